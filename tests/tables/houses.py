"""Real servers for tests: `palas serve` in processes of their own, and people who reach them by HTTP."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from steady import PATIENCE

from palas.web.bench import Client

LONG = PATIENCE
SPOKEN = {"LANG": "en_GB.UTF-8", "LC_ALL": "", "PALAS_LANG": "en"}


def palas(*arguments: str) -> subprocess.CompletedProcess[str]:
    """One command, to its end."""
    command = [sys.executable, "-m", "palas", *arguments]
    return subprocess.run(command, env={**os.environ, **SPOKEN}, capture_output=True, text=True, timeout=4 * LONG)


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What a command said that was refused: one sentence, an exit code and no trace."""
    said = (done.stdout + done.stderr).strip()
    assert done.returncode not in (0, None)
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1, said
    return said


class House:
    """A running `palas serve` on any free port; `said` is what it printed until it was open."""

    def __init__(self, folder: Path, *more: str, limits: str = "off") -> None:
        env = {**os.environ, **SPOKEN, "PALAS_LIMITS": limits, "PALAS_PACE": "0", "PALAS_SEED": "tests"}
        command = [sys.executable, "-m", "palas", "serve", "--port", "0", "--data", str(folder), *more]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        self.said = ""
        while not (told := re.search(r"http://127\.0\.0\.1:(\d+)", self.said)):
            line = self.process.stdout.readline()
            assert line, f"palas serve ended: {self.said}"
            self.said += line
        self.address = told[0]
        self.port = int(told[1])

    def ready(self) -> None:
        """Wait until somebody answers."""
        answer = Client(self.port).ask("GET", "/readyz")
        assert (answer.status, answer.read()) == (200, b"ok\n")

    def end(self) -> None:
        """Stop it, if it still runs."""
        if self.process.poll() is None:
            self.process.terminate()
        self.process.communicate(timeout=LONG)


class Guest:
    """Somebody with a cookie who plays all seats of a table that are not bots', over a new connection each time."""

    def __init__(self, house: House, **seats: str) -> None:
        opener = Client(house.port)
        wish = {"game": "caylus", "seat0": "me", "order": "as_listed", "pace": "0", **seats}
        answer = opener.ask("POST", "/open", wish)
        answer.read()
        assert answer.status == 303, answer.status
        place, cookie = answer.getheader("location"), answer.getheader("set-cookie")
        assert place is not None
        assert cookie is not None
        self.place = "/t/" + place.rpartition("/t/")[2].partition("#")[0]
        self.cookie = cookie.partition(";")[0]
        self.port = house.port

    def ask(self, method: str, path: str, content: dict[str, Any] | None = None) -> Any:
        """What the server answers."""
        return Client(self.port, self.cookie).data(method, self.place + path, content)

    def my_turn(self) -> Any:
        """The news as soon as one of the seats must decide."""
        now = self.ask("GET", "/news?form=view")
        while not now["legal"]:
            now = self.ask("GET", f"/news?form=view&since={now['version']}")
        return now

    def move(self) -> tuple[dict[str, Any], int]:
        """The first move that is legal; the request, and the version it made."""
        now = self.my_turn()
        key = f"move-{now['version']:05d}"
        content = {"seat": now["seat"], "code": now["legal"][0], "seen": now["version"], "key": key}
        return content, int(self.ask("POST", "/act", content)["version"])
