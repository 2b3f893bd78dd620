"""The advice: greedy plays sensibly by it, and it only needs what a view shows."""

from random import Random

import pytest

from palas.bots.greedy import Greedy
from tests.castle.players import moments
from tests.castle.yard import GAME, A, B, C, castle

pytestmark = pytest.mark.heavy


def play(players: int, seed: int, winter: bool) -> tuple[int, ...]:
    """One seat plays by the advice, the others at random; the winners."""
    state = GAME.start(players, seed, {"winter": winter})
    greedy, rng = Greedy(seed), Random(seed)
    wise = seed % players
    while not state.over:
        for seat in state.to_act:
            code = greedy.choose(state.view(seat)) if seat == wise else rng.choice(state.legal(seat)).code
            state.apply(GAME.parse(state, seat, code))
            if len(state.to_act) != players:
                break
    return tuple(seat for seat in state.winners() if seat == wise)


@pytest.mark.parametrize(("players", "winter"), [(2, False), (3, True), (4, False)])
def test_greedy_beats_players_who_do_anything(players, winter):
    wins = sum(bool(play(players, seed, winter)) for seed in range(4))
    assert wins >= 3


def test_at_the_end_the_advice_is_the_score():
    *_, end = moments(3, 1)
    table = end.position
    scores = end.scores()
    for seat in range(3):
        rivals = sum(scores) - scores[seat]
        assert GAME.value(table, seat) == pytest.approx(scores[seat] - 0.4 * rivals / 2)


def choice(game, seat: int) -> str:
    """What greedy answers."""
    return Greedy(1).choose(game.state.view(seat))


def test_the_stonemason_builds_what_scores_most():
    game = castle(cards={A: "stonemason"}, goods={A: {"stone": 1, "wood": 1, "sand": 1, "clay": 1}})
    assert choice(game, A) in ("build tower_1", "build gate_small")
    assert choice(game, A) == "build tower_1"


def test_in_the_last_round_a_worker_builds_and_everything_is_turned_into_points():
    game = castle(field=1, cards={A: "worker_sand"}, goods={A: {"stone": 1, "wood": 1}}, rest=True)
    assert choice(game, A).startswith("build ")
    market = castle(field=1, phase="end", places={"market_1": A}, talers={A: 7})
    assert choice(market, A) == "convert 6"


def test_nobody_sells_the_last_bar_for_a_taler():
    game = castle(
        2, cards={B: "stonemason", A: "worker_wood"}, talers=3, load={(A, "worker_wood"): {"silver": 1}}, rest=True
    ).play(B, "buy silver of 1 worker_wood")
    assert choice(game, A) == "refuse"


def test_advice_looks_at_no_card_that_is_face_down():
    chosen = {A: "messenger", C: "messenger"}
    worlds = [castle(winter=True, chosen={**chosen, B: card}) for card in ("trader", "master_builder")]
    one, two = (GAME.value(game.state.position, A) for game in worlds)
    assert one == two
