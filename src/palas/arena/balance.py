"""Balance by strong play: one bot on all seats; who wins by seat, what is used, and how those fare who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from palas.arena.games import Outcome, Setting
from palas.arena.pool import outcomes
from palas.arena.statistics import Spread, Tally, wilson
from palas.bots.nets import net_for
from palas.engine.errors import PalasError
from palas.engine.game import Game

SEED = "balance"
MARK = "<!-- from here on made by `palas balance`; what stands above is kept -->"
FEW = 10  # uses below which nothing is said about who wins with a thing
FEWEST, MOST = 4, 130  # answers of a verb that names things of the box, where a title does not say which verbs do

HEAD = """## Balance by strong play

Made by `palas balance {game} --bots {bot} --games {games}`: `{bot}` sits on every seat, with the usual options. A share
is followed by its interval (Wilson, 95 %). "Best seat" is its share of the victories against the fair one: 1.00 is
even.{slow}"""
SLOW = " A master on every seat (`--bots master`) takes some twenty times as long."

THINGS = """What players did, over all games with so many seats: the share of seats that did it at least once, and how
often those won against the fair share (1.00 is even; bold where the 95 % interval leaves it out; – where fewer than
{few} seats did it). With so many rows some are bold by luck alone, and what strong positions can afford looks strong:
read them as questions."""


@dataclass
class Count:
    """All games of one number of seats."""

    players: int
    games: int = 0
    failed: int = 0
    seats: list[Tally] = field(init=False)
    winning: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    uses: dict[str, list[float]] = field(default_factory=dict)  # by thing: seats that used it, and their victories
    tasks: dict[str, Tally] = field(default_factory=dict)  # alone

    def __post_init__(self) -> None:
        self.seats = [Tally() for _ in range(self.players)]

    def add(self, game: Game, outcome: Outcome) -> None:
        """One more game."""
        if outcome.problem:
            self.failed += 1
            return
        self.games += 1
        self.decisions.add(outcome.decisions)
        self.winning.add(max(outcome.scores))
        for seat, score in enumerate(outcome.scores):
            won = (seat in outcome.winners) / max(1, len(outcome.winners))
            self.seats[seat].add([score], won)
            for thing in set(things(game, outcome.codes[seat])):
                use = self.uses.setdefault(thing, [0, 0.0])
                use[0] += 1
                use[1] += won
        if self.players == 1:
            self.tasks.setdefault(outcome.task, Tally()).add(outcome.scores, float(bool(outcome.winners)))

    @property
    def fair(self) -> float:
        """The share of victories of a seat if all are equal; alone that of all games."""
        return 1 / self.players if self.players > 1 else self.seats[0].share


def things(game: Game, codes: Sequence[str]) -> Iterator[str]:
    """The things of the box that answers name: two cards played at once are two things."""
    telling = telling_verbs(game)
    for code in codes:
        verb, _, rest = code.partition(" ")
        if verb in telling:
            for part in rest.split("+"):
                yield f"{verb} {part}"


def telling_verbs(game: Game) -> frozenset[str]:
    """The verbs whose answers name cards, buildings and places."""
    if game.telling_verbs:
        return frozenset(game.telling_verbs)
    found: dict[str, int] = {}
    for number in range(game.action_count()):
        verb = game.action_code(number).split(" ")[0]
        found[verb] = found.get(verb, 0) + 1
    return frozenset(verb for verb, count in found.items() if FEWEST <= count <= MOST)


def settings(game: Game, players: int, games: int, bot: str) -> list[Setting]:
    """The games of one number of seats; alone all tasks take turns."""
    plain = dict(game.check_options({}))
    tasks: list[dict[str, Any]] = [plain]
    if players == 1:
        options = {option.id: option.values for option in game.meta.options}
        for name in game.solo_options:
            tasks = [task | {name: value} for task in tasks for value in options[name]]
    return [
        Setting(
            game=game.meta.id, players=players, options=tasks[number % len(tasks)], seed=f"{SEED}-{number}",
            seats=(bot,) * players, codes=True,
        )
        for number in range(games)
    ]  # fmt: skip


def measured(
    game: Game, players: int, games: int, bot: str, jobs: int, tell: Callable[[], None] | None = None
) -> Count:
    """Play so many games with one bot on all seats."""
    count = Count(players)
    for outcome in outcomes(settings(game, players, games, bot), jobs):
        count.add(game, outcome)
        if tell is not None:
            tell()
    return count


# -- the page ----------------------------------------------------------------------------------------------------------


def markdown(game: Game, counts: Sequence[Count], games: int, bot: str) -> str:
    """The measured part of a title's page."""
    lines = [HEAD.format(game=game.meta.id, bot=bot, games=games, slow="" if bot == "master" else SLOW), ""]
    several = [count for count in counts if count.players > 1]
    if several:
        lines += ["| seats | judged by | games | won by seat | best seat | score | winner | decisions |"]
        lines += ["|---|---|---|---|---|---|---|---|", *(seats_line(game, count) for count in several), ""]
    for count in counts:
        if count.players == 1:
            lines += ["### Alone", "", f"Judged by {judged_by(game, 1)}.", "", "| task | games | success | points |"]
            lines += ["|---|---|---|---|"]
            for task, tally in sorted(count.tasks.items()):
                lines.append(
                    f"| {game.solo_text(task, 'en') or 'the usual game'} | {tally.games} | "
                    f"{share(tally.wins, tally.games)} | {tally.score.mean:.0f} ± {tally.score.deviation:.0f} |"
                )
            lines.append("")
    lines += things_lines(game, counts)
    failed = sum(count.failed for count in counts)
    lines += [f"{failed} games failed." if failed else "No game failed.", ""]
    return "\n".join(lines)


def judged_by(game: Game, players: int) -> str:
    """What the bots went by."""
    return "net and advice" if net_for(game, players) is not None else "advice alone"


def seats_line(game: Game, count: Count) -> str:
    """One number of seats in the table."""
    wins = [tally.wins for tally in count.seats]
    best = max(wins)
    low, high = (end * count.players for end in wilson(best, count.games))
    score = Spread()
    for tally in count.seats:
        score.add(tally.score.mean)
    by_seat = " / ".join(f"{100 * tally.share:.0f}" for tally in count.seats)
    return (
        f"| {count.players} | {judged_by(game, count.players)} | {count.games} | {by_seat} % | "
        f"{best / max(1, count.games) * count.players:.2f} ({low:.2f}–{high:.2f}) | {score.mean:.0f} | "
        f"{count.winning.mean:.0f} ± {count.winning.deviation:.0f} | {count.decisions.mean:.0f} |"
    )


def things_lines(game: Game, counts: Sequence[Count]) -> list[str]:
    """Every thing that was used, the most used first, and what nobody ever did."""
    known = {thing for count in counts for thing in count.uses}
    if not known:
        return []
    order = sorted(known, key=lambda thing: (-sum(count.uses.get(thing, [0])[0] for count in counts), thing))
    named = [f"{count.players} seats" if count.players > 1 else "alone" for count in counts]
    lines = ["### What is used, and who wins with it", "", THINGS.format(few=FEW), ""]
    lines += ["| what | " + " | ".join(named) + " |", "|---|" + "---|" * len(counts)]
    for thing in order:
        cells = " | ".join(cell(count, thing) for count in counts)
        lines.append(f"| {name_of(game, thing)} | {cells} |")
    every = [f"{verb} {part}" for verb, part in possible(game)]
    never = [thing for thing in every if thing not in known]
    lines += [
        "",
        "Never done: " + (", ".join(name_of(game, thing) for thing in never) if never else "nothing") + ".",
        "",
    ]
    return lines


def possible(game: Game) -> Iterator[tuple[str, str]]:
    """Every thing that an answer can name, once."""
    seen = set()
    telling = telling_verbs(game)
    for number in range(game.action_count()):
        verb, _, rest = game.action_code(number).partition(" ")
        for part in rest.split("+") if verb in telling else ():
            if (verb, part) not in seen:
                seen.add((verb, part))
                yield verb, part


def cell(count: Count, thing: str) -> str:
    """62 % · 1.21"""
    used, won = count.uses.get(thing, [0, 0.0])
    seats = count.games * count.players
    text = f"{100 * used / seats:.0f} %" if seats else "–"
    if used < FEW or not count.fair:
        return f"{text} · –"
    low, high = wilson(won, int(used))
    ratio = f"{won / used / count.fair:.2f}"
    return f"{text} · **{ratio}**" if not low <= count.fair <= high else f"{text} · {ratio}"


def name_of(game: Game, thing: str) -> str:
    """An answer in words and by its code: several things have the same name."""
    try:
        text = game.action_text(thing, "en").replace("|", "/")
    except (PalasError, KeyError, ValueError):
        text = ""
    return f"{text} `{thing}`".strip()


def share(wins: float, games: int) -> str:
    """62 % (51–72)"""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})" if games else "–"


def write_page(file: Path, game: Game, text: str) -> None:
    """Put the measured part on the title's page; what somebody wrote above it is kept."""
    before = f"# {game.meta.titles['en']}: balance\n"
    if file.is_file():
        before = file.read_text("utf-8").partition(MARK)[0].rstrip() + "\n"
    file.write_text(f"{before}\n{MARK}\n\n{text}", "utf-8")
