"""Every two-minute introduction: a verified record, the same notes in both languages, and a position for each."""

from __future__ import annotations

import re

import pytest

import palas
from palas.engine.introduction import Introduction, introduction
from palas.engine.record import verify

TOLD = {game.meta.id: introduction(game) for game in palas.titles()}


@pytest.fixture(params=TOLD)
def told(request: pytest.FixtureRequest) -> Introduction:
    found = TOLD[request.param]
    assert found is not None, "every title has one"
    return found


def test_the_record_is_verified(told: Introduction) -> None:
    found = verify(told.record)
    assert (found.ok, found.moves, found.result, found.shuffles) == (True, True, True, True)


def test_both_languages_have_the_same_notes_and_they_take_two_minutes(told: Introduction) -> None:
    notes = {lang: {note.entry: note.text for note in told.notes(lang)} for lang in ("en", "de")}
    assert set(notes["en"]) == set(notes["de"]) == set(told.entries)
    for texts in notes.values():
        assert 10 <= len(texts) <= 16
        assert 200 <= sum(len(text.split()) for text in texts.values()) <= 460, "read in two minutes or three"
    for entry in told.entries:
        assert re.findall(r"\d+", notes["en"][entry]) == re.findall(r"\d+", notes["de"][entry])


def test_every_note_has_its_position(told: Introduction) -> None:
    last = len(told.record.lines)
    kept = told.game.census(told.state(last).position)
    for note, state in told.steps("de"):
        assert state.length == note.entry
        assert note.text.endswith(".")
        assert state.over == (note.entry == last)
        assert told.game.census(state.position) == kept
        assert told.game.board(state.view(None), lang="de") is not None
