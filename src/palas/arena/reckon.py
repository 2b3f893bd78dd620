"""The process that reviews one game, `python -m palas.arena.reckon`: a record comes in, progress and review go out."""

from __future__ import annotations

import sys

import msgspec

from palas.arena.aside import say, step_aside
from palas.arena.review import SIMULATIONS, Review, review
from palas.engine.errors import PalasError
from palas.engine.record import Record, replay
from palas.engine.structs import ready

SAID = 20  # times that progress is told


class Told(msgspec.Struct):
    """One line that goes out: how far it is, or the end."""

    done: int = 0
    of: int = 0
    review: Review | None = None
    problem: dict[str, str] = {}  # a sentence by language


ready(Told)


def main() -> None:
    """Read a record, look at its game again."""
    step_aside()

    def tell(done: int, of: int) -> None:
        if done % max(1, of // SAID) == 0:
            say(Told(done, of))

    simulations = int(sys.argv[1]) if len(sys.argv) > 1 else SIMULATIONS
    try:
        say(Told(review=review(replay(Record.read(sys.stdin.read())), simulations, tell)))
    except PalasError as error:
        say(Told(problem={lang: error.text(lang) for lang in ("de", "en")}))


if __name__ == "__main__":
    main()
