"""What lies on the table: the realm with its castle, and what each player has before them (VIS-1, 4)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.event import EVERYONE
from palas.engine.core.position import Position, Step
from palas.games.viscounts.box import Box
from palas.games.viscounts.scoring import points
from palas.games.viscounts.terms import (
    CRIMINAL,
    ICONS,
    PIECES,
    SECTIONS,
    SHOWS_ICONS,
    SLOTS,
    SPOTS,
    TABLEAU,
    Ability,
    Opponent,
)
from palas.games.viscounts.terms import NONE as NONE
from palas.games.viscounts.terms import POVERTY as POVERTY
from palas.games.viscounts.terms import PROSPERITY as PROSPERITY
from palas.games.viscounts.terms import add as add

NOBODY: Final = -1
RIVAL: Final = 4  # how events name the solo opponent, who has no seat

# The phases (VIS-5.2), and what comes before and after.
SETUP: Final = 0
CARDS: Final = 1
MOVEMENT: Final = 2
ACTION: Final = 3
RECRUIT: Final = 4
COLLIDE: Final = 5
DRAWING: Final = 6

# Where points come from.
SOURCES: Final = (
    "buildings", "castle", "sets", "lines", "leader", "bonus", "debts", "acquired", "approved", "poverty",
    "prosperity", "resources",
)  # fmt: skip


@final
class Player:
    """What lies before one player, or before the solo opponent, whose cards are schemes."""

    def __init__(
        self,
        space: int,
        goods: list[int],
        debts: int,
        debts_flipped: int,
        deeds: int,
        deeds_flipped: int,
        corruption: int,
        virtue: int,
        slots: int,
        workers: int,
        manuscripts: list[int],
        tableau: list[int],
        hand: list[int],
        draw: list[int],
        discard: list[int],
        destroyed: list[int],
    ) -> None:
        self.space = space  # of the viscount
        self.goods = goods  # ink, gold, stone, silver
        self.debts = debts  # unpaid
        self.debts_flipped = debts_flipped
        self.deeds = deeds  # acquired
        self.deeds_flipped = deeds_flipped
        self.corruption = corruption
        self.virtue = virtue
        self.slots = slots  # bit mask of the building slots that are open
        self.workers = workers  # in the supply
        self.manuscripts = manuscripts
        self.tableau = tableau
        self.hand = hand  # sorted
        self.draw = draw  # sorted: a bag
        self.discard = discard
        self.destroyed = destroyed

    def clone(self) -> Player:
        return Player(
            self.space,
            self.goods[:],
            self.debts,
            self.debts_flipped,
            self.deeds,
            self.deeds_flipped,
            self.corruption,
            self.virtue,
            self.slots,
            self.workers,
            self.manuscripts[:],
            self.tableau[:],
            self.hand[:],
            self.draw[:],
            self.discard[:],
            self.destroyed[:],
        )

    def owned(self) -> int:
        """How many cards the player has (VIS-6.6)."""
        return len(self.hand) + len(self.draw) + len(self.discard) + TABLEAU - self.tableau.count(NONE)

    def collides(self) -> bool:
        """Do virtue and corruption share a space?"""
        return self.corruption == self.virtue


@final
class Realm(Position):
    """The whole table. Face-down piles are bags; in solo play the opponent is the second of `people`."""

    def __init__(
        self,
        players: int,
        stack: list[Step[Any]],
        answers: list[int],
        options: list[int],
        box: Box,
        solo: bool,
        opponent: int,
        difficulty: int,
        no_second: bool,
        people: list[Player],
        phase: int,
        round: int,
        last_round: int,
        start: int,
        active: int,
        revealed: int,
        debts_left: int,
        deeds_left: int,
        ring: list[int],
        rotation: int,
        tops: list[int],
        below: list[int],
        bag: list[int],
        dismissed: list[int],
        texts: list[int],
        texts_below: list[int],
        text_bag: list[int],
        spot_owner: list[int],
        spot_slot: list[int],
        ring1: list[int],
        ring2: list[int],
        ring3: list[int],
        leader: int,
        bonus: list[int],
        pairs: list[int],
        heroes: list[int],
        start_bag: list[int],
        hero_bag: list[int],
        future: list[int],
        mixed: int,
    ) -> None:
        super().__init__(players, stack, answers, options)
        self.box = box
        self.solo = solo
        self.opponent = opponent  # which board, in solo play
        self.difficulty = difficulty
        self.no_second = no_second
        self.people = people
        self.phase = phase
        self.round = round
        self.last_round = last_round  # 0: not known yet
        self.start = start
        self.active = active
        self.revealed = revealed  # POVERTY, PROSPERITY
        self.debts_left = debts_left  # on the poverty card
        self.deeds_left = deeds_left  # on the prosperity card
        self.ring = ring  # the pieces, clockwise
        self.rotation = rotation  # the castle section in front of the first piece of the ring
        self.tops = tops  # the townsfolk on top of each piece's pile
        self.below = below  # how many lie below it
        self.bag = bag  # those of all piles, sorted
        self.dismissed = dismissed  # neutral townsfolk out of the game
        self.texts = texts  # the manuscript on top of each piece's pile
        self.texts_below = texts_below
        self.text_bag = text_bag
        self.spot_owner = spot_owner  # 5 * piece + spot
        self.spot_slot = spot_slot
        self.ring1 = ring1  # section * members + who
        self.ring2 = ring2
        self.ring3 = ring3
        self.leader = leader
        self.bonus = bonus  # the owner of each ribbon's card
        self.pairs = pairs  # the player cards laid out in set-up
        self.heroes = heroes  # the hero under each
        self.start_bag = start_bag  # player cards not laid out
        self.hero_bag = hero_bag
        self.future = future  # the solo opponent's schemes nobody has seen, sorted
        self.mixed = mixed  # how many of them lie in its draw pile (VIS-22.6)

    def clone(self) -> Realm:
        return Realm(
            self.players,
            self.stack[:],
            self.answers[:],
            self.options,
            self.box,
            self.solo,
            self.opponent,
            self.difficulty,
            self.no_second,
            [player.clone() for player in self.people],
            self.phase,
            self.round,
            self.last_round,
            self.start,
            self.active,
            self.revealed,
            self.debts_left,
            self.deeds_left,
            self.ring[:],
            self.rotation,
            self.tops[:],
            self.below[:],
            self.bag[:],
            self.dismissed[:],
            self.texts[:],
            self.texts_below[:],
            self.text_bag[:],
            self.spot_owner[:],
            self.spot_slot[:],
            self.ring1[:],
            self.ring2[:],
            self.ring3[:],
            self.leader,
            self.bonus[:],
            self.pairs[:],
            self.heroes[:],
            self.start_bag[:],
            self.hero_bag[:],
            self.future[:],
            self.mixed,
        )

    def scores(self) -> list[int]:
        return [sum(points(self, seat)) for seat in range(self.players)]

    # -- who

    @property
    def members(self) -> int:
        """How many take part, the solo opponent included."""
        return len(self.people)

    def is_rival(self, who: int) -> bool:
        """Is it the solo opponent?"""
        return self.solo and who == 1

    def from_active(self) -> list[int]:
        """Everybody, the active player first, then clockwise (Q-14)."""
        return [(self.active + n) % self.members for n in range(self.members)]

    def board(self) -> Opponent:
        """The solo opponent's board."""
        return self.box.opponents[self.opponent]

    # -- where

    def next_piece(self, piece: int) -> int:
        """The piece that follows clockwise."""
        return self.ring[(self.ring.index(piece) + 1) % PIECES]

    def section_at(self, piece: int) -> int:
        """The castle section in front of a piece (VIS-3.2)."""
        return (self.ring.index(piece) + self.rotation) % SECTIONS

    def next_spot(self, spot: int) -> int:
        """The neighbour along the rim, clockwise."""
        piece, number = divmod(spot, SPOTS)
        if number + 1 < self.box.spots[self.side]:
            return spot + 1
        return SPOTS * self.next_piece(piece)

    @property
    def side(self) -> int:
        """Which side of the pieces is up (VIS-3.1)."""
        return self.box.side_of[self.players]

    def townsfolk_at(self, piece: int) -> int:
        """The townsfolk of a piece: the top of the pile, or the printed one (VIS-4.7)."""
        return self.tops[piece] if self.tops[piece] != NONE else self.box.cards + piece

    def manuscript_at(self, piece: int) -> int:
        """The manuscript of a piece: the top of the pile, or the printed one (VIS-12.4)."""
        return self.texts[piece] if self.texts[piece] != NONE else self.box.texts + piece

    # -- what somebody has

    def slot_ability(self, who: int, slot: int) -> Ability:
        """The ability of a building slot."""
        return self.board().slot_ability[slot] if self.is_rival(who) else self.box.slot_ability[slot]

    def slot_building(self, who: int, slot: int) -> int:
        """The type of building that stands on a slot."""
        return self.board().slot_building[slot] if self.is_rival(who) else self.box.slot_building[slot]

    def built(self, who: int, building: int) -> int:
        """How many buildings of a type somebody has on the board."""
        slots = self.people[who].slots
        return sum(1 for s in range(SLOTS) if slots >> s & 1 and self.slot_building(who, s) == building)

    def lasting_icons(self, who: int) -> list[int]:
        """The icons of open slots and cleric bonus cards (VIS-10.5, 12.3)."""
        icons = [0] * len(ICONS)
        slots = self.people[who].slots
        if slots:
            for slot in range(SLOTS):
                if slots >> slot & 1:
                    ability = self.slot_ability(who, slot)
                    if ability.kind == SHOWS_ICONS:
                        add(icons, ability.icons)
        for ribbon, owner in enumerate(self.bonus):
            if owner == who:
                add(icons, self.box.bonus_icons[ribbon])
        return icons

    def card_icons(self, who: int, card: int) -> list[int]:
        """The icons of a townsfolk card, or of a scheme of the solo opponent."""
        return self.box.scheme_icons[card] if self.is_rival(who) else self.box.card_icons[card]

    def criminals(self, who: int) -> int:
        """The criminal icons on somebody's tableau."""
        return sum(self.card_icons(who, card)[CRIMINAL] for card in self.people[who].tableau if card != NONE)

    def worker_total(self, section: int, ring: int) -> int:
        """The workers of all colours in a section of ring 1 or 2."""
        workers = self.ring1 if ring == 1 else self.ring2
        first = section * self.members
        return sum(workers[first : first + self.members])

    # -- telling

    def voice(self, who: int) -> int:
        """Who it is in an event."""
        return RIVAL if self.is_rival(who) else who

    def say(self, kind: str, who: int, *args: int) -> None:
        """Tell everybody what somebody did."""
        if self.telling:
            self.tell(kind, (self.voice(who), *args))

    def show(self, kind: str, who: int, *args: int) -> None:
        """Tell everybody something that was hidden until now."""
        if self.telling:
            self.tell_news(EVERYONE, kind, (self.voice(who), *args))


def put(bag: list[int], thing: int) -> None:
    """Put something into a sorted bag."""
    at = len(bag)
    while at > 0 and bag[at - 1] > thing:
        at -= 1
    bag.insert(at, thing)
