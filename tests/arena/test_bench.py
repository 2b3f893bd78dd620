"""Measuring: what is compared is what it is said to be. Speed itself is never a test."""

import json
import shutil
from importlib.metadata import version
from pathlib import Path

import pytest

import palas
from palas.arena import builds, measure, peers, performance, practice
from palas.arena.bench import COMPILED, INTERPRETED, NUMBERS, RATES, Bench, Line, Meter, bench, peer_version
from palas.arena.builds import Builds
from palas.arena.performance import page
from tests.arena.test_commands import run

CAYLUS = palas.game("caylus")
ROOT = Path(__file__).parents[2]


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
        assert set(line[mode]) == {*RATES, *NUMBERS, "late", "length", "legal", "slowest"}
        assert min(line[mode].values()) > 0
    assert (line["ratio"] is not None) == answer["compiled"]
    assert answer["two_processes"]["caylus"] > 0


def measured(peer_decisions: float) -> Bench:
    """A run in which Caylus with four players made 50,000 decisions, copies and answers from Python a second."""
    line = Line(CAYLUS, 4)
    playing = {"decisions": 5e4, "games": 9.0, "clones": 5e4, "face": 5e4, "late": 1.1, "length": 340.0}
    line.rounds[INTERPRETED] = [{**playing, "looks": 3e5, "redeals": 2e5, "steps": 7e4, "simulations": 900.0}]
    line.lists[INTERPRETED] = {"legal": 9.0, "slowest": 0.1}
    peer = [{"decisions": peer_decisions, "games": 1.0, "clones": 1000.0}]
    return Bench(1, 1.0, [line], Builds(Path(), None), "3.2.1", peer, pairs={"caylus": [1.9]})


def test_the_page_of_figures_says_when_with_what_and_where_it_falls_short(monkeypatch):
    text = page(measured(10_000), "palas bench caylus --peers")
    assert "Written by `palas bench caylus --peers`" in text
    assert f"Palas {version('palas')}" in text
    assert "beside catanatron 3.2.1" in text
    assert "| Caylus | 4 | 50,000 | 5.0 | 50,000 | 50.0 | 50,000 | 1.10 |" in text
    assert "| Caylus | 4 | 300,000 | 200,000 | 70,000 | 900 | 900 |" in text
    assert "- Caylus, 4: 5.0 times the decisions of catanatron" in text
    assert "- Caylus, 4: 50,000 decisions a second from Python" in text
    assert "- Caylus, 4: 70,000 steps of a batch a second" in text
    assert "observations with masks a second" not in text
    assert "times the copies of" not in text
    assert "two processes make" not in text
    monkeypatch.setattr(performance, "WANTED_FACE", 40_000)
    monkeypatch.setattr(performance, "WANTED_NUMBERS", 40_000)
    assert "All of them are met." in page(measured(2_000), "palas bench")


@pytest.mark.parametrize(("chess", "told"), [(25_000.0, False), (100_000.0, True)])
def test_the_page_compares_python_with_chess_where_that_was_measured(chess, told):
    result = measured(2_000)
    result.others = {peers.CHESS: "2.0"}
    result.other_rounds = {peers.CHESS: [chess]}
    text = page(result, "palas bench")
    assert f"| 50,000 | {5e4 / chess:.1f} | 1.10 |" in text
    assert ("0.50 times the decisions of OpenSpiel chess (C++) from Python" in text) == told
    assert "decisions a second from Python\n" not in text


def test_the_page_has_no_numbers_of_a_title_that_keeps_no_list_of_its_actions():
    result = measured(2_000)
    (line,) = result.lines
    line.players = 3  # another game than the one that peers are compared with
    for name in ("looks", "redeals", "steps", "simulations"):
        del line.rounds[INTERPRETED][0][name]
    text = page(result, "palas bench")
    assert text.count("| Caylus | 3 |") == 1
    assert "- Caylus, 3: 50,000 decisions a second from Python" in text
    assert "steps of a batch a second\n" not in text


def test_a_page_that_cannot_be_written_is_told_in_a_sentence(tmp_path):
    words = ["bench", "caylus", "--players", "2", "--seconds", "0.05", "--rounds", "1"]
    file = tmp_path / "performance.md"
    assert run(*words, "--write", str(file)).exit_code == 0
    assert "--players 2 --rounds 1 --seconds 0.05 --write performance.md`" in file.read_text()
    with pytest.raises(palas.PalasError, match="cannot be written"):
        run(*words, "--write", str(tmp_path / "nowhere" / "performance.md"))


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


def test_other_collections_are_measured_where_they_are_installed():
    found = peers.installed()
    assert "OpenSpiel tic-tac-toe (Python)" in found
    assert peers.decisions_of("OpenSpiel tic-tac-toe (Python)", 0.02) > 0
    assert peers.decisions_of("OpenSpiel backgammon (C++)", 0.02) > 0
    assert set(found) <= {peer.name for peer in peers.PEERS}


def test_other_collections_are_compared_round_by_round():
    line = Line(CAYLUS, 4)
    line.rounds[COMPILED] = [{"decisions": 50.0, "face": 20.0}, {"decisions": 90.0, "face": 30.0}]
    result = Bench(2, 1.0, [line], Builds(Path(), None))
    result.others, result.other_rounds = {"chess": "2"}, {"chess": [10.0, 10.0]}
    (row,) = result.other_peers()
    assert row == {
        "name": "chess", "version": "2", "decisions": 10.0, "caylus_times": {COMPILED: {"decisions": 7.0, "face": 2.5}}
    }  # fmt: skip


def test_a_build_practises_every_title_with_every_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []
    monkeypatch.setattr(practice, "measure_game", lambda game, players, _: played.append((game.meta.id, players)))
    practice.practise()
    assert sorted(played) == sorted((game.meta.id, n) for game in palas.titles() for n in game.meta.players)
    assert "palas.arena.practice" in (ROOT / "setup.py").read_text("utf-8")
