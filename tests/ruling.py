"""A position to rule on, as the tests of every title do it: play, ask, look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Self

from palas.engine.core.position import Step
from palas.engine.core.state import State


class Ruling(ABC):
    """A position to rule on. A title adds what it wants to look at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.check()

    def check(self) -> None:
        """Nothing is lost or made of nothing, and a pending question has an answer."""
        self.check_census()
        for seat in self.state.to_act:
            assert seat < 0 or self.state.legal(seat)

    @abstractmethod
    def check_census(self) -> None:
        """Everything is where it must be, by the figures of the box."""

    # -- playing

    def play(self, seat: int, *answers: str) -> Self:
        """The seat answers, one question after the other."""
        for code in answers:
            self.state.apply(self.state.game.parse(self.state, seat, code))
            self.check()
        return self

    def falls(self, *outcomes: str) -> Self:
        """Chance falls this way (in a game that was started by hand)."""
        for outcome in outcomes:
            self.state.apply_chance(outcome)
            self.check()
        return self

    # -- asking

    def asks(self) -> str:
        """The kind of the pending question, "chance", or nothing at the end."""
        if self.state.over:
            return ""
        return "chance" if self.state.to_act[0] < 0 else self.state.decision(self.state.to_act[0]).kind

    def asked(self) -> int:
        """Who must answer."""
        (seat,) = self.state.to_act
        return seat

    def legal(self, seat: int) -> list[str]:
        """The seat's legal answers."""
        return [action.code for action in self.state.legal(seat)]

    def refuses(self, seat: int, code: str) -> tuple[str, str]:
        """The one reason against an answer, and its rule; also said in both languages."""
        (reason,) = self.state.why_not(seat, code)
        assert code not in self.legal(seat)
        for lang in ("en", "de"):
            sentence = reason.text(lang)
            assert sentence.endswith(f"({reason.rule})"), sentence
            assert "{" not in sentence, sentence
            assert "reason-" not in sentence, sentence
        assert reason.text("en") != reason.text("de")
        return reason.code, reason.rule

    def ask(self, step: Step[Any]) -> Self:
        """Put a question that the engine would answer by itself, so that its reasons can be heard."""
        table = self.state.position
        table.push(step)
        table.options = step.options(table, step.seat)
        return self

    # -- looking

    def story(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of all events of a kind."""
        self.state.tell()
        return [event.args for event in self.state.story if event.kind == kind]
