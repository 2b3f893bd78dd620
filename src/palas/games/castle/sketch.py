"""How Im Schutze der Burg is drawn in text: people, wagons, the castle, the cards of the round, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palas.engine.core.cards import listed, set_of
from palas.engine.sketch import mark, style, worker
from palas.games.castle.box import GOODS, TALER
from palas.games.castle.shorthand import Shorthand
from palas.games.castle.state import NO_MAIDEN, Castle
from palas.games.castle.view import CastleView
from palas.text import Words

WIDE = 100  # columns from which the head has its rule
WIDEST = 120


def board(
    view: CastleView, castle: Castle, words: Words, lang: str, names: Sequence[str], width: int
) -> RenderableType:
    """The whole position."""
    page = Page(view, castle, words, lang, names, min(width, WIDEST))
    return Group(page.head(), page.people(), page.cards(), page.wagons(), page.castle(), *page.winter(), *page.hand())


def legend(
    view: CastleView, castle: Castle, words: Words, lang: str, names: Sequence[str], width: int
) -> RenderableType:
    """What the letters and signs mean, and what the characters do."""
    page = Page(view, castle, words, lang, names, min(width, WIDEST))
    return Group(page.signs(), page.characters())


class Page:
    """One drawing: a view, a language, a width."""

    def __init__(
        self, view: CastleView, castle: Castle, words: Words, lang: str, names: Sequence[str], width: int
    ) -> None:
        self.view = view
        self.position = castle  # as the view shows it
        self.box = castle.box
        self.words = words
        self.lang = lang
        self.names = names
        self.width = width
        self.short = Shorthand(self.box, words, lang)

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def card_names(self, cards: int) -> str:
        """The cards of a mask."""
        return ", ".join(self.words.namers["card"](self.lang, card) for card in listed(cards))

    def head(self) -> Text:
        """Rounds left, start player and bank, in one line."""
        view = self.view
        left = self.say("sketch-over") if view.over else self.say("sketch-rounds", rounds=view.field)
        line = Text("━━ " if self.width >= WIDE else "", "dim")
        line.append(left, "bold").append(f"   {self.say('sketch-start')} ").append_text(mark(view.start))
        line.append(f"   {self.say('sketch-bank', talers=view.bank)}   {self.say('sketch-smithy', bars=view.smithy)} ")
        line.append("━" * max(0, self.width - line.cell_len), "dim")
        return line

    def people(self) -> Table:
        """What everybody owns."""
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column("", no_wrap=True, min_width=1)
        sheet.add_column(self.say("sketch-people"), no_wrap=True, max_width=20, overflow="ellipsis")
        for key in ("points", "talers"):
            sheet.add_column(self.say(f"sketch-{key}"), justify="right", no_wrap=True, min_width=2)
        for good in range(TALER):
            sheet.add_column(self.say(f"short-{GOODS[good]}"), justify="right", no_wrap=True, min_width=2)
        sheet.add_column(self.say("sketch-helpers"), justify="right", no_wrap=True)
        sheet.add_column(self.say("sketch-pile"))
        for seat, player in enumerate(self.view.people):
            asked = seat in self.view.to_act
            name = Text(("▶ " if asked else "  ") + self.names[seat], style(seat) if asked else "")
            goods = [str(player.goods[good]) for good in range(TALER)]
            pile = self.card_names(player.pile)
            if player.gone:
                pile = f"{pile} ({self.say('sketch-gone')}: {self.card_names(player.gone)})".strip()
            sheet.add_row(
                mark(seat), name, Text(str(player.vp), "bold"), str(player.talers), *goods, str(player.helpers), pile
            )
        return sheet

    def cards(self) -> Text:
        """The cards of the round: face down, or shown with what lies on them."""
        parts = []
        for seat, player in enumerate(self.view.people):
            if player.face_down:
                down = self.say("sketch-face-down", count=player.face_down)
                parts.append(mark(seat).append(f" {down}", "default not bold not reverse"))
            for card in listed(player.shown):
                part = mark(seat).append(f" {self.card_names(set_of([card]))}", "default not bold not reverse")
                if card in self.box.workers:
                    lying = self.position.on_worker(seat, self.box.workers.index(card))
                    part.append(f" ({self.short.heap(lying)})", "default not bold not reverse")
                parts.append(part)
        return self.flow([Text(f"{self.say('sketch-cards')}:", "dim"), *parts]) if parts else Text("")

    def wagons(self) -> Text:
        """The supply on wagons and rider with their helpers, and the defence tower."""
        view = self.view
        parts = [Text(f"{self.say('sketch-wagons')}:", "dim")]
        for wagon in range(len(self.box.wagon_ids)):
            good = self.say(f"good-{GOODS[wagon]}")
            part = Text(f"{good} {view.supply[wagon]} ").append(f"×{self.box.symbols[wagon]} ", "dim")
            parts.append(part.append_text(worker(view.wagons[wagon])))
        tower = Text(f"{self.say('sketch-tower')}: ", "dim").append(self.short.heap(view.tower), "not dim")
        return self.flow([*parts, tower])

    def castle(self) -> Table:
        """The buildings: value and points, or their places with fee, helper and final scoring."""
        view, box = self.view, self.box
        sheet = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        sheet.add_column(self.say("sketch-buildings"), no_wrap=True)
        sheet.add_column(self.say("sketch-value"), no_wrap=True)
        sheet.add_column(self.say("sketch-places"))
        alike: dict[str, list[int]] = {}
        for building in range(len(view.standing)):
            kind = box.building_kind[building]
            if kind in ("tower", "house"):
                alike.setdefault(kind, []).append(building)
            elif building < box.inn_building:
                stands = view.standing[building] == 1
                name = Text(self.words.namers["building"](self.lang, building), "bold" if stands else "")
                sheet.add_row(name, self.value(building), self.places(building))
        for buildings in alike.values():
            built = sum(view.standing[building] for building in buildings)
            left = next((b for b in buildings if not view.standing[b]), -1)
            name = Text(self.words.namers["building"](self.lang, buildings[0]))
            told = self.say("sketch-built", built=built, total=len(buildings))
            sheet.add_row(name, self.value(left) if left >= 0 else Text("–"), Text(told))
        return sheet

    def value(self, building: int) -> Text:
        """What a building costs and scores, or that it stands."""
        if self.view.standing[building]:
            return Text(self.say("sketch-stands"), "green")
        return Text(f"{self.box.value[building]} → {self.box.points[building]}")

    def places(self, building: int) -> Text:
        """The places of a building."""
        box = self.box
        places = box.places_of[building]
        text = Text()
        told = ""
        for place in places:
            scores = self.short.place(place)
            if told and scores != told:
                text.append(f"→ {told}; ")
            text.append_text(worker(self.view.places[place])).append(f"{box.place_fee[place]} ", "dim")
            told = scores
        return text.append(f"→ {told}") if places else text

    def winter(self) -> list[Text]:
        """The winter cards that lie open, and how many are in the pile."""
        view = self.view
        if not view.winter:
            return []
        pile = self.say("sketch-winter-pile", count=view.winter_pile.bit_count())
        lines = [Text(f"{self.say('sketch-winter')}: ", "dim").append(pile, "not dim")]
        for building in (self.box.inn_building, self.box.granary_building):
            if self.position.is_open(building):
                line = Text(f"{self.words.namers['building'](self.lang, building)} ", "bold")
                line.append_text(Text().append_text(self.places(building)))
                if building == self.box.inn_building and view.inn_talers:
                    line.append(f"; {self.say('sketch-inn-talers', talers=view.inn_talers)}", "not bold")
                lines.append(line)
        if view.maiden != NO_MAIDEN:
            maiden = Text(f"{self.words.namers['name'](self.lang, 'castle_maiden')} ", "bold")
            gifts = self.short.heap(view.gifts)
            talers = f" {view.gifts[TALER]}{self.say('sketch-talers')}" if view.gifts[TALER] else ""
            maiden.append(f"{gifts}{talers}", "not bold")
            if suitors := listed(view.suitors):
                maiden.append(f"; {self.say('sketch-suitors')} ", "not bold")
                maiden.append_text(Text(" ").join(mark(seat) for seat in suitors))
            lines.append(maiden)
        return lines

    def hand(self) -> list[Text]:
        """The cards of the seat that looks."""
        view = self.view
        if view.seat is None or view.over:
            return []
        me = view.people[view.seat]
        chosen = me.chosen or 0
        line = Text(f"{self.say('sketch-hand')}: ", "dim").append(self.card_names(me.cards & ~chosen), "not dim")
        if chosen:
            line.append(f"  ({self.say('sketch-chosen')}: {self.card_names(chosen)})", "not dim")
        return [line]

    def flow(self, parts: list[Text]) -> Text:
        """Parts one after another, each kept whole, on as many lines as they need."""
        lines = [Text()]
        for part in parts:
            if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > self.width:
                lines.append(Text())
            lines[-1].append("  " if lines[-1] else "").append_text(part)
        return Text("\n").join(lines)

    def signs(self) -> Text:
        """What the letters and signs mean."""
        return self.flow([Text(part, "dim") for part in self.say("sketch-signs").split("|")])

    def characters(self) -> Table:
        """What each card does, in the order of the round."""
        sheet = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        for card in sorted(range(len(self.box.card_ids)), key=lambda card: self.box.card_rank[card]):
            name = Text(f"{self.box.card_rank[card]} {self.card_names(set_of([card]))}", "bold")
            sheet.add_row(name, self.short.card(card))
        return sheet
