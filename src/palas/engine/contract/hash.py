"""One hash over many whole games: the same for interpreted and compiled code, on every machine.

`python -m palas.engine.contract.hash caylus 200` prints it, with the modules that took part and which ran compiled.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from hashlib import blake2b
from random import Random

from palas.engine.contract.battery import option_sets
from palas.engine.contract.moment import fingerprint
from palas.engine.errors import PalasError
from palas.engine.game import Game
from palas.engine.record import record
from palas.engine.registry import game as find_game

LOUD = 10  # every so many games are played with log and record, the others silently
SOME = 7  # every so many decisions are put into numbers


def games_hash(game: Game | str, games: int, players: Sequence[int] | None = None, seed: int = 0) -> str:
    """The hash of whole random games: every legal list, move, outcome and final position."""
    title = find_game(game) if isinstance(game, str) else game
    counts = tuple(players or title.meta.players)
    sets = list(option_sets(title))
    digest = blake2b(digest_size=16)
    for number in range(games):
        count, options = counts[number % len(counts)], sets[number // len(counts) % len(sets)]
        rng = Random(f"hash {seed} {number}")
        state = title.start(count, f"hash {seed} {number}", options)
        while not state.over:
            seat = rng.choice(state.to_act)
            legal = state.legal_ids(seat)
            digest.update(repr(legal).encode())
            state.apply_id(seat, rng.choice(legal))
        digest.update(repr(state.entries()).encode() + fingerprint(state) + repr(state.winners()).encode())
        if number % LOUD == 0:
            digest.update(record(state).text().encode() + "\n".join(state.log(0, "de")).encode())
    return digest.hexdigest()


def numbers_hash(game: Game | str, games: int, seed: int = 0) -> str:
    """The hash of what bots and researchers ask about the positions of random games, hidden things dealt anew."""
    title = find_game(game) if isinstance(game, str) else game
    sets = list(option_sets(title))
    digest = blake2b(digest_size=16)
    for number in range(games):
        count = title.meta.players[number % len(title.meta.players)]
        rng = Random(f"numbers {seed} {number}")
        state = title.start(count, f"numbers {seed} {number}", sets[number % len(sets)])
        decisions = 0
        while not state.over:
            seat = rng.choice(state.to_act)
            if decisions % SOME == 0:
                position = state.position.clone()
                title.redeal(position, seat, rng)
                numbers = [list(title.observe(position, viewer)) for viewer in range(count)]
                standings = [value.hex() for value in title.standings(position)]
                digest.update(repr([numbers, standings]).encode() + title.actions.mask(state, seat))
            decisions += 1
            state.apply_id(seat, rng.choice(state.legal_ids(seat)))
    return digest.hexdigest()


def loaded_modules() -> list[str]:
    """The modules of Palas and of its games in this process."""
    return sorted(name for name in list(sys.modules) if name.startswith("palas."))


def compiled_modules() -> list[str]:
    """Those of them that run compiled."""
    files = {name: str(getattr(sys.modules[name], "__file__", "")) for name in loaded_modules()}
    return [name for name, file in files.items() if file.endswith((".so", ".pyd"))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the hash as JSON."""
    parser = argparse.ArgumentParser(prog="python -m palas.engine.contract.hash")
    parser.add_argument("game")
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--numbers", action="store_true", help="observations, masks and standings instead of moves")
    wish = parser.parse_args(arguments)
    try:
        asked = (
            numbers_hash(wish.game, wish.games, wish.seed)
            if wish.numbers
            else games_hash(wish.game, wish.games, wish.players, wish.seed)
        )
    except PalasError as error:
        print(error.text(), file=sys.stderr)
        return 1
    modules = {"compiled": compiled_modules(), "loaded": loaded_modules()}
    print(json.dumps({"game": wish.game, "games": wish.games, "hash": asked, **modules}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
