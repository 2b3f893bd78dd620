"""Programs as bots: examples play; one that breaks the protocol, dies or dawdles forfeits the move, not the game."""

import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import palas
from palas import bots
from palas.bots import bot
from palas.bots.program import Program

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
CAYLUS = palas.game("caylus")


def view():
    state = CAYLUS.start(2, seed=1)
    return state.view(state.to_act[0])


def script(tmp_path, text):
    file = tmp_path / "bot.py"
    file.write_text("import json, sys, time\n" + text)
    return shlex.join([sys.executable, str(file)])


HELLO = 'sys.stdin.readline(); print(json.dumps({"name": "x"}), flush=True)\n'


FIRST = [[sys.executable, str(EXAMPLES / "first.py")], ["sh", str(EXAMPLES / "last.sh")]]


@pytest.mark.parametrize("command", FIRST, ids=["python", "shell"])
def test_the_examples_answer_with_legal_codes(command):
    player = bot("program:" + shlex.join(command), seed=1)
    state = CAYLUS.start(2, seed=1)
    for _ in range(8):
        seat = state.to_act[0]
        state.apply(CAYLUS.parse(state, seat, player.choose(state.view(seat))))
    assert player.forfeits == 0
    player.close()


@pytest.mark.parametrize(
    "text",
    [
        "sys.exit(1)\n",
        HELLO + "sys.stdin.readline(); sys.exit(3)\n",
        HELLO + 'sys.stdin.readline(); print("no json", flush=True); time.sleep(60)\n',
        HELLO + 'sys.stdin.readline(); print("[1]", flush=True); time.sleep(60)\n',
        HELLO + 'sys.stdin.readline(); print(json.dumps({"code": "fly"}), flush=True); time.sleep(60)\n',
    ],
)
def test_whoever_breaks_the_protocol_or_dies_forfeits_the_move(tmp_path, text):
    player = Program(script(tmp_path, text), seed=1)
    asked = view()
    assert player.choose(asked) in asked.asked.legal
    assert player.forfeits == 1
    player.close()


def test_whoever_dawdles_forfeits_the_move_and_is_started_again(tmp_path):
    flag = tmp_path / "slept"
    slow = HELLO + (
        f"import os\nquestion = json.loads(sys.stdin.readline())\nif not os.path.exists({str(flag)!r}):\n"
        f"    open({str(flag)!r}, 'w').close()\n    time.sleep(600)\n"
        'print(json.dumps({"code": question["legal"][0]}), flush=True)\nsys.stdin.read()\n'
    )
    player = Program(script(tmp_path, slow), seed=1)
    asked = view()
    player.seconds = 60.0
    player._question(asked)  # greeted
    player.seconds = 0.2
    assert player.choose(asked) in asked.asked.legal
    assert player.forfeits == 1
    flag.touch()
    player.seconds = 60.0
    assert player.choose(asked) == asked.asked.legal[0]
    assert player.forfeits == 1
    player.close()


def test_a_program_gets_the_observation_if_it_wants_it(tmp_path):
    text = (
        'sys.stdin.readline(); print(json.dumps({"name": "x", "observation": True}), flush=True)\n'
        "question = json.loads(sys.stdin.readline())\n"
        'code = question["legal"][0] if len(question["observation"]) > 100 else "no"\n'
        'print(json.dumps({"code": code}), flush=True)\nsys.stdin.read()\n'
    )
    player = Program(script(tmp_path, text), seed=1)
    asked = view()
    assert player.choose(asked) == asked.asked.legal[0]
    player.close()


def test_a_command_that_does_not_exist_forfeits_and_an_empty_one_is_refused():
    player = Program("/no/such/program", seed=1)
    asked = view()
    assert player.choose(asked) in asked.asked.legal
    with pytest.raises(palas.PalasError):
        bot("program:")


def test_another_package_brings_a_bot(monkeypatch):
    point = EntryPoint("mine", "palas.bots.random:RandomBot", "palas.bots")
    monkeypatch.setattr(bots, "brought", lambda: {"mine": point})
    assert "mine" in bots.names()
    asked = view()
    assert bot("mine", seed=1).choose(asked) in asked.asked.legal
