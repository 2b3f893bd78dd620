"""The numbers of all reasons why something is not legal; `reasons.py` puts them into words."""

from __future__ import annotations

from typing import Final

NOT_IN_HAND: Final = 1  # VIS-6.2
TOO_FAR: Final = 2  # VIS-7.1
OTHER_PATH: Final = 3  # VIS-8.1
NOT_FUNDED: Final = 4  # VIS-8.2
MUST_ACT: Final = 5  # VIS-8.1, Q-4
NO_SUCH_ICON: Final = 6  # VIS-8.5
TOO_EXPENSIVE: Final = 7  # VIS-8.5, 13.1
MUST_DISMISS: Final = 8
TOO_MANY: Final = 9  # VIS-9.1
ALREADY_BUILT: Final = 10  # VIS-10.1
NO_SPOT: Final = 11  # VIS-10.1
OCCUPIED: Final = 12  # VIS-10.3
OTHER_BANK: Final = 13  # VIS-4.5
NO_WORKER: Final = 14  # VIS-11.1
SUPERFLUOUS: Final = 15  # VIS-8.7
CANNOT_PAY: Final = 16  # VIS-8.2
NO_GROUP: Final = 17  # VIS-11.2
NOT_CROWDED: Final = 18  # VIS-11.4
NOBODY_THERE: Final = 19  # VIS-11.4
NO_CARD: Final = 20  # VIS-18, discard and destroy
LAST_THREE: Final = 21  # VIS-6.6
NOT_FREE: Final = 23  # VIS-12.5
NOTHING_TO_FLIP: Final = 24  # VIS-16.2
CORRUPTION_FIRST: Final = 25  # VIS-17.4
NOT_LAID_OUT: Final = 26  # VIS-3.8
OTHER_TYPE: Final = 27  # VIS-18, build_free
