"""What the person who runs a server can set: by option, by PALAS_* variable, or in a TOML file; in that order."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from palas.people.mail import Mailer
from palas.tables.addresses import shown
from palas.tables.things import SLOWEST_PACE
from palas.web.words import WORDS, WebError


@dataclass(frozen=True)
class Settings:
    """A server's settings, checked."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("palas-data")
    database: str = field(default="", repr=False)  # a URL, maybe with a password; empty: palas.db in the data folder
    public_url: str = ""  # how browsers reach this server when a proxy stands before it
    workers: int = 2  # processes in which bots think: one slow bot does not hold up another table
    limits: bool = True  # how much one address may do
    limits_store: str = field(default="", repr=False)  # where that is counted; empty: shared database or this process
    connections: int = 0  # open connections in all; 0: as many as the system's limit on files allows
    per_address: int = 200  # open connections of one address
    patience: float = 10.0  # seconds in which the head of a request must be there; a body may take six times that
    metrics: str = "local"  # who may read /metrics: this machine (local), everybody (open), nobody (off)
    metrics_token: str = field(default="", repr=False)  # instead: whoever sends this token
    slow: float = 1.0  # seconds after which a request is written down as slow; 0: none is
    log_format: str = "text"  # or json
    processes: int = 1  # that serve pages behind one port; more than one needs PostgreSQL
    pace: float = 0.6  # seconds before a bot's move, unless the table says otherwise
    mail: str = field(default="", repr=False)  # the server that takes our mail: smtp://user:password@host:port
    mail_from: str = ""  # the address from which it comes; empty: palas@ and the host of the public address
    mail_pictures: bool = True  # boards as pictures in mails; each takes a second or two of a processor
    reach: str = ""  # hosts in private networks that may be told of turns all the same, with commas between
    hold: float = 15.0  # seconds before somebody is told: a move that is taken back at once tells nobody
    invite_only: bool = False  # whoever opens tables or looks for them must have come by the link of the hall
    seed: str = ""  # for tests: every table is dealt from it, and whoever knows it knows all cards

    @property
    def database_url(self) -> str:
        """The URL of the database that is used."""
        return self.database or f"sqlite:///{(self.data / 'palas.db').resolve()}"

    @property
    def address(self) -> str:
        """What to type into a browser on this machine."""
        if self.public_url:
            return self.public_url
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host and not host.startswith('[') else host}:{self.port}"

    @property
    def sender(self) -> str:
        """The address from which mail comes."""
        return self.mail_from or f"palas@{urlsplit(self.public_url).hostname or 'localhost'}"

    @property
    def secure(self) -> bool:
        """Do browsers reach us by https?"""
        return self.public_url.startswith("https:")


CHOICES = {"metrics": ("local", "open", "off"), "log_format": ("text", "json")}
COUNTERS = ("memory", "redis", "rediss", "valkey", "valkeys")  # schemes of URLs for counters of limits
MOST_PROCESSES = 16
LONGEST_HOLD = 3600
NAMES = {one.name for one in fields(Settings)}


def default_data() -> Path:
    """Where tables are kept: beside the checkout, or in the user's data folder."""
    here = Path("palas-data")
    if here.is_dir() or Path("run.py").is_file():
        return here
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "palas"


def read_settings(
    given: Mapping[str, Any], environ: Mapping[str, str] = os.environ, config: Path | None = None
) -> Settings:
    """The settings from options (None: not given), variables and the file; what is wrong is said in one sentence."""
    values: dict[str, Any] = {"data": default_data()}
    file = config or (Path(environ["PALAS_CONFIG"]) if environ.get("PALAS_CONFIG") else None)
    if file is not None:
        values.update(read_file(file))
    values.update({name: environ[f"PALAS_{name.upper()}"] for name in NAMES if environ.get(f"PALAS_{name.upper()}")})
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = Settings(
            host=str(values.get("host", Settings.host)),
            port=whole(values.get("port", Settings.port)),
            data=Path(values["data"]).expanduser(),
            database=str(values.get("database", "")),
            public_url=str(values.get("public_url", "")).rstrip("/"),
            workers=whole(values.get("workers", Settings.workers)),
            processes=whole(values.get("processes", Settings.processes)),
            limits=truth(values.get("limits", True)),
            limits_store=str(values.get("limits_store", "")),
            connections=int(values.get("connections", Settings.connections)),
            per_address=int(values.get("per_address", Settings.per_address)),
            patience=float(values.get("patience", Settings.patience)),
            metrics=str(values.get("metrics", Settings.metrics)),
            metrics_token=str(values.get("metrics_token", "")),
            slow=float(values.get("slow", Settings.slow)),
            log_format=str(values.get("log_format", Settings.log_format)),
            pace=float(values.get("pace", Settings.pace)),
            mail=str(values.get("mail", "")),
            mail_from=str(values.get("mail_from", "")),
            mail_pictures=truth(values.get("mail_pictures", True)),
            reach=str(values.get("reach", "")),
            hold=float(values.get("hold", Settings.hold)),
            invite_only=truth(values.get("invite_only", False)),
            seed=str(values.get("seed", "")),
        )
    except (ValueError, TypeError, OverflowError) as error:
        raise WebError("setting", detail=str(error)) from error
    check(settings)
    return settings


def read_file(file: Path) -> dict[str, Any]:
    """The settings in a TOML file, either at the top or under [serve]."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise WebError("config-missing", file=str(file), detail=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:  # no TOML, no text, or endless
        raise WebError("config-broken", file=str(file), detail=str(error)) from error
    values: dict[str, Any] = told.get("serve", told)
    if not isinstance(values, dict):
        raise WebError("config-broken", file=str(file), detail=f"serve: {values}")
    for name in values:
        if name not in NAMES:
            raise WebError("config-unknown", file=str(file), name=name, known=", ".join(sorted(NAMES)))
    return values


def whole(value: Any) -> int:
    """A whole number, as far as any setting can be one."""
    number = int(value)
    if abs(number) > 10**9:
        raise ValueError("9999999999…")
    return number


def truth(value: object) -> bool:
    """A yes or no as people write it."""
    if isinstance(value, bool):
        return value
    if str(value).lower() in ("1", "true", "yes", "on"):
        return True
    if str(value).lower() in ("0", "false", "no", "off"):
        return False
    raise ValueError(f"on / off: {value}")


def check(settings: Settings) -> None:
    """Refuse what cannot work before anything is started."""
    if not 0 <= settings.port <= 65535:
        raise WebError("port-number", port=str(settings.port))
    if not 0 <= settings.workers <= 64:
        raise WebError("setting", detail=f"workers: {settings.workers}")
    check_doors(settings)
    if not 1 <= settings.processes <= MOST_PROCESSES:
        raise WebError("setting", detail=f"processes: {settings.processes}")
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise WebError("processes-sqlite")
    if not 0 <= settings.pace <= SLOWEST_PACE:
        raise WebError("setting", detail=f"pace: {settings.pace}")
    if not 0 <= settings.hold <= LONGEST_HOLD:
        raise WebError("setting", detail=f"hold: {settings.hold}")
    if settings.mail:
        Mailer(settings.mail, settings.sender)  # says what is wrong with it
    if "\0" in str(settings.data):
        raise WebError("setting", detail=f"data: {settings.data}")
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise WebError("public-url", url=settings.public_url)
    scheme = settings.database_url.partition(":")[0]
    if scheme.partition("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise WebError("database-url", url=shown(settings.database))


def check_doors(settings: Settings) -> None:
    """Refuse limits and logs that make no sense."""
    least = {"connections": 0, "per_address": 1, "patience": 0.1, "slow": 0.0}
    for name, value in least.items():
        given = getattr(settings, name)
        if not value <= given < inf:
            raise WebError("setting", detail=f"{name}: {given}")
    for name, known in CHOICES.items():
        if getattr(settings, name) not in known:
            raise WebError("setting-choice", name=name, value=getattr(settings, name), known=", ".join(known))
    if settings.metrics_token and not settings.metrics_token.isascii():
        raise WebError("setting", detail="metrics_token")
    scheme = settings.limits_store.partition(":")[0]
    if settings.limits_store and scheme.partition("+")[0] not in COUNTERS:
        raise WebError("setting-choice", name="limits_store", value=f"{scheme}:", known=", ".join(COUNTERS))


def make_data_folder(folder: Path) -> None:
    """The folder for tables, ready to be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise WebError("data-folder", folder=str(folder), detail=error.strerror or str(error)) from error


__all__ = ["WORDS", "Settings", "make_data_folder", "read_settings"]
