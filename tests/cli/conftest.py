"""What the tests of the commands share."""

from terminal_people import bots, palas

__all__ = ["bots", "palas"]
