"""Sitting down, changing places with a bot or a friend, coming back: what each writes into the log."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from palas import bots
from palas.engine.game import seat_name
from palas.tables.errors import BadWish, GameOver, NotHost, NotYourSeat, SeatTaken, TableFull
from palas.tables.standing import Sitting, Standing

LONGEST_NAME = 24
LONGEST_TITLE = 40  # of a table
USUAL_BOT = "greedy"  # who takes over where nobody is named


def bot_names() -> tuple[str, ...]:
    """The bots that can sit at a table."""
    return bots.names()


def check_bot(name: str) -> str:
    """A bot of that name, the usual one if none is named."""
    names = bot_names()
    if not name:
        return USUAL_BOT
    if not bots.seated(name):
        raise BadWish("no-such-bot", bot=name, known=", ".join(names))
    return name


def clean_name(text: str) -> str:
    """What a person typed as a name: one line, no control characters, not too long."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", text))
    name = " ".join(kept.split())
    if len(name) > LONGEST_NAME:
        raise BadWish("name-too-long", longest=LONGEST_NAME)
    return name


def clean_title(text: str) -> str:
    """What a host calls a table: one line, cut where it is too long."""
    kept = "".join(sign if unicodedata.category(sign)[0] not in "CZ" else " " for sign in text)
    return " ".join(kept.split())[:LONGEST_TITLE].strip()


def free_name(wish: str, seat: int, taken: Sequence[str], lang: str) -> str:
    """That name, or "Player 2" without one, with a number if another at the table has it."""
    name = clean_name(wish) or seat_name(seat, lang)
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free


def others_names(draft: Standing, seat: int) -> list[str]:
    """What the others at the table are called."""
    return [name for other, name in enumerate(draft.names) if other != seat]


def join(draft: Standing, visitor: str, seat: int, nickname: str, lang: str, at: float) -> None:
    """Somebody came by the seat's link: he sits down, or it is his second device."""
    old = draft.seats[seat]
    if visitor in old.visitors and old.kind == "person":
        return
    if old.kind == "person":
        draft.sit(seat, replace(old, visitors=(*old.visitors, visitor)), "second", at)
        return
    name = free_name(clean_name(nickname) or old.name, seat, others_names(draft, seat), lang)
    draft.sit(seat, Sitting("person", name, visitors=(visitor,)), "joined", at)


def sit_down(draft: Standing, visitor: str, seat: int, nickname: str, lang: str, at: float) -> None:
    """Somebody takes a seat that is open to anyone."""
    if visitor in draft.seats[seat].visitors:
        return
    if draft.seats_of(visitor):
        raise BadWish("already-seated")
    if draft.seats[seat].kind != "open":
        raise SeatTaken if any(sitting.kind == "open" for sitting in draft.seats) else TableFull
    name = free_name(nickname, seat, others_names(draft, seat), lang)
    draft.sit(seat, Sitting("person", name, visitors=(visitor,)), "joined", at)


def hand_to_bot(draft: Standing, seat: int, bot: str, why: str, at: float) -> None:
    """A bot plays for the seat: until the person is back, or for good if nobody sat there."""
    old = draft.seats[seat]
    bot = check_bot(bot)
    if old.kind in ("person", "here"):
        draft.sit(seat, replace(old, bot=bot, away=True), why, at)
    else:
        draft.sit(seat, Sitting("bot", old.name, bot=bot), why, at)


def hand_to_link(draft: Standing, seat: int, name: str, lang: str, at: float) -> None:
    """The seat waits for a friend who is given its new link."""
    name = free_name(name or draft.seats[seat].name, seat, others_names(draft, seat), lang)
    draft.sit(seat, Sitting("link", name), "to-link", at)


def hand_here(draft: Standing, seat: int, host: str, name: str, lang: str, at: float) -> None:
    """The seat is played by somebody at the host's device."""
    name = free_name(name or draft.seats[seat].name, seat, others_names(draft, seat), lang)
    draft.sit(seat, Sitting("here", name, visitors=(host,)), "to-here", at)


def leave(draft: Standing, visitor: str, seat: int, at: float) -> None:
    """Somebody gets up; whoever likes may take the seat as it stands."""
    old = draft.seats[seat]
    if old.kind != "person" or visitor not in old.visitors:
        raise NotYourSeat
    if draft.state.over:
        raise GameOver
    draft.sit(seat, Sitting("open", old.name), "left", at)


def close(draft: Standing, at: float) -> None:
    """Open seats are no longer for anyone."""
    for seat, sitting in enumerate(draft.seats):
        if sitting.kind == "open":
            draft.sit(seat, Sitting("link", sitting.name), "device", at)


def rotate(draft: Standing, visitor: str, seat: int, host: bool, at: float) -> None:
    """The seat gets a new link. Other devices lose the seat; if only the host asks, so does everybody who had it."""
    old = draft.seats[seat]
    if old.kind == "bot":
        raise BadWish("bot-has-no-link")
    if visitor in old.visitors:
        draft.sit(seat, replace(old, visitors=(visitor,)), "device", at)
    elif not host:
        raise NotHost
    elif old.kind == "person":
        draft.sit(seat, Sitting("link", old.name), "to-link", at)
    else:
        draft.sit(seat, old, "device", at)


def want_stand_in(draft: Standing, visitor: str, seat: int, at: float) -> None:
    """Somebody wants a bot to stand in for another whose turn it is; more than half of the other people decide."""
    mine = [own for own in draft.seats_of(visitor) if own != seat]
    if not mine:
        raise NotYourSeat
    if seat not in draft.thinking() or draft.seats[seat].kind != "person" or visitor in draft.seats[seat].visitors:
        raise BadWish("no-stand-in")
    if mine[0] in draft.stand_ins.get(seat, ()):
        return
    draft.write("vote", mine[0], {"for": seat}, at)
    others = [other for other, sitting in enumerate(draft.seats) if other != seat and sitting.person]
    if 2 * len(draft.stand_ins[seat]) > len(others):
        hand_to_bot(draft, seat, "", "voted", at)


def come_back(draft: Standing, visitor: str, seat: int, at: float) -> None:
    """The person takes the seat back from the bot."""
    old = draft.seats[seat]
    if visitor not in old.visitors:
        raise NotYourSeat
    if old.away:
        draft.sit(seat, replace(old, bot="", away=False), "back", at)


def become(draft: Standing, old: str, new: str, at: float) -> None:
    """All seats of one visitor go to another: they are the same person."""
    for seat in draft.seats_of(old):
        sitting = draft.seats[seat]
        visitors = tuple(dict.fromkeys(new if visitor == old else visitor for visitor in sitting.visitors))
        draft.sit(seat, replace(sitting, visitors=visitors), "device", at)


def rename(draft: Standing, visitor: str, old: str, new: str, lang: str, at: float) -> None:
    """Somebody is called otherwise from now on; a seat that had another name of his own choice keeps it."""
    for seat in draft.seats_of(visitor):
        sitting = draft.seats[seat]
        number = sitting.name.removeprefix(old).strip()
        if sitting.kind == "person" and sitting.name.startswith(old) and (not number or number.isdecimal()):
            name = free_name(new, seat, others_names(draft, seat), lang)
            if name != sitting.name:
                draft.sit(seat, replace(sitting, name=name), "renamed", at)


def forget(draft: Standing, visitor: str, at: float) -> None:
    """A visitor's seats go to bots, or to the others who share them; what he was called is not told any more."""
    for seat in draft.seats_of(visitor):
        old = draft.seats[seat]
        others = tuple(other for other in old.visitors if other != visitor)
        if others:
            draft.sit(seat, replace(old, visitors=others), "device", at)
        else:
            name = free_name("", seat, others_names(draft, seat), "en")
            draft.sit(seat, Sitting("bot", name, bot=old.bot or USUAL_BOT), "to-bot", at)
