"""The board of Im Schutze der Burg: drawn from the view alone, whole in every position, offering what is legal."""

from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from drawn import nodes_of

from palas.draw import TINCTURES, picture
from palas.draw.fitting import fit
from palas.games.castle.state import MAIDEN_COURTED
from tests.castle.players import drifter, moments
from tests.castle.test_reasons import QUESTIONS
from tests.castle.yard import BOX, GAME, A, B, castle

SHAPES = ("wide", "phone")
# The verbs of the actions that have a place on the board.
VERBS = ("play", "take", "send", "back", "buy", "build", "helper", "from", "discard")
ELSEWHERE = ("equip_first", "worker_first", "sell", "payment", "silver", "wall_breach", "courtship", "market", "palace")
NAMES = ["Anna", "Jonas", "Odo", "Marlene"]


def drawn(state, seat, lang="en", shape="wide", **more):
    view = state.view(seat)
    legal = view.asked.legal if view.asked is not None else ()
    return GAME.board(view, lang=lang, names=NAMES, legal=legal, shape=shape, **more), legal


def is_on_board(code: str) -> bool:
    """Has the answer a place on the board?"""
    return code.partition(" ")[0] in VERBS and code != "from stock"


ALIKE = ("build ", "helper ")  # of alike towers, houses and places any may be clicked


def check(state, seat, lang="de", shape="wide"):
    board, legal = drawn(state, seat, lang, shape)
    nodes = nodes_of(board)
    ids = Counter(node.get("id") for node in nodes if node.get("id"))
    assert [id for id, count in ids.items() if count > 1] == []
    for node in nodes:
        if node.tag.endswith("use"):
            assert node.get("href")[1:] in ids
        assert node.get("style") is None, "the page's policy allows no inline style"
    offered = Counter(node.get("data-action") for node in nodes if node.get("data-action"))
    halves = Counter(code for node in nodes for code in (node.get("data-parts") or "").split("|") if code)
    assert all(count == 2 for count in halves.values()), "a pair is two cards"
    assert {*offered, *halves} == board.covered == {code for code in legal if is_on_board(code)}
    assert all(count == 1 or code.startswith(ALIKE) for code, count in offered.items())
    for node in nodes:
        if node.get("data-action") or node.get("data-parts"):
            assert (node.get("tabindex"), node.get("role")) == ("0", "button")
        if "place" in (node.get("class") or "").split():
            assert node.get("aria-label")
            assert node.get("data-tip")
        if code := node.get("data-why"):
            reasons = state.why_not(seat, code)
            assert reasons, f"{code} is legal, but drawn as if it were not"
            assert not {"unknown-action", "other-question"} & {reason.code for reason in reasons}, code
    assert "{" not in board.svg
    return board, ids


@pytest.mark.parametrize("players", GAME.meta.players)
def test_every_position_is_drawn_whole_and_offers_what_is_legal(players):
    for number, state in enumerate(moments(players, players, {"winter": players != 3}, drifter)):
        if number % 3 == 0 or state.over:
            seats = [*state.to_act, None]
            lang, shape = ("de", "en")[number % 2], SHAPES[number // 2 % 2]
            check(state, seats[number % len(seats)], lang, shape)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", sorted(QUESTIONS))
def test_every_question_is_drawn_and_asked_where_it_has_a_place(kind, shape):
    game = QUESTIONS[kind]()
    board, _ids = check(game.state, A, "de", shape)
    assert bool(board.covered) == (kind not in ELSEWHERE)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_board_shows_helpers_goods_and_winter_cards(shape):
    game = castle(
        winter=True, inn=True, inn_talers=2, granary=True, maiden=MAIDEN_COURTED, suitors=[A, B],
        gifts={"stone": 1, "taler": 1}, cards={A: "worker_wood"}, load={(A, "worker_wood"): {"wood": 2}},
        wagons={"wagon_sand": B}, standing=["keep", "tower_1"], places={"keep_1": B, "inn_host": A}, tower={"clay": 2},
        steps=[["build", A, 4, 2]], goods={A: {"stone": 9, "wood": 2, "sand": 2}},
    )  # fmt: skip
    board, ids = check(game.state, A, "de", shape)
    wanted = {
        "piece-helper-1-keep_1", "piece-helper-0-inn_host", "piece-helper-1-wagon_sand", "load-0-worker_wood-wood",
        "winter-village_inn", "winter-granary", "winter-castle_maiden", "tower-clay", "hand-trader",
        "card-0-worker_wood",
    }  # fmt: skip
    assert wanted <= set(ids)
    assert "build palace" in board.covered
    assert {zone.id for zone in board.zones} == {
        "zone-castle", "zone-wagons", "zone-order", "zone-winter", "zone-hand",
    }  # fmt: skip


@pytest.mark.rule("CAS-4.1")
@pytest.mark.parametrize("shape", SHAPES)
def test_face_down_cards_of_others_leave_no_trace_on_the_board(shape):
    worlds = [
        castle(winter=True, chosen={A: "messenger", B: card, 2: "messenger"}) for card in ("trader", "bricklayer")
    ]
    for game in worlds:
        game.turn_up("snowdrift")
    for seat in (A, None):
        one, two = (drawn(game.state, seat, shape=shape)[0].svg for game in worlds)
        assert one == two
    mine = drawn(worlds[0].state, B, shape=shape)[0].svg
    assert mine != drawn(worlds[1].state, B, shape=shape)[0].svg


@pytest.mark.rule("CAS-14.1")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_pair_is_chosen_card_by_card(shape):
    game = castle(players=2)
    board, _ids = check(game.state, A, "en", shape)
    parts = {n.get("id"): (n.get("data-parts") or "").split("|") for n in nodes_of(board)}
    (both,) = set(parts["hand-trader"]) & set(parts["hand-messenger"])
    assert both in game.legal(A)
    assert len(parts["hand-trader"]) == 6  # not with itself, not with the master builder (CAS-4.2)
    why = next(n.get("data-why") for n in nodes_of(board) if n.get("id") == "hand-master_builder")
    assert "master_builder" in why
    targets = [zone.targets for zone in board.zones if zone.id == "zone-hand"]
    assert targets == ([] if shape == "phone" else [7]), "on a phone the hand lies in the sheet while it is asked for"


@pytest.mark.rule("CAS-4.1")
def test_a_last_card_is_chosen_alone():
    game = castle(players=2, winter=True, pile={A: [card for card in BOX.card_ids if card != "master_builder"]})
    board, _ids = check(game.state, A)
    assert board.covered == {"play master_builder"}


def test_an_own_answer_is_shown_face_down():
    game = castle().choose(A="trader")
    board, _legal = drawn(game.state, A, "de")
    (card,) = [n for n in ET.fromstring(board.svg).iter() if n.get("id") == "hand-trader"]
    assert "verdeckt" in card.get("aria-label")


def test_a_spectator_sees_no_hand():
    board, ids = check(castle().state, None)
    assert "zone-hand" not in ids
    assert board.height < 820


def test_every_event_points_at_things_that_are_on_the_board():
    kinds = set()
    for seed in range(4):
        for state in moments(2 + seed % 3, seed, {"winter": True}, drifter, telling=True):
            view = state.view(None)
            for event in state.story[-3:]:
                if event.kind:
                    spots = GAME.spots(view, event)
                    assert all(isinstance(id, str) for id in spots)
                    kinds |= {event.kind} if spots else set()
    assert kinds >= {"erected", "placed", "sent", "payout", "round", "winter_card", "shows", "resolves"}
    board = GAME.board(view, lang="en", names=NAMES, last={"round-1"})
    assert 'class="place last"' in board.svg


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_stands_alone(theme):
    svg = picture(castle().state, A, "de", theme, NAMES)
    assert svg is not None
    assert "var(--" not in svg
    ET.fromstring(svg)


def test_names_of_people_and_colours_are_free_and_escaped():
    game = castle(cards={A: "worker_wood"}, goods={A: {"stone": 1, "sand": 1}})
    view = game.state.view(A)
    board = GAME.board(view, names=['<b>"&', "Ö" * 60, "x"], colours=list(reversed(TINCTURES)))
    ET.fromstring(board.svg)
    assert "<b>" not in board.svg


def test_no_name_on_the_board_is_cut_off():
    for lang in ("de", "en"):
        for building in range(BOX.inn_building):
            name = GAME.words.namers["building"](lang, building)
            assert "…" not in fit(name, 184 - 88, 16, 12.5)[0]
        board, _legal = drawn(castle(winter=True).state, A, lang)
        assert "…" not in board.svg


def test_a_board_is_small():
    state = next(s for n, s in enumerate(moments(4, 38, {"winter": True}, drifter)) if n == 90)
    assert len(GAME.board(state.view(state.to_act[0]), lang="de", names=NAMES).svg) < 200_000
