"""The state and its data: starting, clones, copies, dictionaries, imagined worlds."""

import copy
import json
import pickle
from typing import Any

import pytest
from dice_market import GAME, Market, Sell
from engine.market import any_sale, at_buying, at_sale, do, play_out
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from palas import BadData, BadOption, IllegalAction, NotAsked, PalasError, Quick, UnknownAction, UnknownGame
from palas.engine.action import Action
from palas.engine.core.luck import Stream, seed_key


def test_the_games_are_found_by_their_id_again_and_again() -> None:
    for _ in range(2):
        assert "caylus" in [game.meta.id for game in palas.titles()]
        assert palas.game("caylus") is palas.game("caylus")
    with pytest.raises(UnknownGame, match=r'There is no game "go"; there are .*caylus'):
        palas.game("go")


@pytest.mark.parametrize(
    "start",
    [
        {"players": 1},
        {"players": 9},
        {"options": {"dragons": True}},
        {"options": {"rich": 1}},
        {"options": {"rich": "true"}},
        {"chance": "fair"},
    ],
)
def test_a_game_that_cannot_start_says_why(start: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(**start)
    assert caught.value.text("de") != caught.value.text("en")


def test_options_are_completed_with_their_defaults() -> None:
    assert GAME.check_options({}) == {"rich": False}
    assert GAME.check_options({"rich": True}) == {"rich": True}


def test_a_game_without_a_seed_has_a_key_of_its_own() -> None:
    assert GAME.start(2).origin.key != GAME.start(2).origin.key
    assert len(GAME.start(2).origin.key) == 32


# -- asking ----------------------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    state = at_buying()
    assert state.legal(1) == []
    assert state.legal(-1) == []
    with pytest.raises(NotAsked):
        state.decision(1)
    assert [reason.code for reason in state.why_not(1, "pass")] == ["not-your-turn"]
    assert [reason.code for reason in state.why_not(0, "sell salt")] == ["other-question"]
    assert [reason.code for reason in state.why_not(0, "fly")] == ["unknown-action"]


def test_nothing_is_legal_after_the_end() -> None:
    state = play_out(GAME.start(2, 1))
    assert state.to_act == ()
    assert state.outcomes() == []
    assert [reason.code for reason in state.why_not(0, "pass")] == ["game-over"]


@pytest.mark.parametrize("action", ["pass", None, Action(0, "pass", 1), Action(0, "fly", 99)])
def test_something_that_is_no_action_is_refused(action: Any) -> None:
    state = at_buying()
    before = state.to_dict()
    with pytest.raises(UnknownAction):
        state.apply(action)
    assert state.to_dict() == before


def test_a_refused_action_gives_its_reason_and_rule() -> None:
    plain = at_buying().to_dict()
    plain["position"]["bank"] += plain["position"]["coins"][0]
    plain["position"]["coins"][0] = 0
    state = GAME.from_dict(plain)
    with pytest.raises(IllegalAction, match=r"A card costs 3 coins. \(DIC-3\)"):
        state.apply(GAME.action(0, GAME.action_id("buy")))
    assert state.to_dict() == plain


def test_chance_is_asked_only_where_it_is_manual() -> None:
    state = GAME.start(2, 1, chance="manual")
    assert state.to_act == (palas.CHANCE,)
    assert state.legal(palas.CHANCE) == []
    assert sum(probability for _, probability in state.outcomes()) == pytest.approx(1)
    with pytest.raises(PalasError, match="cannot fall"):
        state.apply_chance("draw gold")
    state.apply_chance("draw wine")
    assert state.log(0, "en") == ["Player 1 draws wine."]
    assert state.log(1, "en") == []
    with pytest.raises(PalasError, match="left to chance"):
        at_buying().apply_chance("roll 3")


def test_a_secret_question_that_asks_nobody_is_passed_over() -> None:
    plain = at_sale(players=2).to_dict()
    for hand in plain["position"]["hands"]:
        for good, cards in enumerate(hand):
            plain["position"]["deck"][good] += cards
            hand[good] = 0
    state = GAME.from_dict(plain)
    assert state.to_act == (0,)
    assert state.decision(0).kind == "buy"


def test_a_position_must_say_how_it_is_scored_and_copies_its_lists_by_itself() -> None:
    from palas.engine.core.position import Position

    class Bare(Position):
        def __init__(self, players: int) -> None:
            super().__init__(players)
            self.rows = [[1, 2], [3]]

    position = Bare(2)
    with pytest.raises(RuntimeError):
        position.scores()
    position.rows[0][1] = 9
    copy = position.clone()
    assert isinstance(copy, Bare)
    assert copy.rows == [[1, 9], [3]]
    copy.rows[1].append(4)
    assert position.rows == [[1, 9], [3]]


# -- clones and copies -----------------------------------------------------------------------------------------------


def test_clones_share_their_past_and_nothing_else() -> None:
    state = at_buying()
    first, second = state.clone(), state.clone()
    do(first, 0, "show")
    do(second, 0, "buy")
    third = first.clone()
    do(third, 1, "pass")
    assert state.length == first.length - 1
    assert third.entries()[:-1] == first.entries()
    assert state.log(1) == first.log(1)[: len(state.log(1))]
    assert len({json.dumps(s.to_dict(), sort_keys=True) for s in (state, first, second, third)}) == 4


def test_a_clone_that_resumes_leaves_its_original_alone() -> None:
    state = GAME.start(2, 1, chance="manual")
    twin = state.clone()
    twin.resume()
    assert twin.to_act == (0, 1)
    assert state.journal == []
    assert state.log(0) == []
    assert state.to_act == (palas.CHANCE,)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_copies_are_clones(copied: Any) -> None:
    state = at_buying()
    before = state.to_dict()
    twin = copied(state)
    assert twin.to_dict() == before
    do(twin, 0, "pass")
    assert state.to_dict() == before


def test_a_state_survives_pickle() -> None:
    state = palas.game("caylus").start(3, 5)
    for _ in range(40):
        state.apply(state.legal(state.to_act[0])[-1])
    state.rewind(state.length - 3)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.game is state.game
    assert twin.to_dict() == state.to_dict()
    assert twin.journal == state.journal
    assert twin.log(0) == state.log(0)
    for game in (state, twin):
        game.apply(game.legal(game.to_act[0])[0])
    assert twin.to_dict() == state.to_dict()
    assert twin.length == state.length


def test_an_imagined_state_survives_pickle_with_its_luck() -> None:
    caylus = palas.game("caylus")
    state = caylus.imagine(caylus.start(2, 1).view(0), 9)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.luck.draw(0, 10**6) == state.luck.copy().draw(0, 10**6)


def test_generators_survive_pickle() -> None:
    quick = Quick(4)
    quick.below(9)
    assert pickle.loads(pickle.dumps(quick)).below(10**6) == quick.below(10**6)
    stream = Stream(seed_key(1))
    assert pickle.loads(pickle.dumps(stream)).draw(3, 100) == stream.draw(3, 100)


def test_a_game_that_is_not_installed_cannot_be_pickled() -> None:
    with pytest.raises(UnknownGame):
        pickle.dumps(at_buying())


def test_errors_survive_pickle_with_their_sentences() -> None:
    for error in (UnknownGame("unknown-game", game="go", known="caylus"), refused()):
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error)
        assert (twin.key, twin.text("de"), twin.text("en")) == (error.key, error.text("de"), error.text("en"))


def refused() -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        do(at_buying(), 1, "pass")
    return caught.value


# -- positions as data -----------------------------------------------------------------------------------------------


def test_a_position_survives_json_and_goes_on_in_the_same_way() -> None:
    state = at_buying()
    do(state, 0, "show")
    twin = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    for game in (state, twin):
        do(game, 1, "buy")
    assert twin.to_dict() == state.to_dict()


def test_changing_the_data_later_does_not_reach_into_the_state() -> None:
    plain = at_buying().to_dict()
    state = GAME.from_dict(plain)
    expected = json.dumps(state.to_dict())
    plain["position"]["coins"][0] = 77
    plain["position"]["hands"][0][0] = 77
    assert json.dumps(state.to_dict()) == expected
    do(state, 0, "pass")
    state.undo(0)
    assert json.dumps(state.to_dict()) == expected


GARBAGE: dict[str, Any] = {
    "nothing": lambda plain: plain.clear(),
    "another game": lambda plain: plain.update(game="caylus"),
    "another version": lambda plain: plain.update(rules_version="0"),
    "players": lambda plain: plain.update(players=5),
    "players as text": lambda plain: plain.update(players="2"),
    "options": lambda plain: plain.update(options=None),
    "an unknown option": lambda plain: plain.update(options={"dragons": 1}),
    "changes": lambda plain: plain.update(changes={"/x": 1}),
    "a key that is none": lambda plain: plain.update(key="zz"),
    "a long key": lambda plain: plain.update(key="00" * 65),
    "draws": lambda plain: plain.update(draws=-3),
    "seed": lambda plain: plain.update(seed={}),
    "position": lambda plain: plain.update(position=[]),
    "no steps": lambda plain: plain["position"].pop("steps"),
    "an unknown step": lambda plain: plain["position"].update(steps=[["fly", 0]]),
    "a step of nobody": lambda plain: plain["position"].update(steps=[["buy", 9]]),
    "a short list": lambda plain: plain["position"].update(coins=[]),
    "a missing field": lambda plain: plain["position"].pop("die"),
    "answers": lambda plain: plain["position"].update(answers=5),
    "too few answers": lambda plain: plain["position"].update(answers=[-1]),
}


@pytest.mark.parametrize("what", GARBAGE)
def test_a_broken_position_is_refused_in_one_sentence(what: str) -> None:
    plain = at_buying().to_dict()
    GARBAGE[what](plain)
    with pytest.raises(PalasError) as caught:
        GAME.from_dict(plain)
    assert caught.value.text("de") != caught.value.text("en")


@pytest.mark.parametrize("plain", [None, [], "x", 5])
def test_something_that_is_no_position_is_refused(plain: Any) -> None:
    with pytest.raises(BadData):
        GAME.from_dict(plain)


def test_a_position_knows_auto_and_manual_chance_and_nothing_else() -> None:
    plain = GAME.start(2, 1, chance="manual").to_dict()
    assert GAME.from_dict(plain, chance="manual").to_act == (palas.CHANCE,)
    assert GAME.from_dict(plain).to_dict() == GAME.start(2, 1).to_dict()
    with pytest.raises(BadOption):
        GAME.from_dict(plain, chance="fair")


# -- imagined worlds -------------------------------------------------------------------------------------------------


def test_an_imagined_world_shows_the_same_and_deals_the_rest() -> None:
    state = at_buying()
    worlds = [GAME.imagine(state.view(1), seed) for seed in range(20)]
    assert all(world.view(1) == state.view(1) for world in worlds)
    assert len({str(world.position.hands) for world in worlds if isinstance(world.position, Market)}) > 10
    assert all(GAME.census(world.position) == GAME.census(state.position) for world in worlds)


def test_a_world_imagined_amid_secret_answers_has_them_all() -> None:
    state = at_sale()
    do(state, 0, any_sale(state, 0))
    do(state, 1, any_sale(state, 1))
    for seed in range(20):
        world = GAME.imagine(state.view(0), seed)
        assert world.to_act == (2,)
        assert world.view(0).answer == state.view(0).answer
        table = world.position
        assert isinstance(table, Market)
        assert Sell(0).refusal(table, 1, table.answers[1]) == 0
        do(world, 2, "pass")
        assert world.to_act == (0,)


def test_worlds_from_one_generator_do_not_disturb_each_other() -> None:
    view = at_buying().view(0)
    alone = play_out(GAME.imagine(view, Quick(3))).to_dict()["position"]
    rng = Quick(3)
    first = GAME.imagine(view, rng)
    second = GAME.imagine(view, rng)
    play_out(second)
    assert play_out(first).to_dict()["position"] == alone


def test_the_same_seed_imagines_the_same_world() -> None:
    view = at_buying().view(2)
    assert GAME.imagine(view, 5).to_dict() == GAME.imagine(view, Quick(5)).to_dict()
    assert GAME.imagine(view, 5).to_dict() != GAME.imagine(view, 6).to_dict()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4), st.booleans())
def test_playouts_end_and_leave_the_state_alone(seed: int, players: int, rich: bool) -> None:
    state = GAME.start(players, seed, {"rich": rich})
    before = state.to_dict()
    scores = palas.playout(state, seed)
    assert len(scores) == players
    assert palas.playout(state, seed) == scores
    assert state.to_dict() == before
