"""What a worker may be made to do by a file: functions that never end by themselves."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


def spin(*_: Any) -> None:
    """Go round and round."""
    while True:
        pass


def dig(*_: Any) -> int:
    """One step of the machine that takes for ever: no Python can be asked to stop in it."""
    return 7 ** (10**9)


def hoard(*_: Any) -> int:
    """Take all the memory there is."""
    return len(bytearray(2**40))


def vanish(*_: Any) -> None:
    """Be gone without a word."""
    os._exit(3)


def whoami(*_: Any) -> int:
    """The worker's number."""
    return os.getpid()


def hold(file: bytes, name: str, game: str) -> dict[str, Any]:
    """Say that a check has begun, in the folder that the file names, and hold out until somebody says it may end."""
    folder = Path(file.decode())
    (folder / f"begun-{os.getpid()}").touch()
    while not (folder / "end").exists():
        time.sleep(0.02)
    return {}
