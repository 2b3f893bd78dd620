"""Random play to the end, without log, events or questions: the fastest way through a game."""

from __future__ import annotations

from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK, CHANCE, Position


def play_randomly(position: Position, luck: Quick, limit: int) -> int:
    """Play uniformly random legal answers, in place, until the game is over; the number of decisions made."""
    decisions = 0
    step = position.stack[-1] if position.stack else None
    while step is not None and decisions < limit:
        mode = step.mode()
        if mode == ASK:
            options = position.options
            decisions += 1
            step = position.answer(step, step.seat, options[luck.below(len(options))])
        elif mode == CHANCE:
            step = position.befall(step, step.imagine(position, luck))
        else:
            for seat in position.waiting():
                options = position.legal_ids(seat)
                decisions += 1
                position.play(seat, options[luck.below(len(options))])
            step = position.stack[-1] if position.stack else None
    return decisions


def count_options(position: Position, luck: Quick) -> tuple[int, int]:
    """Play randomly to the end; how many decisions were made and how many legal answers they had together."""
    decisions = 0
    listed = 0
    while position.stack:
        step = position.stack[-1]
        if step.mode() == CHANCE:
            position.fall(step.imagine(position, luck))
            continue
        for seat in position.waiting():
            options = position.legal_ids(seat)
            decisions += 1
            listed += len(options)
            position.play(seat, options[luck.below(len(options))])
    return decisions, listed
