"""The review of a finished game: reckoned by a process in the background, kept, and shown as a page."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from palas.arena.reckon import Told
from palas.arena.review import Decision, Review, spread_out
from palas.bots.coach import Tip
from palas.bots.words import signed
from palas.engine.course import course_of
from palas.tables import Look, Table
from palas.web.charts import race
from palas.web.cuts import cuts_of
from palas.web.guests import Guest, go, guest_of, page, thread
from palas.web.looks import NOBODY, chair_of, title_of
from palas.web.play import table_of
from palas.web.results import marks_of
from palas.web.words import WebError

KEPT = 64  # reviews
WAITING = 16  # reviews that may wait for their turn
POINTS = 60  # of the curve
REFRESH = "3"  # seconds


@dataclass
class Reckoned:
    """A review that is being made, or is there."""

    done: int = 0
    of: int = 0
    review: Review | None = None
    problem: dict[str, str] = field(default_factory=dict)

    @property
    def ended(self) -> bool:
        """Is there nothing more to wait for?"""
        return self.review is not None or bool(self.problem)


class Reviews:
    """One process reckons at a time; what it found is kept."""

    def __init__(self, command: list[str] | None = None) -> None:
        self.command = command or [sys.executable, "-m", "palas.arena.reckon"]
        self._known: OrderedDict[str, Reckoned] = OrderedDict()
        self._lock = threading.Lock()
        self._turn = threading.Lock()

    def of(self, table: Table) -> Reckoned:
        """The review of a table's finished game; the first who asks sets it going."""
        with self._lock:
            found = self._known.get(table.id)
            if found is not None:
                self._known.move_to_end(table.id)
                return found
            if sum(not one.ended for one in self._known.values()) >= WAITING:
                raise WebError("review-busy", status=503)
            found = self._known[table.id] = Reckoned()
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        text = table.record().text()
        threading.Thread(target=self._reckon, args=(found, text), name="palas-review", daemon=True).start()
        return found

    def _reckon(self, found: Reckoned, text: str) -> None:
        path = os.pathsep.join(part for part in sys.path if part)
        with self._turn:
            try:
                process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path},
                    process_group=0,
                )  # fmt: skip
                with process:
                    assert process.stdin is not None
                    assert process.stdout is not None
                    process.stdin.write(text.encode())
                    process.stdin.close()
                    for line in process.stdout:
                        told = msgspec.json.decode(line, type=Told)
                        found.done, found.of = told.done or found.done, told.of or found.of
                        found.review, found.problem = told.review, told.problem
            except (OSError, msgspec.MsgspecError):
                pass
            if not found.ended:
                found.problem = {"": ""}


@dataclass(frozen=True)
class Dear:
    """A costly decision in words."""

    entry: int
    round: int | None
    played: str
    better: str
    loss: str
    lead: str
    why: str
    cuts: dict[str, str]  # addresses of cut-outs of the board, by "played" and "better"


async def show(request: Request) -> Response:
    """The review, or how far it is."""
    guest = await guest_of(request)
    table = await table_of(request)
    reviews: Reviews = request.app.state.reviews

    def make() -> Response:
        chair, look = chair_of(table, guest, None)
        if look.result is None:
            return go(request, guest, f"/t/{look.table_id}")
        found = reviews.of(table)
        values: dict[str, Any] = {"look": look, "here": "table", "title": title_of(look, guest.lang), "found": found}
        if found.review is not None:
            values |= review_values(table, look, found.review, guest, chair.mine)
        problem = found.problem.get(guest.lang) or (guest.say("review-failed") if found.problem else "")
        answer = page(request, guest, "review.html", problem=problem, **values)
        if not found.ended:
            answer.headers["refresh"] = REFRESH
        return answer

    return await thread(make)


def review_values(table: Table, look: Look, review: Review, guest: Guest, mine: tuple[int, ...]) -> dict[str, Any]:
    """Everything that the page of a finished review shows; one's own decisions come first."""
    moments = list(spread_out(review.moments, POINTS))
    seats = range(review.players)
    curve = [[round(100 * moment.chances[seat]) for moment in moments] for seat in seats]
    turns = sorted(review.turns)
    order = sorted(seats, key=lambda seat: seat not in mine)
    people = [
        {
            "name": look.names[seat],
            "colour": look.seats[seat].colour,
            "lost": figure(review.lost(seat), guest),
            "dear": [dear(table, look, one, guest) for one in review.costliest(seat)],
            "share": [signed(part, guest.lang) for part in parts_of(review, seat)],
        }
        for seat in order
    ]
    return {
        "review": review,
        "chart": race(
            curve,
            [seat.colour for seat in look.seats],
            look.names,
            guest.say("review-chance"),
            at=[moment.entry for moment in moments],
            marks=marks_of(look, guest, course_of(table.standing.state, guest.lang), turns),
            wide=guest.shape != "phone",
        ),
        "people": people,
        "turns": turns,
    }


def parts_of(review: Review, seat: int) -> tuple[float, ...]:
    """Luck, own moves, moves of others, and their sum."""
    share = review.shares[seat]
    return share.luck, share.own, share.others, share.total


def dear(table: Table, look: Look, decision: Decision, guest: Guest) -> Dear:
    """A decision in words, as its seat could see it."""
    then = table.at(decision.entry, guest.visitor or NOBODY, decision.seat, lang=guest.lang)
    tip = Tip(decision.better, decision.before, 0, decision.terms, decision.played)
    game = look.game
    return Dear(
        entry=decision.entry,
        round=decision.round,
        played=game.action_text(decision.played, guest.lang),
        better=game.action_text(decision.better, guest.lang),
        loss=figure(decision.loss, guest),
        lead=f"{signed(decision.before, guest.lang, 0)} → {signed(decision.after, guest.lang, 0)}",
        why=tip.why(then.view, guest.lang, list(look.names)),
        cuts=cuts_of(table, then, decision.entry, {"played": decision.played, "better": decision.better}, guest),
    )


def figure(points: float, guest: Guest) -> str:
    """A loss in points, with one decimal."""
    text = f"{points:.1f}"
    return text.replace(".", ",") if guest.lang == "de" else text
