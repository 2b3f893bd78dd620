"""A table that cannot be replayed, as its people have it: they read why, take its record along, go on or end it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from palas.engine.core.luck import commitment, seed_key
from palas.engine.packs import content_hash
from palas.engine.record import FORMAT, Record, record
from palas.tables import care, ledger
from palas.tables.errors import BadWish, NotOver, NotYourSeat, Stale
from palas.tables.ledger import Behind
from palas.tables.loading import Kept, Trouble
from palas.tables.looks import Wording
from palas.tables.standing import Row, Sitting, Standing, sound_rows
from palas.tables.table import House
from palas.tables.things import Visitor
from palas.text import language

if TYPE_CHECKING:
    from sqlalchemy import Connection

Choice = Literal["go-on", "close"]
CHOICES: tuple[Choice, ...] = ("go-on", "close")


@dataclass(frozen=True, slots=True)
class Voter:
    """A person who is asked, and what he wants; "": nothing yet."""

    seat: int
    name: str
    choice: str
    mine: bool


class BrokenTable:
    """What can be done with a table in quarantine; `hall.broken(id)` gives it."""

    def __init__(self, hall: House, stored: Kept, trouble: Trouble, standing: Standing | None) -> None:
        self.id = stored.sheet.id
        self.trouble = trouble
        self._hall = hall
        self._stored = stored
        self._standing = standing

    @property
    def game_id(self) -> str:
        """The title that is played."""
        return self._stored.sheet.game

    @property
    def can_go_on(self) -> bool:
        """Is there a sound moment to go on from?"""
        return self.trouble.kind == "broken" and self._standing is not None

    # -- who ------------------------------------------------------------------------------------------------------

    def is_of(self, visitor: Visitor) -> bool:
        """Does the visitor belong to this table: as its host, or with a seat?"""
        return bool(visitor.id) and (visitor.id == self._stored.sheet.host or bool(self._seats_of(visitor)))

    def voters(self, visitor: Visitor) -> list[Voter]:
        """Everybody who is asked; where no person sits any more, nobody but the host, who is not in this list."""
        with self._hall.store.reading() as connection:
            votes = care.read_votes(connection, self.id, self.trouble.rows)
        found = []
        for seat in self._asked():
            sitting = self._stored.sittings[seat]
            choice = next((votes[one] for one in sitting.visitors if one in votes), "")
            found.append(Voter(seat, sitting.name, choice, visitor.id in sitting.visitors))
        return found

    def may_vote(self, visitor: Visitor) -> bool:
        """Is this visitor asked?"""
        asked = self._asked()
        if not asked:
            return bool(visitor.id) and visitor.id == self._stored.sheet.host
        return any(visitor.id in self._stored.sittings[seat].visitors for seat in asked)

    def _seats_of(self, visitor: Visitor) -> list[int]:
        return [seat for seat, sitting in enumerate(self._stored.sittings) if visitor.id in sitting.visitors]

    def _asked(self) -> list[int]:
        """As for an undo: bots, empty seats and persons for whom a bot plays have no say."""
        return [seat for seat, one in enumerate(self._stored.sittings) if one.person and one.visitors]

    # -- deciding -------------------------------------------------------------------------------------------------

    def vote(self, visitor: Visitor, choice: str) -> bool:
        """Say what shall become of the table; True when all have agreed and it was done."""
        if not self.may_vote(visitor) or self.trouble.kind == "closed":
            raise NotYourSeat
        if choice not in CHOICES or (choice == "go-on" and not self.can_go_on):
            raise BadWish("no-such-way")
        try:
            with self._hall.store.writing() as connection:
                ledger.lock_table(connection, self.id, self._stored.version, marked=True)
                rows = self.trouble.rows
                care.write_vote(connection, self.id, visitor.id, choice, rows, self._hall.now())
                done = self._all_want(choice, care.read_votes(connection, self.id, rows))
                if done and choice == "go-on":
                    self._mend(connection)
                elif done:
                    care.close(connection, self.id)
        except Behind:
            self._hall.forget(self.id)
            raise Stale from None
        if done:
            self._hall.forget(self.id)
            if choice == "go-on":
                self._hall.changed(self._hall.table(self.id))
        return done

    def _all_want(self, choice: str, votes: dict[str, str]) -> bool:
        asked = self._asked()
        if not asked:
            return votes.get(self._stored.sheet.host) == choice
        return all(any(votes.get(one) == choice for one in self._stored.sittings[seat].visitors) for seat in asked)

    def _mend(self, connection: Connection) -> None:
        """Write that the table goes on from its last sound moment. No row is deleted, and everybody keeps his seat."""
        assert self._standing is not None, "there is a sound moment"
        draft = self._standing.draft()
        now = self._hall.now()
        last = max([self._stored.version, *(row.seq for row in self._stored.rows)])
        draft.add(Row(last + 1, max(now, draft.at), "mend", -1, {"sound": draft.version}))
        for seat, sitting in enumerate(self._stored.sittings):
            if not alike(draft.seats[seat], sitting):
                draft.sit(seat, sitting, "open", now)
        draft.fall(now)
        care.clear(connection, self.id)
        ledger.set_version(connection, self.id, last)  # of a damaged table it may be another
        ledger.append(connection, self.id, draft, None)

    # -- taking along ---------------------------------------------------------------------------------------------

    def record(self, visitor: Visitor) -> Record:
        """The record as far as it goes. It tells all, so only when nobody can play on with what it tells."""
        if not self.is_of(visitor):
            raise NotYourSeat
        others = [seat for seat in self._asked() if visitor.id not in self._stored.sittings[seat].visitors]
        if others and not self.is_over:
            raise NotOver
        return self.full_record()

    @property
    def is_over(self) -> bool:
        """Has the game ended, or have its people ended it?"""
        played_out = self._standing.state.over if self._standing is not None else self._stored.finished
        return self.trouble.kind == "closed" or played_out

    def story(self, visitor: Visitor, lang: str) -> str:
        """What happened up to the last sound moment in words, as the visitor's seat may know it."""
        if not self.is_of(visitor):
            raise NotYourSeat
        if self._standing is None:
            raise NotOver
        seat = next(iter(self._seats_of(visitor)), None)
        log = Wording().log(self._standing, seat, language(lang or visitor.lang))
        return "".join(f"{event.text}\n" for event in log)

    def full_record(self, *, keep_key: bool = False) -> Record:
        """The record as far as it goes; its key is for the keeper of the server alone."""
        if self._standing is not None:
            found = record(self._standing.state, keep_key=keep_key)
        else:
            found = unplayed_record(self._stored, keep_key=keep_key or self._stored.finished)
        found.header["names"] = [sitting.name for sitting in self._stored.sittings]
        return found


def alike(one: Sitting, other: Sitting) -> bool:
    """Does the same person sit there, in whatever order his devices are told?"""
    return (one.kind, one.name, one.bot, one.away) == (other.kind, other.name, other.bot, other.away) and set(
        one.visitors
    ) == set(other.visitors)


def unplayed_record(stored: Kept, *, keep_key: bool) -> Record:
    """A record made from the rows alone: of a game whose rules are not at hand."""
    sheet = stored.sheet
    header = {
        "palas": FORMAT,
        "game": sheet.game,
        "rules": sheet.rules,
        "players": sheet.players,
        "options": sheet.options,
    }
    if sheet.changes:
        header["data"] = {"hash": content_hash(sheet.changes), "changes": sheet.changes}
    if sheet.position is not None:
        header |= {"position": sheet.position, "draws": sheet.draws}
    if sheet.seed is not None and sheet.key == seed_key(sheet.seed):
        header["seed"] = sheet.seed
    else:
        header["commitment"] = commitment(sheet.key)
        if keep_key:
            header["key"] = sheet.key.hex()
    lines = []
    for row in sound_rows(stored.rows):
        if row.kind in ("do", "chance", "undo", "drop"):
            lines.append({"seat": row.seat, **row.body} if row.kind == "do" else dict(row.body))
    return Record(header, lines)
