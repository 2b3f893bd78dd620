"""Set-up and the seven phases of a round (CAY-2, 3.2, 4)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import Chance, Work
from palas.games.caylus.box import GOLD, JOUST_FIELD, MONEY, Box
from palas.games.caylus.rules import buildings, castle, placing, provost, scoring, special
from palas.games.caylus.state import NO_TILE, NOBODY, OUT, SOURCES, SUPPLY, Player, Town


def new_player(box: Box) -> Player:
    """What a player begins with, but for the money (CAY-2.4)."""
    player = Player()
    player.goods = box.start_cubes[: GOLD + 1]
    player.pp = box.start_pp
    player.workers = box.workers
    player.columns = [box.start_column] * len(box.row_ids)
    player.points = [box.start_pp, *[0] * (len(SOURCES) - 1)]
    return player


def set_up(
    box: Box, players: int, jeweller: bool, simple_favours: bool, lawyer_3pp: bool, castle_full_lenient: bool
) -> Town:
    """The position before the neutral tiles and the turn order are drawn (CAY-2)."""
    wanted = [default or (jeweller and tile == box.jeweller) for tile, default in enumerate(box.tile_default)]
    where = [SUPPLY if there else OUT for there in wanted]
    for tile in [box.residence, *box.neutral]:
        where[tile] = OUT
    for space, tile in enumerate(box.printed):
        if space and tile != NO_TILE:
            where[tile] = space
    nobody = [NOBODY] * (box.spaces + 1)
    town = Town(players, box, jeweller, simple_favours, lawyer_3pp, castle_full_lenient)
    town.order = []
    town.people = [new_player(box) for seat in range(players)]
    town.road = box.printed[:]
    town.owner = nobody[:]
    town.worker = nobody[:]
    town.claim = nobody[:]
    town.claim_effect = nobody[:]
    town.where = where
    town.special = [NOBODY] * (JOUST_FIELD + 1)
    town.stables = []
    town.inn_left = NOBODY
    town.inn_right = NOBODY
    town.castle = []
    town.passed = []
    town.provost = box.start_provost
    town.bailiff = box.start_bailiff
    town.houses = [0] * (len(box.sections) * players)
    town.built = [0] * len(box.sections)
    town.bank = [-players * amount for amount in box.start_cubes[: GOLD + 1]]
    town.push(Round())
    town.push(DealOrder())
    town.push(LayNeutral())
    return town


@final
class LayNeutral(Chance[Town]):
    """The next neutral tile is drawn and laid on the next space (CAY-2.1)."""

    kind = "tile"

    def outcomes(self, town: Town) -> list[int]:
        return [tile for tile in town.box.neutral if town.where[tile] == OUT]

    def fall(self, town: Town, outcome: int) -> None:
        laid = next(space for space in town.box.neutral_spaces if town.road[space] == NO_TILE)
        town.lay(outcome, laid, NOBODY)
        town.tell("laid", (outcome, laid))
        if laid != town.box.neutral_spaces[-1]:
            town.push(LayNeutral())


@final
class DealOrder(Chance[Town]):
    """The next player in the turn order of round 1, with the starting money of that place (CAY-2.3, 2.4)."""

    kind = "order"

    def outcomes(self, town: Town) -> list[int]:
        return [seat for seat in range(town.players) if seat not in town.order]

    def fall(self, town: Town, outcome: int) -> None:
        money = town.box.start_money[town.players][len(town.order)]
        town.order.append(outcome)
        town.gain_good(outcome, MONEY, money)
        town.tell("ordered", (outcome, len(town.order), money))
        if len(town.order) < town.players:
            town.push(DealOrder())


@final
class Round(Work[Town]):
    """A round: its phases in order (CAY-3.2)."""

    kind = "round"

    def work(self, town: Town) -> None:
        town.round += 1
        if town.players == 2 and town.round > 1:
            town.order.reverse()  # CAY-13.2
        town.push(NextRound())
        for phase in range(len(PHASES), 0, -1):
            town.push(StartPhase(phase))


@final
class StartPhase(Work[Town]):
    """One phase begins."""

    kind = "phase"

    def __init__(self, phase: int) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def work(self, town: Town) -> None:
        town.begin_phase(self.phase)
        PHASES[self.phase - 1](town)


def collect_income(town: Town) -> None:
    """Two deniers, and what residences, library and hotel bring (CAY-4.1)."""
    for seat in range(town.players):
        money = town.box.income + town.people[seat].income
        town.gain_good(seat, MONEY, money)
        town.tell("income", (seat, money))


PHASES: Final = [  # what happens in each, from phase 1 on
    collect_income, placing.begin, special.begin, provost.begin, buildings.begin, castle.begin, scoring.begin,
]  # fmt: skip


@final
class NextRound(Work[Town]):
    """The bridge is cleared; another round, or the end (CAY-10.9, 10.11)."""

    kind = "next_round"

    def work(self, town: Town) -> None:
        town.passed = []
        if town.scored == len(town.box.sections):
            scoring.finish(town)
        else:
            town.push(Round())
