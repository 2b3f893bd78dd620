"""What the processes that reckon aside of a server share: they come last, and say one line of JSON at a time."""

from __future__ import annotations

import os
import sys

import msgspec

NICENESS = 10  # everything else comes first


def step_aside() -> None:
    """Everybody else comes first from now on."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def say(told: msgspec.Struct) -> None:
    """One line, heard at once."""
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()
