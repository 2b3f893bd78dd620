"""The options of a game are stored as they really are, also where the number of players decides them."""

from __future__ import annotations

import pytest

import palas

# title, players, what was asked for, what a mode makes of it
CASES = [
    ("nobility", 6, {"chancery": False}, {"chancery": True}),
    ("nobility", 1, {"chancery": True}, {"chancery": False}),
    ("nobility", 4, {"chancery": True}, {"chancery": True}),
    ("heirs", 1, {"score_roads": False, "level": 3}, {"score_roads": True, "level": 3}),
    ("heirs", 2, {"score_roads": False, "level": 3, "colour": "blue"},
     {"score_roads": False, "level": 1, "colour": "white"}),
    ("viscounts", 1, {"difficulty": 2}, {"difficulty": 2}),
    ("viscounts", 2, {"difficulty": 2, "skip_second_place_below_three_players": True},
     {"difficulty": 0, "skip_second_place_below_three_players": True}),
    ("viscounts", 3, {"skip_second_place_below_three_players": True},
     {"skip_second_place_below_three_players": False}),
]  # fmt: skip


@pytest.mark.parametrize(("title", "players", "asked", "real"), CASES)
def test_a_new_game_has_the_options_in_force(title: str, players: int, asked: dict, real: dict) -> None:
    state = palas.game(title).start(players, 3, asked)
    for options in (state.origin.options, palas.record(state).header["options"], state.view(None).options,
                    state.to_dict()["options"]):  # fmt: skip
        assert {name: options[name] for name in real} == real
        assert set(options) == {option.id for option in state.game.meta.options}


@pytest.mark.parametrize(("title", "players", "asked", "real"), CASES)
def test_a_record_that_tells_what_was_asked_for_replays_and_stays_as_it_is(
    title: str, players: int, asked: dict, real: dict
) -> None:
    state = palas.game(title).start(players, 3, asked)
    while not state.over and state.length < 100:
        state.apply(state.legal(state.to_act[0])[0])
    new = palas.record(state)
    old = palas.Record({**new.header, "options": {**new.header["options"], **asked}}, new.lines, new.result)
    again = palas.replay(palas.Record.read(old.text()))
    assert again.game.plain(again.position) == state.game.plain(state.position)
    assert palas.record(again).text() == old.text()


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_what_a_mode_decides_is_a_value_of_the_option(title: str) -> None:
    game = palas.game(title)
    for players in game.meta.players:
        for option in game.meta.options:
            for value in option.values:
                options = game.options_for(players, game.check_options({option.id: value}))
                assert game.check_options(options) == dict(options)
                assert game.options_for(players, options) == options, "settled once and for all"
