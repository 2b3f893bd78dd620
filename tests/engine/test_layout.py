"""Positions in the words of the box: laid out, refused when they are impossible, and described again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import palas
from palas.engine.core.state import State
from tests.engine.market import GAME as MARKET

TITLES = ["castle", "caylus", "heirs", "nobility", "viscounts"]


def trials() -> list[tuple[str, int]]:
    """Every title with every number of players."""
    return [(name, players) for name in TITLES for players in palas.game(name).meta.players]


def moments(name: str, players: int, seed: int, share: float) -> list[State]:
    """Some moments of a game with any options."""
    game, rng = palas.game(name), Random(seed)
    options = {option.id: rng.choice(option.values) for option in game.meta.options}
    state = game.start(players, seed, options)
    found = []
    while not state.over:
        if rng.random() < share:
            found.append(state.clone())
        seat = rng.choice(state.to_act)
        state.apply_id(seat, rng.choice(state.legal_ids(seat)))
    return [*found, state]


@pytest.mark.parametrize(("name", "players"), trials())
def test_a_position_that_was_described_is_laid_out_again_as_it_was(name: str, players: int):
    game = palas.game(name)
    for state in moments(name, players, 7 + players, 0.1):
        words = json.loads(json.dumps(game.describe_position(state)))
        again = game.lay_out(words, chance="manual")
        assert game.position_dict(again.position) == game.position_dict(state.position), words


@pytest.mark.parametrize(("name", "players"), trials())
def test_what_is_not_said_is_as_at_the_first_question(name: str, players: int):
    game = palas.game(name)
    state = game.lay_out({"players": players})
    assert game.describe_position(state) == {"game": name, "players": players, **beginning(game, state)}
    assert game.census(state.position) == game.census(game.start(players, 1).position)


def beginning(game: palas.Game, state: State) -> dict[str, Any]:
    """What a description always says: who is asked."""
    return game.layout(state.players, state.origin.options).beginning(state.position)


@pytest.mark.parametrize("name", TITLES)
def test_a_game_goes_on_from_a_position_and_its_record_replays(name: str):
    game = palas.game(name)
    state = game.lay_out({"seed": 5})
    rng = Random(5)
    for _move in range(12):
        seat = rng.choice(state.to_act)
        state.apply(rng.choice(state.legal(seat)))
    again = palas.replay(palas.Record.read(palas.record(state).text()))
    assert again.to_dict() == state.to_dict()
    assert again.log(None, "en") == state.log(None, "en")


@pytest.mark.parametrize("name", TITLES)
def test_a_stored_position_of_the_wrong_kind_or_with_too_much_in_it_is_refused(name: str):
    game = palas.game(name)
    plain = game.start(seed=1).to_dict()
    for field, value in list(plain["position"].items()):
        if field in ("steps", "answers"):
            continue
        for wrong in ("many", None, {"a": 1}):
            if isinstance(value, str):
                continue
            with pytest.raises(palas.BadData) as refused:
                game.from_dict(plain | {"position": {**plain["position"], field: wrong}})
            assert refused.value.text("en") != refused.value.text("de")


@pytest.mark.parametrize("name", TITLES)
def test_a_record_with_an_impossible_position_is_refused_by_the_same_sentence(name: str):
    game = palas.game(name)
    record = palas.record(game.lay_out({"seed": 1}))
    broken = palas.Record(record.header | {"position": {**record.header["position"], "people": "many"}}, [], None)
    if "people" not in record.header["position"]:
        return
    with pytest.raises(palas.BadData):
        palas.replay(broken)


def test_words_that_all_games_share_are_checked():
    def refused(**words: Any) -> str:
        with pytest.raises(palas.PalasError) as error:
            palas.position("caylus", **words)
        assert error.value.text("de") != error.value.text("en")
        return error.value.text("en")

    assert refused(players=9) == "caylus is for 2-5 players, not 9."
    assert refused(players=True) == "caylus is for 2-5 players, not True."
    assert refused(game="heirs") == "This belongs to heirs, not to caylus."
    assert refused(options={"lawyers": True}).startswith('caylus has no option "lawyers"')
    assert refused(options=["jeweller"]) == "options must be words with values, not ['jeweller']."
    assert refused(ask_all="yes") == "ask_all must be true or false, not 'yes'."
    assert refused(seed=[1]) == "seed must be a whole number, not [1]."
    assert refused(steps=[["dance", 1]]) == "The rules have no step 'dance'."
    assert refused(steps=[["place", "red"]]) == "steps.place must be a whole number, not ['red']."
    assert refused(steps="place").startswith("steps must be a list")
    assert refused(steps=[["place", 4]]) == 'Nobody could answer the question "place".'
    assert refused(steps=[["place"]]) == 'Nobody could answer the question "place".'
    assert refused(steps=[["place", 0, 1]]) == "A step place cannot be made of [0, 1]."
    assert refused(answers={"red": "pass"}) == 'red cannot have answered "pass".'
    assert refused(answers={"pink": "pass"}) == 'answers: there is no "pink"; there are red, blue.'
    with pytest.raises(palas.BadPosition, match="must be words with values"):
        palas.game("caylus").lay_out(["red"])  # type: ignore[arg-type]
    with pytest.raises(palas.UnknownGame):
        palas.position("chess")
    with pytest.raises(palas.BadOption):
        palas.game("caylus").lay_out({}, chance="fair")


def test_the_same_words_and_seed_fall_the_same_way():
    one, two = (palas.position("caylus", players=3, seed=4) for _time in range(2))
    assert one.to_dict() == two.to_dict()


def test_a_game_without_words_of_its_own_is_laid_out_by_its_fields():
    state = MARKET.lay_out({"players": 2})
    words = MARKET.describe_position(state)
    assert MARKET.lay_out(words).to_dict()["position"] == state.to_dict()["position"]


def test_words_of_a_game_without_words_of_its_own_are_checked():
    def refused(**words: Any) -> str:
        with pytest.raises(palas.BadPosition) as error:
            MARKET.lay_out({"players": 2, **words})
        assert error.value.text("de") != error.value.text("en")
        return error.value.text("en")

    assert refused(coins=[8], bank=92) == "coins has one entry, but needs 2."
    assert refused(coins=[4, 4, 0]) == "coins has 3 entries, but needs 2."
    assert refused(hands=[[3, 0, 0, 0]]) == "hands has one entry, but needs 2."
    assert refused(bank=99) == "Something is lost or too much: coins, 107 instead of 100."
    for known in ("steps", "options", "coins"):
        assert known in refused(phase="sale").partition("known are")[2]
    state = MARKET.lay_out({"players": 2, "steps": [["fair", 0], ["buy", 1]], "fair": 4})
    assert state.to_act == (1,)
