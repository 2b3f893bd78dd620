"""The process in which bots think, `python -m palas.tables.thinker`: it is given views and answers with codes."""

from __future__ import annotations

import os
import sys
import threading
from queue import SimpleQueue

import msgspec

from palas import bots
from palas.engine.registry import game as find_game
from palas.engine.registry import titles
from palas.engine.view import View

NICENESS = 5  # people's requests come first


class Question(msgspec.Struct):
    """What a bot is told: who he is, his luck, and what his seat may see. Nothing else leaves the server's process."""

    bot: str
    seed: int
    view: msgspec.Raw


class Answer(msgspec.Struct):
    """What he says: a code, or what went wrong."""

    code: str = ""
    problem: str = ""


def think(question: Question) -> Answer:
    """A bot's answer. Whatever goes wrong in him is told, never raised: he may be anybody's program."""
    try:
        outline = msgspec.json.decode(question.view, type=View)
        view = find_game(outline.game).decode_view(bytes(question.view))
        return Answer(code=bots.bot(question.bot, seed=question.seed).choose(view))
    except Exception as error:
        return Answer(problem=f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer questions, one a line, until the server is gone."""
    voice = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a bot that prints must not be taken at his word
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    asked: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            asked.put(line)
        os._exit(0)  # the server is gone: nobody waits for the thought that may still be going on

    titles()
    threading.Thread(target=listen, daemon=True).start()
    encode = msgspec.json.encode
    voice.write(encode(Answer()) + b"\n")
    while True:
        question = msgspec.json.decode(asked.get(), type=Question)
        voice.write(encode(think(question)) + b"\n")


if __name__ == "__main__":
    main()
