"""A player's turn: one die, one settlers card, one sale, in any order (NOB-4, 6.6)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import has, with_
from palas.engine.core.position import OK, Step, Work, changed
from palas.games.nobility.rules import dice, places, settlers
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.gains import gain_coins
from palas.games.nobility.state import FROM_COMMUNITY, FROM_WORKSHOPS, NEUTRAL, NOBODY, NONE, City
from palas.games.nobility.terms import (
    BERK,
    CASTLE,
    COUNCIL,
    DESK,
    END_TURN,
    FIELDS,
    GUILD,
    HALL,
    KINDS,
    PASS,
    PORT,
    SEATS,
    TILE,
    YARD,
)

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
        city.push(TURNS[city.start])


ACTIONS: Final = Actions()  # steps never change: one will do


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
        box, me = city.box, city.people[seat]
        go, lying = box.go, city.dice
        legal = [END_TURN if city.done else PASS]
        values = 0 if city.done & DIE else dice.showable(city, seat) & dice.allowed(city, seat)
        if values:
            for spaces in box.spaces_for[values]:
                first = spaces[0]
                if first >= DESK and not (city.chancery and me.quarters and me.completed):
                    break  # desks are for workers whose race has settled
                if COUNCIL <= first < BERK and not me.completed:
                    continue  # it wants a race
                if first <= YARD and not dice.fitting(city, first) & values:
                    continue
                if dice.why_place_closed(city, seat, first) != OK:
                    continue
                # Where nothing but a die closes a single space.
                plain = GUILD <= first < HALL or PORT <= first < COUNCIL or BERK <= first < CASTLE
                for space in spaces:
                    if not lying[space] if plain else dice.why_space_closed(city, seat, space) == OK:
                        legal.append(go.at(space))
            if me.dice_tiles:
                for tile in sorted(me.dice_tiles):
                    filled = me.filled[me.dice_tiles.index(tile)]
                    for hole in range(FIELDS):
                        space = TILE + tile * FIELDS + hole
                        if box.space_values[space] & values and not has(filled, hole):
                            legal.append(go.at(space))
        if not city.done & CARD and me.held and me.platform and me.plots < box.plots:
            others = len(legal)
            for card in me.held:
                if settlers.can_complete(city, seat, card):
                    legal.append(box.settle.at(card))
            if len(legal) > others + 1:
                legal[others:] = sorted(legal[others:])
        if not city.done & SALE:
            for at, owner in enumerate(city.owners):
                if owner == seat:
                    legal.append(box.sell_workshop.at(at))
            for site, building in enumerate(me.sites):
                if building != NONE:
                    legal.append(box.sell_site.at(site))
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
                city.push(TURNS[other])
            return
        city.push(TURNS[seat])
        city.done |= self.part(city, action)
        if box.go.has(action):
            city.push(PlaceDie(seat, box.go.of(action)))
        elif box.settle.has(action):
            city.push(settlers.PayGood(seat, box.settle.of(action), 0, 0))
        else:
            sell(city, seat, action)


TURNS: Final = [Turn(seat) for seat in range(SEATS)]  # steps never change: one for each seat will do


def sell(city: City, seat: int, action: int) -> None:
    """A building is sold: coins back, points lost, the worker comes home (NOB-6.6)."""
    box = city.box
    me = city.people[seat]
    me.quarters += 1
    if box.sell_workshop.has(action):
        guild, field = divmod(box.sell_workshop.of(action), FIELDS)
        city.owners = changed(city.owners, guild * FIELDS + field, NEUTRAL)
        city.tell("sold_workshop", (seat, guild, field + 1))
        city.tell("came_home", (seat,))
        gain_coins(city, seat, box.refund)
        city.score(seat, -box.field_vp[field], FROM_WORKSHOPS)
    else:
        site = box.sell_site.of(action)
        me.sites = changed(me.sites, site, NONE)
        city.tell("sold_community", (seat, site + 1))
        city.tell("came_home", (seat,))
        gain_coins(city, seat, box.refund)
        city.score(seat, -box.site_vp[site], FROM_COMMUNITY)


@final
@mypyc_attr(free_list_len=1)
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

    def options(self, city: City, seat: int) -> list[int]:
        """The same list as candidates and refusal give; what fits is looked up once."""
        me = city.people[seat]
        fits = dice.fitting(city, self.space) & dice.allowed(city, seat)
        legal: list[int] = []
        for face, count in enumerate(me.dice):
            if count:
                for value in range(max(1, face + 1 - me.modifiers), min(KINDS, face + 1 + me.modifiers) + 1):
                    if has(fits, value):
                        legal.append(city.box.die_action(face + 1, value))
        return legal

    def resolve(self, city: City, seat: int, action: int) -> None:
        rolled, value = city.box.die_of(action)
        me = city.people[seat]
        spent = max(value - rolled, rolled - value)
        me.dice[rolled - 1] -= 1
        me.modifiers -= spent
        city.modifiers += spent
        me.placed += value
        if city.telling:
            city.tell("placed", (seat, value, self.space, spent))
        places.carry_out(city, seat, self.space, value)
