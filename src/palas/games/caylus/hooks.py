"""The town in numbers: what bots and researchers ask about a position of Caylus. Nothing is hidden (CAY-1.7)."""

from __future__ import annotations

from typing import final

from palas.engine.core.hooks import Hooks
from palas.engine.core.position import Position
from palas.engine.core.scribe import Scribe
from palas.games.caylus.advice import standings
from palas.games.caylus.box import ANY, BASIC, FOOD, GOLD, JOUST_FIELD, MONEY, NEUTRAL, RESIDENTIAL
from palas.games.caylus.rules.buildings import WalkTheRoad
from palas.games.caylus.rules.construction import BuildCraft, BuildPrestige, ReplaceResidence
from palas.games.caylus.rules.favours import UseFavour
from palas.games.caylus.rules.lawyer import Transform
from palas.games.caylus.rules.provost import ShiftProvost
from palas.games.caylus.rules.trade import ChooseGain, GiveCube, TakeCube, Trade
from palas.games.caylus.state import END, SUPPLY, Player, Town


@final
class TownHooks(Hooks):
    """Observation and standings of Caylus."""

    def standings(self, position: Position) -> list[float]:
        assert isinstance(position, Town)
        return standings(position)

    def write(self, position: Position, seat: int, to: Scribe) -> None:
        assert isinstance(position, Town)
        write_round(position, to)
        people = [position.people[to.seated(place)] for place in range(position.players)]
        write_people(position, people, to)
        write_places(position, to)
        write_tiles(position, to)

    def about(self, position: Position, to: Scribe) -> None:
        assert isinstance(position, Town)
        write_question(position, to)


def write_round(town: Town, to: Scribe) -> None:
    """Options and what the whole town shares."""
    to.part("options", 1, "simple_favours, jeweller, lawyer_3pp, castle_full_lenient")
    to.flag(town.simple_favours)
    to.flag(town.jeweller)
    to.flag(town.lawyer_3pp)
    to.flag(town.castle_full_lenient)
    to.part("round", 20, "the round, counted from 1")
    to.number(town.round)
    to.part("phase", 1, "the phase of the round")
    to.one_of(town.phase, END + 1)
    to.part("provost", town.box.spaces, "the road space of the provost")
    to.number(town.provost)
    to.part("bailiff", town.box.spaces, "the road space of the bailiff")
    to.number(town.bailiff)
    to.part("scored", 1, "how many sections of the castle have been scored: 0, 1, …")
    to.one_of(town.scored, len(town.box.sections) + 1)
    to.part("built", 14, "by section of the castle: how many of its parts are built")
    to.numbers(town.built)
    to.part("houses", 6, "by section, then by seat: houses in the castle")
    for section in range(len(town.box.sections)):
        for place in range(town.players):
            to.number(town.houses[section * town.players + to.seated(place)])


def write_people(town: Town, people: list[Player], to: Scribe) -> None:
    """What lies before each player, the observing one first."""
    to.part("money", 20, "by seat: deniers")
    for player in people:
        to.number(player.goods[MONEY])
    to.part("cubes", 8, "by seat: food, wood, stone, cloth, gold")
    for player in people:
        for good in range(FOOD, GOLD + 1):
            to.number(player.goods[good])
    to.part("points", 100, "by seat: prestige points")
    for player in people:
        to.number(player.pp)
    to.part("workers", 6, "by seat: workers in reserve")
    for player in people:
        to.number(player.workers)
    to.part("favours", 5, "by seat, then by row: the column of the favour marker")
    for player in people:
        to.numbers(player.columns)
    to.part("rows_used", 1, "by seat, then by row: used in this phase")
    for player in people:
        to.bits(player.used_rows, len(town.box.row_ids))
    to.part("batches", 4, "by seat: batches handed in this round")
    for player in people:
        to.number(player.batches)
    to.part("income", 6, "by seat: deniers a round beyond the common ones")
    for player in people:
        to.number(player.income)
    to.part("residences", 4, "by seat: residential buildings")
    for player in people:
        to.number(player.residences)
    to.part("order", town.players, "by seat: the place in the turn order, counted from 1")
    to.places(town.order)
    to.part("passed", town.players, "by seat: the place on the bridge, counted from 1, 0 before passing")
    to.places(town.passed)


def write_places(town: Town, to: Scribe) -> None:
    """The workers before the bridge and in the castle."""
    to.part("special", 1, "gate, trading post, merchants' guild, joust field, each by seat: a worker stands there")
    for place in range(JOUST_FIELD + 1):
        to.whose(town.special[place])
    to.part("stables", 3, "by seat: the place in the stables, counted from 1")
    to.places(town.stables)
    to.part("inn_left", 1, "by seat: the worker on the left of the inn, who came this round")
    to.whose(town.inn_left)
    to.part("inn_right", 1, "by seat: the worker on the right of the inn, who pays one denier everywhere")
    to.whose(town.inn_right)
    to.part("castle", town.players, "by seat: the worker's place in the castle, counted from 1")
    to.places(town.castle)


def write_tiles(town: Town, to: Scribe) -> None:
    """The road: where the buildings lie, whose they are, who stands there; what can still be built."""
    box = town.box
    where = town.where
    players = town.players
    to.part("supply", 1, "by tile of the box: can still be built")
    for tile in range(box.tiles):
        if where[tile] == SUPPLY:
            to.put(tile, 1)
    to.skip(box.tiles)
    to.part("space", box.spaces, "by tile of the box: the road space on which it lies, 0 if on none")
    to.numbers(where)
    to.part("owner", 1, "by tile that players build, then by seat: whose building it is")
    for tile in range(box.tiles):
        kind = box.tile_kind[tile]
        if kind > NEUTRAL and kind != RESIDENTIAL:
            space = where[tile]
            if space > 0:
                owner = town.owner[space]
                if owner >= 0:
                    to.put(to.place(owner), 1)
            to.skip(players)
    to.part("worker", 1, "by tile that takes workers, then by seat: whose worker stands there")
    for tile in box.open_tiles:
        space = where[tile]
        if space > 0:
            worker = town.worker[space]
            if worker >= 0:
                to.put(to.place(worker), 1)
        to.skip(players)
    to.part("residence", players, "by road space from 1: who owns the residence there (place of the seat, from 1)")
    road = town.road
    for space in range(1, len(road)):
        if road[space] == box.residence:
            to.put(space - 1, to.place(town.owner[space]) + 1)
    to.skip(box.spaces)
    to.part("claim", players, "by road space from 1: who has paid to make it a residence (place of the seat, from 1)")
    for space in range(1, len(road)):
        if town.claim[space] >= 0:
            to.put(space - 1, to.place(town.claim[space]) + 1)
    to.skip(box.spaces)


def write_question(town: Town, to: Scribe) -> None:
    """What the question on top is about, and how far the walk along the road has come."""
    box = town.box
    walk = 0
    for step in town.stack:
        if isinstance(step, WalkTheRoad):
            walk = step.space
    to.part("walk", box.spaces, "the next road space to be activated, 0 outside that phase")
    to.number(walk)
    effect = -1
    tile = -1
    row = -1
    wild = -1
    if town.stack:
        top = town.stack[-1]
        if isinstance(top, (ChooseGain, BuildCraft, BuildPrestige, Transform, ShiftProvost, Trade)):
            effect = top.effect
        elif isinstance(top, TakeCube):
            wild = top.wild
            tile = top.tile
        elif isinstance(top, GiveCube):
            wild = top.wild
        elif isinstance(top, ReplaceResidence):
            tile = top.tile
        elif isinstance(top, UseFavour):
            row = top.row
    to.part("about_effect", 1, "the effect that the question is about: of the buildings, then of the favour table")
    to.one_of(effect, len(box.effects))
    to.part("about_tile", 1, "the tile that the question is about")
    to.one_of(tile, box.tiles)
    to.part("about_row", 1, "the favour row that the question is about")
    to.one_of(row, len(box.row_ids))
    to.part("about_wild", 1, "the cube that is to be chosen: any kind, or any but gold")
    to.flag(wild == ANY)
    to.flag(wild == BASIC)
