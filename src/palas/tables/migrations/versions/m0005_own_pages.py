"""Own pages: the private link by which a person shows what he has played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "shares",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(32), nullable=False, unique=True),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("shares")
