"""Steps as they were once stored: a position from the middle of an effect can still be taken up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palas.engine.core.position import Step, Work
from palas.games.nobility.rules.gains import Gain
from palas.games.nobility.rules.turn import Turn
from palas.games.nobility.state import FROM_BONUSES, FROM_SETTLERS, NOBODY, NONE, City
from palas.games.nobility.terms import REPUTATION, SETTLER_VP_BONUS, VP


class ScoreSettler(Work[City]):
    """Points for the goods paid, and what community buildings and the event add (NOB-7.3)."""

    kind = "score_settler"

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid = paid

    def work(self, city: City) -> None:
        city.score(self.seat, self.paid + city.lasting(self.seat, SETTLER_VP_BONUS), FROM_SETTLERS)


class NextTurn(Work[City]):
    """The next player who has not passed."""

    kind = "next_turn"

    def work(self, city: City) -> None:
        city.done = 0
        other = city.next_seat(self.seat)
        if other != NOBODY:
            city.push(Turn(other))


ONCE: dict[str, Callable[..., Step[Any]]] = {
    "commission_loss": lambda seat, loss: Gain(seat, REPUTATION, -loss, NONE, FROM_BONUSES),
    "score": lambda seat, vp, source: Gain(seat, VP, vp, NONE, source),
    "score_settler": ScoreSettler,
    "next_turn": NextTurn,
}
