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

HEAD = "0010"  # the migration that makes exactly these tables
KNOWN = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
)  # all migrations up to it, in order

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

# a browser that is some visitor's: one he signed in, or one he signed out
DEVICES = Table(
    "devices",
    META,
    Column("id", String(32), primary_key=True),  # a hash of the token in its cookie
    Column("visitor", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("how", Text, nullable=False),  # first, passkey, mail, code
    Column("added", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("gone", Boolean, nullable=False),  # signed out: its token is worth nothing any more
    Index("devices_visitor", "visitor"),
)

# a visitor that has become another one, when its browser was signed in
FORMER = Table(
    "former",
    META,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(32), nullable=False),
    Index("former_visitor", "visitor"),
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
    Column("name", Text, nullable=False, server_default=""),  # what its host calls it
    Column("code_hash", Text, nullable=False, server_default=""),  # of the short code by which friends come in
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
    Index("tables_code", "code_hash"),
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

# what people say at a table; it goes with the table, and no bot ever sees it
TALK = Table(
    "talk",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("visitor", String(32), nullable=False),
    Column("seat", Integer, nullable=False),  # from which he spoke
    Column("name", Text, nullable=False),  # what he was called then
    Column("text", Text, nullable=False),
)

# whom somebody does not want to hear at a table; `who` is nobody: the host has ended the talk
HUSHES = Table(
    "hushes",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
)

# what somebody notes for himself at a table
NOTES = Table(
    "notes",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# who knows a table's address alone and asks its host to be let in
ASKS = Table(
    "asks",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# what a seat wants to be answered when it comes to that; nobody but its person ever sees them
ORDERS = Table(
    "orders",
    META,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", String(32), nullable=False),  # whose it is
    Column("kind", Text, nullable=False),  # line: as planned; else a plain one that always holds
    Column("state", Text, nullable=False),  # waits, acted, stopped, paused, lapsed
    Column("body", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("orders_table", "table_id"),
    Index("orders_visitor", "visitor"),
)

# what the database knows about itself: which Palas has checked it, when something was last stored to try
FACTS = Table(
    "facts",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
