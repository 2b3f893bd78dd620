"""The numbers of all reasons why something is not legal; `reasons.py` puts them into words."""

from __future__ import annotations

from typing import Final

NO_WORKER_LEFT: Final = 1  # CAY-5.3
TOO_EXPENSIVE: Final = 2  # CAY-5.3, 5.5
OCCUPIED: Final = 3  # CAY-5.4
ALREADY_THERE: Final = 4  # CAY-5.4
STABLES_CLOSED: Final = 5  # CAY-13.2
NOT_FOR_WORKERS: Final = 6  # CAY-5.4
NOT_ON_THE_ROAD: Final = 7  # CAY-5.4
NOT_THE_GATE: Final = 8  # CAY-6.3
OFF_THE_ROAD: Final = 9  # CAY-7.2
NO_MONEY: Final = 10  # CAY-7.1
TILE_GONE: Final = 11  # CAY-8.8
ROAD_FULL: Final = 12  # CAY-8.11
CANNOT_PAY: Final = 13  # CAY-3.5
NO_RESIDENCE: Final = 14  # CAY-8.13
NOT_YOUR_RESIDENCE: Final = 15  # CAY-8.13
NOT_TRANSFORMABLE: Final = 16  # CAY-8.17
NOT_YOUR_BUILDING: Final = 17  # CAY-8.17
ALREADY_CLAIMED: Final = 18  # CAY-8.17
NO_SUCH_CUBE: Final = 19  # CAY-3.5
CASTLE_FULL: Final = 20  # CAY-9.6
NO_BATCH: Final = 21  # CAY-9.3
ROW_USED: Final = 22  # CAY-11.6
COLUMN_NOT_REACHED: Final = 23  # CAY-11.4
NO_EFFECT_THERE: Final = 24  # CAY-11.4
TAKE_THE_FIRST: Final = 25  # CAY-8.8
