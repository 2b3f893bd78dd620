"""What lies in the box: the tables of components.json as flat lists that the rules can read fast."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from palas.engine.core.actions import Actions, Span
from palas.engine.core.cards import all_of, listed, set_of

# Goods; the first four are for building, silver is exchanged for them.
SAND: Final = 0
WOOD: Final = 1
CLAY: Final = 2
STONE: Final = 3
SILVER: Final = 4
TALER: Final = 5  # only where a good or a taler may be named
GOODS: Final = ("sand", "wood", "clay", "stone", "silver", "taler")
KINDS_PER_PAYMENT: Final = 3  # CAS-8.1

# Ranks of the characters (CAS-6.1).
MESSENGER: Final = 1
TRADER: Final = 2
BRICKLAYER: Final = 3
STONEMASON: Final = 4
WORKER: Final = 5
MASTER_BUILDER: Final = 6

# How an erected building is rewarded (CAS-8.4).
NO_REWARD: Final = 0
TALER_PER_PIECE: Final = 1
FULL_POINTS: Final = 2
HALF_POINTS: Final = 3
REWARDS: Final = ("", "taler_per_piece", "full_points", "half_points")

# Kinds of buildings; the village inn and the granary are winter cards.
KINDS: Final = (
    "keep", "tavern", "gate", "stable", "servants", "palace", "well", "tower", "house", "market", "smithy",
    "village_inn", "granary",
)  # fmt: skip
KEEP: Final = 0
TAVERN: Final = 1
GATE: Final = 2
STABLE: Final = 3
SERVANTS: Final = 4
PALACE: Final = 5
TOWER: Final = 7
HOUSE: Final = 8
MARKET: Final = 9
SMITHY: Final = 10
IN_GRANARY: Final = 12

WINTER_CARDS: Final = ("village_inn", "granary", "plague", "wall_breach", "castle_maiden", "snowdrift")
VILLAGE_INN: Final = 0
GRANARY: Final = 1
PLAGUE: Final = 2
WALL_BREACH: Final = 3
CASTLE_MAIDEN: Final = 4
SNOWDRIFT: Final = 5

RIDER: Final = 4  # the last of the wagons
SEATS: Final = 4

# The actions that come first in every box.
DECLINE: Final = 0
STOP: Final = 1
PAY: Final = 2  # talers, against plague and snowdrift
SELL: Final = 3
REFUSE: Final = 4
FROM_STOCK: Final = 5
FROM_INN: Final = 6
MORE_SILVER: Final = 7


def pieces_code(pieces: list[int]) -> str:
    """A heap of pieces in a word: 2stone+clay+4sand."""
    kinds = range(len(pieces) - 1, SAND - 1, -1)
    parts = [GOODS[g] if pieces[g] == 1 else f"{pieces[g]}{GOODS[g]}" for g in kinds if pieces[g]]
    return "+".join(parts)


def packed(pieces: list[int]) -> int:
    """Pieces of the five goods as one number, for events."""
    number = 0
    for good in range(TALER - 1, -1, -1):
        number = number << 5 | pieces[good]
    return number


def unpacked(number: int) -> list[int]:
    """The pieces of `packed`."""
    return [number >> 5 * good & 31 for good in range(TALER)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Heap:
    """Pieces of the four building goods, as numbers that are compared fast: payments are tried very often."""

    def __init__(self, pieces: list[int]) -> None:
        self.sand: i64 = pieces[SAND]
        self.wood: i64 = pieces[WOOD]
        self.clay: i64 = pieces[CLAY]
        self.stone: i64 = pieces[STONE]


@final
@mypyc_attr(acyclic=True)
class Plan:
    """A template as whoever wants to erect it looks at it, so that all of them are looked through fast."""

    def __init__(self, template: int, value: int, twin: int, action: int) -> None:
        self.template = template
        self.value: i64 = value
        self.twin = twin
        self.action = action


@final
class Box:
    """Everything the rules read from components.json, and the list of all actions made from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._read_goods(data)
        self._read_cards(data)
        self._read_buildings(data)
        self._read_winter(data)
        self._list_payments()
        self._name_actions()

    def _read_goods(self, data: dict[str, Any]) -> None:
        self.good_count: list[int] = [good["count"] for good in data["resources"]]
        self.good_value: list[int] = [good["value"] or 0 for good in data["resources"]]
        self.coins: int = data["coin_total_value"]
        by_count = data["players"]["by_count"]
        self.rounds: list[int] = [by_count.get(str(n), {}).get("rounds", 0) for n in range(SEATS + 1)]
        self.helpers: list[int] = [by_count.get(str(n), {}).get("helpers_each", 0) for n in range(SEATS + 1)]
        self.cards_per_round: list[int] = [by_count.get(str(n), {}).get("cards_per_round", 0) for n in range(SEATS + 1)]
        start = data["players"]["start_stock"]
        self.start_talers: int = start.get("talers", 0)
        self.start_goods: list[int] = [start.get(good, 0) for good in GOODS[:TALER]]
        self.start_tower: list[int] = [data["defence_tower"]["start"][good] for good in GOODS[:TALER]]
        self.duty: int = data["defence_tower"]["duty_per_kind"]
        self.wagon_ids: list[str] = [wagon["id"] for wagon in data["wagons"]]
        self.symbols: list[int] = [wagon["symbols"] for wagon in data["wagons"]]
        self.field_taler: dict[int, int] = {f["number"]: f["start_taler"] for f in data["round_fields"]}
        self.field_winter: dict[int, bool] = {f["number"]: f["winter_marked"] for f in data["round_fields"]}

    def _read_cards(self, data: dict[str, Any]) -> None:
        cards = data["character_cards"]
        self.card_ids: list[str] = [card["id"] for card in cards]
        self.card_rank: list[int] = [card["rank"] for card in cards]
        self.card_reward: list[int] = [REWARDS.index(card.get("reward") or "") for card in cards]
        self.card_buildings: list[int] = [card.get("max_buildings", 0) for card in cards]
        self.card_helpers: list[int] = [card.get("max_helpers", 0) for card in cards]
        self.card_equip: list[list[int]] = [
            [card.get("equip", {}).get(good, 0) for good in GOODS[:TALER]] for card in cards
        ]
        self.card_choice: list[int] = [(card.get("equip_choice") or {}).get("count", 0) for card in cards]
        self.card_choice_from: list[list[int]] = [
            [GOODS.index(good) for good in (card.get("equip_choice") or {}).get("from", [])] for card in cards
        ]
        self.ranked: list[list[int]] = [  # the cards of each rank
            [card for card, own in enumerate(self.card_rank) if own == rank] for rank in range(MASTER_BUILDER + 1)
        ]
        self.of_rank: list[int] = [set_of(cards) for cards in self.ranked]
        self.workers: list[int] = self.ranked[WORKER]
        self.worker_of: list[int] = [  # the index among the workers of each card, or -1
            self.workers.index(card) if card in self.workers else -1 for card in range(len(cards))
        ]
        self.master_builder: int = self.card_rank.index(MASTER_BUILDER)
        self.messenger_talers: int = cards[self.card_rank.index(MESSENGER)]["talers_from_bank"]
        self.buy_price: int = cards[self.card_rank.index(STONEMASON)]["buy_price"]
        self.master_points: int = cards[self.master_builder]["vp_per_opponent_building"]
        self.all_cards: int = all_of(len(cards))

    def _read_buildings(self, data: dict[str, Any]) -> None:
        buildings = data["buildings"]
        winter = [card for card in data["winter_cards"] if card.get("places")]
        self.building_ids: list[str] = [b["id"] for b in buildings] + [card["id"] for card in winter]
        self.building_kind: list[str] = [b["kind"] for b in buildings] + [card["id"] for card in winter]
        self.value: list[int] = [b["value"] or 0 for b in buildings] + [0] * len(winter)
        self.points: list[int] = [b["points"] or 0 for b in buildings] + [0] * len(winter)
        self.half_points: list[int] = [b["worker_points"] or 0 for b in buildings] + [0] * len(winter)
        self.templates: list[int] = [n for n, b in enumerate(buildings) if b["is_template"]]
        self.template_values: list[int] = sorted({self.value[template] for template in self.templates})
        self.twin: list[int] = []  # the template before this one that is the same in everything but its id, or -1
        last: dict[tuple[str, int, int, int], int] = {}
        for number, kind in enumerate(self.building_kind):
            if kind in ("tower", "house"):
                look = (kind, self.value[number], self.points[number], self.half_points[number])
                self.twin.append(last.get(look, -1))
                last[look] = number
            else:
                self.twin.append(-1)
        self.place_ids: list[str] = []
        self.place_building: list[int] = []
        self.place_fee: list[int] = []
        self.place_num: list[int] = []
        self.place_den: list[int] = []
        self.place_twin: list[int] = []  # the place before this one that is the same in everything, or -1
        self.kind_number: list[int] = [KINDS.index(kind) for kind in self.building_kind]
        self.castle_places: int = 0
        for number, owner in enumerate([*buildings, *winter]):
            for place in owner["places"]:
                self.place_ids.append(place["id"])
                self.place_building.append(number)
                self.place_fee.append(place["fee"])
                self.place_num.append(place.get("num", 0))
                self.place_den.append(place.get("den", 1))
                last_place = len(self.place_ids) - 2
                alike = last_place >= 0 and self.place_building[last_place] == number
                alike = alike and self.place_fee[last_place] == self.place_fee[-1]
                alike = alike and self.place_num[last_place] * self.place_den[-1] == (
                    self.place_num[-1] * self.place_den[last_place]
                )
                self.place_twin.append(last_place if alike else -1)
            if number < len(buildings):
                self.castle_places = len(self.place_ids)
        self.places_of: list[list[int]] = [
            [place for place, host in enumerate(self.place_building) if host == building]
            for building in range(len(self.building_ids))
        ]
        self.place_kind: list[int] = [self.kind_number[building] for building in self.place_building]
        self.palace_places: list[int] = self._places_in(PALACE)
        self.market_places: list[int] = self._places_in(MARKET)
        self.inn_building: int = self.building_ids.index("village_inn")
        self.granary_building: int = self.building_ids.index("granary")
        self.inn_host: int = self.place_ids.index("inn_host")
        rules = {b["id"]: b["scoring"] for b in buildings}
        self.keep_points: int = rules["keep"]["vp_per_item"]
        self.palace_pieces: int = rules["palace"]["pieces_per_helper"]
        market = rules["market"]
        self.market_den: list[int] = [0, market["one_helper"]["den"], market["both_helpers"]["den"]]
        self.market_num: list[int] = [0, market["one_helper"]["num"], market["both_helpers"]["num"]]
        self.final_order: list[int] = [self.building_ids.index(id) for id in data["final_scoring_order"]]

    def _places_in(self, kind: int) -> list[int]:
        """The places of the castle in buildings of a kind."""
        return [place for place in range(self.castle_places) if self.place_kind[place] == kind]

    def _read_winter(self, data: dict[str, Any]) -> None:
        self.winter_ids: list[str] = list(WINTER_CARDS)
        cards = {card["id"]: card for card in data["winter_cards"]}
        self.toll: int = cards["village_inn"]["trader_toll"]
        self.granary_points: dict[int, int] = {
            int(n): vp for n, vp in cards["granary"]["final_scoring"]["vp_each_by_occupancy"].items()
        }
        self.breach_stones: int = cards["wall_breach"]["max_stone"]
        self.breach_points: int = cards["wall_breach"]["vp_per_stone"]
        self.maiden_points: int = cards["castle_maiden"]["winner_vp"]
        self.snow_tax: int = cards["snowdrift"]["tax"]

    def _list_payments(self) -> None:
        """Every heap of sand, wood, clay and stone that pays some building exactly with three kinds (CAS-8.1)."""
        self.payments: list[list[int]] = []
        self.payments_of: list[list[int]] = [[]] * (max(self.value) + 1)  # by value, fewest pieces first
        sand, wood, clay, stone = self.good_value[:SILVER]
        for value in self.template_values:
            heaps: list[list[int]] = []
            for stones in range(value // stone + 1):
                for clays in range((value - stones * stone) // clay + 1):
                    for woods in range((value - stones * stone - clays * clay) // wood + 1):
                        rest = value - stones * stone - clays * clay - woods * wood
                        heap = [rest // sand, woods, clays, stones]
                        fits = rest % sand == 0 and all(heap[g] <= self.good_count[g] for g in range(SILVER))
                        if fits and sum(1 for n in heap if n) >= KINDS_PER_PAYMENT:
                            heaps.append(heap)
            heaps.sort(key=sum)
            self.payments_of[value] = list(range(len(self.payments), len(self.payments) + len(heaps)))
            self.payments += heaps
        self.payments_with_most: list[list[int]] = [numbers[::-1] for numbers in self.payments_of]  # most pieces first
        self.heaps: list[Heap] = [Heap(heap) for heap in self.payments]
        self.heaps_of: list[list[Heap]] = [[self.heaps[number] for number in numbers] for numbers in self.payments_of]

    def _name_actions(self) -> None:
        """Every action there can be, in a fixed order, so that its number is stable."""
        actions = Actions()
        for code in ("decline", "stop", "pay", "sell", "refuse", "from stock", "from inn_host", "more_silver"):
            actions.single(code)
        cards = self.card_ids
        goods = list(GOODS)
        sizes = range(self.good_count[SILVER] + 1)
        together = [[i, j] for i in range(len(cards)) for j in range(i + 1, len(cards))]
        self.pairs: list[int] = [set_of(pair) for pair in together]
        self.from_wagon = actions.span("from", self.wagon_ids)
        self.play = actions.span("play", cards)
        self.play_pair = actions.span("play", [f"{cards[i]}+{cards[j]}" for i, j in together])
        hands = range(self.all_cards + 1)  # what can be played from every set of cards, one card or a pair
        self.plays_of: list[list[int]] = [[self.play.at(card) for card in listed(hand)] for hand in hands]
        self.pairs_of: list[list[int]] = [
            [self.play_pair.at(number) for number, pair in enumerate(self.pairs) if pair & hand == pair]
            for hand in hands
        ]
        self.go_first = actions.span("first", cards)  # which of two workers
        self.discard = actions.span("discard", cards)
        self.take = actions.span("take", goods)
        self.offer = actions.span("offer", goods)
        self.turn = actions.span("turn", goods[:SILVER])  # own pieces turned into points, or given for the wall
        self.turn_silver = actions.span("turn", [f"silver>{good}" for good in goods[:SILVER]])
        self.send = actions.span("send", self.wagon_ids)
        self.send_host = actions.span("send_host", self.wagon_ids)
        self.back = actions.span("back", self.wagon_ids)
        owners = [f"{seat + 1} {cards[worker]}" for seat in range(SEATS) for worker in self.workers]
        self.buy = actions.span("buy", [f"{good} of {owner}" for owner in owners for good in goods[:TALER]])
        self.build = actions.span("build", self.building_ids)
        self.plans: list[Plan] = [Plan(t, self.value[t], self.twin[t], self.build.at(t)) for t in self.templates]
        self.pay = actions.span("pay", [pieces_code(heap) for heap in self.payments])
        self.silver: list[Span] = [  # by kind: how many pieces of it come from silver
            actions.span("silver", [f"{bars}{good}" for bars in sizes]) for good in goods[:SILVER]
        ]
        self.helper = actions.span("helper", self.place_ids)
        self.convert = actions.span("convert", [str(talers) for talers in range(self.coins + 1)])
        self.codes = actions.codes
        self.numbers = actions.numbers

    def worker_card(self, number: int) -> tuple[int, int]:
        """The seat and the index among the workers of a worker card, as loads and purchases count them."""
        return number // len(self.workers), number % len(self.workers)
