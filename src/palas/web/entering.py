"""Coming back from another device: by passkey, by a link in a mail, by a code that this device shows."""

from __future__ import annotations

import json
from contextlib import suppress
from urllib.parse import urlsplit

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from palas.people import passkeys
from palas.people.entry import How, make_code, sign_in, sign_out, use_code
from palas.people.errors import PeopleError
from palas.people.everything import delete_person, export
from palas.people.passkeys import Site
from palas.people.schema import WAYS
from palas.people.ways import check_mail, way_of
from palas.tables.hashes import is_token, visitor_id
from palas.web.guests import (
    COOKIE,
    Guest,
    data,
    drawn,
    fields_of,
    guest_of,
    hall_of,
    poster_of,
    rates_of,
    set_cookie,
    settings_of,
    thread,
    wants_json,
)  # fmt: skip
from palas.web.looks import NOBODY
from palas.web.seats import qr_code
from palas.web.told import PAGE, device_name, messenger_of, note_this_device
from palas.web.words import WebError

LONGEST_CODE = 64
LONGEST_ANSWER = 16_000
HOME = "/me"


def site_of(request: Request) -> Site:
    """For whom passkeys made here are good."""
    origin = settings_of(request).public_url or str(request.base_url).rstrip("/")
    return Site(urlsplit(origin).hostname or "", origin)


async def enter_page(request: Request) -> Response:
    """Where a person comes back; a code or a link brings its secret behind the #."""
    guest = await guest_of(request)
    mail = messenger_of(request).mailer is not None
    return await drawn(request, guest, "enter.html", here="", mail=mail, sent="sent" in request.query_params)


async def enter(request: Request) -> Response:
    """Come in with a code, or ask for a link by mail."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    if fields.get("do") == "mail":
        await rates_of(request).count("letter", request)
        await thread(send_link, request, fields.get("address", ""))
        return RedirectResponse("/enter?sent=1", status_code=303)
    code = fields.get("code", "")
    if not code or len(code) > LONGEST_CODE:
        raise PeopleError("code-old")

    def use() -> str:
        hall = hall_of(request)
        with hall.store.writing() as connection:
            visitor, kind = use_code(connection, code, ("code", "mail"), hall.now())
        return come_in(request, guest, visitor, "mail" if kind == "mail" else "code")

    return welcome(request, await thread(use))


def come_in(request: Request, guest: Guest, visitor: str, how: How) -> str:
    """This browser becomes that person's; its new token."""
    token = request.cookies.get(COOKIE, "")
    known = token if is_token(token) else None
    return sign_in(hall_of(request), known, visitor, device_name(request, guest), how)


def welcome(request: Request, token: str) -> Response:
    """On to one's own page, with the cookie of a device that is known."""
    response: Response = RedirectResponse(HOME, status_code=303)
    if wants_json(request):
        response = JSONResponse({"go": HOME})
    set_cookie(request, response, COOKIE, token)
    return response


def send_link(request: Request, text: str) -> None:
    """A link to whoever is told by mail at that address. Nobody learns whether there is somebody."""
    address, hall, messenger = check_mail(text), hall_of(request), messenger_of(request)
    if messenger.mailer is None:
        raise WebError("no-mail")
    with hall.store.writing() as connection:
        query = select(WAYS).where(WAYS.c.kind == "mail", WAYS.c.address == address, WAYS.c.confirmed.is_(True))
        ways = [way_of(row) for row in connection.execute(query).mappings()]
        codes = [make_code(connection, "mail", way.visitor, hall.now()) for way in ways]
    for way, code in zip(ways, codes, strict=True):
        with suppress(PeopleError):  # enough links are on their way; whoever asks is told nothing of it
            messenger.ask("enter", way, path=f"/enter#{code}")


# -- passkeys -----------------------------------------------------------------------------------------------------


async def passkey(request: Request) -> Response:
    """The four steps: what is asked to make one, the answer; what is asked to come back, the answer."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    do, answer = fields.get("do", ""), fields.get("answer", "")
    if do not in ("make", "made", "ask", "answer") or len(answer) > LONGEST_ANSWER:
        raise WebError("bad-request")
    hall, site, visitor = hall_of(request), site_of(request), guest.visitor or NOBODY

    def step() -> Response:
        now = hall.now()
        with hall.store.writing() as connection:
            if do == "make":
                return data(request, guest, passkeys.registration(connection, site, visitor.id, guest.name, now))
            if do == "ask":
                return data(request, guest, passkeys.question(connection, site, now))
            if do == "made":
                passkeys.register(connection, site, visitor.id, answer, device_name(request, guest), now)
            else:
                found = passkeys.recognise(connection, site, answer, now)
        if do == "made":
            note_this_device(request, guest)
            return data(request, guest, {"go": f"{PAGE}?done=saved"})
        return welcome(request, come_in(request, guest, found, "passkey"))

    return await thread(step)


# -- devices ------------------------------------------------------------------------------------------------------


async def devices(request: Request) -> Response:
    """A code for another device, signing one out, forgetting a passkey."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    hall, visitor = hall_of(request), guest.visitor or NOBODY
    do = fields.get("do", "")

    def step() -> Response:
        if do == "code":
            note_this_device(request, guest)
            with hall.store.writing() as connection:
                code = make_code(connection, "code", visitor.id, hall.now())
            link = f"{site_of(request).origin}/enter#{code}"
            return data(request, guest, {"svg": qr_code(link), "link": link, "seconds": 120})
        with hall.store.writing() as connection:
            if do == "sign-out":
                sign_out(connection, visitor.id, fields.get("device", ""), hall.now())
            elif do == "forget-passkey":
                passkeys.remove_passkey(connection, visitor.id, fields.get("passkey", ""))
            else:
                raise WebError("bad-request")
        own = visitor_id(request.cookies.get(COOKIE, "")) == fields.get("device")
        return RedirectResponse("/" if own else f"{PAGE}?done=saved", status_code=303)

    return await thread(step)


# -- everything ---------------------------------------------------------------------------------------------------


async def everything(request: Request) -> Response:
    """All that is stored about the person, as a file."""
    guest = await guest_of(request)

    def make() -> Response:
        with hall_of(request).store.reading() as connection:
            found = export(connection, (guest.visitor or NOBODY).id)
        text = json.dumps(found, ensure_ascii=False, indent=2)
        headers = {"content-disposition": 'attachment; filename="palas.json"'}
        return Response(text, media_type="application/json", headers=headers)

    return await thread(make)


async def delete_all(request: Request) -> Response:
    """Forget the person; the browser starts anew."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    if fields.get("sure") != "1":
        raise WebError("not-sure")
    await thread(delete_person, hall_of(request), (guest.visitor or NOBODY).id)
    response = RedirectResponse("/", status_code=303)
    response.delete_cookie(COOKIE, path="/")
    return response


__all__ = ["delete_all", "devices", "enter", "enter_page", "everything", "passkey"]
