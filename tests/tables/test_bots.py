"""Bots at the table that are slow, hang, die, lie or shout: nobody waits for them longer than their budget."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from steady import PATIENCE, wait_for
from tables.people import BOT, LINK, ME, Party

from palas.engine.core.state import what, who
from palas.tables import BotPool, Hall, Store
from palas.tables.looks import past_state
from palas.tables.thinking import Job, Task, fast_copy, thinks_compiled
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
        pool = BotPool(int(more.pop("workers", 1)), command=worker(does), **{"budget": PATIENCE, **more})
        made.append(Hall(Store(sqlite_url), pool))
        made[-1].start()
        return made[-1]

    yield make
    for hall in made:
        hall.stop()


def bot_moves(party: Party) -> list[str]:
    lines = party.table.record(full=True).lines
    return [line["do"] for line in lines if line.get("seat") == 1]


def bot_answers(party: Party) -> list[tuple[str, list[str]]]:
    """What the bot answered so far, each with what was legal at that moment."""
    standing = party.table.standing
    made = []
    for number, entry in enumerate(standing.state.entries()):
        if who(entry) == 1:
            past = past_state(standing, number)
            made.append((past.game.action_code(what(entry)), [action.code for action in past.legal(1)]))
    return made


def until_the_bot_is_asked(party: Party) -> None:
    while not party.table.standing.bots_to_act():
        party.move(0)


def test_a_bots_answer_is_his_move(hall_with):
    hall = hall_with(ANSWER)
    party = Party(hall, ME, BOT)
    until_the_bot_is_asked(party)
    assert hall.wait_for_bots(PATIENCE)
    answers = bot_answers(party)
    assert answers
    assert all(code == legal[-1] for code, legal in answers)


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
    hall = hall_with(does, budget=0.3 if "sleep" in does else PATIENCE)
    party = Party(hall, ME, BOT)
    until_the_bot_is_asked(party)
    wait_for(lambda: bot_moves(party), "the table waits for its bot")
    assert all(code in legal for code, legal in bot_answers(party))


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
        assert hall.wait_for_bots(PATIENCE)
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
    assert hall.wait_for_bots(PATIENCE)
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

    def goes_on() -> bool:
        if quick.table.standing.state.to_act == (0,):
            quick.move(0)
        return len(bot_moves(quick)) >= 5

    wait_for(goes_on, "the table waits for another table's bot")
    assert not slow.table.standing.state.over


def test_bots_are_served_in_turn(hall_with, tmp_path):
    """A table of bots only does not keep another table's bot waiting behind all of its own moves."""
    hall = hall_with(f"""
    asked = globals().get("asked", 0) + 1
    while not os.path.exists(os.path.join({str(tmp_path)!r}, str(asked))):
        time.sleep(0.01)
    {ANSWER}""")
    busy, other = Party(hall, BOT, BOT, BOT), Party(hall, ME, BOT)
    hall.subscribe(busy.table.id, lambda version: None)
    answers = 0
    while len(bot_moves(other)) < 3:
        if other.table.standing.state.to_act == (0,):
            other.move(0)
            continue
        answers += 1
        before = busy.table.version, other.table.version
        (tmp_path / str(answers)).touch()  # the next question in the queue may be answered
        wait_for(lambda before=before: (busy.table.version, other.table.version) != before, "no bot moves")
    assert answers <= 7, "one of the busy table's, then one of the other's"


def test_bots_move_at_the_pace_of_the_table(hall_with):
    hall = hall_with(ANSWER)
    start = time.monotonic()
    party = Party(hall, ME, BOT, pace=0.6)
    while not party.table.standing.bots_to_act() and not bot_moves(party):
        start = time.monotonic()
        party.move(0)
    wait_for(lambda: bot_moves(party), "the bot does not move")
    assert time.monotonic() - start >= 0.6


def test_a_bot_that_thinks_when_the_server_stops_thinks_again_after_the_start(hall_with):
    hall = hall_with("time.sleep(1000)", budget=1000)
    party = Party(hall, BOT, BOT)
    party.look(None)
    stopping = threading.Thread(target=hall.stop)
    stopping.start()
    stopping.join(PATIENCE)
    assert not stopping.is_alive(), "the server waits for its bots' thoughts"
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


def test_bots_think_compiled_as_soon_as_a_copy_was_built_beside_the_server(tmp_path, monkeypatch):
    """run.py says where it will be and from which sources; until it is there, and fits, they go on as before."""
    copy = tmp_path / "compiled"
    monkeypatch.setenv("PALAS_FAST", str(copy))
    monkeypatch.setenv("PALAS_FAST_SOURCES", "these")
    pool = BotPool(1, budget=PATIENCE, command=worker("print(json.dumps({'code': sys.path[1]}), flush=True)"))
    pool.start()
    task = Task("master", 1, b'{"asked": {"legal": []}}', ())

    def says() -> str:
        answer = pool.consult(Turn(), task)
        assert answer is not None
        return answer.code

    try:
        assert says() != str(copy)
        (tmp_path / "palas-compiled").write_text("others")
        assert not fast_copy()
        assert says() != str(copy)
        (tmp_path / "palas-compiled").write_text("these")
        assert thinks_compiled()
        assert says() == str(copy)
    finally:
        pool.stop()
