"""What every part of the board needs while it is drawn: view and position, words, scene, question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from palas.draw import Scene
from palas.draw.fitting import fit_whole
from palas.engine.core.cards import listed
from palas.games.heirs import scoring
from palas.games.heirs.box import FOLLOWER, GOODS, TERRAINS, TROOPS, cell_x, cell_y
from palas.games.heirs.shorthand import effect_text, points
from palas.games.heirs.state import NOBODY, RESERVE, Realm
from palas.games.heirs.view import RealmView
from palas.games.heirs.words import type_name
from palas.text import Words

SMALLEST, ON_A_DESK = 11.5, 14.5  # of the words on a tile: a desk's drawing is shown smaller than it is drawn


@dataclass(slots=True)
class Drawing:
    """A board of Die zwei Erben in the making."""

    view: RealmView
    realm: Realm  # the position as the view shows it, to ask the rules about
    words: Words
    lang: str
    scene: Scene
    names: Sequence[str]
    small: bool  # drawn for a phone
    verbs: set[str] = field(default_factory=set)  # that answer the open question

    @property
    def own(self) -> int:
        """The side from which the board is seen: a spectator sits with white, alone everybody with the human."""
        return self.realm.side_of(self.view.seat or 0)

    def say(self, key: str, **params: object) -> str:
        """A caption of the board."""
        return self.words.say(self.lang, f"board-{key}", **params)

    def name(self, side: int) -> str:
        """Who plays a side."""
        seat = self.realm.seat_of(side)
        return "Heinrich" if seat == NOBODY else self.names[seat]

    def home(self, side: int) -> str:
        """Where new pieces of a side come from."""
        seat = self.realm.seat_of(side)
        return "" if seat == NOBODY else f"seat-{seat}"

    def hand(self, side: int) -> list[int]:
        """The tiles in a hand."""
        return listed(self.view.hands[side])

    def plays(self, side: int) -> bool:
        """Is a person asked for this side now?"""
        return self.view.asked is not None and self.realm.seat_of(side) == self.view.seat

    def asks(self, verb: str) -> bool:
        """May the open question be answered with this verb, be it legal now or worth a reason why not?"""
        if self.view.asked is None or self.view.seat is None:
            return False
        if not self.verbs:
            numbers = self.realm.stack[-1].candidates(self.realm, self.view.seat)
            self.verbs.update(self.realm.box.codes[number].partition(" ")[0] for number in numbers)
        return verb in self.verbs

    @contextmanager
    def zone(self, id: str, title: str, y: float, height: float) -> Iterator[None]:
        """A part of the board that a page can scroll to."""
        mark = self.scene.open_zone()
        yield
        self.scene.close_zone(mark, id, self.say(title), y, height)

    # -- words ----------------------------------------------------------------------------------------------------

    def short(self, tile: int, room: float) -> str:
        """The name of a building on its tile: the longest that fits, none where each would be cut off."""
        type = self.realm.box.type_ids[self.realm.box.tile_type[tile]]
        size = SMALLEST if self.small else ON_A_DESK
        names = [type_name(self.realm.box, self.lang, self.realm.box.tile_type[tile])]
        for key in (f"short-{type}", f"tiny-{type}"):
            if self.words.has(self.lang, key):
                names.append(self.words.say(self.lang, key))
        return fit_whole(names, room, size, SMALLEST)[0]

    def full(self, tile: int) -> str:
        """A tile with all that tells it from others."""
        return self.words.called(self.lang, "tile", tile)

    def cell(self, cell: int) -> str:
        """The name of a cell."""
        return self.words.called(self.lang, "cell", cell)

    def about(self, tile: int) -> str:
        """What a tile costs and does: the lines of a tooltip."""
        cost = self.words.namers["cost"](self.lang, self.realm.box.cost[tile])
        return (
            f"{self.full(tile)}\n{self.words.say(self.lang, 'choice-cost', cost=cost)}\n"
            f"{effect_text(self.realm.box, self.words, self.lang, tile)}"
        )

    def about_building(self, tile: int) -> str:
        """A building on the land: whose it is, what it does and what it counts now."""
        owner = self.realm.owner[tile]
        twice = scoring.is_doubled(self.realm, tile)
        worth = points(self.words, self.lang, scoring.value(self.realm, tile) * (2 if twice else 1))
        counts = self.say("counts-double" if twice else "counts", points=worth)
        return "\n".join([self.about(tile), self.say("owner", name=self.name(owner)), counts])

    def good(self, terrain: int) -> str:
        """The resource that a terrain gives access to (HEI-5.6)."""
        amounts = [int(number == terrain) for number in range(len(GOODS))]
        return self.words.namers["cost"](self.lang, amounts)

    def about_troop(self, number: int) -> tuple[str, str]:
        """A troop: whose it is, and what it does where it stands (HEI-4.1, 5.6)."""
        side, kind = divmod(number, TROOPS)
        title = self.say("troop", kind="follower" if kind == FOLLOWER else "normal", name=self.name(side))
        place = self.view.troops[number]
        if place == RESERVE:
            return title, self.say("troop-waits")
        if place < 0 or self.realm.is_heinrich(side):
            return title, self.say("troop-blocks")
        return title, self.say("troop-gives", good=self.good(self.realm.terrain_of(self.realm.at[place])))

    def about_cell(self, cell: int) -> tuple[str, str]:
        """What lies on a cell, for a reader and for a tooltip."""
        realm = self.realm
        tile = realm.at[cell]
        terrain = self.words.say(self.lang, f"terrain-{TERRAINS[realm.terrain_of(tile)]}")
        where = self.cell(cell)
        if realm.owner[tile] == NOBODY:
            label = self.say("open", terrain=terrain)
            tip = f"{label}\n{where}" if cell_x(cell) or cell_y(cell) else f"{self.say('start')}\n{label}"
        else:
            label = f"{self.full(tile)}, {self.name(realm.owner[tile])}"
            tip = f"{self.about_building(tile)}\n{where}"
        troops = [self.about_troop(number) for number, place in enumerate(self.view.troops) if place == cell]
        tip += "".join(f"\n{title}: {does}" for title, does in troops)
        if not troops:
            tip += f"\n{self.say('troop-would', good=self.good(realm.terrain_of(tile)))}"
        for treasure, place in enumerate(realm.treasures):
            if place == cell:
                tip += f"\n{self.say('treasure', treasure=self.words.namers['treasure'](self.lang, treasure))}"
        if realm.human != NOBODY and realm.scaffold == cell:
            tip += f"\n{self.say('scaffold')}"
        return f"{label}, {where}", tip
