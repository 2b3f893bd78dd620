"""Funding a main action: counting icons, converting them, and paying goods for what is missing (VIS-8)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from palas.engine.core.position import OK, Step
from palas.games.viscounts.box import Box
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.state import NO_ABILITIES, NONE, Realm
from palas.games.viscounts.terms import DIGIT, SILVER, Ability, showing, with_criminals

UNITS: Final = 128  # units of one payment, packed into one number


def shown(realm: Realm, seat: int, dismissed: int) -> i64:
    """The icons that count for a main action, packed, those of a dismissed card included (VIS-8.2)."""
    icons = realm.usable_icons(seat)
    return icons if dismissed == NONE else icons + realm.box.card_packed[dismissed]


def converters(realm: Realm, seat: int, action: int) -> list[Ability]:
    """The converting abilities on the tableau for that action (VIS-19.4)."""
    converts_for = realm.box.card_converts
    found = NO_ABILITIES
    for card in realm.people[seat].tableau:
        if card != NONE and converts_for[card] == action:
            found = [*found, realm.box.card_ability[card]]
    return found


def icons_for(realm: Realm, seat: int, action: int, dismissed: int) -> int:
    """How many icons count for an action without paying, conversions of icons included (VIS-8.3)."""
    return converted(converters(realm, seat, action), action, shown(realm, seat, dismissed))


def converted(abilities: list[Ability], action: int, icons: i64) -> int:
    """How many of these icons count for an action, or come of others that such abilities convert."""
    count = with_criminals(icons, action)
    for ability in abilities:
        kind = ability.from_icon
        if kind >= 0 and kind != action:
            times = showing(icons, kind) // ability.from_n
            if 0 < ability.limit < times:
                times = ability.limit
            icons -= times * ability.from_n << kind * DIGIT
            count += times * ability.to_n
    return count


def converts(realm: Realm, seat: int, action: int, more: i64, all_icons: i64) -> bool:
    """Can icons of the dismissed card, which are among all, be converted for this action (Q-12)?"""
    for ability in converters(realm, seat, action):
        kind = ability.from_icon  # a criminal may stand in for one of them
        helps = kind >= 0 and showing(more, kind) > 0
        if helps and with_criminals(all_icons, kind) >= ability.from_n:
            return True
    return False


# -- payments: units of a good, by their number in the box's list


def worth(box: Box, abilities: list[Ability], action: int, payment: int, units: int) -> int:
    """The icons that so many units of a payment stand for, the best way of using them first."""
    if units == 0:
        return 0
    good, amount = box.pay_good[payment], box.pay_amount[payment]
    steady = 1 if amount == 1 and good == box.pays[action] else 0
    extra = 0
    for ability in abilities:
        if good in ability.pay and ability.from_n == amount:
            if ability.limit == 0:
                steady = max(steady, ability.to_n)
            else:
                extra += min(units, ability.limit) * (ability.to_n - steady)
    return units * steady + extra


def accepted(realm: Realm, seat: int, action: int) -> list[int]:
    """The payments that stand for icons of this action."""
    box = realm.box
    abilities = converters(realm, seat, action)
    if not abilities:
        return [box.pays[action]]
    return [p for p in range(len(box.pay_good)) if worth(box, abilities, action, p, 1) > 0]


def most_units(realm: Realm, seat: int, payment: int, spent: int) -> int:
    """How many units of a payment a player can afford, with some silver spent already."""
    good = realm.box.pay_good[payment]
    owned = realm.people[seat].goods[good] - (spent if good == SILVER else 0)
    return min(owned // realm.box.pay_amount[payment], UNITS - 1)


def reach(realm: Realm, seat: int, abilities: list[Ability], action: int, spent: int) -> int:
    """How many icons a player with these converting abilities could pay for."""
    box = realm.box
    if not abilities:
        return most_units(realm, seat, box.pays[action], spent)
    total = 0
    for payment in range(len(box.pay_good)):
        total += worth(box, abilities, action, payment, most_units(realm, seat, payment, spent))
    return total


def bundles(realm: Realm, seat: int, action: int, missing: int) -> list[list[int]]:
    """All ways to pay for the missing icons in which no unit is superfluous (VIS-8.7)."""
    box = realm.box
    abilities = converters(realm, seat, action)
    payments: list[int] = []  # those that the player can afford
    worths: list[list[int]] = []  # what 0, 1, 2 … units of each stand for, no more than could be needed
    for payment in accepted(realm, seat, action):
        worth_of = [0]
        for count in range(1, most_units(realm, seat, payment, 0) + 1):
            if worth_of[-1] >= missing:
                break
            worth_of.append(worth(box, abilities, action, payment, count))
        if len(worth_of) > 1:
            payments.append(payment)
            worths.append(worth_of)
    found: list[list[int]] = []
    extend(missing, payments, worths, 0, [0] * len(box.pay_good), 0, found)
    return found


def extend(
    missing: int,
    payments: list[int],
    worths: list[list[int]],
    at: int,
    units: list[int],
    total: int,
    found: list[list[int]],
) -> None:
    """Try every number of units of one payment, then go on with the next."""
    if at == len(payments):
        if total >= missing and not superfluous(missing, payments, worths, units, total):
            found.append(units[:])
        return
    payment = payments[at]
    worth_of = worths[at]
    for count in range(len(worth_of)):
        units[payment] = count
        extend(missing, payments, worths, at + 1, units, total + worth_of[count], found)
        if total + worth_of[count] >= missing:
            break
    units[payment] = 0


def superfluous(missing: int, payments: list[int], worths: list[list[int]], units: list[int], total: int) -> bool:
    """Would one paid unit less be enough?"""
    for at, payment in enumerate(payments):
        count = units[payment]
        if count and total - worths[at][count] + worths[at][count - 1] >= missing:
            return True
    return False


def ask_payment(realm: Realm, seat: int, action: int, missing: int) -> None:
    """Pay for missing icons; the player chooses if there are several ways."""
    if missing <= 0:
        return
    if converters(realm, seat, action):
        go_on(realm, seat, action, missing, [0] * len(realm.box.pay_good))
    elif missing <= reach(realm, seat, NO_ABILITIES, action, 0):  # each unit of the one payment stands for an icon
        hand_over(realm, seat, realm.box.pays[action], missing)


def go_on(realm: Realm, seat: int, action: int, missing: int, units: list[int]) -> None:
    """With so many units chosen: pay if only one way is left, else ask for the next unit."""
    ways = [way for way in bundles(realm, seat, action, missing) if covers(way, units)]
    if len(ways) == 1:
        pay(realm, seat, ways[0])
    elif ways:
        packed = 0
        for count in reversed(units):
            packed = packed * UNITS + count
        realm.push(Pay(seat, action, missing, packed))


def covers(way: list[int], units: list[int]) -> bool:
    """Does a way to pay contain these units?"""
    return all(way[payment] >= units[payment] for payment in range(len(units)))


def pay(realm: Realm, seat: int, units: list[int]) -> None:
    """The goods go back to the supply."""
    for payment, count in enumerate(units):
        if count:
            hand_over(realm, seat, payment, count)


def hand_over(realm: Realm, seat: int, payment: int, count: int) -> None:
    """So many units of a payment go back."""
    good = realm.box.pay_good[payment]
    amount = count * realm.box.pay_amount[payment]
    realm.people[seat].goods[good] -= amount
    realm.say("paid", seat, amount, good)


@final
class Pay(Step[Realm]):
    """The next unit that is paid for a missing icon."""

    kind = "pay"
    rule = "VIS-8.2"

    def __init__(self, seat: int, action: int, missing: int, packed: int) -> None:
        super().__init__(seat)
        self.action = action
        self.missing = missing
        self.packed = packed

    def about(self, realm: Realm, seat: int) -> dict[str, Any]:
        return {"action": self.action, "missing": self.missing}

    def units(self, realm: Realm) -> list[int]:
        """What has been chosen so far."""
        packed = self.packed
        found: list[int] = []
        for _payment in realm.box.pay_good:
            found.append(packed % UNITS)
            packed //= UNITS
        return found

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.pay.at(payment) for payment in accepted(realm, seat, self.action)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        units = self.units(realm)
        payment = realm.box.pay.of(action)
        units[payment] += 1
        if units[payment] > most_units(realm, seat, payment, 0):
            return no.CANNOT_PAY
        if any(covers(way, units) for way in bundles(realm, seat, self.action, self.missing)):
            return OK
        return no.SUPERFLUOUS

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, with the ways to pay worked out once."""
        units = self.units(realm)
        ways = [way for way in bundles(realm, seat, self.action, self.missing) if covers(way, units)]
        return [
            realm.box.pay.at(payment)
            for payment in accepted(realm, seat, self.action)
            if any(way[payment] > units[payment] for way in ways)
        ]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        units = self.units(realm)
        units[realm.box.pay.of(action)] += 1
        go_on(realm, seat, self.action, self.missing, units)
