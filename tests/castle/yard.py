"""A small language for rulings: lay out a castle yard, play, and see what happened.

`castle(...)` says in the words of the box what matters to the ruling (docs/positions.md). Seats are A to D. Pieces and
talers that are named nowhere lie in the supply and the bank; with `supply` or `bank` the rest was turned into points.
Cards that are named nowhere are in hand. `cards` are the revealed cards of the round, which is then carried out; with
`chosen` they still lie face down, and with neither everybody chooses. Only with `rest` does the game go on after the
round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palas import testing
from palas.engine.core.state import State
from palas.games.castle import GAME
from palas.games.castle.box import GOODS, TALER, WINTER_CARDS
from palas.games.castle.layout import MAIDEN
from palas.games.castle.state import MAIDEN_COURTED, MAIDEN_FIRST, NO_MAIDEN, NOBODY, Castle, Player

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


class Ruling(testing.Ruling):
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
    phase: str = "",
    field: int = 5,
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
    winter_pile: Sequence[str] | None = None,
    inn: bool = False,
    inn_talers: int = 0,
    granary: bool = False,
    maiden: int = NO_MAIDEN,
    suitors: Sequence[int] = (),
    gifts: Mapping[str, int] | None = None,
    helpers_due: Mapping[int, int] | None = None,
    steps: Sequence[Sequence[Any]] | None = None,
    rest: bool = False,
) -> Ruling:
    """A position in the middle of a game."""
    colours = GAME.layout(players, {}).seats()
    if winter_pile is None:  # the cards that lie open have left it
        face_up = [inn and "village_inn", granary and "granary", maiden != NO_MAIDEN and "castle_maiden"]
        winter_pile = [card for card in WINTER_CARDS if card not in face_up]
    if not phase:
        face_down = "choose" if chosen is None else "winter" if winter else "reveal"
        carried_out = "characters" if helpers_due or load is not None else "equip"
        phase = face_down if cards is None and not helpers_due else carried_out
    people = {
        colours[seat]: {
            "talers": talers if isinstance(talers, int) else talers.get(seat, 0),
            "goods": (goods or {}).get(seat, {}),
            "points": (vp or {}).get(seat, 0),
            "shown": (cards or {}).get(seat, ()),
            "face_down": (chosen or {}).get(seat, ()),
            "played": (pile or {}).get(seat, ()),
            "gone": (gone or {}).get(seat, ()),
            "load": {worker: pieces for (whose, worker), pieces in (load or {}).items() if whose == seat},
            "erected": (erected or {}).get(seat, 0),
            "visited": (visited or {}).get(seat, ()),
        }
        for seat in range(players)
    }
    words: dict[str, Any] = {
        "players": players,
        "options": {"winter": winter},
        "seed": 1,
        "phase": phase,
        "ends_with_phase": not rest,
        "rounds_left": field,
        "start": colours[start],
        "built": standing,
        "helpers": {place: colours[seat] for place, seat in ((places or {}) | (wagons or {})).items()},
        "just_placed": new,
        "tower": tower or {},
        "smithy": smithy,
        "supply": supply or {},
    }
    if helpers_due:
        words["helpers_due"] = {colours[seat]: left for seat, left in helpers_due.items()}
    if bank is not None:
        words["bank"] = bank
    if winter:
        suits = [colours[seat] for seat in suitors]
        words |= {"winter_pile": winter_pile, "inn_talers": inn_talers, "maiden": MAIDEN[maiden], "suitors": suits}
        words["gifts"] = gifts or {}
    if steps is not None:
        words = {word: value for word, value in words.items() if word not in ("phase", "ends_with_phase")}
        words["steps"] = steps
    return Ruling(GAME.lay_out(words | people, chance="manual"))
