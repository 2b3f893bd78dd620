"""The rule text and its tests: nothing in it is left without a ruling, and its tables are those of the data."""

import re
from pathlib import Path

import pytest

import palas
from palas.engine.steps import questions
from palas.games.heirs.reasons import REASONS
from tests.heirs.realm import BOX, GAME

RULES = questions(palas.game("heirs").steps)  # of every question, by its kind

HERE = Path(__file__).parent
RULEBOOK = "".join(
    (HERE.parents[1] / "docs" / "rules" / name).read_text(encoding="utf-8") for name in ("heirs.md", "makers/heirs.md")
)
GERMAN = (HERE.parents[1] / "docs" / "rules" / "heirs.de.md").read_text(encoding="utf-8")
TESTS = [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))]


def cited(mark: str) -> set[str]:
    """All ids that tests carry in marks of this name."""
    marks = [found for text in TESTS for found in re.findall(rf"@pytest\.mark\.{mark}\(([^)]*)\)", text)]
    return {id for found in marks for id in re.findall(r'"([^"]+)"', found)}


RULE_IDS = set(re.findall(r"\*\*(HEI-\d+\.\d+)", RULEBOOK))
EXAMPLES = set(re.findall(r"^\| (HEI-X\d+)", RULEBOOK, re.MULTILINE))
RULINGS = set(re.findall(r"^- \*\*(Q\d+)", RULEBOOK, re.MULTILINE))


def test_every_rule_is_cited_by_a_test():
    assert len(RULE_IDS) >= 55
    assert RULE_IDS - cited("rule") == set()


def test_every_worked_example_is_a_test_and_played_once():
    assert {f"HEI-X{number}" for number in range(1, 34)} == EXAMPLES
    for example in EXAMPLES:
        assert sum(text.count(f'mark.example("{example}")') for text in TESTS) == 1, example


def test_every_ruling_is_cited_by_a_test():
    assert RULINGS - cited("rule") == set()


def test_tests_cite_nothing_that_is_not_written():
    assert cited("rule") <= RULE_IDS | RULINGS
    assert cited("example") <= EXAMPLES
    assert {rule for _code, rule in REASONS.values()} <= RULE_IDS
    assert set(RULES.values()) <= RULE_IDS


def test_every_kind_of_question_and_every_verb_stands_in_section_11():
    section = RULEBOOK.partition("## 11. Decision points")[2].partition("## 12.")[0]
    for kind in RULES:
        assert f"`{kind}`" in section, kind
    for verb in {code.split()[0] for code in BOX.codes}:
        assert re.search(rf"`{verb}[ `]", section), verb


def test_every_building_set_and_option_is_named_in_the_rule_text():
    for entry in GAME.data["building_types"]:
        assert f"{entry['name_de']} `{entry['id']}`" in RULEBOOK
        for text, name in ((RULEBOOK, entry["id"].replace("_", " ")), (GERMAN, entry["name_de"])):
            assert re.search(rf"\| [\w/ ]*\b{name}\b[\w/ ]*\|", text), f"{name} in section 7"
    for entry in GAME.data["sets"]:
        assert f"{entry['name_de']} `{entry['id']}`" in RULEBOOK
    rules = {option.rule for option in GAME.meta.options}
    assert rules <= RULE_IDS


@pytest.mark.rule("HEI-12.1", "HEI-12.4", "HEI-12.8")
def test_the_figures_of_the_solo_mode_are_those_of_the_data():
    solo = GAME.data["solo"]
    removed = [entry["remove_treasures"] for entry in solo["levels"]]
    assert "4 (level 1, Heinrich der Arme), 2 (level 2, der Mutige) or 0 (level 3, der Hammer)" in RULEBOOK
    assert removed == [4, 2, 0]
    order = solo["placement_order"]
    assert f"{', '.join(order['white_human'])} for a white human" in RULEBOOK
    assert f"{', '.join(order['blue_human'])} for a blue one" in RULEBOOK
    assert (solo["points_per_remaining_treasure"], solo["doubled_best_buildings"]) == (5, 3)


@pytest.mark.rule("HEI-1.1", "HEI-5.2", "Q19")
def test_reconstructed_figures_say_so():
    assert GAME.data["hand_limit"] == 3
    for entry in GAME.data["tiles"]:
        assert entry["source"] in ("seed", "public", "reconstructed")
        weakest = max(("seed", "public", "reconstructed").index(s) for s in entry["field_sources"].values())
        assert entry["source"] == ("seed", "public", "reconstructed")[weakest]
    for entry in GAME.data["treasures"]:
        assert entry["source"] == "reconstructed"
