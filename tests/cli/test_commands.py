"""The commands games, replay and verify, the help and the version."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest
from terminal_people import typing

import palas as engine

COMMANDS = ["play", "games", "replay", "verify"]


@pytest.fixture(scope="module")
def record():
    """A whole game for three."""
    rng = random.Random(5)
    state = engine.game("caylus").start(3, "records", {"jeweller": True})
    while not state.over:
        busy = [action for action in state.legal(state.to_act[0]) if action.code not in ("pass", "decline")]
        state.apply(rng.choice(busy or state.legal(state.to_act[0])))
    return engine.record(state)


@pytest.fixture
def file(record, tmp_path):
    path = tmp_path / "game.palas"
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_version(palas):
    assert palas("--version").out == f"palas {engine.__version__}\n"


@pytest.mark.parametrize("line", [(), ("--help",), ("-h",), *[(command, "--help") for command in COMMANDS]])
def test_help_everywhere(palas, line):
    run = palas(*line)
    assert run.code == 0
    assert "Usage: palas" in run.out
    if len(line) < 2:
        assert all(command in run.out for command in COMMANDS)


def test_the_help_speaks_german_to_a_german_system():
    env = {**os.environ, "LC_ALL": "de_DE.UTF-8", "PALAS_LANG": ""}
    for line, sentence in ((["--help"], "Eurospiele aus dem Mittelalter"), (["play", "--help"], "Wer wo sitzt")):
        run = subprocess.run(
            [sys.executable, "-m", "palas", *line], env=env, capture_output=True, check=True, text=True
        )
        assert sentence in run.stdout


def test_games_lists_what_is_printed_on_the_box(palas):
    english, german = palas("games").out, palas("games", "--lang", "de").out
    assert "caylus  Caylus  2–5 players, rules version 1" in english
    assert "--option jeweller" in english
    assert "gold for prestige points. (CAY-14.2)" in english
    assert "2–5 Spieler, Regelversion 1" in german


def test_games_as_json(palas):
    games = {game["id"]: game for game in json.loads(palas("games", "--json").out)}
    caylus = games["caylus"]
    assert caylus["players"] == [2, 3, 4, 5]
    assert [option["id"] for option in caylus["options"]] == [o.id for o in engine.game("caylus").meta.options]
    assert caylus["options"][1]["rule"] == "CAY-14.2"


def test_replay_tells_the_game_and_its_result(palas, file, record):
    run = palas("replay", str(file))
    assert run.code == 0
    assert run.out.count("Placing workers.") > 8
    assert "The game is over." in run.out
    for points in record.result["scores"]:
        assert f" {points}" in run.out


def test_replay_up_to_a_line_shows_the_board_of_that_moment(palas, file, record):
    run = palas("replay", str(file), "--to", "12", "--lang", "de")
    assert f"12 von {len(record.lines)} Zeilen; das Spiel ist nicht zu Ende." in run.out
    assert "● Seneschall 6  ○ Vogt 6" in run.out


def test_replay_as_json(palas, file, record):
    whole = json.loads(palas("replay", str(file), "--json").out)
    assert whole["over"]
    assert whole["scores"] == record.result["scores"]
    assert whole["winners"] == record.result["winners"]
    assert [sum(points.values()) for points in whole["breakdown"]] == whole["scores"]
    part = json.loads(palas("replay", str(file), "--json", "--to", "20").out)
    assert part["moves"] == record.lines[:20]
    assert part["winners"] == []
    assert part["log"] == whole["log"][: len(part["log"])]


def test_replay_step_by_step_forwards_and_backwards(palas, file, record):
    last = len(record.lines)
    run = palas("replay", str(file), "--step", person=typing("", "", "back", "12", "", "board", "what", "9999", "quit"))
    assert run.code == 0
    for at in (0, 1, 2, 1, 12, 13, last):
        assert f"[{at}/{last}]" in run.out
    assert "Enter goes on, back goes back" in run.out
    assert "is laid on space 1." in run.out


def test_verify_finds_nothing_wrong_with_a_true_record(palas, file):
    run = palas("verify", str(file))
    assert run.code == 0
    assert "✓ Every move is legal." in run.out
    assert "✓ All 9 outcomes of chance fell as the key says." in run.out
    assert "The record is true." in run.out
    found = json.loads(palas("verify", str(file), "--json").out)
    assert found == {
        "ok": True,
        "moves": True,
        "result": True,
        "commitment": None,
        "shuffles": True,
        "chances": 9,
        "problem": None,
    }


def changed(record, **parts):
    return engine.Record(
        {**record.header, **parts.get("header", {})}, parts.get("lines", record.lines), parts["result"]
    )


def swapped(lines):
    return [lines[1], lines[0], *lines[2:]]


@pytest.mark.parametrize(
    ("lie", "sentence"),
    [
        ("result", "✗ The result is not what the moves lead to."),
        ("moves", "✗ A move is not legal."),
        ("shuffles", "✗ Chance did not fall as the key says."),
        ("commitment", "✗ The key is not the one that was committed to."),
    ],
)
def test_verify_finds_every_kind_of_lie(palas, record, tmp_path, lie, sentence):
    state = engine.game("caylus").start(2, key=bytes(32))
    while not state.over:
        state.apply(state.legal(state.to_act[0])[0])
    true = engine.record(state)
    lies = {
        "result": changed(true, result={**true.result, "scores": [99, 0]}),
        "moves": changed(true, lines=true.lines[:-1], result=true.result),
        "shuffles": changed(true, lines=swapped(true.lines), result=true.result),
        "commitment": changed(true, header={"commitment": "0" * 64}, result=true.result),
    }
    if lie == "moves":
        lies["moves"] = changed(true, lines=[*true.lines[:9], {"seat": 0, "do": "stay"}], result=None)
    file = tmp_path / "lie.palas"
    file.write_text(lies[lie].text(), encoding="utf-8")
    run = palas("verify", str(file))
    assert run.code == 1
    assert sentence in run.out
    assert "The record is not true." in run.out
    found = json.loads(palas("verify", str(file), "--json").out)
    assert not found["ok"]
    assert found[lie] is False


def test_verify_says_what_an_unfinished_secret_game_cannot_tell(palas, tmp_path):
    file = tmp_path / "game.palas"
    file.write_text(engine.record(engine.game("caylus").start(2)).text(), encoding="utf-8")
    run = palas("verify", str(file), "--lang", "de")
    assert run.code == 0
    assert "– Die Aufzeichnung nennt kein Ergebnis: Das Spiel ist nicht zu Ende." in run.out
    assert "– Der Zufall ist nicht prüfbar" in run.out
