"""The board: drawn from the view alone, whole in every position, offering exactly what is legal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from drawn import nodes_of

from palas.draw import Board, picture
from palas.engine.core.state import State
from palas.games.viscounts.rules.movement import price_of
from palas.games.viscounts.terms import OPPONENTS
from tests.viscounts.realm import BOX, GAME, A, B, realm

SHAPES = ("wide", "phone")
LANGUAGES = ("de", "en")
NAMES = ["Anna", "Jonas", "Odo", "Marlene"]
GOODS = {"pay ink", "pay gold", "pay stone", "pay silver"}
LISTED = {"skip", "decline", "order", "choose", "times"}  # verbs that have no place on the board
MODES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {})]
MODES += [(1, {"opponent": opponent, "difficulty": number}) for number, opponent in enumerate(OPPONENTS)]


def positions(players: int, seed: int, options: dict[str, Any], every: int = 1) -> Iterator[State]:
    """The positions of a random game: each with a new kind of question, and one out of so many others."""
    rng = Random(seed)
    state = GAME.start(players, seed, options)
    seen: set[str] = set()
    moves = 0
    while not state.over:
        seat = state.to_act[0]
        kind = state.decision(seat).kind
        if moves % every == 0 or kind not in seen:
            yield state
        seen.add(kind)
        actions = state.legal(seat)
        busy = [action for action in actions if action.code not in ("skip", "decline")]
        state.apply(rng.choice(busy if busy and rng.random() < 0.85 else actions))
        moves += 1
    yield state


def drawn(state: State, seat: int | None, lang: str = "en", shape: str = "wide", **more: Any) -> Board:
    view = state.view(seat)
    legal = view.asked.legal if view.asked is not None else ()
    board = GAME.board(view, lang=lang, names=NAMES, legal=legal, shape=shape, **more)
    assert board is not None
    return board


def has_a_place(code: str) -> bool:
    """Should the board offer this answer?"""
    return code.split()[0] not in LISTED and (not code.startswith("pay ") or code in GOODS)


def check(state: State, seat: int | None, lang: str = "en", shape: str = "wide") -> Board:
    """Well-formed, ids unique, every answer with a place offered once; what is not legal says why."""
    board = drawn(state, seat, lang, shape)
    asked = state.view(seat).asked
    nodes = nodes_of(board)
    ids = Counter(node.get("id") for node in nodes if node.get("id"))
    assert [id for id, count in ids.items() if count > 1] == []
    for node in nodes:
        if node.tag.endswith("use"):
            assert (node.get("href") or "")[1:] in ids
        assert node.get("style") is None, "the page's policy allows no inline style"
    offered = Counter(node.get("data-action") for node in nodes if node.get("data-action"))
    assert set(offered) == board.covered == {code for code in (asked.legal if asked else ()) if has_a_place(code)}
    assert all(count == 1 for count in offered.values())
    assert sum(zone.targets for zone in board.zones) == board.svg.count("data-action=")
    for node in nodes:
        if "place" in (node.get("class") or "").split():
            assert node.get("aria-label")
            assert node.get("data-tip")
        if code := node.get("data-why"):
            assert seat is not None
            reasons = state.why_not(seat, code)
            assert reasons, f"{code} is legal, but drawn as if it were not"
            assert not {"unknown-action", "other-question"} & {reason.code for reason in reasons}
    assert len(board.svg) < 240_000  # everything of four players lies open
    return board


@pytest.mark.parametrize(("players", "options"), MODES)
def test_every_position_is_drawn_whole_and_offers_what_is_legal(players: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(players, 3 + players, options, every=31)):
        seats: list[int | None] = [*state.to_act, *range(players), None]
        check(state, seats[0], LANGUAGES[number % 2], SHAPES[number // 2 % 2])
        check(state, seats[number % len(seats)], LANGUAGES[number // 2 % 2], SHAPES[number % 2])


def test_every_kind_of_question_was_among_them() -> None:
    seen = set()
    for seed in range(3):
        for state in positions(4, seed, {}, every=10_000):
            seen |= {state.decision(seat).kind for seat in state.to_act}
    usual = {"pick", "play_card", "move", "action", "dismiss", "trade", "building", "spot", "workers", "recruit"}
    assert usual | {"flip", "resource", "discard", "destroy", "rearrange", "option", "pay"} <= seen


# -- questions that a random game meets seldom


@pytest.mark.rule("VIS-11.4")
def test_workers_are_bumped_where_they_stand() -> None:
    ruling = realm(3, steps=[["castle", A]], ring1={("A", A): 1, ("A", B): 2, ("A", 2): 1})
    for shape in SHAPES:
        board = check(ruling.state, A, shape=shape)
        assert board.covered == {f"bump cs_ink_stone.1.{who}" for who in (1, 2, 3)}


@pytest.mark.rule("VIS-11.7")
def test_a_castle_move_has_an_arrow_to_either_side() -> None:
    ruling = realm(2, steps=[["castle_move", A, 1]], ring1={("A", A): 1, ("C", B): 1})
    for shape in SHAPES:
        board = check(ruling.state, A, shape=shape)
        assert board.covered == {"worker cs_ink_stone>cs_flip", "worker cs_ink_stone>cs_virtue"}


@pytest.mark.rule("VIS-10.4")
def test_links_and_sides_and_triggers_and_cards_are_chosen_on_the_board() -> None:
    link = realm(3, steps=[["link", A, BOX.spot_ids.index("hills.s2")]],
                 buildings={"hills.s1": (B, "ws1"), "hills.s2": (A, "ws1"), "hills.s3": (B, "ws2")})  # fmt: skip
    assert len(check(link.state, A).covered) == 2
    side = realm(2, steps=[["side", A, 0]], ring1={("A", A): 1})
    assert check(side.state, A, shape="phone").covered == {"side clockwise", "side counterclockwise"}
    cards = [BOX.card_ids.index(name) for name in ("tf_peddler_ink", "tf_peddler_gold")]
    tableau = {A: {"tableau": ["tf_peddler_ink", "tf_peddler_gold", "st_abbot"]}}
    trigger = realm(2, steps=[["trigger", A, *cards, -1]], people=tableau)
    assert check(trigger.state, A).covered == {"use tf_peddler_ink", "use tf_peddler_gold"}
    manuscript = realm(2, steps=[["manuscript_free", A, 0b11000]])
    assert all(code.startswith("take ") for code in check(manuscript.state, A).covered)
    workers = realm(2, steps=[["free_workers", A, 2]])
    assert len(check(workers.state, A).covered) == 5


@pytest.mark.rule("VIS-7.1", "VIS-7.2", "VIS-7.5")
@pytest.mark.parametrize("slots", [[], ["tp1"]])
def test_a_space_shows_what_the_way_there_costs(slots: list[str]) -> None:
    person = {"space": "coast.R", "goods": {"silver": 4}, "slots": slots}
    ruling = realm(2, steps=[["move", A, 2]], people={A: person})
    costs = [price_of(ruling.state.position, A, 2, space) for space in range(len(BOX.space_ids))]
    for shape in SHAPES:
        svg = check(ruling.state, A, shape=shape).svg
        for space, cost in enumerate(costs):
            id = "space-" + BOX.space_ids[space].replace(".", "-")
            node = re.search(rf'<g class="place legal" id="{id}".*?</g></g>', svg)
            if 0 < cost <= 4:
                assert node is not None
                assert f">{cost}</text>" in node[0]
            elif cost == 0:
                assert re.search(rf'<g class="place legal" id="{id}"[^>]*>(?:(?!</g>).)*</g>', svg)
            else:
                assert node is None


# -- what a drawing may know


@pytest.mark.rule("VIS-5.5", "VIS-15.6")
def test_two_worlds_that_differ_only_in_hidden_cards_look_the_same() -> None:
    for players, options in ((3, {}), (1, {"opponent": "noble"})):
        for state in positions(players, 9, options, every=90):
            for seat in range(players):
                world = GAME.imagine(state.view(seat), Random(4))
                for shape in SHAPES:
                    assert drawn(world, seat, "de", shape).svg == drawn(state, seat, "de", shape).svg


@pytest.mark.rule("VIS-15.6")
def test_the_hands_of_others_are_counted_but_not_shown() -> None:
    people = {A: {"hand": ["st_thief", "st_lender"]}, B: {"hand": ["st_abbot", "st_squire"], "draw": ["st_trader"]}}
    ruling = realm(2, steps=[["play_card", A]], people=people)
    own, other = drawn(ruling.state, A).svg, drawn(ruling.state, B).svg
    assert 'id="hand-st_thief"' in own
    assert 'id="hand-st_abbot"' not in own
    assert "Hand of Jonas: 2" in own
    assert 'id="hand-st_abbot"' in other
    assert 'id="hand-' not in drawn(ruling.state, None).svg


# -- words and speed


def test_no_german_or_english_name_is_cut_off_on_a_card() -> None:
    for lang in LANGUAGES:
        for first in range(0, BOX.cards, 3):
            names = [BOX.card_ids[n] for n in range(first, min(first + 3, BOX.cards))]
            hand = ["st_abbot" if "st_abbot" not in names else "st_thief"]
            ruling = realm(2, steps=[["play_card", A]], people={A: {"tableau": names, "hand": hand, "draw": []}})
            for shape in SHAPES:
                shown = re.findall(r"<text[^>]*>([^<]*…)</text>", drawn(ruling.state, A, lang, shape).svg)
                assert shown == []


def test_every_caption_is_used() -> None:
    folder = files("palas.games.viscounts")
    source = "".join(path.read_text("utf-8") for path in folder.iterdir() if path.name.startswith("board"))
    captions = re.findall(r"^board-([\w-]+) =", folder.joinpath("text", "en.ftl").read_text("utf-8"), re.MULTILINE)
    made = re.compile(r"(phase|share)-\d|pile-\w+(-of)?|good-\w+|\w+-of|(debt|deed|poverty|prosperity)-help")
    unused = [key for key in captions if not made.fullmatch(key) and not re.search(rf"[\"']{key}[\"']", source)]
    assert unused == []


def test_what_a_line_of_the_log_speaks_of_is_on_the_board() -> None:
    known = 0
    for players, options in ((1, {"opponent": "cards"}), (3, {})):
        *_, end = positions(players, 2, options, every=10_000)
        ids = set(re.findall(r'id="([^"]+)"', drawn(end, 0).svg))
        for event in end.story:
            found = set(GAME.spots(end.view(0), event))
            assert found <= ids
            known += len(found)
    assert known > 300


def test_a_picture_stands_alone_in_both_themes() -> None:
    state = GAME.start(2, 1)
    for theme in ("light", "dark"):
        svg = picture(state, 0, "de", theme)
        assert svg is not None
        assert "var(" not in svg
        ET.fromstring(svg)
