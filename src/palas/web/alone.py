"""Games alone: how this one went, and what a visitor has achieved so far."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

import palas
from palas.engine.errors import PalasError
from palas.engine.solo import Best, Solo, best_of
from palas.tables import Hall, SoloGame, Visitor
from palas.web.guests import Guest


@dataclass(frozen=True)
class Line:
    """A task of a title and what the visitor has achieved at it."""

    game: str
    title: str
    task: str
    best: Best


def key_of(game: SoloGame) -> tuple[str, str]:
    """What games are compared by: the title and the task."""
    return game.game, game.solo.task


def task_text(game: str, task: str, lang: str) -> str:
    """A task in words, also of a title that is no longer installed."""
    try:
        return str(palas.game(game).solo_text(task, lang))
    except PalasError:
        return task


def lines_of(games: list[SoloGame], guest: Guest) -> list[Line]:
    """Everything a visitor has played alone, by title and task."""
    titles = {game.meta.id: str(game.meta.titles[guest.lang]) for game in palas.titles()}
    lines = []
    for (game, task), same in groupby(sorted(games, key=key_of), key=key_of):
        best = best_of(one.solo for one in same)
        if best is not None and game in titles:
            lines.append(Line(game, titles[game], task_text(game, task, guest.lang), best))
    return lines


def best_before(hall: Hall, visitor: Visitor | None, table_id: str) -> tuple[Solo | None, Best | None]:
    """How the visitor's game at that table went, and the best of his others at the same task."""
    games = hall.solo_games(visitor) if visitor else []
    this = next((game for game in games if game.table_id == table_id), None)
    if this is None:
        return None, None
    others = [one.solo for one in games if one.table_id != table_id and key_of(one) == key_of(this)]
    return this.solo, best_of(others)


def is_best(solo: Solo, before: Best | None) -> bool:
    """Is this better than ever before: won for the first time or earlier, or as often but with more points?"""
    if before is None:
        return True
    if solo.won and (before.won == 0 or 0 < solo.round < before.round):
        return True
    return solo.points > before.points
