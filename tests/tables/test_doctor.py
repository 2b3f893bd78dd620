"""The doctor: what he finds in tables and in the database, and that he comes by himself after an upgrade."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from steady import PATIENCE
from tables.people import BOT, HERE, LINK, ME, Party, new_hall
from tables.test_broken import break_move, broken_of, rewrite

from palas.cli import run
from palas.tables import Hall
from palas.tables.doctor import CHECKED, examine, versions
from palas.tables.facts import read_fact, write_fact


def kinds(hall: Hall) -> set[tuple[str, str]]:
    """What is wrong, with which table."""
    report = examine(hall)
    for finding in report.findings:
        assert all(finding.text(lang).endswith(".") for lang in ("en", "de"))
    return {(finding.kind, finding.table) for finding in report.findings}


def test_a_sound_database_is_found_sound(halls, any_url):
    hall = halls(any_url)
    for seats in ((ME, BOT), (ME, HERE), (ME, LINK)):
        Party(hall, *seats).play(3 if seats[1] != LINK else 0)
    seen = []
    report = examine(hall, lambda done, total: seen.append((done, total)))
    assert report.ok
    assert report.plain("en") == {"ok": True, "tables": 3, "sound": 3, "findings": []}
    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_table_that_cannot_be_replayed_is_found_and_marked(halls, any_url):
    hall = halls(any_url)
    sound, party = Party(hall, ME, HERE), Party(hall, ME, HERE)
    sound.play(3)
    party.play(4)
    break_move(party)
    assert not any(line.trouble for line in hall.summaries(party.host))
    assert kinds(hall) == {("table", party.table.id)}
    assert all(line.trouble for line in hall.summaries(party.host))
    broken_of(party).vote(party.host, "close")
    assert kinds(hall) == set(), "what its people have ended is in order"


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("DELETE FROM log WHERE table_id = :t AND seq = 4", {"gap", "table"}),
        ("UPDATE tables SET version = version + 1 WHERE id = :t", {"gap", "table"}),
        ("UPDATE keys SET version = 999 WHERE table_id = :t", {"key"}),
        ("UPDATE tables SET finished = NOT finished WHERE id = :t", {"differs"}),
        ("UPDATE tables SET rules = '0' WHERE id = :t", {"table"}),
        ("DELETE FROM seats WHERE table_id = :t AND seat = 0 OR table_id = :t", {"seats", "orphan"}),
    ],
)
def test_what_does_not_fit_together_is_found(tmp_path, statement, found):
    hall = new_hall(f"sqlite:///{tmp_path}/palas.db")
    party = Party(hall, ME, HERE)
    party.play(4)
    hall.stop()
    hall.store.close()
    with sqlite3.connect(tmp_path / "palas.db") as damaged:  # which looks after no foreign keys
        damaged.execute(statement, {"t": party.table.id})
    damaged.close()
    hall.forget(party.table.id)
    assert kinds(hall) == {(kind, party.table.id) for kind in found}


def test_rows_of_no_table_are_found(tmp_path):
    hall = new_hall(f"sqlite:///{tmp_path}/palas.db")
    Party(hall, ME, HERE).play(2)
    hall.stop()
    hall.store.close()
    with sqlite3.connect(tmp_path / "palas.db") as damaged:
        for name in ("log", "keys", "watchers"):
            row = {
                "log": "('lost', 1, 1.0, 'do', 0, '{}')",
                "keys": "('lost', 0, 'k', 1, '')",
                "watchers": "('lost', 'v')",
            }[name]
            damaged.execute(f"INSERT INTO {name} VALUES {row}")
    damaged.close()
    assert kinds(hall) == {("orphan", "lost")}
    assert {finding.detail for finding in examine(hall).findings} == {"log", "keys", "watchers"}


def test_a_damaged_file_is_found(tmp_path):
    hall = new_hall(f"sqlite:///{tmp_path}/palas.db")
    for _ in range(4):
        Party(hall, ME, HERE).play(20)
    hall.stop()
    with hall.store.reading() as connection:
        root = connection.execute(text("SELECT rootpage FROM sqlite_master WHERE name = 'tables_host'")).scalar()
        size = connection.exec_driver_sql("PRAGMA page_size").scalar()
    hall.store.close()
    file = Path(tmp_path / "palas.db")
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    content = bytearray(file.read_bytes())
    content[(root - 1) * size + 8 : root * size] = b"\x55" * (size - 8)  # an index that nobody reads to open a table
    file.write_bytes(content)
    assert {kind for kind, _ in kinds(hall)} == {"integrity"}


# -- the command --------------------------------------------------------------------------------------------------


def test_the_command_says_what_it_found_and_how_it_went(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("PALAS_LANG", "en")
    hall = new_hall(f"sqlite:///{tmp_path}/palas.db")
    party = Party(hall, ME, HERE)
    party.play(4)
    command = ["doctor", "--data", str(tmp_path)]
    assert run(command) == 0
    assert "One table was played again" in capsys.readouterr().out
    assert run([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"ok": True, "tables": 1, "sound": 1, "findings": []}
    break_move(party)
    assert run([*command, "--lang", "de"]) == 1
    said = capsys.readouterr().out
    assert party.table.id in said
    assert "nachspielen" in said
    assert run([*command, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["sound"], told["findings"][0]["table"]) == (False, 0, party.table.id)
    file = tmp_path / "game.palas"
    assert run(["export", party.table.id, str(file), "--data", str(tmp_path)]) == 0
    assert "as far as it is sound" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8").count("\n") > 1
    hall.stop()


# -- by itself ----------------------------------------------------------------------------------------------------


def test_after_an_upgrade_the_server_replays_all_tables_by_itself(halls, any_url, caplog):
    first = halls(any_url)
    assert first.doctor.wait(PATIENCE)
    party = Party(first, ME, HERE)
    party.play(4)
    break_move(party)
    again = halls(any_url)
    assert again.doctor.wait(PATIENCE)
    assert not again.summaries(party.host)[0].trouble, "the same Palas has no reason to look"
    with again.store.writing() as connection:
        assert read_fact(connection, CHECKED) == versions()
        write_fact(connection, CHECKED, "0.0.1 caylus=0")
    with caplog.at_level(logging.WARNING):
        upgraded = halls(any_url)
        assert upgraded.doctor.wait(PATIENCE)
    assert upgraded.summaries(party.host)[0].trouble
    assert any("1 tables were played again; 1" in line for line in caplog.messages)
    with again.store.reading() as connection:
        assert read_fact(connection, CHECKED) == versions()


def test_what_is_whole_again_is_found_out_at_the_next_start(halls, sqlite_url):
    party = Party(halls(sqlite_url), ME, HERE)
    party.play(4)
    rewrite(party.hall, "UPDATE tables SET rules = '0' WHERE id = :t", t=party.table.id)
    assert kinds(party.hall) == {("table", party.table.id)}
    rewrite(party.hall, "UPDATE tables SET rules = '1' WHERE id = :t", t=party.table.id)
    again = halls(sqlite_url)
    assert again.doctor.wait(PATIENCE)
    assert not again.summaries(party.host)[0].trouble
