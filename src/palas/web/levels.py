"""The levels of bots as pages offer them: what they are called, what they can do, how they are rated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from palas.arena.ladder import rated
from palas.bots import LEVELS
from palas.bots.levels import RANKS
from palas.bots.words import WORDS, level_name
from palas.tables import bot_names
from palas.tables.thinking import thinks_compiled
from palas.web.guests import Guest

USUAL_LEVEL = "apprentice"  # for somebody who just wants to play
SLOWER = 8  # times longer, about, where nothing is compiled


def bot_title(name: str, lang: str) -> str:
    """What a bot's level is called."""
    return level_name(name, lang)


def bot_levels() -> list[str]:
    """The bots as they are offered: the levels from the weakest on, then all others; who plays anything comes last."""
    others = [name for name in bot_names() if name not in LEVELS]
    return [*LEVELS, *sorted(others, key=lambda name: name == "random")]


@dataclass(frozen=True)
class LevelCard:
    """A level of bots as it is offered: its sentence, its ratings by game and number of seats, its usual time."""

    number: int
    title: str
    text: str
    ratings: dict[str, str]
    time: str


def level_cards(most: Mapping[str, int], guest: Guest) -> list[LevelCard]:
    """Every level, the weakest first; a game and number of seats that were not measured have no rating."""
    cards = []
    slower = 1 if thinks_compiled() else SLOWER
    for number, (name, rank) in enumerate(RANKS.items(), 1):
        known = {}
        for game, seats in most.items():
            for count in range(2, seats + 1):
                rating = rated(game, count).get(name)
                if rating is not None:
                    figures = {"rating": f"{rating.points:.0f}", "sure": f"{rating.sure:.0f}"}
                    known[f"{game}-{count}"] = guest.say("levels-rating", **figures)
        seconds = min(rank.usual * slower, rank.budget.seconds or rank.usual)
        told = f"{seconds:.1f}".replace(".", "," if guest.lang == "de" else ".")
        time = guest.say("levels-seconds", seconds=told) if seconds >= 0.1 else guest.say("levels-at-once")
        text = WORDS.say(guest.lang, f"level-{name}-text")
        cards.append(LevelCard(number, level_name(name, guest.lang), text, known, time))
    return cards
