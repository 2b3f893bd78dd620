"""Phase 7 and the end: bailiff, scoring of the castle, final points (CAY-10, 12)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import Work
from palas.games.caylus.box import BASIC, GOLD
from palas.games.caylus.rules import favours
from palas.games.caylus.state import FROM_GOODS, Town


def begin(town: Town) -> None:
    """Bailiff and provost move, then the sections that are due are scored (CAY-10.1 to 10.3)."""
    box = town.box
    ahead = town.provost > town.bailiff
    town.bailiff = min(town.bailiff + (box.bailiff_ahead if ahead else box.bailiff_else), box.spaces)
    town.provost = town.bailiff
    town.tell("bailiff", (town.bailiff,))
    town.push(CheckSections())


@final
class CheckSections(Work[Town]):
    """Is the next section due? If so it is scored, and then the one after it is looked at (CAY-10.3, 10.12)."""

    kind = "check_sections"

    def work(self, town: Town) -> None:
        number = town.scored
        if number == len(town.box.sections):
            return
        section = town.box.sections[number]
        if town.bailiff >= section.trigger or town.built[number] == section.parts:
            town.tell("scoring", (number,))
            town.push(CheckSections())
            town.push(CloseSection())
            for seat in reversed(town.order):
                town.push(ScoreSection(seat, number))


@final
class ScoreSection(Work[Town]):
    """One player's houses in a section: a loss, nothing, or favours (CAY-10.5)."""

    kind = "score_section"

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def work(self, town: Town) -> None:
        section = town.box.sections[self.section]
        houses = town.houses[self.section * town.players + self.seat]
        line = min(houses, len(section.favours) - 1)
        if section.loss[line]:
            town.lose(self.seat, section.loss[line])
        favours.award(town, self.seat, section.favours[line])


@final
class CloseSection(Work[Town]):
    """The scoring is complete: columns unlock and the next section becomes current (CAY-10.7, 10.8)."""

    kind = "close_section"

    def work(self, town: Town) -> None:
        town.scored += 1


def final_points(town: Town, seat: int) -> int:
    """Points for what is left: gold, other cubes, money (CAY-12.2)."""
    me = town.people[seat]
    points = 0
    for per, pp in town.box.final_lines:
        times = [me.goods[good] // per[good] for good in range(GOLD + 1) if per[good]]
        if per[BASIC]:
            times.append((me.cubes() - me.goods[GOLD]) // per[BASIC])
        points += min(times, default=0) * pp
    return points


def finish(town: Town) -> None:
    """Final scoring; the game is over (CAY-12)."""
    for seat in range(town.players):
        town.score(seat, final_points(town, seat), FROM_GOODS)
    town.tell("over", ())
