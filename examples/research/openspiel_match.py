"""OpenSpiel's stock tree search against one of our levels on Caylus: who wins, and what each took for a decision.

`--simulations` is what OpenSpiel gets; the time that is told at the end says whether that was equal.
"""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np
from open_spiel.python.algorithms import mcts

from palas.arena.statistics import wilson
from palas.bots import bot
from palas.research import spiel

UCT = 2.0  # as OpenSpiel's own examples have it


class Match:
    """What came out so far: for the level, then for OpenSpiel."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.ahead = 0
        self.level_seconds = self.other_seconds = 0.0
        self.level_decisions = self.other_decisions = 0

    def play(self, level: str, simulations: int, seed: int, seat: int) -> None:
        """One game; the level sits on `seat`."""
        game = spiel.PalasGame("caylus", {"players": 2})
        luck = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, luck)
        other = mcts.MCTSBot(game, UCT, simulations, rollouts, random_state=luck)
        ours = bot(level, seed=seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(outcomes, p=shares)))
                continue
            begun = process_time()
            if state.current_player() == seat:
                action = state.palas.game.action_id(ours.choose(state.palas.view(seat)))
                self.level_seconds += process_time() - begun
                self.level_decisions += 1
            else:
                action = int(other.step(state))
                self.other_seconds += process_time() - begun
                self.other_decisions += 1
            state.apply_action(action)
        winners, scores = state.palas.winners(), state.palas.scores()
        self.games += 1
        self.won += (seat in winners) / len(winners)
        self.ahead += scores[seat] - scores[1 - seat]

    def told(self) -> str:
        """All of it in a line."""
        ours, theirs = self.level_seconds / self.level_decisions, self.other_seconds / self.other_decisions
        low, high = (round(100 * end) for end in wilson(self.won, self.games))
        return (
            f"{self.games} games: the level wins {100 * self.won / self.games:.0f} % ({low}-{high}), "
            f"{self.ahead / self.games:+.1f} points; seconds for a decision: {ours:.4f}, OpenSpiel {theirs:.4f}"
        )


def main() -> None:
    """Play some games, every deal from both seats, and tell what came out."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--level", default="master")
    reader.add_argument("--simulations", type=int, default=4)
    wishes = reader.parse_args()
    match = Match()
    for number in range(wishes.games):
        match.play(wishes.level, wishes.simulations, seed=number // 2, seat=number % 2)
        print(match.told(), flush=True)


if __name__ == "__main__":
    main()
