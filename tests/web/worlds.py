"""Two tables that should look the same: what names a table and not what happens there is taken out."""

from __future__ import annotations

import re
from random import Random

import palas
from palas.engine.game import Game

MARKS = re.compile(r'data-mark="\w*"|"mark":"\w*"')  # made from all that a page shows, its own address included


def faceless(text: str, table_id: str) -> str:
    """A page or news without what names the table."""
    return MARKS.sub("", text.replace(table_id, "TABLE"))


def paired(game: Game, moves: int, luck: int = 3) -> tuple[int, list[str]]:
    """Two games as records that are the same to one seat: what it does not know is dealt otherwise, and so is all luck.

    The game is in the middle, so many moves at random after its start, and that seat is asked.
    """
    players = 3 if 3 in game.meta.players else 2
    state, hand = game.start(players, 5), Random(luck)
    for _ in range(moves):
        seat = state.to_act[0]
        state.apply_id(seat, hand.choice(state.legal_ids(seat)))
    mine = state.to_act[-1]
    texts = []
    for seed in (1, 2):
        found = palas.record(game.imagine(game.view(state, mine), seed))
        found.header["seed"] = seed
        texts.append(found.text())
    return mine, texts
