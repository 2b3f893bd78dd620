"""A position and its pending steps: what every game's state is made of (architecture, section 4)."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import listed, nth, size
from palas.engine.core.event import EVERYONE, Event
from palas.engine.core.luck import Quick

# What a step wants when it lies on top of the stack.
WORK: Final = 0  # it does its work by itself
ASK: Final = 1  # it asks one seat
SECRET: Final = 2  # it asks several seats at once; nobody sees an answer before all are in
CHANCE: Final = 3  # it waits for an outcome that nobody chooses

OK: Final = 0  # the refusal that is none
NOT_YET: Final = -1  # no secret answer given so far
CHANCE_SEAT: Final = -1  # who "acts" when chance does
NOBODY: Final = -1  # the seat of a step that asks none

Shared = list[int]  # of a position: a list that is replaced, never changed in place, so that copies may share it
EMPTY: Final[list[int]] = []  # a list that set-up has still to lay out; never changed
FIRST_SEATS: Final = [list(range(players)) for players in range(64)]  # more than any game has; never changed


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position:
    """Everything on the table, hidden things included, and a stack of what is still to be done.

    A game's own position adds its fields, `scores` and whatever its steps need. Steps are never changed once
    they are on the stack, so a clone may share them.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.stack: list[Step[Any]] = []
        self.answers: Shared = EMPTY  # to a secret question, by seat
        self.options = EMPTY
        self.asks_all = False  # also what has one answer only
        self.telling = False
        self.story: list[Event] = []

    def clone(self) -> Position:
        """An independent copy that tells no story. This one copies all lists of a class that is not compiled, lists in
        lists too, and shares what is no list (the box); a compiled class has its own (tools/fields.py writes it)."""
        make: Any = type(self)
        twin: Position = make.__new__(make)  # its constructor may want more than the number of players
        Position.__init__(twin, self.players)
        for name, value in vars(self).items():
            setattr(twin, name, deep_copy(value))
        twin.stack = self.stack[:]
        twin.answers = self.answers
        twin.options, twin.asks_all = self.options, self.asks_all
        twin.telling = False
        twin.story = []
        return twin

    def scores(self) -> list[int]:
        """Points by seat: final when over, else the running total."""
        raise RuntimeError("a position must say how it is scored")

    # -- asking ---------------------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that must decide now; [CHANCE_SEAT] when chance is next; [] when the game is over."""
        if not self.stack:
            return []
        step = self.stack[-1]
        mode = step.mode()
        if mode == CHANCE:
            return [CHANCE_SEAT]
        if mode == SECRET:
            return [seat for seat in step.seats(self) if self.answers[seat] == NOT_YET]
        return [step.seat]

    def legal_ids(self, seat: int) -> list[int]:
        """The legal answers of a seat that is asked. The list belongs to the position: do not change it."""
        step = self.stack[-1]
        if step.mode() == SECRET:
            return step.options(self, seat)
        return self.options

    # -- answering ------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal answer and go on to the next question."""
        step = self.stack[-1]
        if step.mode() != SECRET:
            self.answer(step, seat, action)
            return
        self.answers = changed(self.answers, seat, action)
        for other in step.seats(self):
            if self.answers[other] == NOT_YET:
                return
        answers = self.answers
        self.answers = [NOT_YET] * self.players
        self.stack.pop()
        self.tell_news(0, "", ())  # undo is not free beyond this; the step tells what it reveals
        step.reveal(self, answers)
        self.settle()

    def fall(self, outcome: int) -> None:
        """Carry out an outcome of chance and go on to the next question."""
        self.befall(self.stack[-1], outcome)

    def answer(self, step: Step[Any], seat: int, action: int) -> Step[Any] | None:
        """Carry out a legal answer to the step on top, which does not ask in secret; the step that waits then."""
        stack: list[Any] = self.stack  # of anything: what is popped unseen is then not asked whether it is a step
        stack.pop()
        step.resolve(self, seat, action)
        return self.settle()

    def befall(self, step: Step[Any], outcome: int) -> Step[Any] | None:
        """Carry out an outcome of the step on top, which waits for chance; the step that waits then."""
        stack: list[Any] = self.stack
        stack.pop()
        step.fall(self, outcome)
        return self.settle()

    def settle(self) -> Step[Any] | None:
        """Do the pending work until somebody, or chance, must decide; the step that waits for it, if any."""
        stack: list[Any] = self.stack
        while stack:
            step: Step[Any] = stack[-1]
            mode = step.mode()
            if mode == WORK:
                if len(stack) > 1:
                    stack.pop()
                else:
                    stack.clear()  # a list that was popped empty gets slow memory when it grows again
                step.work(self)
            elif mode == ASK:
                options = step.options(self, step.seat)
                if len(options) == 1 and not self.asks_all and step.resolves_itself():
                    stack.pop()
                    step.resolve(self, step.seat, options[0])
                else:
                    self.options = options
                    return step
            elif mode == SECRET and not step.seats(self):
                stack.pop()
                step.reveal(self, self.answers)
            else:
                return step
        return None

    def push(self, step: Step[Any]) -> None:
        """Put a step on top: it is done before everything that is pending already."""
        self.stack.append(step)

    # -- telling --------------------------------------------------------------------------------------------------

    def tell(self, kind: str, args: tuple[int, ...]) -> None:
        """Tell everybody what happened."""
        if self.telling:
            self.story.append(Event(kind, args, EVERYONE, False, 0))

    def tell_some(self, audience: int, kind: str, args: tuple[int, ...]) -> None:
        """Tell only the seats of the bit mask what happened."""
        if self.telling:
            self.story.append(Event(kind, args, audience, False, 0))

    def tell_news(self, audience: int, kind: str, args: tuple[int, ...]) -> None:
        """Tell what was hidden until now: undo is not free beyond this moment."""
        if self.telling:
            self.story.append(Event(kind, args, audience, True, 0))


def changed(shared: Shared, at: int, value: int) -> Shared:
    """A shared list in which one thing is another."""
    twin = shared[:]
    twin[at] = value
    return twin


def deep_copy(value: Any) -> Any:
    """A list with copies of its lists; everything else as it is."""
    return [deep_copy(one) for one in value] if isinstance(value, list) else value


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """Pending work, as data. This one asks a seat; `Work`, `Secret` and `Chance` are the other kinds of step.

    A subclass gives its `kind`, the word that names it in decisions, records of positions and messages (`ask-<kind>`),
    and, if it asks, the `rule` that does. What its constructor takes it keeps under the same names, as whole numbers.
    A compiled one that comes and goes all the time says `free_list_len=1`: the next one is made where the last one was.
    """

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def mode(self) -> int:
        """WORK, ASK, SECRET or CHANCE."""
        return ASK

    def fields(self) -> list[int]:
        """What the constructor needs to make this step again."""
        made_by: Any = type(self)
        names = constructor_of(made_by)
        if names == ALONE and self.seat == NOBODY:
            return []
        return [getattr(self, name) for name in names]

    def about(self, position: P, seat: int) -> dict[str, Any]:
        """What the question is about: the figures that its sentence shows, and that lists and boards go by."""
        return {}

    # WORK
    def work(self, position: P) -> None:
        """Do it, and push what follows."""

    # ASK and SECRET
    def seats(self, position: P) -> list[int]:
        """Who is asked. The list may belong to the position: do not change it."""
        return [self.seat]

    def candidates(self, position: P, seat: int) -> list[int]:
        """Every answer worth a reason: the legal ones are among them. Nobody changes the list, now or later."""
        return []

    def refusal(self, position: P, seat: int, action: int) -> int:
        """OK, or the number of the reason why this candidate is not legal now."""
        return OK

    def options(self, position: P, seat: int) -> list[int]:
        """The legal answers. Override it only with a faster list of the same answers in the same order."""
        candidates = self.candidates(position, seat)
        for at in range(len(candidates)):
            if self.refusal(position, seat, candidates[at]) != OK:
                legal = candidates[:at]
                for later in range(at + 1, len(candidates)):
                    if self.refusal(position, seat, candidates[later]) == OK:
                        legal.append(candidates[later])
                return legal
        return candidates  # often all of them are

    def resolves_itself(self) -> bool:
        """Is a single legal answer carried out without asking?"""
        return True

    def resolve(self, position: P, seat: int, action: int) -> None:
        """Carry out the answer of the one seat that was asked."""

    def reveal(self, position: P, answers: list[int]) -> None:
        """Carry out the secret answers, all of which are in; `answers` is indexed by seat."""

    # CHANCE
    def outcomes(self, position: P) -> list[int]:
        """What can happen. The list may belong to the position: do not change it."""
        return []

    def weights(self, position: P) -> list[int]:
        """How likely each outcome is, as whole numbers in the same order; empty if one is as likely as the other."""
        return EMPTY

    def fall(self, position: P, outcome: int) -> None:
        """Carry out the outcome."""

    def imagine(self, position: P, luck: Quick) -> int:
        """An outcome as it may fall in an imagined game."""
        outcomes = self.outcomes(position)
        weights = self.weights(position)
        if not weights:
            return outcomes[luck.below(len(outcomes))]
        return outcomes[pick(weights, luck.below(weight_of_all(outcomes, weights)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step[P]):
    """A step that does its `work` by itself."""

    def mode(self) -> int:
        return WORK


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Step[P]):
    """A step that asks its `seats`, everybody, at once; when all answers are in it can `reveal` them."""

    def mode(self) -> int:
        return SECRET

    def seats(self, position: P) -> list[int]:
        return FIRST_SEATS[position.players]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[P]):
    """A step that waits for one of its `outcomes`, which nobody chooses, to `fall`.

    Where an outcome is a thing of the box, `things` names the list of the box that says what it is called.
    """

    things: ClassVar[str] = ""

    def mode(self) -> int:
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[P]):
    """A card is drawn from a face-down pile, any of them as likely as another."""

    def pile(self, position: P) -> int:
        """The cards that may be drawn, as a set."""
        raise RuntimeError("a subclass must say it")

    def outcomes(self, position: P) -> list[int]:
        return listed(self.pile(position))

    def imagine(self, position: P, luck: Quick) -> int:
        pile = self.pile(position)
        return nth(pile, luck.below(size(pile)))


@mypyc_attr(allow_interpreted_subclasses=True)
class StartPlayer(Chance[P]):
    """Anybody may be the first to play."""

    kind = "start_player"

    def outcomes(self, position: P) -> list[int]:
        return FIRST_SEATS[position.players]


ALONE: Final = ("seat",)


@cache
def constructor_of(step: Any) -> tuple[str, ...]:
    """The names of what a step is made from."""
    return tuple(signature(step).parameters)


def weight_of_all(outcomes: list[int], weights: list[int]) -> int:
    """What the weights of all outcomes add up to."""
    total = 0 if weights else len(outcomes)
    for weight in weights:
        total += weight
    return total


def pick(weights: list[int], point: int) -> int:
    """The index that `point`, a number below the sum of the weights, falls on."""
    if not weights:
        return point
    for i, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return i
    raise RuntimeError("the point lies beyond the weights")
