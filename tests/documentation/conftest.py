"""What the tests of the documentation share."""

from terminal_people import palas

__all__ = ["palas"]
