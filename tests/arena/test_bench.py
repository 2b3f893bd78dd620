"""Measuring: what is compared is what it is said to be. Speed itself is never a test."""

import json
import shutil
from pathlib import Path

import pytest

import palas
from palas.arena import builds, measure
from palas.arena.bench import COMPILED, INTERPRETED, Bench, Line, Meter, bench, peer_version
from palas.arena.builds import Builds
from tests.arena.test_commands import run

CAYLUS = palas.game("caylus")


@pytest.fixture
def sources(tmp_path):
    """A copy of the sources alone."""
    folder = tmp_path / "sources"
    without = shutil.ignore_patterns("__pycache__", "*" + builds.EXTENSION)
    shutil.copytree(builds.package(), folder / "palas", ignore=without)
    return folder


def test_the_bench_tells_every_figure():
    answer = json.loads(run("bench", "caylus", "--players", "2", "--seconds", "0.05", "--rounds", "1", "--json").stdout)
    (line,) = answer["lines"]
    assert (line["game"], line["players"]) == ("caylus", 2)
    for mode in ("interpreted", "compiled") if answer["compiled"] else ("interpreted",):
        assert set(line[mode]) == {"decisions", "games", "clones", "length", "legal", "slowest"}
        assert min(line[mode].values()) > 0
    assert (line["ratio"] is not None) == answer["compiled"]


def test_the_bench_says_how_to_compile_and_how_to_get_the_peer(monkeypatch):
    monkeypatch.delenv("PALAS_COMPILED", raising=False)
    monkeypatch.setattr(builds, "is_compiled", lambda folder: False)
    monkeypatch.setattr("palas.arena.bench.peer_version", lambda: None)
    words = ["bench", "caylus", "--players", "4", "--seconds", "0.05", "--rounds", "1", "--peers"]
    told = run(*words).stdout
    assert "python3 run.py compile" in told
    assert "pip install 'palas[peers]'" in told


def test_sources_beside_compiled_files_are_copied_to_be_interpreted(monkeypatch, sources):
    (sources / "palas" / "engine" / "core" / f"state{builds.EXTENSION}").write_bytes(b"not a module")
    monkeypatch.delenv("PALAS_COMPILED", raising=False)
    monkeypatch.setattr(builds, "package", lambda: sources / "palas")
    with builds.builds() as found:
        assert found.compiled == sources
        assert found.interpreted != sources
        assert not builds.is_compiled(found.interpreted)
        assert builds.same_sources(found.interpreted, sources)
        process = Meter(found.interpreted)
        assert process.ask("mode") == {"compiled": False}
        process.close()
    assert not found.interpreted.exists()


def test_a_compiled_build_of_other_sources_is_not_measured(monkeypatch, sources):
    (sources / "palas" / f"x{builds.EXTENSION}").write_bytes(b"")
    monkeypatch.setenv("PALAS_COMPILED", str(sources))
    if builds.is_compiled(builds.package().parent):
        pytest.fail("the tests run from the sources")
    with builds.builds() as found:
        assert found.compiled == sources
    (sources / "palas" / "__init__.py").write_text("changed = True\n")
    monkeypatch.setattr(builds, "compiled_folders", lambda root: iter([sources]))
    with builds.builds() as found:
        assert (found.compiled, found.stale) == (None, sources)


def test_a_measuring_process_that_breaks_is_told_in_a_sentence(tmp_path):
    (tmp_path / "palas").mkdir()
    (tmp_path / "palas" / "__init__.py").write_text("")
    process = Meter(tmp_path)
    with pytest.raises(palas.PalasError, match="measuring process"):
        process.ask("mode")
    process.close()


def test_a_copy_that_is_not_what_it_is_said_to_be_is_refused(sources):
    with pytest.raises(palas.PalasError, match="measuring process"):
        bench([(CAYLUS, 2)], Builds(sources, sources), 1, 0.05, False, lambda: None)


def test_ratios_are_medians_of_rounds_and_not_ratios_of_medians():
    line = Line(CAYLUS, 4)
    line.rounds[INTERPRETED] = [{"decisions": 10.0}, {"decisions": 1.0}, {"decisions": 20.0}]
    line.rounds[COMPILED] = [{"decisions": 50.0}, {"decisions": 5.0}, {"decisions": 200.0}]
    assert line.ratio("decisions") == 5
    assert line.figure(COMPILED, "decisions") == 50
    result = Bench(3, 1.0, [line], Builds(Path(), None), "3.2.1", [{"decisions": 2.0}] * 3)
    assert result.peer_ratio("decisions") == {INTERPRETED: 5.0, COMPILED: 25.0}


def test_the_measuring_process_counts_legal_actions():
    figures = measure.list_sizes(CAYLUS, 3)
    assert 5 < figures["legal"] < 15
    assert figures["slowest"] > 0


def test_the_middle_of_a_game_is_in_its_middle():
    state = measure.mid_game(CAYLUS, 4)
    assert not state.over
    assert 4 <= state.position.round <= 12


def test_the_peer_is_measured_where_it_is_installed():
    """catanatron is an extra: where it is missing the answer says so."""
    if peer_version() is None:
        with pytest.raises(ImportError):
            measure.measure_catanatron(0.01)
    else:
        assert min(measure.measure_catanatron(0.2).values()) > 0
