"""Bots at the table that are slow, hang, die, lie or shout: nobody waits for them longer than their budget."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

import pytest
from tables.conftest import wait_for
from tables.people import BOT, LINK, ME, Party

from palas.tables import BotPool, Hall, Store
from palas.tables.thinking import Job, Task
from palas.tables.turns import Turn

# A worker of the test: it says that it is ready, then does with each question what the test wants.
WORKER = """
import json, os, sys, time
print(json.dumps({"code": "", "problem": ""}), flush=True)
for line in sys.stdin:
    legal = json.loads(line)["view"]["asked"]["legal"]
    %s
"""
ANSWER = "print(json.dumps({'code': legal[-1], 'problem': ''}), flush=True)"


def worker(does: str) -> list[str]:
    return [sys.executable, "-c", WORKER % does]


@pytest.fixture
def hall_with(sqlite_url: str) -> Iterator[Callable[..., Hall]]:
    """Make halls with a certain kind of bot."""
    made: list[Hall] = []

    def make(does: str, **more: float) -> Hall:
        made.append(Hall(Store(sqlite_url), BotPool(int(more.pop("workers", 1)), command=worker(does), **more)))
        made[-1].start()
        return made[-1]

    yield make
    for hall in made:
        hall.stop()


def bot_moves(party: Party) -> list[str]:
    lines = party.table.record(full=True).lines
    return [line["do"] for line in lines if line.get("seat") == 1]


def until_the_bot_is_asked(party: Party) -> None:
    while not party.table.standing.bots_to_act():
        party.move(0)


def test_a_bots_answer_is_his_move(hall_with):
    hall = hall_with(ANSWER)
    party = Party(hall, ME, BOT)
    until_the_bot_is_asked(party)
    legal = [action.code for action in party.table.standing.state.legal(1)]
    count = len(bot_moves(party))
    assert hall.wait_for_bots(20)
    assert bot_moves(party)[count] == legal[-1]


@pytest.mark.parametrize(
    "does",
    [
        "time.sleep(1000)",
        "os._exit(3)",
        "print('I will not', flush=True)",
        "print(json.dumps({'code': 'dance', 'problem': ''}), flush=True)",
        "print(json.dumps({'code': '', 'problem': 'no idea'}), flush=True)",
        "raise RuntimeError",
    ],
    ids=["hangs", "dies", "babbles", "cheats", "gives up", "breaks"],
)
def test_a_bot_without_a_legal_answer_makes_a_random_legal_move(hall_with, does):
    hall = hall_with(does, budget=0.3)
    party = Party(hall, ME, BOT)
    until_the_bot_is_asked(party)
    legal = [action.code for action in party.table.standing.state.legal(1)]
    count = len(bot_moves(party))
    wait_for(lambda: len(bot_moves(party)) > count, "the table waits for its bot")
    assert bot_moves(party)[count] in legal


def test_a_worker_that_died_is_replaced(hall_with, tmp_path):
    once = tmp_path / "once"
    does = f"""
    if not os.path.exists({str(once)!r}):
        open({str(once)!r}, "w").close()
        os._exit(1)
    {ANSWER}"""
    hall = hall_with(does)
    party = Party(hall, ME, BOT)
    while len(bot_moves(party)) < 4 or not once.exists():
        assert hall.wait_for_bots(20)
        party.move(0)
    assert once.exists()


def test_no_lock_is_held_while_a_bot_thinks_and_a_late_thought_is_dropped(hall_with, tmp_path):
    gate = tmp_path / "gate"
    hall = hall_with(f"""
    while not os.path.exists({str(gate)!r}):
        time.sleep(0.01)
    {ANSWER}""")
    party = Party(hall, ME, LINK)
    friend = party.join(1)
    while party.table.standing.state.to_act != (1,):
        party.move(0)
    before = len(bot_moves(party))
    party.table.hand_over(party.host, 1, "bot")
    assert not hall.wait_for_bots(0.5), "Cem's bot thinks …"
    assert party.look(0).to_act == (1,)
    party.table.come_back(friend, 1)
    code = party.move(1)  # … and Cem is back before it is done
    gate.touch()
    assert hall.wait_for_bots(10)
    assert bot_moves(party)[before:] == [code]


def test_a_late_thought_is_refused_by_the_table(hall):
    party = Party(hall, ME, LINK)
    party.join(1)
    seat = party.to_act()
    asked = party.look(seat).asked_since
    assert not party.table.play_for(seat, "pass", asked), "a person sits there"
    quiet = Party(Hall(hall.store), ME, BOT)
    while not quiet.table.standing.bots_to_act():
        quiet.move(0)
    asked = quiet.table.standing.asked_since[1]
    version = quiet.table.version
    assert not quiet.table.play_for(1, "pass", asked - 1), "another question"
    assert quiet.table.version == version
    assert quiet.table.play_for(1, "pass", asked)
    assert not quiet.table.play_for(1, "pass", asked), "answered already"


def test_a_slow_bot_holds_up_no_other_table(hall_with):
    """One table's bot hangs; another table's people and bots go on."""
    does = f"""
    if len(json.loads(line)["view"]["people"]) == 3:
        time.sleep(1000)
    {ANSWER}"""
    hall = hall_with(does, budget=1000, workers=2)
    slow = Party(hall, BOT, BOT, BOT)
    hall.subscribe(slow.table.id, lambda version: None)
    quick = Party(hall, ME, BOT)
    start = time.monotonic()
    while len(bot_moves(quick)) < 5:
        if quick.table.standing.state.to_act == (0,):
            quick.move(0)
        assert time.monotonic() - start < 60
    assert not slow.table.standing.state.over


def test_bots_are_served_in_turn(sqlite_url):
    """A table of bots only does not keep another table's bot waiting behind all of its own moves."""
    hall = Hall(Store(sqlite_url), BotPool(1))
    hall.start()
    try:
        busy = Party(hall, BOT, BOT, BOT)
        hall.subscribe(busy.table.id, lambda version: None)
        other = Party(hall, ME, BOT)
        while len(bot_moves(other)) < 3 and not busy.table.standing.state.over:
            if other.table.standing.state.to_act == (0,):
                other.move(0)
        assert len(bot_moves(other)) >= 3
    finally:
        hall.stop()


def test_bots_move_at_the_pace_of_the_table(hall_with):
    hall = hall_with(ANSWER)
    party = Party(hall, ME, BOT, pace=0.6)
    until_the_bot_is_asked(party)
    start, count = time.monotonic(), len(bot_moves(party))
    wait_for(lambda: len(bot_moves(party)) > count, "the bot does not move")
    assert time.monotonic() - start > 0.4


def test_a_bot_that_thinks_when_the_server_stops_thinks_again_after_the_start(hall_with):
    hall = hall_with("time.sleep(1000)", budget=1000)
    party = Party(hall, BOT, BOT)
    party.look(None)
    start = time.monotonic()
    hall.stop()
    assert time.monotonic() - start < 60
    assert bot_moves(party) == []
    again = hall_with(ANSWER)
    again.subscribe(party.table.id, lambda version: None)
    wait_for(lambda: len(again.table(party.table.id).record(full=True).lines) > 8, "the bots sleep")


def test_the_pool_of_the_callers_thread_goes_no_deeper_with_every_move():
    pool = BotPool(0)
    task = Task("nobody", 1, b"{}", ("pass",))
    left = 5000

    def done(code: str) -> None:
        nonlocal left
        if left:
            left -= 1
            pool.submit(Job(Turn(), lambda: task, done))

    pool.submit(Job(Turn(), lambda: task, done))
    assert left == 0
