"""`palas check` on the command line."""

import json

import pytest
import typer
from dice_market import Buy
from typer.testing import CliRunner

from palas.commands.check import check
from palas.engine.errors import BadOption, UnknownGame

app = typer.Typer()
app.command()(check)


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result.output


def test_a_sound_game_passes_with_a_line_for_every_check() -> None:
    text = run("caylus", "--players", "2", "--games", "1", "--option", "jeweller", "--lang", "en")
    assert "caylus keeps the contract" in text
    assert "Nothing is lost and nothing appears." in text


def test_the_report_speaks_german() -> None:
    text = run("caylus", "--players", "2", "--games", "1", "--option", "jeweller=true", "--lang", "de")
    assert "caylus hält den Vertrag" in text


def test_the_report_is_also_json() -> None:
    report = json.loads(run("caylus", "--players", "2", "--games", "1", "--option", "jeweller", "--json"))
    assert report["ok"] is True
    assert report["games"] == 1
    assert report["most_actions"] > 1
    assert {"name", "ok", "runs", "failures", "first"} == set(report["checks"][0])


def test_a_broken_game_gives_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    from dice_market import GAME

    monkeypatch.setattr("palas.commands.check.find_game", lambda id: GAME)
    monkeypatch.setattr(Buy, "resolve", lambda *rest: 1 / 0)
    text = run("dice_market", "--players", "2", "--games", "1", "--lang", "en", code=1)
    assert "FAIL  every-action" in text
    assert "ZeroDivisionError" in text
    assert "palas check dice_market --players 2 --seed 0 --games 1" in text


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["go"], UnknownGame),
        (["caylus", "--players", "9"], BadOption),
        (["caylus", "--option", "dragons"], BadOption),
        (["caylus", "--option", "jeweller=perhaps"], BadOption),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], error: type[Exception]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert isinstance(result.exception, error)
    assert result.exception.text("de").endswith(".")  # type: ignore[union-attr]
