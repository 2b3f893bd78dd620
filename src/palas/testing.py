"""Rulings: lay out a position, let somebody play, and see what happened. For tests of any game, plug-ins included.

    ruling = lay_out("caylus", players=3, phase="castle", workers={"castle": ["red"]}, red={"cubes": {…}})
    ruling.play("red", "batch food+wood+stone", "stop")
    assert ruling.owns("red")["points"] == 5

Seats are numbers or, where a game has colours, their names. After every move the census must be what it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Protocol, Self

from palas.engine.contract import check_game as check_game
from palas.engine.core.position import Step
from palas.engine.core.state import State
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.registry import game as find_game
from palas.text import LANGUAGES

# -- rulings ---------------------------------------------------------------------------------------------------------


class Ruling:
    """A position to rule on. A title adds what it wants to look at, and what its census must be."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._census: dict[str, int] = state.game.census(state.position)
        self.check()

    def check(self) -> None:
        """Nothing is lost or made of nothing, and a pending question has an answer."""
        self.check_census()
        for seat in self.state.to_act:
            if seat >= 0 and not self.state.legal_ids(seat):
                raise AssertionError(f"{self.asks()}: seat {seat} can answer nothing")

    def check_census(self) -> None:
        """Everything is still there."""
        found = self.state.game.census(self.state.position)
        wrong = {thing: (self._census.get(thing), n) for thing, n in found.items() if n != self._census.get(thing)}
        if wrong:
            raise AssertionError(f"before and now: {wrong}")

    def seat(self, who: int | str) -> int:
        """The number of a seat that may be named by its colour."""
        if isinstance(who, int):
            return who
        names = list(self.state.game.layout(self.state.players, self.state.origin.options).seats())
        if who not in names:
            raise AssertionError(f"{who} is not at the table: {', '.join(names)}")
        return names.index(who)

    # -- playing

    def play(self, who: int | str, *answers: str) -> Self:
        """The seat answers, one question after the other."""
        seat = self.seat(who)
        for code in answers:
            self.state.apply(self.state.game.parse(self.state, seat, code))
            self.check()
        return self

    def falls(self, *outcomes: str) -> Self:
        """Chance falls this way (in a game whose chance is manual)."""
        for outcome in outcomes:
            self.state.apply_chance(outcome)
            self.check()
        return self

    def drain(self, kind: str = "") -> Self:
        """Answer questions of a kind, or all of them, as long as there is one answer only; chance falls as it comes
        first."""
        while not self.state.over and (not kind or self.asks() == kind):
            seat = self.state.to_act[0]
            if seat < 0:
                self.state.apply_chance(self.state.outcome_ids()[0])
            elif len(self.state.legal_ids(seat)) == 1:
                self.state.apply(self.state.legal(seat)[0])
            else:
                break
            self.check()
        return self

    def ask(self, step: Step[Any]) -> Self:
        """Put a question that the engine would answer by itself, so that its reasons can be heard."""
        position = self.state.position
        position.push(step)
        position.options = step.options(position, step.seat)
        return self

    # -- asking

    def asks(self) -> str:
        """The kind of the pending question, "chance", or nothing at the end."""
        if self.state.over:
            return ""
        return "chance" if self.state.to_act[0] < 0 else str(self.state.decision(self.state.to_act[0]).kind)

    def asked(self) -> int:
        """Who must answer; `state.to_act` are all who answer a secret question."""
        seats = self.state.to_act
        if len(seats) != 1:
            raise AssertionError(f"{len(seats)} seats are asked")
        return seats[0]

    def legal(self, who: int | str) -> list[str]:
        """The seat's legal answers."""
        return [action.code for action in self.state.legal(self.seat(who))]

    def allows(self, who: int | str, *answers: str) -> Self:
        """Each of these is a legal answer of the seat now."""
        legal = self.legal(who)
        for code in answers:
            if code not in legal:
                reasons = " ".join(reason.text("en") for reason in self.state.why_not(self.seat(who), code))
                raise AssertionError(f"{who}: {code} is not legal. {reasons}")
        return self

    def refuses(self, who: int | str, code: str, rule: str = "") -> tuple[str, str]:
        """The one reason against an answer, and its rule; also said in both languages. `rule` must be that rule."""
        seat = self.seat(who)
        found = self.state.why_not(seat, code)
        if len(found) != 1 or code in self.legal(seat):
            raise AssertionError(f"{who}: {code} is legal" if not found else f"{who}: {code} has {len(found)} reasons")
        (reason,) = found
        sentences = [reason.text(lang) for lang in LANGUAGES]
        for sentence in sentences:
            if not sentence.endswith(f"({reason.rule})") or "{" in sentence or "reason-" in sentence:
                raise AssertionError(f"no sentence that names its rule: {sentence}")
        if len(set(sentences)) < len(LANGUAGES):
            raise AssertionError(f"the same in all languages: {sentences[0]}")
        if rule and reason.rule != rule:
            raise AssertionError(f"{who}: {code} is refused by {reason.rule}, not by {rule}")
        return reason.code, reason.rule

    # -- looking

    def owns(self, who: int | str) -> dict[str, int]:
        """What the seat owns, its points included, as panels show it."""
        return dict(self.state.game.holdings(self.state.position, self.seat(who)))

    def story(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of all events of a kind."""
        self.state.tell()
        return [event.args for event in self.state.story if event.kind == kind]


def lay_out(game: Game | str, *, chance: str = "auto", **words: Any) -> Ruling:
    """A ruling on a position in the words of the box (docs/positions.md)."""
    found = find_game(game) if isinstance(game, str) else game
    return Ruling(found.lay_out(words, chance=chance))


def impossible(game: Game | str, **words: Any) -> str:
    """The English sentence with which a position is refused; the German one must be another."""
    try:
        lay_out(game, **words)
    except PalasError as error:
        if error.text("de") == error.text("en"):
            raise AssertionError(f"the same in all languages: {error.text('en')}") from error
        return error.text("en")
    raise AssertionError("the position is possible")


# -- whole games -----------------------------------------------------------------------------------------------------


class Style(Protocol):
    """How somebody plays: the number of the action that is chosen."""

    def __call__(self, state: State, seat: int, rng: Random, /) -> int: ...


class Moments(Protocol):
    """A whole game, question by question, and its end."""

    def __call__(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None, style: Style = ..., telling: bool = ...
    ) -> Iterator[State]: ...


def anything(state: State, seat: int, rng: Random) -> int:
    """Any legal answer."""
    return rng.choice(state.legal_ids(seat))


def moments_of(game: Game, usual: Style = anything) -> Moments:
    """The moments of whole games of a title, played in the usual style unless another is named."""

    def moments(
        players: int, seed: int, options: Mapping[str, Any] | None = None, style: Style = usual, telling: bool = False
    ) -> Iterator[State]:
        state = game.start(players, seed, options)
        rng = Random(seed)
        while not state.over:
            yield state
            seat = state.to_act[0] if len(state.to_act) == 1 else rng.choice(state.to_act)
            action = style(state, seat, rng)
            if telling:
                state.apply(game.action(seat, action))
            else:
                state.apply_id(seat, action)
        yield state

    return moments


__all__ = ["Moments", "Ruling", "Style", "anything", "check_game", "impossible", "lay_out", "moments_of"]
