"""What a page of one seat may show: the look, its log in words, the preview of a move."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from palas.engine.core.event import Event
from palas.engine.core.luck import commitment
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State
from palas.engine.deeds import Deed, Happening
from palas.tables.errors import WORDS
from palas.tables.hints import may_ask
from palas.tables.standing import Note, Sitting, Standing
from palas.tables.things import Look, Preview, Result, SeatInfo, UndoKind
from palas.tables.undo import WayBack, taken_back, undo_kind

READERS = 12  # whose logs a table keeps in deeds


class Story(NamedTuple):
    """A story in one language: with these names, event by event, as it is told."""

    names: tuple[str, ...]
    events: list[Event]
    told: list[Happening]


class Chronicle(NamedTuple):
    """The log of one reader: what was told with these names, and the deeds that it is made of."""

    names: tuple[str, ...]
    told: tuple[Happening, ...]
    deeds: tuple[Deed, ...]


class Wording:
    """The sentences of a table's log, kept by language, so that a look costs only the new ones."""

    def __init__(self) -> None:
        self._stories: dict[str, Story] = {}
        self._chronicles: dict[tuple[str, int], Chronicle] = {}
        self._lock = Lock()

    def story(self, standing: Standing, lang: str) -> list[Happening]:
        """Every event of the story in words; an empty sentence where nothing is said."""
        names = tuple(standing.names)
        story = standing.state.story
        known = self._stories.get(lang)
        told: list[Happening] = []
        if known is not None and known.names == names:
            old = len(known.events)
            # a story only grows, or is told anew after an undo: then its last event is another object
            if old <= len(story) and (not old or known.events[-1] is story[old - 1]):
                told = known.told
        sentence = standing.game.sentence
        told = told + [
            Happening(e.at, e.kind, e.args, sentence(e, lang, names) if e.kind else "") for e in story[len(told) :]
        ]
        self._stories[lang] = Story(names, story[:], told)
        return told

    def log(self, standing: Standing, seat: int | None, lang: str, entries: int | None = None) -> tuple[Happening, ...]:
        """The log as that seat may know it, up to the first `entries` entries, with what people did at the table."""
        viewer = -1 if seat is None else seat
        end = standing.state.length if entries is None else entries
        told: list[Happening] = []
        notes = iter(standing.notes)
        note = next(notes, None)
        for event, happening in zip(standing.state.story, self.story(standing, lang), strict=True):
            if event.at >= end:
                break
            while note is not None and note.entry < event.at:
                told.append(note_told(note, lang))
                note = next(notes, None)
            if event.kind and event.known_to(viewer):
                told.append(happening)
        while note is not None and note.entry < end:
            told.append(note_told(note, lang))
            note = next(notes, None)
        return tuple(told)

    def deeds(
        self, standing: Standing, seat: int | None, lang: str, told: tuple[Happening, ...], keep: bool
    ) -> tuple[Deed, ...]:
        """The same log in deeds. Of one that has grown since it was last kept only the last deed and what came after
        are put together anew."""
        reader = (lang, -1 if seat is None else seat)
        names = tuple(standing.names)
        before = self._chronicles.get(reader)
        settled: tuple[Deed, ...] = ()
        first = 0
        if before is not None and before.names == names and before.deeds and told[: len(before.told)] == before.told:
            settled, first = before.deeds[:-1], before.deeds[-1].begun
        deeds = settled + tuple(standing.game.deeds_told(told, names, lang, first))
        if keep:
            with self._lock:
                self._chronicles[reader] = Chronicle(names, told, deeds)
                if len(self._chronicles) > READERS:
                    del self._chronicles[next(iter(self._chronicles))]
        return deeds


def note_told(note: Note, lang: str) -> Happening:
    """What happened at the table, in words."""
    return Happening(note.entry, note.key, (), WORDS.say(lang, f"note-{note.key}", **note.params))


def seat_info(seat: int, sitting: Sitting, visitor: str, colour: str) -> SeatInfo:
    """Who sits there, for a page."""
    mine = bool(visitor) and visitor in sitting.visitors
    devices = len(sitting.visitors) if mine else 0
    return SeatInfo(seat, sitting.kind, sitting.name, sitting.bot, sitting.away, colour, mine, devices)


def past_state(standing: Standing, entries: int) -> State:
    """The game as it was after its first `entries` entries."""
    if not 0 <= entries <= standing.state.length:
        standing.game.refuse_rewind(entries, standing.state.length)
    past = standing.game.at_start(standing.state.origin, True)
    past.replay_entries(standing.state.entries()[:entries])
    return past


@dataclass(frozen=True, slots=True)
class Glance:
    """One moment of a table and somebody who may look at it from a seat (None: as a spectator)."""

    table_id: str
    standing: Standing
    seat: int | None
    back: WayBack | None  # what he could take back
    alone: bool = False  # no other person sits there: whatever happens, he may take it back

    @property
    def undo(self) -> UndoKind:
        """What the undo button would do."""
        return undo_kind(self.back)

    @property
    def version(self) -> int:
        """The version of the table at this moment."""
        return self.standing.version

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide."""
        return deciding(self.standing.state)


def deciding(state: State) -> tuple[int, ...]:
    """The seats that must decide; chance is none."""
    return tuple(seat for seat in state.to_act if seat != CHANCE_SEAT)


def take_look(
    table_id: str,
    standing: Standing,
    wording: Wording,
    *,
    seat: int | None,
    visitor: str,
    host: bool,
    lang: str,
    now: float,
    back: WayBack | None,
    entries: int | None = None,
    pace: float = 0.0,
    alone: bool = False,
) -> Look:
    """What that seat may see now, or saw after the first `entries` entries."""
    game = standing.game
    final = standing.state
    state = final if entries is None else past_state(standing, entries)
    told = wording.log(standing, seat, lang, entries)
    to_act = deciding(state)
    asked = seat is not None and seat in to_act
    over = final.over
    colours = game.colours(final.players, final.origin.options)
    key: bytes = final.origin.key
    undo_code, undo_moves = taken_back(standing, back, seat)
    return Look(
        table_id=table_id,
        version=standing.version,
        entries=final.length,
        game=game,
        seat=seat,
        view=game.view(state, seat),
        told=told,
        names=tuple(standing.names),
        seats=tuple(seat_info(n, sitting, visitor, colours[n]) for n, sitting in enumerate(standing.seats)),
        to_act=to_act,
        decision=game.decision(state, seat) if asked and seat is not None else None,
        legal=tuple(state.legal(seat)) if asked and seat is not None and entries is None else (),
        asked_since=standing.asked_since[seat] if seat is not None else 0,
        undo=undo_kind(back),
        undo_code=undo_code,
        undo_moves=undo_moves,
        undo_request=standing.request,
        clock=standing.face.clock,
        clocks=standing.readings(now),
        at=now,
        host=host,
        over=over,
        commitment=commitment(key) if key else "",
        key=key.hex() if over and key else None,
        breakdown=tuple(final.breakdown()) if over else (),
        result=Result(tuple(final.scores()), tuple(final.winners())) if over else None,
        rematch=standing.rematch,
        pace=pace,
        alone=alone,
        hints=may_ask(standing, seat) and not over,
        ordered=standing.ordered,
        lengths=tuple(standing.lengths),
        deeds=wording.deeds(standing, seat, lang, told, keep=entries is None),
    )


def take_preview(standing: Standing, seat: int, code: str) -> Preview:
    """What a move would change for its seat, on a state imagined from that seat's own view."""
    game = standing.game
    action = game.parse(standing.state, seat, code)
    outlook = game.outlook(game.view(standing.state, seat))
    code = action.code
    return Preview(
        seat, code, dict(outlook.brings(code)), outlook.leads_to_chance(code), outlook.brings_others(code)
    )  # fmt: skip
