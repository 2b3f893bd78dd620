"""Effects that are due: what is printed on cards, spots, links and tracks, put on the stack step by step (VIS-18)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import Work
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import ANYWHERE, NOTHING


class Interpreter:
    """Whoever knows what the printed steps do.

    It calls every chapter of the rules and most of them set off effects again: so it stands above them, in
    interpreter.py, and says here that it is the one.
    """

    def carry_out(self, realm: Realm, who: int, number: int, at: int, scope: int) -> None:
        """Do one step of an effect for a player or for the solo opponent."""
        raise NotImplementedError


INTERPRETERS: list[Interpreter] = []  # the one of interpreter.py, as soon as that is loaded


def run(realm: Realm, who: int, effect: int) -> None:
    """Carry out an effect ahead of everything pending."""
    if effect != NOTHING:
        realm.push(Resolve(who, effect, 0, ANYWHERE))


@final
class Resolve(Work[Realm]):
    """An effect from one of its steps on; all that a step sets off is done before the next one (VIS-5.6)."""

    kind = "effect"

    def __init__(self, seat: int, effect: int, at: int, scope: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.at = at
        self.scope = scope  # of a player card's line

    def work(self, realm: Realm) -> None:
        effect = realm.box.effects[self.effect]
        if self.at + 1 < len(effect.ops):
            realm.push(Resolve(self.seat, self.effect, self.at + 1, self.scope))
        INTERPRETERS[0].carry_out(realm, self.seat, self.effect, self.at, self.scope)
