"""`palas new`: a small complete game as a project of its own, which plays at once and waits for other rules."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from palas.commands.language import Lang, Misuse, lang_of, told
from palas.engine.errors import PalasError
from palas.engine.registry import titles
from palas.terminal import WORDS

NAME = re.compile(r"[a-z][a-z0-9_]{2,29}")
ENDING = ".tmpl"


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-new-game"))],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", help=told("help-new-folder"))] = None,
    lang: Lang = None,
) -> None:
    """Write a new game."""
    spoken = lang_of(lang)
    target = Path(game) if folder is None else folder
    check_name(game)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise PalasError("new-exists", words=WORDS, folder=str(target))
    write(game, target)
    print(WORDS.say(spoken, "new-written", game=game, folder=str(target)))


def check_name(game: str) -> None:
    """Refuse a name that could not be a game's."""
    if not NAME.fullmatch(game) or keyword.iskeyword(game) or len(re.sub("[^a-z]", "", game)) < 3:
        raise Misuse("new-name", words=WORDS, name=game)
    if game in {title.meta.id for title in titles()}:
        raise Misuse("new-taken", words=WORDS, name=game)
    if game in sys.stdlib_module_names or (find_spec(game) is not None and not Path(game).is_dir()):
        raise Misuse("new-module", words=WORDS, name=game)


def write(game: str, target: Path) -> None:
    """All files of a new game."""
    filled = {
        "__GAME__": game,
        "__PROJECT__": game.replace("_", "-"),
        "__CLASS__": "".join(word.capitalize() for word in game.split("_")),
        "__TITLE__": game.replace("_", " ").title(),
        "__PREFIX__": re.sub("[^a-z]", "", game)[:3].upper(),
    }

    def fill(text: str) -> str:
        for token, value in filled.items():
            text = text.replace(token, value)
        return text

    for path, template in templates(files("palas.commands").joinpath("new_game"), Path()):
        parts = [game if part == "game" else fill(part) for part in path.parts]
        file = target.joinpath(*parts[:-1], parts[-1].removesuffix(ENDING))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(fill(template.read_text(encoding="utf-8")), encoding="utf-8")


def templates(folder: Traversable, at: Path) -> Iterator[tuple[Path, Traversable]]:
    """Every file of the pattern, with its path."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from templates(entry, at / entry.name)
        elif entry.name.endswith(ENDING):
            yield at / entry.name, entry
