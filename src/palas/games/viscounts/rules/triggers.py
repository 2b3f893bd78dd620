"""Abilities that something sets off: cards on the tableau and open building slots (VIS-19.2, 19.3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import EMPTY, OK, Work
from palas.games.viscounts.rules import effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import OfEffect
from palas.games.viscounts.state import NONE, Realm
from palas.games.viscounts.terms import NO_CRIMINAL, TRIGGER, WITH_CRIMINAL


def holds(realm: Realm, who: int, condition: int) -> bool:
    """Does a condition on the criminals of a tableau hold now?"""
    if condition == NO_CRIMINAL:
        return realm.criminals(who) == 0
    if condition == WITH_CRIMINAL:
        return realm.criminals(who) > 0
    return True


def fire(realm: Realm, who: int, event: int, action: int) -> None:
    """The tableau cards of a player that an event sets off act, in an order of the player's choice."""
    if realm.is_rival(who):
        return
    found = EMPTY
    for card in realm.people[who].tableau:
        if card != NONE and realm.box.card_event[card] == event:
            ability = realm.box.card_ability[card]
            if ability.action in (-1, action) and holds(realm, who, ability.condition):
                found = [*found, card]
    offer(realm, who, found)


@final
@mypyc_attr(free_list_len=1)
class Fire(Work[Realm]):
    """The cards that wait for an event act when all that comes first is done."""

    kind = "fire"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def work(self, realm: Realm) -> None:
        fire(realm, self.seat, self.event, -1)


def offer(realm: Realm, who: int, cards: list[int]) -> None:
    """Let the player choose which ability comes next."""
    if cards:
        left = cards + [NONE] * (3 - len(cards))
        realm.push(ChooseTrigger(who, left[0], left[1], left[2]))


@final
class ChooseTrigger(OfEffect):
    """Which of several abilities acts first; those that give corruption before those that give virtue."""

    kind = "trigger"
    rule = "VIS-19.2"

    def __init__(self, seat: int, first: int, second: int, third: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.third = third

    def cards(self) -> list[int]:
        """The cards whose abilities have not acted."""
        return [card for card in (self.first, self.second, self.third) if card != NONE]

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.use.at(card) for card in self.cards()]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        box = realm.box
        card = box.use.of(action)
        if not box.effects[box.card_ability[card].effect].betters:
            return OK
        for other in self.cards():  # VIS-17.4, Q-41
            if other != card and box.effects[box.card_ability[other].effect].corrupts:
                return no.CORRUPTION_FIRST
        return OK

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        card = realm.box.use.of(action)
        offer(realm, seat, [other for other in self.cards() if other != card])
        realm.say("ability", seat, card)
        effects.run_now(realm, seat, realm.box.card_ability[card].effect)


def slot_effects(realm: Realm, who: int, event: int) -> list[int]:
    """The effects of the open slots that an event sets off, corruption first."""
    found = EMPTY
    for ability in realm.opened(who, TRIGGER):
        if ability.event == event and holds(realm, who, ability.condition):
            corrupts = realm.box.effects[ability.effect].corrupts
            found = [ability.effect, *found] if corrupts else [*found, ability.effect]
    return found


def fire_slots(realm: Realm, who: int, event: int) -> None:
    """The open slots that an event sets off act."""
    for effect in reversed(slot_effects(realm, who, event)):
        effects.run(realm, who, effect)
