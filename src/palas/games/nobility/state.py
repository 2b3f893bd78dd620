"""What lies on the table: the city of Höhlenborn, its boards and the players' mats (NOB-1, 2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import has
from palas.engine.core.position import EMPTY, Position, Shared, changed
from palas.games.nobility.box import Box
from palas.games.nobility.terms import FIELDS

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
@mypyc_attr(acyclic=True)
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
        self.apprentices: Shared = EMPTY  # by guild
        self.sites: Shared = EMPTY  # the community building of each site
        self.council = 0
        self.council_races = 0
        self.dealt: Shared = EMPTY  # commission cards to choose from, in the order drawn
        self.commissions: Shared = EMPTY
        self.dice_tiles: Shared = EMPTY  # each belongs to the commission card of the same place
        self.filled: Shared = EMPTY  # the set of filled spaces of each dice tile
        self.points: Shared = EMPTY  # by source

    def clone(self) -> Player:
        twin = Player()
        twin.coins, twin.goods, twin.vp, twin.reputation = self.coins, self.goods[:], self.vp, self.reputation
        twin.nobility, twin.lord, twin.modifiers, twin.workers = self.nobility, self.lord, self.modifiers, self.workers
        twin.quarters, twin.houses, twin.platform, twin.plots = self.quarters, self.houses, self.platform, self.plots
        twin.dice, twin.placed, twin.board_die, twin.held = self.dice[:], self.placed, self.board_die, self.held
        twin.completed, twin.character, twin.apprentices = self.completed, self.character, self.apprentices
        twin.sites, twin.council, twin.council_races = self.sites, self.council, self.council_races
        twin.dealt, twin.commissions, twin.dice_tiles = self.dealt, self.commissions, self.dice_tiles
        twin.filled, twin.points = self.filled, self.points
        return twin


@final
@mypyc_attr(acyclic=True)
class City(Position):
    """The whole position. Face-down piles are sets (engine/core/cards.py): bags."""

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
        self.council: Shared = EMPTY  # row * 6 + column
        self.bag = 0  # of building tiles
        self.discards = 0
        self.hall: Shared = EMPTY
        self.workshops: Shared = EMPTY  # guild * 3 + field
        self.owners: Shared = EMPTY  # of the workshops
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
        self.desks: Shared = EMPTY  # whose worker

    def clone(self) -> City:
        twin = City(self.players, self.box, self.chancery, self.events)
        twin.stack, twin.answers = self.stack[:], self.answers
        twin.options, twin.asks_all = self.options, self.asks_all
        twin.round, twin.start, twin.passed, twin.done = self.round, self.start, self.passed, self.done
        twin.people, twin.modifiers = [one.clone() for one in self.people], self.modifiers
        twin.settler_pile, twin.settler_discards, twin.display = self.settler_pile, self.settler_discards, self.display
        twin.ship_pile, twin.ship, twin.sold = self.ship_pile, self.ship, self.sold[:]
        twin.council_pile, twin.council, twin.bag = self.council_pile, self.council, self.bag
        twin.discards, twin.hall, twin.workshops, twin.owners = self.discards, self.hall, self.workshops, self.owners
        twin.dice, twin.tavern, twin.yard, twin.characters = self.dice[:], self.tavern, self.yard, self.characters
        twin.event_pile, twin.event, twin.objective = self.event_pile, self.event, self.objective
        twin.reached, twin.automa, twin.commission_pile = self.reached, self.automa, self.commission_pile
        twin.under, twin.under_known, twin.tile_bag = self.under, self.under_known, self.tile_bag
        twin.desks = self.desks
        return twin

    def scores(self) -> list[int]:
        return [player.vp for player in self.people]

    def score(self, seat: int, vp: int, source: int) -> None:
        """Score points, or lose those of a sold building."""
        if vp:
            player = self.people[seat]
            player.vp += vp
            player.points = changed(player.points, source, player.points[source] + vp)
            if self.telling:
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

    def move_apprentice(self, seat: int, guild: int, count: int) -> None:
        """An apprentice comes to a guild, or leaves it."""
        me = self.people[seat]
        me.apprentices = changed(me.apprentices, guild, me.apprentices[guild] + count)

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
            for desk in box.desks_giving[op]:
                if self.desks[desk] == seat and not any(self.desks[other] == seat for other in box.desk_twins[desk]):
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
