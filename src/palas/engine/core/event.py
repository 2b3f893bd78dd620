"""Something that happened: one line of the log, one thing to animate."""

from __future__ import annotations

from typing import Final, final

EVERYONE: Final = -1
SPECTATORS: Final = 1 << 30


@final
class Event:
    """One happening, as its audience may know it.

    `audience` is a bit mask of seats (`EVERYONE` for all and the spectators). `news` says that somebody learned
    something that was hidden before, so that undo stops here. `at` is the number of journal entries before it.
    """

    def __init__(self, kind: str, args: tuple[int, ...], audience: int, news: bool, at: int) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.news = news
        self.at = at

    def known_to(self, seat: int) -> bool:
        """May this seat (-1: a spectator) know of it?"""
        if self.audience == EVERYONE:
            return True
        return bool(self.audience & (SPECTATORS if seat < 0 else 1 << seat))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"
