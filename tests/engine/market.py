"""Short words for tests with the example game."""

from __future__ import annotations

from dice_market import GAME

from palas import CHANCE, State


def at_sale(players: int = 3, seed: int = 1) -> State:
    """A game in which everybody is asked for a card to sell."""
    state = GAME.start(players, seed)
    assert state.to_act == tuple(range(players))
    return state


def at_buying(players: int = 3, seed: int = 1) -> State:
    """A game in which seat 0 may buy; nobody has sold anything."""
    state = at_sale(players, seed)
    for seat in range(players):
        do(state, seat, "pass")
    assert state.to_act == (0,)
    return state


def do(state: State, seat: int, code: str) -> None:
    """A seat does something."""
    state.apply(GAME.parse(state, seat, code))


def any_sale(state: State, seat: int) -> str:
    """Some card that the seat can sell."""
    return str(state.legal(seat)[-1].code)


def play_out(state: State) -> State:
    """Always take the first action (the first outcome, where chance is manual)."""
    while not state.over:
        if state.to_act == (CHANCE,):
            state.apply_chance(state.outcomes()[0][0])
        else:
            state.apply(state.legal(state.to_act[0])[0])
    return state
