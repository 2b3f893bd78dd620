"""The player's books: every numbered rule stands in them, in both languages, with the figures of the box."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

import palas
from palas.engine.errors import BadData
from palas.engine.game import Game
from palas.engine.handbook import (
    CARDS,
    GLYPH,
    HEAD,
    LIST,
    PICTURE,
    STEPS,
    SYMBOLS,
    TABLE,
    TEXT,
    aid,
    figure,
    handbook,
    plain,
    read,
)  # fmt: skip
from palas.engine.rulebook import RULE, rulebook
from palas.text import LANGUAGES

GAMES = [game.meta.id for game in palas.titles()]
LONGEST = 15  # minutes to read a book
PIECES = r"(azure|gules|or|vert|purpure|sable|argent|neutral)$"  # what is drawn in a player's colour
MODES = {
    "caylus": [(2, {}), (5, {"jeweller": True})],
    "castle": [(2, {"winter": True}), (4, {"winter": True})],
    "heirs": [(2, {}), (2, {"sets": "war+craft+patrol"}), (1, {"sets": "travel+land+trade"})],
    "nobility": [(1, {"events": True}), (3, {"chancery": True, "events": True}), (6, {})],
    "viscounts": [(1, {}), (3, {})],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_every_numbered_rule_stands_in_the_players_book(title: str, lang: str) -> None:
    book = handbook(palas.game(title), lang)
    assert book is not None
    assert book.lang == lang
    explained = {id for _leaf, _title, _place, block in book.passages() for id in block.rules}
    assert [rule.id for rule in rulebook(title).of(RULE) if rule.id not in explained] == []
    for id in explained:
        leaf, place = book.explains(id) or (None, -1)
        assert leaf is not None
        assert id in leaf.blocks[place].rules
    assert book.minutes <= LONGEST, "it is read in fifteen minutes"


@pytest.mark.parametrize("title", GAMES)
def test_a_book_is_the_same_in_both_languages(title: str) -> None:
    english, german = (handbook(palas.game(title), lang) for lang in LANGUAGES)
    assert english is not None
    assert german is not None
    shape = [
        [
            (leaf.number, leaf.anchor, [(b.kind, b.rules, b.anchor, len(b.items)) for b in leaf.blocks])
            for leaf in book.leaves
        ]
        for book in (english, german)
    ]
    assert shape[0] == shape[1]
    kinds = {block.kind for _leaf, _title, _place, block in english.passages()}
    assert {"lead", "text", "steps", "example", "mistake", "picture", "cards", "symbols"} <= kinds
    anchors = [leaf.anchor for leaf in english.leaves]
    assert len(set(anchors)) == len(anchors)
    assert {"goal", "table", "setup", "end", "variants" if title != "heirs" else "solo", "mistakes", "example"} <= {
        *anchors, *(chapter.anchor for chapter in english.chapters), *({"variants"} if title == "viscounts" else ()),
    }  # fmt: skip
    parts = [aid(palas.game(title), lang) for lang in LANGUAGES]
    assert parts[0] is not None
    assert parts[1] is not None
    assert [part.anchor for part in parts[0]] == [part.anchor for part in parts[1]]


def numbers(text: str) -> set[str]:
    """The larger numbers that a text names; small ones may be words elsewhere."""
    return {number for number in re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", text)) if int(number) >= 10}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_figures_of_the_book_are_those_of_the_rules_it_names_or_of_the_box(title: str, lang: str) -> None:
    game = palas.game(title)
    book = handbook(game, lang)
    assert book is not None
    rules = {rule.id: rule for rule in rulebook(title, lang).of(RULE)}
    boxed = numbers(json.dumps(game.data))
    for leaf, _title, _place, block in book.passages():
        if block.kind in (TEXT, LIST, STEPS, TABLE) and block.rules:
            known = set().union(*(numbers(rules[id].text) for id in block.rules)) | boxed
            assert numbers(block.text) <= known, f"{leaf.number}: {block.text[:60]}"


@pytest.mark.parametrize("title", GAMES)
def test_what_a_book_names_exists(title: str) -> None:
    game = palas.game(title)
    symbols = {name for group in game.legend().values() for name in group}
    groups = {group.id for group in cards.groups} if (cards := game.cards("en")) else set()
    for lang in LANGUAGES:
        book = handbook(game, lang)
        parts = aid(game, lang)
        assert book is not None
        assert parts is not None
        blocks = [block for _leaf, _title, _place, block in book.passages()]
        shown = {block.head.partition(" ")[0] for block in blocks if block.kind == PICTURE}
        assert shown == set(book.pictures), "every picture is shown"
        assert {word for block in blocks if block.kind == CARDS for word in block.text.split()} == groups
        texts = [b.text for b in blocks] + [b.text for part in parts for leaf in part.leaves for b in leaf.blocks]
        for text in texts:
            assert set(GLYPH.findall(text)) <= symbols, text[:60]
        for group, names in game.legend().items():
            assert game.words.has(lang, f"symbols-{group}")
            for name in names:
                assert game.words.has(lang, f"symbol-{name}")
                assert game.words.has(lang, f"symbol-{name}-about")
        assert any(block.kind == SYMBOLS for block in blocks)


def drawn(game: Game, seed: int) -> set[str]:
    """The symbols on the boards of some games."""
    found: set[str] = set()
    for players, options in MODES[game.meta.id]:
        state = game.start(players, seed=seed, options=options)
        rng = Random(seed)
        moves = 0
        while not state.over:
            if moves % 60 == 0:
                for shape in ("wide", "phone"):
                    board = game.board(state.view(0), lang="de", legal=(), shape=shape)
                    assert board is not None
                    found |= set(re.findall(r'href="#([^"]+)"', board.svg))
            seat = rng.choice(state.to_act)
            state.apply_id(seat, rng.choice(state.legal_ids(seat)))
            moves += 1
    return {name for name in found if not re.search(PIECES, name)}


@pytest.mark.parametrize("title", GAMES)
def test_every_symbol_on_a_board_is_in_the_legend(title: str) -> None:
    game = palas.game(title)
    known: set[str] = set()
    for group in game.legend().values():
        for sign in group.values():
            known |= {f"icon-{sign[1]}"} if sign[0] == "icon" else {f"{sign[0]}-{sign[1]}", f"icon-{sign[1]}"}
            known |= {"coin-silver"} if sign[0] == "silver" else set()
    assert drawn(game, 3) - known == set()


def test_pictures_mark_places_that_are_there() -> None:
    from palas.web.books import SHAPES, places, state_of

    for title in GAMES:
        game = palas.game(title)
        book = handbook(game, "en")
        assert book is not None
        for name, spec in book.pictures.items():
            state = state_of(game, spec["entry"])
            for shape in SHAPES:
                seat = spec.get("seat", 0)
                board = game.board(state.view(seat), lang="en", legal=(), shape=shape)
                assert board is not None
                boxes = places(board.svg)
                found = [id for id in spec["marks"] if id in boxes]
                assert found == spec["marks"] if shape == "wide" else found, f"{title} {name} {shape}"
                zones = {zone.id for zone in board.zones}
                assert set(spec.get("phone_zones" if shape == "phone" else "zones", spec["zones"])) & zones


def test_a_figure_comes_from_the_box_by_the_names_on_the_way() -> None:
    data = {"a": [{"id": "b", "c": -2}, {"id": "d", "c": [1, 2]}]}
    assert figure(data, "a.b.c") == "−2"
    assert figure(data, "a.d.c") == "1, 2"
    assert figure(data, "a.0.id") == "b"
    with pytest.raises(BadData, match=r'names "a\.b\.z", but the box has nothing of that name'):
        figure(data, "a.b.z")


def test_a_rule_that_does_not_exist_is_told_in_one_sentence() -> None:
    with pytest.raises(BadData, match=r'names the rule "99\.1", which does not exist'):
        read(palas.game("caylus"), "# T\n\n## One {#one}\n\nWords.\n{99.1}\n")


def test_a_book_is_read_as_it_is_written() -> None:
    text = """# Title

## One {#one}

The lead.
{5.1 5.3-5.5}

#### A heading {#head}

- first
- second :food:
{5.6}

## Two {#two}

### Part {#part}

1. step
2. step

### Other {#other}

!mistake **No.** Yes.
"""
    title, chapters = read(palas.game("caylus"), text)
    assert title == "Title"
    assert [(c.number, c.anchor, [leaf.number for leaf in c.leaves]) for c in chapters] == [
        (1, "one", ["1"]),
        (2, "two", ["2.1", "2.2"]),
    ]
    lead, head, items = chapters[0].leaves[0].blocks
    assert lead.rules == ("CAY-5.1", "CAY-5.3", "CAY-5.4", "CAY-5.5")
    assert (head.kind, head.anchor) == (HEAD, "head")
    assert (items.kind, items.items, items.rules) == (LIST, ["first", "second :food:"], ("CAY-5.6",))
    assert chapters[1].leaves[1].blocks[0].kind == "mistake"


def test_a_plain_text_says_a_symbol_once() -> None:
    names = {"favour": "Gunst des Königs", "pp": "Prestigepunkt"}
    assert plain("eine Gunst :favour: und **2** :pp:.", names) == "eine Gunst und 2 Prestigepunkt."
