"""Effects printed on buildings and favour cells, for the chapters that set them off (rules, section V.1)."""

from __future__ import annotations

from palas.games.caylus.state import Town


class Interpreter:
    """Whoever knows what the printed effects do.

    It calls chapters that award favours, and favours set off effects again: so it stands above them, in
    interpreter.py, and says here that it is the one.
    """

    def use(self, town: Town, seat: int, number: int) -> None:
        """Carry out the effect for the seat, or put its question on the stack."""
        raise RuntimeError("the interpreter answers this")

    def usable(self, town: Town, seat: int, number: int) -> bool:
        """Could the seat do anything with it now (CAY-11.4)?"""
        raise RuntimeError("the interpreter answers this")


INTERPRETERS: list[Interpreter] = []  # the one of interpreter.py, as soon as that is loaded


def printed() -> Interpreter:
    """Whoever knows it."""
    return INTERPRETERS[0]
