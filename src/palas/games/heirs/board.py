"""How the table of Die zwei Erben is drawn: from a view alone, seen from one's own side, wide or for a phone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from palas.draw import Board, Scene, frames
from palas.draw.svg import rect
from palas.engine.core.event import Event
from palas.engine.title import Manner
from palas.games.heirs import board_court as court
from palas.games.heirs import board_land as land
from palas.games.heirs.board_drawing import Drawing
from palas.games.heirs.board_tiles import PATTERNS
from palas.games.heirs.box import TROOPS, Box
from palas.games.heirs.state import NOBODY
from palas.games.heirs.view import RealmView
from palas.text import Words

WIDE, HIGH = 1200.0, 800.0
PHONE = 390.0


def draw_board(words: Words, view: RealmView, **how: Unpack[Manner]) -> Board:
    """The board as one SVG."""
    legal = frozenset(how["legal"])
    scene = Scene(legal=legal, asking=bool(legal), last=frozenset(how["last"]), titles=how["titles"])
    drawing = Drawing(view, how["outlook"].position, words, how["lang"], scene, how["names"], how["shape"] == "phone")
    scene.draw(PATTERNS)
    width, height = tall(drawing) if drawing.small else wide(drawing)
    return scene.finish(width, height, drawing.say("title"), how["lang"], how["shape"])


def wide(d: Drawing) -> tuple[float, float]:
    """The land at the left; reserve, own hand and the other hand at the right."""
    d.scene.draw(frames.sheet(WIDE, HIGH))
    with d.zone("zone-land", "land", 20, 760):
        d.scene.draw(rect(20, 20, 716, 760, 6, fill="var(--zone)", stroke="var(--ink-line)", stroke_width=1))
        land.heirs(d, 378, 52, 752)
        land.land(d, 50, 64, 676, 646, 120)
    with d.zone("zone-reserve", "reserve", 18, 428):
        court.ring(d, 752, 18, 428, 428)
    with d.zone("zone-hand", "hand", 456, 176):
        court.own_hand(d, 752, 456, 428, 176, 92)
    with d.zone("zone-other", "other-hand", 640, 142):
        court.other_hand(d, 752, 640, 428, 142, 84)
    return WIDE, HIGH


def tall(d: Drawing) -> tuple[float, float]:
    """Land, reserve as a strip, hands: one below the other for a screen of 390 pixels."""
    columns, rows = land.extent(d)
    pitch = min(92.0, 356 / columns)
    high = rows * pitch
    reserve = high + 88
    hand = reserve + 232
    held = max(1, -(-max(len(d.hand(d.own)), 1) // 4))
    other = hand + 78 + held * 122
    height = other + 150
    d.scene.draw(rect(0, 0, PHONE, height, fill="var(--board)"))
    with d.zone("zone-land", "land", 0, reserve):
        land.heirs(d, 195, 20, high + 68)
        land.land(d, 26, 34, 356, high, 92)
    with d.zone("zone-reserve", "reserve", reserve, hand - reserve):
        court.strip(d, 8, reserve, 374, 224)
    with d.zone("zone-hand", "hand", hand, other - hand):
        court.own_hand(d, 8, hand, 374, other - hand - 8, 86)
    with d.zone("zone-other", "other-hand", other, height - other):
        court.other_hand(d, 8, other, 374, 142, 84)
    return PHONE, height


# -- what a line of the log speaks of ------------------------------------------------------------------------------


def spots(box: Box, event_args: Mapping[str, tuple[str, ...]], view: RealmView, event: Event) -> tuple[str, ...]:
    """The ids of the places and pieces on the board that an event is about."""
    facts = dict(zip(event_args.get(event.kind, ()), event.args, strict=True))
    found: list[str] = []
    if "cell" in facts:
        found.append(f"cell-{facts['cell']}")
    if "troop" in facts:
        side = facts["seat"] if view.human == NOBODY else view.human
        found.append(f"piece-troop-{side * TROOPS + facts['troop']}")
    if event.kind == "laid_out":
        found.append(f"slot-{facts['slot']}")
    if event.kind == "took":
        found += [f"hand-{box.tile_ids[facts['the_tile']]}", "piece-shield"]
    if event.kind == "heinrich_took":
        found.append("piece-shield")
    if event.kind == "treasure":
        found.append(f"piece-treasure-{facts['treasure']}")
    return tuple(found)
