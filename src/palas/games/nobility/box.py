"""What lies in the box: the tables of components.json as flat lists that the rules can read fast."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.actions import Actions, Span
from palas.engine.core.cards import set_of, with_
from palas.games.nobility.terms import (
    BERK,
    BOARD,
    CASTLE,
    COUNCIL,
    DESK,
    FIELDS,
    GOODS,
    GUILD,
    HALL,
    KINDS,
    LOCATIONS,
    METRICS,
    OPS,
    PORT,
    TAVERN,
    TILE,
    TIMINGS,
    YARD,
)


@final
class Effect:
    """One effect: what it does, how much, where."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.op: int = OPS.index(plain["op"])
        self.n: int = plain.get("n", 1)
        location = plain.get("location", "")
        self.location: int = LOCATIONS.index(location) if location in LOCATIONS else -1
        self.space: int = (TAVERN, YARD, PORT)[self.location] if location in LOCATIONS else -1


def totals(effects: list[Effect]) -> list[int]:
    """What the effects of each op add up to."""
    sums = [0] * len(OPS)
    for effect in effects:
        sums[effect.op] += effect.n
    return sums


def effects(plain: list[dict[str, Any]]) -> list[Effect]:
    """A list of effects."""
    return [Effect(entry) for entry in plain]


@final
class Scoring:
    """How a commission card or an objective is judged."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.metrics: list[int] = [METRICS.index(part["metric"]) for part in plain.get("all_of", [])]
        self.least: list[int] = [part["min"] for part in plain.get("all_of", [])]
        self.metric: int = METRICS.index(plain["metric"]) if "metric" in plain else -1
        self.per: int = plain.get("per", 1)
        self.vp: int = plain.get("vp", 0)
        self.most: int = plain.get("max_vp", 0)


@final
class Setup:
    """The setup card of a player count."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.tavern: int = plain["tavern_slots"]
        self.yard: int = plain["yard_slots"]
        self.guild_dice: int = plain["guild_die_slots_usable"]
        self.apprentices: int = plain["guild_apprentice_slots"]
        self.income: list[int] = [0, *[plain["apprentice_income"][str(n + 1)] for n in range(self.apprentices)]]
        self.neutral_field: int = (plain["neutral_workshop_field"] or 0) - 1
        self.owner_times: int = plain["owner_reward_multiplier"]


@final
class Box:
    """Everything the rules read from components.json, and the list of all actions made from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._read_tracks(data)
        self._read_board(data["board"], data["player_board"])
        self._read_cards(data)
        self._read_chancery(data["chancery"])
        self._name_actions()

    def _read_tracks(self, data: dict[str, Any]) -> None:
        tracks = data["tracks"]
        self.rounds: int = tracks["rounds"]["last"]
        self.rep_min: int = tracks["reputation"]["min"]
        self.rep_max: int = tracks["reputation"]["max"]
        self.rep_start: int = tracks["reputation"]["start"]
        self.rep_start_six: int = tracks["reputation"]["start_6p"]
        self.star_max: int = tracks["nobility"]["max"]
        self.lord_at: int = tracks["nobility"]["lord_at"]
        self.star_vp: list[int] = [tracks["nobility"]["end_vp"][str(n)] for n in range(self.star_max + 1)]
        supply = {entry["id"]: entry["limit"] for entry in data["supply"]}
        self.modifiers: int = supply["modifiers"]
        self.workers: int = supply["workers_per_player"]
        self.houses: int = supply["houses_per_player"]
        start = data["start_resources"]
        self.start_coins: int = start["coins"]
        self.start_goods: int = start["goods_each_type"]
        self.start_platform: int = start["houses_on_platform"]
        self.dice: int = start["dice"]
        self.dice_six: int = start["six_player"]["dice"]
        self.start_modifiers: dict[int, list[int]] = {int(n): m for n, m in start["modifiers_by_seat"].items()}
        by_players = {entry["players"]: entry for entry in data["setup_cards"]}
        self.setups: list[Setup] = [Setup(by_players[max(2, n)]) for n in range(7)]
        self.guild_ids: list[str] = [guild["id"] for guild in data["guilds"]]
        self.guild_good: list[int] = [GOODS.index(guild["good"]) for guild in data["guilds"]]
        self.guild_of_die: list[int] = [0] * (KINDS + 1)
        for number, guild in enumerate(data["guilds"]):
            self.guild_of_die[guild["automa_value"]] = number
        self.race_ids: list[str] = [race["id"] for race in data["races"]]
        self.automa_times: int = data["solo_rules"]["owner_reward_multiplier_on_automa"]
        self.goods_per_vp: int = data["scoring"]["goods_per_vp"]

    def _read_board(self, board: dict[str, Any], mat: dict[str, Any]) -> None:
        self.display: int = board["cavern_tavern"]["display_size"]
        self.hold: int = board["cavern_tavern"]["hand_limit_open"]
        self.house_cost: int = board["construction_yard"]["house_cost"]
        guild = board["guild"]
        self.good_price: int = guild["good_price"]
        self.guild_values: list[list[int]] = [slot["values"] for slot in guild["die_slots"]]
        self.buy_most: list[int] = [slot["max_buy"] for slot in guild["die_slots"]]
        self.apprentice_most: list[int] = [slot["max_apprentices"] for slot in guild["die_slots"]]
        self.reaches: list[int] = [len(slot["activates_fields"]) for slot in guild["die_slots"]]
        fields = guild["workshop_fields"]
        self.field_stars: list[int] = [field["stars"] for field in fields]
        self.field_vp: list[int] = [field["vp"] for field in fields]
        self.field_reward: list[list[Effect]] = [effects(field["owner_reward"]) for field in fields]
        self.hall_cost: list[int] = [slot["cost"] for slot in board["guild_hall"]["slots"]]
        self.refund: int = board["guild_hall"]["sell_refund"]
        self.sell_most: list[int] = [slot["max_sell"] for slot in board["port"]["slots"]]
        council = board["stone_council"]
        self.council_race: list[int] = [self.race_ids.index(race) for race in council["columns"]]
        self.council_values: list[list[int]] = [row["values"] for row in council["rows"]]
        self.council_loss: int = council["reputation_loss"]
        self.berk_values: list[list[int]] = [slot["values"] for slot in board["berk_office"]["slots"]]
        self.berk_free: list[int] = [slot["free_modifiers"] for slot in board["berk_office"]["slots"]]
        self.berk_buy: list[int] = [slot["buyable_modifiers"] for slot in board["berk_office"]["slots"]]
        self.modifier_price: int = board["berk_office"]["modifier_price"]
        self.castle_gain: list[int] = [slot["reputation"] for slot in board["white_castle"]["slots"]]
        self.castle_players: list[int] = [slot["min_players"] for slot in board["white_castle"]["slots"]]
        self.castle_values: list[list[int]] = [slot["values"] for slot in board["white_castle"]["slots"]]
        self.board_values: list[int] = board["board_die_space"]["values"]
        self.plots: int = mat["house_plots"]
        self.site_stars: list[int] = [site["stars"] for site in mat["community_sites"]]
        self.site_vp: list[int] = [site["vp"] for site in mat["community_sites"]]
        self.site_income: list[list[Effect]] = [effects(site["income"]) for site in mat["community_sites"]]

    def _read_cards(self, data: dict[str, Any]) -> None:
        settlers = data["settlers"]
        self.settler_ids: list[str] = [card["id"] for card in settlers]
        self.settler_race: list[int] = [self.race_ids.index(card["race"]) for card in settlers]
        self.race_cards: list[int] = [0] * KINDS  # sets of settlers cards
        for card, race in enumerate(self.settler_race):
            self.race_cards[race] = with_(self.race_cards[race], card)
        self.settler_deck: list[int] = [card["deck"] for card in settlers]
        self.settler_goods: list[list[int]] = [[GOODS.index(good) for good in card["goods"]] for card in settlers]
        self.settler_min: list[int] = [card["min"] for card in settlers]
        self.settler_max: list[int] = [card["max"] for card in settlers]
        self.settler_workers: list[int] = [card["workers"] for card in settlers]
        self.settler_stars: list[int] = [card["stars"] for card in settlers]
        ships = data["ships"]
        self.ship_ids: list[str] = [ship["id"] for ship in ships]
        self.ship_price: list[list[int]] = [[ship["demand"][good]["price"] for good in GOODS] for ship in ships]
        self.ship_room: list[list[int]] = [[ship["demand"][good]["slots"] for good in GOODS] for ship in ships]
        council = data["council_tiles"]
        self.council_ids: list[str] = [tile["id"] for tile in council]
        self.council_star: list[int] = [tile["nobility"] for tile in council]
        self.council_goods: list[list[int]] = [[tile["goods"].get(good, 0) for good in GOODS] for tile in council]
        self.council_coins: list[int] = [tile["coins"] for tile in council]
        self.council_vp: list[int] = [tile["vp"] for tile in council]
        buildings = data["buildings"]
        self.building_ids: list[str] = [tile["id"] for tile in buildings]
        self.building_guild: list[int] = [
            self.guild_ids.index(tile["guild"]) if tile["kind"] == "workshop" else -1 for tile in buildings
        ]
        self.building_choices: list[list[Effect]] = [effects(tile.get("choose_one", [])) for tile in buildings]
        self.building_passive: list[list[Effect]] = [effects(tile.get("passive", [])) for tile in buildings]
        self.building_totals: list[list[int]] = [totals(passive) for passive in self.building_passive]
        characters = data["characters"]
        self.character_ids: list[str] = [card["id"] for card in characters]
        self.character_good: list[int] = [GOODS.index(card["extra_good"]) for card in characters]
        self.character_bonus: list[list[Effect]] = [effects(card["lord_bonus"]) for card in characters]
        events = data["events"]
        self.event_ids: list[str] = [card["id"] for card in events]
        self.event_deck: list[int] = [card["deck"] for card in events]
        self.event_timing: list[int] = [TIMINGS.index(card["timing"]) for card in events]
        self.event_effects: list[list[Effect]] = [effects(card["effects"]) for card in events]
        self.event_totals: list[list[int]] = [totals(card) for card in self.event_effects]
        self.objective_ids: list[str] = [card["id"] for card in data["solo_objectives"]]
        self.objectives: list[Scoring] = [Scoring(card) for card in data["solo_objectives"]]

    def _read_chancery(self, chancery: dict[str, Any]) -> None:
        desks = chancery["desks"]
        self.desk_ids: list[str] = [desk["id"] for desk in desks]
        self.desk_die: list[int] = [desk["die"] for desk in desks]
        self.desk_race: list[int] = [self.race_ids.index(desk["race"]) for desk in desks]
        self.desk_players: list[int] = [desk["min_players"] for desk in desks]
        self.desk_passive: list[list[Effect]] = [effects(desk["passive"]) for desk in desks]
        self.desk_totals: list[list[int]] = [totals(passive) for passive in self.desk_passive]
        self.desks_giving: list[list[int]] = [  # the desks that add something, by op
            [desk for desk in range(len(desks)) if self.desk_totals[desk][op]] for op in range(len(OPS))
        ]
        benefits = [desk["benefit"] for desk in desks]
        self.desk_twins: list[list[int]] = [
            [other for other in range(desk) if benefits[other] == benefits[desk]] for desk in range(len(desks))
        ]
        self.desk_income: int = chancery["income_per_apprentice"]["coins"]
        self.cards_dealt: int = chancery["start"]["cards_dealt"]
        self.card_base: int = chancery["max_cards"]["base"]
        self.card_each: int = chancery["max_cards"]["per_chancery_apprentice"]
        self.berk_draws: list[int] = [entry["draw"] for entry in chancery["berk_draw"]]
        self.berk_loss: list[int] = [entry["reputation_loss"] for entry in chancery["berk_draw"]]
        self.commission_ids: list[str] = [card["id"] for card in chancery["commission_cards"]]
        self.commissions: list[Scoring] = [Scoring(card["scoring"]) for card in chancery["commission_cards"]]
        self.dice_tile_ids: list[str] = [tile["id"] for tile in chancery["dice_tiles"]]
        self.dice_tiles: list[list[int]] = [tile["values"] for tile in chancery["dice_tiles"]]

    def _name_actions(self) -> None:
        """Every space and every action there can be, in a fixed order, so that their numbers are stable."""
        bands = ["low", "mid", "high"]
        self.space_ids: list[str] = []
        self.place_of: list[int] = []  # the first space of the place that a space belongs to
        self._add_spaces(TAVERN, ["tavern"])
        self._add_spaces(YARD, ["yard"])
        self._add_spaces(BOARD, ["board"])
        self._add_spaces(GUILD, [f"{guild}_{band}" for guild in self.guild_ids for band in bands])
        self._add_spaces(HALL, [f"hall_{slot + 1}" for slot in range(KINDS)])
        self._add_spaces(PORT, [f"port_{slot + 1}" for slot in range(KINDS)])
        rows = range(1, FIELDS + 1)
        self._add_spaces(
            COUNCIL, [f"council_{self.race_ids[race]}_{row}" for row in rows for race in self.council_race]
        )
        self._add_spaces(BERK, [f"berk_{band}" for band in bands])
        self._add_spaces(CASTLE, [f"castle_{band}" for band in [*bands, "extra"]])
        self._add_spaces(DESK, self.desk_ids)
        self._add_spaces(TILE, [f"{tile}_{hole}" for tile in self.dice_tile_ids for hole in rows])
        self.space_players: list[int] = [1] * len(self.space_ids)  # from how many players on it is in use
        self.space_players[CASTLE:DESK] = self.castle_players
        self.space_players[DESK:TILE] = self.desk_players
        self.space_values: list[int] = [self._values_of(space) for space in range(len(self.space_ids))]
        known: dict[tuple[int, ...], list[int]] = {}  # equal lists are one list: those in use stay at hand
        self.spaces_for: list[list[list[int]]] = [  # that take one of some values, by their set; see _spaces_taking
            [known.setdefault(tuple(spaces), spaces) for spaces in self._spaces_taking(values)]
            for values in range(2 << KINDS)
        ]
        actions = Actions()
        for code in (
            "pass", "end", "stop", "decline", "from quarters", "replace settlers", "replace hall", "draw commission",
        ):  # fmt: skip
            actions.single(code)
        faces = range(1, KINDS + 1)
        shown = [f"{rolled}{value - rolled:+d}".removesuffix("+0") for rolled in faces for value in faces]
        self.go = actions.span("go", self.space_ids)
        self.die = actions.span("die", shown)  # see die_action and die_of
        self.settle = actions.span("settle", self.settler_ids)
        self.card = actions.span("card", self.settler_ids)
        self.discard = actions.span("discard", self.settler_ids)
        self.pay: list[Span] = [actions.span("pay", [f"{n}{good}" for n in range(5)]) for good in GOODS]  # an amount
        self.good = actions.span("good", list(GOODS))
        self.give = actions.span("give", list(GOODS))
        self.sell_good = actions.span("sell", list(GOODS))
        self.use = actions.span("use", ["1", "2"])
        self.reroll = actions.span("reroll", [str(face) for face in faces])
        self.buy = actions.span("buy", [str(count) for count in range(KINDS + 1)])
        self.take_modifiers = actions.span("modifiers", [str(count) for count in range(KINDS + 1)])
        self.from_guild = actions.span("from", self.guild_ids)
        self.site = actions.span("site", [str(site + 1) for site in range(FIELDS)])
        fields = [f"{guild}_{field + 1}" for guild in self.guild_ids for field in range(FIELDS)]
        self.sell_workshop = actions.span("sell", fields)
        self.sell_site = actions.span("sell", [f"site_{site + 1}" for site in range(FIELDS)])
        self.keep = actions.span("keep", self.commission_ids)
        self.codes: list[str] = actions.codes
        self.numbers: dict[str, int] = actions.numbers

    def _add_spaces(self, place: int, ids: list[str]) -> None:
        """The spaces of one place."""
        if len(self.space_ids) != place:
            raise ValueError(f"{ids[0]}: space {len(self.space_ids)}, not {place}")
        self.space_ids += ids
        self.place_of += [place] * len(ids)

    def _spaces_taking(self, values: int) -> list[list[int]]:
        """The spaces before the dice tiles that take one of some values, those of a place or of a guild together."""
        together: dict[int, list[int]] = {}
        for space in range(TILE):
            if self.space_values[space] & values:
                place = self.place_of[space]
                first = space - (space - GUILD) % FIELDS if place == GUILD else place
                together.setdefault(first, []).append(space)
        return list(together.values())

    def _values_of(self, space: int) -> int:
        """The values that a space takes, as a bit mask; Tavern and Yard take any that keeps their order."""
        place = self.place_of[space]
        number = space - place
        if place == BOARD:
            return set_of(self.board_values)
        if place == GUILD:
            return set_of(self.guild_values[number % FIELDS])
        if place in (HALL, PORT):
            return 1 << number + 1
        if place == COUNCIL:
            return set_of(self.council_values[number // KINDS])
        if place == BERK:
            return set_of(self.berk_values[number])
        if place == CASTLE:
            return set_of(self.castle_values[number])
        if place == DESK:
            return 1 << self.desk_die[number]
        if place == TILE:
            return 1 << self.dice_tiles[number // FIELDS][number % FIELDS]
        return set_of(list(range(1, KINDS + 1)))

    def die_action(self, rolled: int, value: int) -> int:
        """The action of placing a die of that face as that value."""
        return self.die.at((rolled - 1) * KINDS + value - 1)

    def die_of(self, action: int) -> tuple[int, int]:
        """The face and the value of a die that is placed."""
        number = self.die.of(action)
        return number // KINDS + 1, number % KINDS + 1
