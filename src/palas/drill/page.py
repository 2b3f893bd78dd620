"""What a drill found, as the page of guarantees: how it was made, and a table of figures under each promise."""

from __future__ import annotations

from collections.abc import Iterable

from palas.drill.again import commands
from palas.drill.plan import PARTS, Plan
from palas.drill.report import Number, Result, merged
from palas.drill.run import units
from palas.drill.tables import faults, figure_name, held, number_of, title_of
from palas.drill.words import WORDS

NOTHING = "–"
TOTALS = {
    "kills": ("kills", "acknowledged", "lost", "doubled"),
    "requests": ("requests", "crashes"),
    "worlds": ("pairs", "answers", "leaks"),
    "games": ("games", "decisions"),
}


def page(pieces: list[Result], file: str, lang: str = "en") -> str:
    """The page that these pieces make, to be written into that file."""
    results = merged(pieces)
    lines = [f"# {WORDS.say(lang, 'page-title')}", "", WORDS.say(lang, "page-intro"), ""]
    lines += ["```sh", *commands(pieces, file), "```", "", *made(pieces, lang), ""]
    lines += [WORDS.say(lang, "page-how"), "", *in_all(results, lang)]
    broken = list(faults(results, lang))
    lines += [] if broken else [WORDS.say(lang, "page-ok"), ""]
    for part in PARTS:
        found = [result for result in results if result.part == part]
        if found:
            lines += [f"## {WORDS.say(lang, f'part-{part}')}", "", WORDS.say(lang, f"promise-{part}"), ""]
            lines += [*table(found, pieces, lang), ""]
    if broken:
        lines += [f"## {WORDS.say(lang, 'page-broken')}", "", *(f"- {line}" for line in broken), ""]
    return "\n".join(lines)


def made(pieces: list[Result], lang: str) -> list[str]:
    """When and with what: once, if all pieces are of one kind, else kind by kind; and what was not done at all."""
    kinds: dict[tuple[str, str, str], list[Result]] = {}
    for piece in pieces:
        kinds.setdefault((piece.palas, piece.python, piece.system), []).append(piece)
    lines = []
    for (palas, python, system), these in kinds.items():
        names = f"{named(these, lang)}: " if len(kinds) > 1 else ""
        minutes = number_of(max(1, round(sum(piece.seconds for piece in these) / 60)), lang)
        told = WORDS.say(
            lang, "page-made", days=days(these, lang), palas=palas, python=python, system=system, minutes=minutes
        )
        lines.append(f"{'- ' if names else ''}{names}{told}")
    there = {(piece.part, piece.unit) for piece in pieces}
    missing = [Result(unit.part, unit.name) for unit in units(Plan()) if (unit.part, unit.name) not in there]
    if missing:
        lines += ["", WORDS.say(lang, "page-missing", pieces=named(missing, lang))]
    return lines


def in_all(results: list[Result], lang: str) -> list[str]:
    """The large numbers in a sentence, if all of them are there."""

    def total(part: str, name: str) -> str:
        return number_of(sum(one.figures.get(name, 0) for one in results if one.part == part), lang)

    if not set(TOTALS) <= {result.part for result in results}:
        return []
    totals = {name: total(part, name) for part, names in TOTALS.items() for name in names}
    return [WORDS.say(lang, "page-in-all", **totals), ""]


def named(pieces: Iterable[Result], lang: str) -> str:
    """Their names, each once."""
    return "; ".join(dict.fromkeys(title_of(piece.part, piece.unit, lang) for piece in pieces))


def days(pieces: Iterable[Result], lang: str) -> str:
    """The day, or the first and the last."""
    first, last = min(piece.day for piece in pieces), max(piece.day for piece in pieces)
    return first if first == last else WORDS.say(lang, "page-days", first=first, last=last)


def table(found: list[Result], pieces: list[Result], lang: str) -> list[str]:
    """A column for each piece of a part, a row for each figure; then whether it held, how large and when it was."""
    heads = [column(result, lang) for result in found]
    lines = [f"| | {' | '.join(heads)} |", f"|---|{'---:|' * len(found)}"]
    for name in dict.fromkeys(name for result in found for name in result.figures):
        cells = [cell(result.figures.get(name), name, lang) if not result.absent else NOTHING for result in found]
        lines.append(row(figure_name(name, lang), cells))
    lines.append(row(WORDS.say(lang, "head-held"), [f"**{verdict(result, lang)}**" for result in found]))
    mine = [[piece for piece in pieces if (piece.part, piece.unit) == (one.part, one.unit)] for one in found]
    lines.append(row(WORDS.say(lang, "head-drill"), [", ".join(dict.fromkeys(map(drill_of, these))) for these in mine]))
    lines.append(row(WORDS.say(lang, "head-day"), [days(these, lang) for these in mine]))
    return lines


def row(name: str, cells: list[str]) -> str:
    """A line of a table."""
    return f"| {name} | {' | '.join(cells)} |"


def column(result: Result, lang: str) -> str:
    """What stands above a piece: the game, or what it is called within its part."""
    game = title_of(result.part, result.unit, lang).partition(": ")[2]
    key = f"column-{result.part}-{result.unit}"
    return game or (WORDS.say(lang, key) if WORDS.has(lang, key) else "")


def cell(number: Number | None, name: str, lang: str) -> str:
    """A figure, if this piece has it."""
    return NOTHING if number is None else number_of(number, lang, name)


def verdict(result: Result, lang: str) -> str:
    """Did it hold, or why is it not known?"""
    return WORDS.say(lang, f"absent-{result.absent}") if result.absent else held(result, lang)


def drill_of(piece: Result) -> str:
    """Which drill a piece comes from, by its size and seed."""
    return f"{piece.size} / {piece.seed}"
