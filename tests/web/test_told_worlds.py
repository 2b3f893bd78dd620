"""Worlds that somebody cannot tell apart: mails, pushes, channels, pages of one's own and figures are the same."""

from __future__ import annotations

import json
import re
from dataclasses import astuple
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from steady import SEED

import palas
from palas.drill.twins import twins
from palas.engine.core.luck import commitment
from palas.engine.record import Record, record, replay
from palas.people.channels import parcel
from palas.people.figures import renew_share
from palas.people.groups import join_group, make_group
from palas.people.habits import Habits
from palas.people.outbox import Post
from palas.people.ways import add_way
from palas.tables import Hall, Store, Visitor
from palas.tables.hashes import visitor_id
from palas.web import letters
from palas.web.app import make_app
from web.conftest import settings_for

TITLES = sorted(game.meta.id for game in palas.titles())
GROUPS = 2  # of worlds in which the seat is asked, for each game
PAGES = ("/", "/me", "/me?all=1", "/me/told", "/seek", "/urgent")


def worlds_of(title: str) -> list[tuple[int, tuple[str, ...]]]:
    """Pairs of records and the seat that cannot tell them apart and is asked. Where everything lies open, they differ
    in what chance has yet to bring: the key."""
    game, luck = palas.game(title), Random(f"told {title}")
    found: list[tuple[int, tuple[str, ...]]] = []
    while len(found) < GROUPS:
        if game.open_information:
            state = game.start(2, luck.getrandbits(40))
            for _ in range(luck.randrange(10, 40)):
                state.apply(luck.choice(state.legal(state.to_act[0])))
            texts = []
            for key in ("11" * 32, "22" * 32):
                told = record(state, keep_key=True)
                kept = {name: value for name, value in told.header.items() if name != "seed"}
                header = {**kept, "commitment": commitment(bytes.fromhex(key)), "key": key}
                texts.append(Record(header, told.lines).text())
            found.append((state.to_act[0], tuple(texts)))
            continue
        made = twins(game, luck, 2)
        if made is not None and made.seat in asked(made.records[0]):
            found.append((made.seat, made.records))
    return found


def asked(text: str) -> tuple[int, ...]:
    return replay(Record.read(text)).to_act


class Reader:
    """One hall, and a person in it who sits at one world of every pair."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.now = 1_900_000_000.0
        self.hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), seed=SEED, now=lambda: self.now)
        self.app = make_app(settings_for(folder, mail_pictures=False), self.hall)
        self.client = TestClient(self.app, follow_redirects=False, headers={"origin": "http://testserver"})
        self.client.post("/settings", data={"nickname": "Ann", "lang": "", "theme": ""})
        self.ids: list[str] = []
        self.secrets: dict[str, str] = {}
        self.friend = self.hall.rename(self.hall.greet(None).visitor, nickname="Ben")

    @property
    def person(self) -> Visitor:
        return Visitor(visitor_id(self.client.cookies["palas"]), "Ann")

    def sit(self, text: str, seat: int) -> Any:
        self.now += 60  # what is listed by time is not listed by the names of tables
        opened = self.hall.import_table(text, self.person)
        self.ids.append(opened.table_id)
        table = self.hall.table(opened.table_id)
        table.join(self.person, opened.secrets[seat], "Ann")
        other = next(other for other in opened.secrets if other != seat)
        table.join(self.friend, opened.secrets[other], "Ben")
        return table

    def show_to_others(self) -> tuple[str, ...]:
        """A group with a friend who sits at all these tables, and a private link; the addresses of both pages."""
        with self.hall.store.writing() as connection:
            group = make_group(connection, self.person.id, "Wednesday", 0.0)
            join_group(connection, self.friend.id, group.id, group.secret, 0.0)
            link = renew_share(connection, self.person.id, True)
        self.secrets = {group.id: "GROUP", group.secret: "INVITATION", link: "LINK"}
        return f"/g/{group.id}", f"/p/{link}"

    def faceless(self, text: str) -> str:
        """Without what names a table, the server and a way to tell the person."""
        text = re.sub(r'data-push-key="[^"]*"|name="way" value="\w+"', "", text)
        text = re.sub(r'<div class="qr".*?</div>', "", text, flags=re.DOTALL)
        for number, id in enumerate(self.ids):
            text = text.replace(id, f"TABLE {number}")
        for secret, name in self.secrets.items():
            text = text.replace(secret, name)
        return text


def told(reader: Reader, table: Any, seat: int, lang: str) -> str:
    """Everything that goes out when it is that seat's turn, the picture of the mail included."""
    studio: Any = SimpleNamespace(png=lambda svg, width: svg.encode())
    person = Visitor(reader.person.id, "Ann", lang)
    now = reader.hall.now()
    turn = letters.tell(table, person, seat, now, Habits().place)
    letter = letters.turn_letter(turn, "turn", "link", "quiet", "settings", studio)
    assert letter.picture is not None
    several = letters.gathered_letter(turn.guest, [(turn, "link"), (turn, "link")], "link", "quiet", "settings")
    push = letters.turn_push(turn, "turn", "link", "tag", 1)
    post = Post("id", "turn", "", "", table.id, seat, 1, 1, "", 0, 0, False, 0)
    message = letters.channel_message(post, table, lang, "link")
    forms = [repr(parcel(kind, "https://x.example/a/b", message)) for kind in ("discord", "slack", "ntfy", "json")]
    parts = [letter.plain, letter.html, letter.picture.png.decode(), several.plain, several.html, json.dumps(push)]
    return reader.faceless("\n".join([*parts, *forms, repr(astuple(message))]))


@pytest.fixture
def readers(tmp_path: Path) -> list[Reader]:
    return [Reader(tmp_path / name) for name in ("one", "other")]


def test_what_people_are_told_and_their_own_pages_tell_no_secret(readers: list[Reader]) -> None:
    compared = 0
    for title in TITLES:
        for seat, records in worlds_of(title):
            tables = [reader.sit(text, seat) for reader, text in zip(readers, records, strict=True)]
            one, other = (table.standing.state for table in tables)
            assert one.to_dict() != other.to_dict() or one.origin.key != other.origin.key, "the worlds do differ"
            for lang in ("en", "de"):
                said, again = (told(reader, table, seat, lang) for reader, table in zip(readers, tables, strict=True))
                assert said == again, title
                compared += 1
    assert compared == 2 * GROUPS * len(TITLES)
    for reader in readers:
        with reader.hall.store.writing() as connection:
            add_way(connection, reader.person.id, "mail", "ann@palas.example", 0.0)
    shown = [(*PAGES, *reader.show_to_others()) for reader in readers]
    for lang in ("en", "de"):
        for path, *paths in zip((*PAGES, "group", "link"), *shown, strict=True):
            answers = [
                reader.client.get(one, headers={"accept-language": lang})
                for reader, one in zip(readers, paths, strict=True)
            ]
            assert path == "/urgent" or all(answer.status_code == 200 for answer in answers), path
            said, again = (answer.text for answer in answers)
            one, two = (reader.faceless(text) for reader, text in zip(readers, (said, again), strict=True))
            assert one == two, path
