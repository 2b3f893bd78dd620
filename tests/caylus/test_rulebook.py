"""The rule text and its tests: nothing in it is left without a ruling, and its tables are those of the data."""

import re
from pathlib import Path
from typing import Any

import pytest

import palas
from palas.engine.boxed import box_file
from palas.engine.steps import questions
from palas.games.caylus.reasons import REASONS
from tests.caylus.town import BOX

RULES = questions(palas.game("caylus").steps)  # of every question, by its kind

HERE = Path(__file__).parent
RULEBOOK = "".join(
    (HERE.parents[1] / "docs" / "rules" / name).read_text(encoding="utf-8")
    for name in ("caylus.md", "makers/caylus.md")
)
TESTS = [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))]
DATA = box_file("palas.games.caylus", "components.json")


def cited(mark: str) -> set[str]:
    """All ids that tests carry in marks of this name."""
    marks = [found for text in TESTS for found in re.findall(rf"@pytest\.mark\.{mark}\(([^)]*)\)", text)]
    return {id for found in marks for id in re.findall(r'"([^"]+)"', found)}


RULE_IDS = set(re.findall(r"\*\*(CAY-\d+\.\d+)", RULEBOOK))
EXAMPLES = set(re.findall(r"\*\*(CAY-T\d+)\*\*", RULEBOOK))
RULINGS = set(re.findall(r"^- \*\*(Q\d+)", RULEBOOK, re.MULTILINE))


def test_every_rule_is_cited_by_a_test():
    assert len(RULE_IDS) >= 100
    assert RULE_IDS - cited("rule") == set()


def test_every_worked_example_is_a_test_and_played_once():
    assert {f"CAY-T{number:02d}" for number in range(1, 79)} == EXAMPLES
    assert EXAMPLES - cited("example") == set()
    for example in EXAMPLES:
        assert sum(text.count(f'mark.example("{example}")') for text in TESTS) == 1, example


def test_every_ruling_is_cited_by_a_test():
    assert RULINGS - cited("rule") == set()


def test_tests_cite_nothing_that_is_not_written():
    assert cited("rule") <= RULE_IDS | RULINGS
    assert cited("example") <= EXAMPLES
    assert {rule for _code, rule in REASONS.values()} <= RULE_IDS
    assert set(RULES.values()) <= RULE_IDS


def test_every_kind_of_question_and_every_verb_stands_in_section_15():
    section = RULEBOOK.partition("## 15. Decision points")[2].partition("## 16.")[0]
    for kind in RULES:
        assert f"`{kind}`" in section, kind
    for verb in {code.split()[0] for code in BOX.codes}:
        assert re.search(rf"`{verb}[ `]", section), verb


# -- section 16 and the tables of sections 10 and 11

SIGNS = {"food": "F", "wood": "W", "stone": "S", "cloth": "C", "gold": "G", "money": "D", "pp": "PP"}


def amounts(bundle: dict[str, int]) -> str:
    """A bundle as section 16 writes it."""
    return " + ".join(f"{n} {SIGNS.get(what, what)}" for what, n in bundle.items())


def effect_text(building: dict[str, Any]) -> str:
    """An effect as section 16 writes it."""
    effect = building["effect"]
    special = {
        "gate": "move the worker, free",
        "merchants_guild": "provost -3..+3, free",
        "stables": "new turn order",
        "inn": "left worker moves right",
    }
    if building["id"] in special:
        return special[building["id"]]
    if effect["op"] == "gain":
        bonus = (building["owner_bonus"] or {}).get("on_foreign_activation")
        owner = (
            f" (owner {bonus['amount']} {'/'.join(SIGNS[kind] for kind in bonus['choose_one_of'])})" if bonus else ""
        )
        return f"gain {amounts(effect['get'])}{owner}"
    if effect["op"] == "gain_one_of":
        return "gain " + " / ".join(amounts(option["get"]) for option in effect["options"])
    if effect["op"] == "exchange":
        return " / ".join(f"{amounts(option['pay'])} -> {amounts(option['get'])}" for option in effect["options"])
    if effect["op"] == "build":
        return f"build one {effect['what']} building"
    if effect["op"] == "transform_to_residence":
        return f"{amounts(effect['pay'])} -> residence, {amounts(effect['get'])}"
    return "-"


@pytest.mark.parametrize("building", DATA["buildings"], ids=lambda building: building["id"])
def test_the_building_tables_of_section_16_are_those_of_the_data(building: dict[str, Any]):
    (row,) = re.findall(rf"^\| `{building['id']}` \|.*$", RULEBOOK, re.MULTILINE)
    _id, english, german, count, cost, on_build, income, effect, must, _source = (
        part.strip() for part in row.strip("| ").split("|")
    )
    assert (english, german, count) == (building["name_en"], building["name_de"], str(building["count"]))
    assert cost == (amounts(building["cost"]) or "-")
    reward = [f"{building['on_build']['pp']} PP"] if building["on_build"]["pp"] else []
    reward += [f"{building['on_build']['favour']} favour"] if building["on_build"]["favour"] else []
    assert on_build == (", ".join(reward) or "-")
    assert income == (amounts(building["income"]) or "-")
    assert effect == effect_text(building)
    assert must == ("yes" if building["mandatory"] else "no")


@pytest.mark.rule("CAY-10.5")
def test_the_scoring_table_of_the_rule_text_is_that_of_the_data():
    lines = RULEBOOK.partition("| houses in the section |")[2].split("\n\n")[0].splitlines()[2:]
    assert len(lines) == 7
    for houses, line in enumerate(lines):
        for section, told in zip(BOX.sections, line.strip("| ").split(" | ")[1:], strict=True):
            row = min(houses, len(section.favours) - 1)
            favours = section.favours[row]
            expected = f"{favours} favour{'s' if favours > 1 else ''}" if favours else "nothing"
            assert told == (f"lose {section.loss[row]} PP" if section.loss[row] else expected)


@pytest.mark.rule("CAY-11.2")
def test_the_favour_table_of_the_rule_text_is_that_of_the_data():
    lines = RULEBOOK.partition("| row | col 1 |")[2].split("\n\n")[0].splitlines()[2:]
    for row, line in zip(DATA["favours"]["rows"], lines, strict=True):
        name, *cells = line.strip("| ").split(" | ")
        assert name.startswith(row["letter"])
        for told, cell in zip(cells, row["columns"], strict=True):
            effect = cell["effect"]
            if effect["op"] == "gain":
                ((what, amount),) = effect["get"].items()
                assert told == f"{amount} {SIGNS[what] if what in ('pp', 'money') else what}"
            elif effect["op"] == "build":
                less = [f"{n} {what} less" for what, n in effect["discount"].items()] or ["full price"]
                assert told == f"build {effect['what']}, {less[0]}"
            else:
                assert effect["op"] in ("none", "gain_one_of", "exchange", "transform_to_residence")
