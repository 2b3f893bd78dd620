"""Records that mean harm: whatever stands in them, one sentence says what is wrong, and nothing else happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from palas.engine.record import Record, replay, verify
from palas.tables import Hall, Store

RECORDS = {
    folder.name: next(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.palas")))
    for folder in sorted((Path(__file__).parents[1] / "records").iterdir())
    if folder.is_dir() and any(folder.glob("*.palas"))
}
LINES = 40  # of a record are replayed: enough for every kind of line
ODD = st.sampled_from(
    [None, True, -1, 0, 1, 10**6, 2**63, -(2**63) - 1, 10**30, 1.5, float("inf"), "", "x", "\ud800", "\0", "x" * 5000,
     [], [[]], {}, {"a": 1}, [1] * 50, ["castle"], "castle", "place n_farm"]
)  # fmt: skip
KEYS = st.sampled_from(["seat", "do", "chance", "undo", "drop", "scores", "winners", "key", "palas", "x", ""])


def sentence_or_nothing(text: str) -> None:
    """Read, replay and verify; whatever is refused is refused in sentences that can be sent."""
    try:
        found = Record.read(text)
        replay(found)
    except palas.PalasError as error:
        told(error)
    try:
        problem = verify(Record.read(text)).problem
    except palas.PalasError as error:
        problem = error
    if problem is not None:
        told(problem)


def told(error: palas.PalasError) -> None:
    for lang in ("de", "en"):
        text = error.text(lang)
        text.encode()
        assert len(text) < 3000


def short_record(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in RECORDS[name].splitlines()[: LINES + 1]]


@pytest.mark.parametrize("name", RECORDS)
@settings(derandomize=True, deadline=None, max_examples=60)
@given(data=st.data())
def test_anything_anywhere_in_a_record_is_replayed_or_refused(name: str, data: st.DataObject) -> None:
    rows = short_record(name)
    for _ in range(data.draw(st.integers(1, 3))):
        row = data.draw(st.sampled_from(rows))
        row[data.draw(KEYS | st.sampled_from(sorted(row) or ["x"]))] = data.draw(ODD)
        if data.draw(st.booleans()):
            rows.insert(data.draw(st.integers(1, len(rows))), {data.draw(KEYS): data.draw(ODD)})
    sentence_or_nothing("".join(json.dumps(row) + "\n" for row in rows))


@pytest.mark.parametrize(
    "text",
    ["", "\n", "[" * 100_000, '{"a":' * 100_000, "7", "null", '{"palas": 1}', '{"palas": 1, "game": []}',
     '{"palas": 1, "game": "' + "x" * 100_000 + '"}', '{"palas": 1, "game": "\\ud800"}',
     '{"palas": NaN, "game": "castle"}',
     '{"palas": 1, "game": "castle", "rules": "' + "1" * 100_000 + '"}',
     '{"palas": ' + "9" * 5000 + ', "game": "castle"}',
     '{"palas": 1, "game": "castle", "rules": "1", "players": 1e999, "options": {}}',
     '{"palas": 1, "game": "castle", "rules": "1", "players": 2, "options": {}, "seed": [[[]]]}',
     '{"palas": 1, "game": "castle", "rules": "1", "players": 2, "options": {}, "key": "zz"}',
     '{"palas": 1, "game": "castle", "rules": "1", "players": 2, "options": {}, "seed": ' + "[" * 900 + "]" * 900 + "}",
     '{"palas": 1, "game": "castle", "rules": "1", "players": 2, "options": {}, "data": {"hash": 1, "changes": 2}}',
     '{"palas": 1, "game": "castle", "rules": "1", "players": 2, "options": {}, "data": [[[]]]}'],
)  # fmt: skip
def test_a_text_that_is_no_record_gets_one_sentence(text: str) -> None:
    sentence_or_nothing(text)
    with pytest.raises(palas.PalasError):
        replay(Record.read(text))


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Hall:
    return Hall(Store(f"sqlite:///{tmp_path_factory.mktemp('hall') / 'palas.db'}"))


@settings(derandomize=True, deadline=None, max_examples=25)
@given(names=ODD | st.lists(ODD, min_size=2, max_size=2))
def test_whatever_its_players_are_called_a_record_becomes_a_table_or_is_refused(names: Any, hall: Hall) -> None:
    rows = short_record("castle")[:1]
    rows[0]["names"] = names
    try:
        opened = hall.import_table(json.dumps(rows[0]))
    except palas.PalasError as error:
        told(error)
    else:
        assert hall.table(opened.table_id).version
