"""Takes pictures of the pages: `python3 tools/screenshots.py FOLDER`. Needs what the tests need (run.py test).

With `--tables` only those of the documentation: a table of each game on a desk, by candlelight and on a phone.
"""

from __future__ import annotations

import re
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import uvicorn  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from web.chromium import FLAGS, find_chromium  # noqa: E402

from palas.bots import bot  # noqa: E402
from palas.tables import BotPool, Hall, Opened, SeatWish, Store, TableWish, Visitor  # noqa: E402
from palas.web.app import make_app  # noqa: E402
from palas.web.build import build  # noqa: E402
from palas.web.guests import COOKIE  # noqa: E402
from palas.web.settings import Settings  # noqa: E402


class Stage:
    """A server with a few tables at which a person named Anna sits."""

    def __init__(self, folder: Path) -> None:
        self.hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), bots=BotPool(workers=0))
        greeting = self.hall.greet(None)
        self.token = greeting.new_token or ""
        self.anna = self.hall.rename(greeting.visitor, nickname="Anna")
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        app = make_app(Settings(data=folder, limits=False, pace=0.0), self.hall)
        self.server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)

    def table(self, seed: int, moves: int, *names: str, game: str = "caylus", **options: object) -> Opened:
        """A table of Anna's against bots, played so many moves on."""
        seats = [SeatWish("person", "Anna"), *(SeatWish("bot", name, "greedy") for name in names)]
        wish = TableWish(game, seats, order="as_listed", pace=0.0, seed=seed, options=options)
        opened = self.hall.open(self.anna, wish)
        self.play(opened.table_id, self.anna, moves)
        return opened

    def play(self, table_id: str, person: Visitor, moves: int) -> None:
        """Let a bot advise Anna for so many of her moves."""
        adviser = bot("greedy", seed=5)
        table = self.hall.table(table_id)
        for move in range(moves):
            self.wait(table_id)
            look = table.look(person, 0)
            if look.over:
                return
            table.act(person, 0, adviser.choose(look.view), look.version, f"advised-{move}")
        self.wait(table_id)

    def wait(self, table_id: str) -> None:
        """Until Anna is asked or the game is over."""
        table = self.hall.table(table_id)
        for _ in range(2000):
            look = table.look(self.anna, 0)
            if look.over or look.legal:
                return
            time.sleep(0.01)

    def page(self, browser: Browser, width: int, height: int, lang: str, theme: str = "light") -> Page:
        """A page of Anna's browser."""
        phone = width < 600
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light",
            is_mobile=phone, has_touch=phone, device_scale_factor=2 if phone else 1,
        )  # fmt: skip
        context.add_cookies([{"name": COOKIE, "value": self.token, "url": self.address}])
        return context.new_page()


def main(folder: Path) -> None:
    """All pictures."""
    build()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        stage = Stage(Path(data))
        start = stage.table(1, 0, "Odo", "Gisela").table_id
        middle = stage.table(4, 38, "Jonas", "Odo", "Mechthild").table_id
        end = stage.table(3, 10_000, "Wolfram", "Hedwig").table_id
        others = {
            "castle-two": stage.table(5, 12, "Odo", game="castle").table_id,
            "castle-winter": stage.table(5, 26, "Odo", "Marlene", "Jonas", game="castle", winter=True).table_id,
            "castle-end": stage.table(6, 10_000, "Odo", "Marlene", game="castle").table_id,
            "heirs-two": stage.table(11, 40, "Odo", game="heirs", sets="travel+war+craft").table_id,
            "heirs-solo": stage.table(5, 60, game="heirs", level=2).table_id,
            "heirs-end": stage.table(5, 10_000, game="heirs", level=1).table_id,
            "nobility-three": stage.table(5, 30, "Odo", "Marlene", game="nobility").table_id,
            "viscounts-three": stage.table(5, 30, "Odo", "Marlene", game="viscounts").table_id,
        }
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)

        def take(name: str, page: Page, path: str, *, choose: bool = False) -> None:
            page.goto(stage.address + path)
            page.wait_for_load_state("networkidle") if "/t/" not in path else page.wait_for_timeout(900)
            if choose:  # what a place says when it is pointed at, or on a phone when it is tapped
                place = page.locator("#board .place[data-action]").nth(2)
                place.tap() if "phone" in name else place.hover()
                page.wait_for_selector("#confirm, #tip:not([hidden])")
                page.wait_for_timeout(400)
            page.screenshot(path=str(folder / f"{name}.png"))
            print(folder / f"{name}.png")

        german = stage.page(browser, 1440, 900, "de-DE")
        take("lobby", german, "/")
        take("table-start", german, f"/t/{start}")
        take("table-middle", german, f"/t/{middle}")
        take("table-choice", german, f"/t/{start}", choose=True)
        take("table-end", german, f"/t/{end}")
        take("result", stage.page(browser, 1440, 900, "en-GB"), f"/t/{end}/result")
        take("replay", german, f"/t/{end}/replay?n=150")
        take("table-middle-dark", stage.page(browser, 1440, 900, "en-GB", "dark"), f"/t/{middle}")
        take("lobby-dark", stage.page(browser, 1440, 900, "en-GB", "dark"), "/")
        for game in ("caylus", "heirs"):
            take(f"game-{game}", german, f"/games/{game}")
            take(f"lesson-{game}", german, f"/games/{game}/lesson?task=5")
        take("game-dark", stage.page(browser, 1440, 900, "en-GB", "dark"), "/games/castle")
        take("lesson-dark", stage.page(browser, 1440, 900, "en-GB", "dark"), "/games/castle/lesson?task=3")
        take("rules", stage.page(browser, 1440, 900, "en-GB"), "/rules/caylus#CAY-5.4")
        phone = stage.page(browser, 390, 844, "de-DE")
        take("phone-lobby", phone, "/")
        take("phone-game", phone, "/games/caylus")
        take("phone-lesson", phone, "/games/caylus/lesson?task=5")
        take("phone-table", phone, f"/t/{middle}")
        take("phone-choice", phone, f"/t/{start}", choose=True)
        dark, phone_dark = (stage.page(browser, *size, "en-GB", "dark") for size in ((1440, 900), (390, 844)))
        take("phone-dark", phone_dark, f"/t/{middle}")
        for name, table in others.items():
            for kind, page in (("", german), ("-dark", dark), ("-phone", phone), ("-phone-dark", phone_dark)):
                take(f"{name}{kind}", page, f"/t/{table}")
        browser.close()
        stage.server.should_exit = True
        stage.thread.join(5)


TABLES: dict[str, tuple[int, tuple[str, ...], dict[str, object]]] = {  # Anna's moves, who else plays, options
    "caylus": (38, ("Jonas", "Odo", "Mechthild"), {}),
    "castle": (24, ("Jonas", "Odo", "Marlene"), {}),
    "heirs": (40, ("Ruprecht",), {"sets": "travel+war+craft"}),
    "nobility": (30, ("Jonas", "Odo", "Marlene"), {}),
    "viscounts": (34, ("Jonas", "Hedwig"), {}),
}


def tables(folder: Path) -> None:
    """A table of each game, as the documentation shows it."""
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        stage = Stage(Path(data))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        windows = {
            "desk": stage.page(browser, 1366, 768, "en-GB"),
            "dark": stage.page(browser, 1366, 768, "de-DE", "dark"),
            "phone": stage.page(browser, 390, 844, "de-DE"),
        }
        for game, (moves, names, options) in TABLES.items():
            table = stage.table(5, moves, *names, game=game, **options).table_id
            for kind, page in windows.items():
                for _ in range(2):  # the first visit tells the server for which window it draws
                    page.goto(f"{stage.address}/t/{table}")
                    page.wait_for_selector("#board svg")
                    page.wait_for_timeout(700)
                page.screenshot(path=str(folder / f"{game}-{kind}.jpg"), type="jpeg", quality=82)
                print(folder / f"{game}-{kind}.jpg")
        browser.close()
        stage.server.should_exit = True
        stage.thread.join(5)


if __name__ == "__main__":
    wishes = [wish for wish in sys.argv[1:] if wish != "--tables"]
    if len(wishes) != 1 or re.match(r"-", wishes[0]):
        sys.exit("usage: python3 tools/screenshots.py [--tables] FOLDER")
    (tables if "--tables" in sys.argv else main)(Path(wishes[0]))
