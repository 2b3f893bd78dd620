"""With only what the engine needs installed, games are played; a command that needs more says so in one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from steady import PATIENCE

from palas.commands.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
COME_ALONG = {"markupsafe", "cryptography", "pyspiel"}  # of jinja2, py_vapid, open_spiel

# A finder before all others, for whom these libraries do not exist.
BARRED = """
import sys

class Barred:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {libraries!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Barred())
"""


def without(extras: list[str], script: str, *arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Python without the libraries of these extras."""
    libraries = {library for extra in extras for library in EXTRAS[extra]}
    if "terminal" not in extras:
        libraries -= {"markdown_it"}  # rich brings it along
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PALAS_LANG": lang}
    command = [sys.executable, "-c", BARRED.format(libraries=libraries) + script, *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)


COMMAND = "from palas.__main__ import main\nsys.argv[0] = 'palas'\nmain()"


def imported_as(requirement: str) -> str:
    """The name under which a distribution is imported."""
    name = re.split(r"[\[<>=]", requirement)[0]
    return {"markdown-it-py": "markdown_it", "fonttools": "fontTools"}.get(name, name.replace("-", "_"))


def test_the_table_of_libraries_is_that_of_the_project() -> None:
    for extra, libraries in EXTRAS.items():
        named = {imported_as(line) for line in PROJECT["optional-dependencies"][extra]} - {"palas"}
        assert named == set(libraries) - COME_ALONG, extra
    needed = {imported_as(line) for line in PROJECT["dependencies"]}
    assert needed == {"msgspec", "fluent.runtime", "mypy_extensions", "librt"}
    assert PROJECT["optional-dependencies"]["all"] == ["palas[terminal,web]"]


@pytest.mark.parametrize("title", ["castle", "caylus", "heirs", "nobility", "viscounts"])
def test_the_engine_plays_a_game_with_what_the_engine_needs(title: str) -> None:
    script = f"""
import palas
from random import Random
game, rng = palas.game({title!r}), Random(4)
state = game.start(seed=4)
while not state.over:
    seat = state.to_act[0]
    state.apply(rng.choice(state.legal(seat)))
assert palas.replay(palas.Record.read(palas.record(state).text())).scores() == state.scores()
assert state.log(None, "de") and game.picture(state)
print(len(state.scores()))
"""
    done = without(["terminal", "web"], script)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().isdecimal()


SENTENCES = {
    "en": "This command needs the library typer, which is not installed",
    "de": "Dieser Befehl braucht die Bibliothek typer, die nicht installiert ist",
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("command", ["play", "serve"])
def test_without_the_command_line_it_says_how_to_get_it(command: str, lang: str) -> None:
    done = without(["terminal", "web"], COMMAND, command, lang=lang)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f'{SENTENCES[lang]}: pip install "palas[terminal]"\n'


@pytest.mark.parametrize("arguments", [["serve", "--port", "0"], ["backup", "x"], ["bench", "web"]])
def test_without_the_web_the_other_commands_work(arguments: list[str]) -> None:
    done = without(["web"], COMMAND, *arguments)
    assert done.returncode == 1
    assert re.fullmatch(
        r'This command needs the library \w+, which is not installed: pip install "palas\[web\]"\n', done.stderr
    )


def test_the_help_lists_what_is_not_installed_too() -> None:
    done = without(["web"], COMMAND, "--help")
    assert done.returncode == 0, done.stderr
    assert "serve" in done.stdout
    games = without(["web"], COMMAND, "games", "--json")
    assert games.returncode == 0, games.stderr
