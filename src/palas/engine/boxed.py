"""A title that comes in a box: its contents are a data file, and its position is a list of named fields."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from palas.engine.game import Game, Plain
from palas.engine.meta import Pack
from palas.engine.packs import changed_game

LISTS = (list, tuple)


class Contents(Protocol):
    """What every box knows: the text of each action, and its number."""

    codes: Any  # a sequence of texts; a compiled box has lists, some titles make them on demand
    numbers: Any


BoxT = TypeVar("BoxT", bound=Contents)


class BoxedGame(Game, Generic[BoxT]):
    """A title names its box and the fields of its position; codes, data packs and stored positions follow from them."""

    box: BoxT
    position_fields: ClassVar[tuple[str, ...]]
    player_fields: ClassVar[tuple[str, ...]] = ()  # of each of `position.people`, for titles that have them
    player_type: ClassVar[type[Any] | None] = None

    def __init__(self, data: dict[str, Any], pack: Pack = Pack()) -> None:  # noqa: B008
        self.data = data
        self.pack = pack
        self.open_box(data)

    @abstractmethod
    def open_box(self, data: dict[str, Any]) -> None:
        """Make `box` and `words` from the contents."""

    def with_data(self, data: dict[str, Any], pack: Pack) -> Self:
        return type(self)(data, pack)

    def with_changes(self, changes: Mapping[str, Any]) -> Game:
        if changes == self.pack.changes:
            return self
        return with_pack(self, json.dumps(changes, sort_keys=True, default=dict))

    def action_count(self) -> int:
        return len(self.box.codes)

    def action_code(self, action: int) -> str:
        code: str = self.box.codes[action]
        return code

    def action_id(self, code: str) -> int:
        number: int = self.box.numbers.get(code, -1)
        return number

    def outcome_code(self, position: Any, outcome: int) -> str:
        """The kind of chance and the thing that fell, or its number."""
        step = position.stack[-1]
        return f"{step.kind} {getattr(self.box, step.things)[outcome] if step.things else outcome}"

    def plain(self, position: Any) -> Plain:
        plain = fields_of(position, self.position_fields)
        if self.player_type is not None:
            plain["people"] = [fields_of(player, self.player_fields) for player in position.people]
        return plain

    def from_plain(self, players: int, options: Mapping[str, Any], plain: Plain) -> Any:
        position: Any = self.setup(players, options)
        for name in self.position_fields:
            setattr(position, name, copied(plain[name]))
        if self.player_type is not None:
            position.people = [self.player_from(person) for person in plain["people"]]
        return position

    def player_from(self, plain: Plain) -> Any:
        """One of `people` again."""
        assert self.player_type is not None
        player = self.player_type()
        for name in self.player_fields:
            setattr(player, name, copied(plain[name]))
        return player

    def sketch(self, view: Any, lang: str, names: Sequence[str], width: int, part: str = "board") -> Any:
        module = import_module(f"{type(self).__module__}.sketch")  # only the terminal needs it, and rich
        return getattr(module, part)(view, self.sketched(view), self.words, lang, names, width)

    def sketched(self, view: Any) -> Any:
        """What a sketch needs beside the view: the box, or the position where it asks the rules."""
        return self.box


@lru_cache(maxsize=32)  # to make a box anew takes a while
def with_pack(game: Game, changes: str) -> Game:
    """A title with the entries of a data pack, written as JSON."""
    return changed_game(game, json.loads(changes))


def copied(value: Any) -> Any:
    """A list of its own, with lists of its own in it, or the number itself."""
    if not isinstance(value, LISTS):
        return value
    if not value or type(value[0]) is int:  # the usual list, at the usual speed
        return list(value)
    return [copied(one) for one in value]


def fields_of(thing: Any, names: Iterable[str]) -> Plain:
    """These fields of a position, a player or a view, with lists of their own."""
    return {name: copied(getattr(thing, name)) for name in names}


def fields_shown(view: Any, names: Iterable[str]) -> Plain:
    """Those of these fields that a view shows."""
    return fields_of(view, [name for name in names if name in view.__struct_fields__])


def box_file(package: str, name: str) -> dict[str, Any]:
    """A data file in a game's folder."""
    data: dict[str, Any] = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return data
