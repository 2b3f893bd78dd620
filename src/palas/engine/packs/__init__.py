"""Data packs: changed entries of a game's box, by path, so that a record can carry them anywhere.

A pack is a file: a whole edited export, or only its changes. Either way it comes down to the entries that differ from
the printed ones; their hash is the pack's name.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Any

from palas.engine.errors import BadData, PalasError
from palas.engine.game import Game, Pack
from palas.engine.packs.files import Written, parse_json, read_json, written
from palas.engine.packs.paths import COMMENTS, changed_data, differences, is_comment
from palas.engine.packs.problems import BadPack, Problem, first, quoted
from palas.engine.packs.schema import find_problems
from palas.engine.packs.sizes import LONGEST_PATH, MOST_CHANGES, oversized
from palas.engine.registry import game as find_game

Changes = Mapping[str, Any]


@dataclass(frozen=True)
class Checked:
    """What a pack comes down to: the game it is for, the changed entries, and what is wrong with them."""

    game: Game
    changes: dict[str, Any]
    problems: list[Problem]

    @property
    def hash(self) -> str:
        """The hash of the content."""
        return content_hash(self.changes)


def export(game: Game) -> str:
    """The whole contents of a game's box, to be edited: every entry with its source."""
    if not game.data:
        raise BadData("no-packs", game=game.meta.id)
    return written({"game": game.meta.id, **game.data})


def content_hash(changes: Changes) -> str:
    """The hash of a pack's content."""
    canonical = json.dumps(dict(changes), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(canonical.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def read_pack(path: str | Path, game: Game | None = None) -> Game:
    """The game with the data of a pack's file in its box; BadPack says which entries are wrong."""
    checked = check_file(path, game)
    if checked.problems:
        raise BadPack(checked.game.meta.id, checked.problems)
    return changed_game(checked.game, checked.changes)


def check_file(path: str | Path, game: Game | None = None) -> Checked:
    """Look at a pack's file; BadData if it is none at all. Without a game, the one that the file names."""
    return check_content(read_json(path), game)


def check_upload(file: bytes, name: str, game: Game | None = None) -> Checked:
    """Look at a pack's file that somebody has sent; `name` is what he calls it."""
    return check_content(parse_json(file, name), game)


def check_content(file: Written, game: Game | None = None) -> Checked:
    """Look at what stands in a pack's file."""
    content = file.content
    if not isinstance(content, dict):
        raise BadData("pack-object", found=quoted(content))
    named = content.get("game")
    if named is None and game is None:
        raise BadData("pack-game")
    if game is None:
        game = find_game(named if isinstance(named, str) else quoted(named))
    if named is not None and named != game.meta.id:
        raise BadData("foreign", expected=game.meta.id, found=named if isinstance(named, str) else quoted(named))
    doubles = [Problem(path, "double") for path in file.doubles]
    if "changes" in content:
        return check_changes(game, content, doubles)
    return check_export(game, content, doubles)


def check_export(game: Game, content: dict[str, Any], doubles: list[Problem]) -> Checked:
    """Look at a whole edited export."""
    printed = printed_data(game)
    content = {"game": game.meta.id, **content}
    problems = first(oversized(content))
    if not problems:
        problems = first(chain(doubles, find_problems(game.schema, {"game": game.meta.id, **printed}, content)))
    content = {key: value for key, value in content.items() if key in printed}
    return Checked(game, {} if problems else dict(differences(printed, content)), problems)


def check_changes(game: Game, content: dict[str, Any], doubles: list[Problem]) -> Checked:
    """Look at a file with changes only."""
    changes = content["changes"]
    around = {key: value for key, value in content.items() if key != "changes"}
    too_large = first(chain(oversized(around), oversized(changes, MOST_CHANGES, LONGEST_PATH)))
    if too_large:
        return Checked(game, {}, too_large)
    known = f"game, changes, hash, {', '.join(COMMENTS)}"
    unknown = [key for key in around if key not in ("game", "hash") and not is_comment(key)]
    problems = first(chain(doubles, (Problem(key, "unknown-field", {"known": known}) for key in unknown)))
    if not isinstance(changes, dict):
        return Checked(game, {}, first([*problems, Problem("changes", "object", {"found": quoted(changes)})]))
    data, found = merged(game, changes)
    problems = first([*problems, *found])
    canonical = {} if problems else dict(differences(printed_data(game), data))
    if not problems and content.get("hash") not in (None, content_hash(canonical)):
        problems.append(Problem("hash", "hash", {"due": content_hash(canonical), "found": quoted(content["hash"])}))
    return Checked(game, canonical, problems)


def merged(game: Game, changes: Changes) -> tuple[dict[str, Any], list[Problem]]:
    """The data of the box with the changes in it, and what is wrong with them."""
    printed = printed_data(game)
    data, problems = changed_data(printed, {path.strip("/"): value for path, value in changes.items()})
    known = {"game": game.meta.id, **printed}
    return data, first([*problems, *find_problems(game.schema, known, {"game": game.meta.id, **data})])


def printed_data(game: Game) -> dict[str, Any]:
    """The box as printed, whatever pack the game already has."""
    data = (game.printed or game).data
    if not data:
        raise BadData("no-packs", game=game.meta.id)
    return data


def changed_game(game: Game, changes: Changes, told_hash: str | None = None) -> Game:
    """The game with the changed entries in its box; what came before with another pack is not kept."""
    game = game.printed or game
    if not isinstance(changes, Mapping) or not all(isinstance(path, str) for path in changes):
        raise BadData("pack-object", found=quoted(changes))
    too_large = first(oversized(dict(changes), MOST_CHANGES, LONGEST_PATH))
    if too_large:
        raise BadPack(game.meta.id, too_large)
    data, problems = merged(game, changes)
    canonical = dict(differences(game.data, data))
    if told_hash is not None and told_hash != content_hash(canonical):
        raise BadData("pack-hash")
    if problems:
        raise BadPack(game.meta.id, problems)
    if not canonical:
        return game
    try:
        changed = game.with_data(data, Pack(canonical, content_hash(canonical)))
    except PalasError:
        raise
    except Exception as error:  # whatever a strange box makes the rules stumble over
        raise BadData("pack-rules", game=game.meta.id, detail=f"{type(error).__name__}: {error}") from error
    changed.printed = game
    return changed


__all__ = [
    "BadPack",
    "Checked",
    "Problem",
    "changed_game",
    "check_file",
    "check_upload",
    "content_hash",
    "export",
    "read_pack",
]
