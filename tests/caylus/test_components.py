"""Every building and every favour cell does what components.json says: tests made from the data, entry by entry."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from palas.engine.boxed import box_file
from tests.caylus.town import BUILDINGS, CASTLE_BUILDING, INCOME, SPECIAL, A, B, Ruling, caylus

DATA = box_file("palas.games.caylus", "components.json")
TILES = [building for building in DATA["buildings"] if building["kind"] != "special"]
WITH_WORKER = [building for building in TILES if building["accepts_worker"]]
CRAFT = [building for building in TILES if building["kind"] in ("wood", "stone")]
PRESTIGE = [building for building in TILES if building["kind"] == "prestige"]
OWNED = [building for building in TILES if building["kind"] in ("wood", "stone", "residential", "prestige")]
CELLS = [(row["id"], cell["column"], cell["effect"]) for row in DATA["favours"]["rows"] for cell in row["columns"]]
KINDS = ("food", "wood", "stone", "cloth", "gold")
BASIC = KINDS[:4]
RICH = dict.fromkeys(KINDS, 9)
SPACES = {"n_farm": 1, "n_forest": 2, "n_sawmill": 3, "n_quarry": 4, "n_market": 5, "n_carpenter": 6}
SPACES |= {"fixed_peddler": 7, "fixed_carpenter": 8, "gold_mine": 16}


def ids(building: dict[str, Any]) -> str:
    return building["id"]


def holdings(game: Ruling, seat: int) -> Counter[str]:
    """Everything a player has: cubes, deniers, points."""
    return Counter({**game.cubes(seat), "money": game.money(seat), "pp": game.pp(seat)})


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What was gained and lost."""
    return {what: after[what] - before[what] for what in {*before, *after} if after[what] != before[what]}


def code_of(bundle: dict[str, int]) -> str:
    """A bundle as action codes write it."""
    order = ("money", *KINDS, "any", "basic", "pp", "favour")
    return "+".join(kind if bundle[kind] == 1 else f"{bundle[kind]}{kind}" for kind in order if kind in bundle)


def choices(bundle: dict[str, int]) -> list[tuple[str, ...]]:
    """Every way to choose the wildcard cubes of a bundle."""
    return [
        (*basic, *white)
        for basic in combinations_with_replacement(BASIC, bundle.get("basic", 0))
        for white in combinations_with_replacement(KINDS, bundle.get("any", 0))
    ]


def printed(bundle: dict[str, int]) -> Counter[str]:
    """A bundle without its wildcards."""
    return Counter({what: n for what, n in bundle.items() if what not in ("any", "basic")})


def activated(building: dict[str, Any], seat: int = A, owner: int = B, **more) -> Ruling:
    """The seat's worker stands on the building, within the provost's range."""
    at = SPACES.get(building["id"], 9)
    road = {**more.pop("road", {}), **({9: (building["id"], owner)} if at == 9 else {})}
    return caylus(
        phase=BUILDINGS, road=road, workers_on={at: seat}, provost=at, jeweller=True, simple_favours=True, **more
    )


def favoured(row: str, column: int, **more) -> Ruling:
    """A uses a cell of the favour table."""
    game = caylus(
        phase=CASTLE_BUILDING,
        favours_due=[A],
        columns={A: {row: column - 1}},
        scored=2,
        jeweller=True,
        **more,
    )
    game.play(A, f"row {row}")
    return game


def check_exchange(start: Callable[..., Ruling], effect: dict[str, Any]) -> None:
    """Each option of an exchange, with every choice of cubes, costs and brings what the data say."""
    rich = start(goods={A: RICH}, money={A: 20})
    trades = [f"trade {code_of(option['pay'])}>{code_of(option['get'])}" for option in effect["options"]]
    assert rich.legal(A) == ["decline", *trades]
    for option, trade in zip(effect["options"], trades, strict=True):
        for given, taken in product(choices(option["pay"]), choices(option["get"])):
            game = start(goods={A: RICH}, money={A: 20})
            before = holdings(game, A)
            game.play(A, trade, *[f"give {kind}" for kind in given], *[f"take {kind}" for kind in taken])
            expected = printed(option["get"]) + Counter(taken)
            expected.subtract(printed(option["pay"]) + Counter(given))
            assert change(before, holdings(game, A)) == {what: n for what, n in expected.items() if n}
            assert game.state.over


def check_gain(start: Callable[..., Ruling], effect: dict[str, Any]) -> None:
    """What is received, on each side of the slash."""
    if effect["op"] == "gain":
        assert holdings(start(), A) == Counter(effect["get"])
        return
    sides = [f"gain {code_of(option['get'])}" for option in effect["options"]]
    assert start().legal(A) == sides
    for option, side in zip(effect["options"], sides, strict=True):
        game = start().play(A, side)
        assert +holdings(game, A) == Counter(option["get"])


def check_build(start: Callable[..., Ruling], effect: dict[str, Any]) -> None:
    """Every tile of the kind is offered; the discount is taken off the printed price."""
    offered = start(goods={A: RICH}, money={A: 20}, road={12: ("residence", A)}).legal(A)
    there = [building for building in TILES if building["kind"] == effect["what"]]
    on_the_road = [building["id"] for building in there if f"build {building['id']}" not in offered]
    assert len(on_the_road) <= 1, "at most the building in use itself is missing"
    assert set(offered) == {"decline", *[f"build {b['id']}" for b in there if b["id"] not in on_the_road]}
    for building in there:
        if building["id"] in on_the_road:
            continue
        due = Counter(building["cost"])
        due.subtract(effect["discount"])
        exact = {kind: due[kind] for kind in KINDS}
        exact["cloth"] += due["any"]
        game = start(goods={A: exact}, road={12: ("residence", A)}).play(A, f"build {building['id']}")
        assert game.cubes(A) == {}, building["id"]
        for kind in KINDS:
            if exact[kind]:
                short = start(goods={A: {**exact, kind: exact[kind] - 1}}, road={12: ("residence", A)})
                assert f"build {building['id']}" not in short.legal(A)


def check_transform(start: Callable[..., Ruling], effect: dict[str, Any]) -> None:
    """The lawyer's fee and reward."""
    due = Counter(effect["pay"])
    due.subtract(effect["discount"])
    game = start(goods={A: {"cloth": due["cloth"]}}, money={A: due["money"]})
    assert "transform n_farm" in game.legal(A)
    game.play(A, "transform n_farm")
    assert +holdings(game, A) == Counter(effect["get"])
    if due["money"]:
        poor = start(goods={A: {"cloth": due["cloth"]}}, money={A: due["money"] - 1})
        assert poor.state.over


CHECKS = {
    "gain": check_gain,
    "gain_one_of": check_gain,
    "exchange": check_exchange,
    "build": check_build,
    "transform_to_residence": check_transform,
}


@pytest.mark.rule("CAY-8.4", "CAY-8.7", "CAY-8.16", "CAY-8.22", "CAY-8.23", "CAY-8.24", "CAY-14.2")
@pytest.mark.parametrize("building", WITH_WORKER, ids=ids)
def test_a_building_does_what_is_printed_on_it(building: dict[str, Any]):
    CHECKS[building["effect"]["op"]](lambda **more: activated(building, owner=A, **more), building["effect"])


@pytest.mark.rule("CAY-11.2", "CAY-11.8")
@pytest.mark.parametrize(
    ("row", "column", "effect"), CELLS, ids=lambda value: "" if isinstance(value, dict) else str(value)
)
def test_a_cell_of_the_favour_table_does_what_is_printed_in_it(row: str, column: int, effect: dict[str, Any]):
    if effect["op"] == "none":
        game = favoured(row, column, goods={A: RICH}, money={A: 9})
        assert game.state.over
        return

    def start(**more) -> Ruling:
        game = favoured(row, column, **more)
        return game if game.state.over else game.play(A, f"column {column}" if usable(game) else "decline")

    def usable(game: Ruling) -> bool:
        return f"column {column}" in game.legal(A)

    CHECKS[effect["op"]](start, effect)


@pytest.mark.rule("CAY-6.4", "CAY-6.5", "CAY-6.6")
@pytest.mark.parametrize("place", ["trading_post", "merchants_guild", "joust_field"])
def test_a_special_building_does_what_is_printed_on_it(place: str):
    effect = next(building["effect"] for building in DATA["buildings"] if building["id"] == place)

    def start(**more) -> Ruling:
        return caylus(phase=SPECIAL, special={place: A}, provost=14, simple_favours=True, **more)

    if effect["op"] == "move_provost":
        offsets = range(effect["min"], effect["max"] + 1)
        assert start().legal(A) == [f"provost {n:+d}" if n else "provost 0" for n in offsets]
        for offset in offsets:
            game = start(money={A: 9}).play(A, f"provost {offset:+d}" if offset else "provost 0")
            assert (game.town.provost, game.money(A)) == (14 + offset, 9 - abs(offset) * effect["price_per_space"])
    elif effect["op"] == "exchange":
        (option,) = effect["options"]
        game = start(goods={A: {"cloth": 1}}, money={A: 1})
        game.play(A, f"trade {code_of(option['pay'])}>{code_of(option['get'])}")
        assert +holdings(game, A) == Counter({"pp": 3 * option["get"]["favour"]})
    else:
        check_gain(start, effect)


@pytest.mark.rule("CAY-8.2")
@pytest.mark.parametrize("building", WITH_WORKER, ids=ids)
def test_declining_is_open_exactly_where_the_building_is_not_mandatory(building: dict[str, Any]):
    game = activated(building, goods={A: RICH}, money={A: 20}, road={12: ("residence", A)})
    if building["mandatory"]:
        assert building["effect"]["op"] in ("gain", "gain_one_of")
        assert game.state.over or "decline" not in game.legal(A)
    else:
        before = holdings(game, A)
        game.play(A, "decline")
        assert holdings(game, A) == before


@pytest.mark.rule("CAY-5.4", "CAY-8.14")
@pytest.mark.parametrize("building", TILES, ids=ids)
def test_a_worker_may_stand_exactly_where_the_tile_accepts_one(building: dict[str, Any]):
    road = {} if building["id"] in SPACES else {9: (building["id"], B)}
    game = caylus(money=9, road=road, jeweller=True)
    assert (f"place {building['id']}" in game.legal(A)) == building["accepts_worker"]


@pytest.mark.rule("CAY-5.6", "CAY-8.6")
@pytest.mark.parametrize("building", [b for b in WITH_WORKER if b["kind"] in ("wood", "stone")], ids=ids)
def test_the_owner_gets_his_bonus_for_the_workers_of_others_only(building: dict[str, Any]):
    bonus = building["owner_bonus"]
    visited = caylus(money=9, road={9: (building["id"], B)}, jeweller=True).play(A, f"place {building['id']}")
    assert visited.pp(B) == bonus["on_foreign_placement"]["pp"] == 1
    at_home = caylus(money=9, road={9: (building["id"], A)}, jeweller=True).play(A, f"place {building['id']}")
    assert at_home.all_pp() == [0, 0, 0, 0]
    cube = bonus["on_foreign_activation"]
    used = activated(building, seat=A, owner=B)
    if cube is None:
        assert used.state.over or used.asked() == A
    else:
        produced = set(building["effect"]["get"])
        assert set(cube["choose_one_of"]) == produced
        assert (used.asks(), used.asked()) == ("owner_cube", B)
        assert used.legal(B) == [f"take {kind}" for kind in cube["choose_one_of"]]
        used.play(B, used.legal(B)[0])
        assert sum(used.cubes(B).values()) == cube["amount"]
        assert used.state.over


@pytest.mark.rule("CAY-8.9", "CAY-8.12")
@pytest.mark.parametrize("building", CRAFT, ids=ids)
def test_a_craft_building_costs_and_brings_what_is_printed_on_it(building: dict[str, Any]):
    worker = {"wood": {8: A}, "stone": {9: A}}[building["kind"]]
    road = {} if building["kind"] == "wood" else {9: ("w_mason", B)}
    for white in choices(building["cost"]):
        goods = dict.fromkeys(KINDS, 3)
        game = caylus(
            phase=BUILDINGS,
            road=road,
            workers_on=worker,
            goods={A: goods},
            provost=9,
            jeweller=True,
            simple_favours=True,
        )
        before = holdings(game, A)
        game.play(A, f"build {building['id']}", *[f"give {kind}" for kind in white])
        expected = Counter({"pp": building["on_build"]["pp"] + 3 * building["on_build"]["favour"]})
        expected.subtract(printed(building["cost"]) + Counter(white))
        assert change(before, holdings(game, A)) == {what: n for what, n in expected.items() if n}
        assert game.on(9 if building["kind"] == "wood" else 10) == (building["id"], A)


@pytest.mark.rule("CAY-8.13", "CAY-4.1")
@pytest.mark.parametrize("building", PRESTIGE, ids=ids)
def test_a_prestige_building_costs_and_brings_what_is_printed_on_it(building: dict[str, Any]):
    game = caylus(
        phase=BUILDINGS,
        road={4: ("residence", A), 9: ("s_architect", B)},
        workers_on={9: A},
        goods={A: building["cost"]},
        provost=9,
    )
    game.play(A, f"build {building['id']}")
    assert game.on(4) == (building["id"], A)
    assert game.cubes(A) == {}
    assert game.pp(A) == building["on_build"]["pp"]
    won = sum(count for _seat, count in game.story("favour"))
    assert won == building["on_build"]["favour"]
    assert game.player(A).income == building["income"].get("money", 0)


@pytest.mark.rule("CAY-4.1")
@pytest.mark.parametrize("building", OWNED, ids=ids)
def test_a_building_brings_the_income_that_is_printed_on_it(building: dict[str, Any]):
    game = caylus(phase=INCOME, road={9: (building["id"], A)}, jeweller=True)
    assert game.money(A) == DATA["income"]["base"] + building["income"].get("money", 0)
    assert game.money(B) == DATA["income"]["base"]


@pytest.mark.rule("CAY-8.17", "CAY-8.18")
@pytest.mark.parametrize("building", TILES, ids=ids)
def test_the_lawyer_touches_exactly_the_buildings_he_may(building: dict[str, Any]):
    allowed = building["transformable_by_lawyer"]
    for owner in (A, B):
        road = {9: ("w_lawyer", B)}
        if building["id"] == "w_lawyer":
            road[9] = ("w_lawyer", owner)
        elif building["id"] not in SPACES:
            road[10] = (building["id"], owner)
        game = caylus(
            phase=BUILDINGS,
            road=road,
            workers_on={9: A},
            money={A: 1},
            goods={A: {"cloth": 1}},
            provost=9,
            jeweller=True,
        )
        legal = f"transform {building['id']}" in game.legal(A)
        assert legal == (allowed == "any_player" or (allowed == "owner" and owner == A))
        if legal:
            game.play(A, f"transform {building['id']}")
            assert game.in_supply(building["id"]) == (building["kind"] != "neutral")


# -- figures


def figures(data: Any, path: tuple[str | int, ...] = ()):
    """Every number of the data, with its path; what is only said about them is left out."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ("source", "field_sources", "note", "text"):
                yield from figures(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from figures(value, (*path, index))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path, data


def contents(thing: Any) -> Any:
    """All fields of the box, whatever class holds them."""
    if isinstance(thing, list | tuple):
        return [contents(part) for part in thing]
    if isinstance(thing, dict):
        return {key: contents(value) for key, value in thing.items()}
    if thing is None or isinstance(thing, int | str):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and name != "data"]
    return {name: contents(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}


REPEATED = {  # figures that say again what another one says; test_repeated_figures_agree compares them
    ("bridge", "gain_for_owner_of_foreign_building"),
    ("bridge", "passing_spaces"),
    ("bridge", "two_player_price_after_one_pass"),
    ("castle", "batch"),
    ("castle", "most_batches_bonus", "requires_at_least"),
    ("castle", "no_batch_penalty_pp", "floor"),
    ("castle", "sections", "unlocks_columns_after_scoring"),
    ("components",),
    ("edition",),
    ("favours", "rows", "columns", "column"),
    ("favours", "rules"),
    ("income", "hotel"),
    ("income", "library"),
    ("income", "per_residence"),
    ("phases", "nr"),
    ("provost", "moves_per_player_phase4"),
    ("resources", "pieces"),
    ("road", "free_spaces_at_start"),
    ("road", "layout", "space"),
    ("schema_version",),
    ("setup", "neutral_tiles"),
    ("setup", "players", "min"),
    ("two_players", "own_building"),
    ("two_players", "starting_money"),
    ("buildings", "count"),
    ("buildings", "on_build"),
    ("buildings", "worker_slots"),
    ("buildings", "effect", "max_times"),
    ("buildings", "effect", "right_occupant_price"),
    ("favours", "rows", "columns", "effect", "max_times"),
}


def test_every_figure_is_read_from_the_data_or_repeats_one_that_is():
    from palas.games.caylus.box import Box

    printed_box = contents(Box(box_file("palas.games.caylus", "components.json")))
    unread = set()
    for path, value in figures(box_file("palas.games.caylus", "components.json")):
        names = tuple(part for part in path if isinstance(part, str))
        if any(names[: len(known)] == known for known in REPEATED):
            continue
        data = box_file("palas.games.caylus", "components.json")
        at: Any = data
        for part in path[:-1]:
            at = at[part]
        at[path[-1]] = value + 1
        try:
            if contents(Box(data)) == printed_box:
                unread.add("/".join(map(str, path)))
        except (IndexError, KeyError, ValueError):
            pass  # the box noticed it loudly
    assert unread == set()


@pytest.mark.rule("CAY-1.3", "CAY-1.4", "CAY-4.1", "CAY-5.5", "CAY-5.6", "CAY-8.3", "CAY-8.16", "CAY-9.3", "CAY-11.3")
def test_repeated_figures_agree():
    buildings = {building["id"]: building for building in DATA["buildings"]}
    bridge, castle, favours, two = DATA["bridge"], DATA["castle"], DATA["favours"], DATA["two_players"]
    components, setup, road = DATA["components"], DATA["setup"], DATA["road"]

    income = DATA["income"]
    assert income["per_residence"] == buildings["residence"]["income"]["money"]
    assert income["library"] == buildings["p_library"]["income"]["money"]
    assert income["hotel"] == buildings["p_hotel"]["income"]["money"]
    lawyer = buildings["w_lawyer"]["effect"]
    assert buildings["residence"]["cost"] == lawyer["pay"]
    assert buildings["residence"]["on_build"]["pp"] == lawyer["get"]["pp"]
    by_favour = favours["rows"][3]["columns"][3]["effect"]
    assert (by_favour["pay"], by_favour["get"]) == (lawyer["pay"], lawyer["get"])

    assert bridge["passing_spaces"] == setup["players"]["max"] == castle["worker_spaces"] == 5
    assert bridge["two_player_price_after_one_pass"]["value"] == two["price_after_one_pass"]
    assert two["own_building"] == bridge["own_building_price"]
    assert two["starting_money"] == setup["starting_money_by_turn_order"]["2"]
    assert buildings["inn"]["effect"]["right_occupant_price"] == bridge["inn_resident_price"]
    assert setup["players"]["min"] == 2
    per_visit = bridge["gain_for_owner_of_foreign_building"]
    assert all(b["owner_bonus"]["on_foreign_placement"] == per_visit for b in CRAFT)
    assert all(b["owner_bonus"] is None for b in DATA["buildings"] if b not in CRAFT)

    assert castle["batch"]["size"] == sum(castle["batch"]["must_contain"].values()) + 2
    assert castle["batch"]["must_contain"] == {"food": 1}
    assert castle["most_batches_bonus"]["requires_at_least"] == 1
    assert castle["no_batch_penalty_pp"]["floor"] == 0
    for done, section in enumerate(castle["sections"][:2], 1):
        assert section["unlocks_columns_after_scoring"] == favours["max_column_by_scorings_done"][str(done)]
    assert favours["rules"]["max_per_player_per_phase"] == len(favours["rows"])
    assert components["markers_per_player"]["use"]["favour_rows"] == len(favours["rows"])
    for row in favours["rows"]:
        assert [cell["column"] for cell in row["columns"]] == [1, 2, 3, 4, 5]

    printed_on = {field["space"]: field for field in road["layout"]}
    assert list(printed_on) == list(range(1, road["spaces"] + 1))
    assert road["free_spaces_at_start"] == [s for s, field in printed_on.items() if field["initial"] is None]
    assert road["free_spaces_at_start"] == [s for s, field in printed_on.items() if field["buildable"]]
    neutral = [s for s, field in printed_on.items() if field["initial"] == "neutral_random"]
    assert setup["neutral_tiles"]["spaces"] == neutral
    triggers = {field["scoring_trigger"]: s for s, field in printed_on.items() if field["scoring_trigger"]}
    assert triggers == {section["id"]: section["trigger_space"] for section in castle["sections"]}
    assert DATA["provost"]["max_space"] == road["spaces"]
    assert DATA["provost"]["moves_per_player_phase4"] == 1
    assert setup["bailiff_start"] == setup["provost_start"]

    tiles = components["building_tiles"]
    for kind in ("neutral", "wood", "stone", "residential", "prestige"):
        in_the_box = sum(b["count"] for b in TILES if b["kind"] == kind and b["default_set"])
        assert tiles["first_edition"][kind] == in_the_box
    for edition in ("first", "second"):
        counted = tiles[f"{edition}_edition"]
        assert counted["total"] == sum(n for kind, n in counted.items() if kind != "total")
        told = DATA["edition"]["options"][edition]
        assert (told["stone_tiles"], told["residence_tiles"]) == (counted["stone"], counted["residential"])
    later = {variant["id"]: variant for variant in DATA["variants"]}
    assert DATA["edition"]["options"]["first"]["lawyer_pp"] == buildings["w_lawyer"]["on_build"]["pp"]
    assert later["lawyer_3pp"]["lawyer_pp"] == 3
    assert later["simple_favours"]["pp_per_favour"] == 3

    for building in DATA["buildings"]:
        assert building["effect"].get("max_times", 1) == 1
        special = {"stables": 3}
        assert building["worker_slots"] == special.get(building["id"], int(building["accepts_worker"]))
        if building["kind"] not in ("wood", "stone", "residential", "prestige"):
            assert building["on_build"] == {"pp": 0, "favour": 0}
        if building["kind"] not in ("stone", "residential"):
            assert building["count"] == 1
    assert [phase["nr"] for phase in DATA["phases"]] == [1, 2, 3, 4, 5, 6, 7]
