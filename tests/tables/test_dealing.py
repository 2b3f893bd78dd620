"""Where the luck of new tables comes from: nobody can guess it, unless a test has set a seed for the whole hall."""

from __future__ import annotations

from tables.people import BOT, HERE, ME, Party, visitor

from palas.tables import Hall, Store, TableWish


def opened_key(hall: Hall, *seats, **wish) -> bytes:
    opened = hall.open(visitor(hall), TableWish("caylus", list(seats), **wish))
    return hall.table(opened.table_id).sheet.key


def test_without_a_seed_every_table_has_a_key_of_its_own(sqlite_url):
    hall = Hall(Store(sqlite_url))
    keys = {opened_key(hall, ME, HERE) for _ in range(10)}
    assert len(keys) == 10
    assert {len(key) for key in keys} == {32}


def test_with_a_seed_the_same_wish_is_dealt_the_same_whatever_was_opened_before(sqlite_url, tmp_path):
    one, two = Hall(Store(sqlite_url), seed="x"), Hall(Store(f"sqlite:///{tmp_path}/other.db"), seed="x")
    opened_key(two, ME, HERE, HERE)
    assert opened_key(one, ME, HERE) == opened_key(two, ME, HERE) == opened_key(two, ME, HERE)
    assert opened_key(one, ME, HERE) != opened_key(one, ME, HERE, options={"jeweller": True})
    assert opened_key(one, ME, HERE) != opened_key(Hall(one.store, seed="y"), ME, HERE)
    assert opened_key(one, ME, HERE, seed=7) == opened_key(Hall(one.store), ME, HERE, seed=7), (
        "a table's own seed is first"
    )


def test_with_a_seed_seats_and_rematches_are_dealt_the_same(halls, sqlite_url, tmp_path):
    dealt = []
    for url in (sqlite_url, f"sqlite:///{tmp_path}/other.db"):
        party = Party(halls(url, seed="x"), ME, HERE, BOT, seed=None, order="random")
        names = [seat.name for seat in party.table.standing.seats]
        party.play_out()
        again = party.hall.table(party.hall.rematch(party.table, party.host).table_id)
        assert again.sheet.key != party.table.sheet.key
        dealt.append((names, party.table.sheet.key, again.sheet.key, [seat.name for seat in again.standing.seats]))
    assert dealt[0] == dealt[1]
