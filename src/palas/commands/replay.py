"""`palas replay`: a recorded game told again, whole, up to a line, or step by step."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from palas.commands.language import Json, Lang, lang_of, told
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State
from palas.engine.errors import PalasError
from palas.engine.record import Record, check_result, origin_state, replay_line
from palas.terminal import WORDS
from palas.terminal.answers import COMMANDS, PARTS
from palas.terminal.ending import show_ending
from palas.terminal.files import read_record
from palas.terminal.screen import Screen
from palas.terminal.seats import names_of, table_of

BACK = ("back", "b", *COMMANDS["undo"])


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=told("help-record-file"))],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help=told("help-to"))] = None,
    step: Annotated[bool, typer.Option("--step", help=told("help-step"))] = False,
    board: Annotated[bool, typer.Option("--board", help=told("help-show-board"))] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game again."""
    spoken = lang_of(lang)
    record = read_record(file)
    count = len(record.lines) if to is None else to
    if not 0 <= count <= len(record.lines):
        raise PalasError("replay-to", words=WORDS, to=count, lines=len(record.lines))
    if json:
        state = state_after(record, count)
        print(json_format.dumps(plain(record, state, count, spoken), ensure_ascii=False, indent=2))
    elif step:
        Stepping(record, names(record, spoken), spoken).go(0 if to is None else to)
    else:
        state = state_after(record, count)
        screen = Screen()
        for line in state.log(None, spoken, list(names(record, spoken))):
            screen.print(Text(line))
        if board or to is not None:
            screen.print(state.game.sketch(state.view(None), spoken, names(record, spoken), screen.width))
        if state.over:
            show_ending(state, names(record, spoken), spoken, screen)
        else:
            screen.print(Text(WORDS.say(spoken, "replay-unfinished", count=count, lines=len(record.lines)), "bold"))


def names(record: Record, lang: str) -> Sequence[str]:
    """What the players are called: as in the record where it tells, else by their letters."""
    usual = list(names_of(int(record.header["players"]), lang))
    given = table_of(record)[1][: len(usual)]
    return [*given, *usual[len(given) :]]


def state_after(record: Record, count: int) -> State:
    """The state after the first lines of a record; at the end its result is checked."""
    state = origin_state(record)
    for number, line in enumerate(record.lines[:count], 2):
        replay_line(state, line, number)
    if count == len(record.lines) and record.result is not None:
        check_result(state, record.result)
    return state


def plain(record: Record, state: State, count: int, lang: str) -> dict[str, Any]:
    """The replayed game as data."""
    return {
        "game": record.header["game"],
        "players": state.players,
        "options": dict(state.origin.options),
        "lines": len(record.lines),
        "to": count,
        "moves": record.lines[:count],
        "log": state.log(None, lang, list(names(record, lang))),
        "over": state.over,
        "to_act": [seat for seat in state.to_act if seat != CHANCE_SEAT],
        "scores": state.scores(),
        "breakdown": state.breakdown(),
        "winners": list(state.winners()) if state.over else [],
    }


class Stepping:
    """Going through a record line by line, forwards and backwards."""

    def __init__(self, record: Record, names: Sequence[str], lang: str) -> None:
        self.record = record
        self.names = list(names)
        self.lang = lang
        self.screen = Screen()

    def go(self, at: int) -> None:
        """Show the position, ask where to go, until the reader has enough."""
        state = state_after(self.record, at)
        self.draw(state)
        while True:
            last = len(self.record.lines)
            try:
                typed = input(WORDS.say(self.lang, "step-prompt", at=at, last=last) + " ").strip().casefold()
            except EOFError:
                return
            if typed in COMMANDS["quit"] or typed == "q":
                return
            if typed in PARTS["board"]:
                self.draw(state)
            elif typed in BACK or typed.isdecimal():
                at = min(last, int(typed)) if typed.isdecimal() else max(0, at - 1)
                state = state_after(self.record, at)
                self.draw(state)
            elif typed:
                self.screen.print(Text(WORDS.say(self.lang, "step-help")))
            elif at < last:
                told = len(state.log(None, self.lang, self.names))
                replay_line(state, self.record.lines[at], at + 2)
                at += 1
                for line in state.log(None, self.lang, self.names)[told:]:
                    self.screen.print(Text(line))
                if state.over:
                    show_ending(state, self.names, self.lang, self.screen)
            else:
                return

    def draw(self, state: State) -> None:
        """The board at this moment."""
        self.screen.print(state.game.sketch(state.view(None), self.lang, self.names, self.screen.width))
