"""Data packs: changed entries of a game's components, by path, so that a record can carry them anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from hashlib import blake2b
from typing import Any

from palas.engine.errors import BadData
from palas.engine.game import Game, Pack

COMMENTS = ("source", "field_sources", "note", "text", "why")  # about the data, not data


def differences(printed: Any, edited: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The entries of `edited` that differ from the printed ones, as (path, value)."""
    if isinstance(printed, dict) and isinstance(edited, dict):
        for key in {**printed, **edited}:
            if key not in printed or key not in edited:
                yield f"{path}/{key}", edited.get(key)
            else:
                yield from differences(printed[key], edited[key], f"{path}/{key}")
    elif has_ids(printed) and has_ids(edited):
        before = {entry["id"]: entry for entry in printed}
        after = {entry["id"]: entry for entry in edited}
        yield from differences(before, after, path)
    elif printed != edited:
        yield path, edited


def has_ids(value: Any) -> bool:
    """Is it a list of entries with an id each?"""
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) and "id" in e for e in value)


def changed_data(game: Game, printed: Any, changes: Mapping[str, Any]) -> Any:
    """A copy of the printed data with the changed entries in it."""
    data = deepcopy(printed)
    for path, value in changes.items():
        at = data
        *way, last = path.strip("/").split("/")
        for key in way:
            at = child(game, at, key, path)
        if has_ids(at):
            at[at.index(child(game, at, last, path))] = value
        elif isinstance(at, dict) and last in at:
            at[last] = value
        else:
            raise BadData("pack-path", path=path, game=game.meta.id)
    return data


def child(game: Game, at: Any, key: str, path: str) -> Any:
    """The entry of that key or id."""
    if isinstance(at, dict) and key in at:
        return at[key]
    if has_ids(at):
        for entry in at:
            if entry["id"] == key:
                return entry
    raise BadData("pack-path", path=path, game=game.meta.id)


def content_hash(changes: Mapping[str, Any]) -> str:
    """The hash of a pack's content."""
    canonical = json.dumps(dict(changes), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=16).hexdigest()


def changed_game(game: Game, changes: Mapping[str, Any], told_hash: str | None = None) -> Game:
    """The game with the changed entries in its box."""
    found = content_hash(changes)
    if told_hash is not None and told_hash != found:
        raise BadData("pack-hash")
    return game.with_data(changed_data(game, game.data, changes), Pack(dict(changes), found))
