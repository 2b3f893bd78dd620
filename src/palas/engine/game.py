"""A title as a program: how it starts, is stored, shown and told. Every game is an object of this class."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from palas.engine.action import Choice
from palas.engine.checked import Checked
from palas.engine.core.event import Event
from palas.engine.core.luck import KEY_BYTES, Luck, Quick, seed_key
from palas.engine.core.position import CHANCE_SEAT, NOT_YET, SECRET, Position
from palas.engine.core.state import State
from palas.engine.deeds import Deed, Happening, Short, grouped, in_short
from palas.engine.errors import BadData, BadOption, BadPosition, PalasError
from palas.engine.layout import check_asked, check_position, described, lay_out, opening_of
from palas.engine.meta import Goal, Meta, Option, Origin, Pack, PlainOrder, Price, Rival
from palas.engine.numbered import quick_luck
from palas.engine.outlook import Outlook
from palas.engine.said import Said
from palas.engine.title import Manner, Plain, seat_name
from palas.engine.view import Asked, View

if TYPE_CHECKING:
    from palas.draw import Board


class Game(Checked):
    """One title as a program: it starts, asks, checks, stores and tells by what the title says (palas.engine.title)."""

    printed: Game | None = None  # of a game with a data pack: the game without it

    def with_data(self, data: dict[str, Any], pack: Pack) -> Game:
        raise BadData("no-packs", game=self.meta.id)

    def __reduce__(self) -> Any:
        """For pickle: an installed game is found by its id where it is loaded, with its data pack."""
        changes = dict(self.pack.changes)
        return installed, (installed(self.meta.id, changes).meta.id, changes)

    # -- starting -------------------------------------------------------------------------------------------------

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: str = "auto",
        key: bytes | None = None,
        ask_all: bool = False,
    ) -> State:
        """A new game. Without a seed the operating system gives the key; `chance="manual"` stops at every chance, and
        `ask_all` also asks what has one answer only, which is otherwise carried out by itself."""
        count = self.meta.players[0] if players is None else players
        if count not in self.meta.players:
            raise BadOption("players", game=self.meta.id, players=str(count), allowed=self.player_range())
        manual = is_manual(chance)
        if key is None:
            key = os.urandom(KEY_BYTES) if seed is None else seed_key(seed)
        chosen = dict(self.options_for(count, self.check_options(options or {})))
        origin = Origin(players=count, options=chosen, key=key, seed=seed, ask_all=ask_all)
        return self.at_start(origin, manual)

    def player_range(self) -> str:
        """For how many players it is: "2-5"."""
        first, last = self.meta.players[0], self.meta.players[-1]
        return str(first) if first == last else f"{first}-{last}"

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; an unknown name or value is refused."""
        known = {option.id: option for option in self.meta.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "-"
                raise BadOption("option-unknown", game=self.meta.id, option=str(name), known=names)
            if not any(value is allowed or (type(value) is type(allowed) and value == allowed)
                       for allowed in known[name].values):  # fmt: skip
                allowed = ", ".join(str(v).lower() for v in known[name].values)
                raise BadOption("option-value", option=name, value=str(value), allowed=allowed)
        return {option.id: options.get(option.id, option.default) for option in self.meta.options}

    def at_start(self, origin: Origin, manual: bool, luck: Luck | None = None) -> State:
        """The state with which a journal of this origin begins."""
        if origin.position is None:
            position = self.setup(origin.players, origin.options)
        else:
            position = self.position_from(origin.players, origin.options, dict(origin.position))
        position.asks_all = origin.ask_all
        state = State(self, origin, position, luck or origin.luck(), origin.draws, manual, [], [], 0, 0)
        state.settle()
        return state

    # -- whole positions as data ----------------------------------------------------------------------------------

    def position_dict(self, position: Position) -> Plain:
        """The position with its pending steps and secret answers as plain data."""
        plain = self.plain(position)
        plain["steps"] = [[step.kind, *step.fields()] for step in position.stack]
        plain["answers"] = list(position.answers)
        return plain

    def position_from(self, players: int, options: Mapping[str, Any], plain: Plain) -> Position:
        """The position that `position_dict` described."""
        position = self.from_plain(players, options, plain)
        position.stack[:] = [(self.once.get(kind) or self.steps[kind])(*fields) for kind, *fields in plain["steps"]]
        position.answers = list(plain["answers"])
        if len(position.answers) != players:
            raise ValueError(f"answers: {position.answers}")
        return position

    def to_dict(self, state: State) -> Plain:
        """The complete position, its luck included: for tests, puzzles and the position editor."""
        origin = state.origin
        return {
            "game": self.meta.id,
            "rules_version": self.meta.rules_version,
            "players": origin.players,
            "options": dict(origin.options),
            "changes": dict(self.pack.changes),
            "seed": origin.seed,
            "key": origin.key.hex(),
            "draws": state.draws,
            **({"ask_all": True} if origin.ask_all else {}),
            "position": self.position_dict(state.position),
        }

    def from_dict(self, plain: Mapping[str, Any], *, chance: str = "auto") -> State:
        """The state that `to_dict` described."""
        manual = is_manual(chance)
        try:
            if plain["game"] != self.meta.id:
                raise BadData("foreign", expected=self.meta.id, found=str(plain["game"]))
            if plain["rules_version"] != self.meta.rules_version:
                raise BadData("position-version", game=self.meta.id, needed=str(plain["rules_version"]))
            if plain["changes"] != self.pack.changes:
                raise BadData("other-pack", game=self.meta.id)
            return self.at_given(self.origin(plain, bytes.fromhex(plain["key"])), manual)
        except PalasError:
            raise
        except Exception as error:  # whatever a broken position makes the rules stumble over
            raise BadData("position", game=self.meta.id, detail=f"{type(error).__name__}: {error}") from error

    def at_given(self, origin: Origin, manual: bool) -> State:
        """The same as `at_start` for an origin that somebody else has written: a position must be possible."""
        if origin.position is not None:
            self.check_position(self.position_from(origin.players, origin.options, dict(origin.position)), origin)
        state = self.at_start(origin, manual)
        check_asked(state)
        return state

    def check_position(self, position: Position, origin: Origin) -> None:
        """Refuse a position that cannot lie on the table, in one sentence that says why."""
        opening = self.opening(origin.players, origin.options)
        check_position(self, self.layout(origin.players, origin.options), opening, position)

    # -- positions in the words of the box ------------------------------------------------------------------------

    def lay_out(self, said: Mapping[str, Any], *, chance: str = "auto") -> State:
        """A state to go on from: its position is said in the words of the box (docs/positions.md).

        What is not said is as at the first question of a game of two, and the rest lies in the supply. BadPosition
        says why a position is impossible.
        """
        manual = is_manual(chance)
        if not isinstance(said, Mapping):
            raise BadPosition("layout-kind", at=self.meta.id, kind="words", found=str(said))
        count = said.get("players", 2 if 2 in self.meta.players else self.meta.players[0])
        if type(count) is not int or count not in self.meta.players:
            raise BadOption("players", game=self.meta.id, players=str(count), allowed=self.player_range())
        if said.get("game", self.meta.id) != self.meta.id:
            raise BadData("foreign", expected=self.meta.id, found=str(said["game"]))
        options = dict(self.options_for(count, self.check_options(Said(said).part("options").words)))
        layout = self.layout(count, options)
        words = Said({word: said[word] for word in said if word not in ("game", "players", "options")}, layout.seats())
        seed, ask_all = words.value("seed"), words.flag("ask_all", False)
        if seed is not None and type(seed) not in (int, str):
            raise BadPosition("layout-kind", at="seed", kind="number", found=str(seed))
        try:
            position = lay_out(self, layout, self.opening(count, options), words)
            key = os.urandom(KEY_BYTES) if seed is None else seed_key(seed)
            plain = self.position_dict(position)
            state = self.at_start(Origin(count, options, key, seed, plain, 0, ask_all), manual)
            check_asked(state)
        except PalasError:
            raise
        except Exception as error:  # whatever an impossible position makes the rules stumble over
            raise BadData("position", game=self.meta.id, detail=f"{type(error).__name__}: {error}") from error
        return state

    def describe_position(self, state: State) -> Plain:
        """The position of a state in the words of the box: `lay_out` lays it out again.

        Where the words cannot say what is to be done next (in the middle of an effect), `steps` says it.
        """
        origin = state.origin
        layout, opening = self.layout(origin.players, origin.options), self.opening(origin.players, origin.options)
        usual = self.options_for(origin.players, self.check_options({}))
        changed = {name: value for name, value in origin.options.items() if value != usual[name]}
        frame: Plain = {"game": self.meta.id, "players": origin.players}
        frame |= {"options": changed} if changed else {}
        frame |= {"ask_all": True} if origin.ask_all else {}
        wanted = self.position_dict(state.position)
        for words in described(self, layout, opening, state.position):
            with suppress(PalasError):
                again = self.lay_out(frame | words, chance="manual")
                if self.position_dict(again.position) == wanted:
                    return frame | words
        raise BadPosition("layout-unsaid", step=state.position.stack[-1].kind if state.position.stack else "")

    def opening(self, players: int, options: Mapping[str, Any]) -> Position:
        """The position at the first question of a game in which chance brings what comes first in the box; not to be
        changed."""
        return self._openings(players, tuple(options.items()))

    @cached_property
    def _openings(self) -> Callable[..., Position]:
        return lru_cache(maxsize=64)(lambda players, options: opening_of(self, players, dict(options)))

    def origin(self, plain: Mapping[str, Any], key: bytes) -> Origin:
        """The origin that a stored position or the header of a record names."""
        players, seed, draws = plain["players"], plain.get("seed"), plain.get("draws", 0)
        if type(players) is not int or players not in self.meta.players:
            raise BadOption("players", game=self.meta.id, players=str(players), allowed=self.player_range())
        if seed is not None and type(seed) not in (int, str):
            raise ValueError(f"seed: {seed!r}")
        if type(draws) is not int or draws < 0:
            raise ValueError(f"draws: {draws!r}")
        if len(key) > 2 * KEY_BYTES:
            raise ValueError(f"key: {len(key)}")
        ask_all = plain.get("ask_all", False)
        if type(ask_all) is not bool:
            raise ValueError(f"ask_all: {ask_all!r}")
        options = self.check_options(dict(plain["options"]))
        return Origin(players, options, key, seed, deepcopy(plain.get("position")), draws, ask_all)

    def with_changes(self, changes: Mapping[str, Any]) -> Game:
        """This title with the entries of a data pack, as a view or a record names them."""
        if changes == self.pack.changes:
            return self
        raise BadData("no-packs", game=self.meta.id)

    def imagine(self, view: View, rng: Quick | Random | int, *, manual: bool = False) -> State:
        """A full state consistent with that view, everything unseen dealt at random; `manual` stops at every chance."""
        if view.changes != self.pack.changes:
            return self.with_changes(view.changes).imagine(view, rng, manual=manual)
        quick = quick_luck(rng)
        plain = self.imagine_plain(view, quick)
        plain |= {"steps": [list(step) for step in view.pending], "answers": [NOT_YET] * view.players}
        position = self.position_from(view.players, view.options, plain)
        if position.stack and position.stack[-1].mode() == SECRET:
            plain["answers"] = self.imagine_answers(view, position, quick)
        origin = Origin(view.players, dict(view.options), key=b"", position=plain, ask_all=view.ask_all)
        return self.at_start(origin, manual, quick.split())

    def imagine_answers(self, view: View, position: Position, rng: Quick) -> list[int]:
        """The seat's own secret answer, and any legal one for the others who have answered."""
        step = position.stack[-1]
        answers = [NOT_YET] * position.players
        for seat in step.seats(position):
            if seat == view.seat and view.answer is not None:
                answers[seat] = self.action_id(view.answer)
            elif seat not in view.to_act:
                options = step.options(position, seat)
                answers[seat] = options[rng.below(len(options))]
        return answers

    # -- what a seat is shown -------------------------------------------------------------------------------------

    def outlook(self, view: View) -> Outlook:
        """The position as a view shows it, and what each legal answer brings."""
        return Outlook(self, view)

    def choices(self, view: View, lang: str, outlook: Outlook | None = None) -> list[Choice]:
        """The legal answers to the question a view asks, in words, each with what it brings."""
        outlook = outlook or self.outlook(view)
        return [
            replace(choice, brings=outlook.brings(choice.code), reveals=outlook.leads_to_chance(choice.code))
            for choice in self.listed(view, lang, outlook)
        ]

    def board(
        self,
        view: Any,
        *,
        lang: str = "en",
        names: Sequence[str] | None = None,
        legal: Collection[str] = (),
        last: Collection[str] = (),
        shape: str = "wide",
        colours: Sequence[str] | None = None,
        titles: bool = False,
        room: tuple[float, float] | None = None,
        outlook: Outlook | None = None,
    ) -> Board | None:
        """The position drawn from a view, or None where a title has no drawing.

        `legal` are the codes that can be chosen now, `last` the ids of what has just changed (see `spots`), `shape`
        is "wide", "desk" (the board alone, for a page that has a dock for what one holds) or "phone", `colours` other
        tinctures than those of the box; `titles` adds tooltips that need no page. `room` are the pixels that a "desk"
        will have: words are drawn so large that they can be read there. The shape "area-N" is what lies before player N
        alone, where that is not part of the board (`draws_areas`). Whoever has an `outlook` of the view at hand saves
        making another.
        """
        if shape.startswith("area-"):
            whose = int(shape.removeprefix("area-"))
            if not (self.draws_areas if whose < view.players else self.draws_rivals):
                return None
        tinctures = colours or self.colours(view.players, view.options)
        called = [seat_name(seat, lang, names) for seat in range(view.players)]
        from palas.draw.fitting import LEAST_PIXELS, no_smaller_than
        from palas.draw.icons import add

        add(self.figures())
        outlook = outlook or self.outlook(view)
        smallest = 0.0
        if shape == "desk" and room is not None:
            width, height = self.desk_size(view, outlook)
            smallest = LEAST_PIXELS / min(room[0] / width, room[1] / height)
        with no_smaller_than(smallest):
            return self.drawing(
                view,
                lang=lang,
                names=called,
                legal=legal,
                last=last,
                shape=shape,
                colours=tinctures,
                titles=titles,
                outlook=outlook,
            )

    # -- what everybody sees --------------------------------------------------------------------------------------

    def frame(self, state: State, seat: int | None) -> Plain:
        """The fields that all views share; who must answer a secret question is public, the answers are not."""
        asked = None
        answer = None
        waiting = state.to_act
        if seat is not None and seat in waiting:
            decision = self.decision(state, seat)
            legal = tuple(self.action_code(number) for number in state.legal_ids(seat))
            asked = Asked(kind=decision.kind, rule=decision.rule, data=decision.data, legal=legal)
        elif seat is not None and state.position.answers[seat] != NOT_YET:
            answer = self.action_code(state.position.answers[seat])
        return {
            "game": self.meta.id,
            "rules_version": self.meta.rules_version,
            "players": state.players,
            "options": dict(state.origin.options),
            "changes": dict(self.pack.changes),
            "seat": seat,
            "over": state.over,
            "to_act": waiting,
            "asked": asked,
            "answer": answer,
            "ask_all": state.position.asks_all,
            "pending": tuple((step.kind, *step.fields()) for step in state.position.stack),
        }

    def holdings(self, shown: Any, seat: int) -> dict[str, int]:
        """For a title that says nothing: the points alone, where everything lies open."""
        if not self.open_information:
            return {}
        position = shown if isinstance(shown, Position) else self.imagine(shown, 0, manual=True).position
        return {"points": position.scores()[seat]}

    def log(self, state: State, seat: int | None, lang: str, names: Sequence[str] | None) -> list[str]:
        """The story in words, as that seat may know it."""
        viewer = -1 if seat is None else seat
        return [self.sentence(e, lang, names) for e in state.story if e.kind and e.known_to(viewer)]

    def outcome(self, state: State, lang: str, names: Sequence[str] | None = None) -> str:
        """The result of a finished game in a sentence: who won, and everybody's points."""
        seats = [seat_name(seat, lang, names) for seat in range(state.players)]
        return self.outcome_text(state.view(None), state.scores(), state.winners(), seats, lang)

    def outcome_text(
        self, view: Any, scores: Sequence[int], winners: Sequence[int], names: Sequence[str], lang: str
    ) -> str:
        """The same from points, winners and names; an opponent whom the rules play wins if nobody else does."""
        rivals = [(rival.points, rival.name) for rival in self.rivals(view, lang)]
        won = [names[seat] for seat in winners] or [name for _points, name in rivals]
        ranked = sorted([*zip(scores, names, strict=True), *rivals], key=lambda entry: entry[0], reverse=True)
        told = ", ".join(f"{name} {points}" for points, name in ranked)
        return self.words.say(lang, "result", names=", ".join(won), count=len(won), scores=told)

    def sentence(self, event: Event, lang: str, names: Sequence[str] | None = None) -> str:
        """One event in words."""
        return self._told(event.kind, event.args, lang, None if names is None else tuple(names))

    def section(self, event: Event, lang: str) -> str:
        """What a curve of points calls the section that an event begins (see `sections`)."""
        params = dict(zip(self.event_args[event.kind], event.args, strict=True))
        return self.words.say(lang, f"section-{event.kind}", **self.words.named(lang, params))

    @cached_property
    def _told(self) -> Callable[..., str]:
        """The sentences that were told last; they go with the game, so that no list of ours keeps a changed one."""
        return lru_cache(maxsize=SENTENCES)(partial(event_text, self))

    def deeds_told(self, told: Sequence[Happening], names: Sequence[str], lang: str, first: int = 0) -> list[Deed]:
        """The log in deeds: one for every decision, with all that followed from it; from the deed on that begins with
        the event of number `first`."""
        found = list(grouped(self, told, lang, first))
        for deed in found:
            short = self._in_short(deed.kind, deed.seat, tuple(deed.parts), tuple(names), lang)
            deed.points, deed.brief = short.points, short.effects
        return found

    @cached_property
    def _in_short(self) -> Callable[..., Short]:
        """The deeds that were told last in short."""
        return lru_cache(maxsize=SENTENCES)(partial(in_short, self))

    def decode_view(self, data: bytes) -> Any:
        """The view that `view_bytes` wrote: for bots in other processes."""
        return msgspec.json.decode(data, type=self.view_type)


COMMON_EVENTS: Mapping[str, tuple[str, ...]] = {"revealed": (), "undone": ("seat",), "rewound": ("moves",)}
SEAT_LABELS = ("seat", "owner", "other")
SENTENCES = 10_000  # are kept of each game: a log is read again after every move


def event_text(game: Game, kind: str, args: tuple[int, ...], lang: str, names: tuple[str, ...] | None) -> str:
    """The sentence of an event with these numbers."""
    labels = game.event_args.get(kind) or COMMON_EVENTS.get(kind, ())
    params: dict[str, Any] = dict(zip(labels, args, strict=True))
    for label in labels:
        if label in SEAT_LABELS:
            params[label] = seat_name(params[label], lang, names)
    return game.words.say(lang, f"event-{kind}", **game.words.named(lang, params))


FINDERS: list[Callable[[str], Game]] = []  # who finds a game by its id: the registry, which knows all games


def installed(id: str, changes: Mapping[str, Any]) -> Game:
    """The game of that id with the entries of a data pack."""
    return FINDERS[0](id).with_changes(changes)


def is_manual(chance: str) -> bool:
    """Does the caller want to stop at every chance?"""
    if chance not in ("auto", "manual"):
        raise BadOption("chance", chance=str(chance))
    return chance == "manual"


__all__ = [
    "CHANCE_SEAT", "Game", "Goal", "Manner", "Meta", "Option", "Origin", "Pack", "Plain", "PlainOrder", "Price",
    "Rival", "quick_luck", "seat_name",
]  # fmt: skip
