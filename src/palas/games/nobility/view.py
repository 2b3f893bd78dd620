"""What each seat may know: all but commission cards and the order of piles (NOB-16)."""

from __future__ import annotations

from typing import Any

import msgspec

from palas.engine.view import View
from palas.games.nobility.state import City, Player


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player; of others' commission cards one sees only how many there are."""

    coins: int
    goods: tuple[int, ...]
    vp: int
    reputation: int
    nobility: int
    lord: bool
    modifiers: int
    workers: int
    quarters: int
    houses: int
    platform: int
    plots: int
    dice: tuple[int, ...]
    placed: int
    board_die: int
    held: tuple[int, ...]
    completed: int
    character: int
    apprentices: tuple[int, ...]
    sites: tuple[int, ...]
    council: int
    council_races: int
    dice_tiles: tuple[int, ...]
    filled: tuple[int, ...]
    points: tuple[int, ...]
    dealt_count: int
    commission_count: int
    dealt: tuple[int, ...] | None
    commissions: tuple[int, ...] | None


class CityView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    round: int
    start: int
    passed: int
    done: int
    people: tuple[PlayerView, ...]
    modifiers: int
    settler_pile: int
    settler_discards: int
    display: tuple[int, ...]
    ship_pile: int
    ship: int
    sold: tuple[int, ...]
    council_pile: int
    council: tuple[int, ...]
    bag: int
    discards: int
    hall: tuple[int, ...]
    workshops: tuple[int, ...]
    owners: tuple[int, ...]
    dice: tuple[int, ...]
    tavern: tuple[int, ...]
    yard: tuple[int, ...]
    characters: int
    event_pile: int
    event: int
    objective: int
    reached: int
    automa: tuple[int, ...]
    commission_unseen: int  # cards this seat has not got and does not know under the pile
    commission_pile_count: int
    under: tuple[int, ...]  # -1 where this seat does not know the card
    under_known: tuple[int, ...]  # who put it there
    tile_bag: int
    desks: tuple[int, ...]


OPEN_FIELDS = (
    "coins", "goods", "vp", "reputation", "nobility", "lord", "modifiers", "workers", "quarters", "houses", "platform",
    "plots", "dice", "placed", "board_die", "held", "completed", "character", "apprentices", "sites", "council",
    "council_races", "dice_tiles", "filled", "points",
)  # fmt: skip
OPEN_TABLE = (
    "round", "start", "passed", "done", "modifiers", "settler_pile", "settler_discards", "display", "ship_pile", "ship",
    "sold", "council_pile", "council", "bag", "discards", "hall", "workshops", "owners", "dice", "tavern", "yard",
    "characters", "event_pile", "event", "objective", "reached", "automa", "under_known", "tile_bag", "desks",
)  # fmt: skip


def frozen(value: Any) -> Any:
    """A list as a tuple."""
    return tuple(value) if isinstance(value, list) else value


def player_view(player: Player, own: bool) -> PlayerView:
    """One player, as the player or as somebody else sees it."""
    return PlayerView(
        **{name: frozen(getattr(player, name)) for name in OPEN_FIELDS},
        dealt_count=len(player.dealt),
        commission_count=len(player.commissions),
        dealt=tuple(player.dealt) if own else None,
        commissions=tuple(player.commissions) if own else None,
    )


def city_view(city: City, seat: int | None, frame: dict[str, Any]) -> CityView:
    """The table as that seat sees it; after the end all commission cards lie open (NOB-15.10)."""
    over = not city.stack
    under = [card if knower == seat else -1 for card, knower in zip(city.under, city.under_known, strict=True)]
    unseen = city.commission_pile
    for card, shown in zip(city.under, under, strict=True):
        if shown < 0:
            unseen |= 1 << card
    for other, player in enumerate(city.people):
        if other != seat and not over:
            for card in (*player.dealt, *player.commissions):
                unseen |= 1 << card
    return CityView(
        **frame,
        **{name: frozen(getattr(city, name)) for name in OPEN_TABLE},
        people=tuple(player_view(player, over or other == seat) for other, player in enumerate(city.people)),
        commission_unseen=unseen,
        commission_pile_count=city.commission_pile.bit_count(),
        under=tuple(under),
    )
