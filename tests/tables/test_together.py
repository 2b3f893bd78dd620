"""The talk and the notes of a table: who may speak, who is heard, who reads what, and that it goes with the table."""

from __future__ import annotations

import json

import msgspec
import pytest
from sqlalchemy import delete, select

from palas.engine.errors import PalasError
from palas.people.everything import delete_person, export
from palas.tables import Hall, NotHost, NotYourSeat, SeatWish, TableWish, Visitor
from palas.tables.errors import BadWish, TalkIsOver
from palas.tables.ledger import TABLES
from palas.tables.schema import HOLDERS, HUSHES, KEYS, LOG, NOTES, SEATS, TALK, WATCHERS
from palas.tables.together import LINES, LONGEST_LINE, LONGEST_NOTE, Together

ANN, BEN, EVE = (Visitor(name.lower(), nickname=name) for name in ("Ann", "Ben", "Eve"))


@pytest.fixture
def seated(hall: Hall):  # type: ignore[no-untyped-def]
    """A table of Ann, who opened it, and Ben."""
    opened = hall.open(ANN, TableWish("caylus", (SeatWish("person"), SeatWish("link")), order="as_listed"))
    table = hall.table(opened.table_id)
    table.join(BEN, opened.secrets[1], "Ben")
    return Together(hall.store), table


def heard(kept: Together, table, visitor: Visitor) -> list[str]:  # type: ignore[no-untyped-def]
    return [f"{line.name}: {line.text}" for line in kept.lines(table, visitor)]


def test_what_is_said_is_heard_by_the_table_in_order(seated) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    assert kept.say(table, ANN, "  Good\nluck!\x07 ", 1.0) == 1
    assert kept.say(table, BEN, "<b>You</b> too", 2.0) == 2
    assert heard(kept, table, BEN) == ["Ann: Good luck!", "Ben: <b>You</b> too"]
    assert [line.mine for line in kept.lines(table, ANN)] == [True, False]
    assert kept.latest(table.id) == 2


def test_who_does_not_sit_there_does_not_speak_and_who_may_not_look_hears_nothing(seated) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    for visitor in (EVE, Visitor("")):
        with pytest.raises(NotYourSeat):
            kept.say(table, visitor, "Hello", 1.0)
        with pytest.raises(NotYourSeat):
            kept.lines(table, visitor)
        with pytest.raises(NotYourSeat):
            kept.write_note(table, visitor, "Hello")
    assert kept.latest(table.id) == 0


@pytest.mark.parametrize("text", ["", "   \n", "x" * (LONGEST_LINE + 1)])
def test_a_line_has_some_words_and_not_too_many(seated, text: str) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    with pytest.raises(BadWish, match=str(LONGEST_LINE)):
        kept.say(table, ANN, text, 1.0)
    assert kept.latest(table.id) == 0


def test_somebody_can_be_hushed_for_oneself_alone(seated) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    line = kept.say(table, BEN, "Hurry up", 1.0)
    kept.hush(table, ANN, line, True)
    kept.hush(table, ANN, line, True)
    kept.say(table, BEN, "Hello?", 2.0)
    assert heard(kept, table, ANN) == ["Ben: ", "Ben: "]
    assert heard(kept, table, BEN) == ["Ben: Hurry up", "Ben: Hello?"]
    kept.hush(table, ANN, line, False)
    assert heard(kept, table, ANN) == ["Ben: Hurry up", "Ben: Hello?"]
    for number in (line + 7, kept.say(table, ANN, "Hm", 3.0)):
        with pytest.raises(BadWish):
            kept.hush(table, ANN, number, True)


def test_the_host_ends_the_talk_and_opens_it_again(seated) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    with pytest.raises(NotHost):
        kept.end(table, BEN, True)
    kept.end(table, ANN, True)
    assert kept.over(table)
    for visitor in (ANN, BEN):
        with pytest.raises(TalkIsOver):
            kept.say(table, visitor, "Hello", 1.0)
    kept.end(table, ANN, False)
    assert kept.say(table, BEN, "Hello", 1.0) == 1


def test_notes_are_their_writers_alone(seated) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    kept.write_note(table, ANN, "Ben saves\r\nstone\x00")
    assert kept.note(table, ANN) == "Ben saves\nstone"
    assert kept.note(table, BEN) == kept.note(table, Visitor("")) == ""
    with pytest.raises(BadWish, match="4,000"):
        kept.write_note(table, ANN, "x" * (LONGEST_NOTE + 1))
    kept.write_note(table, ANN, " ")
    assert kept.note(table, ANN) == ""


def test_only_the_last_lines_are_shown(seated) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    for number in range(LINES + 5):
        kept.say(table, ANN, f"line {number}", float(number))
    shown = heard(kept, table, BEN)
    assert (len(shown), shown[0], shown[-1]) == (LINES, "Ann: line 5", f"Ann: line {LINES + 4}")


def test_no_view_log_or_record_tells_of_it(seated, hall: Hall) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    kept.say(table, ANN, "palimpsest", 1.0)
    kept.write_note(table, ANN, "palimpsest")
    for seat, visitor in ((0, ANN), (1, BEN)):
        look = table.look(visitor, seat, lang="en")
        assert "palimpsest" not in repr(look)
        assert b"palimpsest" not in msgspec.json.encode(table.game.view(table.standing.state, seat))
    assert "palimpsest" not in json.dumps(table.record(full=True).text())


def test_it_goes_with_the_table(seated, hall: Hall) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    line = kept.say(table, BEN, "Hello", 1.0)
    kept.hush(table, ANN, line, True)
    kept.write_note(table, BEN, "x")
    with hall.store.writing() as connection:
        for other in (HOLDERS, SEATS, WATCHERS, KEYS, LOG):
            connection.execute(delete(other).where(other.c.table_id == table.id))
        connection.execute(delete(TABLES).where(TABLES.c.id == table.id))
        for gone in (TALK, HUSHES, NOTES):
            assert connection.execute(select(gone)).first() is None


def test_what_is_refused_is_said_in_both_languages() -> None:
    for error in (TalkIsOver(), BadWish("talk", longest=5), BadWish("talk-line"), BadWish("note", longest=5)):
        assert isinstance(error, PalasError)
        assert error.text("de") != error.text("en")


def test_who_has_himself_forgotten_takes_it_away(seated, hall: Hall) -> None:  # type: ignore[no-untyped-def]
    kept, table = seated
    kept.say(table, BEN, "Hello", 1.0)
    kept.say(table, ANN, "Hi", 2.0)
    kept.write_note(table, BEN, "x")
    with hall.store.reading() as connection:
        taken = export(connection, BEN.id)
    assert [line["text"] for line in taken["talk"]] == ["Hello"]
    assert [line["text"] for line in taken["notes"]] == ["x"]
    delete_person(hall, BEN.id)
    assert heard(kept, hall.table(table.id), ANN) == ["Ann: Hi"]
