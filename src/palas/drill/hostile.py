"""Data packs and records that were made to do harm: too many, too deep, too long, twice, broken, or no text at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import palas
from palas.engine.record import record


def pack(game: str, changes: Any) -> bytes:
    """A pack that changes something."""
    return json.dumps({"game": game, "changes": changes}).encode()


def packs(game: str, scale: int) -> Iterator[tuple[str, bytes]]:
    """Hostile packs by name. `scale` 10 stays just below what may be uploaded at all."""
    data = palas.game(game).data
    lists = [key for key, value in data.items() if isinstance(value, list) and value and isinstance(value[0], dict)]
    thing = lists[0] if lists else next(iter(data))
    many = 9_000 * scale
    yield "not-json", b"\x00\xff" * (1000 * scale)
    yield "not-utf8", b'{"game": "\xff\xfe"}'
    yield "half", pack(game, {"a": 1})[:-5]
    yield "empty", b""
    yield "nan", b'{"game": "%s", "changes": {"a": NaN}}' % game.encode()
    yield "huge-number", b'{"game": "%s", "changes": {"a": %s}}' % (game.encode(), b"9" * (10_000 * scale))
    yield "deep", b'{"changes": ' + b"[" * (20_000 * scale) + b"]" * (20_000 * scale) + b"}"
    yield "deep-object", b'{"a":' * (10_000 * scale) + b"1" + b"}" * (10_000 * scale)
    yield "unknown-paths", pack(game, {f"nothing/{number}": number for number in range(many)})
    yield "deep-path", pack(game, {"/".join(["a"] * (50_000 * scale)): 1})
    yield "long-path", pack(game, {"x" * (100_000 * scale): 1})
    yield "long-string", pack(game, {f"{thing}/1": "x" * (100_000 * scale)})
    yield "double-keys", b'{"game": "%s", "changes": {%s}}' % (game.encode(), b",".join([b'"a": 1'] * (30_000 * scale)))
    yield "many-things", pack(game, {thing: [{} for _ in range(200 * scale)]})
    yield "same-things", pack(game, {thing: [data[thing][0]] * min(200 * scale, 2000)} if lists else {})
    yield "whole-box", json.dumps({**data, "game": game, **{f"x{number}": [] for number in range(many)}}).encode()
    yield "other-game", pack("nothing", {})
    yield "no-object", b"[]"
    yield "null", b"null"
    yield "odd-values", pack(game, dict.fromkeys(data))
    yield "wrong-kinds", pack(game, {key: [[[]]] for key in data})


def records(luck: Random, count: int) -> Iterator[tuple[str, str]]:
    """Hostile records by name: real ones with something changed, cut, doubled or made huge."""
    games = palas.titles()
    for number in range(count):
        if number % 50 == 0:
            lines = some_record(luck, luck.choice(games))
        yield spoiled(luck, lines)


def some_record(luck: Random, game: Any) -> list[str]:
    """A game that was begun, as lines."""
    state = game.start(luck.choice(game.meta.players), luck.getrandbits(32), {})
    for _ in range(luck.randrange(5, 30)):
        if state.over:
            break
        state.apply(luck.choice(state.legal(state.to_act[0])))
    return list(record(state, keep_key=True).text().splitlines())


def spoiled(luck: Random, lines: list[str]) -> tuple[str, str]:
    """One record that is not as it was."""
    made = lines[:]
    header = json.loads(made[0])
    at = luck.randrange(1, len(made))
    kind = luck.choice(("cut", "twice", "swapped", "noise", "header", "deep", "long", "undo", "seat", "chance", "type"))
    if kind == "cut":
        made[at] = made[at][: luck.randrange(len(made[at]))]
    elif kind == "twice":
        made.insert(at, made[at])
    elif kind == "swapped":
        made[at], made[1] = made[1], made[at]
    elif kind == "noise":
        made[at] = luck.randbytes(40).decode("latin-1").replace("\n", " ")
    elif kind == "header":
        name = luck.choice(list(header))
        header[name] = luck.choice((None, -1, "", [], {}, 10**30, "x" * 1000, True, 1.5, [header[name]]))
        made[0] = json.dumps(header)
    elif kind == "deep":
        made[at] = "[" * 50_000 + "]" * 50_000
    elif kind == "long":
        made[at] = json.dumps({"seat": 0, "do": "x" * 100_000})
    elif kind == "undo":
        made[at] = json.dumps({luck.choice(("undo", "drop")): luck.choice((-1, 10**9, None, "0", 10**30, True))})
    elif kind == "seat":
        made[at] = json.dumps({"seat": luck.choice((-1, 99, None, "0", 10**30, 1.5)), "do": "pass"})
    elif kind == "chance":
        made[at] = json.dumps({"chance": luck.choice(("", "x" * 500, "-1", None, 5, [], "top_card nothing"))})
    else:
        made[at] = luck.choice(("null", "[]", "1", '"do"', "{}", '{"do": {}}', '{"seat": {}, "do": []}'))
    return kind, "\n".join(made)
