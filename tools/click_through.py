"""Two people click through whole games in a Chromium: `python3 tools/click_through.py [--tree FOLDER] [GAME …]`.

Both go by a bot's advice and choose on the page as the tests do (`tests/web/hands.py`): on the board where an answer
has a place there, else by a button or in the list, and confirm where the page asks for it. The page itself counts its
clicks. `--tree` plays an older copy of the sources, with the pages and the hands of its own tests. Needs what the
tests need.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from web.conftest import Server

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("castle", "caylus", "heirs", "nobility", "viscounts")
SEED = 5
COUNT = """addEventListener("click", (event) => {
  if (event.detail > 0) sessionStorage.setItem("clicks", 1 + Number(sessionStorage.getItem("clicks") ?? 0));
}, true)"""  # keys and forms that send themselves have no detail


@dataclass
class Clicked:
    """A game, or its first decisions, as two people clicked through it."""

    decisions: int = 0
    clicks: int = 0

    @property
    def each(self) -> float:
        """Clicks for a decision."""
        return self.clicks / max(1, self.decisions)


def click_through(server: Server, browser: Browser, game: str, most: int = 100_000) -> Clicked:
    """Play a game, or its first decisions, by clicks alone."""
    from web import hands
    from web.hands import do, known

    from palas.bots import bot
    from palas.tables import SeatWish, TableWish

    contexts = [
        browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
        for _ in range(2)
    ]
    people = [known(context, server, name) for context, name in zip(contexts, ("Ann", "Ben"), strict=True)]
    wish = TableWish(game, [SeatWish("person", "Ann"), SeatWish("open")], order="as_listed", seed=SEED)
    opened = server.hall.open(people[0], wish)
    table = server.hall.table(opened.table_id)
    table.join(people[1], opened.secrets[1], "Ben")
    pages = []
    for context in contexts:
        context.add_init_script(COUNT)
        pages.append(context.new_page())
        pages[-1].goto(f"{server.address}/t/{opened.table_id}")
    ready = getattr(hands, "DRAWN", "body")  # pages of an older tree do not say when they can be used
    advisers = [bot("greedy", seed=SEED + seat) for seat in range(2)]
    told = Clicked()
    while told.decisions < most:
        looks = [table.look(person, seat) for seat, person in enumerate(people)]
        seat = next((seat for seat, look in enumerate(looks) if look.legal), None)
        if seat is None:
            break  # nobody is asked any more
        code = advisers[seat].choose(looks[seat].view)
        listed = f'{ready} #prompt.mine #all-choices .choice[data-code="{code}"]'
        pages[seat].wait_for_selector(listed, state="attached")
        do(pages[seat], code)
        told.decisions += 1
    told.clicks = sum(int(page.evaluate("sessionStorage.getItem('clicks') ?? 0")) for page in pages)
    for context in contexts:
        context.close()
    return told


def main(wishes: list[str]) -> None:
    """A line for each game."""
    tree = ROOT
    if wishes[:1] == ["--tree"]:
        tree, wishes = Path(wishes[1]).resolve(), wishes[2:]
    sys.path[:0] = [str(tree / "src"), str(tree / "tests")]
    from playwright.sync_api import sync_playwright
    from web.chromium import FLAGS, find_chromium
    from web.conftest import Server, serving, settings_for

    from palas.tables import BotPool, Hall, Store
    from palas.web.app import make_app
    from palas.web.build import build

    build()
    print(f"{'game':12}{'decisions':>11}{'clicks':>9}{'each':>7}")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), bots=BotPool(workers=0), seed=str(SEED))
        address = stack.enter_context(serving(make_app(settings_for(folder), hall)))
        chromium = stack.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for game in wishes or GAMES:
            told = click_through(Server(address, hall), browser, game)
            print(f"{game:12}{told.decisions:11}{told.clicks:9}{told.each:7.2f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
