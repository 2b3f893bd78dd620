"""Orders for later as a page: from a planned line, plain ones, why one was stopped; for their person alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from palas.engine.game import Game
from palas.engine.view import View
from palas.people.habits import read_habits
from palas.tables import Hall, Table
from palas.tables.orders import ACTED, LINE, OPEN, PAUSED, STOPPED, Order, plain_kinds, planned
from palas.tables.trial import Trial, from_view
from palas.web.dates import moment
from palas.web.guests import (
    Guest,
    data,
    fields_of,
    go,
    guest_of,
    hall_of,
    number,
    page,
    poster_of,
    thread,
    wants_json,
    with_cookie,
)  # fmt: skip
from palas.web.live import small_number
from palas.web.looks import NOBODY, seated
from palas.web.marking import actions
from palas.web.panels import thing_title
from palas.web.play import table_of
from palas.web.templates import render
from palas.web.trials import read_plan
from palas.web.words import WebError

When = Callable[[float], str]  # a moment in words
SELF = "self"  # a person plays instead of an order: it rests, and the page is that of the table


@dataclass(frozen=True)
class Shown:
    """An order from a planned line, in words."""

    number: int
    id: str
    state: str
    when: str
    answers: list[str]
    steps: int
    done: str
    costs: str
    why: str
    told: str  # when it acted
    entry: int  # the first entry of the game after its last answer; 0 if it has given none
    places: tuple[str, ...]  # where on the board its answers are due


@dataclass(frozen=True)
class Switch:
    """A plain order: on, off, or at rest because what it did was taken back."""

    kind: str
    title: str
    id: str
    state: str


async def show_page(request: Request) -> Response:
    """All orders of one's seat; as a part for the page of the table what was stopped (`?part=1`) or the side sheet."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("seat"))

    def make() -> Response:
        chair, _ = seated(table, guest, wish)
        if chair.seat is None:
            return go(request, guest, f"/t/{table.id}")
        orders = table.orders(guest.visitor or NOBODY, chair.seat)
        lines = shown_lines(table, orders, guest, clock_of(hall_of(request), guest))
        shown: dict[str, Any] = {
            "table_id": table.id, "seat": chair.seat, "lines": lines, "over": table.standing.state.over,
            "switches": switches(table, orders, guest), "any": any(order.state in OPEN for order in orders),
            "asked": chair.seat in table.standing.state.to_act,
        }  # fmt: skip
        part = request.query_params.get("part")
        if part:
            html = render("_order_sheet.html" if part == "sheet" else "_orders.html", guest, **shown)
            return with_cookie(request, guest, HTMLResponse(html))
        return page(
            request, guest, "orders.html", here="table", title=str(table.game.meta.titles[guest.lang]), **shown
        )  # fmt: skip

    return await thread(make)


async def change(request: Request) -> Response:
    """Give an order, let one rest or wait, or take it back."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    table = await table_of(request)
    seat, deed = number(fields, "seat"), fields.get("do", "")

    def make() -> None:
        visitor = guest.visitor or NOBODY
        if deed == "line":
            table.order(visitor, seat, LINE, body_of(table, guest, seat, fields), fields.get("instead", "")[:32])
        elif deed == "plain":
            if fields.get("kind", "") not in plain_kinds(table.game, table.standing.state.origin.options):
                raise WebError("order-kind")
            table.order(visitor, seat, fields["kind"])
        elif deed == "state":
            state = fields.get("state", "")
            table.change_order(visitor, seat, fields.get("id", "")[:32], PAUSED if state == SELF else state)
        else:
            raise WebError("bad-request")

    await thread(make)
    if wants_json(request):
        return await thread(data, request, guest, {"version": table.version})
    page_of = "" if fields.get("state") == SELF else "/orders"
    return go(request, guest, f"/t/{table.id}{page_of}?seat={seat}")


def body_of(table: Table, guest: Guest, seat: int, fields: dict[str, str]) -> dict[str, Any]:
    """What an order from a planned line says: its own answers, each with what it rests on."""
    plan = read_plan(fields.get("plan", ""))
    if plan.n != table.standing.state.length:
        raise WebError("order-moved", status=409)
    trial = Trial(table.ground(guest.visitor or NOBODY, seat, plan.n), plan.seed)
    trial.play(plan.lines[plan.open][: plan.at])
    return planned(trial, seat, fields.get("strict", "1") == "1", place_of)


def place_of(game: Game, view: View, code: str) -> str:
    """Where on the board an answer is given: the id of that place; empty if it has none."""
    board = game.board(view, lang="en", legal=[code])
    return next((id for id, action in actions(board.svg).items() if action == code), "") if board is not None else ""


# -- in words -----------------------------------------------------------------------------------------------------


def clock_of(hall: Hall, guest: Guest) -> When:
    """How a moment is told to a person."""
    visitor = guest.visitor or NOBODY
    with hall.store.reading() as connection:
        zone = read_habits(connection, visitor.id).place
    return lambda at: moment(at, hall.now(), zone, guest)


def shown_lines(table: Table, orders: list[Order], guest: Guest, when: When | None = None) -> list[Shown]:
    """The orders from planned lines, numbered as they were given."""
    lines = [order for order in orders if order.kind == LINE]
    return [shown(table, number, order, guest, when) for number, order in enumerate(lines, 1)]


def shown(table: Table, number: int, order: Order, guest: Guest, when: When | None) -> Shown:
    """One of them."""
    game, body = table.game, order.body
    costs: dict[str, int] = {}
    for step in body.steps:
        for thing, amount in step.costs.items():
            costs[thing] = costs.get(thing, 0) + amount
    told = ", ".join(f"{thing_title(game, thing, guest.lang)} {amount}" for thing, amount in costs.items())
    return Shown(
        number,
        order.id,
        order.state,
        guest.say("order-if-strict" if body.strict else "order-if-loose"),
        [game.action_text(step.code, guest.lang) for step in body.steps],
        len(body.steps),
        guest.say("order-acted-at", done=body.at, steps=len(body.steps)),
        guest.say("order-most", costs=told) if told else guest.say("order-free"),
        why_of(table, order, guest),
        guest.say("order-acted-when", when=when(order.changed)) if when is not None and order.state == ACTED else "",
        body.entries[-1] + 1 if body.entries else 0,
        tuple(step.place for step in body.steps[body.at :] if step.place) if order.state in OPEN else (),
    )


def why_of(table: Table, order: Order, guest: Guest) -> str:
    """What is different, and what has not happened, if an order was stopped."""
    if order.state != STOPPED:
        return ""
    about = order.body.about
    told = guest.say(order.body.why, answer=table.game.action_text(about, guest.lang))
    if order.body.why != "order-not-legal" or order.seat not in table.standing.state.to_act:
        return told
    view = table.game.view(table.standing.state, order.seat)
    reasons = Trial(from_view(table.game, view), 1).state.why_not(order.seat, about)  # as far as the seat knows
    return f"{reasons[0].text(guest.lang)} {guest.say('order-nothing')}" if reasons else told


def stop_notes(table: Table, visitor: Any, seat: int, guest: Guest) -> list[str]:
    """What a person is told of orders that were stopped."""
    lines = shown_lines(table, table.orders(visitor, seat), guest)
    return [f"{guest.say('order-stopped-note', number=line.number)} {line.why}" for line in lines if line.why]


def switches(table: Table, orders: list[Order], guest: Guest) -> list[Switch]:
    """The plain orders of a game, as switches."""
    game = table.game
    known = {order.kind: order for order in orders if order.kind != LINE}
    found = []
    for kind in plain_kinds(game, table.standing.state.origin.options):
        words = game.words.say(guest.lang, f"order-{kind}") if kind in game.plain_orders else guest.say(f"order-{kind}")
        order = known.get(kind)
        found.append(Switch(kind, words, order.id if order else "", order.state if order else ""))
    return found
