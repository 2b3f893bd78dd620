"""Lists of tables, rematch, branches, records in and out."""

from __future__ import annotations

import pytest
from tables.people import BOT, HERE, LINK, ME, OPEN, Party, Time, visitor

import palas
from palas.engine.errors import BadData
from palas.tables import Clock, GameOver, NotOver
from palas.tables.errors import MayNotWatch, NotYourSeat


def test_my_tables_are_those_i_opened_or_sit_at(halls, sqlite_url):
    time = Time()
    hall = halls(sqlite_url, now=time)
    first = Party(hall, ME, LINK, BOT)
    time.passes(1)
    second = Party(hall, BOT, BOT)
    second.look(None)  # bots alone play when somebody looks
    cem = first.join(1, "Cem")
    assert [line.id for line in hall.summaries(cem)] == [first.table.id]
    assert [line.id for line in hall.summaries(second.host)] == [second.table.id]
    assert hall.summaries(visitor(hall)) == []
    (line,) = hall.summaries(cem)
    assert (line.game, line.my_seats, line.mine, line.finished) == ("caylus", (1,), False, False)
    assert [info.name for info in line.seats] == ["Ann", "Cem", "Random"]
    assert [info.kind for info in line.seats] == ["person", "person", "bot"]
    assert len({info.colour for info in line.seats}) == 3
    assert line.round == 1
    assert line.my_turn == (first.look(1).to_act == (1,))
    assert hall.summaries(second.host)[0].finished
    assert hall.summaries(second.host)[0].winners == second.look(None).result.winners


def test_whose_turn_it_is_follows_every_move(hall):
    party = Party(hall, ME, LINK)
    party.join(1)
    for _ in range(12):
        for seat in (0, 1):
            (line,) = hall.summaries(party.people[seat])
            assert line.to_act == party.look(0).to_act
            assert line.my_turn == (seat in party.look(0).to_act)
        party.move()


def test_tables_last_changed_come_first_and_lists_have_an_end(halls, sqlite_url):
    time = Time()
    hall = halls(sqlite_url, now=time)
    host = visitor(hall, "Ann")
    from palas.tables import TableWish

    ids = []
    for _ in range(5):
        ids.append(hall.open(host, TableWish("caylus", [ME, OPEN])).table_id)
        time.passes(1)
    assert [line.id for line in hall.summaries(host)] == ids[::-1]
    assert [line.id for line in hall.open_tables(2)] == ids[:-3:-1]
    assert hall.open_tables(50, visitor=host)[0].my_seats != ()


def test_a_rematch_has_the_same_people_and_is_opened_once(hall, dice_market):
    party = Party(hall, ME, LINK, BOT, game="dice_market", clock=Clock("turn", 60), options={"rich": True})
    cem = party.join(1, "Cem")
    with pytest.raises(NotOver):
        party.table.rematch(party.host)
    party.play_out()
    with pytest.raises(NotYourSeat):
        party.table.rematch(visitor(hall))
    opened = party.table.rematch(cem)
    assert party.look(0).rematch == opened.table_id
    assert party.table.rematch(party.host).table_id == opened.table_id
    table = hall.table(opened.table_id)
    assert sorted(table.standing.names) == sorted(party.look(0).names)
    assert len(table.seats_of(cem)) == len(table.seats_of(party.host)) == 1
    assert table.is_host(cem)
    assert table.sheet.options == {"rich": True}
    assert table.standing.face.clock == Clock("turn", 60)
    assert table.sheet.key != party.table.sheet.key


def test_a_branch_of_a_finished_game_goes_on_from_that_move_against_bots(hall, dice_market):
    party = Party(hall, ME, HERE, game="dice_market")
    party.play_out()
    entries = party.look(0).entries
    opened = party.table.branch(party.host, entries // 2, "random")
    table = hall.table(opened.table_id)
    assert table.seats_of(party.host) == (0,)
    assert table.look(party.host, 0).seats[1].kind == "bot"
    before = party.table.at(entries // 2, party.host, 0).view
    assert table.at(0, party.host, 0).view.hands == before.hands
    while not table.standing.state.over:
        look = table.look(party.host, 0)
        table.act(party.host, 0, look.legal[0].code, look.version, str(look.version))
    assert palas.verify(palas.Record.read(table.record().text()), dice_market).ok
    with pytest.raises(GameOver):
        party.table.branch(party.host, entries)


def test_a_branch_of_a_game_in_play_tells_nothing(hall, dice_market):
    """The others' hands are dealt anew, and chance has a key of its own."""
    hands = set()
    party = Party(hall, ME, LINK, game="dice_market")
    party.join(1)
    party.play(2)
    real = party.table.standing.state.position.hands
    for number in range(12):
        hall.dealer.seed = f"branch {number}"
        opened = party.table.branch(party.host, party.look(0).entries)
        table = hall.table(opened.table_id)
        assert table.sheet.key != party.table.sheet.key
        origin = table.standing.state.origin.position
        assert origin["hands"][0] == real[0]
        hands.add(tuple(origin["hands"][1]))
        assert table.seats_of(party.host) == (0,)
    assert len(hands) > 1
    for other in (visitor(hall), party.people[1]):
        with pytest.raises((NotYourSeat, MayNotWatch)):
            party.table.branch(other, 3, seat=0)


def test_a_table_goes_out_as_a_record_and_comes_in_again(hall, any_url, halls):
    party = Party(hall, ME, HERE, BOT, seed=None)
    party.play(20)
    party.table.undo(party.host, party.to_act(), "u")
    party.play(2)
    text = hall.export(party.table.id)
    elsewhere = halls(any_url)
    opened = elsewhere.import_table(text)
    table = elsewhere.table(opened.table_id)
    ann = visitor(elsewhere)
    assert table.join(ann, opened.secrets[0], "") == 0
    assert table.standing.names == list(party.look(0).names)
    assert table.look(ann, 0).view == party.look(0).view
    assert table.look(ann, 0).commitment == party.look(0).commitment
    assert elsewhere.export(opened.table_id) == text
    seat = table.standing.state.to_act[0]
    table.join(ann, opened.secrets[seat], "")
    table.act(ann, seat, table.look(ann, seat).legal[0].code, table.version, "goes on")


def test_a_finished_record_may_be_watched_by_everybody(hall, dice_market):
    party = Party(hall, ME, BOT, game="dice_market", seed=None)
    party.play_out()
    text = party.table.record().text()
    imported = hall.table(hall.import_record(text))
    look = imported.look(visitor(hall), None)
    assert look.result == party.look(0).result
    assert look.log[-1][1] == party.look(0).log[-1][1]


def test_an_unfinished_record_without_its_key_goes_on_with_new_luck(hall, dice_market):
    party = Party(hall, ME, HERE, game="dice_market", seed=None)
    party.play(2)
    text = palas.record(party.table.standing.state).text()
    assert party.table.sheet.key.hex() not in text
    opened = hall.import_table(text, party.host)
    table = hall.table(opened.table_id)
    ann = visitor(hall)
    for seat in (0, 1):
        table.join(ann, opened.secrets[seat], "")
    assert table.look(ann, 0).commitment == ""
    while not table.standing.state.over:
        seat = table.standing.state.to_act[0]
        look = table.look(ann, seat)
        table.act(ann, seat, look.legal[0].code, look.version, str(look.version))
    assert table.look(ann, 0).key is None
    assert palas.verify(palas.Record.read(table.record().text()), dice_market).ok


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"palas": 1, "game": "chess"}', '{"palas": 1, "game": "caylus"}'])
def test_a_broken_record_gets_a_sentence(hall, text):
    with pytest.raises((BadData, palas.UnknownGame)):
        hall.import_record(text)


def test_a_record_that_begins_with_a_laid_out_position_or_asks_everything_becomes_a_table(hall):
    words = {"phase": "castle", "workers": {"castle": ["red"]}, "red": {"cubes": {}}, "seed": 1, "ask_all": True}
    for state in (palas.position("caylus", **words), palas.game("caylus").start(2, 1, ask_all=True)):
        text = palas.record(state, keep_key=True).text()
        found = hall.table(hall.import_record(text)).standing.state
        assert found.to_dict() == state.to_dict()
        assert found.position.asks_all
