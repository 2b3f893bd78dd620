"""Rounds and turns: the six phases, the end of the game (VIS-5, 6, 20)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Chance, Step, Work
from palas.games.viscounts.rules import actions, cards, collision, effects, movement, rival, townsfolk, track
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.scoring import points
from palas.games.viscounts.state import (
    ACTION,
    CARDS,
    COLLIDE,
    DRAWING,
    MOVEMENT,
    NOBODY,
    NONE,
    RECRUIT,
    Realm,
)
from palas.games.viscounts.terms import CORRUPTION, CRIMINAL, DROPOFF, EFFECT, IMMEDIATE, TABLEAU


@final
class Turn(Work[Realm]):
    """A whole turn of one player (VIS-5.2)."""

    kind = "turn"

    def work(self, realm: Realm) -> None:
        who = self.seat
        realm.active = who
        if who == realm.start:
            realm.round += 1
            realm.tell("round", (realm.round,))
        realm.say("turn", who)
        realm.push(EndTurn(who))
        if realm.is_rival(who):
            realm.plan([Phase(CARDS), Shift(who), rival.Scheme(who), Phase(COLLIDE), collision.Collision(who)])
            return
        realm.plan([
            Phase(CARDS), Shift(who), PlayCard(who), Phase(ACTION), actions.MainAction(who), Phase(RECRUIT),
            townsfolk.Recruit(who), Phase(COLLIDE), collision.Collision(who), Phase(DRAWING), cards.DrawUp(who),
        ])  # fmt: skip


@final
class Phase(Work[Realm]):
    """The next phase of a turn begins."""

    kind = "phase"

    def __init__(self, phase: int) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def work(self, realm: Realm) -> None:
        realm.phase = self.phase


@final
class EndTurn(Work[Realm]):
    """The next player, the next round, or the end of the game (VIS-5.1, 20.1)."""

    kind = "end_turn"

    def work(self, realm: Realm) -> None:
        following = (self.seat + 1) % realm.members
        if following == realm.start and realm.last_round and realm.round >= realm.last_round:
            realm.push(GameOver())
            rival.reveal_mixed(realm)
        else:
            realm.push(Turn(following))


@final
class GameOver(Work[Realm]):
    """All points are counted (VIS-5.3)."""

    kind = "game_over"

    def work(self, realm: Realm) -> None:
        realm.tell("over", ())
        for who in range(realm.members):
            realm.say("scored", who, sum(points(realm, who)))


# -- phase 1


@final
class Shift(Work[Realm]):
    """The tableau cards move to the right; one may drop off (VIS-6.1)."""

    kind = "shift"

    def work(self, realm: Realm) -> None:
        me = realm.people[self.seat]
        dropped = me.tableau[TABLEAU - 1]
        me.tableau = [NONE, *me.tableau[: TABLEAU - 1]]
        if dropped == NONE:
            return
        me.discard.append(dropped)
        if realm.is_rival(self.seat):
            return
        realm.say("dropped", self.seat, dropped)
        if realm.box.card_timing[dropped] == DROPOFF:
            run_ability(realm, self.seat, dropped)


def run_ability(realm: Realm, who: int, card: int) -> None:
    """The effect that a card has when it is played or drops off (VIS-19.1)."""
    ability = realm.box.card_ability[card]
    if ability.kind == EFFECT:
        effects.run(realm, who, ability.effect)


@final
class PlayCard(Work[Realm]):
    """One hand card goes to slot 1; with an empty hand the unseen top card (VIS-6.2, 6.3)."""

    kind = "play"

    def work(self, realm: Realm) -> None:
        me = realm.people[self.seat]
        if me.hand:
            realm.push(ChooseCard(self.seat))
            return
        if not me.draw:
            cards.shuffle(realm, self.seat)
        realm.push(PlayTop(self.seat))


@final
class ChooseCard(Step[Realm]):
    """Which hand card is played."""

    kind = "play_card"
    rule = "VIS-6.2"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        me = realm.people[seat]
        owned = sorted([*me.hand, *me.draw, *me.discard, *(card for card in me.tableau if card != NONE)])
        return [realm.box.play.at(card) for card in owned]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if realm.box.play.of(action) in realm.people[seat].hand else no.NOT_IN_HAND

    def options(self, realm: Realm, seat: int) -> list[int]:
        """The same list: the hand is sorted."""
        return [realm.box.play.at(card) for card in realm.people[seat].hand]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        card = realm.box.play.of(action)
        realm.people[seat].hand.remove(card)
        play(realm, seat, card)


@final
class PlayTop(Chance[Realm]):
    """The unseen top card of the draw pile is played."""

    kind = "play_top"
    things = "card_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.people[self.seat].draw[:]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.people[self.seat].draw.remove(outcome)
        play(realm, self.seat, outcome)


def play(realm: Realm, seat: int, card: int) -> None:
    """The card lies in slot 1: corruption for criminals, its immediate ability, then movement (VIS-6.4, 6.5, 7)."""
    realm.people[seat].tableau[0] = card
    realm.show("played", seat, card)
    realm.push(movement.Move(seat, realm.box.card_silver[card]))
    realm.push(Phase(MOVEMENT))
    if realm.box.card_timing[card] == IMMEDIATE:
        run_ability(realm, seat, card)
    if realm.box.card_icons[card][CRIMINAL]:
        track.gain(realm, seat, CORRUPTION, realm.criminals(seat))
