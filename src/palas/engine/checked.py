"""A title that is asked and checked: what is pending, whether an answer is legal, and the reasons against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from palas.engine.action import Action, Decision, Reason
from palas.engine.core.position import CHANCE, OK, Position
from palas.engine.core.state import State, refusal_of
from palas.engine.errors import IllegalAction, NotAsked, PalasError, UnknownAction
from palas.engine.numbered import Numbered

ANY_QUESTION = "any"  # in a title's misfits: whatever is asked


class Checked(Numbered):
    """Answers and outcomes as people and programs write them, taken or refused."""

    def action(self, seat: int, number: int) -> Action:
        """The action of that number."""
        return Action(seat, self.action_code(number), number)

    def parse(self, state: State, seat: int, code: str) -> Action:
        """The legal action for a text; else IllegalAction or UnknownAction."""
        number = self.read_code(state.position, seat, code)
        if number < 0:
            raise UnknownAction("unknown-action", code=code, game=self.meta.id)
        action = self.action(seat, number)
        self.check(state, action)
        return action

    def read_code(self, position: Any, seat: int, code: str) -> int:
        """The number of an action as a person may write it, or -1."""
        return self.action_id(" ".join(code.split()))

    def decision(self, state: State, seat: int) -> Decision:
        """The pending decision of that seat."""
        if seat not in state.position.waiting() or seat < 0:
            raise NotAsked("not-asked", seat=seat)
        step = state.position.stack[-1]
        return Decision(seat, step.kind, step.rule, self.decision_data(state.position, seat), self.words)

    def why_not(self, state: State, seat: int, code: str) -> list[Reason]:
        """The reasons why that text is not legal for that seat now."""
        number = self.read_code(state.position, seat, code)
        if number < 0:
            return [Reason("unknown-action", "", {"code": code})]
        return self.refusals(state, seat, number)

    def refusals(self, state: State, seat: int, number: int) -> list[Reason]:
        """The reasons against one action; empty when it is legal."""
        position = state.position
        if state.over:
            return [Reason("game-over", "", {})]
        if seat not in position.waiting() or seat < 0:
            return [Reason("not-your-turn", "", {"seat": seat}, self.words)]
        refusal = refusal_of(position, seat, number)
        if refusal == OK:
            return []
        if refusal < 0:
            return [self.other_question(position, seat, number)]
        return [self.reason(position, seat, number, refusal)]

    def other_question(self, position: Any, seat: int, number: int) -> Reason:
        """The reason against an answer that no question offers now: why it does not fit, or which rule asks."""
        step = position.stack[-1]
        code = self.action_code(number)
        verb = code.partition(" ")[0]
        for kind in (step.kind, ANY_QUESTION):
            if (kind, verb) in self.misfits:
                return Reason(f"misfit-{kind}-{verb}", self.misfits[kind, verb], {}, self.words)
        return Reason("other-question", step.rule, {"code": code}, self.words)

    def check(self, state: State, action: Action) -> None:
        """Raise IllegalAction unless the action is legal now."""
        if not isinstance(action, Action):
            raise UnknownAction("unknown-action", code=str(action), game=self.meta.id)
        number = self.action_id(action.code)
        if number != action.id:
            raise UnknownAction("unknown-action", code=action.code, game=self.meta.id)
        reasons = self.refusals(state, action.seat, action.id)
        if reasons:
            raise IllegalAction(reasons)

    def check_outcome(self, state: State, outcome: str | int) -> int:
        """The number of an outcome that can fall now."""
        position = state.position
        if not position.stack or position.stack[-1].mode() != CHANCE:
            raise PalasError("no-chance")
        ids = position.stack[-1].outcomes(position)
        number = self.read_outcome(position, ids, outcome) if isinstance(outcome, str) else outcome
        if number not in ids:
            raise PalasError("outcome", outcome=str(outcome))
        return number

    def read_outcome(self, position: Position, ids: Sequence[int], code: str) -> int:
        """The number of an outcome's text among those that can fall, or -1."""
        return next((number for number in ids if self.outcome_code(position, number) == code), -1)

    def refuse_undo(self, seat: int) -> NoReturn:
        """Say that this seat has nothing to take back for free."""
        raise PalasError("undo", seat=seat)

    def refuse_rewind(self, count: int, length: int) -> NoReturn:
        """Say that there is no such moment to go back to."""
        raise PalasError("rewind", count=count, length=length)

    def refuse_drop(self, index: int) -> NoReturn:
        """Say that this entry is no secret answer that is still hidden."""
        raise PalasError("drop", index=index)
