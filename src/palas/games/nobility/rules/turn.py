"""A player's turn: one die, one settlers card, one sale, in any order (NOB-4, 6.6)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import OK, Step, Work
from palas.games.nobility.box import DESK, END_TURN, FIELDS, KINDS, PASS, TILE
from palas.games.nobility.rules import dice, places, settlers
from palas.games.nobility.rules.gains import gain_coins
from palas.games.nobility.rules.refusals import (
    CANNOT_PAY,
    DONE_ALREADY,
    NO_PLATFORM,
    NO_PLOT,
    NOT_FIRST,
    NOT_HELD,
    NOT_YOURS,
    NOTHING_DONE,
)
from palas.games.nobility.state import FROM_COMMUNITY, FROM_WORKSHOPS, NEUTRAL, NOBODY, NONE, City

DIE: Final = 1
CARD: Final = 2
SALE: Final = 4


def begin(city: City) -> None:
    """Clockwise from the start player until all have passed (NOB-3.3)."""
    city.passed = 0
    city.done = 0
    city.push(Turn(city.start))


@final
class Turn(Step[City]):
    """What the player does next in the turn (NOB-4.1)."""

    kind = "turn"
    rule = "NOB-4.1"

    def candidates(self, city: City, seat: int) -> list[int]:
        box = city.box
        spaces = TILE if not city.chancery else len(box.space_ids)
        return [
            PASS,
            END_TURN,
            *range(box.first_go, box.first_go + spaces),
            *range(box.first_settle, box.first_settle + len(box.settler_ids)),
            *range(box.first_sell, box.first_sell_site + FIELDS),
        ]

    def refusal(self, city: City, seat: int, action: int) -> int:
        box = city.box
        me = city.people[seat]
        if action == PASS:
            return NOT_FIRST if city.done else OK  # NOB-4.3
        if action == END_TURN:
            return OK if city.done else NOTHING_DONE
        if action < box.first_settle:
            if city.done & DIE:
                return DONE_ALREADY
            closed = dice.why_closed(city, seat, action - box.first_go)
            return closed if closed != OK else dice.why_no_die(city, seat, action - box.first_go)
        if action < box.first_sell:
            if city.done & CARD:
                return DONE_ALREADY
            card = action - box.first_settle
            if card not in me.held:
                return NOT_HELD
            if me.plots >= box.plots:
                return NO_PLOT
            if me.platform == 0:
                return NO_PLATFORM
            return OK if settlers.can_complete(city, seat, card) else CANNOT_PAY
        if city.done & SALE:
            return DONE_ALREADY
        if action < box.first_sell_site:
            return OK if city.owners[action - box.first_sell] == seat else NOT_YOURS
        return OK if me.sites[action - box.first_sell_site] != NONE else NOT_YOURS

    def options(self, city: City, seat: int) -> list[int]:
        """The same list as candidates and refusal give; what is done already is not looked at again."""
        box = city.box
        me = city.people[seat]
        legal = [END_TURN if city.done else PASS]
        if not city.done & DIE and any(me.dice):
            values = dice.showable(city, seat) & dice.allowed(city, seat)
            for space in range(DESK if not city.chancery else TILE):
                if dice.fitting(city, space) & values and dice.why_closed(city, seat, space) == OK:
                    legal.append(box.first_go + space)
            for tile in sorted(me.dice_tiles):
                for space in range(TILE + tile * FIELDS, TILE + (tile + 1) * FIELDS):
                    if box.space_values[space] & values and dice.why_closed(city, seat, space) == OK:
                        legal.append(box.first_go + space)
        if not city.done & CARD and me.platform and me.plots < box.plots:
            for card in sorted(me.held):
                if settlers.can_complete(city, seat, card):
                    legal.append(box.first_settle + card)
        if not city.done & SALE:
            for at in range(KINDS * FIELDS):
                if city.owners[at] == seat:
                    legal.append(box.first_sell + at)
            for site in range(FIELDS):
                if me.sites[site] != NONE:
                    legal.append(box.first_sell_site + site)
        return legal

    def resolve(self, city: City, seat: int, action: int) -> None:
        box = city.box
        if action == PASS:
            city.passed |= 1 << seat
            city.tell("passed", (seat,))
            city.push(NextTurn(seat))
            return
        if action == END_TURN:
            city.push(NextTurn(seat))
            return
        city.push(Turn(seat))
        if action < box.first_settle:
            city.done |= DIE
            city.push(PlaceDie(seat, action - box.first_go))
        elif action < box.first_sell:
            city.done |= CARD
            city.push(settlers.PayGood(seat, action - box.first_settle, 0, 0))
        else:
            city.done |= SALE
            sell(city, seat, action)


def sell(city: City, seat: int, action: int) -> None:
    """A building is sold: coins back, points lost, the worker comes home (NOB-6.6)."""
    box = city.box
    me = city.people[seat]
    me.quarters += 1
    if action < box.first_sell_site:
        at = action - box.first_sell
        city.owners[at] = NEUTRAL
        city.tell("sold_workshop", (seat, at // FIELDS, at % FIELDS + 1))
        gain_coins(city, seat, box.refund)
        city.score(seat, -box.field_vp[at % FIELDS], FROM_WORKSHOPS)
    else:
        site = action - box.first_sell_site
        me.sites[site] = NONE
        city.tell("sold_community", (seat, site + 1))
        gain_coins(city, seat, box.refund)
        city.score(seat, -box.site_vp[site], FROM_COMMUNITY)


@final
class NextTurn(Work[City]):
    """The next player who has not passed."""

    kind = "next_turn"

    def work(self, city: City) -> None:
        city.done = 0
        other = city.next_seat(self.seat)
        if other != NOBODY:
            city.push(Turn(other))


@final
class PlaceDie(Step[City]):
    """Which die is placed, and as what value (NOB-5.4)."""

    kind = "die"
    rule = "NOB-5.4"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def candidates(self, city: City, seat: int) -> list[int]:
        return list(range(city.box.first_die, city.box.first_die + KINDS * KINDS))

    def refusal(self, city: City, seat: int, action: int) -> int:
        rolled, value = divmod(action - city.box.first_die, KINDS)
        return dice.why_not_die(city, seat, self.space, rolled + 1, value + 1)

    def resolve(self, city: City, seat: int, action: int) -> None:
        rolled, value = divmod(action - city.box.first_die, KINDS)
        me = city.people[seat]
        spent = abs(value - rolled)
        me.dice[rolled] -= 1
        me.modifiers -= spent
        city.modifiers += spent
        me.placed += value + 1
        city.tell("placed", (seat, value + 1, self.space, spent))
        places.carry_out(city, seat, self.space, value + 1)
