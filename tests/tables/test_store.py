"""The database: opening it, one sentence for what can go wrong, migrations, backup."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event, text
from tables.people import BOT, ME, Party, new_hall

from palas.people import schema as people_schema
from palas.tables import NoBackup, Store, StoreError, StoreFull, StoreTooNew, errors, store
from palas.tables.errors import BadWish
from palas.tables.facts import read_fact, write_fact
from palas.tables.schema import HEAD, KNOWN, META

TABLES = Path(store.__file__).parent


@pytest.mark.parametrize(
    "url",
    ["", "palas.db", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "http://example.org", "postgresql://", "x:y:z"],
)
def test_an_address_that_is_none_gets_a_sentence(url):
    with pytest.raises(StoreError) as refused:
        Store(url)
    for lang in ("en", "de"):
        assert refused.value.text(lang).endswith(".")


def test_a_folder_that_cannot_be_used_gets_a_sentence(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreError) as refused:
        Store(f"sqlite:///{tmp_path}/file/palas.db")
    assert "file" in refused.value.text()
    with pytest.raises(StoreError):
        Store("sqlite:////proc/palas/palas.db")
    (tmp_path / "palas.db").mkdir()
    with pytest.raises(StoreError):
        Store(f"sqlite:///{tmp_path}/palas.db")


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path):
    (tmp_path / "palas.db").write_text("This is a letter to my aunt. " * 100)
    with pytest.raises(StoreError) as refused:
        Store(f"sqlite:///{tmp_path}/palas.db")
    assert "not a database" in refused.value.text()


def test_a_database_server_that_does_not_answer_gets_a_sentence_without_the_password():
    with pytest.raises(StoreError) as refused:
        Store("postgresql://palas:geheim@127.0.0.1:1/palas")
    assert "geheim" not in refused.value.text()


def test_a_database_of_a_newer_palas_is_left_alone(sqlite_url):
    Store(sqlite_url).close()
    engine = create_engine(sqlite_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreTooNew) as refused:
        Store(sqlite_url)
    assert "newer" in refused.value.text("en")
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"


def test_the_migrations_make_exactly_the_tables_of_the_schema(any_url):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    made = Store(any_url)
    assert people_schema.META is META, "people and tables are one database"
    with made.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, META) == []
        assert context.get_current_revision() == HEAD == KNOWN[-1]
    made.close()


def test_every_known_migration_has_its_file():
    files = sorted(path.name for path in (TABLES / "migrations" / "versions").glob("m*.py"))
    assert tuple(name[1:5] for name in files) == KNOWN


def test_a_migration_can_be_taken_back(sqlite_url):
    from alembic import command
    from alembic.config import Config

    made = Store(sqlite_url)
    config = Config()
    config.set_main_option("script_location", str(TABLES / "migrations"))
    with made.writing() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    with made.writing() as connection:
        store.migrate(connection)
    made.close()


def test_sqlite_keeps_what_it_acknowledged_over_a_power_cut(sqlite_url):
    made = Store(sqlite_url)
    with made.reading() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() >= 5000
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_write_takes_the_lock_at_once(sqlite_url):
    made = Store(sqlite_url)
    other = sqlite3.connect(made.path, timeout=0)
    with made.writing(), pytest.raises(sqlite3.OperationalError):
        other.execute("BEGIN IMMEDIATE")
    with made.reading():
        other.execute("BEGIN IMMEDIATE")
    other.close()


def test_a_backup_is_a_whole_database_that_goes_on(hall, tmp_path):
    party = Party(hall, ME, BOT)
    party.play(5)
    hall.backup(tmp_path / "copy.db")
    look = party.look(0)
    party.play(5)
    copy = new_hall(f"sqlite:///{tmp_path}/copy.db")
    again = copy.table(party.table.id)
    assert again.look(party.host, 0).view == look.view
    seat = again.standing.state.to_act[0]
    again.act(party.host, seat, again.look(party.host, seat).legal[0].code, again.version, "new")
    copy.stop()
    with pytest.raises(NoBackup):
        hall.backup(tmp_path / "copy.db")
    with pytest.raises(NoBackup):
        hall.backup(tmp_path / "no" / "such" / "folder.db")


def test_a_backup_of_postgresql_names_the_tool(postgres_url, tmp_path):
    made = Store(postgres_url)
    with pytest.raises(NoBackup) as refused:
        made.backup(tmp_path / "copy.db")
    assert "pg_dump" in refused.value.text("de")
    made.close()


def test_a_full_disk_is_told_apart_and_nothing_is_half_stored(hall):
    party = Party(hall, ME, BOT)
    party.play(2)
    version = party.table.version
    with hall.store.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    def small(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(hall.store.engine, "connect", small)
    hall.store.close()  # whoever needs a connection from now on gets one that is small
    with pytest.raises(StoreFull) as refused:
        party.play(500)
    for lang in ("en", "de"):
        assert refused.value.text(lang).endswith(".")
    event.remove(hall.store.engine, "connect", small)
    hall.store.close()
    again = new_hall(str(hall.store.url))
    assert again.table(party.table.id).version == party.table.version >= version
    again.stop()
    party.play(1)


@pytest.mark.parametrize("state", ["53100", "08006", "25006"])
def test_a_database_server_without_room_is_told_apart(state):
    import psycopg
    from sqlalchemy.exc import OperationalError

    url = store.read_url("postgresql://palas:geheim@127.0.0.1:1/palas")
    cause = psycopg.errors.lookup(state)("could not write; password=geheim")
    with pytest.raises(StoreError) as refused, store.told_in_a_sentence(url):
        raise OperationalError("INSERT", {}, cause)
    assert isinstance(refused.value, StoreFull) == (state == "53100")
    assert "geheim" not in refused.value.text()


def test_what_the_database_cannot_hold_is_refused_in_a_sentence_and_no_fault_of_the_store(postgres_url):
    made = Store(postgres_url)
    with pytest.raises(BadWish) as refused, made.writing() as connection:
        write_fact(connection, "nil", "a\0b")
    assert refused.value.key == "unstorable"
    with pytest.raises(BadWish), made.reading() as connection:
        read_fact(connection, "a\0b")
    made.close()


def test_a_probe_stores_something(any_url, monkeypatch):
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
    made = Store(any_url)

    def probed() -> str:
        with made.reading() as connection:
            return read_fact(connection, "probe")

    assert probed() == ""
    made.probe()
    first = probed()
    made.probe()
    assert probed() >= first > ""
    made.close()


def test_an_older_database_is_brought_up_to_date_and_keeps_its_keys(sqlite_url):
    from alembic import command
    from alembic.config import Config

    hall = new_hall(sqlite_url)
    party = Party(hall, ME, BOT)
    seat, seen = party.to_act(), party.table.version
    code = party.move(key="first")
    config = Config()
    config.set_main_option("script_location", str(TABLES / "migrations"))
    hall.stop()
    with hall.store.writing() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, KNOWN[0])
    hall.store.close()
    again = new_hall(sqlite_url).table(party.table.id)
    assert again.act(party.host, seat, code, seen, "first").repeated


# -- addresses ----------------------------------------------------------------------------------------------------


SECRET = "Ge/h:e@im? 1"


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://palas:{SECRET}@127.0.0.1:1/palas",
        f"postgres://palas:{SECRET}@127.0.0.1:1/palas",
        f"mysql://palas:{SECRET}@127.0.0.1:1/palas",
        f"postgresql:/palas:{SECRET}@127.0.0.1:1/palas",
        f"palas:{SECRET}@127.0.0.1:1",
        f"postgresql://palas:{SECRET}@127.0.0.1:1:port/palas",
        "postgresql://127.0.0.1:1/palas?user=palas&password=Ge_h",
        "postgresql://palas:Ge%2Fh@127.0.0.1:1",
    ],
)
def test_no_address_is_shown_with_its_password(address):
    assert "Ge" not in store.shown(address)
    assert "127.0.0.1" in store.shown(address)
    said = ""
    try:
        said = repr(Store(address))
    except StoreError as error:
        said = error.text("en") + error.text("de")
    assert "Ge" not in said


def test_what_a_driver_repeats_is_shown_without_the_password():
    url = store.read_url("postgresql://palas:a%20b%2Fc@127.0.0.1:1/palas")
    told = store.without_password("could not connect with a b/c (a%20b%2Fc, a+b%2Fc)", url)
    assert told == "could not connect with *** (***, ***)"


# -- sentences ----------------------------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, str]:
    lines = (TABLES / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return {m[1]: m[2] for m in (re.match(r"([a-z-]+) = (.*)", line) for line in lines) if m}


def test_both_languages_have_the_same_sentences_with_the_same_parameters():
    english, german = messages("en"), messages("de")
    assert list(english) == list(german)
    for key, sentence in english.items():
        assert set(re.findall(r"\$(\w+)", sentence)) == set(re.findall(r"\$(\w+)", german[key])), key


def test_every_sentence_is_used_and_every_used_one_is_there():
    code = "".join(path.read_text(encoding="utf-8") for path in TABLES.rglob("*.py"))
    used = {f"error-{key}" for key in re.findall(r"(?:BadWish|Store[A-Za-z]+|NoBackup)\(\s*\"([a-z-]+)\"", code)}
    used |= {f"error-{key}" for key in re.findall(r"super\(\).__init__\(\"([a-z-]+)\"", code)}
    used |= {f"note-{key}" for key in re.findall(r"\"((?:asks|refuses|withdraws)-undo)\"", code)}
    used |= {f"error-trouble-{key}" for key in re.findall(r"Trouble\(\s*\"([a-z]+)\"", code)} | {"error-trouble-closed"}
    used |= {f"doctor-{key}" for key in re.findall(r"Finding\(\s*\"([a-z]+)\"", code)} | {"doctor-after-upgrade"}
    for call in re.findall(r"_note\((.*)", code):
        used |= {f"note-{key}" for key in re.findall(r"\"([a-z-]+)\"", call.partition(", ")[0])}
    why = [key.removeprefix("note-seat-") for key in messages("en") if key.startswith("note-seat-")]
    used |= {f"note-seat-{key}" for key in why if f'"{key}"' in code}
    assert used == set(messages("en"))


def test_words_are_said_with_their_parameters():
    names = {name for key in messages("en").values() for name in re.findall(r"\$(\w+)", key)}
    for lang in ("en", "de"):
        for key in messages(lang):
            said = errors.WORDS.say(lang, key, **dict.fromkeys(names, "X"))
            assert said[-1] in ".", key
            assert not set(said) & set("{}"), key
