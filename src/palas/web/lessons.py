"""The page of a lesson: a task, the board that waits for it, what a try brings; then the game goes on to the next task.

The server keeps nothing: which task, which answer and which moment stand in the address, and the position follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from palas.engine.core.state import State
from palas.engine.game import Game
from palas.engine.lesson import DONE, OTHER, RARELY, WRONG, Lesson, Task, Try
from palas.engine.lesson import lesson as lesson_of
from palas.tables import Look
from palas.web.bare import asking, bare_look
from palas.web.books import NAMES
from palas.web.guests import Guest, data, guest_of, page, thread, wants_json
from palas.web.live import small_number
from palas.web.looks import Chair, Laid, points_short, prompt_of, table_of
from palas.web.panels import thing_picture, thing_title
from palas.web.play import LONGEST_CODE
from palas.web.telling import Line, last_deed, single_line, spots
from palas.web.templates import render
from palas.web.titles import found_game
from palas.web.tray import Shift
from palas.web.words import WebError

LINES = 10  # of what led to a task are shown
ASK, PLAYING, END = "ask", "playing", "end"


@dataclass(frozen=True)
class Moment:
    """What the page shows: the task, counted from 1, how it stands, and the answer that was tried."""

    number: int
    kind: str  # ASK, DONE, OTHER, WRONG, PLAYING or END
    state: State
    at: int  # answers of the lesson's game that were given
    tried: Try | None = None
    code: str = ""


def taught(game: Game, course: str) -> Lesson:
    """A course of a game; one without has no such page."""
    found = lesson_of(game, course)
    if found is None:
        raise WebError("no-page", status=404)
    return found


def moment_of(lesson: Lesson, number: int, code: str, at: int | None) -> Moment:
    """What an address asks for; what it cannot mean is the task itself."""
    if number > len(lesson.tasks):
        return Moment(number, END, lesson.end(), len(lesson.answers))
    task = lesson.tasks[number - 1]
    before = lesson.tasks[number - 2].at + 1 if number > 1 else 0
    if at is not None and before < at < task.at:
        return Moment(number, PLAYING, lesson.state(at), at)
    state = lesson.asked(task)
    if not code:
        return Moment(number, ASK, state, task.at)
    tried = lesson.attempt(task, code)
    return Moment(number, tried.kind, tried.state or state, task.at + (tried.kind == DONE), tried, code)


def look_at(lesson: Lesson, moment: Moment, lang: str) -> Look:
    """What a page shows of the lesson's game, as if it were a table's."""
    state = moment.state
    look = bare_look(state, lesson.seat, NAMES[: state.players], lang, state.length)
    return asking(look, state) if moment.kind in (ASK, OTHER, WRONG) else look


def first_shown(lesson: Lesson, look: Look, moment: Moment) -> int:
    """From which entry of the journal on the page tells what happened: the reader's own deed, or what came after it."""
    if moment.kind == DONE:
        return lesson.asked(lesson.tasks[moment.number - 1]).length
    mine = last_deed(look)
    return (-1 if mine is None else look.told[mine].entry) + (moment.kind != END)


def changes(lesson: Lesson, moment: Moment, lang: str) -> list[Shift]:
    """What the answer has changed of what the reader owns."""
    game, seat = lesson.game, lesson.seat
    before = game.holdings(lesson.asked(lesson.tasks[moment.number - 1]).position, seat)
    after = game.holdings(moment.state.position, seat)
    colour = game.colours(moment.state.players, moment.state.origin.options)[seat]
    return [
        Shift(thing_title(game, name, lang), thing_picture(game, name, colour), before.get(name, 0), amount)
        for name, amount in after.items()
        if amount != before.get(name, 0)
    ]


def other_course(lesson: Lesson) -> str | None:
    """The course that goes with this one: what comes rarely with the lesson, and the other way round."""
    other = "" if lesson.course else RARELY
    return other if lesson_of(lesson.game, other) else None


def bar(lesson: Lesson, moment: Moment, look: Look, laid: Laid, guest: Guest) -> str:
    """The task bar."""
    number, tasks = moment.number, lesson.tasks
    task: Task | None = tasks[number - 1] if number <= len(tasks) else None
    covered = laid.board.covered if laid.board is not None else frozenset()
    asked: Mapping[str, Any] = prompt_of(look, Chair(lesson.seat, (lesson.seat,)), guest, covered)
    next_at = tasks[number].at if number < len(tasks) else len(lesson.answers)
    reasons = [
        (reason.text(guest.lang).removesuffix(f" ({reason.rule})"), reason.rule)
        for reason in (moment.tried.reasons if moment.tried else ())
    ]
    said = {
        part: lesson.say(guest.lang, part, task) if task else "" for part in ("task", "sub", "hint", "done", "other")
    }
    return render(
        "_lesson.html", guest, game=lesson.game.meta.id, task=task, number=number, last=len(tasks) + 1,
        kind=moment.kind, said=said, minutes=lesson.minutes(number), names=[
            lesson.say(guest.lang, "name", one) for one in tasks
        ], reasons=reasons, shifts=changes(lesson, moment, guest.lang) if moment.kind == DONE else (),
        playing=range(moment.at + 1, next_at) if moment.kind == DONE and not lesson.course else (), code=moment.code,
        course=lesson.course, other=other_course(lesson), points_short=points_short(look, guest),
        sheet=Markup(laid.board.dock) if laid.board is not None and guest.shape == "phone" else "",
        **laid.values, **{name: asked[name] for name in ("items", "few", "tray", "many", "help")},
    )  # fmt: skip


def fragments(lesson: Lesson, moment: Moment, guest: Guest) -> dict[str, Markup]:
    """The parts of the page."""
    look = look_at(lesson, moment, guest.lang)
    first = first_shown(lesson, look, moment)
    led = [event for event in look.told if event.entry >= first]
    marked = {spot for event in led for spot in spots(look, event.kind, event.args)}
    laid = table_of(look, Chair(lesson.seat, (lesson.seat,)), guest, marked)
    lines: list[Line] = [single_line(look, event) for event in led]
    names = [lesson.say(guest.lang, "name", task) for task in lesson.tasks]
    html = {
        **laid.html,
        "lesson": bar(lesson, moment, look, laid, guest),
        "course": render(
            "_course.html",
            guest,
            names=names,
            number=moment.number,
            course=lesson.course,
            other=other_course(lesson),
            game=lesson.game.meta.id,
        ),
        "chron": render("_led.html", guest, lines=lines[-LINES:], more=max(0, len(lines) - LINES)),
    }
    return {name: Markup(text.strip()) for name, text in html.items()}


async def show(request: Request) -> Response:
    """A moment of the lesson; without a script every task, and every answer to it, is a page of its own."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])
    query = request.query_params

    def make() -> Response:
        lesson = taught(game, request.path_params.get("course", ""))
        number = max(1, min(small_number(query.get("task")) or 1, len(lesson.tasks) + 1))
        moment = moment_of(lesson, number, query.get("code", "")[:LONGEST_CODE], small_number(query.get("at")))
        made = fragments(lesson, moment, guest)
        if wants_json(request):
            kept = {"lesson": made["lesson"]} if moment.kind in (OTHER, WRONG) else made  # nothing moves
            told = {name: str(html) for name, html in kept.items()}
            return data(request, guest, {"task": number, "kind": moment.kind, "fragments": told})
        return page(
            request, guest, "lesson.html", here="games", meta=game.meta, title=game.meta.titles[guest.lang],
            fragments=made, number=number, last=len(lesson.tasks) + 1, kind=moment.kind, course=lesson.course,
        )  # fmt: skip

    return await thread(make)


async def moved(request: Request) -> Response:
    """Where the introductions were."""
    return RedirectResponse(f"/games/{found_game(request.path_params['game']).meta.id}/lesson", status_code=308)
