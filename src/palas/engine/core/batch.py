"""Many games at once, stepped side by side: what learning needs, without a call of Python for each game."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.hooks import Hooks
from palas.engine.core.luck import Luck, Quick
from palas.engine.core.position import ASK, CHANCE, NOT_YET, Position, pick, weight_of_all


@final
class Games:
    """Some games of one title with equally many players. A game that ends is dealt anew at once.

    `observations` and `masks` are written in place after every step: a row for each game, of the seat that must act
    there next. Of a question that is asked in secret the seats are asked one after the other and see nothing of it.
    """

    def __init__(self, game: Any, hooks: Hooks, empty: Position, count: int, seed: int) -> None:
        self.game = game  # has `returns(position)`: what each seat gets at the end
        self.hooks = hooks
        self.empty = empty  # the position before the first chance
        self.players = empty.players
        self.count = count
        self.actions = hooks.actions
        self.dealers: list[Quick] = [Quick(seed * 1_000_003 + number) for number in range(count)]
        self.positions: list[Position] = []
        self.lucks: list[Luck] = []
        self.draws: list[int] = []  # outcomes that have fallen in each game
        self.seats: list[int] = [0] * count
        self.legal: list[list[int]] = [[] for number in range(count)]
        self.rewards: list[float] = [0.0] * (count * self.players)  # of the last step
        self.dones: list[int] = [0] * count  # 1 where the last step ended a game
        self.steps: list[int] = [0] * count  # decisions so far in each game
        for number in range(count):
            self.positions.append(empty)
            self.lucks.append(self.dealers[number])
            self.draws.append(0)
            self.deal(number)
        self.size = len(hooks.observe(self.positions[0], self.seats[0])) if count else 0
        self.observations = bytearray(count * self.size)
        self.masks = bytearray(count * self.actions)
        for number in range(count):
            self.look(number)

    def deal(self, number: int) -> None:
        """A new game in that place."""
        self.put(number, self.empty.clone(), self.dealers[number].split())

    def put(self, number: int, position: Position, luck: Luck) -> None:
        """Go on with that position and those draws in one place."""
        if not position.answers:
            position.answers = [NOT_YET] * position.players
        position.settle()
        self.positions[number] = position
        self.lucks[number] = luck
        self.draws[number] = 0
        self.steps[number] = 0
        self.draw(number)
        self.seats[number] = self.asked(position)

    def step(self, chosen: list[int]) -> None:
        """Carry out one legal action in every game, by the seat that must act there."""
        players = self.players
        rewards = [0.0] * len(self.rewards)
        for number in range(self.count):
            position = self.positions[number]
            position.play(self.seats[number], chosen[number])
            self.steps[number] += 1
            self.draw(number)
            if position.stack:
                self.dones[number] = 0
                self.seats[number] = self.asked(position)
            else:
                self.dones[number] = 1
                returns: list[float] = self.game.returns(position)
                for seat in range(players):
                    rewards[number * players + seat] = returns[seat]
                self.deal(number)
            self.look(number)
        self.rewards = rewards

    def asked(self, position: Position) -> int:
        """The seat that must act; the first of those that are asked in secret."""
        step = position.stack[-1]
        return step.seat if step.mode() == ASK else position.waiting()[0]

    def draw(self, number: int) -> None:
        """Let chance fall until a seat must decide."""
        position = self.positions[number]
        luck = self.lucks[number]
        while position.stack:
            step = position.stack[-1]
            if step.mode() != CHANCE:
                return
            outcomes = step.outcomes(position)
            weights = step.weights(position)
            point = luck.draw(self.draws[number], weight_of_all(outcomes, weights))
            self.draws[number] += 1
            position.fall(outcomes[pick(weights, point)])

    def look(self, number: int) -> None:
        """Write the rows of one game."""
        position = self.positions[number]
        seat = self.seats[number]
        first = number * self.size
        self.observations[first : first + self.size] = self.hooks.observe(position, seat)
        masks = self.masks
        first = number * self.actions
        for action in self.legal[number]:
            masks[first + action] = 0
        legal = position.legal_ids(seat)
        for action in legal:
            masks[first + action] = 1
        self.legal[number] = legal

    def random_actions(self, luck: Quick) -> list[int]:
        """A legal action for every game, all equally likely."""
        return [legal[luck.below(len(legal))] for legal in self.legal]
