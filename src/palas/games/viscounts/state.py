"""What lies on the table: the realm with its castle, and what each player has before them (VIS-1, 4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from palas.engine.core.event import EVERYONE
from palas.engine.core.position import EMPTY, Position, Shared, Step
from palas.games.viscounts.box import Box
from palas.games.viscounts.scoring import total
from palas.games.viscounts.terms import (
    CRIMINAL,
    GOLD,
    INK,
    PIECES,
    SECTIONS,
    SPOTS,
    STONE,
    TABLEAU,
    Ability,
    OpenSlots,
    Opponent,
)
from palas.games.viscounts.terms import NONE as NONE
from palas.games.viscounts.terms import POVERTY as POVERTY
from palas.games.viscounts.terms import PROSPERITY as PROSPERITY
from palas.games.viscounts.terms import showing as showing

NOBODY: Final = -1
RIVAL: Final = 4  # how events name the solo opponent, who has no seat
WHO: Final = 1  # its place among the people of a solo game
NO_MORE: Final = -99  # an event says nothing more
NO_ABILITIES: Final[list[Ability]] = []  # never changed

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
@mypyc_attr(acyclic=True)
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
        self.manuscripts: Shared = EMPTY
        self.tableau: list[int] = EMPTY
        self.hand: list[int] = EMPTY  # sorted
        self.draw: list[int] = EMPTY  # sorted: a bag
        self.discard: list[int] = EMPTY
        self.destroyed: Shared = EMPTY

    def clone(self) -> Player:
        twin = Player()
        twin.space, twin.goods, twin.debts = self.space, self.goods[:], self.debts
        twin.debts_flipped, twin.deeds, twin.deeds_flipped = self.debts_flipped, self.deeds, self.deeds_flipped
        twin.corruption, twin.virtue, twin.slots, twin.workers = self.corruption, self.virtue, self.slots, self.workers
        twin.manuscripts, twin.tableau, twin.hand = self.manuscripts, self.tableau[:], self.hand[:]
        twin.draw, twin.discard, twin.destroyed = self.draw[:], self.discard[:], self.destroyed
        return twin

    def mix(self) -> None:
        """The discard pile goes into the draw pile."""
        self.draw += self.discard
        self.draw.sort()
        self.discard = []

    def resources(self) -> int:
        """How much ink, gold and stone the player has."""
        goods = self.goods
        return goods[INK] + goods[GOLD] + goods[STONE]

    def owned(self) -> int:
        """How many cards the player has (VIS-6.6)."""
        return len(self.hand) + len(self.draw) + len(self.discard) + TABLEAU - self.tableau.count(NONE)

    def collides(self) -> bool:
        """Do virtue and corruption share a space?"""
        return self.corruption == self.virtue


@final
@mypyc_attr(acyclic=True)
class Realm(Position):
    """The whole position. Face-down piles are bags; in solo play the opponent is the second of `people`."""

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
        self.ring: Shared = EMPTY  # the pieces, clockwise
        self.rotation = 0  # the castle section in front of the first piece of the ring
        self.tops: list[int] = EMPTY  # the townsfolk on top of each piece's pile
        self.below: list[int] = EMPTY  # how many lie below it
        self.bag: list[int] = EMPTY  # those of all piles, sorted
        self.dismissed: Shared = EMPTY  # neutral townsfolk out of the game
        self.texts: Shared = EMPTY  # the manuscript on top of each piece's pile
        self.texts_below: Shared = EMPTY
        self.text_bag: list[int] = EMPTY
        self.spot_owner: Shared = EMPTY  # 5 * piece + spot
        self.spot_slot: Shared = EMPTY
        self.ring1: list[int] = EMPTY  # section * members + who
        self.ring2: list[int] = EMPTY
        self.ring3: Shared = EMPTY
        self.leader = 0
        self.bonus: Shared = EMPTY  # the owner of each ribbon's card
        self.pairs: Shared = EMPTY  # the player cards laid out in set-up
        self.heroes: Shared = EMPTY  # the hero under each
        self.start_bag: Shared = EMPTY  # player cards not laid out
        self.hero_bag: Shared = EMPTY
        self.future: Shared = EMPTY  # the solo opponent's schemes nobody has seen, sorted
        self.mixed = 0  # how many of them lie in its draw pile (VIS-22.6)

    def clone(self) -> Realm:
        twin = Realm(self.players, self.box, self.solo, self.opponent, self.difficulty, self.no_second)
        twin.stack, twin.answers = self.stack[:], self.answers
        twin.options, twin.asks_all = self.options, self.asks_all
        twin.people, twin.phase, twin.round = [one.clone() for one in self.people], self.phase, self.round
        twin.last_round, twin.start, twin.active = self.last_round, self.start, self.active
        twin.revealed, twin.debts_left, twin.deeds_left = self.revealed, self.debts_left, self.deeds_left
        twin.ring, twin.rotation, twin.tops, twin.below = self.ring, self.rotation, self.tops[:], self.below[:]
        twin.bag, twin.dismissed, twin.texts = self.bag[:], self.dismissed, self.texts
        twin.texts_below, twin.text_bag, twin.spot_owner = self.texts_below, self.text_bag[:], self.spot_owner
        twin.spot_slot, twin.ring1, twin.ring2, twin.ring3 = self.spot_slot, self.ring1[:], self.ring2[:], self.ring3
        twin.leader, twin.bonus, twin.pairs, twin.heroes = self.leader, self.bonus, self.pairs, self.heroes
        twin.start_bag, twin.hero_bag, twin.future, twin.mixed = self.start_bag, self.hero_bag, self.future, self.mixed
        return twin

    def scores(self) -> list[int]:
        return [total(self, seat) for seat in range(self.players)]

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
        return self.solo and who == WHO

    def board(self) -> Opponent:
        """The solo opponent's board."""
        return self.box.opponents[self.opponent]

    def piece_of(self, who: int) -> int:
        """The piece on which somebody's viscount stands."""
        return self.people[who].space // 3

    # -- where

    def place(self, piece: int) -> i64:
        """Where a piece lies in the ring."""
        ring = self.ring
        at: i64 = 0
        while ring[at] != piece:
            at += 1
        return at

    def next_piece(self, piece: int) -> int:
        """The piece that follows clockwise."""
        return self.ring[(self.place(piece) + 1) % PIECES]

    def section_at(self, piece: int) -> int:
        """The castle section in front of a piece (VIS-3.2)."""
        return (self.place(piece) + self.rotation) % SECTIONS

    def next_spot(self, spot: int) -> int:
        """The neighbour along the rim, clockwise."""
        if spot % SPOTS + 1 < self.box.spots[self.side]:
            return spot + 1
        return SPOTS * self.next_piece(spot // SPOTS)

    def spot_before(self, spot: int) -> int:
        """The neighbour along the rim, counter-clockwise."""
        if spot % SPOTS:
            return spot - 1
        return SPOTS * self.ring[self.place(spot // SPOTS) - 1] + self.box.spots[self.side] - 1

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

    def opened(self, who: int, kind: int) -> list[Ability]:
        """The abilities of a kind that somebody's open slots have (VIS-10.5)."""
        slots = self.people[who].slots
        return self.open_slots(who).abilities[kind][slots] if slots else NO_ABILITIES

    def open_slots(self, who: int) -> OpenSlots:
        """What open slots give on somebody's board."""
        return self.board().open_slots if self.is_rival(who) else self.box.open_slots

    def opens(self, who: int, kind: int) -> int:
        """What the numbers of such abilities add up to: cards, spaces or silver."""
        total = 0
        for ability in self.opened(who, kind):
            total += ability.n
        return total

    def lasting_icons(self, who: int) -> i64:
        """The icons that count for good, packed: open slots and cleric bonus cards (VIS-10.5, 12.3)."""
        icons: i64 = self.open_slots(who).icons[self.people[who].slots]
        for ribbon, owner in enumerate(self.bonus):
            if owner == who:
                icons += self.box.bonus_packed[ribbon]
        return icons

    def bare_icons(self, who: int) -> list[list[int]]:
        """The icons printed on the tableau slots, which count while no card lies there (VIS-6.7)."""
        return self.board().slot_icons if self.is_rival(who) else self.box.start_icons

    def usable_icons(self, who: int) -> i64:
        """The icons that count for main actions, packed: the tableau included (VIS-8.2, 22.12)."""
        icons = self.lasting_icons(who)
        bare = self.board().slot_packed if self.is_rival(who) else self.box.start_packed
        printed = self.printed_icons(who)
        for slot, card in enumerate(self.people[who].tableau):
            icons += printed[card] if card != NONE else bare[slot]
        return icons

    def printed_icons(self, who: int) -> list[int]:
        """The icons of each townsfolk card, or of each scheme of the solo opponent, packed."""
        return self.box.scheme_packed if self.is_rival(who) else self.box.card_packed

    def criminals(self, who: int) -> int:
        """The criminal icons on somebody's tableau."""
        printed = self.printed_icons(who)
        icons: i64 = 0
        for card in self.people[who].tableau:
            if card != NONE:
                icons += printed[card]
        return showing(icons, CRIMINAL)

    def workers_of(self, who: int, section: int, ring: int) -> int:
        """Somebody's workers in a section of ring 1 or 2."""
        return (self.ring1 if ring == 1 else self.ring2)[section * self.members + who]

    # -- telling

    def say(self, kind: str, who: int, first: int = NO_MORE, second: int = NO_MORE) -> None:
        """Tell everybody what somebody did."""
        if self.telling:
            self.tell(kind, self.told(who, first, second))

    def show(self, kind: str, who: int, first: int, second: int = NO_MORE) -> None:
        """Tell everybody something that was hidden until now."""
        if self.telling:
            self.tell_news(EVERYONE, kind, self.told(who, first, second))

    def told(self, who: int, first: int, second: int) -> tuple[int, ...]:
        """What an event says, the solo opponent by its own number."""
        who = RIVAL if self.is_rival(who) else who
        return (who, *(arg for arg in (first, second) if arg != NO_MORE))


def put(bag: list[int], thing: int) -> None:
    """Put something into a sorted bag."""
    bag.insert(where(bag, thing), thing)


def take(bag: list[int], thing: int) -> None:
    """Take something out of a sorted bag."""
    bag.pop(where(bag, thing))


def where(bag: list[int], thing: int) -> i64:
    """Where something lies in a sorted bag, or would lie."""
    low: i64 = 0
    high: i64 = len(bag)
    while low < high:
        middle = (low + high) // 2
        if bag[middle] < thing:
            low = middle + 1
        else:
            high = middle
    return low


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
