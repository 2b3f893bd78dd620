"""`palas serve` as a process: how it starts, refuses, stops, and what survives when it is killed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest
from steady import PATIENCE, SEED

from palas.commands.serve import listen
from palas.engine.record import Record, replay, verify
from palas.tables import Hall, Store
from palas.web.settings import Settings, read_settings
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


STOPPED_EARLY = """
import os, signal, sys, uvicorn
from palas.cli import run
first, serve = getattr(signal, sys.argv[1]), uvicorn.Server.serve
async def stopped(server, **more):
    os.kill(os.getpid(), first)
    await serve(server, **more)
uvicorn.Server.serve = stopped
sys.exit(run(sys.argv[2:]))
"""


@pytest.mark.parametrize("stop", ["SIGTERM", "SIGINT"])
def test_who_stops_it_at_the_very_start_is_heard(tmp_path: Path, stop: str) -> None:
    """It has said that it is open, and does not hear signals by itself yet."""
    command = [sys.executable, "-c", STOPPED_EARLY, stop, "serve", "--port", "0", "--data", str(tmp_path)]
    env = {**os.environ, "PALAS_LANG": "en"}
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True, env=env)
    assert "Palas is open" in said.stdout
    assert "Palas is closed." in said.stdout
    assert not said.stderr


def test_small_answers_do_not_wait_for_the_receipt_of_the_last_one(tmp_path: Path) -> None:
    """An answer is written in two pieces; with Nagle's algorithm the second waits for a receipt, up to 40 ms."""
    with listen(read_settings({"data": tmp_path, "port": 0})) as listening:

        async def delay() -> int:
            heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()

            def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                there = writer.get_extra_info("socket")
                heard.set_result(there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
                writer.close()

            async with await asyncio.start_server(meet, sock=listening):
                _, writer = await asyncio.open_connection(*listening.getsockname())
                writer.close()
                return await heard

        with ThreadPoolExecutor(1) as aside:  # this thread may have a loop of its own
            assert aside.submit(lambda: asyncio.run(delay())).result(), "TCP_NODELAY is set"


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


def test_the_page_about_hosting_lists_every_setting_in_one_table_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    table = page.partition("## Settings")[2].partition("| option |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (?:`--([\w-]+)` )?\| `PALAS_(\w+)` \| (.*?) \| .+ \|$", table, re.M)
    assert len(rows) == table.count("\n") - 1, "every line of it can be read"
    known = {one.name for one in fields(Settings)}
    variables = [variable.lower() for _, variable, _ in rows]
    assert sorted(variables) == sorted(known | {"config", "lang"})
    said = run("serve", "--help", COLUMNS="200").stdout
    options = {name for name in re.findall(r"--([a-z][\w-]+)", said) if name != "help"}
    assert {option for option, _, _ in rows if option} == options
    for option, variable, default in rows:
        assert option in ("", variable.lower().replace("_", "-"))
        value = getattr(Settings, variable.lower(), None) if variable.lower() in known else None
        if isinstance(value, bool):
            assert default == f"`{'on' if value else 'off'}`", variable
        elif isinstance(value, int | float) and value and default.startswith("`"):
            assert float(default.strip("`")) == value, variable


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


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path, processes: list[Process]) -> None:
    first = Process(tmp_path)
    processes.append(first)
    assert "already runs" in refused(run("serve", "--port", "0", "--data", str(tmp_path)))
    assert "läuft schon" in refused(run("serve", "--port", "0", "--data", str(tmp_path), PALAS_LANG="de"))
    assert run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)).returncode == 0
    first.kill()
    processes.append(Process(tmp_path))


def test_no_password_is_printed(tmp_path: Path, postgres_url: str, processes: list[Process]) -> None:
    """Neither where it works nor where it does not."""
    with_password = postgres_url.replace("palas@", "palas:geheim%2F1@", 1)
    server = Process(tmp_path, "--database", with_password)
    processes.append(server)
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)
    said = server.everything()
    assert "postgresql://palas:***@" in said
    assert "geheim" not in said
    for url in (
        "postgres://palas:geheim@127.0.0.1:1/palas",
        "postgresql://palas:geheim@127.0.0.1:1/palas",
        "postgresql://palas:geheim@127.0.0.1:x/palas",
        "postgresql://127.0.0.1:1/palas?user=palas&password=geheim",
        "mysql://palas:geheim@127.0.0.1/palas",
        "palas:geheim@127.0.0.1",
    ):
        for command in (("serve", "--port", "0"), ("backup", str(tmp_path / "copy.db"))):
            assert "geheim" not in refused(run(*command, "--database", url))


def test_a_disk_that_is_full_is_noticed_told_and_survived(tmp_path: Path, processes: list[Process]) -> None:
    import resource

    server = Process(tmp_path)
    processes.append(server)
    person = Person()
    form = {"game": "caylus", "seat0": "me", "seat1": "here"}
    place = person.post(f"{server.address}/open", form).headers["location"]
    table = f"{server.address}{place.partition('#')[0]}"

    def act(key: str) -> tuple[int, str]:
        told = person.get(f"{table}/news?form=view")
        seat = told["to_act"][0]
        told = person.get(f"{table}/news?form=view&seat={seat}")
        sent = {"seat": seat, "code": told["legal"][0], "seen": told["version"], "key": key}
        try:
            return person.post(f"{table}/act", sent).status, ""
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    assert act("a first key") == (200, "")
    version = person.get(f"{table}/news?form=view")["version"]
    pid = server.process.pid
    usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, usual[1]))  # from now on nothing can be written
    status, said = act("a second key")
    assert status == 503
    assert str(tmp_path) not in said
    with pytest.raises(urllib.error.HTTPError) as not_ready:
        urllib.request.urlopen(f"{server.address}/readyz", timeout=PATIENCE)
    assert not_ready.value.code == 503
    assert str(tmp_path) not in not_ready.value.read().decode()
    assert person.get(f"{table}/news?form=view")["version"] == version
    resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
    assert act("a second key") == (200, "")
    with urllib.request.urlopen(f"{server.address}/readyz", timeout=PATIENCE) as ready:
        assert ready.status == 200


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
    assert kills == 8
    record = Record.read(Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}")).export(table))
    told = [(line["seat"], line["do"]) for line in record.lines if "do" in line]
    assert told == acknowledged
    assert replay(record) is not None
    assert verify(record).ok
