"""The land: laid tiles as the viewer sees them, the free cells around, troops, treasures and the scaffold."""

from __future__ import annotations

from palas.draw import pieces
from palas.draw.svg import at, rect, text
from palas.engine.core.cards import has
from palas.games.heirs.board_drawing import Drawing
from palas.games.heirs.board_tiles import NAMED, building, open_ground, scaffold, treasure, troop
from palas.games.heirs.box import AROUND, BLUE, FOLLOWER, TINCTURE, TROOP_IDS, TROOPS, cell_x, cell_y, turned
from palas.games.heirs.rules.turn import is_camp_of
from palas.games.heirs.state import NOBODY, RESERVE
from palas.games.heirs.words import column_name, row_name

STEPS = (120.0, 100.0, 84.0, 72.0, 62.0, 54.0, 48.0, 42.0, 36.0)  # how large a cell is drawn
FREE = 'stroke-dasharray="2 5"'


def cells(d: Drawing) -> list[int]:
    """Every cell that is drawn: the tiles and, while more may come, one ring around them."""
    found = dict.fromkeys(d.realm.at)
    for cell in d.realm.at if not d.view.over else ():
        found |= dict.fromkeys(cell + step for step in AROUND)
    return sorted(found)


def extent(d: Drawing) -> tuple[int, int]:
    """How many columns and rows the drawn land has."""
    xs = [cell_x(cell) for cell in d.realm.at]
    ys = [cell_y(cell) for cell in d.realm.at]
    ring = 0 if d.view.over else 2
    return max(xs) - min(xs) + 1 + ring, max(ys) - min(ys) + 1 + ring


def heirs(d: Drawing, x: float, top: float, bottom: float) -> None:
    """Who sits at either side of the land, with the points as they stand."""
    for side, y in ((1 - d.own, top), (d.own, bottom)):
        seat = d.realm.seat_of(side)
        key = "side-you" if seat == d.view.seat and seat != NOBODY else "side"
        colour = d.say("blue" if side == BLUE else "white")
        words = d.say(key, side=colour, name=d.name(side), points=d.view.points[side])
        d.scene.draw(
            at(x - 120, y - 5, pieces.shield(TINCTURE[side], 22)),
            text(x - 100, y, words, 16, "start", 700, "var(--ink-2)", "display"),
        )


def land(d: Drawing, x: float, y: float, w: float, h: float, largest: float) -> None:
    """The grid in the middle of a field, as large as fits."""
    columns, rows = extent(d)
    fits = min(w / columns, h / rows, largest)
    steps = () if d.small or d.view.over else STEPS  # while tiles come it grows in steps
    pitch = next((step for step in steps if step <= fits), fits)
    left, top = x + (w - columns * pitch) / 2, y + (h - rows * pitch) / 2
    xs = [cell_x(cell) for cell in d.realm.at]
    ys = [cell_y(cell) for cell in d.realm.at]
    size = pitch * 0.96
    coordinates(d, left, top, pitch)
    for cell in cells(d):
        ring = 0 if d.view.over else 1
        column, row = cell_x(cell) - min(xs) + ring, max(ys) + ring - cell_y(cell)
        if d.own == BLUE:  # HEI-2.1: blue sits north
            column, row = columns - 1 - column, rows - 1 - row
        cx, cy = left + column * pitch, top + row * pitch
        if cell in d.realm.at:
            laid(d, cell, cx, cy, size)
        else:
            free(d, cell, cx, cy, size)


def coordinates(d: Drawing, left: float, top: float, pitch: float) -> None:
    """The names of columns and rows at the left and the lower edge, as whoever looks reads them."""
    columns, rows = extent(d)
    ring = 0 if d.view.over else 1
    first = min(cell_x(cell) for cell in d.realm.at) - ring
    last = max(cell_y(cell) for cell in d.realm.at) + ring
    for column in range(columns):
        x = first + (columns - 1 - column if d.own == BLUE else column)
        middle = left + (column + 0.48) * pitch
        d.scene.draw(text(middle, top + rows * pitch + 13, column_name(x), 15, weight=700, fill="var(--ink-3)"))
    for row in range(rows):
        y = last - (rows - 1 - row if d.own == BLUE else row)
        d.scene.draw(text(left - 6, top + (row + 0.48) * pitch + 5, row_name(y), 15, "end", 700, "var(--ink-3)"))


def cell_code(cell: int) -> str:
    """The code of the action that names a cell."""
    return f"at {cell_x(cell)},{cell_y(cell)}"


def free(d: Drawing, cell: int, x: float, y: float, s: float) -> None:
    """A cell where nothing lies; where something can be laid it shows its name."""
    action = cell_code(cell) if d.asks("at") else ""
    if action in d.scene.legal:
        body = rect(2, 2, s - 4, s - 4, 6, fill="var(--verdigris-tint)")
        body += text(s / 2, s / 2 + 6, d.cell(cell), min(18, s * 0.3), weight=700, fill="var(--verdigris)")
    else:
        body = rect(4, 4, s - 8, s - 8, 6, fill="none", stroke="var(--line-strong)", stroke_width=1,
                    stroke_dasharray="2 5", opacity=0.7)  # fmt: skip
    name = d.say("free", cell=d.cell(cell))
    d.scene.place(f"cell-{cell}", x, y, s, s, body, label=name, tip=name, action=action, r=6, cell=d.cell(cell))


def laid(d: Drawing, cell: int, x: float, y: float, s: float) -> None:
    """A tile on the land and whatever stands on it."""
    realm = d.realm
    tile = realm.at[cell]
    owner = realm.owner[tile]
    if owner == NOBODY:
        body = open_ground(s, realm.terrain_of(tile))
    else:
        edges = realm.edges_of(tile)
        body = building(
            realm.box,
            s,
            tile,
            owner,
            turned(edges) if d.own == BLUE else edges,
            owner == d.own,
            d.short(tile, s - 4 if s < NAMED else s * 0.79),
        )
    label, tip = d.about_cell(cell)
    name = "start" if tile == realm.box.start_tile else realm.box.tile_ids[tile]
    d.scene.place(f"cell-{cell}", x, y, s, s, body, label=label, tip=tip, action=tile_code(d, cell), r=5, tile=name)
    for number, (px, py) in zip(standing(d, cell), spots_on(d, cell, x, y, s), strict=True):
        put_troop(d, number, px, py, max(8.0, s * 0.175))
    for number, place in enumerate(realm.treasures):
        if place == cell:
            d.scene.piece(f"piece-treasure-{number}", x + s * 0.82, y + s * 0.5, treasure(max(7.0, s * 0.14)))
    if realm.human != NOBODY and realm.scaffold == cell:
        d.scene.piece("piece-scaffold", x + s * 0.14, y + s * 0.5, scaffold(s))


def tile_code(d: Drawing, cell: int) -> str:
    """What choosing a laid tile would do now: go there, turn the camp over, destroy it."""
    tile = d.realm.at[cell]
    if d.asks("at"):
        return cell_code(cell)
    if d.asks("destroy") and d.view.asked is not None and d.view.asked.data["the_tile"] == tile:
        return "destroy"
    if d.asks("camp") and is_camp_of(d.realm, d.own, tile):
        return f"camp {d.realm.box.tile_ids[tile]}"
    return ""


def standing(d: Drawing, cell: int) -> list[int]:
    """The troops on a cell."""
    return [number for number, place in enumerate(d.view.troops) if place == cell]


def spots_on(d: Drawing, cell: int, x: float, y: float, s: float) -> list[tuple[float, float]]:
    """Where troops stand on a tile: in a corner away from the name; both followers share the start tile."""
    count = len(standing(d, cell))
    if count == 2:
        return [(x + s * 0.27, y + s * 0.27), (x + s * 0.73, y + s * 0.73)]
    tile = d.realm.at[cell]
    below = d.realm.owner[tile] not in (NOBODY, d.own)  # an enemy's name lies on top
    return [(x + s * 0.22, y + s * (0.78 if below else 0.22))] * count


def put_troop(d: Drawing, number: int, x: float, y: float, r: float) -> None:
    """A troop, and the place to choose it while it can be moved."""
    side, kind = divmod(number, TROOPS)
    used = side == d.view.active and has(d.view.moved, kind) and not d.view.over
    spot = f"cell-{d.view.troops[number]}"  # the land may be drawn smaller next time
    d.scene.piece(f"piece-troop-{number}", x, y, troop(side, kind == FOLLOWER, r, used), d.home(side), spot)
    asked = d.asks("troop") and side == d.own and d.plays(side)
    if asked or d.view.troops[number] == RESERVE:  # on the land its cell says the same
        name, does = d.about_troop(number)
        moved = [d.say("troop-moved")] if used else []
        d.scene.place(
            f"troop-{number}", x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4, "",
            label=d.words.say(d.lang, f"troop-{kind}") if asked else name, tip="\n".join([name, does, *moved]),
            action=f"troop {TROOP_IDS[kind]}" if asked else "", r=r + 2,
        )  # fmt: skip
