"""The board: drawn from the view alone, whole in every position, offering exactly what is legal."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from xml.etree import ElementTree as ET

import pytest

from palas.games.nobility.terms import GOODS
from tests.nobility.city import BOX, GAME, A, B, C, nobility
from tests.nobility.players import drifter

SHAPES = ("wide", "phone")
LANGUAGES = ("de", "en")
NAMES = ["Anna", "Jonas", "Odo", "Marlene", "Hildegard", "Kunigunde"]
BOTH = {"events": True, "chancery": True}


def positions(players, seed, every=1):
    """The positions of a random game, one out of so many."""
    rng = Random(seed)
    state = GAME.start(players, seed, BOTH)
    moves = 0
    while not state.over:
        if moves % every == 0:
            yield state
        seat = state.to_act[0]
        state.apply(GAME.action(seat, drifter(state, seat, rng)))
        moves += 1
    yield state


def drawn(state, seat, lang="en", shape="wide", **more):
    view = state.view(seat)
    legal = view.asked.legal if view.asked is not None else ()
    return GAME.board(view, lang=lang, names=NAMES, legal=legal, shape=shape, **more), legal


def has_a_place(kind: str, code: str) -> bool:
    """Should the board offer this answer?"""
    verb, _, rest = code.partition(" ")
    if kind == "turn":
        return verb in ("go", "settle") or (verb == "sell" and rest not in GOODS)
    return kind == "take_settler" and verb == "card"


def check(state, seat, lang, shape):
    board, legal = drawn(state, seat, lang, shape)
    root = ET.fromstring(board.svg)
    nodes = list(root.iter())
    ids = Counter(node.get("id") for node in nodes if node.get("id"))
    assert [id for id, count in ids.items() if count > 1] == []
    for node in nodes:
        if node.tag.endswith("use"):
            assert node.get("href")[1:] in ids
        assert node.get("style") is None, "the page's policy allows no inline style"
    offered = Counter(node.get("data-action") for node in nodes if node.get("data-action"))
    kind = "" if seat is None or not legal else state.decision(seat).kind
    assert set(offered) == board.covered == {code for code in legal if has_a_place(kind, code)}
    assert all(count == 1 for count in offered.values())
    for node in nodes:
        if "place" in (node.get("class") or "").split():
            assert node.get("aria-label")
            assert node.get("data-tip")
        if code := node.get("data-why"):
            reasons = state.why_not(seat, code)
            assert reasons, f"{code} is legal, but drawn as if it were not"
            assert not {"unknown-action", "other-question"} & {reason.code for reason in reasons}
    return ids


@pytest.mark.parametrize("players", GAME.meta.players)
def test_every_position_is_drawn_whole_and_offers_what_is_legal(players):
    for number, state in enumerate(positions(players, seed=players, every=9)):
        seats = [*state.to_act, None]
        check(state, seats[number % len(seats)], LANGUAGES[number % 2], SHAPES[number // 2 % 2])


@pytest.mark.parametrize("shape", SHAPES)
def test_a_turn_with_everything_is_played_on_the_board(shape):
    table = nobility(
        5,
        chancery=True,
        dice={A: [1, 2, 3, 5, 6]},
        coins={A: 30},
        quarters={A: 2},
        platform={A: 1},
        goods={A: dict.fromkeys(GOODS, 3)},
        held={A: ["S01", "S02", "S03"]},
        hall={1: "CB_01", 2: "W_artists_4"},
        workshops={("artists", 1): ("W_artists_1", A), ("wizards", 2): ("W_wizards_2", B)},
        vp={A: 8, B: 4},
        sites={A: {1: "CB_02"}},
        apprentices={A: {"artists": 2}, C: {"artists": 1}},
        completed={A: ["S17", "S33"]},
        stars={A: 9},
        council={("elf", 2): "C13", ("human", 1): "C02"},
        commissions={A: ["CC01"]},
        dice_tiles={A: ["DT01"]},
        tavern=[1],
        yard=[6],
        on={"berk_mid": (B, 3), "castle_low": (C, 2)},
    )
    check(table.state, A, "de", shape)
    board, legal = drawn(table.state, A, shape=shape)
    assert {"settle S01", "sell artists_1", "sell site_1", "go DT01_1", "go DK_top_5", "go board"} <= board.covered
    assert set(legal) - board.covered == {"pass"}
    assert 'id="piece-die-berk_mid"' in board.svg


@pytest.mark.parametrize("shape", SHAPES)
def test_a_settlers_card_is_chosen_on_the_display(shape):
    table = nobility(dice={A: [1]}, passed=[B, C]).play(A, "go tavern")
    check(table.state, A, "en", shape)
    assert len(drawn(table.state, A, shape=shape)[0].covered) == 6


def test_the_board_knows_nothing_but_the_view():
    state = next(s for s in positions(4, 11) if s.position.round == 4)
    seat = state.to_act[0]
    view = state.view(seat)
    imagined = GAME.imagine(view, 5).view(seat)
    assert GAME.board(view, names=NAMES).svg == GAME.board(imagined, names=NAMES).svg


def test_names_that_people_choose_cannot_break_out():
    state = GAME.start(4, 3)
    names = ['<script>alert("1")</script>', 'O\'Neil & "Co"', "\x00\x1b", "]]>"]
    board = GAME.board(state.view(None), names=names)
    ET.fromstring(board.svg)
    assert "<script" not in board.svg


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_no_word_is_cut_off_or_too_small(lang, shape):
    scale = 1064 / 1200 if shape == "wide" else 1
    for state in (GAME.start(6, seed=2), GAME.start(1, seed=3), *(s for s in positions(4, 5, every=60))):
        board, _legal = drawn(state, None, lang, shape)
        words = [node for node in ET.fromstring(board.svg).iter() if node.tag.endswith("text")]
        assert [node.text for node in words if "…" in (node.text or "")] == []
        least = 13 if shape == "wide" else 12.5
        small = {node.text: float(node.get("font-size")) * scale for node in words if len(node.text or "") > 2}
        assert {text: size for text, size in small.items() if size < least - 0.05} == {}


def test_without_legal_codes_nothing_can_be_chosen_or_asked():
    board = GAME.board(GAME.start(3, seed=4).view(0), names=NAMES)
    assert board.covered == frozenset()
    assert "data-action" not in board.svg
    assert "data-why" not in board.svg


def test_every_spot_of_a_whole_game_is_on_the_board():
    *_before, state = positions(4, 12)
    view = state.view(None)
    ids = set(re.findall(r' id="([^"]*)"', GAME.board(view, names=NAMES).svg))
    spots = {spot for event in state.story for spot in GAME.spots(view, event)}
    assert len(spots) > 20
    assert spots <= ids


def test_what_just_happened_is_marked_where_it_happened():
    table = nobility(
        dice={A: [3]}, passed=[B, C], reputation=9, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}
    )
    before = len(table.state.story)
    table.play(A, "go castle_mid")
    view = table.state.view(None)
    last = {spot for event in table.state.story[before:] for spot in GAME.spots(view, event)}
    assert last == {"space-castle_mid", f"piece-reputation-{A}"}
    assert GAME.board(view, names=NAMES, last=last).svg.count("mark-last") == 2


def test_zones_say_where_they_are_and_how_much_can_be_chosen_there():
    state = GAME.start(3, seed=4)
    for shape in SHAPES:
        board, _legal = drawn(state, state.to_act[0], "de", shape)
        zones = {zone.id: zone for zone in board.zones}
        assert zones["zone-council"].title == "Steinkonzil"
        assert sum(zone.targets for zone in board.zones) == len(board.covered)
        assert all(f'id="{zone.id}"' in board.svg and zone.y + zone.height <= board.height for zone in board.zones)
    assert BOX.rounds == 10
