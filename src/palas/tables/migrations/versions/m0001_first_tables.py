"""The first shape of the database: visitors, tables, log, seats, holders, watchers, keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("sound", sa.Boolean, nullable=False),
        sa.Column("notice", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("changes", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("watch_hash", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("pace", sa.Double, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Double, nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_bot_turn", "tables", ["bot_turn", "changed"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
    )
    op.create_index("seats_kind", "seats", ["kind"])
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    )
    op.create_index("holders_visitor", "holders", ["visitor"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("visitor", sa.String(32), primary_key=True),
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Take them all away."""
    for table in ("keys", "watchers", "holders", "seats", "log", "tables", "visitors"):
        op.drop_table(table)
