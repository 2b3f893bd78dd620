"""A group's page: who is in it, its tables, its results, and one invitation for all."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from palas.people.groups import (
    groups_of,
    join_group,
    leave_group,
    make_group,
    members_of,
    own_group,
    renew_invitation,
    results,
    tables_together,
)
from palas.people.habits import read_habits
from palas.web.dates import day
from palas.web.doorkeeper import check_welcome
from palas.web.guests import (
    Guest,
    drawn,
    fields_of,
    go,
    guest_of,
    hall_of,
    page,
    poster_of,
    secret_of,
    settings_of,
    thread,
)
from palas.web.lobby import game_title, what_of
from palas.web.looks import NOBODY
from palas.web.seats import qr_code
from palas.web.words import WebError

FEW = 12


async def show(request: Request) -> Response:
    """The group's page for its members; for everybody else the invitation, whose secret stands behind the #."""
    guest = await guest_of(request)
    group = request.path_params["group"]

    def is_member() -> bool:
        with hall_of(request).store.reading() as connection:
            mine = groups_of(connection, (guest.visitor or NOBODY).id)
            return any(one.id == group for one in mine)

    if await thread(is_member):
        return await thread(group_page, request, guest)
    return await drawn(request, guest, "group_join.html", here="", group=group)


def group_page(request: Request, guest: Guest) -> Response:
    """The page of a group."""
    hall, visitor = hall_of(request), guest.visitor or NOBODY
    with hall.store.reading() as connection:
        group = own_group(connection, visitor.id, request.path_params["group"])
        members = members_of(connection, group.id)
        tables = tables_together(connection, members, visitor.id)
        zone = read_habits(connection, visitor.id).place
    standing, played = results(hall, members)
    link = f"{settings_of(request).public_url or str(request.base_url).rstrip('/')}/g/{group.id}#{group.secret}"
    now = hall.now()
    return page(
        request, guest, "group.html", here="me", group=group, members=standing, tables=tables, link=link,
        qr=qr_code(link), title_of=lambda id: game_title(id, guest.lang), what_of=lambda table: what_of(table, guest),
        played=[(one, game_title(one.game, guest.lang), day(one.ended, now, zone, guest)) for one in played[:FEW]],
        host=group.host == visitor.id,
    )  # fmt: skip


async def make(request: Request) -> Response:
    """A new group."""
    guest = await poster_of(request, "open")
    await thread(check_welcome, request, guest)
    fields = await fields_of(request)

    def write() -> str:
        with hall_of(request).store.writing() as connection:
            return make_group(
                connection, (guest.visitor or NOBODY).id, fields.get("name", ""), hall_of(request).now()
            ).id

    return go(request, guest, f"/g/{await thread(write)}")


async def change(request: Request) -> Response:
    """Join, leave, or make a new invitation."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    group, visitor = request.path_params["group"], (guest.visitor or NOBODY).id
    do = fields.get("do", "")

    def write() -> None:
        with hall_of(request).store.writing() as connection:
            if do == "join":
                join_group(connection, visitor, group, secret_of(fields), hall_of(request).now())
                return
            own = own_group(connection, visitor, group)
            if do == "leave":
                leave_group(connection, visitor, group)
            elif do == "renew":
                renew_invitation(connection, own)
            else:
                raise WebError("bad-request")

    await thread(write)
    return go(request, guest, "/me" if do == "leave" else f"/g/{group}")
