"""Databases for all tests: SQLite in a folder of its own, and a real PostgreSQL, one for each process of a test run."""

from __future__ import annotations

import glob
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from steady import PATIENCE, wait_for

HOW = "The tests of tables need PostgreSQL: install it (Debian: apt-get install postgresql) and run them again."


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new SQLite database."""
    return f"sqlite:///{tmp_path}/hall/palas.db"


def postgres_programs() -> Path:
    """The folder of initdb and postgres; Debian keeps it off the path. Installed if that is possible."""
    for attempt in (1, 2):
        found = shutil.which("initdb")
        if found:
            return Path(os.path.realpath(found)).parent
        folders = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
        if folders:
            return Path(folders[-1]).parent
        if attempt == 1 and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "-q"], check=False, stdout=subprocess.DEVNULL)
            subprocess.run(["apt-get", "install", "-qy", "postgresql"], check=False, stdout=subprocess.DEVNULL)
    raise RuntimeError(HOW)


def other_user() -> str | None:
    """PostgreSQL refuses to run as root: who it runs as then."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own on a socket in a folder of its own; the folder."""
    try:
        programs = postgres_programs()
    except RuntimeError as error:
        pytest.fail(str(error))
    user = other_user()
    folder = Path(tempfile.mkdtemp(prefix="palas-pg-"))
    if user:
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    as_user: dict[str, object] = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
    made = subprocess.run(
        [programs / "initdb", "-D", folder / "data", "-U", "palas", "-A", "trust", "-E", "UTF8", "--no-sync"],
        capture_output=True, text=True, cwd=folder, check=False, **as_user,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [programs / "postgres", "-D", folder / "data", "-k", folder, "-h", "", "-c", "fsync=off"],
            stdout=log, stderr=log, cwd=folder, **as_user,
        )  # fmt: skip
    try:
        wait_for(lambda: answers(folder), f"PostgreSQL does not start: see {folder}/log")
        yield str(folder)
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def answers(folder: Path) -> bool:
    import psycopg

    try:
        psycopg.connect(f"postgresql://palas@/postgres?host={folder}").close()
    except psycopg.OperationalError:
        return False
    return True


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """A new PostgreSQL database."""
    import psycopg

    name = f"palas_{secrets.token_hex(6)}"
    with psycopg.connect(f"postgresql://palas@/postgres?host={postgres_server}", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"postgresql://palas@/{name}?host={postgres_server}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url
