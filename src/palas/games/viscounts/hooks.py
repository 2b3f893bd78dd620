"""The realm in numbers: what bots and researchers ask about a position, the others' hands dealt anew (VIS-5.5).

The ring of the board has no beginning: pieces and castle sections are counted clockwise from the observing viscount.
"""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.hooks import Hooks
from palas.engine.core.luck import Quick
from palas.engine.core.position import Position
from palas.engine.core.scribe import Scribe
from palas.games.viscounts.advice import standings
from palas.games.viscounts.rules.actions import Dismiss, Funded
from palas.games.viscounts.rules.asking import Several
from palas.games.viscounts.rules.building import ChooseLink, ChooseSlot, ChooseSpot
from palas.games.viscounts.rules.castle import ChooseSide
from palas.games.viscounts.rules.documents import Flip
from palas.games.viscounts.rules.effects import ChooseOption, options_of
from palas.games.viscounts.rules.funding import Pay
from palas.games.viscounts.rules.manuscripts import FreeManuscript
from palas.games.viscounts.rules.movement import Move
from palas.games.viscounts.rules.triggers import ChooseTrigger
from palas.games.viscounts.scoring import total
from palas.games.viscounts.state import DRAWING, NONE, Player, Realm
from palas.games.viscounts.terms import ACTIONS, BUILDINGS, ICONS, PIECES, RIBBONS, SECTIONS, SPOTS, TABLEAU, WIDE

KINDS_OF_SPACE: Final = 3  # of each piece
MOST_DIFFICULT: Final = 3


@final
class RealmHooks(Hooks):
    """Observation, standings and redealing of Burggrafen des Westfrankenreichs."""

    def standings(self, position: Position) -> list[float]:
        assert isinstance(position, Realm)
        return standings(position)

    def deal(self, position: Position, seat: int, rng: Quick) -> None:
        """The others' unseen cards go to their hands and draw piles at random."""
        assert isinstance(position, Realm)
        for other in range(len(position.people)):
            player = position.people[other]
            if other != seat and player.hand:
                unseen = sorted(player.hand + player.draw)
                player.hand = sorted([unseen.pop(rng.below(len(unseen))) for card in range(len(player.hand))])
                player.draw = unseen

    def write(self, position: Position, seat: int, to: Scribe) -> None:
        assert isinstance(position, Realm)
        realm = position
        own = seat if seat > 0 else 0
        order = [(own + place) % realm.members for place in range(realm.members)]
        home = max(0, piece_of(realm, own))
        write_course(realm, own, to)
        write_people(realm, order, home, to)
        write_cards(realm, seat, order, to)
        write_ring(realm, order, home, to)
        write_solo(realm, to)

    def about(self, position: Position, to: Scribe) -> None:
        assert isinstance(position, Realm)
        write_question(position, to)


def member(realm: Realm, own: int, who: int) -> int:
    """The place of somebody, the solo opponent included, when the observing seat comes first; -1 for nobody."""
    return (who - own) % realm.members if who >= 0 else -1


def piece_of(realm: Realm, who: int) -> int:
    """Where in the ring the piece lies on which somebody's viscount stands; -1 before it is put there."""
    if realm.people[who].space < 0 or not realm.ring:
        return -1
    return realm.place(realm.piece_of(who))


def write_course(realm: Realm, own: int, to: Scribe) -> None:
    """Options, round and phase."""
    members = realm.members
    to.part("options", 1, "skip_second_place_below_three_players")
    to.flag(realm.no_second)
    to.part("phase", 1, "set-up, cards, movement, action, recruiting, collision, drawing")
    to.one_of(realm.phase, DRAWING + 1)
    to.part("round", 30, "the round, counted from 1")
    to.number(realm.round)
    to.part("last_round", 30, "the last round, 0 as long as it is not known")
    to.number(realm.last_round)
    to.part("start", 1, "by member: the first to play; the solo opponent is a member too")
    to.one_of(member(realm, own, realm.start), members)
    to.part("active", 1, "by member: whose turn it is")
    to.one_of(member(realm, own, realm.active), members)
    to.part("revealed", 1, "poverty, prosperity")
    to.bits(realm.revealed, 2)
    to.part("documents_left", 20, "debts on the poverty card, deeds on the prosperity card")
    to.number(realm.debts_left)
    to.number(realm.deeds_left)
    to.part("leader", 1, "by member: the leader of the castle")
    to.one_of(member(realm, own, realm.leader), members)
    to.part("bonus", 1, "by ribbon, then by member: the cleric's bonus card")
    for owner in realm.bonus:
        to.one_of(member(realm, own, owner), members)


def write_people(realm: Realm, order: list[int], home: int, to: Scribe) -> None:
    """What lies before each member, the observing one first."""
    people = [realm.people[who] for who in order]
    to.part("piece", 1, "by member: how many pieces of the ring the viscount stands ahead: 0, 1, …")
    for who in order:
        at = piece_of(realm, who)
        to.one_of((at - home) % PIECES if at >= 0 else -1, PIECES)
    to.part("space", 1, "by member: the left, right or inner space of the piece")
    for player in people:
        to.one_of(player.space % KINDS_OF_SPACE if player.space >= 0 else -1, KINDS_OF_SPACE)
    to.part("goods", 10, "by member: ink, gold, stone, silver")
    for player in people:
        to.numbers(player.goods)
    to.part("documents", 6, "by member: debts, flipped debts, deeds, flipped deeds")
    for player in people:
        to.number(player.debts)
        to.number(player.debts_flipped)
        to.number(player.deeds)
        to.number(player.deeds_flipped)
    to.part("track", realm.box.track, "by member: corruption, virtue")
    for player in people:
        to.number(player.corruption)
        to.number(player.virtue)
    to.part("slots", 1, "by member, then by building slot: open")
    for player in people:
        to.bits(player.slots, len(realm.box.slot_ids))
    to.part("workers", 20, "by member: workers in the supply")
    for player in people:
        to.number(player.workers)
    to.part("manuscripts", 4, "by member, then by ribbon and none: manuscripts")
    for place in range(len(people)):
        for text in people[place].manuscripts:
            ribbon = realm.box.text_ribbon[text]
            to.add(place * (len(RIBBONS) + 1) + (ribbon if ribbon >= 0 else len(RIBBONS)))
    to.skip(len(people) * (len(RIBBONS) + 1))
    to.part("points", 100, "by member: points as they stand")
    for who in order:
        to.number(total(realm, who))


def write_cards(realm: Realm, seat: int, order: list[int], to: Scribe) -> None:
    """The cards: one's own by name, those of the others by their icons; hands stay hidden."""
    box = realm.box
    icons = len(ICONS)
    to.part("hand_size", 6, "by member: cards in hand")
    for who in order:
        to.number(len(realm.people[who].hand))
    to.part("piles", 12, "by member: cards in the draw pile, in the discard pile, destroyed")
    for who in order:
        player = realm.people[who]
        to.number(len(player.draw))
        to.number(len(player.discard))
        to.number(len(player.destroyed))
    to.part("tableau", 3, "by member, then by slot: trade, build, workers, transcribe, criminal icons there")
    for who in order:
        player = realm.people[who]
        bare = realm.bare_icons(who)
        shown = box.scheme_icons if realm.is_rival(who) else box.card_icons
        for slot in range(TABLEAU):
            card = player.tableau[slot]
            to.numbers(bare[slot] if card == NONE else shown[card])
    to.part("tableau_filled", 1, "by member, then by slot: a card lies there")
    for who in order:
        for card in realm.people[who].tableau:
            to.flag(card != NONE)
    to.part("deck", 12, "by member: all icons of the cards in hand, draw pile and discard pile, by kind")
    for who in order:
        player = realm.people[who]
        packed = box.scheme_wide if realm.is_rival(who) else box.card_wide
        deck = icons_of(player.hand, packed) + icons_of(player.draw, packed) + icons_of(player.discard, packed)
        for kind in range(icons):
            to.number(deck >> kind * WIDE & (1 << WIDE) - 1)
    own = realm.people[order[0]]
    to.part("own_hand", 1, "by card of the box: in the own hand")
    if seat >= 0:
        for card in own.hand:
            to.put(card, 1)
    to.skip(box.cards)
    to.part("own_cards", 1, "by card of the box: in the own draw or discard pile (a spectator: or in the hand)")
    if seat < 0:
        for card in own.hand:
            to.put(card, 1)
    mark_cards(own, to)
    to.skip(box.cards)
    to.part("own_tableau", TABLEAU, "by card of the box: the slot of the own tableau, counted from 1")
    for slot in range(TABLEAU):
        if own.tableau[slot] != NONE:
            to.put(own.tableau[slot], slot + 1)
    to.skip(box.cards)


def icons_of(cards: list[int], packed: list[int]) -> int:
    """The icons of these cards, by kind, packed into one number."""
    count = 0
    for card in cards:
        count += packed[card]
    return count


def mark_cards(player: Player, to: Scribe) -> None:
    """The cards of draw and discard pile."""
    for card in player.draw:
        to.put(card, 1)
    for card in player.discard:
        to.put(card, 1)


def write_ring(realm: Realm, order: list[int], home: int, to: Scribe) -> None:
    """The board around the castle, clockwise from the piece where the observing viscount stands."""
    box = realm.box
    members = realm.members
    laid = len(realm.ring) == PIECES
    pieces = [realm.ring[(home + step) % PIECES] for step in range(PIECES)] if laid else []
    to.part("pieces", 1, "clockwise from the own piece: which piece of the board it is")
    for step in range(PIECES):
        to.one_of(pieces[step] if laid else -1, PIECES)
    section = realm.section_at(pieces[0]) if laid else 0
    to.part("section", 1, "the castle section in front of the own piece")
    to.one_of(section, SECTIONS)
    to.part("townsfolk", PIECES, "by neutral card of the box: on which piece it can be hired, counted clockwise from 1")
    for step in range(len(pieces)):
        top = realm.tops[pieces[step]]
        if top != NONE:
            to.put(top, step + 1)
    to.skip(box.neutral)
    to.part("townsfolk_left", 14, "clockwise: townsfolk below the top one")
    for step in range(PIECES):
        to.number(realm.below[pieces[step]] if laid else 0)
    to.part("texts", PIECES, "by manuscript of the box: on which piece it lies on top, counted clockwise from 1")
    for step in range(len(pieces)):
        text = realm.texts[pieces[step]]
        if text != NONE:
            to.put(text, step + 1)
    to.skip(box.texts)
    to.part("texts_left", 6, "clockwise: manuscripts below the top one")
    for step in range(PIECES):
        to.number(realm.texts_below[pieces[step]] if laid else 0)
    owners = PIECES * SPOTS * members  # how many numbers say whose buildings they are; then comes what they are
    for step in range(len(pieces)):
        at = pieces[step] * SPOTS
        for spot in range(step * SPOTS, step * SPOTS + SPOTS):
            owner = realm.spot_owner[at]
            if owner >= 0:
                to.put(spot * members + member(realm, order[0], owner), 1)
                to.put(owners + spot, realm.slot_building(owner, realm.spot_slot[at]) + 1)
            at += 1
    to.part("spots", 1, "clockwise, by building spot, then by member: whose building stands there")
    to.skip(owners)
    to.part("buildings", len(BUILDINGS), "clockwise, by building spot: workshop 1, trading post 2, guildhall 3")
    to.skip(PIECES * SPOTS)
    to.part("castle", 4, "ring 1, then ring 2: by section clockwise from the own piece, by member: workers")
    for ring in (realm.ring1, realm.ring2):
        for step in range(SECTIONS):
            first = (section + step) % SECTIONS * members
            for who in order:
                to.number(ring[first + who])
    to.part("throne", 4, "by member: workers in ring 3")
    for who in order:
        to.number(realm.ring3[who])
    to.part("pairs", 1, "by player card: can be picked")
    for card in realm.pairs:
        to.put(card, 1)
    to.skip(len(box.start_ids))
    to.part("heroes", 6, "by hero: under which of the player cards laid out, counted from 1")
    for at in range(len(realm.heroes)):
        to.put(realm.heroes[at] - box.neutral, at + 1)
    to.skip(box.first_starting - box.neutral)


def write_solo(realm: Realm, to: Scribe) -> None:
    """Alone: the opponent and its schemes."""
    count = len(realm.box.scheme_ids)
    to.part("opponent", 1, "alone: the opponent's board")
    to.one_of(realm.opponent if realm.solo else -1, len(realm.box.opponents))
    to.part("difficulty", MOST_DIFFICULT, "alone: the difficulty")
    to.number(realm.difficulty if realm.solo else 0)
    to.part("schemes", 3, "alone, by scheme: 1 in the draw pile, 2 discarded, 3 in the tableau")
    if realm.solo:
        rival = realm.people[1]
        for scheme in rival.draw:
            to.put(scheme, 1)
        for scheme in rival.discard:
            to.put(scheme, 2)
        for scheme in rival.tableau:
            if scheme != NONE:
                to.put(scheme, 3)
    to.skip(count)
    to.part("future", 8, "alone: schemes that nobody has seen, how many of them lie in the draw pile")
    to.number(len(realm.future) if realm.solo else 0)
    to.number(realm.mixed)


def write_question(realm: Realm, to: Scribe) -> None:
    """What the question on top is about."""
    action = -1
    number = 0
    dismissed = 0
    slot = -1
    options = 0
    effect = 0
    first: list[int] = []
    if realm.stack:
        top = realm.stack[-1]
        if isinstance(top, Dismiss):
            action = top.action
        elif isinstance(top, Funded):
            action, number = top.wanted(), top.icons(realm)
            dismissed = 1 if top.dismissed != NONE else 0
        elif isinstance(top, Pay):
            action, number = top.action, top.missing
            first = top.units(realm)
        elif isinstance(top, Several):
            number = top.n
        elif isinstance(top, ChooseSlot):
            slot = top.building
        elif isinstance(top, ChooseSpot):
            slot = realm.box.slot_building[top.slot]
        elif isinstance(top, ChooseLink):
            number = top.spot % SPOTS + 1
        elif isinstance(top, ChooseSide):
            number = top.section + 1
        elif isinstance(top, Flip):
            action, number = len(ACTIONS) - 1, top.n
            dismissed = top.what
        elif isinstance(top, ChooseOption):
            options = len(options_of(realm, top.effect, top.at))
            effect = top.effect
        elif isinstance(top, FreeManuscript):
            dismissed = top.costs
        elif isinstance(top, Move):
            number = top.value
        elif isinstance(top, ChooseTrigger):
            options = len(top.cards())
            effect = top.first
    to.part("about_action", 1, "trade, build, workers, transcribe, flip: the action that the question is about")
    to.one_of(action, len(ACTIONS))
    to.part("about_number", 8, "how many: icons, missing icons, spaces, repetitions")
    to.number(number)
    to.part("about_effect", 250, "half the number of the effect, or of the first card whose ability may act")
    to.number(effect // 2)
    to.part("about_other", 2, "a townsfolk was dismissed, the price counts, or what is flipped")
    to.number(dismissed)
    to.part("about_building", 1, "workshop, trading post, guildhall")
    to.one_of(slot, len(BUILDINGS))
    to.part("about_options", 3, "how many ways the effect offers")
    to.number(options)
    to.part("about_paid", 3, "by way to pay: units paid so far")
    for at in range(len(realm.box.pay_good)):
        to.number(first[at] if at < len(first) else 0)
