"""What changed from one drawing to the next: a page that holds the old one is sent the difference and no more.

Markup is cut wherever an element ends that has an inside. A difference is a list: two numbers say where a run of old
pieces begins that stays, and how long it is; a text is new. The page does the same cutting (`deltas.ts`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import compress, count, islice
from operator import ne
from typing import TypeAlias

Prints: TypeAlias = "array[int]"  # of every piece its hash: enough to recognise it, an eighth of its size
Delta: TypeAlias = list[int | str]

CUT = "</"  # a third of all "<": few enough to be quick, enough to send little
SHORT = 12  # letters: a single piece of no more is not worth the numbers that name it


def cut(html: str) -> list[str]:
    """The pieces of some markup; with the cuts between them they are the markup again."""
    return str.split(html, CUT)  # plain pieces, of Markup too


def prints_of(pieces: Sequence[str]) -> Prints:
    """What the pieces are recognised by, within this process."""
    return array("q", map(hash, pieces))


def delta(old: Prints, pieces: Sequence[str], new: Prints) -> Delta:
    """How whoever has pieces with these prints gets the new ones."""
    most = min(len(old), len(new))
    begin = alike(old, new, most)
    end = alike(reversed(old), reversed(new), most - begin)
    made: Delta = [0, begin] if begin else []
    made += middle(old, pieces, new, begin, len(old) - end, len(new) - end)
    return made + ([len(old) - end, end] if end else [])


def alike(old: Iterable[int], new: Iterable[int], most: int) -> int:
    """How many are the same from the beginning on, up to so many."""
    return next(compress(count(), map(ne, islice(old, most), new)), most)


def middle(old: Prints, pieces: Sequence[str], new: Prints, begin: int, old_end: int, new_end: int) -> Delta:
    """The same for what lies between a common beginning and a common end: wherever a new piece stood once, and only
    once, among the old ones, the run that begins there is taken over."""
    where: dict[int, int] = {}
    for at in range(begin, old_end):
        where[old[at]] = -1 if old[at] in where else at
    made: Delta = []
    fresh = here = begin
    while here < new_end:
        at = where.get(new[here], -1)
        run = 0
        if at >= 0:
            while at + run < old_end and here + run < new_end and old[at + run] == new[here + run]:
                run += 1
        if not run or (run == 1 and len(pieces[here]) <= SHORT):
            here += 1
            continue
        if fresh < here:
            made.append(CUT.join(pieces[fresh:here]))
        made += [at, run]
        fresh = here = here + run
    if fresh < new_end:
        made.append(CUT.join(pieces[fresh:new_end]))
    return made


def patched(html: str, changes: Delta) -> str:
    """The new markup, from the old one and the difference: what the page does."""
    old = cut(html)
    made: list[str] = []
    parts = iter(changes)
    for part in parts:
        if isinstance(part, str):
            made.append(part)
        else:
            run = next(parts)
            assert isinstance(run, int)
            made += old[part : part + run]
    return CUT.join(made)
