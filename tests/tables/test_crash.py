"""Killed at any moment: every acknowledged move is there after the restart, none twice, and the game goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from math import inf
from pathlib import Path
from random import Random

from tables.people import BOT, HERE, ME

import palas
from palas.tables import Hall, Store, TableWish
from palas.tables.ledger import read_rows

PLAYER = Path(__file__).parent / "crash_player.py"
MOVES, KILLS = 200, 12


def run_and_kill(arguments: list[str], lines: float) -> tuple[list[list[str]], bool]:
    """Run the player, kill it when it has said so much; what it said, and whether its game was over."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen([sys.executable, PLAYER, *arguments], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    said = []
    first = process.stdout.readline()
    assert first == "ready\n", "the player does not start"
    if lines == 0:
        process.kill()
    for number, line in enumerate(process.stdout, 1):
        if number == lines:
            process.kill()  # between two requests or, as it goes on meanwhile, in the midst of one
        if line.endswith("\n"):  # a line cut off by the kill was never heard
            said.append(line.rstrip("\n").split("\t"))
    process.wait()
    over = bool(said) and said[-1] == ["over"]
    return [line for line in said if len(line) == 5], over


def test_no_acknowledged_move_is_lost_and_none_is_made_twice(tmp_path):
    url = f"sqlite:///{tmp_path}/palas.db"
    rng = Random(42)
    acknowledged = kills = tables = 0
    while acknowledged < MOVES or kills < KILLS:
        tables += 1
        store = Store(url)
        hall = Hall(store)
        token = hall.greet(None).new_token
        host = hall.greet(token).visitor
        opened = hall.open(host, TableWish("caylus", [ME, HERE, HERE, HERE, BOT], seed=tables, pace=0))
        store.close()
        acks: dict[str, list[str]] = {}
        pending: list[str] = []
        over = False
        run = 0
        while not over:
            run += 1
            lines = rng.randrange(40) if kills < KILLS else inf
            said, over = run_and_kill([url, opened.table_id, token, f"{tables}.{run}", *pending], lines)
            kills += not over
            for word, key, seat, version, code in said:
                if word == "ack":
                    assert key not in acks, "acknowledged twice"
                    acks[key] = [seat, version, code]
            sent = [line[1:] for line in said if line[0] == "send"]
            if sent and sent[-1][0] not in acks:
                pending = sent[-1]
            elif pending and pending[0] in acks:
                pending = []
            check(url, opened.table_id, acks, pending)
        acknowledged += len(acks)
    assert acknowledged >= MOVES


def check(url: str, table_id: str, acks: dict[str, list[str]], pending: list[str]) -> None:
    """Compare what was acknowledged with what is stored; at most the request in flight may be there as well."""
    store = Store(url)
    hall = Hall(store)
    with store.reading() as connection:
        rows = read_rows(connection, table_id, 0)
        stored = connection.exec_driver_sql(
            f"SELECT key, seat, version FROM keys WHERE table_id = '{table_id}'"
        ).fetchall()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    table = hall.table(table_id)
    people = {seat for seat, sitting in enumerate(table.standing.seats) if sitting.kind != "bot"}
    moves = [row for row in rows if row.kind == "do" and row.seat in people]
    assert len(stored) == len(moves)
    unknown = {key for key, _, _ in stored} - set(acks)
    assert unknown <= ({pending[0]} if pending else set())
    assert set(acks) <= {key for key, _, _ in stored}
    by_key = {key: (seat, version) for key, seat, version in stored}
    for key, (seat, version, code) in acks.items():
        assert by_key[key] == (int(seat), int(version))
        own = [row for row in moves if row.seq <= int(version)][-1]
        assert (str(own.seat), own.body["do"]) == (seat, code)
    assert palas.replay(table.record(full=True)).length == table.standing.state.length
    store.close()
