"""Hints at a table: against bots always, among people only where the table allows it; the log tells of each."""

from __future__ import annotations

import pytest
from steady import PATIENCE
from tables.people import BOT, LINK, ME, Party

from palas.tables import BotPool, Hall, Store
from palas.tables.errors import NoHints, NotAskedNow, NotYourSeat


def log(party):
    return [text for _, text in party.look(0).log]


def turn_of(party, seat):
    while party.to_act() != seat:
        party.move()


def test_against_bots_a_hint_is_given_and_told_once(hall, halls, sqlite_url):
    party = Party(hall, ME, BOT)
    turn_of(party, 0)
    assert party.look(0).hints
    tips = party.table.hint(party.host, 0)
    assert {tip.code for tip in tips} <= {action.code for action in party.look(0).legal}
    version = party.table.version
    assert party.table.hint(party.host, 0) == tips
    assert party.table.version == version
    told = [line for line in log(party) if "asks a master for a hint" in line]
    assert len(told) == 1
    party.move(0, tips[0].code)
    assert halls(sqlite_url).table(party.table.id).look(party.host, 0).log == party.look(0).log


def test_among_people_nobody_gets_a_hint_unless_the_table_allows_it(hall):
    strict = Party(hall, ME, LINK)
    strict.join(1)
    turn_of(strict, 0)
    assert not strict.look(0).hints
    with pytest.raises(NoHints) as refused:
        strict.table.hint(strict.host, 0)
    assert "Menschen" in refused.value.text("de")
    kind = Party(hall, ME, LINK, hints=True)
    kind.join(1)
    turn_of(kind, 0)
    assert "Hints are allowed at this table." in log(kind)
    assert kind.table.hint(kind.host, 0)


def test_only_whoever_is_asked_may_ask(hall):
    party = Party(hall, ME, LINK, hints=True)
    other = party.join(1)
    turn_of(party, 0)
    with pytest.raises(NotAskedNow):
        party.table.hint(other, 1)
    with pytest.raises(NotYourSeat):
        party.table.hint(other, 0)


def test_a_worker_process_is_asked_where_there_is_one(sqlite_url):
    hall = Hall(Store(sqlite_url), BotPool(workers=1, budget=PATIENCE))
    hall.start()
    try:
        party = Party(hall, ME, LINK, hints=True)
        party.join(1)
        turn_of(party, 0)
        assert party.table.hint(party.host, 0)
    finally:
        hall.stop()
