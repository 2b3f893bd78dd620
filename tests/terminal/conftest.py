"""What the tests of the terminal share."""

from terminal_people import bots, palas

__all__ = ["bots", "palas"]
