"""Phase 3: the main action, with dismissal and funding (VIS-8 to 12)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from palas.engine.core.cards import all_of, has
from palas.engine.core.position import OK, Step, Work
from palas.games.viscounts.rules import building, castle, effects, manuscripts, townsfolk, triggers
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Cause, Priced
from palas.games.viscounts.rules.funding import ask_payment, converts, icons_for, reach
from palas.games.viscounts.state import NONE, SETUP, Realm
from palas.games.viscounts.terms import (
    AFTER_ACTION,
    BUILD,
    CRIMINAL,
    DECLINE,
    DISMISS,
    INNER,
    MOST_EXCHANGES,
    OWN_BANK,
    PLACE_WORKERS,
    SILVER,
    SKIP,
    SLOTS,
    TRADE,
    TRANSCRIBE,
)


def here(realm: Realm, seat: int) -> list[int]:
    """The two main actions of the viscount's space (VIS-8.1)."""
    return [PLACE_WORKERS, TRANSCRIBE] if realm.people[seat].space % 3 == INNER else [TRADE, BUILD]


def least_cost(realm: Realm, seat: int, action: int) -> int:
    """The icons that the smallest form of an action needs."""
    me = realm.people[seat]
    box = realm.box
    if action == TRADE:
        return box.trade_cost[me.space]
    if action == BUILD:
        return min(box.building_cost[box.slot_building[s]] for s in range(SLOTS) if not has(me.slots, s))
    if action == PLACE_WORKERS:
        return box.worker_nobles[0]
    return box.text_cost[realm.manuscript_at(me.space // 3)]


def why_not(realm: Realm, seat: int, action: int, dismissed: int, goods: bool, spent: int) -> int:
    """Can an action be carried out with these icons, and with goods if they may be paid?"""
    me = realm.people[seat]
    if action == BUILD:
        if me.slots == all_of(SLOTS):
            return no.ALREADY_BUILT
        if not building.has_free_spot(realm, me.space):
            return no.NO_SPOT
    if action == PLACE_WORKERS and me.workers == 0:
        return no.NO_WORKER
    have = icons_for(realm, seat, action, dismissed)
    if goods:
        have += reach(realm, seat, action, spent)
    return OK if have >= least_cost(realm, seat, action) else no.NOT_FUNDED


def why_not_dismiss(realm: Realm, seat: int, action: int) -> int:
    """May the townsfolk of the piece be dismissed for this action (VIS-8.5)?"""
    me = realm.people[seat]
    card = realm.townsfolk_at(me.space // 3)
    icons = realm.box.card_icons[card]
    if not icons[action] and not icons[CRIMINAL] and not converts(realm, seat, action, card):
        return no.NO_SUCH_ICON
    price = townsfolk.dismissing_price(realm, seat, card)
    if me.goods[SILVER] < price:
        return no.TOO_EXPENSIVE
    return why_not(realm, seat, action, card, True, price)


@final
class MainAction(Step[Realm]):
    """Which main action; none only if no action can be had for icons alone (Q-4)."""

    kind = "action"
    rule = "VIS-8.1"

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"space": realm.people[seat].space}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [*realm.box.do.all(), SKIP]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if action == SKIP:
            forced = any(why_not(realm, seat, other, NONE, False, 0) == OK for other in here(realm, seat))
            return no.MUST_ACT if forced else OK
        wanted = realm.box.do.of(action)
        if wanted not in here(realm, seat):
            return no.OTHER_PATH
        plain = why_not(realm, seat, wanted, NONE, True, 0)
        return OK if plain == OK or why_not_dismiss(realm, seat, wanted) == OK else plain

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == SKIP:
            realm.say("skipped", seat)
        else:
            realm.say("acts", seat, realm.box.do.of(action))
            realm.push(Dismiss(seat, realm.box.do.of(action)))


@final
class Dismiss(Priced):
    """Is the townsfolk of the piece dismissed for this action?"""

    kind = "dismiss"
    rule = "VIS-8.5"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        card = realm.townsfolk_at(realm.people[seat].space // 3)
        return {"card": card, "price": self.price(realm, seat, DISMISS), "action": self.action}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [DISMISS, DECLINE]

    def price(self, realm: Realm, seat: int, action: int) -> int:
        card = realm.townsfolk_at(realm.people[seat].space // 3)
        return townsfolk.dismissing_price(realm, seat, card) if action == DISMISS else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if action == DISMISS:
            return why_not_dismiss(realm, seat, self.action)
        return OK if why_not(realm, seat, self.action, NONE, True, 0) == OK else no.MUST_DISMISS

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == DECLINE:
            realm.push(Fund(seat, self.action, NONE))
            return
        piece = realm.people[seat].space // 3
        realm.push(Fund(seat, self.action, realm.townsfolk_at(piece)))
        townsfolk.dismiss(realm, seat, piece, self.pay(realm, seat, action))


@final
class Fund(Cause):
    """What exactly is done, and paid for (VIS-8.6)."""

    kind = "fund"
    cause = "dismiss"

    def __init__(self, seat: int, action: int, dismissed: int) -> None:
        super().__init__(seat)
        self.action = action
        self.dismissed = dismissed

    def work(self, realm: Realm) -> None:
        seat = self.seat
        if why_not(realm, seat, self.action, self.dismissed, True, 0) != OK:
            return
        realm.push(AfterAction(seat, self.action))
        if self.action == TRADE:
            realm.push(Exchanges(seat, self.dismissed))
        elif self.action == BUILD:
            realm.push(ChooseBuilding(seat, self.dismissed))
        elif self.action == PLACE_WORKERS:
            realm.push(ChooseWorkers(seat, self.dismissed))
        else:
            realm.push(Transcribe(seat))
            missing = least_cost(realm, seat, TRANSCRIBE) - icons_for(realm, seat, TRANSCRIBE, self.dismissed)
            ask_payment(realm, seat, TRANSCRIBE, missing)


@final
class AfterAction(Cause):
    """The action is carried out: cards that wait for it act (VIS-8.6)."""

    kind = "after_action"
    cause = "action"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def work(self, realm: Realm) -> None:
        assert realm.phase != SETUP
        triggers.fire(realm, self.seat, AFTER_ACTION, self.action)


class Funded(Step[Realm]):
    """How much of a main action: icons, those of a dismissed townsfolk included, and goods pay for it."""

    action: ClassVar[int] = TRADE

    def __init__(self, seat: int, dismissed: int) -> None:
        super().__init__(seat)
        self.dismissed = dismissed

    def icons(self, realm: Realm) -> int:
        """What counts without paying."""
        return icons_for(realm, self.seat, self.action, self.dismissed)

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"icons": self.icons(realm)}

    def means(self, realm: Realm) -> int:
        """The icons that can be had at all."""
        return self.icons(realm) + reach(realm, self.seat, self.action, 0)

    def fund(self, realm: Realm, cost: int) -> None:
        """Pay for what the icons do not cover."""
        ask_payment(realm, self.seat, self.action, cost - self.icons(realm))


# -- trade


@final
class Exchanges(Funded):
    """How often the exchange of the space is made (VIS-9.1)."""

    kind = "trade"
    rule = "VIS-9.1"

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        space = realm.people[seat].space
        cost, effect = realm.box.trade_cost[space], realm.box.trade_effect[space]
        return {"effect": effect, "cost": cost, "icons": self.icons(realm)}

    def most(self, realm: Realm, seat: int) -> int:
        """How often icons and silver allow it."""
        return min(self.means(realm) // max(1, realm.box.trade_cost[realm.people[seat].space]), MOST_EXCHANGES)

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.times.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if realm.box.times.of(action) <= self.most(realm, seat) else no.TOO_MANY

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, with the limit looked up once."""
        return [realm.box.times.at(n) for n in range(1, self.most(realm, seat) + 1)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        times = realm.box.times.of(action)
        realm.say("trades", seat, times)
        realm.push(Exchange(seat, times))
        self.fund(realm, times * realm.box.trade_cost[realm.people[seat].space])


@final
class Exchange(Cause):
    """The exchanges, one by one (VIS-9.4)."""

    kind = "exchange"
    cause = "trade"

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def work(self, realm: Realm) -> None:
        if self.times > 1:
            realm.push(Exchange(self.seat, self.times - 1))
        effects.run(realm, self.seat, realm.box.trade_effect[realm.people[self.seat].space])


# -- build


@final
class ChooseBuilding(Funded):
    """Which of the remaining buildings is built, that is which slot is opened (VIS-10.2)."""

    kind = "building"
    rule = "VIS-10.2"
    action = BUILD

    def cost(self, realm: Realm, action: int) -> int:
        """The builders that a building needs."""
        return realm.box.building_cost[realm.box.slot_building[realm.box.build.of(action)]]

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.build.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if has(realm.people[seat].slots, realm.box.build.of(action)):
            return no.ALREADY_BUILT
        return OK if self.means(realm) >= self.cost(realm, action) else no.NOT_FUNDED

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        realm.push(building.ChooseSpot(seat, realm.box.build.of(action), OWN_BANK))
        self.fund(realm, self.cost(realm, action))


# -- place workers


@final
class ChooseWorkers(Funded):
    """How many workers are placed (VIS-11.1)."""

    kind = "workers"
    rule = "VIS-11.1"
    action = PLACE_WORKERS

    def cost(self, realm: Realm, action: int) -> int:
        """The nobles that so many workers need."""
        return realm.box.worker_nobles[realm.box.worker_count.index(realm.box.send.of(action))]

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.send.at(count) for count in realm.box.worker_count]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.box.send.of(action) > realm.people[seat].workers:
            return no.NO_WORKER
        return OK if self.means(realm) >= self.cost(realm, action) else no.NOT_FUNDED

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        realm.push(PlaceWorkers(seat, realm.box.send.of(action)))
        self.fund(realm, self.cost(realm, action))


@final
class PlaceWorkers(Work[Realm]):
    """The workers go into the section in front of the viscount."""

    kind = "place_workers"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def work(self, realm: Realm) -> None:
        section = realm.section_at(realm.people[self.seat].space // 3)
        castle.place(realm, self.seat, section, self.count)


# -- transcribe


@final
class Transcribe(Work[Realm]):
    """The manuscript of the viscount's piece is taken."""

    kind = "transcribe"

    def work(self, realm: Realm) -> None:
        manuscripts.transcribe(realm, self.seat, realm.people[self.seat].space // 3)
