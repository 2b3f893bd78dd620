"""What every part of the board needs while it is drawn: the view, the words, the scene, the colours, the question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from palas.draw import Scene
from palas.draw.frames import use
from palas.engine.outlook import Outlook
from palas.games.caylus.board_words import Captions
from palas.games.caylus.box import Box
from palas.games.caylus.rules import placing
from palas.games.caylus.rules.construction import tile_points
from palas.games.caylus.view import TownView

# What an action does that answers a question of that kind and has a place on the board.
VERBS = {
    "place": "place",
    "gate": "place",
    "transform": "transform",
    "replace": "replace",
    "build_craft": "build",
    "build_prestige": "build",
    "guild": "provost",
    "bribe": "provost",
    "favour_row": "row",
    "favour_effect": "column",
}
NOBODY = -1


@dataclass(slots=True)
class Drawing:
    """A board of Caylus in the making."""

    view: TownView
    box: Box
    say: Captions
    scene: Scene
    names: Sequence[str]
    colours: Sequence[str]
    small: bool  # drawn for a phone
    question: str  # the kind of the open question, or ""
    outlook: Outlook  # what each answer brings

    @property
    def verb(self) -> str:
        """The verb of the actions that places on the board stand for now."""
        return VERBS.get(self.question, "")

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def action(self, verb: str, rest: str) -> str:
        """The code of an action, if the open question is of its kind."""
        return f"{verb} {rest}" if verb == self.verb else ""

    def kind_to_build(self) -> int:
        """The kind of tile that the open question is about, or -1."""
        asked = self.view.asked
        if self.verb != "build" or asked is None:
            return -1
        effect: int = asked.data["effect"]
        return self.box.effects[effect].what

    def price(self, place: int) -> int | None:
        """What a worker costs there now, for the one who is asked (CAY-5.5)."""
        if self.question != "place" or self.view.seat is None:
            return None
        return placing.price(self.outlook.position, self.view.seat, place)

    def bridge_price(self) -> int:
        """The lowest free passing number (CAY-5.5, 13.3)."""
        return placing.bridge_price(self.outlook.position)

    def points(self, tile: int) -> int:
        """What building a tile scores (CAY-14.3)."""
        return tile_points(self.outlook.position, tile)

    @contextmanager
    def zone(self, id: str, title: str, y: float, height: float) -> Iterator[None]:
        """A part of the board that a page can scroll to; the title is a message."""
        mark = self.scene.open_zone()
        yield
        self.scene.close_zone(mark, id, self.say.words.say(self.say.lang, title), y, height)

    def worker(self, seat: int, where: str, x: float, y: float) -> None:
        """A worker of that seat in a slot whose middle is x, y."""
        figure = use("worker", self.colours[seat], 0, 0, 29 if self.small else 31)
        self.scene.piece(f"piece-worker-{seat}-{where}", x, y + 10, figure, f"seat-{seat}")

    def house(self, seat: int, where: str, x: float, y: float, width: float = 18) -> None:
        """A house of that seat."""
        self.scene.piece(
            f"piece-house-{seat}-{where}", x, y, use("house", self.colours[seat], 0, 0, width), f"seat-{seat}"
        )

    def disc(self, id: str, seat: int, x: float, y: float, r: float) -> None:
        """A marker of that seat."""
        self.scene.piece(f"piece-{id}-{seat}", x, y, use("disc", self.colours[seat], 0, 0, r), f"seat-{seat}")

    def occupant(self, seat: int) -> str:
        """Who stands there, in words."""
        return self.say.say("free") if seat == NOBODY else self.say.say("taken", name=self.name(seat))
