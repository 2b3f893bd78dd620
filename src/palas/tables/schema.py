"""What is stored: visitors, tables, their seats, and for each table the log that is the game."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0002"  # the migration that makes exactly these tables
KNOWN = ("0001", "0002")  # all migrations up to it, in order

META = MetaData()

VISITORS = Table(
    "visitors",
    META,
    Column("id", String(32), primary_key=True),  # a hash of the token in the visitor's cookie
    Column("nickname", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("sound", Boolean, nullable=False),
    Column("notice", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
)

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    # where the journal begins
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("changes", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("draws", Integer, nullable=False),
    # how it is played
    Column("host", String(32), nullable=False),
    Column("watch_hash", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("pace", Double, nullable=False),
    Column("opened", Double, nullable=False),
    # where it stands: follows from the log, kept for lists and for the clock
    Column("version", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("deadline", Double, nullable=True),
    Column("summary", Text, nullable=False),
    Index("tables_host", "host"),
    Index("tables_deadline", "deadline"),
    Index("tables_bot_turn", "bot_turn", "changed"),
)

LOG = Table(
    "log",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

SEATS = Table(
    "seats",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("secret_hash", Text, nullable=False),
    Index("seats_kind", "kind"),
)

HOLDERS = Table(
    "holders",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(32), primary_key=True),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index("holders_visitor", "visitor"),
)

WATCHERS = Table(
    "watchers",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("visitor", String(32), primary_key=True),
)

KEYS = Table(
    "keys",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("digest", String(32), nullable=False, server_default=""),  # of what was asked; empty: not known
)

# a table that cannot be replayed: how far its log is sound, and why not further
TROUBLES = Table(
    "troubles",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, nullable=False),
    Column("sound", Integer, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("detail", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("closed", Boolean, nullable=False),  # its people have ended it
)

# what the people of such a table want: to go on from the last sound moment, or to end it
VOTES = Table(
    "votes",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("choice", Text, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# what the database knows about itself: which Palas has checked it, when something was last stored to try
FACTS = Table(
    "facts",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
