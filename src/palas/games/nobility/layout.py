"""Positions of Aufstieg zur Macht in the words of the box: the city's boards, the piles, and the players' mats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from palas.draw.pieces import seat_colours
from palas.engine.core.cards import listed, set_of
from palas.engine.core.position import ASK, CHANCE, SECRET
from palas.engine.errors import BadPosition
from palas.engine.layout import Layout, Plain, check_amounts, check_sets, too_many
from palas.engine.said import Said
from palas.games.nobility.layout_parts import (
    AFTER_ROLL,
    COMMISSIONS,
    END,
    HALL_SLOTS,
    INCOME,
    PHASES,
    ROLL,
    TURN,
    council_spaces,
    described_player,
    desks_said,
    field_ids,
    gone_buildings,
    lay_buildings,
    lay_characters,
    lay_commissions,
    lay_council,
    lay_dice,
    lay_piles,
    lay_player,
    lay_settlers,
    slot_ids,
)
from palas.games.nobility.rules.berk import ChooseCommissions
from palas.games.nobility.rules.guilds import RollDice
from palas.games.nobility.rules.rounds import AfterRoll, EndRound, Income, RevealEvent, Round
from palas.games.nobility.rules.solo import RollAutoma
from palas.games.nobility.rules.turn import CARD, DIE, SALE, Actions, Turn
from palas.games.nobility.state import AUTOMA, NEUTRAL, NOBODY, NONE, City, Player, owner_of, value_of
from palas.games.nobility.terms import GOODS, KINDS

DONE: Mapping[str, int] = {"die": DIE, "card": CARD, "sale": SALE}


class PlayerWords(TypedDict, total=False):
    """What lies before a player."""

    coins: int
    goods: Mapping[str, int]  # books, artwork, weapons, magic, jewelry, furniture
    points: int | Mapping[str, int]  # all of them, or by source
    reputation: int
    nobility: int  # stars
    lord: bool  # has the character's bonus been received?
    modifiers: int
    quarters: int  # workers in the quarters
    platform: int  # houses there
    plots: int  # houses on plots; as many as settlers were completed
    dice: Sequence[int]  # the faces of those that are not placed
    placed: int  # the sum of those that are
    board_die: int  # the value of the die on the own board, or 0
    held: Sequence[str]  # settlers cards
    completed: Sequence[str]
    character: str
    apprentices: Mapping[str, int]  # by guild
    sites: Mapping[int, str]  # community buildings, 1 to 3
    council: Sequence[str]  # council tiles
    council_races: Sequence[str]  # whom they were taken from
    dealt: Sequence[str]  # commission cards to choose from
    commissions: Sequence[str]
    dice_tiles: Sequence[str]  # one for each commission card
    filled: Sequence[Sequence[int]]  # the spaces of each dice tile that hold a die, 1 to 3


class Words(TypedDict, total=False):
    """What can be said about a position; what is not said is as at the first question of a game."""

    players: int
    options: Mapping[str, bool]
    seed: int | str | None
    ask_all: bool
    round: int
    phase: str  # commissions, roll, after_roll, turn, income, end
    to_act: str
    ends_with_phase: bool  # nothing follows: a puzzle about one phase
    done: Sequence[str]  # what the turn has had: die, card, sale
    start: str  # the start player
    passed: Sequence[str]
    display: Sequence[str]  # settlers cards in the Tavern
    settler_discards: Sequence[str]
    ship: str
    ships_left: Sequence[str]
    sold: Mapping[str, int]  # goods on the ship
    council: Mapping[str, str | None]  # the tile of a space: council_elf_1
    hall: Mapping[int, str | None]  # the building of a slot, 1 to 6
    workshops: Mapping[str, Sequence[str]]  # artists_1: the building and its owner, or "neutral"
    building_discards: Sequence[str]
    buildings_gone: Sequence[str]
    dice: Mapping[str, Sequence[Any]]  # on a space: whose ("automa" too) and what it counts
    tavern: Sequence[Sequence[Any]]
    yard: Sequence[Sequence[Any]]
    event: str | None
    events_left: Sequence[str]
    objective: str
    reached: int
    automa: Sequence[int]
    under: Sequence[Sequence[str]]  # commission cards under the pile, and who knows them
    desks: Mapping[str, str]  # whose worker
    red: PlayerWords
    blue: PlayerWords
    yellow: PlayerWords
    green: PlayerWords
    black: PlayerWords
    white: PlayerWords
    steps: Sequence[Sequence[Any]]
    answers: Mapping[str, str]


class CityLayout(Layout):
    """The words of the box of Aufstieg zur Macht."""

    fixed: ClassVar[tuple[str, ...]] = (
        "people", "goods", "apprentices", "sites", "points", "sold", "council", "hall", "workshops", "owners", "desks",
    )  # fmt: skip
    following: ClassVar[tuple[str, ...]] = ("end_round", "income")

    def seats(self) -> Sequence[str]:
        colours = seat_colours(colour["id"] for colour in self.game.data["player_colors"])
        return colours[: self.players] if self.players > 1 else ["black"]

    def start_from(self, opening: City, words: Mapping[str, Any]) -> City:
        """Whoever speaks of another phase than the choice of commissions begins where the first turn begins; dice
        that nobody speaks of show 1, 2, 3, …"""
        if opening.round or words.get("phase", PHASES[COMMISSIONS]) != PHASES[COMMISSIONS]:
            while opening.stack[-1].mode() in (CHANCE, SECRET) or opening.stack[-1].kind != "turn":
                step = opening.stack[-1]
                if step.mode() == CHANCE:
                    opening.fall(step.outcomes(opening)[0])
                elif step.mode() == ASK:
                    opening.play(step.seat, opening.options[0])
                else:
                    for seat in step.seats(opening):
                        opening.play(seat, step.options(opening, seat)[0])
            for player in opening.people:
                player.dice = [1 if face < sum(player.dice) else 0 for face in range(KINDS)]
        return opening

    # -- laying out -----------------------------------------------------------------------------------------------

    def lay(self, city: City, said: Said) -> City:
        box = city.box
        phase = self.phase_of(city, said)
        city.round = said.number("round", city.round, 0 if phase == COMMISSIONS else 1, box.rounds)
        city.start = said.seat("start", city.start)
        city.passed = set_of(said.seat_list("passed", []))
        city.done = sum(DONE[list(DONE)[part]] for part in said.names("done", list(DONE), []))
        parts = [said.part(colour) for colour in self.seats()]
        lay_settlers(city, said, parts)
        lay_buildings(city, said, parts)
        lay_council(city, said, parts)
        lay_characters(city, parts)
        if city.chancery:
            lay_commissions(city, said, parts)
            city.desks = desks_said(box, said)
        lay_piles(city, said)
        lay_dice(city, said)
        for seat, part in enumerate(parts):
            lay_player(city, seat, part, phase)
        city.modifiers = box.modifiers - sum(player.modifiers for player in city.people)
        return city

    def phase_of(self, city: City, said: Said) -> int:
        """The phase that was said, or that of the first question."""
        return said.name("phase", PHASES, TURN if city.round else COMMISSIONS)

    def begin(self, city: City, said: Said) -> None:
        phase = self.phase_of(city, said)
        if phase == COMMISSIONS:
            if not city.chancery or city.round:
                raise BadPosition("layout-unfit", at="round" if city.chancery else "chancery", phase=PHASES[phase])
            city.stack[:] = [Round(), ChooseCommissions()]
            return
        city.stack[:] = [EndRound()]
        if phase <= INCOME:
            city.push(Income())
        if phase == TURN:
            left = [seat for seat in city.turn_order() if not city.passed >> seat & 1]
            if not left:
                raise BadPosition("layout-phase", phase=PHASES[phase], why="passed")
            seat = said.seat("to_act", left[0])
            if seat not in left:
                raise BadPosition("layout-to-act", seat=said.value("to_act"), why="passed")
            city.push(Turn(seat))
        elif phase <= AFTER_ROLL:
            city.push(Actions())
            if city.players == 1:
                city.push(RollAutoma(0))
            city.push(AfterRoll())
        if phase == ROLL:
            count = city.box.dice_six if city.players == 6 else city.box.dice
            for seat in reversed(city.turn_order()):
                city.push(RollDice(seat, count))
            if city.events and city.event == NONE:
                city.push(RevealEvent())

    # -- describing -----------------------------------------------------------------------------------------------

    def describe(self, city: City) -> Plain:
        box, seats = city.box, self.seats()
        kinds = [step.kind for step in city.stack]
        played = "income" not in kinds and (not kinds or kinds[0] in ("end_round", "round"))
        phase = COMMISSIONS if city.round == 0 else END if played else TURN
        words: Plain = {
            "phase": PHASES[AFTER_ROLL if "actions" in kinds else phase],
            "round": city.round,
            "start": seats[city.start],
            "passed": [seats[seat] for seat in listed(city.passed)],
            "done": [word for word, bit in DONE.items() if city.done & bit],
            "display": [box.settler_ids[card] for card in city.display],
            "settler_discards": [box.settler_ids[card] for card in listed(city.settler_discards)],
            "ship": box.ship_ids[city.ship],
            "ships_left": [box.ship_ids[ship] for ship in listed(city.ship_pile)],
            "sold": {GOODS[good]: amount for good, amount in enumerate(city.sold) if amount},
            "council": {
                name: None if tile == NONE else box.council_ids[tile]
                for name, tile in zip(council_spaces(box), city.council, strict=True)
            },
            "hall": {
                slot: None if tile == NONE else box.building_ids[tile]
                for slot, tile in zip(HALL_SLOTS, city.hall, strict=True)
            },
            "workshops": {
                field: [box.building_ids[tile], "neutral" if owner == NEUTRAL else seats[owner]]
                for field, tile, owner in zip(field_ids(box), city.workshops, city.owners, strict=True)
                if tile != NONE
            },
            "building_discards": [box.building_ids[tile] for tile in listed(city.discards)],
            "buildings_gone": [box.building_ids[tile] for tile in gone_buildings(city)],
            "dice": {slot_ids(box)[space]: self.die_words(placed) for space, placed in enumerate(city.dice) if placed},
            "tavern": [self.die_words(placed) for placed in city.tavern],
            "yard": [self.die_words(placed) for placed in city.yard],
        }
        if city.events:
            words["event"] = None if city.event == NONE else box.event_ids[city.event]
            words["events_left"] = [box.event_ids[card] for card in listed(city.event_pile)]
        if city.players == 1:
            words |= {"objective": box.objective_ids[city.objective], "reached": city.reached}
            words["automa"] = list(city.automa)
        if city.chancery:
            known = zip(city.under, city.under_known, strict=True)
            words["under"] = [[box.commission_ids[card], seats[seat]] for card, seat in known]
            words["desks"] = {
                desk: seats[seat] for desk, seat in zip(box.desk_ids, city.desks, strict=True) if seat != NOBODY
            }
        for seat, colour in enumerate(seats):
            words[colour] = described_player(city, seat)
        return words

    def die_words(self, placed: int) -> list[Any]:
        """A placed die: whose it is and what it counts."""
        owner = owner_of(placed)
        return ["automa" if owner == AUTOMA else self.seats()[owner], value_of(placed)]

    def beginning(self, city: City) -> Plain:
        top = city.stack[-1] if city.stack else None
        return {"to_act": self.seats()[top.seat]} if isinstance(top, Turn) else {}

    # -- checking -------------------------------------------------------------------------------------------------

    def check(self, city: City) -> None:
        """Every card and tile lies in one place; workers, houses and modifiers are as many as there are."""
        box, seats = city.box, self.seats()
        if not 0 <= city.round <= box.rounds:
            raise BadPosition("layout-number", at="round", found=city.round, least=1, most=box.rounds)
        if not NOBODY <= city.start < city.players:
            raise BadPosition("layout-number", at="start", found=city.start, least=0, most=city.players - 1)
        check_settlers(city, seats)
        check_tiles(city, seats)
        check_amounts("", ["modifiers"], [city.modifiers], box.modifiers)
        if city.ship != NONE and city.ship_pile >> city.ship & 1:
            raise BadPosition("layout-twice", thing=box.ship_ids[city.ship], first="ship", second="ships_left")
        if city.event != NONE and city.event_pile >> city.event & 1:
            raise BadPosition("layout-twice", thing=box.event_ids[city.event], first="event", second="events_left")
        for at, placed in (("dice", city.dice), ("tavern", city.tavern), ("yard", city.yard)):
            for one in placed:
                owner = owner_of(one)
                if one and not (1 <= value_of(one) <= KINDS and (owner == AUTOMA or 0 <= owner < city.players)):
                    raise BadPosition("layout-number", at=at, found=value_of(one), least=1, most=KINDS)
        for seat, player in enumerate(city.people):
            check_player(city, player, seats[seat])


def check_player(city: City, player: Player, colour: str) -> None:
    """What lies before a player is there at all."""
    box = city.box
    check_amounts(colour, ("coins", *GOODS), (player.coins, *player.goods))
    check_amounts(colour, ("nobility",), (player.nobility,), box.star_max)
    if not box.rep_min <= player.reputation <= box.rep_max:
        least, most = box.rep_min, box.rep_max
        raise BadPosition("layout-number", at=f"{colour}.reputation", found=player.reputation, least=least, most=most)
    if player.workers < 0:
        raise too_many(f"{colour}.workers", box.workers - player.workers, box.workers)
    if player.houses < 0:
        raise too_many(f"{colour}.houses", box.houses - player.houses, box.houses)
    check_amounts(colour, ("quarters", "platform", "modifiers"), (player.quarters, player.platform, player.modifiers))
    check_amounts(colour, ("plots",), (player.plots,), box.plots)
    check_amounts(f"{colour}.apprentices", box.guild_ids, player.apprentices)
    most = box.dice_six if city.players == 6 else box.dice
    check_amounts(f"{colour}.dice", HALL_SLOTS, player.dice, most)
    check_amounts(colour, ("dice",), (sum(player.dice),), most)
    if not len(player.dice_tiles) == len(player.filled) <= len(player.commissions):
        found, expected = len(player.dice_tiles), len(player.commissions)
        raise BadPosition("layout-length", at=f"{colour}.dice_tiles", found=found, expected=expected)


def once(at: str, things: Sequence[int], names: Sequence[str]) -> int:
    """Things as a set, none of them twice."""
    for thing in things:
        if not 0 <= thing < len(names):
            raise BadPosition("layout-no-card", at=at)
        if things.count(thing) > 1:
            raise BadPosition("layout-twice", thing=names[thing], first=at, second=at)
    return set_of(list(things))


def check_settlers(city: City, seats: Sequence[str]) -> None:
    """Settlers and commission cards."""
    box = city.box
    sets = {"settler_pile": city.settler_pile, "settler_discards": city.settler_discards}
    sets["display"] = once("display", city.display, box.settler_ids)
    cards = {"commission_pile": city.commission_pile, "under": once("under", city.under, box.commission_ids)}
    tiles = {"tile_bag": city.tile_bag}
    for colour, player in zip(seats, city.people, strict=True):
        sets[f"{colour}.held"] = once(f"{colour}.held", player.held, box.settler_ids)
        sets[f"{colour}.completed"] = player.completed
        cards[f"{colour}.dealt"] = once(f"{colour}.dealt", player.dealt, box.commission_ids)
        cards[f"{colour}.commissions"] = once(f"{colour}.commissions", player.commissions, box.commission_ids)
        tiles[f"{colour}.dice_tiles"] = once(f"{colour}.dice_tiles", player.dice_tiles, box.dice_tile_ids)
    check_sets(box.settler_ids, sets, (1 << len(box.settler_ids)) - 1)
    check_sets(box.commission_ids, cards, (1 << len(box.commission_ids)) - 1)
    check_sets(box.dice_tile_ids, tiles, (1 << len(box.dice_tile_ids)) - 1)


def check_tiles(city: City, seats: Sequence[str]) -> None:
    """Buildings, council tiles and characters."""
    box = city.box
    council = {"council_pile": city.council_pile}
    council["council"] = once("council", [tile for tile in city.council if tile != NONE], box.council_ids)
    buildings = {"bag": city.bag, "building_discards": city.discards}
    buildings["hall"] = once("hall", [tile for tile in city.hall if tile != NONE], box.building_ids)
    buildings["workshops"] = once("workshops", [tile for tile in city.workshops if tile != NONE], box.building_ids)
    characters = {"characters": city.characters}
    for colour, player in zip(seats, city.people, strict=True):
        council[f"{colour}.council"] = player.council
        sites = [tile for tile in player.sites if tile != NONE]
        buildings[f"{colour}.sites"] = once(f"{colour}.sites", sites, box.building_ids)
        own = [player.character] if player.character != NONE else []
        characters[f"{colour}.character"] = once(f"{colour}.character", own, box.character_ids)
    check_sets(box.council_ids, council, (1 << len(box.council_ids)) - 1)
    check_sets(box.building_ids, buildings, (1 << len(box.building_ids)) - 1)
    check_sets(box.character_ids, characters, (1 << len(box.character_ids)) - 1)
    for field, tile, owner in zip(field_ids(box), city.workshops, city.owners, strict=True):
        if (tile == NONE) != (owner == NOBODY):
            raise BadPosition("layout-nothing-there", at=f"workshops.{field}")
