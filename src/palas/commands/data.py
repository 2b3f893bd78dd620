"""`palas data`: look at the contents of a box, take them out to change them, check what was changed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.highlighter import JSONHighlighter
from rich.markup import escape
from rich.table import Table

from palas.commands.speech import AsJson, Lang, Speech, print_json, speaking
from palas.engine.errors import BadData
from palas.engine.game import Game
from palas.engine.packs import Checked, check_file, content_hash, export, read_pack
from palas.engine.packs.files import written
from palas.engine.packs.paths import NOTHING, children, has_ids, look_up, nowhere, without_comments
from palas.engine.packs.problems import MOST_PROBLEMS
from palas.engine.packs.sources import RECONSTRUCTED, SOURCES, Sourced, source_of, sourced_entries
from palas.engine.registry import game as find_game

app = typer.Typer(help="Look at a game's data, export it, and check changed data.", no_args_is_help=True)

GameId = Annotated[str, typer.Argument(help="The game, e.g. caylus.", metavar="GAME")]


@app.command("export")
def export_data(
    game: GameId,
    data: Annotated[Path | None, typer.Option(help="A data pack whose changes are exported with it.")] = None,
    changes: Annotated[bool, typer.Option("--changes", help="Only what the data pack changes, and its hash.")] = False,
    lang: Lang = None,
) -> None:
    """Print all costs, rewards and tables of a game, to be edited and played with --data."""
    with speaking(lang):
        box = game_with_data(game, data)
        if changes:
            pack = {"game": box.meta.id, "hash": content_hash(box.pack.changes), "changes": dict(box.pack.changes)}
            typer.echo(written(pack))
        else:
            typer.echo(export(box))


def game_with_data(game_id: str, data: Path | None = None) -> Game:
    """The game, with a data pack if one is given, as long as it has any data."""
    game = find_game(game_id)
    if not game.data:
        raise BadData("no-packs", game=game.meta.id)
    return read_pack(data, game) if data else game


@app.command("check")
def check_data(
    file: Annotated[Path, typer.Argument(help="A data pack: an edited export, or a file of changes.")],
    game: Annotated[str | None, typer.Option(help="The game it is for, if the file does not say it.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say which entries of a data pack are wrong and why, or what it changes."""
    with speaking(lang) as speech:
        checked = check_file(file, find_game(game) if game else None)
        if not checked.problems:
            read_pack(file, checked.game)
        if as_json:
            print_json(as_plain(checked, speech.lang))
        else:
            report(checked, file, speech)
    if checked.problems:
        raise typer.Exit(1)


def as_plain(checked: Checked, lang: str) -> dict[str, Any]:
    """The outcome of a check for programs."""
    return {
        "game": checked.game.meta.id,
        "ok": not checked.problems,
        "hash": None if checked.problems else checked.hash,
        "changes": checked.changes,
        "problems": [
            {"path": problem.path, "code": problem.key, "params": problem.params, "text": problem.text(lang)}
            for problem in checked.problems
        ],
    }


def report(checked: Checked, file: Path, speech: Speech) -> None:
    """The outcome of a check for people."""
    if checked.problems:
        speech.tell("data-check-wrong", file=str(file), count=len(checked.problems))
        for problem in checked.problems:
            speech.line(f"  {problem.text(speech.lang)}")
        if len(checked.problems) == MOST_PROBLEMS:
            speech.tell("data-check-more")
        return
    speech.tell("data-check-good", file=str(file), game=checked.game.meta.titles[speech.lang])
    if not checked.changes:
        speech.tell("data-check-nothing")
        return
    speech.tell("data-check-changes", count=len(checked.changes), hash=checked.hash)
    printed = checked.game.printed or checked.game
    for path, value in checked.changes.items():
        before = look_up(printed.data, path)
        told = "–" if before is NOTHING else inline(before)
        speech.line(f"  {path}: {told} → {inline(value)}")


def inline(value: Any) -> str:
    """A value in one line, without its remarks."""
    return written(without_comments(value), 2, -10_000)


@app.command("show")
def show_data(
    game: GameId,
    path: Annotated[str, typer.Argument(help="An entry, e.g. buildings/w_farm_food/cost.")] = "",
    data: Annotated[Path | None, typer.Option(help="A data pack to show the entry from.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show an entry of a game's data and where it comes from."""
    with speaking(lang) as speech:
        box = game_with_data(game, data)
        path = path.strip("/")
        value = look_up(box.data, path)
        if value is NOTHING:
            raise BadData("data-path", game=box.meta.id, problem=nowhere(box.data, path).text(speech.lang))
        source = source_of(box.data, path)
        if as_json:
            plain = without_comments(value)
            fields = source.fields
            print_json({"path": path, "value": plain, "source": source.source, "note": source.note, "fields": fields})
        elif not path or has_ids(value):
            show_list(box, path, value, speech)
        else:
            show_entry(box, source, value, speech)


def show_list(game: Game, path: str, value: Any, speech: Speech) -> None:
    """The entries of the whole box or of a list, one line each."""
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    sheet.add_column(speech.say("data-column-entry"))
    sheet.add_column(speech.say("data-column-name"))
    sheet.add_column(speech.say("data-column-source"))
    for key, entry in children(value):
        where = f"{path}/{key}" if path else key
        name = entry.get(f"name_{speech.lang}", "") if isinstance(entry, dict) else ""
        told = name or ("" if isinstance(entry, dict | list) else inline(entry))
        source = source_of(game.data, where).source
        in_short = speech.say(f"data-short-{source}") if source in SOURCES else source
        sheet.add_row(escape(where), escape(told), escape(in_short))
    speech.console.print(sheet)
    speech.tell("data-show-hint", game=game.meta.id, path=f"{path}/…" if path else "…")


def show_entry(game: Game, source: Sourced, value: Any, speech: Speech) -> None:
    """One entry as it stands in the file, and its source in words."""
    speech.console.print(f"[bold]{escape(source.path)}[/bold]")
    speech.console.print(JSONHighlighter()(written(without_comments(value))), soft_wrap=True)
    if source.source:
        speech.tell("data-source", source=in_words(source.source, speech))
    for name, origin in source.fields.items():
        speech.line(f"  {name}: {in_words(origin, speech)}")
    if source.note:
        speech.tell("data-note", note=source.note)
    changed = [path for path in game.pack.changes if path == source.path or path.startswith(f"{source.path}/")]
    if changed:
        speech.tell("data-changed", paths=", ".join(changed))


def in_words(source: str, speech: Speech) -> str:
    """A source's code in words."""
    return speech.say(f"data-source-{source}") if source in SOURCES else source


@app.command("sources")
def show_sources(game: GameId, as_json: AsJson = False, lang: Lang = None) -> None:
    """Count where the data comes from, and list every entry that is reconstructed."""
    with speaking(lang) as speech:
        entries = list(sourced_entries(game_with_data(game).data))
        counts = {source: sum(entry.source == source for entry in entries) for source in SOURCES}
        guessed = [entry for entry in entries if RECONSTRUCTED in (entry.source, *entry.fields.values())]
        if as_json:
            print_json({"game": game, "entries": counts, "reconstructed": [plain_source(entry) for entry in guessed]})
            return
        for source, count in counts.items():
            speech.line(f"{count:5}  {in_words(source, speech)}")
        speech.tell("data-reconstructed", count=len(guessed))
        for entry in guessed:
            fields = reconstructed_fields(entry)
            note = f": {entry.note}" if entry.note else ""
            only = f" ({', '.join(fields)})" if fields and entry.source != RECONSTRUCTED else ""
            speech.line(f"  {entry.path}{only}{note}")


def reconstructed_fields(entry: Sourced) -> list[str]:
    """The fields of an entry that are reconstructed."""
    return [name for name, source in entry.fields.items() if source == RECONSTRUCTED]


def plain_source(entry: Sourced) -> dict[str, Any]:
    """A reconstructed entry for programs."""
    return {
        "path": entry.path,
        "source": entry.source,
        "fields": reconstructed_fields(entry),
        "note": entry.note,
    }
