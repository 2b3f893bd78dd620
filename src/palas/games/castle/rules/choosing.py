"""Choosing cards in secret, and revealing them (CAS-4)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.cards import has, listed, without
from palas.engine.core.position import OK, Secret, Work
from palas.games.castle.rules import refusals as no
from palas.games.castle.state import Castle


@final
class ChooseCards(Secret[Castle]):
    """Everybody puts one card face down, with two players two (CAS-4.1)."""

    kind = "choose_cards"
    rule = "CAS-4.1"

    def about(self, castle: Castle, seat: int) -> dict[str, Any]:
        return {"cards_wanted": cards_wanted(castle, seat), "rounds": castle.field}

    def candidates(self, castle: Castle, seat: int) -> list[int]:
        return castle.box.play_pair.all() if cards_wanted(castle, seat) == 2 else castle.box.play.all()

    def refusal(self, castle: Castle, seat: int, action: int) -> int:
        me = castle.people[seat]
        cards = cards_of(castle, action)
        if cards & ~me.hand:
            return no.NOT_IN_HAND
        everything = castle.box.all_cards & ~me.gone
        if me.hand == everything and has(cards, castle.box.master_builder):
            return no.MASTER_BUILDER_TOO_EARLY
        return OK

    def options(self, castle: Castle, seat: int) -> list[int]:
        """The same list, without asking card by card."""
        box, me = castle.box, castle.people[seat]
        early = me.hand == box.all_cards & ~me.gone
        free = without(me.hand, box.master_builder) if early else me.hand
        return box.pairs_of[free] if cards_wanted(castle, seat) == 2 else box.plays_of[free]

    def reveal(self, castle: Castle, answers: list[int]) -> None:
        for seat, player in enumerate(castle.people):
            player.chosen = cards_of(castle, answers[seat])
            player.hand &= ~player.chosen


def cards_wanted(castle: Castle, seat: int) -> int:
    """How many cards the seat puts face down: a last card alone."""
    return min(castle.box.cards_per_round[castle.players], max(1, castle.people[seat].hand.bit_count()))


def cards_of(castle: Castle, action: int) -> int:
    """The cards of an answer as a set."""
    box = castle.box
    return box.pairs[box.play_pair.of(action)] if box.play_pair.has(action) else 1 << box.play.of(action)


@final
class Reveal(Work[Castle]):
    """All chosen cards are turned up at once (CAS-3.1)."""

    kind = "reveal"

    def work(self, castle: Castle) -> None:
        for seat in castle.from_start():
            player = castle.people[seat]
            player.shown = player.chosen
            player.chosen = 0
            for card in listed(player.shown) if castle.telling else []:
                castle.tell_news(-1, "shows", (seat, card))


CHOOSE_CARDS: Final = ChooseCards()  # steps never change: one will do
REVEAL: Final = Reveal()
