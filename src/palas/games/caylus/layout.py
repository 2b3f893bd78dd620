"""Positions of Caylus in the words of the box: the road, the castle, the workers, and what lies before each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from palas.draw.pieces import seat_colours
from palas.engine.errors import BadPosition
from palas.engine.layout import Layout, Plain, check_seats, too_many
from palas.engine.said import Said, named, points_by_source, shown
from palas.games.caylus.box import (
    CUBES,
    FIXED,
    GATE,
    GOLD,
    GOODS,
    INN,
    JOUST_FIELD,
    MONEY,
    NEUTRAL,
    SPECIALS,
    STABLES,
    TRANSFORM,
    Box,
)
from palas.games.caylus.rules.buildings import WalkTheRoad
from palas.games.caylus.rules.castle import BestBuilder, HandInBatch, LeaveCastle
from palas.games.caylus.rules.favours import ChooseRow, Favour
from palas.games.caylus.rules.placing import PlaceWorker
from palas.games.caylus.rules.provost import BRIBE, BribeProvost
from palas.games.caylus.rules.rounds import NextRound, StartPhase
from palas.games.caylus.rules.scoring import CheckSections, CloseSection, ScoreSection
from palas.games.caylus.rules.special import ActivateSpecial
from palas.games.caylus.state import (
    BUILDINGS,
    CASTLE_BUILDING,
    END,
    NO_TILE,
    NOBODY,
    OUT,
    PLACING,
    PROVOST,
    SETUP,
    SOURCES,
    SPECIAL,
    SUPPLY,
    Town,
)

RESIDENT = "inn_resident"  # the worker on the right side of the inn, who lodges there


class PlayerWords(TypedDict, total=False):
    """What lies before a player."""

    money: int
    cubes: Mapping[str, int]  # food, wood, stone, cloth, gold
    points: int | Mapping[str, int]  # all of them, or by source
    favours: Mapping[str, int]  # the column of the marker in each row: prestige, money, cubes, buildings
    used: Sequence[str]  # the rows that gave a favour in this phase
    houses: Mapping[str, int]  # dungeon, walls, towers
    batches: int  # handed in in this castle phase


class Words(TypedDict, total=False):
    """What can be said about a position; what is not said is as at the first question of a game."""

    players: int
    options: Mapping[str, bool]
    seed: int | str | None
    ask_all: bool
    round: int
    phase: str  # income, place, special, provost, buildings, castle, end
    to_act: str  # who places, bribes or builds next
    at: str | int  # special: the building that is activated next; buildings: the tile or its space
    ends_with_phase: bool  # nothing follows: a puzzle about one phase
    favours_due: Sequence[str]  # who has won royal favours, each of which is resolved before anything else
    order: Sequence[str]
    passed: Sequence[str]
    road: Mapping[int, str | Sequence[str]]  # on a space a tile, or a tile and its owner
    claims: Mapping[int, Sequence[str]]  # on a space who has paid to make it a residence, and by which effect
    workers: Mapping[str, Any]  # where somebody stands; stables and castle: a list; "inn_resident": who lodges there
    provost: int
    bailiff: int
    scored: int  # how many sections of the castle
    red: PlayerWords
    blue: PlayerWords
    orange: PlayerWords
    green: PlayerWords
    black: PlayerWords
    steps: Sequence[Sequence[Any]]
    answers: Mapping[str, str]


class TownLayout(Layout):
    """The words of the box of Caylus."""

    fixed: ClassVar[tuple[str, ...]] = (
        "people", "goods", "columns", "points", "road", "owner", "worker", "claim", "claim_effect", "where",
        "special", "houses", "built", "bank",
    )  # fmt: skip
    following: ClassVar[tuple[str, ...]] = ("next_round", "phase")

    def seats(self) -> Sequence[str]:
        return seat_colours(self.game.data["components"]["player_colours"]["values"])[: self.players]

    def phases(self) -> list[str]:
        """The phases of a round by their numbers; set-up is none of them."""
        return ["", *[phase["id"] for phase in self.game.data["phases"]]]

    # -- laying out -----------------------------------------------------------------------------------------------

    def lay(self, town: Town, said: Said) -> Town:
        town.round = said.number("round", town.round, 1)
        town.phase = said.name("phase", self.phases(), town.phase)
        town.order = said.seat_list("order", town.order)
        town.passed = said.seat_list("passed", town.order if PLACING < town.phase < END else [])
        town.provost = said.number("provost", town.provost, town.box.provost_min, town.box.provost_max)
        town.bailiff = said.number("bailiff", town.bailiff, 1, town.box.spaces)
        town.scored = said.number("scored", town.scored, 0, len(town.box.sections))
        lay_road(town, said)
        for seat, colour in enumerate(self.seats()):
            lay_player(town, seat, said.part(colour))
        stand_workers(town, said)
        lay_claims(town, said)
        put_away_the_rest(town)
        return town

    def begin(self, town: Town, said: Said) -> None:
        phase = town.phase
        if SPECIAL <= phase <= CASTLE_BUILDING and len(town.passed) < town.players:
            raise BadPosition("layout-all", at="passed", things=", ".join(self.seats()))
        town.stack[:] = [NextRound(), *[StartPhase(later) for later in range(END, phase, -1)]]
        due = said.several("favours_due", self.seats(), [])
        if due and phase in (CASTLE_BUILDING, END):
            after_favours(town, due[-1])
        elif due and phase not in (SPECIAL, BUILDINGS):
            raise BadPosition("layout-unfit", at="favours_due", phase=self.phases()[phase])
        elif phase == PLACING:
            left = [seat for seat in town.order if seat not in town.passed]
            town.push(PlaceWorker(self.next_of(left, said, "passed")))
        elif phase == PROVOST:
            turn = town.passed.index(self.next_of(town.passed, said, "passed"))
            for seat in reversed(town.passed[turn:]):
                town.push(BribeProvost(seat, BRIBE))
        elif phase == CASTLE_BUILDING and town.castle:
            turn = town.castle.index(self.next_of(town.castle, said, "workers.castle"))
            town.push(BestBuilder())
            for seat in reversed(town.castle[turn:]):
                town.push(HandInBatch(seat))
        elif phase == SPECIAL:
            for place in range(INN, said.name("at", SPECIALS, GATE) - 1, -1):
                town.push(ActivateSpecial(place))
        elif phase == BUILDINGS:
            town.push(WalkTheRoad(space_said(town, said.value("at"), "at") if "at" in said else 1))
        else:
            town.push(StartPhase(phase))
        for seat in reversed(due):
            town.push(Favour(seat))

    def next_of(self, left: Sequence[int], said: Said, why: str) -> int:
        """Who is asked next: the first of those who are left, or who was said."""
        if not left:
            raise BadPosition("layout-phase", phase=said.value("phase") or "place", why=why)
        seat = said.seat("to_act", left[0])
        if seat not in left:
            raise BadPosition("layout-to-act", seat=said.value("to_act"), why=why)
        return seat

    # -- describing -----------------------------------------------------------------------------------------------

    def describe(self, town: Town) -> Plain:
        box, seats = town.box, self.seats()
        words: Plain = {"round": town.round, "phase": self.phases()[town.phase]}
        words["order"] = [seats[seat] for seat in town.order]
        words["passed"] = [seats[seat] for seat in town.passed]
        words["road"] = {
            space: box.tile_ids[tile] if town.owner[space] == NOBODY else [box.tile_ids[tile], seats[town.owner[space]]]
            for space, tile in enumerate(town.road)
            if tile != NO_TILE and box.tile_kind[tile] != FIXED
        }
        words["claims"] = {
            space: [seats[seat], effect_names(box)[town.claim_effect[space]]]
            for space, seat in enumerate(town.claim)
            if seat != NOBODY
        }
        words["workers"] = self.standing(town)
        words |= {"provost": town.provost, "bailiff": town.bailiff, "scored": town.scored}
        for seat, colour in enumerate(seats):
            words[colour] = described_player(town, seat)
        return words

    def standing(self, town: Town) -> Plain:
        """Where workers stand."""
        seats = self.seats()
        places: Plain = {SPECIALS[place]: seats[seat] for place, seat in enumerate(town.special) if seat != NOBODY}
        if town.stables:
            places[SPECIALS[STABLES]] = [seats[seat] for seat in town.stables]
        if town.inn_left != NOBODY:
            places[SPECIALS[INN]] = seats[town.inn_left]
        if town.inn_right != NOBODY:
            places[RESIDENT] = seats[town.inn_right]
        if town.castle:
            places["castle"] = [seats[seat] for seat in town.castle]
        for space, seat in enumerate(town.worker):
            if seat != NOBODY:
                places[town.box.tile_ids[town.road[space]]] = seats[seat]
        return places

    def beginning(self, town: Town) -> Plain:
        top = town.stack[-1] if town.stack else None
        if isinstance(top, PlaceWorker | BribeProvost | HandInBatch):
            return {"to_act": self.seats()[top.seat]}
        due = [self.seats()[step.seat] for step in reversed(town.stack) if isinstance(step, Favour | ChooseRow)]
        words: Plain = {"favours_due": due} if due else {}
        done = 0 if due else 1  # what the question belongs to is activated again, what has led to favours is not
        if town.phase == SPECIAL:
            waiting = [step.place for step in town.stack if isinstance(step, ActivateSpecial)]
            words["at"] = SPECIALS[max(GATE, min(waiting, default=INN + 1) - done)]
        if town.phase == BUILDINGS:
            walked = [step.space - done for step in town.stack if isinstance(step, WalkTheRoad)]
            words |= {"at": walked[0]} if walked else {}
        return words

    # -- checking -------------------------------------------------------------------------------------------------

    def check(self, town: Town) -> None:
        """Everybody has a place in the order, and nothing lies or stands where the rules never put it."""
        box, seats = town.box, self.seats()
        check_seats("order", town.order, town.players)
        if len(town.order) < town.players and town.phase != SETUP:
            raise BadPosition("layout-all", at="order", things=", ".join(seats))
        check_seats("passed", town.passed, town.players)
        check_seats("workers.stables", town.stables, 0 if town.players == 2 else box.stable_slots)
        check_seats("workers.castle", town.castle, box.castle_spaces)
        check_road(town)
        for section, parts in enumerate(town.built):
            if parts > box.sections[section].parts:
                raise too_many("houses." + box.sections[section].id, parts, box.sections[section].parts)
        for seat, player in enumerate(town.people):
            if player.workers < 0:
                raise too_many(f"{seats[seat]}.workers", box.workers - player.workers, box.workers)
            for row, column in enumerate(player.columns):
                limit = box.column_limit[min(town.scored, len(box.sections))]
                if not 0 <= column <= limit:
                    raise too_many(f"{seats[seat]}.favours.{box.row_ids[row]}", column, limit)
            for good in (MONEY, *CUBES):
                if not 0 <= player.goods[good] <= 999:
                    raise too_many(f"{seats[seat]}.{GOODS[good]}", player.goods[good], 999)
            if player.pp < 0:
                raise BadPosition("layout-number", at=f"{seats[seat]}.points", found=player.pp, least=0, most=999)


def check_road(town: Town) -> None:
    """A tile lies once, an owner has built it, and a worker stands on what takes workers."""
    box = town.box
    for space, tile in enumerate(town.road):
        if tile == NO_TILE:
            if (town.worker[space], town.owner[space], town.claim[space]) != (NOBODY, NOBODY, NOBODY):
                raise BadPosition("layout-nothing-there", at=f"road.{space}")
            continue
        name, kind = box.tile_ids[tile], box.tile_kind[tile]
        if box.printed[space] not in (NO_TILE, tile) or (kind == FIXED and box.printed[space] != tile):
            raise BadPosition("layout-place", thing=name, place=f"road.{space}")
        if (town.owner[space] == NOBODY) != (kind in (FIXED, NEUTRAL)):
            raise BadPosition("layout-owner", thing=name, owned="no" if kind in (FIXED, NEUTRAL) else "yes")
        if town.worker[space] != NOBODY and not box.tile_open[tile]:
            raise BadPosition("layout-place", thing="worker", place=name)
        if tile != box.residence and tile in town.road[:space]:
            raise BadPosition("layout-twice", thing=name, first=f"road.{town.road.index(tile)}", second=f"road.{space}")


# -- the parts -------------------------------------------------------------------------------------------------------


def after_favours(town: Town, seat: int) -> None:
    """What remains of the castle phase after the favour for most batches, or of a scoring after those of a seat."""
    if town.phase == CASTLE_BUILDING:
        town.push(LeaveCastle())  # CAY-9.8
        return
    if town.scored == len(town.box.sections):
        raise BadPosition("layout-unfit", at="scored", phase="end")
    town.push(CheckSections())
    town.push(CloseSection())
    for later in reversed(town.order[town.order.index(seat) + 1 :]):
        town.push(ScoreSection(later, town.scored))  # CAY-10.5


def lay_road(town: Town, said: Said) -> None:
    """What stands on the road; neutral tiles that were not named fill their spaces in the order of the box."""
    box = town.box
    road, owner = box.printed[:], [NOBODY] * len(town.road)
    for word, value in said.entries("road"):
        space = space_said(town, word, "road")
        parts = [value] if isinstance(value, str) else value
        if not isinstance(parts, list | tuple) or len(parts) not in (1, 2):
            raise BadPosition("layout-kind", at=f"road.{word}", kind="name", found=shown(value))
        tile = named(parts[0], box.tile_ids, f"road.{word}")
        if box.printed[space] != NO_TILE:
            raise BadPosition("layout-place", thing=box.tile_ids[tile], place=f"road.{space}")
        if tile != box.residence and tile in road:
            first = f"road.{road.index(tile)}"
            raise BadPosition("layout-twice", thing=box.tile_ids[tile], first=first, second=f"road.{space}")
        if town.where[tile] == OUT and box.tile_kind[tile] != NEUTRAL and tile != box.residence:
            raise BadPosition("layout-not-in-game", thing=box.tile_ids[tile])
        road[space] = tile
        owner[space] = named(parts[1], said.seats, f"road.{word}") if len(parts) == 2 else NOBODY
    rest = [tile for tile in box.neutral if tile not in road]
    for space in box.neutral_spaces:
        if road[space] == NO_TILE:
            road[space] = rest.pop(0)
    town.road, town.owner = road, owner


def space_said(town: Town, value: Any, at: str) -> int:
    """A road space by its number, or by the tile on it."""
    text = str(value)
    if text.isdecimal():
        if not 1 <= int(text) <= town.box.spaces:
            raise BadPosition("layout-number", at=at, found=int(text), least=1, most=town.box.spaces)
        return int(text)
    tile = named(value, town.box.tile_ids, at)
    if tile not in town.road:
        raise BadPosition("layout-not-there", thing=text, at=at)
    return town.road.index(tile)


def lay_player(town: Town, seat: int, said: Said) -> None:
    """What lies before a player, and the houses in the castle."""
    player, box = town.people[seat], town.box
    money = said.number("money", player.goods[MONEY])
    cubes = [GOODS[good] for good in CUBES]
    player.goods = [money, *said.amounts("cubes", cubes, [player.goods[good] for good in CUBES])]
    player.points = said.points("points", SOURCES, player.points)
    player.pp = sum(player.points)
    player.columns = said.amounts("favours", box.row_ids, player.columns, box.columns)
    player.used_rows = sum(1 << row for row in said.names("used", box.row_ids, []))
    player.batches = said.number("batches", 0)
    for section, houses in enumerate(said.amounts("houses", [section.id for section in box.sections], [0, 0, 0])):
        town.houses[section * town.players + seat] = houses
    said.end()


def described_player(town: Town, seat: int) -> Plain:
    """What `lay_player` reads."""
    player, box = town.people[seat], town.box
    words: Plain = {
        "money": player.goods[MONEY],
        "cubes": {GOODS[good]: player.goods[good] for good in CUBES if player.goods[good]},
        "points": points_by_source(player.points, SOURCES),
        "favours": {row: column for row, column in zip(box.row_ids, player.columns, strict=True) if column},
        "houses": {
            section.id: town.houses[number * town.players + seat]
            for number, section in enumerate(box.sections)
            if town.houses[number * town.players + seat]
        },
    }
    if player.used_rows:
        words["used"] = [row for number, row in enumerate(box.row_ids) if player.used_rows >> number & 1]
    if player.batches:
        words["batches"] = player.batches
    return words


def stand_workers(town: Town, said: Said) -> None:
    """Who stands where."""
    places = said.part("workers")
    town.special = [places.seat(name, NOBODY) for name in SPECIALS[: JOUST_FIELD + 1]]
    town.stables = places.seat_list(SPECIALS[STABLES], [])
    town.inn_left = places.seat(SPECIALS[INN], NOBODY)
    town.inn_right = places.seat(RESIDENT, NOBODY)
    town.castle = places.seat_list("castle", [])
    worker = [NOBODY] * len(town.road)
    for space, tile in enumerate(town.road):
        if tile not in (NO_TILE, town.box.residence):
            worker[space] = places.seat(town.box.tile_ids[tile], NOBODY)
    town.worker = worker
    places.end()


def lay_claims(town: Town, said: Said) -> None:
    """Who has paid for which building to become a residence (CAY-8.19)."""
    claim, claim_effect = [NOBODY] * len(town.road), [NOBODY] * len(town.road)
    names = effect_names(town.box)
    for word, value in said.entries("claims"):
        space = space_said(town, word, "claims")
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise BadPosition("layout-kind", at=f"claims.{word}", kind="list", found=shown(value))
        claim[space] = named(value[0], said.seats, f"claims.{word}")
        claim_effect[space] = list(names)[named(value[1], list(names.values()), f"claims.{word}")]
        if town.worker[space] == NOBODY:
            raise BadPosition("layout-nothing-there", at=f"claims.{word}")
    town.claim, town.claim_effect = claim, claim_effect


def effect_names(box: Box) -> dict[int, str]:
    """The effects that make residences, each by its tile or its cell of the favour table."""
    tiles = {box.tile_effect[tile]: box.tile_ids[tile] for tile in range(box.tiles)}
    cells = {
        effect: f"{box.row_ids[row]}_{column}"
        for row, effects in enumerate(box.cell_effect)
        for column, effect in enumerate(effects, 1)
    }
    return {effect: name for effect, name in (tiles | cells).items() if box.effects[effect].op == TRANSFORM}


def put_away_the_rest(town: Town) -> None:
    """What follows: workers in reserve, incomes, the parts of the castle, tiles in the supply and the bank."""
    box = town.box
    standing = [*town.special, *town.stables, *town.castle, *town.worker, town.inn_left, town.inn_right]
    for seat, player in enumerate(town.people):
        own = [tile for tile, owner in zip(town.road, town.owner, strict=True) if owner == seat]
        player.workers = box.workers - standing.count(seat)
        player.residences = own.count(box.residence)
        player.income = sum(box.tile_income[tile] for tile in own)
    sections = range(len(box.sections))
    town.built = [sum(town.houses[part * town.players : (part + 1) * town.players]) for part in sections]
    where = [OUT if box.tile_kind[tile] == NEUTRAL else min(place, SUPPLY) for tile, place in enumerate(town.where)]
    for space, tile in enumerate(town.road):
        if tile not in (NO_TILE, box.residence):
            where[tile] = space
    town.where = where
    town.bank = [-sum(player.goods[good] for player in town.people) for good in range(GOLD + 1)]
