"""A process in which bots think, as the server holds it: it is asked a line and says a line."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Mapping
from queue import Empty, SimpleQueue

import msgspec

from palas.tables.thinker import READ_BYTES, Answer, Question


class Worker:
    """What it says is heard by a thread of its own, in whole pieces. To read it byte by byte, or to start an alarm for
    every question, would let whoever draws hold up each of a bot's moves many times."""

    def __init__(self, command: list[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            bufsize=0,
            process_group=0,  # Ctrl+C at the terminal is the server's business
        )
        self._said: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=self._hear, name="palas-bot-voice", daemon=True).start()

    @property
    def lives(self) -> bool:
        """Does the process still run?"""
        return self.process.poll() is None

    def ask(self, question: Question, seconds: float) -> Answer | None:
        """What it says to a question; None if it says nothing sensible, or nothing within that time."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        except OSError:
            return None
        return self.answer(seconds)

    def answer(self, seconds: float) -> Answer | None:
        """The next line that it says."""
        try:
            line = self._said.get(timeout=seconds)
            return msgspec.json.decode(line, type=Answer) if line else None
        except (Empty, msgspec.DecodeError):
            return None

    def end(self) -> None:
        """It is not needed any more, or does not answer."""
        self.process.kill()
        self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        rest = b""
        with self.process.stdout as voice:
            while heard := os.read(voice.fileno(), READ_BYTES):
                *lines, rest = (rest + heard).split(b"\n")
                for line in lines:
                    self._said.put(line)
        self._said.put(b"")  # it is gone
