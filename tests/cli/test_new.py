"""`palas new`: a game that plays at once, in the terminal and in the browser; names that cannot be are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from palas.cli import run

# What is done with the new game, in a Python that finds it beside Palas.
PLAYED = """
import palas
from palas.engine.registry import _known
from lost_orchard import GAME
_known["lost_orchard"] = GAME
from palas.cli import run
assert run(["play", "lost_orchard", "--seed", "3", "--lang", "en", "--players", "2"]) == 0
"""
SERVED = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from palas.engine.registry import _known
from lost_orchard import GAME
_known["lost_orchard"] = GAME
from palas.tables import Hall
from palas.tables.store import Store
from palas.tables.thinking import BotPool
from palas.web.app import make_app
from palas.web.settings import Settings
folder = Path(sys.argv[1])
hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), bots=BotPool(workers=0), seed=1)
with TestClient(make_app(Settings(data=folder, limits=False), hall), follow_redirects=False) as guest:
    guest.headers["origin"] = "http://testserver"
    print(guest.get("/games/lost_orchard").text.count("Lost Orchard"))
    opened = guest.post("/open", data={"game": "lost_orchard", "quick": "1"})
    page = guest.get(opened.headers["location"].partition("#")[0])
    print(page.status_code, "zone-tree" in page.text)
"""


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game."""
    folder = tmp_path_factory.mktemp("maker") / "project"
    assert run(["new", "lost_orchard", "--folder", str(folder), "--lang", "en"]) == 0
    return folder


def python(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python that finds the new game."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), *sys.path]), "PALAS_LANG": "en"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=env, input=typed, capture_output=True, text=True)


def test_its_own_tests_pass_the_battery_included(orchard: Path) -> None:
    done = python(orchard, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "10 passed" in done.stdout


def test_it_is_played_in_the_terminal(orchard: Path) -> None:
    done = python(orchard, "-c", PLAYED, typed="1\n" * 4 + "\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Round 4 of 4." in done.stdout


def test_its_page_and_a_table_open_in_the_browser(orchard: Path, tmp_path: Path) -> None:
    done = python(orchard, "-c", SERVED, str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    said, table = done.stdout.strip().splitlines()[-2:]
    assert int(said) > 0
    assert table == "200 True"


def test_no_word_of_the_pattern_is_left(orchard: Path) -> None:
    files = [path for path in orchard.rglob("*") if path.is_file() and path.suffix in (".py", ".md", ".toml", ".ftl")]
    assert len(files) > 10
    for path in files:
        text = path.read_text("utf-8")
        assert not [token for token in ("__GAME__", "__TITLE__", "__PREFIX__", "__CLASS__") if token in text], path
    assert (orchard / "src" / "lost_orchard" / "components.json").is_file()


@pytest.mark.parametrize(
    ("name", "status", "sentence"),
    [
        ("Chess!", 2, "cannot be the name of a game"),
        ("a1", 2, "cannot be the name of a game"),
        ("class", 2, "cannot be the name of a game"),
        ("../evil", 2, "cannot be the name of a game"),
        ("caylus", 2, 'There is a game "caylus" already.'),
        ("random", 2, 'Python has a module "random" already'),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(
    name: str, status: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new", name, "--folder", str(tmp_path / "there"), "--lang", "en"]) == status
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "there").exists()


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert run(["new", "lost_orchard", "--folder", str(tmp_path), "--lang", "en"]) == 1
    assert "is there already and is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    assert run(["new", "lost_orchard", "--folder", str(tmp_path / "mine.txt"), "--lang", "de"]) == 1
    assert "ist schon da und nicht leer" in capsys.readouterr().err
