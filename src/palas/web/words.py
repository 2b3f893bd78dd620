"""The sentences of the pages, in German and English."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from palas.engine.errors import PalasError
from palas.people.errors import WORDS as PEOPLE
from palas.text import Words

WORDS = Words(files("palas.web").joinpath("text"), base=PEOPLE)


class WebError(PalasError):
    """Something a browser asked for that cannot be done; `status` is the HTTP status."""

    def __init__(self, key: str, /, status: int = 400, **params: object) -> None:
        super().__init__(key, words=WORDS, **params)
        self.status = status


@dataclass(frozen=True)
class Reading:
    """Anybody who reads in a language."""

    lang: str

    def say(self, key: str, /, **params: object) -> str:
        """A sentence in that language."""
        return WORDS.say(self.lang, key, **params)


def asked_language(header: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    wishes: list[tuple[float, str]] = []
    for part in (header or "")[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wishes, key=lambda wish: wish[0]) if name in ("de", "en")), "en")
