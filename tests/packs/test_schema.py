"""What a data pack may make of Caylus: which entry is wrong, why, and all of them at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from packs.boxes import CAYLUS, changeable_figures, problems_of, with_twins

from palas.engine.packs import changed_game
from palas.engine.packs.paths import look_up, same
from palas.engine.packs.schema import find_problems

COLUMN = {"column": 6, "effect": {"op": "none"}}
BANDS = "castle/sections/dungeon/scoring"


def sentences(changes: dict[str, Any]) -> list[str]:
    return [problem.text("en") for problem in problems_of(changes)]


def test_the_printed_box_is_good() -> None:
    assert not problems_of({})


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("buildings/w_farm_food/cost/wood", "two", 'a whole number from 0 to 99 is expected, found "two"'),
        ("buildings/w_farm_food/cost/wood", True, "a whole number from 0 to 99 is expected, found true"),
        ("buildings/w_farm_food/cost/wood", 1.0, "a whole number from 0 to 99 is expected, found 1.0"),
        ("buildings/w_farm_food/cost/wood", -1, "a whole number from 0 to 99 is expected, found -1"),
        ("setup/bailiff_start/space", 0, "a whole number of 1 or more is expected, found 0"),
        ("buildings/w_farm_food/cost/silver", 1, "the rules know no such entry here; they know: money, food,"),
        ("buildings/w_farm_food/cost/pp", 1, "the rules know no such entry here"),
        ("buildings/w_farm_food/cost", 3, "an object in curly brackets is expected, found 3"),
        ("buildings/w_farm_food/accepts_worker", 1, "true or false is expected, found 1"),
        ("buildings/w_farm_food/name_de", "", 'a line of text is expected, found ""'),
        ("buildings/w_farm_food/name_de", "Hof\n", "a line of text is expected"),
        ("buildings/w_farm_food/effect/op", "steal", "one of these is expected: none, gain, gain_one_of,"),
        ("buildings/w_mason/effect/what", "gold", "one of these is expected: wood, stone, prestige; found"),
        ("buildings/w_mason/transformable_by_lawyer", "never", "one of these is expected: no, owner, any_player;"),
        ("buildings/w_farm_food/effect/options", [], "at least 1 are expected, found 0"),
        ("buildings/w_farm_food/effect/options/2/get", {}, "at least one of these is expected: money, food"),
        ("buildings/w_peddler/effect/options/2/pay/pp", 1, "the rules know no such entry here"),
        ("buildings/s_farm/owner_bonus/on_foreign_activation/choose_one_of/1", "any", "one of these is expected"),
        ("buildings/w_farm_food/kind", "stone", 'written for "wood" and know nothing else here; found "stone"'),
        ("buildings/w_farm_food/income/money", 1, "the rules are written for – and know nothing else here; found 1"),
        ("buildings/gate/effect/price", 1, "the rules are written for 0 and know nothing else here; found 1"),
        ("buildings/w_farm_food/category", "trade", 'nothing in the rules depends on this; it stays "production"'),
        ("resources/food/pieces", 3, "nothing in the rules depends on this; it stays 30, found 3"),
        ("bridge/gain_for_owner_of_foreign_building/pp", 2, "this only repeats buildings/…/owner_bonus/"),
        ("road/special_order_before_bridge/1", "inn", 'the rules are written for "gate"'),
        ("setup/players/max", 6, "the rules are written for 5 and know nothing else here; found 6"),
        ("setup/starting_money_by_turn_order/4", [5, 6, 6], "at least 4 are expected, found 3"),
        ("setup/starting_money_by_turn_order/6", [1] * 6, "the rules know no such entry here; they know: 2, 3, 4, 5"),
        ("castle/batch/others_from/1", "food", '"food" is already in castle/batch/must_contain'),
        ("castle/batch/others_from/2", "wood", 'the same stands here before; found "wood"'),
        ("castle/batch/must_contain/wood", 1, "at most 1 are expected, found 2"),
        ("road/layout/16/initial", "w_lawyer", "one of these is expected: fixed_peddler, fixed_carpenter, gold_mine,"),
        ("road/layout/9/initial", "gold_mine", "already stands at road/layout/9/initial"),
        ("road/layout/3/space", 4, "3 is expected, counting through the list; found 4"),
        ("favours/rows/money/columns/2/column", 7, "2 is expected, counting through the list; found 7"),
        ("favours/rows/money/columns/6", COLUMN, "5 are expected as in"),
        ("setup/favour_markers_start/column", 6, "at most 5 is possible because of favours/rows/prestige/columns"),
        ("setup/bailiff_start/space", 29, "at most 28 is possible because of road/spaces; found 29"),
        ("provost/min_space", 7, "at most 6 is possible because of setup/provost_start/space; found 7"),
        ("bailiff/advance_otherwise", 0, "a whole number from 1 to 99 is expected, found 0"),
        (BANDS, {"0": {}, "2+": {}}, 'the next line must begin with 1 ("1", "1-…" or, as the last, "1+")'),
        (BANDS, {"0": {}, "1": {}}, 'the last line must be open, like "2+"'),
        (BANDS, {"0+": {}, "1": {}}, 'the line before ends with "+", so it must be the last'),
        (BANDS, {}, 'the last line must be open, like "0+"'),
        (f"{BANDS}/0/pp", 2, "a whole number from -99 to 0 is expected, found 2"),
        ("variants/house_rule", {"id": "house_rule"}, "the rules know no such entry; they know: simple_favours,"),
        ("buildings", {}, "a list of entries is expected, found {}"),
        ("buildings", [1], 'every entry of this list needs an "id" of its own'),
        ("castle/sections", [{"id": "dungeon"}], "this entry is missing"),
        ("cathedral", 1, "the rules know no such entry here; they know: game, schema_version"),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_named_with_the_reason(path: str, value: Any, sentence: str) -> None:
    found = problems_of({path: value})
    assert any(sentence in problem.text("en") for problem in found), [str(problem) for problem in found]
    assert all(problem.text("de") != problem.text("en") for problem in found)


def test_the_sentence_begins_with_the_path() -> None:
    (sentence,) = sentences({"buildings/w_farm_food/cost/wood": "two"})
    assert sentence.startswith("buildings/w_farm_food/cost/wood: ")


def test_all_problems_are_told_at_once() -> None:
    changes = {"income/base": -1, "income/library": 4, "buildings/w_mason/count": "many", "bridge/x": 1, "y/z": 2}
    assert {problem.path for problem in problems_of(changes)} == {
        "income/base",
        "buildings/p_library/income/money",
        "buildings/w_mason/count",
        "bridge/x",
        "y/z",
    }


@pytest.mark.parametrize("group", [check["agree"] for check in CAYLUS.schema["checks"] if "agree" in check])
def test_a_figure_that_stands_twice_must_be_changed_in_both_places(group: list[str]) -> None:
    first = group[0]
    old = look_up(CAYLUS.data, first)
    new: Any = {**old, "money": 2} if isinstance(old, dict) else [4, 4] if isinstance(old, list) else old + 1
    told = sentences({first: new})
    for other in group[1:]:
        assert any(s.startswith(f"{other}: this is the same figure as {first} (") for s in told), told
    if first != "road/spaces":  # a longer road needs its spaces as well
        assert not sentences(dict.fromkeys(group, new))


def test_a_missing_figure_agrees_with_none() -> None:
    assert sentences({"buildings/p_hotel/income": {}})
    assert not sentences({"buildings/p_hotel/income": {}, "income/hotel": 0})


def test_a_scoring_space_moves_on_the_road_too() -> None:
    (told,) = sentences({"castle/sections/walls/trigger_space": 20})
    assert '[18] is expected, as the entries of road/layout with scoring_trigger "walls" say; found 20' in told
    assert not problems_of(with_twins({"castle/sections/walls/trigger_space": 20}))


def test_a_longer_road_is_fine_when_everything_says_so() -> None:
    space = {"space": 29, "initial": None, "scoring_trigger": None}
    changes = {"road/spaces": 29, "provost/max_space": 29, "road/layout/29": space, "road/free_spaces_at_start/20": 29}
    assert not sentences(changes)
    assert "road/layout: 29 are expected because of road/spaces, found 28" in sentences(
        {"road/spaces": 29, "provost/max_space": 29}
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"buildings/w_farm_food/count": 3},
        {"buildings/p_cathedral/count": 0},
        {"buildings/s_jeweller/default_set": True},
        {"buildings/w_peddler/effect/options/3": {"pay": {"money": 3}, "get": {"basic": 4}}},
        {"buildings/w_farm_food/effect": {"op": "exchange", "options": [{"pay": {"food": 1}, "get": {"favour": 1}}]}},
        {f"favours/rows/{row}/columns/6": COLUMN for row in ("prestige", "money", "cubes", "buildings")},
        {BANDS: {"0-2": {"pp": -2}, "3+": {"favour": 2}}},
        {"end_of_game/final_scoring": []},
        {"castle/batch/must_contain": {"wood": 1}, "castle/batch/others_from": ["food", "stone", "gold"]},
        {"buildings/w_farm_food/name_de": "Gutshof", "buildings/w_farm_food/name_en": "Manor"},
        {"buildings/s_farm/owner_bonus": None},
    ],
)
def test_what_the_rules_can_carry_may_be_added_or_taken_away(changes: dict[str, Any]) -> None:
    assert not sentences(changes)
    game = changed_game(CAYLUS, changes)
    assert all(same(look_up(game.data, path), value) for path, value in changes.items())


def test_a_copy_of_a_tile_and_another_option_are_new_actions() -> None:
    option = {"pay": {"money": 3}, "get": {"basic": 4}}
    game = changed_game(CAYLUS, {"buildings/w_mason/count": 2, "buildings/w_peddler/effect/options/3": option})
    assert CAYLUS.action_id("build w_mason.2") == -1
    assert game.action_id("build w_mason.2") >= 0
    assert game.action_id("trade 3money>4basic") >= 0


def test_a_game_without_a_schema_takes_data_of_the_printed_shape() -> None:
    printed = {"a": [1, 2], "b": {"c": "x", "d": True, "e": None}, "f": [{"id": "g", "h": 1}], "note": "n"}
    assert not find_problems({}, printed, {**printed, "a": [7, 8], "f": [{"id": "g", "h": 4}], "note": 3})
    wrong = {"a": [1], "b": {"c": 1, "d": 1, "e": 1, "z": 1}, "f": [{"id": "i"}]}
    assert {problem.path for problem in find_problems({}, printed, wrong)} == {
        "a", "b/c", "b/d", "b/e", "b/z", "f/g", "f/i"
    }  # fmt: skip
    assert {problem.path for problem in find_problems({}, printed, {"a": {}, "b": [], "f": [1]})} == {"a", "b", "f"}
    assert {problem.key for problem in find_problems({}, printed, {**printed, "a": ["1", 2]})} == {"number"}


def fingerprint(value: Any) -> Any:
    """Everything in a box, an effect or a section, whether it is compiled or not."""
    if isinstance(value, list | tuple):
        return [fingerprint(part) for part in value]
    if isinstance(value, dict | int | str):
        return value
    names = [name for name in dir(value) if not name.startswith("_") and name != "data"]
    parts = {name: getattr(value, name) for name in names}
    return {name: fingerprint(part) for name, part in parts.items() if not callable(part)}


PRINTED = fingerprint(CAYLUS.box)  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", changeable_figures())
def test_every_figure_that_may_be_changed_is_read_by_the_rules(path: str) -> None:
    old = look_up(CAYLUS.data, path)
    changes = with_twins({path: old + 1})
    if problems_of(changes):
        changes = with_twins({path: old - 1})
    game = changed_game(CAYLUS, changes)
    assert fingerprint(game.box) != PRINTED  # type: ignore[attr-defined]


def test_figures_of_every_chapter_may_be_changed() -> None:
    figures = changeable_figures()
    for chapter in (
        "setup/",
        "income/",
        "bridge/",
        "provost/",
        "bailiff/",
        "castle/",
        "favours/",
        "end_of_game/",
        "two_",
    ):
        assert any(path.startswith(chapter) for path in figures), chapter
    for field in ("/cost/", "/on_build/", "/effect/", "/income/", "/owner_bonus/", "/count"):
        assert any(path.startswith("buildings/") and field in path for path in figures), field


def test_names_can_be_changed_in_both_languages() -> None:
    changes = {"buildings/w_mason/name_de": "Steinmetz", "castle/sections/walls/name_en": "Ramparts"}
    game = changed_game(CAYLUS, changes)
    assert game.words.namers["building"]("de", "w_mason") == "Steinmetz"
    assert game.words.namers["section"]("en", 1) == "Ramparts"


def test_the_schema_is_not_changed_by_a_check() -> None:
    before = deepcopy(CAYLUS.schema)
    problems_of({"buildings/w_farm_food/cost/wood": 3})
    assert before == CAYLUS.schema
