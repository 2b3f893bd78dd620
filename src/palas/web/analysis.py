"""The analysis board: trying out without a table, from any record, any moment, any position that somebody lays out.

What is analysed is always one position, written as a record without moves: its link holds it whole. Whatever comes from
outside is first read and drawn in a worker, which is ended when that takes too long.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from functools import lru_cache
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

import palas
from palas.engine.core.state import State
from palas.engine.errors import BadData, PalasError
from palas.engine.game import Origin, seat_name
from palas.engine.introduction import introduction
from palas.engine.record import Record, origin_state, replay_line
from palas.tables import Hall
from palas.tables.trial import Ground, Trial, from_state
from palas.web.guests import Guest, data, fields_of, form_of, guest_of, hall_of, page, poster_of, thread
from palas.web.live import small_number
from palas.web.looks import NOBODY
from palas.web.planning import DEEDS, thinking
from palas.web.rates import household_of
from palas.web.titles import found_game
from palas.web.trials import Plan, Stage, known_json, read_plan, show
from palas.web.uploads import Uploads
from palas.web.words import WebError

LONGEST_BEGIN = 20_000  # letters of a position as a record
LONGEST_RECORD = 400_000
MOST_CHECKED = 256  # positions that are remembered to be sound
SOURCES = ("text", "table", "book")

CHECKED: OrderedDict[str, None] = OrderedDict()


# -- pages --------------------------------------------------------------------------------------------------------


async def show_page(request: Request) -> Response:
    """The board with a moment of a finished table (`?table=`), of a book's game (`?book=`), or a title's opening."""
    guest = await guest_of(request)
    query = request.query_params

    def make() -> Response:
        kind = next((kind for kind in ("table", "book") if kind in query), "")
        if kind:
            begin, n, entries = from_here(hall_of(request), guest, kind, query[kind], small_number(query.get("n")) or 0)
        else:
            begin, n, entries = opening(query.get("game", "caylus")), 0, 0
        ground, names = ground_of(begin, guest.lang)
        tried = show(stage_of(ground, names, guest), Plan(n=n, lines=[[]]), "show", guest, lambda trial, bot: "")
        told = {"begin": begin, "source": [kind, query.get(kind, "")] if kind else ["", ""], "n": n, "entries": entries}
        game = ground.game
        return page(
            request, guest, "analysis.html", here="table", title=str(game.meta.titles[guest.lang]), game=game.meta.id,
            stage=stage_of(ground, names, guest), tried=tried, version=0, n=n, entries=entries,
            fragments={name: Markup(html) for name, html in tried["fragments"].items()},
            known=known_json(tried, **told),
            games=[(one.meta.id, one.meta.titles[guest.lang]) for one in palas.titles()],
        )  # fmt: skip

    return await thread(make)


async def read(request: Request) -> Response:
    """A moment of a record or a table, or a position in words: as the board takes it."""
    guest = await poster_of(request, "plan")
    fields, files = await form_of(request)
    kind, text, n = fields.get("kind", ""), fields.get("text", ""), small_number(fields.get("n")) or 0
    if "file" in files:
        text = files["file"].content.decode("utf-8", "replace")
    if kind not in SOURCES:
        raise WebError("bad-request")
    if kind in ("table", "book"):
        begin, n, entries = await thread(from_here, hall_of(request), guest, kind, text, n)
    else:
        if len(text) > LONGEST_RECORD:
            raise WebError("analysis-too-large", status=413)
        uploads: Uploads = request.app.state.uploads
        begin, n, entries = await uploads.checked(household_of(request), text_begin, text, n)
        remember(begin)
    if len(begin) > LONGEST_BEGIN:
        raise WebError("analysis-too-large", status=413)
    told = {"begin": begin, "n": n, "entries": entries, "text": text if kind == "text" else ""}
    return await thread(data, request, guest, told)


async def try_out(request: Request) -> Response:
    """What a plan leads to, from the position that it brings along."""
    guest = await poster_of(request, "plan")
    fields = await fields_of(request)
    deed, begin = fields.get("deed", "show"), fields.get("begin", "")
    if deed not in DEEDS:
        raise WebError("bad-request")
    if len(begin) > LONGEST_BEGIN:
        raise WebError("analysis-too-large", status=413)
    if begin not in CHECKED:
        uploads: Uploads = request.app.state.uploads
        await uploads.checked(household_of(request), record_begin, begin, 0)
        remember(begin)

    def make() -> Response:
        plan = read_plan(fields.get("plan", ""))
        ground, names = ground_of(begin, guest.lang)
        stage = stage_of(ground, names, guest)
        try:
            tried = show(stage, plan, deed, guest, thinking(hall_of(request), guest))
        except PalasError:
            raise
        except Exception as error:  # whatever a strange position makes the rules or the drawing stumble over
            raise WebError("analysis-stumbles", status=422) from error
        return data(request, guest, {**tried, "version": 0})

    return await thread(make)


# -- where it begins ----------------------------------------------------------------------------------------------


def remember(begin: str) -> None:
    """A position was read and drawn without trouble."""
    CHECKED[begin] = None
    while len(CHECKED) > MOST_CHECKED:
        CHECKED.popitem(last=False)


def begin_text(state: State, names: Any = None) -> str:
    """A position as a record without moves; its luck is nobody's."""
    game, origin = state.game, state.origin
    plain = game.position_dict(state.position)
    alone = Origin(origin.players, dict(origin.options), b"", None, plain, 0, origin.ask_all)
    found = palas.record(game.at_start(alone, True))
    if isinstance(names, list) and len(names) == state.players and all(isinstance(name, str) for name in names):
        found.header["names"] = [name[:24] for name in names]
    return Record(found.header, []).text()


def opening(game: str) -> str:
    """A title's first question for as few as it is played by."""
    title = found_game(game)
    return begin_text(title.start(2 if 2 in title.meta.players else title.meta.players[0], 1))


def from_here(hall: Hall, guest: Guest, kind: str, name: str, n: int) -> tuple[str, int, int]:
    """A moment of a finished table or of the game in a book: the position, the moment, and how many there are."""
    if kind == "table":
        table = hall.table(name)
        state, entries = table.past(guest.visitor or NOBODY, n)
        names = table.standing.names
    else:
        shown = introduction(found_game(name))
        if shown is None:
            raise WebError("no-page", status=404)
        entries = len(shown.record.lines)
        n = min(n, entries)
        state, names = moment(shown.record, n), None
    begin = begin_text(state, names)
    remember(begin)
    return begin, min(n, entries), entries


def moment(record: Record, n: int) -> State:
    """A record after its first n lines."""
    state = origin_state(record)
    for number, line in enumerate(record.lines[:n], 2):
        replay_line(state, line, number)
    return state


@lru_cache(maxsize=32)
def ground_of(begin: str, lang: str) -> tuple[Ground, tuple[str, ...]]:
    """Where lines begin, and what the seats are called."""
    record = Record.read(begin)
    ground = from_state(origin_state(record))
    players = ground.deal(0).players
    names = record.header.get("names")
    if not (isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)):
        names = [seat_name(seat, lang) for seat in range(players)]
    return ground, tuple(str(name)[:24] for name in names)


def stage_of(ground: Ground, names: tuple[str, ...], guest: Guest) -> Stage:
    """The stage without a table: all is known, nobody waits, bots may answer for everybody."""
    state = ground.deal(0)
    seat = max(0, state.to_act[0]) if state.to_act else 0
    colours = ground.game.colours(state.players, state.origin.options)
    everybody = frozenset(range(state.players))
    return Stage(ground, names, colours, seat, everybody, guest.say("analysis-alone"), guest.say("trial-over"))


# -- in the worker ------------------------------------------------------------------------------------------------


def text_begin(text: str, n: int) -> tuple[str, int, int]:
    """What somebody has sent: a record, which begins with a line of its own, or a position in words."""
    try:
        first = json.loads(text.lstrip().partition("\n")[0])
    except (ValueError, RecursionError):
        first = None
    return record_begin(text, n) if isinstance(first, dict) and "palas" in first else position_begin(text, n)


def record_begin(text: str, n: int) -> tuple[str, int, int]:
    """A record's position after n lines, if it is sound and can be drawn, with n and the number of its lines."""
    try:
        record = Record.read(text)
        n = min(n, len(record.lines))
        state = moment(record, n)
        return sound(state, record.header.get("names")), n, len(record.lines)
    except PalasError:
        raise
    except Exception as error:
        raise BadData("record", detail=f"{type(error).__name__}: {error}") from error


def position_begin(text: str, n: int) -> tuple[str, int, int]:
    """A position in the words of the box (docs/positions.md), as JSON."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("record-line", line=1, detail=str(error)) from error
    if not isinstance(said, dict) or not isinstance(said.get("game"), str):
        raise BadData("record", detail="game?")
    return sound(palas.game(said["game"]).lay_out(said), None), 0, 0


def sound(state: State, names: Any) -> str:
    """The position as the board takes it, if everybody who is asked can be shown what."""
    begin = begin_text(state, names)
    trial = Trial(from_state(state), 1)
    game = trial.ground.game
    view = game.view(trial.state, trial.asked if trial.asked is not None else 0)
    game.choices(view, "en")
    game.board(view, lang="en")
    return begin
