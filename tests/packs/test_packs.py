"""Packs in play: reading files, hashes, whole games with changed boxes, and records that carry them."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from packs.boxes import CAYLUS, play_out, problems_of, random_changes, random_game

import palas
from palas.engine.packs import BadPack, changed_game, check_file, content_hash, export, read_pack

FARM = {"buildings/w_farm_food/cost": {"wood": 2}}

REPLAY = """
import json, sys
import palas
for text in json.load(sys.stdin):
    state = palas.replay(palas.Record.read(text))
    print(json.dumps([state.scores(), list(state.winners()), state.game.pack.hash]))
"""


def written(folder: Path, content: Any) -> Path:
    file = folder / "my.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


# -- files -----------------------------------------------------------------------------------------------------------


def test_an_export_is_the_whole_box_with_its_sources_and_changes_nothing(tmp_path: Path) -> None:
    text = export(CAYLUS)
    assert json.loads(text) == CAYLUS.data
    assert '"source": "seed"' in text
    assert max(len(line) for line in text.splitlines()) < 300
    assert read_pack(written(tmp_path, text), CAYLUS) is CAYLUS


def test_an_edited_export_and_a_file_of_changes_are_the_same_pack(tmp_path: Path) -> None:
    data = deepcopy(CAYLUS.data)
    data["buildings"][15]["cost"] = {"wood": 2}
    data["buildings"][15]["note"] = "too cheap before"
    whole = read_pack(written(tmp_path, json.dumps(data, indent=7)), CAYLUS)
    small = read_pack(written(tmp_path, {"game": "caylus", "note": "for us", "changes": FARM}))
    assert whole.pack == small.pack
    assert whole.pack.changes == FARM
    assert small.box.tile_cost[small.box.tile_ids.index("w_farm_food")][2] == 2  # type: ignore[attr-defined]


def test_the_hash_is_of_what_is_really_changed() -> None:
    deep = {"buildings/w_mason/cost/wood": 3}
    shallow = {"buildings/w_mason/cost": {"food": 1, "wood": 3}}
    extra = {**deep, "income/base": 2, "/road/spaces/": 28}
    hashes = {changed_game(CAYLUS, changes).pack.hash for changes in (deep, shallow, extra)}
    assert hashes == {content_hash(deep)}
    assert changed_game(CAYLUS, {"buildings/w_mason/cost/wood": 4}).pack.hash not in hashes


def test_a_file_of_changes_may_carry_its_hash(tmp_path: Path) -> None:
    good = {"game": "caylus", "changes": FARM, "hash": content_hash(FARM)}
    assert read_pack(written(tmp_path, good)).pack.hash == content_hash(FARM)
    (problem,) = check_file(written(tmp_path, {**good, "hash": "0" * 32})).problems
    assert problem.path == "hash"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('{"game": "caylus",\n "changes": {"income/base": }}', "my.json is broken in line 2, column 29: Expecting"),
        ('{"game": "caylus"', "is broken in line 1"),
        ("", "is broken in line 1, column 1"),
        ("[]", "A data pack is a JSON object, in curly brackets, of entries by path; found: []."),
        ("{}", 'The file does not say which game it is for; it needs "game", or say it with --game.'),
        ('{"game": "chess"}', 'There is no game "chess"'),
        ('{"game": 7, "changes": {}}', 'There is no game "7"'),
        ('{"game": "caylus", "changes": {"income/base": NaN}}', "holds something that is no number of a game: NaN."),
        ('{"game": ' + "[" * 100_000 + "]" * 100_000 + "}", "The data pack is nested too deeply."),
        ('{"game": "caylus", "changes": {"x": ' + '{"a":' * 900 + "1" + "}" * 900 + "}}", ""),
        ('{"game": "caylus", "changes": [1]}', "changes: an object in curly brackets is expected, found [1]"),
        ('{"game": "caylus", "changes": {"income/base": 3, "income/base": 4}}', "income/base: this key stands twice"),
        ('{"game": "caylus", "changes": {}, "chnages": {}}', "chnages: the rules know no such entry here"),
        ('{"game": "caylus"}', "has 20 wrong entries or more"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_pack_gets_one_sentence(tmp_path: Path, content: str, sentence: str) -> None:
    file = written(tmp_path, content)
    with pytest.raises(palas.PalasError) as caught:
        read_pack(file)
    text = caught.value.text("en")
    assert sentence in text
    assert text.isprintable()
    assert caught.value.text("de") != text


def test_a_file_that_cannot_be_read_gets_one_sentence(tmp_path: Path) -> None:
    for path, sentence in ((tmp_path / "none.json", "none.json cannot be read"), (tmp_path, "cannot be read")):
        with pytest.raises(palas.BadData, match=sentence):
            read_pack(path)
    file = tmp_path / "latin.json"
    file.write_bytes(b'{"game": "caylus \xfc"}')
    with pytest.raises(palas.BadData, match=r"latin.json is no text in UTF-8\."):
        read_pack(file)
    with pytest.raises(palas.BadData, match="cannot be read"):
        read_pack("a\0b")


def test_a_pack_for_another_game_is_foreign(tmp_path: Path) -> None:
    with pytest.raises(palas.BadData, match=r"This belongs to castle, not to caylus\."):
        read_pack(written(tmp_path, {"game": "castle", "changes": {}}), CAYLUS)


def test_wrong_entries_are_all_in_the_error(tmp_path: Path) -> None:
    changes = {"income/base": "lots", "income/hotel": -1}
    with pytest.raises(BadPack) as caught:
        read_pack(written(tmp_path, {"game": "caylus", "changes": changes}))
    assert len(caught.value.problems) == 3
    assert "2 wrong entries besides this one" in caught.value.text("en")
    assert "außer diesem noch 2 Einträge" in caught.value.text("de")


def test_an_entry_missing_from_an_export_is_named(tmp_path: Path) -> None:
    data = deepcopy(CAYLUS.data)
    del data["buildings"][20]
    del data["bailiff"]["advance_otherwise"]
    del data["castle"]["one_worker_per_player"]
    checked = check_file(written(tmp_path, data))
    assert {problem.path for problem in checked.problems} == {
        f"buildings/{CAYLUS.data['buildings'][20]['id']}",
        "bailiff/advance_otherwise",
        "castle/one_worker_per_player",
    }


# -- games -----------------------------------------------------------------------------------------------------------


def test_a_pack_replaces_the_one_before_it() -> None:
    first = changed_game(CAYLUS, FARM)
    second = changed_game(first, {"income/base": 3})
    assert second.pack.changes == {"income/base": 3}
    assert changed_game(second, {}) is CAYLUS


def test_actions_keep_their_numbers_when_only_figures_change() -> None:
    changes = {**FARM, "income/base": 4, "buildings/p_hotel/on_build/pp": 20, "castle/sections/walls/pp_per_batch": 6}
    assert changed_game(CAYLUS, changes).box.codes == CAYLUS.box.codes  # type: ignore[attr-defined]


def test_changed_figures_are_played() -> None:
    game = changed_game(CAYLUS, {"income/base": 5, "setup/starting_cubes/gold": 2})
    state = game.start(players=3, seed=1)
    assert [person.goods[5] for person in state.position.people] == [2, 2, 2]  # type: ignore[attr-defined]
    assert sorted(person.goods[0] for person in state.position.people) == [10, 11, 11]  # type: ignore[attr-defined]


def test_a_position_of_another_pack_is_refused() -> None:
    position = changed_game(CAYLUS, FARM).start(players=2, seed=1).to_dict()
    with pytest.raises(palas.BadData, match="with other data than here"):
        CAYLUS.from_dict(position)
    assert changed_game(CAYLUS, FARM).from_dict(position).to_dict() == position


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(seed=st.integers(0, 10**6))
def test_games_with_random_packs_end_conserve_everything_and_replay(seed: int) -> None:
    rng = Random(seed)
    changes = random_changes(rng)
    assume(not problems_of(changes))
    game = changed_game(CAYLUS, changes)
    state = play_out(game, rng)
    assert [sum(points.values()) for points in state.breakdown()] == state.scores()
    again = palas.replay(palas.Record.read(palas.record(state).text()))
    assert again.to_dict() == state.to_dict()
    assert again.game.pack == game.pack


def test_records_with_packs_replay_in_a_fresh_process() -> None:
    rng = Random(5)
    states = [play_out(random_game(rng), rng) for _ in range(6)]
    assert all(state.game.pack.changes for state in states)
    texts = json.dumps([palas.record(state).text() for state in states])
    told = subprocess.run([sys.executable, "-c", REPLAY], input=texts, capture_output=True, text=True, check=True)
    found = [json.loads(line) for line in told.stdout.splitlines()]
    assert found == [[state.scores(), list(state.winners()), state.game.pack.hash] for state in states]


def record_with(changes: dict[str, Any], told_hash: str) -> palas.Record:
    state = changed_game(CAYLUS, FARM).start(players=2, seed=3)
    header = {**palas.record(state).header, "data": {"hash": told_hash, "changes": changes}}
    return palas.Record(header, [])


@pytest.mark.parametrize(
    ("changes", "told_hash", "sentence"),
    [
        ({"buildings/w_farm_food/cost": {"wood": 1}}, content_hash(FARM), "does not match its hash"),
        ({**FARM, "income/base": 9}, content_hash(FARM), "does not match its hash"),
        ({}, content_hash(FARM), "does not match its hash"),
        (FARM, "", "does not match its hash"),
        ({"income/base": -9}, content_hash({"income/base": -9}), "wrong entry. income/base"),
        ({"buildings/w_farm_food/effect": 1}, content_hash({"buildings/w_farm_food/effect": 1}), "wrong entry"),
        ([1], content_hash(FARM), "A data pack is a JSON object"),
        (None, content_hash(FARM), "A data pack is a JSON object"),
    ],
)
def test_tampered_changes_in_a_record_are_refused(changes: Any, told_hash: str, sentence: str) -> None:
    with pytest.raises(palas.BadData, match=sentence):
        palas.replay(record_with(changes, told_hash))


def test_an_honest_record_with_a_pack_is_not_refused() -> None:
    state = palas.replay(record_with(FARM, content_hash(FARM)))
    assert state.game.pack.changes == FARM
    assert palas.verify(palas.record(play_out(changed_game(CAYLUS, FARM), Random(1)))).ok


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
SOME_PATHS = st.sampled_from(
    [
        "buildings",
        "buildings/w_farm_food",
        "buildings/w_farm_food/effect",
        "buildings/w_farm_food/effect/op",
        "game",
        "bridge/price",
        "buildings/s_farm/owner_bonus",
        "road/layout",
        "road/layout/3",
        "castle/sections",
        "castle/sections/walls/scoring",
        "castle/batch",
        "castle/batch/must_contain",
        "favours",
        "favours/rows",
        "favours/rows/money/columns/1",
        "end_of_game/final_scoring",
        "variants",
        "setup",
        "setup/starting_money_by_turn_order",
        "two_players/starting_money",
    ]
)


@settings(max_examples=60, deadline=None)
@given(changes=st.dictionaries(SOME_PATHS | st.text(max_size=8), JSON_VALUES, min_size=1, max_size=3))
def test_no_pack_whatsoever_is_more_than_refused(changes: dict[str, Any]) -> None:
    if problems_of(changes):
        with pytest.raises(palas.BadData) as caught:
            changed_game(CAYLUS, changes)
        assert caught.value.text("de").isprintable()
    else:
        assert changed_game(CAYLUS, changes).start(players=2, seed=1).to_act
