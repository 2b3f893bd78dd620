"""Several processes on one PostgreSQL: who is behind catches up, news reach everybody, each move is made once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from steady import PATIENCE, wait_for
from tables.people import HERE, LINK, ME, Party

from palas.engine.errors import IllegalAction
from palas.tables import Clock, Stale, ledger


@pytest.fixture
def two_halls(postgres_url, halls):
    """Two servers on one database."""
    return halls(postgres_url), halls(postgres_url)


def test_a_server_that_is_behind_catches_up_before_it_shows_or_writes(two_halls):
    here, there = two_halls
    party = Party(here, ME, LINK)
    other = there.table(party.table.id)
    cem = party.join(1)
    assert other.seats_of(cem) == (1,)
    for _ in range(10):
        seat = party.to_act()
        look = other.look(party.people[seat], seat)
        assert look.view == party.look(seat).view
        other.act(party.people[seat], seat, look.legal[0].code, look.version, f"there {look.version}")
        party.move()
    assert other.look(cem, 1).version == party.look(1).version


def test_a_writer_that_does_not_know_of_the_others_row_tries_again_on_top_of_it(two_halls):
    here, there = two_halls
    party = Party(here, ME, LINK)
    other = there.table(party.table.id)
    stale = other.standing.version
    cem = party.join(1)
    assert other.standing.version == stale
    seat = party.to_act()
    other.act(party.people[seat], seat, "place castle", party.table.version, "k")
    assert other.standing.seats[1].visitors == (cem.id,)
    again = party.table.act(party.people[seat], seat, "place castle", 1, "k")
    assert again.repeated, "a key used there is known here"


def test_two_servers_make_each_move_once(two_halls):
    party = Party(two_halls[0], ME, HERE, HERE)
    tables = [hall.table(party.table.id) for hall in two_halls]

    def play(table):
        made = 0
        for _ in range(25):
            look = table.look(party.host, table.standing.state.to_act[0])
            if not look.legal:
                continue
            try:
                # both servers are sent the same request, as by a browser that sent it again
                made += not table.act(
                    party.host, look.seat, look.legal[0].code, look.version, str(look.version)
                ).repeated
            except (Stale, IllegalAction):
                continue
        return made

    with ThreadPoolExecutor(2) as pool:
        made = sum(pool.map(play, tables))
    assert made == len(party.codes()) > 10
    assert tables[0].look(party.host, 0).view == tables[1].look(party.host, 0).view


def test_news_of_one_server_reach_the_listeners_of_the_other(two_halls):
    here, there = two_halls
    party = Party(here, ME, HERE)
    heard: list[int] = []
    end = there.subscribe(party.table.id, heard.append)
    party.move()
    wait_for(lambda: party.table.version in heard, "no news from the other server")
    end()
    count = len(heard)
    party.move()
    wait_for(lambda: there.table(party.table.id).look(party.host, 0).version == party.table.version, "behind")
    assert len(heard) == count


def test_news_carry_the_table_and_its_version_and_nothing_else(two_halls, postgres_url):
    party = Party(two_halls[0], ME, HERE)
    with psycopg.connect(postgres_url, autocommit=True) as ear:
        ear.execute(f"LISTEN {ledger.CHANNEL}")
        party.move()
        (notice,) = ear.notifies(timeout=PATIENCE, stop_after=1)
    assert notice.payload == f"{party.table.id} {party.table.version}"


def test_the_listener_survives_a_lost_connection(two_halls, postgres_url, monkeypatch):
    monkeypatch.setattr("palas.tables.news.RETRY_SECONDS", 0.1)
    here, there = two_halls
    party = Party(here, ME, HERE)
    heard: list[int] = []
    there.subscribe(party.table.id, heard.append)
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        pids = [pid for (pid,) in admin.execute(others).fetchall()]
        admin.execute("SELECT pg_terminate_backend(pid) FROM unnest(%s) AS pid", [pids])
        left = "SELECT pid FROM pg_stat_activity WHERE pid = ANY(%s)"
        wait_for(lambda: not admin.execute(left, [pids]).fetchall(), "a connection stays")
    party.move()
    wait_for(lambda: party.table.version in heard, "the listener did not come back")


def test_one_of_two_clocks_rings(two_halls):
    here, there = two_halls
    party = Party(here, ME, LINK, clock=Clock("turn", 1))
    party.join(1)
    wait_for(lambda: any(info.away for info in party.look(0).seats), "no clock rings")
    rung = [told for told in party.look(0).told if told.kind == "seat-time-up"]
    assert len(rung) == len({told.entry for told in rung})
    assert there.table(party.table.id).look(party.host, 0).seats[0].name == "Ann"
