"""What lies in the box: the tables of components.json as flat lists that the rules can read fast."""

from __future__ import annotations

from typing import Any, Final, final

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
        self.workers: list[int] = [card for card in range(len(cards)) if self.card_rank[card] == WORKER]
        self.master_builder: int = self.card_rank.index(MASTER_BUILDER)
        self.messenger_talers: int = cards[self.card_rank.index(MESSENGER)]["talers_from_bank"]
        self.buy_price: int = cards[self.card_rank.index(STONEMASON)]["buy_price"]
        self.master_points: int = cards[self.master_builder]["vp_per_opponent_building"]
        self.all_cards: int = (1 << len(cards)) - 1

    def _read_buildings(self, data: dict[str, Any]) -> None:
        buildings = data["buildings"]
        winter = [card for card in data["winter_cards"] if card.get("places")]
        self.building_ids: list[str] = [b["id"] for b in buildings] + [card["id"] for card in winter]
        self.building_kind: list[str] = [b["kind"] for b in buildings] + [card["id"] for card in winter]
        self.value: list[int] = [b["value"] or 0 for b in buildings] + [0] * len(winter)
        self.points: list[int] = [b["points"] or 0 for b in buildings] + [0] * len(winter)
        self.half_points: list[int] = [b["worker_points"] or 0 for b in buildings] + [0] * len(winter)
        self.templates: list[int] = [n for n, b in enumerate(buildings) if b["is_template"]]
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

    def _read_winter(self, data: dict[str, Any]) -> None:
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
        self.payments_of: dict[int, list[int]] = {}  # by value: numbers of payments, fewest pieces first
        sand, wood, clay, stone = self.good_value[:SILVER]
        for value in sorted({self.value[template] for template in self.templates}):
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

    def _name_actions(self) -> None:
        """Every action there can be, in a fixed order, so that its number is stable."""
        self.codes: list[str] = [
            "decline",
            "stop",
            "pay",
            "sell",
            "refuse",
            "from stock",
            "from inn_host",
            "more_silver",
        ]
        self.first_from_wagon = len(self.codes)
        self.codes += [f"from {wagon}" for wagon in self.wagon_ids]
        self.first_card = len(self.codes)
        self.codes += [f"play {card}" for card in self.card_ids]
        self.pairs: list[int] = []  # bit masks of two cards
        self.first_pair = len(self.codes)
        for i, first in enumerate(self.card_ids):
            for j in range(i + 1, len(self.card_ids)):
                self.pairs.append(1 << i | 1 << j)
                self.codes.append(f"play {first}+{self.card_ids[j]}")
        self.first_choose = len(self.codes)  # which of two workers
        self.codes += [f"first {card}" for card in self.card_ids]
        self.first_discard = len(self.codes)
        self.codes += [f"discard {card}" for card in self.card_ids]
        self.first_take = len(self.codes)
        self.codes += [f"take {good}" for good in GOODS]
        self.first_offer = len(self.codes)
        self.codes += [f"offer {good}" for good in GOODS]
        self.first_turn = len(self.codes)  # own pieces turned into points, or given for the wall
        self.codes += [f"turn {good}" for good in GOODS[:SILVER]]
        self.first_turn_silver = len(self.codes)
        self.codes += [f"turn silver>{good}" for good in GOODS[:SILVER]]
        self.first_send = len(self.codes)
        self.codes += [f"send {wagon}" for wagon in self.wagon_ids]
        self.first_send_host = len(self.codes)
        self.codes += [f"send_host {wagon}" for wagon in self.wagon_ids]
        self.first_back = len(self.codes)
        self.codes += [f"back {wagon}" for wagon in self.wagon_ids]
        self.first_buy = len(self.codes)  # seat, worker and good: see buy_action
        for seat in range(SEATS):
            for worker in self.workers:
                self.codes += [f"buy {good} of {seat + 1} {self.card_ids[worker]}" for good in GOODS[:TALER]]
        self.first_build = len(self.codes)
        self.codes += [f"build {building}" for building in self.building_ids]
        self.first_pay = len(self.codes)
        self.codes += [f"pay {pieces_code(heap)}" for heap in self.payments]
        self.first_silver = len(self.codes)  # how many silver bars stand for a kind: see silver_action
        self.most_silver: int = self.good_count[SILVER]
        for good in range(SILVER):
            self.codes += [f"silver {n}{GOODS[good]}" for n in range(self.most_silver + 1)]
        self.first_helper = len(self.codes)
        self.codes += [f"helper {place}" for place in self.place_ids]
        self.first_convert = len(self.codes)
        self.codes += [f"convert {n}" for n in range(self.coins + 1)]
        self.numbers: dict[str, int] = {code: number for number, code in enumerate(self.codes)}

    def buy_action(self, seat: int, worker: int, good: int) -> int:
        """The action of buying one piece from a worker card (its index among the workers)."""
        return self.first_buy + (seat * len(self.workers) + worker) * TALER + good

    def silver_action(self, good: int, bars: int) -> int:
        """The action of exchanging that many bars for one kind."""
        return self.first_silver + good * (self.most_silver + 1) + bars
