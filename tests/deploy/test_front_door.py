"""What GitHub and pre-commit read: workflows, forms and hooks fit their schemas, the project and each other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from steady import PATIENCE

import palas
import run

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(set((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) - {GITHUB / "ISSUE_TEMPLATE" / "config.yml"})
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = [name[-4:] for name in PYPROJECT["project"]["classifiers"] if re.search(r"Python :: 3\.\d+$", name)]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


def steps(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", ())]


def runs(file: Path) -> list[str]:
    """The commands of a workflow."""
    return [step["run"] for step in steps(read(file)) if "run" in step]


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("custom.github-workflows-require-timeout", WORKFLOWS),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
        ("vendor.dependabot", [GITHUB / "dependabot.yml"]),
        ("vendor.citation-file-format", [ROOT / "CITATION.cff"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_file_fits_its_schema(schema: str, files: list[Path]) -> None:
    assert files
    command = [Path(sys.executable).with_name("check-jsonschema"), "--builtin-schema", schema, *files]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout


# -- workflows ----------------------------------------------------------------------------------------------------


def test_tests_run_and_wheels_are_built_on_every_python_that_is_supported() -> None:
    oldest = ".".join(map(str, run.OLDEST))
    assert PYPROJECT["project"]["requires-python"] == f">={oldest}"
    assert [f"3.{minor}" for minor in range(run.OLDEST[1], run.OLDEST[1] + len(PYTHONS))] == PYTHONS
    (job,) = read(GITHUB / "workflows" / "tests.yml")["jobs"].values()
    assert job["strategy"]["matrix"]["python"] == PYTHONS
    assert runs(GITHUB / "workflows" / "tests.yml") == ["python3 run.py test"]
    builds = PYPROJECT["tool"]["cibuildwheel"]["build"]
    assert builds == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]


def test_wheels_are_compiled_and_play_before_they_are_kept() -> None:
    settings = PYPROJECT["tool"]["cibuildwheel"]
    assert settings["environment"] == {"PALAS_PURE": "0"}
    program, *arguments = settings["test-command"].split()
    assert program == "python"
    played = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert json.loads(played.stdout)["hash"], played.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_names_only_what_exists(file: Path) -> None:
    workflow = read(file)
    assert workflow["permissions"] == {"contents": "read"}  # a job that needs more says so itself
    for job in workflow["jobs"].values():
        assert set(job.get("needs", ())) <= set(workflow["jobs"])
        if job.get("uses"):
            assert "workflow_call" in read(ROOT / job["uses"])[True]  # YAML reads `on` as yes
        matrix = job.get("strategy", {}).get("matrix", {})
        assert set(re.findall(r"matrix\.(\w+)", json.dumps(job))) == set(matrix)
    for step in steps(workflow):
        assert re.fullmatch(r"[\w/-]+@[\w./]+", step.get("uses", "an/action@v1"))
        versions = str(step.get("with", {}).get("python-version", PYTHONS[0]))
        assert versions in PYTHONS or "matrix.python" in versions
        for extras in re.findall(r"\.\[([a-z,]+)\]", step.get("run", "")):
            assert set(extras.split(",")) <= set(PYPROJECT["project"]["optional-dependencies"])


def test_a_release_waits_for_all_tests_and_wheels() -> None:
    jobs = read(GITHUB / "workflows" / "release.yml")["jobs"]
    assert {jobs[name]["uses"] for name in jobs["release"]["needs"]} == {
        "./.github/workflows/tests.yml",
        "./.github/workflows/wheels.yml",
    }
    assert jobs["publish"]["needs"] == ["release"]


def test_a_tag_that_is_not_the_version_is_no_release(tmp_path: Path) -> None:
    """The commands of the workflow are carried out as they stand."""
    (check,) = [command for command in runs(GITHUB / "workflows" / "release.yml") if "grep" in command]
    (notes,) = [command for command in runs(GITHUB / "workflows" / "release.yml") if "awk" in command]
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    bash = ["bash", "-e", "-c"]

    def status(tag: str) -> int:
        env = {**os.environ, "TAG": tag}
        return subprocess.run([*bash, check], cwd=tmp_path, env=env, stdout=subprocess.DEVNULL).returncode

    version = PYPROJECT["project"]["version"]
    assert status(f"v{version}") == 0
    assert status(f"v{version}9") != 0
    assert status("v") != 0
    subprocess.run([*bash, notes], cwd=tmp_path, check=True)
    told = (tmp_path / "notes.md").read_text("utf-8")
    assert told.startswith(f"## [{version}]")
    assert told.count("\n## ") == 0


def test_the_site_is_built_strictly() -> None:
    assert "mkdocs build --strict" in runs(GITHUB / "workflows" / "docs.yml")


# -- forms and hooks ----------------------------------------------------------------------------------------------


def test_the_form_for_rules_offers_every_game() -> None:
    fields = {field["id"]: field for field in read(GITHUB / "ISSUE_TEMPLATE" / "rule.yml")["body"]}
    ours = {game.meta.titles["de"] for game in palas.titles() if type(game).__module__.startswith("palas.")}
    assert set(fields["game"]["attributes"]["options"]) == ours


def test_hooks_look_at_what_the_test_run_looks_at_first() -> None:
    subprocess.run([Path(sys.executable).with_name("pre-commit"), "validate-config"], cwd=ROOT, check=True)
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    entries = [hook["entry"].removeprefix(".venv/bin/").split() for hook in local["hooks"]]
    assert entries == [*run.QUICK_CHECKS, *run.SLOW_CHECKS]
    for entry in entries:
        assert Path(sys.executable).with_name(entry[0]).exists()
