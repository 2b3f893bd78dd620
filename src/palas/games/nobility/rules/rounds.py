"""Set-up and the four phases of a round (NOB-2, 3, 9, 10, 12 to 14)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import all_of, listed, without
from palas.engine.core.position import Chance, Draw, StartPlayer, Work, changed
from palas.games.nobility import terms
from palas.games.nobility.box import Box
from palas.games.nobility.rules import berk, final_scoring, hall, solo, tavern, turn
from palas.games.nobility.rules.gains import gain_all, gain_coins, gain_goods
from palas.games.nobility.rules.guilds import ROLLS, Reroll, apprentices_in
from palas.games.nobility.state import FROM_BONUSES, NEUTRAL, NOBODY, NONE, SOURCES, City, Player
from palas.games.nobility.terms import FIELDS, KINDS


def new_player(box: Box, six: bool) -> Player:
    """What a player begins with; one of six has another reputation."""
    player = Player()
    player.coins = box.start_coins
    player.goods = [box.start_goods] * KINDS
    player.reputation = box.rep_start_six if six else box.rep_start
    player.workers = box.workers
    player.houses = box.houses - box.start_platform
    player.platform = box.start_platform
    player.dice = [0] * KINDS
    player.apprentices = [0] * KINDS
    player.sites = [NONE] * FIELDS
    player.points = [0] * len(SOURCES)
    return player


def set_up(box: Box, players: int, chancery: bool, events: bool) -> City:
    """The position before anything is drawn (NOB-2)."""
    city = City(players, box, chancery, events)
    city.people = [new_player(box, players == 6) for seat in range(players)]
    city.modifiers = box.modifiers
    city.settler_pile = all_of(len(box.settler_ids))
    city.ship_pile = all_of(len(box.ship_ids))
    city.sold = [0] * len(terms.GOODS)
    city.council_pile = all_of(len(box.council_ids))
    city.council = [NONE] * (KINDS * FIELDS)
    city.bag = all_of(len(box.building_ids))
    city.hall = [NONE] * KINDS
    city.workshops = [NONE] * (KINDS * FIELDS)
    city.owners = [NOBODY] * (KINDS * FIELDS)
    city.dice = [0] * terms.SLOTS
    city.characters = all_of(len(box.character_ids))
    city.event_pile = all_of(len(box.event_ids)) if events else 0
    city.commission_pile = all_of(len(box.commission_ids)) if chancery else 0
    city.tile_bag = all_of(len(box.dice_tile_ids)) if chancery else 0
    city.desks = [NOBODY] * len(box.desk_ids)
    city.push(ROUND)
    seats = range(players - 1, -1, -1)
    if chancery:
        city.push(berk.ChooseCommissions())
        for seat in seats:
            city.push(berk.DealCommission(seat, box.cards_dealt))
    if players == 1:
        city.push(solo.DrawObjective())
    city.push(DrawStartPlayer())
    for seat in seats:
        city.push(DealCharacter(seat))
    city.push(hall.FILL_HALL)
    if box.setups[players].neutral_field >= 0:
        for guild in range(KINDS - 1, -1, -1):
            city.push(DrawNeutral(guild))
    city.push(FILL_COUNCIL)
    city.push(DRAW_SHIP)
    city.push(tavern.REFILL)
    for seat in seats:
        city.push(DealSettler(seat))
    return city


@final
class DealSettler(Chance[City]):
    """Everybody starts with a card of deck 1 (NOB-2.3)."""

    kind = "deal_settler"
    things = "settler_ids"

    def outcomes(self, city: City) -> list[int]:
        return [card for card in listed(city.settler_pile) if city.box.settler_deck[card] == 1]

    def fall(self, city: City, outcome: int) -> None:
        city.settler_pile = without(city.settler_pile, outcome)
        city.people[self.seat].held = [outcome]
        city.tell("took_settler", (self.seat, outcome))


@final
class DrawShip(Draw[City]):
    """The next ship at the Port (NOB-2.4, 10.2)."""

    kind = "ship"
    things = "ship_ids"

    def pile(self, city: City) -> int:
        return city.ship_pile

    def fall(self, city: City, outcome: int) -> None:
        city.ship_pile = without(city.ship_pile, outcome)
        city.ship = outcome
        city.sold = [0] * len(terms.GOODS)
        city.tell("ship", (outcome,))


@final
class FillCouncil(Work[City]):
    """Empty council spaces are filled, row by row (NOB-2.5, 10.3)."""

    kind = "fill_council"

    def work(self, city: City) -> None:
        if city.council_pile and NONE in city.council:
            city.push(FILL_COUNCIL)
            city.push(DrawCouncil(city.council.index(NONE)))


@final
class DrawCouncil(Draw[City]):
    """A council tile is turned up."""

    kind = "council_tile"
    things = "council_ids"

    def __init__(self, at: int) -> None:
        super().__init__(NOBODY)
        self.at = at

    def pile(self, city: City) -> int:
        return city.council_pile

    def fall(self, city: City, outcome: int) -> None:
        city.council_pile = without(city.council_pile, outcome)
        city.council = changed(city.council, self.at, outcome)
        if city.round:
            city.tell("in_the_council", (outcome, city.box.council_race[self.at % KINDS], self.at // KINDS + 1))


@final
class DrawNeutral(Chance[City]):
    """With one or two players every guild has a workshop without an owner (NOB-2.6)."""

    kind = "neutral"
    things = "building_ids"

    def __init__(self, guild: int) -> None:
        super().__init__(NOBODY)
        self.guild = guild

    def outcomes(self, city: City) -> list[int]:
        return [tile for tile, guild in enumerate(city.box.building_guild) if guild == self.guild]

    def fall(self, city: City, outcome: int) -> None:
        at = self.guild * FIELDS + city.box.setups[city.players].neutral_field
        city.bag = without(city.bag, outcome)
        city.workshops = changed(city.workshops, at, outcome)
        city.owners = changed(city.owners, at, NEUTRAL)
        city.tell("neutral", (outcome,))


@final
class DealCharacter(Draw[City]):
    """A random character for everybody (NOB-2.7)."""

    kind = "character"
    things = "character_ids"

    def pile(self, city: City) -> int:
        return city.characters

    def fall(self, city: City, outcome: int) -> None:
        city.characters = without(city.characters, outcome)
        city.people[self.seat].character = outcome
        city.tell("character", (self.seat, outcome))


@final
class DrawStartPlayer(StartPlayer[City]):
    """The start player, and the modifiers of the later seats (NOB-2.8, 2.9)."""

    def fall(self, city: City, outcome: int) -> None:
        city.start = outcome
        city.tell("start_player", (outcome,))
        for turn_number, seat in enumerate(city.turn_order()):
            city.take_modifiers(seat, city.box.start_modifiers[city.players][turn_number])


@final
class Round(Work[City]):
    """A round: preparation, actions, income, refresh; after the last one the final scoring (NOB-3)."""

    kind = "round"

    def work(self, city: City) -> None:
        city.round += 1
        city.tell("round", (city.round,))
        city.push(END_ROUND)
        city.push(INCOME)
        city.push(turn.ACTIONS)
        if city.players == 1:
            city.push(solo.AUTOMA_ROLLS[0])
        city.push(AFTER_ROLL)
        count = city.box.dice_six if city.players == 6 else city.box.dice
        for seat in reversed(city.turn_order()):
            city.push(ROLLS[seat][count])
        if city.events:
            city.push(RevealEvent())


@final
class RevealEvent(Chance[City]):
    """The event of the round: the first half of the game from deck I, then from deck II (NOB-12.1)."""

    kind = "event"
    things = "event_ids"

    def outcomes(self, city: City) -> list[int]:
        deck = 1 if city.round * 2 <= city.box.rounds else 2
        return [card for card in listed(city.event_pile) if city.box.event_deck[card] == deck]

    def fall(self, city: City, outcome: int) -> None:
        city.event_pile = without(city.event_pile, outcome)
        city.event = outcome
        city.tell("event", (outcome,))
        if city.box.event_timing[outcome] == terms.AT_REVEAL:
            for seat in reversed(city.turn_order()):
                gain_all(city, seat, city.box.event_effects[outcome], NONE, FROM_BONUSES)


@final
class AfterRoll(Work[City]):
    """Some events let everybody roll again (NOB-3.2)."""

    kind = "after_roll"

    def work(self, city: City) -> None:
        if city.event != NONE and city.box.event_timing[city.event] == terms.AFTER_ROLL:
            for seat in reversed(city.turn_order()):
                city.push(Reroll(seat, 0))


def apprentice_income(city: City, guild: int) -> int:
    """The coins for each apprentice in a guild: all that are there count (NOB-9.1)."""
    return city.box.setups[city.players].income[apprentices_in(city, guild)]


@final
class Income(Work[City]):
    """Apprentices, workshops, community buildings, Chancery (NOB-9)."""

    kind = "income"

    def work(self, city: City) -> None:
        box = city.box
        city.tell("income", ())
        rates = [apprentice_income(city, guild) for guild in range(KINDS)]
        for seat in city.turn_order():
            me = city.people[seat]
            coins = box.desk_income * city.desks.count(seat)
            bonus = city.lasting(seat, terms.APPRENTICE_INCOME_BONUS)
            for guild in range(KINDS):
                coins += me.apprentices[guild] * (rates[guild] + bonus)
            gain_coins(city, seat, coins)
            extra = city.lasting(seat, terms.WORKSHOP_INCOME_BONUS)
            for at, owner in enumerate(city.owners):
                if owner == seat:
                    gain_goods(city, seat, box.guild_good[at // FIELDS], 1 + extra, "goods_made")
        for seat in city.turn_order() if city.telling else []:
            built = FIELDS - city.people[seat].sites.count(NONE)
            if built:
                city.tell("community_income", (seat, built))
        for seat in reversed(city.turn_order()):
            me = city.people[seat]
            for site in range(FIELDS - 1, -1, -1):
                if me.sites[site] != NONE:
                    gain_all(city, seat, box.site_income[site], NONE, FROM_BONUSES)


@final
class EndRound(Work[City]):
    """The refresh phase, or the end of the game (NOB-10, 11)."""

    kind = "end_round"

    def work(self, city: City) -> None:
        if city.round == city.box.rounds:
            final_scoring.finish(city)
            return
        final_scoring.note_objective(city)
        city.tavern = []
        city.yard = []
        city.dice = [0] * terms.SLOTS
        city.automa = []
        city.event = NONE
        for player in city.people:
            player.board_die = 0
            player.dice = [0] * KINDS
            player.placed = 0
        city.start = (city.start + 1) % city.players
        city.push(ROUND)
        hall.tidy(city)
        city.push(FILL_COUNCIL)
        city.push(DRAW_SHIP)


ROUND: Final = Round()  # steps never change: one will do
AFTER_ROLL: Final = AfterRoll()
INCOME: Final = Income()
END_ROUND: Final = EndRound()
FILL_COUNCIL: Final = FillCouncil()
DRAW_SHIP: Final = DrawShip()
