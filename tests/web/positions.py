"""Tables that stand where a test wants them: played by luck up to a question, then taken up from their record."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

import palas
from palas.engine.core.state import State
from palas.engine.record import record
from web.conftest import Server
from web.hands import DRAWN, known

Wanted = Callable[[State, int], bool]


def position(game: str, players: int, wanted: Wanted, **options: object) -> tuple[State, int]:
    """A game played by luck until seat 0 is asked something that is wanted; the first such of a few seeds."""
    for seed in range(40):
        luck = random.Random(seed)
        state = palas.game(game).start(players, seed=seed, options=options)
        while not state.over:
            seat = state.to_act[0]
            if 0 in state.to_act and wanted(state, 0):
                return state, 0
            state.apply(luck.choice(state.legal(seat)))
    raise AssertionError(f"nothing of that kind is asked in {game}")


def after(moves: int) -> Wanted:
    """When so many moves have been made."""
    return lambda state, seat: state.length >= moves


def asking(kind: str, least: int = 1) -> Wanted:
    """When a question of that kind has at least so many answers."""
    return lambda state, seat: state.game.decision(state, seat).kind == kind and len(state.legal(seat)) >= least


def open_at(server: Server, context: BrowserContext, found: tuple[State, int], one_click: bool = False) -> Page:
    """The page of that seat at a table that goes on from there; the other seats are free."""
    state, seat = found
    text = record(state, keep_key=True)
    opened = server.hall.import_table("\n".join(json.dumps(line) for line in (text.header, *text.lines)))
    person = known(context, server, "Ann", one_click=one_click)
    server.hall.table(opened.table_id).join(person, opened.secrets[seat], "Ann")
    page = context.new_page()
    page.goto(f"{server.address}/t/{opened.table_id}")
    page.wait_for_selector(f"{DRAWN} #prompt.mine")
    return page
