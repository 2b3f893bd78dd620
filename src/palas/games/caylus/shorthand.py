"""Caylus in shorthand: bundles, costs and effects as on the tiles ("2 D → 3 PP"), and the choices of a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from palas.engine.action import Choice
from palas.engine.outlook import Outlook
from palas.games.caylus.box import (
    BUILD,
    CASTLE,
    EXCHANGE,
    FIRST_TILE_PLACE,
    GAIN,
    GAIN_ONE_OF,
    GOODS,
    KINDS,
    PP,
    SPECIALS,
    STABLES,
    TRANSFORM,
    Box,
)
from palas.games.caylus.rules.castle import open_section
from palas.games.caylus.rules.construction import tile_points
from palas.games.caylus.rules.favours import column_reached
from palas.games.caylus.state import Town
from palas.games.caylus.view import TownView
from palas.games.caylus.words import action_text
from palas.text import Words


def short_name(name: str) -> str:
    """A building's name without what stands in brackets."""
    return name.partition(" (")[0]


@dataclass(frozen=True)
class Shorthand:
    """Writes shorthand in one language; `tight` leaves out what a narrow board has no room for."""

    box: Box
    words: Words
    lang: str
    tight: bool = False

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def name(self, tile: int) -> str:
        """The short name of a tile."""
        return short_name(self.words.namers["tile"](self.lang, tile))

    def bundle(self, amounts: list[int]) -> str:
        """2 F + 1 C; tight: 2F+C."""
        parts = []
        for good, amount in enumerate(amounts):
            if amount:
                sign = self.say(f"short-{GOODS[good]}")
                parts.append(
                    f"{amount if amount > 1 or good == PP else ''}{sign}" if self.tight else f"{amount} {sign}"
                )
        return ("+" if self.tight else " + ").join(parts) or "–"

    def either(self, parts: list[str]) -> str:
        """One of several."""
        return ("/" if self.tight else " / ").join(parts)

    def exchange(self, pay: str, get: str) -> str:
        """The one for the other."""
        return f"{pay}→{get}" if self.tight else f"{pay} → {get}"

    def effect(self, number: int) -> str:
        """What an effect does."""
        effect = self.box.effects[number]
        if effect.op == GAIN:
            return self.bundle(effect.get)
        if effect.op == GAIN_ONE_OF:
            return self.either([self.bundle(get) for get in effect.option_get])
        if effect.op == EXCHANGE:
            sides = zip(effect.option_pay, effect.option_get, strict=True)
            return self.either([self.exchange(self.bundle(pay), self.bundle(get)) for pay, get in sides])
        if effect.op == BUILD:
            return self.say(f"effect-build-{KINDS[effect.what]}") + self.less(effect.discount)
        if effect.op == TRANSFORM:
            fee = self.bundle([max(0, due - less) for due, less in zip(effect.pay, effect.discount, strict=True)])
            return self.exchange(fee, f"⌂+{self.bundle(effect.get)}" if self.tight else self.residence(effect.get))
        return "–"

    def residence(self, get: list[int]) -> str:
        """What the lawyer gives."""
        return self.say("effect-residence", bundle=self.bundle(get))

    def less(self, discount: list[int]) -> str:
        """A discount, if there is one."""
        if not any(discount):
            return ""
        return f" −{self.bundle(discount)}" if self.tight else f" (−{self.bundle(discount)})"

    def tile(self, tile: int) -> str:
        """What a tile does for a worker, or each round for its owner."""
        if self.box.tile_income[tile]:
            return self.say("effect-income", money=self.box.tile_income[tile])
        text = self.effect(self.box.tile_effect[tile])
        kinds = self.box.tile_owner_kinds[tile]
        if kinds:
            text += f" (⌂ {self.either([self.say(f'short-{GOODS[kind]}') for kind in kinds])})"
        return text

    def place(self, place: int) -> str:
        """What a place does for a worker."""
        if place >= FIRST_TILE_PLACE:
            return self.tile(place - FIRST_TILE_PLACE)
        if place == CASTLE:
            return self.say("effect-castle")
        effect = self.box.effects[self.box.special_effect[place]]
        if effect.op in (GAIN, EXCHANGE):
            return self.effect(self.box.special_effect[place])
        return self.say(f"effect-{SPECIALS[place]}")

    def cost(self, tile: int, discount: list[int] | None = None) -> str:
        """What a tile costs."""
        full = self.box.tile_cost[tile]
        return self.bundle([max(0, due - less) for due, less in zip(full, discount or [0] * len(full), strict=True)])

    def reward(self, tile: int, points: int) -> str:
        """What building a tile brings at once."""
        return self.bundle([0] * PP + [points, self.box.tile_favours[tile]])


def choices(view: TownView, outlook: Outlook, box: Box, words: Words, lang: str) -> list[Choice]:
    """The legal answers with their figures; places on the road stand in the order of the road."""
    if view.asked is None:
        return []
    lister = Lister(view, outlook, Shorthand(box, words, lang))
    return [lister.choice(code) for code in sorted(view.asked.legal, key=lister.order)]


class Lister:
    """Turns the codes of one question into choices."""

    def __init__(self, view: TownView, outlook: Outlook, short: Shorthand) -> None:
        assert view.asked is not None
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.outlook = outlook
        self.town: Town = outlook.position
        self.data = view.asked.data
        self.short = short
        self.box = short.box

    def order(self, code: str) -> int:
        """Where an answer stands in the list: in the order of the rules, but tiles by their road space."""
        number = self.box.numbers[code]
        verb, _, rest = code.partition(" ")
        if verb in ("place", "transform") and rest in self.box.tile_ids:
            return len(self.box.codes) + self.view.where[self.box.tile_ids.index(rest)]
        return number

    def choice(self, code: str) -> Choice:
        """One answer in words and figures."""
        verb, _, rest = code.partition(" ")
        text = action_text(self.short.words, self.short.lang, code)
        if verb in ("place", "transform") and rest in self.box.tile_ids:
            tile = self.box.tile_ids.index(rest)
            text = self.short.say("on-space", name=self.short.name(tile), space=self.view.where[tile])
        details: dict[str, Callable[[str], str]] = {
            "pass": self.passing,
            "place": self.placing,
            "provost": self.provost,
            "build": self.building,
            "transform": self.transforming,
            "row": self.row,
            "column": self.column,
            "batch": self.batch,
            "stop": self.stopping,
            "stay": lambda _: self.short.say("effect-inn"),
        }
        return Choice(code, text, details[verb](rest) if verb in details else "")

    def paid(self, code: str) -> int:
        """The deniers that an answer costs at once."""
        return -self.outlook.brings(code).get("money", 0)

    def passing(self, _: str) -> str:
        return self.short.say("short-pass", space=len(self.view.passed) + 1, bonus=-self.paid("pass"))

    def placing(self, rest: str) -> str:
        place = self.box.place_ids.index(rest)
        does = replace(self.short, tight=True).place(place)
        if place == STABLES:
            does = self.short.say("short-stables", space=len(self.view.stables) + 1)
        elif place == CASTLE:
            does = self.short.say("short-castle", space=len(self.view.castle) + 1)
        if rest in self.box.tile_ids:
            beyond = self.view.where[self.box.tile_ids.index(rest)] - self.view.provost
            if beyond > 0:  # it will not work unless the provost comes so far (CAY-8.1)
                does += f"  {self.short.say('short-beyond', spaces=beyond)}"
        if "price" not in self.data:  # the gate sends workers free of charge (CAY-6.3)
            return does
        return f"{self.short.say('short-price', price=self.paid(f'place {rest}'))}  {does}"

    def provost(self, rest: str) -> str:
        offset = int(rest)
        if not offset:
            return ""
        price = self.paid(f"provost {rest}")
        return self.short.say("short-provost", space=self.view.provost + offset, price=price)

    def building(self, rest: str) -> str:
        tile = self.box.tile_ids.index(rest)
        discount = self.box.effects[self.data["effect"]].discount
        does = self.short.tile(tile)
        reward = self.short.reward(tile, tile_points(self.town, tile))
        line = self.short.exchange(self.short.cost(tile, discount), reward)
        return line if does == "–" else f"{line}  {does}"

    def transforming(self, rest: str) -> str:
        return self.short.effect(self.data["effect"])

    def row(self, rest: str) -> str:
        row = self.box.row_ids.index(rest)
        column = column_reached(self.town, self.seat, row)
        cells = [self.short.effect(self.box.cell_effect[row][number]) for number in range(column)]
        return self.short.say("short-row", column=column, effects=" | ".join(cells))

    def column(self, rest: str) -> str:
        return self.short.effect(self.box.cell_effect[self.data["row"]][int(rest) - 1])

    def batch(self, _: str) -> str:
        section = open_section(self.town)
        name = self.short.words.namers["section"](self.short.lang, section)
        return self.short.say("short-batch", points=self.box.sections[section].pp, section=name)

    def stopping(self, _: str) -> str:
        loss = -self.outlook.brings("stop").get("points", 0)
        return self.short.say("short-no-batch", points=loss) if loss else ""
