"""The page of a table that cannot be replayed: what happened, what can be taken along, and how it goes on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from palas.tables import BrokenTable, NotOver, Quarantined
from palas.web.guests import Guest, fields_of, go, guest_of, hall_of, page, poster_of, thread, with_cookie
from palas.web.lobby import game_title
from palas.web.looks import NOBODY
from palas.web.metrics import metrics_of
from palas.web.words import WebError


async def explain(request: Request, error: Quarantined, status: int) -> Response | None:
    """The page for those who belong to the table; None for everybody else."""
    guest = await guest_of(request)
    visitor = guest.visitor or NOBODY

    def make() -> Response | None:
        broken = hall_of(request).broken(request.path_params.get("table", ""))
        if broken is None or not broken.is_of(visitor):
            return None
        metrics_of(request).refused(error.key)
        voters = broken.voters(visitor)
        return page(
            request, guest, "trouble.html", status=status, here="table", table=broken.id,
            sentence=error.text(guest.lang), title=game_title(broken.game_id, guest.lang), trouble=broken.trouble,
            voters=voters, may_vote=broken.may_vote(visitor) and broken.trouble.kind != "closed",
            can_go_on=broken.can_go_on, mine=next((one.choice for one in voters if one.mine), ""),
            form=form_of(broken, guest),
        )  # fmt: skip

    return await thread(make)


def form_of(broken: BrokenTable, guest: Guest) -> str:
    """What of the game can be taken along now: its record, its story in words, or nothing."""
    visitor = guest.visitor or NOBODY
    for form, ask in (("record", broken.record), ("story", lambda visitor: broken.story(visitor, guest.lang))):
        try:
            ask(visitor)
        except NotOver:
            continue
        return form
    return ""


async def broken_of(request: Request) -> BrokenTable:
    """The table in the address, which must be one that cannot be replayed."""
    broken: BrokenTable | None = await thread(hall_of(request).broken, request.path_params["table"])
    if broken is None:
        raise WebError("table-sound", status=409)
    return broken


async def decide(request: Request) -> Response:
    """Somebody says what shall become of the table."""
    guest = await poster_of(request, "act")
    fields = await fields_of(request)
    broken = await broken_of(request)
    await thread(broken.vote, guest.visitor or NOBODY, fields.get("choice", ""))
    return go(request, guest, f"/t/{broken.id}")


async def kept(request: Request) -> Response:
    """The record as far as it goes; while others could still play on, the story as the guest's seat knows it."""
    guest = await guest_of(request)
    broken = await broken_of(request)

    def make() -> tuple[str, str]:
        visitor = guest.visitor or NOBODY
        try:
            return broken.record(visitor).text(), "palas"
        except NotOver:
            return broken.story(visitor, guest.lang), "txt"

    content, ending = await thread(make)
    headers = {"content-disposition": f'attachment; filename="{broken.game_id}-{broken.id}.{ending}"'}
    return with_cookie(request, guest, PlainTextResponse(content, headers=headers))
