"""What a seat may know: the part of a view that all games share."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from palas.engine.structs import ready


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The question the seat must answer now, with every legal answer."""

    kind: str
    rule: str
    data: dict[str, Any]
    legal: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A view is an allow-list: a game's own view adds, field by field, what that seat may see.

    `seat` is None for a spectator. `changes` are the entries of a data pack, which are public. `answer` is the seat's
    own answer to a secret question that others still have to answer. `pending` are the steps still to do, the next one
    last: a step holds only what all may know. `ask_all`: questions with one answer are asked, too.
    """

    game: str
    rules_version: str
    players: int
    options: dict[str, Any]
    changes: dict[str, Any]
    seat: int | None
    over: bool
    to_act: tuple[int, ...]
    asked: Asked | None
    answer: str | None
    pending: tuple[tuple[str | int, ...], ...]
    ask_all: bool = False


ready(Asked, View)

V = TypeVar("V", bound=msgspec.Struct)


def seen(kind: type[V], thing: Any, **more: Any) -> V:
    """A view of a position or a player: the fields that its type allows, but for those the title gives itself."""
    own = {name: frozen(getattr(thing, name)) for name in kind.__struct_fields__ if name not in more}
    return kind(**own, **more)


def frozen(value: Any) -> Any:
    """A list as a tuple, and lists in it too, so that nobody changes what he only sees."""
    if not isinstance(value, list):
        return value
    return tuple(map(frozen, value)) if value and type(value[0]) is list else tuple(value)


def view_bytes(view: View) -> bytes:
    """The view as canonical JSON: equal views give equal bytes."""
    return msgspec.json.encode(view, order="deterministic")
