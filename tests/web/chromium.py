"""Finds a Chromium for the tests, or installs Debian's where that is possible without asking."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


def find_chromium() -> str:
    """The path of a Chromium. Without one the tests of the pages fail and say how to get it."""
    found = os.environ.get("PALAS_CHROMIUM") or first()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        found = first()
    if found is None:
        pytest.fail("The tests of the pages need Chromium: apt install chromium, or PALAS_CHROMIUM=/path/to/it.")
    return found


def first() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's own package; one process at a time."""
    import fcntl

    with open(Path(tempfile.gettempdir()) / "palas-chromium.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if first() is not None:
            return
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.call(["apt-get", "-qq", *command], env=env, stdout=subprocess.DEVNULL)
