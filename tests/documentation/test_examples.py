"""Every example in the README and in docs/ is true: code runs, commands are carried out or at least understood."""

from __future__ import annotations

import doctest
import json
import shlex
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from command_lines import parsed
from documentation.examples import PAGES, ROOT, Block, blocks, command_lines, own_arguments, spoken_commands

import run
from palas.engine.packs import read_pack
from palas.web.settings import NAMES, read_settings

Palas = Callable[..., SimpleNamespace]

# What carries a command out in a moment. The others are only understood: they serve, measure, or need a table of yours.
QUICK = {
    "games": [], "rules": [], "data": [], "play": [], "simulate": ["--games=1", "--jobs=1"],
    "match": ["--games=1", "--jobs=1"],
}  # fmt: skip
OTHERS = {
    "$EDITOR", "cd", "cp", "createdb", "docker", "echo", "export", "mv",
    "pg_dump", "pip", "psql", "python3", "systemctl",
}  # fmt: skip
FOLDERS = ("deploy/", "docs/", "examples/", "frontend/", "src/", "tests/", "tools/")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder to try things in, and the example game that one page speaks of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "dice_market"))


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix() if page.is_relative_to(ROOT) else page.name


FOLLOWED = "add-a-game.md"  # from beginning to end, in test_add_a_game.py


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page) and page.name != FOLLOWED], ids=name)
def test_every_example_of_a_page_is_true(page: Path, palas: Palas) -> None:
    known: dict[str, Any] = {"__name__": "example"}  # a page is read from its beginning to its end
    for block in blocks(page):
        where = f"{name(page)}:{block.line}"
        if block.language == "python":
            run_python(block, known, where)
        elif block.language in ("sh", "console"):
            for command in command_lines(block.text):
                run_command(command, palas, where)
        elif block.language == "json":
            read_json(block)
        elif block.language == "toml":
            tomllib.loads(block.text)
        else:
            assert block.language == "", f"{where}: nobody checks what is written in {block.language}"
            for line in block.text.splitlines():
                assert not line.startswith(("palas ", "python3 ", "$ ", ">>> ", "import ")), f"{where} needs a language"


def run_python(block: Block, known: dict[str, Any], where: str) -> None:
    """Carry a block out after those before it; one with >>> must also print what it says."""
    if ">>>" not in block.text:
        exec(compile("\n" * block.line + block.text, where, "exec"), known)
        return
    test = doctest.DocTestParser().get_doctest(block.text, known, where, where, block.line)
    assert test.examples
    said: list[str] = []
    found = doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
    assert found.failed == 0, "".join(said)
    known.update(test.globs)


def run_command(command: str, palas: Palas, where: str) -> None:
    """Carry a command out with few games, or see that it would be understood."""
    arguments = own_arguments(command)
    if arguments is None:
        understand_other(command, where)
        return
    target = arguments[arguments.index(">") + 1] if ">" in arguments else None
    arguments = arguments[: arguments.index(">")] if target else arguments
    params = understand(arguments)
    if arguments[0] == "serve":
        read_settings({name: value for name, value in params.items() if name in NAMES}, {})
    if arguments[0] not in QUICK:
        return
    quicker = [*QUICK[arguments[0]], *(["--bots=random"] if "--bots" in arguments else [])]
    result = palas(*arguments, *quicker)
    assert result.code == 0, f"{where}: {command}: {result.err}"
    if target:
        Path(target).write_text(result.out, "utf-8")


def understand(arguments: list[str]) -> dict[str, Any]:
    """What a command of ours would be told; run.py has two commands of its own."""
    if arguments[0] in ("test", "compile"):
        assert f"run.py {arguments[0]}" in run.SENTENCES["help"][0]
        return {}
    return parsed(arguments)


def understand_other(command: str, where: str) -> None:
    """A command of another program: one that we expect, about files that exist."""
    program, *words = shlex.split(command, comments=True)
    if program.startswith(".venv/bin/"):
        assert Path(sys.executable).with_name(Path(program).name).exists(), f"{where}: {program}"
    elif not program.startswith("/opt/palas/bin/"):
        assert program in OTHERS, f"{where}: {command}"
    for word in words:
        if word.startswith(FOLDERS):
            assert (ROOT / word).exists(), f"{where}: {word}"


def read_json(block: Block) -> None:
    """A data pack must fit its game; anything else must be JSON."""
    if "changes" in json.loads(block.text):
        Path("example.json").write_text(block.text, "utf-8")
        read_pack("example.json")


def test_every_command_in_a_sentence_is_understood() -> None:
    found = [(page, command) for page in PAGES for command in spoken_commands(page)]
    assert len(found) > 20
    for page, command in found:
        arguments = own_arguments(command)
        assert arguments is not None
        trouble = trouble_with(arguments)  # a sentence may name a command without what it is about
        assert trouble in ("", "MissingParameter"), f"{name(page)}: {command}: {trouble}"


def trouble_with(arguments: list[str]) -> str:
    """What keeps a command of ours from being understood."""
    try:
        understand(arguments)
    except typer.Exit:  # --version and --help answer at once
        return ""
    except Exception as error:
        return type(error).__name__
    return ""


def test_a_wrong_command_in_a_sentence_is_found() -> None:
    assert trouble_with(["games", "--loud"]) == "NoSuchOption"
    assert trouble_with(["dance"]) == "Misuse"
    assert trouble_with(["--version"]) == ""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "palas = 1 / 0\n"),
        ("python", ">>> 1 + 1\n3\n"),
        ("sh", "palas simulate caylus --gamse 3\n"),
        ("sh", "palas rules CAY-99.99\n"),
        ("sh", "palas serve --port 99999\n"),
        ("sh", "palas dance\n"),
        ("sh", "cp deploy/no-such-file /etc\n"),
        ("sh", "curl http://127.0.0.1:8000\n"),
        ("json", '{"game": "caylus", "changes": {"income/base": "much"}}\n'),
        ("toml", "port = \n"),
        ("ruby", "puts 1\n"),
        ("", "palas games\n"),
    ],
)
def test_a_wrong_example_is_found(tmp_path: Path, palas: Palas, language: str, text: str) -> None:
    with pytest.raises((Exception, pytest.fail.Exception)):
        read_page_with(language, text, tmp_path, palas)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "palas = 1 / 1\n"),
        ("python", ">>> 1 + 1\n2\n"),
        ("sh", "palas rules CAY-8.19\n"),
        ("sh", "palas serve --port 9999\n"),
        ("sh", "cp deploy/nginx.conf /etc\n"),
        ("console", "$ palas simulate caylus --games 3000\n"),
        ("json", '{"game": "caylus", "changes": {"income/base": 3}}\n'),
        ("toml", "port = 1\n"),
        ("", "Palas is open.\n"),
    ],
)
def test_a_right_example_is_accepted(tmp_path: Path, palas: Palas, language: str, text: str) -> None:
    read_page_with(language, text, tmp_path, palas)


def read_page_with(language: str, text: str, folder: Path, palas: Palas) -> None:
    """Check a page with one example."""
    page = folder / "page.md"
    page.write_text(f"# Page\n\n```{language}\n{text}```\n")
    test_every_example_of_a_page_is_true(page, palas)
