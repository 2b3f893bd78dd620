"""A PostgreSQL for the drill: a new database in the one that was named, or a cluster of its own if it is installed."""

from __future__ import annotations

import glob
import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from palas.drill.house import PATIENCE, loopback
from palas.drill.words import DrillError


def programs() -> Path | None:
    """The folder of initdb and postgres, if they are installed; Debian keeps it off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(os.path.realpath(found)).parent
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    return Path(folders[-1]).parent if folders else None


def has_driver() -> bool:
    """Is the library there that talks to PostgreSQL?"""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def database(url: str) -> Iterator[str | None]:
    """The URL of a new, empty database that is dropped afterwards; None where there is no PostgreSQL."""
    if url:
        check_near(url)
        with new_database(url) as made:
            yield made
    elif (folder := programs()) is None or not has_driver():
        yield None
    else:
        with cluster(folder) as place, new_database(f"postgresql://palas@/postgres?host={place}") as made:
            yield made


def check_near(url: str) -> None:
    """Refuse a database that is not PostgreSQL on this machine."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parts = make_url(url)
        backend = parts.get_backend_name()
    except (ArgumentError, ValueError) as error:
        raise DrillError("drill-database", url=url.partition("@")[2] or url[:20]) from error
    if backend != "postgresql" or not has_driver():
        raise DrillError("drill-database", url=parts.render_as_string(hide_password=True))
    host = parts.host or str(parts.query.get("host", "/"))
    if not host.startswith("/"):
        loopback(host)


@contextmanager
def new_database(url: str) -> Iterator[str]:
    """A database of our own beside that one."""
    import psycopg
    from sqlalchemy.engine import make_url

    name = f"palas_drill_{secrets.token_hex(6)}"
    parts = make_url(url).set(drivername="postgresql")
    try:
        connection = psycopg.connect(parts.render_as_string(hide_password=False), autocommit=True)
        connection.execute(f"CREATE DATABASE {name}".encode())
    except psycopg.Error as error:
        detail = " ".join(str(error).split())
        raise DrillError("drill-postgres", url=parts.render_as_string(hide_password=True), detail=detail) from error
    with connection:
        try:
            yield parts.set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def other_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: who it runs as then."""
    if os.geteuid() != 0:
        return {}
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def cluster(folder: Path) -> Iterator[Path]:
    """A PostgreSQL that listens on a socket in a folder of its own alone; the folder."""
    user = other_user()
    place = Path(tempfile.mkdtemp(prefix="palas-pg-"))
    if user:
        os.chown(place, user["user"], user["group"])
    made = subprocess.run(
        [folder / "initdb", "-D", place / "data", "-U", "palas", "-A", "trust", "-E", "UTF8", "--no-sync"],
        capture_output=True, text=True, cwd=place, check=False, **user,
    )  # fmt: skip
    if made.returncode:
        shutil.rmtree(place, ignore_errors=True)
        raise DrillError("drill-postgres", url=str(folder), detail=" ".join(made.stderr.split())[-200:])
    with (place / "log").open("w") as log:
        server = subprocess.Popen(
            [folder / "postgres", "-D", place / "data", "-k", place, "-h", ""],
            stdout=log, stderr=log, cwd=place, **user,
        )  # fmt: skip
    try:
        wait_for(place, server)
        yield place
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(place, ignore_errors=True)


def wait_for(place: Path, server: subprocess.Popen[bytes]) -> None:
    """Until it takes connections."""
    import psycopg

    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            psycopg.connect(f"postgresql://palas@/postgres?host={place}").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise DrillError("drill-postgres", url=str(place), detail="postgres")
