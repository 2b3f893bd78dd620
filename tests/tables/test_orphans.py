"""A bot's worker ends with its server: at once, always, and without a word in the log."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from steady import PATIENCE, wait_for

WORKER = [sys.executable, "-c", "from palas.tables.thinker import main; main()"]
DREAMER = """
from palas import bots
class Dreamer:
    name = "dreamer"
    def __init__(self, seed): pass
    def choose(self, view):
        print("dreams", flush=True)
        while True: pass
bots.BOTS["dreamer"] = Dreamer
from palas.tables.thinker import main
main()
"""
# A server to be killed: its bot is asked something and never answers. The worker says so on the standard error.
SERVER = """
import sys, time, palas
from palas.engine.view import view_bytes
from palas.tables import BotPool
from palas.tables.thinking import Job, Task
from palas.tables.turns import Turn
state = palas.game("caylus").start(players=2, seed=7)
task = Task("dreamer", 1, view_bytes(state.view(0)), tuple(action.code for action in state.legal(0)))
pool = BotPool(1, budget=1000, command=[sys.executable, "-c", sys.argv[1]])
pool.start()
pool.submit(Job(Turn(), lambda: task, print))
while True: time.sleep(0.05)  # a thread that waits for a lock may miss the signal that wakes it
"""


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def worker() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    started = subprocess.Popen(WORKER, stdin=pipe, stdout=pipe, stderr=pipe, env=environment())
    assert started.stdout is not None
    assert started.stdout.readline(), "the worker does not start"
    return started


def test_a_worker_that_nobody_hears_ends_without_a_word():
    """Its answer finds the pipe closed while it still waits for the next question."""
    alone = worker()
    alone.stdout.close()
    alone.stdin.write(b'{"bot": "random", "seed": 1, "view": {}}\n')
    alone.stdin.flush()
    assert alone.wait(PATIENCE) == 0
    assert alone.stderr.read() == b""
    alone.stdin.close()


def test_a_worker_that_nobody_asks_any_more_ends_without_a_word():
    alone = worker()
    alone.stdin.close()
    assert alone.wait(PATIENCE) == 0
    assert alone.stderr.read() == b""


def test_a_worker_in_the_middle_of_a_thought_ends_with_its_killed_server():
    """Its standard error is closed when the last process that holds it is gone: `communicate` waits for that."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, DREAMER], stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert server.stderr.readline() == "dreams\n", "a bot that prints does so on the standard error"
    server.kill()
    said = server.communicate(timeout=PATIENCE)[1]
    assert said == ""


def test_ctrl_c_at_the_terminal_is_no_business_of_the_workers(tmp_path):
    """The keys reach the whole group of processes; the server decides when its workers go."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, DREAMER], stderr=subprocess.PIPE, text=True, env=environment(), process_group=0
    )
    assert server.stderr.readline() == "dreams\n"
    os.killpg(server.pid, signal.SIGINT)
    said = server.communicate(timeout=PATIENCE)[1]
    assert said.count("KeyboardInterrupt") == 1, "the server of this test has no better manners"
    wait_for(lambda: server.poll() is not None, "the server stays")
