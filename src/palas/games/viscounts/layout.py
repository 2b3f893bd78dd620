"""Positions of Burggrafen des Westfrankenreichs in the words of the box: the ring, the castle, piles and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from palas.draw.pieces import seat_colours
from palas.engine.core.position import ASK, CHANCE, Step
from palas.engine.errors import BadPosition
from palas.engine.layout import Layout, Plain, awaits_chance, check_amounts, too_many
from palas.engine.said import Said
from palas.games.viscounts.layout_parts import (
    ENDS,
    ZONES,
    box_player_cards,
    described_player,
    ends_of,
    lay_buildings,
    lay_cards,
    lay_player,
    lay_schemes,
    lay_texts,
    tops_of,
)
from palas.games.viscounts.rules.actions import MainAction
from palas.games.viscounts.rules.cards import DrawUp
from palas.games.viscounts.rules.collision import Collision
from palas.games.viscounts.rules.movement import Move
from palas.games.viscounts.rules.rival import Scheme
from palas.games.viscounts.rules.townsfolk import Recruit
from palas.games.viscounts.rules.turn import EndTurn, Phase, PlayCard, Shift
from palas.games.viscounts.state import (
    ACTION,
    CARDS,
    COLLIDE,
    DRAWING,
    MOVEMENT,
    NOBODY,
    NONE,
    RECRUIT,
    SETUP,
    Player,
    Realm,
)
from palas.games.viscounts.terms import GOODS, ITEMS, PIECES, RIBBONS

PHASES = ("draft", "turn", "play", "move", "action", "recruit", "collide", "draw")
DRAFT, TURN, PLAY, MOVE, MAIN_ACTION, HIRE, CRASH, DRAW_UP = range(8)
STORED = (SETUP, CARDS, CARDS, MOVEMENT, ACTION, RECRUIT, COLLIDE, DRAWING)  # the phase that the position notes
BOX_COLOURS = ("red", "blue", "yellow", "green")


class PlayerWords(TypedDict, total=False):
    """What lies before a player, or before the solo opponent ("rival"), whose cards are schemes."""

    space: str  # where the viscount stands: coast.L
    goods: Mapping[str, int]  # ink, gold, stone, silver
    debts: int  # unpaid
    paid: int
    deeds: int  # acquired
    approved: int
    corruption: int
    virtue: int
    manuscripts: Sequence[str]
    tableau: Sequence[str | None]  # slots 1 to 3
    hand: Sequence[str]
    discard: Sequence[str]
    destroyed: Sequence[str]
    draw: Sequence[str]  # the pile: what is not named elsewhere
    ring1: Mapping[str, int]  # workers in the castle, by section
    ring2: Mapping[str, int]
    ring3: int


class Words(TypedDict, total=False):
    """What can be said about a position; what is not said is as at the first question of a game."""

    players: int
    options: Mapping[str, Any]
    seed: int | str | None
    ask_all: bool
    round: int
    last_round: int  # 0: not known yet
    phase: str  # draft, turn, play, move, action, recruit, collide, draw
    to_act: str  # whose turn it is
    ends_with_phase: bool  # no other turn follows: a puzzle about this one
    start: str  # who began
    ring: Sequence[str]  # the pieces, clockwise
    rotation: str  # the castle section in front of the first of them
    townsfolk: Mapping[str, str | None]  # on top of a piece's pile
    townsfolk_below: Mapping[str, int]
    dismissed: Sequence[str]
    texts: Mapping[str, str | None]  # the manuscript on top of a piece's pile
    texts_below: Mapping[str, int]
    buildings: Mapping[str, Sequence[str]]  # coast.s2: whose, and from which slot
    leader: str | None
    bonus: Mapping[str, str]  # the owner of each ribbon's card
    revealed: Sequence[str]  # poverty, prosperity
    debts_left: int
    deeds_left: int
    pairs: Sequence[Sequence[str]]  # draft: player cards with their heroes
    player_cards: Sequence[str]  # those that are in the box
    future: Sequence[str]  # alone: schemes nobody has seen
    mixed: int
    red: PlayerWords
    blue: PlayerWords
    yellow: PlayerWords
    green: PlayerWords
    rival: PlayerWords
    steps: Sequence[Sequence[Any]]
    answers: Mapping[str, str]


class RealmLayout(Layout):
    """The words of the box of Burggrafen des Westfrankenreichs."""

    fixed: ClassVar[tuple[str, ...]] = (
        "people", "goods", "tableau", "tops", "below", "texts", "texts_below", "spot_owner", "spot_slot", "ring1",
        "ring2", "ring3", "bonus",
    )  # fmt: skip
    following: ClassVar[tuple[str, ...]] = ("end_turn",)

    def seats(self) -> Sequence[str]:
        return seat_colours(BOX_COLOURS)[: self.players]

    def members(self) -> Sequence[str]:
        """Everybody who takes part, the solo opponent included."""
        return [*self.seats(), "rival"] if self.players == 1 else self.seats()

    def start_from(self, opening: Realm, words: Mapping[str, Any]) -> Realm:
        """Whoever speaks of another phase than the draft begins where the first turn begins."""
        while words.get("phase", PHASES[DRAFT]) != PHASES[DRAFT] and opening.stack[-1].kind != "play_card":
            step = opening.stack[-1]
            if step.mode() == CHANCE:
                opening.fall(step.outcomes(opening)[0])
            else:
                assert step.mode() == ASK
                opening.play(step.seat, opening.options[0])
        return opening

    # -- laying out -----------------------------------------------------------------------------------------------

    def lay(self, realm: Realm, said: Said) -> Realm:
        box, members = realm.box, self.members()
        phase = said.name("phase", PHASES, DRAFT)
        realm.phase = STORED[phase]
        realm.round = said.number("round", realm.round)
        realm.last_round = said.number("last_round", realm.last_round)
        realm.start = said.seat("start", realm.start)
        realm.active = said.name("to_act", members, realm.active)
        realm.ring = said.names("ring", box.piece_ids, realm.ring)
        realm.rotation = said.name("rotation", box.section_ids, realm.rotation)
        realm.leader = said.name("leader", members, realm.leader)
        realm.revealed = sum(ENDS[list(ENDS)[end]] for end in said.names("revealed", list(ENDS), ends_of(realm)))
        realm.debts_left = said.number("debts_left", realm.debts_left)
        realm.deeds_left = said.number("deeds_left", realm.deeds_left)
        ribbons = said.part("bonus")
        realm.bonus = [ribbons.name(ribbon, members, realm.bonus[at]) for at, ribbon in enumerate(RIBBONS)]
        ribbons.end(RIBBONS)
        parts = [said.part(name) for name in members]
        lay_cards(realm, said, parts)
        lay_texts(realm, said, parts)
        lay_buildings(realm, said, members)
        if realm.solo:
            lay_schemes(realm, said, parts[1])
        for who, part in enumerate(parts):
            lay_player(realm, who, part)
        box_player_cards(realm, said)
        return realm

    def begin(self, realm: Realm, said: Said) -> None:
        phase = said.name("phase", PHASES, DRAFT)
        if phase == DRAFT:
            return
        who = realm.active
        if realm.is_rival(who):
            if phase != TURN:
                raise BadPosition("layout-unfit", at="to_act", phase=PHASES[phase])
            plan: list[Step[Realm]] = [Phase(CARDS), Shift(who), Scheme(who), Collision(who)]
            realm.stack[:] = [EndTurn(who), *reversed(plan)]
            return
        played = realm.people[who].tableau[0]
        if phase == MOVE and played == NONE:
            raise BadPosition("layout-unfit", at=f"{self.seats()[who]}.tableau", phase=PHASES[phase])
        plans: list[list[Step[Realm]]] = [
            [],
            [Phase(CARDS), Shift(who)],
            [PlayCard(who)],
            [],
            [Phase(ACTION), MainAction(who)],
            [Phase(RECRUIT), Recruit(who)],
            [Collision(who)],
            [DrawUp(who)],
        ]
        if phase == MOVE:
            plans[MOVE] = [Move(who, realm.box.card_silver[played])]
        realm.stack[:] = [EndTurn(who), *[step for part in reversed(plans[phase:]) for step in reversed(part)]]

    # -- describing -----------------------------------------------------------------------------------------------

    def describe(self, realm: Realm) -> Plain:
        box, members = realm.box, self.members()
        words: Plain = {
            "phase": PHASES[STORED.index(realm.phase)] if realm.phase != CARDS else PHASES[PLAY],
            "round": realm.round,
            "last_round": realm.last_round,
            "to_act": members[realm.active],
            "start": members[realm.start],
            "ring": [box.piece_ids[piece] for piece in realm.ring],
            "rotation": box.section_ids[realm.rotation],
            "townsfolk": tops_of(box.piece_ids, realm.tops, box.card_ids),
            "townsfolk_below": dict(zip(box.piece_ids, realm.below, strict=True)),
            "dismissed": [box.card_ids[card] for card in realm.dismissed],
            "texts": tops_of(box.piece_ids, realm.texts, box.text_ids),
            "texts_below": dict(zip(box.piece_ids, realm.texts_below, strict=True)),
            "buildings": {
                box.spot_ids[spot]: [members[owner], box.slot_ids[realm.spot_slot[spot]]]
                for spot, owner in enumerate(realm.spot_owner)
                if owner != NOBODY
            },
            "leader": None if realm.leader == NOBODY else members[realm.leader],
            "bonus": {RIBBONS[at]: members[who] for at, who in enumerate(realm.bonus) if who != NOBODY},
            "revealed": [list(ENDS)[end] for end in ends_of(realm)],
            "debts_left": realm.debts_left,
            "deeds_left": realm.deeds_left,
            "pairs": [
                [box.start_ids[card], box.card_ids[hero]] for card, hero in zip(realm.pairs, realm.heroes, strict=True)
            ],
            "player_cards": [box.start_ids[card] for card in realm.start_bag],
        }
        if realm.solo:
            words |= {"future": [box.scheme_ids[scheme] for scheme in realm.future], "mixed": realm.mixed}
        for who, name in enumerate(members):
            words[name] = described_player(realm, who)
        return words

    # -- checking -------------------------------------------------------------------------------------------------

    def check(self, realm: Realm) -> None:
        """Every card lies in one place, workers and buildings are as many as there are, markers on their track."""
        box, members = realm.box, self.members()
        if sorted(realm.ring) != list(range(PIECES)) and realm.phase != SETUP:
            raise BadPosition("layout-all", at="ring", things=", ".join(box.piece_ids))
        check_amounts("", ("round", "last_round", "debts_left", "deeds_left", "mixed"),
                      (realm.round, realm.last_round, realm.debts_left, realm.deeds_left, realm.mixed))  # fmt: skip
        check_once(realm, members)
        for at, tops, below, bag in (
            ("townsfolk_below", realm.tops, realm.below, realm.bag),
            ("texts_below", realm.texts, realm.texts_below, realm.text_bag),
        ):
            check_amounts(at, box.piece_ids, below)
            if realm.phase == SETUP or awaits_chance(realm):
                continue
            check_amounts(at, box.piece_ids, [below[pile] if top == NONE else 0 for pile, top in enumerate(tops)], 0)
            if sum(below) != len(bag):
                raise BadPosition("layout-number", at=at, found=sum(below), least=len(bag), most=len(bag))
        for who, player in enumerate(realm.people):
            check_player(realm, player, members[who])
        for section, name in enumerate(box.section_ids):
            for ring in (1, 2):
                workers = [realm.workers_of(who, section, ring) for who in range(realm.members)]
                check_amounts(f"ring{ring}.{name}", members, workers)
                if sum(workers) > box.most_workers and not any(step.kind == "castle" for step in realm.stack):
                    raise too_many(f"ring{ring}.{name}", sum(workers), box.most_workers)  # VIS-11.4


def check_player(realm: Realm, player: Player, name: str) -> None:
    """What lies before somebody is there at all."""
    box = realm.box
    check_amounts(name, ITEMS[:GOODS], player.goods)
    check_amounts(name, ("debts", "paid", "deeds", "approved"),
                  (player.debts, player.debts_flipped, player.deeds, player.deeds_flipped))  # fmt: skip
    for marker, space in (("corruption", player.corruption), ("virtue", player.virtue)):
        if not 0 <= space <= box.track + 1:
            raise BadPosition("layout-number", at=f"{name}.{marker}", found=space, least=0, most=box.track)
    if player.workers < 0:
        raise too_many(f"{name}.workers", box.workers - player.workers, box.workers)
    if not NONE <= player.space < len(box.space_ids):
        raise BadPosition("layout-number", at=f"{name}.space", found=player.space, least=0, most=len(box.space_ids) - 1)


def check_once(realm: Realm, members: Sequence[str]) -> None:
    """No card, manuscript, player card or building lies twice."""
    box = realm.box
    people = [player for who, player in enumerate(realm.people) if not realm.is_rival(who)]
    unique = {"townsfolk": [card for card in realm.tops if card != NONE], "bag": realm.bag}
    unique |= {"dismissed": realm.dismissed, "hero_bag": realm.hero_bag, "pairs": realm.heroes}
    for name, player in zip(members, people, strict=False):
        tableau = [card for card in player.tableau if card != NONE]
        zones = {"tableau": tableau, **{zone: getattr(player, zone) for zone in ZONES}}
        in_one_place({f"{name}.{zone}": cards for zone, cards in zones.items()}, box.card_ids)
        unique |= {f"{name}.{zone}": [card for card in cards if card < box.first_starting]
                   for zone, cards in zones.items()}  # fmt: skip
    in_one_place(unique, box.card_ids)
    texts = {"texts": [text for text in realm.texts if text != NONE], "text_bag": realm.text_bag}
    texts |= {f"{name}.manuscripts": player.manuscripts for name, player in zip(members, realm.people, strict=True)}
    in_one_place(texts, box.text_ids)
    in_one_place({"player_cards": realm.start_bag, "pairs": realm.pairs}, box.start_ids)
    for spot, (owner, slot) in enumerate(zip(realm.spot_owner, realm.spot_slot, strict=True)):
        if (owner == NOBODY) != (slot == NONE):
            raise BadPosition("layout-nothing-there", at=f"buildings.{box.spot_ids[spot]}")


def in_one_place(places: Mapping[str, Sequence[int]], names: Sequence[str]) -> None:
    """Each thing lies in one place, once."""
    seen: dict[int, str] = {}
    for place, things in places.items():
        for thing in things:
            if not 0 <= thing < len(names):
                raise BadPosition("layout-no-card", at=place)
            if thing in seen:
                raise BadPosition("layout-twice", thing=names[thing], first=seen[thing], second=place)
            seen[thing] = place
