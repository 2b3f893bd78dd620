"""`palas serve`, `backup`, `restore`, `export` and `import`: the web page and its tables."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import logging.config
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from palas.commands.spoken import spoken_language
from palas.engine.errors import PalasError
from palas.tables import BotPool, Hall, Store
from palas.tables.addresses import shown
from palas.tables.store import restore as restore_store
from palas.web.processes import Family
from palas.web.settings import Settings, make_data_folder, read_settings
from palas.web.words import WORDS, WebError

CONNECTIONS = 80  # to PostgreSQL, of all processes together: it allows a hundred unless told otherwise
TURN = 0.001  # seconds for which a thread that draws holds up those who wait, the event loop among them
LITTER = 20_000  # objects; Python's own 700 makes it look for rubbish many times during one drawing


def lang_now() -> str:
    """The language of this command line."""
    return spoken_language(sys.argv[1:])


def told(key: str) -> str:
    """A help text."""
    return WORDS.say(lang_now(), f"help-{key}")


Host = Annotated[str | None, typer.Option(help=told("host"), show_default="127.0.0.1")]
Port = Annotated[int | None, typer.Option(help=told("port"), show_default="8000")]
Data = Annotated[Path | None, typer.Option(help=told("data"))]
Database = Annotated[str | None, typer.Option(help=told("database"))]
PublicUrl = Annotated[str | None, typer.Option("--public-url", help=told("public-url"))]
Workers = Annotated[int | None, typer.Option(help=told("workers"), show_default="2")]
LogFormat = Annotated[str | None, typer.Option("--log-format", help=told("log-format"), show_default="text")]
Processes = Annotated[int | None, typer.Option(help=told("processes"), show_default="1")]
InviteOnly = Annotated[bool | None, typer.Option("--invite-only", help=told("invite-only"), show_default="off")]
Config = Annotated[Path | None, typer.Option(help=told("config"))]
File = Annotated[Path, typer.Argument(help=told("file"))]
TableId = Annotated[str, typer.Argument(help=told("table"))]


def say(key: str, **params: object) -> None:
    """A line for the person at the keyboard."""
    print(WORDS.say(lang_now(), key, **params), flush=True)


def tell(settings: Settings, key: str, **params: object) -> None:
    """The same while the server runs: where its log is JSON, a line of that."""
    if settings.log_format == "json":
        logging.getLogger("palas.serve").info(WORDS.say(lang_now(), key, **params))
    else:
        say(key, **params)


def open_store(settings: Settings) -> Store:
    """The database, made or brought up to date."""
    if not settings.database:
        make_data_folder(settings.data)
    return Store(settings.database_url, connections=min(40, CONNECTIONS // settings.processes))


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    public_url: PublicUrl = None,
    workers: Workers = None,
    log_format: LogFormat = None,
    processes: Processes = None,
    invite_only: InviteOnly = None,
    config: Config = None,
) -> None:
    """Open the web page: play with people and bots in the browser."""
    given = {
        "host": host, "port": port, "data": data, "database": database, "public_url": public_url, "workers": workers,
        "log_format": log_format, "processes": processes, "invite_only": invite_only,
    }  # fmt: skip
    settings = read_settings(given, config=config)
    prepare_page()
    listening = listen(settings)
    store = open_store(settings)
    store.occupy()
    if settings.port == 0:
        settings = read_settings({**given, "port": listening.getsockname()[1]}, config=config)
    invitation = invitation_to(settings, store) if settings.invite_only else ""
    if settings.processes == 1:
        run(settings, store, listening, invitation)
        return
    from palas.web.logs import log_config
    from palas.web.metrics import counted_together, forget

    store.close()
    logging.config.dictConfig(log_config(settings.log_format))
    announce(settings, invitation)
    with counted_together():
        if not Family(settings.processes, forget, run_child, settings, listening).keep():
            raise typer.Exit(1)
    tell(settings, "serve-closed")


def invitation_to(settings: Settings, store: Store) -> str:
    """The link into a private hall."""
    from palas.people.seeking import hall_secret

    with store.writing() as connection:
        return f"{settings.address}/invited#{hall_secret(connection)}"


def announce(settings: Settings, invitation: str = "") -> None:
    """Say that the server is open, and where."""
    tell(settings, "serve-open", address=settings.address)
    tell(settings, "serve-data", place=shown(settings.database) or str(settings.data))
    if settings.processes > 1:
        tell(settings, "serve-processes", count=settings.processes)
    if invitation:
        tell(settings, "serve-invitation", link=invitation)
    if settings.seed:
        tell(settings, "serve-seed")
    tell(settings, "serve-stop")


def run_child(settings: Settings, listening: socket.socket) -> None:
    """Serve as one of several processes; what keeps it from that is said in a sentence."""
    try:
        run(settings, open_store(settings), listening)
    except PalasError as error:
        sys.exit(error.text(lang_now()))


def prepare_page() -> None:
    """Build the page's script and gather its typefaces where that was not done before."""
    from palas.draw import fonts
    from palas.web.build import FRONTEND, NoClient, build, install, is_built

    if not is_built():
        say("serve-building")
        try:
            build()
        except NoClient as error:
            raise WebError(error.key, detail=error.detail) from error
    if not fonts.present() and FRONTEND.is_dir():
        with contextlib.suppress(fonts.NoFonts, NoClient):  # pages work without them, in the system's own type
            install()
            fonts.gather(FRONTEND / "node_modules")


def listen(settings: Settings) -> socket.socket:
    """The socket on which the server will listen; taken before anything else is started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # By its protocol asyncio knows that small answers go out at once; else they may wait 40 ms for a receipt.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(256)
    except OSError as error:
        listening.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise WebError("port-taken", port=str(settings.port), host=settings.host) from error
        raise WebError("host-unknown", host=settings.host, detail=error.strerror or str(error)) from error
    listening.set_inheritable(False)
    return listening


def run(settings: Settings, store: Store, listening: socket.socket, invitation: str = "") -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from palas.web.app import make_app
    from palas.web.doors import guarded
    from palas.web.logs import log_config

    app = make_app(settings, Hall(store, bots=BotPool(workers=settings.workers), seed=settings.seed))
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        log_config=log_config(settings.log_format),
        **guarded(settings, app.state.metrics),
        server_header=False,
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips="127.0.0.1,::1",
    )
    server = uvicorn.Server(config)
    sys.setswitchinterval(TURN)
    gc.set_threshold(LITTER, 10, 10)
    gc.freeze()  # what is loaded by now stays, and is never looked at again
    # Whoever stops it before uvicorn hears signals itself is heard here; later uvicorn raises the signal once more.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: setattr(server, "should_exit", True))
    if settings.processes == 1:
        announce(settings, invitation)
    server.run(sockets=[listening])
    if settings.processes == 1:
        tell(settings, "serve-closed")


def backup(file: File, data: Data = None, database: Database = None, config: Config = None) -> None:
    """Copy all tables into a new file, also while the server runs."""
    settings = read_settings({"data": data, "database": database}, config=config)
    Hall(open_store(settings)).backup(file)
    say("backup-done", file=str(file))


def restore(file: File, data: Data = None, database: Database = None, config: Config = None) -> None:
    """Bring all tables back from a backup, into an empty folder."""
    settings = read_settings({"data": data, "database": database}, config=config)
    if not settings.database:
        make_data_folder(settings.data)
    restore_store(file, settings.database_url)
    say("restore-done", file=str(file), place=shown(settings.database) or str(settings.data))


def export(table: TableId, file: File, data: Data = None, database: Database = None, config: Config = None) -> None:
    """Write a table as a record."""
    settings = read_settings({"data": data, "database": database}, config=config)
    hall = Hall(open_store(settings))
    text = hall.export(table)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WebError("export-file", file=str(file), detail=error.strerror or str(error)) from error
    say("export-done", table=table, file=str(file))
    if hall.broken(table) is not None:
        say("export-part", table=table)


def import_(file: File, data: Data = None, database: Database = None, config: Config = None) -> None:
    """Bring a table back from a record."""
    settings = read_settings({"data": data, "database": database}, config=config)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WebError("import-file", file=str(file), detail=str(error)) from error
    table = Hall(open_store(settings)).import_record(text)
    say("import-done", table=table, address=f"{settings.address}/t/{table}")


__all__ = ["PalasError", "backup", "export", "import_", "restore", "serve"]
