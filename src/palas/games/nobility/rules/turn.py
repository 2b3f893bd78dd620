"""A player's turn: one die, one settlers card, one sale, in any order (NOB-4, 6.6)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.cards import with_
from palas.engine.core.position import OK, Step, Work
from palas.games.nobility.box import DESK, END_TURN, FIELDS, KINDS, PASS, TAVERN, TILE, YARD
from palas.games.nobility.rules import dice, places, settlers
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.gains import gain_coins
from palas.games.nobility.state import FROM_COMMUNITY, FROM_WORKSHOPS, NEUTRAL, NOBODY, NONE, City

DIE: Final = 1
CARD: Final = 2
SALE: Final = 4


@final
class Actions(Work[City]):
    """The action phase: clockwise from the start player until all have passed (NOB-3.3)."""

    kind = "actions"

    def work(self, city: City) -> None:
        city.passed = 0
        city.done = 0
        city.push(Turn(city.start))


@final
class Turn(Step[City]):
    """What the player does next in the turn (NOB-4.1)."""

    kind = "turn"
    rule = "NOB-4.1"

    def about(self, city: City, seat: int) -> dict[str, Any]:
        box = city.box
        legal = city.legal_ids(seat)
        die = "yes" if any(box.go.has(action) for action in legal) else "no"
        return {
            "first": "no" if city.done else "yes",
            "die": "done" if city.done & DIE else die,
            "left": max(0, dice.limit(city, seat) - city.people[seat].placed),
            "cards": sum([box.settle.has(action) for action in legal]),
            "sales": sum([box.sell_workshop.has(action) or box.sell_site.has(action) for action in legal]),
            "coins": city.people[seat].coins,
        }

    def candidates(self, city: City, seat: int) -> list[int]:
        box = city.box
        spaces = box.go.all() if city.chancery else box.go.all()[:TILE]
        return [PASS, END_TURN, *spaces, *box.settle.all(), *box.sell_workshop.all(), *box.sell_site.all()]

    def refusal(self, city: City, seat: int, action: int) -> int:
        box = city.box
        me = city.people[seat]
        if action == PASS:
            return no.NOT_FIRST if city.done else OK  # NOB-4.3
        if action == END_TURN:
            return OK if city.done else no.NOTHING_DONE
        if city.done & self.part(city, action):
            return no.DONE_ALREADY
        if box.go.has(action):
            space = box.go.of(action)
            closed = dice.why_closed(city, seat, space)
            return closed if closed != OK else dice.why_no_die(city, seat, space)
        if box.settle.has(action):
            card = box.settle.of(action)
            if card not in me.held:
                return no.NOT_HELD
            if me.plots >= box.plots:
                return no.NO_PLOT
            if me.platform == 0:
                return no.NO_PLATFORM
            return OK if settlers.can_complete(city, seat, card) else no.CANNOT_PAY
        if box.sell_workshop.has(action):
            return OK if city.owners[box.sell_workshop.of(action)] == seat else no.NOT_YOURS
        return OK if me.sites[box.sell_site.of(action)] != NONE else no.NOT_YOUR_SITE

    def part(self, city: City, action: int) -> int:
        """The part of a turn that an action takes: each is done once at most (NOB-4.1)."""
        return DIE if city.box.go.has(action) else CARD if city.box.settle.has(action) else SALE

    def options(self, city: City, seat: int) -> list[int]:
        """The same list as candidates and refusal give; what is done already is not looked at again."""
        box = city.box
        me = city.people[seat]
        legal = [END_TURN if city.done else PASS]
        if not city.done & DIE and any(me.dice):
            values = dice.showable(city, seat) & dice.allowed(city, seat)
            for space in range(TILE if city.chancery else DESK):
                fits = dice.fitting(city, space) if space in (TAVERN, YARD) else box.space_values[space]
                if fits & values and dice.why_closed(city, seat, space) == OK:
                    legal.append(box.go.at(space))
            for tile in sorted(me.dice_tiles):
                for space in range(TILE + tile * FIELDS, TILE + (tile + 1) * FIELDS):
                    if box.space_values[space] & values and dice.why_closed(city, seat, space) == OK:
                        legal.append(box.go.at(space))
        if not city.done & CARD and me.platform and me.plots < box.plots:
            legal += [box.settle.at(card) for card in sorted(me.held) if settlers.can_complete(city, seat, card)]
        if not city.done & SALE:
            for at in range(KINDS * FIELDS):
                if city.owners[at] == seat:
                    legal.append(box.sell_workshop.at(at))
            legal += [box.sell_site.at(site) for site in range(FIELDS) if me.sites[site] != NONE]
        return legal

    def resolve(self, city: City, seat: int, action: int) -> None:
        box = city.box
        if action == PASS:
            city.passed = with_(city.passed, seat)
            city.tell("passed", (seat,))
        if action in (PASS, END_TURN):
            city.done = 0
            other = city.next_seat(seat)
            if other != NOBODY:
                city.push(Turn(other))
            return
        city.push(Turn(seat))
        city.done |= self.part(city, action)
        if box.go.has(action):
            city.push(PlaceDie(seat, box.go.of(action)))
        elif box.settle.has(action):
            city.push(settlers.PayGood(seat, box.settle.of(action), 0, 0))
        else:
            sell(city, seat, action)


def sell(city: City, seat: int, action: int) -> None:
    """A building is sold: coins back, points lost, the worker comes home (NOB-6.6)."""
    box = city.box
    me = city.people[seat]
    me.quarters += 1
    if box.sell_workshop.has(action):
        guild, field = divmod(box.sell_workshop.of(action), FIELDS)
        city.owners[guild * FIELDS + field] = NEUTRAL
        city.tell("sold_workshop", (seat, guild, field + 1))
        gain_coins(city, seat, box.refund)
        city.score(seat, -box.field_vp[field], FROM_WORKSHOPS)
    else:
        site = box.sell_site.of(action)
        me.sites[site] = NONE
        city.tell("sold_community", (seat, site + 1))
        gain_coins(city, seat, box.refund)
        city.score(seat, -box.site_vp[site], FROM_COMMUNITY)


@final
class PlaceDie(Step[City]):
    """Which die is placed, and as what value (NOB-5.4)."""

    kind = "die"
    rule = "NOB-5.4"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def about(self, city: City, seat: int) -> dict[str, Any]:
        return {"space": self.space}

    def candidates(self, city: City, seat: int) -> list[int]:
        return city.box.die.all()

    def refusal(self, city: City, seat: int, action: int) -> int:
        rolled, value = city.box.die_of(action)
        return dice.why_not_die(city, seat, self.space, rolled, value)

    def resolve(self, city: City, seat: int, action: int) -> None:
        rolled, value = city.box.die_of(action)
        me = city.people[seat]
        spent = abs(value - rolled)
        me.dice[rolled - 1] -= 1
        me.modifiers -= spent
        city.modifiers += spent
        me.placed += value
        city.tell("placed", (seat, value, self.space, spent))
        places.carry_out(city, seat, self.space, value)
