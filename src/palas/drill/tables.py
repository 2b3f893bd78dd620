"""What a drill found, as a table for people and as the page of guarantees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

import palas
from palas.arena.words import figure
from palas.drill.plan import PARTS
from palas.drill.report import Result
from palas.drill.words import WORDS


def title_of(part: str, unit: str, lang: str) -> str:
    """What a unit is called."""
    titles = {game.meta.id: game.meta.titles[lang] for game in palas.titles()}
    if part in ("worlds", "games"):
        return WORDS.say(lang, f"unit-{part}", game=titles.get(unit, unit))
    return WORDS.say(lang, f"unit-{part}-{unit}")


def figures_of(result: Result, lang: str) -> list[str]:
    """Its figures, one line each."""
    if result.absent:
        return [WORDS.say(lang, f"absent-{result.absent}")]
    return [f"{number_of(number, lang)} {figure_name(name, lang)}" for name, number in result.figures.items()]


def figure_name(name: str, lang: str) -> str:
    """What a figure counts."""
    return WORDS.say(lang, f"figure-{name.replace('_', '-')}")


def number_of(number: int | float, lang: str) -> str:
    """A number as people write it."""
    return figure(number, lang, 2 if isinstance(number, float) else 0)


def held(result: Result, lang: str) -> str:
    """Did it hold? What was not run says nothing."""
    return "–" if result.absent else WORDS.say(lang, "held-no" if result.broken else "held-yes")


def show(console: Console, results: list[Result], size: str, seed: str, lang: str) -> None:
    """Everything as a table, every fault below it."""
    console.print(WORDS.say(lang, "drill-title", size=size, seed=seed), style="bold")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("part", "figures", "held"):
        table.add_column(WORDS.say(lang, f"head-{head}"))
    for result in results:
        cells = "\n".join(figures_of(result, lang))
        table.add_row(title_of(result.part, result.unit, lang), cells, held(result, lang), end_section=True)
    console.print(table)
    broken = sum(result.broken for result in results)
    if not broken:
        console.print(WORDS.say(lang, "drill-ok"), style="green")
        return
    console.print(WORDS.say(lang, "drill-broken", count=broken), style="red")
    for line in faults(results, lang):
        console.print(f"- {line}")


def faults(results: list[Result], lang: str) -> Iterator[str]:
    """Every fault that is told."""
    for result in results:
        for fault in result.faults:
            yield f"{title_of(result.part, result.unit, lang)}: {fault.text(lang)}"
        if result.broken > len(result.faults):
            yield WORDS.say(lang, "drill-more", count=result.broken - len(result.faults))


def page(results: list[Result], command: str, lang: str = "en") -> str:
    """The page of guarantees."""
    last = max(results, key=lambda result: result.day)
    lines = [f"# {WORDS.say(lang, 'page-title')}", "", WORDS.say(lang, "page-intro"), "", "```sh", command, "```", ""]
    minutes = number_of(round(sum(result.seconds for result in results) / 60), lang)
    lines += [
        WORDS.say(
            lang, "page-made", day=last.day, palas=last.palas, python=last.python, system=last.system, minutes=minutes
        ),
        "", WORDS.say(lang, "page-how"), "", WORDS.say(lang, "page-parts"), "",
    ]  # fmt: skip
    for part in PARTS:
        found = [result for result in results if result.part == part]
        if found:
            lines += [f"## {promise_head(found, lang)}", "", WORDS.say(lang, f"promise-{part}"), ""]
            lines += [f"| {' | '.join(WORDS.say(lang, f'head-{head}') for head in ('part', 'figures', 'held'))} |"]
            lines += ["|---|---|---|", *(row(result, lang) for result in found), ""]
    broken = list(faults(results, lang))
    if broken:
        count = sum(result.broken for result in results)
        lines += [WORDS.say(lang, "drill-broken", count=count), "", *(f"- {line}" for line in broken), ""]
    return "\n".join(lines)


def promise_head(found: list[Result], lang: str) -> str:
    """The heading of a part: what its first unit is called, without the game."""
    return title_of(found[0].part, found[0].unit, lang).partition(":")[0]


def row(result: Result, lang: str) -> str:
    """A unit as a line of the page."""
    title = title_of(result.part, result.unit, lang).partition(": ")
    return f"| {title[2] or title[0]} | {'; '.join(figures_of(result, lang))} | {held(result, lang)} |"
