"""Data packs of Die zwei Erben: what may be changed, what it does in play, what is refused."""

import pytest

from palas.engine.errors import PalasError
from palas.engine.packs import changed_game
from palas.engine.packs.schema import find_problems
from tests.heirs.realm import BOX, GAME, WHITE, heirs

TILES = "tiles/travel_market_gray"


def test_the_printed_box_has_no_problems():
    assert find_problems(GAME.schema, GAME.data, GAME.data) == []


@pytest.mark.rule("Q19")
@pytest.mark.parametrize("changes", [
    {f"{TILES}/cost": {"wood": 0, "grain": 3, "stone": 1}},
    {f"{TILES}/terrain_front": "green"},
    {f"{TILES}/road": {"kind": "junction", "edges": ["N", "E", "S", "W"]}},
    {f"{TILES}/building": "tavern", f"{TILES}/variant": {"line": "row"}},
    {"building_types/cathedral/effect/points": 6, "building_types/cathedral/name_de": "Dom"},
    {"building_types/tavern/effect/cap_per_direction": 2},
    {"treasures/treasure_pattern_ns/positions": ["N", "E", "S"], "treasures/treasure_pattern_ns/terrain": "green"},
    {"treasures/treasure_vertical_green/min_tiles": 3},
    {"treasures/treasure_vertical_green/kind": "pattern", "treasures/treasure_vertical_green/positions": ["N", "NE"]},
    {"solo/levels/poor/remove_treasures": 6, "solo/points_per_remaining_treasure": 4},
    {"hand_limit": 4},
])  # fmt: skip
def test_what_may_be_changed_can_be_played(changes):
    game = changed_game(GAME, changes)
    for players in (1, 2):
        state = game.start(players, seed=2)
        while not state.over:
            state.apply(state.legal(state.to_act[0])[-1])
        assert state.log(None, "de")
        assert state.log(None, "en")


def test_changed_figures_count_in_play():
    six = changed_game(GAME, {"building_types/cathedral/effect/points": 6})
    given = heirs({(1, 0): ("trade_cathedral_gray", WHITE)}).state.to_dict()
    given["changes"] = dict(six.pack.changes)
    assert six.from_dict(given).scores() == [6, 0]
    named = changed_game(GAME, {"treasures/treasure_pattern_ns/terrain": "gray"})
    number = BOX.treasure_ids.index("treasure_pattern_ns")
    assert named.words.namers["treasure"]("de", number) == "2 graue Plättchen: oben und unten"
    assert GAME.words.namers["treasure"]("en", number) == "2 tiles: above and below"


@pytest.mark.parametrize("changes", [
    {f"{TILES}/cost/wood": -1},
    {f"{TILES}/terrain_front": "blue"},
    {f"{TILES}/terrain_back": "green"},
    {f"{TILES}/road": {"kind": "straight", "edges": ["N", "E", "S"]}},
    {f"{TILES}/road/edges": ["N", "N"]},
    {f"{TILES}/building": "tavern"},
    {f"{TILES}/building": "palace"},
    {"tiles/travel_tavern_row/variant": None},
    {"tiles/craft_guild_pottery/variant/target": "farm"},
    {"building_types/tavern/effect/rule": "fixed"},
    {"sets_per_game": 4},
    {"reserve/slots": 9},
    {"treasures/treasure_pattern_ns/positions": []},
    {"treasures/treasure_vertical_green/kind": "pattern"},
    {"solo/levels/poor/remove_treasures": 11},
])  # fmt: skip
def test_what_would_break_the_game_is_refused_in_a_sentence(changes):
    with pytest.raises(PalasError) as refused:
        changed_game(GAME, changes)
    assert refused.value.text("de")
    assert refused.value.text("en")


def test_every_tile_and_type_has_its_case_in_the_schema():
    cases = GAME.schema["box"]["fields"]["tiles"]["entries"]["cases"]
    assert set(cases) == set(BOX.type_ids)
    rules = GAME.schema["box"]["fields"]["building_types"]["entries"]["fields"]["effect"]["cases"]
    assert set(rules) == {entry["effect"]["rule"] for entry in GAME.data["building_types"]}
