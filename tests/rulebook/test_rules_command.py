"""`palas rules` at the prompt, in a checkout and from a wheel."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
import typer
from typer.testing import CliRunner, Result

from palas.commands.rules import rules

ROOT = Path(__file__).resolve().parents[2]

app = typer.Typer()
app.command()(rules)


def palas_rules(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"LANG": "en_GB.UTF-8"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def one_line(result: Result) -> str:
    return " ".join(result.stdout.split())


def test_the_contents_of_a_game() -> None:
    text = palas_rules("caylus").stdout
    assert "The rules of Caylus" in text
    assert "CAY-8.1 – CAY-8.24" in text
    german = palas_rules("caylus", "--lang", "de").stdout
    assert "Phase 4: Vogt versetzen" in german
    assert "Offene Fragen und Entscheide" in german
    assert "Der Wortlaut der Regeln ist englisch." not in german
    assert "caylus" in palas_rules().stdout


def test_one_rule() -> None:
    text = one_line(palas_rules("CAY-8.19"))
    assert text.startswith("CAY-8.19 Caylus · Phase 5: activating buildings · Lawyer If a worker stands on the target,")
    assert one_line(palas_rules("caylus", "8.19")) == text


def test_a_rule_is_told_in_the_language_of_the_reader() -> None:
    text = one_line(palas_rules("cay-8.19", "--lang", "de"))
    assert text.startswith("CAY-8.19 Caylus · Phase 5: Gebäude aktivieren · Notar Steht auf dem Gebäude ein Arbeiter,")
    assert "englisch" not in text
    assert "Nachziehstapel" in palas_rules("VIS-6.3", "--lang", "de").stdout
    ruling = palas_rules("CAY-Q06", "--lang", "de").stdout
    assert "Der Wortlaut der Regeln ist englisch." in ruling, "what stands behind the rules is for makers"
    assert "In der Schachtel: provost = Vogt, worker = Arbeiter" in one_line(palas_rules("CAY-Q06", "--lang", "de"))


def test_words_of_either_language_find_a_rule() -> None:
    assert "CAY-6.10" in palas_rules("caylus", "--search", "Wirtshaus", "--lang", "de").stdout


def test_lines_with_letters_stay_lines() -> None:
    lines = [line.strip() for line in palas_rules("CAY-5.4").stdout.splitlines()]
    assert "a) gate, trading post, merchants' guild, joust field: if empty;" in lines
    assert any(line.startswith("Never legal: residences") for line in lines)


def test_an_example_has_three_parts() -> None:
    text = one_line(palas_rules("CAY-T07", "--lang", "de"))
    assert "Gegeben: 4 players, nobody passed, A has 5 D" in text
    assert "Erwartet: A pays 1 D" in text


def test_a_chapter() -> None:
    text = one_line(palas_rules("CAY-12"))
    assert text.startswith("12 End of the game Caylus")
    assert "CAY-12.3 Most PP wins" in text
    assert len(json.loads(palas_rules("caylus", "12", "--json").stdout)["rules"]) == 3


def test_a_search() -> None:
    text = palas_rules("caylus", "--search", "inn resident").stdout
    assert 'One rule has "inn resident":' in text
    assert "CAY-13.3" in text


def test_answers_for_programs() -> None:
    assert json.loads(palas_rules("CAY-5.2", "--json").stdout)["kind"] == "rule"
    found = json.loads(palas_rules("caylus", "--search", "inn", "--json").stdout)["rules"]
    assert "CAY-6.10" in [rule["id"] for rule in found]
    assert json.loads(palas_rules("caylus", "--json").stdout)["sections"][0]["rules"][0] == "CAY-1.1"
    assert {"game": "caylus", "prefix": "CAY"} in json.loads(palas_rules("--json").stdout)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("CAY-99",), 'caylus has no rule "CAY-99"; "palas rules caylus" shows the contents.'),
        (("caylus", "99"), 'caylus has no rule "99"'),
        (("XYZ-1",), 'No game has a rule "XYZ-1"; a rule\'s id looks like CAY-8.19.'),
        (("chess",), 'There is no game "chess"'),
        (("caylus", "--search", "spaceship"), "No rule of Caylus has all these words: spaceship."),
        (("caylus", "--search", " "), "No rule of Caylus has all these words"),
        (("--coverage", "--tests", "nowhere"), "nowhere is no folder of tests."),
        (("chess", "--coverage"), 'There is no game "chess"'),
    ],
)
def test_bad_input_gets_one_sentence_and_a_code(arguments: tuple[str, ...], sentence: str) -> None:
    result = palas_rules(*arguments)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert sentence in result.stderr


def test_coverage_lists_what_is_missing_and_fails(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('import pytest\n@pytest.mark.rule("CAY-1.1", "CAY-0.7")\ndef test(): ...\n')
    result = palas_rules("caylus", "--coverage", "--tests", tmp_path)
    assert result.exit_code == 1
    assert "caylus: the tests cite 1 of 184 rules and examples." in result.stdout
    assert "  CAY-1.2  Road spaces are numbered" in result.stdout
    assert "CAY-0.7 is cited (test_a.py:2), but the rules have no such number." in result.stdout
    (plain,) = json.loads(palas_rules("caylus", "--coverage", "--tests", tmp_path, "--json").stdout)
    assert plain["cited"] == {"CAY-1.1": ["test_a.py:2"]}
    assert len(plain["missing"]) == 183


def test_the_rules_and_the_style_sheets_are_in_the_wheel(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    for name in ("src", "docs"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PALAS_PURE": "1"}
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(tmp_path), str(source)]
    built = subprocess.run(build, env=env, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    ask = (
        "from palas.engine.rulebook import find; import palas; "
        "print(palas.__file__, find('caylus', 'T07').id, find('caylus', '5.5', 'de').text.split()[0])"
    )
    env["PYTHONPATH"] = str(tmp_path / "installed")
    told = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [str(tmp_path / "installed" / "palas" / "__init__.py"), "CAY-T07", "Was"]
    ask = (
        "import palas; from palas.engine.handbook import aid, handbook; "
        "print(*(len(handbook(game, 'de').pictures) * len(aid(game, 'en')) > 0 for game in palas.titles()))"
    )
    told = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["True"] * 5, "books, their pictures and the player aids are in the wheel"
    ask = "import palas; s = palas.game('caylus').start(seed=1); print(s.game.picture(s).count('<style>'))"
    told = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    assert told.stdout == "1\n", "a picture finds the style sheets of drawings in the wheel"
    coverage = [
        sys.executable,
        "-c",
        "import typer; from palas.commands.rules import rules; typer.run(rules)",
        "--coverage",
    ]
    told = subprocess.run(coverage, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr == "There is no folder of tests here; name it with --tests.\n"
