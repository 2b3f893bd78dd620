"""`palas dataset` and `palas benchmark`: the same from the same seed, cards that are true, sentences for mistakes."""

import json
import subprocess
import sys
from base64 import b64decode
from hashlib import sha256
from pathlib import Path

import pyarrow.parquet as parquet
import pytest
import yaml

import palas
from palas.arena.simulate import Plan
from palas.engine.errors import PalasError
from palas.research import spec
from palas.research.benchmark import run, setups
from palas.research.dataset import COLUMNS, write

ROOT = Path(__file__).resolve().parents[2]
CASTLE = palas.game("castle")


def plan(**more):
    options = (CASTLE.check_options({}),)
    return Plan(**{"game": CASTLE, "games": 3, "players": (2,), "options": options, "keep": True, "seed": "4", **more})


def quiet(_outcome):
    pass


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_the_same_seed_writes_the_same_bytes(tmp_path, suffix):
    one, two, other = (tmp_path / f"{name}.{suffix}" for name in ("one", "two", "other"))
    card = write(plan(), one, 1, quiet)
    write(plan(), two, 2, quiet)
    write(plan(seed="5"), other, 1, quiet)
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes() != other.read_bytes()
    assert card["sha256"] == sha256(one.read_bytes()).hexdigest()
    assert json.loads((tmp_path / f"one.{suffix}.card.json").read_text("utf-8")) == card


def test_both_formats_hold_the_same_and_games_can_be_played_again_from_them(tmp_path):
    lines, columns = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    card = write(plan(bots=("greedy", "random")), lines, 1, quiet)
    write(plan(bots=("greedy", "random")), columns, 1, quiet)
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    table = parquet.read_table(columns).to_pylist()
    assert [list(row) for row in rows] == [list(COLUMNS)] * card["decisions"]
    for row, cells in zip(rows, table, strict=True):
        assert {**cells, "observation": ""} == {**row, "observation": ""}
        assert b64decode(row["observation"]) == cells["observation"]
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    numbers = spec("castle", 2)
    assert [part["name"] for part in card["observation"]] == [part.name for part in numbers.parts]
    state = CASTLE.start(2, rows[0]["seed"])
    for row in [row for row in rows if row["game"] == 0]:
        assert bytes(CASTLE.observe(state, row["seat"])) == b64decode(row["observation"])
        assert state.legal_ids(row["seat"]) == row["legal"]
        state.apply(CASTLE.parse(state, row["seat"], row["code"]))
    assert state.over
    last = rows[[row["game"] for row in rows].index(1) - 1]
    assert last["score"] == state.scores()[last["seat"]]
    assert last["win"] == (last["seat"] in state.winners()) / len(state.winners())


def test_a_data_set_of_another_kind_is_refused(tmp_path):
    with pytest.raises(PalasError, match=r"not games\.csv"):
        write(plan(), tmp_path / "games.csv", 1, quiet)


def test_a_benchmark_tells_the_same_twice_with_intervals_and_versions():
    lines = setups(["castle"], ["random"])[:1]
    report = run("greedy", lines, games=4, jobs=1)
    assert report == run("greedy", lines, games=4, jobs=2)
    (line,) = report["lines"]
    assert (line["game"], line["players"], line["against"], line["games"]) == ("castle", 2, "random", 4)
    assert line["share"] == 1.0
    assert line["interval"][0] < 0.6
    assert line["margin"] > 10
    assert report["versions"]["rules"] == {"castle": "1"}
    assert {(setup.game, setup.players) for setup in setups([], ["random"])} >= {("heirs", 1), ("viscounts", 4)}


def test_a_program_that_speaks_json_lines_is_benchmarked_too():
    (setup,) = [one for one in setups(["castle"], ["random"]) if one.players == 2]
    command = f"program:{sys.executable} {ROOT / 'examples' / 'bots' / 'first.py'}"
    (line,) = run(command, [setup], games=2, jobs=1)["lines"]
    assert line["games"] == 2
    assert line["forfeits"] == 0
    (line,) = run(f"program:{sys.executable} -c pass", [setup], games=2, jobs=1)["lines"]
    assert line["forfeits"] > 10, "a program that ends at once forfeits its moves, not the games"
    assert line["games"] == 2


def test_a_benchmark_needs_a_player_that_exists():
    with pytest.raises(PalasError, match="There is no player nowhere:Bot"):
        run("nowhere:Bot", setups(["castle"], ["random"]), games=1, jobs=1)
    with pytest.raises(PalasError, match="at least 1"):
        run("random", setups(["castle"], ["random"]), games=0, jobs=1)
    with pytest.raises(PalasError):
        run("nobody", setups(["castle"], ["random"]), games=1, jobs=1)
    with pytest.raises(PalasError):
        setups(["chess"], ["random"])


def test_the_citation_is_true():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == palas.__version__
    assert cited["license"] == "Apache-2.0"


LAST = """
class Last:
    name = "last"
    def __init__(self, seed): pass
    def choose(self, view): return view.asked.legal[-1]
"""


def test_a_player_may_lie_in_the_folder_where_one_stands(tmp_path):
    (tmp_path / "lastly.py").write_text(LAST, "utf-8")
    asked = ["benchmark", "lastly:Last", "--only=castle", "--against=random", "--games=1", "--jobs=1", "--json"]
    # -P: as where a command is called by its name, Python itself does not look into the folder
    done = subprocess.run([sys.executable, "-P", "-m", "palas", *asked], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["player"] == "lastly:Last"
