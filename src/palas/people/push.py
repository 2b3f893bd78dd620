"""Web push (RFC 8030, 8291, 8292): a message sealed for one browser, signed with the key of this server."""

from __future__ import annotations

import base64
import binascii
import json
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import select

from palas.people.errors import PeopleError, Unreachable
from palas.people.reach import Reach
from palas.tables import Store
from palas.tables.ledger import new
from palas.tables.schema import FACTS

FACT = "vapid"
DAY = 24 * 3600
LONGEST_PAYLOAD = 3000  # bytes; push services take 4096 sealed
GONE = (404, 410)


def keys_of(store: Store) -> Vapid02:
    """The server's keys, made when they are first asked for; all processes use the same."""
    with store.writing() as connection:
        fresh = Vapid02()
        fresh.generate_keys()
        connection.execute(
            new(connection, FACTS).values(name=FACT, value=fresh.private_pem().decode()).on_conflict_do_nothing()
        )
        pem = connection.execute(select(FACTS.c.value).where(FACTS.c.name == FACT)).scalar_one()
    return Vapid02.from_pem(pem.encode())


def public_key(keys: Vapid02) -> str:
    """What a browser is told, so that it takes messages of this server alone."""
    point = keys.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return unpadded(point)


def unpadded(data: bytes) -> str:
    """Bytes as text for an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    """The bytes again."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that takes messages: where they go, its key and its secret."""

    endpoint: str
    p256dh: str
    auth: str

    def text(self) -> str:
        """As it is stored."""
        return json.dumps({"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth})


def read_subscription(text: str) -> Subscription:
    """A subscription as a browser tells it or as it was stored, if it is one."""
    try:
        told = json.loads(text)
        keys = told.get("keys", told)
        found = Subscription(str(told["endpoint"]), str(keys["p256dh"]), str(keys["auth"]))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(found.p256dh))
        if len(padded(found.auth)) != 16:
            raise ValueError("auth")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, binascii.Error) as error:
        raise PeopleError("subscription") from error
    return found


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, store: Store, reach: Reach, contact: str) -> None:
        self.keys = keys_of(store)
        self.reach = reach
        self.contact = contact  # whom a push service can ask: mailto: or https:

    @property
    def public_key(self) -> str:
        """The key that browsers are told."""
        return public_key(self.keys)

    def send(self, subscription: Subscription, id: str, payload: bytes) -> None:
        """Send it once; a push service that has it already throws the first away (Topic)."""
        if len(payload) > LONGEST_PAYLOAD:
            raise ValueError(f"{len(payload)} bytes are too many for a push message")
        sealed = http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=padded(subscription.p256dh),
            auth_secret=padded(subscription.auth),
            version="aes128gcm",
        )
        parts = urlsplit(subscription.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2, "sub": self.contact}
        headers = {
            **self.keys.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(DAY),
            "Topic": id[:32],
            "Urgency": "high",
        }
        answer = self.reach.post(subscription.endpoint, sealed, headers)
        if answer.status in GONE:
            raise Unreachable("push-gone", lasting=True)
        if answer.status >= 300:
            raise Unreachable("push-refused", lasting=400 <= answer.status < 500 and answer.status != 429)
