"""Ratings, sequential tests, series that go on where they ended, and the page of the ladder."""

import json
from math import log

import pytest
import typer
from typer.testing import CliRunner

import palas
from palas.arena import ladder as kept_ladder
from palas.arena.ladder import page, picture
from palas.arena.ratings import Tried, decided, elo, ratings
from palas.arena.series import Series, find, play_on, read, versions, write
from palas.commands.ladder import ladder
from palas.commands.tournament import tournament

app = typer.Typer()
for command in (ladder, tournament):
    app.command()(command)


def run(*words, lang="en"):
    result = CliRunner().invoke(app, [*words, "--lang", lang], env={"COLUMNS": "200", "TERM": "dumb"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_ratings_follow_the_odds():
    found = {r.bot: r for r in ratings([Tried("b", "a", 2, 10_000, 7597), Tried("c", "b", 2, 10_000, 5000)], "a")}
    assert found["a"].points == 1000
    assert found["a"].sure == 0
    assert found["b"].points == pytest.approx(1200, abs=2)  # 200 points are odds of 3.16
    assert found["c"].points == pytest.approx(1200, abs=2)
    assert found["c"].sure > found["b"].sure > 5


def test_one_against_three_of_equal_strength_wins_a_quarter():
    found = {r.bot: r.points for r in ratings([Tried("b", "a", 4, 4000, 1000)], "a")}
    assert found["b"] == pytest.approx(1000, abs=1)
    assert elo(0.25, 4) == pytest.approx(0, abs=1e-6)


def test_nobody_is_infinitely_strong():
    found = {r.bot: r for r in ratings([Tried("b", "a", 2, 40, 40)], "a")}
    assert 1300 < found["b"].points < 2500
    assert found["b"].sure > 100


def test_the_sequential_test_waits_until_it_is_sure():
    assert decided(3, 4, 0.5, 0.75) is None
    assert decided(40, 45, 0.5, 0.75) is True
    assert decided(20, 45, 0.5, 0.75) is False
    assert log(19) > 0


def test_a_series_plays_every_deal_from_every_seat_and_goes_on(tmp_path):
    file = tmp_path / "series.json"
    series = Series(game="caylus", players=2, upper="greedy", lower="random", seed="s")
    settings = [series.setting(number) for number in range(4)]
    assert [one.seats.index("greedy") for one in settings] == [0, 1, 0, 1]
    assert [one.seed for one in settings] == ["s-0", "s-0", "s-1", "s-1"]
    play_on(series, 1, 1)
    write(file, [series])
    again = read(file)
    same = find(again, Series(game="caylus", players=2, upper="greedy", lower="random", seed="s"))
    assert same.won == series.won
    play_on(same, 2, 1)
    assert same.games == 2
    assert same.won[:1] == series.won
    assert find(again, Series(game="caylus", players=3, upper="greedy", lower="random", seed="s")).games == 0
    assert len(again) == 2


def test_a_tournament_rates_keeps_and_goes_on(tmp_path):
    out, sheet = tmp_path / "t.json", tmp_path / "t.csv"
    words = ["tournament", "caylus", "random,greedy", "--games", "2", "--jobs", "1", "--out", str(out)]
    answer = json.loads(run(*words, "--csv", str(sheet), "--json").stdout)
    assert [one["bot"] for one in answer["ratings"]] == ["greedy", "random"]
    assert answer["series"][0]["made_by"]["palas"]
    assert len(sheet.read_text().splitlines()) == 3
    told = run(*words, lang="de").stdout
    assert "Wertung" in told
    assert read(out)[0].games == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tournament", "caylus", "greedy"], "at least two"),
        (["tournament", "caylus", "greedy,random", "--players", "9"], "9"),
        (["ladder", "caylus", "--bots", "clever"], 'no bot "clever"'),
    ],
)
def test_bad_input_is_refused_in_a_sentence(words, sentence):
    with pytest.raises(palas.PalasError) as refused:
        run(*words)
    assert sentence in refused.value.text("en")


def test_the_ladder_is_kept_and_becomes_a_page(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_ladder, "folder", lambda: tmp_path)
    kept_ladder.results.cache_clear()
    try:
        told = run("ladder", "caylus", "--games", "1", "--bots", "apprentice", "--jobs", "1", "--folder", str(tmp_path))
        assert "apprentice" in told.stdout
        text = page.markdown()
        assert "| apprentice | random | " in text
        assert "Not measured yet" in text
    finally:
        kept_ladder.results.cache_clear()


def test_what_was_played_by_an_earlier_search_is_said_and_played_again(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_ladder, "folder", lambda: tmp_path)
    kept_ladder.results.cache_clear()
    caylus = palas.game("caylus")
    net = versions(caylus, 2)["net"]
    old = {"game": "caylus", "players": 2, "seed": "ladder", "won": [1.0], "margin": [3], "made_by": {"net": net}}
    master = Series(upper="master", lower="journeyman", **old)
    greedy = Series(upper="greedy", lower="random", **old)
    assert master.earlier
    assert not greedy.earlier  # does not search
    write(tmp_path / "caylus-2.json", [master, greedy])
    try:
        assert "before the search was made stronger: master against journeyman." in page.markdown()
        monkeypatch.setattr(kept_ladder, "play_on", lambda series, games, jobs, **how: None)
        again = kept_ladder.climb(caylus, 2, 1, 1, uppers=("master", "greedy"))
        assert {(one.upper, one.lower): one.games for one in again}["master", "journeyman"] == 0
        assert {(one.upper, one.lower): one.games for one in again}["greedy", "random"] == 1
    finally:
        kept_ladder.results.cache_clear()


def test_alone_every_task_of_a_title_is_on_the_ladder():
    tasks = [series.options for series in kept_ladder.wanted(palas.game("heirs"), 1)]
    assert len(tasks) == 3 * len(kept_ladder.ALONE)
    assert kept_ladder.rated("heirs", 1) == {}


def test_pictures_show_ratings_rungs_and_how_nets_learned(tmp_path, monkeypatch):
    caylus = palas.game("caylus")
    kept = [
        Series(game="caylus", players=2, upper=upper, lower=lower, seed="s", won=won, margin=[1] * 20)
        for upper, lower, won in (("greedy", "random", [1.0] * 20), ("master", "greedy", [1.0] * 15 + [0.0] * 5))
    ]
    write(tmp_path / "caylus-2.json", kept)
    monkeypatch.setattr(kept_ladder, "folder", lambda: tmp_path)
    kept_ladder.results.cache_clear()
    try:
        drawn = picture.ladder_picture(caylus, 2)
        for told in (">Master<", ">greedy<", ">100 % (84–100)<", ">75 % (53–89)<", ">1000<"):
            assert told in drawn
        assert picture.ladder_picture(caylus, 3) == ""
        assert "- Caylus with 2: master" not in page.markdown()  # it has no goal against greedy
        kept[0].won[:] = [0.0] * 20
        write(tmp_path / "caylus-2.json", kept)
        kept_ladder.results.cache_clear()
        short = "- Caylus with 2: greedy beats random in 0 % (0–16) of 20, the goal is 98 %."
        assert f"{short}\n" in page.markdown()
        (tmp_path / "why.json").write_text('{"caylus-2": {"greedy": "It was asleep."}}')
        assert f"{short} It was asleep.\n" in page.markdown()
        four = [
            Series(game="caylus", players=4, upper=upper, lower=lower, seed="s", won=won, margin=[1] * 20)
            for upper, lower, won in (
                ("greedy", "random", [1.0] * 20),
                ("journeyman", "greedy", [1.0] * 7 + [0.0] * 13),
            )
        ]
        write(tmp_path / "caylus-4.json", four)
        kept_ladder.results.cache_clear()
        assert "| 100 % (84–100) of 20 | 25 % | +1.0 | above even: reached |" in page.markdown()
        assert "| 35 % (18–57) of 20 | 25 % | +1.0 | above even: **not told apart** |" in page.markdown()
    finally:
        kept_ladder.results.cache_clear()
    curve = picture.curve_of("caylus", 2)
    assert curve[0] == (0, 0.0)
    assert [games for games, _ in curve] == sorted({games for games, _ in curve})
    assert ">caylus, 2<" in picture.learning_picture([(caylus, 2)])


def test_alone_success_is_told_by_task(tmp_path, monkeypatch):
    tasks = ["level=1", "level=1", "level=2"]
    won = Series(game="heirs", players=1, upper="greedy", lower="", seed="s", won=[1.0, 0.0, 1.0], margin=[1, 2, 3])
    won.tasks = tasks
    write(tmp_path / "heirs-1.json", [won])
    monkeypatch.setattr(kept_ladder, "folder", lambda: tmp_path)
    kept_ladder.results.cache_clear()
    try:
        text = page.markdown()
        assert "| **all together** | not measured | 67 % (21–94) of 3 |" in text
        assert "| 50 % (9–91) of 2 |" in text
    finally:
        kept_ladder.results.cache_clear()
