"""A small language for rulings: lay out a table of Aufstieg zur Macht, play, and see what happened.

`nobility(...)` says in the words of the box what matters to the ruling (docs/positions.md); everything else is empty.
Seats are A to F. It is the turn of `turn`, unless another `phase` is named. Chance falls as `falls` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas import testing
from palas.engine.core.state import State
from palas.games.nobility import GAME
from palas.games.nobility.layout_parts import council_spaces
from palas.games.nobility.rules.turn import PlaceDie
from palas.games.nobility.state import NEUTRAL, NOBODY, NONE, City, Player, value_of
from palas.games.nobility.terms import FIELDS, GOODS, KINDS

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


class Ruling(testing.Ruling):
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
    phase: str = "turn",
    steps: Sequence[Sequence[Any]] | None = None,
    rest: bool = False,
    manual: bool = False,
    round: int = 3,
    start: int = A,
    passed: Sequence[int] = (),
    done: Sequence[str] = (),
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
    filled: Mapping[int, Sequence[Sequence[int]]] | None = None,
    under: Sequence[str] = (),
    commission_pile: Sequence[str] | None = None,
    objective: str = "O01",
) -> Ruling:
    """A position in the middle of a round, which ends with the phase; with `rest` the round and the game go on."""
    options = {"events": events or event is not None, "chancery": chancery or players == 6}
    colours = GAME.layout(players, options).seats()
    last = players - 1
    shown = list(display) if display is not None else free(BOX.settler_ids[::-1], held, completed, pile)[:6]
    in_hall = {slot: (hall or {}).get(slot) for slot in range(1, KINDS + 1)}
    in_council = dict.fromkeys(council_spaces(BOX))
    in_council |= {f"council_{race}_{row}": tile for (race, row), tile in (council or {}).items()}
    strangers = free(BOX.character_ids[7:] + BOX.character_ids[:7], character)
    people: dict[str, dict[str, Any]] = {}
    for seat, colour in enumerate(colours):
        own_council = list((taken or {}).get(seat, ()))
        people[colour] = {
            "coins": each(coins, seat, 0),
            "goods": (goods or {}).get(seat, {}),
            "points": each(vp, seat, 0),
            "reputation": each(reputation, seat, 24),
            "nobility": each(stars, seat, 0),
            "modifiers": each(modifiers, seat, 0),
            "quarters": each(quarters, seat, 0),
            "platform": each(platform, seat, 0),
            "plots": each(plots, seat, len((completed or {}).get(seat, ()))),
            "dice": each(dice, seat, ROLL)[: BOX.dice_six if players == 6 else BOX.dice],
            "placed": each(placed, seat, 0),
            "held": (held or {}).get(seat, ()),
            "completed": (completed or {}).get(seat, ()),
            "character": (character or {}).get(seat) or strangers.pop(0),
            "apprentices": (apprentices or {}).get(seat, {}),
            "sites": (sites or {}).get(seat, {}),
            "council": own_council,
            "council_races": BOX.race_ids[: len(own_council)],
        }
        if options["chancery"]:
            tiles = (dice_tiles or {}).get(seat, ())
            people[colour] |= {"dealt": (dealt or {}).get(seat, ()), "commissions": (commissions or {}).get(seat, ())}
            people[colour] |= {"dice_tiles": tiles, "filled": (filled or {}).get(seat, [[]] * len(tiles))}
    if supply is not None:  # the others lie before the last seat
        before = sum(person["modifiers"] for person in people.values())
        people[colours[last]]["modifiers"] += BOX.modifiers - supply - before
    if council_pile is not None:  # the others have been taken by the last seat
        people[colours[last]]["council"] += free(BOX.council_ids, in_council, taken, council_pile)
    words: dict[str, Any] = {
        "players": players,
        "options": options,
        "seed": 1,
        "phase": phase,
        "ends_with_phase": not rest,
        "round": round,
        "start": colours[start],
        "passed": [colours[seat] for seat in passed],
        "done": done,
        "display": shown,
        "settler_discards": [] if pile is None else free(BOX.settler_ids, held, completed, pile, shown),
        "ship": ship,
        "sold": sold or {},
        "council": in_council,
        "hall": in_hall,
        "workshops": {f"{guild}_{field}": (tile, colour_of(colours, owner))
                      for (guild, field), (tile, owner) in (workshops or {}).items()},
        "building_discards": discards,
        "dice": {space: (colours[seat], value) for space, (seat, value) in (on or {}).items()},
        "tavern": [(colours[last], value) for value in tavern],
        "yard": [(colours[last], value) for value in yard],
    }  # fmt: skip
    words |= {"to_act": colours[turn]} if phase == "turn" else {}
    words |= {"event": event} if options["events"] else {}
    words |= {"objective": objective, "automa": []} if players == 1 else {}
    if bag is not None:  # the others have left the game
        laid = [tile for tile, _owner in (workshops or {}).values()]
        words["buildings_gone"] = free(BOX.building_ids, in_hall, sites, laid, discards, bag)
    if options["chancery"]:
        beneath = list(under)
        if commission_pile is not None:  # the others lie under the stack, known to the last seat
            beneath += free(BOX.commission_ids, commissions, dealt, under, commission_pile)
        words["under"] = [(card, colours[last]) for card in beneath]
        words["desks"] = {desk: colours[seat] for desk, seat in (desks or {}).items()}
    if steps is not None:
        words = {word: words[word] for word in words if word not in ("phase", "ends_with_phase", "to_act")}
        words |= {"phase": "turn", "steps": steps}
    return Ruling(GAME.lay_out(words | people, chance="manual" if manual else "auto"))


def colour_of(colours: Sequence[str], owner: int) -> str:
    """Whose a workshop is."""
    return "neutral" if owner == NEUTRAL else colours[owner]


def free(names: Sequence[str], *used: Any) -> list[str]:
    """The things that lie in none of the places: lists of names, or lists and names by seat or space."""

    def listed(place: Any) -> list[Any]:
        parts = list(place.values()) if isinstance(place, Mapping) else place or []
        return [place] if isinstance(place, str) else [thing for part in parts for thing in listed(part)]

    return [name for name in names if name not in listed(used)]
