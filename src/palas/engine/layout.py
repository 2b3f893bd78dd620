"""Laying out a position in the words of the box, checking that it can lie on the table, and describing one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from palas.engine.core.cards import listed
from palas.engine.core.position import ASK, CHANCE, NOT_YET, SECRET, Position
from palas.engine.core.state import State
from palas.engine.errors import BadPosition
from palas.engine.said import MOST, Said, items, named, shown

Plain = dict[str, Any]

ENDS_WITH_PHASE = "ends_with_phase"  # nothing follows the phase: a puzzle or a ruling about it alone
OF_ALL_GAMES = {"game", "players", "options", "seed", "ask_all", "steps", "answers"}  # words that the engine reads


class Boxed(Protocol):
    """The game, as far as a layout asks it (palas.engine.game.Game)."""

    data: dict[str, Any]

    def plain(self, position: Any) -> Plain: ...

    def from_plain(self, players: int, options: Mapping[str, Any], plain: Plain) -> Position: ...

    def setup(self, players: int, options: Mapping[str, Any]) -> Position: ...

    def census(self, position: Any) -> dict[str, int]: ...

    def position_dict(self, position: Position) -> Plain: ...

    def action_code(self, action: int) -> str: ...

    def action_id(self, code: str) -> int: ...

    @property
    def steps(self) -> Mapping[str, Any]: ...

    @property
    def once(self) -> Mapping[str, Any]: ...


class Layout:
    """How positions of a title are said. This one takes the fields of a position by their names, as they are stored.

    A title with words of its own (its layout.py) gives `seats`, reads them in `lay` and `begin`, says them again in
    `describe` and `beginning`, and refuses in `check` what its rules never lead to.
    """

    fixed: ClassVar[tuple[str, ...]] = ()  # the fields that are lists of always the same length
    following: ClassVar[tuple[str, ...]] = ()  # the steps that lead on when a phase is over

    def __init__(self, game: Any, players: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def seats(self) -> Sequence[str]:
        """What the seats are called: the colours of the box."""
        return [f"player{seat + 1}" for seat in range(self.players)]

    def start_from(self, opening: Any, words: Mapping[str, Any]) -> Any:
        """The position on which the words are laid out: the opening, or a later one if the words speak of it."""
        return opening

    def lay(self, position: Any, said: Said) -> Any:
        """The opening position with everything that was said laid out on it, but for what is to be done next."""
        plain = self.game.plain(position)
        for word in plain:
            for value in said.given(word):
                plain[word] = value
        check_kinds(plain, self.game.plain(position), (*self.fixed, *self.of_each_seat()))
        laid = self.game.from_plain(self.players, self.options, plain)
        laid.stack[:] = position.stack
        laid.answers = position.answers
        return laid

    def of_each_seat(self) -> list[str]:
        """The fields that hold something for each seat: however many play, set-up makes them as long."""
        lengths = {}
        for players in self.game.meta.players:
            plain = self.game.plain(self.game.setup(players, self.game.options_for(players, self.options)))
            lengths[players] = {word: len(value) for word, value in plain.items() if isinstance(value, list | tuple)}
        return [word for word in lengths[self.players] if all(lengths[n].get(word) == n for n in lengths)]

    def begin(self, position: Any, said: Said) -> None:
        """Put on the stack what is to be done next, as it was said; here what the opening asks."""

    def describe(self, position: Any) -> Plain:
        """Everything that `lay` reads, as it lies."""
        return dict(self.game.plain(position))

    def beginning(self, position: Any) -> Plain:
        """What `begin` would have to read so that the game goes on as here, as well as it can be said."""
        return {}

    def check(self, position: Any) -> None:
        """Refuse what cannot lie on the table although everything is there and nothing too much."""


class Pool:
    """All cards or tiles of one kind: those that are named are taken first, then what lay there before, then any."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.left = list(range(len(names)))
        self.where: dict[int, str] = {}

    def take(self, value: Any, at: str) -> int:
        """The thing of that name, which may lie in one place only."""
        thing = named(value, self.names, at)
        if thing in self.where:
            raise BadPosition("layout-twice", thing=value, first=self.where[thing], second=at)
        if thing not in self.left:
            raise BadPosition("layout-not-in-game", thing=value)
        return self.put(thing, at)

    def take_all(self, said: Said, word: str) -> list[int] | None:
        """The things that a word lists; None if it was not said."""
        found = None
        for value in said.given(word):
            found = [self.take(name, said.path(word)) for name in items(value, said.path(word))]
        return found

    def put(self, thing: int, at: str) -> int:
        """A thing that is still free."""
        self.left.remove(thing)
        self.where[thing] = at
        return thing

    def keep(self, things: Iterable[int], at: str) -> list[int]:
        """Of things that lay there before, those that were not named elsewhere."""
        return [self.put(thing, at) for thing in things if thing in self.left]

    def keep_or_any(self, thing: int, at: str) -> int:
        """What lay there before or, if that was named elsewhere, the next that is free."""
        if thing < 0:
            return thing
        if thing not in self.left and not self.left:
            raise BadPosition("layout-no-more", at=at)
        return self.put(thing if thing in self.left else self.left[0], at)


# -- laying out ------------------------------------------------------------------------------------------------------


def opening_of(game: Boxed, players: int, options: Mapping[str, Any]) -> Position:
    """The position at the first question of a game in which chance always brings what comes first in the box."""
    position = game.setup(players, options)
    position.answers = [NOT_YET] * players
    position.settle()
    while position.stack and position.stack[-1].mode() == CHANCE:
        position.fall(position.stack[-1].outcomes(position)[0])
    return position


def lay_out(game: Boxed, layout: Layout, opening: Position, said: Said) -> Position:
    """The position that was said, checked; what was not said is as in the opening."""
    said.heard |= OF_ALL_GAMES
    position: Position = layout.lay(layout.start_from(opening.clone(), said.words), said)
    if "steps" in said:
        position.stack[:] = steps_from(game, position.players, said.value("steps"))
    else:
        layout.begin(position, said)
        if layout.following and said.flag(ENDS_WITH_PHASE, False):
            position.stack[:] = without_what_follows(layout, position.stack)
    position.answers = answers_from(game, position, said)
    said.end()
    check_position(game, layout, opening, position)
    return position


def without_what_follows(layout: Layout, steps: Sequence[Any]) -> list[Any]:
    """The pending steps of the phase itself: with the last of them the game is over."""
    begun = next((at for at, step in enumerate(steps) if step.kind not in layout.following), len(steps) - 1)
    return list(steps[begun:])


def steps_from(game: Boxed, players: int, stored: Any) -> list[Any]:
    """The pending steps as a stored position has them: kind and fields, the next one last."""
    found: list[Any] = []
    for step in stored if isinstance(stored, list | tuple) else [stored]:
        if not isinstance(step, list | tuple) or not step:
            raise BadPosition("layout-kind", at="steps", kind="list", found=shown(step))
        kind, *fields = step
        make = (game.once.get(kind) or game.steps.get(kind)) if isinstance(kind, str) else None
        if make is None:
            raise BadPosition("layout-step", step=shown(kind))
        if any(type(field) is not int for field in fields):
            raise BadPosition("layout-kind", at=f"steps.{kind}", kind="number", found=shown(fields))
        try:
            found.append(make(*fields))
        except TypeError as error:
            raise BadPosition("layout-step-fields", step=kind, found=shown(fields)) from error
        if found[-1].mode() == ASK and not 0 <= found[-1].seat < players:
            raise BadPosition("layout-stuck", step=kind)
    return found


def answers_from(game: Boxed, position: Position, said: Said) -> list[int]:
    """Secret answers that were given before the others have answered, by seat."""
    answers = [NOT_YET] * position.players
    for name, code in said.entries("answers"):
        if name not in said.seats:
            raise BadPosition("layout-name", at="answers", name=name, known=", ".join(said.seats))
        seat = list(said.seats).index(name)
        asked = bool(position.stack) and position.stack[-1].mode() == SECRET
        number = game.action_id(code) if isinstance(code, str) else -1
        if not asked or seat not in position.stack[-1].seats(position):
            raise BadPosition("layout-answer", seat=name, code=str(code))
        if number not in position.stack[-1].options(position, seat):
            raise BadPosition("layout-answer", seat=name, code=str(code))
        answers[seat] = number
    return answers


# -- checking --------------------------------------------------------------------------------------------------------


def check_position(game: Boxed, layout: Layout, opening: Position, position: Position) -> None:
    """Refuse a position that cannot lie on the table: wrong kinds of value, rules broken, things lost or too many."""
    check_kinds(game.plain(position), game.plain(opening), layout.fixed)
    layout.check(position)
    expected = game.census(opening)
    for thing, count in game.census(position).items():
        if count != expected.get(thing):
            raise BadPosition("layout-census", thing=thing, found=count, expected=expected.get(thing, 0))


def check_kinds(found: Any, pattern: Any, fixed: Sequence[str] = (), at: str = "") -> None:
    """Every value must be of the kind that it has in another position, and a fixed list as long."""
    if isinstance(pattern, dict):
        if not isinstance(found, dict):
            raise BadPosition("layout-kind", at=at or "…", kind="words", found=shown(found))
        for name in pattern:
            path = f"{at}.{name}" if at else name
            if name not in found:
                raise BadPosition("layout-missing", at=path)
            check_kinds(found[name], pattern[name], fixed, path)
    elif isinstance(pattern, list | tuple):
        if not isinstance(found, list | tuple):
            raise BadPosition("layout-kind", at=at, kind="list", found=shown(found))
        if at.rpartition(".")[2] in fixed and len(found) != len(pattern):
            raise BadPosition("layout-length", at=at, found=len(found), expected=len(pattern))
        for value in found:
            check_kinds(value, pattern[0] if pattern else 0, fixed, at)
    elif type(found) is not type(pattern):
        kind = "flag" if type(pattern) is bool else "number" if type(pattern) is int else "name"
        raise BadPosition("layout-kind", at=at, kind=kind, found=shown(found))


def too_many(at: str, found: int, most: int) -> BadPosition:
    """There are not so many of them."""
    return BadPosition("layout-number", at=at, found=found, least=0, most=most)


def check_seats(at: str, found: Sequence[int], most: int) -> None:
    """Nobody is there twice, and not too many are."""
    if len(found) > most:
        raise too_many(at, len(found), most)
    if len(set(found)) < len(found):
        raise BadPosition("layout-twice-there", at=at)


def check_amounts(at: str, names: Sequence[str], amounts: Sequence[int], most: int = MOST) -> None:
    """Nobody owes anything, and there is not more than can be."""
    for name, amount in zip(names, amounts, strict=True):
        if not 0 <= amount <= most:
            raise too_many(f"{at}.{name}" if at else name, amount, most)


def check_sets(names: Sequence[str], sets: Mapping[str, int], everything: int) -> None:
    """Of cards in sets, each card lies in one of them."""
    seen: dict[int, str] = {}
    for place, cards in sets.items():
        if cards & ~everything:
            raise BadPosition("layout-no-card", at=place)
        for card in listed(cards):
            if card in seen:
                raise BadPosition("layout-twice", thing=names[card], first=seen[card], second=place)
            seen[card] = place


def awaits_chance(position: Position) -> bool:
    """Has chance still to fall, so that what lies there is half laid out?"""
    return any(step.mode() == CHANCE for step in position.stack)


def check_asked(state: State) -> None:
    """Refuse a position in which somebody is asked who is not there, or who could answer nothing."""
    for seat in state.to_act:
        if seat >= state.players or (seat >= 0 and not state.legal_ids(seat)):
            raise BadPosition("layout-stuck", step=state.position.stack[-1].kind)


# -- describing ------------------------------------------------------------------------------------------------------


def described(game: Boxed, layout: Layout, opening: Position, position: Position) -> list[Plain]:
    """A position in the words of the box, without what is as in the opening: with what comes next said in these words
    too (also if nothing follows the phase), and with the steps as they are stored."""
    everything = layout.describe(position)
    usual = layout.describe(layout.start_from(opening.clone(), everything))
    usual["phase"] = layout.describe(opening).get("phase")
    words = {word: value for word, value in everything.items() if word not in usual or value != usual[word]}
    stored: Plain = {"steps": [[step.kind, *step.fields()] for step in position.stack]}
    given = {
        layout.seats()[seat]: game.action_code(answer)
        for seat, answer in enumerate(position.answers)
        if answer != NOT_YET
    }
    if given:
        words["answers"] = given
    said = {**words, **layout.beginning(position)}
    goes_on = not layout.following or not position.stack or position.stack[0].kind in layout.following
    return [said, *([] if goes_on else [{**said, ENDS_WITH_PHASE: True}]), {**words, **stored}]
