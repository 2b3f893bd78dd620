"""How the realm is drawn in text: players with their tableaus, the pieces of the board, the castle, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palas.engine.sketch import mark, marks
from palas.games.viscounts.state import NONE, Realm
from palas.games.viscounts.terms import ITEMS, SPOTS
from palas.games.viscounts.view import RealmView
from palas.games.viscounts.words import card_text, effect_text, scheme_text, text_text
from palas.text import Words

WIDEST = 140


class Page:
    """One drawing: a view, a language, a width."""

    def __init__(
        self, view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int
    ) -> None:
        self.view = view
        self.realm = realm  # as the view shows it, to ask the rules
        self.box = realm.box
        self.words = words
        self.lang = lang
        self.names = [*names[: view.players], words.say(lang, "rival")]
        self.width = min(width, WIDEST)

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def named(self, kind: str, number: int) -> str:
        return self.words.namers[kind](self.lang, number)

    def head(self) -> Text:
        """Round, end cards, castle leader."""
        view = self.view
        text = Text(self.say("sketch-round", round=view.round), "bold")
        text.append(" · " + self.say("sketch-left", debts=view.debts_left, deeds=view.deeds_left))
        if view.last_round:
            text.append(" · " + self.say("sketch-last", round=view.last_round), "bold red")
        return text

    def people(self) -> Table:
        """Everybody's goods, papers, track and tableau."""
        sheet = Table(box=None, pad_edge=False, width=self.width)
        for key in ("player", "goods", "papers", "track", "tableau"):
            sheet.add_column(self.say(f"sketch-{key}"))
        for who, player in enumerate(self.view.people):
            goods = ", ".join(self.say(f"amount-{ITEMS[good]}", amount=n) for good, n in enumerate(player.goods) if n)
            papers = self.say(
                "sketch-papers-of",
                debts=player.debts,
                paid=player.debts_flipped,
                deeds=player.deeds,
                approved=player.deeds_flipped,
            )
            name = mark(who).append(f" {self.names[min(who, len(self.names) - 1)]}", "")
            if self.view.leader == who:
                name.append(" ♛")
            rival = who >= self.view.players
            cards = [
                "–" if card == NONE else self.scheme(card) if rival else self.named("card", card)
                for card in player.tableau
            ]
            track = f"{player.corruption}/{player.virtue}"
            sheet.add_row(name, goods or "–", papers, track, " · ".join(cards))
        return sheet

    def scheme(self, number: int) -> str:
        """A scheme of the opponent, in short."""
        return scheme_text(self.box, self.words, self.lang, number).partition("]")[0] + "]"

    def pieces(self) -> Table:
        """The pieces in their order, with piles, viscounts and buildings."""
        sheet = Table(box=None, pad_edge=False, width=self.width)
        for key in ("piece", "viscounts", "townsfolk", "manuscript", "spots"):
            sheet.add_column(self.say(f"sketch-{key}"))
        for piece in self.view.ring:
            here = Text()
            for kind in range(3):
                who = [w for w, player in enumerate(self.view.people) if player.space == 3 * piece + kind]
                here.append("LRI"[kind] + " ", "dim").append_text(marks(who) if who else Text("–", "dim")).append(" ")
            sheet.add_row(
                self.named("piece", piece),
                here,
                self.pile("card", self.realm.townsfolk_at(piece), self.view.below[piece]),
                self.pile("text", self.realm.manuscript_at(piece), self.view.texts_below[piece]),
                self.spots(piece),
            )
        return sheet

    def pile(self, kind: str, top: int, below: int) -> str:
        """The top of a pile and how many lie below it."""
        return f"{self.named(kind, top)} (+{below})"

    def spots(self, piece: int) -> Text:
        """The spots of a piece: whose building stands there."""
        side = self.realm.side
        text = Text()
        for number in range(self.box.spots[side]):
            spot = SPOTS * piece + number
            if number and self.box.spot_bank[side][spot] != self.box.spot_bank[side][spot - 1]:
                text.append("≈ ", "blue")
            owner = self.view.spot_owner[spot]
            text.append_text(mark(owner))
            if owner >= 0:
                kind = self.realm.slot_building(owner, self.view.spot_slot[spot])
                text.append(self.named("building", kind)[:1].lower())
            text.append("═" if self.box.link_reward[side][spot] >= 0 else " ")
        return text

    def castle(self) -> Table:
        """The workers of the castle, by section and ring."""
        sheet = Table(box=None, pad_edge=False, width=self.width)
        sheet.add_column(self.say("sketch-section"))
        sheet.add_column(self.say("sketch-ring", ring=1))
        sheet.add_column(self.say("sketch-ring", ring=2))
        members = len(self.view.people)
        for piece in self.view.ring:
            section = self.realm.section_at(piece)
            reward = effect_text(self.box, self.words, self.lang, self.box.ring2_reward[section])
            first = slice(section * members, (section + 1) * members)
            sheet.add_row(
                f"{self.named('piece', piece)}: {reward}", crowd(self.view.ring1[first]), crowd(self.view.ring2[first])
            )
        sheet.add_row(self.say("sketch-ring", ring=3), "", crowd(self.view.ring3))
        return sheet

    def cards(self) -> Table:
        """Every card that lies open, with what it does."""
        sheet = Table(box=None, pad_edge=False, width=self.width)
        sheet.add_column(self.say("sketch-card"))
        sheet.add_column(self.say("sketch-does"))
        seen = [*self.view.tops]
        for player in self.view.people[: self.view.players]:
            seen += [*player.tableau, *(player.hand or ())]
        for card in dict.fromkeys(card for card in seen if card != NONE):
            sheet.add_row(self.named("card", card), card_text(self.box, self.words, self.lang, card))
        for text in self.view.texts:
            if text != NONE:
                sheet.add_row(self.say("sketch-manuscript"), text_text(self.box, self.words, self.lang, text))
        return sheet


def crowd(workers: Sequence[int]) -> Text:
    """Workers as letters."""
    owners = [who for who, count in enumerate(workers) for _worker in range(count)]
    return marks(owners) if owners else Text("–", "dim")


def board(view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """The whole position."""
    page = Page(view, realm, words, lang, names, width)
    return Group(page.head(), "", page.people(), "", page.pieces(), "", page.castle())


def legend(view: RealmView, realm: Realm, words: Words, lang: str, names: Sequence[str], width: int) -> RenderableType:
    """What the signs mean, and what the open cards do."""
    signs = Text("   ".join(words.say(lang, "sketch-signs").split("|")), "dim")
    return Group(signs, Page(view, realm, words, lang, names, width).cards())
