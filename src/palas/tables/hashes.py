"""Names nobody can guess: tokens of visitors, secrets of seats, ids of tables. Only their hashes are stored."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import blake2b

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that are mistaken for others
TABLE_ID_LENGTH = 12
CODE_LENGTH = 8
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def new_secret() -> str:
    """128 random bits as text for a link or a cookie."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The id of a table: not to be guessed, yet never a permission."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_code() -> str:
    """A code for a table, short enough to be told on the telephone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it was typed: whatever stands between its letters does not count."""
    return "".join(sign for sign in text.lower() if sign in LETTERS)


def is_table_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return 0 < len(text) <= 2 * TABLE_ID_LENGTH and set(text) <= set(LETTERS)


def hashed(secret: str) -> str:
    """What is stored of the secret of a seat or of the spectators."""
    return blake2b(secret.encode(errors="surrogatepass"), digest_size=16, person=b"palas seat").hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Is this the secret whose hash was stored? Takes the same time either way."""
    return hmac.compare_digest(hashed(secret), stored) and bool(stored)


def digest_of(*asked: object) -> str:
    """What is stored of a request, so that its key cannot be used for another one."""
    return blake2b(repr(asked).encode(errors="surrogatepass"), digest_size=16, person=b"palas request").hexdigest()


def is_token(text: str) -> bool:
    """Could this have been a visitor's token?"""
    return TOKEN.fullmatch(text) is not None


def visitor_id(token: str) -> str:
    """The visitor whom a token belongs to: its hash."""
    return blake2b(token.encode(), digest_size=16, person=b"palas visitor").hexdigest()
