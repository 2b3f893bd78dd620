"""The castle in numbers: what bots and researchers ask about a position, face-down cards dealt anew (CAS-16)."""

from __future__ import annotations

from typing import final

from palas.engine.core.cards import listed, set_of, without
from palas.engine.core.hooks import Hooks
from palas.engine.core.luck import Quick
from palas.engine.core.position import NOT_YET, Position
from palas.engine.core.scribe import Scribe
from palas.games.castle.advice import standings
from palas.games.castle.box import TALER, Box
from palas.games.castle.rules.building import ChoosePayment, Erect, ExchangeSilver
from palas.games.castle.rules.choosing import cards_of
from palas.games.castle.rules.final_scoring import ConvertTalers, ScoreBuilding, TurnPieces
from palas.games.castle.rules.helpers import ChooseHelper, PlaceHelper
from palas.games.castle.rules.resolving import ResolveRank, TakeLoad, WhichWorker
from palas.games.castle.rules.stonemason import BuyPiece, SellLast
from palas.games.castle.rules.winter import MendWall
from palas.games.castle.state import MAIDEN_COURTED, NOBODY, Castle, Player


def deal_chosen(box: Box, cards: int, pile: int, count: int, rng: Quick) -> int:
    """Some cards that a player may have put face down (CAS-4.2)."""
    possible = listed(without(cards, box.master_builder) if pile == 0 and cards.bit_count() > count else cards)
    return set_of([possible.pop(rng.below(len(possible))) for card in range(count)])


@final
class CastleHooks(Hooks):
    """Observation, standings and redealing of Im Schutze der Burg."""

    def standings(self, position: Position) -> list[float]:
        assert isinstance(position, Castle)
        return standings(position)

    def deal(self, position: Position, seat: int, rng: Quick) -> None:
        """The others' face-down cards are any of those that they may be."""
        assert isinstance(position, Castle)
        for other in range(position.players):
            player = position.people[other]
            if other != seat and player.chosen:
                cards = player.hand | player.chosen
                player.chosen = deal_chosen(position.box, cards, player.pile, player.chosen.bit_count(), rng)
                player.hand = cards & ~player.chosen

    def write(self, position: Position, seat: int, to: Scribe) -> None:
        assert isinstance(position, Castle)
        write_round(position, to)
        write_people(position, seat, [position.people[to.seated(place)] for place in range(position.players)], to)
        write_buildings(position, to)
        write_winter(position, to)

    def about(self, position: Position, to: Scribe) -> None:
        assert isinstance(position, Castle)
        write_question(position, to)


def write_round(castle: Castle, to: Scribe) -> None:
    """The round, the supply and the defence tower."""
    box = castle.box
    to.part("options", 1, "winter")
    to.flag(castle.winter)
    to.part("rounds_left", 15, "rounds left, this one included")
    to.number(castle.field)
    to.part("start", 1, "by seat: the start player")
    to.whose(castle.start)
    to.part("bank", 100, "talers in the bank")
    to.number(castle.bank)
    to.part("supply", 20, "sand, wood, clay, stone, silver in the supply")
    to.numbers(castle.supply)
    to.part("tower", 10, "sand, wood, clay, stone, silver in the defence tower")
    to.numbers(castle.tower)
    to.part("smithy", 10, "silver bars in the smithy")
    to.number(castle.smithy)
    to.part("wagons", 1, "by wagon, the rider last, then by seat: whose helper stands there")
    for owner in castle.wagons:
        to.whose(owner)
    to.part("wagons_new", 1, "by wagon: the helper came in this round")
    to.numbers(castle.wagon_new)
    rank = 0
    scoring = 0
    for step in castle.stack:
        if isinstance(step, ResolveRank):
            rank = step.rank
        elif isinstance(step, ScoreBuilding):
            scoring = step.turn
    to.part("rank", 6, "the next rank of characters to be carried out, 0 before the cards are shown")
    to.number(rank)
    to.part("scoring", 12, "how many buildings have been scored at the end")
    to.number(scoring)
    to.part("workers_carry", 3, "by seat, then by worker card: sand, wood, clay, stone, silver on the card")
    for place in range(castle.players):
        first = castle.load_at(to.seated(place), 0)
        for at in range(first, first + len(box.workers) * TALER):
            to.number(castle.load[at])


def write_people(castle: Castle, seat: int, people: list[Player], to: Scribe) -> None:
    """What lies before each player, the observing one first."""
    cards = len(castle.box.card_ids)
    to.part("talers", 30, "by seat: talers")
    for player in people:
        to.number(player.talers)
    to.part("goods", 8, "by seat: sand, wood, clay, stone, silver")
    for player in people:
        to.numbers(player.goods)
    to.part("points", 100, "by seat: victory points")
    for player in people:
        to.number(player.vp)
    to.part("helpers", 6, "by seat: helpers in stock")
    for player in people:
        to.number(player.helpers)
    to.part("cards", 1, "by seat, then by card: in hand or face down")
    for player in people:
        to.bits(player.hand | player.chosen, cards)
    to.part("face_down", 2, "by seat: how many cards lie face down, or whether an answer was given in secret")
    for place in range(castle.players):
        answered = castle.answers[to.seated(place)] != NOT_YET
        to.number(people[place].chosen.bit_count() + (1 if answered else 0))
    to.part("chosen", 1, "by card: the own ones that lie face down or were chosen in secret")
    chosen = 0
    if seat >= 0:
        chosen = people[0].chosen
        if castle.answers[seat] != NOT_YET:
            chosen = cards_of(castle, castle.answers[seat])
    to.bits(chosen, cards)
    to.part("shown", 1, "by seat, then by card: shown in this round")
    for player in people:
        to.bits(player.shown, cards)
    to.part("removed", 1, "by seat, then by card: out of the game")
    for player in people:
        to.bits(player.gone, cards)
    to.part("played", 1, "by seat: cards of earlier rounds lie in the pile")
    for player in people:
        to.flag(player.pile != 0)
    to.part("erected", 3, "by seat: buildings erected in this round")
    for player in people:
        to.number(player.erected)


def write_buildings(castle: Castle, to: Scribe) -> None:
    """What stands, and whose helpers are where."""
    to.part("standing", 1, "by building of the box: it stands")
    to.numbers(castle.standing)
    to.part("places", 1, "by place for a helper, then by seat: whose helper is there")
    for owner in castle.places:
        to.whose(owner)
    to.part("visited", 1, "by building of the box: the player who acts has sent a helper there in this round")
    visited = 0
    if castle.stack and castle.stack[-1].seat >= 0:
        visited = castle.people[castle.stack[-1].seat].visited
    to.bits(visited, len(castle.box.building_ids))


def write_winter(castle: Castle, to: Scribe) -> None:
    """The winter cards (CAS-15)."""
    to.part("winter_cards", 1, "by winter card: still face down")
    to.bits(castle.winter_pile, len(castle.box.winter_ids))
    to.part("inn_open", 1, "the village inn lies open")
    to.flag(castle.inn_open)
    to.part("inn_talers", 10, "talers in the inn")
    to.number(castle.inn_talers)
    to.part("granary_open", 1, "the granary lies open")
    to.flag(castle.granary_open)
    to.part("maiden", 1, "the castle maiden: absent, new, to be courted, courted")
    to.one_of(castle.maiden, MAIDEN_COURTED + 1)
    to.part("suitors", 1, "by seat: has courted her")
    for place in range(castle.players):
        to.flag(castle.suitors >> to.seated(place) & 1 != 0)
    to.part("gifts", 5, "sand, wood, clay, stone, silver, talers on her card")
    to.numbers(castle.gifts)


def write_question(castle: Castle, to: Scribe) -> None:
    """What the question on top is about."""
    card = -1
    left = 0
    building = -1
    place = -1
    good = -1
    other = NOBODY
    asked = 0
    pieces: list[int] = [0] * TALER
    if castle.stack:
        top = castle.stack[-1]
        if isinstance(top, Erect):
            card, left = top.card, top.left
        elif isinstance(top, ChoosePayment):
            card, left, building = top.card, top.left, top.template
            asked = top.more_silver
        elif isinstance(top, ExchangeSilver):
            card, left, building, good = top.card, top.left, top.template, top.good
            heap = castle.box.payments[top.payment]
            pieces = [*heap, sum(top.bars)]
        elif isinstance(top, WhichWorker):
            card = top.one
        elif isinstance(top, TakeLoad):
            card = top.card
        elif isinstance(top, PlaceHelper):
            left = top.left
        elif isinstance(top, ChooseHelper):
            place = top.place
        elif isinstance(top, ConvertTalers):
            left = top.helpers
        elif isinstance(top, TurnPieces):
            left = top.left
        elif isinstance(top, BuyPiece):
            asked = top.asked
        elif isinstance(top, SellLast):
            other, good = top.buyer, top.good
            card = castle.box.workers[top.worker % len(castle.box.workers)]
        elif isinstance(top, MendWall):
            left = top.left
            pieces = [0, 0, 0, top.given, 0]
    to.part("about_card", 1, "the card that the question is about")
    to.one_of(card, len(castle.box.card_ids))
    to.part("about_left", 3, "how many more of the same may follow")
    to.number(left)
    to.part("about_building", 1, "the building that the question is about")
    to.one_of(building, len(castle.box.building_ids))
    to.part("about_place", 1, "the place that the question is about")
    to.one_of(place, len(castle.box.place_ids))
    to.part("about_good", 1, "the kind of piece that the question is about")
    to.one_of(good, TALER)
    to.part("about_other", 1, "by seat: who wants to buy")
    to.whose(other)
    to.part("about_asked", 1, "the worker cards that the stonemason has turned to; or that more silver is wanted")
    to.bits(asked, castle.players * len(castle.box.workers))
    to.part("about_pieces", 6, "sand, wood, clay, stone of the payment, and the bars exchanged so far")
    to.numbers(pieces)
