"""A backup is worth what comes back: restored into a new database the people go on playing where they were."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from pathlib import Path

import psycopg
import pytest
from databases import postgres_programs
from tables.houses import Guest, House, palas, sentence
from tables.people import BOT, LINK, ME, Party, new_hall

from palas.tables import Hall, NoBackup, Store, StoreTooNew, Visitor
from palas.tables.store import restore
from palas.web.build import build


class Lasting(Party):
    """A party that remembers the last request before its backup."""

    last: tuple[Visitor, int, str, int, str]


def in_play(hall: Hall) -> Lasting:
    """A table in the middle of its game."""
    party = Lasting(hall, ME, LINK, BOT)
    party.join(1)
    party.play(12)
    seat = party.to_act()
    look = party.look(seat)
    party.last = (party.people[seat], seat, look.legal[0].code, look.version, "the last before the backup")
    party.table.act(*party.last)
    return party


def goes_on(url: str, party: Lasting) -> None:
    """The table is there as it was; its people and its bots play it to the end."""
    lines = party.table.record(full=True).lines
    looks = {seat: party.look(seat) for seat in party.people}
    other = new_hall(url)
    try:
        party.hall, party.table = other, other.table(party.table.id)
        assert party.table.record(full=True).lines == lines
        for seat, before in looks.items():
            after = party.look(seat)
            assert (after.view, after.log, after.legal) == (before.view, before.log, before.legal)
        assert party.table.act(*party.last).repeated, "what was answered before has no second effect"
        party.play_out()
        assert party.look(0).result is not None
        Party(other, ME, BOT).play(3)
    finally:
        other.stop()
        other.store.close()


def test_a_backup_of_sqlite_is_restored_and_goes_on(hall, tmp_path):
    party = in_play(hall)
    hall.backup(tmp_path / "copy.db")
    url = f"sqlite:///{tmp_path}/new folder/palas.db"
    restore(tmp_path / "copy.db", url)
    goes_on(url, party)
    assert sorted(path.name for path in (tmp_path / "new folder").iterdir())[0] == "palas.db"


def test_a_backup_of_a_running_server_is_restored_and_its_people_go_on(tmp_path):
    """Backed up in the middle of a game, then lost: with the same cookie the person goes on at the restored server."""
    build()
    first, second, copy = tmp_path / "first", tmp_path / "second", tmp_path / "copy.db"
    house = House(first)
    try:
        guest = Guest(house, seat1="here", seat2="bot:random")
        for _ in range(6):
            last, _ = guest.move()
        before = guest.my_turn()
        done = palas("backup", str(copy), "--data", str(first))
        assert done.returncode == 0, done.stderr
    finally:
        house.process.kill()
        house.end()
    assert "first" in sentence(palas("restore", str(copy), "--data", str(first)))
    done = palas("restore", str(copy), "--data", str(second))
    assert done.returncode == 0, done.stderr
    house = House(second)
    try:
        guest.port = house.port
        guest.ask("POST", "/act", last)
        assert guest.my_turn() == before, "answered before, and not done twice"
        assert guest.move()[1] > before["version"]
    finally:
        house.end()


def test_a_backup_of_postgresql_is_restored_and_goes_on(postgres_url, postgres_server, halls, tmp_path):
    """As docs/hosting.md says: pg_dump, createdb, psql."""
    programs = postgres_programs()
    hall = halls(postgres_url)
    party = in_play(hall)
    dump = tmp_path / "palas.sql"
    subprocess.run([programs / "pg_dump", "--no-owner", "--file", dump, postgres_url], check=True)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE palas_restored")
    url = f"postgresql://palas@/palas_restored?host={postgres_server}"
    try:
        subprocess.run(
            [programs / "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--file", dump, url],
            check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        goes_on(url, party)
    finally:
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("DROP DATABASE palas_restored WITH (FORCE)")


@pytest.mark.parametrize("name", ["palas.db", "palas.db-wal", "palas.db-journal"])
def test_nothing_that_is_there_is_overwritten(hall, tmp_path, name):
    hall.backup(tmp_path / "copy.db")
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / name).write_bytes(b"tables of somebody else")
    with pytest.raises(NoBackup) as refused:
        restore(tmp_path / "copy.db", f"sqlite:///{folder}/palas.db")
    assert name in refused.value.text()
    assert [path.name for path in folder.iterdir()] == [name]
    assert (folder / name).read_bytes() == b"tables of somebody else"


def damaged(path: Path) -> None:
    """Overwrite a part in the middle."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size // 3))


def test_a_file_that_is_no_sound_backup_leaves_nothing_behind(hall, tmp_path):
    Party(hall, ME, BOT).play(5)
    whole = tmp_path / "whole.db"
    hall.backup(whole)
    letter, empty, torn = tmp_path / "letter.db", tmp_path / "empty.db", tmp_path / "torn.db"
    letter.write_text("This is a letter to my aunt. " * 100)
    empty.touch()
    shutil.copy(whole, torn)
    damaged(torn)
    for number, file in enumerate((letter, empty, torn, tmp_path / "missing.db", tmp_path)):
        folder = tmp_path / f"folder {number}"
        with pytest.raises(NoBackup) as refused:
            restore(file, f"sqlite:///{folder}/palas.db")
        for lang in ("en", "de"):
            assert refused.value.text(lang).endswith(".")
        assert list(folder.iterdir()) == []


def test_a_backup_of_a_newer_palas_is_left_alone(hall, tmp_path):
    hall.backup(tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreTooNew):
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/new/palas.db")
    assert list((tmp_path / "new").iterdir()) == []


def test_a_backup_of_sqlite_is_not_for_postgresql(hall, tmp_path, postgres_url):
    hall.backup(tmp_path / "copy.db")
    with pytest.raises(NoBackup) as refused:
        restore(tmp_path / "copy.db", postgres_url)
    assert "psql" in refused.value.text()
    Store(postgres_url).close()
