"""Looking for players: what open tables say of themselves, and who was invited into a private hall."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "adverts",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("experience", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("invited", "adverts"):
        op.drop_table(table)
