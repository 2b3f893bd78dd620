"""Setting up: player boards, the ring of pieces, the castle and the piles (VIS-3.1 to 3.6, 22.1 to 22.3)."""

from __future__ import annotations

from typing import final

from palas.engine.core.cards import has
from palas.engine.core.position import Chance
from palas.games.viscounts.box import Box
from palas.games.viscounts.rules import manuscripts, townsfolk
from palas.games.viscounts.rules.draft import Draft, DrawStartPlayer, LayHero, LayStart
from palas.games.viscounts.state import NOBODY, NONE, SETUP, Player, Realm
from palas.games.viscounts.terms import GOODS, PIECES, RIBBONS, SECTIONS, SPOTS, TABLEAU


def new_player(box: Box, deck: list[int]) -> Player:
    """A player board before the draft (VIS-3.6)."""
    player = Player()
    player.space = NONE
    player.goods = [0] * GOODS
    player.corruption = box.corruption_start
    player.virtue = box.virtue_start
    player.workers = box.workers
    player.tableau = [NONE] * TABLEAU
    player.hand = []
    player.draw = []
    player.discard = deck
    return player


def set_up(box: Box, players: int, opponent: int, difficulty: int, no_second: bool) -> Realm:
    """The position before the first chance falls."""
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
    realm = Realm(players, box, solo, opponent, difficulty, no_second)
    realm.people = people
    realm.phase = SETUP
    realm.tops = [NONE] * PIECES
    realm.below = [0] * PIECES
    realm.bag = list(range(box.neutral))
    realm.texts = [NONE] * PIECES
    realm.texts_below = [box.texts_below] * PIECES
    realm.text_bag = list(range(box.texts))
    realm.spot_owner = [NOBODY] * (PIECES * SPOTS)
    realm.spot_slot = [NONE] * (PIECES * SPOTS)
    realm.ring1 = [0] * (SECTIONS * members)
    realm.ring2 = [0] * (SECTIONS * members)
    realm.ring3 = [0] * members
    realm.leader = NOBODY
    realm.bonus = [NOBODY] * len(RIBBONS)
    realm.start_bag = list(range(len(box.start_ids)))
    realm.hero_bag = list(range(box.neutral, box.first_starting))
    realm.future = future
    realm.mixed = min(difficulty, len(future)) if solo else 0
    push_steps(realm)
    return realm


def push_steps(realm: Realm) -> None:
    """Everything that set-up does."""
    realm.push(Draft())
    for _pair in range(2 if realm.solo else realm.players + 1):
        realm.plan([LayStart(), LayHero()])
    if not realm.solo:
        realm.push(DrawStartPlayer())
    realm.plan([GreyText(piece) for piece in range(PIECES)])
    realm.plan([townsfolk.TurnUp(piece) for piece in range(PIECES)])
    realm.plan([*[LayPiece() for _piece in range(PIECES - 1)], Rotation(), PileSizes()])


@final
class LayPiece(Chance[Realm]):
    """The next piece of the ring (VIS-3.1)."""

    kind = "piece"
    things = "piece_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return [piece for piece in range(PIECES) if piece not in realm.ring]

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.ring = [*realm.ring, outcome]
        left = self.outcomes(realm)
        if len(left) == 1:
            realm.ring = realm.ring + left


@final
class Rotation(Chance[Realm]):
    """Which castle section lies in front of the first piece (VIS-3.2)."""

    kind = "rotation"
    things = "section_ids"

    def outcomes(self, realm: Realm) -> list[int]:
        return list(range(SECTIONS))

    def fall(self, realm: Realm, outcome: int) -> None:
        realm.rotation = outcome


@final
class PileSizes(Chance[Realm]):
    """Which piles get one card more (VIS-3.3): the outcome is a bit mask of pieces."""

    kind = "pile_sizes"

    def outcomes(self, realm: Realm) -> list[int]:
        larger = realm.box.neutral % PIECES
        return [mask for mask in range(1 << PIECES) if mask.bit_count() == larger]

    def fall(self, realm: Realm, outcome: int) -> None:
        size = realm.box.neutral // PIECES
        realm.below = [size - 1 + has(outcome, piece) for piece in range(PIECES)]


@final
class GreyText(manuscripts.TurnText):
    """The grey-backed manuscript on top of a pile (VIS-3.4)."""

    kind = "grey_manuscript"

    def outcomes(self, realm: Realm) -> list[int]:
        return [text for text in realm.text_bag if realm.box.text_grey[text]]
