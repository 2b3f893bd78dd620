"""The numbers of all reasons why something is not legal; `reasons.py` puts them into words."""

from __future__ import annotations

from typing import Final

DONE_ALREADY: Final = 1  # NOB-4.1
NOT_FIRST: Final = 2  # NOB-4.3
NOTHING_DONE: Final = 3  # NOB-4.3
CLOSED: Final = 4  # NOB-5.7
OCCUPIED: Final = 5  # NOB-5.1
NO_DIE: Final = 6  # NOB-5.4
OVER_LIMIT: Final = 7  # NOB-5.2
TOO_EXPENSIVE: Final = 8  # NOB-5.7
NO_HOUSE: Final = 9  # NOB-6.2.2
NO_APPRENTICE: Final = 10  # NOB-6.4.2
NO_WORKER: Final = 11  # NOB-6.4.4
NO_TILE: Final = 12  # NOB-6.4.1
GUILD_FULL: Final = 13  # NOB-6.4.2
NO_SITE: Final = 14  # NOB-6.4.4
NOTHING_TO_SELL: Final = 15  # NOB-6.7.1
NO_RACE: Final = 16  # NOB-6.8.1
NO_NOBILITY: Final = 17  # NOB-6.8.1
NO_GOODS: Final = 18  # NOB-6.8.1
NOTHING_AT_BERK: Final = 19  # NOB-6.9.3
NOT_YOURS: Final = 20  # NOB-6.6.1
NOT_HELD: Final = 21  # NOB-7.2
NO_PLATFORM: Final = 22  # NOB-7.2
CANNOT_PAY: Final = 23  # NOB-7.2
NOT_IN_DISPLAY: Final = 24  # NOB-6.1.2
NEW_CARD: Final = 25  # NOB-6.1.3
NO_ROOM: Final = 26  # NOB-6.3.5
NO_SUCH_DIE: Final = 27  # NOB-6.3.8
MUST_SELL: Final = 28  # NOB-6.7.1
MUST_CHOOSE: Final = 29  # NOB-6.9.1
NOT_DEALT: Final = 30  # NOB-15.1
