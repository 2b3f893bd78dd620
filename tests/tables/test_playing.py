"""Whole games among people and bots, stored and loaded again."""

from __future__ import annotations

import pytest
from steady import PATIENCE
from tables.people import BOT, HERE, LINK, ME, Party, new_hall, visitor

import palas
import palas.tables
from palas.engine.errors import IllegalAction, UnknownAction
from palas.tables import BotPool, Hall, NotOver, SeatWish, Store, TableWish
from palas.tables.errors import MayNotWatch, NoSuchTable, NotYourSeat


def test_two_people_and_two_bots_play_a_whole_game_that_is_there_again_after_a_restart(any_url, halls):
    party = Party(halls(any_url), ME, LINK, BOT, BOT, seed=None)
    party.join(1)
    assert party.look(0).key is None
    party.play_out()
    end = party.look(0)
    assert end.result is not None
    assert end.over
    assert [sum(parts.values()) for parts in end.breakdown] == list(end.result.scores)

    record = palas.Record.read(party.table.record().text())
    checked = palas.verify(record)
    assert checked.ok, checked
    assert checked.shuffles is True
    assert checked.commitment is True
    assert record.header["commitment"] == end.commitment
    assert palas.replay(record).scores() == list(end.result.scores)

    again = halls(any_url).table(party.table.id)
    assert again.version == party.table.version
    look = again.look(party.host, 0)
    assert (look.view, look.log, look.names, look.seats) == (end.view, end.log, end.names, end.seats)
    assert again.look(party.people[1], 1).view == party.look(1).view


def test_bots_in_worker_processes_play_a_game_to_its_end(sqlite_url):
    hall = Hall(Store(sqlite_url), BotPool(workers=1, budget=PATIENCE))
    hall.start()
    try:
        party = Party(hall, SeatWish("bot", bot="greedy"), BOT, ME)
        while not party.table.standing.state.over:
            assert hall.wait_for_bots(PATIENCE)
            if not party.table.standing.state.over:
                party.move(2)
        assert party.look(2).result is not None
    finally:
        hall.stop()


def test_the_same_seed_deals_the_same_game(hall):
    first, second = Party(hall, ME, BOT, seed=5), Party(hall, ME, BOT, seed=5)
    first.play(10)
    second.play(10)
    assert first.table.record(full=True).lines == second.table.record(full=True).lines


def test_every_row_follows_the_last_and_a_move_is_stored_with_its_chance(hall, dice_market):
    party = Party(hall, ME, HERE, game="dice_market")
    seen = []
    hall.subscribe(party.table.id, seen.append)
    before = party.table.version
    while party.look(0).decision is None or party.look(0).decision.kind != "buy":
        party.move()
    assert seen[-1] == party.table.version
    at = party.table.version
    party.move(0, "buy")
    assert party.table.version == at + 2, "the purchase and the card that is drawn"
    assert seen == sorted(seen)
    assert seen[0] > before
    with hall.store.reading() as connection:
        from palas.tables.ledger import read_rows

        rows = read_rows(connection, party.table.id, 0)
    assert [row.seq for row in rows] == list(range(1, party.table.version + 1))
    assert [row.kind for row in rows[-2:]] == ["do", "chance"]


def test_a_look_says_what_is_asked_and_what_is_legal(hall):
    party = Party(hall, ME, HERE, HERE)
    seat = party.to_act()
    look = party.look(seat)
    assert look.decision is not None
    assert look.legal
    assert tuple(action.code for action in look.legal) == look.view.asked.legal
    assert look.asked_since <= look.version
    other = next(number for number in range(3) if number != seat)
    assert party.look(other).legal == ()
    assert party.look(other).decision is None
    spectator = party.look(None)
    assert spectator.view.seat is None
    assert spectator.legal == ()


def test_why_not_and_refused_moves_change_nothing(hall):
    party = Party(hall, ME, HERE)
    seat = party.to_act()
    version = party.table.version
    assert party.table.why_not(party.host, seat, "place castle") == []
    reasons = party.table.why_not(party.host, seat, "batch food+wood+gold")
    assert reasons
    assert reasons[0].text("de")
    with pytest.raises(IllegalAction):
        party.table.act(party.host, seat, "batch food+wood+gold", version, "a")
    with pytest.raises(UnknownAction):
        party.table.act(party.host, seat, "dance", version, "b")
    with pytest.raises(IllegalAction):
        party.table.act(party.host, 1 - seat, "pass", version, "c")
    assert party.table.version == version
    party.move(seat, "place castle", key="a")  # a refused key was not used up


def test_the_preview_says_what_a_move_costs_and_gains(hall):
    party = Party(hall, ME, HERE)
    seat = party.to_act()
    before = dict(party.table.game.holdings(party.look(seat).view, seat))
    preview = party.table.preview(party.host, seat, "place castle")
    assert preview.changes == {"money": -1, "workers": -1}
    version = party.table.version
    party.move(seat, "place castle")
    after = party.table.game.holdings(party.look(seat).view, seat)
    assert {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]} == preview.changes
    assert party.table.version > version
    with pytest.raises(IllegalAction):
        party.table.preview(party.host, party.to_act(), "stop")


def test_the_log_speaks_each_ones_language_and_names(hall):
    party = Party(hall, ME, HERE)
    party.play(4)
    english, german = party.look(0), party.table.look(party.host, 0, lang="de")
    assert len(english.log) == len(german.log) == len(english.told)
    assert english.log != german.log
    assert any("Ann" in text for _, text in english.log)
    assert [entry for entry, _ in english.log] == sorted(entry for entry, _ in english.log)


def test_what_changed_since_the_last_look(hall):
    party = Party(hall, ME, HERE)
    party.play(3)
    first = party.look(0)
    assert first.changed_since(first.version) == first.entries
    party.play(2)
    second = party.look(0)
    assert second.changed_since(first.version) == first.entries
    assert second.changed_since(0) == 0
    party.table.undo(party.host, 0, "back")
    party.table.undo(party.host, 0, "back again")
    party.table.undo(party.host, 0, "and again")
    third = party.look(0)
    assert third.entries < first.entries
    assert third.changed_since(first.version) == third.entries


def test_a_replay_shows_every_moment_as_it_was(hall):
    party = Party(hall, ME, HERE)
    views = {party.look(0).entries: party.look(0).view}
    for _ in range(8):
        party.move()
        views[party.look(0).entries] = party.look(0).view
    for entries, view in views.items():
        past = party.table.at(entries, party.host, 0)
        assert past.view == view
        assert past.legal == ()
        assert all(entry < entries for entry, _ in past.log)
    with pytest.raises(palas.PalasError):
        party.table.at(10_000, party.host, 0)


def test_strangers_see_and_do_nothing(hall):
    party = Party(hall, ME, LINK, BOT)
    stranger = visitor(hall)
    assert party.table.seats_of(stranger) == ()
    with pytest.raises(MayNotWatch):
        party.table.look(stranger, None)
    for seat in range(3):
        with pytest.raises(NotYourSeat):
            party.table.look(stranger, seat)
        with pytest.raises(NotYourSeat):
            party.table.act(stranger, seat, "pass", party.table.version, "x")
        with pytest.raises(NotYourSeat):
            party.table.preview(stranger, seat, "pass")
        with pytest.raises(NotYourSeat):
            party.table.why_not(stranger, seat, "pass")
        with pytest.raises(NotYourSeat):
            party.table.undo(stranger, seat, "y")
    with pytest.raises(NoSuchTable):
        hall.table("nosuchtable")
    with pytest.raises(NotOver):
        party.table.record()


def test_a_public_table_may_be_watched_by_everybody(hall):
    party = Party(hall, ME, BOT, public=True)
    assert party.table.look(visitor(hall), None).view.seat is None


def test_live_tables_leave_memory_and_come_back(hall, monkeypatch):
    monkeypatch.setattr("palas.tables.hall.LIVE_TABLES", 2)
    ids = [Party(hall, ME, BOT).table.id for _ in range(4)]
    assert len(hall._recent) == 2
    for table_id in ids:
        assert hall.table(table_id).version > 0


def test_bots_whose_turn_it_was_go_on_after_a_restart(sqlite_url):
    asleep = new_hall(sqlite_url, bots=False)
    party = Party(asleep, ME, BOT, BOT)
    assert party.table.standing.bots_to_act() == (2,)
    asleep.stop()
    awake = new_hall(sqlite_url)
    try:
        assert awake.wait_for_bots(PATIENCE)
        assert awake.table(party.table.id).standing.state.to_act == (0,)
    finally:
        awake.stop()


def test_a_wish_can_name_a_data_pack(hall):
    changes = {"buildings/n_farm/name_en": "Big Farm"}
    party = Party(hall, ME, BOT, changes=changes)
    assert party.table.game.pack.changes == changes
    party.play(5)
    loaded = Hall(Store(hall.store.url.render_as_string())).table(party.table.id)
    assert loaded.look(party.host, 0).view == party.look(0).view


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": []},
        {"seats": [ME]},
        {"seats": [ME, ME]},
        {"seats": [ME, BOT], "options": {"nosuch": True}},
        {"seats": [ME, BOT], "order": "reverse"},
        {"seats": [ME, BOT], "pace": float("nan")},
        {"seats": [ME, BOT], "pace": 1e9},
        {"seats": [ME, BOT], "seed": 1.5},
        {"seats": [ME, BOT], "seed": "\ud800"},
        {"seats": [ME, palas.tables.SeatWish("bot", bot="nobody")]},
        {"seats": [ME, palas.tables.SeatWish("throne")]},  # type: ignore[arg-type]
        {"seats": [ME, palas.tables.SeatWish("link", "x" * 100)]},
        {"seats": [ME, BOT], "clock": palas.tables.Clock("turn", 0)},
        {"seats": [ME, BOT], "clock": palas.tables.Clock("sand", 60)},  # type: ignore[arg-type]
        {"seats": [ME, BOT], "changes": {"/nosuch/path": 1}},
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_a_sentence(hall, wish):
    with pytest.raises(palas.PalasError) as refused:
        hall.open(visitor(hall), TableWish(**{"game": "caylus", "seats": [ME, BOT], **wish}))
    for lang in ("en", "de"):
        assert refused.value.text(lang).endswith((".", "?"))
    assert hall.open_tables() == []


def test_whoever_is_asked_the_same_in_the_next_round_is_asked_anew(hall):
    """A secret answer leaves the others' question as it was; the last one ends it, and the next may be just alike."""
    party = Party(hall, ME, HERE, BOT, game="castle", options={"winter": True})
    left, alike = 0, 0
    while not party.table.standing.state.over:
        before = party.table.standing
        kinds = {seat: before.state.decision(seat).kind for seat in before.state.to_act}
        party.move()
        after = party.table.standing
        for seat in after.state.to_act:
            if seat in kinds and len(kinds) > 1:
                assert after.asked_since[seat] == before.asked_since[seat]
                left += 1
            else:
                assert after.asked_since[seat] > before.asked_since[seat]
                alike += kinds.get(seat) == after.state.decision(seat).kind
    assert left
    assert alike
