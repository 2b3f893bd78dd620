"""`palas simulate`, `match` and `bench` as a person or a program calls them."""

import json

import pytest
import typer
from typer.testing import CliRunner

import palas
from palas.commands.bench import bench
from palas.commands.match import match
from palas.commands.simulate import simulate

app = typer.Typer()
for command in (simulate, match, bench):
    app.command()(command)


def run(*words, lang="en"):
    result = CliRunner().invoke(app, [*words, "--lang", lang], env={"COLUMNS": "200", "TERM": "dumb"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_simulate_tells_and_checks():
    result = run("simulate", "caylus", "--games", "8", "--players", "all", "--all-options", "--check", "--jobs", "1")
    assert result.exit_code == 0
    assert "8 games, random moves, 16 combinations of options" in result.stdout
    assert "every record replays to the same table and result" in result.stdout
    assert "Marketplace (wood)" in result.stdout


def test_simulate_speaks_german():
    result = run("simulate", "caylus", "--games", "3", "--jobs", "1", lang="de")
    assert "3 Partien, zufällige Züge" in result.stdout
    assert "den Seneschall 100 %" in result.stdout


def test_simulate_answers_with_one_json_document():
    answer = json.loads(run("simulate", "caylus", "--games", "4", "--players", "2,3", "--json", "--jobs", "1").stdout)
    assert (answer["games"], answer["failed"], sorted(answer["players"])) == (4, 0, ["2", "3"])


def test_simulate_writes_records(tmp_path):
    file = tmp_path / "games.jsonl"
    assert run("simulate", "caylus", "--games", "3", "--out", str(file), "--jobs", "1").exit_code == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(lines) == 3
    for line in lines:
        text = "\n".join(map(json.dumps, line["record"]))
        assert palas.replay(palas.Record.read(text)).scores() == line["scores"]


def test_simulate_ends_with_an_error_when_a_game_fails(monkeypatch):
    title = type(palas.game("caylus"))
    monkeypatch.setattr(title, "breakdown", lambda self, table: [{}] * table.players)
    result = run("simulate", "caylus", "--games", "2", "--jobs", "1")
    assert result.exit_code == 1
    assert "2 games failed:" in result.stdout
    assert "seed 0-0: Wrong: the breakdown is not the score" in result.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no game"),
        (["simulate", "caylus", "--players", "9"], "Caylus"),
        (["simulate", "caylus", "--games", "0"], "at least 1"),
        (["simulate", "caylus", "--jobs", "0"], "at least 1"),
        (["simulate", "caylus", "--bots", "random,clever"], 'no bot "clever"'),
        (["simulate", "caylus", "--option", "ghosts"], "ghosts"),
        (["simulate", "caylus", "--playout", "--check"], "--playout"),
        (["simulate", "caylus", "--out", "/no/such/folder/x"], "cannot be written"),
        (["match", "caylus", "greedy"], "at least two bots"),
        (["match", "caylus", "greedy,random,random", "--players", "2"], "a seat for every bot"),
        (["match", "caylus", "random,random", "--players", "7"], "7 players"),
        (["bench", "chess"], "There is no game"),
        (["bench", "caylus", "--seconds", "0"], "more than 0"),
        (["bench", "caylus", "--rounds", "0"], "at least 1"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(words, sentence):
    with pytest.raises(palas.PalasError) as refused:
        run(*words)
    assert sentence.lower() in refused.value.text("en").lower()
    assert refused.value.text("de") != refused.value.text("en")


def test_match_ranks_the_bots():
    result = run("match", "caylus", "random,greedy", "--players", "4", "--games", "4", "--jobs", "1")
    rows = [line for line in result.stdout.splitlines() if line.startswith(("greedy", "random"))]
    assert [row.split()[0] for row in rows] == ["greedy", "random"]
    assert "100.0 %" in rows[0]


def test_match_answers_with_one_json_document():
    words = ["match", "caylus", "greedy,random,random", "--games", "3", "--json", "--jobs", "1"]
    answer = json.loads(run(*words).stdout)
    first, second = answer["bots"]
    assert (first["bot"], first["seats"], second["seats"], answer["players"]) == ("greedy", 1, 2, 3)
    assert second["by_chance"] == pytest.approx(2 / 3, abs=1e-3)
    assert first["share"] + second["share"] == pytest.approx(1)
