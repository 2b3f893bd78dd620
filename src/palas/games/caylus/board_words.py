"""What the board says: names, effects, owners and prices in words, for tooltips and for readers."""

from __future__ import annotations

from functools import lru_cache

from palas.games.caylus.box import (
    BOARD,
    BUILD,
    EXCHANGE,
    FAVOUR,
    GAIN,
    GAIN_ONE_OF,
    GATE,
    INN,
    KINDS,
    MERCHANTS_GUILD,
    NOTHING,
    PP,
    STABLES,
    TRANSFORM,
    Box,
    Effect,
    bundle_code,
)
from palas.games.caylus.words import bundle_text
from palas.text import Words


class Captions:
    """The words of one box in one language; what never changes is put into words once."""

    def __init__(self, box: Box, words: Words, lang: str) -> None:
        self.box = box
        self.words = words
        self.lang = lang
        self.faces: dict[tuple[str, int, bool], str] = {}  # drawings that never change, by kind, number and size
        self._said: dict[tuple[object, ...], str] = {}
        self._lines: dict[tuple[int, int | None], tuple[str, ...]] = {}
        self._effects: dict[int, str] = {}

    def say(self, key: str, /, **params: str | int) -> str:
        """A message of the board."""
        spoken = (key, *params.values())
        text = self._said.get(spoken)  # asked once: another thread may clear the dictionary at any moment
        if text is None:
            if len(self._said) > 4000:  # names of people come and go
                self._said.clear()
            text = self._said[spoken] = self.words.say(self.lang, f"board-{key}", **params)
        return text

    def name(self, id: str) -> str:
        """The name of a building, in full."""
        return self.words.namers["building"](self.lang, id)

    def short(self, id: str) -> str:
        """The name as it stands on a tile, where the colour of the band says the rest."""
        return self.name(id).partition(" (")[0]

    def section(self, number: int) -> str:
        """The name of a part of the castle."""
        return self.words.namers["section"](self.lang, number).partition(" (")[0]

    def row(self, number: int) -> str:
        """The name of a row of favours."""
        return self.words.namers["row"](self.lang, number)

    def bundle(self, amounts: list[int]) -> str:
        """A bundle in words."""
        return bundle_text(self.words, self.lang, bundle_code(amounts))

    def amount(self, good: str, count: int) -> str:
        """So many of a good."""
        return self.words.say(self.lang, f"amount-{good}", amount=count)

    def either(self, parts: list[str]) -> str:
        """One of several."""
        return self.say("or").join(parts)

    def effect(self, number: int) -> str:
        """What an effect does."""
        if number not in self._effects:
            self._effects[number] = self._effect(self.box.effects[number])
        return self._effects[number]

    def _effect(self, effect: Effect) -> str:
        if effect.op == GAIN:
            return self.say("do-gain", get=self.bundle(effect.get))
        if effect.op == GAIN_ONE_OF:
            return self.say("do-gain", get=self.either([self.bundle(get) for get in effect.option_get]))
        if effect.op == EXCHANGE:
            pairs = zip(effect.option_pay, effect.option_get, strict=True)
            trades = [self.say("do-trade-one", pay=self.bundle(pay), get=self.bundle(get)) for pay, get in pairs]
            return self.say("do-trade", options=self.either(trades))
        if effect.op == BUILD:
            discount = self.bundle(effect.discount) if any(effect.discount) else "none"
            return self.say("do-build", kind=self.say(f"kind-{KINDS[effect.what]}"), discount=discount)
        if effect.op == TRANSFORM:
            due = [max(0, pay - less) for pay, less in zip(effect.pay, effect.discount, strict=True)]
            return self.say("do-transform", pay=self.bundle(due), get=self.bundle(effect.get))
        return self.say("do-nothing")

    def special(self, place: int) -> str:
        """What a special building does."""
        effect = self.box.effects[self.box.special_effect[place]]
        if effect.op != BOARD:
            return self.effect(self.box.special_effect[place])
        if place == MERCHANTS_GUILD:
            return self.say("do-provost", most=effect.most)
        if place == INN:
            return self.say("do-inn", price=self.box.inn_price)
        return self.say({GATE: "do-gate", STABLES: "do-stables"}.get(place, "do-nothing"))

    def tile(self, tile: int, points: int | None) -> tuple[str, ...]:
        """What is printed on a tile, line by line; building it scores so many points, or none: it stands."""
        key = (tile, points)
        if key not in self._lines:
            self._lines[key] = tuple(self._tile(tile, points))
        return self._lines[key]

    def _tile(self, tile: int, points: int | None) -> list[str]:
        box = self.box
        lines = [self.name(box.tile_ids[tile]), self.say(f"kind-{KINDS[box.tile_kind[tile]]}") + "."]
        if box.effects[box.tile_effect[tile]].op != NOTHING:
            lines.append(self.effect(box.tile_effect[tile]))
        if box.tile_income[tile]:
            lines.append(self.say("do-income", amount=self.amount("money", box.tile_income[tile])))
        if points is not None:
            lines += self._building(tile, points)
        if box.tile_owner_pp[tile]:
            lines.append(self.say("do-visitor", points=self.amount("pp", box.tile_owner_pp[tile])))
        if box.tile_owner_cubes[tile]:
            lines.append(self.say("do-owner-cube"))
        return lines

    def _building(self, tile: int, points: int) -> list[str]:
        """What it takes to build a tile and what that scores."""
        reward = [0] * len(self.box.tile_cost[tile])
        reward[PP], reward[FAVOUR] = points, self.box.tile_favours[tile]
        cost = self.box.tile_cost[tile]
        lines = [self.say("cost", cost=self.bundle(cost))] if any(cost) else []
        return [*lines, self.say("do-points", points=self.bundle(reward))] if any(reward) else lines

    def you_pay(self, price: int) -> str:
        """What it costs now."""
        return self.say("you-pay", price=self.amount("money", price))


@lru_cache(maxsize=32)
def captions(box: Box, words: Words, lang: str) -> Captions:
    """The captions of a box; kept, because they cost more than the drawing."""
    return Captions(box, words, lang)
