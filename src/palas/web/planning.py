"""The planning board of a table: trying out inside a running game, from what one's own seat knows and nothing else."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from palas.tables import Hall, Table
from palas.tables.hints import may_ask
from palas.tables.orders import LINE, Order, rest_of
from palas.tables.trial import Trial
from palas.tables.turns import HOUSEHOLD, PLAYED, Turn
from palas.web.guests import Guest, data, fields_of, go, guest_of, hall_of, number, page, poster_of, thread
from palas.web.live import small_number
from palas.web.looks import NOBODY, seated
from palas.web.ordering import why_of
from palas.web.play import table_of
from palas.web.trials import Plan, Stage, Think, known_json, read_plan, show
from palas.web.words import WebError

DEEDS = ("show", "play", "redraw")


async def show_page(request: Request) -> Response:
    """The planning board, as it opens: the game as it stands, no line yet."""
    guest = await guest_of(request)
    table = await table_of(request)
    wish = small_number(request.query_params.get("seat"))

    def make() -> Response:
        chair, glance = seated(table, guest, wish)
        entries = glance.standing.state.length
        if chair.seat is None or glance.standing.state.over:
            return go(request, guest, f"/t/{table.id}")
        plan = Plan(n=entries, lines=[[]])
        stage = stage_of(table, guest, chair.seat, entries)
        adjusted = order_of(table, guest, chair.seat, request.query_params.get("order", ""))
        if adjusted is not None:
            plan.lines = [rest_of(adjusted[1], stage.ground, plan.seed)]
            stage = adjusting(stage, table, guest, *adjusted)
        tried = show(stage, plan, "show", guest, lambda trial, bot: "")
        title = str(table.game.meta.titles[guest.lang])
        return page(
            request, guest, "plan.html", here="table", title=title, stage=stage, tried=tried, game=table.game.meta.id,
            fragments={name: Markup(html) for name, html in tried["fragments"].items()}, version=table.version,
            known=known_json(tried),
        )  # fmt: skip

    return await thread(make)


async def try_out(request: Request) -> Response:
    """What a plan leads to."""
    guest = await poster_of(request, "plan")
    fields = await fields_of(request)
    table = await table_of(request)
    seat, deed = number(fields, "seat"), fields.get("deed", "show")
    if deed not in DEEDS:
        raise WebError("bad-request")

    def make() -> Response:
        plan = read_plan(fields.get("plan", ""))
        plan.n = min(plan.n, table.standing.state.length)
        stage = stage_of(table, guest, seat, plan.n)
        adjusted = order_of(table, guest, seat, fields.get("order", ""))
        if adjusted is not None and not stage.moved:
            stage = adjusting(stage, table, guest, *adjusted)
        if plan.estimate and stage.estimates and stage.heard:
            table.tell_of_hint(guest.visitor or NOBODY, seat)
        think = thinking(hall_of(request), guest)
        return data(request, guest, {**show(stage, plan, deed, guest, think), "version": table.version})

    return await thread(make)


def order_of(table: Table, guest: Guest, seat: int, id: str) -> tuple[int, Order] | None:
    """The order that somebody wants to adjust, with its number; None if there is no such order of this seat."""
    if not id:
        return None
    lines = [order for order in table.orders(guest.visitor or NOBODY, seat) if order.kind == LINE]
    return next(((number, order) for number, order in enumerate(lines, 1) if order.id == id), None)


def adjusting(stage: Stage, table: Table, guest: Guest, number: int, order: Order) -> Stage:
    """The stage on which somebody adjusts an order: its band says which one, and why it was stopped."""
    told = (guest.say("order-adjusting", number=number), why_of(table, order, guest))
    return replace(stage, band=" ".join(filter(None, told)), order=order.id)


def stage_of(table: Table, guest: Guest, seat: int, entry: int) -> Stage:
    """Where a guest tries something out at a table: what his seat knew at that moment."""
    ground = table.ground(guest.visitor or NOBODY, seat, entry)
    standing = table.standing
    state = standing.state
    names = standing.names
    # a bot on one's own seat is a hint: among people it would be one that nobody hears of
    alone = may_ask(standing, seat) and not standing.hints
    botted = frozenset(other for other in range(state.players) if other != seat or alone)
    moved = entry != state.length
    asked = ", ".join(names[other] for other in state.to_act if other >= 0)
    if moved:
        band = guest.say("trial-moved")
    elif seat in state.to_act:
        band = guest.say("trial-your-turn")
    else:
        band = guest.say("trial-meanwhile", names=asked, count=len(state.to_act))
    colours = standing.game.colours(state.players, state.origin.options)
    over = guest.say("trial-over")
    return Stage(
        ground, names, colours, seat, botted, band, over, table.id, moved,
        estimates=may_ask(standing, seat), heard=not alone,
    )  # fmt: skip


def thinking(hall: Hall, guest: Guest) -> Think:
    """How bots answer in a trial: they think where the bots of tables do, and are told what their seat sees in it."""
    visitor = guest.visitor or NOBODY

    def think(trial: Trial, bot: str) -> str:
        task = trial.task(bot)
        answer = hall.bots.consult(Turn(PLAYED, HOUSEHOLD.get(), visitor.id), task) if hall.bots is not None else None
        if answer is None or answer.code not in task.legal:
            raise WebError("trial-no-bot", status=503)
        return answer.code

    return think
