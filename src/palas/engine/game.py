"""A title as a program: how it starts, is asked, checked, stored and told. Every game is an object of this class."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from palas.engine.action import Action, Choice, Decision, Reason
from palas.engine.core.event import Event
from palas.engine.core.luck import KEY_BYTES, Luck, Quick, seed_key
from palas.engine.core.position import CHANCE, CHANCE_SEAT, NOT_YET, OK, SECRET, Position
from palas.engine.core.state import State, refusal_of
from palas.engine.errors import BadData, BadOption, IllegalAction, NotAsked, PalasError, UnknownAction
from palas.engine.meta import Meta, Option, Origin, Pack, Rival
from palas.engine.outlook import Outlook
from palas.engine.title import Manner, Plain, Title, seat_name
from palas.engine.view import Asked, View

if TYPE_CHECKING:
    from palas.draw import Board


class Game(Title):
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
    ) -> State:
        """A new game. Without a seed the operating system gives the key; `chance="manual"` stops at every chance."""
        count = self.meta.players[0] if players is None else players
        if count not in self.meta.players:
            raise BadOption("players", game=self.meta.id, players=str(count), allowed=self.player_range())
        manual = is_manual(chance)
        if key is None:
            key = os.urandom(KEY_BYTES) if seed is None else seed_key(seed)
        chosen = dict(self.options_for(count, self.check_options(options or {})))
        origin = Origin(players=count, options=chosen, key=key, seed=seed)
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
            table = self.setup(origin.players, origin.options)
        else:
            table = self.table_from(origin.players, origin.options, dict(origin.position))
        state = State(self, origin, table, luck or origin.luck(), origin.draws, manual, [], [], 0, 0)
        state.settle()
        return state

    # -- whole positions as data ----------------------------------------------------------------------------------

    def position_dict(self, table: Position) -> Plain:
        """The table with its pending steps and secret answers as plain data."""
        plain = self.plain(table)
        plain["steps"] = [[step.kind, *step.fields()] for step in table.stack]
        plain["answers"] = list(table.answers)
        return plain

    def table_from(self, players: int, options: Mapping[str, Any], plain: Plain) -> Position:
        """The table that `position_dict` described."""
        table = self.from_plain(players, options, plain)
        table.stack[:] = [(self.once.get(kind) or self.steps[kind])(*fields) for kind, *fields in plain["steps"]]
        table.answers = list(plain["answers"])
        if len(table.answers) != players:
            raise ValueError(f"answers: {table.answers}")
        return table

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
            return self.at_start(self.origin(plain, bytes.fromhex(plain["key"])), manual)
        except PalasError:
            raise
        except Exception as error:  # whatever a broken position makes the rules stumble over
            raise BadData("position", game=self.meta.id, detail=f"{type(error).__name__}: {error}") from error

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
        options = self.check_options(dict(plain["options"]))
        return Origin(players, options, key, seed, deepcopy(plain.get("position")), draws)

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
        table = self.table_from(view.players, view.options, plain)
        if table.stack and table.stack[-1].mode() == SECRET:
            plain["answers"] = self.imagine_answers(view, table, quick)
        origin = Origin(players=view.players, options=dict(view.options), key=b"", position=plain)
        return self.at_start(origin, manual, quick.split())

    def imagine_answers(self, view: View, table: Position, rng: Quick) -> list[int]:
        """The seat's own secret answer, and any legal one for the others who have answered."""
        step = table.stack[-1]
        answers = [NOT_YET] * table.players
        for seat in step.seats(table):
            if seat == view.seat and view.answer is not None:
                answers[seat] = self.action_id(view.answer)
            elif seat not in view.to_act:
                options = step.options(table, seat)
                answers[seat] = options[rng.below(len(options))]
        return answers

    # -- asking and checking --------------------------------------------------------------------------------------

    def action(self, seat: int, number: int) -> Action:
        """The action of that number."""
        return Action(seat, self.action_code(number), number)

    def parse(self, state: State, seat: int, code: str) -> Action:
        """The legal action for a text; else IllegalAction or UnknownAction."""
        number = self.read_code(state.position, seat, code)
        if number < 0:
            raise UnknownAction("unknown-action", code=code, game=self.meta.id)
        action = self.action(seat, number)
        self.check(state, action)
        return action

    def read_code(self, table: Any, seat: int, code: str) -> int:
        """The number of an action as a person may write it, or -1."""
        return self.action_id(" ".join(code.split()))

    def decision(self, state: State, seat: int) -> Decision:
        """The pending decision of that seat."""
        if seat not in state.position.waiting() or seat < 0:
            raise NotAsked("not-asked", seat=seat)
        step = state.position.stack[-1]
        return Decision(seat, step.kind, step.rule, self.decision_data(state.position, seat), self.words)

    def why_not(self, state: State, seat: int, code: str) -> list[Reason]:
        """The reasons why that text is not legal for that seat now."""
        number = self.read_code(state.position, seat, code)
        if number < 0:
            return [Reason("unknown-action", "", {"code": code})]
        return self.refusals(state, seat, number)

    def refusals(self, state: State, seat: int, number: int) -> list[Reason]:
        """The reasons against one action; empty when it is legal."""
        table = state.position
        if state.over:
            return [Reason("game-over", "", {})]
        if seat not in table.waiting() or seat < 0:
            return [Reason("not-your-turn", "", {"seat": seat}, self.words)]
        refusal = refusal_of(table, seat, number)
        if refusal == OK:
            return []
        if refusal < 0:
            return [self.other_question(table, seat, number)]
        return [self.reason(table, seat, number, refusal)]

    def other_question(self, table: Any, seat: int, number: int) -> Reason:
        """The reason against an action that answers a question nobody asks now."""
        return Reason("other-question", "", {"code": self.action_code(number)}, self.words)

    def check(self, state: State, action: Action) -> None:
        """Raise IllegalAction unless the action is legal now."""
        if not isinstance(action, Action):
            raise UnknownAction("unknown-action", code=str(action), game=self.meta.id)
        number = self.action_id(action.code)
        if number != action.id:
            raise UnknownAction("unknown-action", code=action.code, game=self.meta.id)
        reasons = self.refusals(state, action.seat, action.id)
        if reasons:
            raise IllegalAction(reasons)

    def check_outcome(self, state: State, outcome: str | int) -> int:
        """The number of an outcome that can fall now."""
        table = state.position
        if not table.stack or table.stack[-1].mode() != CHANCE:
            raise PalasError("no-chance")
        ids = table.stack[-1].outcomes(table)
        number = self.read_outcome(table, ids, outcome) if isinstance(outcome, str) else outcome
        if number not in ids:
            raise PalasError("outcome", outcome=str(outcome))
        return number

    def read_outcome(self, table: Position, ids: Sequence[int], code: str) -> int:
        """The number of an outcome's text among those that can fall, or -1."""
        return next((number for number in ids if self.outcome_code(table, number) == code), -1)

    def refuse_undo(self, seat: int) -> NoReturn:
        """Say that this seat has nothing to take back for free."""
        raise PalasError("undo", seat=seat)

    def refuse_rewind(self, count: int, length: int) -> NoReturn:
        """Say that there is no such moment to go back to."""
        raise PalasError("rewind", count=count, length=length)

    def refuse_drop(self, index: int) -> NoReturn:
        """Say that this entry is no secret answer that is still hidden."""
        raise PalasError("drop", index=index)

    # -- what a seat is shown -------------------------------------------------------------------------------------

    def outlook(self, view: View) -> Outlook:
        """The position as a view shows it, and what each legal answer brings."""
        return Outlook(self, view)

    def choices(self, view: View, lang: str) -> list[Choice]:
        """The legal answers to the question a view asks, in words, each with what it brings."""
        outlook = self.outlook(view)
        return [replace(choice, brings=outlook.brings(choice.code)) for choice in self.listed(view, lang, outlook)]

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
    ) -> Board | None:
        """The table drawn from a view, or None where a title has no drawing.

        `legal` are the codes that can be chosen now, `last` the ids of what has just changed (see `spots`), `shape`
        is "wide" or "phone", `colours` other tinctures than those of the box; `titles` adds tooltips that need no page.
        """
        tinctures = colours or self.colours(view.players, view.options)
        called = [seat_name(seat, lang, names) for seat in range(view.players)]
        return self.drawing(
            view,
            lang=lang,
            names=called,
            legal=legal,
            last=last,
            shape=shape,
            colours=tinctures,
            titles=titles,
            outlook=self.outlook(view),
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

    def sentence(self, event: Event, lang: str, names: Sequence[str] | None = None) -> str:
        """One event in words."""
        return self._told(event.kind, event.args, lang, None if names is None else tuple(names))

    @cached_property
    def _told(self) -> Callable[..., str]:
        """The sentences that were told last; they go with the game, so that no list of ours keeps a changed one."""
        return lru_cache(maxsize=SENTENCES)(partial(event_text, self))

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


def quick_luck(rng: Quick | Random | int) -> Quick:
    """A quick generator from whatever the caller has."""
    if isinstance(rng, Quick):
        return rng
    return Quick(rng if isinstance(rng, int) else rng.getrandbits(48))


__all__ = [
    "CHANCE_SEAT", "Game", "Manner", "Meta", "Option", "Origin", "Pack", "Plain", "Rival", "quick_luck", "seat_name",
]  # fmt: skip
