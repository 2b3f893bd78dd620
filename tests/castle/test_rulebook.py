"""The rule text and its tests: nothing in it is left without a ruling, and its tables are those of the data."""

import re
from pathlib import Path
from typing import Any

import pytest

import palas
from palas.engine.steps import questions
from palas.games.castle import GAME
from palas.games.castle.reasons import REASONS
from tests.castle.yard import BOX

RULES = questions(palas.game("castle").steps)  # of every question, by its kind

HERE = Path(__file__).parent
RULEBOOK = "".join(
    (HERE.parents[1] / "docs" / "rules" / name).read_text(encoding="utf-8")
    for name in ("castle.md", "makers/castle.md")
)
GERMAN = (HERE.parents[1] / "docs" / "rules" / "castle.de.md").read_text(encoding="utf-8")
TESTS = [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))]
DATA = GAME.data


def cited(mark: str) -> set[str]:
    """All ids that tests carry in marks of this name."""
    marks = [found for text in TESTS for found in re.findall(rf"@pytest\.mark\.{mark}\(([^)]*)\)", text)]
    return {id for found in marks for id in re.findall(r'"([^"]+)"', found)}


RULE_IDS = set(re.findall(r"\*\*(CAS-\d+(?:\.\d+)+)", RULEBOOK))
EXAMPLES = set(re.findall(r"^\| (CAS-X\d+)", RULEBOOK, re.MULTILINE))
RULINGS = set(re.findall(r"^- \*\*(Q\d+)", RULEBOOK, re.MULTILINE))


def test_every_rule_is_cited_by_a_test():
    assert len(RULE_IDS) == 83
    assert RULE_IDS - cited("rule") == set()


def test_every_worked_example_is_a_test_and_played_once():
    assert {f"CAS-X{number}" for number in range(1, 34)} == EXAMPLES
    assert EXAMPLES - cited("example") == set()
    for example in EXAMPLES:
        assert sum(text.count(f'mark.example("{example}")') for text in TESTS) == 1, example


def test_every_ruling_is_cited_by_a_test():
    assert RULINGS - cited("rule") == set()


def test_tests_cite_nothing_that_is_not_written():
    assert cited("rule") <= RULE_IDS | RULINGS
    assert cited("example") <= EXAMPLES
    assert {rule for _code, rule in REASONS.values()} <= {*RULE_IDS, ""}
    assert set(RULES.values()) <= RULE_IDS


def test_every_kind_of_question_and_every_verb_stands_in_section_16():
    section = RULEBOOK.partition("## 16. Decision points")[2].partition("## 17.")[0]
    for kind in RULES:
        assert f"`{kind}`" in section, kind
    for verb in {code.split()[0] for code in BOX.codes}:
        assert re.search(rf"`{verb}[ `]", section), verb


def rows(header: str) -> list[list[str]]:
    """The lines of the table with this heading, in the rules of either language."""
    text = RULEBOOK + GERMAN
    lines = text.partition(header)[2].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]


def numbers(text: str) -> list[int]:
    """The numbers in a cell."""
    return [int(found) for found in re.findall(r"\d+", text)]


TABLES = [*rows("| building | value |"), *rows("| Bauwerk | Bauwert |")]


@pytest.mark.rule("CAS-1.4", "Q1", "Q19", "Q20")
@pytest.mark.parametrize("row", TABLES, ids=lambda row: row[0])
def test_the_building_table_is_that_of_the_data(row: list[str]):
    kind = re.sub(r" (×\d+|\(\d+\))$", "", row[0]).lower()
    names = {"servants": "servants' house"}
    alike: list[dict[str, Any]] = [
        b for b in DATA["buildings"] if kind in (b["name_en"].lower(), b["name_de"].lower(), names.get(b["id"]))
    ]
    assert alike
    if kind != row[0].lower():
        assert [len(alike)] == numbers(row[0])
    for building in alike:
        if building["prebuilt"]:
            assert row[1:3] in (["stands", "–"], ["steht", "–"])
        else:
            assert (numbers(row[1])[0], numbers(row[2])[0]) == (building["value"], building["points"])
        fees = [place["fee"] for place in building["places"]]
        told = row[3].partition("→")[0]
        if fees and ("each" in told or "je " in told):
            assert numbers(told) == [len(fees), fees[0]]
            assert len(set(fees)) == 1
        else:
            assert (numbers(told)[-1:] if fees else []) == fees[:1]
            assert fees or told.startswith(("none", "keine"))


def test_the_building_table_has_every_building():
    assert len(TABLES) == 2 * len({building["name_en"] for building in DATA["buildings"]})


@pytest.mark.rule("CAS-7.2.4", "Q19")
@pytest.mark.parametrize(
    ("header", "lang"), [("| place | good | symbols |", "en"), ("| Wagen | Rohstoff | Symbole |", "de")]
)
def test_the_wagon_table_is_that_of_the_data(header: str, lang: str):
    table = [(good, int(symbols)) for _place, good, symbols in rows(header)]
    said = [GAME.words.say(lang, f"good-{wagon['resource']}").lower() for wagon in DATA["wagons"]]
    assert [(good.lower(), symbols) for good, symbols in table] == list(
        zip(said, [wagon["symbols"] for wagon in DATA["wagons"]], strict=True)
    )


@pytest.mark.rule("Q17", "Q19")
def test_what_is_reconstructed_is_said_to_be():
    assert all(wagon["source"] == "reconstructed" for wagon in DATA["wagons"])
    for id in ("market", "servants"):
        (building,) = [b for b in DATA["buildings"] if b["id"] == id]
        assert all(place["fee_source"] == "reconstructed" for place in building["places"])
    assert all(field["field_sources"]["winter_marked"] == "reconstructed" for field in DATA["round_fields"])
    assert "feuerstelle" not in {card["id"] for card in DATA["winter_cards"]}
