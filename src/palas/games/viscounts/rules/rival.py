"""The solo opponent: how it takes effects, without ever deciding (VIS-22.14 to 22.25)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import Chance, Work
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
from palas.games.viscounts.rules.opponent import WHO, piece
from palas.games.viscounts.state import NOBODY, Realm, put
from palas.games.viscounts.terms import (
    AI_ACTION,
    ANY,
    BUILD_FREE,
    CORRUPTION,
    CRIMINAL_CORRUPTION,
    DISMISS_FREE,
    FLIP,
    GAIN,
    GAIN_SCHEME,
    INK,
    MANUSCRIPT_FREE,
    NOTHING,
    ON_SCHEME,
    ON_SHUFFLE,
    SHUFFLE,
    SILVER,
    WORKERS_FREE,
)


def carry_out(realm: Realm, op: int, arg: int, n: int) -> None:
    """One step of an effect, with the substitutions of the reference card (VIS-22.19)."""
    if op == GAIN:
        gain(realm, arg, n)
    elif op == FLIP:
        rival_actions.flip(realm, arg, n)
    elif op == SHUFFLE:
        if realm.people[WHO].discard:
            shuffle(realm)
    elif op == WORKERS_FREE:
        if realm.people[WHO].workers:
            castle.place(realm, WHO, realm.section_at(piece(realm)), n)
    elif op == BUILD_FREE:
        build_free(realm, arg)
    elif op == MANUSCRIPT_FREE:
        manuscript_free(realm, arg)
    elif op == DISMISS_FREE:
        townsfolk.dismiss(realm, WHO, piece(realm), 0)
    elif op == AI_ACTION:
        rival_actions.act(realm, arg)
    elif op == CRIMINAL_CORRUPTION:
        track.gain(realm, WHO, CORRUPTION, realm.criminals(WHO))
    elif op == GAIN_SCHEME:
        gain_scheme(realm, n)
    else:
        for _time in range(n):
            effects.run(realm, WHO, realm.box.instead.get(op, NOTHING))


# -- gaining


def gain(realm: Realm, item: int, n: int) -> None:
    """The opponent gains something; silver turns into resources, two by two (Q-46)."""
    if item == SILVER:
        for _pair in range(n // 2):
            effects.run(realm, WHO, realm.box.for_silver)
    elif item == ANY:
        for _one in range(n):
            gain(realm, wanted(realm), 1)
    elif item < ANY:
        kind = INK if realm.board().one_type else item
        realm.people[WHO].goods[kind] += n
        realm.say("gained", WHO, n, ANY if realm.board().one_type else item)
    else:
        documents.gain(realm, WHO, item, n)


def wanted(realm: Realm) -> int:
    """The resource it takes when it may choose (VIS-22.20)."""
    board = realm.board()
    for at, kind in enumerate(board.priority):
        if board.until[at] == 0 or realm.people[WHO].goods[kind] < board.until[at]:
            return kind
    return INK


# -- schemes


def gain_scheme(realm: Realm, n: int) -> None:
    """Cards of the future pile go onto its discard pile; without one it flips (VIS-22.19)."""
    effects.repeat(realm, WHO, GAIN_SCHEME, 0, n - 1)
    if len(realm.future) > realm.mixed:
        realm.push(FutureScheme())
    else:
        effects.run(realm, WHO, realm.box.for_no_scheme)


@final
class FutureScheme(Chance[Realm]):
    """Which future scheme lies on top is chance."""

    kind = "future_scheme"
    things = "scheme_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.future[:]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.future.remove(outcome)
        realm.people[WHO].discard.append(outcome)
        realm.say("gained_scheme", WHO, outcome)
        triggers.fire_slots(realm, WHO, ON_SCHEME)


@final
class Scheme(Work[Realm]):
    """The top scheme is turned into slot 1; an empty pile is shuffled first (VIS-22.7)."""

    kind = "rival_scheme"

    def work(self, realm: Realm) -> None:
        realm.push(TopScheme())
        if not realm.people[WHO].draw and not realm.mixed:
            shuffle(realm)


@final
class TopScheme(Chance[Realm]):
    """Which scheme lies on top: one of the known ones, or one of the future schemes mixed in (VIS-22.6)."""

    kind = "top_scheme"
    things = "scheme_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        known = realm.people[WHO].draw
        return known + realm.future if realm.mixed else known[:]

    def weights(self, realm: Realm) -> list[int]:
        known = len(realm.people[WHO].draw)
        if not realm.mixed:
            return [1] * known
        return [len(realm.future)] * known + [realm.mixed] * len(realm.future)

    def fall(self, realm: Realm, outcome: int) -> None:
        me = realm.people[WHO]
        if outcome in me.draw:
            me.draw.remove(outcome)
        else:
            realm.future.remove(outcome)
            realm.mixed -= 1
        me.tableau[0] = outcome
        realm.say("scheme", WHO, outcome)
        realm.push(rival_actions.Options(outcome, 0))
        realm.push(rival_actions.OuterMove(realm.box.scheme_move[outcome]))
        for row in reversed(realm.box.scheme_rows[outcome]):
            effects.run(realm, WHO, row)


def shuffle(realm: Realm) -> None:
    """Its discard pile goes into its draw pile; all corruption of the check and the slots before all virtue."""
    realm.people[WHO].mix()
    realm.say("shuffled", WHO)
    slots = triggers.slot_effects(realm, WHO, ON_SHUFFLE)
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
        return realm.future[:]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.future.remove(outcome)
        realm.mixed -= 1
        put(realm.people[WHO].draw, outcome)
        reveal_mixed(realm)


# -- free buildings and manuscripts


def build_free(realm: Realm, kind: int) -> None:
    """The first free spot from its own bank on, clockwise round the board (VIS-22.14)."""
    slots = building.left(realm, WHO, kind)
    spot = (building.bank_of(realm, realm.people[WHO].space) or building.spots_of(realm, piece(realm)))[0]
    for _spot in building.all_spots(realm):
        if slots and realm.spot_owner[spot] == NOBODY:
            building.place(realm, WHO, slots[0], spot)
            return
        spot = realm.next_spot(spot)


def manuscript_free(realm: Realm, costs: int) -> None:
    """The manuscript of its own piece, or clockwise the first one allowed (VIS-22.17)."""
    for at in townsfolk.clockwise_from(realm, piece(realm)):
        if manuscripts.is_free(realm, realm.texts[at], costs):
            manuscripts.transcribe(realm, WHO, at)
            return
