"""One game from its start to its end, played by bots or at random, and checked on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from palas.arena.timing import Timed, Timing, most_memory
from palas.bots import Bot, bot
from palas.engine.core.luck import Quick
from palas.engine.core.playout import play_randomly
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, what, who
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.record import Record, record, replay
from palas.engine.registry import game as find_game

LIMIT = 1_000_000  # decisions; a game that is longer does not end

Facts = dict[str, str | int | list[str]]


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What one game shall be. `seats` names the bots; empty: random moves without asking any bot."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    seats: tuple[str, ...] = ()
    playout: bool = False
    check: bool = False
    keep: bool = False
    codes: bool = False  # tell what each seat answered


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of it. `problem` says what went wrong; then there is no result."""

    setting: Setting
    decisions: int = 0
    scores: list[int] = []
    winners: list[int] = []
    facts: Facts = {}
    order: list[int] = []  # the seats as they began, where chance decided it
    record: str = ""
    codes: list[list[str]] = []  # by seat, if wanted
    task: str = ""  # alone: what was played for or against
    timings: dict[str, Timing] = {}  # by bot, if everything is checked
    memory: float = 0.0  # megabytes that the process has held at most so far, if everything is checked
    problem: str = ""


class Wrong(Exception):
    """A check that failed."""


def play(setting: Setting) -> Outcome:
    """Play one game; whatever goes wrong becomes the outcome's problem."""
    try:
        return play_out(setting) if setting.playout else play_through(setting)
    except PalasError as error:
        return Outcome(setting=setting, problem=error.text())
    except Exception as error:
        return Outcome(setting=setting, problem=f"{type(error).__name__}: {error}")


def play_out(setting: Setting) -> Outcome:
    """Random moves on the bare position: no journal, so no record."""
    game = find_game(setting.game)
    position = game.start(setting.players, setting.seed, setting.options).position.clone()
    before = game.census(position)
    decisions = play_randomly(position, luck_of(setting), LIMIT)
    expect(not position.stack, f"the game does not end within {LIMIT} decisions")
    expect_conserved(before, game.census(position))
    return Outcome(
        setting=setting,
        decisions=decisions,
        scores=position.scores(),
        winners=list(game.winners(position)),
        facts=game.facts(position),
        order=list(game.opening_order(position)),
    )


def play_through(setting: Setting) -> Outcome:
    """Moves of bots, or random ones, on a whole state that can be recorded."""
    game = find_game(setting.game)
    state = game.start(setting.players, setting.seed, setting.options)
    before = game.census(state.position)
    luck = luck_of(setting)
    bots = [bot(name, seed=int(luck.below(1 << 31))) for name in setting.seats]
    timed = [Timed(one) for one in bots] if setting.check else []
    asked: Sequence[Bot] = timed or bots
    while not state.over:
        seat = state.to_act[0]
        if bots:
            state.apply(game.parse(state, seat, asked[seat].choose(state.view(seat))))
        else:
            legal = state.legal_ids(seat)
            state.apply_id(seat, legal[luck.below(len(legal))])
        if setting.check:
            expect_conserved(before, game.census(state.position))
        expect(state.length < LIMIT, f"the game does not end within {LIMIT} moves")
    expect_conserved(before, game.census(state.position))
    expect([sum(parts.values()) for parts in state.breakdown()] == state.scores(), "the breakdown is not the score")
    text = record(state).text() if setting.check or setting.keep else ""
    if setting.check:
        expect_same_again(state, text)
    return Outcome(
        setting=setting,
        decisions=sum(who(entry) != CHANCE_SEAT for entry in state.journal),
        scores=state.scores(),
        winners=list(state.winners()),
        facts={**game.facts(state.position), **(game.story_facts(state.story) if bots else {})},  # bots' moves are told
        order=list(game.opening_order(state.position)),
        record=text if setting.keep else "",
        codes=codes_of(state) if setting.codes else [],
        task=game.solo_task(state.position, state.origin.options) if setting.players == 1 else "",
        timings=timings_of(setting, timed),
        memory=most_memory() if setting.check else 0.0,
    )


def timings_of(setting: Setting, timed: Sequence[Timed]) -> dict[str, Timing]:
    """How long the answers took, by the names of the bots."""
    found: dict[str, Timing] = {}
    for name, one in zip(setting.seats, timed, strict=False):
        found.setdefault(name, Timing()).add(one.timing)
    return found


def codes_of(state: State) -> list[list[str]]:
    """What each seat answered in a finished game."""
    found: list[list[str]] = [[] for _seat in range(state.players)]
    for entry in state.journal:
        if who(entry) != CHANCE_SEAT:
            found[who(entry)].append(state.game.action_code(what(entry)))
    return found


def luck_of(setting: Setting) -> Quick:
    """Random moves that depend on nothing but the seed."""
    return Quick(int.from_bytes(setting.seed.encode(), "big") % (1 << 61))


def expect(fine: bool, otherwise: str) -> None:
    """A check."""
    if not fine:
        raise Wrong(otherwise)


def expect_conserved(before: Mapping[str, int], now: Mapping[str, int]) -> None:
    """Nothing may be lost or come from nowhere."""
    if before != now:
        changed = [f"{name} {before.get(name)} -> {n}" for name, n in now.items() if before.get(name) != n]
        raise Wrong("not conserved: " + ", ".join(changed))


def expect_same_again(state: State, text: str) -> None:
    """The record, read again, must lead to the same position, result and record."""
    game: Game = state.game
    again = replay(Record.read(text))
    expect(again.over, "the replayed record does not end the game")
    expect(again.scores() == state.scores(), "the replayed record ends with other scores")
    expect(again.winners() == state.winners(), "the replayed record ends with other winners")
    expect(again.breakdown() == state.breakdown(), "the replayed record ends with another breakdown")
    same = game.position_dict(again.position) == game.position_dict(state.position)
    expect(same, "the replayed record ends with another position")
    expect(record(again).text() == text, "the replayed record is recorded differently")
