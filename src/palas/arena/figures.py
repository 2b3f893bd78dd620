"""Reports as sheets of figures for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from palas.arena.simulate import Count, Report
from palas.arena.statistics import Spread, Tally, wilson
from palas.arena.words import WORDS, figure, percent
from palas.engine.game import Game


def spread_text(spread: Spread, lang: str) -> str:
    """23.4 ± 5.1 (3 to 41)"""
    mean, deviation = figure(spread.mean, lang, 1), figure(spread.deviation, lang, 1)
    return f"{mean} ± {deviation} ({figure(spread.least, lang)} – {figure(spread.most, lang)})"


def share_cells(tally: Tally, lang: str) -> tuple[str, str]:
    """The share of wins and its interval."""
    low, high = wilson(tally.wins, tally.games)
    return percent(tally.share, lang), f"{percent(low, lang)} – {percent(high, lang)}"


def new_sheet(lang: str, *heads: str, left: int = 1) -> Table:
    """An empty sheet; the first columns hold words, the others figures."""
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    for number, head in enumerate(heads):
        sheet.add_column(WORDS.say(lang, f"head-{head}"), justify="left" if number < left else "right")
    return sheet


def show_simulation(console: Console, report: Report, lang: str, jobs: int) -> None:
    """Everything a simulation has found."""
    plan = report.plan
    console.print(
        WORDS.say(
            lang,
            "simulate-title",
            game=plan.game.meta.titles[lang],
            games=report.played,
            moves="playout" if plan.playout else "bots" if plan.bots else "random",
            bots=", ".join(plan.bots),
            combinations=len(plan.options),
            seed=plan.seed,
        ),
        style="bold",
    )
    show_counts(console, report, lang)
    for count in report.counts.values():
        show_seats(console, count, lang)
    if len(plan.options) > 1:
        show_modes(console, report, lang)
    if report.bots:
        show_bots(console, report, lang)
    if report.timings:
        show_timings(console, report, lang)
    for count in report.counts.values():
        show_facts(console, plan.game, count, lang)
    show_unused(console, report, lang)
    seconds = max(report.seconds, 1e-9)
    console.print(
        WORDS.say(
            lang,
            "simulate-time",
            decisions=figure(report.decisions, lang),
            seconds=figure(seconds, lang, 1),
            games_per_second=figure(report.played / seconds, lang, 1),
            decisions_per_second=figure(report.decisions / seconds, lang),
            jobs=jobs,
        )
    )
    show_verdict(console, report, lang)


def show_verdict(console: Console, report: Report, lang: str) -> None:
    """What was checked, and every problem."""
    if report.failed == 0:
        key = "simulate-checked" if report.plan.check else "simulate-plain"
        console.print(WORDS.say(lang, key), style="green")
        return
    console.print(WORDS.say(lang, "simulate-failed", failed=report.failed), style="bold red")
    for outcome in report.problems:
        setting = outcome.setting
        line = WORDS.say(lang, "simulate-problem", players=setting.players, seed=setting.seed, problem=outcome.problem)
        console.print("  " + line)


def show_counts(console: Console, report: Report, lang: str) -> None:
    """A line for each number of players."""
    sheet = new_sheet(lang, "players", "games", "decisions", "score", "winner")
    for players, count in sorted(report.counts.items()):
        sheet.add_row(
            str(players),
            figure(count.decisions.count, lang),
            spread_text(count.decisions, lang),
            spread_text(count.score, lang),
            spread_text(count.best, lang),
        )
    console.print(sheet)


def show_seats(console: Console, count: Count, lang: str) -> None:
    """A line for each seat."""
    sheet = new_sheet(lang, "players", "seat", "score", "wins", "interval", left=2)
    for number, tally in enumerate(count.seats):
        sheet.add_row(str(count.players), str(number + 1), spread_text(tally.score, lang), *share_cells(tally, lang))
    console.print(sheet)
    if count.ordered:
        sheet = new_sheet(lang, "players", "turn", "score", "wins", "interval", left=2)
        for number, tally in enumerate(count.turns):
            cells = share_cells(tally, lang)
            sheet.add_row(str(count.players), str(number + 1), spread_text(tally.score, lang), *cells)
        console.print(sheet)


def show_modes(console: Console, report: Report, lang: str) -> None:
    """A line for each number of players and combination of options: how the victories are shared."""
    sheet = new_sheet(lang, "players", "options", "games", "score", "shares", left=2)
    for (players, mode), count in sorted(report.modes.items()):
        options = report.plan.options[mode]
        told = ", ".join(f"{name}={value}" for name, value in options.items() if value is not False)
        shares = " ".join(percent(tally.share, lang, 0) for tally in (count.turns if count.ordered else count.seats))
        games = figure(count.decisions.count, lang)
        sheet.add_row(str(players), told or "–", games, spread_text(count.score, lang), shares)
    console.print(sheet)


def show_unused(console: Console, report: Report, lang: str) -> None:
    """Which things of the box were never used in any game."""
    game = report.plan.game
    for name, things in report.unused().items():
        told = ", ".join(fact_word(game, name, word, lang) for word in things)
        line = WORDS.say(lang, "simulate-unused", what=game.words.say(lang, f"fact-{name}"), count=len(things))
        console.print(f"{line} {told}".rstrip())


def show_bots(console: Console, report: Report, lang: str) -> None:
    """A line for each bot, the best first."""
    sheet = new_sheet(lang, "bot", "games", "score", "wins", "interval")
    for name, tally in sorted(report.bots.items(), key=lambda item: -item[1].share):
        sheet.add_row(name, figure(tally.games, lang), spread_text(tally.score, lang), *share_cells(tally, lang))
    console.print(sheet)


def show_timings(console: Console, report: Report, lang: str) -> None:
    """How long the bots took for their answers, and what a process held."""
    sheet = new_sheet(lang, "bot", "answers", "longest", "late")
    for name, timing in report.timings.items():
        longest = figure(timing.longest, lang, 3)
        sheet.add_row(name, figure(timing.answers, lang), longest, figure(timing.late, lang))
    console.print(sheet)
    console.print(WORDS.say(lang, "simulate-memory", memory=figure(report.memory, lang)))


def show_facts(console: Console, game: Game, count: Count, lang: str) -> None:
    """What the game itself tells about how its games went."""
    facts = count.facts
    heading = f"{WORDS.say(lang, 'head-players')}: {count.players}"
    if facts.numbers or facts.words:
        console.print(heading, style="bold")
    for name, spread in facts.numbers.items():
        console.print(f"  {game.words.say(lang, f'fact-{name}')}: {spread_text(spread, lang)}")
    for name in facts.words:
        shares = ", ".join(
            f"{fact_word(game, name, word, lang)} {percent(share, lang, 0)}" for word, share in facts.shares(name)
        )
        console.print(f"  {game.words.say(lang, f'fact-{name}')}: {shares}")
    for name, tallies in count.success.items():
        if len(tallies) > 1 and any(0 < tally.share < 1 for tally in tallies.values()):
            told = ", ".join(
                f"{fact_word(game, name, word, lang)} {percent(tally.share, lang, 0)}"
                for word, tally in sorted(tallies.items())
            )
            console.print("  " + WORDS.say(lang, "simulate-success", what=game.words.say(lang, f"fact-{name}")), told)


def fact_word(game: Game, name: str, word: str, lang: str) -> str:
    """A word of a fact: a thing of the box by its name, else by the game's own message."""
    if name in game.words.namers:
        _, _, copy = word.partition(".")
        return f"{game.words.namers[name](lang, word)} {copy}".rstrip()
    return game.words.say(lang, f"fact-{name}-{word}")


def show_match(console: Console, report: Report, lang: str) -> None:
    """The result of a match."""
    plan = report.plan
    title = WORDS.say(
        lang,
        "match-title",
        game=plan.game.meta.titles[lang],
        players=len(plan.bots),
        games=report.played,
        seed=plan.seed,
    )
    console.print(title, style="bold")
    sheet = new_sheet(lang, "bot", "wins", "interval", "fair", "mean")
    for name, tally in sorted(report.bots.items(), key=lambda item: -item[1].share):
        sheet.add_row(
            name,
            *share_cells(tally, lang),
            percent(plan.bots.count(name) / len(plan.bots), lang),
            spread_text(tally.score, lang),
        )
    console.print(sheet)
    console.print(WORDS.say(lang, "match-note"), style="dim")
    if report.failed:
        show_verdict(console, report, lang)
