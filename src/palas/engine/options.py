"""Options as people write them: NAME or NAME=VALUE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from palas.engine.errors import BadOption
from palas.engine.game import Game

YES = ("true", "yes", "on", "1", "ja")
NO = ("false", "no", "off", "0", "nein")


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    """The options of a game with the values that were written; the others have their default."""
    return game.check_options(dict(read_option(game, text) for text in texts))


def read_option(game: Game, text: str) -> tuple[str, Any]:
    """One option and its value; a bare name means yes."""
    name, sign, value = (part.strip() for part in text.partition("="))
    if not name or (sign and not value):
        raise BadOption("option-form", option=text)
    known = next((option for option in game.meta.options if option.id == name), None)
    for allowed in known.values if known is not None else ():
        words = (YES if allowed else NO) if isinstance(allowed, bool) else (str(allowed).lower(),)
        if (value.lower() or "true") in words:
            return name, allowed
    return name, value if sign else True
