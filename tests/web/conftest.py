"""What the tests of the pages share: a hall in a temporary folder, a server, a browser."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright
from starlette.applications import Starlette
from starlette.testclient import TestClient
from steady import PATIENCE, PATIENCE_OF_PAGES, SEED, wait_for

from palas.commands.serve import prepare_page
from palas.tables import BotPool, Hall, Store
from palas.web.app import make_app
from palas.web.build import install
from palas.web.doors import guarded
from palas.web.settings import Settings
from web.chromium import FLAGS, find_chromium
from web.slow_line import Dawdlers, slow_line


def settings_for(folder: Path, **more: Any) -> Settings:
    return Settings(data=folder, limits=more.pop("limits", False), pace=0.0, **more)


@pytest.fixture(scope="session", autouse=True)
def page_is_built() -> None:
    """The page's script and typefaces are there, whatever was run before; and what only tests need of npm."""
    install(everything=True)
    prepare_page()


@pytest.fixture(scope="session", autouse=True)
def nobody_gives_up_early() -> Iterator[None]:
    """A busy machine starts the processes in which bots think and files are checked late, and they are waited for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("palas.tables.thinking.START_SECONDS", PATIENCE)
        patch.setattr("palas.web.uploads.PATIENCE", PATIENCE)
        yield


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}"), bots=BotPool(workers=0), seed=SEED)


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
    folder = tmp_path_factory.mktemp("palas")
    hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), bots=Dawdlers(workers=1, budget=PATIENCE), seed=SEED)
    with serving(make_app(settings_for(folder), hall)) as address:
        yield Server(address, hall)


@contextmanager
def serving(app: Starlette) -> Iterator[str]:
    """A real server in a thread of this process, with the doors of `palas serve`; its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        slow_line(app), log_level="error", lifespan="on", timeout_graceful_shutdown=3,
        **guarded(app.state.settings, app.state.metrics),
    )  # fmt: skip
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_for(lambda: running.started, "the server does not start")
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive(), "the server stops when it is told to"


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE_OF_PAGES)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    with patient(driver, find_chromium()) as browser:
        yield browser


@pytest.fixture
def whole_browser(driver: Playwright) -> Iterator[Browser]:
    """Shows notices, too, which a Chromium without windows does not."""
    with patient(driver, find_chromium(whole=True)) as browser:
        yield browser


@contextmanager
def patient(driver: Playwright, path: str) -> Iterator[Browser]:
    """A Chromium whose pages are waited for as long as it takes; a service worker runs where a test wants it."""
    browser = driver.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE_OF_PAGES)
    new_context = browser.new_context

    def patient_context(**wish: Any) -> BrowserContext:
        context = new_context(**{"service_workers": "block", **wish})
        context.set_default_timeout(PATIENCE_OF_PAGES)
        return context

    browser.new_context = patient_context  # type: ignore[method-assign]
    yield browser
    browser.close()
