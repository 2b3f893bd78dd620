"""What is shown for an answer is what happens when it is given: in lists, on boards, in every game, count and box."""

import re
from random import Random

import pytest

import palas
from palas.engine.contract.battery import option_sets
from palas.engine.core.position import SECRET

GAMES = ("caylus", "castle", "heirs", "nobility", "viscounts")
TAGS = {"caylus": "money", "castle": "talers", "nobility": "coins"}  # what a price tag counts
TOLD = {  # where an answer may pay back at once, or later: events with a price
    "castle": ("placed", "bought"),
    "nobility": ("paid",),
    "viscounts": ("moved", "dismissed", "hired"),
}
SAME = {"castle": ("helper_from", "sell"), "nobility": ("die",)}  # questions that are still about the answer before
PLACE = re.compile(r'<g class="place[^"]*"[^>]*data-action="([^"]*)"[^>]*data-price="(\d+)"')
EVERY = 7  # of the questions of a game, so many are looked at
SETTINGS = [
    pytest.param(name, count, number, id=f"{name}-{count}-{number}")
    for name in GAMES
    for count in palas.game(name).meta.players
    for number in range(2)
]


def changed(game, seat, state, code):
    """What an answer really changes for its seat, and whether chance stood between."""
    before = game.holdings(state.view(seat), seat)
    real = state.clone()
    real.manual = True
    real.apply(game.parse(real, seat, code))
    after = game.holdings(real.view(seat), seat)
    return {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]}


def paid(game, state, seat, code, change):
    """What an answer costs: what is missing afterwards or, where it may pay something back, the price that is told."""
    if game.meta.id not in TOLD:
        return -change.get(TAGS[game.meta.id], 0)
    twin = state.position.clone()
    twin.telling = True
    twin.play(seat, game.action_id(code))
    while twin.stack and twin.stack[-1].kind in SAME.get(game.meta.id, ()):
        twin.play(twin.stack[-1].seat, twin.options[0])
    return sum(event.args[-1] for event in twin.story if event.kind in TOLD[game.meta.id] and event.args[0] == seat)


def check(game, state, seat) -> int:
    """Compare everything that is shown to a seat with what happens; how many answers were compared."""
    view = state.view(seat)
    if state.position.stack[-1].mode() == SECRET:
        return 0
    real = {action.code: changed(game, seat, state, action.code) for action in state.legal(seat)}
    for choice in game.choices(view, "en"):
        assert dict(choice.brings) == real[choice.code], choice
    for shape in ("wide", "phone"):
        board = game.board(view, legal=list(real), shape=shape)
        for code, price in PLACE.findall(board.svg):
            assert paid(game, state, seat, code, real[code]) == int(price), (code, shape)
    return len(real)


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "count", "number"), SETTINGS)
def test_what_is_shown_for_an_answer_is_what_happens(name: str, count: int, number: int):
    game = palas.game(name)
    sets = list(option_sets(game))
    luck = Random(f"shown {name} {count} {number}")
    state = game.start(count, f"shown {number}", sets[(count + 3 * number) % len(sets)])
    compared = questions = 0
    while not state.over:
        seat = luck.choice(state.to_act)
        questions += 1
        if questions % EVERY == 1:
            compared += check(game, state, seat)
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))
    assert compared
