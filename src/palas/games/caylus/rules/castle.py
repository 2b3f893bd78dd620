"""Phase 6: building the castle (CAY-9)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Step, Work
from palas.games.caylus.box import STOP
from palas.games.caylus.rules import favours
from palas.games.caylus.rules.placing import take_worker
from palas.games.caylus.rules.refusals import CASTLE_FULL, NO_BATCH
from palas.games.caylus.state import FROM_CASTLE, Town


def begin(town: Town) -> None:
    """Those with a worker in the castle, in the order of the castle spaces (CAY-9.1)."""
    if town.castle:
        town.push(BestBuilder())
    for seat in reversed(town.castle):
        town.people[seat].batches = 0
        town.push(HandInBatch(seat))


def open_section(town: Town) -> int:
    """The section the next house goes to, or -1 if there is no room (CAY-9.2, 9.4 to 9.6)."""
    for section in range(town.scored, len(town.box.sections)):
        if town.built[section] < town.box.sections[section].parts:
            return section
    return -1


def has_batch(town: Town, seat: int, batch: list[int]) -> bool:
    """Does he own these three cubes?"""
    goods = town.people[seat].goods
    return all(goods[kind] > 0 for kind in batch)


def has_any_batch(town: Town, seat: int) -> bool:
    """Does he own any legal batch (CAY-9.7)?"""
    return any(has_batch(town, seat, batch) for batch in town.box.batches)


@final
class HandInBatch(Step[Town]):
    """The seat hands in one batch, and then another, or stops (CAY-9.3)."""

    kind = "batch"
    rule = "CAY-9.3"

    def candidates(self, town: Town, seat: int) -> list[int]:
        return [STOP, *town.box.batch.all()]

    def refusal(self, town: Town, seat: int, action: int) -> int:
        if action == STOP:
            return OK
        if open_section(town) < 0:
            return CASTLE_FULL  # CAY-9.6
        return OK if has_batch(town, seat, town.box.batches[town.box.batch.of(action)]) else NO_BATCH

    def resolve(self, town: Town, seat: int, action: int) -> None:
        if action == STOP:
            leave_the_site(town, seat)
            return
        section = open_section(town)
        for kind in town.box.batches[town.box.batch.of(action)]:
            town.pay_good(seat, kind, 1)
        town.built[section] += 1
        town.houses[section * town.players + seat] += 1
        town.people[seat].batches += 1
        town.tell("house", (seat, section, action))
        town.score(seat, town.box.sections[section].pp, FROM_CASTLE)
        town.push(HandInBatch(seat))


def leave_the_site(town: Town, seat: int) -> None:
    """End a castle turn; whoever built nothing loses points, unless there was no room (CAY-9.7)."""
    if town.people[seat].batches:
        return
    excused = open_section(town) < 0 and (town.castle_full_lenient or has_any_batch(town, seat))
    if not excused:
        town.tell("no_batch", (seat,))
        town.lose(seat, town.box.no_batch_loss)


@final
class BestBuilder(Work[Town]):
    """The favour for most batches; on a tie the lower castle space has it (CAY-9.8)."""

    kind = "best_builder"

    def work(self, town: Town) -> None:
        batches = [town.people[seat].batches for seat in town.castle]
        most = max(batches)
        town.push(LeaveCastle())
        if most:
            best = town.castle[batches.index(most)]
            town.tell("best_builder", (best, most))
            favours.award(town, best, town.box.best_builder_favours)


@final
class LeaveCastle(Work[Town]):
    """The castle workers return (CAY-9.9)."""

    kind = "leave_castle"

    def work(self, town: Town) -> None:
        for seat in town.castle:
            take_worker(town, seat)
            town.people[seat].batches = 0
        town.castle = []
