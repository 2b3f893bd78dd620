"""The state that scripts, tables and bots hold: a position, its journal and its luck (architecture, section 3)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.event import EVERYONE, Event
from palas.engine.core.luck import Luck
from palas.engine.core.position import CHANCE, CHANCE_SEAT, NOT_YET, SECRET, Position, pick, weight_of_all

# A journal entry is one whole number: what was done times 64, plus who did it.
REWIND: Final = -2  # "who" of an entry that takes the game back to its first n entries
DROP: Final = 61  # "who" of an entry that removes the single entry n


def pack(who: int, what: int) -> int:
    """A journal entry."""
    return what * 64 + who + 2


def who(entry: int) -> int:
    """The seat of an entry, or CHANCE_SEAT, REWIND, DROP."""
    return (entry & 63) - 2


def what(entry: int) -> int:
    """The action id, outcome or number of an entry."""
    return entry >> 6


@final
class State:
    """A game in play. Everything public is described in the contract; `game.start` makes one."""

    def __init__(
        self,
        game: Any,
        origin: Any,
        position: Position,
        luck: Luck,
        draws: int,
        manual: bool,
        journal: list[int],
        story: list[Event],
        told: int,
        length: int,
    ) -> None:
        self.game = game
        self.origin = origin
        self.position = position
        self.luck = luck
        self.draws = draws
        self.manual = manual
        self.journal = journal
        self.story = story
        self.told = told  # how many journal entries the story covers; apply_id tells nothing
        self.length = length  # how many entries the journal has without what was taken back
        self.owned = True  # False: journal and story are shared with a clone and copied before the next change

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.position.stack

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.position.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; (CHANCE,) at a manual chance; empty only when over."""
        return tuple(self.position.waiting())

    def _repr_svg_(self) -> str | None:
        """The position as a spectator sees it, for notebooks; None where a title has no drawing."""
        picture: str | None = self.game.picture(self)
        return picture

    def decision(self, seat: int) -> Any:
        """The pending Decision of that seat."""
        return self.game.decision(self, seat)

    def legal(self, seat: int) -> list[Any]:
        """The legal actions of a seat, never empty for a seat in `to_act`."""
        return [self.game.action(seat, number) for number in self.legal_ids(seat)]

    def legal_ids(self, seat: int) -> list[int]:
        """The same as small integers."""
        if seat < 0 or seat not in self.position.waiting():
            return []
        return list(self.position.legal_ids(seat))

    def why_not(self, seat: int, code: str) -> list[Any]:
        """The reasons why that text is not a legal action of that seat now; empty exactly when it is."""
        return list(self.game.why_not(self, seat, code))

    def scores(self) -> list[int]:
        """Points by seat."""
        return self.position.scores()

    def breakdown(self) -> list[dict[str, int]]:
        """Points by seat and source; they add up to `scores()`."""
        parts: list[dict[str, int]] = self.game.breakdown(self.position)
        return parts

    def winners(self) -> tuple[int, ...]:
        """The winning seats, several when the rules share victory."""
        return tuple(self.game.winners(self.position))

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None for a spectator."""
        return self.game.view(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """The complete position as plain data."""
        plain: dict[str, Any] = self.game.to_dict(self)
        return plain

    def clone(self) -> State:
        """An independent copy, cheap."""
        self.owned = False
        twin = State(
            self.game,
            self.origin,
            self.position.clone(),
            self.luck.copy(),
            self.draws,
            self.manual,
            self.journal,
            self.story,
            self.told,
            self.length,
        )
        twin.owned = False
        return twin

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        """For pickle: the origin and the journal; whoever loads it plays them again."""
        return revive, (self.game, self.origin, self.luck, self.manual, self.journal[:])

    # -- acting ---------------------------------------------------------------------------------------------------

    def apply(self, action: Any) -> None:
        """Carry out an action, with all checks; an illegal one raises IllegalAction and changes nothing."""
        self.game.check(self, action)
        self._enter(pack(action.seat, action.id), True)

    def apply_id(self, seat: int, action: int) -> None:
        """Carry out an action known to be legal: no checks, no events."""
        self._enter(pack(seat, action), False)

    def outcomes(self) -> list[tuple[str, float]]:
        """At a manual chance: what can happen, as (outcome, probability)."""
        ids = self.outcome_ids()
        weights = (self.position.stack[-1].weights(self.position) or [1] * len(ids)) if ids else []
        total = sum(weights)
        return [(self.game.outcome_code(self.position, i), w / total) for i, w in zip(ids, weights, strict=True)]

    def outcome_ids(self) -> list[int]:
        """The same outcomes as integers."""
        if not self.position.stack:
            return []
        step = self.position.stack[-1]
        return step.outcomes(self.position) if step.mode() == CHANCE else []

    def apply_chance(self, outcome: str | int) -> None:
        """Let a manual chance fall, by the outcome's text or integer."""
        number: int = self.game.check_outcome(self, outcome)
        self._enter(pack(CHANCE_SEAT, number), True)

    # -- going back -----------------------------------------------------------------------------------------------

    def entries(self) -> list[int]:
        """The journal without what was taken back."""
        kept: list[int] = []
        for entry in self.journal:
            doer = who(entry)
            if doer == REWIND:
                del kept[what(entry) :]
            elif doer == DROP:
                del kept[what(entry)]
            else:
                kept.append(entry)
        return kept

    def hidden_answers(self) -> int:
        """How many entries at the end are answers to the pending secret question: nobody else has seen them."""
        if not self.position.stack or self.position.stack[-1].mode() != SECRET:
            return 0
        given = [answer != NOT_YET for answer in self.position.answers]
        count = 0
        for entry in reversed(self.entries()):
            doer = who(entry)
            if doer == CHANCE_SEAT or not given[doer]:
                break
            given[doer] = False
            count += 1
        return count

    def free_undo(self, seat: int) -> int:
        """The entry that this seat may take back without asking anybody, or -1 (architecture, section 6)."""
        entries = self.entries()
        end = len(entries)
        hidden = self.hidden_answers()
        for i in range(end - hidden, end):
            if who(entries[i]) == seat:
                return i
        if seat < 0 or hidden or not entries or who(entries[end - 1]) != seat:
            return -1
        return end - 1 if end - 1 > self._last_news() else -1

    def undo(self, seat: int) -> None:
        """Take back this seat's last action, where that is free."""
        point = self.free_undo(seat)
        if point < 0:
            self.game.refuse_undo(seat)
        last = point == self.length - 1
        self._take_back(pack(REWIND if last else DROP, point))

    def rewind(self, count: int) -> None:
        """Go back to the first `count` entries, by consent of everybody who must be asked."""
        if not 0 <= count <= self.length:
            self.game.refuse_rewind(count, self.length)
        self._take_back(pack(REWIND, count))

    def drop(self, index: int) -> None:
        """Remove one secret answer that is still hidden and keep those of the others."""
        if not self.length - self.hidden_answers() <= index < self.length:
            self.game.refuse_drop(index)
        self._take_back(pack(DROP, index))

    def _take_back(self, mark: int) -> None:
        past = self._retold([*self.journal, mark])
        self.journal = [*self.journal, mark]
        self.owned = True
        self.position = past.position
        self.draws = past.draws
        self.length = past.length
        self.story = past.story
        self.told = len(self.journal)
        if not self.manual:
            self._draw(True)

    def _retold(self, journal: list[int]) -> State:
        """The game as the journal leaves it, played again; the story says where something was taken back."""
        kept: list[int] = []
        marks: list[Event] = []
        for entry in journal:
            doer = who(entry)
            if doer != REWIND and doer != DROP:
                kept.append(entry)
                continue
            point = what(entry)
            gone = [who(e) for e in (kept[point:] if doer == REWIND else [kept[point]]) if who(e) != CHANCE_SEAT]
            del kept[point : (len(kept) if doer == REWIND else point + 1)]
            last = len(kept) - 1
            for mark in marks:
                mark.at = min(mark.at, last)
            if len(gone) == 1:
                marks.append(Event("undone", (gone[0],), EVERYONE, False, last))
            elif gone:
                marks.append(Event("rewound", (len(gone),), EVERYONE, False, last))
        past: State = self.game.at_start(self.origin, True)
        told = 0
        for i, entry in enumerate(kept):
            while told < len(marks) and marks[told].at < i:
                past.story.append(marks[told])
                told += 1
            past._enter(entry, True)
        past.story.extend(marks[told:])
        return past

    def _last_news(self) -> int:
        """The index of the last entry with which somebody learned something that was hidden, or -1."""
        self.tell()
        last = -1
        for event in self.story:
            if event.news and event.at > last:
                last = event.at
        return last

    # -- the log --------------------------------------------------------------------------------------------------

    def log(self, seat: int | None, lang: str = "de", names: list[str] | None = None) -> list[str]:
        """What happened, in words, as that seat may know it."""
        self.tell()
        lines: list[str] = self.game.log(self, seat, lang, names)
        return [*lines, self.game.outcome(self, lang, names)] if self.over else lines

    def tell(self) -> None:
        """Make sure that the story covers the whole journal, also what was played silently."""
        if self.told == len(self.journal):
            return
        self.story = self._retold(self.journal).story
        self.told = len(self.journal)

    # -- inside ---------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on to the first question after set-up; for `Game` alone."""
        position = self.position
        if not position.answers:
            position.answers = [NOT_YET] * position.players
        position.telling = True
        position.settle()
        self._keep_story(True)
        if not self.manual:
            self._draw(True)

    def resume(self) -> None:
        """From now on chance falls by itself."""
        self._own()
        self.manual = False
        self._draw(True)

    def replay_entries(self, entries: list[int]) -> None:
        """Carry out known entries, chance included, on a state that draws nothing by itself."""
        for entry in entries:
            self._enter(entry, True)

    def _own(self) -> None:
        """Before a change: stop sharing journal and story with a clone."""
        if not self.owned:
            self.journal = self.journal[:]
            self.story = self.story[:]
            self.owned = True

    def _enter(self, entry: int, telling: bool) -> None:
        self._own()
        self._do(entry, telling)
        if not self.manual:
            self._draw(telling)

    def _do(self, entry: int, telling: bool) -> None:
        position = self.position
        telling = telling and self.told == len(self.journal)
        position.telling = telling
        self.journal.append(entry)
        self.length += 1
        doer = who(entry)
        if doer == CHANCE_SEAT:
            self.draws += 1
            position.fall(what(entry))
        else:
            position.play(doer, what(entry))
        if telling:
            self._keep_story(doer == CHANCE_SEAT)

    def _keep_story(self, news: bool) -> None:
        at = self.length - 1
        for event in self.position.story:
            event.at = at
            self.story.append(event)
        if news:
            self.story.append(Event("", (), 0, True, at))
        self.position.story = []
        self.told = len(self.journal)

    def _draw(self, telling: bool) -> None:
        """Let chance fall until a seat must decide."""
        position = self.position
        while position.stack:
            step = position.stack[-1]
            if step.mode() != CHANCE:
                return
            outcomes = step.outcomes(position)
            weights = step.weights(position)
            point = self.luck.draw(self.draws, weight_of_all(outcomes, weights))
            self._do(pack(CHANCE_SEAT, outcomes[pick(weights, point)]), telling)


def revive(game: Any, origin: Any, luck: Luck, manual: bool, journal: list[int]) -> State:
    """The state that was pickled."""
    state: State = game.at_start(origin, True, luck)
    past = state._retold(journal)
    return State(game, origin, past.position, luck, past.draws, manual, journal, past.story, len(journal), past.length)


def refusal_of(position: Position, seat: int, action: int) -> int:
    """OK, the number of the reason, or -1 if the action answers another question (or nobody is asked)."""
    if not position.stack:
        return -1
    step = position.stack[-1]
    if step.mode() == CHANCE or seat not in position.waiting():
        return -1
    if action not in step.candidates(position, seat):
        return -1
    return step.refusal(position, seat, action)
