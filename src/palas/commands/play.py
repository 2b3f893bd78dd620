"""`palas play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import palas
from palas.commands.language import Lang, Misuse, lang_of, told
from palas.engine.core.state import State
from palas.engine.errors import BadOption, PalasError
from palas.engine.game import Game
from palas.engine.options import read_options
from palas.engine.record import Record
from palas.terminal import WORDS
from palas.terminal.files import read_record
from palas.terminal.screen import Screen
from palas.terminal.seats import HUMAN, Seats, arrange, check_bot, given_names, table_of
from palas.terminal.sitting import Sitting


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=told("help-play-game"))] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=told("help-players"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", metavar="BOT", help=told("help-bots"))] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST", help=told("help-seats"))] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="LIST", help=told("help-names"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME[=VALUE]", help=told("help-option"))
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help=told("help-seed"))] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FILE", help=told("help-data-file"))] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=told("help-resume"))] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    spoken = lang_of(lang)
    screen = Screen()
    if resume is not None:
        if option or seed is not None or data is not None or players is not None:
            raise PalasError("resume-settings", words=WORDS)
        record = read_record(resume)
        state = resumed(record, resume, game)
        sitting = Sitting(state, resumed_seats(record, state, seats, bots, names), spoken, screen, resume)
        sitting.say("resumed")
        if "seed" not in record.header and "key" not in record.header:
            sitting.say("resumed-new-luck")
    else:
        title = chosen_game(game, data)
        arranged = arrange(title, seats, players, bots, names)
        options = read_options(title, option or [])
        number = int(seed) if seed is not None and seed.lstrip("-").isdecimal() else seed
        sitting = Sitting(title.start(len(arranged.kinds), number, options), arranged, spoken, screen)
    welcome(sitting)
    sitting.play()


def chosen_game(id: str | None, data: Path | None) -> Game:
    """The game that was named, with the data pack that was named."""
    if id is None:
        raise Misuse("play-what", words=WORDS, known=", ".join(game.meta.id for game in palas.titles()))
    game = palas.game(id)
    if data is None:
        return game
    packs = import_module("palas.engine.packs")
    if not hasattr(packs, "read_pack"):
        raise PalasError("no-packs-reader", words=WORDS)
    changed: Game = packs.read_pack(data, game)
    return changed


def resumed(record: Record, path: Path, wanted: str | None) -> State:
    """The unfinished game of a record."""
    if wanted is not None and record.header["game"] != palas.game(wanted).meta.id:
        raise BadOption("foreign", found=str(record.header["game"]), expected=wanted)
    state = palas.replay(record)
    if state.over:
        raise PalasError("resume-over", words=WORDS, path=str(path))
    return state


def resumed_seats(record: Record, state: State, seats: str | None, bots: str | None, names: str | None) -> Seats:
    """Who goes on: as the command line says, else as the record says, else one person against bots."""
    kinds, given = table_of(record)
    if seats is not None or bots is not None or len(kinds) != state.players:
        arranged = arrange(state.game, seats, None if seats else state.players, bots, names)
    else:
        for kind in kinds:
            if kind != HUMAN:
                check_bot(kind)
        arranged = Seats(kinds, given_names(names, state.players))
    if len(arranged.kinds) != state.players:
        raise PalasError("resume-seats", words=WORDS, players=state.players, seats=len(arranged.kinds))
    return Seats(arranged.kinds, given[: state.players]) if names is None else arranged


def welcome(sitting: Sitting) -> None:
    """The title, and who sits where."""
    meta = sitting.game.meta
    people = ", ".join(
        name if sitting.seats.is_human(seat) else f"{name} ({sitting.seats.kinds[seat]})"
        for seat, name in enumerate(sitting.names)
    )
    options = [option.id for option in meta.options if sitting.state.origin.options[option.id] != option.default]
    line = Text(meta.titles.get(sitting.lang, meta.id), "bold").append(f": {people}", "not bold")
    sitting.screen.print(line.append(f"  [{', '.join(options)}]" if options else "", "dim not bold"))
