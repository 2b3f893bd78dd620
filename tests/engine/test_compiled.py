"""Interpreted equals compiled: whole games of every installed game, 200 of Caylus, give the same hash in both."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import palas
from palas.engine.contract.hash import compiled_modules, games_hash

ROOT = Path(__file__).resolve().parents[2]
GAMES = {"caylus": 200}
ELSE = 20  # of the other games, whose interpreted games take longer
NUMBERED = 6  # games whose positions are put into numbers
KEPT = (".py", ".ftl")


def compiled_copy() -> Path:
    """The compiled copy that run.py made; it must fit the sources."""
    named = os.environ.get("PALAS_COMPILED")
    assert named, "There is no compiled copy, or it is older than the sources: run `python3 run.py compile` first."
    package = Path(named) / "palas"
    sources = [file for file in (ROOT / "src" / "palas").rglob("*") if file.suffix in KEPT]
    stale = [file.name for file in sources if not is_same(file, package / file.relative_to(ROOT / "src" / "palas"))]
    assert not stale, f"The compiled copy is stale ({', '.join(stale)}): run `python3 run.py compile` first."
    return Path(named)


def is_same(source: Path, copy: Path) -> bool:
    return copy.exists() and copy.read_bytes() == source.read_bytes()


def modules_to_compile() -> set[str]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["palas"]["compile"]
    files = {file for pattern in patterns for file in ROOT.glob(pattern) if file.name != "__init__.py"}
    return {".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files}


def run_hash(path: Path, *arguments: str) -> dict[str, object]:
    command = [sys.executable, "-m", "palas.engine.contract.hash", *arguments]
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=env, cwd=path, capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("id", [game.meta.id for game in palas.titles()])
def test_interpreted_equals_compiled(id: str) -> None:
    games = str(GAMES.get(id, ELSE))
    compiled = run_hash(compiled_copy(), id, games)
    interpreted = run_hash(ROOT / "src", id, games)
    assert interpreted["compiled"] == []
    assert compiled["loaded"] == interpreted["loaded"]
    loaded = set(interpreted["loaded"])  # type: ignore[call-overload]  # a title loads only what it needs of the engine
    wanted = {name for name in modules_to_compile() if f".games.{id}." in name or name in loaded}
    missing = wanted - set(compiled["compiled"])  # type: ignore[call-overload]
    assert not missing, f"These modules did not run compiled: {sorted(missing)}"
    assert compiled["hash"] == interpreted["hash"]


@pytest.mark.parametrize("id", [game.meta.id for game in palas.titles()])
def test_observations_masks_standings_and_redeals_are_the_same_compiled(id: str) -> None:
    compiled = run_hash(compiled_copy(), id, str(NUMBERED), "--numbers")
    interpreted = run_hash(ROOT / "src", id, str(NUMBERED), "--numbers")
    assert f"palas.games.{id}.hooks" in compiled["compiled"]  # type: ignore[operator]
    assert compiled["hash"] == interpreted["hash"]


def test_some_title_needs_every_module_that_is_compiled() -> None:
    import palas.bots
    import palas.training.core.selfplay

    palas.titles()
    assert modules_to_compile() <= set(sys.modules)


def test_the_example_game_plays_the_same_on_the_compiled_engine() -> None:
    """Interpreted positions and steps are subclasses of compiled ones."""
    script = "from dice_market import GAME; from palas.engine.contract.hash import *; import json; " + (
        "print(json.dumps([games_hash(GAME, 30), compiled_modules()]))"
    )
    path = os.pathsep.join([str(compiled_copy()), str(ROOT / "examples" / "dice_market")])
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    found, modules = json.loads(done.stdout)
    import dice_market

    assert "palas.engine.core.state" in modules
    assert "palas.engine.core.state" not in compiled_modules()
    assert found == games_hash(dice_market.GAME, 30)


BOTS = """
import json, palas
from palas.bots import bot
told = []
for title, players, name in (("caylus", 3, "master@4"), ("castle", 2, "master@4"), ("viscounts", 1, "grandmaster@4")):
    game = palas.game(title)
    state = game.start(players, seed=7)
    for move in range(25):
        seat = state.to_act[0]
        code = bot(name, seed=move).choose(state.view(seat))
        told.append(code)
        state.apply(game.parse(state, seat, code))
from palas.bots.core import search
print(json.dumps([search.__file__.endswith(".py"), told]))
"""


def test_bots_that_search_choose_the_same_compiled() -> None:
    found = []
    for path in (ROOT / "src", compiled_copy()):
        env = {**os.environ, "PYTHONPATH": str(path)}
        done = subprocess.run([sys.executable, "-c", BOTS], env=env, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
    assert [interpreted for interpreted, _ in found] == [True, False]
    assert found[0][1] == found[1][1]


def test_the_hash_notices_another_game() -> None:
    assert games_hash("caylus", 2, seed=1) == games_hash("caylus", 2, seed=1)
    assert games_hash("caylus", 2, seed=1) != games_hash("caylus", 2, seed=2)
    assert games_hash("caylus", 2, [2], seed=1) != games_hash("caylus", 2, [3], seed=1)


PLUGGED_IN = """
from palas.commands.new import write
from pathlib import Path
write("plum_tree", Path("."))
import sys
sys.path.insert(0, "src")
from palas.engine.contract import check_game
from palas.engine.core import position
from plum_tree import GAME
twin = GAME.start(2, seed=1, ask_all=True).clone()
assert not position.__file__.endswith(".py")
assert twin.position.asks_all and twin.position.box is GAME.box
report = check_game(GAME, players=3, games=1)
assert report.ok, report.text("en")
"""


def test_a_new_game_keeps_the_contract_on_the_compiled_engine(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(compiled_copy())}
    done = subprocess.run([sys.executable, "-c", PLUGGED_IN], env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
