"""Duplicate, late, reordered and forged requests: the effect of once, or a clear refusal."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from steady import PATIENCE
from tables.people import BOT, HERE, LINK, ME, Party, visitor

from palas.engine.errors import IllegalAction, PalasError
from palas.tables import BadSecret, BadWish, NoSuchTable, Stale, StoreError, Visitor, ledger
from palas.tables.errors import NoSuchSeat, NotYourSeat


def test_the_same_key_has_effect_once_and_the_same_answer(hall):
    party = Party(hall, ME, HERE)
    seat, seen = party.to_act(), party.table.version
    first = party.table.act(party.host, seat, "place castle", seen, "k")
    moves = party.codes()
    for _ in range(3):
        again = party.table.act(party.host, seat, "place castle", seen, "k")
        assert again.version == first.version
        assert again.repeated
    party.play(3)
    late = party.table.act(party.host, seat, "place castle", seen, "k")
    assert late.version == first.version
    assert party.codes()[: len(moves)] == moves
    assert party.codes().count("place castle") == moves.count("place castle")


def test_a_key_is_remembered_across_a_restart(hall, halls, sqlite_url):
    party = Party(hall, ME, HERE)
    seat, seen = party.to_act(), party.table.version
    first = party.table.act(party.host, seat, "place castle", seen, "k")
    again = halls(sqlite_url).table(party.table.id).act(party.host, seat, "place castle", seen, "k")
    assert (again.version, again.repeated) == (first.version, True)


def test_a_key_belongs_to_its_seat(hall):
    party = Party(hall, ME, LINK)
    party.join(1)
    first = party.to_act()
    party.move(first, key="k")
    assert party.to_act() != first
    version = party.table.version
    party.move(party.to_act(), key="k")
    assert party.table.version > version
    with pytest.raises(NotYourSeat):
        party.table.act(party.people[1], 0, "pass", party.table.version, "k")


def test_a_late_request_is_refused_and_changes_nothing(hall):
    party = Party(hall, ME, HERE)
    seat, seen = party.to_act(), party.table.version
    party.move(seat, "place castle")
    while party.to_act() != seat:
        party.move()
    version = party.table.version
    with pytest.raises(Stale) as refused:
        party.table.act(party.host, seat, "pass", seen, "late")
    assert refused.value.text("de")
    assert party.table.version == version
    with pytest.raises(Stale):
        party.table.act(party.host, seat, "pass", version + 1, "from the future")
    with pytest.raises(Stale):
        party.table.act(party.host, seat, "pass", -1, "from nowhere")
    party.table.act(party.host, seat, "pass", version, "in time")


def test_two_requests_that_arrive_in_the_wrong_order_do_not_both_count(hall):
    party = Party(hall, ME, BOT)
    seen = party.table.version
    first, second = (action.code for action in party.look(0).legal[:2])
    party.table.act(party.host, 0, second, seen, "sent second, arrived first")
    with pytest.raises((Stale, IllegalAction)):
        party.table.act(party.host, 0, first, seen, "sent first, arrived second")


def test_news_that_does_not_touch_my_question_does_not_make_my_answer_late(hall, dice_market):
    party = Party(hall, ME, LINK, LINK, game="dice_market")
    party.join(1)
    party.join(2, "Dov")
    seen = party.look(0).version
    party.move(1)
    party.move(2, "pass")
    assert party.look(0).asked_since <= seen < party.table.version
    party.table.act(party.people[0], 0, "pass", seen, "k")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(hall, seat):
    party = Party(hall, ME, BOT)
    with pytest.raises(NoSuchSeat):
        party.table.act(party.host, seat, "pass", party.table.version, "k")
    with pytest.raises(NoSuchSeat):
        party.table.look(party.host, seat)


def test_a_forged_visitor_or_an_endless_request_is_refused(hall):
    party = Party(hall, ME, LINK, BOT)
    for forged in (Visitor(""), Visitor("x"), hall.greet("A" * 22).visitor):
        for seat in range(3):
            with pytest.raises(NotYourSeat):
                party.table.act(forged, seat, "pass", party.table.version, "k")
    for key in ("k" * 65, "\x00", "\ud800", "Schlüssel"):
        with pytest.raises(BadWish):
            party.table.act(party.host, 0, "pass", party.table.version, key)
    for code in ("\x00", "\ud800", ""):
        with pytest.raises(PalasError):
            party.table.act(party.host, 0, code, party.table.version, "k")
    for table_id in ("\x00", "\ud800", "", "../palas", "x" * 1000):
        with pytest.raises(NoSuchTable):
            hall.table(table_id)
    for secret in ("\x00", "\ud800" * 22):
        with pytest.raises(BadSecret):
            party.table.join(visitor(hall), secret, "\ud800")
    with pytest.raises(PalasError):
        party.table.act(party.host, 0, "place " + "x" * 100_000, party.table.version, "k")


def test_many_threads_at_once_make_each_move_once(any_url, halls):
    party = Party(halls(any_url), ME, HERE, HERE)
    start = threading.Barrier(8)

    def hammer(number: int) -> int:
        done = 0
        start.wait()
        for _ in range(12):
            look = party.table.look(party.host, party.table.standing.state.to_act[0])
            if not look.legal:
                continue  # somebody was quicker
            try:
                # every second thread sends the very same request as its neighbour
                key = f"{look.version} {number // 2}"
                code = look.legal[number // 2 % len(look.legal)].code
                done += not party.table.act(party.host, look.seat, code, look.version, key).repeated
            except (Stale, IllegalAction):
                continue
        return done

    with ThreadPoolExecutor(8) as pool:
        made = sum(pool.map(hammer, range(8)))
    assert made == len(party.codes()) > 0
    loaded = halls(any_url, bots=False).table(party.table.id)
    assert loaded.version == party.table.version
    assert loaded.look(party.host, 0).view == party.look(0).view


def test_what_cannot_be_stored_is_not_shown(hall, monkeypatch):
    """Stored first, then published: a full disk loses the request in flight and nothing else."""
    party = Party(hall, ME, BOT)
    seat, before = party.to_act(), party.look(0)
    heard: list[int] = []
    hall.subscribe(party.table.id, heard.append)
    insert_rows = ledger.insert_rows

    def full(connection, table_id, rows):
        insert_rows(connection, table_id, rows)
        raise StoreError("store-failed", url="palas.db", detail="disk full")

    with monkeypatch.context() as patch:
        patch.setattr(ledger, "insert_rows", full)
        with pytest.raises(StoreError):
            party.table.act(party.host, seat, before.legal[0].code, before.version, "k")
    assert heard == []
    assert party.look(0).version == before.version
    assert party.look(0).view == before.view
    done = party.table.act(party.host, seat, before.legal[0].code, before.version, "k")
    assert not done.repeated
    assert heard


def test_tables_do_not_wait_for_each_other(hall):
    """A table whose writer is busy does not hold up another one."""
    slow, quick = Party(hall, ME, BOT), Party(hall, ME, BOT)
    with slow.table._lock, ThreadPoolExecutor(1) as pool:
        assert pool.submit(quick.move).result(timeout=PATIENCE)
        assert pool.submit(slow.look, 0).result(timeout=PATIENCE).legal, "looking needs no lock"


def test_a_visitor_is_who_has_the_token(hall):
    greeting = hall.greet(None)
    assert greeting.new_token
    assert hall.greet(greeting.new_token).visitor == greeting.visitor
    assert hall.greet(greeting.new_token).new_token is None
    for wrong in ("", "short", "x" * 200, "ä" * 22, "../../../../etc/passwd"):
        assert hall.greet(wrong).new_token not in (None, wrong)
    known = hall.rename(greeting.visitor, nickname="  Ann\t\u202eB. ", lang="de", theme="dark", sound=True)
    assert known.nickname == "Ann B."
    assert hall.greet(greeting.new_token).visitor == known
    again = hall.rename(visitor(hall), notice=True)
    assert (again.notice, again.sound) == (True, False)
    for wrong in ({"lang": "fr"}, {"theme": "pink"}, {"nickname": "x" * 25}):
        with pytest.raises(BadWish):
            hall.rename(greeting.visitor, **wrong)
