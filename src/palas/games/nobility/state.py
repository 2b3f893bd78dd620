"""What lies on the table: the city of Höhlenborn, its boards and the players' mats (NOB-1, 2)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import has
from palas.engine.core.position import EMPTY, Position, Shared
from palas.games.nobility.box import FIELDS, Box

NOBODY: Final = -1
NONE: Final = -1
NEUTRAL: Final = -2  # a workshop without an owner
AUTOMA: Final = 6  # whose die: the solo automaton's

# Where points come from.
SOURCES: Final = (
    "settlers", "workshops", "community", "council", "owner_rewards", "bonuses", "goods", "nobility", "commissions",
)  # fmt: skip
FROM_SETTLERS: Final = 0
FROM_WORKSHOPS: Final = 1
FROM_COMMUNITY: Final = 2
FROM_COUNCIL: Final = 3
FROM_OWNER_REWARDS: Final = 4
FROM_BONUSES: Final = 5
FROM_GOODS: Final = 6
FROM_NOBILITY: Final = 7
FROM_COMMISSIONS: Final = 8


@final
class Player:
    """What lies before one player. `completed`, `council` and its races are sets (engine/core/cards.py)."""

    def __init__(self) -> None:
        self.coins = 0
        self.goods: list[int] = EMPTY
        self.vp = 0
        self.reputation = 0
        self.nobility = 0
        self.lord = False  # has the character's bonus been received?
        self.modifiers = 0
        self.workers = 0  # in the supply
        self.quarters = 0
        self.houses = 0  # in the supply
        self.platform = 0
        self.plots = 0
        self.dice: list[int] = EMPTY  # how many of each face are not placed
        self.placed = 0  # the sum of the placed dice
        self.board_die = 0  # the value of the die on the own board, or 0
        self.held: Shared = EMPTY  # settlers cards, in the order they came
        self.completed = 0
        self.character = NONE
        self.apprentices: list[int] = EMPTY  # by guild
        self.sites: list[int] = EMPTY  # the community building of each site
        self.council = 0
        self.council_races = 0
        self.dealt: Shared = EMPTY  # commission cards to choose from, in the order drawn
        self.commissions: Shared = EMPTY
        self.dice_tiles: Shared = EMPTY  # each belongs to the commission card of the same place
        self.filled: Shared = EMPTY  # the set of filled spaces of each dice tile
        self.points: list[int] = EMPTY  # by source

    def clone(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.goods = self.goods[:]
        twin.vp = self.vp
        twin.reputation = self.reputation
        twin.nobility = self.nobility
        twin.lord = self.lord
        twin.modifiers = self.modifiers
        twin.workers = self.workers
        twin.quarters = self.quarters
        twin.houses = self.houses
        twin.platform = self.platform
        twin.plots = self.plots
        twin.dice = self.dice[:]
        twin.placed = self.placed
        twin.board_die = self.board_die
        twin.held = self.held
        twin.completed = self.completed
        twin.character = self.character
        twin.apprentices = self.apprentices[:]
        twin.sites = self.sites[:]
        twin.council = self.council
        twin.council_races = self.council_races
        twin.dealt = self.dealt
        twin.commissions = self.commissions
        twin.dice_tiles = self.dice_tiles
        twin.filled = self.filled
        twin.points = self.points[:]
        return twin


@final
class City(Position):
    """The whole table. Face-down piles are sets (engine/core/cards.py): bags."""

    def __init__(self, players: int, box: Box, chancery: bool, events: bool) -> None:
        super().__init__(players)
        self.box = box
        self.chancery = chancery
        self.events = events
        self.round = 0
        self.start = NOBODY  # the current start player
        self.passed = 0  # a set of seats
        self.done = 0  # what the active player has done in this turn: bits DIE, CARD, SALE
        self.people: list[Player] = []
        self.modifiers = 0  # in the supply
        self.settler_pile = 0
        self.settler_discards = 0
        self.display: Shared = EMPTY
        self.ship_pile = 0
        self.ship = NONE
        self.sold: list[int] = EMPTY  # goods of each kind on the ship
        self.council_pile = 0
        self.council: list[int] = EMPTY  # row * 6 + column
        self.bag = 0  # of building tiles
        self.discards = 0
        self.hall: list[int] = EMPTY
        self.workshops: list[int] = EMPTY  # guild * 3 + field
        self.owners: list[int] = EMPTY  # of the workshops
        self.dice: list[int] = EMPTY  # on each space of the board (see `die`), or 0; from DESK on the Chancery's slots
        self.tavern: Shared = EMPTY  # the dice there, from the left
        self.yard: Shared = EMPTY
        self.characters = 0  # not dealt
        self.event_pile = 0
        self.event = NONE
        self.objective = NONE
        self.reached = 0  # the first round at whose end the objective held, or 0
        self.automa: Shared = EMPTY  # the automaton's dice of this round
        self.commission_pile = 0
        self.under: Shared = EMPTY  # cards put under that pile, from the top
        self.under_known: Shared = EMPTY  # the seat that knows each of them
        self.tile_bag = 0  # dice tiles
        self.desks: list[int] = EMPTY  # whose worker

    def clone(self) -> City:
        twin = City(self.players, self.box, self.chancery, self.events)
        twin.stack = self.stack[:]
        twin.answers = self.answers[:]
        twin.options = self.options
        twin.round = self.round
        twin.start = self.start
        twin.passed = self.passed
        twin.done = self.done
        twin.people = [one.clone() for one in self.people]
        twin.modifiers = self.modifiers
        twin.settler_pile = self.settler_pile
        twin.settler_discards = self.settler_discards
        twin.display = self.display
        twin.ship_pile = self.ship_pile
        twin.ship = self.ship
        twin.sold = self.sold[:]
        twin.council_pile = self.council_pile
        twin.council = self.council[:]
        twin.bag = self.bag
        twin.discards = self.discards
        twin.hall = self.hall[:]
        twin.workshops = self.workshops[:]
        twin.owners = self.owners[:]
        twin.dice = self.dice[:]
        twin.tavern = self.tavern
        twin.yard = self.yard
        twin.characters = self.characters
        twin.event_pile = self.event_pile
        twin.event = self.event
        twin.objective = self.objective
        twin.reached = self.reached
        twin.automa = self.automa
        twin.commission_pile = self.commission_pile
        twin.under = self.under
        twin.under_known = self.under_known
        twin.tile_bag = self.tile_bag
        twin.desks = self.desks[:]
        return twin

    def scores(self) -> list[int]:
        return [player.vp for player in self.people]

    def score(self, seat: int, vp: int, source: int) -> None:
        """Score points, or lose those of a sold building."""
        if vp:
            player = self.people[seat]
            player.vp += vp
            player.points[source] += vp
            self.tell("scored" if vp > 0 else "unscored", (seat, abs(vp), source))

    def reputation_after(self, seat: int, steps: int) -> int:
        """Where so many steps take the reputation marker; what lies beyond an end is lost (NOB-8.1)."""
        return max(self.box.rep_min, min(self.box.rep_max, self.people[seat].reputation + steps))

    def change_reputation(self, seat: int, steps: int) -> None:
        """Move the reputation marker."""
        reputation = self.reputation_after(seat, steps)
        if reputation != self.people[seat].reputation:
            self.people[seat].reputation = reputation
            self.tell("reputation", (seat, reputation))

    def pay(self, seat: int, coins: int) -> None:
        """Coins go to the supply, which has no limit."""
        if coins:
            self.people[seat].coins -= coins
            self.tell("paid", (seat, coins))

    def take_modifiers(self, seat: int, wanted: int) -> int:
        """Modifiers from the supply, as long as it lasts; how many came."""
        taken = min(wanted, self.modifiers)
        self.modifiers -= taken
        self.people[seat].modifiers += taken
        if taken:
            self.tell("modifiers", (seat, taken))
        return taken

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + i) % self.players for i in range(self.players)]

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that has not passed, or NOBODY."""
        for i in range(1, self.players + 1):
            other = (seat + i) % self.players
            if not has(self.passed, other):
                return other
        return NOBODY

    def has_race(self, seat: int, race: int) -> bool:
        """Has the player completed a settlers card of that race (NOB-7.4)?"""
        return self.people[seat].completed & self.box.race_cards[race] != 0

    def full_guild(self, guild: int) -> bool:
        """Does the guild have all its workshops (NOB-6.5.1)?"""
        return all(self.workshops[guild * FIELDS + field] != NONE for field in range(FIELDS))

    def lasting(self, seat: int, op: int) -> int:
        """What community buildings, desks and the event add up to; equal desks count once (NOB-15.5, 17.2)."""
        box = self.box
        total = 0
        for building in self.people[seat].sites:
            if building != NONE:
                total += box.building_totals[building][op]
        if self.chancery:
            for desk, owner in enumerate(self.desks):
                if owner == seat and not any(self.desks[other] == seat for other in box.desk_twins[desk]):
                    total += box.desk_totals[desk][op]
        if self.event != NONE:
            total += box.event_totals[self.event][op]
        return total

    def event_does(self, op: int, space: int) -> bool:
        """Does the event do this to a place (close it, free its order)?"""
        if self.event == NONE:
            return False
        return any(effect.op == op and effect.space == space for effect in self.box.event_effects[self.event])


def die(owner: int, value: int) -> int:
    """A placed die as one number: whose it is and what it counts."""
    return owner * 8 + value


def value_of(placed: int) -> int:
    """What a placed die counts."""
    return placed & 7


def owner_of(placed: int) -> int:
    """Whose die it is."""
    return placed >> 3


# -- the fields of a stored position; written by tools/fields.py ---------------------------------------------------

PLAYER_FIELDS: Final = (
    "coins", "goods", "vp", "reputation", "nobility", "lord", "modifiers", "workers", "quarters", "houses", "platform",
    "plots", "dice", "placed", "board_die", "held", "completed", "character", "apprentices", "sites", "council",
    "council_races", "dealt", "commissions", "dice_tiles", "filled", "points",
)  # fmt: skip
CITY_FIELDS: Final = (
    "round", "start", "passed", "done", "modifiers", "settler_pile", "settler_discards", "display", "ship_pile", "ship",
    "sold", "council_pile", "council", "bag", "discards", "hall", "workshops", "owners", "dice", "tavern", "yard",
    "characters", "event_pile", "event", "objective", "reached", "automa", "commission_pile", "under", "under_known",
    "tile_bag", "desks",
)  # fmt: skip
