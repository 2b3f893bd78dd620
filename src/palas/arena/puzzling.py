"""Finding puzzles: games between bots are searched for questions with one answer that is clearly best.

A question is worth a look where the search finds a best answer; it becomes a puzzle if that answer, played on to the
end in many games, ends clearly ahead of all others. The same seed finds the same puzzles on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from palas.arena.puzzles import Answer, Collection, Puzzle, Reason
from palas.arena.statistics import SURE, Spread
from palas.arena.words import WORDS
from palas.bots import bot, nets
from palas.bots.core.judge import Judge
from palas.bots.core.search import draw
from palas.bots.thought import Budget, Thought, consider
from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK, CHANCE, Position
from palas.engine.core.state import State
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.meta import Origin

PLAYER = "journeyman"  # who plays the games
COUNT = 10  # puzzles of a title
FEWEST, MOST = 3, 40  # answers to a question that is worth a look
LOOKS = 24  # questions of a game that the search looks at
TRIED = 4  # of them that are played on
SIMULATIONS = 32
GAP = 1.5  # points by which the search must prefer its best answer
SURPRISE = 2.0  # points that it counts more if the best answer does not look best at first sight
STAGES = (8, 16, 32)  # games of each answer; only those that may still be best go on
STILL = (2, 1, 1)  # answers that may still overlap with the best after each stage
DEAREST = (100, 200, 400)  # answers times questions that are left in the game: late ones, and now and then early ones
LAST = 8  # questions that are left in the game at least
CLEAR = 1.5  # points that the others stay behind in the mean
WAVERING = 1500  # thousandths of a point by which an answer may look better than it is
ENOUGH = 6  # answers, of which two may be equally good
ALIKE = 4  # puzzles with the same kind of question
SAME = 2  # with the same best answer
IDLE = ("pass", "end", "stop", "decline", "skip")  # answers that do nothing
IDLEST = 2  # puzzles of a title whose best answer does nothing
OF_ONE_GAME = 3
LIMIT = 400  # games searched; a title that has no more puzzles than were found by then has no more
SLIGHT = 0.5  # points: a smaller difference is no reason
SHARES = 3  # sources that a reason names


@dataclass
class Tried:
    """One answer, played on."""

    code: str
    margin: Spread = field(default_factory=Spread)
    own: Counter[str] = field(default_factory=Counter)  # points by source
    rival: float = 0.0  # points of the best rival
    wins: float = 0.0

    @property
    def reach(self) -> float:
        """How far the true mean may be away, 95 times of 100; wider for few games (Student's t)."""
        games = self.margin.count
        return (SURE + 2.8 / (games - 1)) * self.margin.deviation / sqrt(games)

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.margin.mean - self.reach

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.margin.mean + self.reach

    def plain(self) -> Answer:
        """As it is stored."""
        games = self.margin.count
        return Answer(
            self.code, round(self.margin.mean, 2), round(self.low, 2), round(self.high, 2), games,
            round(self.wins / games, 3),
        )  # fmt: skip


def find(
    game: Game, seeds: str = "1", count: int = COUNT, tell: Callable[[int, int], None] | None = None, same: int = SAME,
    games: int = 0,
) -> Collection:  # fmt: skip
    """The first puzzles that each of the seeds finds (with commas: "1,2"); `tell` hears how many of how many are there
    after every game. With `games` the best answer and its nearest rival are played so often before it is believed."""
    if count < 1:
        raise PalasError("puzzles-count", words=WORDS, count=count)
    parts = seeds.split(",")
    found: list[Puzzle] = []
    idle: Counter[str] = Counter()
    for seed in parts:

        def heard(here: int, before: int = len(found)) -> None:
            if tell is not None:
                tell(before + here, count * len(parts))

        for puzzle in found_by(game, seed, count, same, games, idle, heard):
            found.append(named(puzzle, str(len(found) + 1)))
    command = f"palas puzzles {game.meta.id} --seed {seeds} --count {count}"
    command += f" --same {same}" if same != SAME else ""
    command += f" --games {games}" if games else ""
    return Collection(game.meta.id, game.meta.rules_version, command, found)


def found_by(
    game: Game, seed: str, count: int, same: int, games: int, idle: Counter[str], tell: Callable[[int], None]
) -> list[Puzzle]:
    """The first puzzles of one seed; `idle` counts through all seeds those that are best left alone."""
    found: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    for number, (players, options) in zip(range(LIMIT), set_ups(game), strict=False):
        dearest = DEAREST[number % len(DEAREST)]
        for puzzle in in_game(game, players, options, f"{seed}-{number}", kinds, dearest, same, games):
            if any(is_the_same(puzzle, other) for other in found):
                continue  # where little is left to chance, bots play the same game again
            if is_idle(puzzle.accepted[0]):
                if idle.total() >= IDLEST:
                    continue
                idle[puzzle.accepted[0]] += 1
            kinds[puzzle.kind] += 1
            kinds[f"best {puzzle.accepted[0]}"] += 1
            found.append(puzzle)
            if len(found) == count:
                break
        tell(len(found))
        if len(found) == count:
            break
    return found


def is_idle(code: str) -> bool:
    """Does an answer leave all as it is: pass, end, or nought of something?"""
    return code in IDLE or code.endswith(" 0")


def is_the_same(puzzle: Puzzle, other: Puzzle) -> bool:
    """Do two puzzles ask the same question in the same place?"""
    return puzzle.players == other.players and puzzle.options == other.options and puzzle.moves == other.moves


def named(puzzle: Puzzle, id: str) -> Puzzle:
    """The same puzzle with its id."""
    fields = {name: getattr(puzzle, name) for name in puzzle.__struct_fields__}
    return Puzzle(**{**fields, "id": id})


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Player counts in turn; after each round of them another option differs from the usual ones."""
    usual = game.check_options({})
    changed = [usual]
    for option in game.meta.options:
        changed += [{**usual, option.id: value} for value in option.values if value != option.default]
    number = 0
    while True:
        for players in game.meta.players:
            yield players, dict(game.options_for(players, changed[number % len(changed)]))
        number += 1


def in_game(
    game: Game, players: int, options: dict[str, Any], seed: str, kinds: Counter[str], dearest: int, same: int,
    games: int,
) -> Iterator[Puzzle]:  # fmt: skip
    """The puzzles of one game between bots."""
    moves, asked = played(game, players, options, seed)
    luck = Quick(int.from_bytes(seed.encode(), "big") % (1 << 61))
    fit = fitting(asked, dearest)
    step = max(1, len(fit) // LOOKS)
    promising = looked_at(game, players, options, seed, moves, set(fit[luck.below(step) :: step][:LOOKS]), luck)
    found: Counter[str] = Counter()
    for state, number, thought in promising:
        seat = state.to_act[0]
        kind = state.decision(seat).kind
        if kinds[kind] + found[kind] >= ALIKE or found[kind] or found.total() >= OF_ONE_GAME:
            continue
        tried = played_on(game, state, seat, luck.split(), games)
        if tried is None:
            continue
        puzzle = written(game, state, seat, seed, moves[:number], tried, thought)
        if kinds[f"best {puzzle.accepted[0]}"] >= same:
            continue
        found[kind] += 1
        yield puzzle


def played(game: Game, players: int, options: dict[str, Any], seed: str) -> tuple[list[str], list[int]]:
    """A game between bots: all answers, and at each of them how many there were (0 for a secret question)."""
    state = game.start(players, seed, options)
    bots = [bot(PLAYER, seed=seat) for seat in range(players)]
    moves: list[str] = []
    asked: list[int] = []
    while not state.over:
        seat = state.to_act[0]
        code = bots[seat].choose(state.view(seat))
        asked.append(len(state.legal_ids(seat)) if state.position.stack[-1].mode() == ASK else 0)
        moves.append(code)
        state.apply(game.parse(state, seat, code))
    return moves, asked


def fitting(asked: list[int], dearest: int) -> list[int]:
    """The questions that are worth a look: not too few answers and not too many, the end neither near nor too far."""
    left = sum(count > 1 for count in asked)
    fit: list[int] = []
    for number, count in enumerate(asked):
        if FEWEST <= count <= MOST and count * left <= dearest and left >= LAST:
            fit.append(number)
        left -= count > 1
    return fit


def looked_at(
    game: Game, players: int, options: dict[str, Any], seed: str, moves: list[str], wanted: set[int], luck: Quick
) -> list[tuple[State, int, Thought]]:
    """Those of the wanted questions to which the search has a best answer, the clearest first, surprises before all."""
    state = game.start(players, seed, options)
    found: list[tuple[float, int, State, Thought]] = []
    for number, code in enumerate(moves):
        seat = state.to_act[0]
        if number in wanted:
            thought = consider(state.view(seat), Budget(SIMULATIONS), luck.split())
            gap = thought.opinions[0].points - max(one.points for one in thought.opinions[1:])
            if gap >= GAP:
                surprise = sight_of(thought) != thought.code
                found.append((gap + SURPRISE * surprise, -number, state.clone(), thought))
        state.apply(game.parse(state, seat, code))
    found.sort(key=lambda one: (-one[0], -one[1]))
    return [(state, -number, thought) for _, number, state, thought in found[:TRIED]]


def sight_of(thought: Thought) -> str:
    """The answer that looks best at first sight."""
    return max(thought.opinions, key=lambda one: one.first).code


# -- playing on -----------------------------------------------------------------------------------------------------


def played_on(game: Game, state: State, seat: int, luck: Quick, most: int = 0) -> list[Tried] | None:
    """Every answer played on to the end; None unless one ends clearly ahead of the others. What is close to it is then
    played up to `most` games, in tables that decided nothing before."""
    view = state.view(seat)
    judge = nets.judge(game, state.players, None)  # by the advice alone: three times as many games in the same time
    tried = [Tried(game.action_code(number)) for number in state.legal_ids(seat)]
    worlds = [luck.below(1 << 31) for _ in range(max(most, STAGES[-1]))]  # the same for every answer
    best, rivals = tried[0], tried
    for games, still in zip(STAGES, STILL, strict=True):
        known = best.margin.count
        for answer in [one for one in tried if not known or one is best or one.high >= best.low]:
            for world in worlds[answer.margin.count : games]:
                play_on(game, judge, view, seat, answer, Quick(world))
        best = max(tried, key=lambda one: one.margin.mean)
        rivals = [one for one in tried if one is not best and one.high >= best.low]
        if len(rivals) > still:
            return None
        if not rivals:
            break
    if rivals and len(tried) < ENOUGH:
        return None
    others = [one for one in tried if one is not best and one not in rivals]
    nearest = max(others, key=lambda one: one.margin.mean)
    for answer in (best, *rivals, nearest):
        for world in worlds[answer.margin.count : most]:
            play_on(game, judge, view, seat, answer, Quick(world))
    if max(tried, key=lambda one: one.margin.mean) is not best:
        return None
    least = best.margin.mean - CLEAR
    return tried if all(one.high < best.low and one.margin.mean <= least for one in others) else None


def play_on(game: Game, judge: Judge, view: Any, seat: int, answer: Tried, luck: Quick) -> None:
    """One more game: a table imagined from the view, the answer, and everybody plays on as the bots do."""
    position = game.imagine(view, luck.split(), manual=True).position
    position.play(seat, game.action_id(answer.code))
    to_the_end(judge, position, luck)
    scores = position.scores()
    rival = best_rival(game, position, view, scores, seat)
    answer.margin.add(scores[seat] - rival)
    answer.own.update(game.breakdown(position)[seat])
    answer.rival += rival
    winners = game.winners(position)
    answer.wins += 1 / len(winners) if seat in winners else 0.0


def to_the_end(judge: Judge, position: Position, luck: Quick) -> None:
    """Everybody takes what looks best at first sight; they waver, for else two games would hardly differ."""
    while position.stack:
        if position.stack[-1].mode() == CHANCE:
            position.fall(draw(position, luck))
            continue
        for seat in position.waiting():
            options = position.legal_ids(seat)[:]
            if len(options) > 1:
                values = [value + luck.below(WAVERING) for value in judge.followed(position, seat, options)]
                position.play(seat, options[values.index(max(values))])
            else:
                position.play(seat, options[0])


def best_rival(game: Game, position: Position, view: Any, scores: list[int], seat: int) -> int:
    """The points of the best rival at the end; alone those of the opponent whom the rules play, or none."""
    if len(scores) > 1:
        return max(points for other, points in enumerate(scores) if other != seat)
    origin = Origin(1, dict(view.options), b"", position=game.position_dict(position))
    end = game.at_start(origin, True, Quick(0))
    return max((rival.points for rival in game.rivals(end.view(0), "en")), default=0)


# -- what is stored -------------------------------------------------------------------------------------------------


def written(
    game: Game, state: State, seat: int, seed: str, moves: list[str], tried: list[Tried], thought: Thought
) -> Puzzle:
    """The puzzle as it is stored."""
    best = max(tried, key=lambda one: one.margin.mean)
    equal = sorted((one for one in tried if one is not best and one.high >= best.low), key=lambda one: -one.margin.mean)
    decision = state.decision(seat)
    return Puzzle(
        id="",
        players=state.players,
        options=dict(state.origin.options),
        seed=seed,
        moves=moves,
        seat=seat,
        kind=decision.kind,
        rule=decision.rule,
        data=dict(decision.data),
        round=game.round_of(state.view(seat)),
        answers=[one.plain() for one in tried],
        accepted=[best.code, *(one.code for one in equal)],
        reasons=reasons_of(game, state, seat, tried, best, equal, thought),
    )


def reasons_of(
    game: Game, state: State, seat: int, tried: list[Tried], best: Tried, equal: list[Tried], thought: Thought
) -> list[Reason]:
    """Two to four reasons: what it brings at once, where its points come from, what it costs a rival, what misleads."""
    others = [one for one in tried if one is not best and one not in equal]
    second = max(others, key=lambda one: one.margin.mean)
    found: list[Reason] = []
    brings = game.outlook(state.view(seat)).brings(best.code)
    if brings:
        found.append(Reason("brings", parts={thing: float(change) for thing, change in brings.items()}))
    sight = next(one for one in tried if one.code == sight_of(thought))
    if sight in others:
        found.append(Reason("sight", points=lead(best, sight), other=sight.code))
    gains = gained(best, second)
    if gains:
        found.append(Reason("sources", points=lead(best, second), other=second.code, parts=gains))
    rival = best.rival / best.margin.count - second.rival / second.margin.count
    if abs(rival) >= 2 * SLIGHT:
        found.append(Reason("rival", points=round(rival, 2), other=second.code))
    reply = thought.opinions[0].reply
    if len(found) < 3 and thought.code == best.code and reply is not None and reply[0] != seat:
        found.append(Reason("reply", other=reply[1], seat=reply[0]))
    shares = best.wins / best.margin.count, second.wins / second.margin.count
    if len(found) < 2 or (len(found) < 4 and shares[0] - shares[1] >= 0.2):
        found.append(Reason("wins", points=round(shares[0], 3), against=round(shares[1], 3), other=second.code))
    if len(found) < 2:
        found.append(Reason("lead", points=lead(best, second), other=second.code))
    return found[:4]


def lead(best: Tried, other: Tried) -> float:
    """How much more an answer brings in the mean."""
    return round(best.margin.mean - other.margin.mean, 2)


def gained(best: Tried, second: Tried) -> dict[str, float]:
    """The sources of which the best answer brings clearly more or fewer points, the greatest difference first."""
    games, others = best.margin.count, second.margin.count
    parts = {name: round(best.own[name] / games - second.own[name] / others, 2) for name in best.own | second.own}
    large = sorted((name for name in parts if abs(parts[name]) >= SLIGHT), key=lambda name: -abs(parts[name]))
    return {name: parts[name] for name in large[:SHARES]}
