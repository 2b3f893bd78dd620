"""A trial as a page shows it: the position of a line, what of it is guessed, its lines and what they bring.

Nothing is kept here: the browser sends the whole plan (moment, seed, lines) and is given what it leads to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Annotated, Any

import msgspec
from markupsafe import Markup
from msgspec import Meta

from palas.bots.core.judge import MILLE
from palas.bots.thought import judge_for
from palas.bots.words import signed as signed_points
from palas.engine.structs import ready
from palas.tables.trial import (
    LONGEST_CODE,
    LONGEST_LINE,
    MOST_SEED,
    Answer,
    Ground,
    Trial,
    play_redealt,
    same_moment,
    twins,
)
from palas.web.bare import asking, bare_look
from palas.web.guesses import guessed_parts
from palas.web.guests import Guest
from palas.web.levels import bot_levels, bot_title
from palas.web.looks import Chair, prompt_of, table_of
from palas.web.panels import thing_picture, thing_title
from palas.web.telling import signed, spots
from palas.web.templates import render
from palas.web.words import WebError

LETTERS = "ABCD"
MOST_SEATS = 8
LONGEST_PLAN = 24_000  # letters
BOT_SECONDS = 4.0  # so long bots answer one after the other before the page shows how far they are

Think = Callable[[Trial, str], str]
Small = Annotated[int, Meta(ge=0, le=99_999)]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser keeps: the moment, the seed of the guesses, the lines, what is open, and who answers."""

    n: Small = 0
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] = 1
    lines: Annotated[list[Annotated[list[Answer], Meta(max_length=LONGEST_LINE)]], Meta(max_length=len(LETTERS))] = []
    open: Annotated[int, Meta(ge=0, lt=len(LETTERS))] = 0
    at: Annotated[int, Meta(ge=0, le=LONGEST_LINE)] = 0  # how far one has gone in the open line
    against: Annotated[int, Meta(ge=-1, lt=len(LETTERS))] = -1  # the line with which it is compared
    kept: Annotated[list[Annotated[int, Meta(ge=0, lt=len(LETTERS))]], Meta(max_length=len(LETTERS))] = []  # held fast
    estimate: bool = False  # say what bots expect of the lines
    bots: Annotated[list[str], Meta(max_length=MOST_SEATS)] = []  # by seat: the level that answers; empty: by hand


ready(Plan)


def read_plan(text: str) -> Plan:
    """The plan that a browser sent; one sentence says that it is damaged or too large."""
    if len(text) > LONGEST_PLAN:
        raise WebError("trial-too-large", status=413)
    try:
        plan = msgspec.json.decode(text, type=Plan)
    except (msgspec.DecodeError, RecursionError) as error:
        raise WebError("trial-damaged") from error
    plan.lines = plan.lines or [[]]
    known = set(bot_levels())
    if any(len(answer.code) > LONGEST_CODE or answer.bot not in {"", *known} for line in plan.lines for answer in line):
        raise WebError("trial-damaged")
    if not {"", *known} >= set(plan.bots) or max(plan.open, plan.against, *plan.kept) >= len(plan.lines):
        raise WebError("trial-damaged")
    return plan


@dataclass(frozen=True)
class Stage:
    """Where somebody tries something out: the ground, the names of the seats, whose gains are compared, for which seats
    bots may answer, and the words of the band."""

    ground: Ground
    names: Sequence[str]
    colours: Sequence[str]
    seat: int
    botted: frozenset[int]
    band: str
    sentence: str  # why nothing is asked when the game is over
    table_id: str = ""
    moved: bool = False  # the table has moved on since
    order: str = ""  # the order that is adjusted here
    estimates: bool = True  # may it be said what bots expect of a line?
    heard: bool = False  # and do the others hear of it?


@dataclass(frozen=True)
class Step:
    """An answer in the trunk of a line."""

    number: int  # how far the line has gone with it
    name: str
    colour: str
    text: str
    guess: bool
    bot: str
    here: bool
    ahead: bool


@dataclass(frozen=True)
class Fork:
    """Another line, folded at the place where it leaves the open one."""

    letter: str
    number: int
    text: str
    count: int


@dataclass(frozen=True)
class Tab:
    """A line as a tab."""

    letter: str
    number: int
    text: str
    open: bool
    kept: bool


@dataclass(frozen=True)
class Row:
    """A line of the comparison: what the game counts, in both lines."""

    title: str
    picture: Markup | str
    one: str
    two: str
    better: int  # 1, 2, or 0 for neither


def show(stage: Stage, plan: Plan, deed: str, guest: Guest, think: Think) -> dict[str, Any]:
    """The answer to a plan: it, as far as it can be played, and the page's fragments. `play` lets bots answer next,
    `redraw` deals the guesses anew and keeps what is still legal."""
    plan.bots = [bot if seat in stage.botted else "" for seat, bot in enumerate(plan.bots)]
    plan.bots += [""] * (len(stage.names) - len(plan.bots))
    told = [sum(map(len, plan.lines))]
    trials = []
    for number, line in enumerate(plan.lines):
        trial = Trial(stage.ground, plan.seed)
        if deed == "redraw":
            play_redealt(trial, line, think)
        else:
            trial.play(line)
        if deed == "play" and number == plan.open:
            more = let_bots_answer(trial, plan, think)
        trials.append(trial)
    plan.lines = [
        line if number in plan.kept and all(known(stage, answer) for answer in line) else trial.line
        for number, (line, trial) in enumerate(zip(plan.lines, trials, strict=True))
    ]
    told.append(sum(map(len, plan.lines)))
    whole = trials[plan.open]
    plan.at = len(whole.moves) if deed in ("play", "redraw") else min(plan.at, len(whole.moves))
    here = Trial(stage.ground, plan.seed)
    here.play(plan.lines[plan.open][: plan.at])
    seat = here.asked if here.asked is not None else stage.seat
    marks, numbers = guessed_parts(here, seat, guest)
    html = fragments(stage, plan, trials, here, seat, guest)
    return {
        "plan": msgspec.to_builtins(plan),
        "fragments": html,
        "guesses": marks,
        "numbers": numbers,
        "seat": seat,
        "asked": here.asked,
        "more": deed == "play" and more,
        "lost": max(0, told[0] - told[1]),
    }


def known(stage: Stage, answer: Answer) -> bool:
    """Is it an answer of this game at all, whether it can be given or not?"""
    return 0 <= answer.seat < len(stage.names) and stage.ground.game.action_id(answer.code) >= 0


def known_json(tried: dict[str, Any], **more: Any) -> Markup:
    """What the page's script is told besides the fragments, safe inside a script element."""
    told = {name: tried[name] for name in ("plan", "guesses", "numbers")} | more
    return Markup(json.dumps(told).replace("<", "\\u003c"))


def let_bots_answer(trial: Trial, plan: Plan, think: Think) -> bool:
    """Play what bots answer until somebody is asked by hand; True if there was no time for all of it."""
    end = monotonic() + BOT_SECONDS
    while trial.asked is not None and plan.bots[trial.asked] and len(trial.moves) < LONGEST_LINE:
        if monotonic() > end:
            return True
        bot = plan.bots[trial.asked]
        trial.answer(Answer(trial.asked, think(trial, bot), bot))
    return False


# -- the page in fragments ----------------------------------------------------------------------------------------


def fragments(
    stage: Stage, plan: Plan, trials: Sequence[Trial], here: Trial, seat: int, guest: Guest
) -> dict[str, str]:
    """Board, players, question, lines and comparison as HTML, by the id of their elements."""
    look = bare_look(here.state, seat, stage.names, guest.lang, here.state.length)
    look = replace(look, seats=tuple(replace(info, colour=stage.colours[info.seat]) for info in look.seats))
    look = asking(look, here.state)
    chair = Chair(seat, (stage.seat,))
    last = here.state.length - 1
    marked = {spot for told in look.told if told.entry == last for spot in spots(look, told.kind, told.args)}
    laid = table_of(look, chair, guest, marked if here.moves else set())
    covered = laid.board.covered if laid.board is not None else frozenset()
    asked = prompt_of(look, chair, guest, covered)
    if look.decision is not None and seat != stage.seat:
        asked["sentence"] = guest.say("asked-by-name", name=look.names[seat], sentence=asked["sentence"])
    elif look.over:
        asked["help"] = stage.sentence
    steps = {"at": plan.at, "length": len(plan.lines[plan.open])}
    sheet = Markup(laid.board.dock) if laid.board is not None and guest.shape == "phone" else ""
    html = dict(laid.html)
    html["prompt"] = render("_prompt.html", guest, sheet=sheet, trial=True, steps=steps, **laid.values, **asked)
    html["band"] = render("_band.html", guest, stage=stage)
    html["plan"] = render(
        "_plan.html", guest, stage=stage, plan=plan, answering=answering(stage, plan, guest),
        tabs=tabs(stage, plan, guest), room=len(plan.lines) < len(LETTERS),
        trunk=trunk(stage, plan, trials[plan.open], guest), compared=compared(stage, plan, guest),
    )  # fmt: skip
    return {name: text.strip() for name, text in html.items()}


def answering(stage: Stage, plan: Plan, guest: Guest) -> list[dict[str, Any]]:
    """Every seat, and who answers for it: by hand or a level."""
    levels = [("", guest.say("trial-by-hand")), *((name, bot_title(name, guest.lang)) for name in bot_levels())]
    return [
        {
            "seat": seat,
            "name": name,
            "colour": stage.colours[seat],
            "bot": plan.bots[seat],
            "levels": levels if seat in stage.botted else levels[:1],
        }
        for seat, name in enumerate(stage.names)
    ]


def is_guess(stage: Stage, trial: Trial, number: int) -> bool:
    """Is it a guess that it will come to this? What others do is, and so is what chance brings."""
    move = trial.moves[number]
    return bool(move.chances) or (stage.ground.me is not None and move.answer.seat != stage.ground.me)


def trunk(stage: Stage, plan: Plan, trial: Trial, guest: Guest) -> list[Step | Fork]:
    """The open line from top to bottom, the others folded where they leave it."""
    line = plan.lines[plan.open]
    forks: dict[int, list[Fork]] = {}
    for number, other in enumerate(plan.lines):
        if number != plan.open and other:
            at = fork_of(line, other)
            left = other[at:] or other[-1:]
            text = text_of(stage, left[0], guest)
            forks.setdefault(at, []).append(Fork(LETTERS[number], number, text, len(other) - at))
    rows: list[Step | Fork] = list(forks.get(0, []))
    for number, move in enumerate(trial.moves, 1):
        answer = move.answer
        rows.append(
            Step(
                number, stage.names[answer.seat], stage.colours[answer.seat],
                stage.ground.game.action_text(answer.code, guest.lang), is_guess(stage, trial, number - 1),
                bot_title(answer.bot, guest.lang) if answer.bot else "", number == plan.at, number > plan.at,
            )
        )  # fmt: skip
        rows += forks.get(number, [])
    return rows


def fork_of(one: Sequence[Answer], two: Sequence[Answer]) -> int:
    """How many answers two lines have in common."""
    return next((n for n, (left, right) in enumerate(zip(one, two, strict=False)) if left != right),
                min(len(one), len(two)))  # fmt: skip


def text_of(stage: Stage, answer: Answer, guest: Guest) -> str:
    """An answer with the name of who gives it."""
    return f"{stage.names[answer.seat]}: {stage.ground.game.action_text(answer.code, guest.lang)}"


def tabs(stage: Stage, plan: Plan, guest: Guest) -> list[Tab]:
    """The lines by letter, each with its first own answer in which it differs from the line before."""
    found = []
    for number, line in enumerate(plan.lines):
        at = fork_of(plan.lines[0], line) if number else 0
        own = [answer for answer in line[at:] if answer.seat == stage.seat] or line[at:] or line
        text = stage.ground.game.action_text(own[0].code, guest.lang) if own else guest.say("trial-empty")
        found.append(Tab(LETTERS[number], number, text, number == plan.open, number in plan.kept))
    return found


# -- what two lines bring -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compared:
    """Two lines side by side, at the same moment of both."""

    one: str
    two: str
    when: str
    rows: list[Row]
    own: int  # how many of them are what the game counts; the others are about guesses


def compared(stage: Stage, plan: Plan, guest: Guest) -> Compared | None:
    """What the open line and another one bring; without another, what the open line brings by itself."""
    line = plan.lines[plan.open]
    other = plan.lines[plan.against] if plan.against not in (-1, plan.open) else None
    if not line and not other:
        return None
    first, second, count = same_moment(line, other, stage.seat) if other is not None else (len(line), 0, -1)
    ends = [played(stage, plan, line[:first]), played(stage, plan, (other or [])[:second])]
    start = figures(stage, Trial(stage.ground, plan.seed))
    values = [figures(stage, trial) for trial in ends]
    rows = [figure_row(stage, name, start, values, guest) for name in values[0] if has(name, start, values)]
    counted = len(rows)
    guesses = [sum(is_guess(stage, trial, n) for n in range(len(trial.moves))) for trial in ends]
    rows.append(Row(guest.say("trial-rests-on"), "", f"{guesses[0]} ?", f"{guesses[1]} ?", 0))
    if plan.estimate and stage.estimates:
        leads = [lead_of(stage, trial) for trial in ends]
        told = [signed_points(lead, guest.lang) for lead in leads]
        rows.append(Row(guest.say("trial-estimate"), "", told[0], told[1], 1 if leads[0] > leads[1] else 2))
    when = guest.say("trial-after", count=count) if other is not None else guest.say("trial-at-end")
    return Compared(LETTERS[plan.open], LETTERS[plan.against] if other is not None else "", when, rows, counted)


def lead_of(stage: Stage, trial: Trial) -> float:
    """How far bots expect one's own seat to be ahead in the end, at first sight; the mean of this deal and others."""
    game = stage.ground.game
    states = [trial.state, *twins(stage.ground, trial.seed, trial.line)]
    judge = judge_for(game.view(trial.state, stage.seat))
    return sum(judge.value(state.position, stage.seat) for state in states) / len(states) / MILLE


def played(stage: Stage, plan: Plan, line: Sequence[Answer]) -> Trial:
    """A line, played."""
    trial = Trial(stage.ground, plan.seed)
    trial.play(line)
    return trial


def figures(stage: Stage, trial: Trial) -> dict[tuple[int, str], int]:
    """What the game counts for one's own seat, and the points of the others, by seat and thing."""
    game = stage.ground.game
    view = game.view(trial.state, stage.seat)
    found = {(stage.seat, thing): amount for thing, amount in game.holdings(view, stage.seat).items()}
    for seat in range(trial.state.players):
        if seat != stage.seat and "points" in (owned := game.holdings(view, seat)):
            found[seat, "points"] = owned["points"]
    return found


def has(name: tuple[int, str], start: dict[tuple[int, str], int], values: Sequence[dict[tuple[int, str], int]]) -> bool:
    """Is there anything to say about it? Points always, what one owns when there is some of it."""
    return name[1] == "points" or any(owned.get(name) for owned in (start, *values))


def figure_row(
    stage: Stage,
    name: tuple[int, str],
    start: dict[tuple[int, str], int],
    values: Sequence[dict[tuple[int, str], int]],
    guest: Guest,
) -> Row:
    """One thing in both lines: points as they change, all else as one has it then."""
    seat, thing = name
    game = stage.ground.game
    title = thing_title(game, thing, guest.lang)
    amounts = [owned.get(name, 0) for owned in values]
    if seat != stage.seat:
        title = guest.say("trial-of", thing=title, name=stage.names[seat])
    told = [str(amount).replace("-", "−") for amount in amounts]
    if thing == "points":
        told = [signed(amount - start.get(name, 0)) or "0" for amount in amounts]
    sign = 1 if seat == stage.seat else -1
    gap = (amounts[0] - amounts[1]) * sign
    picture = thing_picture(game, thing, stage.colours[seat])
    return Row(title, picture, told[0], told[1], 1 if gap > 0 else 2 if gap < 0 else 0)


__all__ = ["LETTERS", "Plan", "Stage", "Think", "known_json", "read_plan", "show"]
