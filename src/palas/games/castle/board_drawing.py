"""What every part of the board needs while it is drawn: the view, the words, the scene, the colours, the question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from palas.draw import Scene
from palas.draw.frames import use
from palas.engine.outlook import Outlook
from palas.games.castle.box import Box
from palas.games.castle.shorthand import Shorthand
from palas.games.castle.view import CastleView

# The verbs of the actions that have a place on the board, by the kind of question.
VERBS: dict[str, tuple[str, ...]] = {
    "choose_cards": ("play",),
    "load": ("take",),
    "trader": ("send",),
    "toll": ("back",),
    "tower": ("take",),
    "buy": ("buy",),
    "build": ("build",),
    "helper": ("helper",),
    "helper_from": ("from",),
    "plague": ("discard",),
    "snowdrift": ("discard",),
    "gift": ("take",),
}
NOBODY = -1


@dataclass(slots=True)
class Drawing:
    """A board of Im Schutze der Burg in the making."""

    view: CastleView
    box: Box
    short: Shorthand
    scene: Scene
    names: Sequence[str]
    colours: Sequence[str]
    small: bool  # drawn for a phone
    question: str  # the kind of the open question, or ""
    outlook: Outlook  # what each answer brings

    def say(self, key: str, **params: object) -> str:
        """A message of the board."""
        return self.short.say(f"board-{key}", **params)

    def named(self, what: str, number: int) -> str:
        """The name of a building, card, wagon, place or good."""
        return self.short.words.namers[what](self.short.lang, number)

    def action(self, verb: str, rest: str) -> str:
        """The code of an action, if the open question is of its kind."""
        return f"{verb} {rest}" if verb in VERBS.get(self.question, ()) else ""

    def who(self, seat: int) -> str:
        """Who stands there, in words."""
        return self.say("free") if seat == NOBODY else self.say("taken", name=self.names[seat])

    @contextmanager
    def zone(self, id: str, title: str, y: float, height: float) -> Iterator[None]:
        """A part of the board that a page can scroll to."""
        mark = self.scene.open_zone()
        yield
        self.scene.close_zone(mark, id, self.say(title), y, height)

    def helper(self, seat: int, where: str, x: float, y: float) -> None:
        """A helper of that seat in a slot whose middle is x, y."""
        if seat != NOBODY:
            figure = use("worker", self.colours[seat], 0, 0, 31)
            self.scene.piece(f"piece-helper-{seat}-{where}", x, y + 10, figure, f"seat-{seat}")

    def load(self, seat: int, card: int) -> tuple[int, ...]:
        """What lies on a worker card."""
        workers = self.box.workers
        at = (seat * len(workers) + workers.index(card)) * 5
        return self.view.load[at : at + 5]

    @property
    def rank(self) -> int:
        """The rank that is being carried out, or 0."""
        for kind, *fields in reversed(self.view.pending):
            if kind == "rank":
                rank = fields[0]
                assert isinstance(rank, int)
                return rank - 1
        return 6 if any(kind == "end_round" for kind, *_rest in self.view.pending) else 0
