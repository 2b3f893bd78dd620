"""A game from another package is found by its entry point; a broken one takes nothing else away."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


def python(*paths: Path, script: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    return subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed as any package is, into a folder of its own."""
    folder = tmp_path_factory.mktemp("plug-in")
    copy = folder / "source"
    ignored = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    shutil.copytree(ROOT / "examples" / "dice_market", copy, ignore=ignored)
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder / "site"), str(copy)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return folder / "site"


def test_an_installed_package_brings_its_game(installed: Path) -> None:
    script = """
import json, pickle, palas
game = palas.game("dice_market")
state = game.start(3, seed=5)
while not state.over:
    state.apply(state.legal(state.to_act[0])[-1])
again = palas.replay(palas.Record.read(palas.record(state).text()))
twin = pickle.loads(pickle.dumps(state))
ids = [g.meta.id for g in palas.titles()]
print(json.dumps([ids, again.scores() == state.scores() == twin.scores(), palas.verify(palas.record(state)).ok]))
"""
    ids, replayed, verified = json.loads(python(SRC, installed, script=script).stdout)
    assert "dice_market" in ids
    assert "caylus" in ids
    assert replayed
    assert verified


def test_palas_check_knows_it_too(installed: Path) -> None:
    script = """
import typer
from palas.commands.check import check
app = typer.Typer()
app.command()(check)
app(["dice_market", "--games", "1", "--players", "2", "--json"])
"""
    report = json.loads(python(SRC, installed, script=script).stdout)
    assert report["ok"]
    assert report["game"] == "dice_market"


def fake_plug_in(folder: Path, module: str, point: str = "oops = oops:GAME") -> Path:
    (folder / "oops.py").write_text(module)
    info = folder / "oops-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oops\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[palas.games]\n{point}\n")
    return folder


@pytest.mark.parametrize("module", ["raise ValueError('torn')", "GAME = 7", "OTHER = 1"])
def test_a_broken_plug_in_is_named_and_left_out(tmp_path: Path, module: str) -> None:
    found = python(
        SRC, fake_plug_in(tmp_path, module), script="import palas; print([g.meta.id for g in palas.titles()])"
    )
    assert "caylus" in found.stdout
    assert "oops" not in found.stdout
    assert 'The plug-in "oops" brings no game' in found.stderr


def test_a_plug_in_under_a_wrong_name_is_left_out(tmp_path: Path) -> None:
    module = "from palas.games.caylus import GAME\n"
    found = python(SRC, fake_plug_in(tmp_path, module), script="import palas; print(len(palas.titles()))")
    assert 'The plug-in "oops" brings no game' in found.stderr
