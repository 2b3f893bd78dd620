"""The bootstrap run.py: what it says when something is missing, and when it installs or compiles anew."""

import ast
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from steady import PATIENCE, wait_for

import run

RUN = Path(run.__file__)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def checkout(tmp_path: Path) -> run.Checkout:
    """A small checkout whose virtual environment holds a Python that does nothing, successfully."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "setup.py").write_text("def has_compiler(): return True\n")
    game = tmp_path / "src" / "palas" / "games" / "caylus"
    game.mkdir(parents=True)
    (game / "rules.py").write_text("PRICE = 1\n")
    (game / "components.json").write_text("{}\n")
    checkout = run.Checkout(tmp_path)
    program(checkout.python, 'echo "$@" >> "$(dirname "$0")/calls"')
    return checkout


def program(path: Path, shell: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + shell + "\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def calls(checkout: run.Checkout) -> list[str]:
    log = checkout.python.parent / "calls"
    return log.read_text().splitlines() if log.exists() else []


def pip_calls(checkout: run.Checkout) -> list[str]:
    return [call for call in calls(checkout) if call.startswith("-m pip")]


def test_every_sentence_exists_in_english_and_german_with_the_same_details() -> None:
    def details(text: str) -> set[str]:
        return {word.split("}")[0] for word in text.split("{")[1:]}

    for key, (english, german) in run.SENTENCES.items():
        assert english != german, key
        assert details(english) == details(german), key


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [("LANG", "de_DE.UTF-8", "Abgebrochen."), ("LC_ALL", "de_AT", "Abgebrochen."), ("LANG", "fr_FR", "Interrupted.")],
)
def test_the_language_follows_the_environment(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, expected: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert run.sentence("interrupted") == expected


def test_an_old_python_is_told_so() -> None:
    with pytest.raises(run.Trouble, match=r"needs Python 3\.11 or newer; this is Python 3\.9\."):
        run.check_version((3, 9, 18))
    run.check_version((3, 11, 0))
    run.check_version((4, 0, 0))


def test_an_old_python_can_read_run_py() -> None:
    ast.parse(RUN.read_text("utf-8"), feature_version=(3, 6))


def test_the_version_is_checked_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "OLDEST", (99, 0))
    assert run.main(["play", "caylus"], tmp_path / "nowhere") == 1
    assert "Palas needs Python 99.0" in capsys.readouterr().err


def test_without_arguments_it_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([]) == 0
    assert "python3 run.py play caylus" in capsys.readouterr().out


def test_a_python_without_venv_gets_the_debian_hint(
    checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.python.unlink()
    monkeypatch.setattr(run, "find_spec", lambda name: None if name == "ensurepip" else object())
    monkeypatch.setattr(run, "apt_install", lambda *packages: pytest.fail("installs packages without being a test run"))
    assert run.main(["play", "caylus"], checkout.root) == 1
    assert capsys.readouterr().err.strip().endswith("apt install python3-venv")


def test_a_test_run_asks_apt_for_venv_first(checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    checkout.python.unlink()
    monkeypatch.setattr(run, "has_venv", lambda: False)
    monkeypatch.setattr(run, "apt_install", lambda *packages: asked.extend(packages))
    assert run.main(["test"], checkout.root) == 1
    assert asked == ["python3-venv"]


def test_apt_is_left_alone_without_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(run.subprocess, "call", lambda *_, **__: pytest.fail("runs a program"))
    run.apt_install("gcc")


def test_a_folder_that_cannot_be_written_is_named(
    checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout.root / ".venv.lock").mkdir()  # fails to open for root as well
    assert run.main(["games"], checkout.root) == 1
    assert f"cannot write to its folder {checkout.root}" in capsys.readouterr().err


def test_a_failing_pip_shows_its_last_lines_and_a_sentence(
    checkout: run.Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    program(checkout.python, 'test "$1" = -c && exit 0; seq 1 60; echo "ERROR: no route to host" >&2; exit 1')
    assert run.main(["games"], checkout.root) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[-1] == run.SENTENCES["pip"][0]
    assert lines[-2:-1] == ["ERROR: no route to host"]
    assert "60" in lines
    assert "1" not in lines
    assert not checkout.is_installed("play")


def test_it_installs_once_and_again_when_the_build_files_change(checkout: run.Checkout) -> None:
    checkout.prepare("play")
    first = pip_calls(checkout)
    assert first[-1].endswith("--no-build-isolation --editable .[all,page]")
    checkout.prepare("play")
    assert pip_calls(checkout) == first
    for name in ("pyproject.toml", "setup.py"):
        before = len(pip_calls(checkout))
        with (checkout.root / name).open("a") as file:
            file.write("# changed\n")
        checkout.prepare("play")
        assert len(pip_calls(checkout)) == before + len(first)


def test_tests_need_more_than_playing_and_playing_no_more_than_tests(checkout: run.Checkout) -> None:
    checkout.prepare("play")
    assert not checkout.is_installed("test")
    checkout.prepare("test")
    assert pip_calls(checkout)[-1].endswith(".[all,page,test]")
    assert checkout.is_installed("play")
    assert checkout.is_installed("compile")


def test_an_interrupted_or_damaged_installation_is_repaired(checkout: run.Checkout) -> None:
    checkout.prepare("play")
    checkout.installed_stamp.write_text("")
    assert not checkout.is_installed("play")
    checkout.prepare("play")
    assert checkout.is_installed("play")


def test_a_checkout_that_moved_is_installed_anew(
    checkout: run.Checkout, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    checkout.python.unlink()
    checkout.python.symlink_to("/bin/true")  # as in a real one, Python itself stands outside
    checkout.prepare("play")
    assert checkout.is_installed("play")
    assert not run.Checkout(checkout.root.rename(elsewhere / "palas")).is_installed("play")


def test_the_compiled_copy_is_used_only_while_it_fits_the_sources(checkout: run.Checkout) -> None:
    assert "PYTHONPATH" not in checkout.environment()
    checkout.compile()
    assert checkout.environment()["PYTHONPATH"] == str(checkout.compiled)
    for name in ("rules.py", "components.json"):
        file = checkout.root / "src/palas/games/caylus" / name
        before = file.read_text()
        file.write_text(before + "\n")
        assert "PYTHONPATH" not in checkout.environment()
        file.write_text(before)
        assert "PYTHONPATH" in checkout.environment()
    (checkout.root / "src/palas/new.py").write_text("")
    assert "PYTHONPATH" not in checkout.environment()


def test_a_server_has_the_compiled_copy_built_beside_it(
    checkout: run.Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout.root / "run.py").write_text("import sys\nopen(__file__ + '.told', 'w').write(' '.join(sys.argv[1:]))\n")
    told = checkout.root / "run.py.told"
    env = checkout.compile_beside()
    wait_for(lambda: told.exists() and told.read_text() == "compile", "nobody builds the copy")
    assert env == {"PALAS_FAST": str(checkout.compiled), "PALAS_FAST_SOURCES": checkout.sources()}
    assert "beside the server" in capsys.readouterr().err
    checkout.compile()  # what the other process does writes just what the bots wait for
    assert checkout.compiled_stamp.read_text() == env["PALAS_FAST_SOURCES"]
    assert checkout.compiled_stamp == checkout.compiled.with_name("palas-compiled")


def test_a_fresh_compiled_copy_is_not_built_again(checkout: run.Checkout) -> None:
    checkout.compile()
    done = calls(checkout)
    checkout.compile()
    assert calls(checkout) == done


def test_a_copy_built_with_practice_does_for_those_who_want_none_but_not_the_other_way_round(
    checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(checkout.python, 'echo "$PALAS_PROFILE $@" >> "$(dirname "$0")/calls"')

    def built() -> list[str]:
        return [call[0] for call in calls(checkout) if "--target" in call]

    checkout.compile()
    assert built() == ["0"]
    assert run.main(["compile"], checkout.root) == 0
    assert built() == ["0", "1"]
    checkout.compile()
    assert run.main(["compile"], checkout.root) == 0
    assert built() == ["0", "1"]
    (checkout.root / "src/palas/new.py").write_text("")
    monkeypatch.setenv("PALAS_PROFILE", "0")  # as for a server, which has the copy built beside it
    assert run.main(["compile"], checkout.root) == 0
    (checkout.root / "src/palas/new.py").unlink()
    assert run.main(["compile"], checkout.root) == 0
    assert built() == ["0", "1", "0", "0"]
    monkeypatch.delenv("PALAS_PROFILE")
    assert run.main(["compile"], checkout.root) == 0
    assert built()[-1] == "1"


def test_a_failed_compile_leaves_no_copy_in_use(checkout: run.Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.compile()
    (checkout.root / "src/palas/games/caylus/rules.py").write_text("PRICE: int = 'two'\n")
    program(checkout.python, 'case "$*" in *--target*) echo "error: Incompatible types"; exit 1;; esac')
    assert run.main(["compile"], checkout.root) == 1
    err = capsys.readouterr().err
    assert "error: Incompatible types" in err
    assert err.endswith(run.SENTENCES["failed"][0] + "\n")
    assert "PYTHONPATH" not in checkout.environment()


def test_a_missing_compiler_gets_a_sentence(checkout: run.Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.prepare("compile")
    program(checkout.python, 'case "$*" in *has_compiler*) exit 1;; esac')
    assert run.main(["compile"], checkout.root) == 1
    assert capsys.readouterr().err.strip().endswith("apt install gcc python3-dev")


def test_the_users_own_pythonpath_stays(checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")
    checkout.compile()
    assert checkout.environment()["PYTHONPATH"] == os.pathsep.join([str(checkout.compiled), "mine"])


def test_a_test_run_stops_at_the_first_stage_that_fails(
    checkout: run.Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    program(checkout.tool("ruff"), 'echo "ruff $*"')
    program(checkout.tool("mypy"), "echo a wrong type; exit 3")
    program(checkout.tool("lint-imports"), "echo kept")
    program(checkout.tool("pytest"), 'echo "pytest $*"')
    assert run.main(["test"], checkout.root) == 3
    out, err = capfd.readouterr()
    assert out.splitlines() == ["ruff check", "ruff format --check", "a wrong type", "kept"]
    stages = [line for line in err.splitlines() if line.startswith("===")]
    assert stages[-3:] == ["=== compile", "=== mypy", "=== lint-imports"]
    program(checkout.tool("ruff"), 'echo "ruff $*"; exit 4')
    assert run.main(["test"], checkout.root) == 4
    assert capfd.readouterr().out.splitlines() == ["ruff check"]


def test_when_compiling_fails_the_checks_beside_it_are_heard_first(
    checkout: run.Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    program(checkout.tool("ruff"), "exit 0")
    program(checkout.tool("mypy"), "echo a wrong type; exit 3")
    program(checkout.tool("lint-imports"), "exit 0")
    program(checkout.python, 'case "$*" in *--target*) exit 1;; esac')
    assert run.main(["test"], checkout.root) == 1
    out, err = capfd.readouterr()
    assert out.splitlines() == ["a wrong type"]
    assert err.splitlines()[-1] == run.SENTENCES["failed"][0]


def test_a_whole_test_run_ends_with_pytest_first_on_the_compiled_copy_then_on_the_sources(
    checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for tool in ("ruff", "mypy", "lint-imports"):
        program(checkout.tool(tool), "exit 0")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # what one process translated the next need not
    program(
        checkout.tool("pytest"),
        'echo "$* $PALAS_COMPILED [$PYTHONPATH$PYTHONDONTWRITEBYTECODE]"; test "$7" != "not heavy"',
    )
    assert run.main(["test"], checkout.root) == 1
    cores, compiled = run.processors(), checkout.compiled
    assert capfd.readouterr().out.splitlines()[-2:] == [
        f"--cache-clear -n {cores} --dist worksteal -m heavy {compiled} [{compiled}]",
        f"--cache-clear -n {cores + 1} --dist worksteal -m not heavy {compiled} []",
    ]


def test_a_whole_test_run_ends_at_the_first_stage_that_fails(
    checkout: run.Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    for tool in ("ruff", "mypy", "lint-imports"):
        program(checkout.tool(tool), "exit 0")
    program(checkout.tool("pytest"), 'echo "pytest $7"; exit 1')
    assert run.main(["test"], checkout.root) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "pytest heavy"


# What pytest leaves behind after a run in which these failed; "once" fails among others alone.
FAILS = """
case "$*" in
  *--last-failed*) echo alone; test "$FAILED" = once;;
  *not*) mkdir -p .pytest_cache/v/cache; echo "{$TESTS}" > .pytest_cache/v/cache/lastfailed; exit 1;;
esac"""


@pytest.mark.parametrize(
    ("kind", "tests", "status", "alone"),
    [
        ("once", '"a.py::one": true', 0, True),
        ("always", '"a.py::one": true', 1, True),
        ("once", ", ".join(f'"a.py::{number}": true' for number in range(run.FEW + 1)), 1, False),
        ("once", "", 1, False),  # nothing failed, and yet it was no success
    ],
)
def test_a_few_tests_that_fail_among_the_others_decide_alone_and_are_named(
    checkout: run.Checkout,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    kind: str,
    tests: str,
    status: int,
    alone: bool,
) -> None:
    for tool in ("ruff", "mypy", "lint-imports"):
        program(checkout.tool(tool), "exit 0")
    monkeypatch.setenv("FAILED", kind)
    monkeypatch.setenv("TESTS", tests)
    program(checkout.tool("pytest"), FAILS)
    assert run.main(["test"], checkout.root) == status
    out, err = capfd.readouterr()
    assert (out.splitlines()[-1:] == ["alone"]) is alone
    assert ("UNSTEADY" in err and "a.py::one" in err) is (status == 0)


def test_arguments_go_to_pytest_alone(
    checkout: run.Checkout, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PALAS_COMPILED", raising=False)
    program(checkout.tool("pytest"), 'echo "pytest $* [$PALAS_COMPILED]"')
    assert run.main(["test", "-k", "inn"], checkout.root) == 0
    assert capfd.readouterr().out.splitlines() == ["pytest -k inn []"]


def in_a_process(checkout: run.Checkout, *arguments: str) -> "subprocess.Popen[str]":
    code = "import pathlib, run, sys; sys.exit(run.main(sys.argv[2:], pathlib.Path(sys.argv[1])))"
    return subprocess.Popen(
        [sys.executable, "-c", code, str(checkout.root), *arguments],
        cwd=RUN.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_every_other_word_is_a_palas_command(checkout: run.Checkout) -> None:
    program(checkout.tool("palas"), 'echo "palas $*"; exit 7')
    process = in_a_process(checkout, "games", "--json")
    out, err = process.communicate(timeout=PATIENCE)
    assert (out, process.returncode) == ("palas games --json\n", 7), err


def test_ctrl_c_during_the_installation_ends_with_130(checkout: run.Checkout) -> None:
    program(checkout.python, 'test "$1" = -c || exec sleep 1000')
    process = in_a_process(checkout, "games")
    assert process.stderr is not None
    assert process.stderr.readline() == "Installing Palas and its libraries ...\n"
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert (err, process.returncode) == ("Interrupted.\n", 130)


def test_processes_that_start_together_install_once(checkout: run.Checkout) -> None:
    program(checkout.python, 'echo "$@" >> "$(dirname "$0")/calls"; test "$1" = -c || sleep 0.2')
    program(checkout.tool("palas"), "echo played")
    together = [in_a_process(checkout, "games") for _ in range(3)]
    assert [process.communicate(timeout=PATIENCE)[0] for process in together] == ["played\n"] * 3
    assert len(pip_calls(checkout)) == 2  # the build tool and the project, by one of the three
