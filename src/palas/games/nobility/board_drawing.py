"""What every part of the board needs while it is drawn: view, words, scene and colours; die slots and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from palas.draw import Scene, frames, icons, pieces
from palas.draw.fitting import fit
from palas.draw.frames import Glyph
from palas.draw.scene import sentence_list
from palas.draw.svg import Svg, at, rect, text
from palas.engine.core.cards import listed
from palas.engine.outlook import Outlook
from palas.games.nobility.box import Box, Effect
from palas.games.nobility.rules import dice
from palas.games.nobility.shorthand import payer_of
from palas.games.nobility.state import AUTOMA, City, owner_of, value_of
from palas.games.nobility.terms import (
    BUY_GOOD_ANY,
    COINS,
    GOOD_OF_GUILD,
    GOODS,
    GOODS_CHOICE,
    HOUSE,
    MODIFIERS,
    REPUTATION,
    REROLL,
    SWAP_GOOD,
    VP,
)
from palas.games.nobility.view import CityView
from palas.games.nobility.words import CityWords

GILT = "var(--gilt-ink)"


@dataclass(slots=True)
class Drawing:
    """A board of Aufstieg zur Macht in the making."""

    view: CityView
    box: Box
    words: CityWords
    lang: str
    scene: Scene
    names: Sequence[str]
    colours: Sequence[str]
    small: bool  # drawn for a phone
    question: str  # the kind of the open question, or ""
    outlook: Outlook  # what each answer brings

    @property
    def city(self) -> City:
        """The position as the view shows it, to ask the rules about."""
        city: City = self.outlook.position
        return city

    @property
    def payer(self) -> int:
        """Whose prices and gains the board shows."""
        return payer_of(self.view)

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def named(self, kind: str, number: int) -> str:
        """What a thing of that kind is called."""
        return self.words.called(self.lang, kind, number)

    def size(self, wide: float) -> float:
        """A size of words: never too small to read."""
        return max(13.0, wide - 1.7) if self.small else max(14.8, wide)

    @contextmanager
    def zone(self, id: str, title: str, y: float, height: float) -> Iterator[None]:
        """A part of the board that a page can scroll to."""
        mark = self.scene.open_zone()
        yield
        self.scene.close_zone(mark, id, title, y, height)

    def colour(self, owner: int) -> str:
        """The tincture of a seat; the automaton is neutral."""
        return "neutral" if owner == AUTOMA else self.colours[owner]

    def name(self, owner: int) -> str:
        """Who that is."""
        return self.say("board-automa") if owner == AUTOMA else self.names[owner]

    def turn(self, code: str) -> str:
        """A code of the question what to do next, if it is open."""
        return code if self.question == "turn" else ""

    # -- dice

    def slot(
        self, space: int, x: float, y: float, s: float, label: str, tip: str, placed: int,
        coin: tuple[float, float] | None = None,
    ) -> None:  # fmt: skip
        """A square place for a die, its condition printed inside; what it costs is shown where the coin lies."""
        id = self.box.space_ids[space]
        price = dice.price(self.city, self.payer, space) if coin else None
        paid = [self.say("coins", coins=price)] if price else []
        self.scene.place(
            f"space-{id}", x, y, s, s, slot_body(s, "" if placed else label),
            label=sentence_list([self.named("space", space), *paid, self.lies(placed)]),
            tip="\n".join(part for part in (self.named("space", space), tip, self.lies(placed)) if part),
            action=self.turn(f"go {id}") if not placed else "",
            price=price,
            badge=(coin[0] - x, coin[1] - y) if coin else None,
        )  # fmt: skip
        self.die(id, placed, x + s / 2, y + s / 2, s - 7)

    def values(self, space: int) -> str:
        """The values that a slot takes, as they are printed in it: "3–4"."""
        own = listed(self.box.space_values[space])
        whole = len(own) == own[-1] - own[0] + 1
        return str(own[0]) if len(own) == 1 else f"{own[0]}–{own[-1]}" if whole else ",".join(map(str, own))

    def lies(self, placed: int) -> str:
        """The die that lies somewhere, in words."""
        if not placed:
            return self.say("board-free")
        return self.say("board-die", value=value_of(placed), name=self.name(owner_of(placed)))

    def die(self, id: str, placed: int, x: float, y: float, size: float) -> None:
        """A die that lies somewhere."""
        if placed:
            owner = owner_of(placed)
            body = pieces.die(value_of(placed), self.colour(owner), size)
            home = f"seat-{owner}" if owner != AUTOMA else ""
            self.scene.piece(f"piece-die-{id}", x, y, body, home)

    # -- cards

    def settler(self, card: int, x: float, y: float, w: float, h: float, action: str, note: str = "") -> None:
        """A settlers card: race, goods, demand, workers and stars."""
        box = self.box
        name = self.named("race", box.settler_race[card])
        flat = h < 120  # lies on a player's board
        goods: list[Glyph] = [("cube", GOODS[good]) for good in box.settler_goods[card]]
        body = frames.tile(w, h, name, "fixed", self.size(15), self.size(14))
        demand = f"{box.settler_min[card]}–{box.settler_max[card]}"
        signs: list[Glyph] = [("worker", "neutral")] * box.settler_workers[card]
        signs += [("icon", "star", GILT)] * box.settler_stars[card]
        if flat:
            body += frames.row(goods, w / 2, 40, 16, 4, w - 10)
            body += text(7, h - 10, demand, 16, "start", 800)
            body += frames.row(signs, w - 31, h - 16, 13, 2, 52) if signs else ""
        else:
            body += frames.row(goods[:3], w / 2, 42, 17, 4, w - 10)
            body += frames.row(goods[3:], w / 2, 65, 17, 4, w - 10) if len(goods) > 3 else ""
            body += icons.icon(box.race_ids[box.settler_race[card]], 16, h - 36, 20, "var(--ink-3)")
            body += text(w / 2 + 8, h - 32, demand, 18, weight=800)
            body += frames.row(signs, w / 2, h - 14, 14, 2, w - 10) if signs else ""
        brings = self.say("settler-brings", workers=box.settler_workers[card], stars=box.settler_stars[card])
        tip = "\n".join(part for part in (self.named("card", card), brings, note) if part)
        self.scene.place(
            f"card-{box.settler_ids[card]}", x, y, w, h, body,
            label=sentence_list([self.named("card", card), note]), tip=tip, action=action,
        )  # fmt: skip

    def effects(self, effects: Sequence[Effect], guild: int) -> list[list[Glyph]]:
        """The symbols of a workshop's effects, one row for each."""
        return [glyphs_of(self.box, effect, guild) for effect in effects]

    def fitted(self, x: float, y: float, words: str, room: float, size: float, anchor: str = "start") -> Svg:
        """Words that fit into some room."""
        fitting, smaller = fit(words, room, self.size(size), self.size(0))
        return text(x, y, fitting, smaller, anchor, 500, "var(--ink-2)")

    def disc(self, id: str, seat: int, x: float, y: float, r: float = 9) -> None:
        """A marker of that seat."""
        self.scene.piece(f"piece-{id}-{seat}", x, y, frames.use("disc", self.colours[seat], 0, 0, r), f"seat-{seat}")

    def worker(self, id: str, seat: int, x: float, y: float, height: float = 27) -> None:
        """A worker of that seat, standing there."""
        figure = frames.use("worker", self.colours[seat], 0, 0, height)
        self.scene.piece(f"piece-worker-{id}", x, y, figure, f"seat-{seat}")


def slot_body(s: float, label: str) -> Svg:
    """An empty slot for a die."""
    body = rect(
        0, 0, s, s, 6, fill="var(--slot)", stroke="var(--line-strong)", stroke_width=1.2, stroke_dasharray="3 2.4"
    )
    return body + (text(s / 2, s / 2 + 5.2, label, 14.8, weight=700, fill="var(--ink-2)") if label else "")


def glyphs_of(box: Box, effect: Effect, guild: int) -> list[Glyph]:
    """The symbols of one effect."""
    if effect.op == COINS:
        return [("coin", effect.n)]
    if effect.op == VP:
        return [("medal", effect.n)]
    if effect.op == REPUTATION:
        return [("words", f"+{effect.n}"), ("icon", "laurel", GILT)]
    if effect.op == REROLL:
        return [("icon", "replay")]
    if effect.op == GOOD_OF_GUILD:
        return [("cube", GOODS[box.guild_good[guild]])] * effect.n
    if effect.op == BUY_GOOD_ANY:
        return [("coin", box.good_price), ("arrow",), ("cube", "any")]
    if effect.op == SWAP_GOOD:
        return [("cube", "any"), ("arrow",), ("cube", "any")]
    if effect.op == GOODS_CHOICE:
        return [("cube", "any")] * effect.n
    if effect.op == MODIFIERS:
        return [("words", "±1")] * effect.n
    return [("words", f"+{effect.n}"), ("icon", "house" if effect.op == HOUSE else "worker")]


def stars(x: float, y: float, count: int, size: float = 15) -> Svg:
    """Some stars in a row, around a point."""
    drawn = ""
    for i in range(count):
        drawn += icons.icon("star", x + (i - (count - 1) / 2) * size, y, size, GILT)
    return drawn


def medal(x: float, y: float, points: int, r: float = 11) -> Svg:
    """Points at a point."""
    return at(x, y, pieces.medal(points, r))
