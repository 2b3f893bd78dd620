"""Phase 3: the main action, with dismissal and funding (VIS-8 to 12)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from palas.engine.core.cards import has
from palas.engine.core.position import EMPTY, OK, Step, Work
from palas.games.viscounts import terms
from palas.games.viscounts.rules import building, castle, effects, manuscripts, townsfolk, triggers
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Cause, Priced
from palas.games.viscounts.rules.funding import ask_payment, converted, converters, converts, icons_for, reach, shown
from palas.games.viscounts.state import NONE, Realm

OUTSIDE: Final = [terms.TRADE, terms.BUILD]
INSIDE: Final = [terms.PLACE_WORKERS, terms.TRANSCRIBE]
MUST_DISMISS: Final = [terms.DISMISS]  # these three are never changed
MUST_NOT: Final = [terms.DECLINE]
DISMISS_OR_NOT: Final = MUST_DISMISS + MUST_NOT


def here(realm: Realm, seat: int) -> list[int]:
    """The two main actions of the viscount's space (VIS-8.1)."""
    return INSIDE if realm.people[seat].space % 3 == terms.INNER else OUTSIDE


def least_cost(realm: Realm, seat: int, action: int) -> int:
    """The icons that the smallest form of an action needs."""
    me = realm.people[seat]
    box = realm.box
    if action == terms.TRADE:
        return box.trade_cost[me.space]
    if action == terms.BUILD:
        return box.cheapest[me.slots]
    if action == terms.PLACE_WORKERS:
        return box.worker_nobles[0]
    return box.text_cost[realm.manuscript_at(me.space // 3)]


def barred(realm: Realm, seat: int, action: int) -> int:
    """Why an action is out, whatever is paid for it."""
    me = realm.people[seat]
    if action == terms.BUILD:
        if me.slots == terms.ALL_OPEN:
            return no.ALREADY_BUILT
        if not building.has_free(realm, building.bank_of(realm, me.space)):
            return no.NO_SPOT
    return no.NO_WORKER if action == terms.PLACE_WORKERS and me.workers == 0 else OK


def lacking(realm: Realm, seat: int, action: int, icons: i64) -> int:
    """The icons that the smallest form of an action needs beyond these."""
    return least_cost(realm, seat, action) - converted(converters(realm, seat, action), action, icons)


def why_not(realm: Realm, seat: int, action: int, icons: i64, spent: int) -> int:
    """Can an action be carried out with these icons, and goods for those that are lacking?"""
    out = barred(realm, seat, action)
    if out != OK:
        return out
    abilities = converters(realm, seat, action)
    missing = least_cost(realm, seat, action) - converted(abilities, action, icons)
    return OK if missing <= 0 or missing <= reach(realm, seat, abilities, action, spent) else no.NOT_FUNDED


def is_free(realm: Realm, seat: int, action: int) -> bool:
    """Can an action be had for icons alone?"""
    return barred(realm, seat, action) == OK and lacking(realm, seat, action, realm.usable_icons(seat)) <= 0


def why_not_dismiss(realm: Realm, seat: int, action: int, icons: i64) -> int:
    """May the townsfolk of the piece be dismissed for this action, beside these icons (VIS-8.5)?"""
    me = realm.people[seat]
    card = realm.townsfolk_at(me.space // 3)
    more: i64 = realm.box.card_packed[card]
    if not terms.with_criminals(more, action) and not converts(realm, seat, action, more, icons + more):
        return no.NO_SUCH_ICON
    price = townsfolk.dismissing_price(realm, seat, card)
    if me.goods[terms.SILVER] < price:
        return no.TOO_EXPENSIVE
    return why_not(realm, seat, action, icons + more, price)


@final
class MainAction(Step[Realm]):
    """Which main action; none only if no action can be had for icons alone (Q-4)."""

    kind = "action"
    rule = "VIS-8.1"

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"space": realm.people[seat].space}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [*realm.box.do.all(), terms.SKIP]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if action == terms.SKIP:
            return no.MUST_ACT if any(is_free(realm, seat, other) for other in here(realm, seat)) else OK
        wanted = realm.box.do.of(action)
        if wanted not in here(realm, seat):
            return no.OTHER_PATH
        icons = realm.usable_icons(seat)
        plain = why_not(realm, seat, wanted, icons, 0)
        return OK if plain == OK or why_not_dismiss(realm, seat, wanted, icons) == OK else plain

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list; actions of the other path are not looked at."""
        forced = False
        legal: list[int] = []
        icons = realm.usable_icons(seat)
        for wanted in here(realm, seat):
            if barred(realm, seat, wanted) != OK:
                continue
            abilities = converters(realm, seat, wanted)
            missing = least_cost(realm, seat, wanted) - converted(abilities, wanted, icons)
            forced = forced or missing <= 0
            affordable = missing <= 0 or missing <= reach(realm, seat, abilities, wanted, 0)
            if affordable or why_not_dismiss(realm, seat, wanted, icons) == OK:
                legal.append(realm.box.do.at(wanted))
        return legal if forced else [*legal, terms.SKIP]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == terms.SKIP:
            realm.say("skipped", seat)
        else:
            realm.say("acts", seat, realm.box.do.of(action))
            realm.push(Dismiss(seat, realm.box.do.of(action)))


@final
@mypyc_attr(free_list_len=1)
class Dismiss(Priced):
    """Is the townsfolk of the piece dismissed for this action?"""

    kind = "dismiss"
    rule = "VIS-8.5"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        card = realm.townsfolk_at(realm.piece_of(seat))
        return {"card": card, "price": self.price(realm, seat, terms.DISMISS), "action": self.action}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return DISMISS_OR_NOT

    def price(self, realm: Realm, seat: int, action: int) -> int:
        card = realm.townsfolk_at(realm.piece_of(seat))
        return townsfolk.dismissing_price(realm, seat, card) if action == terms.DISMISS else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        icons = realm.usable_icons(seat)
        if action == terms.DISMISS:
            return why_not_dismiss(realm, seat, self.action, icons)
        return OK if why_not(realm, seat, self.action, icons, 0) == OK else no.MUST_DISMISS

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, with the icons counted once."""
        icons = realm.usable_icons(seat)
        without = why_not(realm, seat, self.action, icons, 0) == OK
        if why_not_dismiss(realm, seat, self.action, icons) == OK:
            return DISMISS_OR_NOT if without else MUST_DISMISS
        return MUST_NOT if without else EMPTY

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == terms.DECLINE:
            begin(realm, seat, self.action, NONE)
            return
        piece = realm.piece_of(seat)
        realm.push(Fund(seat, self.action, realm.townsfolk_at(piece)))
        townsfolk.dismiss(realm, seat, piece, self.pay(realm, seat, action))


@final
@mypyc_attr(free_list_len=1)
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
        if self.dismissed != NONE and why_not(realm, seat, self.action, shown(realm, seat, self.dismissed), 0) != OK:
            return  # what the dismissed one set off has made it impossible
        begin(realm, seat, self.action, self.dismissed)


def begin(realm: Realm, seat: int, action: int, dismissed: int) -> None:
    """Ask how much of an action is done, and what is paid for it."""
    realm.push(AfterAction(seat, action))
    if action == terms.TRADE:
        realm.push(Exchanges(seat, dismissed))
    elif action == terms.BUILD:
        realm.push(ChooseBuilding(seat, dismissed))
    elif action == terms.PLACE_WORKERS:
        realm.push(ChooseWorkers(seat, dismissed))
    else:
        realm.push(Transcribe(seat))
        ask_payment(realm, seat, action, lacking(realm, seat, action, shown(realm, seat, dismissed)))


@final
@mypyc_attr(free_list_len=1)
class AfterAction(Cause):
    """The action is carried out: cards that wait for it act (VIS-8.6)."""

    kind = "after_action"
    cause = "action"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def work(self, realm: Realm) -> None:
        triggers.fire(realm, self.seat, terms.AFTER_ACTION, self.action)


class Funded(Step[Realm]):
    """How much of a main action: icons, those of a dismissed townsfolk included, and goods pay for it."""

    def __init__(self, seat: int, dismissed: int) -> None:
        super().__init__(seat)
        self.dismissed = dismissed

    def wanted(self) -> int:
        """The main action."""
        return terms.TRADE

    def cost(self, realm: Realm, action: int) -> int:
        """The icons that an answer needs."""
        return 0

    def barred(self, realm: Realm, seat: int, action: int) -> int:
        """Why an answer is out, whatever is paid for it."""
        return OK

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        barred = self.barred(realm, seat, action)
        return barred if barred != OK or self.means(realm) >= self.cost(realm, action) else no.NOT_FUNDED

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, with the means counted once."""
        means = self.means(realm)
        return [
            action
            for action in self.candidates(realm, seat)
            if self.barred(realm, seat, action) == OK and means >= self.cost(realm, action)
        ]

    def icons(self, realm: Realm) -> int:
        """What counts without paying."""
        return icons_for(realm, self.seat, self.wanted(), self.dismissed)

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"icons": self.icons(realm)}

    def means(self, realm: Realm) -> int:
        """The icons that can be had at all."""
        action = self.wanted()
        abilities = converters(realm, self.seat, action)
        icons = converted(abilities, action, shown(realm, self.seat, self.dismissed))
        return icons + reach(realm, self.seat, abilities, action, 0)

    def fund(self, realm: Realm, cost: int) -> None:
        """Pay for what the icons do not cover."""
        ask_payment(realm, self.seat, self.wanted(), cost - self.icons(realm))


# -- trade


@final
@mypyc_attr(free_list_len=1)
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
        return min(self.means(realm) // max(1, realm.box.trade_cost[realm.people[seat].space]), terms.MOST_EXCHANGES)

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.times.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if realm.box.times.of(action) <= self.most(realm, seat) else no.TOO_MANY

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, with the limit looked up once."""
        return realm.box.times.all()[: self.most(realm, seat)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        times = realm.box.times.of(action)
        realm.say("trades", seat, times)
        realm.push(Exchange(seat, times))
        self.fund(realm, times * realm.box.trade_cost[realm.people[seat].space])


@final
@mypyc_attr(free_list_len=1)
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
        effects.run_now(realm, self.seat, realm.box.trade_effect[realm.people[self.seat].space])


# -- build


@final
class ChooseBuilding(Funded):
    """Which of the remaining buildings is built, that is which slot is opened (VIS-10.2)."""

    kind = "building"
    rule = "VIS-10.2"

    def wanted(self) -> int:
        return terms.BUILD

    def cost(self, realm: Realm, action: int) -> int:
        return realm.box.slot_cost[realm.box.build.of(action)]

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.build.all()

    def barred(self, realm: Realm, seat: int, action: int) -> int:
        return no.ALREADY_BUILT if has(realm.people[seat].slots, realm.box.build.of(action)) else OK

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        realm.push(building.ChooseSpot(seat, realm.box.build.of(action), terms.OWN_BANK))
        self.fund(realm, self.cost(realm, action))


# -- place workers


@final
class ChooseWorkers(Funded):
    """How many workers are placed (VIS-11.1)."""

    kind = "workers"
    rule = "VIS-11.1"

    def wanted(self) -> int:
        return terms.PLACE_WORKERS

    def cost(self, realm: Realm, action: int) -> int:
        return realm.box.worker_nobles[realm.box.worker_count.index(realm.box.send.of(action))]

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.send.at(count) for count in realm.box.worker_count]

    def barred(self, realm: Realm, seat: int, action: int) -> int:
        return no.NO_WORKER if realm.box.send.of(action) > realm.people[seat].workers else OK

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
        section = realm.section_at(realm.piece_of(self.seat))
        castle.place(realm, self.seat, section, self.count)


# -- transcribe


@final
class Transcribe(Work[Realm]):
    """The manuscript of the viscount's piece is taken."""

    kind = "transcribe"

    def work(self, realm: Realm) -> None:
        manuscripts.transcribe(realm, self.seat, realm.piece_of(self.seat))
