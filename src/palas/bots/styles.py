"""Styles: the same strength of thought, another taste. Among answers nearly as good as the best, what is liked."""

from __future__ import annotations

from fnmatch import fnmatchcase

from palas.bots.core.judge import MILLE
from palas.bots.questions import game_of
from palas.bots.thought import Opinion, Thought, judge_for
from palas.engine.game import Game
from palas.engine.view import View

BALANCED = "balanced"
SCHEMER = "schemer"
STYLES = ("miser", "builder", "courtier", SCHEMER)  # as they stand on the dial, the balanced one in their middle
LEEWAY = 1.5  # points that an answer to one's taste may be worse than the best


def styles_of(game: Game) -> tuple[str, ...]:
    """The styles that a title has answers for; a schemer needs rivals alone."""
    return tuple(style for style in STYLES if style in game.manners or (style == SCHEMER and game.manners))


def likes(game: Game, style: str, code: str) -> bool:
    """Is that answer to the taste of a style?"""
    return any(fnmatchcase(code, pattern) for pattern in game.manners.get(style, ()))


def chosen(view: View, thought: Thought, style: str, seed: int) -> str:
    """The answer of a style: the best one that it likes, if it is nearly as good as the best of all.

    A schemer takes the one that leaves his strongest rival least, by the terms of the evaluation.
    """
    best = thought.opinions[0]
    near = [opinion for opinion in thought.opinions if worth(opinion) >= worth(best) - LEEWAY]
    if len(near) == 1:
        return best.code
    if style != SCHEMER:
        game = game_of(view)
        return max(near, key=lambda opinion: (likes(game, style, opinion.code), worth(opinion))).code
    return max(near, key=lambda opinion: hurts(view, opinion.code, seed) + worth(opinion) / 2).code


def worth(opinion: Opinion) -> float:
    """What an answer is worth; one that a search never looked at as at first sight, which is kinder to it."""
    return opinion.points if opinion.looks > 1 else min(opinion.points, opinion.first)


def hurts(view: View, code: str, seed: int) -> float:
    """How little an answer leaves the strongest rival, in points."""
    judge = judge_for(view)
    assert view.seat is not None, "only a seat is asked"
    position = judge.game.imagine(view, seed, manual=True).position
    position.play(view.seat, judge.game.action_id(code))
    return judge.terms(position, view.seat)[1] / MILLE
