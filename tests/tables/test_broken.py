"""Tables that cannot be replayed: noticed, kept, explained, and played on from the last sound moment if all agree."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

import pytest
from sqlalchemy import text
from steady import PATIENCE
from tables.people import BOT, HERE, LINK, ME, Party, visitor

from palas.engine.game import Game
from palas.engine.record import Record, replay, verify
from palas.tables import BrokenTable, Hall, NotYourSeat, Quarantined, SeatWish
from palas.tables.errors import BadWish, NotOver

GO_ON, CLOSE = "go-on", "close"


def rewrite(hall: Hall, statement: str, **params: object) -> None:
    """What a broken disk, or a program with wrong rules, might have done to the database."""
    with hall.store.writing() as connection:
        connection.execute(text(statement), params)
    hall._known.clear()
    hall._recent.clear()


def stored_moves(hall: Hall, table_id: str) -> list[tuple[int, str]]:
    with hall.store.reading() as connection:
        rows = connection.execute(
            text("SELECT seq, body FROM log WHERE table_id = :t AND kind = 'do' ORDER BY seq"), {"t": table_id}
        )
        return [(seq, json.loads(body)["do"]) for seq, body in rows]


def break_move(party: Party, number: int = -3, code: str = "place no_such_house") -> int:
    """Replace a stored move by one that cannot be made; its number in the log."""
    seq = stored_moves(party.hall, party.table.id)[number][0]
    rewrite(
        party.hall,
        "UPDATE log SET body = :b WHERE table_id = :t AND seq = :s",
        b=json.dumps({"do": code}), t=party.table.id, s=seq,
    )  # fmt: skip
    return seq


def broken_of(party: Party) -> BrokenTable:
    found = party.hall.broken(party.table.id)
    assert found is not None
    return found


@pytest.fixture
def party(halls: Callable[..., Hall], any_url: str) -> Party:
    """Ann and Cem have made eight moves."""
    party = Party(halls(any_url), ME, LINK, game="caylus")
    party.join(1)
    party.play(8)
    return party


# -- noticing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["place no_such_house", "pass"])
def test_a_move_that_cannot_be_made_is_noticed_and_said_in_a_sentence(party, caplog, code):
    moves = stored_moves(party.hall, party.table.id)
    if code == "pass":  # a move of the game, but not a legal one just then
        with party.hall.store.writing() as connection:
            connection.execute(text("UPDATE log SET seat = 1 - seat WHERE seq = :s"), {"s": moves[-3][0]})
        party.hall._known.clear()
        party.hall._recent.clear()
        seq = moves[-3][0]
    else:
        seq = break_move(party, code=code)
    with caplog.at_level(logging.WARNING), pytest.raises(Quarantined) as refused:
        party.hall.table(party.table.id)
    assert str(seq - 1) in refused.value.text("en")
    assert all(refused.value.text(lang).endswith(".") for lang in ("en", "de"))
    assert any(party.table.id in line for line in caplog.messages)
    assert [line.trouble for line in party.hall.summaries(party.host)] == [True]
    assert broken_of(party).trouble.sound == seq - 1


def test_what_is_damaged_otherwise_is_noticed_too(party):
    table = party.table.id
    last = "(SELECT version FROM tables WHERE id = :t)"
    damages = {
        "UPDATE log SET body = 'not json' WHERE table_id = :t AND seq = 5": 4,
        "UPDATE log SET body = '[]' WHERE table_id = :t AND seq = 5": 4,
        "UPDATE log SET kind = 'dance' WHERE table_id = :t AND seq = 5": 4,
        "DELETE FROM log WHERE table_id = :t AND seq = 5": 4,
        f"DELETE FROM log WHERE table_id = :t AND seq = {last}": party.table.version - 1,
        "UPDATE tables SET version = version + 2 WHERE id = :t": party.table.version,
        "UPDATE tables SET version = version - 1 WHERE id = :t": party.table.version,
        "UPDATE tables SET options = '{\"no\": 1}' WHERE id = :t": 0,
        "UPDATE tables SET options = '{' WHERE id = :t": 0,
    }  # fmt: skip
    names = ("at", "kind", "seat", "body")
    with party.hall.store.reading() as connection:
        log = connection.execute(text("SELECT * FROM log WHERE table_id = :t"), {"t": table}).mappings().all()
        facts = connection.execute(text("SELECT version, options FROM tables WHERE id = :t"), {"t": table}).one()
    for statement, sound in damages.items():
        rewrite(party.hall, statement, t=table)
        with pytest.raises(Quarantined):
            party.hall.table(table)
        assert broken_of(party).trouble.sound == sound, statement
        with party.hall.store.writing() as connection:
            connection.execute(text("DELETE FROM log WHERE table_id = :t"), {"t": table})
            for row in log:
                columns = ", ".join(names)
                values = ", ".join(f":{name}" for name in names)
                connection.execute(
                    text(f"INSERT INTO log (table_id, seq, {columns}) VALUES (:table_id, :seq, {values})"), dict(row)
                )
            connection.execute(
                text("UPDATE tables SET version = :v, options = :o WHERE id = :t"),
                {"v": facts.version, "o": facts.options, "t": table},
            )
        party.hall.forget(table)
        assert party.hall.table(table).version == party.table.version  # whole again: the mark is gone
        assert not party.hall.summaries(party.host)[0].trouble


def test_other_rules_and_a_missing_game_are_explained(party):
    table = party.table.id
    rewrite(party.hall, "UPDATE tables SET rules = '0' WHERE id = :t", t=table)
    with pytest.raises(Quarantined) as refused:
        party.hall.table(table)
    assert refused.value.key == "trouble-rules"
    assert "version 0" in refused.value.text("en")
    with pytest.raises(BadWish):
        broken_of(party).vote(party.host, GO_ON)
    rewrite(party.hall, "UPDATE tables SET rules = '1', game = 'chess' WHERE id = :t", t=table)
    party.hall.forget(table)
    with pytest.raises(Quarantined) as refused:
        party.hall.table(table)
    assert refused.value.key == "trouble-game"
    assert "chess" in refused.value.text("de")
    record = Record.read(party.hall.export(table))
    assert [line["do"] for line in record.lines if "do" in line] == [
        code for _, code in stored_moves(party.hall, table)
    ]


def test_it_is_not_tried_again_at_every_request_but_after_a_restart(party, halls, any_url, monkeypatch):
    break_move(party)
    tried = []
    load = Hall.replay.__globals__["load"]
    monkeypatch.setitem(Hall.replay.__globals__, "load", lambda stored: tried.append(1) or load(stored))
    for _ in range(3):
        with pytest.raises(Quarantined):
            party.hall.table(party.table.id)
    assert len(tried) == 1
    other = halls(any_url)
    assert other.doctor.wait(PATIENCE)
    assert len(tried) == 2
    with pytest.raises(Quarantined):
        other.table(party.table.id)
    assert len(tried) == 2


def test_a_process_that_plays_by_wrong_rules_ruins_nothing_for_good(halls, any_url, monkeypatch):
    """Its moves are noticed by the others; they are kept, and the game goes on where it was sound."""
    party = Party(halls(any_url, bots=False), ME, HERE)
    party.play(4)
    sound = party.table.version
    other = halls(any_url, bots=False).table(party.table.id)
    assert other.version == sound
    legal = {action.code for action in party.look(party.to_act()).legal}
    illegal = next(code for code in party.table.game.box.codes if code not in legal)
    with monkeypatch.context() as wrong:
        wrong.setattr(Game, "check", lambda self, state, action: None)
        wrong.setattr("palas.tables.standing.Standing._do", lambda self, row: None)
        party.table.act(party.host, party.to_act(), illegal, party.table.version, "wrong")
    with pytest.raises(Quarantined):
        other.act(party.host, other.standing.state.to_act[0], "pass", other.version, "later")
    with pytest.raises(Quarantined):
        other._hall.table(party.table.id)
    assert other._hall.broken(party.table.id).vote(party.host, GO_ON)
    assert other._hall.table(party.table.id).standing.state.length == other.standing.state.length
    party.hall.forget(party.table.id)
    assert party.hall.table(party.table.id).version > sound + 1
    party.table = party.hall.table(party.table.id)
    party.play(3)


def test_bots_and_clocks_leave_it_alone(still_watch, halls, sqlite_url, caplog):
    party = Party(halls(sqlite_url), ME, BOT)
    party.play(3)
    break_move(party)
    rewrite(party.hall, "UPDATE tables SET bot_turn = 1, deadline = 1 WHERE id = :t", t=party.table.id)
    with pytest.raises(Quarantined):
        party.hall.table(party.table.id)
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        party.hall._watch.look_at_clocks()
        party.hall._watch.sweep(party.hall.now() + 100)
    assert caplog.messages == []


# -- deciding -----------------------------------------------------------------------------------------------------


def test_all_persons_must_agree_to_go_on(party):
    seq = break_move(party)
    rows = len(stored_moves(party.hall, party.table.id))
    before = party.table.version
    friend = party.people[1]
    broken = broken_of(party)
    assert [(one.name, one.choice) for one in broken.voters(party.host)] == [("Ann", ""), ("Cem", "")]
    assert not broken.vote(party.host, GO_ON)
    assert not broken.vote(party.host, CLOSE)  # changes his mind
    assert not broken.vote(friend, GO_ON)
    assert [(one.choice, one.mine) for one in broken.voters(friend)] == [(CLOSE, False), (GO_ON, True)]
    with pytest.raises(Quarantined):
        party.hall.table(party.table.id)
    assert broken.vote(party.host, GO_ON)
    table = party.hall.table(party.table.id)
    assert table.version > before
    assert len(stored_moves(party.hall, party.table.id)) == rows, "nothing was deleted"
    assert table.standing.state.length < party.table.standing.state.length
    assert table.sheet.id == party.table.id
    assert any("set aside" in line for _, line in table.look(party.host, 0, lang="en").log)
    assert table.seats_of(friend) == (1,)
    assert not party.hall.summaries(party.host)[0].trouble
    assert len(table.standing.lengths) == table.version
    assert seq <= before
    party.table = table
    party.play_out()
    assert verify(party.table.record()).ok


def test_it_can_break_again_and_be_mended_again(party):
    for _ in range(2):
        break_move(party, -2)
        for person in party.people.values():
            broken_of(party).vote(person, GO_ON)
        party.table = party.hall.table(party.table.id)
        party.play(4)
    party.hall.forget(party.table.id)
    assert party.hall.table(party.table.id).version == party.table.version


def test_who_sat_down_after_the_sound_moment_keeps_his_seat(halls, sqlite_url):
    party = Party(halls(sqlite_url), ME, LINK)
    party.join(1)
    party.play(4)
    secret = party.table.hand_over(party.host, 1, "link")
    late = visitor(party.hall, "Dora")
    assert party.table.join(late, secret, "Dora") == 1
    party.people[1] = late
    break_move(party, 1)
    for person in party.people.values():
        broken_of(party).vote(person, GO_ON)
    table = party.hall.table(party.table.id)
    assert table.seats_of(late) == (1,)
    assert table.standing.names[1] == "Dora"


def test_a_request_answered_before_gets_the_same_answer_after(party):
    seat = party.to_act()
    seen = party.table.version
    code = party.move(seat, key="before")
    break_move(party, -1)
    for person in party.people.values():
        broken_of(party).vote(person, GO_ON)
    table = party.hall.table(party.table.id)
    assert table.act(party.people[seat], seat, code, seen, "before").repeated


def test_strangers_have_no_say_and_see_nothing(party):
    break_move(party)
    stranger = visitor(party.hall, "Eve")
    broken = broken_of(party)
    assert not broken.is_of(stranger)
    for ask in (
        lambda: broken.vote(stranger, GO_ON),
        lambda: broken.record(stranger),
        lambda: broken.story(stranger, "en"),
    ):
        with pytest.raises(NotYourSeat):
            ask()
    with pytest.raises(BadWish):
        broken.vote(party.host, "dance")


def test_where_nobody_sits_the_host_decides(halls, sqlite_url):
    party = Party(halls(sqlite_url, bots=False), BOT, BOT, game="castle")
    for seat in (0, 1, 0, 1, 0):
        standing = party.table.standing
        if seat in standing.bots_to_act():
            party.table.play_for(seat, standing.state.legal(seat)[0].code, standing.asked_since[seat])
    break_move(party, -1, "no such thing")
    broken = broken_of(party)
    assert broken.voters(party.host) == []
    assert not broken.may_vote(visitor(party.hall))
    assert broken.vote(party.host, GO_ON)


# -- taking along -------------------------------------------------------------------------------------------------


def test_the_record_goes_as_far_as_it_is_sound(halls, sqlite_url):
    party = Party(halls(sqlite_url), ME, BOT, seed=None)
    party.play(5)
    break_move(party)
    record = broken_of(party).record(party.host)
    assert "key" not in record.header
    assert replay(record).length >= 1
    exported = Record.read(party.hall.export(party.table.id))
    assert exported.lines == record.lines
    assert exported.header["key"] == party.table.sheet.key.hex()


def test_a_record_with_others_secrets_is_given_only_when_all_have_ended_the_table(party):
    break_move(party)
    broken = broken_of(party)
    with pytest.raises(NotOver):
        broken.record(party.host)
    told = broken.story(party.host, "de")
    assert len(told.splitlines()) > 3
    for person in party.people.values():
        broken.vote(person, CLOSE)
    with pytest.raises(Quarantined) as refused:
        party.hall.table(party.table.id)
    assert refused.value.key == "trouble-closed"
    assert broken_of(party).record(party.people[1]).lines
    with pytest.raises(NotYourSeat):
        broken_of(party).vote(party.host, GO_ON)


def test_a_seat_for_somebody_here_is_no_other_person(halls, sqlite_url):
    party = Party(halls(sqlite_url), ME, SeatWish("here", "Bea"))
    party.play(4)
    break_move(party)
    assert broken_of(party).record(party.host).lines
    assert broken_of(party).vote(party.host, GO_ON)
