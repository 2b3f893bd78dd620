"""The messenger of a server: what the outbox holds is worded for its reader and carried to him, or need not be."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Sequence
from hashlib import blake2b

from sqlalchemy import Connection, select

from palas.people import channels, outbox
from palas.people.courier import Courier
from palas.people.errors import PeopleError, Unreachable
from palas.people.habits import read_habits, read_holiday, read_pace
from palas.people.mail import Letter, Mailer
from palas.people.outbox import Post
from palas.people.presence import Presence
from palas.people.push import Pusher, read_subscription
from palas.people.reach import Reach
from palas.people.ways import Way, read_way, remove_way
from palas.tables import Hall, Table, Visitor
from palas.tables.hashes import digest_of
from palas.tables.ledger import new, read_visitor
from palas.tables.schema import FACTS
from palas.tables.standing import Standing
from palas.text import language
from palas.web import letters
from palas.web.letters import Told, reader
from palas.web.pictures import Studio
from palas.web.settings import Settings

MOST_ASKED = 6  # messages that an address gets in an hour because somebody typed it
SECRET = "secret"  # the fact that signs links in mails


class Messenger:
    """Tells people. `start` begins to send; what is to be sent is noted with every change of the hall from now on."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
        self.hall = hall
        self.reach = Reach(settings.reach)
        self.mailer = Mailer(settings.mail, settings.sender) if settings.mail else None
        self.pusher = Pusher(hall.store, self.reach, f"mailto:{settings.sender}")
        self.presence = Presence(hall.store, hall.now)
        self.studio = Studio() if settings.mail_pictures else None
        self.courier = Courier(hall.store, self.carry, hall.now)
        self._secret = server_secret(hall)
        self._noted = False
        hall.on_writing = self.written
        hall.holiday_of = self.holiday_of

    def start(self) -> None:
        """Begin to send."""
        self.courier.start()

    def stop(self) -> None:
        """End it; what is not sent yet is sent by whoever starts next."""
        self.courier.stop()

    def written(self, connection: Connection, table_id: str, before: Standing | None, after: Standing) -> None:
        """A table is being changed: whose turn comes with it?"""
        if outbox.note_turns(connection, table_id, before, after, self.hall.now(), self.settings.hold):
            self._noted = True

    def holiday_of(self, visitor: str) -> tuple[float, float] | None:
        """When somebody who sits down is on holiday, if he has said so."""
        with self.hall.store.reading() as connection:
            return read_holiday(connection, visitor)

    def stored(self) -> None:
        """A change is stored: what goes out at once need not wait for the next round."""
        if self._noted:
            self._noted = False
            self.courier.wake()

    # -- addresses ------------------------------------------------------------------------------------------------

    def link(self, path: str) -> str:
        """An address of ours as people outside need it."""
        return self.settings.address + path

    def quiet_link(self, way: str, table_id: str) -> str:
        """The link by which somebody without a cookie can stop mails of a table, and nothing else."""
        return self.link(f"/quiet/{way}/{table_id or '-'}/{self.mark(way, table_id)}")

    def mark(self, *words: str) -> str:
        """A word that only this server can give."""
        return blake2b(repr(words).encode(), key=self._secret, digest_size=16).hexdigest()

    def is_mark(self, mark: str, *words: str) -> bool:
        """Is this the word that we gave?"""
        return hmac.compare_digest(mark.encode(), self.mark(*words).encode())

    # -- what is asked for by hand --------------------------------------------------------------------------------

    def ask(self, kind: str, way: Way, **facts: object) -> None:
        """Something that a person asked for himself: a test, a mail to confirm an address."""
        now = self.hall.now()
        post = Post(
            id=digest_of(kind, way.id, now, secrets.token_hex(8)),
            kind=kind,
            way=way.id,
            visitor=way.visitor,
            table_id=way.table_id,
            seat=-1,
            since=0,
            length=0,
            body=json.dumps(facts),
            made=now,
            due=now,
            gathered=False,
            tries=0,
        )
        with self.hall.store.writing() as connection:
            if outbox.asked_for(connection, way.address, now) >= MOST_ASKED:
                raise PeopleError("letters-often")
            outbox.write(connection, post)
        self.courier.wake()

    # -- carrying -------------------------------------------------------------------------------------------------

    def carry(self, heap: Sequence[Post]) -> str:
        """Send what belongs together; a word says why it need not be sent."""
        post = heap[0]
        with self.hall.store.reading() as connection:
            way = read_way(connection, post.way)
            person = read_visitor(connection, post.visitor) or Visitor(post.visitor)
        if way is None or not way.on or not (way.confirmed or post.kind == "confirm"):
            return "switched-off"
        if post.kind in ("turn", "remind"):
            return self._carry_turns(heap, way, person)
        self._carry_short(post, way, person)
        return ""

    def _carry_turns(self, heap: Sequence[Post], way: Way, person: Visitor) -> str:
        reasons = [(post, self.moot(post, way, person)) for post in heap]
        live = [post for post, reason in reasons if not reason]
        if not live:
            return reasons[0][1]
        if way.channel:
            self._to_channel(live[0], way, person)
            return ""
        with self.hall.store.reading() as connection:
            zone = read_habits(connection, person.id).place
        now = self.hall.now()
        turns = [(post, letters.tell(self.table(post), person, post.seat, now, zone)) for post in live]
        if way.kind == "mail":
            self._mail(way, live[0].id, self._turn_letter(turns, way, person))
        else:
            self._push_turns(turns, way, person)
        return ""

    def moot(self, post: Post, way: Way, person: Visitor) -> str:
        """Why a message about a turn need not be sent any more; empty: it must."""
        table = self.table(post)
        standing = table.standing
        if post.seat not in standing.thinking():
            return "passed"
        with self.hall.store.reading() as connection:
            if outbox.answered(connection, post):
                return "answered"
            if not way.channel and read_pace(connection, post.visitor, post.table_id) == "never":
                return "switched-off"
        sitting = standing.seats[post.seat].visitors
        there = table.may_watch(person) if way.channel else post.visitor in sitting
        if not there:  # a channel is told nothing that whoever added it could not see any more
            return "left"
        who = sitting if way.channel else (post.visitor,)
        return "seen" if post.kind == "turn" and self.presence.looking(who, post.table_id) else ""

    def table(self, post: Post) -> Table:
        """The table that a message is about, as it stands now."""
        table = self.hall.table(post.table_id)
        table.refresh()
        return table

    def _turn_letter(self, turns: Sequence[tuple[Post, Told]], way: Way, person: Visitor) -> Letter:
        settings = self.link("/me/told")
        if len(turns) == 1:
            post, told = turns[0]
            link, quiet = self.link(question_path(post)), self.quiet_link(way.id, post.table_id)
            return letters.turn_letter(told, post.kind, link, quiet, settings, self.studio)
        rows = [(told, self.link(question_path(post))) for post, told in turns]
        return letters.gathered_letter(reader(person), rows, self.link("/me"), self.quiet_link(way.id, ""), settings)

    def _push_turns(self, turns: Sequence[tuple[Post, Told]], way: Way, person: Visitor) -> None:
        waiting = sum(line.my_turn and not line.finished for line in self.hall.summaries(person))
        for post, told in turns:
            payload = letters.turn_push(told, post.kind, question_path(post), f"turn-{post.table_id}", waiting)
            self._push(way, post.id, payload)

    def _to_channel(self, post: Post, way: Way, person: Visitor) -> None:
        link = self.link(f"/t/{post.table_id}")
        message = letters.channel_message(post, self.table(post), language(person.lang), link)
        channels.send(self.reach, way.kind, way.address, message)

    def _carry_short(self, post: Post, way: Way, person: Visitor) -> None:
        guest = reader(person)
        path = str(post.facts.get("path", "/me/told"))
        if way.kind == "mail":
            self._mail(way, post.id, letters.plain_letter(guest, post.kind, self.link(path)))
        elif way.kind == "push":
            title, body = guest.say("push-test"), guest.say("push-test-body")
            self._push(way, post.id, {"title": title, "body": body, "url": path, "tag": "test"})
        else:
            text = guest.say("channel-test")
            message = channels.Message(post.id, "test", "Palas", text, self.link("/"), "", way.table_id, -1, "", None)
            channels.send(self.reach, way.kind, way.address, message)

    def _mail(self, way: Way, id: str, letter: Letter) -> None:
        if self.mailer is None:
            raise Unreachable("mail-failed")
        self.mailer.send(way.address, id, letter)

    def _push(self, way: Way, id: str, payload: dict[str, object]) -> None:
        try:
            self.pusher.send(read_subscription(way.address), id, json.dumps(payload, ensure_ascii=False).encode())
        except Unreachable as error:
            if error.key == "push-gone":  # the browser has taken its word back
                with self.hall.store.writing() as connection:
                    remove_way(connection, way.id)
            raise


def question_path(post: Post) -> str:
    """Where the question is asked; whoever is not signed in sees no more there than anybody."""
    return f"/t/{post.table_id}?seat={post.seat}"


def server_secret(hall: Hall) -> bytes:
    """The secret of this server, made when it is first asked for; all processes use the same."""
    with hall.store.writing() as connection:
        fresh = new(connection, FACTS).values(name=SECRET, value=secrets.token_hex(32))
        connection.execute(fresh.on_conflict_do_nothing())
        return bytes.fromhex(connection.execute(select(FACTS.c.value).where(FACTS.c.name == SECRET)).scalar_one())
