"""Kinds of data that msgspec reads: each is made ready when its module is imported, by one thread."""

from __future__ import annotations

import msgspec

READY: set[type[msgspec.Struct]] = set()


def ready(*kinds: type[msgspec.Struct]) -> None:
    """Let many threads read these kinds. msgspec learns a kind at its first use and crashes where two threads come
    first, so whatever is read with a type must have been made ready."""
    for kind in kinds:
        msgspec.json.Decoder(kind)
        READY.add(kind)
