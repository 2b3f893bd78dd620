"""A table: one game among people. Every change is checked, stored, and only then seen by anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from palas.engine.action import Reason
from palas.engine.core.state import State
from palas.engine.record import Record, record
from palas.tables import hints, seating, undo
from palas.tables.company import Company
from palas.tables.errors import (
    BadWish,
    GameOver,
    MayNotWatch,
    NoCoach,
    NotOver,
    Stale,
)
from palas.tables.hints import Tip
from palas.tables.kept import Keeper
from palas.tables.ledger import Sheet
from palas.tables.looks import Glance, Wording, past_state, take_look, take_preview
from palas.tables.orders import Order, new_order, read_orders, set_state, write_order
from palas.tables.standing import Standing
from palas.tables.things import SLOWEST_PACE, Done, Look, Opened, Preview, Visitor
from palas.tables.thinking import BotPool
from palas.tables.trial import Ground, from_view
from palas.tables.turns import HOUSEHOLD, PLAYED, Audience, Turn
from palas.text import language

LONGEST_CODE = 200


class House(Keeper, Protocol):
    """What a table needs of the hall in which it stands (palas.tables.hall.Hall)."""

    audience: Audience
    bots: BotPool | None

    def known(self, table_id: str) -> Table | None: ...

    def looked(self, table: Table, visitor: Visitor) -> None: ...

    def table(self, table_id: str) -> Table: ...

    def forget(self, table_id: str) -> None: ...

    def branch(self, table: Table, visitor: Visitor, entry: int, bots: str, seat: int | None) -> Opened: ...

    def rematch(self, table: Table, visitor: Visitor) -> Opened: ...

    def changed(self, table: Table) -> None: ...


class Table(Company):
    """What people at a table can do; `hall.table(id)` gives it. All methods may be called from any thread."""

    _hall: House

    def __init__(self, hall: House, sheet: Sheet, standing: Standing) -> None:
        super().__init__(hall, sheet, standing)
        self._wording = Wording()

    def _seen(self) -> None:
        self._hall.changed(self)

    # -- looking --------------------------------------------------------------------------------------------------

    def look(self, visitor: Visitor, seat: int | None, *, lang: str | None = None) -> Look:
        """All that a page of that seat (None: a spectator) may show."""
        self.refresh()
        self._check_eyes(self.standing, visitor, seat)
        self._hall.looked(self, visitor)
        return self._look(self.standing, visitor, seat, lang, None)

    def glance(self, visitor: Visitor, seat: int | None) -> Glance:
        """This moment, for somebody who may look from that seat; whoever may not is refused as by `look`."""
        self.refresh()
        self._check_eyes(self.standing, visitor, seat)
        self._hall.looked(self, visitor)
        standing = self.standing
        back = undo.way_back(standing, visitor.id, seat)
        return Glance(self.id, standing, seat, back, not undo.others_to_ask(standing, visitor.id))

    def common_look(self, glance: Glance, *, lang: str) -> Look:
        """What everybody with this glance may see: a look that says nothing of the visitor himself."""
        return take_look(
            self.id,
            glance.standing,
            self._wording,
            seat=glance.seat,
            visitor="",
            host=False,
            lang=language(lang),
            now=self._hall.now(),
            back=glance.back,
            pace=self.pace,
            alone=glance.alone,
        )

    def at(self, entry: int, visitor: Visitor, seat: int | None, *, lang: str | None = None) -> Look:
        """The replay: what that seat could see after the first `entry` entries. When over, every seat is public."""
        self.refresh()
        standing = self.standing
        if not (standing.state.over and seat is not None and self.may_watch(visitor)):
            self._check_eyes(standing, visitor, seat)
        else:
            self._check_seat(seat)
        return self._look(standing, visitor, seat, lang, entry)

    def why_not(self, visitor: Visitor, seat: int, code: str) -> list[Reason]:
        """Why that is not a legal move of the seat now; empty exactly when it is."""
        self.refresh()
        standing = self.standing
        self._check_mine(standing, visitor, seat)
        return standing.game.why_not(standing.state, seat, code[:LONGEST_CODE])

    def preview(self, visitor: Visitor, seat: int, code: str) -> Preview:
        """What a move would cost and gain, as far as its seat can know."""
        self.refresh()
        standing = self.standing
        self._check_mine(standing, visitor, seat)
        return take_preview(standing, seat, code[:LONGEST_CODE])

    def ground(self, visitor: Visitor, seat: int, entry: int) -> Ground:
        """Where somebody tries something out: what his seat knew after the first `entry` entries, and nothing else."""
        self.refresh()
        standing = self.standing
        self._check_mine(standing, visitor, seat)
        state = standing.state if entry == standing.state.length else past_state(standing, entry)
        return from_view(standing.game, standing.game.view(state, seat))

    def past(self, visitor: Visitor, entry: int) -> tuple[State, int]:
        """A finished game as it was after so many entries, all of it, and how many there are."""
        self.refresh()
        standing = self.standing
        if not standing.state.over:
            raise NotOver
        if not self.may_watch(visitor):
            raise MayNotWatch
        return past_state(standing, min(entry, standing.state.length)), standing.state.length

    def record(self, *, full: bool = False) -> Record:
        """The game as a record. Only when over, for it tells all; `full` is for the keeper of the server alone."""
        self.refresh()
        standing = self.standing
        if not standing.state.over and not full:
            raise NotOver
        found = record(standing.state, keep_key=full)
        found.header["names"] = standing.names
        return found

    def _check_eyes(self, standing: Standing, visitor: Visitor, seat: int | None) -> None:
        if seat is not None:
            self._check_mine(standing, visitor, seat)
        elif not self.may_watch(visitor):
            raise MayNotWatch

    def _look(
        self, standing: Standing, visitor: Visitor, seat: int | None, lang: str | None, entry: int | None
    ) -> Look:
        return take_look(
            self.id,
            standing,
            self._wording,
            seat=seat,
            visitor=visitor.id,
            host=self.is_host(visitor),
            lang=language(lang or visitor.lang),
            now=self._hall.now(),
            back=undo.way_back(standing, visitor.id, seat) if entry is None else None,
            entries=entry,
            pace=self.pace,
            alone=not undo.others_to_ask(standing, visitor.id),
        )

    # -- playing --------------------------------------------------------------------------------------------------

    def act(self, visitor: Visitor, seat: int, code: str, seen: int, key: str = "") -> Done:
        """Make a move. `seen` is the version that the page showed; the same `key` again has no second effect."""

        def plan(draft: Standing) -> None:
            if not draft.asked_since[seat] <= seen <= draft.version:
                raise Stale
            now = self._hall.now()
            seating.come_back(draft, visitor.id, seat, now)
            draft.play(seat, code[:LONGEST_CODE], now)

        self._hall.audience.looked(self.id, self.is_host(visitor))
        return self.change(plan, visitor, seat, key, ("act", code))

    def undo(self, visitor: Visitor, seat: int, key: str = "") -> Done:
        """Take the last move back, or ask the others for it."""
        return self.change(
            lambda draft: undo.ask_undo(draft, visitor.id, seat, self._hall.now()), visitor, seat, key, ("undo",)
        )

    def answer_undo(self, visitor: Visitor, seat: int, yes: bool, key: str = "") -> Done:
        """Agree to an undo or not; who asked for it may withdraw it with no."""
        return self.change(
            lambda draft: undo.answer(draft, visitor.id, seat, yes, self._hall.now()),
            visitor,
            seat,
            key,
            ("answer", yes),
        )

    def hint(self, visitor: Visitor, seat: int) -> list[Tip]:
        """What a master would do on this seat now, the best first; the log tells everybody that he was asked."""
        self.refresh()
        standing = self.standing
        self._check_mine(standing, visitor, seat)
        task = hints.task_of(standing, seat)
        pool = self._hall.bots
        answer = pool.consult(Turn(PLAYED, HOUSEHOLD.get(), visitor.id), task) if pool is not None else None
        if answer is None or not answer.tips:
            raise NoCoach
        self.tell_of_hint(visitor, seat, standing.asked_since[seat])
        return answer.tips

    def tell_of_hint(self, visitor: Visitor, seat: int, since: int | None = None) -> Done:
        """Write into the log that somebody was given a hint, once a question; not if it is about one that is over."""

        def plan(draft: Standing) -> None:
            if since in (None, draft.asked_since[seat]) and not hints.noted(draft, seat):
                draft.write("hint", seat, {}, self._hall.now())

        return self.change(plan, visitor, seat)

    def branch(self, visitor: Visitor, entry: int, bots: str = "", *, seat: int | None = None) -> Opened:
        """A private table against bots that goes on from the position after `entry` entries."""
        return self._hall.branch(self, visitor, entry, bots, seat)

    def rematch(self, visitor: Visitor) -> Opened:
        """The same table again with the same people; whoever asks second is led to the first one's table."""
        return self._hall.rematch(self, visitor)

    # -- how fast bots move ------------------------------------------------------------------------------------------

    @property
    def pace(self) -> float:
        """How many seconds a bot's move waits, so that people can follow."""
        return self.sheet.pace if self.standing.pace is None else self.standing.pace

    @property
    def bots_answer_at_once(self) -> bool:
        """Is a bot to move that need not wait: at this pace, or because it has no choice?"""
        standing = self.standing
        return any(self.pace == 0 or standing.is_forced(seat) for seat in standing.bots_to_act())

    def set_pace(self, visitor: Visitor, seat: int, pace: float) -> Done:
        """From now on bots move that fast, until somebody at the table wants it otherwise."""
        if not 0 <= pace <= SLOWEST_PACE:
            raise BadWish("pace", slowest=SLOWEST_PACE)

        def plan(draft: Standing) -> None:
            if draft.state.over:
                raise GameOver
            if pace != (self.sheet.pace if draft.pace is None else draft.pace):
                draft.write("pace", seat, {"pace": pace}, self._hall.now())

        return self.change(plan, visitor, seat)

    # -- orders for later -----------------------------------------------------------------------------------------

    def orders(self, visitor: Visitor, seat: int) -> list[Order]:
        """The orders of a seat, for its person alone."""
        self.refresh()
        self._check_mine(self.standing, visitor, seat)
        with self._hall.store.reading() as connection:
            return [order for order in read_orders(connection, self.id) if order.seat == seat]

    def order(
        self, visitor: Visitor, seat: int, kind: str, body: Mapping[str, Any] | None = None, instead: str = ""
    ) -> Done:
        """Give an order, instead of another one if that is named; if it can be followed at once, it is."""
        new = new_order(self.id, seat, visitor.id, kind, body or {}, self._hall.now())
        if self.standing.state.over:
            raise GameOver
        return self.change(
            lambda draft: None, visitor, seat, orders=lambda connection: write_order(connection, new, instead)
        )

    def change_order(self, visitor: Visitor, seat: int, id: str, state: str) -> Done:
        """Let an order wait again or rest ("waits", "paused"), or take it back ("gone")."""
        now = self._hall.now()
        return self.change(
            lambda draft: None,
            visitor,
            seat,
            orders=lambda connection: set_state(connection, self.id, seat, id, state, now),
        )

    # -- what the hall does for absent people -----------------------------------------------------------------------

    def play_for(self, seat: int, code: str, asked_since: int) -> bool:
        """A bot's move; False if the question it answers is no longer asked, or no longer of a bot."""
        late = False

        def plan(draft: Standing) -> None:
            nonlocal late
            late = not draft.asks_bot(seat, asked_since)
            if not late:
                draft.play(seat, code, self._hall.now())

        self.change(plan)
        return not late

    def ring(self) -> bool:
        """Let a bot take over where time is up; was there such a seat?"""

        def plan(draft: Standing) -> None:
            now = self._hall.now()
            for reading in draft.readings(now):
                if reading.left <= 0 and reading.seat in draft.thinking():
                    seating.hand_to_bot(draft, reading.seat, "", "time-up", now)

        before = self.version
        return self.change(plan).version > before
