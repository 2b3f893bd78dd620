"""Playing in the terminal: a board in text, numbered choices, people and bots at one keyboard."""

from __future__ import annotations

from importlib.resources import files

from palas.text import COMMON, Words

WORDS = Words(files("palas.terminal").joinpath("text"), base=COMMON)
