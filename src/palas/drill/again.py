"""The commands that make a page of guarantees again, from the pieces it was made of."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field

from palas.drill.plan import PARTS, number_for
from palas.drill.report import Result

FOLDER = "pieces"


@dataclass
class Run:
    """A `palas drill`: of what size, with which single numbers, and the pieces that come from it."""

    size: str
    seed: str
    numbers: dict[str, int | None] = field(default_factory=dict)  # by name; None: as many as the size says
    made: set[tuple[str, str]] = field(default_factory=set)

    def take(self, piece: Result) -> bool:
        """Take a piece in, if the same run makes it."""
        unit, name = (piece.part, piece.unit), number_for(piece.part, piece.unit)
        number = (piece.numbers or {}).get(name)
        same = (piece.size, piece.seed) == (self.size, self.seed)
        if not same or unit in self.made or self.numbers.get(name, number) != number:
            return False
        self.made.add(unit)
        self.numbers[name] = number
        return True

    @property
    def words(self) -> str:
        """The command without what is written."""
        parts = [part for part in PARTS if part in {part for part, _ in self.made}]
        only = "" if parts == list(PARTS) else f"--only {','.join(parts)} "
        numbers = "".join(f" --{name} {number}" for name, number in self.numbers.items() if number is not None)
        return f"palas drill {only}--size {self.size} --seed {shlex.quote(self.seed)}{numbers}"


def runs(pieces: list[Result]) -> list[Run]:
    """As few runs as make these pieces."""
    found: list[Run] = []
    for piece in pieces:
        if not any(run.take(piece) for run in found):
            found.append(Run(piece.size, piece.seed))
            found[-1].take(piece)
    return found


def commands(pieces: list[Result], file: str) -> list[str]:
    """One command, or one for each run and one that puts together what they saved."""
    needed, write = runs(pieces), f"--write {shlex.quote(file)}"
    if len(needed) == 1:
        return [f"{needed[0].words} {write}"]
    folders = [f"{FOLDER}/{number}" for number in range(1, len(needed) + 1)]
    saved = [f"{run.words} --save {folder}" for run, folder in zip(needed, folders, strict=True)]
    return [*saved, f"palas drill {' '.join(f'--report {folder}' for folder in folders)} {write}"]
