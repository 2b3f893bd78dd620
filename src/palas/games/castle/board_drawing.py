"""What every part of the board needs while it is drawn: the view, the words, the scene, the colours, the question."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from palas.draw import Scene
from palas.draw.frames import use
from palas.engine.outlook import Outlook
from palas.games.castle.box import GOODS, MASTER_BUILDER, Box
from palas.games.castle.rules.final_scoring import place_points
from palas.games.castle.rules.resolving import ResolveRank, TakeOne
from palas.games.castle.rules.rounds import EndRound
from palas.games.castle.shorthand import Shorthand
from palas.games.castle.state import NOBODY, Castle
from palas.games.castle.view import CastleView

CHOOSING = ("market", "palace", "granary", "village_inn")  # what a helper scores there is chosen, or another matter


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
    answers: Collection[str]  # the codes of all answers to the open question that have a reason, if one is open
    outlook: Outlook  # what each answer brings

    def say(self, key: str, **params: object) -> str:
        """A message of the board."""
        return self.short.say(f"board-{key}", **params)

    def named(self, what: str, number: int) -> str:
        """The name of a building, card, wagon, place or good."""
        return self.short.words.called(self.short.lang, what, number)

    @property
    def castle(self) -> Castle:
        """The position as the view shows it, to ask the rules about."""
        castle: Castle = self.outlook.position
        return castle

    def action(self, verb: str, rest: str) -> str:
        """The code of an action, if it is an answer to the open question, legal or refused for a reason."""
        code = f"{verb} {rest}"
        return code if code in self.answers else ""

    def taking(self, kind: type[TakeOne], good: int) -> str:
        """The code of taking a piece, if the open question asks which to take there."""
        step = self.castle.stack[-1] if self.answers else None
        return self.action("take", GOODS[good]) if isinstance(step, kind) else ""

    def who(self, seat: int) -> str:
        """Who stands there, in words."""
        return self.say("free") if seat == NOBODY else self.say("taken", name=self.names[seat])

    def worth(self, good: int) -> str:
        """What a piece counts when one builds; silver stands for any other."""
        return self.say("worth", value=self.box.good_value[good])

    def scores(self, place: int) -> list[str]:
        """What a helper on a place scores in the end, and what that is as the castle stands now."""
        kind = self.box.building_kind[self.box.place_building[place]]
        lines = [self.say("place-line", fee=self.box.place_fee[place], scores=self.short.place(place))]
        if kind not in CHOOSING:
            lines.append(self.say("counts-now", points=place_points(self.castle, place, kind)))
        return lines

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

    @property
    def rank(self) -> int:
        """The rank whose cards are being carried out, or 0: the next rank is waiting, or the end of the round."""
        stack = self.castle.stack
        next_rank = next((step.rank for step in stack if isinstance(step, ResolveRank)), 0)
        if next_rank:
            return next_rank - 1
        return MASTER_BUILDER if any(isinstance(step, EndRound) for step in stack) else 0
