"""The words of the training."""

from __future__ import annotations

from importlib.resources import files

from palas.text import COMMON, Words

WORDS = Words(files("palas.training").joinpath("text"), base=COMMON)
