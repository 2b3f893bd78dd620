"""A value learned by self-play with numpy alone: many random games side by side teach what a position is worth.

Every observation of the seat to act is kept with the margin by which that seat won or lost in the end. A straight line
through them (ridge regression) is the value; who takes the answer after which it is highest beats random play clearly.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

import palas
from palas.research import Batch, spec

Floats = npt.NDArray[np.float32]
STIFF = 30.0  # how strongly the regression is held back


def lessons(title: str, players: int, games: int, seed: int) -> tuple[Floats, Floats]:
    """Observations from so many random games, and the margin of the seat that observed."""
    batch = Batch(title, players, games=64, seed=seed, reward="margin")
    scales = np.array(batch.spec.scales, np.float32)
    kept: list[list[tuple[int, npt.NDArray[np.uint8]]]] = [[] for _ in range(batch.games)]
    looks: list[npt.NDArray[np.uint8]] = []
    margins: list[float] = []
    ended = 0
    while ended < games:
        for number, seat in enumerate(batch.seats):
            kept[number].append((int(seat), batch.observations[number].copy()))
        _, _, rewards, dones = batch.step(batch.random_actions())
        for number in np.flatnonzero(dones):
            for seat, look in kept[number]:
                looks.append(look)
                margins.append(float(rewards[number, seat]))
            kept[number] = []
            ended += 1
    return np.array(looks, np.float32) / scales, np.array(margins, np.float32)


def learn(title: str, players: int, games: int, seed: int) -> Floats:
    """The weights of the value, divided by the scales, so that they fit raw observations."""
    looks, margins = lessons(title, players, games, seed)
    square = looks.T @ looks + STIFF * np.eye(looks.shape[1], dtype=np.float32)
    scales = np.array(spec(title, players).scales, np.float32)
    weights: Floats = np.linalg.solve(square, looks.T @ (margins - margins.mean())).astype(np.float32)
    return weights / scales


def best_answer(game: palas.Game, state: palas.State, seat: int, weights: Floats) -> int:
    """The answer after which the seat's value is highest, on a position imagined from what the seat may know."""
    imagined = game.imagine(state.view(seat), 1).position
    values = []
    legal = state.legal_ids(seat)
    for action in legal:
        after = imagined.clone()
        after.play(seat, action)
        values.append(float(weights @ np.frombuffer(game.observe(after, seat), np.uint8).astype(np.float32)))
    return legal[int(np.argmax(values))]


def against_random(title: str, weights: Floats, games: int, seed: int) -> float:
    """The share of two-player games that the learned value wins against random moves, seats changing every game."""
    game = palas.game(title)
    luck = np.random.RandomState(seed)
    won = 0.0
    for number in range(games):
        state = game.start(2, seed + number)
        own = number % 2
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal_ids(seat)
            state.apply_id(seat, best_answer(game, state, seat, weights) if seat == own else int(luck.choice(legal)))
        won += (own in state.winners()) / len(state.winners())
    return won / games


if __name__ == "__main__":
    learned = learn("caylus", 2, games=150, seed=1)
    print(f"against random: {against_random('caylus', learned, games=20, seed=5):.0%} of 20 games")
