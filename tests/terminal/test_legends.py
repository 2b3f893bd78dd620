"""In the terminal every sign is explained, and lists say how far and how dear."""

from __future__ import annotations

import unicodedata
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import palas

TITLES = sorted(game.meta.id for game in palas.titles())
PLAIN = set("(),.:;'’!?\"„“”-–/+−·━*#&%…")  # punctuation, plus and minus, rules between parts


def printed(drawing: Any) -> str:
    paper = Console(file=StringIO(), width=110, color_system=None, highlight=False)
    paper.print(drawing)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_the_legend_explains_every_sign_of_the_board(title: str, lang: str) -> None:
    game, luck, drawn = palas.game(title), Random(1), ""
    for players in (min(game.meta.players), max(game.meta.players)):
        state = game.start(players, seed=5)
        for number in range(100):
            if state.over:
                break
            seat = state.to_act[0]
            if number % 10 == 0:
                drawn += printed(game.sketch(state.view(seat), lang, list("ABCDEF"), 110))
            state.apply(luck.choice(state.legal(seat)))
    legend = printed(game.sketch(game.start(2, seed=5).view(0), lang, list("ABCDEF"), 110, "legend"))
    signs = {sign for sign in drawn if unicodedata.category(sign)[0] in "SP"} - PLAIN
    assert sorted(signs - set(legend)) == []


def purse(view: Any, seat: int) -> int:
    return palas.game("viscounts").holdings(view, seat)["silver_coins"]


def test_a_move_of_the_viscounts_says_how_far_it_is_and_what_it_costs() -> None:
    game, luck = palas.game("viscounts"), Random(1)
    state = game.start(2, seed=5)
    seen = set()
    for _ in range(120):
        if state.over:
            break
        seat = state.to_act[0]
        if game.decision(state, seat).kind == "move":
            before = state.view(seat)
            for choice in game.choices(before, "en"):
                after = state.clone()
                after.apply(game.parse(state, seat, choice.code))
                paid = purse(before, seat) - purse(after.view(seat), seat)
                told = int(choice.detail.partition(", ")[2].removesuffix(" silver") or 0)
                if not after.journal[len(state.journal) + 1 :]:
                    assert told == paid
                assert "space" in choice.detail
                seen.add(told > 0)
        state.apply(luck.choice(state.legal(seat)))
    assert seen == {True, False}


def test_a_place_of_caylus_says_how_far_it_lies_past_the_provost() -> None:
    game = palas.game("caylus")
    state = game.start(2, seed=1)
    told = {choice.text: choice.detail for choice in game.choices(state.view(state.to_act[0]), "en")}
    assert told["Gold mine (space 16)"].endswith("10 past the provost")
    assert "provost" not in told["Sawmill (space 6)"]
