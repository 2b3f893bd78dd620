"""`palas bench`: how fast the games are, interpreted and compiled, as ratios of one run."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import palas
from palas.arena.bench import COMPILED, INTERPRETED, PEER_GAME, RATES, Bench, Line, measurements
from palas.arena.bench import bench as run
from palas.arena.builds import builds
from palas.arena.performance import page
from palas.arena.progress import progress
from palas.arena.simulate import player_counts
from palas.arena.words import WORDS, figure, told
from palas.commands.language import Misuse
from palas.commands.speech import AsJson, Lang, Speech, print_json
from palas.engine.errors import PalasError

SINGLE = 0.5  # seconds of one measurement of a game
DIGITS = {"late": 2, "legal": 1, "slowest": 3, "length": 0}


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=told("help-bench-game"))] = None,
    players: Annotated[str, typer.Option("--players", metavar="N", help=told("help-arena-players"))] = "all",
    peers: Annotated[bool, typer.Option("--peers", help=told("help-bench-peers"))] = False,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help=told("help-bench-seconds"), show_default="0.5")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help=told("help-bench-rounds"))] = 5,
    tables: Annotated[int | None, typer.Option("--tables", metavar="N", help=told("help-bench-tables"))] = None,
    viewers: Annotated[int | None, typer.Option("--viewers", metavar="N", help=told("help-bench-viewers"))] = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=told("help-bench-write"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure speed: decisions, games and copies per second, interpreted and compiled."""
    spoken = Speech(lang).lang
    if game == "web":
        import_module("palas.web.app")  # says which libraries are missing, before anything is measured
        from palas.web.bench import SECONDS, TABLES, VIEWERS, bench_web

        wished = TABLES if tables is None else tables
        watching = VIEWERS if viewers is None else viewers
        bench_web(wished, watching, SECONDS if seconds is None else seconds, json=json, lang=spoken)
        return
    if tables is not None or viewers is not None:
        raise Misuse("bench-web-only", words=WORDS)
    titles = palas.titles() if game is None else [palas.game(game)]
    settings = [(title, count) for title in titles for count in player_counts(title, players)]
    if peers and not any((title.meta.id, count) == PEER_GAME for title, count in settings):
        settings.append((palas.game(PEER_GAME[0]), PEER_GAME[1]))
    with builds() as found:
        steps = measurements(settings, 2 if found.compiled else 1, rounds, peers)
        with progress(WORDS.say(spoken, "progress-bench"), steps) as advance:
            result = run(settings, found, rounds, SINGLE if seconds is None else seconds, peers, advance)
    if write is not None:
        chosen = [*([game] if game else []), *([] if players == "all" else ["--players", players])]
        told_so = [
            *chosen,
            *(["--peers"] if peers else []),
            "--rounds",
            str(rounds),
            "--seconds",
            f"{result.seconds:g}",
        ]
        write_page(write, page(result, " ".join(["palas bench", *told_so, "--write", write.name])))
    if json:
        print_json(result.plain())
    else:
        show(Console(markup=False, highlight=False), result, spoken, peers)


def write_page(file: Path, text: str) -> None:
    """Put the page where it is wanted."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PalasError("bench-page", words=WORDS, file=str(file), why=error.strerror or str(error)) from None


def show(console: Console, result: Bench, lang: str, peers: bool) -> None:
    """Everything that was measured, as sheets of figures."""
    for line in result.lines:
        show_line(console, result, line, lang)
    for title, times in result.plain()["two_processes"].items():
        name = palas.game(title).meta.titles[lang]
        console.print(WORDS.say(lang, "bench-pair", game=name, times=figure(times, lang, 2)))
    if result.builds.compiled is None:
        if result.builds.stale is not None:
            console.print(WORDS.say(lang, "bench-stale", folder=str(result.builds.stale)), style="yellow")
        else:
            console.print(WORDS.say(lang, "bench-no-compiled"), style="yellow")
    if peers:
        show_peer(console, result, lang)


def show_line(console: Console, result: Bench, line: Line, lang: str) -> None:
    """One game and player count."""
    title = WORDS.say(
        lang,
        "bench-title",
        game=line.game.meta.titles[lang],
        players=line.players,
        rounds=result.rounds,
        seconds=figure(result.seconds, lang, 1),
    )
    console.print(title, style="bold")
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    sheet.add_column(WORDS.say(lang, "bench-measure"), min_width=38)
    for mode in line.rounds:
        sheet.add_column(WORDS.say(lang, f"bench-{mode}"), justify="right", min_width=12)
    if COMPILED in line.rounds:
        sheet.add_column(WORDS.say(lang, "bench-ratio"), justify="right")
    rates = line.rates()
    for name in (*rates, "late", "length", "legal", "slowest"):
        cells = [figure(line.figure(mode, name), lang, DIGITS.get(name, 0)) for mode in line.rounds]
        if COMPILED in line.rounds:
            cells.append(figure(line.ratio(name), lang, 1) + " ×" if name in rates else "")
        sheet.add_row(WORDS.say(lang, f"bench-{name}"), *cells)
    console.print(sheet)


def show_peer(console: Console, result: Bench, lang: str) -> None:
    """Catanatron and the other peers, and how many times their rates we reach."""
    show_others(console, result, lang)
    if result.peer is None:
        console.print(WORDS.say(lang, "bench-no-peer"), style="yellow")
        return
    peer = result.plain()["peer"]
    console.print(WORDS.say(lang, "bench-peer-title", version=result.peer), style="bold")
    sheet = Table(box=None, pad_edge=False, show_header=False)
    sheet.add_column(min_width=38)
    sheet.add_column(justify="right", min_width=12)
    for name in RATES:
        sheet.add_row(WORDS.say(lang, f"bench-{name}"), figure(peer[name], lang))
    console.print(sheet)
    for mode in (INTERPRETED, COMPILED):
        times = peer["caylus_times"].get(mode)
        if times is not None:
            told_times = {name: figure(value, lang, 1) for name, value in times.items()}
            console.print(WORDS.say(lang, "bench-peer-times", mode=mode, **told_times))


def show_others(console: Console, result: Bench, lang: str) -> None:
    """The other peers that are installed, by their decisions per second."""
    rows = result.other_peers()
    if not rows:
        return
    console.print(WORDS.say(lang, "bench-others"), style="bold")
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    sheet.add_column("", min_width=38)
    sheet.add_column(WORDS.say(lang, "bench-decisions"), justify="right")
    modes = list(rows[0]["caylus_times"])
    for mode in modes:
        sheet.add_column(WORDS.say(lang, f"bench-{mode}"), justify="right")
    for row in rows:
        times = [
            f"{figure(row['caylus_times'][mode]['decisions'], lang, 1)} × / "
            f"{figure(row['caylus_times'][mode]['face'], lang, 1)} ×"
            for mode in modes
        ]
        sheet.add_row(f"{row['name']} {row['version']}", figure(row["decisions"], lang), *times)
    console.print(sheet)
    console.print(WORDS.say(lang, "bench-others-note"))
