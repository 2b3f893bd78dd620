"""The numbers of all reasons why something is not legal, each with its rule; `reasons.py` puts them into words."""

from __future__ import annotations

from typing import Final

DONE_ALREADY: Final = 1  # NOB-4.1
NOT_FIRST: Final = 2  # NOB-4.3
NOTHING_DONE: Final = 3  # NOB-4.3
CLOSED: Final = 4  # NOB-12.3
OCCUPIED: Final = 5  # NOB-5.1
NO_DIE: Final = 6  # NOB-5.7
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
NO_CARD: Final = 24  # NOB-6.1.4
NEW_CARD: Final = 25  # NOB-6.1.3
NO_ROOM: Final = 26  # NOB-6.3.5
NO_SUCH_DIE: Final = 27  # NOB-5.1
MUST_SELL: Final = 28  # NOB-6.7.1
MUST_CHOOSE: Final = 29  # NOB-6.9.1
NOT_DEALT: Final = 30  # NOB-15.1
NO_SLOT: Final = 31  # NOB-6.1.1
GUILD_CLOSED: Final = 32  # NOB-6.3.1
NOT_IN_PLAY: Final = 33  # NOB-15.2
NO_MODIFIER: Final = 34  # NOB-5.4
NOT_IN_DISPLAY: Final = 35  # NOB-6.1.2
NO_SPACE_ON_SHIP: Final = 36  # NOB-6.7.2
NO_SUCH_GOOD: Final = 37  # NOB-6.7.1
NO_PLOT: Final = 38  # NOB-7.2
NO_MODIFIERS_LEFT: Final = 39  # NOB-6.9.3
WRONG_AMOUNT: Final = 40  # NOB-7.2
NO_APPRENTICE_TO_MOVE: Final = 41  # NOB-6.3.5
NONE_TO_RECALL: Final = 42  # NOB-6.11.1
NO_WORKER_TO_PLACE: Final = 43  # NOB-6.3.5
NO_WORKER_FOR_DESK: Final = 44  # NOB-15.3
NO_RACE_FOR_DESK: Final = 45  # NOB-15.3
NO_TILE_TO_REPLACE: Final = 46  # NOB-6.9.3
NO_COUNCIL_TILE: Final = 47  # NOB-6.8.1
NO_CARD_TO_REPLACE: Final = 48  # NOB-6.9.3
NO_YARD_SLOT: Final = 49  # NOB-6.2.1
NO_SUCH_SLOT: Final = 50  # NOB-6.10.1
NOT_YOUR_SITE: Final = 51  # NOB-6.6.2
NOT_YOUR_TILE: Final = 52  # NOB-15.7
NO_DIE_TO_REROLL: Final = 53  # NOB-6.3.8
NO_GOOD_TO_SWAP: Final = 54  # NOB-6.3.8
NO_COIN_FOR_GOOD: Final = 55  # NOB-6.3.8
NOT_THAT_MANY: Final = 56  # NOB-7.2
NOT_THAT_GOOD: Final = 57  # NOB-6.3.7
NOTHING_TO_REROLL: Final = 58  # NOB-6.3.8
