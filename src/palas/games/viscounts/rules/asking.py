"""What questions have in common: some cost silver, some an effect asks, which then say what set it off."""

from __future__ import annotations

from typing import Any, ClassVar

from palas.engine.core.position import Step, Work
from palas.games.viscounts.state import CARDS, MOVEMENT, NONE, RECRUIT, SETUP, Realm
from palas.games.viscounts.terms import CAUSES, IMMEDIATE, SILVER


class Priced(Step[Realm]):
    """A question with answers that cost silver: what is shown, checked and paid is one price."""

    def price(self, realm: Realm, seat: int, action: int) -> int:
        """The silver that a candidate costs."""
        return 0

    def pay(self, realm: Realm, seat: int, action: int) -> int:
        """Pay for an answer; the price."""
        price = self.price(realm, seat, action)
        realm.people[seat].goods[SILVER] -= price
        return price


def price_of(realm: Realm, seat: int, action: int) -> int:
    """The silver that an answer to the open question costs."""
    step = realm.stack[-1]
    return step.price(realm, seat, action) if isinstance(step, Priced) else 0


class Cause(Work[Realm]):
    """Work that waits for the end of what it has set off; `cause` says what that is (VIS-5.6)."""

    cause: ClassVar[str] = ""


class OfEffect(Step[Realm]):
    """A question that an effect asks; those of the six phases explain themselves."""

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {**self.figures(), "cause": cause_of(realm, seat)}

    def figures(self) -> dict[str, Any]:
        """What the question is about, beside its cause."""
        return {}


class Several(OfEffect):
    """A question about something that an effect gives or does `n` times."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def figures(self) -> dict[str, Any]:
        return {"n": self.n}


def cause_of(realm: Realm, seat: int) -> int:
    """What sets off the pending question, as a number: card, cause, and whether it is somebody else's turn."""
    found, card = "", NONE
    for at in range(len(realm.stack) - 1):  # the innermost counts
        step = realm.stack[at]
        if isinstance(step, Cause):
            found = step.cause
    if not found:
        asked = realm.stack[-1].kind
        if realm.phase == SETUP:
            found = "setup"
        elif realm.phase == MOVEMENT or (realm.is_rival(realm.active) and asked == "rearrange"):
            found = "meeting"  # VIS-7.4, 22.23
        elif realm.phase == RECRUIT:
            found = "hire"
        elif realm.phase == CARDS and not realm.is_rival(realm.active):
            card = realm.people[realm.active].tableau[0]
            immediate = card != NONE and realm.box.card_timing[card] == IMMEDIATE
            found = "drop" if card == NONE else "card" if immediate else "played"  # the cards may have been rearranged
        else:
            found = "after"
    other = seat != realm.active and realm.phase != SETUP
    return (card + 1) * 100 + CAUSES.index(found) * 2 + other
