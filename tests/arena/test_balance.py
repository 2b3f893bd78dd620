"""Balance: what is counted when one bot sits everywhere, and the page that keeps what somebody wrote on it."""

import pytest
import typer
from typer.testing import CliRunner

import palas
from palas.arena.balance import MARK, Count, cell, markdown, measured, possible, settings, telling_verbs, things
from palas.arena.games import Outcome
from palas.commands.balance import balance

CASTLE = palas.game("castle")
HEIRS = palas.game("heirs")
app = typer.Typer()
app.command()(balance)


def test_every_title_says_which_answers_name_its_things():
    for game in palas.titles():
        verbs = {game.action_code(number).split(" ")[0] for number in range(game.action_count())}
        assert telling_verbs(game) <= verbs, game.meta.id
        assert len(list(possible(game))) >= 12, game.meta.id


def test_two_cards_played_at_once_are_two_things():
    codes = ["play trader+worker_sand", "stop", "build tower_6"]
    assert list(things(CASTLE, codes)) == ["play trader", "play worker_sand", "build tower_6"]


def test_victories_belong_to_those_who_used_a_thing():
    count = Count(2)
    setting = settings(CASTLE, 2, 1, "random")[0]
    assert setting.seats == ("random", "random")
    for winner in (0, 0, 1):
        codes = [["build tower_6"], ["build house_1", "build house_1"]]
        count.add(CASTLE, Outcome(setting=setting, scores=[3, 2], winners=[winner], decisions=9, codes=codes))
    count.add(CASTLE, Outcome(setting=setting, problem="broken"))
    assert count.uses == {"build tower_6": [3, 2.0], "build house_1": [3, 1.0]}
    assert (count.games, count.failed) == (3, 1)
    assert cell(count, "build tower_6") == "50 % · –"
    count.uses["build tower_6"] = [60, 58.0]
    assert cell(count, "build tower_6").endswith("**1.93**")


def test_alone_all_tasks_take_turns():
    levels = [setting.options["level"] for setting in settings(HEIRS, 1, 6, "random")]
    assert levels[:3] == levels[3:]
    assert len(set(levels)) == 3


def test_measured_games_become_a_page():
    text = markdown(CASTLE, [measured(CASTLE, 2, 2, "random", 1)], 2, "random")
    assert "| 2 | net and advice | 2 | " in text
    assert "Messenger `play messenger`" in text
    assert "No game failed." in text


def test_the_page_keeps_what_somebody_wrote(tmp_path):
    page = tmp_path / "balance-castle.md"
    page.write_text("# Mine\n\nMy own words.\n", "utf-8")
    words = ["castle", "--players", "2", "--games", "1", "--bots", "random", "--jobs", "1", "--write", str(tmp_path)]
    for lang in ("en", "de"):
        told = CliRunner().invoke(app, [*words, "--lang", lang], env={"COLUMNS": "200"})
        assert "balance-castle.md" in told.stdout
    text = page.read_text("utf-8")
    assert text.startswith("# Mine\n\nMy own words.\n")
    assert text.count(MARK) == 1


def test_a_folder_that_is_none_is_refused(tmp_path):
    with pytest.raises(palas.PalasError) as refused:
        CliRunner().invoke(app, ["castle", "--write", str(tmp_path / "none")], catch_exceptions=False)
    assert "not a folder" in refused.value.text("en")
