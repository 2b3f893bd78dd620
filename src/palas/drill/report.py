"""What a drill found: figures, and every guarantee that was broken."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

import palas
from palas import __version__
from palas.drill.plan import PARTS, SIZES, Plan, number_for
from palas.drill.words import WORDS, DrillError
from palas.engine.structs import ready

Number = int | float
MOST_FAULTS = 20  # of one unit; more of the same kind help nobody
MOST_ALIKE = 3
A_LITTLE = {"requests": 60, "worlds": 60}  # may be done beyond what was wished
LARGEST = ("most_", "p99_", "ratio", "requests_per_second")  # of these the worst of several runs counts
FLAGS = ("compiled", "mounted")  # these hold if they do in all runs; all other figures are added up


class Fault(msgspec.Struct, frozen=True):
    """A guarantee that was broken: the key of a sentence, and what stands in it."""

    key: str
    params: dict[str, str | int | float] = {}

    def text(self, lang: str) -> str:
        """The sentence."""
        return WORDS.say(lang, f"fault-{self.key}", **self.params)


class Result(msgspec.Struct):
    """What one unit of a part found. `absent` is the key of the sentence that says why it was not run."""

    part: str
    unit: str
    figures: dict[str, Number] = {}
    faults: list[Fault] = []
    broken: int = 0  # how many faults there were, told or not
    absent: str = ""
    seconds: float = 0.0
    size: str = ""
    seed: str = ""
    palas: str = __version__
    python: str = ""
    system: str = ""
    day: str = ""
    numbers: dict[str, int] | None = None  # how often it was wished, where that is not said by the size

    def count(self, name: str, number: Number = 1) -> None:
        """Add to a figure."""
        self.figures[name] = self.figures.get(name, 0) + number

    def worst(self, name: str, number: Number) -> None:
        """Keep the largest that was seen."""
        self.figures[name] = max(self.figures.get(name, 0), number)

    def fault(self, key: str, **params: str | int | float) -> None:
        """A guarantee is broken. Of many faults of the same kind the first ones are told."""
        self.broken += 1
        alike = [fault for fault in self.faults if fault.key == key and fault.params.get("kind") == params.get("kind")]
        if len(self.faults) < MOST_FAULTS and len(alike) < MOST_ALIKE:
            self.faults.append(Fault(key, {name: short(value) for name, value in params.items()}))

    def join(self, other: Result) -> None:
        """Take in what a second run of the same unit, or a helper process, found."""
        for name, number in other.figures.items():
            if name.startswith(LARGEST):
                self.worst(name, number)
            elif name in FLAGS:
                self.figures[name] = min(self.figures.get(name, 1), number)
            else:
                self.count(name, number)
        self.faults = [*self.faults, *other.faults][:MOST_FAULTS]
        self.broken += other.broken
        self.seconds += other.seconds
        self.absent = self.absent if other.absent else ""
        self.day = max(self.day, other.day)

    @property
    def file_name(self) -> str:
        """Where it is saved."""
        return f"{self.part}-{self.unit}.json"


ready(Result)


def short(value: str | int | float) -> str | int | float:
    """A value as a sentence can hold it: printable, and not too long."""
    if not isinstance(value, str):
        return value
    tidy = "".join(sign if sign.isprintable() else "·" for sign in value)
    return tidy if len(tidy) <= 200 else tidy[:197] + "..."


def signed(result: Result, plan: Plan, seconds: float) -> Result:
    """The result with what it was found with."""
    result.seconds = round(seconds, 1)
    result.size, result.seed = plan.named, plan.seed
    result.numbers = plan.numbers(result.part, result.unit)
    result.python = f"{platform.python_implementation()} {platform.python_version()}"
    result.system = f"{platform.system()} {platform.release()}, {platform.machine()}"
    result.day = datetime.now(UTC).date().isoformat()
    return result


def write(result: Result, folder: Path) -> None:
    """Save what a unit found."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / result.file_name
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    part.rename(file)


def read(file: Path) -> Result:
    """What was saved."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Result)
    except (OSError, msgspec.MsgspecError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise DrillError("drill-file", file=str(file), detail=detail) from error
    if found.numbers is None:
        found.numbers = numbers_done(found)
    return found


def numbers_done(result: Result) -> dict[str, int]:
    """The numbers of a piece that does not say them, by what it did: a little more than was wished, for some parts."""
    name = number_for(result.part, result.unit)
    figure = {"worlds": "pairs"}.get(name, name)
    if result.size not in SIZES or figure not in result.figures:
        return {}
    done = int(result.figures[figure]) * (len(palas.titles()) if name == "games" else 1)
    more = done - getattr(SIZES[result.size], name)
    return {} if 0 <= more <= A_LITTLE.get(name, 0) else {name: done}


def saved(folder: Path | None, part: str, unit: str, plan: Plan) -> Result | None:
    """What an earlier drill of the same size, numbers and seed, with the same Palas, found there."""
    file = folder / f"{part}-{unit}.json" if folder else None
    if file is None or not file.is_file():
        return None
    found = read(file)
    wanted = (plan.named, plan.seed, plan.numbers(part, unit), __version__)
    same = (found.size, found.seed, found.numbers, found.palas) == wanted
    return found if same and not found.absent else None


def merged(results: Iterable[Result]) -> list[Result]:
    """All results, those of the same unit as one, in the order of the parts."""
    found: dict[tuple[str, str], Result] = {}
    for result in results:
        known = found.get((result.part, result.unit))
        if known is None:
            found[result.part, result.unit] = deepcopy(result)
        else:
            known.join(result)
    return sorted(found.values(), key=lambda result: PARTS.index(result.part) if result.part in PARTS else len(PARTS))


def plain(results: list[Result]) -> Mapping[str, Any]:
    """The whole drill as data."""
    return {"ok": not any(result.broken for result in results), "results": msgspec.to_builtins(results)}
