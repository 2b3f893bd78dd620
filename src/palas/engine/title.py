"""What a title says about itself: its facts, its position, its words, its pictures. `Game` does everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypedDict, Unpack

import msgspec

from palas.engine.action import Choice, Reason
from palas.engine.cards import CardBook
from palas.engine.core.event import Event
from palas.engine.core.luck import Quick
from palas.engine.core.position import Position, Step
from palas.engine.core.state import State
from palas.engine.layout import Layout
from palas.engine.meta import Goal, Meta, Pack, PlainOrder, Price, Rival
from palas.engine.outlook import Outlook
from palas.engine.structs import ready
from palas.engine.view import Asked, View
from palas.text import COMMON, Words

if TYPE_CHECKING:
    from palas.draw import Board

Plain = dict[str, Any]


class Manner(TypedDict):
    """How a board is to be drawn (see `Game.board`)."""

    lang: str
    names: Sequence[str]
    legal: Collection[str]
    last: Collection[str]
    shape: str
    colours: Sequence[str]
    titles: bool
    outlook: Outlook


class Title(ABC):
    """What makes a title: its facts, and the answers that only it can give. The rest has an answer for all."""

    meta: Meta
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by style of a bot, patterns of the answers that it likes
    telling_verbs: ClassVar[tuple[str, ...]] = ()  # whose answers name cards, buildings, places: for the balance
    open_information: ClassVar[bool] = False  # True: nobody ever knows more than the others
    follow_ups: ClassVar[int] = 3  # so many of its own next questions a bot thinks ahead at first sight
    thought_to: ClassVar[str] = ""  # the kind of question that ends such a thought: where the next turn is chosen
    draws_areas: ClassVar[bool] = False  # what lies before a player can be drawn alone (see `Game.board`)
    rival_colour: ClassVar[str | None] = None  # of an opponent whom the rules play and who has a seat in the log
    draws_rivals: ClassVar[bool] = False  # and what lies before an opponent whom the rules play, too
    sketches: ClassVar[tuple[str, ...]] = ("board",)  # what `sketch` can draw: board, supply, legend, …
    solo_options: ClassVar[tuple[str, ...]] = ()  # the options that say what one plays against when alone
    stock: ClassVar[Mapping[str, str]] = {}  # the pictures of `holdings`: coin, silver_coin, worker, a cube, an icon
    sources: ClassVar[Mapping[str, str]] = {}  # the pictures of where points come from (`breakdown`), as in `stock`
    words: Words = COMMON
    pack: Pack = Pack()
    data: dict[str, Any] = {}  # noqa: RUF012  # the contents of the box, for data packs
    schema: ClassVar[Mapping[str, Any]] = {}  # what a data pack may make of them (palas.engine.packs.schema)
    steps: ClassVar[Mapping[str, Callable[..., Step[Any]]]] = {}  # by kind, to make a stored step again
    once: ClassVar[Mapping[str, Callable[..., Step[Any]]]] = {}  # steps that older positions name or make otherwise
    event_args: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the names of an event's numbers, by its kind
    headings: ClassVar[tuple[str, ...]] = ("phase",)  # the events that begin a new part of the log
    sections: ClassVar[tuple[str, ...]] = ()  # the events that a curve of points names: the message `section-<kind>`
    deeds: ClassVar[tuple[str, ...]] = ()  # the events that begin a line of it; all others belong to the line before
    gathered: ClassVar[tuple[str, ...]] = ()  # of these, several of one seat share a line
    leads: ClassVar[tuple[str, ...]] = ()  # the events that belong to the deed after them: what is paid for it
    asides: ClassVar[tuple[str, ...]] = ()  # what others answer in the midst of a deed: it stands in its line
    hushed: ClassVar[tuple[str, ...]] = ()  # the events that a log in deeds need not tell
    misfits: ClassVar[Mapping[tuple[str, str], str]] = {}  # the rule against an answer, by kind of question and verb
    plain_orders: ClassVar[Mapping[str, PlainOrder]] = {}  # for later, by name; `order-NAME` says what, and its limit
    view_type: ClassVar[type[View]] = View

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        ready(cls.view_type)

    # -- what a title must say ------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Any]) -> Position:
        """The position before the first chance falls."""

    @abstractmethod
    def action_code(self, action: int) -> str:
        """The canonical text of an action."""

    @abstractmethod
    def action_id(self, code: str) -> int:
        """The number of an action, or -1."""

    @abstractmethod
    def plain(self, position: Any) -> Plain:
        """Everything in the position as plain data, without the steps."""

    @abstractmethod
    def from_plain(self, players: int, options: Mapping[str, Any], plain: Plain) -> Position:
        """The position that `plain` described."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What that seat may know."""

    @abstractmethod
    def imagine_plain(self, view: Any, rng: Quick) -> Plain:
        """A whole position that looks like this view to its seat; its steps and secret answers come by themselves."""

    @abstractmethod
    def reason(self, position: Any, seat: int, action: int, refusal: int) -> Reason:
        """Why a candidate is not legal: the refusal's number in words."""

    @abstractmethod
    def breakdown(self, position: Any) -> list[dict[str, int]]:
        """Points by seat and source."""

    @abstractmethod
    def census(self, position: Any) -> dict[str, int]:
        """Everything that is conserved, counted."""

    def layout(self, players: int, options: Mapping[str, Any]) -> Layout:
        """How positions are laid out (`Game.lay_out`): a title with words of its own has a layout of its own."""
        return Layout(self, players, options)

    def options_for(self, players: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options as they really are with so many players, where a mode decides one of them or needs it not."""
        return options

    def winners(self, position: Any) -> tuple[int, ...]:
        """The seats with most points, as long as a title has no other tie-break."""
        scores = position.scores()
        return tuple(seat for seat, points in enumerate(scores) if points == max(scores))

    def holdings(self, shown: Any, seat: int) -> dict[str, int]:
        """What that seat owns, points included, in a position or as far as a view shows it: always the same keys."""
        return {}

    def round_of(self, view: Any) -> int | None:
        """The round that lists of tables show; None where a title counts none. Here the view's field `round`."""
        found: int | None = getattr(view, "round", None)
        return found

    def price(self, view: Any) -> Price | None:
        """What has to be paid, where a view asks for a payment that is made up of several things; else None."""
        return None

    def figures(self) -> Mapping[str, str]:
        """Icons of the title's own, beside those of palas.draw.icons: a path on a field of 24 by 24, by name."""
        return {}

    def called(self, seat: int, lang: str, names: Sequence[str] | None = None) -> str:
        """What the log calls a seat."""
        return seat_name(seat, lang, names)

    def rivals(self, view: Any, lang: str) -> Sequence[Rival]:
        """The opponents whom the rules play and score, as in some solo games."""
        return ()

    def value(self, position: Any, seat: int) -> float:
        """How good the position is for that seat, in points: what bots and hints go by (a title's advice.py)."""
        return float(position.scores()[seat])

    def facts(self, position: Any) -> dict[str, str | int | list[str]]:
        """What statistics count about a finished game: a word or a list of words by share, a number by its mean."""
        return {}

    def story_facts(self, story: Sequence[Event]) -> dict[str, str | int | list[str]]:
        """The same, as far as only the story of a game tells it: what came and went."""
        return {}

    def fact_words(self) -> dict[str, Sequence[str]]:
        """All words that a fact may have, for facts that tell which things of the box were used: what is never used?"""
        return {}

    def opening_order(self, position: Any) -> Sequence[int]:
        """The seats in the order of the first round, where chance decides it; empty where it is that of the seats."""
        return ()

    def solo_task(self, position: Any, options: Mapping[str, Any]) -> str:
        """Alone: what one plays for or against, as statistics tell games apart (see `solo_options`)."""
        return ",".join(f"{name}={options[name]}" for name in self.solo_options)

    def solo_round(self, position: Any) -> int:
        """Alone: the round in which the game was won, where a title knows one; else 0."""
        return 0

    def solo_text(self, task: str, lang: str) -> str:
        """What one played for or against, in words."""
        told = []
        for name, _, value in (part.partition("=") for part in task.split(",") if part):
            key = f"option-{name}-{value}"
            said = self.words.has(lang, key)
            told.append(self.words.say(lang, key) if said else f"{self.words.say(lang, f'option-{name}')} {value}")
        return ", ".join(told)

    def solo_goals(self, position: Any, lang: str) -> Sequence[Goal]:
        """Alone: what had to be reached, one by one, and how much of it was; opponents whom the rules play are one."""
        return ()

    def decision_data(self, position: Any, seat: int) -> dict[str, Any]:
        """What the pending question is about."""
        about: dict[str, Any] = position.stack[-1].about(position, seat)
        return about

    def action_text(self, code: str, lang: str) -> str:
        """An action in words, as a button or a numbered choice shows it: the message `act-<verb>`."""
        verb, _, name = code.partition(" ")
        return self.words.say(lang, f"act-{verb}", name=name)

    def outcome_code(self, position: Any, outcome: int) -> str:
        """The canonical text of an outcome of the pending chance."""
        return f"{position.stack[-1].kind} {outcome}"

    def listed(self, view: Any, lang: str, outlook: Outlook) -> list[Choice]:
        """The legal answers to the question a view asks, in the order in which a person wants to read them.

        What an answer costs or brings is never worked out here: `outlook` asks the rules.
        """
        asked: Asked | None = view.asked
        return [Choice(code, self.action_text(code, lang)) for code in asked.legal] if asked else []

    def sketch(self, view: Any, lang: str, names: Sequence[str], width: int, part: str = "board") -> Any:
        """A view drawn in text, as something that rich can print; here simply every field of the game's own."""
        plain: Plain = msgspec.to_builtins(view)
        own = {name: value for name, value in plain.items() if name not in View.__struct_fields__}
        return "\n".join(f"{name}: {value}" for name, value in own.items())

    def drawing(self, view: Any, **how: Unpack[Manner]) -> Board | None:
        """The drawing that `Game.board` asks for: what a title with a board answers; prices come from the outlook."""
        return None

    def colours(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        """The tincture of each seat, on boards and pages: those of the box (palas.draw.tinctures)."""
        from palas.draw import TINCTURES

        return TINCTURES

    def picture(self, state: State, seat: int | None = None, lang: str = "en", theme: str = "light") -> str | None:
        """The position as an SVG file that stands alone, or None where a title has no drawing."""
        from palas.draw import picture

        return picture(state, seat, lang, theme)

    def desk_size(self, view: Any, outlook: Outlook) -> tuple[float, float]:
        """The size of the board that is drawn for a desk (see `Game.board`), in its own units."""
        return (1200.0, 800.0)

    def spots(self, view: Any, event: Event) -> tuple[str, ...]:
        """The ids of the places and pieces on the board that an event is about."""
        return ()

    def legend(self) -> Mapping[str, Mapping[str, tuple[Any, ...]]]:
        """The symbols of the board by group and name, as rows of symbols draw them (palas.draw.frames)."""
        return {}

    def cards(self, lang: str) -> CardBook | None:
        """All cards or tiles of the box, to be looked through on a page; None where a title shows none."""
        return None


def seat_name(seat: int, lang: str, names: Sequence[str] | None = None) -> str:
    """What a seat is called: the person's name, else "Player 2"."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return COMMON.say(lang, "seat", number=seat + 1)
