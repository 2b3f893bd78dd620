"""Invitations: a table has a name and a short code, and holidays are kept for tables that are opened later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them; tables that are there have neither name nor code."""
    for column in ("name", "code_hash"):
        op.add_column("tables", sa.Column(column, sa.Text, nullable=False, server_default=""))
    op.create_index("tables_code", "tables", ["code_hash"])
    for column in ("holiday_from", "holiday_to"):
        op.add_column("habits", sa.Column(column, sa.Double, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take them away again."""
    op.drop_index("tables_code", "tables")
    for table, columns in (("habits", ("holiday_to", "holiday_from")), ("tables", ("code_hash", "name"))):
        for column in columns:
            op.drop_column(table, column)
