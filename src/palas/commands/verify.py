"""`palas verify`: is a record true? Its moves, its result, its commitment, its shuffles."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from palas.commands.language import Json, Lang, lang_of, told
from palas.engine.record import Verification
from palas.engine.record import verify as check_record
from palas.terminal import WORDS
from palas.terminal.files import read_record
from palas.terminal.screen import Screen

SIGNS = {True: "✓", False: "✗", None: "–"}
STYLES = {True: "green", False: "bold red", None: "dim"}


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=told("help-record-file"))],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Check a record: legal moves, true result, chance that fell as the key says."""
    spoken = lang_of(lang)
    found = check_record(read_record(file))
    if json:
        print(json_format.dumps(plain(found, spoken), ensure_ascii=False, indent=2))
    else:
        show(found, spoken)
    if not found.ok:
        raise typer.Exit(1)


def plain(found: Verification, lang: str) -> dict[str, object]:
    """The findings as data; null: there is nothing to check it against."""
    return {
        "ok": found.ok,
        "moves": found.moves,
        "result": found.result,
        "commitment": found.commitment,
        "shuffles": found.shuffles,
        "chances": found.chances,
        "problem": found.problem.text(lang) if found.problem else None,
    }


def show(found: Verification, lang: str) -> None:
    """The findings in words."""
    screen = Screen()
    answers = {"moves": found.moves, "result": found.result, "commitment": found.commitment, "shuffles": found.shuffles}
    for name, answer in answers.items():
        verdict = {True: "true", False: "false", None: "unknown"}[answer]
        sentence = WORDS.say(lang, f"verify-{name}", verdict=verdict, count=found.chances)
        screen.print(Text(f"{SIGNS[answer]} ", STYLES[answer]).append(sentence, "default not bold not dim"))
    if found.problem is not None:
        screen.print(Text(f"  {found.problem.text(lang)}"))
    screen.print(Text(WORDS.say(lang, "verify-ok" if found.ok else "verify-not-ok"), "bold"))
