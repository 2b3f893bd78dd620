"""Simple players for recorded games and property tests: one who tries anything, one who builds what counts."""

from __future__ import annotations

from random import Random

from palas.bots.greedy import Greedy
from palas.engine.core.state import State
from palas.games.heirs import scoring
from palas.games.heirs.state import Realm
from palas.testing import Style, moments_of
from tests.heirs.realm import BOX, GAME


def drifter(state: State, seat: int, rng: Random) -> int:
    """Anything, but rather something than nothing, and rather building than open terrain."""
    actions = state.legal_ids(seat)
    busy = [action for action in actions if BOX.codes[action].split()[0] in ("build", "camp", "destroy", "take")]
    return rng.choice(busy if busy and rng.random() < 0.6 else actions)


def builder(state: State, seat: int, rng: Random) -> int:
    """Whatever makes the difference in points largest at once; builds before it ends the turn."""
    realm = state.position
    assert isinstance(realm, Realm)
    return max(state.legal_ids(seat), key=lambda action: (worth(realm, seat, action) + rng.random() / 4, action))


def worth(realm: Realm, seat: int, action: int) -> float:
    """The lead after an answer; a question that follows at once is answered in the best way."""
    verb = BOX.codes[action].split()[0]
    after = realm.clone()
    after.play(seat, action)
    if after.stack and after.stack[-1].kind in ("build_at", "extend_at", "move", "siege"):
        follow = after.stack[-1].options(after, seat)
        return max(worth(after, seat, answer) for answer in follow) - (0.3 if verb != "build" else 0)
    return lead(after, seat) + {"take": 0.2, "extend": -0.4, "troop": 0.0}.get(verb, 0.0)


def lead(realm: Realm, seat: int) -> float:
    """Own points less the other side's."""
    side = realm.side_of(seat)
    return scoring.total(realm, side) - scoring.total(realm, 1 - side)


def adviser(state: State, seat: int, rng: Random) -> int:
    """What the greedy bot would do."""
    return GAME.action_id(Greedy(rng.getrandbits(32)).choose(state.view(seat)))


STYLES: dict[str, Style] = {"drifter": drifter, "builder": builder}
SLOWER: dict[str, Style] = {**STYLES, "adviser": adviser}


moments = moments_of(GAME, drifter)
