"""Dice Market: hidden hands, a secret sale, a die, a deck and coins. Its rules, DIC-1 to DIC-4, are in rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from typing import Any

from palas.making import (
    COMMON,
    EVERYONE,
    OK,
    Chance,
    Game,
    Meta,
    Option,
    Position,
    Quick,
    Reason,
    Secret,
    State,
    Step,
    View,
    Words,
    Work,
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

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.fair = self.die = 0
        self.bank = BANK
        self.coins = [0] * players
        self.hands = [[0] * len(GOODS) for _ in range(players)]
        self.open = [0] * players
        self.deck = list(CARDS)

    def scores(self) -> list[int]:
        return [coins + sum(hand) for coins, hand in zip(self.coins, self.hands, strict=True)]

    def receive(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        self.bank -= coins


class Fair(Work[Market]):
    """The next fair: a roll, the secret sale, then each may buy."""

    kind = "fair"

    def work(self, market: Market) -> None:
        if market.fair < FAIRS:
            market.fair += 1
            market.stack += [self, *[Buy(seat) for seat in reversed(range(market.players))], Sell(0), Roll(0)]


class Roll(Chance[Market]):
    """The die sets the price (DIC-1)."""

    kind = "roll"

    def outcomes(self, market: Market) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def fall(self, market: Market, outcome: int) -> None:
        market.die = outcome
        market.tell("rolled", (outcome,))


class Draw(Chance[Market]):
    """A seat draws a card. The deck is a bag: which card it is, chance decides now."""

    kind = "draw"

    def outcomes(self, market: Market) -> list[int]:
        return [good for good, left in enumerate(market.deck) if left]

    def weights(self, market: Market) -> list[int]:
        return [left for left in market.deck if left]

    def fall(self, market: Market, outcome: int) -> None:
        market.deck[outcome] -= 1
        market.hands[self.seat][outcome] += 1
        audience = EVERYONE if market.open[self.seat] else 1 << self.seat
        market.tell_some(audience, "drew", (self.seat, outcome))


class Sell(Secret[Market]):
    """All choose a card to sell, or none, at once and in secret (DIC-2)."""

    kind = "sell"
    rule = "DIC-2"

    def about(self, market: Market, seat: int) -> dict[str, Any]:
        return {"die": market.die}

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

    kind = "buy"
    rule = "DIC-3"

    def about(self, market: Market, seat: int) -> dict[str, Any]:
        return {"price": PRICE}

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
    steps = {step.kind: step for step in (Fair, Roll, Draw, Sell, Buy)}  # noqa: RUF012
    event_args = EVENTS
    headings = ("rolled",)  # with each roll a new fair begins
    view_type = MarketView

    def setup(self, players: int, options: Mapping[str, Any]) -> Market:
        market = Market(players)
        for seat in reversed(range(players)):
            market.receive(seat, COINS * (2 if options["rich"] else 1))
            market.stack += [Draw(seat)] * HAND
        market.stack.insert(0, Fair(0))
        return market

    def action_code(self, action: int) -> str:
        return CODES[action]

    def action_id(self, code: str) -> int:
        return CODES.index(code) if code in CODES else -1

    def action_text(self, code: str, lang: str) -> str:
        return self.words.say(lang, "act-" + code.replace(" ", "-"))

    def outcome_code(self, market: Market, outcome: int) -> str:
        return f"roll {outcome}" if market.stack[-1].kind == "roll" else f"draw {GOODS[outcome]}"

    def reason(self, market: Market, seat: int, action: int, refusal: int) -> Reason:
        message, rule = REASONS[refusal].split()
        return Reason(message, rule, {"good": max(0, action - SELL), "price": PRICE}, self.words)

    def breakdown(self, market: Market) -> list[dict[str, int]]:
        return [{"coins": market.coins[seat], "cards": sum(market.hands[seat])} for seat in range(market.players)]

    def holdings(self, shown: Market | MarketView, seat: int) -> dict[str, int]:
        """What the panel of a seat shows; also of a closed hand all know how many cards it has."""
        cards = sum(shown.hands[seat]) if isinstance(shown, Market) else shown.sizes[seat]
        return {"points": shown.coins[seat] + cards, "coins": shown.coins[seat], "cards": cards}

    def round_of(self, view: MarketView) -> int:
        return view.fair

    def census(self, market: Market) -> dict[str, int]:
        cards = {good: market.deck[i] + sum(hand[i] for hand in market.hands) for i, good in enumerate(GOODS)}
        return {"coins": market.bank + sum(market.coins), **cards}

    def plain(self, market: Market) -> dict[str, Any]:
        return {name: deepcopy(getattr(market, name)) for name in FIELDS}

    def from_plain(self, players: int, options: Mapping[str, Any], plain: dict[str, Any]) -> Market:
        market = Market(players)
        for name in FIELDS:
            setattr(market, name, deepcopy(plain[name]))
        return market

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
