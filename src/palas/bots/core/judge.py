"""What a position is worth to a seat, in thousandths of a point: the advice's margin, and what a net has learned.

The margin of a seat is its standing less the best rival's, so that what one seat wins another loses. Whole numbers keep
sums the same in whatever order they are made.
"""

from __future__ import annotations

from typing import Any, Final, final

from palas.bots.core.net import Net
from palas.engine.core.hooks import Hooks
from palas.engine.core.position import ASK, Position

MILLE: Final = 1000
VICTORY: Final = 3000  # what it is worth to win at all, beside the points
SOLO_VICTORY: Final = 15_000  # alone the task is what counts


@final
class Judge:
    """Values positions of one game; without a net by its advice alone.

    `plain`: the title has advice but tells no standings, or one plays alone; then its advice's value is the margin.
    """

    def __init__(self, game: Any, players: int, net: Net | None, plain: bool) -> None:
        self.game = game
        self.hooks: Hooks = game.hooks
        self.players = players
        self.net = net
        self.plain = plain
        self.follow_ups = 0  # so many of its own next questions a seat thinks ahead at first sight,
        self.rest = ""  # but never beyond one of this kind

    def margins(self, position: Position) -> list[int]:
        """The advice's margin of every seat; when the game is over its result."""
        found: list[int] = []
        if self.plain:
            for seat in range(self.players):
                found.append(int(self.game.value(position, seat) * MILLE))
        else:
            found = self.leads(position)
        if not position.stack:
            best: tuple[int, ...] = self.game.winners(position)
            victory = VICTORY if self.players > 1 else SOLO_VICTORY
            for seat in range(self.players):
                found[seat] += victory if seat in best else -victory
        return found

    def leads(self, position: Position) -> list[int]:
        """How far each seat is ahead of its best rival."""
        standings = self.hooks.standings(position)
        found: list[int] = []
        for seat in range(self.players):
            rival = -1e9
            for other in range(self.players):
                if other != seat and standings[other] > rival:
                    rival = standings[other]
            found.append(int((standings[seat] - rival) * MILLE))
        return found

    def terms(self, position: Position, seat: int) -> list[int]:
        """What a value is made of: the seat's own prospects, less its best rival's, and what was learned beyond."""
        own = self.margins(position)[seat]
        rival = 0
        if not self.plain:
            standings = self.hooks.standings(position)
            rival = int(standings[seat] * MILLE) - own
            own = int(standings[seat] * MILLE)
        net = self.net
        learned = 0
        if net is not None and position.stack:
            learned = net.answer(net.begin(self.hooks.observe(position, seat)))
        return [own, -rival, learned]

    def value(self, position: Position, seat: int) -> int:
        """What the position is worth to one seat."""
        margin = self.margins(position)[seat]
        net = self.net
        if net is None or not position.stack:
            return margin
        return margin + net.answer(net.begin(self.hooks.observe(position, seat)))

    def values(self, position: Position) -> list[int]:
        """What the position is worth to every seat."""
        found = self.margins(position)
        net = self.net
        if net is None or not position.stack:
            return found
        if self.players == 2:  # what one wins the other loses: both eyes see more than one
            ours = net.answer(net.begin(self.hooks.observe(position, 0)))
            theirs = net.answer(net.begin(self.hooks.observe(position, 1)))
            lead = (found[0] - found[1] + ours - theirs) // 2
            return [lead, -lead]
        for seat in range(self.players):
            found[seat] += net.answer(net.begin(self.hooks.observe(position, seat)))
        return found

    def after(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """What each answer of a seat is worth to it, as the position is after it."""
        found: list[int] = []
        net = self.net
        before = b""
        units = 0
        if net is not None:
            before = self.hooks.observe(position, seat)
            units = net.begin(before)
        for action in actions:
            twin = position.clone()
            twin.play(seat, action)
            worth = self.margins(twin)[seat]
            if net is not None and twin.stack:
                worth += net.answer(net.changed(units, before, self.hooks.observe(twin, seat)))
            found.append(worth)
        return found

    def followed(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """The same once the seat has answered its own questions that follow at once: which cube, which row."""
        found: list[int] = []
        net = self.net
        before = b""
        units = 0
        if net is not None:
            before = self.hooks.observe(position, seat)
            units = net.begin(before)
        for action in actions:
            twin = position.clone()
            self.carry_out(twin, seat, action)
            worth = self.margins(twin)[seat]
            if net is not None and twin.stack:
                worth += net.answer(net.changed(units, before, self.hooks.observe(twin, seat)))
            found.append(worth)
        return found

    def carry_out(self, position: Position, seat: int, action: int) -> list[int]:
        """Give an answer, in place, and what looks best to the seat's own questions that follow at once; all of it."""
        given = [action]
        position.play(seat, action)
        for _question in range(self.follow_ups):
            if not position.stack:
                break
            step = position.stack[-1]
            if step.mode() != ASK or step.seat != seat or step.kind == self.rest:
                break
            options = position.options
            chosen = options[0]
            if len(options) > 1:
                values = self.after(position, seat, options)
                chosen = options[values.index(max(values))]
            position.play(seat, chosen)
            given.append(chosen)
        return given
