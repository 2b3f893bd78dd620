"""The numbers of all reasons why something is not legal; `reasons.py` puts them into words."""

from __future__ import annotations

from typing import Final

NOT_IN_HAND: Final = 1  # CAS-4.3
MASTER_BUILDER_TOO_EARLY: Final = 2  # CAS-4.2
SOLD_OUT: Final = 3  # CAS-5.2
NO_HELPER: Final = 4  # CAS-7.2.1, 10.6
NOT_THE_HOST: Final = 5  # CAS-15.5
RIDER_CLOSED: Final = 6  # CAS-7.2.2
OWN_HELPER: Final = 7  # CAS-7.2.3
PLACED_THIS_ROUND: Final = 8  # CAS-7.2.2
WAGON_OCCUPIED: Final = 9  # CAS-7.2.2
NOT_YOUR_HELPER: Final = 10  # CAS-15.5
TOWER_HAS_NONE: Final = 11  # CAS-7.3.1
OWN_WORKER: Final = 12  # CAS-7.4.1
NO_SUCH_WORKER: Final = 13  # CAS-7.4.1
BOUGHT_ALREADY: Final = 14  # CAS-7.4.1
NOT_ON_THE_CARD: Final = 15  # CAS-7.4.1
NO_TALER: Final = 16  # CAS-7.4.1
ALREADY_STANDS: Final = 17  # CAS-8.1
TAKE_THE_FIRST: Final = 18  # CAS-8.1
CANNOT_PAY: Final = 19  # CAS-8.1
NOTHING_ERECTED: Final = 20  # CAS-10.1
NOT_OPEN: Final = 21  # CAS-10.2
PLACE_OCCUPIED: Final = 22  # CAS-10.2
TOO_EXPENSIVE: Final = 23  # CAS-10.3
SAME_BUILDING: Final = 24  # CAS-10.4
NOT_IN_PILE: Final = 25  # CAS-15.7
NOT_OWNED: Final = 26  # CAS-9.1, 12.7
TOO_MUCH: Final = 27  # CAS-9.2
NO_WORKER_CARD: Final = 28  # CAS-15.10
NOT_ON_MAIDEN: Final = 29  # CAS-15.9
PIECES_MISSING: Final = 30  # CAS-8.1
TOO_LITTLE: Final = 31  # CAS-9.2
NO_MORE_SILVER: Final = 32  # CAS-9.2
TAKE_THE_FIRST_PLACE: Final = 33  # CAS-10.2
