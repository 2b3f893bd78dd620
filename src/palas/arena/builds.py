"""The copies of Palas that `palas bench` compares: the plain sources, and the compiled build if there is one."""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

EXTENSION = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


@dataclass(frozen=True)
class Builds:
    """Folders to put first on Python's path; `stale` is a compiled build that does not fit the sources."""

    interpreted: Path
    compiled: Path | None
    stale: Path | None = None


def package() -> Path:
    """The folder of the package that runs now."""
    spec = find_spec("palas")
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))


def is_compiled(folder: Path) -> bool:
    """Does the package in that folder have compiled modules?"""
    return any((folder / "palas").rglob("*" + EXTENSION))


def same_sources(one: Path, other: Path) -> bool:
    """Were two copies made from the same sources?"""

    def sources(folder: Path) -> dict[str, bytes]:
        files = [file for kind in ("*.py", "*.json") for file in (folder / "palas").rglob(kind)]
        return {str(file.relative_to(folder)): file.read_bytes() for file in files}

    return sources(one) == sources(other)


def compiled_folders(root: Path) -> Iterator[Path]:
    """Where a compiled build may lie: as named, the running package itself, beside the sources of a checkout."""
    if named := os.environ.get("PALAS_COMPILED"):
        yield Path(named)
    yield root
    yield root.parent / ".venv" / "compiled"


@contextmanager
def builds() -> Iterator[Builds]:
    """Find both copies; a compiled package has its sources copied, because compiled files beside them come first."""
    root = package().parent
    compiled = stale = None
    for folder in compiled_folders(root):
        if is_compiled(folder):
            if same_sources(folder, root):
                compiled = folder
                break
            stale = stale or folder
    if not is_compiled(root):
        yield Builds(root, compiled, None if compiled else stale)
        return
    with TemporaryDirectory(prefix="palas-bench-") as copy:
        shutil.copytree(package(), Path(copy, "palas"), ignore=shutil.ignore_patterns("*" + EXTENSION, "__pycache__"))
        yield Builds(Path(copy), compiled)
