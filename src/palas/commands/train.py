"""`palas train`: a net learns a game by playing against itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

import palas
from palas.arena.pool import cores
from palas.arena.progress import progress
from palas.arena.words import told as told_of_arena
from palas.arena.words import told_by
from palas.bots.nets import folder
from palas.commands.speech import Lang, Speech
from palas.engine.errors import PalasError
from palas.engine.registry import titles
from palas.training.courses import HIDDEN, SEED, course_for
from palas.training.trainer import Training
from palas.training.words import WORDS

told = told_by(WORDS)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help=told("help-train-game"))] = "",
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=told("help-train-players"))] = None,
    lessons: Annotated[int | None, typer.Option("--lessons", metavar="N", help=told("help-train-lessons"))] = None,
    hidden: Annotated[
        int, typer.Option("--hidden", metavar="N", help=told("help-train-hidden"), min=1, max=256)
    ] = HIDDEN,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help=told("help-train-seed"), min=0)] = SEED,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help=told("help-train-jobs"), min=1)] = None,
    keep: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help=told("help-train-folder"))] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=told("help-train-out"))] = None,
    cluster: Annotated[str, typer.Option("--cluster", metavar="NAME", help=told_of_arena("help-arena-cluster"))] = "",
    every: Annotated[bool, typer.Option("--all", help=told("help-train-all"))] = False,
    lang: Lang = None,
) -> None:
    """Let a net learn by self-play; the bots play with the last one that beat the one before."""
    speech = Speech(lang)
    if not game and not every:
        raise PalasError("train-game", words=WORDS)
    chosen = list(titles()) if every else [palas.game(game)]
    where = out or folder()
    where.mkdir(parents=True, exist_ok=True)
    for title in chosen:
        counts = title.meta.players if every else [players or title.meta.players[0]]
        for count in counts:
            name = f"{title.meta.id}-{count}"
            course = course_for(title.meta.id, count, lessons)
            course = replace(course, hidden=hidden, seed=seed, jobs=cores() if jobs is None else jobs)
            training = Training(title, course, keep / name if keep is not None else None)
            label = {"game": title.meta.titles[speech.lang], "players": count}
            with progress(WORDS.say(speech.lang, "progress-lessons", **label), course.lessons) as advance:
                training.run(advance, cluster)
            done = training.progress
            net = training.result()
            if net is None:
                speech.line(WORDS.say(speech.lang, "train-none", **label, games=done.games))
                continue
            file = where / f"{name}.net"
            file.write_bytes(net.written())
            told_of = {"games": done.games, "admitted": done.admitted, "at": done.at, "file": str(file)}
            speech.line(WORDS.say(speech.lang, "train-done", **label, **told_of))
