"""Im Schutze der Burg in shorthand: what cards, buildings and places cost and bring, and the choices of a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from palas.engine.action import Choice
from palas.engine.outlook import Outlook
from palas.games.castle.box import GOODS, REWARDS, TALER, Box
from palas.games.castle.rules.building import Purse, reward_points, reward_talers
from palas.games.castle.rules.trader import payout_at
from palas.games.castle.state import Castle
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
        parts = [f"{count}{self.good(good)}" for good, count in enumerate(goods[:TALER]) if count]
        return " ".join(parts) or "–"

    def good(self, good: int) -> str:
        """The letters of a kind of pieces."""
        return self.say(f"short-{GOODS[good]}")

    def goods(self, goods: tuple[int, ...] | list[int]) -> str:
        """Pieces by their names: 2 sand, 1 clay."""
        return ", ".join(
            self.say(f"amount-{GOODS[good]}", amount=count) for good, count in enumerate(goods[:TALER]) if count
        )

    def card(self, card: int, *, names: bool = False) -> str:
        """What a character does; pieces by their letters or by their names."""
        return self.does(f"does-{self.box.card_ids[card].partition('_')[0]}", [card], names)

    def rank(self, rank: int) -> str:
        """What the characters of a rank do."""
        return self.does(f"board-rank-{rank}", self.box.ranked[rank])

    def does(self, key: str, cards: list[int], names: bool = False) -> str:
        """A message about some cards, with the figures that are printed on them."""
        box = self.box
        equip = self.goods(box.card_equip[cards[0]]) if names else self.heap(box.card_equip[cards[0]])
        named = [
            self.say(f"good-{GOODS[good]}") if names else self.good(good) for good in box.card_choice_from[cards[0]]
        ]
        if choice := "/".join(named):
            times = "× " if names else "×"
            equip = f"{equip} + {box.card_choice[cards[0]]}{times}{choice}"
        rewards = {REWARDS[box.card_reward[card]] for card in cards}
        return self.say(
            key,
            talers=box.messenger_talers,
            price=box.buy_price,
            points=box.master_points,
            buildings="/".join(dict.fromkeys(str(box.card_buildings[card]) for card in cards)),
            helpers=box.card_helpers[cards[0]],
            equip=equip,
            reward=self.say("for-reward", reward=rewards.pop() if len(rewards) == 1 else "several"),
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
            alone=self.rate(1),
            both=self.rate(2),
            granary=granary,
            toll=box.toll,
        )

    def rate(self, helpers: int) -> str:
        """What talers score at the market for one who has so many helpers there."""
        return self.say("short-rate", talers=self.box.market_den[helpers], points=self.box.market_num[helpers])


def choices(view: CastleView, outlook: Outlook, words: Words, lang: str) -> list[Choice]:
    """The legal answers with their figures."""
    if view.asked is None:
        return []
    lister = Lister(view, outlook, words, lang)
    return [lister.choice(code) for code in view.asked.legal]


class Lister:
    """Turns the codes of one question into choices; what they cost and bring the rules say."""

    def __init__(self, view: CastleView, outlook: Outlook, words: Words, lang: str) -> None:
        assert view.asked is not None
        assert view.seat is not None
        self.seat = view.seat
        self.data = view.asked.data
        self.castle: Castle = outlook.position
        self.step: Any = self.castle.stack[-1]  # the question
        self.box = self.castle.box
        self.short = Shorthand(self.box, words, lang)

    def choice(self, code: str) -> Choice:
        """One answer in words and figures."""
        box = self.box
        action = box.numbers[code]
        details: list[tuple[Any, Callable[[int], str]]] = [
            (box.play, self.short.card),
            (box.build, self.building),
            (box.pay, self.payment),
            (box.helper, self.placing),
            (box.send, self.sending),
            (box.send_host, self.sending),
            (box.take, self.taking),
            (box.convert, self.scoring),
            (box.turn, self.scoring),
            (box.turn_silver, self.scoring),
            (box.buy, lambda _: self.fee(self.data["price"])),
        ]
        detail = next((told(span.of(action)) for span, told in details if span.has(action)), "")
        if code == "pay":
            detail = self.fee(self.data["price"])
        text = action_text(box, self.short.words, self.short.lang, code)
        if box.pay.has(action):  # a button shows no details, but silver must be seen
            bars = Purse(self.castle, self.seat).bars_for(box.heaps[box.pay.of(action)])
            text = self.short.say("with-bars", text=text, bars=bars) if bars else text
        return Choice(code, text, detail)

    def fee(self, talers: int) -> str:
        return self.short.say("short-fee", talers=talers)

    def building(self, building: int) -> str:
        points = reward_points(self.castle, self.data["card"], building)
        by_piece = reward_talers(self.castle, self.data["card"], 1)
        reward = self.short.say("short-per-piece") if by_piece else self.short.say("short-points", points=points)
        text = self.short.say("short-build", value=self.box.value[building], reward=reward)
        places = self.box.places_of[building]
        return f"{text}; {self.short.place(places[0])}" if places else text

    def payment(self, number: int) -> str:
        talers = reward_talers(self.castle, self.step.card, sum(self.box.payments[number]))
        return self.short.say("short-talers", talers=talers) if talers else ""

    def placing(self, place: int) -> str:
        return f"{self.fee(self.box.place_fee[place])}; {self.short.place(place)}"

    def sending(self, wagon: int) -> str:
        pieces, _duty = payout_at(self.castle, wagon)
        text = self.short.say("short-payout", heap=f"{pieces}{self.short.say(f'short-{GOODS[wagon]}')}")
        other = self.castle.wagons[wagon]
        return f"{text}; {self.short.say('short-displaces', number=other + 1)}" if other >= 0 else text

    def taking(self, good: int) -> str:
        return self.short.say("short-lying", amount=self.step.lying(self.castle)[good])

    def scoring(self, amount: int) -> str:
        return self.short.say("short-points", points=self.step.points(self.castle, amount))
