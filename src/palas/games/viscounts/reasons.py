"""Why something is not legal: the words of each refusal, its rule, and the figures that explain it."""

from __future__ import annotations

from typing import Any

from palas.engine.action import Reason
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.actions import least_cost
from palas.games.viscounts.rules.funding import icons_for
from palas.games.viscounts.state import NONE, Realm
from palas.games.viscounts.terms import SILVER
from palas.text import Words

# The message and the rule of every refusal.
REASONS: dict[int, tuple[str, str]] = {
    no.NOT_IN_HAND: ("not-in-hand", "VIS-6.2"),
    no.TOO_FAR: ("too-far", "VIS-7.1"),
    no.OTHER_PATH: ("other-path", "VIS-8.1"),
    no.NOT_FUNDED: ("not-funded", "VIS-8.2"),
    no.MUST_ACT: ("must-act", "VIS-8.1"),
    no.NO_SUCH_ICON: ("no-such-icon", "VIS-8.5"),
    no.TOO_EXPENSIVE: ("too-expensive", "VIS-13.1"),
    no.MUST_DISMISS: ("must-dismiss", "VIS-8.6"),
    no.TOO_MANY: ("too-many", "VIS-9.1"),
    no.ALREADY_BUILT: ("already-built", "VIS-10.1"),
    no.NO_SPOT: ("no-spot", "VIS-10.1"),
    no.OCCUPIED: ("occupied", "VIS-10.3"),
    no.OTHER_BANK: ("other-bank", "VIS-4.5"),
    no.NO_WORKER: ("no-worker", "VIS-11.1"),
    no.SUPERFLUOUS: ("superfluous", "VIS-8.7"),
    no.CANNOT_PAY: ("cannot-pay", "VIS-8.2"),
    no.NO_GROUP: ("no-group", "VIS-11.2"),
    no.NOT_CROWDED: ("not-crowded", "VIS-11.4"),
    no.NOBODY_THERE: ("nobody-there", "VIS-11.4"),
    no.NO_CARD: ("no-card", "VIS-15.3"),
    no.LAST_THREE: ("last-three", "VIS-6.6"),
    no.NOT_FREE: ("not-free", "VIS-12.5"),
    no.NOTHING_TO_FLIP: ("nothing-to-flip", "VIS-16.2"),
    no.CORRUPTION_FIRST: ("corruption-first", "VIS-17.4"),
    no.NOT_LAID_OUT: ("not-laid-out", "VIS-3.8"),
    no.OTHER_TYPE: ("other-type", "VIS-10.2"),
}


# The rule against an answer of a verb that the kind of question has, or ever could have, but not for this thing.
MISFITS: dict[tuple[str, str], str] = {
    ("bump", "bump"): "VIS-11.4",
    ("destroy", "destroy"): "VIS-9.4",
    ("destroy_any", "destroy"): "VIS-3.9",
    ("discard", "discard"): "VIS-15.4",
    ("hire_free", "hire"): "VIS-13.2",
    ("option", "choose"): "VIS-5.4",
    ("pay", "pay"): "VIS-8.2",
    ("play_card", "play"): "VIS-6.2",
    ("rearrange", "order"): "VIS-7.4",
    ("recruit", "hire"): "VIS-13.1",
    ("spot", "spot"): "VIS-4.5",
    ("link", "link"): "VIS-10.4",
    ("manuscript_free", "take"): "VIS-12.5",
    ("trigger", "use"): "VIS-19.2",
    ("any", "dismiss"): "VIS-8.5",
}


def reason(realm: Realm, seat: int, action: int, refusal: int, words: Words) -> Reason:
    """A refusal as a reason with the figures that explain it."""
    code, rule = REASONS[refusal]
    me = realm.people[seat]
    params: dict[str, Any] = {"thing": action}
    if refusal in (no.TOO_FAR, no.TOO_EXPENSIVE):
        params["owned"] = me.goods[SILVER]
    if refusal == no.TOO_EXPENSIVE:
        rule = realm.stack[-1].rule
    if refusal == no.NOT_FUNDED and realm.box.do.has(action):
        wanted = realm.box.do.of(action)
        params["cost"] = least_cost(realm, seat, wanted)
        params["icons"] = icons_for(realm, seat, wanted, NONE)
        code = "not-funded-action"
    return Reason(code, rule, params, words)
