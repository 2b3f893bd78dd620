"""What the server says of itself: /metrics and who may read it, slow requests, logs as JSON."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from starlette.testclient import TestClient
from steady import PATIENCE

from palas.tables import BotPool, Hall
from palas.web import logs
from palas.web.app import make_app
from palas.web.logs import WAITED, JsonLines
from palas.web.settings import read_settings
from palas.web.words import WebError
from web.conftest import settings_for
from web.test_serve import ADDRESS
from web.test_server import move, open_table

HERE = {"base_url": "http://127.0.0.1:8000", "client": ("127.0.0.1", 5000)}


def local(app: object) -> TestClient:
    """A program on the same machine."""
    return TestClient(app, **HERE)


def samples(client: TestClient) -> dict[tuple[str, ...], float]:
    """All that is told, by name and the values of the labels."""
    answer = local(client.app).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_a_move_is_counted_and_measured_in_its_parts(guest: TestClient) -> None:
    table = open_table(guest)
    with guest.websocket_connect(f"/t/{table}/live") as tab:
        tab.receive_json()
        assert move(guest, table).status_code == 200
        tab.receive_json()
        told = samples(guest)
    assert told["palas_moves_total", "person"] == 1
    assert told["palas_tables_in_play",] == 1
    assert told["palas_tables_held",] == 1
    assert told["palas_listening", "socket"] == 1
    assert told["palas_bot_queue",] == 0
    for part, times in (("check", 1), ("store", 1), ("render", 4), ("send", 2)):
        assert told["palas_move_seconds_count", part] == times, part
        assert told["palas_move_seconds_sum", part] > 0, part
    assert samples(guest)["palas_listening", "socket"] == 0


def test_bots_moves_are_counted_apart(guest: TestClient) -> None:
    table = open_table(guest, seat1="bot:random")
    for turn in range(3):
        assert move(guest, table, key=f"move-number-{turn}").status_code == 200
    told = samples(guest)
    assert told["palas_moves_total", "person"] == 3
    assert told["palas_moves_total", "bot"] >= 1


def test_moves_that_wait_for_a_bot_are_told(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "waiting", property(lambda pool: 3))
    assert samples(guest)["palas_bot_queue",] == 3


def test_refusals_are_counted_by_their_reason(guest: TestClient) -> None:
    table = open_table(guest)
    move(guest, table, code="fly away")
    guest.get("/nowhere")
    guest.get("/nowhere")
    guest.post("/open", data={}, headers={"origin": "null"})
    told = samples(guest)
    assert told["palas_refusals_total", "no-page"] == 2
    assert told["palas_refusals_total", "foreign-page"] == 1
    assert sum(value for (name, *_), value in told.items() if name == "palas_refusals_total") == 4


@pytest.mark.parametrize(
    ("host", "client", "headers", "allowed"),
    [
        ("127.0.0.1:8000", "127.0.0.1", {}, True),
        ("localhost:8000", "127.0.0.1", {}, True),
        ("[::1]:8000", "::1", {}, True),
        ("palas.example.org", "127.0.0.1", {}, False),
        ("127.0.0.1:8000", "192.0.2.1", {}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"x-real-ip": "192.0.2.1"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"via": "1.1 proxy"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"authorization": "Bearer "}, True),
    ],
)
def test_without_a_token_this_machine_alone_reads_it(
    hall: Hall, tmp_path: Path, host: str, client: str, headers: dict[str, str], allowed: bool
) -> None:
    app = make_app(settings_for(tmp_path), hall)
    asking = TestClient(app, base_url="http://127.0.0.1:8000", client=(client, 5000))
    answer = asking.get("/metrics", headers={"host": host, **headers})
    assert answer.status_code == (200 if allowed else 404)
    assert ("palas_moves" in answer.text) is allowed


def test_with_a_token_whoever_has_it_reads_it(hall: Hall, tmp_path: Path) -> None:
    app = make_app(settings_for(tmp_path, metrics_token="open sesame"), hall)
    far = TestClient(app, client=("192.0.2.1", 5000))
    assert far.get("/metrics", headers={"authorization": "Bearer open sesame"}).status_code == 200
    for wrong in ("", "open sesame", "Bearer open", "Bearer open sesamé".encode()):
        assert far.get("/metrics", headers={"authorization": wrong}).status_code == 404
    assert local(app).get("/metrics").status_code == 404


@pytest.mark.parametrize(("setting", "status"), [("open", 200), ("off", 404), ("local", 404)])
def test_it_can_be_opened_to_all_and_shut(hall: Hall, tmp_path: Path, setting: str, status: int) -> None:
    app = make_app(settings_for(tmp_path, metrics=setting), hall)
    assert TestClient(app, client=("192.0.2.1", 5000)).get("/metrics").status_code == status


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"metrics": "everyone"}, "local, open, off"),
        ({"log_format": "xml"}, "text, json"),
        ({"connections": -1}, "connections"),
        ({"per_address": 0}, "per_address"),
        ({"patience": 0}, "patience"),
        ({"patience": "nan"}, "patience"),
        ({"slow": -1}, "slow"),
        ({"slow": "soon"}, "soon"),
        ({"metrics_token": "é"}, "metrics_token"),
    ],
)
def test_settings_that_make_no_sense_are_one_sentence(given: dict[str, object], word: str) -> None:
    with pytest.raises(WebError) as caught:
        read_settings(given, {})
    for lang in ("de", "en"):
        assert word in caught.value.text(lang)


def test_settings_come_from_variables() -> None:
    told = {"PALAS_METRICS_TOKEN": "t", "PALAS_LOG_FORMAT": "json", "PALAS_SLOW": "0.5", "PALAS_PER_ADDRESS": "7"}
    settings = read_settings({}, {**told, "PALAS_LIMITS_STORE": "redis://127.0.0.1/"})
    assert (settings.metrics_token, settings.log_format, settings.slow, settings.per_address) == ("t", "json", 0.5, 7)
    assert settings.limits_store == "redis://127.0.0.1/"


# -- the log ------------------------------------------------------------------------------------------------------


def test_slow_requests_are_written_down_without_their_query(
    hall: Hall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app(settings_for(tmp_path, slow=1e-9), hall)
    with TestClient(app) as client:
        client.get("/about?q=secret")
        client.get("/nowhere%0Aforged line")
    told = [record for record in caplog.records if record.name == "palas.web.slow"]
    assert [(record.told["method"], record.told["path"], record.told["status"]) for record in told] == [
        ("GET", "/about", 200),
        ("GET", "/nowhere%0Aforged%20line", 404),
    ]
    assert "secret" not in caplog.text
    assert app.state.metrics.registry.get_sample_value("palas_slow_requests_total") == 2


def test_waiting_for_news_is_not_slow(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a poll waited is taken off: if that was an hour, not even a nanosecond's limit is passed."""
    monkeypatch.setattr("palas.web.live.POLL_SECONDS", 0.01)
    hours = 3600.0

    @contextlib.contextmanager
    def waited(request: Request) -> Iterator[None]:
        yield
        request.scope[WAITED] = hours

    monkeypatch.setattr("palas.web.live.waited", waited)
    app = make_app(settings_for(tmp_path, slow=1e-9), hall)
    with TestClient(app, headers={"origin": "http://testserver"}, follow_redirects=False) as client:
        table = open_table(client)
        version = hall.table(table).version
        before = app.state.metrics.registry.get_sample_value("palas_slow_requests_total")
        assert client.get(f"/t/{table}/news", params={"since": version}).status_code == 200
        assert app.state.metrics.registry.get_sample_value("palas_slow_requests_total") == before


def test_how_long_a_request_waited_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter((10.0, 13.0, 20.0, 24.0))
    monkeypatch.setattr(logs, "time", SimpleNamespace(perf_counter=lambda: next(ticks)))
    request = Request({"type": "http"})
    for _ in range(2):
        with logs.waited(request):
            pass
    assert request.scope[WAITED] == 7.0


def test_a_record_is_one_line_of_json() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("palas", logging.ERROR, "", 0, "a %s\nb", ("%",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "palas", "a %\nb")
    assert "ValueError" in told["trace"]
    assert told["time"].endswith("+00:00")


def test_all_that_serve_says_is_json_if_that_is_wished(tmp_path: Path) -> None:
    env = {**os.environ, "PALAS_LANG": "en", "LANG": "en_GB.UTF-8", "PALAS_SLOW": "0.000000001"}
    command = [sys.executable, "-m", "palas", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "0"]
    server = subprocess.Popen(
        [*command, "--log-format", "json"], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert server.stdout is not None
    first = server.stdout.readline()
    (address,) = ADDRESS.findall(json.loads(first)["message"])
    urllib.request.urlopen(f"{address}/livez", timeout=PATIENCE)
    server.send_signal(signal.SIGTERM)
    assert server.wait(PATIENCE) == 0
    rest = server.stdout.read()
    lines = [json.loads(line) for line in rest.splitlines()]
    assert any(line.get("path") == "/livez" and line["status"] == 200 for line in lines)
    assert lines[-1]["message"] == "Palas is closed."
