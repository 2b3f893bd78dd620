"""Data packs: what may be changed is changed in play, what the rules cannot do is refused."""

from random import Random

import pytest

from palas.engine.errors import PalasError
from palas.engine.packs import changed_game
from palas.engine.packs.schema import find_problems
from tests.nobility.city import GAME
from tests.nobility.players import drifter


def test_the_printed_box_is_good():
    assert find_problems(GAME.schema, GAME.data, GAME.data) == []


WISHES = {
    "board/construction_yard/house_cost": 3,
    "board/guild/good_price": 0,
    "tracks/rounds/last": 3,
    "tracks/reputation/start": 12,
    "settlers/S01/goods": ["books", "magic"],
    "settlers/S01/min": 2,
    "buildings/W_artists_1/choose_one": [{"op": "modifiers", "n": 1}],
    "events/E12/effects": [{"op": "dice_limit_delta", "n": 4}],
    "characters/CH02/lord_bonus": [{"op": "workers", "n": 2}],
    "chancery/dice_tiles/DT01/values": [6, 6, 6],
    "chancery/commission_cards/CC01/scoring/vp": 5,
    "chancery/desks/DK_bottom_1/passive": [{"op": "house_cost_delta", "n": -2}],
    "solo_objectives/O01/all_of": [{"metric": "coins", "min": 9}],
    "ships/SH01/demand/books/price": 0,
    "council_tiles/C02/goods": {"magic": 2},
    "setup_cards/setup_3p/apprentice_income/1": 5,
}


@pytest.mark.parametrize("path", WISHES)
def test_a_changed_figure_is_accepted_and_the_game_is_played_to_its_end(path):
    game = changed_game(GAME, {path: WISHES[path]})
    for players in (1, 3):
        state = game.start(players, seed=3, options={"events": True, "chancery": True})
        rng = Random(3)
        while not state.over:
            seat = state.to_act[0]
            state.apply_id(seat, drifter(state, seat, rng))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("tracks/rounds/last", 99),
        ("tracks/reputation/start", 40),
        ("settlers/S01/goods", ["books", "books"]),
        ("settlers/S01/race", "elf"),
        ("buildings/W_artists_1/guild", "wizards"),
        ("buildings/W_artists_1/choose_one", []),
        ("buildings/W_artists_1/choose_one", [{"op": "steal", "n": 1}]),
        ("events/E12/timing", "reveal_each_player"),
        ("events/E13/effects", [{"op": "close_location", "location": "guild"}]),
        ("chancery/dice_tiles/DT01/values", [1, 7, 3]),
        ("chancery/commission_cards/CC01/scoring/metric", "luck"),
        ("start_resources/dice", 8),
        ("supply/houses_per_player/limit", 9),
    ],
)
def test_what_the_rules_cannot_do_is_refused(path, value):
    with pytest.raises(PalasError):
        changed_game(GAME, {path: value})


def test_a_house_at_another_price_costs_that():
    game = changed_game(GAME, {"board/construction_yard/house_cost": 3})
    state = game.start(2, seed=1)
    seat = state.to_act[0]
    state.apply(game.parse(state, seat, "go yard"))
    state.apply(state.legal(seat)[0])
    assert state.position.people[seat].coins == 8 - 3
