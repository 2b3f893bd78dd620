"""Passkeys (WebAuthn): a device proves who sits before it; nobody types a password, and none is kept."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from palas.people.entry import make_code, use_code
from palas.people.errors import PeopleError
from palas.people.schema import PASSKEYS

MOST = 20
WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)


@dataclass(frozen=True, slots=True)
class Site:
    """For whom a passkey is good: the name of the host, and the origin of its pages."""

    host: str
    origin: str


def registration(connection: Connection, site: Site, visitor: str, name: str, now: float) -> dict[str, Any]:
    """What the browser needs to make a passkey for this person."""
    known = connection.scalars(select(PASSKEYS.c.id).where(PASSKEYS.c.visitor == visitor))
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Palas",
        user_id=visitor.encode(),
        user_name=name or "Palas",
        user_display_name=name or "Palas",
        challenge=make_code(connection, "challenge", visitor, now).encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known],
    )
    plain: dict[str, Any] = json.loads(options_to_json(options))
    return plain


def register(connection: Connection, site: Site, visitor: str, answer: str, name: str, now: float) -> None:
    """Keep a passkey that the browser has made, if it answers our question and belongs here."""
    count = connection.execute(select(func.count()).where(PASSKEYS.c.visitor == visitor)).scalar_one()
    if count >= MOST:
        raise PeopleError("too-many-ways", most=MOST)
    challenge = challenge_in(answer)
    asked, _ = use_code(connection, challenge, ("challenge",), now)
    if asked != visitor:
        raise PeopleError("passkey")
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=False,
        )
    except WRONG as error:
        raise PeopleError("passkey") from error
    connection.execute(
        insert(PASSKEYS).values(
            id=bytes_to_base64url(made.credential_id),
            visitor=visitor,
            key=bytes_to_base64url(made.credential_public_key),
            count=made.sign_count,
            name=name,
            added=now,
        )
    )


def question(connection: Connection, site: Site, now: float) -> dict[str, Any]:
    """What is asked of whoever wants to come back; the device knows which passkeys it has."""
    challenge = make_code(connection, "challenge", "", now)
    options = generate_authentication_options(
        rp_id=site.host, challenge=challenge.encode(), user_verification=UserVerificationRequirement.PREFERRED
    )
    plain: dict[str, Any] = json.loads(options_to_json(options))
    return plain


def recognise(connection: Connection, site: Site, answer: str, now: float) -> str:
    """Whose passkey has answered."""
    challenge = challenge_in(answer)
    use_code(connection, challenge, ("challenge",), now)
    try:
        id = bytes_to_base64url(base64url_to_bytes(str(json.loads(answer)["id"])))
    except WRONG as error:
        raise PeopleError("passkey") from error
    found = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).mappings().one_or_none()
    if found is None:
        raise PeopleError("passkey-unknown")
    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(found["key"]),
            credential_current_sign_count=found["count"],
            require_user_verification=False,
        )
    except WRONG as error:
        raise PeopleError("passkey") from error
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == id).values(count=verified.new_sign_count))
    return str(found["visitor"])


def challenge_in(answer: str) -> str:
    """The question that an answer says it answers."""
    try:
        client = json.loads(base64url_to_bytes(str(json.loads(answer)["response"]["clientDataJSON"])))
        return base64url_to_bytes(str(client["challenge"])).decode()
    except WRONG as error:
        raise PeopleError("passkey") from error


def passkeys_of(connection: Connection, visitor: str) -> list[tuple[str, str, float]]:
    """A person's passkeys: id, name, since when."""
    query = select(PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.added).where(PASSKEYS.c.visitor == visitor)
    return [(id, name, added) for id, name, added in connection.execute(query.order_by(PASSKEYS.c.added))]


def remove_passkey(connection: Connection, visitor: str, id: str) -> None:
    """Forget a passkey."""
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.visitor == visitor, PASSKEYS.c.id == id))
