"""The titles that come with Palas, one folder each."""

from __future__ import annotations

import sys
import warnings
from types import ModuleType

from palas.engine.game import Game
from palas.engine.registry import titles


class Titles(ModuleType):
    """This package. It can still be called, as the function `palas.games` could that is now `palas.titles`."""

    def __call__(self) -> list[Game]:
        warnings.warn("palas.games() is now palas.titles(); palas.games is the package.", DeprecationWarning, 2)
        return titles()


sys.modules[__name__].__class__ = Titles
