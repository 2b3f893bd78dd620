"""The parts of a position of Burggrafen des Westfrankenreichs, each laid out from its words: cards, boards, people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from palas.engine.core.cards import set_of
from palas.engine.core.position import changed
from palas.engine.errors import BadPosition
from palas.engine.layout import Plain, Pool, too_many
from palas.engine.said import Said, items, named, shown
from palas.games.viscounts.state import NOBODY, NONE, POVERTY, PROSPERITY, Player, Realm
from palas.games.viscounts.terms import GOODS, ITEMS, PIECES, SECTIONS, SPOTS, TABLEAU

ENDS: Mapping[str, int] = {"poverty": POVERTY, "prosperity": PROSPERITY}
ZONES = ("hand", "discard", "destroyed", "draw")


def ends_of(realm: Realm) -> list[int]:
    """Which end cards are revealed."""
    return [end for end, bit in enumerate(ENDS.values()) if realm.revealed & bit]


def tops_of(pieces: Sequence[str], tops: Sequence[int], names: Sequence[str]) -> dict[str, str | None]:
    """What lies on top of each piece's pile."""
    return {piece: None if top == NONE else names[top] for piece, top in zip(pieces, tops, strict=True)}


def lay_cards(realm: Realm, said: Said, parts: Sequence[Said]) -> None:
    """Townsfolk and heroes: those of the players, on the pieces, dismissed; the rest in the bags.

    Everybody has starting cards of his own; each other card is in the box once.
    """
    box = realm.box
    pool = Pool(box.card_ids[: box.first_starting])
    people = realm.people[: realm.players]
    named_zones = [take_zones(box.card_ids, box.first_starting, pool, part) for part in parts[: realm.players]]
    pieces = said.part("townsfolk")
    tops = [take_top(pool, pieces, piece) for piece in box.piece_ids]
    pieces.end(box.piece_ids)
    dismissed = pool.take_all(said, "dismissed")
    lay_pairs(realm, said, pool)
    for player, zones, part in zip(people, named_zones, parts, strict=False):
        keep_zones(player, zones, box.first_starting, box.cards, pool, part.at)
    realm.dismissed = dismissed if dismissed is not None else pool.keep(realm.dismissed, "dismissed")
    realm.tops = [
        before_or_any(pool, realm.tops[at], box.neutral, f"townsfolk.{piece}") if top is None else top
        for at, (piece, top) in enumerate(zip(box.piece_ids, tops, strict=True))
    ]
    realm.bag = [card for card in pool.left if card < box.neutral]
    realm.hero_bag = [card for card in pool.left if card >= box.neutral]
    realm.below = piles_said(said, "townsfolk_below", box.piece_ids, realm.below, realm.tops, len(realm.bag))


def take_top(pool: Pool, pieces: Said, piece: str) -> int | None:
    """What was said to lie on a piece's pile: a card, NONE, or nothing was said."""
    for value in pieces.given(piece):
        return NONE if value is None else pool.take(value, pieces.path(piece))
    return None


def before_or_any(pool: Pool, before: int, below: int, at: str) -> int:
    """What lay there before, or the next townsfolk that is free."""
    if before == NONE or before in pool.left:
        return before if before == NONE else pool.put(before, at)
    left = [card for card in pool.left if card < below]
    return pool.put(left[0], at) if left else NONE


def take_zones(names: Sequence[str], first_starting: int, pool: Pool, said: Said) -> dict[str, list[int] | None]:
    """The cards of a player by zone as they were said; None for a zone that was not."""
    found: dict[str, list[int] | None] = {}
    own: list[int] = []
    for zone in ("tableau", *ZONES):
        found[zone] = None
        for value in said.given(zone):
            cards = []
            for name in items(value, said.path(zone)):
                if name is None and zone == "tableau":
                    cards.append(NONE)
                    continue
                card = named(name, names, said.path(zone))
                if card >= first_starting:
                    if card in own:
                        raise BadPosition("layout-twice", thing=name, first=said.at, second=said.path(zone))
                    own.append(card)
                else:
                    pool.take(name, said.path(zone))
                cards.append(card)
            found[zone] = cards
    return found


def keep_zones(
    player: Player, said: Mapping[str, list[int] | None], first_starting: int, end: int, pool: Pool, at: str
) -> None:
    """Zones that were not said keep what lay there, unless it was named elsewhere; what is left is drawn from."""
    taken = [card for cards in said.values() for card in cards or ()]

    def keep(cards: Sequence[int]) -> list[int]:
        kept = [card for card in cards if card != NONE and card not in taken]
        kept = [card for card in kept if card >= first_starting or card in pool.left]
        for card in kept:
            taken.append(card)
            if card < first_starting:
                pool.put(card, at)
        return kept

    tableau = said["tableau"]
    if tableau is None:
        tableau = [card if card == NONE or keep([card]) else NONE for card in player.tableau]
    if len(tableau) > TABLEAU:
        raise too_many(f"{at}.tableau", len(tableau), TABLEAU)
    player.tableau = [*tableau, *[NONE] * (TABLEAU - len(tableau))]
    before = {zone: list(getattr(player, zone)) for zone in ZONES}
    for zone in ("hand", "discard", "destroyed"):
        cards = said[zone]
        if cards is None:
            cards = [] if zone == "hand" and said["draw"] is not None else keep(before[zone])
        setattr(player, zone, cards)
    player.hand.sort()
    own = list(dict.fromkeys([*before["hand"], *before["draw"], *before["discard"], *range(first_starting, end)]))
    pile = said["draw"]
    player.draw = sorted(keep(own) if pile is None else pile)


def lay_pairs(realm: Realm, said: Said, pool: Pool) -> None:
    """In the draft, the player cards with the heroes under them; the other player cards are in the box."""
    box = realm.box
    cards = Pool(box.start_ids)
    for value in said.given("pairs"):
        realm.pairs, realm.heroes = [], []
        for one in items(value, "pairs"):
            both = items(one, "pairs")
            if len(both) != 2:
                raise BadPosition("layout-kind", at="pairs", kind="list", found=shown(one))
            realm.pairs.append(cards.take(both[0], "pairs"))
            realm.heroes.append(pool.take(both[1], "pairs"))
    if "pairs" not in said:
        cards.keep(realm.pairs, "pairs")
        realm.heroes = pool.keep(realm.heroes, "pairs")
    left = cards.take_all(said, "player_cards")
    realm.start_bag = left if left is not None else cards.keep(realm.start_bag, "player_cards")


def box_player_cards(realm: Realm, said: Said) -> None:
    """Unless it was said which: player cards that are not laid out, and not with players whose viscount stands, are in
    the box."""
    cards = [card for card in range(len(realm.box.start_ids)) if card not in realm.pairs]
    picked = sum(player.space != NONE for player in realm.people[: realm.players])
    if "player_cards" not in said and len(realm.start_bag) != len(cards) - picked:
        realm.start_bag = cards[: max(0, len(cards) - picked)]


def piles_said(
    said: Said, word: str, pieces: Sequence[str], before: Sequence[int], tops: Sequence[int], total: int
) -> list[int]:
    """How many lie below each top: as said, as before, or shared out as evenly as can be; none under an empty pile."""
    found = said.amounts(word, pieces, before)
    piles = [at for at in range(PIECES) if tops[at] != NONE]
    if word in said or (sum(found) == total and all(at in piles for at in range(PIECES) if found[at])):
        return found
    if total and not piles:
        raise BadPosition("layout-nothing-there", at=word)
    shares = {at: total // len(piles) + (place < total % len(piles)) for place, at in enumerate(piles)}
    return [shares.get(at, 0) for at in range(PIECES)]


def lay_texts(realm: Realm, said: Said, parts: Sequence[Said]) -> None:
    """Manuscripts: of the players, on the pieces; the rest in the bag."""
    box = realm.box
    pool = Pool(box.text_ids[: box.texts])
    owned = [pool.take_all(part, "manuscripts") for part in parts]
    pieces = said.part("texts")
    tops = [take_top(pool, pieces, piece) for piece in box.piece_ids]
    pieces.end(box.piece_ids)
    for player, own, part in zip(realm.people, owned, parts, strict=True):
        player.manuscripts = own if own is not None else pool.keep(player.manuscripts, part.at)
    realm.texts = [
        before_or_any(pool, realm.texts[at], box.texts, f"texts.{piece}") if top is None else top
        for at, (piece, top) in enumerate(zip(box.piece_ids, tops, strict=True))
    ]
    realm.text_bag = list(pool.left)
    before = realm.texts_below
    realm.texts_below = piles_said(said, "texts_below", box.piece_ids, before, realm.texts, len(realm.text_bag))


def lay_buildings(realm: Realm, said: Said, members: Sequence[str]) -> None:
    """Buildings on their spots; each opens the slot that it came from."""
    box = realm.box
    if "buildings" in said:
        realm.spot_owner, realm.spot_slot = [NOBODY] * (PIECES * SPOTS), [NONE] * (PIECES * SPOTS)
    for spot, value in said.entries("buildings"):
        at = f"buildings.{spot}"
        both = items(value, at)
        if len(both) != 2:
            raise BadPosition("layout-kind", at=at, kind="list", found=shown(value))
        index = named(spot, box.spot_ids, "buildings")
        if index % SPOTS >= box.spots[realm.side]:
            raise BadPosition("layout-place", thing="building", place=spot)
        realm.spot_owner[index] = named(both[0], members, at)
        realm.spot_slot[index] = named(both[1], box.slot_ids, at)
    for who, player in enumerate(realm.people):
        slots = [realm.spot_slot[spot] for spot, owner in enumerate(realm.spot_owner) if owner == who]
        if len(set(slots)) < len(slots):
            twice = next(slot for slot in slots if slots.count(slot) > 1)
            raise BadPosition("layout-twice", thing=box.slot_ids[twice], first="buildings", second="buildings")
        player.slots = set_of(slots)


def lay_schemes(realm: Realm, said: Said, part: Said) -> None:
    """Alone: the opponent's schemes and those of the future pile."""
    box, rival = realm.box, realm.people[1]
    pool = Pool(box.scheme_ids)
    in_game = [*rival.draw, *rival.discard, *rival.hand, *rival.destroyed, *realm.future]
    in_game += [scheme for scheme in rival.tableau if scheme != NONE]
    pool.left = sorted(in_game)
    zones = take_zones(box.scheme_ids, len(box.scheme_ids), pool, part)
    future = pool.take_all(said, "future")
    realm.future = sorted(future if future is not None else pool.keep(realm.future, "future"))
    keep_zones(rival, zones, len(box.scheme_ids), len(box.scheme_ids), pool, part.at)
    if zones["draw"] is None:
        rival.draw = sorted([*rival.draw, *pool.left])
    realm.mixed = said.number("mixed", realm.mixed, 0, len(realm.future))


def lay_player(realm: Realm, who: int, said: Said) -> None:
    """What else lies before somebody, and the workers in the castle."""
    player, box, members = realm.people[who], realm.box, realm.members
    player.space = said.name("space", box.space_ids, player.space)
    player.goods = said.amounts("goods", ITEMS[:GOODS], player.goods)
    player.debts = said.number("debts", player.debts)
    player.debts_flipped = said.number("paid", player.debts_flipped)
    player.deeds = said.number("deeds", player.deeds)
    player.deeds_flipped = said.number("approved", player.deeds_flipped)
    player.corruption = said.number("corruption", player.corruption, 0, box.track)
    player.virtue = said.number("virtue", player.virtue, 0, box.track)
    inside = 0
    for word, ring in (("ring1", realm.ring1), ("ring2", realm.ring2)):
        ring[who::members] = said.amounts(word, box.section_ids, ring[who::members], box.workers)
        inside += sum(ring[who::members])
    realm.ring3 = changed(realm.ring3, who, said.number("ring3", realm.ring3[who]))
    player.workers = box.workers - inside - realm.ring3[who]
    said.end()


def described_player(realm: Realm, who: int) -> Plain:
    """What lies before somebody, in words."""
    player, box, members = realm.people[who], realm.box, realm.members
    names = box.scheme_ids if realm.is_rival(who) else box.card_ids
    words: Plain = {
        "space": None if player.space == NONE else box.space_ids[player.space],
        "goods": {ITEMS[item]: amount for item, amount in enumerate(player.goods) if amount},
        "debts": player.debts,
        "paid": player.debts_flipped,
        "deeds": player.deeds,
        "approved": player.deeds_flipped,
        "corruption": player.corruption,
        "virtue": player.virtue,
        "manuscripts": [box.text_ids[text] for text in player.manuscripts],
        "tableau": [None if card == NONE else names[card] for card in player.tableau],
        **{zone: [names[card] for card in getattr(player, zone)] for zone in ZONES},
        "ring3": realm.ring3[who],
    }
    for word, ring in (("ring1", realm.ring1), ("ring2", realm.ring2)):
        mine = ring[who::members]
        words[word] = {box.section_ids[section]: mine[section] for section in range(SECTIONS) if mine[section]}
    return words
