"""The bots: honest, quick, always legal; and greedy plays far better than chance."""

import pytest

import palas
from palas.arena.match import match
from palas.bots import LEVELS, Greedy, bot, names
from palas.engine.game import Game
from palas.engine.packs import changed_game
from palas.engine.view import View

pytestmark = pytest.mark.heavy

CAYLUS = palas.game("caylus")
SOME = ("random", "greedy", "apprentice", "journeyman", "master@3")  # a few simulations play by the same rules


class Witness:
    """A bot that notes everything it is given before it lets another one decide."""

    def __init__(self, inner):
        self.inner = inner
        self.given = []

    def choose(self, *arguments, **named):
        self.given.append((arguments, named))
        return self.inner.choose(*arguments, **named)


def play(state, players, moves=10_000):
    while not state.over and state.length < moves:
        seat = state.to_act[0]
        state.apply(state.game.parse(state, seat, players[seat].choose(state.view(seat))))
    return state


def test_the_bots_have_names():
    levels = ("apprentice", "journeyman", "master", "grandmaster", "hermit")
    assert names() == ("random", "greedy", *levels)
    assert levels == LEVELS
    assert [bot(name).name for name in names()] == list(names())


def test_an_unknown_bot_is_refused_in_a_sentence():
    with pytest.raises(palas.PalasError) as refused:
        bot("deep")
    assert (
        refused.value.text("de")
        == "Es gibt keinen Bot „deep“; es gibt random, greedy, apprentice, journeyman, master, grandmaster, hermit."
    )


@pytest.mark.parametrize("name", SOME)
def test_a_bot_answers_every_question_with_a_legal_action(name):
    for players in (2,) if "@" in name else (2, 5):
        assert play(CAYLUS.start(players, seed=players), [bot(name, seed=n) for n in range(players)]).over


@pytest.mark.parametrize("name", SOME)
def test_a_bot_with_a_seed_plays_the_same_game_again(name):
    once, again = (play(CAYLUS.start(3, seed=5), [bot(name, seed=n) for n in range(3)], moves=60) for _ in range(2))
    assert once.journal == again.journal


@pytest.mark.parametrize("name", SOME)
def test_a_bot_that_is_not_asked_says_so(name):
    state = CAYLUS.start(2, seed=1)
    other = 1 - state.to_act[0]
    for view in (state.view(other), state.view(None)):
        with pytest.raises(palas.PalasError):
            bot(name).choose(view)


@pytest.mark.parametrize("name", SOME)
def test_the_arena_gives_a_bot_views_of_its_own_seat_and_nothing_else(name, monkeypatch):
    witnesses = []

    def witnessed(asked_for, *, seed=None):
        witnesses.append(Witness(bot(asked_for, seed=seed)))
        return witnesses[-1]

    monkeypatch.setattr("palas.arena.games.bot", witnessed)
    report = match(CAYLUS, (name, name), 1)
    assert report.failed == 0
    assert len(witnesses) == 2
    for seat, witness in enumerate(witnesses):
        assert witness.given
        for arguments, named in witness.given:
            assert named == {}
            assert [type(argument) for argument in arguments] == [CAYLUS.view_type]
            assert isinstance(arguments[0], View)
            assert arguments[0].seat == seat


def test_a_view_leads_to_no_state():
    """What a bot holds is made of plain values all the way down: no state, table, generator or game hides in it."""
    plain = (str, int, bool, type(None))

    def look(value):
        if isinstance(value, plain):
            return
        if isinstance(value, (tuple, list)):
            for part in value:
                look(part)
        elif isinstance(value, dict):
            look(list(value.items()))
        else:
            assert hasattr(value, "__struct_fields__"), type(value)
            look([getattr(value, name) for name in value.__struct_fields__])

    state = CAYLUS.start(4, seed=2)
    look(state.view(state.to_act[0]))


@pytest.mark.parametrize("name", SOME)
def test_worlds_that_look_the_same_get_the_same_answer(name):
    """Two games with other keys and other journals, the same to the eye: what is hidden cannot guide a bot."""
    state = CAYLUS.start(4, seed=3)
    for _ in range(40):
        seat = state.to_act[0]
        state.apply(state.legal(seat)[0])
    seat = state.to_act[0]
    other = state.to_dict()
    other.update(key="ab" * 32, seed=None, draws=0)
    twin = CAYLUS.from_dict(other)
    assert twin.origin.key != state.origin.key
    assert twin.view(seat) == state.view(seat)
    assert bot(name, seed=1).choose(twin.view(seat)) == bot(name, seed=1).choose(state.view(seat))


def test_a_bot_can_play_from_a_view_that_came_as_bytes():
    state = CAYLUS.start(3, seed=4)
    seat = state.to_act[0]
    sent = CAYLUS.decode_view(palas.engine.view.view_bytes(state.view(seat)))
    assert Greedy(1).choose(sent) == Greedy(1).choose(state.view(seat))


def test_greedy_plays_with_the_data_pack_on_the_table():
    rich = changed_game(CAYLUS, {"income/base": 9})
    assert rich.data["income"]["base"] == 9
    state = play(rich.start(2, seed=1), [Greedy(0), Greedy(1)])
    assert state.over
    assert state.view(0).changes == {"income/base": 9}


def test_without_advice_a_position_is_worth_its_points():
    state = CAYLUS.start(2, seed=1)
    assert Game.value(CAYLUS, state.position, 0) == state.scores()[0] == 0


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_chance(players):
    seats = ("greedy", *["random"] * (players - 1))
    report = match(CAYLUS, seats, 12, seed="strength")
    assert report.failed == 0
    assert report.bots["greedy"].share >= 0.95
    assert report.bots["greedy"].score.mean > 3 * report.bots["random"].score.mean


def test_greedy_against_itself_scores_like_people():
    report = match(CAYLUS, ("greedy",) * 4, 4, seed="table")
    assert report.counts[4].best.mean > 50
