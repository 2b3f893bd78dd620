"""The server that is attacked: `palas serve` in a process of its own, on loopback, with a folder of its own."""

from __future__ import annotations

import http.client
import ipaddress
import os
import re
import resource
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from palas.drill.words import DrillError

HOME = "127.0.0.1"
PATIENCE = 600.0  # seconds until something that must happen has not happened: a safety net, not a measurement
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
TROUBLE = re.compile(
    r"Traceback \(most recent|^ERROR.{0,60}|Fatal Python error.{0,60}|exception was never retrieved|Segmentation fault"
    r"|^(?:\w+\.)*\w+(?:Error|Exception|Disconnect)\b.{0,100}",
    re.MULTILINE,
)


def loopback(host: str) -> str:
    """The host, if it is this machine itself; the drill attacks no other."""
    try:
        fine = host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        fine = False
    if not fine:
        raise DrillError("drill-address", host=host)
    return host


class House:
    """A server that can be started, killed and started again. `with` closes it."""

    def __init__(
        self, folder: Path, *, database: str = "", workers: int = 0, limits: bool = False, seed: str = "0",
        descriptors: int = 0,
    ) -> None:  # fmt: skip
        self.folder = folder
        self.port = 0  # any free one, another after every start
        self.database = database
        self.workers = workers
        self.descriptors = descriptors
        self.log = folder / f"server-{secrets.token_hex(4)}.log"
        self.read = 0  # how much of the log was there before the present start
        self.environment = {
            **os.environ,
            "PALAS_LIMITS": "on" if limits else "off",
            "PALAS_PACE": "0",
            "PALAS_SEED": f"drill {seed}",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def url(self) -> str:
        """The database behind it."""
        return self.database or f"sqlite:///{self.folder / 'palas.db'}"

    @property
    def arguments(self) -> list[str]:
        """What comes after `palas`."""
        told = ["serve", "--host", loopback(HOME), "--port", "0", "--data", str(self.folder)]
        told += ["--workers", str(self.workers)]
        return [*told, "--database", self.database] if self.database else told

    def start(self) -> House:
        """Open it, and wait until it answers."""
        self.fresh()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "palas", *self.arguments], env=self.environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, preexec_fn=self._few_descriptors if self.descriptors else None,
            )  # fmt: skip
        self.wait()
        return self

    def fresh(self) -> None:
        """What it says from now on belongs to a new start."""
        self.port, self.read = 0, self.log.stat().st_size if self.log.exists() else 0

    def _few_descriptors(self) -> None:
        """As few open files as a plain machine allows its programs."""
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    @property
    def pid(self) -> int:
        """The server's process."""
        return self.process.pid if self.process else 0

    def runs(self) -> bool:
        """Is the process there?"""
        return self.process is not None and self.process.poll() is None

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.runs():
            if not self.port and (told := ADDRESS.search(self.told(self.read))):
                self.port = int(told[1])
            if self.port and self.status("/readyz") == 200:
                return
            time.sleep(0.005)
        raise DrillError("drill-server", detail=self.told()[-200:] or "-")

    def status(self, path: str, source: str = HOME) -> int:
        """The answer to a plain question; 0: none."""
        link = http.client.HTTPConnection(HOME, self.port, timeout=PATIENCE, source_address=(source, 0))
        try:
            link.request("GET", path)
            return link.getresponse().status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            link.close()

    def kill(self) -> None:
        """As when the power fails: no farewell."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        """Ask it to end; if it does not, that is told."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise DrillError("drill-server", detail="SIGTERM") from None
        self.process = None

    def told(self, start: int = 0) -> str:
        """What the server said on its way."""
        return self.log.read_bytes()[start:].decode("utf-8", "replace") if self.log.exists() else ""

    def trouble(self) -> list[str]:
        """Kinds of lines in its log that no server may write, whatever comes in."""
        return list(dict.fromkeys(match[0] for match in TROUBLE.finditer(self.told())))

    def __enter__(self) -> House:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.close()
        else:
            self.kill()
