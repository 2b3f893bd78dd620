"""Whatever is wrong with a command line or a file gets one sentence and an exit code, never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest
from steady import PATIENCE, wait_for
from terminal_people import typing

import palas as engine

pytestmark = pytest.mark.usefixtures("bots")
KNOWN = ", ".join(sorted(game.meta.id for game in engine.titles()))


@pytest.fixture
def files(tmp_path):
    """A folder with good and bad files."""
    state = engine.game("caylus").start(2, 1)
    text = engine.record(state).text()
    header, *rest = text.splitlines()
    while not state.over:
        state.apply(state.legal(state.to_act[0])[0])
    contents = {
        "good": text,
        "over": engine.record(state).text(),
        "text": "Dear diary,\ntoday we played.\n",
        "empty": "",
        "json": '{"a": 1}\n',
        "cut": text[:-20],
        "illegal": text + '{"seat": 0, "do": "place residence"}\n{"seat": 1, "do": "pass"}\n',
        "other": "\n".join([header.replace('"caylus"', '"chess"'), *rest]),
        "old": "\n".join([header.replace('"rules": "1"', '"rules": "0"'), *rest]),
        "format": "\n".join([header.replace('"palas": 1', '"palas": 99'), *rest]),
    }
    for name, content in contents.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "folder").mkdir()
    return tmp_path


MISUSE = [
    (("plya",), 2, 'There is no command "plya"; there are serve, play, games'),
    (("play",), 2, f"Say which game: {KNOWN}"),
    (("play", "caylus", "--foo"), 2, "There is no option --foo here."),
    (("play", "caylus", "--players", "many"), 2, "--players:"),
    (("replay",), 2, "FILE is missing."),
    (("verify",), 2, "FILE is missing."),
    (("play", "chess"), 1, f'There is no game "chess"; there are {KNOWN}'),
    (("play", "caylus", "--players", "9"), 1, "caylus is for 2-5 players, not 9."),
    (("play", "caylus", "--players", "0"), 1, "caylus is for 2-5 players, not 0."),
    (("play", "caylus", "--seats", "human"), 1, "caylus is for 2-5 players, not 1."),
    (("play", "caylus", "--seats", "human,robot"), 1, 'There is no bot "robot"; there are human, random, greedy.'),
    (("play", "caylus", "--bots", "robot"), 1, 'There is no bot "robot"'),
    (("play", "caylus", "--seats", "human,human", "--players", "3"), 1, "either with --seats alone or with"),
    (("play", "caylus", "--names", "A,B,C,D", "--players", "3"), 1, "There are 4 names for 3 seats."),
    (("play", "caylus", "--option", "dragons"), 1, 'caylus has no option "dragons"; it has simple_favours'),
    (("play", "caylus", "--option", "jeweller=perhaps"), 1, 'Option jeweller cannot be "perhaps"'),
    (("play", "caylus", "--option", "=true"), 1, "An option is written NAME or NAME=VALUE"),
    (("play", "caylus", "--lang", "fr"), 1, 'Palas speaks en, de, not "fr".'),
    (("play", "--resume", "good", "--seed", "1"), 1, "A resumed game keeps its players, options, seed and data"),
    (("play", "--resume", "good", "--seats", "human,human,human"), 1, "The record has 2 seats, not 3."),
    (("play", "--resume", "over"), 1, "That game is over; palas replay over shows it."),
    (("play", "chess", "--resume", "good"), 1, 'There is no game "chess"'),
    (("replay", "good", "--to", "999"), 1, "The record has 8 lines; there is no line 999."),
    (("replay", "good", "--to", "-1"), 1, "there is no line -1."),
]
BROKEN = [
    ("nothing", "There is no file nothing."),
    ("folder", "folder is a folder, not a file."),
    ("binary", "binary is not a text file."),
    ("text", "text is no record of a Palas game."),
    ("empty", "empty is no record of a Palas game."),
    ("json", "json is no record of a Palas game."),
    ("cut", "cut is damaged: line 9 cannot be read."),
    ("illegal", "Line 10 of the record:"),
    ("other", 'There is no game "chess"'),
    ("old", "needs rules version 0 of caylus"),
    ("format", ""),
]


def is_a_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.rstrip()[-1] in ".)" and "Traceback" not in text


@pytest.mark.parametrize(("line", "code", "sentence"), MISUSE, ids=[" ".join(line) for line, _, _ in MISUSE])
def test_a_command_line_that_cannot_be_meant(palas, files, monkeypatch, line, code, sentence):
    monkeypatch.chdir(files)
    run = palas(*line)
    assert run.code == code
    assert sentence in run.err
    assert is_a_sentence(run.err)
    assert run.out == ""


@pytest.mark.parametrize(("file", "sentence"), BROKEN, ids=[file for file, _ in BROKEN])
@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")], ids=lambda words: words[0])
def test_a_file_that_is_no_record_of_ours(palas, files, monkeypatch, command, file, sentence):
    monkeypatch.chdir(files)
    run = palas(*command, file)
    assert run.code == 1
    assert sentence in " ".join((run.err + run.out).split())
    assert "Traceback" not in run.err + run.out
    assert run.err == "" if run.out else is_a_sentence(run.err)


@pytest.mark.parametrize("file", [file for file, _ in BROKEN])
def test_a_broken_file_is_refused_in_german_too(palas, files, monkeypatch, file):
    monkeypatch.chdir(files)
    german, english = palas("replay", file, "--lang", "de"), palas("replay", file, "--lang", "en")
    assert german.code == 1
    assert german.err != english.err


def test_the_language_of_a_complaint_is_that_of_the_system(palas, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert palas("play", "schach").err == f"Es gibt kein Spiel „schach“; es gibt {KNOWN}.\n"


def test_without_bots_people_can_still_play(palas, monkeypatch):
    monkeypatch.setitem(sys.modules, "palas.bots", None)
    run = palas("play", "caylus")
    assert run.code == 1
    assert run.err == "No bots are installed; play with people alone: --seats human,human.\n"
    assert palas("play", "caylus", "--seats", "human,human", person=typing("hint")).code == 0


# -- a program of its own: pipes and signals -----------------------------------------------------------------------


def start(*arguments, **more):
    env = {**os.environ, "LANG": "C", "LC_ALL": "", "COLUMNS": "100", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "palas", *arguments]
    return subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more
    )


def test_a_closed_pipe_ends_it_silently(files):
    reader = start("replay", str(files / "over"))
    reader.stdout.readline()
    reader.stdout.close()
    assert reader.wait(PATIENCE) == 141
    assert reader.stderr.read() == b""


def test_ctrl_c_at_the_prompt_ends_it_with_a_word():
    player = start("play", "caylus", "--seats", "human,human", "--seed", "1")
    shown = b""
    while not shown.endswith(b"> "):
        shown += player.stdout.read(1)

    def ended() -> bool:
        player.send_signal(signal.SIGINT)  # once more if it came while Python could not raise it
        return player.poll() is not None

    def think_it_over(_: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            player.wait(PATIENCE / 20)  # a second Ctrl+C must not meet a Python that is about to go

    wait_for(ended, "Ctrl+C does not end it", think_it_over)
    assert player.returncode == 130
    assert player.stderr.read() == b"\nInterrupted.\n"


def test_the_end_of_the_input_leaves_the_game(files):
    player = start("play", "caylus", "--seats", "human,human", "--seed", "1", text=True)
    out, err = player.communicate(f"gate\nsave {files / 'piped'}\n", timeout=PATIENCE)
    assert player.returncode == 0
    assert err == ""
    assert f"palas play --resume {files / 'piped'}" in out
    assert json.loads((files / "piped").read_text(encoding="utf-8").splitlines()[-1])["do"] == "place gate"


def test_without_a_terminal_there_is_no_colour(files):
    shown, _ = start("replay", str(files / "over"), "--board").communicate(timeout=PATIENCE)
    assert b"\x1b" not in shown
