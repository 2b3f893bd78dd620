"""What the tests of the pages share: a hall in a temporary folder, a server, a browser."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright
from starlette.applications import Starlette
from starlette.testclient import TestClient

from palas.tables import BotPool, Hall, Store
from palas.web.app import make_app
from palas.web.build import build
from palas.web.doors import guarded
from palas.web.settings import Settings
from web.chromium import FLAGS, find_chromium


def settings_for(folder: Path, **more: Any) -> Settings:
    return Settings(data=folder, limits=more.pop("limits", False), pace=0.0, **more)


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}"), bots=BotPool(workers=0))


@pytest.fixture
def guest(hall: Hall, tmp_path: Path) -> Iterator[TestClient]:
    """A browser without JavaScript, at a server of its own."""
    with TestClient(make_app(settings_for(tmp_path), hall), follow_redirects=False) as client:
        client.headers["origin"] = "http://testserver"
        client.headers["accept-language"] = "en"
        yield client


@dataclass
class Server:
    """A real server in a thread of this process."""

    address: str
    hall: Hall


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build()
    folder = tmp_path_factory.mktemp("palas")
    hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), bots=BotPool(workers=1))
    with serving(make_app(settings_for(folder), hall)) as address:
        yield Server(address, hall)


@contextmanager
def serving(app: Starlette) -> Iterator[str]:
    """A real server in a thread of this process, with the doors of `palas serve`; its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, log_level="error", lifespan="on", timeout_graceful_shutdown=3,
        **guarded(app.state.settings, app.state.metrics),
    )  # fmt: skip
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(60)
    assert not thread.is_alive(), "the server stops when it is told to"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()
