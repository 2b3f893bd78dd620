"""Languages: message catalogues in Project Fluent, one file per language and package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
LARGEST = 10**15
LONGEST_PART = 1000  # characters of a value in a message: Fluent takes no more
SPOKEN = 8192  # messages and names that a package remembers: a page says nearly the same after every move

Namer = Callable[[str, Any], str]


class Words:
    """The messages of one package, on top of those that all share.

    A parameter may be the id of a thing with a name in every language (a building, a good): `namers` says how to turn
    such a value into a word, by the name of the parameter.
    """

    def __init__(self, folder: Traversable, *, base: Words | None = None, namers: Mapping[str, Namer] | None = None):
        self.folder: Any = folder  # a Traversable that can be a key
        self.base = base
        self.namers: dict[str, Namer] = {**(base.namers if base else {}), **(namers or {})}
        self._spoken = Spoken()

    def say(self, lang: str, key: str, /, **params: Any) -> str:
        """The message of that key in that language; a missing key is a bug and says so."""
        spoken = (lang, key, *params.items()) if params else (lang, key)
        text = self._spoken.get(spoken)  # asked once: another thread may clear the dictionary at any moment
        if text is None:
            text = said(self.folder, lang, key, spoken[2:])
            if text is None:
                if self.base is None:
                    raise KeyError(f"no message {key!r} in {lang}")
                text = self.base.say(lang, key, **params)
            self._remember(spoken, text)
        return text

    def called(self, lang: str, kind: str, thing: int | str) -> str:
        """What a thing of that kind is called, as its namer says."""
        spoken = (lang, "", kind, thing)
        text = self._spoken.get(spoken)
        if text is None:
            text = self.namers[kind](lang, thing)
            self._remember(spoken, text)
        return text

    def _remember(self, spoken: tuple[Any, ...], text: str) -> None:
        if len(self._spoken) >= SPOKEN:  # names of people come and go
            self._spoken.clear()
        self._spoken[spoken] = text

    def has(self, lang: str, key: str) -> bool:
        """Is there such a message, here or in the base?"""
        here: bool = bundle_of(self.folder, lang).has_message(key)
        return here or (self.base is not None and self.base.has(lang, key))

    def named(self, lang: str, params: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters with every id turned into its word."""
        return {
            name: self.namers[name](lang, value) if name in self.namers else value for name, value in params.items()
        }


class Spoken(dict[tuple[Any, ...], str]):
    """What was said before: the cache of a pure function, and tells of itself as those of functools do."""

    def cache_info(self) -> str:
        return f"{len(self)} of {SPOKEN}"


@lru_cache(maxsize=256)  # by folder: a game with a data pack has the words of its title, and none is kept for them
def bundle_of(folder: Any, lang: str) -> FluentBundle:
    """The messages in one folder (a Traversable) in one language, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # a game without a sentence does not need it

    bundle = FluentBundle([lang], use_isolating=False)
    source = folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


@lru_cache(maxsize=16384)  # a page says nearly the same after every move
def said(folder: Any, lang: str, key: str, params: tuple[tuple[str, Any], ...]) -> str | None:
    """A message of that folder, filled in; None if it has none of that key."""
    bundle = bundle_of(folder, lang)
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    assert message.value is not None, f"message {key!r} has no text"
    text, errors = bundle.format_pattern(message.value, {name: sayable(part) for name, part in params})
    if errors:  # a value that is too long is told as far as it goes
        text, errors = bundle.format_pattern(message.value, {name: shortened(part) for name, part in params})
    if errors:
        raise KeyError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)


def sayable(part: Any) -> Any:
    """A number too large to be set with its thousands apart is told digit by digit."""
    return str(part) if isinstance(part, int) and not -LARGEST < part < LARGEST else part


def shortened(part: Any, most: int = LONGEST_PART) -> Any:
    """A value as it can stand in a message: a text that is too long ends in "…"."""
    return part if not isinstance(part, str) or len(part) <= most else part[: most - 1] + "…"


@cache
def _common() -> Words:
    return Words(files("palas.text"))


COMMON = _common()


def language(wish: str | None) -> str:
    """The language we speak that comes nearest to the wish ('de_DE.UTF-8', 'en-GB', None)."""
    short = (wish or "")[:2].lower()
    return short if short in LANGUAGES else "en"
