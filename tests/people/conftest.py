"""What the tests of people share with those of tables."""

from tables.conftest import any_url, dice_market, halls, postgres_server, postgres_url, sqlite_url  # noqa: F401
