"""Paths into the data: what they lead to, and changes that survive any edit."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from packs.boxes import CAYLUS

from palas.engine.packs.paths import NOTHING, changed_data, differences, look_all, look_up, same, without_comments

DATA = CAYLUS.data

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["wood", "", "a/b"]),
    lambda inner: (
        st.lists(inner, max_size=12)
        | st.dictionaries(st.sampled_from(["wood", "cost", "id", "x", "10", "2", "", "a/b", "note"]), inner, max_size=4)
        | st.lists(st.fixed_dictionaries({"id": st.sampled_from(["farm", "mine", "3"]), "x": inner}), max_size=3)
    ),
    max_leaves=25,
)
OBJECTS = st.dictionaries(st.sampled_from(["a", "b", "c", "10"]), PLAIN, max_size=4)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("buildings/w_farm_food/cost/wood", 1),
        ("favours/rows/prestige/columns/3/effect/get/pp", 3),
        ("road/layout/12/scoring_trigger", "dungeon"),
        ("setup/starting_money_by_turn_order/4/1", 5),
        ("castle/sections/walls/scoring/3-4/favour", 2),
    ],
)
def test_a_path_goes_by_key_by_id_or_by_place_counted_from_one(path: str, expected: Any) -> None:
    assert look_up(DATA, path) == expected


@pytest.mark.parametrize(
    "path",
    ["buildings/nobody", "buildings/1", "road/layout/0", "road/layout/29", "road/layout/-1", "road/layout/²", "x",
     "income/base/2", "//", "buildings//cost", "road/layout/" + "9" * 5000, "a" * 10_000, "\0"],
)  # fmt: skip
def test_a_path_that_leads_nowhere_is_a_problem_and_no_crash(path: str) -> None:
    assert look_up(DATA, path) is NOTHING
    data, problems = changed_data(DATA, {f"{path}/further": 1})
    assert [problem.path for problem in problems] == [f"{path}/further"]
    assert data == DATA


def test_a_star_stands_for_every_entry() -> None:
    found = dict(look_all(DATA, "castle/sections/*/pp_per_batch"))
    assert found == {
        "castle/sections/dungeon/pp_per_batch": 5,
        "castle/sections/walls/pp_per_batch": 4,
        "castle/sections/towers/pp_per_batch": 3,
    }


def test_a_change_keeps_the_remarks_and_the_printed_data() -> None:
    before = deepcopy(DATA)
    data, problems = changed_data(DATA, {"buildings/p_hotel/cost": {"gold": 1}, "road/spaces": 30})
    assert not problems
    assert before == DATA
    assert look_up(data, "buildings/p_hotel/source") == "public"
    assert look_up(data, "buildings/p_hotel/cost") == {"gold": 1}


def test_a_longer_path_changes_what_a_shorter_one_has_put_there() -> None:
    changes = {"buildings/w_mason/cost/wood": 3, "buildings/w_mason/cost": {"stone": 1}}
    for order in (changes, dict(reversed(changes.items()))):
        data, _problems = changed_data(DATA, order)
        assert look_up(data, "buildings/w_mason/cost") == {"stone": 1, "wood": 3}


def test_a_removed_key_replaces_the_object_it_was_in() -> None:
    edited = deepcopy(DATA)
    del edited["buildings"][15]["cost"]["food"]
    assert dict(differences(DATA, edited)) == {"buildings/w_farm_food/cost": {"wood": 1}}


def test_new_entries_of_a_list_get_their_place() -> None:
    edited = deepcopy(DATA)
    more = [{"get": {"gold": n}} for n in range(1, 12)]
    edited["buildings"][15]["effect"]["options"] += more
    changes = dict(differences(DATA, edited))
    assert list(changes) == [f"buildings/w_farm_food/effect/options/{place}" for place in range(3, 14)]
    assert changed_data(DATA, changes)[0] == edited


def test_remarks_and_the_order_of_entries_with_ids_are_no_difference() -> None:
    edited = deepcopy(DATA)
    edited["buildings"].reverse()
    edited["buildings"][3]["note"] = "seen in a dream"
    edited["income"]["source"] = "reconstructed"
    edited["income"]["why"] = "because"
    assert not dict(differences(DATA, edited))


def test_true_is_not_one() -> None:
    assert not same({"a": [1]}, {"a": [True]})
    assert not same(1, 1.0)
    assert dict(differences({"a": 1}, {"a": True})) == {"a": True}


@settings(max_examples=100, deadline=None)
@given(printed=OBJECTS, edited=OBJECTS)
def test_differences_put_back_give_the_edited_data(printed: dict[str, Any], edited: dict[str, Any]) -> None:
    edited = {**printed, **edited}  # at the very top nothing can be taken away
    changes = dict(differences(printed, edited))
    data, problems = changed_data(printed, changes)
    assert not problems
    assert not dict(differences(edited, data))
    assert same(without_comments(sorted_ids(data)), without_comments(sorted_ids(edited)))


def sorted_ids(value: Any) -> Any:
    """The data with lists of entries in the order of their ids."""
    if isinstance(value, dict):
        return {key: sorted_ids(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        parts = [sorted_ids(part) for part in value]
        if parts and all(isinstance(part, dict) and isinstance(part.get("id"), str) for part in parts):
            return sorted(parts, key=lambda part: str(part["id"]))
        return parts
    return value


@settings(max_examples=100, deadline=None)
@given(changes=st.dictionaries(st.text(st.sampled_from("ab1/costwd_ id"), max_size=12), PLAIN, max_size=4))
def test_no_change_whatsoever_crashes(changes: dict[str, Any]) -> None:
    small = {"cost": {"wood": 1}, "d": [1, {"a": 2}], "w": [{"id": "a", "b": 1}, {"id": "1"}]}
    changed_data(small, changes)
