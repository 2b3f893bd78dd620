"""What can be refused: every error carries a message key, so that it can be said in German and English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.text import COMMON, LANGUAGES, Words, shortened

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from palas.engine.action import Reason


def tidy(part: object) -> object:
    """A value as it can stand in a sentence: not endless, and without signs that nothing can write."""
    part = shortened(part)
    if not isinstance(part, str):
        return part
    return part if part.isprintable() else "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in part)


class PalasError(Exception):
    """Something that was asked for cannot be done; `text(lang)` says so in one sentence."""

    def __init__(self, key: str, /, *, words: Words = COMMON, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params
        self.words = words

    said: Mapping[str, str] | None = None  # the sentences, of an error that comes from another process

    def text(self, lang: str = "en") -> str:
        """The sentence for a person."""
        if self.said is not None:
            return self.said[lang]
        said = {
            name: tidy(part.text(lang) if isinstance(part, PalasError) else part) for name, part in self.params.items()
        }
        return self.words.say(lang, f"error-{self.key}", **said)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> Any:
        """For pickle: an error from another process keeps its kind and its sentences."""
        return retold, (type(self), self.key, {lang: self.text(lang) for lang in LANGUAGES})


def retold(kind: type[PalasError], key: str, said: Mapping[str, str]) -> PalasError:
    """The error that was pickled."""
    error = kind.__new__(kind)
    PalasError.__init__(error, key)
    error.said = said
    return error


class UnknownGame(PalasError):
    """No installed game has this id."""


class BadOption(PalasError):
    """A player count, option, seed or start argument that the game does not know."""


class BadData(PalasError):
    """A file of ours (record, position, data pack) that is broken, foreign or from another version."""


class BadPosition(BadData):
    """A position that cannot lie on the table: somebody laid it out, or a file holds it."""


class NotAsked(PalasError):
    """The seat has no decision to make now."""


class UnknownAction(PalasError):
    """The text is no action of this game."""


class IllegalAction(PalasError):
    """The action is not legal now; `reasons` says why. Nothing was changed."""

    reasons: Sequence[Reason] = ()

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("illegal-action")
        self.reasons = list(reasons)

    def text(self, lang: str = "en") -> str:
        return self.said[lang] if self.said is not None else " ".join(reason.text(lang) for reason in self.reasons)
