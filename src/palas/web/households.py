"""From which household a request comes: what counts as one address, and the word by which the tables know it."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from palas.tables.turns import HOUSEHOLD

HOUSEHOLD_BITS = 64  # who has one IPv6 address has all of its network
SALT = secrets.token_bytes(16)  # of this process: what it remembers cannot be turned back into addresses


class Households:
    """Tells the tables from which household each request and each socket comes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client"):
            HOUSEHOLD.set(word_for(household(scope["client"][0])))
        await self.app(scope, receive, send)


def word_for(household: str) -> str:
    """A word that is the same for one household as long as this process lives."""
    return blake2b(household.encode(), key=SALT, digest_size=8).hexdigest()


def household(host: str) -> str:
    """Whom an address stands for: itself, or in IPv6 the network of 64 bits that one household is given."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, HOUSEHOLD_BITS), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
