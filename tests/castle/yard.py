"""A small language for rulings: lay out a castle yard, play, and see what happened.

`castle(...)` builds a position from what matters to the ruling. Seats are A to D. Pieces and talers that are named
nowhere lie in the supply and the bank; with `supply` or `bank` the rest has left the game. Cards that are named nowhere
are in hand. `cards` are the revealed cards of the round, which is then carried out; with `chosen` they still lie face
down, and with neither everybody chooses. Only with `rest` does the game go on after the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas.engine.core.state import State
from palas.games.castle import GAME
from palas.games.castle.box import GOODS, TALER, WINTER_CARDS
from palas.games.castle.state import MAIDEN_COURTED, MAIDEN_FIRST, NO_MAIDEN, NOBODY, SOURCES, Castle, Player
from tests import ruling

__all__ = [
    "BOX", "GAME", "MAIDEN_COURTED", "MAIDEN_FIRST", "NOBODY", "A", "B", "C", "D", "Ruling", "castle", "census_is_kept",
    "codes", "mask", "names",
]  # fmt: skip

A, B, C, D = range(4)
BOX = GAME.box

Cards = str | Sequence[str]


def mask(cards: Cards) -> int:
    """Cards as the table keeps them."""
    wanted = [cards] if isinstance(cards, str) else cards
    return sum(1 << BOX.card_ids.index(card) for card in wanted)


def names(cards: int) -> set[str]:
    """The cards of a mask."""
    return {id for number, id in enumerate(BOX.card_ids) if cards >> number & 1}


def codes(actions: Iterable[Any]) -> list[str]:
    """Actions as texts."""
    return [action.code for action in actions]


def heap(goods: Mapping[str, int]) -> list[int]:
    """Goods by name as the table keeps them."""
    assert set(goods) <= set(GOODS[:TALER])
    return [goods.get(good, 0) for good in GOODS[:TALER]]


def census_is_kept(state: State) -> None:
    """Talers, pieces, helpers, cards and points are where they must be."""
    counts = GAME.census(state.position)
    helpers = BOX.helpers[state.players]
    for what, count in counts.items():
        kind = what.partition(" of ")[0]
        if kind in GOODS[:TALER]:
            assert count == BOX.good_count[GOODS.index(kind)], what
        else:
            expected = {"talers": BOX.coins, "helpers": helpers, "cards": len(BOX.card_ids)}.get(kind, 0)
            assert count == expected, f"{what}: {count}"


class Ruling(ruling.Ruling):
    """A position to rule on: play, and look."""

    def check_census(self) -> None:
        census_is_kept(self.state)

    @property
    def castle(self) -> Castle:
        """The table itself."""
        table = self.state.position
        assert isinstance(table, Castle)
        return table

    # -- playing

    def choose(self, **cards: str) -> Ruling:
        """Everybody puts cards face down: choose(A="trader", B="messenger+worker_wood")."""
        for seat, card in cards.items():
            self.play("ABCD".index(seat), f"play {card}")
        return self

    def turn_up(self, card: str) -> Ruling:
        """The winter card that comes up."""
        self.state.apply_chance(f"winter {card}")
        self.check()
        return self

    def pass_all(self, *kinds: str) -> Ruling:
        """Everybody answers questions of these kinds with nothing or enough."""
        while self.asks() in kinds:
            seat = self.asked()
            self.play(seat, next(code for code in self.legal(seat) if code in ("stop", "decline")))
        return self

    # -- looking

    def player(self, seat: int) -> Player:
        """What lies before a player."""
        return self.castle.people[seat]

    def talers(self, seat: int) -> int:
        """A player's talers."""
        return self.player(seat).talers

    def goods(self, seat: int) -> dict[str, int]:
        """A player's pieces, those there are."""
        return {GOODS[good]: n for good, n in enumerate(self.player(seat).goods) if n}

    def vp(self, seat: int) -> int:
        """A player's points."""
        return self.player(seat).vp

    def source(self, seat: int, source: str) -> int:
        """A player's points of one source."""
        return self.state.breakdown()[seat][source]

    def hand(self, seat: int) -> set[str]:
        """The cards in a player's hand."""
        return names(self.player(seat).hand)

    def pile(self, seat: int) -> set[str]:
        """A player's discard pile."""
        return names(self.player(seat).pile)

    def loaded(self, seat: int, worker: str) -> dict[str, int]:
        """The pieces on a worker card."""
        at = self.castle.load_at(seat, BOX.workers.index(BOX.card_ids.index(worker)))
        return {GOODS[good]: n for good, n in enumerate(self.castle.load[at : at + TALER]) if n}

    def supply(self, good: str) -> int:
        """How many pieces of a kind lie on the wagons."""
        return self.castle.supply[GOODS.index(good)]

    def tower(self) -> dict[str, int]:
        """The defence tower."""
        return {GOODS[good]: n for good, n in enumerate(self.castle.tower) if n}

    def at_wagon(self, wagon: str) -> int:
        """Whose helper stands there."""
        return self.castle.wagons[BOX.wagon_ids.index(wagon)]

    def in_place(self, place: str) -> int:
        """Whose helper stands there."""
        return self.castle.places[BOX.place_ids.index(place)]

    def stands(self, building: str) -> bool:
        """Has it been erected?"""
        return self.castle.standing[BOX.building_ids.index(building)] == 1


def castle(
    players: int = 3,
    *,
    winter: bool = False,
    start: int = A,
    field: int = 6,
    cards: Mapping[int, Cards] | None = None,
    chosen: Mapping[int, Cards] | None = None,
    pile: Mapping[int, Cards] | None = None,
    gone: Mapping[int, Cards] | None = None,
    talers: Mapping[int, int] | int = 0,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    vp: Mapping[int, int] | None = None,
    supply: Mapping[str, int] | None = None,
    bank: int | None = None,
    tower: Mapping[str, int] | None = None,
    smithy: int = 0,
    load: Mapping[tuple[int, str], Mapping[str, int]] | None = None,
    standing: Sequence[str] = (),
    places: Mapping[str, int] | None = None,
    wagons: Mapping[str, int] | None = None,
    new: Sequence[str] = (),
    erected: Mapping[int, int] | None = None,
    visited: Mapping[int, Sequence[str]] | None = None,
    winter_pile: Sequence[str] = WINTER_CARDS,
    inn: bool = False,
    inn_talers: int = 0,
    granary: bool = False,
    maiden: int = NO_MAIDEN,
    suitors: Sequence[int] = (),
    gifts: Mapping[str, int] | None = None,
    pending: Sequence[Sequence[Any]] | None = None,
    rest: bool = False,
) -> Ruling:
    """A position in the middle of a game."""
    plain = GAME.start(players, seed=1, options={"winter": winter}).to_dict()
    table = plain["position"]
    standing = [*standing, "market", "smithy"]
    place_of = places or {}
    wagon_of = wagons or {}
    loads = [0] * len(table["load"])
    for (seat, worker), pieces in (load or {}).items():
        at = (seat * len(BOX.workers) + BOX.workers.index(BOX.card_ids.index(worker))) * TALER
        loads[at : at + TALER] = heap(pieces)
    people = []
    for seat in range(players):
        shown, down = mask((cards or {}).get(seat, ())), mask((chosen or {}).get(seat, ()))
        played, lost = mask((pile or {}).get(seat, ())), mask((gone or {}).get(seat, ()))
        away = [*place_of.values(), *wagon_of.values()].count(seat)
        points = (vp or {}).get(seat, 0)
        people.append(
            {
                "talers": talers if isinstance(talers, int) else talers.get(seat, 0),
                "goods": heap((goods or {}).get(seat, {})),
                "vp": points,
                "helpers": BOX.helpers[players] - away,
                "hand": BOX.all_cards & ~(shown | down | played | lost),
                "chosen": down,
                "shown": shown,
                "pile": played,
                "gone": lost,
                "erected": (erected or {}).get(seat, 0),
                "visited": sum(1 << BOX.building_ids.index(id) for id in (visited or {}).get(seat, ())),
                "points": [points, *[0] * (len(SOURCES) - 1)],
            }
        )
    gift = [*heap({k: n for k, n in (gifts or {}).items() if k != "taler"}), (gifts or {}).get("taler", 0)]
    on_tower = heap(tower or {})
    held = [
        on_tower[good] + gift[good] + sum(loads[good::TALER]) + sum(person["goods"][good] for person in people)
        for good in range(TALER)
    ]
    held[GOODS.index("silver")] += smithy
    free = [BOX.good_count[good] - held[good] for good in range(TALER)]
    kept = [(supply or {}).get(GOODS[good], free[good]) for good in range(TALER)]
    coins = BOX.coins - sum(person["talers"] for person in people) - inn_talers - gift[TALER]
    vault = coins if bank is None else bank
    assert min(*free, coins, coins - vault) >= 0, "more than there is"
    assert all(all_there >= left for all_there, left in zip(free, kept, strict=True)), "more than there is"
    assert all(person["helpers"] >= 0 for person in people), "more helpers than there are"
    table |= {
        "field": field,
        "start": start,
        "field_talers": 0,
        "bank": vault,
        "supply": kept,
        "tower": on_tower,
        "smithy": smithy,
        "spent_talers": coins - vault,
        "spent_goods": [all_there - left for all_there, left in zip(free, kept, strict=True)],
        "people": people,
        "standing": [1 if id in standing or id in WINTER_CARDS else 0 for id in BOX.building_ids],
        "places": [place_of.get(id, NOBODY) for id in BOX.place_ids],
        "wagons": [wagon_of.get(id, NOBODY) for id in BOX.wagon_ids],
        "wagon_new": [1 if id in new else 0 for id in BOX.wagon_ids],
        "load": loads,
        "winter_pile": sum(1 << WINTER_CARDS.index(card) for card in winter_pile) if winter else 0,
        "inn_open": inn,
        "inn_talers": inn_talers,
        "granary_open": granary,
        "maiden": maiden,
        "suitors": sum(1 << seat for seat in suitors),
        "gifts": gift,
    }
    assert set(standing) <= set(BOX.building_ids), "no such building"
    assert set(place_of) <= set(BOX.place_ids), "no such place"
    assert {*wagon_of, *new} <= set(BOX.wagon_ids), "no such wagon"
    if pending is None:
        pending = [["rank", 1]]
        if load is None:
            pending = [*pending, ["equip"]]
        if cards is None:
            pending = [*pending, ["reveal"]]
        if cards is None and chosen is None:
            pending = [*pending, ["choose_cards"]]
        elif cards is None and winter:
            pending = [*pending, ["winter"]]
    table["steps"] = [*([["end_round"]] if rest else []), *[list(step) for step in pending]]
    return Ruling(GAME.from_dict(plain, chance="manual"))
