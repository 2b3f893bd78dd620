"""Phase 2: the viscount moves clockwise over the spaces of the board (VIS-7)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.position import OK
from palas.games.viscounts.rules import cards, effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Priced
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import MOVE_BONUS, PIECES, REARRANGE, SILVER
from palas.games.viscounts.ways import NODES


def free_spaces(realm: Realm, seat: int) -> int:
    """How many extra spaces cost nothing (VIS-7.2)."""
    return sum([ability.n for ability in realm.opened(seat, MOVE_BONUS)])


def prices(realm: Realm, seat: int, value: int) -> list[int]:
    """What it costs to end a move on each space by the shortest way that is long enough (VIS-7.5)."""
    piece, kind = divmod(realm.people[seat].space, 3)
    first = realm.ring.index(piece)
    steps = realm.box.walks[value][kind]
    paid = value + free_spaces(realm, seat)
    found = [0] * NODES
    for at in range(PIECES):
        space = 3 * realm.ring[(first + at) % PIECES]
        for side in range(3):
            found[space + side] = max(0, steps[3 * at + side] - paid)
    return found


@final
class Move(Priced):
    """Where the viscount goes: at least as far as the card says, farther for silver (VIS-7.1)."""

    kind = "move"
    rule = "VIS-7.1"

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"spaces": self.value, "owned": realm.people[seat].goods[SILVER]}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.move.all()

    def price(self, realm: Realm, seat: int, action: int) -> int:
        return prices(realm, seat, self.value)[realm.box.move.of(action)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if self.price(realm, seat, action) <= realm.people[seat].goods[SILVER] else no.TOO_FAR

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, with the prices looked up once."""
        costs = prices(realm, seat, self.value)
        owned = realm.people[seat].goods[SILVER]
        return [realm.box.move.at(space) for space, price in enumerate(costs) if price <= owned]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        arrive(realm, seat, realm.box.move.of(action), self.pay(realm, seat, action))


def arrive(realm: Realm, who: int, space: int, price: int) -> None:
    """The viscount stands; the owners of those it meets may rearrange (VIS-7.4, 22.23)."""
    realm.people[who].space = space
    realm.say("moved", who, space, price)
    met = [other for other in realm.from_active() if other != who and realm.people[other].space == space]
    for other in reversed(met):
        if realm.is_rival(other):
            effects.run(realm, other, realm.box.instead[REARRANGE])
        else:
            cards.offer_rearranging(realm, other)
