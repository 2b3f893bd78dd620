"""What lies on the table: the realm with its castle, and what each player has before them (VIS-1, 4)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import listed
from palas.engine.core.event import EVERYONE
from palas.engine.core.position import EMPTY, Position, Step
from palas.games.viscounts.box import Box
from palas.games.viscounts.scoring import points
from palas.games.viscounts.terms import (
    CRIMINAL,
    PIECES,
    SECTIONS,
    SHOWS_ICONS,
    SPOTS,
    TABLEAU,
    Ability,
    Opponent,
)
from palas.games.viscounts.terms import NONE as NONE
from palas.games.viscounts.terms import POVERTY as POVERTY
from palas.games.viscounts.terms import PROSPERITY as PROSPERITY

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

    def __init__(self) -> None:
        self.space = 0  # of the viscount
        self.goods: list[int] = EMPTY  # ink, gold, stone, silver
        self.debts = 0  # unpaid
        self.debts_flipped = 0
        self.deeds = 0  # acquired
        self.deeds_flipped = 0
        self.corruption = 0
        self.virtue = 0
        self.slots = 0  # bit mask of the building slots that are open
        self.workers = 0  # in the supply
        self.manuscripts: list[int] = EMPTY
        self.tableau: list[int] = EMPTY
        self.hand: list[int] = EMPTY  # sorted
        self.draw: list[int] = EMPTY  # sorted: a bag
        self.discard: list[int] = EMPTY
        self.destroyed: list[int] = EMPTY

    def clone(self) -> Player:
        twin = Player()
        twin.space = self.space
        twin.goods = self.goods[:]
        twin.debts = self.debts
        twin.debts_flipped = self.debts_flipped
        twin.deeds = self.deeds
        twin.deeds_flipped = self.deeds_flipped
        twin.corruption = self.corruption
        twin.virtue = self.virtue
        twin.slots = self.slots
        twin.workers = self.workers
        twin.manuscripts = self.manuscripts[:]
        twin.tableau = self.tableau[:]
        twin.hand = self.hand[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.destroyed = self.destroyed[:]
        return twin

    def mix(self) -> None:
        """The discard pile goes into the draw pile."""
        for card in self.discard:
            put(self.draw, card)
        self.discard = []

    def owned(self) -> int:
        """How many cards the player has (VIS-6.6)."""
        return len(self.hand) + len(self.draw) + len(self.discard) + TABLEAU - self.tableau.count(NONE)

    def collides(self) -> bool:
        """Do virtue and corruption share a space?"""
        return self.corruption == self.virtue


@final
class Realm(Position):
    """The whole table. Face-down piles are bags; in solo play the opponent is the second of `people`."""

    def __init__(self, players: int, box: Box, solo: bool, opponent: int, difficulty: int, no_second: bool) -> None:
        super().__init__(players)
        self.box = box
        self.solo = solo
        self.opponent = opponent  # which board, in solo play
        self.difficulty = difficulty
        self.no_second = no_second
        self.people: list[Player] = []
        self.phase = 0
        self.round = 0
        self.last_round = 0  # 0: not known yet
        self.start = 0
        self.active = 0
        self.revealed = 0  # POVERTY, PROSPERITY
        self.debts_left = 0  # on the poverty card
        self.deeds_left = 0  # on the prosperity card
        self.ring: list[int] = EMPTY  # the pieces, clockwise
        self.rotation = 0  # the castle section in front of the first piece of the ring
        self.tops: list[int] = EMPTY  # the townsfolk on top of each piece's pile
        self.below: list[int] = EMPTY  # how many lie below it
        self.bag: list[int] = EMPTY  # those of all piles, sorted
        self.dismissed: list[int] = EMPTY  # neutral townsfolk out of the game
        self.texts: list[int] = EMPTY  # the manuscript on top of each piece's pile
        self.texts_below: list[int] = EMPTY
        self.text_bag: list[int] = EMPTY
        self.spot_owner: list[int] = EMPTY  # 5 * piece + spot
        self.spot_slot: list[int] = EMPTY
        self.ring1: list[int] = EMPTY  # section * members + who
        self.ring2: list[int] = EMPTY
        self.ring3: list[int] = EMPTY
        self.leader = 0
        self.bonus: list[int] = EMPTY  # the owner of each ribbon's card
        self.pairs: list[int] = EMPTY  # the player cards laid out in set-up
        self.heroes: list[int] = EMPTY  # the hero under each
        self.start_bag: list[int] = EMPTY  # player cards not laid out
        self.hero_bag: list[int] = EMPTY
        self.future: list[int] = EMPTY  # the solo opponent's schemes nobody has seen, sorted
        self.mixed = 0  # how many of them lie in its draw pile (VIS-22.6)

    def clone(self) -> Realm:
        twin = Realm(self.players, self.box, self.solo, self.opponent, self.difficulty, self.no_second)
        twin.stack = self.stack[:]
        twin.answers = self.answers[:]
        twin.options = self.options
        twin.people = [one.clone() for one in self.people]
        twin.phase = self.phase
        twin.round = self.round
        twin.last_round = self.last_round
        twin.start = self.start
        twin.active = self.active
        twin.revealed = self.revealed
        twin.debts_left = self.debts_left
        twin.deeds_left = self.deeds_left
        twin.ring = self.ring[:]
        twin.rotation = self.rotation
        twin.tops = self.tops[:]
        twin.below = self.below[:]
        twin.bag = self.bag[:]
        twin.dismissed = self.dismissed[:]
        twin.texts = self.texts[:]
        twin.texts_below = self.texts_below[:]
        twin.text_bag = self.text_bag[:]
        twin.spot_owner = self.spot_owner[:]
        twin.spot_slot = self.spot_slot[:]
        twin.ring1 = self.ring1[:]
        twin.ring2 = self.ring2[:]
        twin.ring3 = self.ring3[:]
        twin.leader = self.leader
        twin.bonus = self.bonus[:]
        twin.pairs = self.pairs[:]
        twin.heroes = self.heroes[:]
        twin.start_bag = self.start_bag[:]
        twin.hero_bag = self.hero_bag[:]
        twin.future = self.future[:]
        twin.mixed = self.mixed
        return twin

    def scores(self) -> list[int]:
        return [sum(points(self, seat)) for seat in range(self.players)]

    def plan(self, steps: list[Step[Realm]]) -> None:
        """Steps to be done in this order, before everything that is pending already."""
        self.stack.extend(steps[::-1])

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
        return sum(1 for slot in listed(self.people[who].slots) if self.slot_building(who, slot) == building)

    def opened(self, who: int, kind: int) -> list[Ability]:
        """The abilities of a kind that somebody's open slots have (VIS-10.5)."""
        found: list[Ability] = []
        slots = self.people[who].slots
        if slots:
            for ability in self.board().slot_ability if self.is_rival(who) else self.box.slot_ability:
                if slots & 1 and ability.kind == kind:
                    found.append(ability)
                slots >>= 1
        return found

    def lasting_icons(self, who: int) -> list[list[int]]:
        """What shows icons for good, each by kind: open slots and cleric bonus cards (VIS-10.5, 12.3)."""
        found = [ability.icons for ability in self.opened(who, SHOWS_ICONS)]
        for ribbon, owner in enumerate(self.bonus):
            if owner == who:
                found.append(self.box.bonus_icons[ribbon])
        return found

    def bare_icons(self, who: int) -> list[list[int]]:
        """The icons printed on the tableau slots, which count while no card lies there (VIS-6.7)."""
        return self.board().slot_icons if self.is_rival(who) else self.box.start_icons

    def usable_icons(self, who: int) -> list[list[int]]:
        """All that shows icons for main actions, the tableau included (VIS-8.2, 22.12)."""
        found = self.lasting_icons(who)
        bare = self.bare_icons(who)
        printed = self.box.scheme_icons if self.is_rival(who) else self.box.card_icons
        tableau = self.people[who].tableau
        for slot in range(TABLEAU):
            found.append(bare[slot] if tableau[slot] == NONE else printed[tableau[slot]])
        return found

    def card_icons(self, who: int, card: int) -> list[int]:
        """The icons of a townsfolk card, or of a scheme of the solo opponent."""
        return self.box.scheme_icons[card] if self.is_rival(who) else self.box.card_icons[card]

    def criminals(self, who: int) -> int:
        """The criminal icons on somebody's tableau."""
        return sum(self.card_icons(who, card)[CRIMINAL] for card in self.people[who].tableau if card != NONE)

    def workers_in(self, section: int, ring: int) -> list[int]:
        """The workers in a section of ring 1 or 2, by owner."""
        first = section * self.members
        return (self.ring1 if ring == 1 else self.ring2)[first : first + self.members]

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


# -- the fields of a stored position; written by tools/fields.py ---------------------------------------------------

PLAYER_FIELDS: Final = (
    "space", "goods", "debts", "debts_flipped", "deeds", "deeds_flipped", "corruption", "virtue", "slots", "workers",
    "manuscripts", "tableau", "hand", "draw", "discard", "destroyed",
)  # fmt: skip
REALM_FIELDS: Final = (
    "phase", "round", "last_round", "start", "active", "revealed", "debts_left", "deeds_left", "ring", "rotation",
    "tops", "below", "bag", "dismissed", "texts", "texts_below", "text_bag", "spot_owner", "spot_slot", "ring1",
    "ring2", "ring3", "leader", "bonus", "pairs", "heroes", "start_bag", "hero_bag", "future", "mixed",
)  # fmt: skip
