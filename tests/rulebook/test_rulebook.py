"""The rules of record, read from their text."""

from __future__ import annotations

import re

import pytest

from palas.engine import rulebook
from palas.engine.registry import game, titles
from palas.engine.rulebook import DECISION, EXAMPLE, RULE, RULING, NoRule, makers_file, text_file
from palas.text import LANGUAGES

BOOK = rulebook.rulebook("caylus")

OTHER = """# Another game

## 1. Setup

- **OTH-1.1** [S] First line
  second line.
- **OTH-1.2 the_maiden** Text with a table:

| a | b |
|---|---|
| 1 | 2 |

Not part of the rule. It is a paragraph.

Towers
- **OTH-1.3** Something.

### 1.4 A part

* **OTH-1.4.1** Deep.

## 2. Examples

| id | given | expected |
|---|---|---|
| OTH-X1 (seed) | two towers | 4 points |
| OTH-X2 | | none |

## 3. Rulings

* **Q-1 Which one?** The first.
* **TV-2 [S] limit.** Reputation 9.
- **T03 track** virtue 4.
"""


def test_every_numbered_line_of_the_text_is_a_rule() -> None:
    source, behind = text_file(game("caylus")), makers_file(game("caylus"))
    assert source is not None
    assert behind is not None
    text = source.read_text(encoding="utf-8") + behind.read_text(encoding="utf-8")
    assert [rule.id for rule in BOOK.of(RULE)] == re.findall(r"^- \*\*(CAY-\d[\d.]*\d)", text, re.MULTILINE)
    assert [rule.id for rule in BOOK.of(EXAMPLE)] == [f"CAY-T{number:02}" for number in range(1, 79)]
    assert [rule.id for rule in BOOK.of(RULING)] == [
        f"CAY-{id}" for id in re.findall(r"^- \*\*(Q\d\d)", text, re.MULTILINE)
    ]
    assert [rule.id for rule in BOOK.of(DECISION)] == [f"CAY-D{number}" for number in range(1, 16)]


def test_a_rule_is_found_by_its_id() -> None:
    rule = rulebook.find("caylus", "CAY-8.19")
    assert rule.section == "8. Phase 5: activating buildings"
    assert rule.group == "Lawyer"
    assert rule.text.startswith("If a worker stands on the target")
    assert rule.text.endswith("in the same phase.")
    assert rulebook.find("caylus", "8.19") == rulebook.find("caylus", "cay-8.19") == rule
    assert BOOK.find("Q03").title == "Castle without room"
    assert BOOK.find("CAY-6.3").title == "Gate"


def test_a_table_after_a_rule_belongs_to_it() -> None:
    assert "| 6 or more | 1 favour | 3 favours | 3 favours |" in BOOK.find("CAY-10.5").text
    assert BOOK.find("CAY-10.6").text.startswith("Houses already standing")


def test_a_rule_does_not_swallow_the_title_of_the_next_group() -> None:
    assert BOOK.find("CAY-8.15").text == "A newly built building has no worker and does nothing this round."
    assert BOOK.find("CAY-T06").text.endswith("A receives 7 D (2+2+1+2).")
    assert BOOK.find("CAY-T07").group == "Placing and passing"


@pytest.mark.parametrize("title", [title.meta.id for title in titles()])
def test_every_numbered_rule_is_written_in_both_languages(title: str) -> None:
    english, german = (rulebook.rulebook(title, lang) for lang in LANGUAGES)
    assert (english.lang, german.lang) == ("en", "de")
    assert [rule.id for rule in german.rules] == [rule.id for rule in english.rules]
    assert [section.number for section in german.sections] == [section.number for section in english.sections]
    for one, other in zip(english.of(RULE), german.of(RULE), strict=True):
        assert other.text != one.text, one.id
        assert bool(one.title) == bool(other.title), one.id
        assert marks(other.text) == marks(one.text), f"{one.id}: tables, lists and lettered lines are the same"


def marks(text: str) -> list[str]:
    """What gives a rule its shape: rows of tables, numbered, lettered and dashed lines."""
    return re.findall(r"(?m)^(?:\||\d\.|[a-e]\)|-) ?", text)


@pytest.mark.parametrize("title", [title.meta.id for title in titles()])
def test_what_players_open_reads_as_rules(title: str) -> None:
    for lang in LANGUAGES:
        file = text_file(game(title), lang)
        assert file is not None
        text = file.read_text(encoding="utf-8")
        assert "`" not in text, "ids, files and data stand in the makers' chapter"
        assert not re.search(r"\[[SPR]\]|\bQ-?\d|\bDP-\d|seed|components\.json|engine|implement", text)


@pytest.mark.parametrize("title", [title.meta.id for title in titles()])
def test_both_languages_name_the_same_figures(title: str) -> None:
    english, german = (rulebook.rulebook(title, lang) for lang in LANGUAGES)
    for one, other in zip(english.of(RULE), german.of(RULE), strict=True):
        assert figures(other.text) == figures(one.text), one.id


def figures(text: str) -> set[str]:
    """The numbers of two digits and the references that a text names; small ones may be words."""
    plain = re.sub(r"[A-Z]{3}-\d[\d.]*\d", "", text)
    return set(re.findall(r"(?<![\d.])\d\d+(?![\d.]*\d)", plain))


def test_a_rule_that_is_not_there() -> None:
    with pytest.raises(NoRule, match=r'caylus has no rule "CAY-99\.1"'):
        rulebook.find("caylus", "CAY-99.1")
    with pytest.raises(NoRule, match='No game has a rule "ABC-1"'):
        rulebook.game_of("ABC-1")
    assert rulebook.game_of("cay-8.19") == "caylus"


def test_a_search_finds_whole_words_first_and_beginnings_after_them() -> None:
    found = [rule.id for rule in BOOK.search("inn")]
    assert {"CAY-6.9", "CAY-6.10", "CAY-T25"} <= set(found)
    assert not any(rule.id == "CAY-3.2" for rule in BOOK.search("inn"))
    assert [rule.id for rule in BOOK.search("PENDING transformation target")] == ["CAY-8.17"]
    assert not BOOK.search("spaceship")


def test_chapters_have_their_text() -> None:
    chapter = BOOK.section("CAY-12")
    assert chapter is not None
    assert chapter.title == "End of the game"
    assert chapter.text.count("**CAY-12.") == 3
    assert BOOK.section("99") is None
    assert [section.number for section in BOOK.sections if section.level == 1][:3] == ["1", "2", "3"]


def test_the_names_of_the_german_box() -> None:
    names = dict(BOOK.names())
    assert names["Vogt"] == "provost"
    assert names["Wirtshaus"] == "inn"
    assert ("Vogt", "provost") in BOOK.names_in("The provost stays.")
    assert ("Wirtshaus", "inn") not in BOOK.names_in("The beginning.")


def test_other_ways_of_writing_rules_are_understood() -> None:
    book = rulebook.parse(OTHER, "other", "OTH")
    assert [(rule.id, rule.kind) for rule in book.rules] == [
        ("OTH-1.1", RULE),
        ("OTH-1.2", RULE),
        ("OTH-1.3", RULE),
        ("OTH-1.4.1", RULE),
        ("OTH-X1", EXAMPLE),
        ("OTH-X2", EXAMPLE),
        ("OTH-Q-1", RULING),
        ("OTH-TV-2", EXAMPLE),
        ("OTH-T03", EXAMPLE),
    ]
    assert book.find("1.1").text == "[S] First line\nsecond line."
    assert book.find("1.2").title == "the_maiden"
    assert book.find("1.2").text.endswith("| 1 | 2 |")
    assert book.find("1.3").group == "Towers"
    assert book.find("X1").text == "given: two towers; expected: 4 points"
    assert book.find("X2").text == "expected: none"
    assert book.find("oth-q-1").text == "The first."
