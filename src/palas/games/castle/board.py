"""How the table of Im Schutze der Burg is drawn: from a view alone, wide for a desk or tall for a phone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from palas.draw import TINCTURES, Board, Scene, frames
from palas.draw.fitting import for_the_rail
from palas.draw.svg import rect, text
from palas.engine.core.event import Event
from palas.engine.outlook import Outlook
from palas.games.castle import board_cards as cards
from palas.games.castle import board_castle as buildings
from palas.games.castle import board_yard as yard
from palas.games.castle.board_drawing import Drawing
from palas.games.castle.box import GOODS, WINTER_CARDS, Box
from palas.games.castle.shorthand import Shorthand
from palas.games.castle.view import CastleView
from palas.text import Words

WIDE = 1200.0
DOCK = 374.0
PHONE = 390.0


def draw_board(
    box: Box,
    words: Words,
    view: CastleView,
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
    answers: Collection[str] = ()
    if legal and view.seat is not None:
        question = outlook.position.stack[-1]
        answers = {box.codes[action] for action in question.candidates(outlook.position, view.seat)}
    scene = Scene(legal=frozenset(legal), asking=bool(legal), last=frozenset(last), titles=titles)
    d = Drawing(view, box, Shorthand(box, words, lang), scene, names, colours, shape == "phone", answers, outlook)
    title = d.say("title", rounds=view.field)
    if shape == "desk":
        return scene.finish(*wide(d, hand_beside=True), title, lang, shape).with_dock(dock(d))
    if d.small:
        return scene.finish(*tall(d), title, lang, shape).with_dock(sheet(d) if cards.asks_hand(d) else None)
    return scene.finish(*wide(d), title, lang, shape)


def desk_size(view: CastleView) -> tuple[float, float]:
    """The size of the board on a desk: the own hand lies in the dock."""
    return WIDE, 534 + cards.ORDER + 16 + (yard.WINTER + 8 if view.winter else 0)


def dock(d: Drawing) -> Board | None:
    """The own hand, four cards in a row."""
    if d.view.seat is None:
        return None
    board = d.scene
    d.scene, d.small = board.beside(), True
    with for_the_rail(DOCK):
        height = cards.hand(d, 0, 0, DOCK, 4, 82)
        drawn = d.scene.finish(DOCK, height, d.say("hand"), d.short.lang, "dock")
    d.scene, d.small = board, False
    return drawn


def sheet(d: Drawing) -> Board:
    """On a phone: the own hand, while a card of it is asked for, for the sheet below the board."""
    board = d.scene
    d.scene = board.beside()
    drawn = d.scene.finish(DOCK, cards.hand(d, 0, 0, DOCK, 4, 82), d.say("hand"), d.short.lang, "dock")
    d.scene = board
    return drawn


def wide(d: Drawing, hand_beside: bool = False) -> tuple[float, float]:
    """The castle, wagons and rounds beside it, below them the order of play, the own hand, the winter cards."""
    seated = d.view.seat is not None and not hand_beside
    hand = 534 + cards.ORDER + 8
    winter = hand + (cards.HAND + 8 if seated else 0)
    height = winter + (yard.WINTER + 8 if d.view.winter else 0) + 8
    d.scene.draw(frames.sheet(WIDE, height))
    with d.zone("zone-castle", "castle", 22, 500):
        buildings.castle(d, 22, 22)
    with d.zone("zone-wagons", "wagons", 18, 504):
        yard.wagons(d, 876, 18, 304)
        yard.defence_tower(d, 876, 310, 148, 212)
        yard.rounds(d, 1032, 310, 148, 212)
    with d.zone("zone-order", "order", 534, cards.ORDER):
        cards.order(d, 22, 534, 1158)
    if seated:
        with d.zone("zone-hand", "hand", hand, cards.HAND):
            cards.hand(d, 22, hand, 1158, 8, 66)
    if d.view.winter:
        with d.zone("zone-winter", "winter", winter, yard.WINTER):
            yard.winter(d, 22, winter, 1158)
    return WIDE, height


def tall(d: Drawing) -> tuple[float, float]:
    """Everything one below the other for a screen of 390 pixels."""
    y = 0.0
    parts = []
    if d.view.seat is not None and not cards.asks_hand(d):
        parts.append(("zone-hand", "hand", 250.0))
    parts += [("zone-order", "order", 0.0), ("zone-castle", "castle", 0.0), ("zone-wagons", "wagons", 520.0)]
    if d.view.winter:
        parts.append(("zone-winter", "winter", yard.winter_height(d) + 10))
    heights = {"zone-order": order_height(d), "zone-castle": castle_height()}
    total = sum(heights.get(id, height) + 8 for id, _title, height in parts) + 8
    d.scene.draw(rect(0, 0, PHONE, total, fill="var(--board)"))
    for id, title, height in parts:
        own = heights.get(id, height)
        with d.zone(id, title, y, own):
            if id == "zone-hand":
                cards.hand(d, 8, y + 4, 374, 4, 92)
            elif id == "zone-order":
                tall_order(d, y + 4)
            elif id == "zone-castle":
                tall_castle(d, y + 4)
            elif id == "zone-wagons":
                yard.wagons(d, 8, y + 4, 374)
                yard.defence_tower(d, 8, y + 296, 183, 212)
                yard.rounds(d, 199, y + 296, 183, 212)
            else:
                yard.winter(d, 8, y + 4, 374)
        y += own + 8
    return PHONE, total


def order_height(d: Drawing) -> float:
    """How tall the order of play is on a phone."""
    return 40.0 + sum(46 + 62 * len(cards.shown(d, rank)) for rank in range(1, cards.RANKS + 1))


def tall_order(d: Drawing, y: float) -> None:
    """The order of play from top to bottom."""
    d.scene.draw(text(14, y + 18, d.say("order"), 17, "start", 700, "var(--rubric)", "caps"))
    if d.view.start >= 0:
        start = d.say("start-player", name=d.names[d.view.start])
        d.scene.draw(text(376, y + 18, start, 14, "end", 500, "var(--ink-2)"))
    top = y + 30
    for rank in range(1, cards.RANKS + 1):
        shown = cards.shown(d, rank)
        cards.column_head(d, rank, 8, top, 374, 40.0 + 62 * len(shown), deeds=False)
        if not shown and not d.view.over:
            d.scene.draw(cards.shields(d, rank, 372, top + 20))
        for place, (seat, card) in enumerate(shown):
            cards.banner(d, seat, card, 16, top + 38 + place * 62, 358, 58)
        top += 46 + 62 * len(shown)


SPECIAL = ("keep", "tavern", "palace", "servants", "gate_large", "gate_small", "stable", "market", "smithy")


def castle_height() -> float:
    """How tall the castle is on a phone."""
    return 34.0 + -(-(len(SPECIAL) + 3) // 2) * 102


def tall_castle(d: Drawing, y: float) -> None:
    """The castle in two columns: the buildings with places, towers and houses as counters, the well."""
    d.scene.draw(text(14, y + 18, d.say("castle"), 17, "start", 700, "var(--rubric)", "caps"))
    spots = [(8 + i % 2 * 190.0, y + 30 + i // 2 * 102.0) for i in range(len(SPECIAL) + 3)]
    for id, (x, top) in zip(SPECIAL, spots, strict=False):
        buildings.card(d, d.box.building_ids.index(id), x, top, 184, 94)
    buildings.counter(d, "tower", *spots[9], 184)
    buildings.counter(d, "house", *spots[10], 184)
    buildings.small(d, d.box.building_ids.index("well"), *spots[11], 184, 92)


# -- what a line of the log speaks of ------------------------------------------------------------------------------


def spots(box: Box, event_args: Mapping[str, tuple[str, ...]], view: CastleView, event: Event) -> tuple[str, ...]:
    """The ids of the places and pieces on the board that an event is about."""
    facts = dict(zip(event_args.get(event.kind, ()), event.args, strict=True))
    found: list[str] = []
    if event.kind == "erected":
        found.append(f"building-{box.building_ids[facts['the_building']]}")
    if "into" in facts:
        found.append(f"place-{box.place_ids[facts['into']]}")
    if "wagon" in facts:
        found.append(f"wagon-{box.wagon_ids[facts['wagon']]}")
    if event.kind == "emptied":
        found.append(f"tower-{GOODS[facts['good']]}")
    if event.kind == "round":
        found.append(f"round-{facts['rounds']}")
    card = facts.get("the_card", facts.get("card", -1))
    if card >= 0 and event.kind != "removed_card":
        found.append(f"card-{facts['seat']}-{box.card_ids[card]}")
        found.append(f"rank-{box.card_rank[card]}")
    if event.kind == "winter_card":
        found.append(f"winter-{WINTER_CARDS[facts['winter_card']]}")
    if event.kind in ("toll", "toll_kept", "inn_talers"):
        found.append("winter-village_inn")
    if event.kind in ("offered", "gift", "maiden_won"):
        found.append("winter-castle_maiden")
    return tuple(found)
