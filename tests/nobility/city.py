"""A small language for rulings: lay out a table of Aufstieg zur Macht, play, and see what happened.

`nobility(...)` builds a position in the middle of a round from what matters to the ruling; everything else is empty.
Seats are A to F. It is the turn of `turn`; `pending` puts other steps in its place. Chance falls as `falls` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas.engine.core.state import State
from palas.games.nobility import GAME
from palas.games.nobility.box import FIELDS, GOODS, KINDS, SLOTS
from palas.games.nobility.rules.turn import PlaceDie
from palas.games.nobility.state import NEUTRAL, NOBODY, NONE, SOURCES, City, Player, die, value_of
from tests import ruling

__all__ = [
    "BOX",
    "GAME",
    "GUILDS",
    "NEUTRAL",
    "NOBODY",
    "NONE",
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "Ruling",
    "census_is_kept",
    "codes",
    "nobility",
    "number",
]

A, B, C, D, E, F = range(6)
BOX = GAME.box
GUILDS = BOX.guild_ids
ROLL = (1, 2, 3, 4, 5)
LISTS = {
    "S": BOX.settler_ids,
    "SH": BOX.ship_ids,
    "C": BOX.council_ids,
    "W": BOX.building_ids,
    "CB": BOX.building_ids,
    "CH": BOX.character_ids,
    "E": BOX.event_ids,
    "O": BOX.objective_ids,
    "CC": BOX.commission_ids,
    "DT": BOX.dice_tile_ids,
    "DK": BOX.desk_ids,
}


def number(id: str) -> int:
    """The number of a card or tile."""
    head = id.partition("_")[0].rstrip("0123456789")
    return LISTS[head].index(id)


def mask(ids: Iterable[str]) -> int:
    """Cards or tiles as a bit mask."""
    return sum(1 << number(id) for id in ids)


def codes(actions: Iterable[Any]) -> list[str]:
    """Actions as texts."""
    return [action.code for action in actions]


def census_is_kept(state: State) -> None:
    """Workers, houses, modifiers, cards, tiles and points are where they must be."""
    table = state.position
    assert isinstance(table, City)
    chancery = table.chancery
    expected = {
        "modifiers": BOX.modifiers,
        "settlers": len(BOX.settler_ids),
        "council tiles": len(BOX.council_ids),
        "commissions": len(BOX.commission_ids) if chancery else 0,
        "dice tiles": len(BOX.dice_tile_ids) if chancery else 0,
        "buildings twice": 0,
    }
    for what, count in GAME.census(table).items():
        if what.startswith("workers"):
            assert count == BOX.workers, f"{what}: {count}"
        elif what.startswith("houses"):
            assert count == BOX.houses, f"{what}: {count}"
        else:
            assert count == expected.get(what, 0), f"{what}: {count}"
    for player in table.people:
        assert BOX.rep_min <= player.reputation <= BOX.rep_max
        assert 0 <= player.nobility <= BOX.star_max
        assert player.plots <= BOX.plots
        assert min(player.quarters, player.workers, player.platform, player.modifiers, player.vp) >= 0
        assert min(player.dice) >= 0


class Ruling(ruling.Ruling):
    """A position to rule on: play, and look."""

    def check_census(self) -> None:
        census_is_kept(self.state)

    @property
    def city(self) -> City:
        """The table itself."""
        table = self.state.position
        assert isinstance(table, City)
        return table

    # -- playing

    def go(self, seat: int, space: str, die: str | int = "", *answers: str) -> Ruling:
        """The seat places a die there, says which one if that is asked, and answers what follows."""
        self.play(seat, f"go {space}")
        if die and self.asks() == "die":
            self.play(seat, f"die {die}")
        return self.play(seat, *answers)

    def chance(self) -> list[str]:
        """What can fall now."""
        return [outcome for outcome, _likely in self.state.outcomes()]

    def all_pass(self) -> Ruling:
        """Everybody passes or ends the turn, until the round is over."""
        now = self.city.round
        while self.asks() == "turn" and self.city.round == now:
            seat = self.asked()
            self.play(seat, "pass" if "pass" in self.legal(seat) else "end")
        return self

    # -- asking

    def ask_die(self, seat: int, space: str) -> list[str]:
        """The dice that the seat could place there."""
        step = PlaceDie(seat, BOX.space_ids.index(space))
        return [BOX.codes[action] for action in step.options(self.city, seat)]

    def places(self, seat: int) -> list[str]:
        """Where the seat may place a die."""
        return [code.removeprefix("go ") for code in self.legal(seat) if code.startswith("go ")]

    # -- looking

    def player(self, seat: int) -> Player:
        """What lies before a player."""
        return self.city.people[seat]

    def coins(self, seat: int) -> int:
        """A player's coins."""
        return self.player(seat).coins

    def goods(self, seat: int) -> dict[str, int]:
        """A player's goods, those there are."""
        return {GOODS[good]: count for good, count in enumerate(self.player(seat).goods) if count}

    def vp(self, seat: int) -> int:
        """A player's victory points."""
        return self.player(seat).vp

    def held(self, seat: int) -> list[str]:
        """The settlers cards a player holds."""
        return [BOX.settler_ids[card] for card in self.player(seat).held]

    def display(self) -> list[str]:
        """The settlers cards on display."""
        return [BOX.settler_ids[card] for card in self.city.display]

    def hall(self) -> list[str]:
        """The tiles of the Guild Hall; an empty text where there is none."""
        return [BOX.building_ids[tile] if tile != NONE else "" for tile in self.city.hall]

    def in_the_tavern(self) -> list[int]:
        """The values of the dice in the Tavern."""
        return [value_of(placed) for placed in self.city.tavern]

    def in_the_yard(self) -> list[int]:
        """The values of the dice in the Yard."""
        return [value_of(placed) for placed in self.city.yard]

    def apprentices(self, seat: int, guild: str) -> int:
        """A player's apprentices in a guild."""
        return self.player(seat).apprentices[GUILDS.index(guild)]

    def owner(self, guild: str, field: int) -> int:
        """Who owns the workshop on a field."""
        return self.city.owners[GUILDS.index(guild) * FIELDS + field - 1]

    def workshop(self, guild: str, field: int) -> str:
        """The workshop on a field, or an empty text."""
        tile = self.city.workshops[GUILDS.index(guild) * FIELDS + field - 1]
        return BOX.building_ids[tile] if tile != NONE else ""

    def dice(self, seat: int) -> list[int]:
        """The dice a player has not placed."""
        return [face + 1 for face in range(KINDS) for _die in range(self.player(seat).dice[face])]


def each(given: Mapping[int, Any] | Any, seat: int, default: Any) -> Any:
    """What is given for a seat: by seat, or the same for all."""
    if isinstance(given, Mapping) and all(isinstance(key, int) for key in given):
        return given.get(seat, default)
    return default if given is None else given


def nobility(
    players: int = 3,
    *,
    turn: int = A,
    pending: Sequence[Sequence[Any]] | None = None,
    rest: bool = False,
    manual: bool = False,
    round: int = 3,
    start: int = A,
    passed: Sequence[int] = (),
    done: int = 0,
    dice: Mapping[int, Sequence[int]] | Sequence[int] = ROLL,
    placed: Mapping[int, int] | None = None,
    coins: Mapping[int, int] | int = 0,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    vp: Mapping[int, int] | None = None,
    reputation: Mapping[int, int] | int | None = 24,
    stars: Mapping[int, int] | int | None = None,
    modifiers: Mapping[int, int] | int | None = None,
    supply: int | None = None,
    quarters: Mapping[int, int] | int | None = None,
    platform: Mapping[int, int] | int | None = None,
    plots: Mapping[int, int] | int | None = None,
    held: Mapping[int, Sequence[str]] | None = None,
    completed: Mapping[int, Sequence[str]] | None = None,
    character: Mapping[int, str] | None = None,
    apprentices: Mapping[int, Mapping[str, int]] | None = None,
    sites: Mapping[int, Mapping[int, str]] | None = None,
    workshops: Mapping[tuple[str, int], tuple[str, int]] | None = None,
    tavern: Sequence[int] = (),
    yard: Sequence[int] = (),
    on: Mapping[str, tuple[int, int]] | None = None,
    hall: Mapping[int, str] | None = None,
    bag: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    council: Mapping[tuple[str, int], str] | None = None,
    taken: Mapping[int, Sequence[str]] | None = None,
    council_pile: Sequence[str] | None = None,
    ship: str = "SH17",
    sold: Mapping[str, int] | None = None,
    display: Sequence[str] | None = None,
    pile: Sequence[str] | None = None,
    event: str | None = None,
    events: bool = False,
    chancery: bool = False,
    desks: Mapping[str, int] | None = None,
    commissions: Mapping[int, Sequence[str]] | None = None,
    dealt: Mapping[int, Sequence[str]] | None = None,
    dice_tiles: Mapping[int, Sequence[str]] | None = None,
    filled: Mapping[int, Sequence[int]] | None = None,
    under: Sequence[str] = (),
    commission_pile: Sequence[str] | None = None,
    objective: str = "O01",
) -> Ruling:
    """A position in the middle of a round, which ends with the actions; with `rest` the round and the game go on."""
    chancery = chancery or players == 6
    plain = GAME.start(players, seed=1, options={"events": events, "chancery": chancery}).to_dict()
    table = plain["position"]
    seats = range(players)

    owners = [NOBODY] * (KINDS * FIELDS)
    tiles = [NONE] * (KINDS * FIELDS)
    for (guild, field), (tile, owner) in (workshops or {}).items():
        at = GUILDS.index(guild) * FIELDS + field - 1
        tiles[at], owners[at] = number(tile), owner
    desk_owners = [NOBODY] * len(BOX.desk_ids)
    for desk, owner in (desks or {}).items():
        desk_owners[number(desk)] = owner
    laid_out = hall or {}
    in_hall = [number(laid_out[slot]) if slot in laid_out else NONE for slot in range(1, KINDS + 1)]
    used_tiles = {*tiles, *in_hall, *(number(tile) for tile in discards)}

    in_council = [NONE] * (KINDS * FIELDS)
    for (race, row), tile in (council or {}).items():
        column = BOX.council_race.index(BOX.race_ids.index(race))
        in_council[(row - 1) * KINDS + column] = number(tile)

    used_cards = {card for some in (*(held or {}).values(), *(completed or {}).values(), pile or []) for card in some}
    shown = list(display) if display is not None else [c for c in BOX.settler_ids[::-1] if c not in used_cards][:6]
    rest_of_cards = [card for card in BOX.settler_ids if card not in used_cards and card not in shown]
    kept_cards = list(pile) if pile is not None else rest_of_cards
    thrown = [card for card in rest_of_cards if card not in kept_cards] if pile is not None else []

    people = []
    for seat in seats:
        own = (goods or {}).get(seat, {})
        workers_at = sum((apprentices or {}).get(seat, {}).values()) + owners.count(seat) + desk_owners.count(seat)
        own_sites = (sites or {}).get(seat, {})
        built = [number(own_sites[site]) if site in own_sites else NONE for site in range(1, FIELDS + 1)]
        used_tiles |= set(built)
        in_quarters = each(quarters, seat, 0)
        on_platform, on_plots = each(platform, seat, 0), each(plots, seat, len((completed or {}).get(seat, ())))
        roll = each(dice, seat, ROLL)
        points = each(vp, seat, 0)
        own_council = (taken or {}).get(seat, ())
        star = each(stars, seat, 0)
        people.append(
            {
                "coins": each(coins, seat, 0),
                "goods": [own.get(good, 0) for good in GOODS],
                "vp": points,
                "reputation": each(reputation, seat, 24),
                "nobility": star,
                "lord": star >= BOX.lord_at,
                "modifiers": each(modifiers, seat, 0),
                "workers": BOX.workers - workers_at - in_quarters - sum(tile != NONE for tile in built),
                "quarters": in_quarters,
                "houses": BOX.houses - on_platform - on_plots,
                "platform": on_platform,
                "plots": on_plots,
                "dice": [list(roll).count(face + 1) for face in range(KINDS)],
                "placed": each(placed, seat, 0),
                "board_die": 0,
                "held": [number(card) for card in (held or {}).get(seat, ())],
                "completed": mask((completed or {}).get(seat, ())),
                "character": number((character or {}).get(seat, f"CH{seat + 8:02d}")),
                "apprentices": [(apprentices or {}).get(seat, {}).get(guild, 0) for guild in GUILDS],
                "sites": built,
                "council": mask(own_council),
                "council_races": (1 << len(own_council)) - 1,
                "dealt": [number(card) for card in (dealt or {}).get(seat, ())],
                "commissions": [number(card) for card in (commissions or {}).get(seat, ())],
                "dice_tiles": [number(tile) for tile in (dice_tiles or {}).get(seat, ())],
                "filled": list((filled or {}).get(seat, [0] * len((dice_tiles or {}).get(seat, ())))),
                "points": [points, *[0] * (len(SOURCES) - 1)],
            }
        )
    with_people = sum(person["modifiers"] for person in people)
    if supply is not None:  # the others lie before the last seat
        people[-1]["modifiers"] += BOX.modifiers - supply - with_people
        with_people = BOX.modifiers - supply
    lying = [0] * SLOTS
    for space, (seat, value) in (on or {}).items():
        at = BOX.space_ids.index(space)
        lying[at] = die(seat, value)
    full = [tile for tile in range(len(BOX.building_ids)) if tile not in used_tiles]
    used_council = {*(BOX.council_ids[tile] for tile in in_council if tile != NONE)}
    used_council |= {tile for some in (taken or {}).values() for tile in some}
    free_council = [tile for tile in BOX.council_ids if tile not in used_council]
    if council_pile is not None:  # the others have been taken by the last seat
        people[-1]["council"] |= mask(tile for tile in free_council if tile not in council_pile)
        free_council = list(council_pile)
    gone = {card for some in (*(commissions or {}).values(), *(dealt or {}).values(), under) for card in some}
    stacked = [card for card in BOX.commission_ids if card not in gone]
    if commission_pile is not None:  # the others lie under the stack, unknown to all but the last seat
        under = [*under, *(card for card in stacked if card not in commission_pile)]
        stacked = list(commission_pile)
    laid = {tile for some in (dice_tiles or {}).values() for tile in some}
    table |= {
        "round": round,
        "start": start,
        "passed": sum(1 << seat for seat in passed),
        "done": done,
        "people": people,
        "modifiers": BOX.modifiers - with_people,
        "settler_pile": mask(kept_cards),
        "settler_discards": mask(thrown),
        "display": [number(card) for card in shown],
        "ship_pile": (1 << len(BOX.ship_ids)) - 1 - (1 << number(ship)),
        "ship": number(ship),
        "sold": [(sold or {}).get(good, 0) for good in GOODS],
        "council_pile": mask(free_council),
        "council": in_council,
        "bag": sum(1 << tile for tile in full) if bag is None else mask(bag),
        "discards": mask(discards),
        "hall": in_hall,
        "workshops": tiles,
        "owners": owners,
        "dice": lying,
        "tavern": [die(players - 1, value) for value in tavern],
        "yard": [die(players - 1, value) for value in yard],
        "event_pile": (1 << len(BOX.event_ids)) - 1 if events else 0,
        "event": NONE if event is None else number(event),
        "objective": number(objective) if players == 1 else NONE,
        "reached": 0,
        "automa": [],
        "commission_pile": mask(stacked) if chancery else 0,
        "under": [number(card) for card in under],
        "under_known": [players - 1] * len(under),
        "tile_bag": mask(tile for tile in BOX.dice_tile_ids if tile not in laid) if chancery else 0,
        "desks": desk_owners,
    }
    now = [list(step) for step in pending] if pending is not None else [["turn", turn]]
    after = [["end_round"], ["income"]] if rest else []
    table["steps"] = [*after, *now]
    table["answers"] = [-1] * players
    return Ruling(GAME.from_dict(plain, chance="manual" if manual else "auto"))
