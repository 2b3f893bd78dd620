"""Positions of Caylus in the words of the box."""

from __future__ import annotations

from typing import Any

import pytest

import palas
from palas.engine.core.state import State
from palas.games import caylus


def codes(state: State) -> list[str]:
    """What may be answered now."""
    return [action.code for action in state.legal(state.to_act[0])]


def refused(**words: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(palas.PalasError) as error:
        caylus.position(**words)
    assert error.value.text("de") != error.value.text("en")
    return error.value.text("en")


def test_what_is_said_lies_there_and_the_rest_is_in_the_supply():
    state = caylus.position(
        players=3,
        order=["blue", "orange", "red"],
        road={1: "n_quarry", 9: ("w_market", "blue"), 10: ("residence", "red")},
        workers={"w_market": "orange", "castle": ["blue"], "inn_resident": "red"},
        blue={"money": 1, "cubes": {"food": 3}, "points": 4, "favours": {"prestige": 1}, "houses": {"dungeon": 2}},
        provost=8,
    )
    town = state.position
    assert state.to_act == (1,)
    assert town.people[1].goods == [1, 3, 0, 0, 0, 0]
    assert [player.workers for player in town.people] == [5, 5, 5]
    assert (town.people[0].residences, town.people[0].income) == (1, 1)
    assert town.built == [2, 0, 0]
    assert [town.box.tile_ids[tile] for tile in town.road[1:7]] == [
        "n_quarry", "n_farm", "n_forest", "n_sawmill", "n_market", "n_carpenter",
    ]  # fmt: skip
    assert town.bank[0] == -sum(player.goods[0] for player in town.people)
    state.apply(state.game.parse(state, 1, "place n_quarry"))
    assert state.to_act == (2,)


@pytest.mark.parametrize(
    ("words", "asked", "seat", "answers"),
    [
        ({"phase": "income"}, "place", "red", ["pass", "place gate"]),
        ({"phase": "place", "passed": ["red"], "to_act": "orange"}, "place", "orange", ["pass", "place gate"]),
        ({"phase": "special", "workers": {"gate": "blue"}}, "gate", "blue", ["withdraw", "place trading_post"]),
        (
            {"phase": "special", "at": "inn", "workers": {"gate": "blue", "inn_resident": "orange"}},
            "inn",
            "orange",
            ["stay", "withdraw"],
        ),
        ({"phase": "provost", "to_act": "blue", "blue": {"money": 1}}, "bribe", "blue", ["provost -1", "provost 0"]),
        (
            {"phase": "buildings", "at": "n_forest", "workers": {"n_farm": "blue", "n_forest": "red"}},
            "production",
            "red",
            ["gain wood", "gain food"],
        ),
        (
            {"phase": "castle", "workers": {"castle": ["blue", "red"]}, "to_act": "red",
             "red": {"cubes": {"food": 1, "wood": 1, "stone": 1}}},
            "batch", "red", ["stop", "batch food+wood+stone"],
        ),
        ({"phase": "end", "bailiff": 11, "provost": 11, "blue": {"houses": {"dungeon": 2}}}, "favour_row", "blue", []),
        ({"phase": "castle", "favours_due": ["blue", "blue"]}, "favour_row", "blue", ["row prestige", "row money"]),
        ({"phase": "special", "at": "stables", "favours_due": ["red"]}, "favour_row", "red", ["row prestige"]),
        ({"phase": "buildings", "at": 9, "favours_due": ["red"]}, "favour_row", "red", ["row prestige"]),
        ({"phase": "end", "favours_due": ["blue"], "blue": {"used": ["money"]}}, "favour_row", "blue", []),
    ],
)  # fmt: skip
def test_a_game_goes_on_from_every_phase(words: dict[str, Any], asked: str, seat: str, answers: list[str]):
    state = caylus.position(players=3, seed=1, **words)
    seats = state.game.layout(3, state.origin.options).seats()
    assert (state.decision(state.to_act[0]).kind, seats[state.to_act[0]]) == (asked, seat)
    assert codes(state)[: len(answers)] == answers
    palas.playout(state, 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"blue": {"money": 5000}}, "blue.money is 5,000, but can only be from 0 to 999."),
        ({"blue": {"money": "many"}}, "blue.money must be a whole number, not 'many'."),
        ({"blue": {"cubes": {"salt": 1}}}, 'Nothing is called "blue.cubes.salt" here; known are food, wood, stone,'),
        ({"blue": {"favours": {"money": 3}}}, "blue.favours.money is 3, but can only be from 0 to 2."),
        ({"blue": {"houses": {"dungeon": 7}}}, "houses.dungeon is 7, but can only be from 0 to 6."),
        ({"road": {1: "n_farm", 2: "n_farm"}}, "n_farm lies in two places: road.1 and road.2."),
        ({"road": {9: "w_market"}}, "w_market needs an owner."),
        ({"road": {1: ("n_farm", "blue")}}, "n_farm can have no owner."),
        ({"road": {7: ("w_market", "blue")}}, "w_market cannot be at road.7."),
        ({"road": {9: ("s_jeweller", "blue")}}, "s_jeweller is not in this game."),
        ({"road": {99: "n_farm"}}, "road is 99, but can only be from 1 to 28."),
        ({"road": {9: 4}}, "road.9 must be a name, not 4."),
        ({"workers": {"w_market": "blue"}}, 'Nothing is called "workers.w_market" here'),
        ({"workers": {"gate": "pink"}}, 'workers.gate: there is no "pink"; there are red, blue.'),
        ({"workers": {"stables": ["blue"]}}, "workers.stables is 1, but can only be from 0 to 0."),
        ({"workers": {"castle": ["blue", "blue"]}}, "blue lies in two places: workers.castle and workers.castle."),
        ({"road": {9: ("residence", "blue")}, "workers": {"residence": "blue"}}, "Nothing is called"),
        ({"claims": {1: ("blue", "w_lawyer")}}, "Nothing for it is there: claims.1."),
        ({"claims": {1: "blue"}}, "claims.1 must be a list, not 'blue'."),
        ({"phase": "lunch"}, 'phase: there is no "lunch"; there are income, place,'),
        ({"phase": "castle", "passed": []}, "passed must name each of red, blue once."),
        ({"passed": ["red", "blue"]}, 'Nobody is left for the phase "place" (passed).'),
        ({"passed": ["blue"], "to_act": "blue"}, "blue cannot be asked now (passed)."),
        ({"phase": "buildings", "at": "w_market"}, "at: w_market is not on the table."),
        ({"favours_due": ["blue"]}, 'favours_due does not fit the phase "place".'),
        ({"phase": "end", "scored": 3, "favours_due": ["blue"]}, 'scored does not fit the phase "end".'),
        ({"phase": "castle", "favours_due": ["pink"]}, 'favours_due: there is no "pink"; there are red, blue.'),
        ({"ends_with_phase": 1}, "ends_with_phase must be true or false, not 1."),
        ({"order": ["blue"]}, "order must name each of red, blue once."),
        ({"orange": {}}, 'Nothing is called "orange" here'),
        ({"provost": 40}, "provost is 40, but can only be from"),
        ({"roads": {}}, 'Nothing is called "roads" here'),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(words: dict[str, Any], sentence: str):
    assert refused(**words).startswith(sentence)


def test_more_workers_than_a_player_has_are_refused():
    standing = dict.fromkeys(
        ["gate", "trading_post", "merchants_guild", "joust_field", "inn", "n_farm", "n_forest"], "blue"
    )
    assert refused(workers=standing) == "blue.workers is 7, but can only be from 0 to 6."


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("bank", [5000, 0, 0, 0, 0, 0], "money, 5,014 instead of 0"),
        ("bank", "many", "bank must be a list"),
        ("provost", "far", "provost must be a whole number"),
        ("order", [0, 0], "Somebody stands twice in order."),
        ("road", [-1], "road has one entry, but needs 29."),
    ],
)
def test_a_stored_position_that_cannot_be_is_refused_too(field: str, value: Any, sentence: str):
    plain = caylus.GAME.start(2, 1).to_dict()
    plain["position"][field] = value
    with pytest.raises(palas.BadPosition, match=sentence):
        caylus.GAME.from_dict(plain)


def test_two_tiles_on_one_space_of_a_stored_position_are_refused():
    plain = caylus.GAME.start(2, 1).to_dict()
    plain["position"]["road"][1] = plain["position"]["road"][2]
    with pytest.raises(palas.BadPosition, match=r"lies in two places: road\.1 and road\.2\."):
        caylus.GAME.from_dict(plain)
    record = palas.record(caylus.position(seed=1))
    record.header["position"]["road"][1] = record.header["position"]["road"][2]
    with pytest.raises(palas.BadPosition, match=r"lies in two places: road\.1 and road\.2\."):
        palas.replay(record)


def test_a_running_game_becomes_words():
    state = caylus.GAME.start(2, seed=1)
    state.apply(state.legal(state.to_act[0])[3])
    words = caylus.GAME.describe_position(state)
    assert words["workers"] == {"merchants_guild": "red"}
    assert "steps" not in words
    assert caylus.position(**{word: words[word] for word in words if word != "game"}).to_act == state.to_act


@pytest.mark.parametrize(
    "words",
    [
        {"phase": "castle", "workers": {"castle": ["blue"]}, "favours_due": ["blue", "blue"]},
        {"phase": "special", "at": "inn", "workers": {"inn_resident": "red"}, "favours_due": ["blue"]},
        {"phase": "buildings", "at": 9, "favours_due": ["blue"]},
        {"phase": "end", "bailiff": 12, "provost": 12, "order": ["blue", "red"], "favours_due": ["blue"]},
        {"phase": "castle", "workers": {"castle": ["blue", "red"]}, "ends_with_phase": True},
    ],
)
def test_favours_that_are_due_and_a_game_that_ends_with_its_phase_are_said_again(words: dict[str, Any]):
    said = caylus.GAME.describe_position(caylus.position(**words, ask_all=True))
    assert "steps" not in said
    assert {word: said.get(word) for word in words} == words


def test_the_favour_of_a_real_game_is_said_without_steps():
    batch = {"food": 1, "wood": 1, "stone": 1}
    state = caylus.position(phase="castle", workers={"castle": ["red"]}, red={"cubes": batch})
    state.apply(state.game.parse(state, 0, "batch food+wood+stone"))
    words = caylus.GAME.describe_position(state)
    assert words["favours_due"] == ["red"]
    assert "steps" not in words


def test_a_game_that_ends_with_its_phase_is_over_then():
    batch = {"food": 1, "wood": 1, "stone": 1}
    words: dict[str, Any] = {"phase": "castle", "workers": {"castle": ["red"]}, "red": {"cubes": batch}}
    state = caylus.position(**words, options={"simple_favours": True}, ends_with_phase=True)
    state.apply(state.game.parse(state, 0, "batch food+wood+stone"))
    assert state.over
    assert state.scores() == [8, 0]
    assert palas.replay(palas.Record.read(palas.record(state).text())).scores() == [8, 0]


def test_a_question_with_one_answer_is_asked_when_all_is_asked():
    words: dict[str, Any] = {"phase": "castle", "workers": {"castle": ["blue"]}, "blue": {"cubes": {}}, "seed": 1}
    assert caylus.position(**words).decision(1).kind == "place"
    state = caylus.position(**words, ask_all=True)
    assert codes(state) == ["stop"]
    again = palas.replay(palas.Record.read(palas.record(state).text()))
    assert codes(again) == ["stop"]
    assert again.view(1).ask_all
    assert caylus.GAME.imagine(state.view(1), 1).decision(1).kind == "batch"
    assert caylus.GAME.describe_position(state)["ask_all"]
    assert caylus.GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_a_whole_game_in_which_all_is_asked_replays_and_an_ordinary_one_does_not_mention_it():
    state = caylus.GAME.start(2, seed=3, ask_all=True)
    while not state.over:
        state.apply(state.legal(state.to_act[0])[0])
    record = palas.record(state)
    assert record.header["ask_all"] is True
    assert palas.replay(palas.Record.read(record.text())).scores() == state.scores()
    assert "ask_all" not in palas.record(caylus.GAME.start(2, seed=3)).header
    assert "ask_all" not in caylus.GAME.start(2, seed=3).to_dict()
