"""The page that plays an introduction: the board of each note, what it says, what led there, on by button or key."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from palas.engine.core.state import State
from palas.engine.game import Game, seat_name
from palas.engine.introduction import Introduction, introduction
from palas.tables import Look, Result, SeatInfo, Told
from palas.web.guests import Guest, data, guest_of, page, thread, wants_json
from palas.web.live import small_number
from palas.web.looks import Chair, Line, log_line, spots, table_of
from palas.web.templates import render
from palas.web.titles import found_game
from palas.web.words import WebError

LINES = 14  # of what led to a note are shown
MARKED = 12  # a note after more moves than these marks only the last of them


@lru_cache(maxsize=128)
def position(game: Game, entry: int) -> State:
    """The introduction's game at a note; replayed once."""
    return lesson(game).state(entry)


def look_at(told: Introduction, entry: int, lang: str) -> Look:
    """What a page shows of the introduction's game after so many entries, as if it were a table's."""
    game, state, seat = told.game, position(told.game, entry), told.seat
    viewer = -1 if seat is None else seat
    events = [event for event in state.story if event.kind and event.known_to(viewer) and event.at < entry]
    colours = game.colours(state.players, state.origin.options)
    names = tuple(seat_name(number, lang) for number in range(state.players))
    return Look(
        table_id="",
        version=0,
        entries=entry,
        game=game,
        seat=seat,
        view=game.view(state, seat),
        log=tuple((event.at, game.sentence(event, lang, names)) for event in events),
        told=tuple(Told(event.at, event.kind, event.args) for event in events),
        names=names,
        seats=tuple(SeatInfo(number, "person", name, colour=colours[number]) for number, name in enumerate(names)),
        to_act=tuple(number for number in state.to_act if number >= 0),
        decision=None,
        legal=(),
        asked_since=0,
        undo="none",
        undo_request=None,
        clock=None,
        clocks=(),
        at=0.0,
        host=False,
        over=state.over,
        commitment="",
        key=None,
        breakdown=(),
        result=Result(tuple(state.scores()), tuple(state.winners())) if state.over else None,
        rematch=None,
    )


def lesson(game: Game) -> Introduction:
    """The introduction of a game; one without has no such page."""
    told = introduction(game)
    if told is None:
        raise WebError("no-page", status=404)
    return told


def fragments(told: Introduction, step: int, guest: Guest) -> dict[str, Markup]:
    """The parts of the page at a step, counted from 1."""
    note = told.notes(guest.lang)[step - 1]
    before = told.entries[step - 2] if step > 1 else -1
    look = look_at(told, note.entry, guest.lang)
    led = [(event, text) for event, (at, text) in zip(look.told, look.log, strict=True) if at >= before]
    first = before if note.entry - before <= MARKED else note.entry - 1
    last = {spot for event, _ in led if event.entry >= first for spot in spots(look, event.kind, event.args)}
    laid = table_of(look, Chair(None, ()), guest, last)
    lines: list[Line] = [log_line(look, event.entry, text, event.kind, event.args, False) for event, text in led]
    html = {
        **laid.html,
        "lesson": render(
            "_lesson.html", guest, game=told.game.meta.id, note=note.text, step=step, steps=len(told.entries)
        ),
        "chron": render("_led.html", guest, lines=lines[-LINES:], more=max(0, len(lines) - LINES)),
    }
    return {name: Markup(text.strip()) for name, text in html.items()}


async def show(request: Request) -> Response:
    """One step of the introduction; without a script every step is a page of its own."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])
    told = lesson(game)
    steps = len(told.entries)
    step = max(1, min(small_number(request.query_params.get("step")) or 1, steps))

    def make() -> Response:
        made = fragments(told, step, guest)
        if wants_json(request):
            return data(
                request, guest, {"step": step, "fragments": {name: str(html) for name, html in made.items()}}
            )  # fmt: skip
        return page(
            request, guest, "lesson.html", here="games", meta=game.meta, title=game.meta.titles[guest.lang],
            fragments=made, step=step, steps=steps,
        )  # fmt: skip

    return await thread(make)
