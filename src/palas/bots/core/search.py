"""Tree search on imagined tables: PUCT with every answer valued when a question is met, and static leaves.

An answer is valued once the seat has answered its own questions that follow at once: in the middle values mislead.
First sight is one seat's and hopes too much; a look is judged by all seats. What was not looked at yet is
taken to be as far off as all looks so far were.

Above two seats every seat maximises its own value. Answers given at once in secret are chosen by each seat on its own
statistics; chance falls as it may once it is met often enough, and no more outcomes are looked at than the visits
deserve: one lucky outcome must not speak for an answer. Questions with a single answer cost nothing. The same luck and
number of simulations always find the same answer. What lies below the answers that were really given can be searched
further at the next question; a near end of the game is reckoned out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final, final

from palas.bots.core.judge import Judge
from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK, CHANCE, NOT_YET, SECRET, Position

EXPLORE: Final = 8000.0  # thousandths of a point that an untried answer may be worth beyond its value
STEP: Final = 50  # thousandths of a point between two entries of WEIGHTS
MOST_NODES: Final = 20_000  # of all trees of one thought: with their positions some 150 MB
LOOKED_THROUGH: Final = 500  # questions of a tree that are compared with the one that is asked now
WAVER: Final = 100  # thousandths of a point: answers that differ less are looked at by lot, or every game were the same
SETTLED: Final = 8  # visits before a chance is looked behind: one lucky outcome would say more than the value before it
MANY_OUTCOMES: Final = 12  # a chance with more is not reckoned out
FARTHEST: Final = 100  # questions and chances in a row that are reckoned out
DEEPEST: Final = 400  # questions in one line of thought
JOINT: Final = 4096  # answers that one seat may have to a secret question


def falling(warmth: int) -> list[int]:
    """Whole numbers that fall like exp(-x / 1.5 points), from 2 ** 30 to nothing."""
    found = [1 << 30]
    while found[-1] > 1:
        found.append(found[-1] * warmth >> 20)
    return found


WEIGHTS: Final = falling(1_014_197)  # 2 ** 20 * exp(-0.05 / 1.5)


@final
class Arms:
    """The answers of one seat to a question, and what the search knows about each."""

    def __init__(self, seat: int, actions: list[int], first: list[int]) -> None:
        self.seat = seat
        self.actions = actions
        self.first = first  # what each is worth at first sight
        self.priors = priors(first)
        self.visits = [0] * len(actions)
        self.totals = [0] * len(actions)
        self.tried = 0
        self.gained = 0  # what all looks together found beyond first sight: what was not looked at is as far off

    def waver(self, luck: Quick) -> None:
        """Let luck decide what is looked at first among answers that are as good as each other."""
        self.priors = priors([value + luck.below(2 * WAVER + 1) - WAVER for value in self.first])

    def select(self) -> int:
        """The answer to look at next."""
        reach = EXPLORE * sqrt(self.tried + 1.0)
        drift = float(self.gained) / self.tried if self.tried else 0.0
        best = 0
        most = -1e18
        for i in range(len(self.actions)):
            visits = self.visits[i]
            hope = self.worth(i) if visits else self.first[i] + drift
            hope += reach * self.priors[i] / (1.0 + visits)
            if hope > most:
                best = i
                most = hope
        return best

    def worth(self, i: int) -> float:
        """What an answer is worth as far as it was looked at."""
        visits = self.visits[i]
        return float(self.totals[i]) / visits if visits else float(self.first[i])


def priors(values: list[int]) -> list[float]:
    """How much each answer deserves a look at first sight; together 1."""
    best = max(values)
    last = len(WEIGHTS) - 1
    weights = [WEIGHTS[min((best - value) // STEP, last)] for value in values]
    total = float(sum(weights))
    return [weight / total for weight in weights]


@final
class Node:
    """A question in the tree, a chance, or the end of the game."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.opened = False
        self.visits = 0
        self.arms: list[Arms] = []
        self.nodes: dict[int, Node] = {}  # by the answers' numbers in a row, or by the outcome
        self.fallen: list[int] = []  # the outcomes of chance looked at so far
        self.values: list[int] = []  # of a chance, before anything falls


@final
class Tree:
    """The search from one imagined position."""

    def __init__(self, judge: Judge, position: Position, luck: Quick) -> None:
        self.judge = judge
        self.luck = luck
        self.size = 1
        self.most = MOST_NODES
        self.ended = 0  # simulations that came to the end of the game
        self.root = Node(position)
        if position.stack[-1].mode() == SECRET:
            position.answers = [NOT_YET] * position.players  # what others have answered is not known: they choose anew
        self.open(self.root)
        for arms in self.root.arms:
            arms.waver(luck)

    def below(self, seat: int) -> list[Node]:
        """The questions to a seat that the search has met below the present one, the nearest first."""
        found: list[Node] = []
        nodes = [self.root]
        for node in nodes:  # grows on the way
            for child in node.nodes.values():
                if len(nodes) < LOOKED_THROUGH:
                    nodes.append(child)
            if node is not self.root and len(node.arms) == 1 and node.arms[0].seat == seat:
                found.append(node)
        return found

    def go_to(self, node: Node) -> None:
        """The game went on to this question: search further from there, and forget all others."""
        self.root = node
        self.ended = 0
        self.size = 0
        nodes = [node]
        for one in nodes:  # grows on the way
            self.size += 1
            nodes.extend(one.nodes.values())

    def simulate(self) -> None:
        """Follow the most promising line to a question not met before, and remember what it is worth."""
        node = self.root
        ways: list[Arms] = []
        taken: list[int] = []
        values: list[int] = []
        for _depth in range(DEEPEST):
            node.visits += 1
            position = node.position
            if not position.stack:
                self.ended += 1
                values = self.judge.margins(position)
                break
            if not node.opened:
                values = self.open(node)
                break
            if position.stack[-1].mode() == CHANCE:
                if node.visits <= SETTLED:
                    values = node.values
                    break
                node = self.fall(node)
                continue
            key = 0
            for arms in node.arms:
                i = arms.select()
                ways.append(arms)
                taken.append(i)
                key = key * JOINT + i
            child = node.nodes.get(key)
            if child is None:
                child = self.answered(node, taken[len(taken) - len(node.arms) :])
                node.nodes[key] = child
            node = child
        else:
            values = self.judge.values(node.position)
        for at in range(len(ways)):
            arms = ways[at]
            i = taken[at]
            arms.visits[i] += 1
            arms.tried += 1
            arms.totals[i] += values[arms.seat]
            arms.gained += values[arms.seat] - arms.first[i]

    def open(self, node: Node) -> list[int]:
        """Value every answer to a question that is met for the first time; what the position is worth to each seat."""
        node.opened = True
        position = node.position
        mode = position.stack[-1].mode()
        if mode == CHANCE:
            node.values = self.judge.values(position)
            return node.values
        for seat in position.waiting():
            actions = position.legal_ids(seat)[:]
            node.arms.append(Arms(seat, actions, self.judge.followed(position, seat, actions)))
        if mode == SECRET:
            return self.judge.values(position)
        arms = node.arms[0]
        if position.players == 1:
            return [max(arms.first)]
        return self.judge.values_reached(arms.seat)  # by all seats: one who only asks himself hopes too much

    def answered(self, node: Node, taken: list[int]) -> Node:
        """The question after these answers."""
        self.size += 1
        position = node.position.clone()
        for at in range(len(taken)):
            arms = node.arms[at]
            position.play(arms.seat, arms.actions[taken[at]])
        go_on(position)
        return Node(position)

    def fall(self, node: Node) -> Node:
        """The question after an outcome: a new one only as long as the visits deserve it."""
        fallen = node.fallen
        if fallen and len(fallen) * len(fallen) > node.visits:
            return node.nodes[fallen[self.luck.below(len(fallen))]]
        step = node.position.stack[-1]
        outcome = draw(node.position, self.luck)
        fallen.append(outcome)
        if outcome in node.nodes:
            return node.nodes[outcome]
        self.size += 1
        position = node.position.clone()
        assert step is position.stack[-1]
        position.fall(outcome)
        go_on(position)
        found = Node(position)
        node.nodes[outcome] = found
        return found


def draw(position: Position, luck: Quick) -> int:
    """An outcome of the pending chance, as likely as it is."""
    return position.stack[-1].imagine(position, luck)


def go_on(position: Position) -> None:
    """Answer questions that have a single answer, and let a chance fall that has a single outcome."""
    while position.stack:
        step = position.stack[-1]
        mode = step.mode()
        if mode == ASK:
            if len(position.options) != 1:
                return
            position.play(step.seat, position.options[0])
        elif mode == CHANCE:
            outcomes = step.outcomes(position)
            if len(outcomes) != 1:
                return
            position.fall(outcomes[0])
        else:
            return


def think(tree: Tree, simulations: int, until: float, clock: Callable[[], float]) -> int:
    """Search until the simulations are made or the tree is full, or until another one as long as the longest so far
    would last beyond `until` (0: the clock is not asked)."""
    made = 0
    now = clock() if until else 0.0
    longest = 0.0
    while made < simulations and tree.size < tree.most:
        if until and now + longest >= until:
            break
        tree.simulate()
        made += 1
        if until:
            then = clock()
            longest = max(longest, then - now)
            now = then
    return made


@final
class Solver:
    """Reckons a game out to its end, every answer and every chance, as long as that is few enough."""

    def __init__(self, judge: Judge, most: int, until: float = 0.0, clock: Callable[[], float] = monotonic) -> None:
        self.judge = judge
        self.left = most  # answers that may still be tried; below 0: too many
        self.until = until  # 0: the clock is not asked
        self.clock = clock

    def answers(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """What each answer leads to for the seat if all go on as well as they can; empty: it is too much to reckon."""
        found: list[int] = []
        for action in actions:
            twin = position.clone()
            twin.play(seat, action)
            values = self.values(twin, 0)
            if self.left < 0 or self.is_late():
                return []
            found.append(values[seat])
        return found

    def is_late(self) -> bool:
        """Is the time over?"""
        return self.until > 0 and self.clock() >= self.until

    def values(self, position: Position, depth: int) -> list[int]:
        """What a position, which may be changed, leads to for every seat."""
        go_on(position)
        if not position.stack:
            return self.judge.margins(position)
        step = position.stack[-1]
        mode = step.mode()
        best: list[int] = []
        if mode == ASK and depth <= FARTHEST:
            seat = step.seat
            for action in position.options:
                self.left = -1 if self.is_late() else self.left - 1
                if self.left < 0:
                    return []
                twin = position.clone()
                twin.play(seat, action)
                values = self.values(twin, depth + 1)
                if self.left < 0:
                    return []
                if not best or values[seat] > best[seat]:
                    best = values
            return best
        outcomes = step.outcomes(position)[:] if mode == CHANCE else []  # the lists may belong to the title
        if not outcomes or len(outcomes) > MANY_OUTCOMES or depth > FARTHEST:  # secret answers have no best one
            self.left = -1
            return []
        weights = step.weights(position)[:] or [1] * len(outcomes)
        sums = [0] * position.players
        for at in range(len(outcomes)):
            self.left = -1 if self.is_late() else self.left - 1
            if self.left < 0:
                return []
            twin = position.clone()
            twin.fall(outcomes[at])
            values = self.values(twin, depth + 1)
            if self.left < 0:
                return []
            for other in range(position.players):
                sums[other] += weights[at] * values[other]
        return [total // sum(weights) for total in sums]
