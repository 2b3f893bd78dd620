"""The draft: pairs of player card and hero, the solo opponent's start, the end piles (VIS-3.7 to 3.12, 22.4, 22.5)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import OK, Chance, StartPlayer, Step, Work
from palas.games.viscounts.rules import building, cards, documents, effects, rival_actions
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.turn import Turn
from palas.games.viscounts.state import CARDS, WHO, Realm
from palas.games.viscounts.terms import ANY, ANYWHERE, DEBT, DEED, GAIN

FIRST_HAND = 3  # VIS-3.10


@final
class DrawStartPlayer(StartPlayer[Realm]):
    """Who begins, for the whole game (VIS-3.7)."""

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.start = outcome
        realm.say("start_player", outcome)


@final
class LayStart(Chance[Realm]):
    """A player card is laid out (VIS-3.8)."""

    kind = "player_card"
    things = "start_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.start_bag

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.start_bag = [card for card in realm.start_bag if card != outcome]
        realm.pairs = [*realm.pairs, outcome]


@final
class LayHero(Chance[Realm]):
    """A hero is put under it (VIS-3.8)."""

    kind = "hero"
    things = "card_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.hero_bag

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.hero_bag = [card for card in realm.hero_bag if card != outcome]
        realm.heroes = [*realm.heroes, outcome]
        realm.tell("pair", (realm.pairs[-1], outcome))


@final
class Draft(Work[Realm]):
    """In reverse turn order everybody picks a pair, then the game begins (VIS-3.9 to 3.12)."""

    kind = "draft"

    def work(self, realm: Realm) -> None:
        realm.push(Turn(realm.start))
        order = [(realm.start + n) % realm.players for n in range(realm.players)]
        realm.plan([EndPiles(), *[FirstHand(seat) for seat in order]])
        if realm.solo:
            realm.push(RivalStart())
        for seat in order:
            realm.push(Pick(seat))


@final
class Pick(Step[Realm]):
    """A pair of player card and hero is picked and carried out (VIS-3.9)."""

    kind = "pick"
    rule = "VIS-3.9"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.pick.all()

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if realm.box.pick.of(action) in realm.pairs else no.NOT_LAID_OUT

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        box = realm.box
        card = box.pick.of(action)
        at = realm.pairs.index(card)
        me = realm.people[seat]
        hero = realm.heroes[at]
        realm.pairs = realm.pairs[:at] + realm.pairs[at + 1 :]
        realm.heroes = realm.heroes[:at] + realm.heroes[at + 1 :]
        me.discard.append(hero)
        me.space = box.start_space[card]
        realm.active = seat
        realm.say("picked", seat, card, hero)
        if box.start_extra[card]:
            realm.push(effects.Resolve(seat, box.start_extra[card], 0, box.start_scope[card]))
        take_start(realm, seat, box.start_goods[card], box.start_debts[card], box.start_deeds[card])


def take_start(realm: Realm, who: int, goods: list[int], debts: int, deeds: int) -> None:
    """What somebody starts with: goods at once, then deeds, then debts."""
    realm.plan([documents.Take(who, DEED, deeds), documents.Take(who, DEBT, debts)])
    for item in range(ANY + 1):
        if goods[item]:
            effects.INTERPRETERS[0].carry_out(realm, who, GAIN, item, goods[item], ANYWHERE)


@final
class RivalStart(Work[Realm]):
    """The solo opponent takes its start items (VIS-22.4, 22.5)."""

    kind = "rival_start"

    def work(self, realm: Realm) -> None:
        board = realm.board()
        realm.people[WHO].space = realm.box.start_space[realm.pairs[0]]
        realm.active = WHO
        if board.building >= 0:
            realm.push(RivalBuilding())
        take_start(realm, WHO, board.resources, board.debts, board.deeds)


@final
class RivalBuilding(Work[Realm]):
    """Its start building: the left-most of the type, on the first free spot of its bank (VIS-22.5)."""

    kind = "rival_building"

    def work(self, realm: Realm) -> None:
        spot = rival_actions.free_spot(realm)
        slots = building.left(realm, WHO, realm.board().building)
        if spot >= 0 and slots:
            building.place(realm, WHO, slots[0], spot)


@final
class EndPiles(Work[Realm]):
    """Debts and deeds are put on the end cards; what was not picked goes back (VIS-3.11, 3.12)."""

    kind = "end_piles"

    def work(self, realm: Realm) -> None:
        realm.phase = CARDS
        realm.debts_left = realm.box.debts_on_top[realm.players]
        realm.deeds_left = realm.box.deeds_on_top[realm.players]
        realm.start_bag = sorted([*realm.start_bag, *realm.pairs])
        realm.hero_bag = sorted([*realm.hero_bag, *realm.heroes])
        realm.pairs = []
        realm.heroes = []


@final
class FirstHand(Work[Realm]):
    """The cards are shuffled without a check, and three are drawn (VIS-3.9, 3.10)."""

    kind = "first_hand"

    def work(self, realm: Realm) -> None:
        me = realm.people[self.seat]
        me.mix()
        for _card in range(min(FIRST_HAND, len(me.draw))):
            realm.push(cards.TopCard(self.seat, cards.TO_HAND))
