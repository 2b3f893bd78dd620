"""Finds a Chromium for the tests, or installs Debian's where that is possible without asking."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")  # the same engine without windows: a third less work
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


def find_chromium(whole: bool = False) -> str:
    """The path of a Chromium, without windows if there is one. Without any the tests of the pages fail and say so."""
    found = os.environ.get("PALAS_CHROMIUM") or first(whole)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        found = first(whole)
    if found is None:
        pytest.fail("The tests of the pages need Chromium: apt install chromium, or PALAS_CHROMIUM=/path/to/it.")
    return found


def first(whole: bool = False) -> str | None:
    return next((path for name in (*(() if whole else SHELLS), *WHOLE) if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's own packages, the second where there is one; one process at a time."""
    import fcntl

    with open(Path(tempfile.gettempdir()) / "palas-chromium.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if first(whole=True) is not None:
            return
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        packages = (["install", "-y", "--no-install-recommends", names[0]] for names in (WHOLE, SHELLS))
        for command in (["update"], *packages):
            subprocess.call(["apt-get", "-qq", *command], env=env, stdout=subprocess.DEVNULL)
