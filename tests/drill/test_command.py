"""`palas drill` on the command line: sizes, pieces, the page, and one sentence for what cannot be meant."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from palas.cli import run
from palas.drill.again import commands
from palas.drill.page import page
from palas.drill.plan import PARTS, SIZES, Plan, sized
from palas.drill.report import Result, merged, read, saved, signed, write
from palas.drill.run import units

HEIRS = ["drill", "--only", "games", "--games", "5", "--jobs", "1", "--lang", "en"]


def test_a_part_is_run_saved_and_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, file = tmp_path / "pieces", tmp_path / "guarantees.md"
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
    assert "games: 77" in capsys.readouterr().out, "a saved piece is not run again"
    assert run(["drill", "--report", str(folder), "--write", str(file), "--lang", "de"]) == 0
    assert "Jede Garantie hat gehalten." in capsys.readouterr().out
    text = file.read_text()
    assert text.startswith("# Guarantees\n")
    assert f"\npalas drill --only games --size small --seed 0 --games 5 --write {file.name}\n" in text
    assert "\n| games | 77 | 1 | 1 | 1 | 1 |\n" in text
    assert read(pieces[0]).day in text
    assert "Not part of this page, because it was not run: Kills; " in text
    assert "\nEvery guarantee that was tried held.\n" in text


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
    text = page([result], "guarantees.md")
    assert "Every guarantee" not in text
    assert "## What did not hold" in text
    assert text.count("/readyz said 200") == 3


def piece(part: str, unit: str, plan: Plan, **figures: int) -> Result:
    return signed(Result(part, unit, {**figures}), plan, 90.0)


def with_numbers(size: str, **numbers: int) -> Plan:
    return Plan(sized(size, **numbers), size)


def test_the_command_on_the_page_makes_the_page() -> None:
    """Single numbers that were wished are in it, for whichever piece they count."""
    plan = with_numbers("large", kills=1000, games=300)
    made = [piece(unit.part, unit.name, plan) for unit in units(plan)]
    assert commands(made, "docs/guarantees.md") == [
        "palas drill --size large --seed 0 --kills 1000 --games 300 --write docs/guarantees.md"
    ]


def test_pieces_of_different_drills_need_a_command_each() -> None:
    made = [
        piece("kills", "sqlite", with_numbers("large", kills=1000)),
        piece("kills", "bots", Plan(named="large", size=SIZES["large"])),
        piece("worlds", "castle", with_numbers("large", worlds=8000)),
        piece("worlds", "nobility", with_numbers("large")),
        piece("games", "caylus", Plan(seed="it's")),
    ]
    assert commands(made, "guarantees.md") == [
        "palas drill --only kills,worlds --size large --seed 0 --kills 1000 --worlds 8000 --save pieces/1",
        "palas drill --only worlds --size large --seed 0 --save pieces/2",
        """palas drill --only games --size small --seed 'it'"'"'s' --save pieces/3""",
        "palas drill --report pieces/1 --report pieces/2 --report pieces/3 --write guarantees.md",
    ]


def test_the_page_tells_of_each_piece_when_and_with_what_it_was_made() -> None:
    early = piece("kills", "sqlite", with_numbers("large", kills=5), kills=5, compiled=1)
    late = piece("kills", "sqlite", with_numbers("small"), kills=7, compiled=0)
    early.day, early.python = "2026-01-30", "CPython 3.11.7"
    late.day, late.python = "2026-02-01", "CPython 3.14.0"
    bots = piece("kills", "bots", with_numbers("small"), kills=2)
    bots.day, bots.python = "2026-02-02", "CPython 3.14.0"
    text = page([early, late, bots], "guarantees.md")
    assert "- Kills: Run 2026-01-30 with Palas" in text
    assert "- Kills; Kills with bots in processes of their own: Run 2026-02-01 to 2026-02-02 with Palas" in text
    assert "\n| kills | 12 | 2 |\n" in text
    assert "\n| compiled | no | – |\n" in text
    assert "\n| size / seed | large / 0, small / 0 | small / 0 |\n" in text
    assert "\n| run on | 2026-01-30 to 2026-02-01 | 2026-02-02 |\n" in text
    assert early.figures == {"kills": 5, "compiled": 1}, "the pieces themselves stay as they are"


def test_a_piece_that_does_not_say_its_numbers_is_told_by_what_was_done(tmp_path: Path) -> None:
    made = {
        ("kills", "sqlite", "kills"): (760, 761),
        ("kills", "bots", "kills"): (3, None),
        ("requests", "forged", "requests"): (100_012, 99_999),
        ("worlds", "castle", "pairs"): (5005, 4000),
        ("games", "heirs", "games"): (40_000, 39_000),
        ("disk", "full", "times"): (3, None),
    }
    for (part, unit, figure), (usual, other) in made.items():
        for done in (usual, other):
            if done is not None:
                old = piece(part, unit, with_numbers("large"), **{figure: done})
                old.numbers = None
                write(old, tmp_path)
                assert bool(read(tmp_path / old.file_name).numbers) is (done == other), (part, done)
    assert read(tmp_path / "games-heirs.json").numbers == {"games": 195_000}


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
    assert saved(tmp_path, "kills", "sqlite", Plan(replace(SIZES["small"], kills=5), seed="1")) is None


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
        assert all(WORDS.has(lang, f"{word}-{part}") for part in PARTS for word in ("promise", "part"))
