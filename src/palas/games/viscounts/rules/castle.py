"""The castle: placing workers, the cascade through its rings, bumping and its leader (VIS-11)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from palas.engine.core.position import EMPTY, OK, changed
from palas.games.viscounts.rules import effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import Cause, OfEffect, Several
from palas.games.viscounts.state import NOBODY, WHO, Realm
from palas.games.viscounts.terms import CASTLE_MOVE, CLOCKWISE, COUNTERCLOCKWISE, DECLINE, SECTIONS


def place(realm: Realm, who: int, section: int, workers: int) -> None:
    """Workers go from the supply into a section of ring 1, as many as there are."""
    me = realm.people[who]
    count = min(workers, me.workers)
    me.workers -= count
    realm.ring1[section * realm.members + who] += count
    realm.say("placed", who, count, section)
    resolve(realm, who)


def resolve(realm: Realm, who: int) -> None:
    """Run the castle for somebody whose workers have moved, unless that is going on already (VIS-11.7, 11.8)."""
    pending: list[Any] = realm.stack  # only those that matter are asked what they are
    for step in pending:
        if isinstance(step, Cascade) and step.seat == who:
            return
    realm.push(Cascade(who))


@final
class Cascade(Cause):
    """Groups of ring 1, then groups of ring 2, then crowded sections, until all is at rest (VIS-11.2-11.4)."""

    kind = "castle"
    cause = "castle"

    def work(self, realm: Realm) -> None:
        who = self.seat
        groups = groups_of(realm, who)
        if groups:
            realm.push(self)
            if realm.is_rival(who):
                rise(realm, who, first_group(realm, groups))
            else:
                realm.push(ChooseGroup(who))
            return
        for section in range(SECTIONS):
            at = section * realm.members + who
            if realm.ring2[at] >= realm.box.group:
                realm.push(self)
                realm.ring2[at] -= 1
                realm.ring3 = changed(realm.ring3, who, realm.ring3[who] + 1)
                realm.say("to_ring_3", who, section)
                claim_lead(realm, who)
                effects.run_now(realm, who, realm.box.ring3_reward)
                return
        if crowded(realm):
            realm.push(self)
            if realm.is_rival(who):
                bump(realm)
            else:
                realm.push(Bump(who))


def groups_of(realm: Realm, who: int) -> list[int]:
    """The sections of ring 1 with a group of somebody's workers."""
    workers, members, group = realm.ring1, realm.members, realm.box.group
    return [section for section in range(SECTIONS) if workers[section * members + who] >= group]


@final
class ChooseGroup(OfEffect):
    """Which group of ring 1 moves next."""

    kind = "group"
    rule = "VIS-11.2"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.rise.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if realm.box.rise.of(action) in groups_of(realm, seat) else no.NO_GROUP

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, looked up once."""
        return [realm.box.rise.at(section) for section in groups_of(realm, seat)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        rise(realm, seat, realm.box.rise.of(action))


def rise(realm: Realm, who: int, section: int) -> None:
    """One worker of a group goes up, its section's reward comes, then two go to the sides (VIS-11.2)."""
    at = section * realm.members + who
    realm.ring1[at] -= 1
    realm.ring2[at] += 1
    realm.say("to_ring_2", who, section)
    realm.push(Sideways(who, section))
    effects.run_now(realm, who, realm.box.ring2_reward[section])


@final
class Sideways(Cause):
    """One worker of the group goes clockwise, one counter-clockwise (VIS-11.2)."""

    kind = "sideways"
    cause = "ring"

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def work(self, realm: Realm) -> None:
        here = realm.ring1[self.section * realm.members + self.seat]
        if here >= 2:
            step_aside(realm, self.seat, self.section, CLOCKWISE)
            step_aside(realm, self.seat, self.section, COUNTERCLOCKWISE)
            realm.say("sideways", self.seat, self.section)
        elif here == 1 and realm.is_rival(self.seat):
            step_aside(realm, self.seat, self.section, CLOCKWISE)
        elif here == 1:
            realm.push(ChooseSide(self.seat, self.section))


def beside(section: int, way: int) -> int:
    """The neighbour of a section, clockwise or counter-clockwise."""
    return (section + (1 if way == CLOCKWISE else -1)) % SECTIONS


def step_aside(realm: Realm, who: int, section: int, way: int) -> None:
    """One worker goes to the neighbouring section of ring 1."""
    realm.ring1[section * realm.members + who] -= 1
    realm.ring1[beside(section, way) * realm.members + who] += 1


@final
class ChooseSide(OfEffect):
    """Where the last worker of a group goes, if a castle move has taken the other one (Q-35)."""

    kind = "side"
    rule = "VIS-11.2"

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def figures(self) -> dict[str, Any]:
        return {"section": self.section}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [CLOCKWISE, COUNTERCLOCKWISE]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        step_aside(realm, seat, self.section, action)
        realm.say("aside", seat, self.section, beside(self.section, action))


def claim_lead(realm: Realm, who: int) -> None:
    """The castle leader card goes to whoever has strictly more workers in ring 3 than its holder (VIS-11.6)."""
    if realm.leader == NOBODY or realm.ring3[who] > realm.ring3[realm.leader]:
        if realm.leader != who:
            realm.say("leader", who)
        realm.leader = who


# -- bumping


def crowded(realm: Realm) -> list[int]:
    """Where more workers stand than may, as 2 * section + ring - 1: in sections of ring 1 or 2."""
    members: i64 = realm.members
    most: i64 = realm.box.most_workers
    found = EMPTY
    for place in range(2 * SECTIONS):
        workers = realm.ring2 if place % 2 else realm.ring1
        room = most
        first: i64 = place // 2 * members
        for at in range(first, first + members):
            room -= workers[at]
        if room < 0:
            found = [*found, place]
    return found


@final
class Bump(OfEffect):
    """Which worker is removed from a crowded section (VIS-11.4)."""

    kind = "bump"
    rule = "VIS-11.4"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        places = range(2 * SECTIONS)
        return [realm.box.bump.at(4 * place + who) for place in places for who in range(realm.members)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        place, who = divmod(realm.box.bump.of(action), 4)
        if place not in crowded(realm):
            return no.NOT_CROWDED
        return OK if realm.workers_of(who, place // 2, place % 2 + 1) else no.NOBODY_THERE

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list, asking each section once."""
        everybody = range(realm.members)
        places = [(place, who) for place in crowded(realm) for who in everybody]
        return [realm.box.bump.at(4 * p + who) for p, who in places if realm.workers_of(who, p // 2, p % 2 + 1)]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        place, who = divmod(realm.box.bump.of(action), 4)
        remove(realm, who, place)


def remove(realm: Realm, who: int, place: int) -> None:
    """A bumped worker returns to its owner, who is compensated at once (VIS-11.4)."""
    section, ring = place // 2, place % 2 + 1
    workers = realm.ring1 if ring == 1 else realm.ring2
    workers[section * realm.members + who] -= 1
    realm.people[who].workers += 1
    realm.say("bumped", who, section, ring)
    effects.run_now(realm, who, realm.box.bump_reward[ring])


# -- effects


def offer_workers(realm: Realm, who: int, n: int) -> None:
    """Workers are placed in a section of choice, as many as there are (VIS-18)."""
    if realm.people[who].workers:
        realm.push(FreeWorkers(who, n))


@final
class FreeWorkers(Several):
    """In which section of ring 1 the workers are placed."""

    kind = "free_workers"
    rule = "VIS-11.7"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.section.all()

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        place(realm, seat, realm.box.section.of(action), self.n)


def offer_move(realm: Realm, who: int, n: int) -> None:
    """A worker of ring 1 may move to a neighbouring section (VIS-18)."""
    if any(realm.ring1[section * realm.members + who] for section in range(SECTIONS)):
        realm.push(CastleMove(who, n))


@final
class CastleMove(Several):
    """Which worker moves to which side, or none."""

    kind = "castle_move"
    rule = "VIS-11.7"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [DECLINE, *realm.box.aside.all()]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        section = realm.box.aside.of(action) % SECTIONS
        return OK if realm.ring1[section * realm.members + seat] else no.NO_WORKER

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        effects.repeat(realm, seat, CASTLE_MOVE, 0, self.n - 1)
        back, section = divmod(realm.box.aside.of(action), SECTIONS)
        way = COUNTERCLOCKWISE if back else CLOCKWISE
        step_aside(realm, seat, section, way)
        realm.say("aside", seat, section, beside(section, way))
        resolve(realm, seat)


# -- the solo opponent's choices


def first_group(realm: Realm, groups: list[int]) -> int:
    """Groups move clockwise, beginning with the section of its viscount (VIS-22.15)."""
    first = realm.section_at(realm.piece_of(WHO))
    return next(s for s in ((first + n) % SECTIONS for n in range(SECTIONS)) if s in groups)


def bump(realm: Realm) -> None:
    """It removes a worker of the human, an own one only if there is none (VIS-22.15)."""
    place = crowded(realm)[0]
    remove(realm, 0 if realm.workers_of(0, place // 2, place % 2 + 1) else WHO, place)
