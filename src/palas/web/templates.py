"""The pages' templates: Jinja2, everything escaped unless we drew it ourselves."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from palas.web import art


class Reader(Protocol):
    """The person a page is for, as far as the templates' helpers need him (palas.web.guests.Guest)."""

    @property
    def lang(self) -> str: ...

    def say(self, key: str, /, **params: Any) -> str: ...


# The sentences the client needs by itself; parameters are written {name} there.
CLIENT_WORDS = (
    "your-turn", "offline", "online", "held-back", "copied", "confirm", "reveal", "pay", "cancel",
    "price-missing", "price-over", "price-paid", "price-kinds", "price-pieces", "pay-for",
    "notice-refused", "moved-on", "new-lines", "show-me", "pause", "kept", "kept-sent",
    "noted", "guess", "trial-lost", "trial-linked", "analysis-long", "ordered", "trial-full",
)  # fmt: skip


@cache
def environment() -> Environment:
    """The templates with the helpers they may call."""
    env = Environment(
        loader=PackageLoader("palas.web", "templates"),
        autoescape=True,
        auto_reload=False,  # no look at the file for every fragment
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(
        shield=art.shield, worker=art.worker, logo=art.logo, emblem=art.emblem, icon=art.icon,
        asset=asset, client_words=client_words,
    )  # fmt: skip
    return env


@cache
def template_of(name: str) -> Template:
    """A template, ready to be filled in many times."""
    template = environment().get_template(name)
    template.globals = dict(template.globals)  # Jinja copies them for every page, and chained ones piece by piece
    return template


def render(template: str, guest: Reader, **values: Any) -> str:
    """A template filled in for a guest."""
    return template_of(template).render(guest=guest, t=guest.say, lang=guest.lang, **values)


def macros(template: str, guest: Reader, **values: Any) -> Any:
    """The macros of a template, for a guest."""
    return template_of(template).make_module({"guest": guest, "t": guest.say, "lang": guest.lang, **values})


@cache
def client_words(lang: str) -> Markup:
    """The client's sentences as JSON that is safe inside a script element."""
    from palas.web.words import WORDS

    told = {key: WORDS.say(lang, f"client-{key}") for key in CLIENT_WORDS}
    return Markup(json.dumps(told, ensure_ascii=False).replace("<", "\\u003c"))


@cache
def asset(name: str) -> str:
    """The address of a static file; its fingerprint makes a new version a new address."""
    file = asset_file(name)
    if file is None:
        return f"/static/{name}"
    return f"/static/{name}?{hashlib.sha256(file.read_bytes()).hexdigest()[:10]}"


@cache
def has_asset(name: str) -> bool:
    """Is there such a static file?"""
    return asset_file(name) is not None


def asset_file(name: str) -> Traversable | None:
    """A static file: of the pages, or a style sheet of the drawings."""
    folders = (files("palas.web").joinpath("static"), files("palas.draw").joinpath("sheets"))
    return next((file for folder in folders if (file := folder.joinpath(name)).is_file()), None)
