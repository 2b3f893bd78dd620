"""Phase 2: the viscount moves clockwise over the spaces of the board (VIS-7)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import OK
from palas.games.viscounts.rules import cards, effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Priced
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import MOVE_BONUS, PIECES, REARRANGE, SILVER


def free_spaces(realm: Realm, seat: int) -> int:
    """How many extra spaces cost nothing (VIS-7.2)."""
    return realm.opens(seat, MOVE_BONUS)


def price_of(realm: Realm, seat: int, value: int, space: int) -> int:
    """What it costs to end a move on a space by the shortest way that is long enough (VIS-7.5)."""
    return max(0, steps_to(realm, seat, value, space) - value - free_spaces(realm, seat))


def steps_to(realm: Realm, seat: int, value: int, space: int) -> int:
    """How far a space is by the shortest way that is at least as long as the card says (VIS-7.5)."""
    here = realm.people[seat].space
    ahead = (realm.place(space // 3) - realm.place(here // 3)) % PIECES
    steps: int = realm.box.walks[value][here % 3][3 * ahead + space % 3]
    return steps


@final
@mypyc_attr(free_list_len=1)
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
        return price_of(realm, seat, self.value, realm.box.move.of(action))

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if self.price(realm, seat, action) <= realm.people[seat].goods[SILVER] else no.TOO_FAR

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, piece by piece."""
        me = realm.people[seat]
        places = [0] * PIECES
        for at, piece in enumerate(realm.ring):
            places[piece] = at
        first = places[me.space // 3]
        within = realm.box.within[self.value][me.space % 3]
        more = free_spaces(realm, seat) + me.goods[SILVER]
        near = within[min(more, len(within) - 1)]
        legal: list[int] = []
        for piece in range(PIECES):
            kinds = near[(places[piece] - first) % PIECES]
            if kinds:
                legal += realm.box.moves[piece][kinds]
        return legal

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        arrive(realm, seat, realm.box.move.of(action), self.pay(realm, seat, action))


def arrive(realm: Realm, who: int, space: int, price: int) -> None:
    """The viscount stands; the owners of those it meets may rearrange (VIS-7.4, 22.23)."""
    realm.people[who].space = space
    realm.say("moved", who, space, price)
    for back in range(1, realm.members + 1):  # the active player's question comes first, so it is put on the stack last
        other = (realm.active - back) % realm.members
        if other == who or realm.people[other].space != space:
            continue
        if realm.is_rival(other):
            effects.run(realm, other, realm.box.instead[REARRANGE])
        else:
            cards.offer_rearranging(realm, other)
