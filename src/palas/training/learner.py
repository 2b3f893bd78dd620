"""The net while it learns: in floating point with numpy, by Adam; stored as whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palas.bots.core.net import ONE, SHARP
from palas.bots.nets import WIDEST, Weights

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

RATE = 1e-3
BATCH = 512
STEADY, SQUARE = 0.9, 0.999  # Adam's memories
UNSEEN = 32.0  # the scale of an input that never showed itself in the first games
CLIP = 2.0  # forty points: one odd game may not turn everything over


class Learner:
    """Weights, Adam's memories, and the luck of the order in which samples come."""

    NAMES = ("first", "bias", "last", "base")

    def __init__(
        self, inputs: int, hidden: int, seed: int, calm: float = 0.0, decay: float = 0.0, blind: Sequence[int] = ()
    ) -> None:
        """`calm`: how much of the weights that are played with remains at every step; 0: they are the last ones.
        `decay`: how strongly weights are drawn to nothing. `blind`: inputs that are not looked at."""
        self.inputs = inputs
        self.decay = decay
        self.looked = np.setdiff1d(np.arange(inputs), np.array(blind, int))
        self.luck = np.random.Generator(np.random.PCG64(seed))
        self.hidden = hidden
        self.scale: Floats = np.zeros(0, np.float32)
        self.steps = 0
        self.weights: dict[str, Floats] = {
            "first": (0.1 * self.luck.standard_normal((len(self.looked), hidden))).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "last": np.zeros(hidden, np.float32),  # so that play begins as the advice's
            "base": np.zeros(1, np.float32),
        }
        self.calmness = calm
        self.calm = {name: value.copy() for name, value in self.weights.items()}  # what is played with
        self.mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def measure(self, seen: Bytes) -> None:
        """Bring every input to about 1 where it is not 0, by the first games."""
        wide = seen.astype(np.float32)
        count = (seen != 0).sum(axis=0)
        mean = np.sqrt((wide * wide).sum(axis=0) / np.maximum(count, 1))
        self.scale = np.where(count > 0, np.maximum(mean, 1.0), UNSEEN).astype(np.float32)

    def learn(self, seen: Bytes, targets: Floats) -> float:
        """One pass over the samples in a new order; the mean squared error, in units of the output."""
        if len(self.looked) < self.inputs:
            seen = seen[:, self.looked]
        if not len(self.scale):
            self.measure(seen)
        order = self.luck.permutation(len(seen))
        error = 0.0
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            error += self.step(seen[some].astype(np.float32) / self.scale, targets[some]) * len(some)
        return error / max(1, len(order))

    def step(self, x: Floats, target: Floats) -> float:
        """One step of Adam."""
        w = self.weights
        inner = x @ w["first"] + w["bias"]
        units = np.maximum(inner, 0.0)
        miss = units @ w["last"] + w["base"] - target
        slope = np.clip(miss, -CLIP, CLIP) / len(x)
        back = np.outer(slope, w["last"]) * (inner > 0)
        gradients = {
            "first": x.T @ back,
            "bias": back.sum(axis=0),
            "last": units.T @ slope,
            "base": slope.sum(keepdims=True),
        }
        self.steps += 1
        for name in self.NAMES:
            g = gradients[name].astype(np.float32)
            self.mean[name] = STEADY * self.mean[name] + (1 - STEADY) * g
            self.square[name] = SQUARE * self.square[name] + (1 - SQUARE) * g * g
            mean = self.mean[name] / (1 - STEADY**self.steps)
            square = self.square[name] / (1 - SQUARE**self.steps)
            w[name] = (w[name] - RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            if self.decay and name in ("first", "last"):
                w[name] *= np.float32(1 - RATE * self.decay)
            old = self.calmness
            self.calm[name] = (old * self.calm[name] + (1 - old) * w[name]).astype(np.float32) if old else w[name]
        return float((miss * miss).mean())

    def whole(self, game: str, players: int, fits: str, about: dict[str, Any]) -> Weights:
        """The net in whole numbers, as it is played with and stored."""
        scale = self.scale if len(self.scale) else np.ones(len(self.calm["first"]), np.float32)
        first = np.zeros((self.inputs, self.hidden), int)  # what is not looked at weighs nothing
        first[self.looked] = np.clip(np.rint(self.calm["first"] / scale[:, None] * ONE), -WIDEST, WIDEST).astype(int)
        bias = np.rint(self.calm["bias"] * ONE).astype(int)
        last = np.clip(np.rint(self.calm["last"] * SHARP), -WIDEST, WIDEST).astype(int)
        base = int(np.rint(self.calm["base"][0] * ONE * SHARP))
        flat = [int(weight) for weight in first.ravel()]
        return Weights(game, players, fits, self.hidden, flat, bias.tolist(), last.tolist(), base, about)

    def saved(self) -> dict[str, Any]:
        """Everything that going on needs, for numpy's own files and JSON."""
        arrays = {"scale": self.scale}
        for name in self.NAMES:
            arrays |= {name: self.weights[name], f"{name}_calm": self.calm[name]}
            arrays |= {f"{name}_mean": self.mean[name], f"{name}_square": self.square[name]}
        return {"arrays": arrays, "steps": self.steps, "luck": self.luck.bit_generator.state}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on where it was saved."""
        arrays = saved["arrays"]
        self.scale = arrays["scale"]
        for name in self.NAMES:
            self.weights[name] = arrays[name]
            self.calm[name] = arrays[f"{name}_calm"]
            self.mean[name] = arrays[f"{name}_mean"]
            self.square[name] = arrays[f"{name}_square"]
        self.steps = saved["steps"]
        self.luck.bit_generator.state = saved["luck"]
