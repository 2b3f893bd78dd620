"""The terms of the box as numbers: icons, actions, effects, abilities, spaces, and what each of them is made of."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from palas.engine.core.cards import has, set_of

NONE: Final = -1

RIVAL_COLOUR: Final = "sable"  # the solo opponent has one that its player never has

POVERTY: Final = 1  # bits of the revealed end cards
PROSPERITY: Final = 2

# Icons; the first four belong to the main action of the same number.
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
DIGIT: Final = 6  # bits of each kind, where icons that count together are one number
WIDE: Final = 10  # where all those of a deck are
ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")

# Main actions; the focus of a solo opponent may also be flipping.
TRADE: Final = 0
BUILD: Final = 1
PLACE_WORKERS: Final = 2
TRANSCRIBE: Final = 3
FLIPPING: Final = 4
FOCUS: Final = 5
ACTIONS: Final = ("trade", "build", "place_workers", "transcribe", "flip", "focus")

# What can be gained.
INK: Final = 0
GOLD: Final = 1
STONE: Final = 2
SILVER: Final = 3
ANY: Final = 4
DEBT: Final = 5
DEED: Final = 6
VIRTUE: Final = 7
CORRUPTION: Final = 8
ITEMS: Final = ("ink", "gold", "stone", "silver", "any_resource", "debt", "deed", "virtue", "corruption")
RESOURCES: Final = 3
GOODS: Final = 4

# What an effect does.
GAIN: Final = 0
FLIP: Final = 1
HIRE_FREE: Final = 2
REARRANGE: Final = 3
DISCARD: Final = 4
DESTROY: Final = 5
SHUFFLE: Final = 6
CASTLE_MOVE: Final = 7
WORKERS_FREE: Final = 8
BUILD_FREE: Final = 9
MANUSCRIPT_FREE: Final = 10
CHOOSE: Final = 11
GAIN_SCHEME: Final = 12
DISMISS_FREE: Final = 13
AI_ACTION: Final = 14
CRIMINAL_CORRUPTION: Final = 15
OPS: Final = (
    "gain", "flip", "hire_free", "rearrange", "discard", "destroy", "shuffle", "castle_move", "place_workers",
    "build_free", "manuscript_free", "choose", "gain_scheme", "dismiss_free", "ai_action", "criminal_corruption",
)  # fmt: skip
NOTHING: Final = 0  # the effect without steps

# When a card's ability acts.
IMMEDIATE: Final = 0
PERMANENT: Final = 1
DROPOFF: Final = 2
NEVER: Final = 3
TIMINGS: Final = ("immediate", "permanent", "dropoff", "none")

# What kind of ability a card or slot has.
NO_ABILITY: Final = -1
EFFECT: Final = 0
TRIGGER: Final = 1
CONVERT: Final = 2
SHOWS_ICONS: Final = 3
MOVE_BONUS: Final = 4
DISMISS_COST: Final = 5
HAND_LIMIT: Final = 6
AT_ONCE: Final = 7
ABILITIES: Final = ("effect", "trigger", "convert", "icons", "move_bonus", "dismiss_cost", "hand_limit", "immediate")

# Events that set off triggers.
AFTER_ACTION: Final = 0
COLLISION: Final = 1
FLIP_DEBT: Final = 2
FLIP_ANY: Final = 3
GAIN_DEBT: Final = 4
ON_HIRE: Final = 5
ON_SCHEME: Final = 6
ON_SHUFFLE: Final = 7
EVENTS: Final = (
    "after_action", "collision_any", "flip_debt", "flip_any", "gain_debt", "hire", "gain_scheme", "shuffle",
)  # fmt: skip

ALWAYS: Final = 0
NO_CRIMINAL: Final = 1
WITH_CRIMINAL: Final = 2
CONDITIONS: Final = ("always", "criminals==0", "criminals>=1")

BUILDINGS: Final = ("workshop", "trading_post", "guildhall")
RIBBONS: Final = ("black", "blue", "yellow", "grey")
PER: Final = (
    "building", "worker_in_castle", "manuscript", "resource", "deed_flipped", "debt_flipped", "icon_merchant",
    "icon_builder", "icon_noble", "icon_cleric", "icon_criminal",
)  # fmt: skip
FIRST_ICON_LINE: Final = 6  # in PER

# Spaces of a piece: 3 * piece + one of these.
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
SPACES: Final = ("L", "R", "I")

PIECES: Final = 5
SPOTS: Final = 5  # at most, on one piece
SLOTS: Final = 9
ALL_OPEN: Final = (1 << SLOTS) - 1  # the set of all slots
TABLEAU: Final = 3
SECTIONS: Final = 5

# Where a free building may stand.
ANYWHERE: Final = 0
OWN_BANK: Final = 1
OWN_CARDS: Final = 2
SCOPES: Final = {"any_piece": ANYWHERE, "viscount_space": OWN_BANK, "any_own_card": OWN_CARDS}

# The actions that come first in every box.
SKIP: Final = 0
DECLINE: Final = 1
DISMISS: Final = 2
DISCARD_TOP: Final = 3
DESTROY_TOP: Final = 4
CLOCKWISE: Final = 5
COUNTERCLOCKWISE: Final = 6
FLIP_A_DEBT: Final = 14
FLIP_A_DEED: Final = 15
ORDERS: Final = ("21", "132", "213", "231", "312", "321")
MOST_WORKERS: Final = 4  # that are placed at once
MOST_OPTIONS: Final = 4  # of an effect
MOST_EXCHANGES: Final = 99

# What may be going on when an effect asks something.
CAUSES: Final = (
    "ring", "castle", "hire", "dismiss", "trade", "spot", "collision", "action", "setup", "meeting", "card", "drop",
    "played", "after",
)  # fmt: skip

OPPONENTS: Final = ("cleric", "builder", "noble", "cards")  # the values of the option


def counted(icons: list[str]) -> list[int]:
    """Icons as numbers by kind."""
    return [icons.count(icon) for icon in ICONS]


def packed(icons: list[int], digit: int = DIGIT) -> int:
    """Icons counted by kind as one number, so that those of many cards are one sum; no kind ever fills its digit."""
    return sum(count << kind * digit for kind, count in enumerate(icons))


def showing(icons: i64, kind: i64) -> i64:
    """How many of some packed icons are of a kind."""
    return icons >> kind * DIGIT & (1 << DIGIT) - 1


def points_by_slots(buildings: list[int], vp: list[list[int]]) -> list[int]:
    """What the buildings of a board score, by the set of its open slots (VIS-21.1)."""
    points: list[int] = []
    for slots in range(ALL_OPEN + 1):
        built = [0] * len(vp)
        for slot in range(len(buildings)):
            built[buildings[slot]] += 1 if has(slots, slot) else 0
        points.append(sum([vp[building][built[building]] for building in range(len(vp))]))
    return points


def with_criminals(icons: i64, kind: i64) -> i64:
    """How many of some packed icons count as one kind: criminals are wild (VIS-8.3)."""
    return showing(icons, kind) + showing(icons, CRIMINAL)


@final
class EffectStep:
    """One step of an effect: what it does, to what, how often, and the effects to choose from."""

    def __init__(self, op: int, arg: int, n: int, options: list[int]) -> None:
        self.op = op
        self.arg = arg  # the item, kind of card, building, action or costs (a bit mask), by op
        self.n = n
        self.options = options


@final
class Effect:
    """A list of steps, and what it does to virtue and corruption."""

    def __init__(self, steps: list[EffectStep]) -> None:
        self.steps = steps
        self.corrupts = False  # gives corruption, somewhere
        self.betters = False  # gives virtue, somewhere


@final
class Ability:
    """The ability of a card or of a building slot."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.effect = NOTHING
        self.event = -1
        self.action = -1
        self.condition = ALWAYS
        self.icons: list[int] = [0] * len(ICONS)
        self.n = 0  # free spaces, cost of dismissing, cards more in hand
        self.from_icon = -1  # converting: either icons of this kind
        self.pay: list[int] = []  # or one of these goods
        self.from_n = 0
        self.to_n = 0
        self.limit = 0  # per action; 0: none


@final
class OpenSlots:
    """What the open building slots of a board give together, by the set of those that are open (VIS-10.5)."""

    def __init__(self, abilities: list[Ability]) -> None:
        self.abilities: list[list[list[Ability]]] = []  # by kind, then by the set
        for kind in range(len(ABILITIES)):
            those = [slot for slot, ability in enumerate(abilities) if ability.kind == kind]
            self.abilities.append([[abilities[s] for s in those if has(slots, s)] for slots in range(ALL_OPEN + 1)])
        self.icons: list[int] = [  # by the set, packed
            sum(packed(ability.icons) for ability in shown) for shown in self.abilities[SHOWS_ICONS]
        ]


@final
class Opponent:
    """One of the four boards for solo play."""

    def __init__(self, id: str, slot_ability: list[Ability]) -> None:
        self.id = id
        self.focus = 0
        self.priority: list[int] = []  # resources
        self.until: list[int] = []  # how many of each; 0: no limit
        self.one_type = False
        self.resources: list[int] = [0] * (RESOURCES + 2)  # by item, any resource included
        self.debts = 0
        self.deeds = 0
        self.building = -1
        self.removed: list[int] = []  # schemes
        self.slot_icons: list[list[int]] = []  # by tableau slot
        self.slot_packed: list[int] = []
        self.slot_building: list[int] = []
        self.slot_points: list[int] = []  # by the set of open slots
        self.slot_ability = slot_ability
        self.open_slots = OpenSlots(slot_ability)
        self.nobles: list[int] = []
        self.workers: list[int] = []


def corruption_first(plain: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps of an effect with every gain of corruption before the first gain of virtue (VIS-17.4)."""
    virtue = next((at for at, step in enumerate(plain) if step.get("item") == "virtue"), len(plain))
    late = [step for step in plain[virtue:] if step.get("item") == "corruption"]
    return [*plain[:virtue], *late, *(step for step in plain[virtue:] if step.get("item") != "corruption")]


def argument(op: int, step: dict[str, Any]) -> int:
    """What a step of an effect is about, as a number."""
    if op == GAIN:
        return ITEMS.index(step["item"])
    if op == FLIP:
        return ANY if step["what"] == "any" else ITEMS.index(step["what"])
    if op == BUILD_FREE:
        return BUILDINGS.index(step["building"])
    if op == MANUSCRIPT_FREE:
        return set_of(step["costs"])
    if op == AI_ACTION:
        return ACTIONS.index(step["action"])
    return 0
