"""`palas drill` on the command line: sizes, pieces, the page, and one sentence for what cannot be meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palas.cli import run
from palas.drill.plan import PARTS, Plan
from palas.drill.report import Result, merged, read, saved, signed, write

HEIRS = ["drill", "--only", "games", "--games", "5", "--jobs", "1", "--lang", "en"]


def test_a_part_is_run_saved_and_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, page = tmp_path / "pieces", tmp_path / "guarantees.md"
    assert run([*HEIRS, "--save", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"]
    assert [result["figures"]["games"] for result in told["results"]] == [1] * 5
    pieces = sorted(folder.iterdir())
    assert len(pieces) == 5
    changed = read(pieces[0])
    changed.figures["games"] = 77
    write(changed, folder)
    assert run([*HEIRS, "--save", str(folder)]) == 0
    assert "77 games" in capsys.readouterr().out, "a saved piece is not run again"
    assert run(["drill", "--report", str(folder), "--write", str(page), "--lang", "de"]) == 0
    assert "Jede Garantie hat gehalten." in capsys.readouterr().out
    text = page.read_text()
    assert text.startswith("# Guarantees\n")
    assert "palas drill --size small --seed 0" in text
    assert "77 games" in text
    assert read(pieces[0]).day in text


def test_a_broken_guarantee_ends_with_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = Result("disk", "full", {"times": 1})
    for _ in range(5):
        result.fault("ready", status=200)
    write(signed(result, Plan(), 1.0), tmp_path)
    assert run(["drill", "--report", str(tmp_path / "disk-full.json"), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "5 faults were found" in told
    assert told.count("/readyz said 200") == 3
    assert "2 more" in told


def test_pieces_of_the_same_unit_are_added_up() -> None:
    one = Result("kills", "sqlite", {"kills": 5, "most_start_seconds": 1.0})
    two = Result("kills", "sqlite", {"kills": 7, "most_start_seconds": 0.5})
    (both,) = merged([one, two])
    assert both.figures == {"kills": 12, "most_start_seconds": 1.0}


def test_a_piece_of_another_drill_is_run_again(tmp_path: Path) -> None:
    write(signed(Result("kills", "sqlite", {"kills": 5}), Plan(seed="1"), 1.0), tmp_path)
    assert saved(tmp_path, "kills", "sqlite", Plan(seed="1")) is not None
    assert saved(tmp_path, "kills", "sqlite", Plan(seed="2")) is None
    assert saved(tmp_path, "kills", "bots", Plan(seed="1")) is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--only", "kills,nonsense"], "There is no part nonsense"),
        (["--size", "huge"], "There is no size huge"),
        (["--kills", "0"], "kills must be at least 1"),
        (["--database", "postgresql://palas@example.org/db"], "this machine only"),
        (["--database", "sqlite:///x.db"], "needs a PostgreSQL"),
        (["--report", "nothing.json"], "is not a saved piece"),
        (["--report", "docs"], "There is no saved piece"),
    ],
)
def test_what_cannot_be_meant_is_told_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["drill", *words, "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def test_every_part_has_its_promise() -> None:
    from palas.drill.words import WORDS

    for lang in ("de", "en"):
        assert all(WORDS.has(lang, f"promise-{part}") for part in PARTS)
