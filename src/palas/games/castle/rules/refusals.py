"""The numbers of all reasons why something is not legal; `reasons.py` puts them into words and names their rules."""

from __future__ import annotations

from typing import Final

NOT_IN_HAND: Final = 1
MASTER_BUILDER_TOO_EARLY: Final = 2
SOLD_OUT: Final = 3
NO_HELPER: Final = 4
NOT_THE_HOST: Final = 5
RIDER_CLOSED: Final = 6
OWN_HELPER: Final = 7
PLACED_THIS_ROUND: Final = 8
WAGON_OCCUPIED: Final = 9
NOT_YOUR_HELPER: Final = 10
TOWER_HAS_NONE: Final = 11
OWN_WORKER: Final = 12
NO_SUCH_WORKER: Final = 13
BOUGHT_ALREADY: Final = 14
NOT_ON_THE_CARD: Final = 15
NO_TALER: Final = 16
ALREADY_STANDS: Final = 17
TAKE_THE_FIRST: Final = 18
CANNOT_PAY: Final = 19
NOTHING_ERECTED: Final = 20
NOT_OPEN: Final = 21
PLACE_OCCUPIED: Final = 22
FEE_TOO_HIGH: Final = 23
SAME_BUILDING: Final = 24
NOT_IN_PILE: Final = 25
NOT_OWNED: Final = 26
TOO_MUCH: Final = 27
NO_WORKER_CARD: Final = 28
NOT_ON_MAIDEN: Final = 29
PIECES_MISSING: Final = 30
TOO_LITTLE: Final = 31
NO_MORE_SILVER: Final = 32
TAKE_THE_FIRST_PLACE: Final = 33
TOO_EXPENSIVE: Final = 34
NO_HELPER_ANYWHERE: Final = 35
NONE_FOR_SILVER: Final = 36
NO_STONE_FOR_SILVER: Final = 37
