"""The end of a game: who won, in which order, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.sketch import letter, mark
from palas.engine.solo import Solo, solo_of
from palas.terminal import WORDS
from palas.terminal.screen import Screen


def ranking(scores: Sequence[int], winners: Sequence[int]) -> list[tuple[int, int]]:
    """Places and seats, best first; equal points share a place, unless a tie-break has made one the winner."""
    standing = [(points, seat in winners) for seat, points in enumerate(scores)]
    order = sorted(range(len(scores)), key=lambda seat: standing[seat], reverse=True)
    return [(1 + sum(other > standing[seat] for other in standing), seat) for seat in order]


def source_name(game: Game, source: str, lang: str) -> str:
    """A source of points in words."""
    key = f"source-{source}"
    return game.words.say(lang, key) if game.words.has(lang, key) else source


def show_ending(state: State, names: Sequence[str], lang: str, screen: Screen) -> None:
    """Print the ranking, the sources of the points and the winners."""
    scores = state.scores()
    sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for key in ("place", "player", "points"):
        sheet.add_column(WORDS.say(lang, f"ending-{key}"), justify="left" if key == "player" else "right")
    for place, seat in ranking(scores, state.winners()):
        sheet.add_row(
            f"{place}.", mark(seat).append(f" {names[seat]}", "not bold not reverse default"), str(scores[seat])
        )
    screen.print()
    screen.print(sheet)
    screen.print()
    screen.print(sources(state, lang))
    screen.print()
    screen.print(Text(winners_text(state, names, lang), "bold"))
    alone = solo_of(state)
    if alone is not None and alone.task:
        screen.print(solo_text(state.game, alone, lang))


def sources(state: State, lang: str) -> Table:
    """A sheet of where everybody's points came from; sources of nobody are left out."""
    breakdown = state.breakdown()
    sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    sheet.add_column(WORDS.say(lang, "ending-sources"))
    for seat in range(state.players):
        sheet.add_column(letter(seat), justify="right")
    for source in dict.fromkeys(source for points in breakdown for source in points):
        row = [points.get(source, 0) for points in breakdown]
        if any(row):
            sheet.add_row(source_name(state.game, source, lang), *map(str, row))
    sheet.add_row(Text(WORDS.say(lang, "ending-sum"), "bold"), *(Text(str(n), "bold") for n in state.scores()))
    return sheet


def solo_text(game: Game, alone: Solo, lang: str) -> str:
    """Alone: what was played for or against, whether it was won, and in which round, as a sentence."""
    task = game.solo_text(alone.task, lang)
    return WORDS.say(
        lang, "ending-alone", task=task, won="yes" if alone.won else "no", round=alone.round, points=alone.points
    )


def winners_text(state: State, names: Sequence[str], lang: str) -> str:
    """Who won, as a sentence."""
    winners = [names[seat] for seat in state.winners()]
    if not winners:  # alone one can lose to the game itself
        return WORDS.say(lang, "ending-lost", names=", ".join(names))
    *most, last = winners
    joined = WORDS.say(lang, "ending-and", first=", ".join(most), last=last) if most else last
    return WORDS.say(lang, "ending-winners", names=joined, count=len(winners))
