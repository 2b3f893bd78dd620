"""Phase 5: virtue and corruption share a space (VIS-14)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import Step, Work
from palas.games.viscounts.rules import effects, track, triggers
from palas.games.viscounts.rules.asking import Cause
from palas.games.viscounts.state import COLLIDE, RIVAL, Realm
from palas.games.viscounts.terms import COLLISION


@final
class Collision(Work[Realm]):
    """The four steps, in order, if the active player's markers have met (VIS-14.1)."""

    kind = "collision"

    def work(self, realm: Realm) -> None:
        realm.phase = COLLIDE
        if not realm.people[self.seat].collides():
            return
        realm.say("collision", self.seat)
        realm.stack.extend(FOUR_STEPS[realm.members][self.seat])


@final
class CollisionSlots(Work[Realm]):
    """Step 1: open slots that wait for a collision; step 2 are the tableau cards that do."""

    kind = "collision_slots"

    def work(self, realm: Realm) -> None:
        triggers.fire_slots(realm, self.seat, COLLISION)


@final
class Rewards(Work[Realm]):
    """Step 3: what is printed above the space of the pair, which is fixed now; then step 4 (VIS-14.4)."""

    kind = "collision_rewards"

    def work(self, realm: Realm) -> None:
        space = realm.people[self.seat].virtue
        for back in range(1, realm.members):
            realm.push(Share((self.seat - back) % realm.members, space))
        box = realm.box
        realm.say("collides", self.seat, space)
        effects.run_now(realm, self.seat, box.rival_above[space] if realm.is_rival(self.seat) else box.above[space])


@final
class Share(Work[Realm]):
    """Step 4: what is printed below it, for an opponent who fulfils the condition at this moment."""

    kind = "collision_share"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def work(self, realm: Realm) -> None:
        if triggers.holds(realm, self.seat, realm.box.below_if[self.space]):
            effects.run_now(realm, self.seat, realm.box.below[self.space])


@final
class Reset(Cause):
    """The markers return to their ends (VIS-14.2)."""

    kind = "collision_over"
    cause = "collision"

    def work(self, realm: Realm) -> None:
        track.reset(realm, self.seat)


def clockwise(members: int, active: int) -> list[int]:
    """Everybody, the active player first, then clockwise (Q-14)."""
    return [(active + n) % members for n in range(members)]


def four_steps(members: int, active: int) -> list[Step[Realm]]:
    """What comes of a collision, the last first."""
    last = clockwise(members, active)[::-1]
    cards = [triggers.Fire(who, COLLISION) for who in last]
    return [Reset(active), Rewards(active), *cards, *[CollisionSlots(who) for who in last]]


# Steps never change, so every collision may have the same.
FOUR_STEPS: Final = [[four_steps(members, active) for active in range(members)] for members in range(RIVAL + 1)]
