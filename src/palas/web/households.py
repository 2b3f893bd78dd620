"""From which household a request comes: what counts as one address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD_BITS = 64  # who has one IPv6 address has all of its network


def household(host: str) -> str:
    """Whom an address stands for: itself, or in IPv6 the network of 64 bits that one household is given."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, HOUSEHOLD_BITS), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
