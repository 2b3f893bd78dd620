"""The libraries that only some commands need, and the sentence that says how to get them."""

from __future__ import annotations

from palas.engine.errors import PalasError
from palas.terminal import WORDS

# What each extra of pyproject.toml brings, by the name under which it is imported; some bring others along.
EXTRAS = {
    "terminal": ("typer", "rich"),
    "train": ("numpy",),
    "research": ("numpy", "gymnasium", "pettingzoo", "pyarrow"),
    "openspiel": ("open_spiel", "pyspiel"),
    "ray": ("ray",),
    "web": (
        "sqlalchemy", "alembic", "starlette", "uvicorn", "websockets", "jinja2", "limits",
        "prometheus_client", "segno", "markdown_it", "anyio", "multipart", "markupsafe",
        "http_ece", "py_vapid", "cryptography", "webauthn", "resvg_py", "fontTools", "brotli", "tzdata",
        "snowballstemmer",
    ),
}  # fmt: skip


class MissingExtra(PalasError):
    """A command needs libraries that are not installed."""


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """What to say about a library that was not found; None if it is none of ours."""
    library = (error.name or "").partition(".")[0]
    extra = next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)
    if extra is None:
        return None
    return MissingExtra("extra-missing", words=WORDS, library=library, extra=extra)
