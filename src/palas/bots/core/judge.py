"""What a position is worth to a seat, in thousandths of a point: the advice's margin, and what a net has learned.

The margin of a seat is its standing less the best rival's, so that what one seat wins another loses. Whole numbers keep
sums the same in whatever order they are made.
"""

from __future__ import annotations

from typing import Any, Final, final

from palas.bots.core.net import Net, Sight
from palas.engine.core.hooks import Hooks
from palas.engine.core.position import ASK, NOBODY, Position

MILLE: Final = 1000
VICTORY: Final = 3000  # what it is worth to win at all, beside the points
SOLO_VICTORY: Final = 15_000  # alone the task is what counts
UNKNOWN: Final = -(1 << 60)  # a worth that nobody has reckoned yet


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
        self.reached: Position | None = None  # where the best answer of `followed` leads,
        self.reached_worth = 0  # and what that is worth to who gives it
        self.sights: list[Sight] = [] if net is None else [net.blind] * players  # by seat, what the net was shown last

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
        return [own, -rival, self.learned(position, seat)]

    def learned(self, position: Position, seat: int) -> int:
        """What the net adds to a seat's margin."""
        net = self.net
        if net is None or not position.stack:
            return 0
        return net.answer(self.look(net, position, seat))

    def look(self, net: Net, position: Position, seat: int) -> Sight:
        """Show the net what a seat sees; it reckons on from what it was shown last."""
        sight = net.changed(self.sights[seat], self.hooks.observe(position, seat))
        self.sights[seat] = sight
        return sight

    def value(self, position: Position, seat: int) -> int:
        """What the position is worth to one seat."""
        return self.margins(position)[seat] + self.learned(position, seat)

    def values(self, position: Position) -> list[int]:
        """What the position is worth to every seat."""
        return self.corrected(position, NOBODY, 0)

    def values_reached(self, seat: int) -> list[int]:
        """What the position behind the best answer that `followed` found for a seat is worth to every seat."""
        assert self.reached is not None
        return self.corrected(self.reached, seat, self.reached_worth)

    def corrected(self, position: Position, knowing: int, worth: int) -> list[int]:
        """The margins and what was learned beyond them; what it is worth to one seat may be known already."""
        found = self.margins(position)
        if self.net is None or not position.stack:
            return found
        beyond: list[int] = []
        for seat in range(self.players):
            beyond.append(worth - found[seat] if seat == knowing else self.learned(position, seat))
        if self.players == 2:  # what one wins the other loses: both eyes see more than one
            lead = (found[0] - found[1] + beyond[0] - beyond[1]) // 2
            return [lead, -lead]
        for seat in range(self.players):
            found[seat] += beyond[seat]
        return found

    def after(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """What each answer of a seat is worth to it, as the position is after it."""
        net = self.net
        sight = None if net is None else self.look(net, position, seat)
        found: list[int] = []
        for action in actions:
            twin = position.clone()
            twin.play(seat, action)
            found.append(self.worth(twin, seat, sight))
        return found

    def followed(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """The same once the seat has answered its own questions that follow at once: which cube, which row."""
        net = self.net
        sight = None if net is None else self.look(net, position, seat)
        found: list[int] = []
        for action in actions:
            twin = position.clone()
            worth = self.go_ahead(twin, seat, [action])
            if worth == UNKNOWN:
                worth = self.worth(twin, seat, sight)
            if not found or worth > self.reached_worth:
                self.reached = twin
                self.reached_worth = worth
            found.append(worth)
        return found

    def worth(self, position: Position, seat: int, before: Sight | None) -> int:
        """What a position is worth to a seat; `before` is what the net was shown of one like it."""
        margin = self.margins(position)[seat]
        net = self.net
        if net is None or before is None or not position.stack:
            return margin
        return margin + net.answer(net.changed(before, self.hooks.observe(position, seat)))

    def carry_out(self, position: Position, seat: int, action: int) -> list[int]:
        """Give an answer, in place, and what looks best to the seat's own questions that follow at once; all of it."""
        given = [action]
        self.go_ahead(position, seat, given)
        return given

    def go_ahead(self, position: Position, seat: int, given: list[int]) -> int:
        """Do so, and add to what was given; what the position then is worth to the seat, if that came to light."""
        position.play(seat, given[0])
        worth = UNKNOWN
        for _question in range(self.follow_ups):
            if not position.stack:
                break
            step = position.stack[-1]
            if step.mode() != ASK or step.seat != seat or step.kind == self.rest:
                break
            options = position.options
            chosen = options[0]
            worth = UNKNOWN
            if len(options) > 1:
                values = self.after(position, seat, options)
                worth = max(values)
                chosen = options[values.index(worth)]
            position.play(seat, chosen)
            given.append(chosen)
        return worth
