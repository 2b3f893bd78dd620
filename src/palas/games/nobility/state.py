"""What lies on the table: the city of Höhlenborn, its boards and the players' mats (NOB-1, 2)."""

from __future__ import annotations

from typing import Any, Final, final

from palas.engine.core.position import Position, Step
from palas.games.nobility.box import FIELDS, Box, Effect

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
    """What lies before one player. Sets of cards and tiles are bit masks."""

    def __init__(
        self,
        coins: int,
        goods: list[int],
        vp: int,
        reputation: int,
        nobility: int,
        lord: bool,
        modifiers: int,
        workers: int,
        quarters: int,
        houses: int,
        platform: int,
        plots: int,
        dice: list[int],
        placed: int,
        board_die: int,
        held: list[int],
        completed: int,
        character: int,
        apprentices: list[int],
        sites: list[int],
        council: int,
        council_races: int,
        dealt: list[int],
        commissions: list[int],
        dice_tiles: list[int],
        filled: list[int],
        points: list[int],
    ) -> None:
        self.coins = coins
        self.goods = goods
        self.vp = vp
        self.reputation = reputation
        self.nobility = nobility
        self.lord = lord  # has the character's bonus been received?
        self.modifiers = modifiers
        self.workers = workers  # in the supply
        self.quarters = quarters
        self.houses = houses  # in the supply
        self.platform = platform
        self.plots = plots
        self.dice = dice  # how many of each face are not placed
        self.placed = placed  # the sum of the placed dice
        self.board_die = board_die  # the value of the die on the own board, or 0
        self.held = held  # settlers cards, in the order they came
        self.completed = completed
        self.character = character
        self.apprentices = apprentices  # by guild
        self.sites = sites  # the community building of each site
        self.council = council
        self.council_races = council_races
        self.dealt = dealt  # commission cards to choose from, in the order drawn
        self.commissions = commissions
        self.dice_tiles = dice_tiles  # each belongs to the commission card of the same place
        self.filled = filled  # bit mask of the spaces of each dice tile
        self.points = points  # by source

    def clone(self) -> Player:
        return Player(
            self.coins,
            self.goods[:],
            self.vp,
            self.reputation,
            self.nobility,
            self.lord,
            self.modifiers,
            self.workers,
            self.quarters,
            self.houses,
            self.platform,
            self.plots,
            self.dice[:],
            self.placed,
            self.board_die,
            self.held[:],
            self.completed,
            self.character,
            self.apprentices[:],
            self.sites[:],
            self.council,
            self.council_races,
            self.dealt[:],
            self.commissions[:],
            self.dice_tiles[:],
            self.filled[:],
            self.points[:],
        )


@final
class City(Position):
    """The whole table. Face-down piles are bit masks: bags."""

    def __init__(
        self,
        players: int,
        stack: list[Step[Any]],
        answers: list[int],
        options: list[int],
        box: Box,
        chancery: bool,
        events: bool,
        round: int,
        start: int,
        passed: int,
        done: int,
        people: list[Player],
        modifiers: int,
        settler_pile: int,
        settler_discards: int,
        display: list[int],
        ship_pile: int,
        ship: int,
        sold: list[int],
        council_pile: int,
        council: list[int],
        bag: int,
        discards: int,
        hall: list[int],
        workshops: list[int],
        owners: list[int],
        dice: list[int],
        tavern: list[int],
        yard: list[int],
        characters: int,
        event_pile: int,
        event: int,
        objective: int,
        reached: int,
        automa: list[int],
        commission_pile: int,
        under: list[int],
        under_known: list[int],
        tile_bag: int,
        desks: list[int],
    ) -> None:
        super().__init__(players, stack, answers, options)
        self.box = box
        self.chancery = chancery
        self.events = events
        self.round = round
        self.start = start  # the current start player
        self.passed = passed  # bit mask
        self.done = done  # what the active player has done in this turn: bits DIE, CARD, SALE
        self.people = people
        self.modifiers = modifiers  # in the supply
        self.settler_pile = settler_pile
        self.settler_discards = settler_discards
        self.display = display
        self.ship_pile = ship_pile
        self.ship = ship
        self.sold = sold  # goods of each kind on the ship
        self.council_pile = council_pile
        self.council = council  # row * 6 + column
        self.bag = bag  # of building tiles
        self.discards = discards
        self.hall = hall
        self.workshops = workshops  # guild * 3 + field
        self.owners = owners  # of the workshops
        self.dice = dice  # the die on each space of the board (see `die`), or 0; from DESK on the Chancery's slots
        self.tavern = tavern  # the dice there, from the left
        self.yard = yard
        self.characters = characters  # not dealt
        self.event_pile = event_pile
        self.event = event
        self.objective = objective
        self.reached = reached  # the first round at whose end the objective held, or 0
        self.automa = automa  # the automaton's dice of this round
        self.commission_pile = commission_pile
        self.under = under  # cards put under that pile, from the top
        self.under_known = under_known  # the seat that knows each of them
        self.tile_bag = tile_bag  # dice tiles
        self.desks = desks  # whose worker

    def clone(self) -> City:
        return City(
            self.players,
            self.stack[:],
            self.answers[:],
            self.options,
            self.box,
            self.chancery,
            self.events,
            self.round,
            self.start,
            self.passed,
            self.done,
            [player.clone() for player in self.people],
            self.modifiers,
            self.settler_pile,
            self.settler_discards,
            self.display[:],
            self.ship_pile,
            self.ship,
            self.sold[:],
            self.council_pile,
            self.council[:],
            self.bag,
            self.discards,
            self.hall[:],
            self.workshops[:],
            self.owners[:],
            self.dice[:],
            self.tavern[:],
            self.yard[:],
            self.characters,
            self.event_pile,
            self.event,
            self.objective,
            self.reached,
            self.automa[:],
            self.commission_pile,
            self.under[:],
            self.under_known[:],
            self.tile_bag,
            self.desks[:],
        )

    def scores(self) -> list[int]:
        return [player.vp for player in self.people]

    # -- moving markers -------------------------------------------------------------------------------------------

    def score(self, seat: int, vp: int, source: int) -> None:
        """Score points, or lose those of a sold building."""
        if vp:
            player = self.people[seat]
            player.vp += vp
            player.points[source] += vp
            self.tell("scored" if vp > 0 else "unscored", (seat, abs(vp), source))

    def change_reputation(self, seat: int, steps: int) -> None:
        """Move the reputation marker; what lies beyond an end is lost (NOB-8.1)."""
        player = self.people[seat]
        before = player.reputation
        player.reputation = max(self.box.rep_min, min(self.box.rep_max, before + steps))
        if player.reputation != before:
            self.tell("reputation", (seat, player.reputation))

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

    # -- looking --------------------------------------------------------------------------------------------------

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + i) % self.players for i in range(self.players)]

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that has not passed, or NOBODY."""
        for i in range(1, self.players + 1):
            other = (seat + i) % self.players
            if not self.passed >> other & 1:
                return other
        return NOBODY

    def has_race(self, seat: int, race: int) -> bool:
        """Has the player completed a settlers card of that race (NOB-7.4)?"""
        return self.people[seat].completed & self.box.race_cards[race] != 0

    def full_guild(self, guild: int) -> bool:
        """Does the guild have all its workshops (NOB-6.5.1)?"""
        return all(self.workshops[guild * FIELDS + field] != NONE for field in range(FIELDS))

    def desks_of(self, seat: int) -> int:
        """How many Chancery apprentices the player has."""
        return self.desks.count(seat)

    def lasting(self, seat: int, op: int) -> int:
        """What community buildings, desks and the event add up to; equal desks count once (NOB-15.5, 17.2)."""
        box = self.box
        total = 0
        for building in self.people[seat].sites:
            if building != NONE:
                total += summed(box.building_passive[building], op)
        if self.chancery:
            for desk, owner in enumerate(self.desks):
                if owner == seat and not self.has_twin(seat, desk):
                    total += summed(box.desk_passive[desk], op)
        if self.event != NONE:
            total += summed(box.event_effects[self.event], op)
        return total

    def has_twin(self, seat: int, desk: int) -> bool:
        """Has the player an earlier desk of the same benefit?"""
        return any(self.desks[other] == seat for other in self.box.desk_twins[desk])

    def location_is(self, op: int, location: int) -> bool:
        """Does the event do this (close it, free its order) to a location?"""
        if self.event == NONE:
            return False
        return any(effect.op == op and effect.location == location for effect in self.box.event_effects[self.event])


def die(owner: int, value: int) -> int:
    """A placed die as one number: whose it is and what it counts."""
    return owner * 8 + value


def value_of(placed: int) -> int:
    """What a placed die counts."""
    return placed & 7


def owner_of(placed: int) -> int:
    """Whose die it is."""
    return placed >> 3


def summed(effects: list[Effect], op: int) -> int:
    """The amounts of one op in a list."""
    total = 0
    for effect in effects:
        if effect.op == op:
            total += effect.n
    return total
