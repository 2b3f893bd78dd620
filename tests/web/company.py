"""Several people at one table, each with a browser of his own."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from palas.tables import TableWish
from web.conftest import Server
from web.hands import codes, do, glance_until, known, my_turn, over, until

PICTURES = os.environ.get("PALAS_PICTURES")  # a folder for screenshots, if they are wanted

# Whatever the board offers is in the list, and what it does not offer has a button or stands in the open list.
BOARD_AND_LIST_AGREE = """(() => {
  const board = [...document.querySelectorAll(".place")].flatMap(one =>
    one.dataset.action ? [one.dataset.action] : one.dataset.parts?.split("|") ?? []);
  const list = [...document.querySelectorAll("#all-choices .choice")].map(one => one.dataset.code);
  const open = document.querySelector("#all-choices")?.hidden === false;
  const buttons = [...document.querySelectorAll(open ? ".choice" : ".acts .choice, .choices .choice, [data-way]")]
    .map(one => one.dataset.code ?? one.dataset.way);
  return board.every(code => list.includes(code))
    && list.every(code => board.includes(code) || buttons.includes(code));
})()"""

Taste = Callable[[list[str], random.Random], str]


def sit_down(server: Server, wish: TableWish, *contexts: BrowserContext) -> tuple[list[Page], str]:
    """The pages of Ann, who opens the table, and of her friends, who take its free seats; the table's id."""
    ann, *friends = [known(context, server, name) for context, name in zip(contexts, ("Ann", "Ben"), strict=False)]
    opened = server.hall.open(ann, wish)
    table = server.hall.table(opened.table_id)
    free = [seat for seat, wished in enumerate(wish.seats) if wished.kind == "link"]
    for friend, seat in zip(friends, free, strict=True):
        table.join(friend, opened.secrets[seat], friend.nickname)
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"{server.address}/t/{opened.table_id}")
    return pages, opened.table_id


def play_to_the_end(
    pages: Sequence[Page], taste: Taste, name: str, *, moves: int = 10_000, agree: str = BOARD_AND_LIST_AGREE
) -> set[str]:
    """All play by clicking, whoever is asked, until the game is over or so many moves are made; the verbs they used."""
    luck = random.Random(3)
    tried: set[str] = set()
    for move in range(moves):
        until_asked(pages)
        page = next((page for page in pages if my_turn(page)), None)
        if page is None:
            break
        until(page, agree)
        legal = codes(page)
        code = taste([code for code in legal if code.partition(" ")[0] not in tried] or legal, luck)
        tried.add(code.partition(" ")[0])
        if move in (2, 40, 80):
            picture(page, f"{name}-{move}")
        do(page, code)
    return tried


def until_asked(pages: Sequence[Page]) -> None:
    """Wait until somebody must decide or the game is over for all."""
    glance_until(
        pages[0],
        lambda: any(my_turn(page) for page in pages) or all(over(page) for page in pages),
        "nobody is asked, and the game is not over",
    )


def picture(page: Page, name: str) -> None:
    """A screenshot, if somebody wants to look."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))
