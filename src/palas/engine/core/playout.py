"""Random play to the end, without log, events or questions: the fastest way through a game."""

from __future__ import annotations

from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK, CHANCE, Position, pick


def play_randomly(table: Position, luck: Quick, limit: int) -> int:
    """Play uniformly random legal answers, in place, until the game is over; the number of decisions made."""
    decisions = 0
    while table.stack and decisions < limit:
        step = table.stack[-1]
        mode = step.mode()
        if mode == ASK:
            options = table.options
            decisions += 1
            table.play(step.seat, options[luck.below(len(options))])
        elif mode == CHANCE:
            fall_randomly(table, luck)
        else:
            for seat in table.waiting():
                options = table.legal_ids(seat)
                decisions += 1
                table.play(seat, options[luck.below(len(options))])
    return decisions


def fall_randomly(table: Position, luck: Quick) -> None:
    """Let the pending chance fall."""
    step = table.stack[-1]
    outcomes = step.outcomes(table)
    weights = step.weights(table)
    total = 0
    for weight in weights:
        total += weight
    table.fall(outcomes[pick(weights, luck.below(total))])


def count_options(table: Position, luck: Quick) -> tuple[int, int]:
    """Play randomly to the end; how many decisions were made and how many legal answers they had together."""
    decisions = 0
    listed = 0
    while table.stack:
        if table.stack[-1].mode() == CHANCE:
            fall_randomly(table, luck)
            continue
        for seat in table.waiting():
            options = table.legal_ids(seat)
            decisions += 1
            listed += len(options)
            table.play(seat, options[luck.below(len(options))])
    return decisions, listed
