"""Caylus in text: the board, the choices and the log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import palas
from palas.engine.core.state import State
from palas.games.caylus.rules.placing import price

pytestmark = pytest.mark.heavy

NAMES = ["Ada", "Bob", "Cem", "Dora", "Eli"]


def positions(seeds: range, options: dict[str, bool] | None = None) -> Iterator[State]:
    """Every tenth position of some random games."""
    game = palas.game("caylus")
    for seed in seeds:
        rng = random.Random(seed)
        state = game.start(2 + seed % 4, seed, options)
        while not state.over:
            seat = state.to_act[0]
            busy = [action for action in state.legal(seat) if action.code not in ("pass", "decline", "stop")]
            state.apply(rng.choice(busy if busy and rng.random() < 0.8 else state.legal(seat)))
            if state.length % 10 == 0 or state.over:
                yield state


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board_fits_the_terminal_and_shows_everybody(lang, width):
    game = palas.game("caylus")
    for state in positions(range(3, 4)):
        screen = Console(width=width, record=True, file=StringIO())
        for part in game.sketches:
            screen.print(game.sketch(state.view(None), lang, NAMES, width, part))
        text = screen.export_text()
        assert max(map(len, text.splitlines())) <= width
        for seat in range(state.players):
            assert NAMES[seat] in text
        assert "…" not in text


def test_without_the_favour_table_the_board_says_what_a_favour_is_worth():
    state = palas.game("caylus").start(3, 1, {"simple_favours": True})
    screen = Console(width=100, record=True)
    screen.print(state.game.sketch(state.view(0), "en", NAMES, 100))
    assert "Every royal favour scores 3 PP." in screen.export_text()


@pytest.mark.rule("CAY-5.5")
def test_the_price_in_the_list_is_the_price_that_is_paid():
    game = palas.game("caylus")
    seen = set()
    for state in positions(range(8)):
        seat = state.to_act[0] if state.to_act else 0
        if state.over or state.decision(seat).kind != "place":
            continue
        for choice in game.choices(state.view(seat), "en"):
            if choice.code.startswith("place "):
                place = game.box.place_ids.index(choice.code.partition(" ")[2])
                due = price(state.position, seat, place)
                assert choice.detail.startswith(f"−{due} D"), choice
                seen.add(due)
    assert len(seen) > 2


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_list_holds_every_legal_answer_once_under_words_of_its_own(lang):
    game = palas.game("caylus")
    for state in positions(range(6), {"jeweller": True}):
        for seat in state.to_act:
            choices = game.choices(state.view(seat), lang)
            assert sorted(choice.code for choice in choices) == sorted(a.code for a in state.legal(seat))
            assert len({choice.text for choice in choices}) == len(choices)


def test_places_on_the_road_stand_in_the_order_of_the_road():
    state = palas.game("caylus").start(4, 3)
    choices = state.game.choices(state.view(state.to_act[0]), "en")
    spaces = [int(found[1]) for choice in choices if (found := re.search(r"\(space (\d+)\)", choice.text))]
    assert spaces == [1, 2, 3, 4, 5, 6, 7, 8, 16]
    assert [choice.code for choice in choices[:3]] == ["pass", "place gate", "place trading_post"]


BLUNDERS = {
    "en": r"\b1 (deniers|points|spaces|favours|cubes)\b|\b0 deniers|\b[2-9] (denier|space)\b|[{}]|\bthe The\b|  ",
    "de": r"\b1 (Felder|Prestigepunkte|Rohstoffe)\b|\b0 Denar|\b[2-9] Feld\b|[{}]|  ",
}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_line_of_the_log_is_a_whole_sentence(lang):
    for state in positions(range(5)):
        if state.over:
            for line in state.log(None, lang, NAMES):
                assert line[0].isupper(), line
                assert line.endswith((".", ")")), line
                assert not re.search(BLUNDERS[lang], line), line
