"""What opens under the question: answers that have no place on the board, with what each of them brings and costs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from palas.engine.action import Choice
from palas.engine.meta import Price
from palas.tables import Look
from palas.web.panels import thing_picture, thing_title

PART = re.compile(r"(\d*)([a-z_]+)")  # of a payment: "2sand"
AMOUNT = re.compile(r"\d+")
MANY_WAYS = 3  # more payments than this are set by plus and minus
MANY_AMOUNTS = 6  # and more amounts, or things of which one is chosen, than this


@dataclass(frozen=True)
class Shift:
    """Something of the seat's own that an answer changes: before and after."""

    title: str
    picture: Markup
    before: int
    after: int

    @property
    def delta(self) -> str:
        """The change with a true minus."""
        change = self.after - self.before
        return f"+{change}" if change > 0 else f"−{-change}"


@dataclass(frozen=True)
class Answer:
    """One button: its words, and in pictures what it changes. `parts` is what a payment or an amount is made of."""

    code: str
    text: str
    detail: str
    reveals: bool
    shifts: tuple[Shift, ...]
    parts: Mapping[str, int]
    points: int = 0  # that it brings


@dataclass(frozen=True)
class Column:
    """A thing whose amount is set by plus and minus."""

    id: str
    title: str
    picture: Markup
    before: int | None  # how much of it the seat owns
    counts: int = 0  # towards a price


@dataclass(frozen=True)
class Tray:
    """Buttons, and instead of too many alike ones the columns of a stepper with all that can be set there."""

    buttons: tuple[Answer, ...] = ()
    columns: tuple[Column, ...] = ()
    steps: tuple[Answer, ...] = ()
    price: Price | None = None  # what is set must come to


def tray_of(look: Look, items: Sequence[Choice], lang: str) -> Tray:
    """The tray for these answers."""
    if look.seat is None or not items:
        return Tray()
    owned = look.game.holdings(look.view, look.seat)
    price = look.game.price(look.view)
    answers = [answer_of(look, item, owned, lang) for item in items]
    verbs = {answer.code.partition(" ")[0] for answer in answers if answer.parts}
    for verb in sorted(verbs):
        alike = [answer for answer in answers if answer.parts and answer.code.partition(" ")[0] == verb]
        amounts = set(alike[0].parts) == {""}
        most = MANY_AMOUNTS if amounts or one_of_each(alike) else MANY_WAYS
        if len(alike) > most:
            rest = tuple(answer for answer in answers if answer not in alike)
            alike.sort(key=lambda answer: sum(answer.parts.values()))  # the cheapest first
            price = None if amounts else price
            return Tray(rest, columns_of(look, alike, owned, price, lang), tuple(alike), price)
    return Tray(tuple(answers))


def one_of_each(answers: Sequence[Answer]) -> bool:
    """Is each of them one piece of some thing? Then a thing is chosen, and no sum made up."""
    return all(sum(answer.parts.values()) == 1 for answer in answers)


def answer_of(look: Look, item: Choice, owned: Mapping[str, int], lang: str) -> Answer:
    """A choice with what it changes, in the order of the seat's stock."""
    assert look.seat is not None
    colour = look.seats[look.seat].colour
    shifts = tuple(
        Shift(thing_title(look.game, thing, lang), thing_picture(look.game, thing, colour), before, before + change)
        for thing, before in owned.items()
        if (change := item.brings.get(thing, 0))
    )
    return Answer(
        item.code,
        item.text,
        item.detail,
        item.reveals,
        shifts,
        parts_of(item.code, owned),
        item.brings.get("points", 0),
    )


def sets_amount(item: Choice) -> bool:
    """Is it an amount that changes what the seat owns? Its button shows that, and has no room for it in the line."""
    return bool(item.brings) and AMOUNT.fullmatch(item.code.partition(" ")[2]) is not None


def parts_of(code: str, owned: Mapping[str, int]) -> Mapping[str, int]:
    """What a payment consists of ("pay 2sand+wood"), or the number of an amount ("buy 3"); else nothing."""
    rest = code.partition(" ")[2]
    if AMOUNT.fullmatch(rest):
        return {"": int(rest)}
    found: dict[str, int] = {}
    for part in rest.split("+"):
        match = PART.fullmatch(part)
        if match is None or match[2] not in owned:
            return {}
        found[match[2]] = found.get(match[2], 0) + int(match[1] or 1)
    return found


def columns_of(
    look: Look, answers: Sequence[Answer], owned: Mapping[str, int], price: Price | None, lang: str
) -> tuple[Column, ...]:
    """One column for each thing of which there may be more or less."""
    assert look.seat is not None
    colour = look.seats[look.seat].colour
    if set(answers[0].parts) == {""}:
        return (Column("", "", Markup(""), None),)
    used = {thing for answer in answers for thing in answer.parts}
    counts = price.values if price is not None else {}
    return tuple(
        Column(
            thing,
            thing_title(look.game, thing, lang),
            thing_picture(look.game, thing, colour),
            owned[thing],
            counts.get(thing, 0),
        )
        for thing in owned
        if thing in used
    )
