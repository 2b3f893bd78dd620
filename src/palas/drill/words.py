"""The words of the drill, and what it refuses."""

from __future__ import annotations

from importlib.resources import files

from palas.engine.errors import PalasError
from palas.text import COMMON, Words

WORDS = Words(files("palas.drill").joinpath("text"), base=COMMON)


class DrillError(PalasError):
    """The drill cannot be held; one sentence says why."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key, words=WORDS, **params)
