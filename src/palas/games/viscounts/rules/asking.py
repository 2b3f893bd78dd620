"""What questions have in common: some answers cost silver, some questions come from an effect (VIS-5.6, 13.1)."""

from __future__ import annotations

from palas.engine.core.position import Step
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import SILVER


class Priced(Step[Realm]):
    """A question with answers that cost silver: what is shown, asked for and paid is one price."""

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
