"""Dice Market: hidden hands, a secret sale, a die, a deck and coins. Its rules, DIC-1 to DIC-4, are in rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from typing import Any

from palas.making import (
    CHANCE,
    COMMON,
    EVERYONE,
    NOT_YET,
    OK,
    SECRET,
    WORK,
    Game,
    Meta,
    Option,
    Position,
    Quick,
    Reason,
    State,
    Step,
    View,
    Words,
)

GOODS = ("salt", "cloth", "wine", "spice")
CARDS = (9, 8, 7, 6)  # of each good
VALUES = (1, 2, 3, 4)  # what each good adds to the die
FAIRS, HAND, COINS, PRICE, BANK = 4, 3, 4, 3, 100

PASS, BUY, SHOW, SELL = 0, 1, 2, 3  # the actions; SELL + good
CODES = ("pass", "buy", "show", *(f"sell {good}" for good in GOODS))
REASONS = ("", "no-such-card DIC-2", "too-expensive DIC-3", "already-open DIC-4")  # by number; 0 is OK
NO_SUCH_CARD, TOO_EXPENSIVE, ALREADY_OPEN = 1, 2, 3
FIELDS = ("fair", "die", "bank", "coins", "hands", "open", "deck")


class Market(Position):
    """What lies on the table. A hand and the deck are numbers of cards by good."""

    def __init__(self, players: int, stack: list[Step[Any]], answers: list[int], options: list[int],
                 fair: int, die: int, bank: int, coins: list[int],
                 hands: list[list[int]], open: list[int], deck: list[int]) -> None:  # fmt: skip
        super().__init__(players, stack, answers, options)
        self.fair, self.die, self.bank, self.coins = fair, die, bank, coins
        self.hands, self.open, self.deck = hands, open, deck

    def clone(self) -> Market:
        hands = [hand[:] for hand in self.hands]
        return Market(self.players, self.stack[:], self.answers[:], self.options, self.fair,
                      self.die, self.bank, self.coins[:], hands, self.open[:], self.deck[:])  # fmt: skip

    def scores(self) -> list[int]:
        return [coins + sum(hand) for coins, hand in zip(self.coins, self.hands, strict=True)]

    def receive(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        self.bank -= coins


class Fair(Step[Market]):
    """The next fair: a roll, the secret sale, then each may buy."""

    def kind(self) -> str:
        return "fair"

    def mode(self) -> int:
        return WORK

    def work(self, market: Market) -> None:
        if market.fair < FAIRS:
            market.fair += 1
            market.stack += [self, *[Buy(seat) for seat in reversed(range(market.players))], Sell(0), Roll(0)]


class Roll(Step[Market]):
    """The die sets the price (DIC-1)."""

    def kind(self) -> str:
        return "roll"

    def mode(self) -> int:
        return CHANCE

    def outcomes(self, market: Market) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def fall(self, market: Market, outcome: int) -> None:
        market.die = outcome
        market.tell("rolled", (outcome,))


class Draw(Step[Market]):
    """A seat draws a card. The deck is a bag: which card it is, chance decides now."""

    def kind(self) -> str:
        return "draw"

    def mode(self) -> int:
        return CHANCE

    def outcomes(self, market: Market) -> list[int]:
        return [good for good, left in enumerate(market.deck) if left]

    def weights(self, market: Market) -> list[int]:
        return [left for left in market.deck if left]

    def fall(self, market: Market, outcome: int) -> None:
        market.deck[outcome] -= 1
        market.hands[self.seat][outcome] += 1
        audience = EVERYONE if market.open[self.seat] else 1 << self.seat
        market.tell_some(audience, "drew", (self.seat, outcome))


class Sell(Step[Market]):
    """All choose a card to sell, or none, at once and in secret (DIC-2)."""

    def kind(self) -> str:
        return "sell"

    def mode(self) -> int:
        return SECRET

    def seats(self, market: Market) -> list[int]:
        return [seat for seat, hand in enumerate(market.hands) if sum(hand)]

    def candidates(self, market: Market, seat: int) -> list[int]:
        return [PASS, *range(SELL, SELL + len(GOODS))]

    def refusal(self, market: Market, seat: int, action: int) -> int:
        return OK if action == PASS or market.hands[seat][action - SELL] else NO_SUCH_CARD

    def reveal(self, market: Market, answers: list[int]) -> None:
        for seat, answer in enumerate(answers):
            if answer >= SELL:
                good = answer - SELL
                price = (market.die + VALUES[good]) // answers.count(answer)
                market.hands[seat][good] -= 1
                market.deck[good] += 1
                market.receive(seat, price)
                market.tell("sold", (seat, good, price))


class Buy(Step[Market]):
    """The seat buys a card (DIC-3), lays its hand open (DIC-4), or passes."""

    def kind(self) -> str:
        return "buy"

    def candidates(self, market: Market, seat: int) -> list[int]:
        return [PASS, BUY, SHOW]

    def refusal(self, market: Market, seat: int, action: int) -> int:
        if action == BUY and market.coins[seat] < PRICE:
            return TOO_EXPENSIVE
        return ALREADY_OPEN if action == SHOW and market.open[seat] else OK

    def resolve(self, market: Market, seat: int, action: int) -> None:
        if action == BUY:
            market.receive(seat, -PRICE)
            market.tell("bought", (seat, PRICE))
            market.push(Draw(seat))
        elif action == SHOW:
            market.open[seat] = 1
            market.receive(seat, 1)
            market.tell_news(EVERYONE, "showed", (seat, *market.hands[seat]))
        else:
            market.tell("passed", (seat,))


class MarketView(View, frozen=True, kw_only=True):
    """What a seat may know: of another's closed hand only the size."""

    fair: int
    die: int
    bank: int
    coins: tuple[int, ...]
    open: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    sizes: tuple[int, ...]


STEPS = {"fair": Fair, "roll": Roll, "draw": Draw, "sell": Sell, "buy": Buy}
EVENTS = {"rolled": ("die",), "drew": ("seat", "good"), "sold": ("seat", "good", "coins"),
          "bought": ("seat", "coins"), "showed": ("seat", *GOODS), "passed": ("seat",)}  # fmt: skip
TEXT = files(__name__).joinpath("text")
WORDS: Words = Words(TEXT, base=COMMON, namers={"good": lambda lang, good: WORDS.say(lang, f"good-{GOODS[good]}")})


class DiceMarket(Game):
    """The title: everything that Palas asks about it."""

    meta = Meta("dice_market", {"de": "Würfelmarkt", "en": "Dice Market"}, players=(2, 3, 4), rules_version="1",
                options=(Option("rich", False, rule="DIC-1"),), rule_prefix="DIC")  # fmt: skip
    stock = {"cards": "scroll"}  # noqa: RUF012  # how the page draws what `holdings` names
    words = WORDS
    steps = STEPS
    event_args = EVENTS
    headings = ("rolled",)  # with each roll a new fair begins
    view_type = MarketView

    def setup(self, players: int, options: Mapping[str, Any]) -> Market:
        coins = COINS * (2 if options["rich"] else 1)
        steps = [Fair(0), *(Draw(seat) for seat in reversed(range(players)) for _ in range(HAND))]
        hands = [[0] * len(GOODS) for _ in range(players)]
        return Market(players, steps, [NOT_YET] * players, [], 0, 0, BANK - coins * players, [coins] * players,
                      hands, [0] * players, list(CARDS))  # fmt: skip

    def action_code(self, action: int) -> str:
        return CODES[action]

    def action_id(self, code: str) -> int:
        return CODES.index(code) if code in CODES else -1

    def action_text(self, code: str, lang: str) -> str:
        return self.words.say(lang, "act-" + code.replace(" ", "-"))

    def outcome_code(self, market: Market, outcome: int) -> str:
        return f"roll {outcome}" if market.stack[-1].kind() == "roll" else f"draw {GOODS[outcome]}"

    def decision_data(self, market: Market, seat: int) -> tuple[str, dict[str, Any]]:
        return "DIC-2" if market.stack[-1].kind() == "sell" else "DIC-3", {"die": market.die, "price": PRICE}

    def reason(self, market: Market, seat: int, action: int, refusal: int) -> Reason:
        message, rule = REASONS[refusal].split()
        return Reason(message, rule, {"good": max(0, action - SELL), "price": PRICE}, self.words)

    def breakdown(self, market: Market) -> list[dict[str, int]]:
        return [{"coins": market.coins[seat], "cards": sum(market.hands[seat])} for seat in range(market.players)]

    def holdings(self, view: MarketView, seat: int) -> dict[str, int]:
        """What the panel of a seat shows; the points of a closed hand are its coins and the number of its cards."""
        return {"points": view.coins[seat] + view.sizes[seat], "coins": view.coins[seat], "cards": view.sizes[seat]}

    def round_of(self, view: MarketView) -> int:
        return view.fair

    def census(self, market: Market) -> dict[str, int]:
        cards = {good: market.deck[i] + sum(hand[i] for hand in market.hands) for i, good in enumerate(GOODS)}
        return {"coins": market.bank + sum(market.coins), **cards}

    def plain(self, market: Market) -> dict[str, Any]:
        return {name: deepcopy(getattr(market, name)) for name in FIELDS}

    def from_plain(self, players: int, options: Mapping[str, Any], plain: dict[str, Any]) -> Market:
        return Market(players, [], [], [], **{name: deepcopy(plain[name]) for name in FIELDS})

    def view(self, state: State, seat: int | None) -> MarketView:
        market: Any = state.position
        hands = tuple(tuple(hand) if s == seat or market.open[s] else None for s, hand in enumerate(market.hands))
        return MarketView(**self.frame(state, seat), fair=market.fair, die=market.die, bank=market.bank,
                          coins=tuple(market.coins), open=tuple(market.open), hands=hands,
                          sizes=tuple(sum(hand) for hand in market.hands))  # fmt: skip

    def imagine_plain(self, view: MarketView, rng: Quick) -> dict[str, Any]:
        known = [list(hand or [0] * len(GOODS)) for hand in view.hands]
        unseen = [g for g, count in enumerate(CARDS) for _ in range(count - sum(hand[g] for hand in known))]
        for hand, size in zip(known, view.sizes, strict=True):
            while sum(hand) < size:
                hand[unseen.pop(rng.below(len(unseen)))] += 1
        return {"fair": view.fair, "die": view.die, "bank": view.bank, "coins": list(view.coins), "hands": known,
                "open": list(view.open), "deck": [unseen.count(g) for g in range(len(GOODS))]}  # fmt: skip


GAME = DiceMarket()
