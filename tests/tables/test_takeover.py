"""Two processes on one PostgreSQL: each bot's question is thought about once, and by the other when one is killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from steady import PATIENCE, wait_for
from tables.people import BOT, ME, Party, new_hall

from palas.tables import BotPool, Hall, Store, TableWish, claims, watch
from palas.tables.claims import Claims
from palas.tables.thinking import Task

HOUSE = Path(__file__).parent / "bot_house.py"
SILENT_WORKER = """
import json, sys
print(json.dumps({"code": "", "problem": ""}), flush=True)
for line in sys.stdin:
    print("asked", file=sys.stderr, flush=True)
"""


class Counting(BotPool):
    """Bots that think in the caller's thread and count their thoughts."""

    def __init__(self) -> None:
        super().__init__(0)
        self.thoughts = 0

    def _code(self, task: Task, answer: object) -> str:
        self.thoughts += 1
        return super()._code(task, answer)


@pytest.fixture
def counting_halls(postgres_url):
    """Two servers on one database, whose bots count."""
    made = [Hall(Store(postgres_url), Counting()) for _ in range(2)]
    for hall in made:
        hall.start()
    yield made
    for hall in made:
        hall.stop()
        hall.store.close()


def test_one_process_is_killed_and_the_others_bots_go_on(postgres_url, monkeypatch):
    monkeypatch.setattr(watch, "FORGOTTEN_SECONDS", PATIENCE)  # it thinks long, and is not stuck
    quiet = new_hall(postgres_url, bots=False)
    token = quiet.greet(None).new_token
    host = quiet.greet(token).visitor
    opened = quiet.open(host, TableWish("caylus", [ME, BOT], seed=7, pace=0, order="as_listed"))
    quiet.stop()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    doomed = subprocess.Popen(
        [sys.executable, HOUSE, postgres_url, opened.table_id, token, SILENT_WORKER],
        stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert doomed.stderr.readline() == "asked\n"
    survivor = new_hall(postgres_url)
    try:
        table = survivor.table(opened.table_id)
        before = table.version
        survivor._watch.sweep(survivor.now())
        assert survivor.wait_for_bots(PATIENCE)
        table.refresh()
        assert table.version == before, "the other process thinks about it"
        doomed.kill()
        killed = time.monotonic()
        wait_for(lambda: table.version > before, "nobody takes over")
        print(f"taken over after {time.monotonic() - killed:.2f} s")
        doomed.communicate(timeout=PATIENCE)
    finally:
        doomed.kill()
        survivor.stop()
        survivor.store.close()


def test_a_killed_process_is_replaced_within_five_seconds():
    """A process that is killed gives its claims back at once, a machine that is cut off after some silence; the next
    sweep finds them."""
    settings = dict(setting.removeprefix("SET ").split(" = ") for setting in claims.NOTICE_SILENCE)
    idle, interval, count = (int(settings[f"tcp_keepalives_{name}"]) for name in ("idle", "interval", "count"))
    assert idle + interval * count + watch.SWEEP_SECONDS <= 5


def test_a_move_stored_by_a_process_without_bots_is_answered_by_another(postgres_url, halls: Callable[..., Hall]):
    here, there = halls(postgres_url, bots=False), halls(postgres_url)
    party = Party(here, ME, BOT)
    while not party.table.standing.bots_to_act():
        party.move(0)
    before = party.table.version
    wait_for(lambda: there.table(party.table.id).version > before, "nobody thinks")


def test_each_question_is_thought_about_once(counting_halls):
    here, there = counting_halls
    party = Party(here, ME, BOT, BOT)
    other = there.table(party.table.id)
    for _ in range(25):
        for hall in counting_halls:
            hall._watch.sweep(hall.now())
            assert hall.wait_for_bots(PATIENCE)
        look = other.look(party.host, 0)
        if look.over:
            break
        if look.legal:  # now here, now there
            table = other if look.version % 2 else party.table
            table.act(party.host, 0, look.legal[0].code, look.version, f"move {look.version}")
    for hall in counting_halls:
        assert hall.wait_for_bots(PATIENCE)
    lines = party.table.record(full=True).lines
    moves = sum(line.get("seat", 0) > 0 for line in lines if "do" in line)
    assert here.bots.thoughts + there.bots.thoughts == moves > 10


def test_bots_alone_go_on_where_somebody_watches(counting_halls):
    """Opened in one process and watched in the other: the one that is watched thinks."""
    here, there = counting_halls
    party = Party(here, BOT, BOT)
    there.subscribe(party.table.id, lambda version: None)
    table = there.table(party.table.id)
    wait_for(lambda: table.standing.state.over, "the bots do not go on")
    assert here.bots.thoughts == 0


def test_a_claim_is_for_one_process_and_ends_with_it(postgres_url):
    store = Store(postgres_url)
    mine, theirs = Claims(store), Claims(store)
    ticket = ("table", 1, 5)
    assert mine.take(ticket)
    assert not theirs.take(ticket)
    assert theirs.take(("table", 1, 6)), "another question"
    theirs.give_back(("table", 1, 6))
    theirs.give_back(ticket)
    assert not theirs.take(ticket), "what another has cannot be given back"
    assert theirs.unclaimed(["table", "other"]) == ["other"]
    mine.give_back(ticket)
    assert theirs.unclaimed(["table", "other"]) == ["table", "other"]
    assert theirs.take(ticket)
    theirs.close()
    wait_for(lambda: mine.take(ticket), "a claim outlives its process")
    mine.close()
    store.close()


def test_a_database_that_does_not_answer_stops_no_person(postgres_url):
    """A claim that cannot be asked for is taken: at worst a thought is thought twice."""
    store = Store(postgres_url)
    broken = Claims(store)
    broken._url = "postgresql://palas@127.0.0.1:1/nowhere"
    assert broken.take(("table", 1, 5))
    assert broken.unclaimed(["table"]) == ["table"]
    broken.give_back(("table", 1, 5))
    broken.close()
    store.close()


def test_a_stuck_process_does_not_hold_a_question_for_ever(postgres_url, halls, monkeypatch):
    monkeypatch.setattr(watch, "FORGOTTEN_SECONDS", 0.0)
    quiet = halls(postgres_url, bots=False)
    party = Party(quiet, ME, BOT)
    while not party.table.standing.bots_to_act():
        party.move(0)
    stuck = Claims(quiet.store)
    assert stuck.take((party.table.id, 1, party.table.standing.asked_since[1]))
    awake = halls(postgres_url)
    wait_for(lambda: awake.table(party.table.id).version > party.table.version, "held for ever")
    stuck.close()
