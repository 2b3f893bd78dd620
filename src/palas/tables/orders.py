"""Orders for later: what a seat wants to be answered when it comes to that. Private until they act.

They are followed in the same transaction as the change that brings their question up, so each acts once, whichever
process stores that change, and none is lost by a restart. An order never spends more than it says.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from palas.engine.core.state import State
from palas.engine.game import Game, PlainOrder
from palas.engine.structs import ready
from palas.engine.view import View
from palas.tables.errors import BadWish
from palas.tables.ledger import dump
from palas.tables.schema import ORDERS
from palas.tables.standing import Standing
from palas.tables.trial import Answer, Ground, Trial

LINE = "line"  # as planned; all other kinds are plain ones that hold until they are taken back
FORCED = "forced"  # in every game; all others are what its title offers (`Title.plain_orders`)
WAITS, ACTED, STOPPED, PAUSED, LAPSED = "waits", "acted", "stopped", "paused", "lapsed"
OPEN = (WAITS, STOPPED, PAUSED)  # it may still come to something
MOST_ORDERS = 20  # of a seat
MOST_IN_A_ROW = 60  # answers by order in one change
# Every move asks for them: the question is put together once.
OF_TABLE = select(ORDERS).where(ORDERS.c.table_id == bindparam("table")).order_by(ORDERS.c.made, ORDERS.c.id)


class Planned(msgspec.Struct):
    """One answer of a planned line, and what it rests on."""

    code: str
    kind: str  # of the question
    legal: list[str]  # what could be answered
    costs: dict[str, int]  # what it spends at most
    owned: dict[str, int]  # what the seat had
    place: str = ""  # of the board, by the id of what is drawn there


class Body(msgspec.Struct):
    """What an order says: for a line its answers; how far it has come, and why it stands still."""

    steps: list[Planned] = []
    line: list[Answer] = []  # the whole line from which it was made, to take it up again
    strict: bool = True  # only if everything is as planned; else whenever the answer can be given for its price
    at: int = 0
    entries: list[int] = []  # the entries of the game that it has made
    why: str = ""
    about: str = ""


ready(Answer, Planned, Body)


@dataclass(frozen=True, slots=True)
class Order:
    """An order as it is stored."""

    id: str
    table_id: str
    seat: int
    visitor: str
    kind: str
    state: str
    body: Body
    made: float
    changed: float


def new_order(table_id: str, seat: int, visitor: str, kind: str, body: Mapping[str, Any], now: float) -> Order:
    """An order that waits."""
    return Order(secrets.token_hex(16), table_id, seat, visitor, kind, WAITS, msgspec.convert(body, Body), now, now)


def planned(
    trial: Trial, seat: int, strict: bool, place_of: Callable[[Game, View, str], str] = lambda game, view, code: ""
) -> dict[str, Any]:
    """The seat's own answers of a line, each with what it rests on, for an order; others' answers are no part of it.

    `place_of` tells where on the board an answer is given.
    """
    again = Trial(trial.ground, trial.seed)
    steps = []
    for answer in trial.line:
        if answer.seat == seat:
            game = again.ground.game
            view = game.view(again.state, seat)
            assert view.asked is not None, "it is this seat's answer"
            costs = {thing: -change for thing, change in game.outlook(view).brings(answer.code).items() if change < 0}
            steps.append(
                Planned(
                    answer.code, view.asked.kind, sorted(view.asked.legal), costs, game.holdings(view, seat),
                    place_of(game, view, answer.code),
                )
            )  # fmt: skip
        again.answer(answer)
    if not steps:
        raise BadWish("order-empty")
    body: dict[str, Any] = msgspec.to_builtins(Body(steps=steps, line=trial.line, strict=strict))
    return body


# -- stored -------------------------------------------------------------------------------------------------------


def read_orders(connection: Connection, table_id: str) -> list[Order]:
    """All orders of a table, the oldest first."""
    rows = connection.execute(OF_TABLE, {"table": table_id}).mappings().all()
    return [Order(**{**row, "body": msgspec.json.decode(row["body"], type=Body)}) for row in rows]


def rest_of(order: Order, ground: Ground, seed: int) -> list[Answer]:
    """What is left of the line of an order, from the first answer of it that fits the question now."""
    own = [number for number, answer in enumerate(order.body.line) if answer.seat == order.seat]
    given, due = own[: order.body.at], own[order.body.at :]
    trial = Trial(ground, seed)
    for number in range(given[-1] + 1 if given else 0, due[0] + 1 if due else 0):
        if trial.may(order.body.line[number]):
            return order.body.line[number:]
    return []


def write_order(connection: Connection, order: Order, instead: str = "") -> None:
    """Store a new order; a plain one replaces the same one, a line the order that it is given instead of."""
    known = [other for other in read_orders(connection, order.table_id) if other.seat == order.seat]
    for other in known if order.kind == LINE else ():
        if other.kind == LINE and other.id == instead:
            connection.execute(delete(ORDERS).where(ORDERS.c.id == other.id))
            known = [one for one in known if one is not other]
            order = replace(order, made=other.made)  # it keeps its number
    if order.kind != LINE:
        for other in known:
            if other.kind == order.kind:
                connection.execute(delete(ORDERS).where(ORDERS.c.id == other.id))
    elif sum(other.kind == LINE for other in known) >= MOST_ORDERS:
        raise BadWish("orders-many", most=MOST_ORDERS)
    values = {name: getattr(order, name) for name in Order.__dataclass_fields__}
    connection.execute(insert(ORDERS).values(**{**values, "body": dump(msgspec.to_builtins(order.body))}))


def set_state(connection: Connection, table_id: str, seat: int, id: str, state: str, now: float) -> None:
    """Let one of a seat's orders wait or rest, or take it back."""
    mine = (ORDERS.c.id == id, ORDERS.c.table_id == table_id, ORDERS.c.seat == seat)
    if state == "gone":
        connection.execute(delete(ORDERS).where(*mine))
    elif state in (WAITS, PAUSED):
        connection.execute(update(ORDERS).where(*mine, ORDERS.c.state.in_(OPEN)).values(state=state, changed=now))
    else:
        raise BadWish("order-state", state=state[:20])


def hand_on(connection: Connection, table_id: str, old: str, visitor: str) -> None:
    """What one visitor has ordered is another's from now on: they are the same person."""
    mine = (ORDERS.c.table_id == table_id, ORDERS.c.visitor == old)
    connection.execute(update(ORDERS).where(*mine).values(visitor=visitor))


def keep(connection: Connection, order: Order, now: float) -> None:
    """Store how an order stands."""
    body = json.dumps(msgspec.to_builtins(order.body))
    values = {"state": order.state, "body": body, "changed": now}
    connection.execute(update(ORDERS).where(ORDERS.c.id == order.id).values(**values))


# -- following ----------------------------------------------------------------------------------------------------


def follow(connection: Connection, table_id: str, draft: Standing, now: float) -> None:
    """Answer as ordered, as long as an order fits what is asked; one that does not stops and says why."""
    orders = [order for order in read_orders(connection, table_id) if order.state in (*OPEN, ACTED)]
    if not orders:
        return
    before = {order.id: order for order in orders}
    taken_back = any(row.kind in ("undo", "drop", "mend") for row in draft.fresh)
    orders = [settled(order, draft) for order in orders]
    if not taken_back:
        for _ in range(MOST_IN_A_ROW):
            if not step(orders, draft, now):
                break
    for order in orders:
        if order != before[order.id]:
            keep(connection, order, now)


def settled(order: Order, draft: Standing) -> Order:
    """The order after what was done otherwise: undone moves, own moves of the person, the end of the game."""
    length = draft.state.length
    body = order.body
    if any(entry >= length for entry in body.entries):  # what it did was taken back: it does not do that again
        undone = sum(entry >= length for entry in body.entries)
        body = msgspec.structs.replace(
            body, entries=body.entries[:-undone], at=body.at - undone if order.kind == LINE else 0
        )  # fmt: skip
        order = replace(order, state=PAUSED, body=body)
    if order.state == ACTED:
        return order
    if draft.state.over or order.visitor not in draft.seats[order.seat].visitors:
        return replace(order, state=LAPSED)
    if order.kind != LINE or order.state not in (WAITS, STOPPED):
        return order
    for row in draft.fresh:
        if row.kind == "do" and row.seat == order.seat and not row.body.get("order") and body.at < len(body.steps):
            if order.state == STOPPED or row.body["do"] != body.steps[body.at].code:
                return replace(order, state=PAUSED)
            body = msgspec.structs.replace(body, at=body.at + 1)
            order = replace(order, body=body, state=ACTED if body.at == len(body.steps) else WAITS)
    return order


def step(orders: list[Order], draft: Standing, now: float) -> bool:
    """Follow one order once; was there one?"""
    for seat in draft.thinking():
        lines_first = sorted(range(len(orders)), key=lambda number: orders[number].kind != LINE)
        for number in lines_first:
            order = orders[number]
            if order.seat != seat or order.state != WAITS:
                continue
            code, stopped = verdict(order, draft.game, draft.state)
            if stopped is not None:
                orders[number] = stopped
            elif code:
                entry = draft.state.length
                draft.play(seat, code, now, ordered=True)
                orders[number] = advanced(order, entry)
                return True
    return False


def advanced(order: Order, entry: int) -> Order:
    """The order after it has acted: a line that is done rests, a plain one holds on."""
    body = msgspec.structs.replace(
        order.body, at=order.body.at + 1, entries=[*order.body.entries, entry][-MOST_IN_A_ROW:]
    )
    done = order.kind == LINE and body.at == len(body.steps)
    return replace(order, body=body, state=ACTED if done else WAITS)


def verdict(order: Order, game: Game, state: State) -> tuple[str, Order | None]:
    """What an order answers now (nothing: it waits on), or how it stands still since what it rests on is different."""
    seat = order.seat
    legal = [action.code for action in state.legal(seat)]
    if order.kind == FORCED:
        return (legal[0] if len(legal) == 1 else ""), None
    if order.kind != LINE:
        plain = game.plain_orders.get(order.kind)
        return (plain_answer(game, game.view(state, seat), plain, legal) if plain is not None else ""), None
    wish = order.body.steps[order.body.at]
    view = game.view(state, seat)
    asked = view.asked.kind if view.asked is not None else ""
    if wish.code not in legal:
        return "", stopped(order, "order-other-question" if asked != wish.kind else "order-not-legal", wish.code)
    if asked != wish.kind:
        return "", stopped(order, "order-other-question", wish.code)
    if order.body.strict and sorted(legal) != wish.legal:
        return "", stopped(order, "order-other-answers", wish.code)
    if order.body.strict and less(game.holdings(view, seat), wish.owned):
        return "", stopped(order, "order-poorer", wish.code)
    if dearer(game, view, wish.code, wish.costs):
        return "", stopped(order, "order-dearer", wish.code)
    return wish.code, None


def plain_answer(game: Game, view: View, plain: PlainOrder, legal: Sequence[str]) -> str:
    """What a plain order answers now; nothing if it is not asked, or only for more than it says."""
    if view.asked is None or view.asked.kind != plain.asked or (plain.only and len(legal) > 1):
        return ""
    return next((code for code in plain.answers if code in legal and not dearer(game, view, code, plain.most)), "")


def dearer(game: Game, view: View, code: str, most: Mapping[str, int]) -> bool:
    """Does an answer spend more than it may?"""
    changes = game.outlook(view).brings(code)
    return any(-change > most.get(thing, 0) for thing, change in changes.items() if change < 0)


def less(owned: Mapping[str, int], planned: Mapping[str, int]) -> bool:
    """Does somebody own less of anything than was planned?"""
    return any(owned.get(thing, 0) < amount for thing, amount in planned.items() if thing != "points")


def stopped(order: Order, why: str, about: str) -> Order:
    """The order stands still, and its person decides."""
    return replace(order, state=STOPPED, body=msgspec.structs.replace(order.body, why=why, about=about))


def plain_kinds(game: Game, options: Mapping[str, Any]) -> list[str]:
    """The plain orders that can be given in a game with these options."""
    return [FORCED, *(name for name, plain in game.plain_orders.items() if not plain.option or options[plain.option])]


__all__ = [
    "ACTED", "LINE", "OPEN", "PAUSED", "STOPPED", "Order", "follow", "hand_on", "new_order", "plain_kinds", "planned",
    "read_orders", "rest_of", "set_state", "write_order",
]  # fmt: skip
