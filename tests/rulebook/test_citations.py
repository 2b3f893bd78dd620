"""Which rules the tests cite, counted on tests made up for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from palas.engine.citations import citations, coverage
from palas.engine.errors import BadData
from palas.engine.rulebook import parse

TEXT = """## 1. All
- **OTH-1.1** One.
- **OTH-1.2** Two.
- **OTH-1.3** Three.
- **OTH-T01** given | do | expect
- **OTH-T02** given | do | expect
- **Q01 Why?** No test has to cite a ruling.
"""

TESTS = '''
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("OTH-1.1")

@mark.rule("OTH-1.2", "OTH-9.9")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.example("OTH-T01"))])
def test_one(x):
    """Not cited here: pytest.mark.rule("OTH-1.3")."""
    rule("OTH-1.3")
    text = "@pytest.mark.example('OTH-T02')"

@pytest.mark.rule("CAY-5.5")
def test_of_another_game(): ...
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_one.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "notes.txt").write_text('pytest.mark.rule("OTH-1.3")', encoding="utf-8")
    return tmp_path


def test_marks_are_found_wherever_they_stand(folder: Path) -> None:
    assert sorted(citations(folder)) == [
        ("CAY-5.5", "deep/test_one.py:14"),
        ("OTH-1.1", "deep/test_one.py:5"),
        ("OTH-1.2", "deep/test_one.py:7"),
        ("OTH-9.9", "deep/test_one.py:7"),
        ("OTH-T01", "deep/test_one.py:8"),
    ]


def test_what_no_test_cites_is_missing_and_what_no_rule_has_is_unknown(folder: Path) -> None:
    found = coverage(parse(TEXT, "other", "OTH"), folder)
    assert [rule.id for rule in found.missing] == ["OTH-1.3", "OTH-T02"]
    assert found.unknown == {"OTH-9.9": ["deep/test_one.py:7"]}
    assert found.cited["OTH-T01"] == ["deep/test_one.py:8"]
    assert not found.complete


def test_nothing_is_missing_when_all_is_cited(tmp_path: Path) -> None:
    ids = '"OTH-1.1", "OTH-1.2", "OTH-1.3", "OTH-T01", "OTH-T02"'
    (tmp_path / "test_all.py").write_text(f"import pytest\n@pytest.mark.rule({ids})\ndef test(): ...\n")
    assert coverage(parse(TEXT, "other", "OTH"), tmp_path).complete


def test_a_broken_file_or_no_folder_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="is no folder of tests"):
        list(citations(tmp_path / "none"))
    (tmp_path / "test_broken.py").write_text("def (")
    with pytest.raises(BadData, match="cannot be read as Python"):
        list(citations(tmp_path))
