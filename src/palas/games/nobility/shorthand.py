"""Aufstieg zur Macht in few words: what a place, card or tile offers, and the choices of a question with it."""

from __future__ import annotations

from palas.engine.action import Choice
from palas.games.nobility.box import (
    BERK,
    BOARD,
    BUILDING_COST_DELTA,
    CASTLE,
    CASTLE_BONUS,
    COUNCIL,
    DESK,
    FIELDS,
    GOODS,
    GUILD,
    HALL,
    HOUSE_COST_DELTA,
    KINDS,
    PORT,
    PORT_BONUS_COIN,
    TAVERN,
    TILE,
    YARD,
    Box,
    Effect,
)
from palas.games.nobility.state import NONE
from palas.games.nobility.view import CityView
from palas.games.nobility.words import CityWords, action_text


def choices(view: CityView, box: Box, words: CityWords, lang: str) -> list[Choice]:
    """The legal answers in the order of the board: first what goes on, last what ends the turn."""
    if view.asked is None:
        return []
    lister = Lister(view, box, words, lang)
    turn = view.asked.kind == "turn"  # the only question with answers of several kinds
    return [
        Choice(code, lister.text(code), lister.detail(code), lister.group(code) if turn else "")
        for code in sorted(view.asked.legal, key=place_in_list)
    ]


ENDS = ("pass", "end", "stop", "decline")


def place_in_list(code: str) -> tuple[bool, bool, bool]:
    """Cards before dice before sales before the end."""
    return code in ENDS, code.startswith("sell "), code.startswith("go ")


class Lister:
    """Turns the codes of one question into choices."""

    def __init__(self, view: CityView, box: Box, words: CityWords, lang: str) -> None:
        assert view.asked is not None
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.people[view.seat]
        self.data = view.asked.data
        self.box = box
        self.words = words
        self.lang = lang

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def text(self, code: str) -> str:
        """The words of an answer; a workshop says what it does."""
        verb, _, rest = code.partition(" ")
        if verb == "use":
            effect = self.box.building_choices[self.data["building"]][int(rest) - 1]
            return self.say("act-use-effect", effect=self.effect(effect))
        return action_text(self.box, self.words, self.lang, code)

    def group(self, code: str) -> str:
        """Under which heading an answer to the question of the turn stands: a die, a free action, or the end."""
        if code in ENDS:
            return self.say("group-end")
        return self.say("group-die" if code.startswith("go ") else "group-free")

    def effect(self, effect: Effect) -> str:
        """What an effect does."""
        return self.words.namers["effect"](self.lang, effect)

    def detail(self, code: str) -> str:
        """What an answer costs or brings."""
        verb, _, rest = code.partition(" ")
        if verb == "go":
            return self.space(self.box.space_ids.index(rest))
        if verb in ("card", "settle", "discard"):
            card = self.box.settler_ids.index(rest)
            return self.say(
                "settler-brings", workers=self.box.settler_workers[card], stars=self.box.settler_stars[card]
            )
        if verb == "sell" and rest in GOODS:
            return self.coins(self.price(GOODS.index(rest)))
        if verb == "sell":
            return self.coins(self.box.refund)
        if verb == "site":
            return self.words.namers["effects"](self.lang, self.box.site_income[int(rest) - 1])
        if verb in ("buy", "modifiers") and rest != "0":
            free = self.data["free"] if verb == "modifiers" else 0
            price = self.box.modifier_price if verb == "modifiers" else self.box.good_price
            return self.coins(-max(0, int(rest) - free) * price)
        return ""

    def coins(self, coins: int) -> str:
        """Coins that come or go."""
        return self.say("coins", coins=abs(coins)) if coins >= 0 else "−" + self.say("coins", coins=abs(coins))

    def lasting(self, op: int) -> int:
        """What the event and own desks change."""
        total = 0
        if self.view.event != NONE:
            total += sum(effect.n for effect in self.box.event_effects[self.view.event] if effect.op == op)
        for desk, owner in enumerate(self.view.desks):
            twins = [other for other in self.box.desk_twins[desk] if self.view.desks[other] == self.seat]
            if owner == self.seat and not twins:
                total += sum(effect.n for effect in self.box.desk_passive[desk] if effect.op == op)
        return total

    def price(self, good: int) -> int:
        """What the ship pays for a good."""
        return self.box.ship_price[self.view.ship][good] + self.lasting(PORT_BONUS_COIN)

    def space(self, space: int) -> str:
        """What a die does there."""
        box, view = self.box, self.view
        if space == TAVERN:
            return self.say("does-tavern")
        if space == YARD:
            return self.coins(-max(0, box.house_cost + self.lasting(HOUSE_COST_DELTA)))
        if space == BOARD:
            return self.say("does-board")
        if space < HALL:
            band = (space - GUILD) % FIELDS
            return self.say("does-guild", goods=box.buy_most[band], apprentices=box.apprentice_most[band])
        if space < PORT:
            slot = space - HALL
            price = self.coins(-max(0, box.hall_cost[slot] + self.lasting(BUILDING_COST_DELTA)))
            return f"{price}: {self.words.namers['building'](self.lang, view.hall[slot])}"
        if space < COUNCIL:
            return self.say("does-port", goods=box.sell_most[space - PORT])
        if space < BERK:
            return self.words.namers["council"](self.lang, view.council[space - COUNCIL])
        if space < CASTLE:
            band = space - BERK
            return self.say("does-berk", most=box.berk_free[band] + box.berk_buy[band])
        if space < DESK:
            return self.say(
                "effect-reputation", n=box.castle_gain[space - CASTLE] + self.lasting(CASTLE_BONUS), sign=""
            )
        if space < TILE:
            return ""
        tile = (space - TILE) // FIELDS
        place = self.me.dice_tiles.index(tile)
        own = self.me.commissions
        return self.words.namers["commission"](self.lang, own[place]) if own is not None else ""


def dice_of(faces: tuple[int, ...]) -> list[int]:
    """The dice by their values."""
    return [face + 1 for face in range(KINDS) for _die in range(faces[face])]
