"""How the table of Caylus is drawn: from a view alone, wide for a desk or tall for a phone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from palas.draw import TINCTURES, Board, Scene, frames
from palas.draw.svg import group, number, path, rect, text
from palas.engine.core.event import Event
from palas.engine.outlook import Outlook
from palas.games.caylus import board_court as court
from palas.games.caylus import board_road as roads
from palas.games.caylus.board_drawing import VERBS, Drawing
from palas.games.caylus.board_words import captions
from palas.games.caylus.box import CASTLE, FIRST_TILE_PLACE, SPECIALS, Box
from palas.games.caylus.view import TownView
from palas.text import Words

WIDE = 1200.0
DESK = 816.0  # the height of the town on a desk
LEAF = 1160.0
PHONE = 390.0


COLUMNS = 10  # tiles in the first row of the road


def draw_board(
    box: Box,
    words: Words,
    view: TownView,
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
    question = view.asked.kind if view.asked is not None else ""
    if not question and legal:
        verbs = {code.partition(" ")[0] for code in legal}
        question = next((kind for kind, verb in VERBS.items() if verb in verbs), "")
    scene = Scene(legal=frozenset(legal), asking=bool(legal), last=frozenset(last), titles=titles)
    say = captions(box, words, lang)
    drawing = Drawing(view, box, say, scene, names, colours, shape == "phone", question, outlook)
    title = say.say("title", round=view.round)
    if shape == "desk":
        return scene.finish(*desk(drawing), title, lang, shape).with_leaf(leaf(drawing), say.say("supply"))
    width, height = tall(drawing) if drawing.small else wide(drawing)
    return scene.finish(width, height, title, lang, shape)


# -- the wide board ----------------------------------------------------------------------------------------------


def wide(d: Drawing) -> tuple[float, float]:
    """Castle, favours and order on top, the special buildings and the bridge, the road in three rows, the supply."""
    height = 1174.0
    d.scene.draw(frames.sheet(WIDE, height))
    town(d, 150)
    supply(d, 20, 838)
    return WIDE, height


def desk(d: Drawing) -> tuple[float, float]:
    """The town alone, as flat as a screen; the supply is a leaf over it."""
    d.scene.draw(frames.sheet(WIDE, DESK))
    town(d, 142)
    words = d.say.say("supply")
    d.scene.draw(group(rect(1090, 540, 90, 268, 5, fill="transparent"), data_leaf="", role="button", tabindex="0",
                       aria_label=words, cursor="pointer"))  # fmt: skip
    return WIDE, DESK


def leaf(d: Drawing) -> Board:
    """The supply, to be laid over the board while something is built."""
    board = d.scene
    d.scene = board.beside()
    supply(d, 0, 0)
    drawn = d.scene.finish(LEAF, 318, d.say.say("supply"), d.say.lang, "leaf")
    d.scene = board
    return drawn


def town(d: Drawing, pitch: float) -> None:
    """Everything but the supply; the rows of the road lie that far apart."""
    with d.zone("zone-castle", "castle", 18, 252):
        blocks = [(10.0, 186.0, 104.0, 2), (120.0, 186.0, 154.0, 5), (280.0, 186.0, 196.0, 7)]
        court.castle(d, 20, 18, 486, 252, blocks)
    with d.zone("zone-favour", "royal-favour", 18, 252):
        court.favours(d, 518, 18, 392, 252, 108)
    with d.zone("zone-order", "board-order", 18, 252):
        court.order(d, 922, 18, 258, 252, phases=True)
    with d.zone("zone-special", "board-special", 280, 92):
        spots = [(20 + i * 149.8, 280.0) for i in range(len(SPECIALS))]
        roads.specials(d, spots, 141, 92)
        for x, _y in spots[1:]:
            d.scene.draw(path(f"M{number(x - 6.5)} 321l4 5-4 5", fill="none", stroke="var(--ink-3)", stroke_width=1.8))
        court.bridge(d, 922, 280, 258, 92)
    with d.zone("zone-road", "board-road", 386, 140 + 2 * pitch):
        wide_road(d, pitch)
        roads.piles(d, 1090, 398 + pitch, 90, 126 + pitch)


def supply(d: Drawing, x: float, y: float) -> None:
    """What can be built, a row for each kind."""
    with d.zone("zone-supply", "board-supply", y, 318):
        d.scene.draw(frames.zone(x, y, LEAF, 318, d.say.say("supply"), d.say.say("supply-hint")))
        pitch = 114.2
        wooden, stone, prestige = roads.supply_order(d)
        for row, kinds in enumerate((wooden, stone, prestige)):
            for column, tile in enumerate(kinds):
                roads.supply_card(d, tile, x + 11 + column * pitch, y + 30 + row * 95, 106)
        roads.supply_card(d, d.box.residence, x + 11 + 9 * pitch, y + 30, 106)


def road_spots(spaces: int, pitch: float) -> list[tuple[float, float]]:
    """Where the tiles of the road lie: from the bridge to the left, back to the right, and to the left again."""
    spots = [(0.0, 0.0)]
    for space in range(1, spaces + 1):
        if space <= COLUMNS:
            row, column = 0, COLUMNS - space
        else:
            turns, step = divmod(space - COLUMNS - 1, COLUMNS - 1)
            row, column = turns + 1, step if turns % 2 == 0 else COLUMNS - 2 - step
        spots.append((20 + column * 116.6, 386.0 + row * pitch))
    return spots


def wide_road(d: Drawing, pitch: float) -> None:
    """The road winds in three rows below the castle."""
    spots = road_spots(d.box.spaces, pitch)
    below = [(x, y + 104) for x, y in spots]
    lines = sorted({y for _x, y in below[1:]})
    first = spots[1][0] + 54
    points = [(first + 40, lines[0] + 15)]
    for i, y in enumerate(lines):
        end = 33.0 if i % 2 == 0 else spots[2 * COLUMNS - 1][0] + 114
        points.append((end, y + 15))
        if i + 1 < len(lines):
            points.append((end, lines[i + 1] + 15))
    d.scene.draw(roads.ribbon(f"M{number(first)} 388V{number(lines[0] + 15)}" + roads.winding(points, 25), 30))
    roads.strip(d, below, 115.5, 30)
    roads.road_tiles(d, spots)


# -- the tall board ----------------------------------------------------------------------------------------------


def tall(d: Drawing) -> tuple[float, float]:
    """Everything one below the other, four tiles to a row, for a screen of 390 pixels."""
    rows = -(-d.box.spaces // 4)
    special = 14 + rows * 127 + 12.0
    castle = special + 30 + 3 * 102 + 102 + 100 + 8.0
    favour = castle + 340 + 10
    supply = favour + 252 + 14
    piles = roads.supply_order(d)
    piles = [[*piles[0], d.box.residence], piles[1], piles[2]]
    height = supply + sum(26 + -(-len(pile) // 4) * 95 for pile in piles) + 34
    d.scene.draw(rect(0, 0, PHONE, height, fill="var(--board)"))
    with d.zone("zone-road", "board-road", 0, special):
        tall_road(d, rows)
    with d.zone("zone-special", "board-special", special, castle - special):
        heading(d, special, "special")
        top = special + 30
        spots = [(12 + (i % 2) * 187.0, top + i // 2 * 102.0) for i in range(len(SPECIALS))]
        roads.specials(d, spots, 179, 92)
        court.bridge(d, 8, top + 306, 374, 92)
        court.order(d, 8, top + 408, 374, 92, phases=False)
    with d.zone("zone-castle", "castle", castle, favour - castle):
        blocks = [(10.0, 156.0, 140.0, 3), (156.0, 156.0, 208.0, 5), (10.0, 278.0, 354.0, 7)]
        court.castle(d, 8, castle, 374, 340, blocks)
    with d.zone("zone-favour", "royal-favour", favour, supply - favour):
        court.favours(d, 8, favour, 374, 252, 106)
    with d.zone("zone-supply", "board-supply", supply, height - supply):
        heading(d, supply, "supply")
        top = supply + 34
        for kind, pile in zip(("wood", "stone", "prestige"), piles, strict=True):
            d.scene.draw(text(14, top + 12, d.say.say(f"kind-{kind}"), 15, "start", 700, "var(--ink-2)"))
            top += 22
            for i, tile in enumerate(pile):
                roads.supply_card(d, tile, 8 + (i % 4) * 95, top + i // 4 * 95, 89)
            top += -(-len(pile) // 4) * 95 + 4
    return PHONE, height


def heading(d: Drawing, y: float, key: str) -> None:
    """The red heading of a part of the tall board."""
    d.scene.draw(text(14, y + 18, d.say.say(key), 17, "start", 700, "var(--rubric)", "caps"))


def tall_road(d: Drawing, rows: int) -> None:
    """The road with four tiles to a row, from the left and back."""
    spots = [(0.0, 0.0)]
    for space in range(d.box.spaces):
        row, step = divmod(space, 4)
        spots.append((8 + (step if row % 2 == 0 else 3 - step) * 95, 14 + row * 127.0))
    points = [(-10.0, spots[1][1] + 107)]
    for row in range(rows):
        end, y = (374.0 if row % 2 == 0 else 16.0), 14 + row * 127 + 107.0
        points.append((end, y))
        if row + 1 < rows:
            points.append((end, y + 127))
    d.scene.draw(roads.ribbon(roads.winding(points, 20), 25))
    roads.strip(d, [(x, y + 94.5) for x, y in spots], 90, 25)
    roads.road_tiles(d, spots)


# -- what a line of the log speaks of ------------------------------------------------------------------------------


def spots(box: Box, event_args: Mapping[str, tuple[str, ...]], view: TownView, event: Event) -> tuple[str, ...]:
    """The ids of the places and pieces on the board that an event is about."""
    facts = dict(zip(event_args.get(event.kind, ()), event.args, strict=True))
    found: list[str] = []
    if "place" in facts:
        place = facts["place"]
        if place >= FIRST_TILE_PLACE:
            space = view.where[place - FIRST_TILE_PLACE]
            found += [f"space-{space}"] if space > 0 else []
        elif place >= 0:
            found.append("place-castle" if place == CASTLE else f"place-{SPECIALS[place]}")
    if event.kind in ("provost", "bailiff"):
        found += [f"strip-{facts['space']}", f"piece-{event.kind}"]
    elif "space" in facts:
        found.append(f"space-{facts['space']}")
    if "section" in facts:
        found.append(f"castle-{box.sections[facts['section']].id}")
    if "row" in facts:
        row = f"favour-{box.row_ids[facts['row']]}"
        found.append(f"{row}-{facts['column']}" if facts.get("column") else row)
    if "passing_space" in facts:
        found.append(f"bridge-{facts['passing_space']}")
    if "place_in_order" in facts:
        found.append(f"order-{facts['place_in_order']}")
    return tuple(found)
