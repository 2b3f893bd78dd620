"""Addresses of databases: which ones we can use, and how they are shown to people: never with a password."""

from __future__ import annotations

import re
from urllib.parse import quote, quote_plus

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from palas.tables.errors import StoreError

BEFORE_THE_HOST = re.compile(r":.*@", re.DOTALL)  # up to the last @: a password may hold any sign
IN_THE_QUERY = re.compile(r"((?:^|[?&\s])(?:ssl)?password=)[^&\s]*", re.IGNORECASE)
HIDDEN = "***"


def read_url(text: str) -> URL:
    """The URL of a database that we can use."""
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError, NoSuchModuleError) as error:
        raise StoreError("store-url", url=shown(text)) from error
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite+pysqlite")
    if backend == "postgresql" and url.database:
        try:
            import psycopg  # noqa: F401
        except ImportError as error:
            raise StoreError("store-psycopg") from error
        return url.set(drivername="postgresql+psycopg")
    raise StoreError("store-url", url=shown(url))


def shown(url: URL | str) -> str:
    """The address without its password, also of a text that is none."""
    text = url if isinstance(url, str) else url.render_as_string(hide_password=True)
    scheme, mark, rest = text.partition("://")
    if not mark:
        scheme, rest = "", text
    return scheme + mark + IN_THE_QUERY.sub(rf"\1{HIDDEN}", BEFORE_THE_HOST.sub(f":{HIDDEN}@", rest))


def without_password(text: str, url: URL) -> str:
    """What a driver says, without the password of the address if it repeats it."""
    told = [url.password, *(url.query.get(name) for name in ("password", "sslpassword"))]
    for secret in {str(secret) for secret in told if secret}:
        for form in (secret, quote(secret, safe=""), quote_plus(secret)):
            text = text.replace(form, HIDDEN)
    return text
