"""Records as files: read, saved, and every failure said in a sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from palas.engine.errors import PalasError
from palas.engine.record import Record
from palas.terminal import WORDS


def file_error(error: OSError, path: str | Path | None = None) -> PalasError:
    """The sentence for what the operating system said."""
    name = str(path if path is not None else error.filename or "")
    if isinstance(error, FileNotFoundError):
        return PalasError("file-missing", words=WORDS, path=name)
    if isinstance(error, IsADirectoryError):
        return PalasError("file-directory", words=WORDS, path=name)
    if isinstance(error, PermissionError):
        return PalasError("file-forbidden", words=WORDS, path=name)
    return PalasError("file-other", words=WORDS, path=name, detail=error.strerror or str(error))


def read_text(path: Path) -> str:
    """The text of a file, or the sentence why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise PalasError("file-binary", words=WORDS, path=str(path)) from error
    except OSError as error:
        raise file_error(error, path) from error


def read_record(path: Path) -> Record:
    """The record in a file."""
    text = read_text(path)
    for number, line in enumerate(text.rstrip().split("\n"), 1):
        row = read_row(line)
        if number == 1 and not ("palas" in row and "game" in row):
            raise PalasError("file-no-record", words=WORDS, path=str(path))
        if not row:
            raise PalasError("file-damaged", words=WORDS, path=str(path), line=number)
    return Record.read(text)


def read_row(line: str) -> dict[str, Any]:
    """A line of a record; empty if it is none."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return row if isinstance(row, dict) else {}


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    if path.is_dir():
        raise PalasError("file-directory", words=WORDS, path=str(path))
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise file_error(error, path) from error
