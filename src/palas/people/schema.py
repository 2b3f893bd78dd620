"""What is stored about people: how they are told, when they want to be, and what is still to be sent."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, String, Table, Text

from palas.tables.schema import META

# one way to tell somebody: a browser that takes pushes, an address for mail, a channel of a table
WAYS = Table(
    "ways",
    META,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(32), nullable=False),  # whose it is
    Column("table_id", String(32), nullable=False),  # a channel: of which table; else nothing
    Column("kind", Text, nullable=False),  # push, mail, discord, slack, matrix, ntfy, json
    Column("address", Text, nullable=False),  # where it goes: JSON of a push subscription, an address, a URL
    Column("name", Text, nullable=False),
    Column("on", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("added", Double, nullable=False),
    Column("failing", Double, nullable=True),  # since when nothing gets through
    Column("error", Text, nullable=False),  # the last reason, in a word
    Index("ways_visitor", "visitor"),
    Index("ways_table", "table_id"),
)

# when a person wants to be told of a table; without a table: of all others
WISHES = Table(
    "wishes",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("pace", Text, nullable=False),  # now, later, daily, never
)

# when a person sleeps, and how long before the end of a clock he wants a word
HABITS = Table(
    "habits",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("zone", Text, nullable=False),
    Column("day_from", Integer, nullable=False),  # minutes of the day in which messages may come
    Column("day_to", Integer, nullable=False),
    Column("remind", Integer, nullable=False),  # seconds before a clock ends; 0: no reminder
    Column("at_night", Boolean, nullable=False),  # also in quiet hours, when a bot would take over before they end
    Column("holiday_from", Double, nullable=False, server_default="0"),  # the clocks of his seats rest between these,
    Column("holiday_to", Double, nullable=False, server_default="0"),  # at tables that are opened later too
)

# what is to be sent: written together with the move that causes it, kept until it is sent, and a while longer
OUTBOX = Table(
    "outbox",
    META,
    Column("id", String(32), primary_key=True),  # follows from what it is about: the same is never written twice
    Column("kind", Text, nullable=False),  # turn, remind, wake, test, confirm, enter
    Column("way", String(32), nullable=False),
    Column("visitor", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),  # the version of the table with which the turn came
    Column("length", Integer, nullable=False),  # how long the game was then
    Column("body", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("gathered", Boolean, nullable=False),  # goes out together with all else that is due then
    Column("tries", Integer, nullable=False),
    Column("claimed", Double, nullable=False),  # until then a process tries to send it
    Column("state", Text, nullable=False),  # waiting, sent, dropped, failed
    Column("done", Double, nullable=True),
    Column("note", Text, nullable=False),  # why it was dropped, or what went wrong last
    Index("outbox_due", "state", "due"),
    Index("outbox_turn", "table_id", "seat"),
    Index("outbox_visitor", "visitor"),
)

# who looks at which table just now, where several processes must know
PRESENCES = Table(
    "presences",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
)

# keys that only a person's own device can use
PASSKEYS = Table(
    "passkeys",
    META,
    Column("id", String(400), primary_key=True),
    Column("visitor", String(32), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("added", Double, nullable=False),
    Index("passkeys_visitor", "visitor"),
)

# codes that are good once and not for long: to sign in another device, by mail, and the questions put to a passkey
CODES = Table(
    "codes",
    META,
    Column("id", String(32), primary_key=True),  # a hash of it
    Column("kind", Text, nullable=False),
    Column("visitor", String(32), nullable=False),
    Column("until", Double, nullable=False),
)

# the private link by which a person shows what he has played
SHARES = Table(
    "shares",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("secret", String(32), nullable=False, unique=True),
)

# what a table that looks for players says of itself
ADVERTS = Table(
    "adverts",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("lang", Text, nullable=False),
    Column("experience", Text, nullable=False),
    Column("note", Text, nullable=False),
)

# who was invited into a hall that is not open to all
INVITED = Table(
    "invited",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("since", Double, nullable=False),
)

# people who play together, and who they are
GROUPS = Table(
    "groups",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("secret", String(32), nullable=False),  # of the invitation: every member may show it
    Column("made", Double, nullable=False),
)
MEMBERS = Table(
    "members",
    META,
    Column("group_id", String(32), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("since", Double, nullable=False),
    Index("members_visitor", "visitor"),
)
