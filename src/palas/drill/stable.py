"""Servers that start quickly: a process that has loaded all of `palas serve` once and forks a fresh server from it.

    python -m palas.drill.stable

reads a line of JSON for every server (its arguments, environment and log file) and answers with its process id. What is
killed is a whole server that came up through the real command; only the loading of Python's modules is not repeated.
"""

from __future__ import annotations

import json
import os
import runpy
import signal
import subprocess
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

from palas.drill.house import PATIENCE, House
from palas.drill.words import DrillError

LOADED = ("uvicorn", "uvicorn.lifespan.on", "uvicorn.protocols.http.auto", "uvicorn.loops.auto",
          "uvicorn.protocols.websockets.websockets_sansio_impl", "palas.commands.serve", "palas.web.app",
          "sqlalchemy.dialects.sqlite.pysqlite", "markdown_it", "alembic.command")  # fmt: skip


def main() -> None:
    """Load everything, then fork a server for every line."""
    for name in LOADED:
        import_module(name)
    import palas

    palas.titles()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever is killed is forgotten at once
    print("ready", flush=True)
    for line in sys.stdin:
        wish = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become_server(wish)
        print(pid, flush=True)


def become_server(wish: dict[str, object]) -> None:
    """The rest of this process is `palas serve`."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    log = os.open(str(wish["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for stream, number in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(stream, number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - for the rest of this process
    environment = wish["environment"]
    assert isinstance(environment, dict)
    os.environ.update(environment)
    arguments = wish["arguments"]
    assert isinstance(arguments, list)
    sys.argv = ["palas", *arguments]
    code = 1
    try:
        runpy.run_module("palas", run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


class Stable:
    """The process that forks servers, as the drill sees it."""

    def __init__(self) -> None:
        path = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "palas.drill.stable"], env={**os.environ, "PYTHONPATH": path}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        if self._line() != "ready\n":
            raise DrillError("drill-server", detail="stable")

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def fork(self, house: House) -> int:
        """A new server; its process."""
        assert self.process.stdin is not None
        wish = {"arguments": house.arguments, "environment": house.environment, "log": str(house.log)}
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        return int(self._line())

    def close(self) -> None:
        """No more servers; those that run are their owners' business."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Foal(House):
    """A server that comes out of the stable."""

    def __init__(self, stable: Stable, folder: Path, **more: object) -> None:
        super().__init__(folder, **more)  # type: ignore[arg-type]
        self.stable = stable
        self.forked = 0

    def start(self) -> House:
        self.fresh()
        self.forked = self.stable.fork(self)
        self.wait()
        return self

    @property
    def pid(self) -> int:
        return self.forked

    def runs(self) -> bool:
        if not self.forked:
            return False
        try:
            os.kill(self.forked, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if not self.runs():
            self.forked = 0
            return
        os.kill(self.forked, how)
        until = time.monotonic() + PATIENCE
        while self.runs():
            if time.monotonic() > until:
                raise DrillError("drill-server", detail=how.name)
            time.sleep(0.002)
        self.forked = 0


if __name__ == "__main__":
    main()
