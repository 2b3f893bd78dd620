"""Beside the board: what the rules say of the question that is asked now, of a line of the log, and the player aid with
the part that is needed first."""

from __future__ import annotations

import json
import re
from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from palas.engine.core.state import who
from palas.engine.game import Game
from palas.engine.handbook import aid, book_file, handbook
from palas.engine.rulebook import rulebook, text_file
from palas.tables import Look, Table
from palas.tables.looks import past_state
from palas.web.books import AidPart, aid_of, drawer, signs_for
from palas.web.guests import Guest, guest_of, thread
from palas.web.live import small_number
from palas.web.looks import chair_of, choices_of, question
from palas.web.play import table_of
from palas.web.templates import render

ROW = re.compile(r"<(?P<tag>tr|li)>(?P<lead>\s*(?:<td>|<strong>))(?P<name>.*?)(?P<rest></td>|</strong>)", re.S)
TAGS = re.compile(r"<svg.*?</svg>|<[^>]+>", re.S)
ASIDE = re.compile(r"\([^()]*(?:\([^()]*\))?[^()]*\)")  # what stands in brackets
SHORTEST = 3  # letters of a name that is looked for among the choices
LONG = 5  # letters of a name that may end a longer word: the guild of artists is a guild


# -- rules ------------------------------------------------------------------------------------------------------------


async def rule(request: Request) -> Response:
    """The rule of the question that is asked now, or of a line of the log (`n`: how many entries it follows)."""
    guest = await guest_of(request)
    table = await table_of(request)
    seat, entry = (small_number(request.query_params.get(name)) for name in ("seat", "n"))

    def make() -> Response:
        chair, look = chair_of(table, guest, seat)
        found = rule_now(table, look) if entry is None else rule_of_line(table, look, entry)
        asked = question(look, chair, guest, len(look.legal))[0] if entry is None else line_text(look, entry)
        if "part" not in request.query_params:  # without a script: the page itself
            return RedirectResponse(f"/book/{look.game.meta.id}{f'/rule/{found}' if found else ''}", status_code=303)
        return leaf_at(guest, look.game, found, asked, now=entry is None)

    return await thread(make)


def rule_now(table: Table, look: Look) -> str:
    """The rule that asks now: the looker, or whoever is to decide."""
    if look.decision is not None:
        return look.decision.rule
    state = table.standing.state
    return state.game.decision(state, look.to_act[0]).rule if look.to_act and not look.over else ""


def rule_of_line(table: Table, look: Look, entry: int) -> str:
    """The rule of the question whose answer stands in the log; nothing for a line that the looker does not have."""
    entries = table.standing.state.entries()
    if entry not in {told.entry for told in look.told} or not 0 <= entry < len(entries):
        return ""
    while entry >= 0 and who(entries[entry]) < 0:  # what chance did follows from an answer before
        entry -= 1
    if entry < 0:
        return ""
    past = past_state(table.standing, entry)
    return look.game.decision(past, who(entries[entry])).rule


def line_text(look: Look, entry: int) -> str:
    """What the log says there."""
    return next((deed.text for deed in look.deeds if deed.entry <= entry <= deed.last_entry), "")


def leaf_at(guest: Guest, game: Game, rule: str, asked: str, *, now: bool) -> Response:
    """The paragraph of the book that explains a rule, with what it is about above it."""
    book = handbook(game, guest.lang)
    if book is None or text_file(game) is None:
        return RedirectResponse(f"/rules/{game.meta.id}", status_code=303)
    if rule:
        rulebook(game.meta.id).find(rule)
    found = book.explains(rule) if rule else None
    leaf = found[0] if found is not None else book.leaves[0]
    return HTMLResponse(drawer(guest, game, book, leaf, rule if found is not None else "", asked, now=now))


# -- the player aid --------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def parts_by_question(game: Game) -> dict[str, str]:
    """The part of the player aid for each kind of question."""
    file = book_file(game, "aid.json")
    told: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {kind: anchor for anchor, kinds in told.items() for kind in kinds}


async def aid_now(request: Request) -> Response:
    """The player aid for this position: the part that is needed first, what can be used now marked."""
    guest = await guest_of(request)
    table = await table_of(request)
    seat = small_number(request.query_params.get("seat"))

    def make() -> Response:
        _, look = chair_of(table, guest, seat)
        game = look.game.printed or look.game
        if aid(game, guest.lang) is None:
            return RedirectResponse(f"/rules/{game.meta.id}", status_code=303)
        kind = kind_now(table, look)
        parts = sorted(aid_of(game, guest.lang), key=lambda part: part.anchor != parts_by_question(game).get(kind))
        said = " · ".join(f"{choice.group} {choice.text}" for choice in choices_of(look, guest.lang))
        usable = ASIDE.sub("", said).lower()
        return HTMLResponse(render(
            "_aid.html", guest, game=game.meta.id, title=game.meta.titles[guest.lang],
            signs=signs_for(game, guest.lang), parts=[marked(part, usable) for part in parts],
            now=parts_by_question(game).get(kind, ""),
        ))  # fmt: skip

    return await thread(make)


def kind_now(table: Table, look: Look) -> str:
    """The kind of the question that is asked now."""
    if look.over or not look.to_act:
        return ""
    state = table.standing.state
    seat = look.seat if look.seat in look.to_act else look.to_act[0]
    return str(state.game.decision(state, seat).kind)


def marked(part: AidPart, usable: str) -> AidPart:
    """A part of the aid whose lines are marked if what they name is among the choices."""

    def line(found: re.Match[str]) -> str:
        names = [name.strip() for name in re.split(r"[,·/]", ASIDE.sub("", TAGS.sub(" ", found["name"])))]
        fits = any(len(name) >= SHORTEST and is_named(name.lower(), usable) for name in names)
        tag = f'{found["tag"]} class="usable"' if fits else found["tag"]
        return f"<{tag}>{found['lead']}{found['name']}{found['rest']}"

    return AidPart(part.anchor, part.title, Markup(ROW.sub(line, part.html)), part.wide)


def is_named(name: str, usable: str) -> bool:
    """Does a choice name that, as a word of its own or at the end of one?"""
    begin = r"(?<!\w)" if len(name) < LONG else ""
    return re.search(rf"{begin}{re.escape(name)}(?!\w)", usable) is not None
