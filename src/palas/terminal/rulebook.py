"""The text of a rule, from the rule texts of the game."""

from __future__ import annotations

from importlib import import_module

from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.terminal import WORDS


def rule_text(game: Game, id: str, lang: str) -> str:
    """The rule of that id in a language, in Markdown; "8.19" is enough for "CAY-8.19"."""
    try:
        book = import_module("palas.engine.rulebook")
    except ModuleNotFoundError as error:
        if error.name != "palas.engine.rulebook":
            raise
        raise PalasError("no-rulebook", words=WORDS) from error
    rule = book.find(game.meta.id, id, lang)
    title = f" {rule.title}" if rule.title else ""
    return f"**{rule.id}**{title}\n\n{rule.text}"
