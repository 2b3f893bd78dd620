"""How the table of Burggrafen des Westfrankenreichs is drawn: from a view alone, wide or for a phone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from palas.draw import TINCTURES, Board, Scene, frames
from palas.draw.svg import rect, text
from palas.engine.core.event import Event
from palas.engine.outlook import Outlook
from palas.games.viscounts import board_cards as cards
from palas.games.viscounts import board_draft as draft
from palas.games.viscounts import board_mats as mats
from palas.games.viscounts import board_players as players
from palas.games.viscounts import board_ring as ring
from palas.games.viscounts import board_unrolled as unrolled
from palas.games.viscounts.board_castle import castle
from palas.games.viscounts.board_drawing import Drawing, dashed
from palas.games.viscounts.box import Box
from palas.games.viscounts.state import POVERTY, RIVAL
from palas.games.viscounts.terms import DEBT, ITEMS, RIBBONS, SECTIONS, SILVER, TABLEAU
from palas.games.viscounts.view import RealmView
from palas.text import Words

WIDE = 1200.0
TOP = 892.0  # the height of the ring with the own things beside it
PHONE = 390.0
SHEET = 374.0  # as wide as what lies in the sheet of a phone
SIDE, ROOM = 868.0, 312.0  # the column of the own things


def draw_board(
    box: Box,
    words: Words,
    view: RealmView,
    *,
    lang: str,
    names: Sequence[str],
    legal: Collection[str] = (),
    last: Collection[str] = (),
    shape: str = "wide",
    colours: Sequence[str] = TINCTURES,
    titles: bool = False,
    outlook: Outlook,
) -> Board:
    """The board as one SVG. `last` are ids of places and pieces that have just changed (see `spots`)."""
    answers: frozenset[str] = frozenset()
    if legal and view.asked is not None and view.seat is not None:
        step = outlook.position.stack[-1]
        answers = frozenset(box.codes[action] for action in step.candidates(outlook.position, view.seat))
    scene = Scene(legal=frozenset(legal), asking=bool(legal), last=frozenset(last), titles=titles)
    d = Drawing(view, box, words, lang, scene, names, colours, shape == "phone", answers, outlook)
    if shape.startswith("area-"):
        d.small = True
        mats.mat(d, int(shape.removeprefix("area-")), 0, 0, SHEET, 1)
        return scene.finish(SHEET, mats.mat_height(1), d.say("title", round=view.round), lang, "area")
    title = d.say("title", round=view.round)
    if d.small:
        return scene.finish(*tall(d), title, lang, shape).with_dock(sheet(d) if asks_hand(d) else None)
    return scene.finish(*wide(d, alone=shape == "desk"), title, lang, shape)


def asks_hand(d: Drawing) -> bool:
    """Is a card of the own hand or of its piles to be chosen now?"""
    return not d.drafting() and d.asks("play", "discard", "destroy")


def sheet(d: Drawing) -> Board:
    """On a phone: the own hand and its piles, while a card is asked for, for the sheet below the board."""
    board = d.scene
    d.scene = board.beside()
    high = 112.0 if len(d.person(d.own).hand or ()) <= TABLEAU else 172.0
    players.hand(d, 6, 6, SHEET - 12, high)
    players.piles(d, d.own, 6, high + 16, SHEET - 8)
    drawn = d.scene.finish(SHEET, high + 50, mine(d, "hand"), d.lang, "dock")
    d.scene = board
    return drawn


# -- wide


def wide(d: Drawing, alone: bool = False) -> tuple[float, float]:
    """The ring at the left, the own things at the right, everybody else below; or `alone`, without the others."""
    others = d.others() if not alone else []
    columns = 4 - len(others)
    high = mats.mat_height(columns) if others else 0
    height = TOP + high + 6
    d.scene.draw(frames.sheet(WIDE, height))
    with d.zone("ring", d.say("ring-zone"), 18, TOP - 30):
        ring.ring(d)
        mats.head(d, 24, 26)
        mats.turn_order(d, 850, 34)
        mats.end_cards(d, 22, 790, 184, 84)
        mats.honours(d, 668, 796, 186, 78)
    if d.drafting():
        draft_column(d)
    else:
        with d.zone("tableau", mine(d, "tableau"), 18, 172):
            d.title(SIDE, 18, ROOM, 172, mine(d, "tableau"), d.say("shifts"))
            players.tableau(d, d.own, SIDE + 12, 48, ROOM - 24, 106)
            players.usable_icons(d, d.own, SIDE + 18, 158, ROOM - 24)
        with d.zone("track", d.say("virtue"), 198, 92):
            d.title(SIDE, 198, ROOM, 92, d.say("virtue"), d.say("virtue-note"))
            players.track(d, d.own, SIDE + 12, 228, ROOM - 24)
    y = 484.0 if d.drafting() else 298.0
    with d.zone("buildings", d.say("buildings"), y, 156):
        d.title(SIDE, y, ROOM, 156, d.say("buildings"), d.say("buildings-note"))
        players.buildings(d, d.own, SIDE + 12, y + 32, ROOM - 24)
    with d.zone("stock", d.say("stock"), y + 164, 184):
        d.title(SIDE, y + 164, ROOM, 184, d.say("stock"))
        stock(d, SIDE + 12, y + 192, ROOM - 24)
    if not d.drafting():
        with d.zone("hand", mine(d, "hand"), 654, 222):
            d.title(SIDE, 654, ROOM, 222, mine(d, "hand"), d.say("hand-note"))
            players.hand(d, SIDE + 12, 684, ROOM - 24, 144)
            players.piles(d, d.own, SIDE + 12, 838, ROOM - 20)
    if not others:
        return WIDE, height
    with d.zone("people", d.say("people"), TOP, high):
        each = (WIDE - 40 - 9 * (len(others) - 1)) / len(others)
        for order, who in enumerate(others):
            mats.mat(d, who, 20 + order * (each + 9), TOP, each, columns)
    return WIDE, height


def draft_column(d: Drawing) -> None:
    """The pairs to pick from, or the own cards while one may be destroyed, where tableau and track lie later."""
    with d.zone("pairs", d.say("pairs"), 18, 458):
        if d.asks("destroy"):
            d.title(SIDE, 18, ROOM, 458, d.say("own-cards"))
            draft.own_cards(d, SIDE + 12, 48, ROOM - 24, 3, 100)
        else:
            d.title(SIDE, 18, ROOM, 458, d.say("pairs"), d.say("pairs-note"))
            draft.pairs(d, SIDE + 12, 48, ROOM - 24, 77)


def mine(d: Drawing, key: str) -> str:
    """A heading of the own things; for a spectator with the name of whose they are."""
    return d.say(key) if d.view.seat is not None else d.say(f"{key}-of", name=d.name(d.own))


def stock(d: Drawing, x: float, y: float, w: float) -> None:
    """Goods, papers, workers and manuscripts."""
    players.goods(d, d.own, x, y, w)
    players.papers(d, d.own, x, y + 40, w)
    players.workers(d, d.own, x, y + 76, w)
    players.manuscripts(d, d.own, x, y + 114, w)


# -- tall


# The answers that lie on the ring or in the castle, by their verbs; all others lie with the own things.
ON_THE_RING = ("move", "do", "dismiss", "spot", "link", "hire", "take")
IN_THE_CASTLE = ("group", "side", "bump", "section", "worker")


def tall(d: Drawing) -> tuple[float, float]:
    """Everything one below the other, for a screen of 390 pixels; where the answers lie comes first."""
    x, w = 8.0, 374.0
    background = len(d.scene.ground)
    parts = [own_zones, ring_zones, castle_zone]
    if d.asks(*ON_THE_RING):
        parts = [ring_zones, own_zones, castle_zone]
    elif d.asks(*IN_THE_CASTLE):
        parts = [castle_zone, own_zones, ring_zones]
    y = 8.0
    for part in parts:
        y = part(d, x, y, w)
    y = people_zones(d, x, y, w)
    d.scene.ground.insert(background, rect(0, 0, PHONE, y, fill="var(--board)"))
    return PHONE, y


def ring_zones(d: Drawing, x: float, y: float, w: float) -> float:
    """The small ring and the five pieces; where they end."""
    with d.zone("ring", d.say("ring-zone"), y, 132):
        unrolled.small_ring(d, x + 62, y + 64, 58)
    y += 136
    for number in unrolled.order(d):
        with d.zone(f"piece-{d.box.piece_ids[number]}", d.named("piece", number), y, unrolled.PIECE):
            unrolled.piece(d, number, x, y, w)
        y += unrolled.PIECE
    return y


def castle_zone(d: Drawing, x: float, y: float, w: float) -> float:
    """The castle as large as the screen is wide; where it ends."""
    with d.zone("castle", d.say("castle"), y, 400):
        d.scene.draw(text(x + 2, y + 19, d.say("castle"), 18, "start", 700, "var(--rubric)", "caps"))
        castle(d, x + w / 2, y + 214, 1.17)
    return y + 412


def people_zones(d: Drawing, x: float, y: float, w: float) -> float:
    """End cards and honours, then everybody else; where they end."""
    with d.zone("honours", d.say("honours"), y, 110):
        mats.end_cards(d, x, y, 176, 92)
        mats.honours(d, x + 184, y, 190, 92)
    y += 104
    high = mats.mat_height(1)
    others = d.others()
    with d.zone("people", d.say("people"), y, high * len(others)):
        for order, who in enumerate(others):
            mats.mat(d, who, x, y + order * high, w, 1)
    return y + high * len(others) + 8


def own_zones(d: Drawing, x: float, y: float, w: float) -> float:
    """The draft or the own hand, then everything else of one's own; where it ends."""
    return table_zones(d, x, first_zone(d, x, y, w), w)


def first_zone(d: Drawing, x: float, y: float, w: float) -> float:
    """The draft, or the own hand; where it ends."""
    if d.drafting():
        high = len(d.view.pairs) * 92 + 34.0
        with d.zone("pairs", d.say("pairs"), y, high):
            d.title(x, y, w, high, d.say("pairs"))
            draft.pairs(d, x + 10, y + 30, w - 20, 84)
        y += high + 8
        owned = -(-len(d.person(d.own).discard) // 3) * 78 + 34.0
        if d.asks("destroy"):
            with d.zone("hand", d.say("own-cards"), y, owned):
                d.title(x, y, w, owned, d.say("own-cards"))
                draft.own_cards(d, x + 10, y + 30, w - 20, 3, 72)
            y += owned + 8
        return y
    if asks_hand(d):
        return y
    held = d.person(d.own).hand or ()
    high = 34 + max(1, len(held)) * 68.0 + 42
    with d.zone("hand", mine(d, "hand"), y, high):
        d.title(x, y, w, high, mine(d, "hand"), d.say("hand-note"))
        for order, card in enumerate(held):
            players.hand_place(d, card, x + 10, y + 30 + order * 68, w - 20, 62,
                               cards.townsfolk_row(d, card, w - 20, 62))  # fmt: skip
        if not held:
            d.scene.draw(text(x + w / 2, y + 66, d.say("empty-hand"), 15, fill="var(--ink-2)"))
        players.piles(d, d.own, x + 10, y + high - 38, w - 16)
    return y + high + 8


def table_zones(d: Drawing, x: float, y: float, w: float) -> float:
    """Tableau, track, stock and buildings; where they end."""
    if not d.drafting():
        with d.zone("tableau", mine(d, "tableau"), y, 176):
            d.title(x, y, w, 176, mine(d, "tableau"), d.say("shifts"))
            players.tableau(d, d.own, x + 10, y + 30, w - 20, 110)
            players.usable_icons(d, d.own, x + 16, y + 144, w - 24)
        y += 184
    with d.zone("stock", d.say("stock"), y, 446):
        d.title(x, y, w, 184, d.say("stock"))
        stock(d, x + 10, y + 28, w - 20)
        y += 192
        if not d.drafting():
            d.title(x, y, w, 96, d.say("virtue"))
            players.track(d, d.own, x + 10, y + 32, w - 20)
            y += 104
        d.title(x, y, w, 164, d.say("buildings"))
        players.buildings(d, d.own, x + 10, y + 32, w - 20, 43)
        y += 176
    return y


# -- what a line of the log speaks of


def spots(box: Box, event_args: Mapping[str, tuple[str, ...]], view: RealmView, event: Event) -> tuple[str, ...]:
    """The ids of the places and pieces on the board that an event is about."""
    facts = dict(zip(event_args.get(event.kind, ()), event.args, strict=True))
    who = facts.get("seat", 0)
    who = view.players if who == RIVAL else who
    kind = event.kind
    found: list[str] = []
    if kind == "moved":
        found += [f"piece-viscount-{who}", f"space-{dashed(box.space_ids[facts['space']])}"]
    if "spot" in facts:
        found.append(f"spot-{dashed(box.spot_ids[facts['spot']])}")
    if "piece" in facts:
        found.append(f"{'townsfolk' if kind == 'turned_up' else 'manuscript'}-{box.piece_ids[facts['piece']]}")
    if "section" in facts and kind != "to_ring_3":
        level = facts.get("ring", 2 if kind == "to_ring_2" else 1)
        beside = [facts["section"]]
        if kind == "sideways":
            beside = [(facts["section"] + way) % SECTIONS for way in (-1, 1)]
        beside += [facts["target"]] if "target" in facts else []
        found += [f"castle-{level}-{dashed(box.section_ids[section])}" for section in beside]
    if kind == "to_ring_3":
        found.append("castle-3")
    if kind in ("played", "scheme"):
        found.append(f"tableau-{who}-0")
    if kind in ("virtue", "corruption"):
        found.append(f"piece-{kind}-{who}")
    if kind in ("met", "collides"):
        found.append(f"track-{who}-{facts['track']}" if who == (view.seat or 0) else f"track-{who}")
    if kind in ("gained", "paid") and facts["item"] <= SILVER:
        found.append(f"good-{who}-{ITEMS[facts['item']]}")
    if kind == "flipped" or (kind == "gained" and facts["item"] in (DEBT, DEBT + 1)):
        paper = facts.get("document", facts.get("item"))
        found.append(f"paper-{who}-{'debt' if paper == DEBT else 'deed'}")
    if kind in ("dropped", "discarded", "hired", "gained_scheme"):
        found.append(f"pile-discard-{who}")
    if kind == "transcribed":
        found.append(f"manuscripts-{who}")
    if kind == "leader":
        found.append("leader")
    if kind == "bonus_card":
        found.append(f"bonus-{RIBBONS[facts['ribbon']]}")
    if kind == "end_card":
        found.append("end-poverty" if facts["end_card"] == POVERTY else "end-prosperity")
    return tuple(found)
