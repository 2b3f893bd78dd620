"""`palas data` at the prompt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from packs.boxes import CAYLUS
from typer.testing import CliRunner, Result

from palas.commands.data import app
from palas.engine.packs import content_hash, sources

FARM = {"buildings/w_farm_food/cost": {"wood": 2}}


def palas_data(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"LANG": "en_GB.UTF-8"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def pack(folder: Path, changes: dict[str, Any]) -> Path:
    file = folder / "my.json"
    file.write_text(json.dumps({"game": "caylus", "changes": changes}), encoding="utf-8")
    return file


def test_export_edit_check(tmp_path: Path) -> None:
    text = palas_data("export", "caylus").stdout
    file = tmp_path / "my.json"
    file.write_text(text.replace('"base": 2', '"base": 4'), encoding="utf-8")
    result = palas_data("check", file)
    assert result.exit_code == 0
    assert "is a good data pack for Caylus." in result.stdout
    assert "income/base: 2 → 4" in result.stdout
    assert content_hash({"income/base": 4}) in result.stdout


def test_export_of_a_pack_is_the_changed_box_or_its_changes_alone(tmp_path: Path) -> None:
    file = pack(tmp_path, FARM)
    whole = json.loads(palas_data("export", "caylus", "--data", file).stdout)
    assert whole["buildings"][15]["cost"] == {"wood": 2}
    small = json.loads(palas_data("export", "caylus", "--data", file, "--changes").stdout)
    assert small == {"game": "caylus", "hash": content_hash(FARM), "changes": FARM}


def test_check_says_which_entries_are_wrong_and_fails(tmp_path: Path) -> None:
    file = pack(tmp_path, {"buildings/w_farm_food/cost/wood": "two", "income/hotel": 5})
    result = palas_data("check", file)
    assert result.exit_code == 1
    assert "has 2 wrong entries" in result.stdout
    assert '  buildings/w_farm_food/cost/wood: a whole number from 0 to 99 is expected, found "two"\n' in result.stdout
    assert "this is the same figure as income/hotel (5); found 2: change both" in result.stdout
    german = palas_data("check", file, "--lang", "de")
    assert "sind 2 Einträge falsch" in german.stdout
    assert "erwartet wird eine ganze Zahl von 0 bis 99" in german.stdout


def test_check_answers_programs(tmp_path: Path) -> None:
    good = json.loads(palas_data("check", pack(tmp_path, FARM), "--json").stdout)
    assert good == {"game": "caylus", "ok": True, "hash": content_hash(FARM), "changes": FARM, "problems": []}
    result = palas_data("check", pack(tmp_path, {"income/base": -1}), "--json")
    (problem,) = json.loads(result.stdout)["problems"]
    assert result.exit_code == 1
    assert problem["path"] == "income/base"
    assert problem["code"] == "number-between"
    assert problem["params"] == {"least": 0, "most": 99, "found": "-1"}


def test_check_with_a_game_named(tmp_path: Path) -> None:
    file = tmp_path / "my.json"
    file.write_text(json.dumps({"changes": FARM}), encoding="utf-8")
    assert palas_data("check", file).exit_code == 1
    assert palas_data("check", file, "--game", "caylus").exit_code == 0


def test_a_pack_that_changes_nothing_is_told_so(tmp_path: Path) -> None:
    assert "It changes nothing." in palas_data("check", pack(tmp_path, {"income/base": 2})).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("check", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("export", "chess"), 'There is no game "chess"; there are '),
        (("show", "caylus", "buildings/castle"), "buildings/castle: there is no such entry; after"),
        (("show", "caylus", "income/base/x"), 'income/base/x: there is no such entry; the path ends at "income/base"'),
        (("check", "nowhere.json", "--game", "chess"), 'There is no game "chess"'),
    ],
)
def test_bad_input_gets_one_sentence_and_a_code(arguments: tuple[str, ...], sentence: str) -> None:
    result = palas_data(*arguments)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_show_an_entry_with_its_source_in_words() -> None:
    text = palas_data("show", "caylus", "buildings/w_lawyer").stdout
    assert '"cost": {"wood": 1, "cloth": 1}' in text
    assert "Source: found in public material." in text
    assert "  effect: stated in the rule text this edition follows" in text
    assert "Note: Build reward 4 PP in the first printing" in text


def test_show_a_list_names_its_entries() -> None:
    text = palas_data("show", "caylus", "buildings", "--lang", "de").stdout
    assert "Wirtshaus" in text
    assert "Regeltext" in text
    assert "castle" in palas_data("show", "caylus").stdout


def test_show_a_changed_entry(tmp_path: Path) -> None:
    text = palas_data("show", "caylus", "buildings/w_farm_food", "--data", pack(tmp_path, FARM)).stdout
    assert '"cost": {"wood": 2}' in text
    assert "Changed by the data pack: buildings/w_farm_food/cost" in text


def test_show_answers_programs() -> None:
    plain = json.loads(palas_data("show", "caylus", "bridge/passing_spaces", "--json").stdout)
    assert plain == {"path": "bridge/passing_spaces", "value": 5, "source": "public", "note": "", "fields": {}}


def test_a_source_is_the_fields_own_or_that_of_what_is_around_it() -> None:
    assert sources.source_of(CAYLUS.data, "bridge/own_building_price").source == "seed"
    assert sources.source_of(CAYLUS.data, "bridge/two_player_price_after_one_pass/value").source == "public"
    assert sources.source_of(CAYLUS.data, "castle/sections/walls/pp_per_batch").source == "seed"
    assert sources.source_of(CAYLUS.data, "variants/castle_full_lenient/default").source == "reconstructed"
    assert sources.source_of({"a": {"source": "seed", "reconstructed_fields": ["b"], "b": 1}}, "a/b").source == (
        "reconstructed"
    )


def test_sources_are_counted_and_the_reconstructed_ones_listed() -> None:
    text = palas_data("sources", "caylus").stdout
    assert "98  found in public material" in text
    assert "One entry is reconstructed" in text
    assert "variants/castle_full_lenient: switch for an unclear exception" in text
    plain = json.loads(palas_data("sources", "caylus", "--json").stdout)
    assert plain["entries"] == {"seed": 30, "public": 98, "reconstructed": 1}
    assert [entry["path"] for entry in plain["reconstructed"]] == ["variants/castle_full_lenient"]
