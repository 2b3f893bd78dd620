"""What each seat may know: all but commission cards and the order of piles (NOB-16)."""

from __future__ import annotations

from typing import Any

import msgspec

from palas.engine.core.cards import set_of
from palas.engine.view import View, seen
from palas.games.nobility.state import City


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
    """The position as one seat sees it."""

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


def seen_by(city: City, seat: int | None, frame: dict[str, Any]) -> CityView:
    """The position as that seat sees it; after the end all commission cards lie open (NOB-15.10)."""
    under = [card if knower == seat else -1 for card, knower in zip(city.under, city.under_known, strict=True)]
    unseen = city.commission_pile | set_of([card for card in city.under if card not in under])
    people = []
    for other, player in enumerate(city.people):
        hidden = {}
        if other != seat and city.stack:
            unseen |= set_of([*player.dealt, *player.commissions])
            hidden = {"dealt": None, "commissions": None}
        counts = {"dealt_count": len(player.dealt), "commission_count": len(player.commissions)}
        people.append(seen(PlayerView, player, **counts, **hidden))
    return seen(
        CityView,
        city,
        people=tuple(people),
        commission_unseen=unseen,
        commission_pile_count=city.commission_pile.bit_count(),
        under=tuple(under),
        **frame,
    )
