"""`palas check`: does a game keep the contract?"""

from __future__ import annotations

import json as json_format
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from palas.commands.language import Json, Lang, lang_of
from palas.commands.spoken import spoken_language
from palas.engine.contract.battery import GAMES, check_game
from palas.engine.contract.report import WORDS, Report
from palas.engine.errors import BadOption
from palas.engine.game import Game
from palas.engine.options import read_options
from palas.engine.registry import game as find_game


def told(key: str) -> str:
    """A help text."""
    return WORDS.say(spoken_language(sys.argv[1:]), f"help-{key}")


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("game"))],
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help=told("games"))] = GAMES,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=told("players"))] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help=told("seed"))] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=told("option"))] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Run the contract battery on a game."""
    spoken = lang_of(lang)
    title = find_game(game)
    chosen = read_options(title, option) if option else None
    report = run(title, games, players, seed, chosen, spoken)
    print(json_format.dumps(report.plain(), ensure_ascii=False, indent=2) if json else report.text(spoken))
    if not report.ok:
        raise typer.Exit(1)


def run(game: Game, games: int, players: int | None, seed: int, options: dict[str, Any] | None, lang: str) -> Report:
    """Run the battery with a progress bar, where somebody is looking."""
    if players is not None and players not in game.meta.players:
        raise BadOption("players", game=game.meta.id, players=str(players), allowed=game.player_range())
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(WORDS.say(lang, "checking", game=game.meta.titles[lang]), total=None)
        return check_game(
            game,
            players=players,
            options=options,
            games=games,
            seed=seed,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
