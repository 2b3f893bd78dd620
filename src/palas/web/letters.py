"""What people are told, in words: a mail, a push message, a line in a channel. Each shows what its reader may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any

from palas.draw import standalone
from palas.people.channels import Message
from palas.people.mail import Letter, Picture
from palas.people.outbox import Post
from palas.tables import Look, Table, Visitor
from palas.tables.standing import last_entry_of
from palas.text import language
from palas.web.cutouts import about_question
from palas.web.dates import moment
from palas.web.guests import Guest
from palas.web.looks import Chair, board_of, question, title_of
from palas.web.ordering import stop_notes
from palas.web.panels import Person, people_of
from palas.web.pictures import Studio
from palas.web.telling import last_spots
from palas.web.templates import render

PICTURE_WIDTH = 1200  # twice what is shown, for sharp screens
MOST_NEWS = 3


@dataclass(frozen=True)
class Told:
    """A turn as its person is told of it: nothing here that his page would not show."""

    guest: Guest
    look: Look
    title: str
    company: str
    question: str
    until: str
    news: tuple[str, ...]
    people: tuple[Person, ...]

    @property
    def name(self) -> str:
        """What the person is called at this table."""
        return self.look.names[self.look.seat or 0]


def reader(visitor: Visitor) -> Guest:
    """A person as the guest of a letter."""
    return Guest(visitor, None, language(visitor.lang), "light")


def tell(table: Table, visitor: Visitor, seat: int, now: float, zone: tzinfo) -> Told:
    """What a person is told of his turn."""
    guest = reader(visitor)
    look = table.look(visitor, seat, lang=guest.lang)
    sentence, _ = question(look, Chair(seat, (seat,)), guest, len(look.legal))
    deadline = table.standing.deadline_of(seat)
    own = last_entry_of(table.standing.state, (seat,))
    news = [text for entry, text in look.log if entry > own][-MOST_NEWS:]
    news += stop_notes(table, visitor, seat, guest)
    return Told(
        guest=guest,
        look=look,
        title=title_of(look, guest.lang),
        company=company(look, seat, guest, table.sheet.name),
        question=sentence,
        until="" if deadline is None else moment(deadline, now, zone, guest),
        news=tuple(news),
        people=tuple(people_of(look, (seat,), guest.lang)),
    )


def company(look: Look, seat: int, guest: Guest, name: str = "") -> str:
    """The table by its name, or by those who sit there."""
    if name:
        return guest.say("table-called", name=name)
    others = [name for other, name in enumerate(look.names) if other != seat]
    return guest.say("with-people", names=", ".join(others), count=len(others)) if others else guest.say("with-nobody")


def subject(told: Told, kind: str) -> str:
    """The line by which a mail is known."""
    key = "letter-remind-subject" if kind == "remind" else "letter-turn-subject"
    return told.guest.say(key, game=told.title, company=told.company)


def turn_letter(told: Told, kind: str, link: str, quiet: str, settings: str, studio: Studio | None) -> Letter:
    """The mail that says: it is your turn."""
    guest = told.guest
    board = board_of(told.look, guest, last_spots(told.look)) if studio is not None else None
    png = None
    if studio is not None and board is not None:
        png = studio.png(standalone(about_question(board)), PICTURE_WIDTH)
    picture = None
    if png is not None:
        alt = guest.say("letter-picture", game=told.title, round=told.look.game.round_of(told.look.view) or 0)
        picture = Picture(png, alt)
    values: dict[str, Any] = {
        "told": told,
        "kind": kind,
        "link": link,
        "quiet": quiet,
        "settings": settings,
        "picture": picture,
        "subject": subject(told, kind),
    }
    return Letter(
        subject=values["subject"],
        plain=render("mail.txt", guest, **values),
        html=render("mail.html", guest, **values),
        picture=picture,
        headers=unsubscribing(quiet),
    )


def unsubscribing(quiet: str) -> list[tuple[str, str]]:
    """The headers by which a mail program stops further mails with one click (RFC 8058)."""
    return [("List-Unsubscribe", f"<{quiet}>"), ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")]


def gathered_letter(guest: Guest, rows: Sequence[tuple[Told, str]], link: str, quiet: str, settings: str) -> Letter:
    """One mail for all turns that have come together."""
    values: dict[str, Any] = {"rows": rows, "link": link, "quiet": quiet, "settings": settings}
    return Letter(
        subject=guest.say("letter-gathered-subject", count=len(rows)),
        plain=render("gathered.txt", guest, **values),
        html=render("gathered.html", guest, **values),
        headers=unsubscribing(quiet),
    )


def plain_letter(guest: Guest, kind: str, link: str, **facts: Any) -> Letter:
    """A short mail with one button: a test, an address to confirm, a way in."""
    values: dict[str, Any] = {"kind": kind, "link": link, "facts": facts}
    return Letter(
        subject=guest.say(f"letter-{kind}-subject", **facts),
        plain=render("short.txt", guest, **values),
        html=render("short.html", guest, **values),
    )


def turn_push(told: Told, kind: str, link: str, tag: str, waiting: int) -> dict[str, Any]:
    """What the browser shows, and where it leads."""
    parts = [f"{told.title} {told.company}", told.question, *told.news[-1:]]
    if told.until:
        parts.append(told.guest.say("until", moment=told.until))
    return {
        "title": told.guest.say("push-remind" if kind == "remind" else "push-turn"),
        "body": " · ".join(parts)[:600],
        "url": link,
        "tag": tag,
        "waiting": waiting,
    }


def channel_message(post: Post, table: Table, lang: str, link: str) -> Message:
    """What a channel is told: only who is to move, as everybody at the table sees it."""
    guest = Guest(None, None, lang, "light")
    standing = table.standing
    title = str(table.game.meta.titles[lang])
    number = table.game.round_of(table.game.view(standing.state, None))
    name = standing.names[post.seat]
    text = guest.say("channel-turn", name=name, game=title)
    if number:
        text = f"{text} · {guest.say('round', number=number)}"
    return Message(post.id, "turn", title, text, link, table.game.meta.id, table.id, post.seat, name, number)
