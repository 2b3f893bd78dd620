"""The process in which bots think, `python -m palas.tables.thinker`: it is given views and answers with codes."""

from __future__ import annotations

import os
import threading
from queue import SimpleQueue
from typing import IO

import msgspec

from palas import bots
from palas.bots.coach import Tip, tips
from palas.engine.registry import game as find_game
from palas.engine.registry import titles
from palas.engine.structs import ready
from palas.engine.view import View
from palas.tables.orphans import end_with_parent

NICENESS = 5  # people's requests come first
READ_BYTES = 65_536


class Question(msgspec.Struct):
    """What a bot is told: who he is, his luck, and what his seat may see. Nothing else leaves the server's process."""

    bot: str
    seed: int
    view: msgspec.Raw
    coach: bool = False  # the best answers and why, instead of one


class Answer(msgspec.Struct):
    """What he says: a code, or what went wrong."""

    code: str = ""
    problem: str = ""
    tips: list[Tip] = []


ready(Question, Answer)


def think(question: Question) -> Answer:
    """A bot's answer. Whatever goes wrong in him is told, never raised: he may be anybody's program."""
    try:
        outline = msgspec.json.decode(question.view, type=View)
        view = find_game(outline.game).decode_view(bytes(question.view))
        if question.coach:
            return Answer(tips=tips(view, question.seed, question.bot))
        return Answer(code=bots.bot(question.bot, seed=question.seed).choose(view))
    except Exception as error:
        return Answer(problem=f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer questions, one a line, until the server is gone; then end at once and without a word."""
    end_with_parent()
    voice = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a bot that prints must not be taken at his word
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    asked: SimpleQueue[bytes] = SimpleQueue()
    titles()
    threading.Thread(target=listen, args=(asked,), daemon=True).start()
    try:
        say(voice, Answer())
        while True:
            say(voice, think(msgspec.json.decode(asked.get(), type=Question)))
    except OSError:
        os._exit(0)  # nobody hears us any more; an orderly end would wait for the thread that listens


def say(voice: IO[bytes], answer: Answer) -> None:
    """Tell the server."""
    voice.write(msgspec.json.encode(answer) + b"\n")


def listen(asked: SimpleQueue[bytes]) -> None:
    """Pass on what the server asks. It reads without Python's buffers, which nobody may hold when the process ends."""
    rest = b""
    while heard := os.read(0, READ_BYTES):
        *lines, rest = (rest + heard).split(b"\n")
        for line in lines:
            asked.put(line)
    os._exit(0)  # the server is gone: nobody waits for the thought that may still be going on


if __name__ == "__main__":
    main()
