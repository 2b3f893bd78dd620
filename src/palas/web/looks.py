"""One seat's page of a table in fragments: the prompt, the board, the players, the log; sent whole when changed."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from io import StringIO
from typing import Any, NamedTuple

from markupsafe import Markup, escape
from rich.console import Console

from palas.engine.action import Choice
from palas.engine.outlook import Outlook
from palas.tables import Glance, Look, Table, Visitor
from palas.web.guests import Guest, room_of
from palas.web.panels import Person, panel_html, people_of
from palas.web.telling import chron_of, last_spots, since_of
from palas.web.templates import render
from palas.web.tray import sets_amount, tray_of

NOBODY = Visitor(id="")
FEW = 2  # so many buttons stand in the line of the question
SHORT = 34  # and so many letters in all of them
MANY = 30  # more choices than this open as a list by themselves

SKETCH_WIDTH = 110
DECLINE = "decline"  # the answer by which nothing is done
SENTENCE = re.compile(r"(?<=[.?]) +")  # between the question itself and what is said besides


class Curtain(NamedTuple):
    """Who must be given the device before anything is shown that not everybody may see."""

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
    outlook = look.game.outlook(look.view)
    made = table_of(look, chair, guest, last_spots(look), outlook)
    covered = made.board.covered if made.board is not None else frozenset()
    sheet = Markup(made.board.dock) if made.board is not None and guest.shape == "phone" else ""
    asked = prompt_of(look, chair, guest, covered, outlook)
    made.html["prompt"] = render("_prompt.html", guest, sheet=sheet, trial=False, **made.values, **asked)
    made.html["since"] = since_of(look, guest)
    return made.fragments


def past_fragments(look: Look, chair: Chair, guest: Guest) -> dict[str, Markup]:
    """The same of a moment that is past, with the log up to then: nothing is asked, and no line is new."""
    made = table_of(look, chair, guest, last_spots(look))
    return {**made.fragments, "chron": chron_of(look, guest, look.entries + 1)}


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


def table_of(look: Look, chair: Chair, guest: Guest, last: set[str], outlook: Outlook | None = None) -> Laid:
    """The board with marks on what `last` names, and the players: what a table, a replay and a lesson share."""
    people = people_of(look, chair.mine, guest.lang)
    own = next((person for person in people if person.seat == look.seat), None)
    values: dict[str, Any] = {"look": look, "people": people, "own": own, "title": title_of(look, guest.lang)}
    board = board_of(look, guest, last, outlook)  # before the curtain opens, as spectators see it
    panel = partial(panel_html, guest.lang, points_short(look, guest))
    made = {
        "where": f'<span id="where" class="where">{escape(where_of(look, guest))}</span>',
        "minis": render("_minis.html", guest, **values),
        "board": render(
            "_board.html",
            guest,
            board=Markup(board.svg) if board is not None else None,
            sketch=sketch_of(look, guest) if board is None else "",
            zones=board.zones if board is not None else (),
            drawn=board,
            **values,
        ),
        "dock": render(
            "_dock.html",
            guest,
            panel=panel,
            dock=Markup(board.dock) if board is not None and guest.shape != "phone" else "",
            **values,
        ),
        "players": render(
            "_players.html",
            guest,
            panel=panel,
            rivals=[person for person in people if person is not own],
            **values,
        ),
    }
    return Laid(made, board, values)


def where_of(look: Look, guest: Guest) -> str:
    """The part of the game that is played now: what the last heading of the log says, or the round."""
    headings = look.game.headings
    part = next((told.text for told in reversed(look.told) if told.kind in headings), None)
    if part is not None:
        return part.partition(". ")[0].rstrip(".")  # a heading may tell more than where one is
    number = look.game.round_of(look.view)
    return guest.say("in-round", round=number) if number else ""


def sketch_of(look: Look, guest: Guest) -> str:
    """The board in text, for a game that is not drawn yet."""
    names = [seat.name for seat in look.seats]
    paper = Console(file=StringIO(), width=SKETCH_WIDTH, color_system=None, highlight=False)
    paper.print(look.game.sketch(look.view, guest.lang, names, SKETCH_WIDTH))
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


def board_of(look: Look, guest: Guest, last: set[str], outlook: Outlook | None = None) -> Any:
    """The board, drawn for what the seat may know and choose."""
    room = room_of(guest.shape)
    return look.game.board(
        look.view,
        lang=guest.lang,
        names=look.names,
        legal=[action.code for action in look.legal],
        last=last,
        shape="phone" if room is None else "desk",
        room=room,
        colours=[seat.colour for seat in look.seats],
        outlook=outlook,
    )


def points_short(look: Look, guest: Guest) -> str:
    """The sign behind a score."""
    words = look.game.words
    return words.say(guest.lang, "points-short") if words.has(guest.lang, "points-short") else guest.say("points-short")


# -- the prompt ---------------------------------------------------------------------------------------------------


def prompt_of(
    look: Look, chair: Chair, guest: Guest, covered: frozenset[str], outlook: Outlook | None = None
) -> dict[str, Any]:
    """What is asked, of whom, and what can be answered."""
    items = choices_of(look, guest.lang, outlook)
    sentence, help = question(look, chair, guest, len(items))
    waiting = [seat for seat in look.seats if seat.waits]
    request = look.undo_request
    answering = [seat for seat in chair.mine if request and seat in request.asked and seat not in request.agreed]
    buttons = [item for item in items if item.code not in covered]
    in_line = len(buttons) <= FEW and sum(len(item.text) for item in buttons) <= SHORT
    in_line = in_line and not any(sets_amount(item) for item in buttons)
    return {
        "my_turn": bool(items),
        "points_short": points_short(look, guest),
        "curtain": chair.curtain,
        "sentence": sentence,
        "help": help,
        "rule": look.decision.rule if look.decision else "",
        "figure": look.seats[look.seat].colour if items and look.seat is not None else None,
        "items": items,
        "few": buttons if in_line else [],
        "tray": tray_of(look, buttons if not in_line and len(buttons) <= MANY else [], guest.lang),
        "many": len(buttons) > MANY,
        "key": f"form-{look.version}-{look.seat}-",  # the same form sent twice acts once
        "waits": guest.say("waiting-seats", count=len(waiting)) if waiting and not look.over else "",
        "undo_text": undo_text(look, guest),
        "undo_what": undo_what(look, guest),
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
        return guest.say("curtain", name=chair.curtain.name), guest.say("curtain-help")
    if look.decision is not None:
        sentence = look.decision.text(guest.lang)
        if len(chair.mine) > 1 and look.seat is not None:
            sentence = guest.say("asked-by-name", name=look.names[look.seat], sentence=sentence)
        help = guest.say("count-choices", count=count)
        first, *rest = SENTENCE.split(sentence, 1)
        return first, " ".join([*rest, help])
    names = [look.names[seat] for seat in look.to_act]
    kinds = {look.seats[seat].played_by_bot for seat in look.to_act}
    key = "thinking" if kinds == {True} else "others-decide"
    return guest.say(key, names=", ".join(names), count=len(names)), "" if chair.mine else guest.say("you-watch")


def choices_of(look: Look, lang: str, outlook: Outlook | None = None) -> list[Choice]:
    """Every legal answer in words. Among people it says whether something new becomes known: that is not taken back."""
    if not look.legal:
        return []
    choices = look.game.choices(look.view, lang, outlook)
    return [replace(choice, reveals=False) for choice in choices] if look.alone else choices


def undo_what(look: Look, guest: Guest) -> str:
    """The move that an undo takes back. A refusal is called one: its own words ("Nothing") need their question."""
    if look.undo_code == DECLINE:
        return guest.say("undo-declined")
    return look.game.action_text(look.undo_code, guest.lang) if look.undo_code else ""


def undo_text(look: Look, guest: Guest) -> str:
    """Who asks to take a move back, and who has not answered yet."""
    request = look.undo_request
    if request is None:
        return ""
    missing = [look.names[seat] for seat in request.asked if seat not in request.agreed]
    return guest.say("undo-asked", name=look.names[request.seat], missing=", ".join(missing))


__all__ = [
    "NOBODY", "Chair", "Laid", "Person", "chair_of", "past_fragments", "prompt_of", "seated", "table_of", "title_of",
]  # fmt: skip
