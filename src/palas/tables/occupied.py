"""One server for one SQLite file: a lock that the operating system holds for the process, and lets go when it dies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from palas.tables.errors import StoreOccupied


def occupy(database: Path) -> IO[bytes]:
    """Become the server of this file until the answer is closed or the process ends; a second one is refused.

    The lock lies beside the database, so that backups, exports and checks go on while a server runs.
    """
    lock = database.with_name(database.name + ".server").open("ab")
    try:
        take(lock)
    except OSError as error:
        lock.close()
        raise StoreOccupied("store-occupied", path=str(database)) from error
    return lock


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[bytes]) -> None:
        """Lock it, or raise OSError if another process has it."""
        lock.seek(0)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(lock: IO[bytes]) -> None:
        """Lock it, or raise OSError if another process has it."""
        # of this process alone: a bot's process that outlives a killed server does not keep it
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
