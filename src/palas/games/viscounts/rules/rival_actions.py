"""The solo opponent's turn: its move and its main actions (VIS-22.8 to 22.18)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from palas.engine.core.cards import has
from palas.engine.core.position import Work
from palas.games.viscounts import terms
from palas.games.viscounts.rules import building, castle, documents, effects, manuscripts, movement
from palas.games.viscounts.state import NOBODY, NONE, WHO, Realm


@final
@mypyc_attr(free_list_len=1)
class OuterMove(Work[Realm]):
    """Row 3: its viscount moves along the outer path (VIS-22.8)."""

    kind = "outer_move"

    def __init__(self, spaces: int) -> None:
        super().__init__(WHO)
        self.spaces = spaces

    def work(self, realm: Realm) -> None:
        space = realm.people[WHO].space
        steps = 2 * realm.place(space // 3) + min(space % 3, terms.RIGHT) + self.spaces  # two spaces on each piece
        movement.arrive(realm, WHO, 3 * realm.ring[steps // 2 % terms.PIECES] + steps % 2, 0)


@final
@mypyc_attr(free_list_len=1)
class Options(Work[Realm]):
    """Row 4: the first option that is possible; the last one always is (VIS-22.9)."""

    kind = "scheme_options"

    def __init__(self, scheme: int, at: int) -> None:
        super().__init__(WHO)
        self.scheme = scheme
        self.at = at

    def work(self, realm: Realm) -> None:
        options = realm.box.scheme_options[self.scheme]
        at = self.at
        while at + 1 < len(options) and not is_possible(realm, options[at]):
            at += 1
        effects.run_now(realm, WHO, options[at])


def is_possible(realm: Realm, effect: int) -> bool:
    """Can an option be carried out now (Q-28)?"""
    steps = realm.box.effects[effect].steps
    return not steps or steps[0].op != terms.AI_ACTION or can_act(realm, steps[0].arg)


def icons_for(realm: Realm, action: int) -> int:
    """Headers, empty slots, guildhalls and bonus cards; criminals are wild."""
    return terms.with_criminals(realm.usable_icons(WHO), action)


def good_for(realm: Realm, action: int) -> int:
    """What it pays with; the card opponent has only one kind."""
    return terms.INK if realm.board().one_type else realm.box.pays[action]


def spend(realm: Realm, action: int, missing: int) -> None:
    """It pays only what its icons do not cover (VIS-22.12)."""
    if missing > 0:
        realm.people[WHO].goods[good_for(realm, action)] -= missing
        realm.say("paid", WHO, missing, terms.ANY if realm.board().one_type else realm.box.pays[action])


def can_act(realm: Realm, action: int) -> bool:
    """Is a main action possible for it now?"""
    action = realm.board().focus if action == terms.FOCUS else action
    return choice(realm, action, icons_for(realm, action)) >= 0


def choice(realm: Realm, action: int, icons: int) -> int:
    """What it would do: the slot that it opens, the line of its table of workers, or simply 0; -1 if it cannot act."""
    if action == terms.FLIPPING:
        return 0 if documents.can_flip(realm, WHO, terms.ANY) else NONE  # VIS-22.18
    have = icons + realm.people[WHO].goods[good_for(realm, action)]
    if action == terms.BUILD:
        return affordable_slot(realm, have) if free_spot(realm) >= 0 else NONE
    if action == terms.PLACE_WORKERS:
        return worker_level(realm, have)
    return 0 if have >= text_cost(realm) else NONE


def affordable_slot(realm: Realm, have: int) -> int:
    """The left-most building it can pay for, or -1 (VIS-22.13)."""
    slots = realm.people[WHO].slots
    stands = realm.board().slot_building
    cost = realm.box.building_cost
    for slot in range(terms.SLOTS):
        if not has(slots, slot) and cost[stands[slot]] <= have:
            return slot
    return NONE


def free_spot(realm: Realm) -> int:
    """The first free spot of its bank, or -1; it does not cross the river."""
    owner = realm.spot_owner
    for spot in building.bank_of(realm, realm.people[WHO].space):
        if owner[spot] == NOBODY:
            return spot
    return NONE


def worker_level(realm: Realm, have: int) -> int:
    """The largest number of workers it can place, as a line of its table, or -1 (VIS-22.15)."""
    board = realm.board()
    workers = realm.people[WHO].workers
    for line in range(len(board.nobles) - 1, -1, -1):
        if board.nobles[line] <= have and board.workers[line] <= workers:
            return line
    return NONE


def text_cost(realm: Realm) -> int:
    """The cost of the manuscript of its piece."""
    return realm.box.text_cost[realm.manuscript_at(realm.piece_of(WHO))]


def act(realm: Realm, action: int) -> None:
    """Carry out a main action, if it is possible."""
    action = realm.board().focus if action == terms.FOCUS else action
    icons = icons_for(realm, action)
    chosen = choice(realm, action, icons)
    if chosen < 0:
        return
    realm.say("acts", WHO, action)
    if action == terms.FLIPPING:
        flip(realm, terms.ANY, 1)
    elif action == terms.BUILD:
        spend(realm, terms.BUILD, realm.box.building_cost[realm.slot_building(WHO, chosen)] - icons)
        building.place(realm, WHO, chosen, free_spot(realm))
    elif action == terms.PLACE_WORKERS:
        spend(realm, terms.PLACE_WORKERS, realm.board().nobles[chosen] - icons)
        castle.place(realm, WHO, realm.section_at(realm.piece_of(WHO)), realm.board().workers[chosen])
    else:
        spend(realm, terms.TRANSCRIBE, text_cost(realm) - icons)
        manuscripts.transcribe(realm, WHO, realm.piece_of(WHO))


def flip(realm: Realm, what: int, n: int) -> None:
    """The kind it has flipped less often, a debt when even; without a card it gains virtue (VIS-22.19, 22.21)."""
    effects.repeat(realm, WHO, terms.FLIP, what, n - 1)
    if not documents.can_flip(realm, WHO, what):
        effects.run_now(realm, WHO, realm.box.for_no_flip)
        return
    me = realm.people[WHO]
    if what == terms.ANY:
        what = terms.DEED if me.deeds_flipped < me.debts_flipped else terms.DEBT
        if not documents.can_flip(realm, WHO, what):
            what = terms.DEBT if what == terms.DEED else terms.DEED
    documents.flip(realm, WHO, what)
