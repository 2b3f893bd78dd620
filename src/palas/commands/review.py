"""`palas review`: a finished game looked at again, from its record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

import palas
from palas.arena.figures import new_sheet
from palas.arena.progress import progress
from palas.arena.review import SIMULATIONS, Decision, Review, spread_out
from palas.arena.review import review as look_again
from palas.arena.words import WORDS, figure, percent, told
from palas.bots.coach import Tip
from palas.bots.words import signed
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.core.state import State
from palas.engine.game import seat_name
from palas.terminal.files import read_record

LINES = 12  # of the curve


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=told("help-review-file"))],
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", help=told("help-review-simulations"), min=1, max=100_000)
    ] = SIMULATIONS,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look at a finished game again: what could be expected, what was lost where, and how much was luck."""
    spoken = Speech(lang).lang
    record = read_record(file)
    state = palas.replay(record)
    total = state.length
    with progress(WORDS.say(spoken, "progress-review"), total) as advance:
        found = look_again(state, simulations, lambda done, of: advance())
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        names = [str(name) for name in record.header.get("names", ())] or None
        show(Console(markup=False, highlight=False), state, found, names, spoken)


def show(console: Console, state: State, found: Review, names: list[str] | None, lang: str) -> None:
    """The whole review on a terminal."""
    called = [seat_name(seat, lang, names) for seat in range(found.players)]
    console.print(WORDS.say(lang, "review-title", game=state.game.meta.titles[lang], learned=str(found.learned).lower(),
                            simulations=found.simulations), style="bold")  # fmt: skip
    curve = new_sheet(lang, "entry")
    for name in called:
        curve.add_column(name, justify="right")
    for moment in spread_out(found.moments, LINES):
        cells = [f"{percent(c, lang, 0)} ({signed(v, lang, 0)})"
                 for c, v in zip(moment.chances, moment.leads, strict=True)]  # fmt: skip
        curve.add_row(str(moment.entry), *cells)
    console.print(curve)
    console.print(WORDS.say(lang, "review-turns", entries=", ".join(str(entry) for entry in found.turns)))
    for seat, name in enumerate(called):
        console.print()
        lost = figure(found.lost(seat), lang, 1)
        console.print(WORDS.say(lang, "review-seat", name=name, lost=lost), style="bold")
        for decision in found.costliest(seat):
            console.print(decision_text(state, decision, called, lang))
    shares = new_sheet(lang, "seat", "luck", "own", "others", "total")
    for name, share in zip(called, found.shares, strict=True):
        parts = (share.luck, share.own, share.others, share.total)
        shares.add_row(name, *(signed(part, lang) for part in parts))
    console.print()
    console.print(shares)
    console.print(WORDS.say(lang, "review-luck"))


def decision_text(state: State, decision: Decision, names: list[str], lang: str) -> str:
    """What was played, what was better, and why."""
    game = state.game
    past = game.at_start(state.origin, True)
    past.replay_entries(state.entries()[: decision.entry])
    tip = Tip(decision.better, decision.before, 0, decision.terms, decision.played)
    return str(
        WORDS.say(
            lang,
            "review-decision",
            entry=decision.entry,
            round=decision.round or 0,
            played=game.action_text(decision.played, lang),
            better=game.action_text(decision.better, lang),
            loss=figure(decision.loss, lang, 1),
            why=tip.why(past.view(decision.seat), lang, names),
        )
    )
