"""One seat's page of a table in fragments: the prompt, the board, the players, the log; sent whole when changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any, NamedTuple

from markupsafe import Markup
from rich.console import Console

from palas.engine.action import Choice
from palas.engine.core.event import EVERYONE, Event
from palas.tables import Glance, Look, Table, Visitor
from palas.web.guests import Guest
from palas.web.panels import Person, people_of
from palas.web.templates import render

NOBODY = Visitor(id="")
FEW = 2  # so many buttons stand in the line of the question
MANY = 30  # more choices than this open as a list by themselves
LINES = 400  # of the log; the replay has them all

SKETCH_WIDTH = 110


class Curtain(NamedTuple):
    """Who must be given the device before anything is shown."""

    seat: int
    name: str


@dataclass(frozen=True)
class Chair:
    """From where a guest looks at a table: his seat or none, all his seats, and who must first be given the device."""

    seat: int | None
    mine: tuple[int, ...]
    curtain: Curtain | None = None


def chair_of(table: Table, guest: Guest, wish: int | None) -> tuple[Chair, Look]:
    """The seat a guest looks from, and what he sees there. Raises when he may not look at all."""
    chair, _ = seated(table, guest, wish)
    return chair, table.look(guest.visitor or NOBODY, chair.seat, lang=guest.lang)


def seated(table: Table, guest: Guest, wish: int | None) -> tuple[Chair, Glance]:
    """The seat a guest looks from, and the moment at which he does. Raises when he may not look at all."""
    visitor = guest.visitor or NOBODY
    mine = table.seats_of(visitor)
    if len(mine) < 2:
        seat = mine[0] if mine else None
        return Chair(seat, mine), table.glance(visitor, seat)
    glance = table.glance(visitor, None)
    asked = [seat for seat in glance.to_act if seat in mine]
    if table.game.open_information:
        seat = wish if wish in (asked or mine) else (asked or list(mine))[0]
        return Chair(seat, mine), table.glance(visitor, seat)
    if wish in mine and (not asked or wish in asked):
        return Chair(wish, mine), table.glance(visitor, wish)
    next_seat = asked[0] if asked else mine[0]
    return Chair(None, mine, Curtain(next_seat, glance.standing.names[next_seat])), glance


def title_of(look: Look, lang: str) -> str:
    """The title of the game."""
    return str(look.game.meta.titles[lang])


def table_fragments(look: Look, chair: Chair, guest: Guest) -> dict[str, Markup]:
    """The players, the board and the question as HTML, by the id of their elements."""
    made = table_of(look, chair, guest, last_spots(look))
    covered = made.board.covered if made.board is not None else frozenset()
    made.html["prompt"] = render("_prompt.html", guest, **made.values, **prompt_of(look, chair, guest, covered))
    return made.fragments


def past_fragments(look: Look, chair: Chair, guest: Guest) -> dict[str, Markup]:
    """The same of a moment that is past, with the log up to then: nothing is asked, and no line is new."""
    made = table_of(look, chair, guest, last_spots(look))
    return {**made.fragments, "chron": chron_of(look, guest, look.entries + 1)}


def chron_of(look: Look, guest: Guest, first_new: int) -> Markup:
    """The log as HTML; lines from entry `first_new` on are marked."""
    return Markup(render("_chron.html", guest, look=look, **log_of(look, first_new)).strip())


@dataclass(frozen=True)
class Laid:
    """The table as it lies: its fragments, the drawn board if there is one, and what all templates share."""

    html: dict[str, str]
    board: Any
    values: dict[str, Any]

    @property
    def fragments(self) -> dict[str, Markup]:
        """The fragments as they are sent."""
        return {name: Markup(html.strip()) for name, html in self.html.items()}


def table_of(look: Look, chair: Chair, guest: Guest, last: set[str]) -> Laid:
    """The board with marks on what `last` names, and the players: what a table, a replay and an introduction share."""
    people = people_of(look, chair.mine, guest.lang)
    values: dict[str, Any] = {"look": look, "people": people, "title": title_of(look, guest.lang)}
    board = board_of(look, guest, last) if chair.curtain is None else None
    made = {
        "minis": render("_minis.html", guest, **values),
        "board": render(
            "_board.html",
            guest,
            curtain=chair.curtain,
            board=Markup(board.svg) if board is not None else None,
            sketch=sketch_of(look, guest) if board is None and chair.curtain is None else "",
            zones=board.zones if board is not None else (),
            **values,
        ),
        "players": render("_players.html", guest, points_short=points_short(look, guest), **values),
    }
    return Laid(made, board, values)


def sketch_of(look: Look, guest: Guest) -> str:
    """The board in text, for a game that is not drawn yet."""
    names = [seat.name for seat in look.seats]
    paper = Console(file=StringIO(), width=SKETCH_WIDTH, color_system=None, highlight=False)
    paper.print(look.game.sketch(look.view, guest.lang, names, SKETCH_WIDTH))
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


def board_of(look: Look, guest: Guest, last: set[str]) -> Any:
    """The board, drawn for what the seat may know and choose."""
    return look.game.board(
        look.view,
        lang=guest.lang,
        names=look.names,
        legal=[action.code for action in look.legal],
        last=last,
        shape="phone" if guest.shape == "phone" else "wide",
        colours=[seat.colour for seat in look.seats],
    )


def last_spots(look: Look) -> set[str]:
    """The ids of what the last move was about."""
    moves = [told for told in look.told if told.kind in look.game.event_args]
    last = moves[-1].entry if moves else 0
    return {spot for told in moves if told.entry == last for spot in spots(look, told.kind, told.args)}


def spots(look: Look, kind: str, args: Sequence[int]) -> tuple[str, ...]:
    """The ids on the board that an event is about."""
    if kind not in look.game.event_args:
        return ()  # a note of the table, not of the game
    return look.game.spots(look.view, Event(kind, tuple(args), EVERYONE, False, 0))


def points_short(look: Look, guest: Guest) -> str:
    """The sign behind a score."""
    words = look.game.words
    return words.say(guest.lang, "points-short") if words.has(guest.lang, "points-short") else guest.say("points-short")


# -- the prompt ---------------------------------------------------------------------------------------------------


def prompt_of(look: Look, chair: Chair, guest: Guest, covered: frozenset[str]) -> dict[str, Any]:
    """What is asked, of whom, and what can be answered."""
    items = choices_of(look, guest.lang)
    sentence, help = question(look, chair, guest, len(items))
    waiting = [seat for seat in look.seats if seat.waits]
    request = look.undo_request
    answering = [seat for seat in chair.mine if request and seat in request.asked and seat not in request.agreed]
    buttons = [item for item in items if item.code not in covered]
    return {
        "my_turn": bool(items),
        "sentence": sentence,
        "help": help,
        "rule": look.decision.rule if look.decision else "",
        "figure": look.seats[look.seat].colour if items and look.seat is not None else None,
        "items": items,
        "few": buttons if len(buttons) <= FEW else [],
        "buttons": buttons if FEW < len(buttons) <= MANY else [],
        "many": len(buttons) > MANY,
        "key": f"form-{look.version}-{look.seat}-",  # the same form sent twice acts once
        "waits": guest.say("waiting-seats", count=len(waiting)) if waiting else "",
        "undo_text": undo_text(look, guest),
        "may_answer": answering[0] if answering else None,
        "may_withdraw": request.seat if request and request.seat in chair.mine else None,
        "seat_back": next((seat.seat for seat in look.seats if seat.away and seat.seat in chair.mine), None),
        "sit": [seat.seat for seat in waiting if seat.kind == "open"][:1] if not chair.mine else [],
    }


def question(look: Look, chair: Chair, guest: Guest, count: int) -> tuple[str, str]:
    """The sentence of the prompt and the line below it."""
    if look.over:
        winners = [look.names[seat] for seat in (look.result.winners if look.result else ())]
        return guest.say("won", names=", ".join(winners), count=len(winners)), ""
    if chair.curtain is not None:
        return guest.say("curtain", name=chair.curtain.name), ""
    if look.decision is not None:
        sentence = look.decision.text(guest.lang)
        if len(chair.mine) > 1 and look.seat is not None:
            sentence = guest.say("asked-by-name", name=look.names[look.seat], sentence=sentence)
        first, _, rest = sentence.partition(". ")
        help = guest.say("count-choices", count=count)
        return (f"{first}.", f"{rest} {help}") if rest else (sentence, help)
    names = [look.names[seat] for seat in look.to_act]
    kinds = {look.seats[seat].played_by_bot for seat in look.to_act}
    key = "thinking" if kinds == {True} else "others-decide"
    return guest.say(key, names=", ".join(names), count=len(names)), "" if chair.mine else guest.say("you-watch")


def choices_of(look: Look, lang: str) -> list[Choice]:
    """Every legal answer in words."""
    if not look.legal:
        return []
    return look.game.choices(look.view, lang)


def undo_text(look: Look, guest: Guest) -> str:
    """Who asks to take a move back, and who has not answered yet."""
    request = look.undo_request
    if request is None:
        return ""
    missing = [look.names[seat] for seat in request.asked if seat not in request.agreed]
    return guest.say("undo-asked", name=look.names[request.seat], missing=", ".join(missing))


# -- the log ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """One line of the log: its words, whose it is, the moment it leads to, what it speaks of."""

    entry: int
    text: str
    colour: str | None
    new: bool
    part: bool
    things: str


def log_of(look: Look, first_new: int) -> dict[str, Any]:
    """The log, newest first; lines from entry `first_new` on are marked."""
    lines = [
        log_line(look, entry, text, kind, args, entry >= first_new)
        for (entry, text), (kind, args) in zip(look.log, told_of(look), strict=True)
    ]
    lines.reverse()
    return {"lines": lines[:LINES], "fresh": sum(line.new for line in lines)}


def told_of(look: Look) -> Sequence[tuple[str, tuple[int, ...]]]:
    """The event behind every line."""
    return [(told.kind, told.args) for told in look.told]


def log_line(look: Look, entry: int, text: str, kind: str, args: Sequence[int], new: bool) -> Line:
    """One line with its colour and the ids of what it speaks of."""
    labels: Mapping[str, Sequence[str]] = look.game.event_args
    params = dict(zip(labels.get(kind, ()), args, strict=False))
    seat = params.get("seat")
    colour = look.seats[seat].colour if isinstance(seat, int) and 0 <= seat < len(look.seats) else None
    things = " ".join(spots(look, kind, args))
    return Line(max(entry, 0), text, colour, new, kind in look.game.headings, things)


__all__ = ["NOBODY", "Chair", "Person", "chair_of", "past_fragments", "seated", "title_of"]
