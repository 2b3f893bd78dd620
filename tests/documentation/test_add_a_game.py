"""docs/add-a-game.md is a script: its commands are carried out in order, its examples are true."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"

# Nothing is fetched: what a game needs is here already.
SHELL = """set -eu
pip() { shift; python -m pip install --quiet --no-deps --no-build-isolation --no-index "$@"; }
palas() { python -m palas "$@"; }
"""


def commands(page: str) -> list[str]:
    """What the page says to type, in order."""
    blocks = re.findall(r"^```console\n(.*?)^```", page, re.M | re.S)
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A Python of its own in which somebody has done what the page says."""
    folder = tmp_path_factory.mktemp("maker")
    venv.create(folder / "venv", symlinks=True)
    (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
    (site / "here.pth").write_text("".join(f"{path}\n" for path in [ROOT / "src", *sys.path] if Path(path).is_dir()))
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PALAS_"))}
    env["PATH"] = os.pathsep.join([str(folder / "venv" / "bin"), env["PATH"]])
    env["PALAS_LANG"] = "en"
    script = SHELL + "\n".join(commands(PAGE.read_text("utf-8")))
    done = subprocess.run(["bash", "-c", script], cwd=folder, env=env, capture_output=True, text=True)
    return folder, done


def test_every_command_of_the_page_works(followed: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, done = followed
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Then each in turn picks fruit into the own basket" in done.stdout
    assert (folder / "my_game" / "src" / "my_game" / "rules.md").is_file()


def test_the_new_game_has_its_own_name_and_plays(followed: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _done = followed
    script = """
import palas
game = palas.game("my_game")
assert "dice_market" not in [title.meta.id for title in palas.titles()]
state = game.start(3, seed=5)
while not state.over:
    state.apply(state.legal(state.to_act[0])[-1])
print(type(game).__module__, state.scores() == [sum(part.values()) for part in state.breakdown()])
print(game.holdings(state.view(None), 0)["points"] == state.scores()[0], game.round_of(state.view(None)))
"""
    python = folder / "venv" / "bin" / "python"
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    told = subprocess.run([python, "-c", script], cwd=folder / "my_game", env=env, capture_output=True, text=True)
    assert told.stdout.split() == ["my_game", "True", "True", "4"], told.stderr


def test_what_its_tests_need_is_installed_with_it(followed: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _done = followed
    project = tomllib.loads((folder / "my_game" / "pyproject.toml").read_text("utf-8"))["project"]
    sources = "".join(file.read_text("utf-8") for file in (folder / "my_game" / "tests").glob("*.py"))
    imported = set(re.findall(r"^(?:from|import) (\w+)", sources, re.M)) - set(sys.stdlib_module_names)
    assert imported == {"palas", "my_game", *project["optional-dependencies"]["test"]}
    assert 'pip install --editable "my_game[test]"' in PAGE.read_text("utf-8")


def test_the_examples_on_the_page_are_true(followed: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _done = followed
    examples = doctest.DocTestParser().get_examples(PAGE.read_text("utf-8"))
    assert len(examples) > 8
    python = folder / "venv" / "bin" / "python"
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    told = subprocess.run(
        [python, "-m", "doctest", str(PAGE)], cwd=folder / "my_game", env=env, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_makers_need_one_import() -> None:
    text = (ROOT / "examples" / "dice_market" / "dice_market" / "__init__.py").read_text("utf-8")
    assert set(re.findall(r"^from (palas[.\w]*) import", text, re.M)) == {"palas.making"}
