"""Who may come into the hall and open tables in it, and what a new table says to those who look for one."""

from __future__ import annotations

from starlette.requests import Request

from palas.people.seeking import Advert, advert_of, may_come_in, write_advert
from palas.web.guests import Guest, hall_of, settings_of
from palas.web.words import WebError


def check_welcome(request: Request, guest: Guest) -> None:
    """Refuse whoever was not invited into a hall that is not open to all."""
    if not settings_of(request).invite_only:
        return
    with hall_of(request).store.reading() as connection:
        if not may_come_in(connection, guest.visitor.id if guest.visitor else ""):
            raise WebError("invite-only", status=403)


def advert_in(fields: dict[str, str]) -> Advert:
    """What the host of a new table says of it, if it can be shown."""
    return advert_of(fields.get("seek_lang", ""), fields.get("seek_experience", "any"), fields.get("seek_note", ""))


def keep_advert(request: Request, table_id: str, advert: Advert) -> None:
    """Keep it."""
    with hall_of(request).store.writing() as connection:
        write_advert(connection, table_id, advert)
