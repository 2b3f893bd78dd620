"""What each seat gets at the end of a game: a share of the win, or the margin in points."""

from __future__ import annotations

from palas.engine.core.position import Position
from palas.engine.errors import PalasError
from palas.engine.game import Game

WIN = "win"
MARGIN = "margin"
REWARDS = (WIN, MARGIN)


class Judge:
    """The reward of a title. `win`: 1 shared by the winners, alone 1 for a won game. `margin`: the points ahead of the
    best other seat, alone the points."""

    def __init__(self, game: Game, reward: str = WIN) -> None:
        if reward not in REWARDS:
            raise PalasError("unknown-reward", reward=reward, known=", ".join(REWARDS))
        self.game = game
        self.reward = reward

    def returns(self, position: Position) -> list[float]:
        """By seat, once the game is over; before that nothing."""
        players = position.players
        if position.stack:
            return [0.0] * players
        if self.reward == WIN:
            winners = self.game.winners(position)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        scores = position.scores()
        if players == 1:
            return [float(scores[0])]
        return [
            float(scores[seat] - max(points for other, points in enumerate(scores) if other != seat))
            for seat in range(players)
        ]
