"""What the tests of people share with those of tables."""

from tables.conftest import dice_market, halls  # noqa: F401
