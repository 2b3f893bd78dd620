"""Games in which every seat takes what looks best, at once or as journeymen do, and what each seat saw in them."""

from __future__ import annotations

from typing import Final, final

from palas.bots.core.judge import Judge
from palas.bots.core.search import draw
from palas.engine.core.luck import Quick
from palas.engine.core.position import CHANCE, NOT_YET, SECRET, Position

LIMIT: Final = 5000  # decisions; a game that is longer is broken off


@final
class Chain:
    """One seat's way through a game: what it saw after each decision, the advice's margin then, and its own value."""

    def __init__(self) -> None:
        self.seen = bytearray()
        self.margins: list[int] = []
        self.values: list[int] = []

    def add(self, judge: Judge, position: Position, seat: int, margin: int) -> None:
        """One more moment."""
        seen = judge.hooks.observe(position, seat)
        self.seen.extend(seen)
        self.margins.append(margin)
        net = judge.net
        self.values.append(margin if net is None else margin + net.answer(net.begin(seen)))


def play_alike(
    judge: Judge, position: Position, luck: Quick, wild: int, narrow: bool, planned: bool
) -> tuple[list[Chain], list[int]]:
    """Play to the end, in place; `wild` moves in a thousand are random. What each seat saw, and the final margins.

    `planned`: seats think their own next questions ahead, and then answer them as they meant to.
    """
    seats = position.players
    chains = [Chain() for _seat in range(seats)]
    plan: list[int] = []
    for _decision in range(LIMIT):
        if not position.stack:
            break
        mode = position.stack[-1].mode()
        if mode == CHANCE:
            position.fall(fallen(position, luck, narrow))
            plan = []
            continue
        waiting = position.waiting()
        if planned and mode != SECRET:
            if not plan:
                plan = intention(judge, position, waiting[0], luck, wild)
            chosen = [plan[0]]
            plan = plan[1:]
        else:
            chosen = [choice(judge, position, seat, luck, wild) for seat in waiting]
        forced = mode != SECRET and len(position.options) == 1
        for at in range(len(waiting)):
            if mode == SECRET:  # what the seat itself knows, before the others' answers are shown
                twin = position.clone()
                twin.answers = [NOT_YET] * seats
                twin.play(waiting[at], chosen[at])
                if twin.stack:
                    chains[waiting[at]].add(judge, twin, waiting[at], judge.margins(twin)[waiting[at]])
        for at in range(len(waiting)):
            position.play(waiting[at], chosen[at])
        if position.stack and not forced:
            margins = judge.margins(position)
            for seat in range(seats):
                chains[seat].add(judge, position, seat, margins[seat])
    return chains, judge.margins(position)


def fallen(position: Position, luck: Quick, narrow: bool) -> int:
    """An outcome of the pending chance; `narrow`: the first one where all are equally likely."""
    step = position.stack[-1]
    if narrow and not step.weights(position):
        luck.below(1)
        return step.outcomes(position)[0]
    return draw(position, luck)


def choice(judge: Judge, position: Position, seat: int, luck: Quick, wild: int) -> int:
    """The answer that looks best at first sight, now and then any."""
    actions = position.legal_ids(seat)
    if len(actions) == 1:
        return actions[0]
    if wild and luck.below(1000) < wild:
        return actions[luck.below(len(actions))]
    values = judge.after(position, seat, actions)
    return actions[values.index(max(values))]


def intention(judge: Judge, position: Position, seat: int, luck: Quick, wild: int) -> list[int]:
    """The answer that looks best with those to the seat's own questions that follow at once; now and then any one."""
    actions = position.legal_ids(seat)[:]
    if len(actions) == 1:
        return actions
    if wild and luck.below(1000) < wild:
        return [actions[luck.below(len(actions))]]
    values = judge.followed(position, seat, actions)
    return judge.carry_out(position.clone(), seat, actions[values.index(max(values))])


def play_against(judges: list[Judge], position: Position, luck: Quick, ahead: bool, narrow: bool) -> list[int]:
    """Play to the end, every seat by its own judge; the final margins. `ahead`: as journeymen do."""
    for _decision in range(LIMIT):
        if not position.stack:
            break
        if position.stack[-1].mode() == CHANCE:
            position.fall(fallen(position, luck, narrow))
            continue
        waiting = position.waiting()
        if ahead:
            chosen = [likely(judges[seat], position, seat) for seat in waiting]
        else:
            chosen = [choice(judges[seat], position, seat, luck, 0) for seat in waiting]
        for at in range(len(waiting)):
            position.play(waiting[at], chosen[at])
    return judges[0].margins(position)


def likely(judge: Judge, position: Position, seat: int) -> int:
    """The answer that looks best once the seat has thought its own next questions ahead."""
    actions = position.legal_ids(seat)[:]
    if len(actions) == 1:
        return actions[0]
    values = judge.followed(position, seat, actions)
    return actions[values.index(max(values))]


def wander(position: Position, luck: Quick, moves: int, narrow: bool) -> None:
    """Begin with so many random moves: a game without chance would otherwise always be the same one."""
    for _move in range(moves):
        while position.stack and position.stack[-1].mode() == CHANCE:
            position.fall(fallen(position, luck, narrow))
        if not position.stack:
            return
        for seat in position.waiting():
            actions = position.legal_ids(seat)
            position.play(seat, actions[luck.below(len(actions))])
