"""The board of Caylus: drawn from the view alone, whole in every position, offering exactly what is legal."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from xml.etree import ElementTree as ET

import pytest

import palas
from palas.draw import TINCTURES, picture
from palas.games.caylus.board_drawing import VERBS
from palas.games.caylus.board_words import captions

SHAPES = ("wide", "phone")
LANGUAGES = ("de", "en")
NAMES = ["Anna", "Jonas", "Odo", "Marlene", "Hildegard"]
GAME = palas.game("caylus")


def positions(players, seed, every=1, options=None):
    """The positions of a game in which people like to build, one out of so many."""
    rng = Random(seed)
    state = GAME.start(players=players, seed=seed, options=options or {})
    moves = 0
    while not state.over:
        if moves % every == 0:
            yield state
        seat = state.to_act[0]
        legal = state.legal(seat)
        eager = [a for a in legal if a.code not in ("pass", "decline", "stop")]
        state.apply(rng.choice(eager if eager and rng.random() < 0.8 else legal))
        moves += 1
    yield state


def drawn(state, seat, lang="en", shape="wide", **more):
    view = state.view(seat)
    legal = view.asked.legal if view.asked is not None else ()
    return GAME.board(view, lang=lang, names=NAMES, legal=legal, shape=shape, **more), legal


def check(state, seat, lang, shape):
    board, legal = drawn(state, seat, lang, shape)
    root = ET.fromstring(board.svg)  # well-formed
    nodes = list(root.iter())
    ids = Counter(node.get("id") for node in nodes if node.get("id"))
    assert [id for id, count in ids.items() if count > 1] == []
    for node in nodes:
        if node.tag.endswith("use"):
            assert node.get("href")[1:] in ids
        assert node.get("style") is None, "the page's policy allows no inline style"
    offered = Counter(node.get("data-action") for node in nodes if node.get("data-action"))
    on_board = {code for code in legal if code.partition(" ")[0] in VERBS.values()}
    assert set(offered) == board.covered == on_board
    assert all(count == 1 for count in offered.values())
    for node in nodes:
        if node.get("data-action"):
            assert (node.get("tabindex"), node.get("role")) == ("0", "button")
        if "place" in (node.get("class") or "").split():
            assert node.get("aria-label")
            assert node.get("data-tip")
        if code := node.get("data-why"):
            reasons = state.why_not(seat, code)
            assert reasons, f"{code} is legal, but drawn as if it were not"
            assert not {"unknown-action", "other-question"} & {reason.code for reason in reasons}
    assert {"piece-provost", "piece-bailiff"} <= set(ids)
    return ids


@pytest.mark.parametrize("players", GAME.meta.players)
def test_every_position_is_drawn_whole_and_offers_what_is_legal(players):
    every = 2
    for number, state in enumerate(positions(players, seed=players, every=every)):
        seats = [*state.to_act, None]
        lang, shape = LANGUAGES[number % 2], SHAPES[number // 2 % 2]
        check(state, seats[number % len(seats)], lang, shape)


def test_every_question_that_has_a_place_on_the_board_is_asked_there():
    asked = set()
    for seed in range(20, 26):
        for state in positions(3, seed, every=1):
            if state.over:
                continue
            kind = state.decision(state.to_act[0]).kind
            if kind in VERBS and kind not in asked:
                asked.add(kind)
                for shape in SHAPES:
                    check(state, state.to_act[0], "de", shape)
        if asked >= set(VERBS) - {"replace", "build_prestige", "transform", "favour_effect"}:
            break
    assert asked >= {"place", "gate", "guild", "bribe", "build_craft", "favour_row"}


RESIDENCES = {9: ("residence", "red"), 10: ("residence", "red")}


def at(*steps, **words):
    """Everybody is rich and has favours; these questions are open while workers are placed."""
    rich = {"money": 9, "cubes": dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 5)}
    rich["favours"] = dict.fromkeys(GAME.box.row_ids, 2)
    people = dict.fromkeys(("red", "blue", "orange"), rich)
    return GAME.lay_out({"players": 3, "seed": 8, "steps": [["next_round"], *steps], **people, **words})


@pytest.mark.parametrize("shape", SHAPES)
def test_residences_to_replace_are_chosen_on_the_road(shape):
    theatre = GAME.box.tile_ids.index("p_theater")
    state = at(["replace", 0, theatre], road=RESIDENCES)
    ids = check(state, 0, "de", shape)
    board, legal = drawn(state, 0, shape=shape)
    assert board.covered == set(legal) == {"replace 9", "replace 10"}
    assert "tile-residence-9" in ids


@pytest.mark.parametrize("shape", SHAPES)
def test_prestige_buildings_are_chosen_in_the_supply(shape):
    effect = GAME.box.cell_effect[3][4]
    state = at(["build_prestige", 0, effect], road=RESIDENCES)
    check(state, 0, "en", shape)
    board, _legal = drawn(state, 0, shape=shape)
    assert "build p_cathedral" in board.covered
    why = set(re.findall(r'data-why="([^"]*)"', board.svg))
    assert not any(code.startswith("build w_") for code in why), "only the kind in question can be asked about"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_lawyer_chooses_on_the_road(shape):
    effect = GAME.box.tile_effect[GAME.box.lawyer]
    state = at(["transform", 0, effect])
    check(state, 0, "de", shape)
    board, _legal = drawn(state, 0, shape=shape)
    assert any(code.startswith("transform n_") for code in board.covered)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_favour_is_used_in_the_row_it_was_won_for(shape):
    state = at(["favour_effect", 0, 1])
    check(state, 0, "en", shape)
    board, _legal = drawn(state, 0, shape=shape)
    assert board.covered == {"column 1", "column 2"}
    assert 'id="favour-money-1"' in board.svg
    row = re.search(r'<g class="place legal" id="favour-([a-z]+)-1"', board.svg)
    assert row[1] == "money"


def test_the_board_knows_nothing_but_the_view():
    state = next(s for s in positions(4, 11) if s.length > 60)
    seat = state.to_act[0]
    view = state.view(seat)
    imagined = GAME.imagine(view, 5).view(seat)
    assert GAME.board(view, names=NAMES).svg == GAME.board(imagined, names=NAMES).svg


def test_names_that_people_choose_cannot_break_out():
    state = next(s for s in positions(4, 3) if s.length > 80)
    names = ['<script>alert("1")</script>', 'O\'Neil & "Co"', "\x00\x1b", "]]>"]
    board = GAME.board(state.view(None), names=names)
    root = ET.fromstring(board.svg)
    assert "<script" not in board.svg
    assert any("<script>" in (node.get("data-tip") or "") for node in root.iter())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_no_name_is_cut_off_and_no_word_is_too_small(lang, shape):
    scale = 1064 / 1200 if shape == "wide" else 1
    for state in (GAME.start(players=5, seed=2, options={"jeweller": True}), at(["place", 0], road=RESIDENCES)):
        board, _legal = drawn(state, state.to_act[0], lang, shape)
        root = ET.fromstring(board.svg)
        words = [node for node in root.iter() if node.tag.endswith("text")]
        assert [node.text for node in words if "…" in (node.text or "")] == []
        least = 13 if shape == "wide" else 12.5
        small = {node.text: float(node.get("font-size")) * scale for node in words if len(node.text or "") > 2}
        assert {text: size for text, size in small.items() if size < least - 0.05} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_says_what_it_does(lang):
    say = captions(GAME.box, GAME.words, lang)
    for tile in range(GAME.box.tiles):
        name, kind, *printed = say.tile(tile, GAME.box.tile_pp[tile])
        assert name
        assert kind
        assert printed, f"{GAME.box.tile_ids[tile]} says nothing"
    assert say.tile(GAME.box.lawyer, 3) != say.tile(GAME.box.lawyer, 4)


def test_the_price_is_shown_where_it_can_be_paid():
    state = GAME.start(players=3, seed=4)
    seat = state.to_act[0]
    board, _legal = drawn(state, seat)
    assert board.svg.count('class="mark-price"') == len(board.covered)
    farm = re.search(r'data-action="place n_farm"[^>]*data-tip="([^"]*)"', board.svg)[1]
    assert farm.startswith("Farm (neutral)&#10;Space ")
    assert "You pay" not in farm, "the page says what it costs, before and after"
    heard = re.search(r'data-action="place n_farm"[^>]*aria-label="([^"]*)"', board.svg) or re.search(
        r'aria-label="([^"]*)"[^>]*data-action="place n_farm"', board.svg
    )
    assert heard[1].endswith("You pay 1 denier")


def test_without_legal_codes_nothing_can_be_chosen_or_asked():
    board = GAME.board(GAME.start(players=3, seed=4).view(0), names=NAMES)
    assert board.covered == frozenset()
    assert "data-action" not in board.svg
    assert "data-why" not in board.svg
    assert "tabindex" not in board.svg


def test_seats_are_told_apart_without_colour():
    state = next(s for s in positions(5, 6) if s.length > 30)
    colours = list(reversed(TINCTURES))
    board = GAME.board(state.view(None), names=NAMES, colours=colours)
    for tincture in colours[:5]:
        assert f'href="#disc-{tincture}"' in board.svg
    assert 'href="#disc-gules"' not in board.svg


def test_what_just_happened_is_marked_where_it_happened():
    state = GAME.start(players=3, seed=4)
    seat = state.to_act[0]
    before = len(state.story)
    state.apply(GAME.parse(state, seat, "place gate"))
    view = state.view(None)
    last = {spot for event in state.story[before:] for spot in GAME.spots(view, event)}
    assert last == {"place-gate"}
    board = GAME.board(view, names=NAMES, last=last)
    assert board.svg.count("mark-last") == 1
    assert re.search(r'<g class="place last" id="place-gate"', board.svg)


def test_every_spot_of_a_whole_game_is_on_the_board():
    *_before, state = positions(4, 12)
    view = state.view(None)
    ids = set(re.findall(r' id="([^"]*)"', GAME.board(view, names=NAMES).svg))
    spots = {spot for event in state.story for spot in GAME.spots(view, event)}
    assert len(spots) > 20
    assert spots <= ids


def test_variants_are_drawn():
    plain = GAME.start(players=2, seed=1, options={"simple_favours": True, "jeweller": True})
    board = GAME.board(plain.view(None), lang="de", names=NAMES)
    assert "favour-prestige" not in board.svg
    assert "supply-s_jeweller" in board.svg
    assert "zu zweit geschlossen" in board.svg
    usual = GAME.board(GAME.start(players=3, seed=1).view(None), lang="de", names=NAMES)
    assert "supply-s_jeweller" not in usual.svg


def test_zones_say_where_they_are_and_how_much_can_be_chosen_there():
    state = GAME.start(players=3, seed=4)
    for shape in SHAPES:
        board, _legal = drawn(state, state.to_act[0], "de", shape)
        zones = {zone.id: zone for zone in board.zones}
        assert zones["zone-road"].title == "Straße"
        assert sum(zone.targets for zone in board.zones) == len(board.covered)
        assert all(f'id="{zone.id}"' in board.svg and zone.y + zone.height <= board.height for zone in board.zones)


def test_a_state_shows_itself_in_a_notebook():
    state = GAME.start(players=3, seed=4)
    root = ET.fromstring(state._repr_svg_())
    assert root[0].tag.endswith("style")
    assert any(node.tag.endswith("title") for node in root.iter())
    mine = picture(state, state.to_act[0], "de", "dark", NAMES, "phone")
    assert "data-action" in mine
    assert "var(" not in mine


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", [(1000, 640), (936, 546), (760, 600)])
def test_what_does_not_fit_is_not_cut_off(lang, room):
    """Words that must be readable in little room: a shorter one stands there, or none."""
    state = GAME.start(players=5, seed=2, options={"jeweller": True})
    board = GAME.board(state.view(0), names=[*NAMES, "Gisela"][:5], lang=lang, shape="desk", room=room)
    assert "…" not in board.svg
    assert re.search(">Prestige(punkte)?<", board.svg)
