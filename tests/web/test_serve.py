"""`palas serve` as a process: how it starts, refuses, stops, and what survives when it is killed."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest
from steady import PATIENCE, SEED

from palas.engine.record import Record, replay, verify
from palas.tables import Hall, Store
from palas.web.settings import read_settings
from palas.web.words import WebError

PALAS = [sys.executable, "-m", "palas"]
ADDRESS = re.compile(r"http://[\d.]+:\d+")  # in what a server says


class Process:
    """A running `palas serve`, ready for requests at the address it has told; its port is any that is free."""

    def __init__(self, folder: Path, *more: str) -> None:
        env = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "PALAS_LIMITS": "off", "PALAS_PACE": "0"}
        command = [*PALAS, "serve", "--port", "0", "--data", str(folder), *more]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        self.said = ""
        while not (told := ADDRESS.search(self.said)):
            line = self.process.stdout.readline()
            assert line, f"palas serve ended: {self.said}"
            self.said += line
        self.address = told[0]
        with urllib.request.urlopen(f"{self.address}/readyz", timeout=PATIENCE) as answer:
            assert answer.status == 200

    def everything(self) -> str:
        """All that it has said, once it has ended."""
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        return self.said

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[list[Process]]:
    started: list[Process] = []
    yield started
    for one in started:
        if one.process.poll() is None:
            one.kill()


class Person:
    """A program that plays over HTTP with a cookie of its own."""

    def __init__(self) -> None:
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()), NoRedirect())

    def get(self, url: str) -> Any:
        return json.loads(self.opener.open(url, timeout=PATIENCE).read())

    def post(self, url: str, content: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json", "accept": "application/json"}
        request = urllib.request.Request(url, json.dumps(content).encode(), headers)
        return self.opener.open(request, timeout=PATIENCE)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def http_error_303(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any) -> Any:
        return fp


def run(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    spoken = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "PALAS_LANG": "en", **env}
    return subprocess.run([*PALAS, *arguments], env=spoken, capture_output=True, text=True, timeout=PATIENCE)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """One sentence and an exit code, no trace."""
    said = (done.stdout + done.stderr).strip()
    assert done.returncode not in (0, None)
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1, said
    return said


def test_it_starts_says_where_and_stops_when_told(tmp_path: Path, processes: list[Process]) -> None:
    server = Process(tmp_path / "new folder")
    processes.append(server)
    port = int(server.address.rpartition(":")[2])
    waiting = socket.create_connection(("127.0.0.1", port))  # an open connection does not keep it from stopping
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == 0
    waiting.close()
    said = server.everything()
    assert said.rstrip().endswith("Palas is closed.")
    assert f"Palas is open: http://127.0.0.1:{port}\n" in said
    assert "All tables are dealt from the seed in PALAS_SEED" in said
    assert "Traceback" not in said
    assert (tmp_path / "new folder" / "palas.db").exists()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is taken" in refused(run("serve", "--port", str(port), "--data", str(tmp_path)))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused(run("serve", "--port", "0", "--data", str(tmp_path / "file" / "below")))
    assert "cannot be written" in said


def test_a_database_newer_than_the_program(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'palas.db'}").close()
    with sqlite3.connect(tmp_path / "palas.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in refused(run("serve", "--port", "0", "--data", str(tmp_path)))


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--port", "70000"), "port"),
        (("--database", "mysql://x"), "database"),
        (("--public-url", "palas.example"), "https://palas.example.org"),
        (("--host", "256.1.1.1"), "256.1.1.1"),
        (("--config", "/nowhere/palas.toml"), "/nowhere/palas.toml"),
    ],
)
def test_bad_settings_are_one_sentence(tmp_path: Path, arguments: tuple[str, ...], word: str) -> None:
    assert word in refused(run("serve", "--data", str(tmp_path), *arguments))


def test_settings_come_from_options_then_variables_then_the_file(tmp_path: Path) -> None:
    file = tmp_path / "palas.toml"
    file.write_text('[serve]\nport = 1\nhost = "::1"\nworkers = 3\n')
    settings = read_settings({"port": 3}, {"PALAS_PORT": "2", "PALAS_HOST": "127.0.0.2"}, file)
    assert (settings.port, settings.host, settings.workers) == (3, "127.0.0.2", 3)
    file.write_text("colour = 1\n")
    with pytest.raises(WebError, match="colour"):
        read_settings({}, {}, file)
    file.write_text("port = = 1\n")
    with pytest.raises(WebError, match="TOML"):
        read_settings({}, {}, file)


def test_backup_export_and_import(tmp_path: Path) -> None:
    hall = Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}"), seed=SEED)
    from palas.tables import SeatWish, TableWish

    visitor = hall.greet(None).visitor
    table = hall.open(visitor, TableWish("caylus", [SeatWish("person", "A"), SeatWish("here", "B")])).table_id
    data = ("--data", str(tmp_path))
    assert run("backup", str(tmp_path / "copy.db"), *data).returncode == 0
    assert (tmp_path / "copy.db").stat().st_size > 1000
    done = run("export", table, str(tmp_path / "game.palas"), *data)
    assert done.returncode == 0, done.stderr
    done = run("import", str(tmp_path / "game.palas"), *data)
    assert done.returncode == 0, done.stderr
    assert "is back" in done.stdout
    assert "cannot be read" in refused(run("import", str(tmp_path / "missing.palas"), *data))
    refused(run("export", "nosuchtable", str(tmp_path / "x"), *data))


FOUR_MORE = ("seat1", "seat2", "seat3", "seat4")  # a game of five lasts longer than the moves that are wanted


def test_killed_at_random_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    tmp_path: Path, processes: list[Process]
) -> None:
    """Two hundred moves; now and then the server is killed. A request without answer is sent again with its key."""
    luck = random.Random(8)
    server = Process(tmp_path)
    processes.append(server)
    person = Person()
    opened = person.post(
        f"{server.address}/open",
        {"game": "caylus", "seat0": "me", **dict.fromkeys(FOUR_MORE, "here"), "order": "as_listed", "pace": "0"},
    )
    table = opened.headers["location"].split("/t/")[1].split("#")[0]
    acknowledged: list[tuple[int, str]] = []
    kills = 0
    for move in range(200):
        now = person.get(f"{server.address}/t/{table}/news?form=view")
        if now["over"]:
            break
        code = luck.choice(now["legal"])
        content = {"seat": now["seat"], "code": code, "seen": now["version"], "key": f"move-{move:05d}"}
        if move % 25 == 12:
            kills += 1
            if luck.random() < 0.5:
                person.post(f"{server.address}/t/{table}/act", content)  # stored, but suppose the answer was lost
            server.kill()
            server = Process(tmp_path)
            processes.append(server)
        answer = json.loads(person.post(f"{server.address}/t/{table}/act", content).read())
        acknowledged.append((now["seat"], code))
        assert answer["version"] > now["version"]
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)
    assert kills >= 7
    record = Record.read(Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}")).export(table))
    told = [(line["seat"], line["do"]) for line in record.lines if "do" in line]
    assert told == acknowledged
    assert replay(record) is not None
    assert verify(record).ok
