"""Royal favours (CAY-11)."""

from __future__ import annotations

from typing import Any, final

from palas.engine.core.cards import all_of, has, with_
from palas.engine.core.position import OK, Step, Work
from palas.games.caylus.box import DECLINE, NOTHING
from palas.games.caylus.rules import effects
from palas.games.caylus.rules.marks import Mark
from palas.games.caylus.rules.refusals import COLUMN_NOT_REACHED, NO_EFFECT_THERE, ROW_USED
from palas.games.caylus.state import FROM_FAVOURS, Town


def award(town: Town, seat: int, count: int) -> None:
    """The seat has won favours; they are resolved at once, ahead of everything pending (CAY-11.7)."""
    if count == 0:
        return
    town.tell("favour", (seat, count))
    if town.simple_favours:
        town.score(seat, count * town.box.simple_favour_pp, FROM_FAVOURS)  # CAY-14.1
        return
    for _favour in range(count):
        town.push(Favour(seat))


@final
class Favour(Work[Town]):
    """One favour, due now; lost if all rows have been used in this phase (CAY-11.6)."""

    kind = "favour"

    def work(self, town: Town) -> None:
        if town.people[self.seat].used_rows == all_of(len(town.box.row_ids)):
            town.tell("favour_lost", (self.seat,))
        else:
            town.push(ChooseRow(self.seat))


@final
class ChooseRow(Step[Town]):
    """A row not used in this phase; the marker advances if it can (CAY-11.4)."""

    kind = "favour_row"
    rule = "CAY-11.4"

    def candidates(self, town: Town, seat: int) -> list[int]:
        return town.box.row.all()

    def refusal(self, town: Town, seat: int, action: int) -> int:
        return ROW_USED if has(town.people[seat].used_rows, town.box.row.of(action)) else OK

    def resolve(self, town: Town, seat: int, action: int) -> None:
        row = town.box.row.of(action)
        me = town.people[seat]
        me.used_rows = with_(me.used_rows, row)
        me.columns[row] = column_reached(town, seat, row)
        town.tell("row", (seat, row, me.columns[row]))
        town.push(UseFavour(seat, row))


def column_reached(town: Town, seat: int, row: int) -> int:
    """Where the marker of a row stands once the seat has chosen it: one further, up to the limit (CAY-11.4)."""
    column = town.people[seat].columns[row]
    limit = min(town.box.column_limit[town.scored], town.box.columns)
    return column + 1 if column < limit else column


@final
class UseFavour(Step[Town]):
    """One effect of the row, from column 1 up to the marker, or none (CAY-11.4)."""

    kind = "favour_effect"
    rule = "CAY-11.4"

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def about(self, town: Town, seat: int) -> dict[str, Any]:
        return {"row": self.row, "column": town.people[seat].columns[self.row]}

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [DECLINE, *[town.box.column.at(column) for column in range(1, town.box.columns + 1)]]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == DECLINE:
            return OK
        if town.box.column.of(action) > town.people[seat].columns[self.row]:
            return COLUMN_NOT_REACHED
        return OK if effects.printed().usable(town, seat, self.cell(town, action)) else NO_EFFECT_THERE

    def cell(self, town: Town, action: int) -> int:
        """The effect of the row in the column of an answer."""
        return town.box.cell_effect[self.row][town.box.column.of(action) - 1]

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action != DECLINE and town.box.effects[self.cell(town, action)].op != NOTHING:
            town.tell("column", (seat, self.row, town.box.column.of(action)))
            town.push(FavourDone())
            effects.printed().use(town, seat, self.cell(town, action))


@final
class FavourDone(Mark):
    """What lies above it belongs to a favour: its points count as the king's."""

    kind = "favour_done"


def resolving(town: Town) -> bool:
    """Is the effect of a favour being carried out right now?"""
    return bool(town.stack) and isinstance(town.stack[-1], FavourDone)
