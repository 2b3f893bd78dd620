"""Positions of Im Schutze der Burg in the words of the box: castle, wagons, helpers, cards, and what everybody owns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from palas.draw.pieces import seat_colours
from palas.engine.core.cards import has, listed, set_of
from palas.engine.errors import BadPosition
from palas.engine.layout import Layout, Plain, check_amounts, check_sets, too_many
from palas.engine.said import Said, points_by_source
from palas.games.castle.box import CASTLE_MAIDEN, GOODS, GRANARY, MASTER_BUILDER, TALER, VILLAGE_INN, WINTER_CARDS
from palas.games.castle.rules.choosing import ChooseCards, Reveal
from palas.games.castle.rules.courtship import CourtTurn
from palas.games.castle.rules.helpers import PlaceHelper
from palas.games.castle.rules.resolving import Equip, ResolveRank
from palas.games.castle.rules.rounds import EndRound
from palas.games.castle.rules.winter import TurnUp
from palas.games.castle.state import MAIDEN_COURTED, NO_MAIDEN, NOBODY, SOURCES, Castle, Player

PHASES = ("court", "choose", "winter", "reveal", "equip", "characters", "end")
COURT, CHOOSE, WINTER, REVEAL, EQUIP, CHARACTERS, END = range(7)
MAIDEN = ("away", "new", "first", "courted")  # how the castle maiden's card lies


class PlayerWords(TypedDict, total=False):
    """What lies before a player. Cards that are not named are in hand."""

    talers: int
    goods: Mapping[str, int]  # sand, wood, clay, stone, silver
    points: int | Mapping[str, int]  # all of them, or by source
    face_down: Sequence[str]  # chosen, not yet shown
    shown: Sequence[str]  # in this round
    played: Sequence[str]  # in earlier rounds
    gone: Sequence[str]  # removed from the game
    load: Mapping[str, Mapping[str, int]]  # pieces on worker cards
    erected: int  # buildings of this round
    visited: Sequence[str]  # buildings that got a helper in this round


class Words(TypedDict, total=False):
    """What can be said about a position; what is not said is as at the first question of a game."""

    players: int
    options: Mapping[str, bool]
    seed: int | str | None
    ask_all: bool
    rounds_left: int  # this one included
    start: str  # the start player
    phase: str  # court, choose, winter, reveal, equip, characters, end
    rank: int  # characters: which rank is carried out first
    helpers_due: Mapping[str, int]  # characters: how many helpers somebody who has built may place, before all else
    ends_with_phase: bool  # no further round: a puzzle about this one
    built: Sequence[str]  # buildings that stand
    helpers: Mapping[str, str]  # whose helper stands on a place of a building or at a wagon
    just_placed: Sequence[str]  # wagons whose helper came in this round
    tower: Mapping[str, int]  # the defence tower
    smithy: int  # silver bars
    supply: Mapping[str, int]  # pieces on the wagons; others of that kind that lie nowhere were turned into points
    bank: int  # talers; others that lie nowhere were turned into points
    spent: Mapping[str, int]  # pieces and talers that were turned into points
    winter_pile: Sequence[str]  # winter cards still face down
    inn_talers: int
    maiden: str  # away, new, first, courted
    suitors: Sequence[str]
    gifts: Mapping[str, int]  # on the maiden's card
    red: PlayerWords
    blue: PlayerWords
    yellow: PlayerWords
    green: PlayerWords
    steps: Sequence[Sequence[Any]]
    answers: Mapping[str, str]


class CastleLayout(Layout):
    """The words of the box of Im Schutze der Burg."""

    fixed: ClassVar[tuple[str, ...]] = (
        "people", "goods", "points", "supply", "tower", "spent_goods", "standing", "places", "wagons", "wagon_new",
        "load", "gifts",
    )  # fmt: skip
    following: ClassVar[tuple[str, ...]] = ("end_round",)

    def seats(self) -> Sequence[str]:
        return seat_colours(self.game.data["players"]["colors"])[: self.players]

    # -- laying out -----------------------------------------------------------------------------------------------

    def lay(self, castle: Castle, said: Said) -> Castle:
        box = castle.box
        castle.field = said.number("rounds_left", castle.field, 1, box.rounds[castle.players])
        castle.start = said.seat("start", castle.start)
        built = said.names("built", box.building_ids, [])
        castle.standing = [0 if number in box.templates else 1 for number in range(len(box.building_ids))]
        for building in built:
            castle.standing[building] = 1
        place_helpers(castle, said)
        castle.tower = said.amounts("tower", GOODS[:TALER], castle.tower)
        castle.smithy = said.number("smithy", 0)
        spent = said.amounts("spent", GOODS, [0] * (TALER + 1))
        castle.spent_goods, castle.spent_talers = spent[:TALER], spent[TALER]
        if castle.winter:
            lay_winter(castle, said)
        for seat, colour in enumerate(self.seats()):
            lay_player(castle, seat, said.part(colour))
        put_away_the_rest(castle)
        leave_in_supply(castle, said)
        return castle

    def begin(self, castle: Castle, said: Said) -> None:
        phase = said.name("phase", PHASES, CHOOSE)
        rank = said.number("rank", 1, 1, MASTER_BUILDER) if phase == CHARACTERS else 1
        due = castle.winter and castle.box.field_winter[castle.field] and castle.winter_pile != 0
        if (phase == WINTER and not due) or (phase == REVEAL and due):
            raise BadPosition("layout-unfit", at="winter_pile", phase=PHASES[phase])
        if phase == COURT and castle.maiden == NO_MAIDEN:
            raise BadPosition("layout-unfit", at="maiden", phase=PHASES[phase])
        for seat, player in enumerate(castle.people):
            for word, cards, wanted in (
                ("face_down", player.chosen, phase in (WINTER, REVEAL)),
                ("shown", player.shown, phase in (EQUIP, CHARACTERS)),
            ):
                if (cards != 0 and not wanted and phase != END) or (cards == 0 and wanted and word == "face_down"):
                    raise BadPosition("layout-unfit", at=f"{self.seats()[seat]}.{word}", phase=PHASES[phase])
        castle.stack[:] = [EndRound()]
        if phase <= CHARACTERS:
            castle.push(ResolveRank(rank))
        if phase <= EQUIP:
            castle.push(Equip())
        if phase <= REVEAL:
            castle.push(Reveal())
        if phase <= WINTER and due:
            castle.push(TurnUp())
        if phase <= CHOOSE:
            castle.push(ChooseCards())
        if phase == COURT:
            castle.push(CourtTurn(0))
        helpers = said.amounts("helpers_due", self.seats(), [0] * castle.players, max(castle.box.card_helpers))
        asked = [seat for seat, count in enumerate(helpers) if count]
        if len(asked) > 1 or (asked and phase != CHARACTERS):
            raise BadPosition("layout-unfit", at="helpers_due", phase=PHASES[phase])
        for seat in asked:
            castle.push(PlaceHelper(seat, helpers[seat]))

    # -- describing -----------------------------------------------------------------------------------------------

    def describe(self, castle: Castle) -> Plain:
        box, seats = castle.box, self.seats()
        places = zip([*box.place_ids, *box.wagon_ids], [*castle.places, *castle.wagons], strict=True)
        words: Plain = {
            "rounds_left": castle.field,
            "start": seats[castle.start],
            "built": [box.building_ids[building] for building in box.templates if castle.standing[building]],
            "helpers": {place: seats[seat] for place, seat in places if seat != NOBODY},
            "just_placed": [box.wagon_ids[wagon] for wagon, new in enumerate(castle.wagon_new) if new],
            "tower": amounts_of(castle.tower),
            "smithy": castle.smithy,
            "spent": amounts_of([*castle.spent_goods, castle.spent_talers]),
        }
        if castle.winter:
            words |= {
                "winter_pile": [WINTER_CARDS[card] for card in listed(castle.winter_pile)],
                "inn_talers": castle.inn_talers,
                "maiden": MAIDEN[castle.maiden],
                "suitors": [seats[seat] for seat in listed(castle.suitors)],
                "gifts": amounts_of(castle.gifts),
            }
        for seat, colour in enumerate(seats):
            words[colour] = described_player(castle, seat)
        return words

    def beginning(self, castle: Castle) -> Plain:
        kinds = [step.kind for step in castle.stack]
        if "choose_cards" in kinds:
            return {"phase": PHASES[CHOOSE if kinds[-1] == "choose_cards" else COURT]}
        if "reveal" in kinds:
            return {"phase": PHASES[WINTER if castle.winter else REVEAL]}
        ranks = [step.rank for step in castle.stack if isinstance(step, ResolveRank)]
        if not ranks and kinds[:1] != ["end_round"]:
            return {"phase": PHASES[END]}
        top = castle.stack[-1]
        if isinstance(top, PlaceHelper) and ranks:  # after its character comes the next rank
            return {"phase": PHASES[CHARACTERS], "rank": ranks[0], "helpers_due": {self.seats()[top.seat]: top.left}}
        rank = ranks[0] - 1 if ranks else MASTER_BUILDER
        return {"phase": PHASES[CHARACTERS], "rank": rank} if rank else {"phase": PHASES[EQUIP]}

    # -- checking -------------------------------------------------------------------------------------------------

    def check(self, castle: Castle) -> None:
        """Cards lie in one place each, helpers stand where there is something, and nobody owes anything."""
        box, seats = castle.box, self.seats()
        if not NOBODY <= castle.start < castle.players:
            raise BadPosition("layout-number", at="start", found=castle.start, least=0, most=castle.players - 1)
        if not 1 <= castle.field <= box.rounds[castle.players] + 1:
            raise BadPosition(
                "layout-number", at="rounds_left", found=castle.field, least=1, most=box.rounds[castle.players]
            )
        check_amounts("supply", GOODS[:TALER], castle.supply)
        check_amounts("tower", GOODS[:TALER], castle.tower)
        check_amounts("gifts", GOODS, castle.gifts)
        check_amounts("spent", GOODS, [*castle.spent_goods, castle.spent_talers])
        check_amounts("", ("bank", "smithy", "inn_talers"), (castle.bank, castle.smithy, castle.inn_talers))
        for place, seat in enumerate(castle.places):
            if seat != NOBODY and not castle.is_open(box.place_building[place]):
                raise BadPosition("layout-nothing-there", at=f"helpers.{box.place_ids[place]}")
        for card, lies_open in (
            (VILLAGE_INN, castle.inn_open),
            (GRANARY, castle.granary_open),
            (CASTLE_MAIDEN, castle.maiden != NO_MAIDEN),
        ):
            if lies_open and (has(castle.winter_pile, card) or not castle.winter):
                name = WINTER_CARDS[card]
                raise BadPosition("layout-twice", thing=name, first="winter_pile", second=name)
        for seat, player in enumerate(castle.people):
            if player.helpers < 0:
                most = box.helpers[castle.players]
                raise too_many(f"{seats[seat]}.helpers", most - player.helpers, most)
            check_amounts(seats[seat], ("talers", *GOODS[:TALER]), (player.talers, *player.goods))
            check_amounts(seats[seat], ("points", "erected"), (player.vp, player.erected))
            sets = {f"{seats[seat]}.{word}": cards for word, cards in sets_of(player).items()}
            check_sets(box.card_ids, sets, box.all_cards)


# -- the parts -------------------------------------------------------------------------------------------------------


def sets_of(player: Player) -> dict[str, int]:
    """Where a player's cards are."""
    return {
        "hand": player.hand,
        "face_down": player.chosen,
        "shown": player.shown,
        "played": player.pile,
        "gone": player.gone,
    }


def amounts_of(amounts: Sequence[int]) -> dict[str, int]:
    """What there is of pieces and talers."""
    return {GOODS[good]: amount for good, amount in enumerate(amounts) if amount}


def place_helpers(castle: Castle, said: Said) -> None:
    """Whose helpers stand where."""
    box, helpers = castle.box, said.part("helpers")
    castle.places = [helpers.seat(place, NOBODY) for place in box.place_ids]
    castle.wagons = [helpers.seat(wagon, NOBODY) for wagon in box.wagon_ids]
    helpers.end([*box.place_ids, *box.wagon_ids])
    new = said.names("just_placed", box.wagon_ids, [])
    castle.wagon_new = [1 if wagon in new else 0 for wagon in range(len(box.wagon_ids))]


def lay_winter(castle: Castle, said: Said) -> None:
    """The winter cards: those that lie open have left the pile."""
    castle.winter_pile = set_of(said.names("winter_pile", WINTER_CARDS, listed(castle.winter_pile)))
    castle.inn_open = not has(castle.winter_pile, VILLAGE_INN)
    castle.granary_open = not has(castle.winter_pile, GRANARY)
    castle.inn_talers = said.number("inn_talers", 0)
    castle.maiden = said.name("maiden", MAIDEN, NO_MAIDEN)
    castle.suitors = set_of(said.seat_list("suitors", []))
    castle.gifts = said.amounts("gifts", GOODS, [0] * (TALER + 1))
    if castle.maiden not in range(NO_MAIDEN, MAIDEN_COURTED + 1):
        raise BadPosition("layout-kind", at="maiden", kind="name", found="null")


def lay_player(castle: Castle, seat: int, said: Said) -> None:
    """What lies before a player."""
    player, box = castle.people[seat], castle.box
    player.talers = said.number("talers", player.talers)
    player.goods = said.amounts("goods", GOODS[:TALER], player.goods)
    player.points = said.points("points", SOURCES, player.points)
    player.vp = sum(player.points)
    player.chosen = set_of(said.names("face_down", box.card_ids, []))
    player.shown = set_of(said.names("shown", box.card_ids, []))
    player.pile = set_of(said.names("played", box.card_ids, []))
    player.gone = set_of(said.names("gone", box.card_ids, []))
    player.hand = box.all_cards & ~(player.chosen | player.shown | player.pile | player.gone)
    player.erected = said.number("erected", 0)
    player.visited = set_of(said.names("visited", box.building_ids, []))
    load = said.part("load")
    for worker, card in enumerate(box.workers):
        at = castle.load_at(seat, worker)
        castle.load[at : at + TALER] = load.amounts(box.card_ids[card], GOODS[:TALER], [0] * TALER)
    load.end([box.card_ids[card] for card in box.workers])
    said.end()


def described_player(castle: Castle, seat: int) -> Plain:
    """What `lay_player` reads."""
    player, box = castle.people[seat], castle.box
    words: Plain = {
        "talers": player.talers,
        "goods": amounts_of(player.goods),
        "points": points_by_source(player.points, SOURCES),
    }
    for word, cards in sets_of(player).items():
        if word != "hand" and cards:
            words[word] = [box.card_ids[card] for card in listed(cards)]
    load = {
        box.card_ids[card]: amounts_of(castle.on_worker(seat, worker))
        for worker, card in enumerate(box.workers)
        if any(castle.on_worker(seat, worker))
    }
    words |= {"load": load} if load else {}
    words |= {"erected": player.erected} if player.erected else {}
    words |= {"visited": [box.building_ids[b] for b in listed(player.visited)]} if player.visited else {}
    return words


def put_away_the_rest(castle: Castle) -> None:
    """What follows: helpers in stock, talers on the round fields and in the bank, pieces on the wagons."""
    box = castle.box
    for seat, player in enumerate(castle.people):
        player.helpers = box.helpers[castle.players] - castle.places.count(seat) - castle.wagons.count(seat)
    castle.field_talers = sum(box.field_taler[field] for field in range(1, castle.field))
    given = castle.field_talers + castle.inn_talers + castle.gifts[TALER] + castle.spent_talers
    castle.bank = box.coins - given - sum(player.talers for player in castle.people)
    for good in range(TALER):
        used = castle.tower[good] + castle.gifts[good] + castle.spent_goods[good] + sum(castle.load[good::TALER])
        used += castle.smithy if GOODS[good] == "silver" else 0
        castle.supply[good] = box.good_count[good] - used - sum(player.goods[good] for player in castle.people)


def leave_in_supply(castle: Castle, said: Said) -> None:
    """Of pieces and talers only so many as were said are left; the others were turned into points."""
    left = said.part("supply")
    free = [*castle.supply, castle.bank]
    for good, name in enumerate(GOODS[:TALER]):
        castle.supply[good] = left.number(name, free[good], 0, max(0, free[good]))
        castle.spent_goods[good] += free[good] - castle.supply[good]
    left.end(GOODS[:TALER])
    castle.bank = said.number("bank", free[TALER], 0, max(0, free[TALER]))
    castle.spent_talers += free[TALER] - castle.bank
