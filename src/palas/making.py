"""Everything a maker of a game needs, from one place: `from palas.making import Game, Meta, Position, Step, …`.

Drawing a board has a kit of its own, `palas.draw`; checking a game is `palas.engine.contract.check_game`.
"""

from palas.engine.action import Choice, Decision, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.engine.core.event import EVERYONE, Event
from palas.engine.core.hooks import Hooks
from palas.engine.core.luck import Quick
from palas.engine.core.position import NOBODY, NOT_YET, OK, Chance, Position, Secret, Step, Work
from palas.engine.core.scribe import Scribe
from palas.engine.core.state import State
from palas.engine.game import Game, Goal, Manner, Meta, Option, Plain, PlainOrder, Price, Rival, seat_name
from palas.engine.steps import steps_of
from palas.engine.view import View, seen
from palas.text import COMMON, Words

__all__ = [
    "COMMON",
    "EVERYONE",
    "NOBODY",
    "NOT_YET",
    "OK",
    "BoxedGame",
    "Card",
    "CardBook",
    "CardGroup",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Goal",
    "Hooks",
    "Manner",
    "Meta",
    "Option",
    "Plain",
    "PlainOrder",
    "Position",
    "Price",
    "Quick",
    "Reason",
    "Rival",
    "Scribe",
    "Secret",
    "State",
    "Step",
    "Trait",
    "View",
    "Words",
    "Work",
    "box_file",
    "fields_of",
    "seat_name",
    "seen",
    "steps_of",
]
