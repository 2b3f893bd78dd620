"""Checks of a whole game: its record, its luck, and the way back."""

from __future__ import annotations

import random

from palas.draw.icons import ICONS
from palas.draw.pieces import CUBES
from palas.engine.contract.moment import Trial, expect_same, fingerprint, repeat, seen
from palas.engine.contract.report import Broken
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, what, who
from palas.engine.record import Record, record, replay
from palas.engine.record import verify as verify_record
from palas.text import LANGUAGES

POINTS = 6  # moments of a game to go back to
PICTURES = ("points", "coin", "silver_coin", "worker")  # that are neither cube nor icon


def play(trial: Trial, limit: int) -> State:
    """Random play comes to an end within the limit, and somebody wins; a game alone may be lost."""
    state = trial.start()
    rng = trial.rng
    decisions = 0
    try:
        while not state.over:
            if decisions >= limit:
                raise Broken("endless", limit=limit)
            waiting = state.to_act
            if not waiting:
                raise Broken("nobody-asked", code="…")
            seat = rng.choice(waiting)
            actions = state.legal(seat)
            if not actions:
                raise Broken("no-legal", seat=seat)
            action = rng.choice(actions)
            trial.codes.update(dict.fromkeys(a.code for a in actions))
            state.apply(action)
            decisions += 1
    except Exception:
        # what was played before the trouble can still be looked at
        trial.entries = safe_entries(trial, state)
        raise
    trial.entries = state.entries()
    winners = state.winners()
    lost = trial.players == 1 and not winners  # alone one can lose to the game itself
    if not (winners or lost) or not set(winners) <= set(range(trial.players)):
        raise Broken("winners", winners=str(winners))
    trial.finished = True
    return state


def safe_entries(trial: Trial, state: State) -> list[int]:
    """The entries of a game that broke, without the one that broke it."""
    entries = state.entries()
    while entries:
        past = trial.start(manual=True)
        try:
            past.replay_entries(entries)
            return entries
        except Exception:
            entries.pop()
    return entries


def whole_record(trial: Trial) -> None:
    """The finished game's record replays to the same result, and so does one with a move taken back."""
    state = trial.after(len(trial.entries), manual=False)
    text = record(state).text()
    twin = replay(Record.read(text), trial.game)
    expect_same(fingerprint(twin), fingerprint(state), "record-differs")
    back = state.clone()
    back.rewind(trial.rng.randrange(len(trial.entries)))
    again = replay(Record.read(record(back).text()), trial.game)
    expect_same(fingerprint(again), fingerprint(back), "record-differs")
    if again.log(0) != back.log(0) or again.entries() != back.entries():
        raise Broken("record-differs", detail="log")


def verify(trial: Trial) -> None:
    """`verify` confirms the moves, the result and every outcome of chance."""
    state = trial.after(len(trial.entries), manual=False)
    found = verify_record(Record.read(record(state).text()), trial.game)
    chances = sum(who(entry) == CHANCE_SEAT for entry in trial.entries)
    if not found.ok or not found.result or (chances and not found.shuffles) or found.chances != chances:
        raise Broken("verify", detail=found.problem.text() if found.problem else str(found))


def rewind(trial: Trial) -> None:
    """Undo to every moment gives the position of that moment; made again, everything falls the same way."""
    total = len(trial.entries)
    counts = sorted({0, total, *(trial.rng.randrange(total) for _ in range(POINTS))}, reverse=True)
    stepping = trial.after(total, manual=True)
    for count in counts:
        stepping.rewind(count)
        expect_same(fingerprint(stepping), trial.prints[count], "rewind-differs", count=count)
        direct = trial.after(total, manual=False)
        direct.rewind(count)
        if direct.entries() != trial.entries[: direct.length]:
            raise Broken("redo-differs", count=count)
        expect_same(fingerprint(direct), trial.prints[direct.length], "rewind-differs", count=count)
        repeat(direct, trial.entries[direct.length :])
        if direct.entries() != trial.entries:
            raise Broken("redo-differs", count=count)


def generator(trial: Trial) -> None:
    """Chance comes from the state's own generator alone: the same seed and moves give the same game."""
    prints = []
    kept = random.getstate()
    try:
        for seed in (1, 2):
            random.seed(seed)
            before = random.getstate()
            state = trial.start()
            repeat(state, trial.entries)
            if random.getstate() != before:
                raise Broken("global-random")
            if state.entries() != trial.entries:
                raise Broken("not-reproducible", detail=str(len(state.entries())))
            prints.append(fingerprint(state))
    finally:
        random.setstate(kept)
    expect_same(prints[0], trial.prints[-1], "not-reproducible")
    expect_same(prints[1], prints[0], "not-reproducible")


def manual_chance(trial: Trial) -> None:
    """A game that is fed the outcomes by hand is the same game."""
    auto = trial.after(len(trial.entries), manual=False)
    state = trial.start(manual=True)
    for entry in trial.entries:
        if who(entry) == CHANCE_SEAT:
            state.apply_chance(trial.game.outcome_code(state.position, what(entry)))
        else:
            state.apply(trial.game.action(who(entry), what(entry)))
    expect_same(fingerprint(state), fingerprint(auto), "manual-differs")
    for seat in trial.viewers:
        expect_same(seen(state, seat), seen(auto, seat), "manual-differs")


def whole_log(trial: Trial) -> None:
    """The log can be read by everybody in every language, and is the same when the game was played silently."""
    loud = trial.start()
    repeat(loud, trial.entries)
    quiet = trial.start()
    for entry in trial.entries:
        if who(entry) != CHANCE_SEAT:
            quiet.apply_id(who(entry), what(entry))
    expect_same(fingerprint(quiet), fingerprint(loud), "silent-differs", code="…")
    for lang in LANGUAGES:
        for seat in trial.viewers:
            if quiet.log(seat, lang) != loud.log(seat, lang):
                raise Broken("silent-differs", code="…", detail="log")


def pictures(trial: Trial) -> None:
    """Every picture that the title names for what players own, and for where points come from, exists."""
    known = {*PICTURES, *CUBES, *ICONS, *trial.game.figures()}
    for thing, picture in (*trial.game.stock.items(), *trial.game.sources.items()):
        if picture not in known:
            raise Broken("picture", thing=thing, picture=picture)
