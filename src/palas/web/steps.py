"""How a game is played, in four steps with cut-outs of its board: for somebody who was invited and has two minutes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from palas.engine.game import Game
from palas.engine.handbook import book_file
from palas.web.cutouts import Art, art
from palas.web.titles import pictured


@dataclass(frozen=True)
class PlayStep:
    """One step: a heading, two sentences, the part of the board that it is about."""

    title: str
    text: str
    view: str


@lru_cache(maxsize=32)
def art_of(game: Game, lang: str, shape: str = "wide") -> Art | None:
    """The board in the middle of a game, to be looked at only; None where a title has no drawing."""
    board = game.board(pictured(game).view(None), lang=lang, shape=shape)
    return None if board is None else art(board.svg, f"art-{shape}")


@lru_cache(maxsize=32)
def steps_of(game: Game, lang: str) -> tuple[PlayStep, ...]:
    """The steps of a title; none where nobody has written any."""
    file = book_file(game, "steps.json")
    if not file.is_file():
        return ()
    boxes = json.loads(file.read_text(encoding="utf-8"))
    return tuple(
        PlayStep(
            game.words.say(lang, f"step-{number}"),
            game.words.say(lang, f"step-{number}-about"),
            " ".join(f"{side:g}" for side in box),
        )
        for number, box in enumerate(boxes, 1)
    )
