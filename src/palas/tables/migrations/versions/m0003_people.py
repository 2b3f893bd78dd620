"""People: their devices, the ways in which they are told, their wishes and habits, and the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("devices_visitor", "devices", ["visitor"])
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("on", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("failing", sa.Double, nullable=True),
        sa.Column("error", sa.Text, nullable=False),
    )
    op.create_index("ways_visitor", "ways", ["visitor"])
    op.create_index("ways_table", "ways", ["table_id"])
    op.create_table(
        "wishes",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("pace", sa.Text, nullable=False),
    )
    op.create_table(
        "habits",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("day_from", sa.Integer, nullable=False),
        sa.Column("day_to", sa.Integer, nullable=False),
        sa.Column("remind", sa.Integer, nullable=False),
        sa.Column("at_night", sa.Boolean, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("gathered", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("done", sa.Double, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_index("outbox_turn", "outbox", ["table_id", "seat"])
    op.create_index("outbox_visitor", "outbox", ["visitor"])
    op.create_table(
        "presences",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("presences", "outbox", "habits", "wishes", "ways", "devices"):
        op.drop_table(table)
