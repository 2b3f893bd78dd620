"""The rule text and its tests: nothing in it is left without a ruling."""

import re
from pathlib import Path

import palas
from palas.engine.citations import coverage
from palas.engine.rulebook import rulebook
from palas.engine.steps import questions
from palas.games.nobility.reasons import REASONS
from palas.games.nobility.rules import refusals
from tests.nobility.city import BOX, GAME

RULES = questions(palas.game("nobility").steps)  # of every question, by its kind

HERE = Path(__file__).parent
BOOK = rulebook("nobility")
TEXT = "".join(
    (HERE.parents[1] / "docs" / "rules" / name).read_text(encoding="utf-8")
    for name in ("nobility.md", "makers/nobility.md")
)
TESTS = [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")) if path != Path(__file__)]
KNOWN = {rule.id for rule in BOOK.rules}


def test_every_rule_and_every_worked_example_is_cited_by_a_test_and_nothing_else():
    found = coverage(BOOK, HERE)
    assert [rule.id for rule in found.missing] == []
    assert found.unknown == {}
    assert len(BOOK.of("rule")) == 112
    assert len(BOOK.of("example")) == 28


def test_every_worked_example_is_played_once():
    for number in range(1, 29):
        assert sum(text.count(f'mark.example("NOB-TV-{number}")') for text in TESTS) == 1, number


def test_every_ruling_that_play_can_show_is_cited():
    cited = {id for text in TESTS for id in re.findall(r'"(Q-\d+)"', text)}
    rulings = {rule.id.removeprefix("NOB-") for rule in BOOK.of("ruling")}
    about_sources = {"Q-35", "Q-38"}  # where a figure comes from, not how to play
    assert cited <= rulings
    assert rulings - cited == about_sources


def test_reasons_and_questions_name_rules_that_are_written():
    assert {rule for _code, rule in REASONS.values()} <= KNOWN
    assert set(RULES.values()) <= KNOWN
    assert {option.rule for option in GAME.meta.options} <= KNOWN
    numbers = {value for name, value in vars(refusals).items() if name.isupper()}
    assert numbers == set(REASONS)


def test_every_kind_of_question_and_every_verb_stands_in_section_18():
    section = TEXT.partition("## 18. Decision points")[2].partition("## A.")[0]
    for kind in RULES:
        assert f"`{kind}`" in section, kind
    for verb in {code.split()[0] for code in BOX.codes}:
        assert re.search(rf"`{verb}[ `]", section), verb
