"""Company at a table: who sits down, gets up, hands over, rests or stands in."""

from __future__ import annotations

from palas.tables import ledger, seating
from palas.tables.errors import BadSecret, BadWish, GameOver, NotHost, NotYourSeat, SeatTaken, TableFull
from palas.tables.hashes import fits, hashed, new_code, new_secret, tidy_code
from palas.tables.kept import Also, Kept
from palas.tables.orders import hand_on
from palas.tables.resting import check_holiday
from palas.tables.standing import Standing
from palas.tables.things import Done, Visitor

ASLEEP = 21 * 86400.0  # seconds without any change after which a table sleeps


class Company(Kept):
    """What people do with the seats of a table."""

    def opens(self, secret: str) -> tuple[int, ...]:
        """The seats that a secret opens now: that of its link, or with the table's code all that wait for somebody."""
        self.refresh()
        return self._opened_by(secret, self.standing)

    def join(self, visitor: Visitor, secret: str, nickname: str = "", seat: int | None = None) -> int:
        """Sit down by the seat's link (or bring a second device to it), or by the table's code where a seat waits; the
        seat."""
        found = -1

        def plan(draft: Standing) -> None:
            nonlocal found
            free = self._opened_by(secret, draft)
            if not free:
                raise TableFull
            if seat is not None and seat not in free:
                raise SeatTaken
            found = free[0] if seat is None else seat
            seating.join(draft, visitor.id, found, nickname, visitor.lang, self._hall.now())

        self._check_visitor(visitor)
        self.change(plan)
        return found

    def sit(self, visitor: Visitor, seat: int, nickname: str = "") -> Done:
        """Take a seat that is open to anyone."""
        self._check_visitor(visitor)
        self._check_seat(seat)
        now = self._hall.now
        return self.change(lambda draft: seating.sit_down(draft, visitor.id, seat, nickname, visitor.lang, now()))

    def leave(self, visitor: Visitor, seat: int) -> Done:
        """Get up: the seat is open to anyone again."""
        return self.change(lambda draft: seating.leave(draft, visitor.id, seat, self._hall.now()), visitor, seat)

    def close_seats(self, visitor: Visitor) -> Done:
        """Look for nobody any more: open seats wait for somebody with their link."""
        if not self.is_host(visitor):
            raise NotHost
        return self.change(lambda draft: seating.close(draft, self._hall.now()))

    def watch(self, visitor: Visitor, secret: str) -> None:
        """Become a spectator by the table's link for them; whoever may sit down may watch as well."""
        self._check_visitor(visitor)
        if not fits(secret, self.sheet.watch_hash):
            self._opened_by(secret, self.standing)
        with self._hall.store.writing() as connection:
            ledger.write_watcher(connection, self.id, visitor.id)

    def hand_over(self, visitor: Visitor, seat: int, to: str, *, name: str = "") -> str | None:
        """Give a seat to a bot ("bot" or "bot:<name>"), to a friend by a new link ("link") or to somebody "here"."""
        self._check_seat(seat)
        kind, _, bot = to.partition(":")
        if kind not in ("bot", "link", "here") or (bot and kind != "bot"):
            raise BadWish("hand-over", to=to)
        host = self.is_host(visitor)
        secret = None if kind == "bot" else new_secret()

        def plan(draft: Standing) -> None:
            if not host and (kind == "here" or visitor.id not in draft.seats[seat].visitors):
                raise NotHost
            if draft.state.over:
                raise GameOver
            now = self._hall.now()
            if kind == "bot":
                seating.hand_to_bot(draft, seat, bot, "to-bot", now)
            elif kind == "link":
                seating.hand_to_link(draft, seat, name, visitor.lang, now)
            else:
                seating.hand_here(draft, seat, visitor.id, name, visitor.lang, now)

        self._check_visitor(visitor)
        self.change(plan, also=self._new_secret(seat, secret))
        return secret

    def rotate(self, visitor: Visitor, seat: int) -> str:
        """A new link for a seat; the old one is worth nothing from now on."""
        self._check_visitor(visitor)
        self._check_seat(seat)
        secret = new_secret()
        host = self.is_host(visitor)
        self.change(
            lambda draft: seating.rotate(draft, visitor.id, seat, host, self._hall.now()),
            also=self._new_secret(seat, secret),
        )
        return secret

    def renew_code(self, visitor: Visitor) -> str:
        """A new code for the table; the old one opens nothing from now on."""
        if not self.is_host(visitor):
            raise NotHost
        code = new_code()
        with self._hall.store.writing() as connection:
            ledger.write_code(connection, self.id, hashed(code))
        return code

    def rename(self, visitor: Visitor, old: str, new: str) -> Done:
        """Somebody is called otherwise from now on."""
        return self.change(
            lambda draft: seating.rename(draft, visitor.id, old, new, visitor.lang, self._hall.now())
        )  # fmt: skip

    def holiday(self, visitor: Visitor, seat: int, begin: float, end: float) -> Done:
        """The seat's clock rests from then until then; all at the table see it. An end at the beginning: no more."""
        check_holiday(begin, end)
        body = {"from": begin, "to": end}
        return self.change(lambda draft: draft.write("holiday", seat, body, self._hall.now()), visitor, seat)

    def want_stand_in(self, visitor: Visitor, seat: int) -> Done:
        """Ask that a bot plays for somebody until he is back; it does when more than half of the others want it."""
        self._check_seat(seat)
        return self.change(lambda draft: seating.want_stand_in(draft, visitor.id, seat, self._hall.now()))

    def asleep(self) -> bool:
        """Has nothing happened here for weeks?"""
        return not self.standing.state.over and self._hall.now() - self.standing.at > ASLEEP

    def wake(self, visitor: Visitor) -> Done:
        """Wake a table that sleeps: whoever is to move is told once more."""

        def plan(draft: Standing) -> None:
            mine = draft.seats_of(visitor.id)
            if not mine:
                raise NotYourSeat
            if self._hall.now() - draft.at > ASLEEP and not draft.state.over:
                draft.write("wake", mine[0], {}, self._hall.now())

        return self.change(plan)

    def come_back(self, visitor: Visitor, seat: int) -> Done:
        """Take the seat back from the bot that played for its absent person."""
        return self.change(lambda draft: seating.come_back(draft, visitor.id, seat, self._hall.now()), visitor, seat)

    def become(self, old: str, new: str) -> Done:
        """Whoever sat here as one visitor sits here as another: he has signed in."""
        return self.change(
            lambda draft: seating.become(draft, old, new, self._hall.now()),
            orders=lambda connection: hand_on(connection, self.id, old, new),
        )

    def forget(self, visitor: str) -> Done:
        """A visitor is to be forgotten: bots play on for him, under the name of the seat."""
        return self.change(lambda draft: seating.forget(draft, visitor, self._hall.now()))

    def _opened_by(self, secret: str, standing: Standing) -> tuple[int, ...]:
        with self._hall.store.reading() as connection:
            stored = ledger.read_secrets(connection, self.id)
            code = ledger.read_code(connection, self.id)
        found = tuple(seat for seat, secret_hash in stored if fits(secret, secret_hash))
        if found:
            return found
        if not fits(tidy_code(secret), code):
            raise BadSecret
        return tuple(seat for seat, sitting in enumerate(standing.seats) if sitting.kind in ("link", "open"))

    def _new_secret(self, seat: int, secret: str | None) -> Also | None:
        if secret is None:
            return None
        return lambda connection: ledger.write_secret(connection, self.id, seat, hashed(secret))
