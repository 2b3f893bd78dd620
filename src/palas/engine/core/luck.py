"""The two generators: a keyed counter stream for real games, a small quick one for imagined ones."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

MASK_48: Final = 0xFFFFFFFFFFFF
KEY_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where chance comes from. `draw` answers with a whole number below `total`."""

    def draw(self, index: int, total: int) -> int:
        """The outcome of draw number `index`, among `total` equally likely ones."""
        raise RuntimeError("a generator must say how it draws")

    def copy(self) -> Luck:
        """A generator that goes on in the same way, on its own."""
        return self


@final
class Stream(Luck):
    """BLAKE2b of key and draw number: nothing to copy, the same everywhere, not to be guessed without the key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def draw(self, index: int, total: int) -> int:
        limit = (1 << 64) // total * total
        block = 0
        while True:
            message = index.to_bytes(8, "big") + block.to_bytes(4, "big")
            word = int.from_bytes(blake2b(message, key=self.key, digest_size=8).digest(), "big")
            if word < limit:
                return word % total
            block += 1

    def __reduce__(self) -> Any:
        return Stream, (self.key,)


@final
class Quick(Luck):
    """A 48-bit linear congruential generator: for play-outs and bots, never for people."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 0x9E3779B97F4A7C15 + 0x1234ABCD330E) & MASK_48
        self.below(2)

    def below(self, total: i64) -> i64:
        """A whole number from 0 to total - 1."""
        self.state = (self.state * 0x5DEECE66D + 11) & MASK_48
        return ((self.state >> 17) * total) >> 31

    def draw(self, index: int, total: int) -> int:
        return self.below(total)

    def copy(self) -> Luck:
        return quick_at(self.state)

    def split(self) -> Quick:
        """Another generator that goes its own way from here."""
        return Quick(self.below(1 << 31))

    def __reduce__(self) -> Any:
        return quick_at, (self.state,)


def quick_at(state: int) -> Quick:
    """The quick generator in that state."""
    quick = Quick(0)
    quick.state = state
    return quick


def seed_key(seed: int | str) -> bytes:
    """The key that a seed stands for."""
    return blake2b(f"palas seed {seed}".encode(), digest_size=KEY_BYTES).digest()


def commitment(key: bytes) -> str:
    """The hash that commits to a key without telling it."""
    return blake2b(b"palas commitment " + key, digest_size=32).hexdigest()
