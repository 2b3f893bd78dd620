"""What can be refused: every error carries a message key, so that it can be said in German and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.text import COMMON, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.engine.action import Reason


class PalasError(Exception):
    """Something that was asked for cannot be done; `text(lang)` says so in one sentence."""

    def __init__(self, key: str, /, *, words: Words = COMMON, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params
        self.words = words

    def text(self, lang: str = "en") -> str:
        """The sentence for a person."""
        said = {name: part.text(lang) if isinstance(part, PalasError) else part for name, part in self.params.items()}
        return self.words.say(lang, f"error-{self.key}", **said)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(PalasError):
    """No installed game has this id."""


class BadOption(PalasError):
    """A player count, option, seed or start argument that the game does not know."""


class BadData(PalasError):
    """A file of ours (record, position, data pack) that is broken, foreign or from another version."""


class NotAsked(PalasError):
    """The seat has no decision to make now."""


class UnknownAction(PalasError):
    """The text is no action of this game."""


class IllegalAction(PalasError):
    """The action is not legal now; `reasons` says why. Nothing was changed."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("illegal-action")
        self.reasons = list(reasons)

    def text(self, lang: str = "en") -> str:
        return " ".join(reason.text(lang) for reason in self.reasons)
