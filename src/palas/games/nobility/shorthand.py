"""Aufstieg zur Macht in few words: what a place, card or tile offers, and the choices of a question with it."""

from __future__ import annotations

from palas.engine.action import Choice
from palas.engine.outlook import Outlook
from palas.games.nobility.box import Box, Effect
from palas.games.nobility.rules import berk, dice, gains, places, tavern
from palas.games.nobility.rules.berk import TakeModifiers
from palas.games.nobility.rules.guilds import BuyGoods
from palas.games.nobility.state import City
from palas.games.nobility.terms import (
    BERK,
    BOARD,
    CASTLE,
    COUNCIL,
    FIELDS,
    GUILD,
    HALL,
    KINDS,
    PORT,
    TAVERN,
    TILE,
    YARD,
)
from palas.games.nobility.view import CityView
from palas.games.nobility.words import CityWords, action_text


def choices(view: CityView, outlook: Outlook, box: Box, words: CityWords, lang: str) -> list[Choice]:
    """The legal answers in the order of the board: first what goes on, last what ends the turn."""
    if view.asked is None:
        return []
    lister = Lister(view, outlook, box, words, lang)
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

    def __init__(self, view: CityView, outlook: Outlook, box: Box, words: CityWords, lang: str) -> None:
        assert view.asked is not None
        assert view.seat is not None
        self.seat = view.seat
        self.city: City = outlook.position
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
        box, action = self.box, self.box.numbers[code]
        step = self.city.stack[-1]
        if box.go.has(action):
            return self.space(box.go.of(action))
        if box.card.has(action) or box.discard.has(action):
            card = (box.card if box.card.has(action) else box.discard).of(action)
            return self.say("settler-brings", workers=box.settler_workers[card], stars=box.settler_stars[card])
        if box.settle.has(action):
            card = box.settle.of(action)
            workers = gains.workers_at_hand(self.city, self.seat, box.settler_workers[card])
            stars = gains.steps_of_nobility(self.city, self.seat, box.settler_stars[card])
            return self.say("settler-brings", workers=workers, stars=stars)
        if box.sell_good.has(action):
            return self.coins(places.ship_price(self.city, self.seat, box.sell_good.of(action)))
        if box.sell_workshop.has(action) or box.sell_site.has(action):
            return self.coins(box.refund)
        if box.site.has(action):
            return self.words.namers["effects"](self.lang, box.site_income[box.site.of(action)])
        if isinstance(step, BuyGoods | TakeModifiers) and not code.endswith(" 0"):
            return self.coins(-step.price(self.city, self.seat, action))
        return ""

    def coins(self, coins: int) -> str:
        """Coins that come or go."""
        return self.say("coins", coins=abs(coins)) if coins >= 0 else "−" + self.say("coins", coins=abs(coins))

    def space(self, space: int) -> str:
        """What a die does there."""
        box, city, seat = self.box, self.city, self.seat
        place = box.place_of[space]
        number = space - place
        if place == TAVERN:
            return self.say("does-tavern", cards=tavern.cards_of_a_visit(city, seat))
        if place == YARD:
            return self.coins(-dice.price(city, seat, space))
        if place == BOARD:
            return self.say("does-board")
        if place == GUILD:
            band = number % FIELDS
            return self.say("does-guild", goods=box.buy_most[band], apprentices=box.apprentice_most[band])
        if place == HALL:
            price = self.coins(-dice.price(city, seat, space))
            return f"{price}: {self.words.namers['building'](self.lang, city.hall[number])}"
        if place == PORT:
            return self.say("does-port", goods=box.sell_most[number])
        if place == COUNCIL:
            return council_words(self.words, self.lang, city, seat, space)
        if place == BERK:
            return self.say("does-berk", most=berk.most_modifiers(city, seat, number))
        if place == CASTLE:
            return self.say("effect-reputation", n=places.castle_steps(city, seat, number), sign="")
        own = self.me.commissions
        if place == TILE and own is not None:
            return self.words.namers["commission"](self.lang, own[self.me.dice_tiles.index(number // FIELDS)])
        return ""


def council_words(words: CityWords, lang: str, city: City, seat: int, space: int) -> str:
    """What the council wishes there and what it gives a player now."""
    tile = city.council[space - COUNCIL]
    return words.council(
        lang,
        city.box.council_star[tile],
        city.box.council_goods[tile],
        dice.price(city, seat, space),
        places.council_points(city, seat, tile),
    )


def payer_of(view: CityView) -> int:
    """Whose prices and gains a drawing shows: those of its seat, for a spectator of the one to act."""
    seats = (view.seat, *view.to_act, view.start, 0)
    return next(seat for seat in seats if seat is not None and seat >= 0)


def dice_of(faces: tuple[int, ...]) -> list[int]:
    """The dice by their values."""
    return [face + 1 for face in range(KINDS) for _die in range(faces[face])]
