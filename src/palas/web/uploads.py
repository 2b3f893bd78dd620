"""Files that people send: they are checked in worker processes, which are ended when a file takes too much of them.

Nobody else waits for such a check. The server learns from it what a data pack changes, and that the game can be built
from it, set up, played and drawn in a moment.
"""

from __future__ import annotations

import math
import os
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypeVar

import anyio
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

import palas
from palas.engine.errors import BadData, PalasError
from palas.engine.game import Game
from palas.engine.packs import BadPack, changed_game, check_upload
from palas.web.words import WebError

WORKERS = 2
MOST_WAITING = 8  # files, those that are being checked included
MOST_OF_ONE = 2  # from one address
SECONDS = 1.0  # of a worker's processor; the largest box takes a quarter of that
PATIENCE = 60.0  # seconds by the clock, which a busy machine needs now and then, and to start a worker
MEMORY = 2**30  # bytes a worker may have
NICENESS = 5  # people's moves come first
MOVES = 12  # are tried with each pack

T = TypeVar("T")


class Uploads:
    """The workers of one server, and who waits for them."""

    def __init__(self) -> None:
        self.line = CapacityLimiter(WORKERS)
        self.under_way: Counter[str] = Counter()

    async def changes(self, address: str, file: bytes, name: str, game: str) -> dict[str, Any]:
        """What a data pack changes in the box; one sentence says what is wrong with it."""
        return await self.checked(address, pack_changes, file, name, game)

    async def checked(self, address: str, function: Callable[..., T], *args: Any) -> T:
        """Check something that came from an address in a worker; nobody's files hold up those of others."""
        if self.under_way.total() >= MOST_WAITING or self.under_way[address] >= MOST_OF_ONE:
            raise WebError("uploads-busy", status=503)
        self.under_way[address] += 1
        try:
            return await self.in_worker(function, *args)
        finally:
            self.under_way[address] -= 1
            if not self.under_way[address]:
                del self.under_way[address]

    async def in_worker(self, function: Callable[..., T], *args: Any) -> T:
        """Call a function in a worker, which is ended when it takes too long."""
        async with self.line:
            try:
                with anyio.fail_after(PATIENCE):
                    found: T = await to_process.run_sync(
                        frugally, function, *args, cancellable=True, limiter=CapacityLimiter(math.inf)
                    )
                    return found
            except (TimeoutError, BrokenWorkerProcess, MemoryError) as error:
                raise WebError("upload-slow", status=422) from error


# -- in the worker ------------------------------------------------------------------------------------------------


def frugally(function: Callable[..., T], *args: Any) -> T:
    """Call it with a second of the processor; then the system ends this process, whatever it is doing."""
    prepare()
    if sys.platform == "win32":  # no such alarm there: the server's patience must do
        return function(*args)
    import signal

    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        return function(*args)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@cache
def prepare() -> None:
    """What a worker does once: step behind the server, take no more memory than is sane, load the games."""
    if sys.platform != "win32":
        import resource

        os.nice(NICENESS)
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard), hard))
    palas.titles()


def pack_changes(file: bytes, name: str, game: str) -> dict[str, Any]:
    """What a data pack changes, if the game can be played with it."""
    checked = check_upload(file, name, palas.game(game))
    if checked.problems:
        raise BadPack(game, checked.problems)
    try:
        try_out(changed_game(checked.game, checked.changes))
    except PalasError:
        raise
    except Exception as error:  # whatever a strange box makes the rules or the drawing stumble over
        raise BadData("pack-rules", game=game, detail=f"{type(error).__name__}: {error}") from error
    return checked.changes


def try_out(game: Game) -> None:
    """Set the game up for few and for many, make some moves, and draw it."""
    for players in {game.meta.players[0], game.meta.players[-1]}:
        luck = Random(players)
        state = game.start(players, seed=players)
        for _ in range(MOVES):
            if state.over:
                break
            seat = state.to_act[0]
            state.apply_id(seat, luck.choice(state.legal_ids(seat)))
        game.board(state.view(None), lang="en")


__all__ = ["Uploads", "pack_changes"]
