"""How Alembic runs our migrations: on the connection that the store hands over, in the store's transaction."""

from __future__ import annotations

from alembic import context

from palas.tables.schema import META

context.configure(
    connection=context.config.attributes["connection"], target_metadata=META, transaction_per_migration=False
)
context.run_migrations()
