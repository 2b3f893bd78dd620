"""How each net of this version was taught: what `palas train --all` does again, by games and never by time."""

from __future__ import annotations

from dataclasses import dataclass, replace

SEED = 1
HIDDEN = 32


@dataclass(frozen=True)
class Course:
    """What is to be learned, how and for how long. Everything but `jobs` decides about the net."""

    game: str
    players: int
    lessons: int = 6
    hidden: int = HIDDEN
    seed: int = SEED
    jobs: int = 1
    games: int = 100  # of a lesson
    passes: int = 2  # so often a lesson goes through all its samples
    calm: float = 0.998  # of the weights that are played with: a mean of the last steps, which wavers less
    astray: int = 0  # random moves for every seat at most, with which a game begins: where chance gives no variety
    ahead: bool = True  # the match that lets a net in is played as journeymen play, not at first sight
    match: int = 30  # games of that match
    planned: bool = False  # the games it learns from are played as journeymen play, too
    trace: float = 0.8  # lambda of TD, from one decision of a seat to its next
    decay: float = 0.0  # how strongly weights are drawn to nothing: where few games must not be learned by heart
    blind: tuple[str, ...] = ()  # parts of the observation that the net is not shown: they tell games apart, not moves
    narrow: bool = False  # chance fell on its first outcome where all are equally likely: a fault of the first nets


def older(game: str, players: int, lessons: int, games: int = 100) -> Course:
    """The nets that were made first: one pass, the weights as they were after the last step, a narrow chance. Advice
    and engine have changed since: today the course makes a like net, not the same one."""
    return Course(game, players, lessons, games=games, passes=1, calm=0.0, ahead=False, match=60, narrow=True)


# Nobility: which things lie there. A net learns single games by them, not what a move is worth.
LYING = (
    "event", "events_left", "character", "own_settlers", "display", "hall", "workshop_field", "own_site", "council",
    "own_commissions", "own_dealt", "under", "about_settlers", "about_building", "price", "board", "about_place",
    "about_guild", "work", "pending", "room", "council_races",
)  # fmt: skip


def calmer(players: int, lessons: int, games: int = 300) -> Course:
    """Nobility, where luck is great: many games for a lesson, each looked at once, and weights kept small."""
    return Course(
        "nobility", players, lessons,
        games=games, passes=1, match=40, planned=True, trace=0.9, decay=3.0, blind=LYING,
    )  # fmt: skip


# Games with many seats cost more and teach more: each seat learns from them.
COURSES = (
    Course("castle", 2, 18, astray=3, match=60, narrow=True),  # no chance at all in summer: first moves are random
    older("castle", 3, 9, 60),
    Course("castle", 4, 18, games=60, astray=3),
    older("caylus", 2, 15),
    older("caylus", 3, 3, 60),
    older("caylus", 4, 6),
    Course("caylus", 5, 6, planned=True),
    older("heirs", 1, 6),
    Course("heirs", 2, 6),  # planned games with whole turns, 300 of them, won 21.5 of 60 against this net
    calmer(1, 3),
    calmer(2, 3),
    calmer(3, 3),
    calmer(4, 3),
    calmer(5, 3),
    calmer(6, 3),
    Course("viscounts", 1, 6, planned=True, trace=0.85),
    older("viscounts", 2, 9),
    Course("viscounts", 3, 3, games=60),
    older("viscounts", 4, 3, 60),
)


def course_for(game: str, players: int, lessons: int | None = None) -> Course:
    """The course of that title and number of seats, with as many lessons as are wished for."""
    known = next((one for one in COURSES if (one.game, one.players) == (game, players)), Course(game, players))
    return known if lessons is None else replace(known, lessons=lessons)
