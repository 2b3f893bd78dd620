"""How Caylus is drawn in text: people, castle, favours, special buildings and the road, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palas.engine.sketch import letter, mark, style, worker
from palas.games.caylus.box import (
    FIXED,
    GOLD,
    INN,
    KINDS,
    MONEY,
    NEUTRAL,
    OF_STONE,
    PRESTIGE,
    RESIDENTIAL,
    SPECIALS,
    STABLES,
    WOODEN,
)
from palas.games.caylus.rules.construction import tile_points
from palas.games.caylus.shorthand import Shorthand, short_name
from palas.games.caylus.state import NO_TILE, SUPPLY, Town
from palas.games.caylus.view import TownView
from palas.text import Words

WIDE = 100  # columns from which people and castle stand side by side
WIDEST = 120
TILE_STYLES = {
    FIXED: "bold",
    NEUTRAL: "magenta",
    WOODEN: "yellow",
    OF_STONE: "bright_black",
    RESIDENTIAL: "green",
    PRESTIGE: "cyan",
}
BAILIFF = "●"
PROVOST = "○"


def board(view: TownView, town: Town, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The whole position."""
    width = min(width, WIDEST)
    page = Page(view, town, words, lang, names, width)
    people, castle = page.people(), page.castle()
    top: list[RenderableType]
    if width >= WIDE:
        side_by_side = Table.grid(padding=(0, 2, 0, 0))
        side_by_side.add_row(people, castle)
        top = [side_by_side]
    else:
        top = [people, castle]
    return Group(page.head(), *top, page.favours(), page.specials(), page.road())


def supply(view: TownView, town: Town, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The tiles that can still be built, with their costs."""
    return Page(view, town, words, lang, names, min(width, WIDEST)).supply()


def legend(view: TownView, town: Town, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """What the letters and signs mean."""
    return Page(view, town, words, lang, names, min(width, WIDEST)).legend()


class Page:
    """One drawing: a view, a language, a width."""

    def __init__(self, view: TownView, town: Town, words: Words, lang: str, names: Sequence[str], width: int) -> None:
        self.view = view
        self.town = town
        self.box = town.box
        self.words = words
        self.lang = lang
        self.names = names
        self.width = width
        self.short = Shorthand(town.box, words, lang, tight=True)

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def head(self) -> Text:
        """Round, phase, turn order, bailiff and provost, in one line under a rule."""
        view = self.view
        phase = self.say("sketch-over") if view.over else self.say(f"phase-{view.phase}") if view.phase else ""
        gap = "   " if self.width >= WIDE else "  "
        line = Text("━━ " if self.width >= WIDE else "", "dim")
        line.append(self.say("sketch-head", round=view.round, phase=phase), "bold")
        line.append(f"{gap}{self.say('sketch-order')} ")
        line.append_text(Text(" ").join(mark(seat) for seat in view.order))
        line.append(f"{gap}{self.say('sketch-bailiff', bailiff=view.bailiff, provost=view.provost)} ")
        line.append("━" * max(0, self.width - line.cell_len), "dim")
        return line

    def people(self) -> Table:
        """What everybody owns."""
        view = self.view
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column("", no_wrap=True, min_width=1)
        sheet.add_column(self.say("sketch-people"), no_wrap=True, max_width=20, overflow="ellipsis")
        for key in ("pp", "money", "food", "wood", "stone", "cloth", "gold"):
            sheet.add_column(self.say(f"short-{key}"), justify="right", no_wrap=True, min_width=2)
        for key in ("workers", "income", "residences"):
            sheet.add_column(self.say(f"sketch-{key}"), justify="right", no_wrap=True)
        for seat, player in enumerate(view.people):
            asked = seat in view.to_act
            name = Text(("▶ " if asked else "  ") + self.names[seat], style(seat) if asked else "")
            goods = [str(player.goods[good]) for good in range(MONEY, GOLD + 1)]
            sheet.add_row(
                mark(seat),
                name,
                Text(str(player.pp), "bold"),
                *goods,
                f"{player.workers}/{self.box.workers}",
                f"+{self.box.income + player.income}",
                str(player.residences),
            )
        return sheet

    def castle(self) -> Table:
        """The sections: parts built, points, houses, when they are scored, and who stands at the castle."""
        view = self.view
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("castle"), no_wrap=True)
        sheet.add_column(self.say("sketch-built"), justify="right", no_wrap=True)
        sheet.add_column(self.say("short-pp"), justify="right")
        sheet.add_column(self.say("sketch-scored-on"), no_wrap=True)
        sheet.add_column(self.say("sketch-houses"), no_wrap=True)
        for number, section in enumerate(self.box.sections):
            name = self.words.namers["section"](self.lang, number)
            done = number < view.scored
            when = self.say("sketch-scored") if done else str(section.trigger)
            houses = Text(" ").join(
                mark(seat).append(f"×{count}", "not bold not reverse default")
                for seat in range(view.players)
                if (count := view.houses[number * view.players + seat])
            )
            now = "▸" if number == view.scored else " "
            sheet.add_row(f"{now}{name}", f"{view.built[number]}/{section.parts}", str(section.pp), when, houses)
            sheet.rows[-1].style = "dim" if done else ""
        return sheet

    def favours(self) -> RenderableType:
        """The favour table with everybody's markers; columns that are not open yet are in brackets."""
        view = self.view
        if view.options.get("simple_favours"):
            return Text(self.say("sketch-simple-favours", points=self.box.simple_favour_pp))
        limit = self.box.column_limit[view.scored]
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("sketch-favours"), no_wrap=True)
        shown = range(0 if self.width >= WIDE else 1, self.box.columns + 1)  # a narrow page leaves out column 0
        for column in shown:
            sheet.add_column(str(column) if column <= limit else f"({column})", no_wrap=True)
        for row, cells in enumerate(self.box.cell_effect):
            line: list[Text | str] = [self.words.namers["row"](self.lang, row)]
            for column in shown:
                text = self.short.effect(cells[column - 1]) if column else ""
                cell = Text(text, "" if column <= limit else "dim")
                seats = [seat for seat in range(view.players) if view.people[seat].columns[row] == column]
                if seats:
                    cell.append(" [" if text else "[", "not dim")
                    for seat in seats:
                        cell.append(letter(seat), style(seat))
                    cell.append("]", "not dim")
                line.append(cell)
            sheet.add_row(*line)
        return sheet

    def specials(self) -> Text:
        """The special buildings before the bridge, the castle's workers and the bridge itself."""
        view = self.view
        parts = []
        for place, id in enumerate(SPECIALS):
            part = Text(short_name(self.words.namers["building"](self.lang, id)) + " ")
            if place == STABLES:
                if view.players == 2:
                    part.append(self.say("sketch-closed"), "dim")
                else:
                    self.circles(part, view.stables, self.box.stable_slots)
            elif place == INN:
                part.append_text(worker(view.inn_left)).append("→").append_text(worker(view.inn_right))
            else:
                part.append_text(worker(view.special[place]))
            parts.append(part)
        castle = Text(self.say("castle") + " ")
        self.circles(castle, view.castle, view.players)
        bridge = Text(self.say("sketch-bridge") + " ")
        self.circles(bridge, view.passed, view.players)
        return self.flow([*parts, castle, bridge])

    def flow(self, parts: list[Text]) -> Text:
        """Parts one after another, each kept whole, on as many lines as they need."""
        lines = [Text()]
        for part in parts:
            if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > self.width:
                lines.append(Text())
            lines[-1].append("  " if lines[-1] else "").append_text(part)
        return Text("\n").join(lines)

    def circles(self, line: Text, seats: Sequence[int], room: int) -> None:
        """Numbered places, taken or free."""
        for number in range(room):
            line.append_text(worker(seats[number]) if number < len(seats) else Text(f"[{number + 1}]", "dim"))

    def road(self) -> Table:
        """The road in two columns; empty spaces without anything on them are drawn together."""
        rows = self.road_rows()
        half = (len(rows) + 1) // 2
        sheet = Table.grid(padding=(0, 1, 0, 0))
        for _column in range(2):
            sheet.add_column(width=2, justify="right", no_wrap=True)
            sheet.add_column(width=2, no_wrap=True)
            sheet.add_column(width=self.name_width(), no_wrap=True, overflow="ellipsis")
            sheet.add_column(width=self.effect_width(), no_wrap=True, overflow="ellipsis")
            sheet.add_column(width=6, no_wrap=True)
        for number in range(half):
            left = rows[number]
            right = rows[half + number] if half + number < len(rows) else []
            sheet.add_row(*left, *right)
        return sheet

    def road_rows(self) -> list[list[Text | str]]:
        """One row per building; empty spaces up to the next mark share one."""
        view = self.view
        triggers = {section.trigger: number for number, section in enumerate(self.box.sections)}
        rows: list[list[Text | str]] = []
        space = 1
        while space <= self.box.spaces:
            if view.road[space] != NO_TILE:
                rows.append(self.tile_row(space, triggers.get(space)))
                space += 1
                continue
            last = space
            if not self.marked(space, triggers):
                while last < self.box.spaces and view.road[last + 1] == NO_TILE and not self.marked(last + 1, triggers):
                    last += 1
            rows.append(self.free_row(space, last, triggers.get(space)))
            space = last + 1
        return rows

    def marked(self, space: int, triggers: dict[int, int]) -> bool:
        """Does something on this space deserve a row of its own?"""
        return space in triggers or space in (self.view.provost, self.view.bailiff)

    def figures(self, space: int, section: int | None) -> Text:
        """Bailiff, provost and scoring mark of a space."""
        signs = (BAILIFF if self.view.bailiff == space else "") + (PROVOST if self.view.provost == space else "")
        if section is not None and len(signs) < 2:
            signs += "◇" if section < self.view.scored else "◆"
        return Text(signs, "bold")

    def tile_row(self, space: int, section: int | None) -> list[Text | str]:
        """A building: name, effect, owner and worker."""
        view = self.view
        tile = view.road[space]
        kind = self.box.tile_kind[tile]
        who = Text()
        if view.owner[space] >= 0:
            who.append("⌂").append_text(mark(view.owner[space])).append(" ")
        else:
            who.append(self.say(f"kind-{KINDS[kind]}-short").ljust(3)[:3], "dim")
        if self.box.tile_open[tile]:
            who.append_text(worker(view.worker[space]))
        if view.claim[space] >= 0:
            who = Text("→⌂").append_text(mark(view.claim[space])).append_text(worker(view.worker[space]))
        does = self.does(tile)
        return [str(space), self.figures(space, section), Text(self.short.name(tile), TILE_STYLES[kind]), does, who]

    def does(self, tile: int) -> str:
        """What a tile does, as roomy as the column allows."""
        roomy = Shorthand(self.box, self.words, self.lang).tile(tile)
        text = roomy if len(roomy) <= self.effect_width() else self.short.tile(tile)
        return "" if text == "–" else text

    def name_width(self) -> int:
        """The width of the road's names."""
        return max(11, *(len(self.short.name(tile)) for tile in self.view.road if tile != NO_TILE))

    def effect_width(self) -> int:
        """The width that is left for the road's effects."""
        return max(12, (self.width - 3) // 2 - self.name_width() - 13)

    def free_row(self, first: int, last: int, section: int | None) -> list[Text | str]:
        """Empty spaces."""
        where = self.say("sketch-free", last=last, many=int(last > first))
        does = ""
        if section is not None and section >= self.view.scored:
            does = self.words.namers["section"](self.lang, section)
        return [str(first), self.figures(first, section), Text(where, "dim"), Text(does, "dim"), ""]

    def legend(self) -> Text:
        """What the letters and signs mean."""
        goods = ("money", "food", "wood", "stone", "cloth", "gold", "any", "basic")
        letters = [f"{self.say(f'short-{good}')} {self.say(f'good-{good}')}" for good in goods]
        return self.flow([Text(part, "dim") for part in [*letters, *self.say("sketch-signs").split("|")]])

    def supply(self) -> Table:
        """Wood, stone and prestige buildings in the supply."""
        view = self.view
        roomy = Shorthand(self.box, self.words, self.lang)
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("supply-building", "supply-cost", "supply-reward", "supply-effect"):
            sheet.add_column(self.say(key), no_wrap=self.width >= WIDE)
        for kind in (WOODEN, OF_STONE, PRESTIGE):
            tiles = [tile for tile in self.box.buildable[kind] if view.where[tile] == SUPPLY]
            sheet.add_row(Text(self.say(f"kind-{KINDS[kind]}"), "bold"))
            for tile in tiles:
                does = roomy.tile(tile)
                sheet.add_row(
                    Text("  " + self.words.namers["tile"](self.lang, tile), TILE_STYLES[kind]),
                    roomy.cost(tile),
                    roomy.reward(tile, tile_points(self.town, tile)),
                    "" if does == "–" else does,
                )
            if not tiles:
                sheet.add_row(Text("  –", "dim"))
        return sheet
