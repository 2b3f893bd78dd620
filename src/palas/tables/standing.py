"""How a table stands: its log, folded row by row. Loading, catching up and acting all go through `take`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from palas.engine.core.position import CHANCE_SEAT, SECRET
from palas.engine.core.state import State, pack, who
from palas.engine.errors import BadData
from palas.engine.game import Game, Origin
from palas.engine.record import drawn
from palas.engine.solo import solo_of
from palas.tables.clocks import Face, new_face
from palas.tables.things import Clock, ClockReading, SeatKind, UndoRequest

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log."""

    seq: int
    at: float
    kind: str  # seat, do, chance, undo, drop, ask, agree, refuse, rematch, hint, allow, mend, pace, holiday, vote, wake
    seat: int
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits on a seat; `visitors` are the browsers that may act for it. `away`: the bot plays for the person."""

    kind: SeatKind
    name: str
    bot: str = ""
    away: bool = False
    visitors: tuple[str, ...] = ()

    @property
    def person(self) -> bool:
        """Does a person decide for this seat now?"""
        return self.kind in ("person", "here") and not self.away

    @property
    def played_by_bot(self) -> bool:
        """Does a bot decide for this seat now?"""
        return self.kind == "bot" or self.away


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that is not of the game: somebody sat down, took a move back, ran out of time."""

    entry: int
    key: str
    params: dict[str, Any] = field(default_factory=dict)


class Standing:
    """The game and its table after so many rows. It is never changed once others see it: `draft` makes the next one."""

    def __init__(
        self,
        state: State,
        seats: list[Sitting],
        version: int,
        at: float,
        asked_since: list[int],
        face: Face,
        request: UndoRequest | None,
        notes: list[Note],
        lengths: list[int],
        rematch: str | None,
        pace: float | None = None,
        hints: bool = False,
    ) -> None:
        self.state = state  # stops at every chance, so that what falls can be stored with the move
        self.seats = seats
        self.version = version
        self.at = at
        self.asked_since = asked_since
        self.face = face
        self.request = request
        self.notes = notes
        self.lengths = lengths  # how many entries the game had at each version
        self.rematch = rematch
        self.pace = pace  # seconds before a bot's move, since somebody changed what the table began with
        self.hints = hints  # may people among each other ask for them?
        self.fresh: list[Row] = []  # rows of this draft that are not stored yet
        self.ordered: frozenset[int] = frozenset()  # the entries that were made by order
        self.stand_ins: dict[int, frozenset[int]] = {}  # for which seat others want a bot to stand in, and who does

    @property
    def game(self) -> Game:
        """The title, with its changed data."""
        game: Game = self.state.game
        return game

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [sitting.name for sitting in self.seats]

    def draft(self) -> Standing:
        """A copy to write the next rows on."""
        made = Standing(
            self.state.clone(),
            self.seats[:],
            self.version,
            self.at,
            self.asked_since[:],
            self.face.copy(),
            self.request,
            self.notes[:],
            self.lengths[:],
            self.rematch,
            self.pace,
            self.hints,
        )
        made.stand_ins = dict(self.stand_ins)
        made.ordered = self.ordered
        return made

    # -- looking --------------------------------------------------------------------------------------------------

    def seats_of(self, visitor: str) -> tuple[int, ...]:
        """The seats for which a visitor may act."""
        return tuple(seat for seat, sitting in enumerate(self.seats) if visitor and visitor in sitting.visitors)

    def thinking(self) -> tuple[int, ...]:
        """The seats whose persons must decide now."""
        return tuple(seat for seat in self.state.to_act if seat >= 0 and self.seats[seat].person)

    def bots_to_act(self) -> tuple[int, ...]:
        """The seats for which a bot must decide now."""
        return tuple(seat for seat in self.state.to_act if seat >= 0 and self.seats[seat].played_by_bot)

    def asks_bot(self, seat: int, since: int) -> bool:
        """Is the bot of that seat still asked what it was asked then?"""
        return seat in self.bots_to_act() and self.asked_since[seat] == since

    def is_forced(self, seat: int) -> bool:
        """Has the seat no choice but one?"""
        return seat in self.state.to_act and len(self.state.legal_ids(seat)) == 1

    @property
    def company(self) -> bool:
        """Is there a seat for which a person decides, or will when somebody sits down?"""
        return not all(sitting.played_by_bot for sitting in self.seats)

    def deadline(self) -> float | None:
        """When the first of those who think runs out of time."""
        if self.face.clock is None:
            return None
        return min((self.face.runs_out(seat, self.at) for seat in self.thinking()), default=None)

    def deadline_of(self, seat: int) -> float | None:
        """When the time of a seat that thinks is up; None without a clock."""
        return None if self.face.clock is None else self.face.runs_out(seat, self.at)

    def readings(self, now: float) -> tuple[ClockReading, ...]:
        """What the clock shows now."""
        if self.face.clock is None:
            return ()
        thinking = self.thinking()
        return tuple(
            ClockReading(
                seat,
                max(0.0, left - self.face.elapsed(seat, self.at, max(self.at, now)) if seat in thinking else left),
                seat in thinking and not self.face.rests(seat, now),
            )
            for seat, left in enumerate(self.face.left)
        )

    def summary(self) -> dict[str, Any]:
        """What lists of tables show; nothing that a spectator may not know."""
        state = self.state
        alone = solo_of(state)
        return {
            "to_act": [seat for seat in state.to_act if seat >= 0],
            "round": self.game.round_of(self.game.view(state, None)),
            "winners": list(state.winners()) if state.over else [],
            **({"scores": list(state.scores()), "parts": list(state.breakdown())} if state.over else {}),
            **({"solo": msgspec.to_builtins(alone)} if alone else {}),
        }

    # -- writing --------------------------------------------------------------------------------------------------

    def write(self, kind: str, seat: int, body: dict[str, Any], at: float) -> None:
        """Add a row to this draft. Time never runs backwards, whatever the machine's clock does."""
        self.add(Row(self.version + 1, max(at, self.at), kind, seat, body))

    def add(self, row: Row) -> None:
        """Carry out a row that is not stored yet."""
        self.take(row)
        self.fresh.append(row)

    def play(self, seat: int, code: str, at: float, *, ordered: bool = False) -> None:
        """Write a move, if it is legal, and the chance that follows."""
        action = self.game.parse(self.state, seat, code)
        self.write("do", seat, {"do": action.code, **({"order": 1} if ordered else {})}, at)
        self.fall(at)

    def fall(self, at: float) -> None:
        """Write the chance that falls now."""
        luck = self.state.origin.luck()
        while self.state.to_act == (CHANCE_SEAT,):
            self.write("chance", NOBODY, {"chance": drawn(self.state, luck)}, at)

    def sit(self, seat: int, sitting: Sitting, why: str, at: float) -> None:
        """Write who sits on a seat from now on."""
        body = {
            "sits": sitting.kind,
            "name": sitting.name,
            "bot": sitting.bot,
            "away": sitting.away,
            "visitors": list(sitting.visitors),
            "why": why,
        }
        self.write("seat", seat, body, at)

    # -- folding --------------------------------------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """Carry out one row of the log."""
        mends = row.kind == "mend"
        if row.seq <= self.version or (row.seq != self.version + 1 and not mends):
            raise BadData("record", detail=f"seq {row.seq} after {self.version}")
        before = self.thinking()
        self.face.run(row.at if mends else self.at, row.at, before)  # nobody pays for the time it could not be played
        self.at = row.at
        self.version = row.seq
        if row.kind == "do":
            self._do(row)
        elif row.kind == "chance":
            self.state.apply_chance(row.body["chance"])
            self._ask_all(row.seq)
        elif row.kind in ("undo", "drop"):
            self._take_back(row)
        elif row.kind == "seat":
            self._sit(row)
        elif row.kind == "rematch":
            self.rematch = row.body["table"]
        elif row.kind in ("holiday", "vote", "wake"):
            self._time(row)
        elif row.kind == "pace":
            self.pace = row.body["pace"]
        elif row.kind == "hint":
            self._note("hint", row.seat)
        elif row.kind == "allow":
            self.hints = True
            self._note("allows-hints", NOBODY)
        elif mends:
            self._mend(row)
        else:
            self._request(row)
        self.lengths += [self.state.length] * (row.seq - len(self.lengths))  # several where rows were set aside
        for seat in self.thinking():
            if seat not in before:
                self.face.begin(seat)

    def _do(self, row: Row) -> None:
        state = self.state
        action = self.game.action_id(row.body["do"])
        if action not in state.legal_ids(row.seat):  # stored by other rules than ours
            raise BadData("record", detail=f"seq {row.seq}: {row.seat} {row.body['do']}")
        secret, asked = state.position.stack[-1].mode() == SECRET, state.to_act
        if row.body.get("order"):
            self.ordered |= {state.length}
        state.replay_entries([pack(row.seat, action)])
        if not (secret and len(asked) > 1):
            self._ask_all(row.seq)  # a secret answer leaves the others' question as it was
        if not self.seats[row.seat].played_by_bot:
            self.stand_ins.pop(row.seat, None)
            self.face.moved(row.seat, state.length, row.seat in state.to_act)
            self.request = None  # who plays on has answered

    def _ask_all(self, seq: int) -> None:
        for seat in self.state.to_act:
            if seat >= 0:
                self.asked_since[seat] = seq

    def _take_back(self, row: Row) -> None:
        asked = self.state.to_act
        if row.kind == "undo":
            self.state.rewind(row.body["undo"])
            self._ask_all(row.seq)
        else:
            self.state.drop(row.body["drop"])
            for seat in self.state.to_act:
                if seat not in asked:
                    self.asked_since[seat] = row.seq
        last = self.state.length - 1
        self.ordered = frozenset(entry for entry in self.ordered if entry <= last)
        self.notes = [replace(note, entry=min(note.entry, last)) for note in self.notes]
        self.request = None

    def _mend(self, row: Row) -> None:
        """All agreed to go on from here: what was stored after this moment stays in the log and counts no more."""
        if row.body["sound"] != len(self.lengths):
            raise BadData("record", detail=f"seq {row.seq}: {row.body['sound']}")
        self._ask_all(row.seq)
        self.request = None
        self._note("mended", NOBODY, rows=row.seq - 1 - row.body["sound"])

    def _sit(self, row: Row) -> None:
        body = row.body
        old = self.seats[row.seat]
        self.seats[row.seat] = Sitting(body["sits"], body["name"], body["bot"], body["away"], tuple(body["visitors"]))
        why = body["why"]
        self.stand_ins.pop(row.seat, None)
        if why == "back":
            self.face.back(row.seat)
        if why not in ("open", "device"):
            self._note(f"seat-{why}", row.seat, bot=body["bot"], before=old.name)

    def _time(self, row: Row) -> None:
        """Somebody is away for a while, wants a bot to stand in for another, or wakes a table that sleeps."""
        body = row.body
        if row.kind == "holiday":
            if body["to"] > body["from"]:
                self.face.holidays[row.seat] = (body["from"], body["to"])
            else:
                self.face.holidays.pop(row.seat, None)
            self._note("holiday" if row.seat in self.face.holidays else "holiday-over", row.seat)
        elif row.kind == "vote":
            known = self.stand_ins.get(body["for"], frozenset())
            self.stand_ins[body["for"]] = known | {row.seat}
            self._note("wants-stand-in", row.seat, other=self.seats[body["for"]].name)
        else:
            self._note("wakes", row.seat)

    def _request(self, row: Row) -> None:
        body = row.body
        if row.kind == "ask":
            self.request = UndoRequest(row.seat, body["entry"], tuple(body["asked"]), ())
            self._note("asks-undo", row.seat)
        elif row.kind == "agree" and self.request is not None:
            agreed = tuple(sorted({*self.request.agreed, *body["seats"]}))
            self.request = replace(self.request, agreed=agreed)
        elif row.kind == "refuse" and self.request is not None:
            self._note("withdraws-undo" if row.seat == self.request.seat else "refuses-undo", row.seat)
            self.request = None
        else:
            raise BadData("record", detail=f"{row.seq}: {row.kind}")

    def _note(self, key: str, seat: int, **params: Any) -> None:
        name = self.seats[seat].name if seat >= 0 else ""
        self.notes.append(Note(self.state.length - 1, key, {"name": name, **params}))


def sound_rows(rows: list[Row]) -> list[Row]:
    """The rows that count: those that a later row sets aside are left out."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == "mend":
            while kept and kept[-1].seq > row.body.get("sound", row.seq):
                kept.pop()
        kept.append(row)
    return kept


def first_standing(game: Game, origin: Origin, clock: Clock | None) -> Standing:
    """A table before the first row of its log."""
    state = game.at_start(origin, True)
    nobody = Sitting("bot", "")
    return Standing(
        state,
        [nobody] * origin.players,
        0,
        0.0,
        [0] * origin.players,
        new_face(clock, origin.players),
        None,
        [],
        [],
        None,
    )


def last_entry_of(state: State, seats: tuple[int, ...]) -> int:
    """The number of the last entry that one of these seats made, or -1."""
    entries = state.entries()
    return next((i for i in range(len(entries) - 1, -1, -1) if who(entries[i]) in seats), -1)
