"""What a page of one seat may show: the look, its log in words, the preview of a move."""

from __future__ import annotations

from dataclasses import dataclass

from palas.engine.core.event import Event
from palas.engine.core.luck import commitment
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State
from palas.tables.errors import WORDS
from palas.tables.standing import Note, Sitting, Standing
from palas.tables.things import Look, Preview, Result, SeatInfo, Told, UndoKind

Lines = tuple[tuple[tuple[int, str], ...], tuple[Told, ...]]


class Wording:
    """The sentences of a table's log, kept by language, so that a look costs only the new ones."""

    def __init__(self) -> None:
        self._pages: dict[str, tuple[tuple[str, ...], list[Event], list[str]]] = {}

    def sentences(self, standing: Standing, lang: str) -> list[str]:
        """One sentence for each event of the story; an empty one where nothing is said."""
        names = tuple(standing.names)
        story = standing.state.story
        page = self._pages.get(lang)
        said: list[str] = []
        if page is not None and page[0] == names:
            old = len(page[1])
            # a story only grows, or is told anew after an undo: then its last event is another object
            if old <= len(story) and (not old or page[1][-1] is story[old - 1]):
                said = page[2]
        sentence = standing.game.sentence
        said = said + [sentence(e, lang, names) if e.kind else "" for e in story[len(said) :]]
        self._pages[lang] = (names, story[:], said)
        return said

    def lines(self, standing: Standing, seat: int | None, lang: str, entries: int | None = None) -> Lines:
        """The log as that seat may know it, up to the first `entries` entries, with what people did at the table."""
        viewer = -1 if seat is None else seat
        end = standing.state.length if entries is None else entries
        log: list[tuple[int, str]] = []
        told: list[Told] = []
        notes = iter(standing.notes)
        note = next(notes, None)
        for event, text in zip(standing.state.story, self.sentences(standing, lang), strict=True):
            if event.at >= end:
                break
            while note is not None and note.entry < event.at:
                log.append((note.entry, note_text(note, lang)))
                told.append(Told(note.entry, note.key, ()))
                note = next(notes, None)
            if event.kind and event.known_to(viewer):
                log.append((event.at, text))
                told.append(Told(event.at, event.kind, event.args))
        while note is not None and note.entry < end:
            log.append((note.entry, note_text(note, lang)))
            told.append(Told(note.entry, note.key, ()))
            note = next(notes, None)
        return tuple(log), tuple(told)


def note_text(note: Note, lang: str) -> str:
    """What happened at the table, in words."""
    return WORDS.say(lang, f"note-{note.key}", **note.params)


def seat_info(seat: int, sitting: Sitting, visitor: str, colour: str) -> SeatInfo:
    """Who sits there, for a page."""
    mine = bool(visitor) and visitor in sitting.visitors
    return SeatInfo(seat, sitting.kind, sitting.name, sitting.bot, sitting.away, colour, mine)


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
    undo: UndoKind

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
    undo: UndoKind,
    entries: int | None = None,
) -> Look:
    """What that seat may see now, or saw after the first `entries` entries."""
    game = standing.game
    final = standing.state
    state = final if entries is None else past_state(standing, entries)
    log, told = wording.lines(standing, seat, lang, entries)
    to_act = deciding(state)
    asked = seat is not None and seat in to_act
    over = final.over
    colours = game.colours(final.players, final.origin.options)
    key: bytes = final.origin.key
    return Look(
        table_id=table_id,
        version=standing.version,
        entries=final.length,
        game=game,
        seat=seat,
        view=game.view(state, seat),
        log=log,
        told=told,
        names=tuple(standing.names),
        seats=tuple(seat_info(n, sitting, visitor, colours[n]) for n, sitting in enumerate(standing.seats)),
        to_act=to_act,
        decision=game.decision(state, seat) if asked and seat is not None else None,
        legal=tuple(state.legal(seat)) if asked and seat is not None and entries is None else (),
        asked_since=standing.asked_since[seat] if seat is not None else 0,
        undo=undo,
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
        lengths=tuple(standing.lengths),
    )


def take_preview(standing: Standing, seat: int, code: str) -> Preview:
    """What a move would change for its seat, on a state imagined from that seat's own view."""
    game = standing.game
    action = game.parse(standing.state, seat, code)
    outlook = game.outlook(game.view(standing.state, seat))
    return Preview(seat, action.code, dict(outlook.brings(action.code)), outlook.leads_to_chance(action.code))
