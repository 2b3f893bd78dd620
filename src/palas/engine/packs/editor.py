"""What can be typed into an entry of a box: its figures one by one, as the schema allows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from palas.engine.game import Game
from palas.engine.packs.paths import NOTHING, child, is_comment, joined, look_up
from palas.engine.packs.schema import HIGHEST, RANGE, Node, Walk
from palas.engine.packs.sources import RECONSTRUCTED, source_of, sourced_entries

NUMBER: Final = "number"
WORD: Final = "word"  # one of some
WORDS: Final = "words"  # some of some, each once
AMOUNTS: Final = "amounts"  # so many of each
FLAG: Final = "flag"
CASE: Final = "case"  # which kind of effect: another one has other figures


@dataclass(frozen=True)
class Field:
    """One thing to type in. `value` lies at the path now, `default` by case what another kind begins with."""

    path: str
    kind: str
    value: Any
    low: int = 0
    high: int = HIGHEST
    options: tuple[str, ...] = ()
    defaults: tuple[Any, ...] = ()
    doubtful: bool = False  # reconstructed

    @property
    def key(self) -> str:
        """The last step of the path that is no place in a list."""
        return next((step for step in reversed(self.path.split("/")) if not step.isdecimal()), "")


class Editor(Walk):
    """Finds the figures of an entry by walking its schema."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.schema, game.data)
        self.box: Node = game.schema["box"]
        self.data = game.data

    def fields(self, path: str) -> list[Field]:
        """Everything that can be typed in below a path."""
        node, at, here = self.box, self.data, ""
        for key in path.split("/"):
            node = self.below(node, at, key)
            at, here = child(at, key), joined(here, key)
            if node is None or at is NOTHING:
                return []
        return list(self.found(node, at, here))

    def resolved(self, node: Node, value: Any) -> Node:
        """A node without its names: what a definition, a case or a null stands for."""
        while True:
            if isinstance(node, str) and node.startswith("@"):
                node = self.definitions[node[1:]]
            elif isinstance(node, Mapping) and "or_null" in node and value is not None:
                node = node["or_null"]
            else:
                return node

    def below(self, node: Node, at: Any, key: str) -> Node | None:
        """The node one step further down."""
        node = self.resolved(node, at)
        if isinstance(node, str):
            return None
        if "by" in node:
            return self.below(self.case_of(node, at), at, key)
        for many in ("entries", "list", "bands"):
            if many in node:
                return node[many]
        if "map" in node:
            return node["to"] if key in node["map"].split("|") else None
        return self.fields_of(node).get(key) or node.get("some", {}).get(key)

    def case_of(self, node: Mapping[str, Any], value: Any) -> Node:
        """The case of an entry by its field, or by its id."""
        cases: Mapping[str, Node] = node["cases"]
        found = cases.get(value.get(node["by"]), cases.get(value.get("id")))
        return found if found is not None else {"fields": {}}

    def found(self, node: Node, value: Any, path: str) -> Iterator[Field]:
        node = self.resolved(node, value)
        if isinstance(node, str):
            yield from self.word(node, value, path)
        elif value is None or "see" in node:
            return
        elif "by" in node:
            yield from self.cases(node, value, path)
        elif "list" in node:
            yield from self.listed(node, value, path)
        elif "map" in node:
            limits = self.limits(self.resolved(node["to"], 0))
            if limits:
                yield self.field(path, AMOUNTS, value, 0, limits[1], tuple(node["map"].split("|")))
            else:
                yield from self.parts(dict.fromkeys(node["map"].split("|"), node["to"]), value, path)
        elif "entries" in node:
            for entry in value:
                yield from self.found(node["entries"], entry, joined(path, entry["id"]))
        elif "bands" in node:
            yield from self.parts(dict.fromkeys(value, node["bands"]), value, path)
        else:
            yield from self.parts({**self.fields_of(node), **node.get("some", {})}, value, path)

    def parts(self, nodes: Mapping[str, Node], value: Any, path: str) -> Iterator[Field]:
        for key, node in nodes.items():
            if key in value and not is_comment(key):
                yield from self.found(node, value[key], joined(path, key))

    def word(self, node: str, value: Any, path: str) -> Iterator[Field]:
        limits = self.limits(node)
        if limits:
            yield self.field(path, NUMBER, value, *limits)
        elif node == "flag":
            yield self.field(path, FLAG, value)
        elif "|" in node:
            yield self.field(path, WORD, value, options=tuple(node.split("|")))

    def limits(self, node: Node) -> tuple[int, int] | None:
        """The range of a number; None for anything else."""
        told = RANGE.fullmatch(node) if isinstance(node, str) else None
        return (int(told[1] or -HIGHEST), int(told[2] or HIGHEST)) if told else None

    def cases(self, node: Mapping[str, Any], value: dict[str, Any], path: str) -> Iterator[Field]:
        by, cases = node["by"], node["cases"]
        mine = self.case_of(node, value)
        if by in ("op", "type") and value.get(by) in cases:
            starts = tuple({by: name, **self.first(case)} for name, case in cases.items())
            yield self.field(path, CASE, value[by], options=tuple(cases), defaults=starts)
        yield from self.found(mine, value, path)

    def first(self, case: Node) -> dict[str, Any]:
        """The lowest figures that an effect may have."""
        found: dict[str, Any] = {}
        for key, node in self.fields_of(self.resolved(case, {})).items():
            node = self.resolved(node, {})
            limits = self.limits(node)
            if limits:
                found[key] = max(limits[0], min(1, limits[1]))
            elif isinstance(node, str) and "|" in node:
                found[key] = node.split("|")[0]
        return found

    def listed(self, node: Mapping[str, Any], value: list[Any], path: str) -> Iterator[Field]:
        inner = self.resolved(node["list"], "")
        if isinstance(inner, str) and "|" in inner and node.get("different"):
            least, most = node.get("least", 0), node.get("most", len(inner.split("|")))
            yield self.field(path, WORDS, value, least, most, tuple(inner.split("|")))
            return
        for place, part in enumerate(value, 1):
            yield from self.found(node["list"], part, joined(path, place))

    def field(self, path: str, kind: str, value: Any, low: int = 0, high: int = HIGHEST,
              options: tuple[str, ...] = (), defaults: tuple[Any, ...] = ()) -> Field:  # fmt: skip
        doubtful = source_of(self.printed, path).source == RECONSTRUCTED
        return Field(path, kind, value, low, high, options, defaults, doubtful)


def doubtful_entries(game: Game) -> list[str]:
    """The paths of all entries with a reconstructed figure in them, outermost first, none within another."""
    found: list[str] = []
    for entry in sourced_entries(game.data):
        if RECONSTRUCTED in (entry.source, *entry.fields.values()) and not any(
            entry.path.startswith(f"{outer}/") for outer in found
        ):
            found.append(entry.path)
    return found


def value_at(game: Game, path: str) -> Any:
    """What lies at a path of a box."""
    return look_up(game.data, path)
