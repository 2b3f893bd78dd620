"""Other people's bots as programs of their own, in any language: JSON lines on standard input and output.

We begin with {"palas": 1, "seed": 7}; the program answers with its name and what it wants: {"name": "mine"}, with
"observation": true if it wants the numbers of `game.observe` too. Every question is a line, its answer {"code": …}.
A program that breaks this, dies or takes too long forfeits the move: any legal one is made. It is started again for
the next question.
"""

from __future__ import annotations

import json
import logging
import os
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any

import msgspec

from palas.bots.questions import asked, game_of
from palas.engine.errors import PalasError
from palas.engine.view import View

LOG = logging.getLogger(__name__)
PREFIX = "program:"
SECONDS = 10.0  # for a move, and for the greeting
LONGEST = 100_000  # signs of one line
TRIES = 5  # so often it is started again; after that every move is forfeited at once


class Broken(Exception):
    """What the program did wrong."""


class Program:
    """A bot that lives in another process. `forfeits` counts the moves it did not answer as it should."""

    def __init__(self, command: str, seed: int | None = None, seconds: float = SECONDS) -> None:
        self._process: subprocess.Popen[str] | None = None
        self.name = PREFIX + command
        self.words = shlex.split(command)
        if not self.words:
            raise PalasError("unknown-bot", bot=self.name, known=f"{PREFIX}COMMAND")
        self.luck = Random(seed)
        self.seconds = seconds
        self.forfeits = 0
        self._starts = 0
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._observes = False

    def choose(self, view: View) -> str:
        question = asked(view)
        try:
            told = self._ask(self._question(view))
            code = told.get("code")
            if code not in question.legal:
                raise Broken(f"{str(code)[:80]!r} is not legal")
            return str(code)
        except (Broken, OSError) as error:
            self.forfeits += 1
            LOG.warning("%s: %s; a random legal move is made instead", self.name, error)
            self.close()
            return self.luck.choice(question.legal)

    def close(self) -> None:
        """End the process; the next question starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # what was still to be written has nobody who reads it
                    if pipe is not None:
                        pipe.close()
            self._process = None

    def __del__(self) -> None:
        self.close()

    def _question(self, view: View) -> dict[str, Any]:
        if self._process is None or self._process.poll() is not None:
            self._start()
        question = asked(view)
        line: dict[str, Any] = {
            "game": view.game,
            "players": view.players,
            "seat": view.seat,
            "question": {"kind": question.kind, "rule": question.rule, "data": question.data},
            "legal": list(question.legal),
            "view": msgspec.to_builtins(view),
        }
        if self._observes:
            game = game_of(view)
            line["observation"] = list(game.observe(game.imagine(view, 0, manual=True), view.seat))
        return line

    def _start(self) -> None:
        self.close()
        if self._starts >= TRIES:
            raise Broken(f"it broke off {TRIES} times")
        self._starts += 1
        self._process = subprocess.Popen(
            self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1,
            process_group=0 if os.name == "posix" else None,
        )  # fmt: skip
        self._lines = SimpleQueue()
        Thread(target=listen, args=(self._process.stdout, self._lines), daemon=True).start()
        hello = self._ask({"palas": 1, "seed": self.luck.getrandbits(31)})
        self._observes = hello.get("observation") is True

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
        process.stdin.flush()
        try:
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            raise Broken(f"no answer in {self.seconds:g} s") from None
        if line is None:
            raise Broken("it has ended")
        try:
            told = json.loads(line)
        except ValueError:
            raise Broken(f"this is no JSON: {line[:80]!r}") from None
        if not isinstance(told, dict):
            raise Broken(f"this is no object: {line[:80]!r}")
        return told


def listen(pipe: IO[str] | None, lines: SimpleQueue[str | None]) -> None:
    """Pass on what the program says, and that it has ended."""
    assert pipe is not None
    try:
        while line := pipe.readline(LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)
