"""The page docs/performance.md: what `palas bench` measured, with date and versions, and where it falls short."""

from __future__ import annotations

import platform
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from statistics import median

from palas.arena.bench import COMPILED, INTERPRETED, PEER, Bench, Line
from palas.arena.peers import CHESS
from palas.arena.words import figure

WANTED_TIMES = 25  # the decisions and the copies of the peer
WANTED_FACE = 110_000  # decisions a second one by one, where chess in C++, driven from Python, is not measured beside
WANTED_NUMBERS = 100_000  # observations with masks, redeals and steps of a batch, each per second
WANTED_SEARCH = 50  # the simulations of the peer's search
WANTED_PAIR = 1.8  # two processes against one
FLAT = 1.5  # a late decision may cost so many times an early one: hands and boards grow
INTRODUCTION = """# Performance

Written by `{command}`
on {date} with Palas {palas}, Python {python} on {system}{peer}.

Random play on one core, in seconds of the processor, medians of {rounds} rounds of {seconds} s; all copies and the
peer took turns. Single figures depend on the machine and on who else uses it: trust the ratios. How it is measured
stands in [Simulating and measuring](benchmarks.md).

- **decisions**: whole random games in compiled code, decisions per second.
- **copies**: `state.clone()` in the middle of a game, per second.
- **from Python**: decisions per second, one by one through `legal_ids` and `apply_id`, real chance included.
- **late**: what a decision in the last third of a game costs, one in the first third being 1.
- **observations**: of the seat that acts, with its mask, per second.
- **redeals**: what a seat cannot know dealt anew on a copied position, per second.
- **batch**: decisions per second in 64 games stepped side by side, with observations, masks and new games.
- **simulations**: of a bot's search in the middle of a game, with its net, per second; those of the peer are whole
  random games, which its search plays out.
"""


def page(result: Bench, command: str) -> str:
    """The whole page."""
    mode = COMPILED if result.builds.compiled is not None else INTERPRETED
    head = INTRODUCTION.format(
        command=command,
        date=datetime.now(UTC).date().isoformat(),
        palas=version("palas"),
        python=sys.version.split()[0],
        system=f"{platform.system()} {platform.machine()}",
        peer=f", beside {PEER} {result.peer}" if result.peer_rounds else "",
        rounds=result.rounds,
        seconds=f"{result.seconds:g}",
    )
    parts = [
        head,
        "\n".join(table(result, mode)),
        others(result, mode),
        two_processes(result),
        shortfalls(result, mode),
    ]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts if part)


def table(result: Bench, mode: str) -> list[str]:
    """A row for each title and number of players: playing, then learning and search."""
    peers = bool(result.peer_rounds)
    times = ["times peer"] if peers else []
    chess = ["times chess"] if CHESS in result.other_rounds else []
    playing = ["decisions", *times, "copies", *times, "from Python", *chess, "late"]
    lines = [f"## {mode.capitalize()}", "", *heading(playing)]
    for line in result.lines:
        cells = []
        for name in ("decisions", "clones"):
            cells.append(rounded(line.figure(mode, name)))
            cells += [f"{result.peer_times(line, mode, name):.1f}"] if peers else []
        cells.append(rounded(line.figure(mode, "face")))
        cells += [f"{chess_times(result, line, mode):.1f}"] if chess else []
        lines.append(row(line, [*cells, f"{line.figure(mode, 'late'):.2f}"]))
    if peers:
        rates = [rounded(median(figures[name] for figures in result.peer_rounds)) for name in ("decisions", "clones")]
        lines += ["", f"{PEER} {result.peer} made {rates[0]} decisions and {rates[1]} copies a second in the same run."]
    searching = ["observations", "redeals", "batch", "simulations", *times]
    lines += ["", "## For learning and search", "", *heading(searching)]
    for line in numbered(result):
        cells = [rounded(line.figure(mode, name)) for name in ("looks", "redeals", "steps", "simulations")]
        cells += [f"{result.peer_times(line, mode, 'simulations'):.0f}"] if peers else []
        lines.append(row(line, cells))
    return lines


def numbered(result: Bench) -> list[Line]:
    """The lines of the titles that keep a list of their actions: only these can be put into numbers."""
    return [line for line in result.lines if "looks" in line.rates()]


def heading(names: list[str]) -> list[str]:
    """The first two lines of a table of titles."""
    return ["| " + " | ".join(["title", "players", *names]) + " |", "|---|" + "---:|" * (len(names) + 1)]


def row(line: Line, cells: list[str]) -> str:
    """A line of a table of titles."""
    return "| " + " | ".join([line.game.meta.titles["en"], str(line.players), *cells]) + " |"


def chess_times(result: Bench, line: Line, mode: str) -> float:
    """How many times the decisions of chess in C++, driven from Python, a title makes from Python, round by round."""
    pairs = zip(line.rounds[mode], result.other_rounds[CHESS], strict=True)
    return median(ours["face"] / theirs for ours, theirs in pairs)


def others(result: Bench, mode: str) -> str:
    """The other peers that are installed, and how many times their decisions Caylus with four players makes."""
    rows = []
    for peer in result.other_peers():
        times = peer["caylus_times"][mode]
        rate = f"{peer['name']} {peer['version']} | {rounded(peer['decisions'])}"
        rows.append(f"| {rate} | {times['decisions']:.1f} | {times['face']:.1f} |")
    if not rows:
        return ""
    names = "| peer, random play from Python | decisions | Caylus with four, times | from Python, times |"
    return "## Other peers\n\n" + "\n".join([names, "|---|---:|---:|---:|", *rows])


def two_processes(result: Bench) -> str:
    """What a second process adds, by title."""
    told = [f"{name} {times:.2f}" for name, times in result.plain()["two_processes"].items()]
    return "## Two processes\n\nTimes the decisions of one process, by the clock: " + ", ".join(told) + "."


def shortfalls(result: Bench, mode: str) -> str:
    """What the goals are, and everything that misses one."""
    missed: list[str] = []
    for line in result.lines:
        missed += [f"{line.game.meta.titles['en']}, {line.players}: {miss}" for miss in misses(result, line, mode)]
    for title, times in result.plain()["two_processes"].items():
        if times < WANTED_PAIR:
            missed.append(f"{title}: two processes make {times:.2f} times the decisions of one")
    goals = (
        f"The goals: {WANTED_TIMES} times the decisions and copies of {PEER}, {WANTED_SEARCH} times the simulations of "
        f"a search on it; from Python more decisions than chess in C++ driven from Python ({WANTED_FACE:,} a second "
        f"where that is not installed); {WANTED_NUMBERS:,} observations with masks, redeals and steps of a batch a "
        f"second; a late decision at most {FLAT} times as dear as an early one; {WANTED_PAIR} times the decisions with "
        f"two processes."
    )
    rows = "\n".join(f"- {miss}" for miss in missed) if missed else "All of them are met."
    return f"## Where it falls short\n\n{goals}\n\n{rows}"


def misses(result: Bench, line: Line, mode: str) -> list[str]:
    """The goals that one title misses with so many players."""
    found = []
    for name, word in (("decisions", "decisions"), ("clones", "copies")):
        if result.peer_rounds and (times := result.peer_times(line, mode, name)) < WANTED_TIMES:
            found.append(f"{times:.1f} times the {word} of {PEER}")
    if CHESS in result.other_rounds:
        if (times := chess_times(result, line, mode)) < 1:
            found.append(f"{times:.2f} times the decisions of {CHESS} from Python")
    elif (face := line.figure(mode, "face")) < WANTED_FACE:
        found.append(f"{rounded(face)} decisions a second from Python")
    if (late := line.figure(mode, "late")) > FLAT:
        found.append(f"a late decision costs {late:.2f} times an early one")
    if line not in numbered(result):
        return found
    for name, word in (("looks", "observations with masks"), ("redeals", "redeals"), ("steps", "steps of a batch")):
        if (rate := line.figure(mode, name)) < WANTED_NUMBERS:
            found.append(f"{rounded(rate)} {word} a second")
    if result.peer_rounds and (times := result.peer_times(line, mode, "simulations")) < WANTED_SEARCH:
        found.append(f"{times:.0f} times the simulations of a search on {PEER}")
    return found


def rounded(value: float) -> str:
    """A rate with as many figures as it deserves."""
    return figure(round(value, -3) if value >= 10_000 else round(value, -2), "en")
