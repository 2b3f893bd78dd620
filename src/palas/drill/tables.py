"""What a drill found, as a table for people."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

import palas
from palas.arena.words import figure
from palas.drill.report import FLAGS, Result
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
    return [f"{figure_name(name, lang)}: {number_of(number, lang, name)}" for name, number in result.figures.items()]


def figure_name(name: str, lang: str) -> str:
    """What a figure counts."""
    return WORDS.say(lang, f"figure-{name.replace('_', '-')}")


def number_of(number: int | float, lang: str, name: str = "") -> str:
    """A number as people write it; of some figures, yes or no."""
    if name in FLAGS:
        return WORDS.say(lang, "held-yes" if number else "held-no")
    return figure(number, lang, 2 if isinstance(number, float) else 0)


def held(result: Result, lang: str) -> str:
    """Did it hold? What was not run says nothing."""
    return "–" if result.absent else WORDS.say(lang, "held-no" if result.broken else "held-yes")


def show(console: Console, results: list[Result], lang: str) -> None:
    """Everything as a table, every fault below it."""
    for size, seed in dict.fromkeys((result.size, result.seed) for result in results):
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
