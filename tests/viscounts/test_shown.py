"""What lists, boards and sketches show is what the rules say, also with changed figures in the box."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from palas.engine.contract.battery import option_sets
from palas.engine.core.state import State
from palas.engine.game import Game
from palas.games.viscounts.rules.funding import shown
from palas.games.viscounts.terms import ICONS, showing
from tests.engine.test_shown import PLACE, check, paid
from tests.viscounts.realm import DATA, GAME, A, realm

EVERY = 11  # of the questions of a game, so many are looked at
NEUTRAL = [card["id"] for card in DATA["townsfolk"]["neutral"]]
SILVER = [{"op": "gain", "item": "silver", "n": 2}]
FIGURES: dict[str, Any] = {  # every kind of figure that shows somewhere, changed
    **{f"townsfolk/neutral/{id}/silver": 1 + number % 6 for number, id in enumerate(NEUTRAL)},
    **{f"townsfolk/neutral/{id}/instant": SILVER for id in NEUTRAL[::4]},
    "townsfolk/starting/st_thief/icons": ["criminal", "noble", "noble"],
    "player_board/building_slots/tp1/ability": {"kind": "move_bonus", "min": 0, "max": 3},
    "player_board/building_slots/tp2/ability": {"kind": "dismiss_cost", "value": 3},
    "player_board/building_slots/gh1/ability": {"kind": "icons", "icons": ["criminal", "builder"]},
    "buildings/workshop/builders": 2,
    **{f"manuscripts/{text['id']}/cost": 1 + number % 4 for number, text in enumerate(DATA["manuscripts"][::3])},
    **{f"cleric_bonus_cards/{card['id']}/icons": ["criminal", "noble"] for card in DATA["cleric_bonus_cards"]},
    "trades/trade_silver/effect": [{"op": "gain", "item": "silver", "n": 3}],
    "trades/trade_ink/merchants": 1,
    "debt_card/on_flip": [{"op": "gain", "item": "gold", "n": 2}],
    "castle/ring3_reward": [{"op": "gain", "item": "stone", "n": 3}],
}  # fmt: skip
EFFECTS: dict[str, Any] = {  # questions that effects ask, in every row of the board
    "trades/trade_silver/effect": [{"op": "choose", "options": [SILVER, [{"op": "flip", "what": "any", "n": 2}]]}],
    "trades/trade_gold/effect": [{"op": "castle_move", "n": 2}, {"op": "gain", "item": "any_resource", "n": 2}],
    "trades/trade_stone/effect": [{"op": "hire_free", "n": 2}],
    "castle/ring3_reward": [{"op": "destroy", "n": 2}, {"op": "place_workers", "n": 2}],
    "debt_card/on_flip": [{"op": "discard", "n": 2}],
    "deed_card/on_flip": [{"op": "rearrange"}, {"op": "gain", "item": "debt", "n": 1}],
}


def questions(game: Game, players: int, options: dict[str, Any], every: int) -> Iterator[State]:
    """Some moments of a random game at which somebody is asked."""
    luck = Random(f"shown {players}")
    state = game.start(players, players, options)
    asked = 0
    while not state.over:
        if asked % every == 0:
            yield state
        asked += 1
        seat = state.to_act[0]
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))


@pytest.mark.parametrize("changes", [FIGURES, EFFECTS], ids=["figures", "effects"])
@pytest.mark.parametrize("players", GAME.meta.players)
def test_with_changed_figures_too_what_is_shown_is_what_happens(changes: dict[str, Any], players: int) -> None:
    game = GAME.with_changes(changes)
    sets = list(option_sets(game))
    assert sum(check(game, state, state.to_act[0]) for state in questions(game, players, sets[players], EVERY))


@pytest.mark.parametrize("players", [1, 3])
def test_the_icons_shown_are_those_that_count(players: int) -> None:
    for state in questions(GAME, players, {}, 40):
        seat = state.to_act[0]
        svg = ET.fromstring(GAME.board(state.view(seat), lang="en").svg)
        said = {node.get("id"): node.get("aria-label") or "" for node in svg.iter()}
        if f"icons-{seat}" not in said:
            continue  # the tableau does not lie there in set-up
        counts = [showing(shown(state.position, seat, -1), kind) for kind in range(5)]
        words = [GAME.words.say("en", f"icon-{name}", n=n) for name, n in zip(ICONS, counts, strict=True)]
        assert said[f"icons-{seat}"].endswith(", ".join(words))


@pytest.mark.rule("VIS-8.5", "VIS-10.5", "VIS-13.1")
@pytest.mark.parametrize(("step", "slots", "price"), [
    (["recruit", A], [], 3), (["recruit", A], ["tp2"], 3), (["dismiss", A, 0], [], 3), (["dismiss", A, 0], ["tp2"], 1),
])  # fmt: skip
def test_a_townsfolk_shows_what_hiring_or_dismissing_it_costs(step: list[Any], slots: list[str], price: int) -> None:
    me = {"space": "coast.L", "goods": {"silver": 9}, "slots": slots, "tableau": ["st_thief", "st_squire", "st_abbot"]}
    ruling = realm(2, steps=[step], people={A: me}, tops={"coast": "tf_acolyte"})
    for shape in ("wide", "phone"):
        view = ruling.state.view(A)
        tags = dict(PLACE.findall(GAME.board(view, legal=view.asked.legal, shape=shape).svg))
        assert set(tags.values()) == {str(price)}
        assert all(paid(GAME, ruling.state, A, code, {}) == price for code in tags)
