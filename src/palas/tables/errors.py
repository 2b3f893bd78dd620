"""What can be refused at a table: every refusal is one sentence in German and English."""

from __future__ import annotations

from importlib.resources import files

from palas.engine.errors import PalasError
from palas.text import COMMON, Words

WORDS = Words(files("palas.tables").joinpath("text"), base=COMMON)


class TableError(PalasError):
    """Something that a table, the hall or the store refuses."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key, words=WORDS, **params)


class NoSuchTable(TableError):
    """No table has this id."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class NoSuchSeat(TableError):
    """The table has no seat of that number."""

    def __init__(self, seat: int) -> None:
        super().__init__("no-such-seat", number=seat + 1)


class NotYourSeat(TableError):
    """The visitor does not sit there."""

    def __init__(self) -> None:
        super().__init__("not-your-seat")


class NoHints(TableError):
    """Among people a table must allow hints."""

    def __init__(self) -> None:
        super().__init__("no-hints")


class NotAskedNow(TableError):
    """The seat is asked nothing now."""

    def __init__(self) -> None:
        super().__init__("not-asked-now")


class NoCoach(TableError):
    """The coach gave no answer."""

    def __init__(self) -> None:
        super().__init__("no-coach")


class NotHost(TableError):
    """Only the visitor who opened the table may do this."""

    def __init__(self) -> None:
        super().__init__("not-host")


class TalkIsOver(TableError):
    """The host has ended the talk at the table."""

    def __init__(self) -> None:
        super().__init__("talk-is-over")


class MayNotWatch(TableError):
    """The table is private and the visitor has no link to it."""

    def __init__(self) -> None:
        super().__init__("may-not-watch")


class BadSecret(TableError):
    """The link is wrong, or was replaced by a newer one."""

    def __init__(self) -> None:
        super().__init__("bad-secret")


class SeatTaken(TableError):
    """Somebody sits there already."""

    def __init__(self) -> None:
        super().__init__("seat-taken")


class TableFull(TableError):
    """No seat is left at this table."""

    def __init__(self) -> None:
        super().__init__("table-full")


class Stale(TableError):
    """The request answers a question that is no longer asked; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("stale")


class OtherRequest(TableError):
    """The key named another request before; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("other-request")


class Quarantined(TableError):
    """The table cannot be replayed here; it is kept as it is, and its people decide."""


class GameOver(TableError):
    """The game is over, so this cannot be done any more."""

    def __init__(self) -> None:
        super().__init__("game-over")


class NotOver(TableError):
    """This is shown only when the game is over."""

    def __init__(self) -> None:
        super().__init__("not-over")


class NothingToUndo(TableError):
    """The seat has made no move that could be taken back."""

    def __init__(self) -> None:
        super().__init__("nothing-to-undo")


class NoUndoAsked(TableError):
    """Nobody asks to take a move back, or the visitor has no say in it."""

    def __init__(self) -> None:
        super().__init__("no-undo-asked")


class BadWish(TableError):
    """A table, a seat, a clock or a name that cannot be as wished."""


class StoreError(TableError):
    """The database cannot be opened, read or written."""


class StoreTooNew(StoreError):
    """A newer Palas wrote this database."""


class StoreFull(StoreError):
    """There is no room left on the disk of the database."""


class StoreOccupied(StoreError):
    """Another server runs on this SQLite file."""


class NoBackup(StoreError):
    """The backup cannot be written."""
