"""What lies in the box: the tables of components.json as flat lists that the rules can read fast."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.actions import Actions, Span
from palas.engine.core.cards import has, listed
from palas.games.viscounts.terms import (
    ABILITIES,
    ACTIONS,
    ALL_OPEN,
    ANY,
    ANYWHERE,
    BUILDINGS,
    CONDITIONS,
    CONVERT,
    CORRUPTION,
    CRIMINAL,
    EVENTS,
    GAIN,
    GOODS,
    ICONS,
    ITEMS,
    MOST_EXCHANGES,
    MOST_OPTIONS,
    MOST_WORKERS,
    NO_ABILITY,
    NOTHING,
    OPS,
    ORDERS,
    PER,
    PERMANENT,
    PIECES,
    RESOURCES,
    RIBBONS,
    SCOPES,
    SECTIONS,
    SILVER,
    SPACES,
    SPOTS,
    TIMINGS,
    TRIGGER,
    VIRTUE,
    WIDE,
    Ability,
    Effect,
    EffectStep,
    OpenSlots,
    Opponent,
    argument,
    corruption_first,
    counted,
    packed,
    points_by_slots,
)
from palas.games.viscounts.ways import walks, within


@final
class Box:
    """Everything the rules read from components.json, and the list of all actions made from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.effects: list[Effect] = [Effect([])]
        self._read_cards(data["townsfolk"])
        self._read_pieces(data)
        self._read_manuscripts(data)
        self._read_board(data)
        self._read_tracks(data)
        self._read_player_cards(data)
        self._read_castle(data["castle"])
        self._read_solo(data["solo"])
        self._name_actions()

    # -- effects and abilities

    def effect(self, plain: list[dict[str, Any]]) -> int:
        """The number of an effect; corruption comes before virtue (VIS-17.4)."""
        if not plain:
            return NOTHING
        made = Effect([])
        for step in corruption_first(plain):
            op = OPS.index(step["op"])
            arg = argument(op, step)
            options = [self.effect(option) for option in step.get("options", [])]
            made.steps.append(EffectStep(op, arg, step.get("n", 1), options))
            if op == GAIN:
                made.corrupts = made.corrupts or arg == CORRUPTION
                made.betters = made.betters or arg == VIRTUE
            for option in options:
                made.corrupts = made.corrupts or self.effects[option].corrupts
                made.betters = made.betters or self.effects[option].betters
        self.effects.append(made)
        return len(self.effects) - 1

    def ability(self, plain: dict[str, Any] | None) -> Ability:
        """An ability as printed; None is a card without one."""
        if plain is None:
            return Ability(NO_ABILITY)
        made = Ability(ABILITIES.index(plain["kind"]))
        made.effect = self.effect(plain.get("effect", []))
        when = plain.get("when", {})
        if when:
            made.event = EVENTS.index(when["event"])
            made.action = ACTIONS.index(when["action"]) if "action" in when else -1
            made.condition = CONDITIONS.index(when.get("condition", "always"))
        made.icons = counted(plain.get("icons", []))
        made.n = plain.get("max", plain.get("value", plain.get("n", 0)))
        if made.kind == CONVERT:
            source = plain["from"]
            made.action = ACTIONS.index(plain["action"])
            made.from_icon = ICONS.index(source["icon"]) if "icon" in source else -1
            made.pay = [ITEMS.index(good) for good in source.get("pay", [])]
            made.from_n = source["n"]
            made.to_n = plain["to"]["n"]
            made.limit = plain["limit_per_action"] or 0
        return made

    # -- cards

    def _read_cards(self, data: dict[str, Any]) -> None:
        self.card_ids: list[str] = []
        self.card_silver: list[int] = []
        self.card_icons: list[list[int]] = []
        self.card_lawful: list[list[int]] = []  # how many of each kind that it has, criminals apart
        self.card_packed: list[int] = []  # the same icons, as one number
        self.card_wide: list[int] = []
        self.card_instant: list[int] = []
        self.card_timing: list[int] = []
        self.card_ability: list[Ability] = []
        self.card_event: list[int] = []  # what sets its ability off while it lies on the tableau, or -1
        self.card_converts: list[int] = []  # the action that its ability converts for, or -1
        for plain in data["neutral"]:
            self._add_card(plain)
        self.neutral: int = len(self.card_ids)
        for plain in data["hero"]:
            self._add_card(plain)
        self.first_starting: int = len(self.card_ids)
        for plain in data["starting"]:
            self._add_card(plain)
        self.cards: int = len(self.card_ids)  # the printed townsfolk of the pieces follow
        self.card_numbers: dict[str, int] = {id: number for number, id in enumerate(self.card_ids)}

    def _add_card(self, plain: dict[str, Any]) -> None:
        self.card_ids.append(plain["id"])
        self.card_silver.append(plain["silver"])
        self.card_icons.append(counted(plain["icons"]))
        self.card_lawful.append([count for count in self.card_icons[-1][:CRIMINAL] if count])
        self.card_packed.append(packed(self.card_icons[-1]))
        self.card_wide.append(packed(self.card_icons[-1], WIDE))
        self.card_instant.append(self.effect(plain["instant"]))
        self.card_timing.append(TIMINGS.index(plain.get("timing", "none")))
        ability = self.ability(plain.get("ability"))
        self.card_ability.append(ability)
        waits = ability.kind == TRIGGER and self.card_timing[-1] == PERMANENT
        self.card_event.append(ability.event if waits else -1)
        self.card_converts.append(ability.action if ability.kind == CONVERT else -1)

    def _read_pieces(self, data: dict[str, Any]) -> None:
        self.piece_ids: list[str] = [piece["id"] for piece in data["board_pieces"]]
        for piece in data["board_pieces"]:
            self._add_card(piece["printed_townsfolk"])
        # by the value of the card and the kind of space; the ring looks the same from every piece
        self.walks: list[list[list[int]]] = [walks(value) for value in range(max(self.card_silver) + 1)]
        self.within: list[list[list[list[int]]]] = [
            [within(value, steps) for steps in kinds] for value, kinds in enumerate(self.walks)
        ]

    def _read_manuscripts(self, data: dict[str, Any]) -> None:
        printed = [piece["printed_manuscript"] for piece in data["board_pieces"]]
        self.text_ids: list[str] = []
        self.text_cost: list[int] = []
        self.text_ribbon: list[int] = []  # -1: none
        self.text_effect: list[int] = []
        self.text_per: list[int] = []  # -1: no line at the end of the game
        self.text_each: list[int] = []
        self.text_vp: list[int] = []
        self.text_grey: list[bool] = []
        for plain in [*data["manuscripts"], *printed]:
            self.text_ids.append(plain["id"])
            self.text_cost.append(plain["cost"])
            self.text_ribbon.append(RIBBONS.index(plain["ribbon"]) if plain["ribbon"] else -1)
            self.text_effect.append(self.effect(plain["effect"]))
            line = plain.get("scoring")
            self.text_per.append(PER.index(line["per"]) if line else -1)
            self.text_each.append(line["each"] if line else 1)
            self.text_vp.append(line["vp"] if line else 0)
            self.text_grey.append(plain.get("back") == "grey")
        self.texts: int = len(data["manuscripts"])  # the printed ones of the pieces follow
        sets = data["manuscript_sets_vp"]
        self.set_vp: list[int] = [0, *(sets[str(colours)] for colours in range(1, len(RIBBONS) + 1))]
        self.texts_below: int = data["manuscript_setup"]["black_backs_per_pile"]
        bonus = {card["ribbon"]: card for card in data["cleric_bonus_cards"]}
        self.bonus_vp: list[int] = [bonus[ribbon]["vp"] for ribbon in RIBBONS]
        self.bonus_icons: list[list[int]] = [counted(bonus[ribbon]["icons"]) for ribbon in RIBBONS]
        self.bonus_packed: list[int] = [packed(icons) for icons in self.bonus_icons]

    # -- board

    def _read_board(self, data: dict[str, Any]) -> None:
        pieces = data["board_pieces"]
        trades = {trade["id"]: trade for trade in data["trades"]}
        self.space_ids: list[str] = []
        self.space_number: list[int] = []  # -1 on the inner path
        self.trade_cost: list[int] = []  # by space
        self.trade_effect: list[int] = []
        for piece in pieces:
            spaces = {space["id"]: space for space in piece["spaces"]}
            for letter in SPACES:
                space = spaces[f"{piece['id']}.{letter}"]
                trade: dict[str, Any] = trades[space["trade"]] if space["trade"] else {"merchants": 0, "effect": []}
                self.space_ids.append(space["id"])
                self.space_number.append(space["number"] if space["number"] else -1)
                self.trade_cost.append(trade["merchants"])
                self.trade_effect.append(self.effect(trade["effect"]))
        self.sides: list[str] = sorted({data["board_side_by_players"][str(players)] for players in range(1, 5)})
        self.side_of: list[int] = [0] * 5  # by player count
        for players in range(1, 5):
            self.side_of[players] = self.sides.index(data["board_side_by_players"][str(players)])
        self.spot_ids: list[str] = [f"{piece}.s{n + 1}" for piece in self.piece_ids for n in range(SPOTS)]
        self.spots: list[int] = []  # per piece, by side
        self.spot_bank: list[list[int]] = []  # by side: LEFT, RIGHT, or -1 where there is none
        self.spot_reward: list[list[int]] = []
        self.link_reward: list[list[int]] = []  # of the link to the next spot; -1: not linked
        self.banks: list[list[list[int]]] = []  # the spots that can be reached, by side and space
        self.all_spots: list[list[int]] = []  # every spot, by side
        for side in self.sides:
            banks, rewards, links = [-1] * 25, [NOTHING] * 25, [-1] * 25
            for number, piece in enumerate(pieces):
                printed = piece["sides"][side]
                at = {spot["id"]: number * SPOTS + spot["order"] - 1 for spot in printed["spots"]}
                for spot in printed["spots"]:
                    banks[at[spot["id"]]] = SPACES.index(spot["bank"])
                    rewards[at[spot["id"]]] = self.effect(spot["reward"])
                for link in printed["links"]:
                    links[at[link["a"]]] = self.effect(link["reward"])
            self.spots.append(len(pieces[0]["sides"][side]["spots"]))
            self.spot_bank.append(banks)
            self.all_spots.append([spot for spot, bank in enumerate(banks) if bank >= 0])
            self.banks.append(
                [
                    [spot for spot in self.all_spots[-1] if spot // SPOTS == space // 3 and banks[spot] == space % 3]
                    for space in range(len(self.space_ids))
                ]
            )
            self.spot_reward.append(rewards)
            self.link_reward.append(links)

    # -- player boards and end cards

    def _read_tracks(self, data: dict[str, Any]) -> None:
        board = data["player_board"]
        self.hand_limit: int = board["base_hand_limit"]
        icons = board["start_icons"]
        self.start_icons: list[list[int]] = [[0] * 5, counted(icons["slot_2"]), counted(icons["slot_3"])]
        self.start_packed: list[int] = [packed(slot) for slot in self.start_icons]
        self.worker_nobles: list[int] = [line["nobles"] for line in board["worker_cost_table"]]
        self.worker_count: list[int] = [line["workers"] for line in board["worker_cost_table"]]
        self.slot_ids: list[str] = [slot["id"] for slot in board["building_slots"]]
        self.slot_building: list[int] = [BUILDINGS.index(slot["building"]) for slot in board["building_slots"]]
        self.slot_ability: list[Ability] = [self.ability(slot["ability"]) for slot in board["building_slots"]]
        self.open_slots = OpenSlots(self.slot_ability)
        buildings = {building["id"]: building for building in data["buildings"]}
        self.building_cost: list[int] = [buildings[id]["builders"] for id in BUILDINGS]
        self.slot_cost: list[int] = [self.building_cost[building] for building in self.slot_building]
        self.cheapest: list[int] = [  # what the cheapest building costs that is left, by the set of open slots
            min([cost for slot, cost in enumerate(self.slot_cost) if not has(slots, slot)]) for slots in range(ALL_OPEN)
        ]
        self.building_vp: list[list[int]] = [[0, *buildings[id]["vp"]] for id in BUILDINGS]
        self.slot_points: list[int] = points_by_slots(self.slot_building, self.building_vp)  # by the set of open slots
        pays = {symbol["id"]: symbol["pays"] for symbol in data["symbols"]}
        self.pays: list[int] = [ITEMS.index(pays[icon]) for icon in ICONS[:CRIMINAL]]  # the good of each action
        track = data["track"]
        self.track: int = track["length"]
        self.corruption_start: int = track["corruption_start"]
        self.virtue_start: int = track["virtue_start"]
        self._read_track_spaces(track["spaces"], data["solo"]["opponent_track"]["spaces"])
        self.workers: int = data["supply"]["workers_per_player"]
        self.leader_vp: int = data["castle_leader_card"]["vp"]
        self.leader_hand: int = data["castle_leader_card"]["ability"]["n"]
        self.debts_on_top: list[int] = [0, *(data["poverty_card"]["cards_on_top"][str(n)] for n in range(1, 5))]
        self.deeds_on_top: list[int] = [0, *(data["prosperity_card"]["cards_on_top"][str(n)] for n in range(1, 5))]
        self.poverty_vp: list[int] = data["poverty_card"]["vp_by_place"]
        self.prosperity_vp: list[int] = data["prosperity_card"]["vp_by_place"]
        self.debt_vp: int = data["debt_card"]["vp_unflipped"]
        self.debt_flipped_vp: int = data["debt_card"]["vp_flipped"]
        self.deed_vp: int = data["deed_card"]["vp_unflipped"]
        self.deed_flipped_vp: int = data["deed_card"]["vp_flipped"]
        self.debt_flip: int = self.effect(data["debt_card"]["on_flip"])
        self.deed_flip: int = self.effect(data["deed_card"]["on_flip"])
        self.one_virtue: int = self.effect([{"op": "gain", "item": "virtue", "n": 1}])
        self.one_corruption: int = self.effect([{"op": "gain", "item": "corruption", "n": 1}])

    def _read_track_spaces(self, spaces: list[dict[str, Any]], rival: list[dict[str, Any]]) -> None:
        """Indexed by the number of the space, so that entry 0 is empty."""
        self.above: list[int] = [NOTHING, *(self.effect(space["active_player"]) for space in spaces)]
        self.below: list[int] = [NOTHING, *(self.effect(space["opponents"]["effect"]) for space in spaces)]
        self.below_if: list[int] = [0, *(CONDITIONS.index(space["opponents"]["condition"]) for space in spaces)]
        self.rival_above: list[int] = [NOTHING, *(self.effect(space["active_player"]) for space in rival)]

    def _read_player_cards(self, data: dict[str, Any]) -> None:
        self.start_ids: list[str] = []
        self.start_space: list[int] = []
        self.start_goods: list[list[int]] = []  # by item, any resource included
        self.start_debts: list[int] = []
        self.start_deeds: list[int] = []
        self.start_extra: list[int] = []
        self.start_scope: list[int] = []
        for plain in data["player_cards"]:
            self.start_ids.append(plain["id"])
            self.start_space.append(self.space_number.index(plain["number"]))
            goods = [plain["resources"].get(item, 0) for item in ITEMS[: ANY + 1]]
            goods[SILVER] = plain["silver"]
            self.start_goods.append(goods)
            self.start_debts.append(plain["debts"])
            self.start_deeds.append(plain["deeds"])
            self.start_extra.append(self.effect(plain["extra"]))
            self.start_scope.append(SCOPES[plain["extra_scope"]] if plain["extra_scope"] else ANYWHERE)

    def _read_castle(self, data: dict[str, Any]) -> None:
        self.section_ids: list[str] = [section["id"] for section in data["clockwise_sections"]]
        self.ring2_reward: list[int] = [self.effect(section["ring2_reward"]) for section in data["clockwise_sections"]]
        self.ring3_reward: int = self.effect(data["ring3_reward"])
        self.group: int = data["group_size_to_move"]
        self.most_workers: int = data["max_workers_per_section_ring_1_and_2"]
        self.bump_reward: list[int] = [NOTHING, *(self.effect(data["bump_reward"][ring]) for ring in ("1", "2"))]
        self.ring_vp: list[int] = [0, *(data["vp_per_worker"][ring] for ring in ("1", "2", "3"))]

    # -- solo

    def _read_solo(self, data: dict[str, Any]) -> None:
        cards = data["scheme_cards"]
        self.scheme_ids: list[str] = []
        self.scheme_icons: list[list[int]] = []
        self.scheme_packed: list[int] = []
        self.scheme_wide: list[int] = []
        self.scheme_rows: list[list[int]] = []  # effects of rows 1 and 2
        self.scheme_move: list[int] = []
        self.scheme_options: list[list[int]] = []
        for plain in [*cards["starting"], *cards["future"]]:
            self.scheme_ids.append(plain["id"])
            self.scheme_icons.append(counted(plain["icons"]))
            self.scheme_packed.append(packed(self.scheme_icons[-1]))
            self.scheme_wide.append(packed(self.scheme_icons[-1], WIDE))
            self.scheme_rows.append([self.effect(plain["row1"]), self.effect(plain["row2"])])
            self.scheme_move.append(plain["move"])
            self.scheme_options.append([self.effect(option) for option in plain["options"]])
        self.first_future: int = len(cards["starting"])
        self.resource_vp: int = data["vp_per_leftover_resource"]
        instead = {line["when"]: self.effect(line["instead"]) for line in data["reference_card"]["substitutions"]}
        self.for_silver: int = instead["gain_2_silver"]
        self.for_no_scheme: int = instead["gain_scheme_but_future_pile_empty"]
        self.for_no_flip: int = instead["flip_but_nothing_to_flip"]
        self.instead: list[int] = [instead.get(op, NOTHING) for op in OPS]
        self.opponents: list[Opponent] = [self._opponent(plain) for plain in data["opponents"]]

    def _opponent(self, plain: dict[str, Any]) -> Opponent:
        made = Opponent(plain["id"], [self.ability(slot["ability"]) for slot in plain["building_slots"]])
        made.focus = ACTIONS.index(plain["focus"])
        for line in plain["resource_priority"]:
            made.priority.append(ITEMS.index(line["resource"]))
            made.until.append(line["until"] or 0)
        made.one_type = plain["resources_are_one_type"]
        made.resources = [plain["start"]["resources"].get(item, 0) for item in ITEMS[: ANY + 1]]
        made.debts = plain["start"]["debts"]
        made.deeds = plain["start"]["deeds"]
        made.building = BUILDINGS.index(plain["start"]["building"]) if plain["start"]["building"] else -1
        made.removed = [self.scheme_ids.index(id) for id in plain["removed_schemes"]]
        made.slot_icons = [[0] * 5, counted(plain["slot_icons"]["slot_2"]), counted(plain["slot_icons"]["slot_3"])]
        made.slot_packed = [packed(slot) for slot in made.slot_icons]
        made.slot_building = [BUILDINGS.index(slot["building"]) for slot in plain["building_slots"]]
        made.slot_points = points_by_slots(made.slot_building, self.building_vp)
        made.nobles = [line["nobles"] for line in plain["worker_cost_table"]]
        made.workers = [line["workers"] for line in plain["worker_cost_table"]]
        return made

    # -- actions

    def _name_actions(self) -> None:
        """Every action there can be, in a fixed order, so that its number is stable."""
        actions = Actions()
        for code in ("skip", "decline", "dismiss", "discard top", "destroy top"):
            actions.single(code)
        actions.span("side", ["clockwise", "counterclockwise"])
        self.do = actions.span("do", ["trade", "build", "workers", "transcribe"])
        self.gain = actions.span("gain", list(ITEMS[:RESOURCES]))
        actions.span("flip", ["debt", "deed"])
        self.send = actions.span("workers", numbered(MOST_WORKERS), 1)
        self.choose = actions.span("choose", numbered(MOST_OPTIONS))
        self.order = actions.span("order", list(ORDERS))
        self.pick = actions.span("pick", self.start_ids)
        own = self.card_ids[: self.cards]
        self.play = actions.span("play", own)
        self.discard = actions.span("discard", own)
        self.destroy = actions.span("destroy", own)
        self.use = actions.span("use", own)
        self.hire = actions.span("hire", own[: self.neutral])
        self.take = actions.span("take", self.text_ids[: self.texts])
        self.move = actions.span("move", self.space_ids)
        self.moves: list[list[list[int]]] = [  # by the piece and the set of its spaces that can be reached
            [[self.move.at(3 * piece + kind) for kind in listed(near)] for near in range(8)] for piece in range(PIECES)
        ]
        self.build = actions.span("build", self.slot_ids)
        self.spot = actions.span("spot", self.spot_ids)
        self.link = actions.span("link", self.spot_ids)  # the link to the next spot
        sections = self.section_ids
        self.section = actions.span("section", sections)
        self.rise = actions.span("group", sections)
        crowd = [f"{section}.{ring}.{who}" for section in sections for ring in (1, 2) for who in range(1, 5)]
        self.bump = actions.span("bump", crowd)
        ahead = [f"{sections[n]}>{sections[(n + 1) % SECTIONS]}" for n in range(SECTIONS)]
        back = [f"{sections[n]}>{sections[(n - 1) % SECTIONS]}" for n in range(SECTIONS)]
        self.aside = actions.span("worker", ahead + back)
        self.pay_good: list[int] = list(range(GOODS))  # what the payments of each action are made of
        self.pay_amount: list[int] = [1] * GOODS
        for ability in self.card_ability:
            for good in ability.pay:
                if (good, ability.from_n) not in zip(self.pay_good, self.pay_amount, strict=True):
                    self.pay_good.append(good)
                    self.pay_amount.append(ability.from_n)
        payments = zip(self.pay_good, self.pay_amount, strict=True)
        self.pay = actions.span("pay", [f"{n if n > 1 else ''}{ITEMS[good]}" for good, n in payments])
        self.times = actions.span("times", numbered(MOST_EXCHANGES), 1)
        self.codes: list[str] = actions.codes
        self.numbers: dict[str, int] = actions.numbers
        self.spans: dict[str, Span] = actions.spans


def numbered(count: int) -> list[str]:
    """The numbers from one on, as words of codes."""
    return [str(n) for n in range(1, count + 1)]
