"""Setting up: the board, the pairs, the draft, the end piles (VIS-3, 22.1 to 22.6)."""

from __future__ import annotations

from typing import final

from palas.engine.core.position import CHANCE, NOT_YET, OK, WORK, Step
from palas.games.viscounts.box import (
    ANY,
    DEBT,
    DEED,
    GOODS,
    PIECES,
    RIBBONS,
    SECTIONS,
    SPOTS,
    TABLEAU,
    Box,
)
from palas.games.viscounts.rules import building, cards, documents, effects, rival, rival_actions, townsfolk
from palas.games.viscounts.rules.refusals import NOT_LAID_OUT
from palas.games.viscounts.rules.turn import Turn
from palas.games.viscounts.state import CARDS, NOBODY, NONE, SETUP, Player, Realm, put

FIRST_HAND = 3  # VIS-3.10


def new_player(box: Box, deck: list[int]) -> Player:
    """A player board before the draft (VIS-3.6)."""
    return Player(
        space=NONE,
        goods=[0] * GOODS,
        debts=0,
        debts_flipped=0,
        deeds=0,
        deeds_flipped=0,
        corruption=box.corruption_start,
        virtue=box.virtue_start,
        slots=0,
        workers=box.workers,
        manuscripts=[],
        tableau=[NONE] * TABLEAU,
        hand=[],
        draw=[],
        discard=deck,
        destroyed=[],
    )


def set_up(box: Box, players: int, opponent: int, difficulty: int, no_second: bool) -> Realm:
    """The table before the first chance falls."""
    solo = players == 1
    members = 2 if solo else players
    people = [new_player(box, list(range(box.first_starting, box.cards))) for _seat in range(players)]
    future: list[int] = []
    if solo:
        removed = box.opponents[opponent].removed
        schemes = [scheme for scheme in range(len(box.scheme_ids)) if scheme not in removed]  # VIS-22.3
        future = [scheme for scheme in schemes if scheme >= box.first_future]
        machine = new_player(box, [])
        machine.draw = [scheme for scheme in schemes if scheme < box.first_future]
        people.append(machine)
    realm = Realm(
        players=players,
        stack=[],
        answers=[NOT_YET] * players,
        options=[],
        box=box,
        solo=solo,
        opponent=opponent,
        difficulty=difficulty,
        no_second=no_second,
        people=people,
        phase=SETUP,
        round=0,
        last_round=0,
        start=0,
        active=0,
        revealed=0,
        debts_left=0,
        deeds_left=0,
        ring=[],
        rotation=0,
        tops=[NONE] * PIECES,
        below=[0] * PIECES,
        bag=list(range(box.neutral)),
        dismissed=[],
        texts=[NONE] * PIECES,
        texts_below=[box.texts_below] * PIECES,
        text_bag=list(range(box.texts)),
        spot_owner=[NOBODY] * (PIECES * SPOTS),
        spot_slot=[NONE] * (PIECES * SPOTS),
        ring1=[0] * (SECTIONS * members),
        ring2=[0] * (SECTIONS * members),
        ring3=[0] * members,
        leader=NOBODY,
        bonus=[NOBODY] * len(RIBBONS),
        pairs=[],
        heroes=[],
        start_bag=list(range(len(box.start_ids))),
        hero_bag=list(range(box.neutral, box.first_starting)),
        future=future,
        mixed=min(difficulty, len(future)) if solo else 0,
    )
    push_steps(realm)
    return realm


def push_steps(realm: Realm) -> None:
    """Everything that set-up does, the first thing on top."""
    realm.push(Draft())
    for _pair in range(2 if realm.solo else realm.players + 1):
        realm.push(LayHero())
        realm.push(LayStart())
    if not realm.solo:
        realm.push(StartPlayer())
    for piece in reversed(range(PIECES)):
        realm.push(GreyText(piece))
    for piece in reversed(range(PIECES)):
        realm.push(townsfolk.TurnUp(piece))
    realm.push(PileSizes())
    realm.push(Rotation())
    for _piece in range(PIECES - 1):
        realm.push(LayPiece())


@final
class LayPiece(Step[Realm]):
    """The next piece of the ring (VIS-3.1)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "piece"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return []

    def outcomes(self, realm: Realm) -> list[int]:
        return [piece for piece in range(PIECES) if piece not in realm.ring]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.ring.append(outcome)
        left = self.outcomes(realm)
        if len(left) == 1:
            realm.ring.append(left[0])


@final
class Rotation(Step[Realm]):
    """Which castle section lies in front of the first piece (VIS-3.2)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "rotation"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return []

    def outcomes(self, realm: Realm) -> list[int]:
        return list(range(SECTIONS))

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.rotation = outcome


@final
class PileSizes(Step[Realm]):
    """Which piles get one card more (VIS-3.3): the outcome is a bit mask of pieces."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "pile_sizes"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return []

    def outcomes(self, realm: Realm) -> list[int]:
        larger = realm.box.neutral % PIECES
        return [mask for mask in range(1 << PIECES) if mask.bit_count() == larger]

    def fall(self, realm: Realm, outcome: int) -> None:
        size = realm.box.neutral // PIECES
        realm.below = [size - 1 + (outcome >> piece & 1) for piece in range(PIECES)]


@final
class GreyText(Step[Realm]):
    """The grey-backed manuscript on top of a pile (VIS-3.4)."""

    def __init__(self, piece: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece

    def kind(self) -> str:
        return "grey_manuscript"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return [self.piece]

    def outcomes(self, realm: Realm) -> list[int]:
        return [text for text in realm.text_bag if realm.box.text_grey[text]]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.text_bag.remove(outcome)
        realm.texts[self.piece] = outcome
        realm.tell("text_up", (outcome, self.piece))


@final
class StartPlayer(Step[Realm]):
    """Who begins, for the whole game (VIS-3.7)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "start_player"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return []

    def outcomes(self, realm: Realm) -> list[int]:
        return list(range(realm.players))

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.start = outcome
        realm.say("start_player", outcome)


@final
class LayStart(Step[Realm]):
    """A player card is laid out (VIS-3.8)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "player_card"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return []

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.start_bag[:]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.start_bag.remove(outcome)
        realm.pairs.append(outcome)


@final
class LayHero(Step[Realm]):
    """A hero is put under it (VIS-3.8)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "hero"

    def mode(self) -> int:
        return CHANCE

    def fields(self) -> list[int]:
        return []

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.hero_bag[:]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.hero_bag.remove(outcome)
        realm.heroes.append(outcome)
        realm.tell("pair", (realm.pairs[-1], outcome))


@final
class Draft(Step[Realm]):
    """In reverse turn order everybody picks a pair, then the game begins (VIS-3.9 to 3.12)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "draft"

    def mode(self) -> int:
        return WORK

    def fields(self) -> list[int]:
        return []

    def work(self, realm: Realm) -> None:
        realm.push(Turn(realm.start))
        order = [(realm.start + n) % realm.players for n in range(realm.players)]
        for seat in reversed(order):
            realm.push(FirstHand(seat))
        realm.push(EndPiles())
        if realm.solo:
            realm.push(RivalStart())
        for seat in order:
            realm.push(Pick(seat))


@final
class Pick(Step[Realm]):
    """A pair of player card and hero is picked and carried out (VIS-3.9)."""

    def kind(self) -> str:
        return "pick"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return list(range(realm.box.first_pick, realm.box.first_pick + len(realm.box.start_ids)))

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if action - realm.box.first_pick in realm.pairs else NOT_LAID_OUT

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        box = realm.box
        card = action - box.first_pick
        at = realm.pairs.index(card)
        realm.pairs.pop(at)
        me = realm.people[seat]
        hero = realm.heroes.pop(at)
        me.discard.append(hero)
        me.space = box.start_space[card]
        realm.active = seat
        realm.say("picked", seat, card, hero)
        if box.start_extra[card]:
            realm.push(effects.Resolve(seat, box.start_extra[card], 0, box.start_scope[card]))
        realm.push(documents.Take(seat, DEBT, box.start_debts[card]))
        realm.push(documents.Take(seat, DEED, box.start_deeds[card]))
        for item in range(ANY + 1):
            if box.start_goods[card][item]:
                effects.gain(realm, seat, item, box.start_goods[card][item])


@final
class RivalStart(Step[Realm]):
    """The solo opponent takes its start items (VIS-22.4, 22.5)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "rival_start"

    def mode(self) -> int:
        return WORK

    def fields(self) -> list[int]:
        return []

    def work(self, realm: Realm) -> None:
        board = realm.board()
        realm.people[rival.WHO].space = realm.box.start_space[realm.pairs[0]]
        realm.active = rival.WHO
        if board.building >= 0:
            realm.push(RivalBuilding())
        realm.push(documents.Take(rival.WHO, DEBT, board.debts))
        realm.push(documents.Take(rival.WHO, DEED, board.deeds))
        for item in range(ANY + 1):
            if board.resources[item]:
                rival.gain(realm, item, board.resources[item])


@final
class RivalBuilding(Step[Realm]):
    """Its start building: the left-most of the type, on the first free spot of its bank (VIS-22.5)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "rival_building"

    def mode(self) -> int:
        return WORK

    def fields(self) -> list[int]:
        return []

    def work(self, realm: Realm) -> None:
        spot = rival_actions.free_spot(realm)
        slots = building.left(realm, rival.WHO, realm.board().building)
        if spot >= 0 and slots:
            building.place(realm, rival.WHO, slots[0], spot)


@final
class EndPiles(Step[Realm]):
    """Debts and deeds are put on the end cards; what was not picked goes back (VIS-3.11, 3.12)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def kind(self) -> str:
        return "end_piles"

    def mode(self) -> int:
        return WORK

    def fields(self) -> list[int]:
        return []

    def work(self, realm: Realm) -> None:
        realm.phase = CARDS
        realm.debts_left = realm.box.debts_on_top[realm.players]
        realm.deeds_left = realm.box.deeds_on_top[realm.players]
        for card in realm.pairs:
            put(realm.start_bag, card)
        for hero in realm.heroes:
            put(realm.hero_bag, hero)
        realm.pairs = []
        realm.heroes = []


@final
class FirstHand(Step[Realm]):
    """The cards are shuffled without a check, and three are drawn (VIS-3.9, 3.10)."""

    def kind(self) -> str:
        return "first_hand"

    def mode(self) -> int:
        return WORK

    def work(self, realm: Realm) -> None:
        me = realm.people[self.seat]
        for card in me.discard:
            put(me.draw, card)
        me.discard = []
        for _card in range(min(FIRST_HAND, len(me.draw))):
            realm.push(cards.TopCard(self.seat, cards.TO_HAND))
