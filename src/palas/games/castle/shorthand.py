"""Im Schutze der Burg in shorthand: what cards, buildings and places cost and bring, and the choices of a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from palas.engine.action import Choice
from palas.games.castle.box import (
    FULL_POINTS,
    GOODS,
    HALF_POINTS,
    SILVER,
    TALER,
    TALER_PER_PIECE,
    Box,
)
from palas.games.castle.view import CastleView
from palas.games.castle.words import action_text
from palas.text import Words


@dataclass(frozen=True)
class Shorthand:
    """Writes shorthand in one language."""

    box: Box
    words: Words
    lang: str

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def heap(self, goods: tuple[int, ...] | list[int]) -> str:
        """Pieces by their letters: 2S 1H; a dash for none."""
        parts = [f"{count}{self.say(f'short-{GOODS[good]}')}" for good, count in enumerate(goods[:TALER]) if count]
        return " ".join(parts) or "–"

    def card(self, card: int) -> str:
        """What a character does."""
        box = self.box
        equip = self.heap(box.card_equip[card])
        choice = "/".join(self.say(f"short-{GOODS[good]}") for good in box.card_choice_from[card])
        if choice:
            equip = f"{equip} + {box.card_choice[card]}×{choice}"
        kind = box.card_ids[card].partition("_")[0]
        return self.say(
            f"does-{kind}",
            talers=box.messenger_talers,
            price=box.buy_price,
            points=box.master_points,
            buildings=box.card_buildings[card],
            helpers=box.card_helpers[card],
            equip=equip,
        )

    def place(self, place: int) -> str:
        """What a helper on a place scores in the end."""
        box = self.box
        kind = box.building_kind[box.place_building[place]]
        granary = "/".join(str(box.granary_points[n]) for n in sorted(box.granary_points))
        return self.say(
            f"scores-{kind}",
            points=box.keep_points if kind == "keep" else box.place_num[place],
            per=box.place_den[place],
            pieces=box.palace_pieces,
            talers=box.market_den[1],
            granary=granary,
            toll=box.toll,
        )

    def reward(self, card: int, building: int, pieces: int = 0) -> str:
        """What erecting a building with a card brings at once."""
        reward = self.box.card_reward[card]
        if reward == TALER_PER_PIECE:
            return self.say("short-talers", talers=pieces) if pieces else self.say("short-per-piece")
        points = {FULL_POINTS: self.box.points, HALF_POINTS: self.box.half_points}[reward][building]
        return self.say("short-points", points=points)


def choices(view: CastleView, box: Box, words: Words, lang: str) -> list[Choice]:
    """The legal answers with their figures."""
    if view.asked is None:
        return []
    lister = Lister(view, Shorthand(box, words, lang))
    return [lister.choice(code) for code in view.asked.legal]


class Lister:
    """Turns the codes of one question into choices."""

    def __init__(self, view: CastleView, short: Shorthand) -> None:
        assert view.asked is not None
        assert view.seat is not None
        self.view = view
        self.me = view.people[view.seat]
        self.kind = view.asked.kind
        self.data = view.asked.data
        self.step = view.pending[-1]
        self.short = short
        self.box = short.box

    def choice(self, code: str) -> Choice:
        """One answer in words and figures."""
        verb = code.partition(" ")[0]
        details: dict[str, Callable[[int], str]] = {
            "play": self.playing,
            "build": self.building,
            "pay": self.paying,
            "helper": self.placing,
            "send": self.sending,
            "send_host": self.sending,
            "take": self.taking,
            "convert": self.converting,
            "turn": self.turning,
            "buy": lambda _: self.short.say("short-fee", talers=self.box.buy_price),
        }
        detail = details[verb](self.box.numbers[code]) if verb in details else ""
        text = action_text(self.box, self.short.words, self.short.lang, code)
        if bars := self.bars(code):  # a button shows no details, but silver must be seen
            text = self.short.say("with-bars", text=text, bars=bars)
        return Choice(code, text, detail)

    def bars(self, code: str) -> int:
        """How many pieces of a payment come from silver, because too few are there."""
        if self.kind != "payment" or self.box.numbers[code] < self.box.first_pay:
            return 0
        heap = self.box.payments[self.box.numbers[code] - self.box.first_pay]
        return sum(max(0, heap[good] - self.me.goods[good]) for good in range(SILVER))

    def playing(self, action: int) -> str:
        return "" if action >= self.box.first_pair else self.short.card(action - self.box.first_card)

    def building(self, action: int) -> str:
        building = action - self.box.first_build
        reward = self.short.reward(self.data["card"], building)
        places = [p for p, host in enumerate(self.box.place_building) if host == building]
        text = self.short.say("short-build", value=self.box.value[building], reward=reward)
        return f"{text}; {self.short.place(places[0])}" if places else text

    def paying(self, action: int) -> str:
        if action < self.box.first_pay:
            return self.short.say("short-fee", talers=self.data["price"])
        heap = self.box.payments[action - self.box.first_pay]
        card = self.step[2]
        assert isinstance(card, int)
        paid = self.box.card_reward[card] == TALER_PER_PIECE
        return self.short.say("short-talers", talers=sum(heap)) if paid else ""

    def placing(self, action: int) -> str:
        place = action - self.box.first_helper
        fee = self.short.say("short-fee", talers=self.box.place_fee[place])
        return f"{fee}; {self.short.place(place)}"

    def sending(self, action: int) -> str:
        first = self.box.first_send_host if action >= self.box.first_send_host else self.box.first_send
        wagon = action - first
        pieces = max(0, min(self.box.symbols[wagon], self.view.supply[wagon]) - self.box.duty)
        text = self.short.say("short-payout", heap=f"{pieces}{self.short.say(f'short-{GOODS[wagon]}')}")
        other = self.view.wagons[wagon]
        return f"{text}; {self.short.say('short-displaces', number=other + 1)}" if other >= 0 else text

    def taking(self, action: int) -> str:
        good = action - self.box.first_take
        lying = {"tower": self.view.tower, "gift": self.view.gifts, "load": self.view.supply}[self.kind]
        return self.short.say("short-lying", amount=lying[good])

    def converting(self, action: int) -> str:
        talers = action - self.box.first_convert
        return self.short.say("short-points", points=talers * self.data["points"] // self.data["talers"])

    def turning(self, action: int) -> str:
        if self.kind == "wall_breach":
            return self.short.say("short-points", points=self.box.breach_points)
        good = action - (self.box.first_turn_silver if action >= self.box.first_turn_silver else self.box.first_turn)
        return self.short.say("short-points", points=self.box.good_value[good])
