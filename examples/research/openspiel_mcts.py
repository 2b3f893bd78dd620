"""OpenSpiel's own tree search plays our Caylus against its own random bot."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from palas.research import spiel


class ScoresSoFar(mcts.Evaluator):
    """Values a leaf by the points as they stand: playing on at random tells little in a long game."""

    def evaluate(self, state: spiel.PalasState) -> list[float]:
        """The points by seat, so that the best of them is 1."""
        points = np.array(state.palas.game.standings(state.palas), float)
        return list(points / max(1.0, float(np.abs(points).max())))

    def prior(self, state: spiel.PalasState) -> list[tuple[int, float]]:
        """All answers are equally likely at first."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(simulations: int, moves: int, seed: int) -> spiel.PalasState:
    """The first moves of a game: seat 0 searches, seat 1 answers at random."""
    assert "palas_caylus" in spiel.NAMES
    game = pyspiel.load_game("palas_caylus(players=2)")
    luck = np.random.RandomState(seed)
    searching = mcts.MCTSBot(game, uct_c=1.0, max_simulations=simulations, evaluator=ScoresSoFar(), random_state=luck)
    bots = [searching, uniform_random.UniformRandomBot(1, luck)]
    state = game.new_initial_state()
    for _move in range(moves):
        while state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=shares)))
        if state.is_terminal():
            break
        state.apply_action(bots[state.current_player()].step(state))
    return state


if __name__ == "__main__":
    ended = play(simulations=20, moves=1000, seed=1)
    print("points:", ended.palas.scores(), "returns:", ended.returns())
