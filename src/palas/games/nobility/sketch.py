"""How Aufstieg zur Macht is drawn in text: people, guilds, places, council and cards, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palas.engine.core.cards import has
from palas.engine.sketch import letter, mark, style
from palas.games.nobility.rules import dice, places
from palas.games.nobility.shorthand import dice_of, payer_of
from palas.games.nobility.state import AUTOMA, NEUTRAL, NONE, City, owner_of, value_of
from palas.games.nobility.terms import BERK, CASTLE, COUNCIL, DESK, FIELDS, GOODS, GUILD, HALL, KINDS, OPS, PORT
from palas.games.nobility.view import CityView
from palas.games.nobility.words import CityWords

WIDE = 100  # columns from which the council has its three rows
WIDEST = 120


def board(view: CityView, city: City, words: CityWords, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The whole position."""
    page = Page(view, city, words, lang, names, min(width, WIDEST))
    parts: list[RenderableType] = [page.head(), page.people(), page.guilds(), page.places(), page.council()]
    if any(player.dice_tiles for player in view.people):
        parts.append(page.chancery())
    return Group(*parts, page.cards())


def supply(view: CityView, city: City, words: CityWords, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The buildings of the Guild Hall and the tiles of the Stone Council in words."""
    return Page(view, city, words, lang, names, min(width, WIDEST)).offers()


def legend(view: CityView, city: City, words: CityWords, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """What the letters and signs mean."""
    return Text(words.say(lang, "sketch-legend"), "dim")


class Page:
    """One drawing: a view, a language, a width."""

    def __init__(
        self, view: CityView, city: City, words: CityWords, lang: str, names: Sequence[str], width: int
    ) -> None:
        self.view = view
        self.city = city
        self.box = city.box
        self.payer = payer_of(view)
        self.words = words
        self.lang = lang
        self.names = names
        self.width = width

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def short(self, good: int) -> str:
        """The sign of a good."""
        return self.say(f"short-{GOODS[good]}")

    def flow(self, parts: list[Text]) -> Text:
        """Parts one after another, each kept whole, on as many lines as they need."""
        lines = [Text()]
        for part in parts:
            if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > self.width:
                lines.append(Text())
            lines[-1].append("  " if lines[-1] else "").append_text(part)
        return Text("\n").join(lines)

    def die(self, placed: int) -> Text:
        """A placed die: whose it is and its value; brackets where there is none."""
        if not placed:
            return Text("[ ]", "dim")
        owner = owner_of(placed)
        who = "*" if owner == AUTOMA else letter(owner)
        return Text(f"{who}{value_of(placed)}", "bold" if owner == AUTOMA else style(owner))

    def head(self) -> Text:
        """Round, start player, event or objective, in one line under a rule."""
        view = self.view
        line = Text("━━ ", "dim")
        line.append(self.say("sketch-round", round=view.round, last=self.box.rounds), "bold")
        if view.start >= 0:
            line.append(f"   {self.say('sketch-start')} ").append_text(mark(view.start))
        line.append(" ")
        line.append("━" * max(0, self.width - line.cell_len), "dim")
        more = []
        if view.event != NONE:
            more.append(Text(self.words.namers["event"](self.lang, view.event), "bold"))
        if view.objective != NONE:
            more.append(Text(self.words.namers["objective"](self.lang, view.objective), "bold"))
        return Text("\n").join([line, *more])

    def people(self) -> Table:
        """What everybody owns."""
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column("", no_wrap=True, min_width=1)
        sheet.add_column(self.say("sketch-people"), no_wrap=True, max_width=14, overflow="ellipsis")
        for key in ("vp", "coins"):
            sheet.add_column(self.say(f"short-{key}"), justify="right", no_wrap=True)
        for good in range(KINDS):
            sheet.add_column(self.short(good), justify="right", no_wrap=True)
        for key in ("reputation", "nobility", "modifiers", "workers", "houses", "dice"):
            sheet.add_column(self.say(f"sketch-{key}"), justify="right", no_wrap=True)
        for seat, player in enumerate(self.view.people):
            asked = seat in self.view.to_act
            passed = has(self.view.passed, seat)
            name = Text(("▶ " if asked else "  ") + self.names[seat], style(seat) if asked else "dim" if passed else "")
            sheet.add_row(
                mark(seat),
                name,
                Text(str(player.vp), "bold"),
                str(player.coins),
                *map(str, player.goods),
                self.limit(seat),
                str(player.nobility),
                str(player.modifiers),
                str(player.quarters),
                f"{player.platform}+{player.plots}",
                "".join(map(str, dice_of(player.dice))) or "–",
            )
        return sheet

    def limit(self, seat: int) -> str:
        """The sum of a player's dice and its limit; the reputation too, where it is not the same."""
        limit, reputation = dice.limit(self.city, seat), self.view.people[seat].reputation
        return f"{self.view.people[seat].placed}/{limit}" + ("" if limit == reputation else f" ({reputation})")

    def guilds(self) -> Table:
        """The guilds: dice, workshops and their owners, apprentices."""
        view = self.view
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("guilds", "die-slots", "workshops", "apprentices"):
            sheet.add_column(self.say(f"sketch-{key}"), no_wrap=True)
        for guild in range(KINDS):
            dice = Text(" ").join(self.die(view.dice[GUILD + guild * FIELDS + band]) for band in range(FIELDS))
            fields = Text("  ").join(self.workshop(guild * FIELDS + field) for field in range(FIELDS))
            people = Text(" ").join(
                mark(seat).append(f"×{player.apprentices[guild]}", "not bold not reverse default")
                for seat, player in enumerate(view.people)
                if player.apprentices[guild]
            )
            name = f"{self.words.namers['guild'](self.lang, guild)} ({self.short(self.box.guild_good[guild])})"
            sheet.add_row(name, dice, fields, people)
        return sheet

    def workshop(self, at: int) -> Text:
        """A workshop by its effects and its owner."""
        tile = self.view.workshops[at]
        if tile == NONE:
            return Text("–", "dim")
        effects = "/".join(self.say(f"brief-{OPS[effect.op]}") for effect in self.box.building_choices[tile])
        owner = self.view.owners[at]
        text = Text(effects)
        return text if owner == NEUTRAL else text.append(" ").append_text(mark(owner))

    def row(self, key: str, dice: Sequence[int], note: str = "") -> Text:
        """A place with its dice."""
        line = Text(self.say(key) + " ")
        line.append_text(Text(" ").join(self.die(placed) for placed in dice))
        return line.append(f" {note}" if note else "", "dim")

    def places(self) -> Text:
        """All places but guilds and council."""
        view, box = self.view, self.box
        card = box.setups[view.players]
        ship = ", ".join(
            f"{self.short(good)} {places.ship_price(self.city, self.payer, good)}×{dice.room_on_ship(self.city, good)}"
            for good in range(KINDS)
        )
        parts = [
            self.row("space-tavern", [*view.tavern, *[0] * (card.tavern - len(view.tavern))]),
            self.row("space-yard", [*view.yard, *[0] * (card.yard - len(view.yard))]),
            self.row("sketch-hall", view.dice[HALL:PORT]),
            self.row("sketch-castle", [view.dice[at] for at in range(CASTLE, DESK) if dice.in_play(self.city, at)]),
            self.row("sketch-berk", view.dice[BERK:CASTLE]),
            self.row("sketch-port", view.dice[PORT:COUNCIL], f"({ship})"),
        ]
        return self.flow(parts)

    def council(self) -> Table:
        """The Stone Council: nobility, price and points of every tile; on a narrow page with a line per member."""
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("sketch-council"), no_wrap=True)
        races = [self.words.namers["race"](self.lang, race) for race in self.box.council_race]
        rows = [f"{values[0]}–{values[-1]}" for values in self.box.council_values]
        wide = self.width >= WIDE
        for name in races if wide else rows:
            sheet.add_column(name, no_wrap=True)
        for number, name in enumerate(rows if wide else races):
            first, step, count = (number * KINDS, 1, KINDS) if wide else (number, KINDS, FIELDS)
            spaces = [first + step * other for other in range(count)]
            sheet.add_row(name, *map(self.seat_of_the_council, spaces))
        return sheet

    def seat_of_the_council(self, at: int) -> Text:
        """A space of the council: its die, its tile, or nothing."""
        placed = self.view.dice[COUNCIL + at]
        return self.die(placed) if placed else Text(self.wish(at))

    def wish(self, at: int) -> str:
        """A council tile: nobility, goods and coins, points."""
        tile = self.view.council[at]
        if tile == NONE:
            return "–"
        box = self.box
        goods = "".join(
            f"{amount if amount > 1 else ''}{self.short(good)}"
            for good, amount in enumerate(box.council_goods[tile])
            if amount
        )
        price = dice.price(self.city, self.payer, COUNCIL + at)
        coins = f"{price}{self.say('short-coins')}" if price else ""
        return f"★{box.council_star[tile]} {goods}{coins}→{places.council_points(self.city, self.payer, tile)}"

    def chancery(self) -> Text:
        """The desks with their workers, the slots with their dice, and everybody's dice tiles."""
        view, box = self.view, self.box
        parts = [self.row("sketch-chancery", view.dice[DESK : DESK + KINDS])]
        desks = Text(self.say("sketch-desks") + " ")
        desks.append_text(Text(" ").join(mark(owner) for owner in view.desks))
        parts.append(desks)
        for seat, player in enumerate(view.people):
            for tile, filled in zip(player.dice_tiles, player.filled, strict=True):
                values = box.dice_tiles[tile]
                signs = "-".join(f"({v})" if has(filled, at) else str(v) for at, v in enumerate(values))
                parts.append(mark(seat).append(f" {signs}", "not bold not reverse default"))
        own = view.people[view.seat].commissions if view.seat is not None else None
        parts += [Text(self.words.namers["commission"](self.lang, card), "italic") for card in own or ()]
        return self.flow(parts)

    def cards(self) -> Table:
        """The settlers cards on display and those that people hold."""
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("sketch-settlers"), no_wrap=True, max_width=self.width - 30, overflow="ellipsis")
        sheet.add_column("", no_wrap=True)
        sheet.add_column("", no_wrap=True)
        for card in self.view.display:
            sheet.add_row(*self.card(card), "")
        for seat, player in enumerate(self.view.people):
            for card in player.held:
                sheet.add_row(*self.card(card), mark(seat))
        return sheet

    def card(self, card: int) -> tuple[str, str]:
        """A settlers card and what it brings."""
        box = self.box
        goods = "+".join(self.short(good) for good in box.settler_goods[card])
        race = self.words.namers["race"](self.lang, box.settler_race[card])
        name = f"{race} {goods} {box.settler_min[card]}–{box.settler_max[card]}"
        return name, self.say("settler-brings", workers=box.settler_workers[card], stars=box.settler_stars[card])

    def offers(self) -> Table:
        """The buildings of the Guild Hall with their prices."""
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("sketch-hall"), no_wrap=True)
        sheet.add_column("", overflow="fold")
        for slot, tile in enumerate(self.view.hall):
            price = self.say("coins", coins=dice.price(self.city, self.payer, HALL + slot))
            name = self.words.namers["building"](self.lang, tile) if tile != NONE else "–"
            sheet.add_row(f"{slot + 1}: {price}", name)
        for seat, player in enumerate(self.view.people):
            sheet.add_row(mark(seat), self.words.namers["character"](self.lang, player.character))
        return sheet
