"""The panels of the players: who sits there, whose turn it is, what he owns."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from palas.draw import snippets
from palas.draw.icons import ICONS, add
from palas.draw.pieces import CUBES
from palas.engine.game import Game, Rival
from palas.tables import ClockReading, Look
from palas.web.templates import macros
from palas.web.words import WORDS, Reading


@dataclass(frozen=True)
class Thing:
    """Something a player owns, counted."""

    id: str
    title: str
    picture: Markup
    amount: int


@dataclass(frozen=True)
class ClockFace:
    """The time a player has left."""

    left: float
    running: bool
    text: str


@dataclass(frozen=True)
class Person:
    """A seat as its panel shows it."""

    seat: int
    name: str
    colour: str
    mine: bool
    acts: bool
    bot: bool
    away: bool
    waits: bool
    points: str
    goods: tuple[Thing, ...]
    clock: ClockFace | None
    automaton: bool = False  # played by the rules


def people_of(look: Look, mine: Sequence[int], lang: str) -> list[Person]:
    """All seats, beginning with one's own, then the opponents whom the rules play."""
    first = look.seat if look.seat is not None else (mine[0] if mine else 0)
    order = [(first + step) % len(look.seats) for step in range(len(look.seats))]
    clocks = {reading.seat: reading for reading in look.clocks}
    rivals = look.game.rivals(look.view, lang)
    shown = {"points", *(rival.id for rival in rivals)}  # these numbers have their own place
    people = []
    for seat in order:
        info = look.seats[seat]
        owned = look.game.holdings(look.view, seat)
        people.append(
            Person(
                seat=seat,
                name=info.name,
                colour=info.colour,
                mine=seat in mine and len(mine) == 1,
                acts=seat in look.to_act and not look.view.over,
                bot=info.played_by_bot,
                away=info.away,
                waits=info.waits,
                points=signed(owned["points"]) if "points" in owned else "",
                goods=things(look.game, owned, shown, info.colour, lang),
                clock=clock_face(clocks.get(seat)),
            )
        )
    return people + [rival_person(look, number, rival, lang) for number, rival in enumerate(rivals, len(order))]


def rival_person(look: Look, number: int, rival: Rival, lang: str) -> Person:
    """An opponent whom the rules play, as its panel shows it; its number comes after those of the seats."""
    return Person(
        seat=number,
        name=rival.name,
        colour=rival.colour,
        mine=False,
        acts=False,
        bot=False,
        away=False,
        waits=False,
        points=signed(rival.points),
        goods=things(look.game, rival.holdings, {"points"}, rival.colour, lang),
        clock=None,
        automaton=True,
    )


@lru_cache(maxsize=2048)  # most panels are the same after a move
def panel_html(lang: str, points_short: str, person: Person) -> Markup:
    """A panel as a page shows it."""
    return Markup(panels(lang, points_short).panel(person))


@lru_cache(maxsize=64)
def panels(lang: str, points_short: str) -> Any:
    """What draws the panels of a game in a language."""
    return macros("_panel.html", Reading(lang), points_short=points_short)


def signed(points: int) -> str:
    """Points with a true minus."""
    return f"−{-points}" if points < 0 else str(points)


def things(game: Game, owned: Mapping[str, int], besides: Collection[str], colour: str, lang: str) -> tuple[Thing, ...]:
    """What somebody owns, with its pictures."""
    return tuple(thing(game, name, amount, colour, lang) for name, amount in owned.items() if name not in besides)


@lru_cache(maxsize=4096)  # few kinds in small amounts: the same ones at every table
def thing(game: Game, name: str, amount: int, colour: str, lang: str) -> Thing:
    """So much of something that somebody owns."""
    return Thing(name, thing_title(game, name, lang), thing_picture(game, name, colour), amount)


def thing_title(game: Game, name: str, lang: str) -> str:
    """What a thing in a player's stock is called."""
    if game.words.has(lang, f"good-{name}"):
        return game.words.say(lang, f"good-{name}")
    return WORDS.say(lang, f"thing-{name}") if WORDS.has(lang, f"thing-{name}") else name


USUAL = {"coins": "coin", "workers": "worker"}  # for titles that do not say it


def thing_picture(game: Game, name: str, colour: str) -> Markup:
    """Its small picture, as the title says (`stock`); else a cube or an icon of that name, else a disc of the seat."""
    return picture(game, game.stock.get(name) or USUAL.get(name, name), colour)


def source_picture(game: Game, name: str, colour: str) -> Markup:
    """The small picture of a source of points, as the title says (`sources`)."""
    return picture(game, game.sources.get(name, name), colour)


def picture(game: Game, drawn: str, colour: str) -> Markup:
    """A worker, coin, cube or icon of that name; else a disc of the seat."""
    if drawn == "worker":
        return Markup(snippets.worker(colour, 22))
    if drawn == "points":
        return Markup(snippets.points(22))
    if drawn == "coin":
        return Markup(snippets.coin(22))
    if drawn == "silver_coin":
        return Markup(snippets.coin(22, metal="silver"))
    if drawn in CUBES:
        return Markup(snippets.good(drawn, 22))
    if drawn not in ICONS:
        add(game.figures())
    return Markup(snippets.icon(drawn, 20) if drawn in ICONS else snippets.disc(colour, 18))


def clock_face(reading: ClockReading | None) -> ClockFace | None:
    """A clock as minutes and seconds."""
    if reading is None:
        return None
    return ClockFace(reading.left, reading.running, clock_text(reading.left))


def clock_text(seconds: float) -> str:
    """Seconds as people read them."""
    whole = max(0, int(seconds))
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60}:{rest % 60:02d}"
