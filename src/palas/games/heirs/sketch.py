"""How Die zwei Erben is drawn in text: people, reserve, hands and the area from one's own side, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palas.engine.core.cards import listed
from palas.engine.sketch import STYLES, letter
from palas.games.heirs.box import BLUE, RESOURCES, SIDES, TERRAINS, TROOPS, Box, cell_at, cell_x, cell_y, turned
from palas.games.heirs.rules.turn import access
from palas.games.heirs.shorthand import effect_text
from palas.games.heirs.state import NOBODY, NONE, Realm
from palas.games.heirs.view import RealmView
from palas.games.heirs.words import column_name, row_name, type_name
from palas.text import Words

WIDEST = 120
TERRAIN_STYLES = ("green", "yellow", "bright_black")
# The road of a tile by its edges, north = 1, east = 2, south = 4, west = 8.
ROADS = {0: " ", 5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘", 15: "┼"}
TREASURE, SCAFFOLD, SHIELD = "$", "#", "◆"


def board(view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The whole position."""
    page = Page(view, realm, words, lang, names, min(width, WIDEST))
    return Group(page.head(), page.people(), page.reserve(), page.area())


def supply(view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The tiles that nobody has seen yet: those in the stack, and one that lies face down as the start tile."""
    return Page(view, realm, words, lang, names, min(width, WIDEST)).unseen()


def legend(view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """What the letters and signs mean."""
    return Page(view, realm, words, lang, names, min(width, WIDEST)).legend()


class Page:
    """One drawing: a view, a language, a width."""

    def __init__(
        self, view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int
    ) -> None:
        self.view = view
        self.realm = realm
        self.box: Box = realm.box
        self.words = words
        self.lang = lang
        self.names = names
        self.width = width
        self.own = realm.side_of(view.seat or 0)  # whose side of the table this is

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def name(self, side: int) -> str:
        """Who plays a side."""
        seat = self.realm.seat_of(side)
        return "Heinrich" if seat == NOBODY else self.names[seat]

    def mark(self, side: int) -> Text:
        """The letter of a side in its colour: A is white, B is blue."""
        return Text(letter(side), STYLES[1] if side == BLUE else "bold bright_white")

    def head(self) -> Text:
        """Whose turn it is, the stack and its top colour, in one line under a rule."""
        view = self.view
        line = Text("━━ ", "dim")
        if view.over:
            line.append(self.say("sketch-over"), "bold")
        else:
            line.append(self.say("sketch-turn", name=self.name(view.active)), "bold")
        if view.pile:
            top = self.say(f"terrain-{TERRAINS[view.top]}")
            line.append(f"   {self.say('sketch-stack', pile=view.pile, top=top)}")
        else:
            line.append(f"   {self.say('sketch-stack-empty')}")
        if view.human != NOBODY:
            line.append(f"   {self.say('sketch-treasures', pile=view.treasure_pile)}")
        line.append(" ")
        line.append("━" * max(0, self.width - line.cell_len), "dim")
        return line

    def people(self) -> Table:
        """Points, reach, access and hand of both sides."""
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column("", no_wrap=True)
        sheet.add_column(self.say("sketch-people"), no_wrap=True, max_width=18, overflow="ellipsis")
        for key in ("points", "reach", *RESOURCES):
            sheet.add_column(self.say(f"sketch-{key}"), justify="right", no_wrap=True)
        sheet.add_column(self.say("sketch-hand"), overflow="fold")
        for side in (self.own, 1 - self.own):
            human = not self.realm.is_heinrich(side)
            found = [str(amount) for amount in access(self.realm, side)] if human else [""] * len(RESOURCES)
            reach = str(self.realm.reach(side)) if human else "∞"
            hand = listed(self.view.hands[side])
            sheet.add_row(
                self.mark(side),
                ("▶ " if side == self.view.active and not self.view.over else "  ") + self.name(side),
                Text(str(self.view.points[side]), "bold"),
                reach,
                *found,
                Text(", ").join(self.tile(tile) for tile in hand) if hand else Text("–", "dim"),
            )
        return sheet

    def tile(self, tile: int) -> Text:
        """A tile in its colour with its cost: Mill 2W 1S."""
        name = self.words.namers["tile"](self.lang, tile)
        return Text(name, TERRAIN_STYLES[self.box.terrain[tile]]).append(f" {self.cost(tile)}", "default")

    def cost(self, tile: int) -> str:
        """2W 1S"""
        parts = [
            f"{amount}{self.say(f'sketch-{RESOURCES[kind]}')}"
            for kind, amount in enumerate(self.box.cost[tile])
            if amount
        ]
        return " ".join(parts)

    def reserve(self) -> Table:
        """The royal reserve clockwise from the shield, and who reaches how far."""
        view = self.view
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("sketch-slot"), justify="right", no_wrap=True)
        sheet.add_column(self.say("sketch-reserve", side=self.say(f"side-{SIDES[view.crown]}")), no_wrap=True)
        sheet.add_column(self.say("sketch-reached"), no_wrap=True)
        sheet.add_column("", overflow="ellipsis", no_wrap=True, max_width=max(10, self.width - 62))
        reached = {side: self.realm.reachable(side) for side in (0, 1) if not self.realm.is_heinrich(side)}
        for slot in self.realm.filled(self.box.slots):
            tile = view.reserve[slot]
            who = Text("").join(self.mark(side) for side in reached if slot in reached[side])
            effect = effect_text(self.box, self.words, self.lang, tile) if self.width >= 90 else ""
            sheet.add_row(str(slot), self.tile(tile), who, Text(effect, "dim"))
        return sheet

    # -- the area -------------------------------------------------------------------------------------------------

    def area(self) -> Table:
        """The grid as this side sees it, with a margin of empty cells; rows have numbers, columns letters."""
        turn = -1 if self.own == BLUE else 1
        xs = [cell_x(cell) for cell in self.realm.at]
        ys = [cell_y(cell) for cell in self.realm.at]
        columns = range(min(xs) - 1, max(xs) + 2)[::turn]
        rows = range(max(ys) + 1, min(ys) - 2, -1)[::turn]
        wide = max(4, min(11, (self.width - 4) // len(columns) - 1))
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False, show_header=True)
        sheet.add_column("", width=3, no_wrap=True, justify="right")
        for x in columns:
            sheet.add_column(column_name(x), width=wide, no_wrap=True, overflow="crop")
        for y in rows:
            cells = [self.cell(x, y, wide) for x in columns]
            if y in (max(ys) + 1, min(ys) - 1) and not any(self.open_to_me(x, y) for x in columns):
                continue
            sheet.add_row(Text(row_name(y), "dim"), *cells)
        return sheet

    def open_to_me(self, x: int, y: int) -> bool:
        """Can something be laid there now?"""
        return self.view.asked is not None and f"at {x},{y}" in self.view.asked.legal

    def cell(self, x: int, y: int, wide: int) -> Text:
        """A cell in two lines: the building; owner, road, troops, treasure and scaffold."""
        cell = cell_at(x, y)
        here = f"at {x},{y}"
        can = self.view.asked is not None and here in self.view.asked.legal
        tile = self.realm.at.get(cell, NONE)
        if tile == NONE:
            return Text("·" if can else " ", "bold" if can else "dim")
        owner = self.realm.owner[tile]
        colour = TERRAIN_STYLES[self.realm.terrain_of(tile)]
        sign = self.say(f"sketch-{TERRAINS[self.realm.terrain_of(tile)]}")
        text = Text()
        if owner == NOBODY:
            text.append(f"({sign})".ljust(wide)[:wide], colour)
        else:
            name = type_name(self.box, self.lang, self.box.tile_type[tile])
            text.append(name[:wide].ljust(wide), f"reverse {colour}")
        text.append("\n")
        text.append("·" if can else " ", "bold")
        if owner != NOBODY:
            edges = self.realm.edges_of(tile)
            text.append(ROADS[turned(edges) if self.own == BLUE else edges])
            text.append_text(self.mark(owner))
            text.append(sign, colour)
        for troop, standing in enumerate(self.view.troops):
            if standing == cell:
                text.append(" ").append_text(self.mark(troop // TROOPS)).append(self.troop_sign(troop), "bold")
        if cell in self.view.treasures:
            text.append(f" {TREASURE}", "bold yellow")
        if self.view.human != NOBODY and cell == self.view.scaffold:
            text.append(f" {SCAFFOLD}", "bold")
        return text

    def troop_sign(self, troop: int) -> str:
        """1 and 2 for the normal troops, * for the follower; Heinrich's by their terrain."""
        number = troop % TROOPS
        if self.realm.is_heinrich(troop // TROOPS):
            return self.say(f"sketch-{TERRAINS[self.box.troop_of_terrain.index(number)]}")
        return ("1", "2", "*")[number]

    # -- lists ----------------------------------------------------------------------------------------------------

    def unseen(self) -> Table:
        """What is still to come, with cost and effect; on a treasure's board also what the treasures want."""
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("supply", "cost", "effect"):
            sheet.add_column(self.say(f"sketch-{key}"))
        for tile in listed(self.view.unseen):
            name = Text(self.words.namers["tile"](self.lang, tile), TERRAIN_STYLES[self.box.terrain[tile]])
            sheet.add_row(name, self.cost(tile), effect_text(self.box, self.words, self.lang, tile))
        for treasure, cell in enumerate(self.view.treasures):
            if cell >= 0:
                where = self.words.namers["cell"](self.lang, cell)
                wanted = self.words.namers["treasure"](self.lang, treasure)
                sheet.add_row(Text(f"{TREASURE} {where}", "bold yellow"), "", wanted)
        return sheet

    def legend(self) -> Text:
        """What the letters and signs mean."""
        line = Text("", "dim")
        for part in self.say("sketch-signs").split("|"):
            line.append(part if not line else f"   {part}")
        return line
