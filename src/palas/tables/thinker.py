"""The process in which bots think, `python -m palas.tables.thinker`: it is given views and answers with codes."""

from __future__ import annotations

import os
import sys
import threading
from importlib import import_module
from queue import SimpleQueue
from random import Random

import msgspec

from palas.engine.game import Game
from palas.engine.packs import changed_game, content_hash
from palas.engine.registry import game as find_game
from palas.engine.registry import games
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


class Mind:
    """Finds the game and the bot for a question; keeps games with changed data."""

    def __init__(self) -> None:
        self._changed: dict[tuple[str, str], Game] = {}

    def answer(self, question: Question) -> Answer:
        """Think. Whatever goes wrong in a bot is told, never raised."""
        try:
            return Answer(code=self._choose(question))
        except Exception as error:  # a bot is anybody's program
            return Answer(problem=f"{type(error).__name__}: {error}")

    def _choose(self, question: Question) -> str:
        outline = msgspec.json.decode(question.view, type=View)
        game = self._game(outline)
        view = game.decode_view(bytes(question.view))
        if question.bot == "random":
            assert view.asked is not None
            code: str = Random(question.seed).choice(view.asked.legal)
            return code
        bot = import_module("palas.bots").bot(question.bot, seed=question.seed)
        return str(bot.choose(view))

    def _game(self, outline: View) -> Game:
        game = find_game(outline.game)
        if not outline.changes:
            return game
        name = (outline.game, content_hash(outline.changes))
        if name not in self._changed:
            if len(self._changed) > 16:
                self._changed.clear()
            self._changed[name] = changed_game(game, outline.changes)
        return self._changed[name]


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

    games()
    threading.Thread(target=listen, daemon=True).start()
    mind = Mind()
    encode = msgspec.json.encode
    voice.write(encode(Answer()) + b"\n")
    while True:
        question = msgspec.json.decode(asked.get(), type=Question)
        voice.write(encode(mind.answer(question)) + b"\n")


if __name__ == "__main__":
    main()
