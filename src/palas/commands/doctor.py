"""`palas doctor`: replays every stored table and checks the database, also while the server runs."""

from __future__ import annotations

import json as json_format
import sys

import typer
from rich.console import Console
from rich.progress import Progress

from palas.commands.language import Json, Lang, lang_of
from palas.commands.serve import Config, Data, Database, open_store
from palas.tables import Hall
from palas.tables.doctor import Report, examine
from palas.web.settings import read_settings
from palas.web.words import WORDS


def doctor(
    data: Data = None, database: Database = None, config: Config = None, json: Json = False, lang: Lang = None
) -> None:
    """Play every stored table again and check the database."""
    spoken = lang_of(lang)
    store = open_store(read_settings({"data": data, "database": database}, config=config))
    report = run(Hall(store), spoken)
    store.close()
    if json:
        print(json_format.dumps(report.plain(spoken), ensure_ascii=False, indent=2))
    else:
        for finding in report.findings:
            print(finding.text(spoken))
        print(WORDS.say(spoken, "doctor-ok" if report.ok else "doctor-not-ok", tables=report.tables))
    if not report.ok:
        raise typer.Exit(1)


def run(hall: Hall, lang: str) -> Report:
    """Examine the tables with a progress bar, where somebody is looking."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(WORDS.say(lang, "doctor-progress"), total=None)
        return examine(hall, lambda done, total: bar.update(task, completed=done, total=total))
