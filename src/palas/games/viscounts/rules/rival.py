"""The solo opponent: how it takes effects, without ever deciding (VIS-22.14 to 22.25)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import EMPTY, Chance, Work
from palas.games.viscounts import terms
from palas.games.viscounts.rules import (
    building,
    castle,
    documents,
    effects,
    manuscripts,
    rival_actions,
    townsfolk,
    track,
    triggers,
)
from palas.games.viscounts.state import NOBODY, WHO, Realm, put, take


def carry_out(realm: Realm, op: int, arg: int, n: int) -> None:
    """One step of an effect, with the substitutions of the reference card (VIS-22.19)."""
    if op == terms.GAIN:
        gain(realm, arg, n)
    elif op == terms.FLIP:
        rival_actions.flip(realm, arg, n)
    elif op == terms.SHUFFLE:
        if realm.people[WHO].discard:
            shuffle(realm)
    elif op == terms.WORKERS_FREE:
        if realm.people[WHO].workers:
            castle.place(realm, WHO, realm.section_at(realm.piece_of(WHO)), n)
    elif op == terms.BUILD_FREE:
        build_free(realm, arg)
    elif op == terms.MANUSCRIPT_FREE:
        manuscript_free(realm, arg)
    elif op == terms.DISMISS_FREE:
        townsfolk.dismiss(realm, WHO, realm.piece_of(WHO), 0)
    elif op == terms.AI_ACTION:
        rival_actions.act(realm, arg)
    elif op == terms.CRIMINAL_CORRUPTION:
        track.gain(realm, WHO, terms.CORRUPTION, realm.criminals(WHO))
    elif op == terms.GAIN_SCHEME:
        gain_scheme(realm, n)
    else:
        several(realm, realm.box.instead[op], n)


def several(realm: Realm, effect: int, n: int) -> None:
    """An effect that it gets so many times."""
    for _time in range(1, n):
        effects.run(realm, WHO, effect)
    if n > 0:
        effects.run_now(realm, WHO, effect)


# -- gaining


def gain(realm: Realm, item: int, n: int) -> None:
    """The opponent gains something; silver turns into resources, two by two (Q-46)."""
    if item == terms.SILVER:
        several(realm, realm.box.for_silver, n // 2)
    elif item == terms.ANY:
        for _one in range(n):
            gain(realm, wanted(realm), 1)
    elif item < terms.ANY:
        kind = terms.INK if realm.board().one_type else item
        realm.people[WHO].goods[kind] += n
        realm.say("gained", WHO, n, terms.ANY if realm.board().one_type else item)
    else:
        documents.gain(realm, WHO, item, n)


def wanted(realm: Realm) -> int:
    """The resource it takes when it may choose (VIS-22.20)."""
    board = realm.board()
    for at, kind in enumerate(board.priority):
        if board.until[at] == 0 or realm.people[WHO].goods[kind] < board.until[at]:
            return kind
    return terms.INK


# -- schemes


def gain_scheme(realm: Realm, n: int) -> None:
    """Cards of the future pile go onto its discard pile; without one it flips (VIS-22.19)."""
    effects.repeat(realm, WHO, terms.GAIN_SCHEME, 0, n - 1)
    if len(realm.future) > realm.mixed:
        realm.push(FutureScheme())
    else:
        effects.run_now(realm, WHO, realm.box.for_no_scheme)


@final
class FutureScheme(Chance[Realm]):
    """Which future scheme lies on top is chance."""

    kind = "future_scheme"
    things = "scheme_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.future

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.future = [scheme for scheme in realm.future if scheme != outcome]
        realm.people[WHO].discard.append(outcome)
        realm.say("gained_scheme", WHO, outcome)
        triggers.fire_slots(realm, WHO, terms.ON_SCHEME)


@final
class Scheme(Work[Realm]):
    """The top scheme is turned into slot 1; an empty pile is shuffled first (VIS-22.7)."""

    kind = "rival_scheme"

    def work(self, realm: Realm) -> None:
        turn_scheme(realm)


def turn_scheme(realm: Realm) -> None:
    """Turn the top scheme."""
    realm.push(TOP_SCHEME)
    if not realm.people[WHO].draw and not realm.mixed:
        shuffle(realm)


@final
class TopScheme(Chance[Realm]):
    """Which scheme lies on top: one of the known ones, or one of the future schemes mixed in (VIS-22.6)."""

    kind = "top_scheme"
    things = "scheme_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        known = realm.people[WHO].draw
        return known + realm.future if realm.mixed else known

    def weights(self, realm: Realm) -> list[int]:
        if not realm.mixed:
            return EMPTY
        return [len(realm.future)] * len(realm.people[WHO].draw) + [realm.mixed] * len(realm.future)

    def fall(self, realm: Realm, outcome: int) -> None:
        me = realm.people[WHO]
        if realm.mixed and outcome in realm.future:
            realm.future = [scheme for scheme in realm.future if scheme != outcome]
            realm.mixed -= 1
        else:
            take(me.draw, outcome)
        me.tableau[0] = outcome
        realm.say("scheme", WHO, outcome)
        realm.push(rival_actions.Options(outcome, 0))
        realm.push(rival_actions.OuterMove(realm.box.scheme_move[outcome]))
        rows = realm.box.scheme_rows[outcome]
        effects.run(realm, WHO, rows[1])
        effects.run_now(realm, WHO, rows[0])


TOP_SCHEME: Final = TopScheme()  # steps never change: one will do


def shuffle(realm: Realm) -> None:
    """Its discard pile goes into its draw pile; all corruption of the check and the slots before all virtue."""
    realm.people[WHO].mix()
    realm.say("shuffled", WHO)
    slots = triggers.slot_effects(realm, WHO, terms.ON_SHUFFLE)
    corrupting = [effect for effect in slots if realm.box.effects[effect].corrupts]
    for effect in reversed(slots):
        if effect not in corrupting:
            effects.run(realm, WHO, effect)
    guilty = realm.criminals(WHO) > 0
    if not guilty:
        effects.run(realm, WHO, realm.box.one_virtue)
    for effect in reversed(corrupting):
        effects.run(realm, WHO, effect)
    if guilty:
        effects.run(realm, WHO, realm.box.one_corruption)


def reveal_mixed(realm: Realm) -> None:
    """At the end the future schemes in its draw pile come to light: their icons may count (VIS-22.26)."""
    if realm.mixed:
        realm.push(RevealScheme())


@final
class RevealScheme(Chance[Realm]):
    """A future scheme that was mixed into its draw pile."""

    kind = "reveal_scheme"
    things = "scheme_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.future

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.future = [scheme for scheme in realm.future if scheme != outcome]
        realm.mixed -= 1
        put(realm.people[WHO].draw, outcome)
        reveal_mixed(realm)


# -- free buildings and manuscripts


def build_free(realm: Realm, kind: int) -> None:
    """The first free spot from its own bank on, clockwise round the board (VIS-22.14)."""
    slots = building.left(realm, WHO, kind)
    spot = (building.bank_of(realm, realm.people[WHO].space) or [terms.SPOTS * realm.piece_of(WHO)])[0]
    for _spot in building.all_spots(realm):
        if slots and realm.spot_owner[spot] == NOBODY:
            building.place(realm, WHO, slots[0], spot)
            return
        spot = realm.next_spot(spot)


def manuscript_free(realm: Realm, costs: int) -> None:
    """The manuscript of its own piece, or clockwise the first one allowed (VIS-22.17)."""
    for at in townsfolk.clockwise_from(realm, realm.piece_of(WHO)):
        if manuscripts.is_free(realm, realm.texts[at], costs):
            manuscripts.transcribe(realm, WHO, at)
            return
