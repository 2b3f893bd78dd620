"""What bots and researchers ask about a position: its numbers, its standings, what a seat cannot know dealt anew."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK, NOT_YET, SECRET, Position, Step, changed
from palas.engine.core.scribe import Part, Scribe

MANY: Final = 16  # more players than any game has


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """One title's answers. A title writes its observation, its standings and how hidden things are dealt anew; one that
    says nothing shows what is pending, goes by the scores and hides nothing.

    `asking` are the kinds of step that ask somebody, `working` all others.
    """

    def __init__(self, actions: int, asking: list[str], working: list[str]) -> None:
        self.actions = actions  # how many there are
        self.asking = asking
        self.working = working
        self.kinds: dict[str, int] = {}  # where a kind stands: first those that ask
        for kind in asking:
            self.kinds[kind] = len(self.kinds)
        for kind in working:
            self.kinds[kind] = len(self.kinds)
        self.kind_of_step: dict[Any, int] = {}  # the same for the classes of steps that were met
        self.blanks: list[bytes] = [b""] * MANY  # an observation full of zeros, by the number of players

    # -- what a title says --------------------------------------------------------------------------------------------

    def write(self, position: Position, seat: int, to: Scribe) -> None:
        """Write what that seat may know, own things first; the pending steps follow by themselves."""

    def about(self, position: Position, to: Scribe) -> None:
        """Write what the question on top is about."""

    def standings(self, position: Position) -> list[float]:
        """What each seat's position is worth in points, whatever its rivals have."""
        return [float(points) for points in position.scores()]

    def deal(self, position: Position, seat: int, rng: Quick) -> None:
        """Deal anew, in place, everything that lies on the table and that this seat cannot know."""

    # -- what follows from it -----------------------------------------------------------------------------------------

    def observe(self, position: Position, seat: int) -> bytes:
        """The numbers of what that seat may know, one byte each; SPECTATOR for what everybody may know."""
        blank = self.blanks[position.players]
        if not blank:
            blank = self.blank(position)
        to = Scribe(seat, position.players, blank)
        self.compose(position, seat, to)
        if to.at != len(blank):
            raise RuntimeError("the observations of a title must all be equally long")
        return to.written()

    def blank(self, position: Position) -> bytes:
        """An observation without anything in it, with so many players."""
        parts = self.parts(position)
        blank = bytes(parts[-1].first + parts[-1].length)
        self.blanks[position.players] = blank
        return blank

    def parts(self, position: Position) -> list[Part]:
        """The names of the numbers."""
        to = Scribe(0, position.players, b"")
        self.compose(position, 0, to)
        to.close()
        return to.parts

    def compose(self, position: Position, seat: int, to: Scribe) -> None:
        """Everything in order: what lies on the table, then what is still to be done."""
        self.write(position, seat, to)
        asking = len(self.asking)
        stack = position.stack
        to.part("asked", 1, "the kind of the question that is asked now")
        top = self.number_of(stack[-1]) if stack else -1
        to.one_of(top if top < asking else -1, asking)
        to.part("to_act", 1, "by seat: who must answer it")
        for waiting in position.waiting():
            if waiting >= 0:
                to.put(to.place(waiting), 1)
        to.skip(position.players)
        to.part("over", 1, "whether the game is over")
        to.flag(not stack)
        players = position.players
        work = players * asking  # where the numbers of the two parts after "pending" stand
        work_of = work + len(self.working)
        for step in stack:  # one walk fills three parts
            kind = self.number_of(step)
            seat_of_step = step.seat
            seated = 0 <= seat_of_step < players
            if kind >= asking:
                to.add(work + kind - asking)
                if seated:
                    to.add(work_of + to.place(seat_of_step))
            elif seated:
                to.add(to.place(seat_of_step) * asking + kind)
        to.part("pending", 1, "by seat: how many questions of each kind are still to come, the one asked now included")
        to.skip(work)
        to.part("work", 2, "how many steps of each other kind are still to do")
        to.skip(len(self.working))
        to.part("work_of", 2, "by seat: how many of these are the seat's own")
        to.skip(players)
        self.about(position, to)

    def number_of(self, step: Step[Any]) -> int:
        """Where the kind of a step stands. To ask a step for its kind takes a while; its class is known at once."""
        made_by: Any = type(step)
        number = self.kind_of_step.get(made_by, -1)
        if number < 0:
            number = self.kinds[step.kind]
            self.kind_of_step[made_by] = number
        return number

    def mask(self, position: Position, seat: int) -> bytearray:
        """A byte for each action: 1 if it is a legal answer of that seat now."""
        mask = bytearray(self.actions)
        stack = position.stack
        if stack and seat >= 0:
            step = stack[-1]
            mode = step.mode()
            if mode == ASK and step.seat == seat:
                for action in position.options:
                    mask[action] = 1
            elif mode == SECRET and seat in position.waiting():
                for action in step.options(position, seat):
                    mask[action] = 1
        return mask

    def redeal(self, position: Position, seat: int, rng: Quick) -> None:
        """Deal anew, in place, everything that this seat cannot know: it sees the same table as before.

        Secret answers that others have given already are any legal ones of the hands that they hold now.
        """
        self.deal(position, seat, rng)
        if not position.stack:
            return
        step = position.stack[-1]
        mode = step.mode()
        if mode == SECRET:
            for other in step.seats(position):
                if other != seat and position.answers[other] != NOT_YET:
                    options = step.options(position, other)
                    position.answers = changed(position.answers, other, options[rng.below(len(options))])
        elif mode == ASK and step.seat != seat:
            position.options = step.options(position, step.seat)
