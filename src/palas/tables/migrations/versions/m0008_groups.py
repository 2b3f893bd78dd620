"""Groups: people who play together, with one invitation for all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("members_visitor", "members", ["visitor"])


def downgrade() -> None:
    """Take them away again."""
    for table in ("members", "groups"):
        op.drop_table(table)
