"""Rounds and turns: the six phases, the end of the game (VIS-5, 6, 20)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.position import OK, Chance, Step, Work
from palas.games.viscounts import state
from palas.games.viscounts.rules import actions, cards, collision, effects, movement, rival, townsfolk, track
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.scoring import total
from palas.games.viscounts.state import NOBODY, NONE, RIVAL, WHO, Realm, take
from palas.games.viscounts.terms import CORRUPTION, CRIMINAL, DROPOFF, EFFECT, IMMEDIATE


@final
class Turn(Work[Realm]):
    """A whole turn of one player (VIS-5.2)."""

    kind = "turn"

    def work(self, realm: Realm) -> None:
        begin(realm, self.seat)


def begin(realm: Realm, who: int) -> None:
    """A turn begins: its phases are pending, and the first of them starts."""
    realm.active = who
    if who == realm.start:
        realm.round += 1
        if realm.telling:
            realm.tell("round", (realm.round,))
    realm.say("turn", who)
    realm.phase = state.CARDS
    if realm.is_rival(who):
        realm.stack.extend(RIVAL_PHASES)
        shift(realm, who)
        rival.turn_scheme(realm)
    else:
        realm.stack.extend(PHASES[who])
        shift(realm, who)


@final
class Phase(Work[Realm]):
    """The next phase of a turn begins, one that asks first; the others begin with their own work."""

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
            begin(realm, following)


@final
class GameOver(Work[Realm]):
    """All points are counted (VIS-5.3)."""

    kind = "game_over"

    def work(self, realm: Realm) -> None:
        realm.tell("over", ())
        for who in range(realm.members if realm.telling else 0):
            realm.say("scored", who, total(realm, who))


# -- phase 1


@final
class Shift(Work[Realm]):
    """The tableau cards move to the right; one may drop off (VIS-6.1)."""

    kind = "shift"

    def work(self, realm: Realm) -> None:
        shift(realm, self.seat)


def shift(realm: Realm, who: int) -> None:
    """Move the tableau cards."""
    me = realm.people[who]
    dropped = me.tableau.pop()
    me.tableau.insert(0, NONE)
    if dropped == NONE:
        return
    me.discard.append(dropped)
    if realm.is_rival(who):
        return
    realm.say("dropped", who, dropped)
    if realm.box.card_timing[dropped] == DROPOFF:
        run_ability(realm, who, dropped)


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
            realm.push(CHOICES[self.seat])
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
        take(realm.people[seat].hand, card)
        play(realm, seat, card)


@final
class PlayTop(Chance[Realm]):
    """The unseen top card of the draw pile is played."""

    kind = "play_top"
    things = "card_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.people[self.seat].draw

    def fall(self, realm: Realm, outcome: int) -> None:
        take(realm.people[self.seat].draw, outcome)
        play(realm, self.seat, outcome)


def play(realm: Realm, seat: int, card: int) -> None:
    """The card lies in slot 1: corruption for criminals, its immediate ability, then movement (VIS-6.4, 6.5, 7)."""
    realm.people[seat].tableau[0] = card
    realm.show("played", seat, card)
    realm.push(movement.Move(seat, realm.box.card_silver[card]))
    if realm.box.card_timing[card] == IMMEDIATE:
        realm.push(MOVING)
        run_ability(realm, seat, card)
    else:
        realm.phase = state.MOVEMENT
    if realm.box.card_icons[card][CRIMINAL]:
        track.gain(realm, seat, CORRUPTION, realm.criminals(seat))


def phases(who: int) -> list[Step[Realm]]:
    """What is pending once the cards have moved: the rest of the six phases and the end, the last first (VIS-5.2)."""
    return [
        EndTurn(who), cards.DrawUp(who), collision.Collision(who), townsfolk.Recruit(who), Phase(state.RECRUIT),
        actions.MainAction(who), Phase(state.ACTION), PlayCard(who),
    ]  # fmt: skip


def rival_phases() -> list[Step[Realm]]:
    """The same of the solo opponent, whose scheme is turned at once (VIS-22.7)."""
    return [EndTurn(WHO), collision.Collision(WHO)]


# Steps never change, so every turn may have the same.
PHASES: Final = [phases(who) for who in range(RIVAL)]
RIVAL_PHASES: Final = rival_phases()
CHOICES: Final = [ChooseCard(who) for who in range(RIVAL)]
MOVING: Final = Phase(state.MOVEMENT)
