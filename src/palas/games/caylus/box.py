"""What lies in the box: the tables of components.json as flat lists that the rules can read fast."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.actions import Actions

# Goods and what else a bundle may hold.
MONEY: Final = 0
FOOD: Final = 1
WOOD: Final = 2
STONE: Final = 3
CLOTH: Final = 4
GOLD: Final = 5
ANY: Final = 6  # a white cube: any kind
BASIC: Final = 7  # a multicolour cube: any kind but gold
PP: Final = 8
FAVOUR: Final = 9
GOODS: Final = ("money", "food", "wood", "stone", "cloth", "gold", "any", "basic", "pp", "favour")
CUBES: Final = (FOOD, WOOD, STONE, CLOTH, GOLD)

# Places for workers: the special buildings in board order, the castle, then the tiles.
GATE: Final = 0
TRADING_POST: Final = 1
MERCHANTS_GUILD: Final = 2
JOUST_FIELD: Final = 3
STABLES: Final = 4
INN: Final = 5
CASTLE: Final = 6
FIRST_TILE_PLACE: Final = 7
SPECIALS: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")

# Kinds of tile.
FIXED: Final = 0
NEUTRAL: Final = 1
WOODEN: Final = 2
OF_STONE: Final = 3
RESIDENTIAL: Final = 4
PRESTIGE: Final = 5
KINDS: Final = ("fixed", "neutral", "wood", "stone", "residential", "prestige")

# Who may turn a tile into a residence.
NOBODY: Final = 0
ANYBODY: Final = 1
ITS_OWNER: Final = 2
NOT_THE_LAWYER: Final = 3
LAWYER_RULE: Final = ("no", "any_player", "owner", "never")

# What an effect does.
NOTHING: Final = 0
GAIN: Final = 1
GAIN_ONE_OF: Final = 2
EXCHANGE: Final = 3
BUILD: Final = 4
TRANSFORM: Final = 5
BOARD: Final = 6  # the special buildings with a rule of their own
OPS: Final = ("none", "gain", "gain_one_of", "exchange", "build", "transform_to_residence")


def bundle(plain: dict[str, int] | None) -> list[int]:
    """A bundle as a list, indexed by good."""
    amounts = [0] * len(GOODS)
    if plain is not None:
        for name, amount in plain.items():
            amounts[GOODS.index(name)] = amount
    return amounts


def bundle_code(amounts: list[int]) -> str:
    """A bundle in a word: 2food+cloth."""
    parts = [GOODS[good] if n == 1 else f"{n}{GOODS[good]}" for good, n in enumerate(amounts) if n]
    return "+".join(parts)


@final
class Effect:
    """What a building or a cell of the favour table does."""

    def __init__(self, plain: dict[str, Any]) -> None:
        op = plain["op"]
        self.op: int = OPS.index(op) if op in OPS else BOARD
        self.get: list[int] = bundle(plain.get("get"))
        self.pay: list[int] = bundle(plain.get("pay"))
        self.discount: list[int] = bundle(plain.get("discount"))
        self.what: int = KINDS.index(plain["what"]) if "what" in plain else -1
        self.option_pay: list[list[int]] = [bundle(o.get("pay")) for o in plain.get("options", [])]
        self.option_get: list[list[int]] = [bundle(o["get"]) for o in plain.get("options", [])]
        self.actions: list[int] = []  # the action of each option, filled in by the box
        self.price: int = plain.get("price_per_space", plain.get("price", 0))
        self.least: int = plain.get("min", 0)
        self.most: int = plain.get("max", 0)

    def option_codes(self) -> list[str]:
        """The action that takes each of its options."""
        gets = [bundle_code(get) for get in self.option_get]
        if self.op == EXCHANGE:
            return [f"trade {bundle_code(pay)}>{get}" for pay, get in zip(self.option_pay, gets, strict=True)]
        return [f"gain {get}" for get in gets]


@final
class Section:
    """A part of the castle: dungeon, walls or towers."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.id: str = plain["id"]
        self.parts: int = plain["spaces"]
        self.pp: int = plain["pp_per_batch"]
        self.trigger: int = plain["trigger_space"]
        self.loss: list[int] = []  # by the number of houses, the last entry for all above
        self.favours: list[int] = []
        for label, result in plain["scoring"].items():
            first, _, last = label.rstrip("+").partition("-")
            for _houses in range(int(first), int(last or first) + 1):
                self.loss.append(-min(0, result.get("pp", 0)))
                self.favours.append(result.get("favour", 0))


@final
class Box:
    """Everything the rules read from components.json, and the list of all actions made from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._read_tiles(data)
        self._read_board(data)
        self._read_tables(data)
        self._name_actions()

    def _read_tiles(self, data: dict[str, Any]) -> None:
        self.tile_ids: list[str] = []
        self.tile_kind: list[int] = []
        self.tile_cost: list[list[int]] = []
        self.tile_pp: list[int] = []
        self.tile_favours: list[int] = []
        self.tile_income: list[int] = []
        self.tile_open: list[bool] = []
        self.tile_lawyer: list[int] = []
        self.tile_effect: list[int] = []  # index into effects
        self.tile_owner_pp: list[int] = []  # for each foreign worker placed
        self.tile_owner_kinds: list[list[int]] = []  # the kinds the owner picks from when others activate it
        self.tile_owner_cubes: list[int] = []
        self.tile_default: list[bool] = []
        self.tile_twin: list[int] = []  # the identical tile before this one, or -1
        self.effects: list[Effect] = []
        self.special_effect: list[int] = []
        for plain in data["buildings"]:
            self.effects.append(Effect(plain["effect"]))
            effect = len(self.effects) - 1
            if plain["kind"] == "special":
                self.special_effect.append(effect)
                continue
            copies = 1 if plain["kind"] == "residential" else plain["count"]  # CAY-1.3: residences are no limit
            for copy in range(copies):
                bonus = plain["owner_bonus"] or {}
                use = bonus.get("on_foreign_activation") or {"choose_one_of": [], "amount": 0}
                self.tile_ids.append(plain["id"] if copy == 0 else f"{plain['id']}.{copy + 1}")
                self.tile_kind.append(KINDS.index(plain["kind"]))
                self.tile_cost.append(bundle(plain["cost"]))
                self.tile_pp.append(plain["on_build"]["pp"])
                self.tile_favours.append(plain["on_build"]["favour"])
                self.tile_income.append(plain["income"].get("money", 0))
                self.tile_open.append(plain["accepts_worker"])
                self.tile_lawyer.append(LAWYER_RULE.index(plain["transformable_by_lawyer"]))
                self.tile_effect.append(effect)
                self.tile_owner_pp.append((bonus.get("on_foreign_placement") or {}).get("pp", 0))
                self.tile_owner_kinds.append([GOODS.index(kind) for kind in use["choose_one_of"]])
                self.tile_owner_cubes.append(use["amount"])
                self.tile_default.append(plain["default_set"])
                self.tile_twin.append(len(self.tile_ids) - 2 if copy else -1)
        self.tiles: int = len(self.tile_ids)
        self.residence: int = self.tile_kind.index(RESIDENTIAL)
        self.lawyer: int = self.tile_ids.index("w_lawyer")
        self.jeweller: int = self.tile_ids.index("s_jeweller")
        self.open_tiles: list[int] = [tile for tile in range(self.tiles) if self.tile_open[tile]]
        self.neutral: list[int] = [tile for tile in range(self.tiles) if self.tile_kind[tile] == NEUTRAL]
        self.buildable: list[list[int]] = [
            [tile for tile in range(self.tiles) if self.tile_kind[tile] == kind] for kind in range(len(KINDS))
        ]

    def _read_board(self, data: dict[str, Any]) -> None:
        self.workers: int = data["components"]["workers_per_player"]["count"]
        self.spaces: int = data["road"]["spaces"]
        self.printed: list[int] = [-1] * (self.spaces + 1)  # the fixed building of each road space
        self.neutral_spaces: list[int] = []
        for field in data["road"]["layout"]:
            if field["initial"] == "neutral_random":
                self.neutral_spaces.append(field["space"])
            elif field["initial"] is not None:
                self.printed[field["space"]] = self.tile_ids.index(field["initial"])
        self.provost_min: int = data["provost"]["min_space"]
        self.provost_max: int = data["provost"]["max_space"]
        self.bribe = Effect({"op": "bribe", "price": data["provost"]["price_per_space_phase4"]})
        self.bribe.most = data["provost"]["max_move_phase4"]
        self.bribe.least = -self.bribe.most
        self.bailiff_ahead: int = data["bailiff"]["advance_if_provost_ahead"]
        self.bailiff_else: int = data["bailiff"]["advance_otherwise"]
        self.stable_slots: int = next(b["worker_slots"] for b in data["buildings"] if b["id"] == "stables")
        self.castle_spaces: int = data["castle"]["worker_spaces"]
        self.sections: list[Section] = [Section(plain) for plain in data["castle"]["sections"]]
        self.no_batch_loss: int = -data["castle"]["no_batch_penalty_pp"]["value"]
        self.best_builder_favours: int = data["castle"]["most_batches_bonus"]["favour"]

    def _read_tables(self, data: dict[str, Any]) -> None:
        setup = data["setup"]
        self.start_money: list[list[int]] = [
            setup["starting_money_by_turn_order"].get(str(n), []) for n in range(setup["players"]["max"] + 1)
        ]
        self.start_cubes: list[int] = bundle({k: v for k, v in setup["starting_cubes"].items() if k != "source"})
        self.start_pp: int = setup["starting_pp"]["value"]
        self.start_bailiff: int = setup["bailiff_start"]["space"]
        self.start_provost: int = setup["provost_start"]["space"]
        self.start_column: int = setup["favour_markers_start"]["column"]
        self.income: int = data["income"]["base"]
        self.first_to_pass: int = data["bridge"]["first_to_pass_bonus"]["money"]
        self.own_price: int = data["bridge"]["own_building_price"]
        self.inn_price: int = data["bridge"]["inn_resident_price"]
        self.two_player_price: int = data["two_players"]["price_after_one_pass"]
        self.row_ids: list[str] = [row["id"] for row in data["favours"]["rows"]]
        self.columns: int = len(data["favours"]["rows"][0]["columns"])
        self.cell_effect: list[list[int]] = []  # by row and column - 1
        for row in data["favours"]["rows"]:
            cells: list[int] = []
            for cell in row["columns"]:
                self.effects.append(Effect(cell["effect"]))
                cells.append(len(self.effects) - 1)
            self.cell_effect.append(cells)
        limits = data["favours"]["max_column_by_scorings_done"]
        self.column_limit: list[int] = [limits[str(n)] for n in range(len(self.sections) + 1)]
        variants = {variant["id"]: variant for variant in data["variants"]}
        self.simple_favour_pp: int = variants["simple_favours"]["pp_per_favour"]
        self.lawyer_pp_later: int = variants["lawyer_3pp"]["lawyer_pp"]
        self.final_lines: list[tuple[list[int], int]] = [
            (bundle(line["per"]), line["pp"]) for line in data["end_of_game"]["final_scoring"]
        ]
        batch = data["castle"]["batch"]
        must = [GOODS.index(kind) for kind in batch["must_contain"]]
        others = [GOODS.index(kind) for kind in batch["others_from"]]
        self.batches: list[list[int]] = []
        for i, first in enumerate(others):
            for second in others[i + 1 :]:
                self.batches.append([*must, first, second])

    def _name_actions(self) -> None:
        """Every action there can be, in a fixed order, so that its number is stable."""
        actions = Actions()
        for code in ("pass", "decline", "stop", "stay", "withdraw"):
            actions.single(code)
        self.place_ids: list[str] = [*SPECIALS, "castle", *self.tile_ids]
        self.place = actions.span("place", self.place_ids)
        self.reach: int = self.bribe.most  # how far the provost may ever be moved at once
        for effect in self.effects:
            self.reach = max(self.reach, effect.most, -effect.least)
        offsets = [f"{offset:+d}" if offset else "0" for offset in range(-self.reach, self.reach + 1)]
        self.shift = actions.span("provost", offsets, -self.reach)
        self.build = actions.span("build", self.tile_ids)
        self.transform = actions.span("transform", self.tile_ids)
        self.replace = actions.span("replace", [str(space) for space in range(self.spaces + 1)])
        self.give = actions.span("give", list(GOODS[: GOLD + 1]))
        self.take = actions.span("take", list(GOODS[: GOLD + 1]))
        self.row = actions.span("row", self.row_ids)
        self.column = actions.span("column", [str(column) for column in range(self.columns + 1)])
        self.batch = actions.span("batch", ["+".join([GOODS[kind] for kind in batch]) for batch in self.batches])
        for effect in self.effects:
            effect.actions = [actions.single(code) for code in effect.option_codes()]
        self.codes: list[str] = actions.codes
        self.numbers: dict[str, int] = actions.numbers


# The actions that come first in every box.
PASS: Final = 0
DECLINE: Final = 1
STOP: Final = 2
STAY: Final = 3
WITHDRAW: Final = 4
