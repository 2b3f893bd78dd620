"""A finished game looked at again: what could be expected after every move, what was lost where, what was luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import exp

import msgspec

from palas.arena.words import WORDS
from palas.bots import nets
from palas.bots.coach import TERMS, parts_of
from palas.bots.core.judge import MILLE, Judge
from palas.bots.thought import Budget, Opinion, consider
from palas.engine.core.luck import Quick
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, what, who
from palas.engine.errors import PalasError
from palas.engine.game import Game

SIMULATIONS = 24
WORST = 3  # decisions of each seat that are shown
TURNS = 3  # turning points
STEEP = 8.0  # points by which a seat must be ahead for odds of e to 1
SHORTEST = 8  # decisions; a shorter game is not reviewed
APART = 4  # entries between two turning points


class Moment(msgspec.Struct, frozen=True):
    """What could be expected after an entry: each seat's lead over its best rival in points, and its chance to win."""

    entry: int
    leads: list[float]
    chances: list[float]


class Decision(msgspec.Struct, frozen=True):
    """An answer and what it cost against the best one. `terms` say what the better one has over it."""

    entry: int  # how many entries came before
    seat: int
    round: int | None
    played: str
    better: str
    loss: float
    before: float  # the lead that the best answer promised
    after: float  # and the one that was played
    terms: dict[str, float] = {}


class Share(msgspec.Struct, frozen=True):
    """Where a seat's distance from the table's mean comes from; the three parts add up to it."""

    luck: float
    own: float  # never above 0
    others: float  # never below 0
    total: float


class Review(msgspec.Struct, frozen=True):
    """Everything that a review found."""

    game: str
    players: int
    learned: bool
    simulations: int
    moments: list[Moment]
    decisions: list[Decision]
    shares: list[Share]
    turns: list[int]  # the entries of the turning points, the steepest first

    def costliest(self, seat: int) -> list[Decision]:
        """The dearest decisions of a seat, the dearest first."""
        own = [one for one in self.decisions if one.seat == seat and one.loss > 0]
        return sorted(own, key=lambda one: (-one.loss, one.entry))[:WORST]

    def lost(self, seat: int) -> float:
        """All that a seat lost by its decisions."""
        return sum(one.loss for one in self.decisions if one.seat == seat)


def chances_of(leads: list[float], over: bool, winners: tuple[int, ...]) -> list[float]:
    """The chance of every seat to win; alone the chance to be ahead of what one plays against."""
    if over:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(leads))]
    if len(leads) == 1:
        return [1 / (1 + exp(-max(-50.0, min(50.0, leads[0] / STEEP))))]
    most = max(leads)
    odds = [exp((lead - most) / STEEP) for lead in leads]
    return [one / sum(odds) for one in odds]


def review(
    state: State, simulations: int = SIMULATIONS, tell: Callable[[int, int], None] | None = None, seed: int = 1
) -> Review:
    """Look at a finished game again. `tell` hears how many of how many entries are done."""
    game: Game = state.game
    if not state.over:
        raise PalasError("review-running", words=WORDS)
    entries = state.entries()
    if sum(who(entry) != CHANCE_SEAT for entry in entries) < SHORTEST:
        raise PalasError("review-short", words=WORDS)
    judge = nets.judge(game, state.players, nets.net_for(game, state.players))
    past = game.at_start(state.origin, True)
    luck = Quick(seed)
    moments = [moment_of(game, judge, past)]
    decisions: list[Decision] = []
    for number, entry in enumerate(entries):
        if who(entry) != CHANCE_SEAT:
            found = decided(game, past, who(entry), what(entry), simulations, luck)
            if found is not None:
                decisions.append(found)
        past.replay_entries([entry])
        if who(entry) != CHANCE_SEAT or past.over:
            moments.append(moment_of(game, judge, past))
        if tell is not None:
            tell(number + 1, len(entries))
    return Review(
        game=game.meta.id,
        players=state.players,
        learned=judge.net is not None,
        simulations=simulations,
        moments=moments,
        decisions=decisions,
        shares=shares_of(state, decisions),
        turns=turns_of(moments),
    )


def moment_of(game: Game, judge: Judge, past: State) -> Moment:
    """What can be expected now."""
    leads = [value / MILLE for value in judge.values(past.position)]
    winners = game.winners(past.position) if past.over else ()
    chances = chances_of(leads, past.over, winners)
    return Moment(past.length, [round(lead, 2) for lead in leads], [round(chance, 4) for chance in chances])


def decided(game: Game, past: State, seat: int, action: int, simulations: int, luck: Quick) -> Decision | None:
    """One answer beside the best one, both from what its seat could see; None where there was no choice."""
    if len(past.legal_ids(seat)) < 2:
        return None
    view = past.view(seat)
    thought = consider(view, Budget(simulations), luck.split())
    code = game.action_code(action)
    best = thought.opinions[0]
    played = next(opinion for opinion in thought.opinions if opinion.code == code)
    loss = 0.0 if played is best else max(0.0, best.points - worth(played))
    terms = {}
    if loss > 0:
        ours, theirs = parts_of(view, best, 0), parts_of(view, played, 0)
        terms = {term: round(ours[term] - theirs[term], 2) for term in TERMS}
    return Decision(
        entry=past.length,
        seat=seat,
        round=game.round_of(view),
        played=code,
        better=best.code,
        loss=round(loss, 2),
        before=round(best.points, 2),
        after=round(min(worth(played), best.points), 2),
        terms=terms,
    )


def worth(opinion: Opinion) -> float:
    """What an answer was worth: looked at once it counts as at first sight, if that is kinder."""
    return opinion.points if opinion.looks > 1 else max(opinion.points, opinion.first)


def shares_of(state: State, decisions: list[Decision]) -> list[Share]:
    """Luck, own moves and those of others: what is not lost by a decision is luck, the seat and the deal included."""
    scores = state.scores()
    mean = sum(scores) / len(scores)
    lost = [sum(one.loss for one in decisions if one.seat == seat) for seat in range(len(scores))]
    found = []
    for seat, points in enumerate(scores):
        total = round(points - mean, 1) if len(scores) > 1 else float(points)
        own = -round(lost[seat], 1)
        others = round((sum(lost) - lost[seat]) / max(1, len(scores) - 1), 1) if len(scores) > 1 else 0.0
        found.append(Share(luck=round(total - own - others, 1), own=own, others=others, total=total))
    return found


def turns_of(moments: list[Moment]) -> list[int]:
    """The entries after which the chances were most different, not too near to each other."""
    swings = []
    for before, after in pairwise(moments):
        swings.append((max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True)), after.entry))
    swings.sort(key=lambda swing: (-swing[0], swing[1]))
    chosen: list[int] = []
    for _swing, entry in swings:
        if all(abs(entry - other) >= APART for other in chosen):
            chosen.append(entry)
        if len(chosen) == TURNS:
            break
    return chosen


def spread_out(moments: list[Moment], most: int) -> Iterator[Moment]:
    """At most so many moments, the first and the last among them."""
    last = len(moments) - 1
    for place in sorted({round(last * step / max(1, most - 1)) for step in range(most)}):
        yield moments[place]
