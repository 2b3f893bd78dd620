"""The words of a table as data: what is wished, what is stored about seats, what a page is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from palas.engine.action import Action, Decision
from palas.engine.deeds import Deed, Happening
from palas.engine.game import Game
from palas.engine.solo import Solo
from palas.engine.view import View
from palas.tables.resting import Rest

SeatKind = Literal["person", "here", "link", "open", "bot"]
SEAT_KINDS: tuple[SeatKind, ...] = ("person", "here", "link", "open", "bot")
SLOWEST_PACE = 30  # seconds that a bot may wait before its move
UndoKind = Literal["none", "free", "needs_consent"]


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person, known by the token of a browser or of several. Empty `lang` and `theme`: as the browser wishes."""

    id: str
    nickname: str = ""
    lang: str = ""
    theme: str = ""
    sound: bool = False
    notice: bool = False
    former: tuple[str, ...] = ()  # browsers that were visitors of their own before this one was signed in there


@dataclass(frozen=True, slots=True)
class Greeting:
    """Who came in; `new_token` is set when the browser must be given a token."""

    visitor: Visitor
    new_token: str | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """How time is measured. At zero a bot plays for the seat until its person is back.

    `turn` gives `seconds` for every decision; `bank` gives `seconds` in all and `increment` for each turn made.
    """

    kind: Literal["turn", "bank"]
    seconds: float
    increment: float = 0.0
    rest: Rest | None = None  # the hours in which it stands still


@dataclass(frozen=True, slots=True)
class SeatWish:
    """One seat of a table to be opened: its kind, what its person is called, which bot sits there."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class TableWish:
    """A table to be opened. `seed` is for tests and research: a live table draws its key from the operating system."""

    game: str
    seats: Sequence[SeatWish]
    options: Mapping[str, Any] = field(default_factory=dict)
    changes: Mapping[str, Any] = field(default_factory=dict)
    order: Literal["random", "as_listed"] = "random"
    clock: Clock | None = None
    pace: float = 1.0
    public: bool = False
    name: str = ""  # what the host calls the table
    hints: bool = False  # may people among each other ask a master for hints?
    seed: int | str | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table: the secrets of its seats and of the link for spectators, and its code. They are told only once."""

    table_id: str
    secrets: dict[int, str]
    watch: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat. `away`: a bot (`bot`) plays for the person until he is back. `mine`: the looker's own, and
    then `devices` counts the browsers that may act for it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    away: bool = False
    colour: str = "gules"  # the tincture of the seat, as the game has it
    mine: bool = False
    devices: int = 0

    @property
    def waits(self) -> bool:
        """Does the seat still wait for somebody to sit down?"""
        return self.kind in ("link", "open")

    @property
    def played_by_bot(self) -> bool:
        """Does a bot decide for this seat now?"""
        return self.kind == "bot" or self.away


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as one line of a list."""

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    to_act: tuple[int, ...]
    my_seats: tuple[int, ...]
    my_turn: bool
    finished: bool
    changed: float
    opened: float
    round: int | None = None
    public: bool = False
    mine: bool = False
    winners: tuple[int, ...] = ()
    name: str = ""  # what its host calls it
    trouble: bool = False  # it cannot be replayed and waits for its people


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game that a visitor has played to its end alone."""

    table_id: str
    game: str
    changed: float
    solo: Solo


@dataclass(frozen=True, slots=True)
class ClockReading:
    """How much time a seat has left, in seconds, when the look was taken, and whether it is running."""

    seat: int
    left: float
    running: bool


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody asks to take the game back to its first `entry` entries; all seats of `asked` must have agreed."""

    seat: int
    entry: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """All that a page of one seat (None: a spectator) may show, and nothing else."""

    table_id: str
    version: int
    entries: int  # how many moves and chances the game has; `table.at` takes 0 to this
    game: Game
    seat: int | None
    view: View
    told: tuple[Happening, ...]  # the log, event by event; entry -1 is the set-up of the game
    names: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    to_act: tuple[int, ...]
    decision: Decision | None
    legal: tuple[Action, ...]
    asked_since: int
    undo: UndoKind
    undo_code: str  # the move that an undo takes back, if it is the seat's own
    undo_moves: int  # and how many in all, those of others included
    undo_request: UndoRequest | None
    clock: Clock | None
    clocks: tuple[ClockReading, ...]
    at: float  # when this look was taken, in seconds since 1970
    host: bool
    over: bool
    commitment: str
    key: str | None
    breakdown: tuple[dict[str, int], ...]  # points by seat and source, when the game is over
    result: Result | None
    rematch: str | None
    pace: float = 0.0  # seconds before a bot's move
    alone: bool = False  # no other person sits there: everything can be taken back
    hints: bool = False  # may the seat ask for a hint?
    ordered: frozenset[int] = frozenset()  # the entries that were made by order
    lengths: tuple[int, ...] = field(default=(), repr=False)
    deeds: tuple[Deed, ...] = field(default=(), repr=False)  # the log in deeds

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        """The log in sentences, each with its entry."""
        return tuple((event.entry, event.text) for event in self.told)

    def changed_since(self, version: int) -> int:
        """The number of the first entry that a page which last showed `version` has not seen; `entries` if none."""
        return min(self.lengths[max(version, 1) - 1 :], default=self.entries)


@dataclass(frozen=True, slots=True)
class Done:
    """What was asked for is stored. `repeated`: it was, already before."""

    version: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    """What a table has just stored, and how long it took: so many moves by a person or by a bot, the seconds in which
    they were checked and stored."""

    table_id: str
    version: int
    moves: int
    by: Literal["person", "bot"]
    check: float
    store: float


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would cost and gain: how the holdings of its seat and of others change. `chance`: more depends on
    luck."""

    seat: int
    code: str
    changes: dict[str, int]
    chance: bool = False
    others: Mapping[int, Mapping[str, int]] = field(default_factory=dict)  # what it changes for them, by seat
