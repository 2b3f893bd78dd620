"""Two boxes on the bench: the same games with the printed box and with a changed one, counted side by side.

`python -m palas.arena.boxes` reads a wish and writes what was found so far, line by line, until all games are played.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import msgspec

from palas import __version__
from palas.arena.aside import say, step_aside
from palas.arena.games import Outcome, Setting, luck_of
from palas.arena.simulate import won
from palas.arena.statistics import SURE, Spread, wilson
from palas.bots import bot
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import who
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.packs import changed_game
from palas.engine.registry import game as find_game
from palas.engine.structs import ready

BOT = "greedy"  # knows nothing but the advice: a net that has learned the printed box would judge another one wrongly
BINS = 18  # of a histogram
SAID = 40  # times that figures are told
USED = 12  # answers whose use changed most
RARE = 0.05  # times a game: what is done less often is not compared


class Wish(msgspec.Struct, frozen=True):
    """What is compared: games of so many players with each of the two boxes, and the seed of them all."""

    game: str
    changes: dict[str, Any]
    players: int
    games: int
    seed: str = "1"


class Mean(msgspec.Struct, frozen=True):
    """A mean and the interval in which it lies with 95 % certainty."""

    mean: float
    low: float
    high: float


class Side(msgspec.Struct, frozen=True):
    """What happened with one box."""

    points: Mean
    histogram: list[int]  # seats by points, in the bins of the result
    wins: list[Mean]  # the share of each seat
    length: Mean  # answers of all in a game
    margin: Mean  # points between the first and the last; alone the points


class Use(msgspec.Struct, frozen=True):
    """How often an answer was given in a game, with both boxes, and the interval of the difference. With a `fact` it
    is a thing of the box, and how often that fact names it."""

    code: str
    printed: float
    changed: float
    low: float
    high: float
    fact: str = ""


class Compared(msgspec.Struct, frozen=True):
    """Everything that was found after so many games with each box. `points` and `length` are differences, pair by
    pair."""

    wish: Wish
    version: str
    bot: str
    played: int
    edges: list[int]  # where the bins begin, and where the last one ends
    printed: Side
    changed: Side
    points: Mean
    length: Mean
    margin: Mean
    used: list[Use]  # answers
    things: list[Use]  # cards, buildings, tiles


class Told(msgspec.Struct):
    """One line that goes out: what was found so far, or what went wrong, by language."""

    found: Compared | None = None
    problem: dict[str, str] = {}


for line in (Wish, Told):
    ready(line)


class Tally:
    """The games of one box as they come in."""

    def __init__(self, players: int) -> None:
        self.scores: list[int] = []
        self.points = Spread()
        self.wins = [0.0] * players
        self.length = Spread()
        self.margin = Spread()
        self.used: Counter[str] = Counter()
        self.things: Counter[str] = Counter()

    def add(self, outcome: Outcome, answers: Counter[str]) -> None:
        """One more game."""
        scores = outcome.scores
        self.scores += scores
        self.points.add(sum(scores) / len(scores))
        for seat in range(len(scores)):
            self.wins[seat] += won(outcome, [seat])
        self.length.add(outcome.decisions)
        self.margin.add(max(scores) - min(scores) if len(scores) > 1 else scores[0])
        self.used.update(answers)
        self.things.update(things_of(outcome))

    def side(self, edges: list[int]) -> Side:
        """As it is told."""
        games = self.points.count
        width = edges[1] - edges[0]
        bins = [0] * (len(edges) - 1)
        for score in self.scores:
            bins[min(len(bins) - 1, (score - edges[0]) // width)] += 1
        shares = [(wins / games, *wilson(wins, games)) for wins in self.wins]
        return Side(
            points=mean_of(self.points),
            histogram=bins,
            wins=[Mean(*(round(value, 4) for value in share)) for share in shares],
            length=mean_of(self.length),
            margin=mean_of(self.margin),
        )


def mean_of(spread: Spread) -> Mean:
    """The mean with its interval."""
    reach = SURE * spread.deviation / sqrt(max(1, spread.count))
    return Mean(round(spread.mean, 2), round(spread.mean - reach, 2), round(spread.mean + reach, 2))


def compare(wish: Wish, tell: Callable[[Compared], None] | None = None) -> Compared:
    """Play every game with both boxes; `tell` hears of the figures on the way."""
    printed = find_game(wish.game)
    changed = changed_game(printed, wish.changes) if wish.changes else printed
    sides = Tally(wish.players), Tally(wish.players)
    pairs = Spread(), Spread(), Spread()
    uses, things = Differences(), Differences()
    found: Compared | None = None
    for number in range(wish.games):
        played = [one_game(game, wish.players, f"{wish.seed}-{number}") for game in (printed, changed)]
        for tally, (outcome, answers) in zip(sides, played, strict=True):
            tally.add(outcome, answers)
        (before, answers), (after, others) = played
        pairs[0].add((sum(after.scores) - sum(before.scores)) / wish.players)
        pairs[1].add(after.decisions - before.decisions)
        pairs[2].add(spread_of(after.scores) - spread_of(before.scores))
        uses.add(answers, others)
        things.add(things_of(before), things_of(after))
        if number + 1 == wish.games or (tell is not None and (number + 1) % max(1, wish.games // SAID) == 0):
            used = uses.greatest(sides[0].used, sides[1].used, "")
            changed_things = things.greatest(sides[0].things, sides[1].things, "/")
            found = told_of(wish, number + 1, sides, pairs, used, changed_things)
            if tell is not None:
                tell(found)
    assert found is not None
    return found


class Differences:
    """How much more often things were done with the changed box, game by game."""

    def __init__(self) -> None:
        self.games = 0
        self.spreads: dict[str, Spread] = {}

    def add(self, before: Counter[str], after: Counter[str]) -> None:
        """One more pair of games."""
        for name in {*before, *after, *self.spreads}:
            spread = self.spreads.setdefault(name, Spread())
            while spread.count < self.games:  # it was not done in the games before
                spread.add(0)
            spread.add(after[name] - before[name])
        self.games += 1

    def greatest(self, printed: Counter[str], changed: Counter[str], mark: str) -> list[Use]:
        """Those that changed most; with a mark the name of each begins with that of its fact."""
        found = []
        for name, spread in self.spreads.items():
            if max(printed[name], changed[name]) >= RARE * self.games:
                mean = mean_of(spread)
                fact, _, code = name.partition(mark) if mark else ("", "", name)
                shares = round(printed[name] / self.games, 2), round(changed[name] / self.games, 2)
                found.append(Use(code, *shares, mean.low, mean.high, fact))
        found.sort(key=lambda use: (-abs(use.changed - use.printed), use.fact, use.code))
        return found[:USED]


def things_of(outcome: Outcome) -> Counter[str]:
    """The things of the box that the facts of a game name, each with its fact."""
    named = ((fact, words) for fact, words in outcome.facts.items() if isinstance(words, list))
    return Counter(f"{fact}/{word}" for fact, words in named for word in set(words))


def spread_of(scores: list[int]) -> int:
    """Points between the first and the last; alone the points."""
    return max(scores) - min(scores) if len(scores) > 1 else scores[0]


def told_of(
    wish: Wish, played: int, sides: tuple[Tally, Tally], pairs: tuple[Spread, Spread, Spread], used: list[Use],
    things: list[Use],
) -> Compared:  # fmt: skip
    """The figures after so many games."""
    printed, changed = sides
    edges = edges_of([*printed.scores, *changed.scores])
    return Compared(
        wish=wish,
        version=__version__,
        bot=BOT,
        played=played,
        edges=edges,
        printed=printed.side(edges),
        changed=changed.side(edges),
        points=mean_of(pairs[0]),
        length=mean_of(pairs[1]),
        margin=mean_of(pairs[2]),
        used=used,
        things=things,
    )


def edges_of(scores: list[int]) -> list[int]:
    """Bins of one width that hold all scores."""
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // BINS))
    count = max(1, -(-(high - low + 1) // width))
    return [low + width * number for number in range(count + 1)]


def one_game(game: Game, players: int, seed: str) -> tuple[Outcome, Counter[str]]:
    """A game between bots, and how often each answer was given; questions with one answer do not count."""
    setting = Setting(game=game.meta.id, players=players, options={}, seed=seed, seats=(BOT,) * players)
    state = game.start(players, seed)
    luck = luck_of(setting)
    bots = [bot(BOT, seed=int(luck.below(1 << 31))) for _ in range(players)]
    answers: Counter[str] = Counter()
    while not state.over:
        seat = state.to_act[0]
        code = bots[seat].choose(state.view(seat))
        answers[code] += len(state.legal_ids(seat)) > 1
        state.apply(game.parse(state, seat, code))
    decisions = sum(who(entry) != CHANCE_SEAT for entry in state.journal)
    facts = {**game.facts(state.position), **game.story_facts(state.story)}
    outcome = Outcome(
        setting=setting, decisions=decisions, scores=state.scores(), winners=list(state.winners()), facts=facts
    )
    return outcome, +answers


def main() -> None:
    """Read a wish, play, tell."""
    step_aside()
    try:
        compare(msgspec.json.decode(sys.stdin.buffer.read(), type=Wish), lambda found: say(Told(found)))
    except PalasError as error:
        say(Told(problem={lang: error.text(lang) for lang in ("de", "en")}))


if __name__ == "__main__":
    main()
