"""Everything a maker of a game needs, from one place: `from palas.making import Game, Meta, Position, Step, …`.

Drawing a board has a kit of its own, `palas.draw`; checking a game is `palas.engine.contract.check_game`.
"""

from palas.engine.action import Choice, Decision, Reason
from palas.engine.boxed import BoxedGame, box_file, fields_of
from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.engine.core.event import EVERYONE, Event
from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK, CHANCE, NOT_YET, OK, SECRET, WORK, Position, Step
from palas.engine.core.state import State
from palas.engine.game import Game, Manner, Meta, Option, Plain, Rival, seat_name
from palas.engine.view import View
from palas.text import COMMON, Words

__all__ = [
    "ASK",
    "CHANCE",
    "COMMON",
    "EVERYONE",
    "NOT_YET",
    "OK",
    "SECRET",
    "WORK",
    "BoxedGame",
    "Card",
    "CardBook",
    "CardGroup",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Manner",
    "Meta",
    "Option",
    "Plain",
    "Position",
    "Quick",
    "Reason",
    "Rival",
    "State",
    "Step",
    "Trait",
    "View",
    "Words",
    "box_file",
    "fields_of",
    "seat_name",
]
