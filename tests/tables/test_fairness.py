"""Bots are fair to people: who waits comes first, who brings many tables waits for his own, who is alone pauses."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from steady import PATIENCE, wait_for
from tables.people import BOT, LINK, ME, Party, visitor

from palas.engine.errors import BadData
from palas.tables import BotPool, Hall, Store, Table, turns
from palas.tables.turns import ALONE, HOUSEHOLD, PLAYED, WATCHED, Turn, Turns

# A worker that notes how many sit at the table of each question, and answers when the test opens the gate.
NOTING_WORKER = """
import json, os, sys, time
print(json.dumps({"code": "", "problem": ""}), flush=True)
for line in sys.stdin:
    view = json.loads(line)["view"]
    print(len(view["people"]), file=open(%r, "a"), flush=True)
    while not os.path.exists(%r):
        time.sleep(0.01)
    print(json.dumps({"code": view["asked"]["legal"][-1], "problem": ""}), flush=True)
"""


@contextmanager
def coming_from(household: str) -> Iterator[None]:
    """What happens in this block comes from one address."""
    before = HOUSEHOLD.set(household)
    yield
    HOUSEHOLD.reset(before)


def served(line: Turns[str]) -> list[str]:
    return [line.pop() for _ in range(len(line))]


# -- the queue ----------------------------------------------------------------------------------------------------


def test_who_brings_many_tables_waits_for_his_own():
    line: Turns[str] = Turns()
    for number in range(29):
        assert line.push(Turn(PLAYED, "north", f"host {number}"), "north")
    assert line.push(Turn(PLAYED, "south", "Ann"), "Ann")
    assert served(line).index("Ann") == 1


def test_hosts_of_one_address_take_turns():
    line: Turns[str] = Turns()
    for _ in range(29):
        line.push(Turn(PLAYED, "house", "Ben"), "Ben")
    line.push(Turn(PLAYED, "house", "Ann"), "Ann")
    assert served(line).index("Ann") == 1


def test_an_address_that_is_not_known_counts_by_its_host():
    line: Turns[str] = Turns()
    for _ in range(29):
        line.push(Turn(PLAYED, "", "Ben"), "Ben")
    line.push(Turn(PLAYED, "", "Ann"), "Ann")
    assert served(line).index("Ann") == 1


def test_where_somebody_waits_comes_first_but_nobody_waits_for_ever():
    line: Turns[str] = Turns()
    for number in range(100):
        for rank, name in ((ALONE, "alone"), (WATCHED, "watched"), (PLAYED, "played")):
            line.push(Turn(rank, f"{name} {number}", ""), name)
    order = served(line)
    assert order[:3] == ["played"] * 3
    first = order[:80]
    assert first.count("played") > first.count("watched") > 0
    assert first.count("alone") > 0
    assert len(order) == 300


def test_what_one_host_asks_is_answered_in_the_order_in_which_it_was_asked():
    line: Turns[int] = Turns()
    for number in range(50):
        line.push(Turn(WATCHED, "a", "b"), number)
    assert [line.pop() for _ in range(50)] == list(range(50))


def test_the_queue_is_bounded_for_each_address_and_in_all(monkeypatch):
    monkeypatch.setattr(turns, "MOST", 10)
    monkeypatch.setattr(turns, "MOST_OF_A_HOUSEHOLD", 4)
    line: Turns[int] = Turns()
    assert [line.push(Turn(PLAYED, "a", str(n)), n) for n in range(6)] == [True] * 4 + [False] * 2
    assert [line.push(Turn(PLAYED, household, ""), 0) for household in "bcdefgh"] == [True] * 6 + [False]
    assert len(line) == 10
    line.pop()
    assert line.push(Turn(PLAYED, "a", "again"), 7), "one of them was served"


def test_an_empty_queue_remembers_nobody():
    line: Turns[int] = Turns()
    for number in range(20):
        line.push(Turn(number % 3, f"household {number}", f"host {number}"), number)
    while len(line):
        line.pop()
    assert not any(line._ranks)
    assert not line._of_household


# -- at the tables ------------------------------------------------------------------------------------------------


@pytest.fixture
def gated(sqlite_url, tmp_path):
    """A hall whose one worker waits for a gate, the gate, and what the worker was asked."""
    gate, notes = tmp_path / "gate", tmp_path / "notes"
    command = [sys.executable, "-c", NOTING_WORKER % (str(notes), str(gate))]
    hall = Hall(Store(sqlite_url), BotPool(1, budget=1000, command=command))
    hall.start()
    yield hall, gate, notes
    hall.stop()
    hall.store.close()


def test_many_tables_from_one_address_do_not_make_another_persons_bot_wait(gated):
    hall, gate, notes = gated
    tables = []
    with coming_from("north"):
        for _ in range(29):
            tables.append(Party(hall, ME, LINK, BOT))
            tables[-1].look(0)
    assert hall.bots.waiting >= 28
    with coming_from("south"):
        ann = Party(hall, ME, BOT)
        while not ann.table.standing.bots_to_act():
            ann.move(0)
    before = ann.table.version
    gate.touch()
    wait_for(lambda: ann.table.version > before, "Ann's bot does not move")
    asked = notes.read_text().split()
    assert asked.index("2") <= 2, "one was thought about already, one is the other address's turn"
    assert len(tables) == 29


def test_what_finds_no_room_in_the_queue_is_thought_about_later(gated, monkeypatch):
    monkeypatch.setattr(turns, "MOST", 1)
    hall, gate, _ = gated
    parties = [Party(hall, BOT, ME) for _ in range(4)]
    assert hall.bots.waiting <= 1
    gate.touch()
    for party in parties:
        wait_for(lambda party=party: 1 in party.table.standing.state.to_act, "a bot was forgotten")


def test_bots_alone_pause_while_nobody_looks_and_go_on_when_somebody_does(still_watch, hall):
    party = Party(hall, BOT, BOT, BOT)
    begun = party.table.version
    hall._watch.sweep(hall.now())
    assert hall.wait_for_bots(PATIENCE)
    assert party.table.version == begun
    left_at = begun + 5

    def leaves(version: int) -> None:
        if version >= left_at:
            leave()

    leave = hall.subscribe(party.table.id, leaves)
    wait_for(lambda: party.table.version >= left_at, "the bots do not go on")
    assert hall.wait_for_bots(PATIENCE)
    hall._watch.sweep(hall.now())
    assert hall.wait_for_bots(PATIENCE)
    assert not party.table.standing.state.over, "who watched is gone"
    party.look(None)
    assert party.table.standing.state.over


def test_bots_that_play_for_the_absent_pause_too(still_watch, hall):
    party = Party(hall, ME, BOT)
    party.play(3)
    party.table.hand_over(party.host, 0, "bot")
    hall.audience._looks.clear()  # half a minute later
    version = party.table.version
    hall._watch.sweep(hall.now())
    assert hall.wait_for_bots(PATIENCE)
    assert party.table.version == version or party.table.standing.state.over


def test_a_table_that_waits_for_a_person_does_not_pause(hall):
    party = Party(hall, BOT, LINK)
    assert party.table.standing.state.to_act == (1,), "the bot has moved though nobody looked"


def test_a_look_does_not_last_for_ever(hall, monkeypatch):
    party = Party(hall, ME, BOT)
    party.look(0)
    assert hall.audience.present(party.table.id)
    assert party.table.id in hall.audience.tables()
    monkeypatch.setattr(turns, "LOOK_SECONDS", 0.0)
    assert not hall.audience.present(party.table.id)
    assert hall.audience.tables() == []


def test_where_a_host_comes_from_is_known_for_the_last_tables_only(hall, monkeypatch):
    monkeypatch.setattr(turns, "REMEMBERED", 3)
    with coming_from("north"):
        parties = [Party(hall, ME, BOT) for _ in range(5)]
    known = [hall.audience.household(party.table.id) for party in parties]
    assert known == ["", "", "north", "north", "north"]
    parties[4].table.watch(stranger := visitor(hall), parties[4].opened.watch)
    with coming_from("south"):
        parties[4].table.look(stranger, None)
        parties[3].look(0)
    assert hall.audience.household(parties[3].table.id) == "south", "its host has moved"
    assert hall.audience.household(parties[4].table.id) == "north", "a stranger looked"


def test_a_table_that_cannot_be_looked_after_is_not_tried_with_every_sweep(still_watch, hall, monkeypatch):
    """Nor does it keep the others from being looked after."""
    quiet = Hall(hall.store)
    broken, sound = Party(quiet, BOT, ME), Party(quiet, BOT, ME)
    tried = []
    load = hall.table

    def table(table_id: str) -> Table:
        if table_id == broken.table.id:
            tried.append(table_id)
            raise BadData("record", detail="no such building")
        return load(table_id)

    monkeypatch.setattr(hall, "table", table)
    for _ in range(3):
        hall._watch.sweep(hall.now())
    assert len(tried) == 1
    assert load(sound.table.id).standing.state.to_act == (1,)
