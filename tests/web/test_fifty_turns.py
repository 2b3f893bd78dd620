"""A game of fifty turns: each is told once by mail, push and channel, though the server is killed on the way."""

from __future__ import annotations

import json
import signal
import sqlite3
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from people.receivers import Browser, Mailbox, Post, mailbox, post_office
from steady import PATIENCE, SEED, wait_for

from palas.people.push import keys_of, public_key
from palas.people.ways import add_way
from palas.tables import Hall, SeatWish, Store, TableWish
from palas.web.guests import COOKIE
from web.test_serve import Process

TURNS, KILLED, RESTARTED = 50, 17, 34


class Player:
    """One of the two: a cookie, a mailbox, a browser that takes pushes."""

    def __init__(self, hall: Hall, name: str, post: Post) -> None:
        greeting = hall.greet(None)
        assert greeting.new_token is not None
        self.name, self.token = name, greeting.new_token
        self.visitor = hall.rename(greeting.visitor, nickname=name, lang="en")
        self.address = f"{name.lower()}@palas.example"
        self.path = f"/push/{name}"
        self.browser = Browser(post.address + self.path)
        with hall.store.writing() as connection:
            add_way(connection, self.visitor.id, "mail", self.address, hall.now())
            add_way(connection, self.visitor.id, "push", self.browser.subscription.text(), hall.now())

    def ask(self, url: str, content: dict[str, Any] | None = None) -> Any:
        headers = {"cookie": f"{COOKIE}={self.token}", "content-type": "application/json", "accept": "application/json"}
        body = None if content is None else json.dumps(content).encode()
        with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=PATIENCE) as answer:
            return json.loads(answer.read())


@pytest.fixture
def receivers() -> Iterator[tuple[Mailbox, Post]]:
    with mailbox() as mails, post_office() as post:
        yield mails, post


def test_every_turn_is_told_once_though_the_server_is_killed(
    receivers: tuple[Mailbox, Post], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mails, post = receivers
    told = {"MAIL": mails.address, "REACH": post.host, "HOLD": "0", "MAIL_PICTURES": "off"}
    for name, value in told.items():
        monkeypatch.setenv(f"PALAS_{name}", value)
    hall = Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}"), seed=SEED)
    people = [Player(hall, name, post) for name in ("Ann", "Ben")]
    seats = [SeatWish("person", "Ann"), SeatWish("link", "Ben")]
    opened = hall.open(people[0].visitor, TableWish("caylus", seats, order="as_listed", seed=7))
    table = hall.table(opened.table_id)
    table.join(people[1].visitor, opened.secrets[1], "Ben")
    with hall.store.writing() as connection:
        hook = f"{post.address}/hook"
        add_way(connection, people[0].visitor.id, "json", hook, hall.now(), table_id=opened.table_id)
    server_key = public_key(keys_of(hall.store))
    del table
    hall.store.close()

    servers = [Process(tmp_path)]
    try:
        came = play(servers, people, opened.table_id, mails, post, tmp_path)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()

    for seat, person in enumerate(people):
        letters = {mail["message-id"] for mail in mails.mails if mail["to"] == person.address}
        assert len(letters) == came[seat], "one mail for every turn, told apart by its number"
        pushes = {call.headers["topic"]: call for call in post.calls if call.path == person.path}
        assert len(pushes) == came[seat]
        for call in pushes.values():
            assert person.browser.open(call, server_key, post.address)["title"] == "It is your turn."
    channel = {call.headers["idempotency-key"]: call.json["name"] for call in post.calls if call.path == "/hook"}
    assert [list(channel.values()).count(person.name) for person in people] == came
    assert sum(came) == TURNS
    repeated = len(mails.mails) - len({mail["message-id"] for mail in mails.mails})
    assert repeated == 1, "the mail that was on its way when the process was killed was sent again, and no other"


def play(
    servers: list[Process],
    people: list[Player],
    table: str,
    mails: Mailbox,
    post: Post,
    folder: Path,
) -> list[int]:
    """Fifty turns, while a process is killed as it sends and one is told to stop; how often each was told."""
    luck = Random(5)
    came = [0, 0]
    acting = people[0].ask(f"{servers[-1].address}/t/{table}/news?form=view")["to_act"][0]
    while sum(came) < TURNS:
        kills = sum(came) + 1 == KILLED
        if kills:
            wait_for(lambda: not waiting(folder), "what has arrived is not noted as sent")
            mails.hold = threading.Event()
            mails.came.clear()
        acting = pass_on(servers[-1].address, people, table, acting, luck)
        came[acting] += 1
        if kills:
            assert mails.hold is not None
            assert mails.came.wait(PATIENCE), "the mail is on its way"
            servers[-1].kill()
            mails.hold.set()
            mails.hold = None
            servers.append(Process(folder))
        elif sum(came) == RESTARTED:
            servers[-1].process.send_signal(signal.SIGTERM)
            servers[-1].process.wait(PATIENCE)
            servers.append(Process(folder))
        wait_for(lambda: arrived(mails, post, people, came), f"turn {sum(came)} of {acting} is not told")
    return came


def waiting(folder: Path) -> int:
    """How much the server has still to send, or to note as sent."""
    with closing(sqlite3.connect(folder / "palas.db")) as store:
        return int(store.execute("SELECT count(*) FROM outbox WHERE state = 'waiting'").fetchone()[0])


def pass_on(address: str, people: list[Player], table: str, acting: int, luck: Random) -> int:
    """Moves of one seat until it is the other's turn; that other."""
    while True:
        now = people[acting].ask(f"{address}/t/{table}/news?form=view")
        assert not now["over"], "the game is long enough"
        if now["to_act"][0] != acting:
            return int(now["to_act"][0])
        deed = {
            "seat": acting,
            "code": luck.choice(now["legal"]),
            "seen": now["version"],
            "key": f"version {now['version']}",
        }
        people[acting].ask(f"{address}/t/{table}/act", deed)


def arrived(mails: Mailbox, post: Post, people: list[Player], came: list[int]) -> bool:
    """Have all been told as often as their turn came?"""
    for seat, person in enumerate(people):
        letters = {mail["message-id"] for mail in mails.mails if mail["to"] == person.address}
        pushes = {call.headers["topic"] for call in post.calls if call.path == person.path}
        if not len(letters) == len(pushes) == came[seat]:
            return False
    return len({call.headers["idempotency-key"] for call in post.calls if call.path == "/hook"}) == sum(came)
