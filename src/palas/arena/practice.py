"""What the first of two builds plays, so that the compiler learns which ways are taken often (see setup.py).

Every title with every number of players: whole random games, copies, answers one by one from Python, observations,
redeals, games side by side and the search of a bot.
"""

from __future__ import annotations

from palas.arena.measure import measure_game
from palas.engine.registry import titles

SECONDS = 0.15  # of the processor for each number of players


def practise() -> None:
    """Play all of it."""
    for game in titles():
        for players in game.meta.players:
            measure_game(game, players, SECONDS)


if __name__ == "__main__":
    practise()
