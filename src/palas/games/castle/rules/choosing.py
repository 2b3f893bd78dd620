"""Choosing cards in secret, and revealing them (CAS-4)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Secret, Work
from palas.games.castle.rules.refusals import MASTER_BUILDER_TOO_EARLY, NOT_IN_HAND
from palas.games.castle.state import Castle


@final
class ChooseCards(Secret[Castle]):
    """Everybody puts one card face down, with two players two (CAS-4.1)."""

    kind = "choose_cards"
    rule = "CAS-4.1"

    def seats(self, castle: Castle) -> list[int]:
        return list(range(castle.players))

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        box = castle.box
        if castle.box.cards_per_round[castle.players] == 2 and castle.people[seat].hand.bit_count() > 1:
            return list(range(box.first_pair, box.first_pair + len(box.pairs)))
        return list(range(box.first_card, box.first_card + len(box.card_ids)))

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        me = castle.people[seat]
        cards = cards_of(castle, action)
        if cards & ~me.hand:
            return NOT_IN_HAND  # CAS-4.3
        everything = castle.box.all_cards & ~me.gone
        if me.hand == everything and cards >> castle.box.master_builder & 1:
            return MASTER_BUILDER_TOO_EARLY  # CAS-4.2
        return OK

    def reveal(self, castle: Castle, answers: list[int]) -> None:
        for seat, player in enumerate(castle.people):
            player.chosen = cards_of(castle, answers[seat])
            player.hand &= ~player.chosen


def cards_of(castle: Castle, action: int) -> int:
    """The cards of an answer as a bit mask."""
    box = castle.box
    if action >= box.first_pair:
        return box.pairs[action - box.first_pair]
    return 1 << (action - box.first_card)


@final
class Reveal(Work[Castle]):
    """All chosen cards are turned up at once (CAS-3.1)."""

    kind = "reveal"

    def work(self, castle: Castle) -> None:
        for seat in castle.from_start():
            player = castle.people[seat]
            player.shown = player.chosen
            player.chosen = 0
            for card in range(len(castle.box.card_ids)):
                if player.shown >> card & 1:
                    castle.tell_news(-1, "shows", (seat, card))
