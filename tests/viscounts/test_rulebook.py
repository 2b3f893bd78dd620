"""The rule text and its tests: nothing in it is left without a ruling, and its words match the program."""

import re
from pathlib import Path

import palas
from palas.engine.citations import coverage
from palas.engine.rulebook import rulebook
from palas.engine.steps import questions
from palas.games.viscounts.reasons import REASONS
from palas.games.viscounts.rules import refusals
from palas.games.viscounts.words import EVENTS
from palas.text import LANGUAGES
from tests.viscounts.realm import BOX, GAME

RULES = questions(palas.game("viscounts").steps)  # of every question, by its kind

HERE = Path(__file__).parent
BOOK = rulebook("viscounts")


def test_every_rule_and_worked_example_is_cited_by_a_test():
    found = coverage(BOOK, HERE)
    assert [rule.id for rule in found.missing] == []
    assert found.unknown == {}


def test_reasons_and_questions_cite_rules_that_are_written():
    ids = {rule.id for rule in BOOK.rules}
    assert {rule for _code, rule in REASONS.values()} <= ids
    assert set(RULES.values()) <= ids
    assert {option.rule for option in GAME.meta.options} <= ids
    assert set(RULES) <= set(palas.game("viscounts").steps)


def test_every_kind_of_question_and_every_verb_stands_in_section_23():
    text = "".join(
        (HERE.parents[1] / "docs" / "rules" / name).read_text("utf-8")
        for name in ("viscounts.md", "makers/viscounts.md")
    )
    section = text.partition("## 23. Decision points")[2].partition("## 24.")[0]
    for kind in RULES:
        assert f"`{kind}`" in section, kind
    for verb in {code.split()[0] for code in BOX.codes}:
        assert re.search(rf"`{verb}[ `]", section), verb


def test_every_refusal_has_its_sentence_and_every_event_and_question_too():
    numbers = {value for key, value in vars(refusals).items() if key.isupper()}
    assert numbers == set(REASONS)
    for lang in LANGUAGES:
        for code, _rule in REASONS.values():
            assert GAME.words.has(lang, f"reason-{code}")
        for kind in RULES:
            assert GAME.words.has(lang, f"ask-{kind}")
        for kind in EVENTS:
            assert GAME.words.has(lang, f"event-{kind}")


def test_every_action_can_be_said_in_both_languages():
    for lang in LANGUAGES:
        for code in BOX.codes:
            assert GAME.action_text(code, lang).strip()


def test_both_languages_have_the_same_messages_and_none_is_unused():
    folder = HERE.parents[1] / "src" / "palas" / "games" / "viscounts"
    keys = {
        lang: set(re.findall(r"^([a-z][\w-]*) =", (folder / "text" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))
        for lang in LANGUAGES
    }
    assert keys["de"] == keys["en"]
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    made = ("amount-", "icon-", "ribbon-", "building-", "action-", "effect-", "ability-", "timing-", "per-", "space-")
    made += (
        "source-",
        "section-",  # see `sections`
        "tie-break",
        "option-",
        "ask-",
        "act-",
        "event-",
        "reason-",
        "sketch-",
        "fact-",
        "board-",
        "cause-",
        "good-",
        "cards-",
        "trait-",
        "icon-name-",
        "timing-name-",
        "board-",  # see test_board.py
        "cause-",  # see test_causes.py
        "good-",
        "symbol",  # see the legend
        "aid-",
        "step-",  # see book/steps.json
        "order-",  # see tests/tables/test_orders.py
    )
    for key in keys["en"]:
        assert key.startswith(made) or f'"{key}"' in source, key


def test_the_table_can_be_drawn_in_text_at_every_moment():
    from random import Random

    from rich.console import Console

    for players in (1, 3):
        state = GAME.start(players, 4)
        rng = Random(4)
        while not state.over:
            for lang in LANGUAGES:
                console = Console(width=120, record=True, quiet=True)
                for part in GAME.sketches:
                    console.print(GAME.sketch(state.view(0), lang, ["Ada"] * players, 120, part))
            for _move in range(25):
                if not state.over:
                    seat = rng.choice(state.to_act)
                    state.apply_id(seat, rng.choice(state.legal_ids(seat)))
            for choice in GAME.choices(state.view(0), "de"):
                assert choice.text
