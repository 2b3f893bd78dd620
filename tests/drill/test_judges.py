"""The drill notices what is broken: each judge is shown a fault that was made on purpose."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

import palas
from palas.drill.audit import audit, digest, keys_of, replay_all
from palas.drill.crowd import judge as judge_crowd
from palas.drill.disk import judge as judge_disk
from palas.drill.forgeries import OK, REFUSED, Forgery
from palas.drill.hostile import packs, records
from palas.drill.house import House, loopback
from palas.drill.kills import seated
from palas.drill.people import Answer, Book, Request
from palas.drill.plan import SIZES, Plan
from palas.drill.report import Result
from palas.drill.requests import Party, judge
from palas.drill.twins import twins
from palas.drill.wire import Heard
from palas.drill.words import DrillError
from palas.drill.worlds import compare
from palas.engine.record import Record
from palas.tables import Hall, Store


def keys(result: Result) -> set[str]:
    return {fault.key for fault in result.faults}


@pytest.fixture
def played(tmp_path: Path) -> tuple[str, Path, Book]:
    """A table with four moves, all remembered by the person who made them."""
    file = tmp_path / "palas.db"
    url = f"sqlite:///{file}"
    token, (book,) = seated(url, "judges", ["caylus"])
    store = Store(url)
    hall = Hall(store)
    visitor = hall.greet(token).visitor
    table = hall.table(book.table)
    for number in range(4):
        seat = table.standing.state.to_act[0]
        look = table.look(visitor, seat)
        request = Request(book.table, seat, look.legal[0].code, look.version, f"key-number-{number}")
        table.act(visitor, seat, request.code, request.seen, request.key)
        book.take(request)
    store.close()
    return url, file, book


def changed(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)


def test_what_is_stored_as_it_was_acknowledged_is_sound(played: tuple[str, Path, Book]) -> None:
    url, _, book = played
    result = Result("kills", "sqlite")
    audit(url, [book], result)
    replay_all(url, [book], result)
    assert result.faults == []
    assert result.figures == {"replayed": 1}


def test_a_lost_move_is_noticed(played: tuple[str, Path, Book]) -> None:
    url, file, book = played
    changed(file, "DELETE FROM keys WHERE key = 'key-number-2'")
    result = Result("kills", "sqlite")
    audit(url, [book], result)
    assert keys(result) == {"lost", "doubled"}
    assert result.figures["lost"] == 1


def test_a_move_that_was_made_twice_is_noticed(played: tuple[str, Path, Book]) -> None:
    url, file, book = played
    last = "(SELECT MAX(seq) FROM log WHERE kind = 'do')"
    changed(file, f"INSERT INTO log SELECT table_id, seq + 1, at, kind, seat, body FROM log WHERE seq = {last}")
    result = Result("kills", "sqlite")
    audit(url, [book], result)
    assert "doubled" in keys(result)
    assert result.figures["doubled"] == 1


def test_a_move_that_nobody_sent_is_noticed(played: tuple[str, Path, Book]) -> None:
    url, _, book = played
    book.pending = book.acks.pop("key-number-3")
    result = Result("kills", "sqlite")
    audit(url, [book], result)
    assert result.faults == [], "the request without an answer may be there"
    book.pending = None
    audit(url, [book], result)
    assert keys(result) == {"unknown-move"}


def test_a_table_that_cannot_be_replayed_is_noticed(played: tuple[str, Path, Book]) -> None:
    url, file, book = played
    changed(file, """UPDATE log SET body = '{"do": "nonsense"}' WHERE kind = 'do'""")
    result = Result("kills", "sqlite")
    replay_all(url, [book], result)
    assert keys(result) == {"no-replay"}


def test_any_change_of_what_is_stored_changes_the_digest(played: tuple[str, Path, Book]) -> None:
    _, file, _ = played
    before = digest(file)
    assert digest(file) == before
    changed(file, "UPDATE log SET at = at + 1 WHERE seq = 1")
    assert digest(file) != before
    assert len(keys_of(file)) == 1


def test_a_crash_a_wrong_answer_and_a_leak_are_noticed() -> None:
    result = Result("requests", "forged")
    judge(Forgery("late", b"POST", REFUSED), Heard(500, b"", b"sorry"), [b"secret"], result)
    judge(Forgery("repeated", b"POST", OK), Heard(409), [b"secret"], result)
    judge(Forgery("record", b"GET", REFUSED), Heard(400, b"", b"my secret"), [b"secret"], result)
    judge(Forgery("record", b"GET", REFUSED), Heard(-1), [b"secret"], result)
    judge(Forgery("record", b"GET", REFUSED), Heard(404), [b"secret"], result)
    assert [fault.key for fault in result.faults] == ["wrong-answer", "wrong-answer", "leak", "no-answer"]
    assert result.figures == {"requests": 5, "crashes": 1, "leaks": 1}


def test_worlds_that_answer_differently_are_noticed() -> None:
    result = Result("worlds", "castle")
    compare([("aaa", b"table aaa"), ("bbb", b"table bbb")], result, "castle", "/news")
    assert result.broken == 0
    compare([("aaa", b"table aaa: king"), ("bbb", b"table bbb: queen")], result, "castle", "/news")
    assert result.figures["leaks"] == 1


@pytest.mark.parametrize("game", ["castle", "nobility", "viscounts"])
def test_twins_differ_and_the_seat_cannot_see_it(game: str) -> None:
    luck = Random(5)
    found = next(made for _ in range(100) if (made := twins(palas.game(game), luck, 4)))
    worlds = [palas.replay(Record.read(text)) for text in found.records]
    assert len({str(world.to_dict()) for world in worlds}) == len(worlds) > 1
    assert len({str(world.view(found.seat)) for world in worlds}) == 1
    assert len({str(world.view(None)) for world in worlds}) == 1


def test_a_full_disk_must_be_told_as_503_without_a_path(tmp_path: Path) -> None:
    result = Result("disk", "full")
    judge_disk(Answer(503, b'{"error": "no room"}', {}), tmp_path, result)
    assert result.broken == 0
    judge_disk(Answer(400, f'{{"error": "{tmp_path}/palas.db"}}'.encode(), {}), tmp_path, result)
    assert keys(result) == {"disk-answer", "disk-path"}


def test_a_slower_crowd_is_judged_only_where_time_is_judged() -> None:
    spans = {False: [0.1] * 50, True: [0.3] * 50}
    for size, broken in (("small", 0), ("large", 1)):
        result = Result("crowd", "attacked")
        judge_crowd(Plan(SIZES[size]), spans, result)
        assert result.figures["ratio"] == 3.0
        assert result.broken == broken


def test_trouble_in_a_servers_log_is_noticed(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.log.write_text("Palas is open.\nWARNING:  Invalid HTTP request received.\n")
    assert house.trouble() == []
    house.log.write_text("ERROR:    Exception in ASGI application\nTraceback (most recent call last):\nKeyError: 'x'\n")
    assert len(house.trouble()) == 3


def test_hostile_packs_and_records_are_the_same_for_the_same_seed() -> None:
    assert dict(packs("heirs", 1)) == dict(packs("heirs", 1))
    assert list(records(Random(3), 60)) == list(records(Random(3), 60))


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.1", "example.org", "::", ""])
def test_no_other_machine_is_attacked(host: str) -> None:
    with pytest.raises(DrillError):
        loopback(host)


def test_loopback_is_ours() -> None:
    assert [loopback(host) for host in ("127.0.0.1", "127.9.8.7", "::1", "localhost")]


def test_a_game_that_is_over_makes_room_for_another(tmp_path, monkeypatch):
    """Its record tells the key: from then on the forger has other tables to ask for."""
    monkeypatch.setattr("palas.drill.requests.palas.titles", lambda: [palas.game("castle")])
    with House(tmp_path, seed="0") as house:
        house.start()
        party = Party(house, Random(1))
        first = party.books[0]
        while party.books[0] is first:
            party.play_on()
        assert party.ann.news(first.table, 0)["over"]
        assert party.scene.tables == [party.books[0].table] == list(party.scene.legal) == list(party.scene.version)
        assert {table for table, _ in party.scene.secrets} == {party.books[0].table}
        assert {request.table for request in party.scene.played} == {party.books[0].table}
