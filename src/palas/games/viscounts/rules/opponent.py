"""The solo opponent's place: its number among the people, and where its viscount stands (VIS-22)."""

from __future__ import annotations

from typing import Final

from palas.games.viscounts.state import Realm

WHO: Final = 1  # its place among the people of a solo game


def piece(realm: Realm) -> int:
    """The piece on which its viscount stands."""
    return realm.people[WHO].space // 3
