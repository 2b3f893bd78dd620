"""Thinking about one question: what each answer is worth, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from palas.bots import nets
from palas.bots.core.judge import MILLE, Judge
from palas.bots.core.search import MOST_NODES, WAVER, Arms, Solver, Tree, think
from palas.bots.questions import asked, game_of
from palas.engine.core.luck import Quick
from palas.engine.core.position import NOT_YET, SECRET
from palas.engine.view import View

ENDLESS = 1 << 60
SOON = 0.85  # of a time budget
SOLVING = 0.07  # of it may go into reckoning out a near end; the rest is for putting the trees away
NEAR = 4  # if one simulation in so many comes to the end of the game, it is reckoned out
TRIED = 20  # answers that may be tried for that, for every simulation of the budget
MOST_TRIED = 20_000


@dataclass(frozen=True)
class Budget:
    """How long to think: simulations, repeatable everywhere, or seconds, or whichever ends first."""

    simulations: int = ENDLESS
    seconds: float = 0.0


@dataclass(frozen=True)
class Opinion:
    """What is thought of one answer: points ahead of the best rival that it leads to, and how often it was tried."""

    code: str
    points: float
    looks: int
    first: float  # the same at first sight
    reply: tuple[int, str] | None = None  # who is asked next, and what they would then answer


@dataclass(frozen=True)
class Thought:
    """Every answer to a question, the best first."""

    opinions: tuple[Opinion, ...]
    simulations: int
    learned: bool  # a net took part

    @property
    def code(self) -> str:
        """The best answer."""
        return self.opinions[0].code


def at_sight(view: View, luck: Quick) -> Thought:
    """Every answer judged without search; what the seat would answer to its own next questions is thought ahead."""
    question = asked(view)
    seat = view.seat
    assert seat is not None, "only a seat is asked"
    judge = judge_for(view)
    position = judge.game.imagine(view, luck.split(), manual=True).position
    if position.stack[-1].mode() == SECRET:
        position.answers = [NOT_YET] * position.players
    values = judge.followed(position, seat, [judge.game.action_id(code) for code in question.legal])
    lots = [value + luck.below(2 * WAVER + 1) for value in values]  # what is as good as the best is chosen by lot
    order = sorted(range(len(values)), key=lambda i: (-lots[i], i))
    opinions = [Opinion(question.legal[i], values[i] / MILLE, 0, values[i] / MILLE) for i in order]
    return Thought(tuple(opinions), 0, judge.net is not None)


def worlds_for(view: View, budget: Budget) -> int:
    """How many tables to imagine: depth first, then more of them."""
    if game_of(view).open_information or budget.simulations < 100:
        return 1
    return 2 if budget.simulations < 400 else 4


def judge_for(view: View, *, learned: bool = True) -> Judge:
    """Who values the positions of the game that a view shows; `learned=False`: by its advice alone."""
    game = game_of(view)
    return nets.judge(game, view.players, nets.net_for(game, view.players) if learned else None)


def consider(
    view: View,
    budget: Budget,
    luck: Quick,
    *,
    learned: bool = True,
    kept: list[Tree] | None = None,
    clock: Callable[[], float] = monotonic,
) -> Thought:
    """Search on tables imagined from the view; without simulations every answer is judged at first sight.

    `kept` are the trees of the seat's last thought, and those of this one when it is over.
    """
    question = asked(view)
    seat = view.seat
    assert seat is not None, "only a seat is asked"
    began = clock()
    judge = judge_for(view, learned=learned)
    worlds = worlds_for(view, budget)
    trees = continued(view, judge, kept[:worlds], luck) if kept else []
    if kept is not None:
        kept.clear()
    made = 0
    count = len(question.legal)
    visits, totals, first = [0] * count, [0] * count, [0] * count
    reckoned: list[list[int]] = []
    replies: dict[int, tuple[int, str]] = {}
    end = began + SOON * budget.seconds
    for world in range(worlds):
        if world and budget.seconds and clock() >= end:
            worlds = world  # no time for more of them
            break
        if world < len(trees):
            tree = trees[world]
        else:
            tree = Tree(judge, judge.game.imagine(view, luck.split(), manual=True).position, luck.split())
        tree.most = MOST_NODES // worlds
        until = began + (end - began) * (world + 1) / worlds if budget.seconds else 0.0
        done = think(tree, budget.simulations * (world + 1) // worlds - made, until, clock)
        made += done
        arms = arms_of(tree, seat)
        late = until + SOLVING * budget.seconds / worlds if until else 0.0
        if tree.ended * NEAR > done and not (late and clock() >= late):
            solver = Solver(judge, min(MOST_TRIED, TRIED * done) // worlds, late, clock)
            reckoned.append(solver.answers(tree.root.position, seat, arms.actions))
        for i in range(count):
            visits[i] += arms.visits[i]
            totals[i] += arms.totals[i]
            first[i] += arms.first[i]
            answer = reply_to(tree, i)
            if answer is not None:
                replies.setdefault(i, (answer[0], judge.game.action_code(answer[1])))
        if kept is not None:
            kept.append(tree)
    sight = [value / worlds for value in first]
    worth = [totals[i] / visits[i] if visits[i] else sight[i] for i in range(count)]
    order = sorted(range(count), key=lambda i: (-visits[i], -worth[i], i))
    if len(reckoned) == worlds and all(reckoned):
        worth = [sum(values[i] for values in reckoned) / worlds for i in range(count)]
        order = sorted(range(count), key=lambda i: (-worth[i], -visits[i], i))
    opinions = [
        Opinion(question.legal[i], worth[i] / MILLE, visits[i], sight[i] / MILLE, replies.get(i)) for i in order
    ]
    return Thought(tuple(opinions), made, judge.net is not None)


def continued(view: View, judge: Judge, kept: list[Tree], luck: Quick) -> list[Tree]:
    """The trees that have met what is asked now: a position in them that looks the same to the seat."""
    table = judge.game.imagine(view, luck.split(), manual=True)
    assert view.seat is not None
    seen = judge.hooks.observe(table.position, view.seat)
    found = []
    for tree in kept:
        for node in tree.below(view.seat):
            if judge.hooks.observe(node.position, view.seat) != seen:
                continue
            table.position = node.position
            if table.view(view.seat) == view:
                tree.go_to(node)
                found.append(tree)
                break
    return found


def arms_of(tree: Tree, seat: int) -> Arms:
    """What the search found for the seat that thinks."""
    return next(arms for arms in tree.root.arms if arms.seat == seat)


def reply_to(tree: Tree, answer: int) -> tuple[int, int] | None:
    """Who is asked after an answer and what they would do, if the search has looked at it; never behind a chance."""
    if len(tree.root.arms) != 1:
        return None
    node = tree.root.nodes.get(answer)
    if node is None or len(node.arms) != 1 or not node.arms[0].tried:
        return None
    arms = node.arms[0]
    return arms.seat, arms.actions[arms.visits.index(max(arms.visits))]
