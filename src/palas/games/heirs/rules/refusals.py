"""The numbers of all reasons why something is not legal; `reasons.py` puts them into words."""

from __future__ import annotations

from typing import Final

TAKEN_ALREADY: Final = 1  # HEI-5.1
NOT_REACHABLE: Final = 2  # HEI-4.2
NO_TILE_IN_SLOT: Final = 3  # HEI-4.2
NOT_IN_HAND: Final = 4  # HEI-5.5
NO_RESOURCES: Final = 5  # HEI-5.6
NO_CELL: Final = 6  # HEI-5.5
MOVED_ALREADY: Final = 7  # HEI-5.10
NOWHERE_TO_GO: Final = 8  # HEI-5.10
TAKE_FIRST: Final = 9  # HEI-5.1
NOT_YOUR_CAMP: Final = 10  # HEI-6.1
TAKE_BEFORE_CAMP: Final = 11  # HEI-6.1
CELL_OCCUPIED: Final = 12  # HEI-5.5
NOT_ADJACENT: Final = 13  # HEI-5.5
TOO_FAR: Final = 14  # HEI-5.10
NO_TILE_THERE: Final = 15  # HEI-5.10
TROOP_THERE: Final = 16  # HEI-5.11
FOLLOWER_STAYS: Final = 17  # HEI-5.10
IN_RESERVE: Final = 18  # HEI-5.10
