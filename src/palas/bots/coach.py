"""The coach: the best answers to a question, what each should bring, and why, from the terms of the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from palas.bots.core.judge import MILLE
from palas.bots.levels import RANKS
from palas.bots.questions import asked, game_of
from palas.bots.thought import Opinion, consider, judge_for
from palas.bots.words import WORDS, signed
from palas.engine.core.luck import Quick
from palas.engine.game import seat_name
from palas.engine.view import View

SHOWN = 3
COACH = "master"
TERMS = ("own", "rival", "learned", "ahead")
SLIGHT = 0.1  # points: a smaller term is not worth a word


@dataclass(frozen=True)
class Tip:
    """One of the best answers. `points`: expected lead over the best rival in the end; alone what the advice counts.

    `terms` say in points what it has over the answer it is compared with (the best one; the best with the second).
    """

    code: str
    points: float
    looks: int
    terms: dict[str, float]
    against: str  # the code it is compared with; empty if there is no other
    reply: tuple[int, str] | None = None

    def why(self, view: View, lang: str, names: Sequence[str] | None = None) -> str:
        """The reason in a sentence."""
        game = game_of(view)
        if not self.against:
            return WORDS.say(lang, "why-only")
        named = [(abs(points), term, points) for term, points in self.terms.items() if abs(points) >= SLIGHT]
        named.sort(key=lambda one: -one[0])
        other = game.action_text(self.against, lang)
        if not named:
            sentence = WORDS.say(lang, "why-even", other=other)
        else:
            reasons = "; ".join(
                WORDS.say(lang, f"why-{term}-{'more' if points > 0 else 'less'}", points=signed(points, lang))
                for _, term, points in named[:2]
            )
            sentence = WORDS.say(lang, "why", other=other, reasons=reasons)
        if self.reply is not None and self.reply[0] != view.seat:
            name = seat_name(self.reply[0], lang, names)
            then = WORDS.say(lang, "why-reply", name=name, action=game.action_text(self.reply[1], lang))
            sentence = f"{sentence} {then}"
        return sentence


def tips(view: View, seed: int = 0, level: str = COACH) -> list[Tip]:
    """The best answers to the question of a view, the best first, as a bot of that level sees them."""
    question = asked(view)
    assert view.seat is not None, "only a seat is asked"
    luck = Quick(seed)
    thought = consider(view, RANKS[level].budget, luck)
    best = [opinion for opinion in thought.opinions if opinion.looks or opinion is thought.opinions[0]][:SHOWN]
    if len(question.legal) > 1 and len(best) == 1:
        best = list(thought.opinions[:2])
    made = [parts_of(view, opinion, seed) for opinion in best]
    found = []
    for number, opinion in enumerate(best):
        other = (1 if len(best) > 1 else 0) if number == 0 else 0
        terms = {term: made[number][term] - made[other][term] for term in TERMS}
        against = best[other].code if other != number else ""
        found.append(Tip(opinion.code, opinion.points, opinion.looks, terms, against, opinion.reply))
    return found


def parts_of(view: View, opinion: Opinion, seed: int) -> dict[str, float]:
    """The terms of one answer's value; what looking ahead adds to them is a term of its own."""
    judge = judge_for(view)
    assert view.seat is not None
    position = judge.game.imagine(view, seed, manual=True).position
    position.play(view.seat, judge.game.action_id(opinion.code))
    own, rival, learned = (value / MILLE for value in judge.terms(position, view.seat))
    return {"own": own, "rival": rival, "learned": learned, "ahead": opinion.points - own - rival - learned}
