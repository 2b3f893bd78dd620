"""`palas outbox`: what waits to be sent to people, what could not be, and with --all what was."""

from __future__ import annotations

import json as json_format
from datetime import datetime
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from palas.commands.language import Json, Lang, lang_of
from palas.commands.serve import Config, Data, Database, open_store, told
from palas.people.outbox import Post, listed
from palas.people.ways import Way, read_way
from palas.web.settings import read_settings
from palas.web.words import WORDS

All = Annotated[bool, typer.Option("--all", help=told("outbox-all"))]
COLUMNS = ("state", "kind", "way", "table", "due", "tries", "note")


def outbox(
    data: Data = None,
    database: Database = None,
    config: Config = None,
    all: All = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show what waits to be sent to people: mails, pushes, messages to channels."""
    spoken = lang_of(lang)
    store = open_store(read_settings({"data": data, "database": database}, config=config))
    with store.reading() as connection:
        rows = [plain(post, read_way(connection, post.way)) for post in listed(connection, all=all)]
    store.close()
    if json:
        print(json_format.dumps(rows, ensure_ascii=False, indent=2))
        return
    if not rows:
        print(WORDS.say(spoken, "outbox-empty"))
        return
    table = Table(*(WORDS.say(spoken, f"outbox-{name}") for name in COLUMNS))
    for row in rows:
        words = {"state": WORDS.say(spoken, f"outbox-state-{row['state']}"), "kind": kind_of(str(row["kind"]), spoken)}
        table.add_row(*(str({**row, **words}[name]) for name in COLUMNS))
    Console().print(table)


def kind_of(kind: str, lang: str) -> str:
    """What a message is about."""
    return WORDS.say(lang, f"outbox-kind-{kind}")


def plain(post: Post, way: Way | None) -> dict[str, object]:
    """A message without anything that its reader alone may know: no address, no words."""
    return {
        "id": post.id,
        "state": post.state,
        "kind": post.kind,
        "way": way.kind if way is not None else "–",
        "table": post.table_id or "–",
        "due": datetime.fromtimestamp(post.done or post.due).isoformat(" ", "seconds"),
        "tries": post.tries,
        "note": post.note,
    }
