"""Coming back: passkeys, codes that are good once, and the visitors that became another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "former",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
    )
    op.create_index("former_visitor", "former", ["visitor"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
    )
    op.create_index("passkeys_visitor", "passkeys", ["visitor"])
    op.create_table(
        "codes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("codes", "passkeys", "former"):
        op.drop_table(table)
