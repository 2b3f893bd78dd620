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


def use(town: Town, seat: int, number: int) -> None:
    """Carry out the effect for the seat, or put its question on the stack."""
    INTERPRETERS[0].use(town, seat, number)


def usable(town: Town, seat: int, number: int) -> bool:
    """Could the seat do anything with it now (CAY-11.4)?"""
    return INTERPRETERS[0].usable(town, seat, number)
