"""Packs that mean harm: whatever stands in them, the answer is a few sentences, found with little work."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from copy import deepcopy
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from palas.engine.packs import BadPack, Checked, changed_game, check_upload, export
from palas.engine.packs.paths import children, joined, look_up
from palas.engine.packs.problems import MOST_PROBLEMS
from palas.engine.packs.sizes import LARGEST_FILE, LONGEST_PATH, LONGEST_TEXT, MOST_CHANGES, MOST_ENTRIES, MOST_VALUES
from palas.text import LANGUAGES

MOST_WORK = 2_000_000  # calls of functions; the whole box of Viscounts as a pack takes less than 400,000
LONGEST_SENTENCE = 2_000


class TooMuchWork(Exception):
    """More calls than any pack may cost."""


def counted(work: Callable[[], Any]) -> tuple[Any, int]:
    """What comes of it and how many functions were called; it is stopped when these are too many."""
    calls = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")
        if calls > MOST_WORK:
            sys.setprofile(None)
            raise TooMuchWork

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        return work(), calls
    finally:
        sys.setprofile(before)


def outcome(file: bytes, game: palas.Game) -> Checked | palas.PalasError:
    """What the check of a file says, with no more work than any pack may cost."""

    def look() -> Checked | palas.PalasError:
        try:
            return check_upload(file, "my.json", game)
        except palas.PalasError as error:
            return error

    found: Checked | palas.PalasError = counted(look)[0]
    return found


def sentences(found: Checked | palas.PalasError) -> list[str]:
    """All that a person could read of it; nothing of that is endless or cannot be sent."""
    told: list[str] = []
    for lang in LANGUAGES:
        if isinstance(found, palas.PalasError):
            told.append(found.text(lang))
        elif found.problems:
            assert len(found.problems) <= MOST_PROBLEMS
            told += [problem.text(lang) for problem in found.problems]
            told.append(BadPack(found.game.meta.id, found.problems).text(lang))
    for text in told:
        text.encode()
        assert len(text) <= LONGEST_SENTENCE
    return told


def as_changes(changes: object, **more: object) -> bytes:
    return json.dumps({"game": "caylus", "changes": changes, **more}).encode()


OPTIONS = "buildings/w_peddler/effect/options"
HOSTILE = {
    "a list of two thousand": as_changes({OPTIONS: [{"pay": {"food": n}, "get": {"money": n}} for n in range(2000)]}),
    "many lists of two hundred": as_changes(
        {f"buildings/{entry['id']}/effect": {"op": "exchange", "options": [{"get": {"pp": 1}}] * MOST_ENTRIES}
         for entry in palas.game("caylus").data["buildings"][:30]}
    ),
    "paths that lead nowhere": as_changes({f"a{n}/b": n for n in range(30_000)}),
    "as many as are looked at": as_changes({f"a{n}/b": n for n in range(MOST_CHANGES)}),
    "new keys": as_changes({f"income/a{n}": n for n in range(MOST_CHANGES)}),
    "new entries": as_changes({f"buildings/a{n}": {"id": f"a{n}"} for n in range(MOST_CHANGES)}),
    "new places": as_changes({f"road/layout/{n}": {} for n in range(29, 29 + MOST_CHANGES)}),
    "deep paths": as_changes({f"buildings/{'a/' * n}": n for n in range(90)}),
    "keys that stand twice": b'{"game": "caylus", "changes": {' + b'"a": 1, ' * 60_000 + b'"a": 1}}',
    "a long path": as_changes({"a" * 400_000: 1}),
    "a long path of steps": as_changes({"a/" * 200_000: 1}),
    "a long value": as_changes({"income/base": "a" * 400_000}),
    "a long name in a good place": as_changes({"buildings/w_farm_food/name_en": "a" * (LONGEST_TEXT + 1)}),
    "a long key inside": as_changes({"income": {"a" * 400_000: 1}}),
    "a long hash": as_changes({}, hash="a" * 400_000),
    "many keys around": as_changes({}, **{f"a{n}": 1 for n in range(30_000)}),
    "a game with a long name": json.dumps({"game": "a" * 400_000}).encode(),
    "a game that cannot be written": b'{"game": "\\ud800", "changes": {}}',
    "a game of lists": b'{"game": ' + b"[" * 900 + b"]" * 900 + b', "changes": {}}',
    "a path that cannot be written": b'{"changes": {"\\ud800\\u0000/\\u202e": "\\udfff"}}',
    "an id that cannot be written": b'{"changes": {"buildings/\\ud800": 1}}',
    "our own sign for double keys": b'{"\\u0000double": 5, "changes": {}}',
    "deep": b'{"changes": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "a little too deep": b'{"changes": {"income": ' + b'{"a":' * 40 + b"1" + b"}" * 40 + b"}}",
    "deep lists": b"[" * 100_000,
    "wide": json.dumps({"game": "caylus", "buildings": [[]] * 120_000}).encode(),
    "many values": json.dumps({"game": "caylus", **{f"a{n}": [[0] * 99] * 99 for n in range(12)}}).encode(),
    "infinity by way of a number": b'{"changes": {"income/base": 1e999}}',
    "infinity": b'{"changes": {"income/base": -Infinity}}',
    "a number of many digits": b'{"changes": {"income/base": ' + b"9" * 4000 + b"}}",
    "a number of too many digits": b'{"changes": {"income/base": ' + b"9" * 5000 + b"}}",
    "a fraction": b'{"changes": {"income/base": 2.0}}',
    "bands without end": as_changes({"castle/sections/walls/scoring": {str(n): {} for n in range(MOST_ENTRIES)}}),
    "no text": b"\xff\xfe\x00",
    "text with a hole": b'{"changes": {"income/base": "\x00"}}',
    "half a surrogate": b'{"changes": {"income/base": "\xed\xa0\x80"}}',
    "spaces": b" " * LARGEST_FILE,
    "too many spaces": b" " * LARGEST_FILE + b"{}",
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_in_a_few_sentences_and_with_little_work(name: str) -> None:
    found = outcome(HOSTILE[name], palas.game("caylus"))
    assert sentences(found)


@pytest.mark.parametrize("game", palas.titles(), ids=lambda game: game.meta.id)
def test_the_box_itself_is_within_every_limit(game: palas.Game) -> None:
    for indent in (None, 4, 7):
        found = outcome(json.dumps(game.data, indent=indent).encode(), game)
        assert isinstance(found, Checked)
        assert not found.problems
    assert len(export(game).encode()) * 2 < LARGEST_FILE
    found, calls = counted(lambda: check_upload(export(game).encode(), "my.json", game))
    assert not found.problems
    assert calls * 4 < MOST_WORK


@pytest.mark.parametrize("game", palas.titles(), ids=lambda game: game.meta.id)
def test_every_figure_may_be_named_in_one_file(game: palas.Game) -> None:
    """So many changes that each leaf of the box has its own are taken, and come down to none."""
    figures = {path: look_up(game.data, path) for path in leaves(game.data)}
    found = outcome(json.dumps({"game": game.meta.id, "changes": figures}).encode(), game)
    assert isinstance(found, Checked)
    assert (found.problems, found.changes) == ([], {})


def leaves(value: Any, path: str = "") -> list[str]:
    if not isinstance(value, dict | list) or not value:
        return [path]
    return [leaf for key, part in children(value) for leaf in leaves(part, joined(path, key))]


def test_no_more_problems_are_looked_for_than_are_told() -> None:
    game = palas.game("caylus")
    wrong = {path: "much" for path in leaves(game.data) if isinstance(look_up(game.data, path), int)}
    few, work_of_few = counted(lambda: check_upload(as_changes(dict(list(wrong.items())[:30])), "my.json", game))
    many, work_of_many = counted(lambda: check_upload(as_changes(wrong), "my.json", game))
    assert len(few.problems) == len(many.problems) == MOST_PROBLEMS
    assert work_of_many < work_of_few + 150 * len(wrong)  # putting them in costs a little each, looking nothing


def test_what_stands_in_a_list_that_is_too_long_is_not_looked_at() -> None:
    game = palas.game("castle")
    path = next(path for path in every_path(game.data) if path.endswith("equip_choice/from"))
    found = check_upload(json.dumps({"changes": {path: [7] * 100}}).encode(), "my.json", game)
    assert [(problem.path, problem.key) for problem in found.problems] == [(path, "too-many")]


def every_path(value: Any, path: str = "") -> list[str]:
    below = [joined(path, key) for key, _part in children(value)]
    return below + [deep for key, part in children(value) for deep in every_path(part, joined(path, key))]


def test_a_record_or_a_stored_table_cannot_bring_what_a_file_may_not() -> None:
    game = palas.game("caylus")
    for changes in ({f"a{n}": n for n in range(MOST_CHANGES + 1)}, {"a" * (LONGEST_PATH + 1): 1},
                    {"income/base": [[0] * MOST_ENTRIES] * (MOST_VALUES // MOST_ENTRIES)}):  # fmt: skip
        with pytest.raises(BadPack):
            counted(lambda changes=changes: changed_game(game, changes))
    nested: Any = 1
    for _ in range(5000):
        nested = [nested]
    with pytest.raises(BadPack):
        changed_game(game, {"income/base": nested})


# -- anything at all -------------------------------------------------------------------------------------------------

TEXTS = st.text(max_size=8) | st.sampled_from(
    ["", "/", "a/b", "\ud800", "\0", "\0double", "id", "op", "kind", "note", "x" * 300, "1", "0-2", "4+"]
)
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**6, -(10**6), 10**30, 999, -1, 0, 1])
    | st.floats()
    | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(TEXTS, inner, max_size=5)
        | st.lists(st.fixed_dictionaries({"id": TEXTS, "x": inner}), max_size=3)
    ),
    max_leaves=20,
)
PLACES = {game.meta.id: every_path(game.data) for game in palas.titles()}


@settings(derandomize=True, deadline=None, max_examples=150)
@given(data=st.data())
def test_anything_anywhere_in_a_box_is_taken_or_refused_in_sentences(data: st.DataObject) -> None:
    game = palas.game(data.draw(st.sampled_from(sorted(PLACES))))
    places = data.draw(st.lists(st.sampled_from(PLACES[game.meta.id]) | TEXTS, min_size=1, max_size=4))
    changes = {place: data.draw(ANYTHING) for place in places}
    small = outcome(json.dumps({"game": game.meta.id, "changes": changes}).encode(), game)
    whole = deepcopy(game.data)
    for place in places:
        way, _, last = place.rpartition("/")
        home = look_up(whole, way)
        if isinstance(home, dict):
            home[last] = changes[place]
    large = outcome(json.dumps(whole).encode(), game)
    for found in (small, large):
        assert sentences(found) or playable(found)


def playable(found: Checked | palas.PalasError) -> bool:
    """Can a game be played with what was accepted, or is there one sentence that says why not?"""
    assert isinstance(found, Checked)
    try:
        game = changed_game(found.game, found.changes)
    except palas.PalasError as error:
        return bool(sentences(error))
    return bool(game.start(seed=1).to_act)


@settings(derandomize=True, deadline=None, max_examples=100)
@given(content=ANYTHING, game=st.sampled_from([None, *palas.titles()]))
def test_any_file_is_no_pack_or_one(content: Any, game: palas.Game | None) -> None:
    def look() -> Checked | palas.PalasError:
        try:
            return check_upload(json.dumps(content).encode(), "my.json", game)
        except palas.PalasError as error:
            return error

    sentences(counted(look)[0])


@settings(derandomize=True, deadline=None, max_examples=100)
@given(file=st.binary(max_size=200))
def test_any_bytes_are_refused_in_one_sentence(file: bytes) -> None:
    sentences(outcome(file, palas.game("castle")))
