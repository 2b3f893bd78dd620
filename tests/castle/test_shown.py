"""What lists and boards of Im Schutze der Burg say in figures is what the rules do: printed box and changed boxes."""

import re
from collections import Counter
from random import Random

import pytest

from palas.engine.packs import changed_game
from palas.games.castle.box import PAY
from palas.games.castle.state import FROM_BUILDINGS, FROM_MARKET, FROM_PALACE, FROM_WALL_BREACH
from tests.castle.players import builder
from tests.castle.yard import BOX, GAME, A, B, C, castle
from tests.engine.test_shown import check

EVERY = 9  # of the questions of a game, so many are also looked at on the board
CHANGES = {
    "character_cards/messenger/talers_from_bank": 11,
    "character_cards/bricklayer/reward": "half_points",
    "character_cards/stonemason/reward": "taler_per_piece",
    "character_cards/stonemason/buy_price": 2,
    "character_cards/worker_sand/reward": "full_points",
    "character_cards/worker_sand/max_buildings": 3,
    "character_cards/master_builder/vp_per_opponent_building": 4,
    "defence_tower/duty_per_kind": 2,
    "wagons/wagon_sand/symbols": 9,
    "wagons/wagon_clay/symbols": 1,
    "resources/stone/value": 6,
    "resources/clay/value": 5,
    "coin_total_value": 90,
    "players/start_stock/talers": 9,
    "buildings/market/scoring/one_helper/den": 3,
    "buildings/market/scoring/one_helper/num": 2,
    "buildings/market/scoring/both_helpers/num": 4,
    "buildings/market/places/market_1/fee": 1,
    "buildings/smithy/places/smithy_6/fee": 0,
    "buildings/stable/value": 12,
    "buildings/stable/worker_points": 9,
    "buildings/gate_large/places/gate_large_1/den": 2,
    "winter_cards/village_inn/places/inn_host/fee": 1,
    "winter_cards/village_inn/trader_toll": 3,
    "winter_cards/wall_breach/vp_per_stone": 7,
    "winter_cards/snowdrift/tax": 9,
}
BOXES = {"printed": GAME, "changed": changed_game(GAME, CHANGES)}
AFTER = ("payment", "silver", "helper_from", "sell")  # questions that are still about the answer before


def told(game, state, seat, code):
    """The events that an answer leads to, until something else is asked."""
    twin = state.position.clone()
    twin.telling = True
    twin.play(seat, game.action_id(code))
    while twin.stack and twin.stack[-1].kind in AFTER:
        twin.play(twin.stack[-1].seat, twin.options[0])
    return [event for event in twin.story if event.args and event.args[0] == seat]


def figure(pattern: str, words: str) -> int:
    """The number that some words name."""
    found = re.search(pattern, words)
    return int(found[1]) if found else 0


def sums(events, kind: str, at: int) -> int:
    """A figure of all events of a kind."""
    return sum(event.args[at] for event in events if event.kind == kind)


def scored(events, *sources: int) -> int:
    """The points that came from there."""
    return sum(event.args[1] for event in events if event.kind == "scored" and event.args[2] in sources)


def compare(game, state, seat, choice) -> str:
    """Hold the figures of one line of the list against what happens; what was compared."""
    events = told(game, state, seat, choice.code)
    verb = choice.code.partition(" ")[0]
    gain, cost = figure(r"\+(\d+)", choice.detail), figure(r"−(\d+)", choice.detail)
    if verb == "helper":
        assert cost == sums(events, "placed", 2)
    elif verb == "buy":
        assert cost == sums(events, "bought", 3)
    elif choice.code == "pay":
        assert cost == sums(events, "paid", 1)
    elif verb == "build":
        pieces = sum(sum(game.box.payments[event.args[2]]) for event in events if event.kind == "erected")
        by_piece = "a piece" in choice.detail
        assert (0 if by_piece else gain) == scored(events, FROM_BUILDINGS)
        assert sums(events, "talers", 1) == (min(pieces, state.position.bank) if by_piece else 0)
    elif verb == "pay":
        assert gain == sums(events, "talers", 1)
        if not state.position.stack[-1].more_silver:
            assert figure(r"\((\d+) of it from silver", choice.text) == sums(events, "erected", 3)
    elif verb in ("convert", "turn"):
        assert gain == scored(events, FROM_MARKET, FROM_PALACE, FROM_WALL_BREACH)
    elif state.position.stack[-1].kind == "tower":
        assert figure(r"(\d+) there", choice.detail) == sums(events, "emptied", 1)
    elif verb in ("send", "send_host") and any(event.kind == "payout" for event in events):
        wagon = game.box.wagon_ids.index(choice.code.split()[1])
        paid = [event.args[1] for event in events if event.kind == "payout" and event.args[3] == wagon]
        assert figure(r"(\d+)", choice.detail) == sum(paid)
    else:
        return ""
    return verb if choice.code != "pay" else "tax"


@pytest.mark.parametrize("players", GAME.meta.players)
@pytest.mark.parametrize("box", BOXES)
def test_the_figures_of_lists_and_boards_are_what_happens(box: str, players: int):
    game = BOXES[box]
    found: Counter[str] = Counter()
    for number in range(5):
        luck = Random(f"{box} {players} {number}")
        state = game.start(players, f"shown {number}", {"winter": number != 4})
        questions = 0
        while not state.over:
            seat = luck.choice(state.to_act)
            questions += 1
            if questions % EVERY == 1:
                check(game, state, seat)
            if state.position.stack[-1].kind != "choose_cards":
                choices = game.choices(state.view(seat), "en")
                found.update(compare(game, state, seat, choice) for choice in choices[:12])
            state.apply_id(seat, luck.choice(state.legal_ids(seat)) if number % 2 else builder(state, seat, luck))
    wanted = {"helper", "build", "pay", "tax", "turn", "convert", "send", "take", "buy"}
    assert wanted - set(found) == set(), found


@pytest.mark.rule("CAS-15.10")
def test_who_has_neither_tax_nor_worker_reads_what_he_really_pays():
    chosen = {A: "messenger", B: "messenger", C: "messenger"}
    workers = ["worker_wood", "worker_sand", "worker_stone"]
    game = castle(winter=True, chosen=chosen, gone={A: workers}, talers={A: 2}).turn_up("snowdrift")
    (pay,) = GAME.choices(game.state.view(A), "en")
    assert (pay.code, pay.detail, dict(pay.brings)) == (BOX.codes[PAY], "−2 talers", {"talers": -2})
    assert "pay 2 talers" in game.state.decision(A).text("en")


@pytest.mark.rule("CAS-1.5", "CAS-8.4")
def test_the_bricklayer_reads_what_the_bank_can_still_pay():
    goods = {"stone": 1, "clay": 1, "wood": 3, "sand": 5}
    game = castle(cards={A: "bricklayer"}, goods={A: goods}, bank=3).play(A, "build tower_1")
    choices = GAME.choices(game.state.view(A), "en")
    assert choices
    assert {choice.detail for choice in choices} == {"+3 talers"}
    assert {choice.brings["talers"] for choice in choices} == {3}


def test_words_about_cards_and_places_have_the_figures_of_the_box():
    game = BOXES["changed"]
    state = game.start(3, 1, {"winter": False})
    boards = {lang: game.board(state.view(0), lang=lang).svg for lang in ("en", "de")}
    assert "11 talers from the bank" in boards["en"]
    assert "11 Taler aus der Bank" in boards["de"]
    assert "4 points per rival build" in boards["en"]
    assert "3 talers into 2 P; with both places 1 taler into 4 P" in boards["en"]
    assert "3 Taler in 2 P; mit beiden Plätzen 1 Taler in 4 P" in boards["de"]
    assert "P per 2 towers" in boards["en"]
    assert "2/3 builds for points or talers" in boards["en"]
    stonemason = next(choice for choice in game.choices(state.view(0), "en") if choice.code == "play stonemason")
    assert "2 taler each" in stonemason.detail
    assert "buildings for talers" in stonemason.detail
