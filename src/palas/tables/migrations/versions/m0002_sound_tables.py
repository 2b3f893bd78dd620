"""What a request asked for, tables that cannot be replayed, what their people want, and facts about the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them; keys that are stored already name requests of which nothing more is known."""
    op.add_column("keys", sa.Column("digest", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "troubles",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("sound", sa.Integer, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("facts", "votes", "troubles"):
        op.drop_table(table)
    op.drop_column("keys", "digest")
