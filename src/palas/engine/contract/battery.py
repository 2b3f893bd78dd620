"""Runs every check on many games: each player count, each option, moments of every kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from palas.engine.contract import acting, secrets, whole
from palas.engine.contract.moment import Moment, Trial, describe, fingerprint
from palas.engine.contract.report import Broken, Failure, Report, Result
from palas.engine.game import Game

GAMES = 2  # per player count and set of options
DEPTH = 12  # moments of each game that are looked at closely
RARELY = 2  # every so many of them also go through the costly checks
BUDGET = 400  # legal actions in one list
LIMIT = 20_000  # decisions in one game
ENOUGH = 3  # failures of one check, after which it is not run again
WORLDS = 20  # so many imagined worlds cannot all be the real one by accident

Check = Callable[[Moment], None]

EVERY_STEP: dict[str, Check] = {"budget": acting.budget}
MOMENTS: dict[str, Check] = {
    "legal": acting.legal,
    "one-enumerator": acting.one_enumerator,
    "kinds": acting.kinds,
    "why-not": acting.why_not,
    "every-action": acting.every_action,
    "illegal": acting.illegal,
    "looking": acting.looking,
    "clone": acting.clone,
    "dict": acting.dict_round_trip,
    "silent": acting.silent,
    "census": acting.census,
    "scores": acting.scores,
    "chance": acting.chance,
    "messages": acting.messages,
    "imagine": secrets.imagine,
    "paired-worlds": secrets.paired_worlds,
    "secret-answers": secrets.secret_answers,
    "untold": secrets.untold,
    "no-key": secrets.no_key,
}
COSTLY: dict[str, Check] = {
    "record": acting.record_round_trip,
    "playout": acting.random_playout,
    "free-undo": secrets.free_undo,
}
WHOLE: dict[str, Callable[[Trial], None]] = {
    "record": whole.whole_record,
    "verify": whole.verify,
    "rewind": whole.rewind,
    "generator": whole.generator,
    "manual-chance": whole.manual_chance,
    "log": whole.whole_log,
    "pictures": whole.pictures,
}
CHECKS = tuple(dict.fromkeys(("play", *EVERY_STEP, *MOMENTS, *COSTLY, *WHOLE, "imagine-deals")))


class Battery:
    """One run over one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.report = Report(game.meta.id, {name: Result(name) for name in CHECKS})
        self.worlds = 0
        self.dealt = 0

    def run(self, name: str, trial: Trial, step: int | None, check: Callable[[], object]) -> None:
        """Run one check once and keep its first failure."""
        result = self.report.results[name]
        if result.failures >= ENOUGH:
            return
        result.runs += 1
        try:
            check()
        except Broken as broken:
            self.keep(result, trial, step, broken)
        except Exception as error:
            self.keep(result, trial, step, Broken("raised", detail=describe(error)))

    def keep(self, result: Result, trial: Trial, step: int | None, broken: Broken) -> None:
        """Remember a failure."""
        result.failures += 1
        if result.first is None:
            where = (self.game.meta.id, trial.players, trial.options, trial.seed, step)
            result.first = Failure(result.name, broken.key, {"detail": "", **broken.params}, *where)

    def try_game(self, trial: Trial, depth: int, limit: int) -> None:
        """Play one game at random, then go through it again and look closely."""
        self.report.games += 1
        self.run("play", trial, None, partial(whole.play, trial, limit))
        kinds = self.walk(trial)
        for turn, step in enumerate(sampled(trial, kinds, depth)):
            moment = Moment(trial, trial.after(step, manual=True), step)
            for name, check in MOMENTS.items():
                self.run(name, trial, step, partial(check, moment))
            if turn % RARELY == 0:
                for name, check in COSTLY.items():
                    self.run(name, trial, step, partial(check, moment))
        if trial.finished:
            for name, look in WHOLE.items():
                self.run(name, trial, None, partial(look, trial))
        self.worlds += trial.worlds
        self.dealt += trial.dealt

    def walk(self, trial: Trial) -> list[str]:
        """Go through the game step by step with the cheap checks; the kind of every pending step."""
        kinds: list[str] = []
        try:
            state = trial.start(manual=True)
            for step in range(len(trial.entries) + 1):
                moment = Moment(trial, state, step)
                trial.prints.append(fingerprint(state))
                kinds.append(state.position.stack[-1].kind if state.position.stack else "")
                self.measure(moment)
                for name, check in EVERY_STEP.items():
                    self.run(name, trial, step, partial(check, moment))
                self.run("census", trial, step, partial(count, moment))
                if step < len(trial.entries):
                    state.replay_entries([trial.entries[step]])
        except Exception as error:
            self.keep(self.report.results["play"], trial, len(kinds), Broken("raised", detail=describe(error)))
            trial.finished = False
        return kinds

    def measure(self, moment: Moment) -> None:
        """How long the longest list is, and how long the slowest takes: information, not a failure."""
        for seat in moment.asked:
            began = perf_counter()
            length = len(moment.state.legal(seat))
            took = (perf_counter() - began) * 1000
            self.report.most_actions = max(self.report.most_actions, length)
            self.report.slowest_listing_ms = max(self.report.slowest_listing_ms, took)
            self.report.kinds.add(moment.state.position.stack[-1].kind)
        self.report.decisions += bool(moment.asked)


def count(moment: Moment) -> None:
    """The census of the game as it was played, without looking at what else could have been done."""
    found = moment.game.census(moment.state.position)
    if moment.trial.census is None:
        moment.trial.census = found
    acting.compare_census(moment, "", found)


def sampled(trial: Trial, kinds: Sequence[str], depth: int) -> list[int]:
    """The moments to look at: one of every kind of step, the last one, and others by chance."""
    steps = list(range(len(kinds)))
    trial.rng.shuffle(steps)
    of_a_kind = {kinds[step]: step for step in steps}
    others = [step for step in steps if step not in of_a_kind.values()]
    chosen = {*of_a_kind.values(), *others[: max(2, depth - len(of_a_kind))]}
    return sorted({*chosen, len(kinds) - 1} if kinds else chosen)


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """As printed, each option alone in each of its values, and all of them at once."""
    yield {}
    other = {option.id: [v for v in option.values if v != option.default] for option in game.meta.options}
    for name, values in other.items():
        for value in values:
            yield {name: value}
    if len(other) > 1:
        yield {name: values[-1] for name, values in other.items() if values}


def check_game(
    game: Game,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = GAMES,
    seed: int = 0,
    depth: int = DEPTH,
    budget: int = BUDGET,
    limit: int = LIMIT,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Run the battery. Without `players` every number of players is tried, without `options` every option."""
    began = perf_counter()
    battery = Battery(game)
    counts = game.meta.players if players is None else (players,)
    sets = list(option_sets(game)) if options is None else [dict(options)]
    runs = [(count, chosen, number) for count in counts for chosen in sets for number in range(games)]
    for done, (count, chosen, number) in enumerate(runs):
        game.start(count, 0, chosen, chance="manual")  # refuses a wrong count or option before the battery begins
        rng = Random(f"{seed + number} {count} {sorted(chosen)}")
        trial = Trial(game, count, chosen, seed + number, budget, rng)
        battery.try_game(trial, depth, limit)
        if progress is not None:
            progress(done + 1, len(runs))
    if runs:
        battery.run("imagine-deals", trial, None, partial(imagine_deals, battery))
    battery.report.seconds = perf_counter() - began
    return battery.report


def imagine_deals(battery: Battery) -> None:
    """What is hidden from a seat is dealt at random in the worlds it imagines, not copied from the real one."""
    if battery.worlds >= WORLDS and battery.dealt == 0:
        raise Broken("imagine-peeks", worlds=battery.worlds)
