"""Set-up and the course of a round (CAS-2, 3, 11)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import all_of
from palas.engine.core.position import StartPlayer, Work
from palas.games.castle.box import TALER, WINTER_CARDS, Box, packed
from palas.games.castle.rules import choosing, courtship, final_scoring, resolving, winter
from palas.games.castle.state import MAIDEN_FIRST, MAIDEN_NEW, NO_MAIDEN, NOBODY, SOURCES, Castle, Player


def new_player(box: Box, players: int) -> Player:
    """What a player begins with."""
    player = Player()
    player.talers = box.start_talers
    player.goods = box.start_goods[:]
    player.helpers = box.helpers[players]
    player.hand = box.all_cards
    player.points = [0] * len(SOURCES)
    return player


def set_up(box: Box, players: int, in_winter: bool) -> Castle:
    """The position before the start player is drawn (CAS-2)."""
    on_fields = sum([box.field_taler[field] for field in range(1, box.rounds[players] + 1)])
    castle = Castle(players, box, in_winter)
    castle.field = box.rounds[players] + 1
    castle.start = NOBODY
    castle.field_talers = on_fields
    castle.bank = box.coins - on_fields - players * box.start_talers
    given = [box.start_tower[good] + players * box.start_goods[good] for good in range(TALER)]
    castle.supply = [box.good_count[good] - given[good] for good in range(TALER)]
    castle.tower = box.start_tower[:]
    castle.spent_goods = [0] * TALER
    castle.people = [new_player(box, players) for seat in range(players)]
    castle.standing = [0 if building in box.templates else 1 for building in range(len(box.building_ids))]
    castle.places = [NOBODY] * len(box.place_ids)
    castle.wagons = [NOBODY] * len(box.wagon_ids)
    castle.wagon_new = [0] * len(box.wagon_ids)
    castle.load = [0] * (players * len(box.workers) * TALER)
    castle.winter_pile = all_of(len(WINTER_CARDS)) if in_winter else 0
    castle.gifts = [0] * (TALER + 1)
    castle.push(ROUND)
    castle.push(DrawStartPlayer())
    return castle


@final
class DrawStartPlayer(StartPlayer[Castle]):
    """The first start player (CAS-2.7)."""

    def fall(self, castle: Castle, outcome: int) -> None:
        box = castle.box
        castle.start = outcome
        castle.tell("stocked", (box.start_talers, packed(box.start_goods), box.helpers[castle.players]))
        castle.tell("tower_filled", (packed(castle.tower),))
        castle.tell("start_player", (outcome,))


@final
class Round(Work[Castle]):
    """A round: its steps in order (CAS-3.1); after the last one the final scoring (CAS-11)."""

    kind = "round"

    def work(self, castle: Castle) -> None:
        castle.field -= 1
        for player in castle.people:
            player.erected = 0
            player.visited = 0
        castle.wagon_new = [0] * len(castle.wagons)
        taler = castle.box.field_taler[castle.field]
        castle.field_talers -= taler
        castle.people[castle.start].talers += taler
        castle.tell("round", (castle.field, castle.start, taler))
        castle.push(END_ROUND)
        castle.push(resolving.RANKS[1])
        castle.push(resolving.EQUIP)
        castle.push(choosing.REVEAL)
        if castle.winter and castle.box.field_winter[castle.field] and castle.winter_pile:
            castle.push(winter.TurnUp())
        castle.push(choosing.CHOOSE_CARDS)
        if castle.maiden == MAIDEN_NEW:
            castle.maiden = MAIDEN_FIRST
        if castle.maiden != NO_MAIDEN:
            castle.push(courtship.CourtTurn(0))


@final
class EndRound(Work[Castle]):
    """The marker passes on, unless this was the last round (CAS-3.1, 11)."""

    kind = "end_round"

    def work(self, castle: Castle) -> None:
        for player in castle.people:
            player.pile |= player.shown
            player.shown = 0
        if castle.field == 1 or 0 not in castle.standing:
            final_scoring.begin(castle)
        else:
            castle.start = (castle.start + 1) % castle.players
            castle.push(ROUND)


ROUND: Final = Round()  # steps never change: one will do
END_ROUND: Final = EndRound()
