"""The road with its tiles, the special buildings before it, and the supply of tiles to build."""

from __future__ import annotations

from palas.draw import frames, icons, pieces
from palas.draw.fitting import fit_whole
from palas.draw.scene import sentence_list
from palas.draw.svg import Svg, at, line, number, path, rect, text
from palas.games.caylus import board_tiles as tiles
from palas.games.caylus.board_drawing import NOBODY, Drawing
from palas.games.caylus.box import (
    FIRST_TILE_PLACE,
    INN,
    JOUST_FIELD,
    OF_STONE,
    PRESTIGE,
    RESIDENTIAL,
    SPECIALS,
    STABLES,
    WOODEN,
)

SUPPLY = 0  # where a tile is: in the supply, out of the game (below), or on a space of the road (above)
NO_TILE = -1


def specials(d: Drawing, spots: list[tuple[float, float]], w: float, h: float) -> None:
    """The six special buildings in the order in which they are used (CAY-6.1)."""
    view, say = d.view, d.say
    for place, (x, y) in enumerate(spots):
        id = SPECIALS[place]
        closed = place == STABLES and view.players == 2
        face = tiles.special_face(say, place, w, h, d.small)
        if place <= JOUST_FIELD:
            here = [view.special[place]]
            middles = [(w / 2, h - 19)]
        elif place == STABLES:
            here = [*view.stables, *[NOBODY] * (d.box.stable_slots - len(view.stables))]
            middles = tiles.stables_slots(w, h, d.box.stable_slots)
            face += "".join(
                frames.slot(cx, cy, 13, str(i + 1) if here[i] == NOBODY else "") for i, (cx, cy) in enumerate(middles)
            )
        else:
            here = [view.inn_left, view.inn_right]
            left, right = tiles.inn_slots(w, h)
            middles = [left, right]
            face += frames.slot(*left, 13) + frames.slot(*right, 13) + frames.arrow(w / 2, left[1], 18)
        lines = [say.short(id), say.special(place)]
        if closed:
            face = f'<g opacity=".5">{face}</g>' + line(8, h - 8, w - 8, 30, stroke="var(--ink-3)", stroke_width=2)
            lines.append(say.say("closed"))
        standing = [d.occupant(seat) for seat in here if seat != NOBODY]
        price = d.price(place)
        legal = d.action("place", id) in d.scene.legal
        paid = [say.you_pay(price)] if legal and price is not None else []
        d.scene.place(
            f"place-{id}", x, y, w, h, face,
            label=sentence_list([say.short(id), *(standing or [say.say("free")]), *paid]),
            tip="\n".join([*lines, *standing]),
            action=d.action("place", id), price=price, place=id,
        )  # fmt: skip
        where = ("left", "right") if place == INN else tuple(str(i + 1) for i in range(len(here)))
        for seat, (cx, cy), slot in zip(here, middles, where, strict=True):
            if seat != NOBODY:
                d.worker(seat, id if place <= JOUST_FIELD else f"{id}-{slot}", x + cx, y + cy)


def road_tiles(d: Drawing, spots: list[tuple[float, float]]) -> None:
    """Every space of the road with the tile on it; spots[0] is not used."""
    w, h = tiles.SMALL_TILE if d.small else tiles.TILE
    first_free = next((space for space in range(1, len(spots)) if d.view.road[space] == NO_TILE), 0)
    for space in range(1, len(spots)):
        x, y = spots[space]
        if d.view.road[space] == NO_TILE:
            empty_space(d, space, x, y, w, h, space == first_free)
        else:
            road_tile(d, space, x, y, w, h)


def empty_space(d: Drawing, space: int, x: float, y: float, w: float, h: float, next_one: bool) -> None:
    """A space where nothing stands; the next building comes to the first of them (CAY-8.9)."""
    body = frames.empty(w, h)
    if next_one:
        body += icons.icon("hammer", w / 2, h / 2 - 10, 24, "var(--ink-3)", 0.6)
        words = d.say.say("next-building")
        body += text(w / 2, h / 2 + 24, words, 13 if d.small else 15, fill="var(--ink-3)")
    label = d.say.say("empty-space", space=space)
    action = d.action("replace", str(space))
    d.scene.place(f"space-{space}", x, y, w, h, body, label=label, tip=label, action=action, space=space)


def road_tile(d: Drawing, space: int, x: float, y: float, w: float, h: float) -> None:
    """A tile on the road: whose it is, who stands on it, who has paid to make it a residence."""
    view, say, box = d.view, d.say, d.box
    tile = view.road[space]
    id = box.tile_ids[tile]
    owner, here, claim = view.owner[space], view.worker[space], view.claim[space]
    facts = [say.say("space", space=space)]
    if owner != NOBODY:
        facts.append(say.say("belongs", name=d.name(owner)))
    state = []
    if box.tile_open[tile]:
        state.append(d.occupant(here))
        if space > view.provost:
            state.append(say.say("beyond"))
    if claim != NOBODY:
        state.append(say.say("will-be", name=d.name(claim)))
    action = d.action("place", id) or d.action("transform", id) or d.action("replace", str(space))
    price = d.price(FIRST_TILE_PLACE + tile)
    paid = [say.you_pay(price)] if action in d.scene.legal and price is not None else []
    name, *printed = say.tile(tile, None)
    own = f"tile-{id}" if tile != box.residence else f"tile-{id}-{space}"
    body = f'<g class="mover" id="{own}">{tiles.road_face(say, tile, d.small)}</g>'
    if claim != NOBODY:
        body += icons.icon("house", w - 11, 35, 15, "var(--ki-residence)")
    d.scene.place(
        f"space-{space}", x, y, w, h, body,
        label=sentence_list([name, *facts, *state, *paid]),
        tip="\n".join([name, " · ".join(facts), *printed, *state]),
        action=action, price=price, place=id, space=space,
    )  # fmt: skip
    if owner != NOBODY:
        d.house(owner, f"space-{space}", x + 15, y + h - 16)
    if claim != NOBODY:
        d.disc(f"claim-{space}", claim, x + w - 10, y + 12, 8)
    if here != NOBODY:
        d.worker(here, f"space-{space}", x + w / 2, y + h - 19)


def strip(d: Drawing, spots: list[tuple[float, float]], w: float, h: float) -> None:
    """The road itself: its numbers, the spaces that are scored, the provost and the bailiff (CAY-7)."""
    view, say = d.view, d.say
    sections = {section.trigger: i for i, section in enumerate(d.box.sections)}
    size = 15 if d.small else 16
    for space in range(1, len(spots)):
        x, y = spots[space]
        facts = [say.say("space", space=space)]
        body = rect(0, 0, w, h, 4, class_="target-only") + text(7, h / 2 + 5.5, space, size, "start", 800)
        offset = space - view.provost
        action = d.action("provost", f"{offset:+d}" if offset else "0")
        if action and abs(offset) > d.box.reach:
            action = ""
        busy = space in (view.provost, view.bailiff) or action in d.scene.legal
        if space in sections:
            section = sections[space]
            facts.append(say.say("scores-section", section=say.section(section)))
            done = section < view.scored
            colour = "var(--ink-3)" if done else "var(--rubric)"
            body += icons.icon("castle", w - 9, h / 2, 17, colour)
            words, fitted = fit_whole([say.section(section)], w - 44, 15, 13)
            if not busy:
                body += text(w - 19, h / 2 + 5, words, fitted, "end", 700, colour)
        here = [piece for piece in ("provost", "bailiff") if space == getattr(view, piece)]
        price = -d.outlook.brings(action).get("money", 0) or None if action in d.scene.legal else None
        paid = [say.you_pay(price)] if action in d.scene.legal and price is not None else []
        d.scene.place(
            f"strip-{space}", x, y, w, h, body,
            label=sentence_list([*facts, *(say.say(f"{piece}-here") for piece in here), *paid]),
            tip="\n".join([*facts, *(say.say(f"{piece}-does") for piece in here)]),
            action=action, price=price, badge=(w / 2, h / 2), r=6,
        )  # fmt: skip
    for figure, drawn, dx, dy in (
        ("bailiff", pieces.bailiff(12 if d.small else 13), w * 0.7 if d.small else 78, h / 2),
        ("provost", pieces.provost(28 if d.small else 31), w * 0.42 if d.small else 48, h / 2 + 12),
    ):
        x, y = spots[getattr(view, figure)]
        d.scene.piece(f"piece-{figure}", x + dx, y + dy, drawn)


def ribbon(d: str, width: float) -> Svg:
    """The road as a winding band."""
    edge = path(d, fill="none", stroke="var(--ink-line)", stroke_width=width + 2, stroke_linecap="round",
                stroke_linejoin="round", opacity=0.55)  # fmt: skip
    return edge + path(
        d, fill="none", stroke="var(--road)", stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def winding(points: list[tuple[float, float]], bend: float) -> str:
    """A path along the points with rounded corners."""
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        before = max(1.0, abs(bx - ax) + abs(by - ay))
        after = max(1.0, abs(cx - bx) + abs(cy - by))
        p = min(bend, before / 2)
        q = min(bend, after / 2)
        d += f"L{number(bx - (bx - ax) / before * p)} {number(by - (by - ay) / before * p)}"
        d += f"Q{number(bx)} {number(by)} {number(bx + (cx - bx) / after * q)} {number(by + (cy - by) / after * q)}"
    return d + f"L{number(points[-1][0])} {number(points[-1][1])}"


# -- the supply -----------------------------------------------------------------------------------------------------


def supply_order(d: Drawing) -> list[list[int]]:
    """The tiles that can be built in this game, a list for each kind."""
    default, where = d.box.tile_default, d.view.where
    return [
        [
            tile
            for tile in d.box.buildable[kind]
            if default[tile] or where[tile] != NO_TILE or d.view.options["jeweller"]
        ]
        for kind in (WOODEN, OF_STONE, PRESTIGE)
    ]


def supply_card(d: Drawing, tile: int, x: float, y: float, w: float) -> None:
    """One tile of the supply, or the place it has left."""
    say, box = d.say, d.box
    id = box.tile_ids[tile]
    name, *printed = say.tile(tile, d.points(tile))
    there = d.view.where[tile] == SUPPLY or tile == box.residence
    if there:
        face = tiles.supply_face(say, tile, d.points(tile), w, d.small)
        body = face if tile == box.residence else f'<g class="mover" id="tile-{id}">{face}</g>'
    else:
        body = tiles.gone_face(say, tile, w, d.small)
    state = say.say("in-supply" if there else "not-in-supply")
    action = d.action("build", id) if box.tile_kind[tile] == d.kind_to_build() else ""
    d.scene.place(
        f"supply-{id}", x, y, w, tiles.CARD_HEIGHT, body,
        label=sentence_list([name, state]), tip="\n".join([name, *printed, state]), action=action, tile=id,
    )  # fmt: skip


def piles(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """How many tiles of each kind are left, beside the road; the tiles themselves lie in the supply."""
    d.scene.draw(frames.zone(x, y, w, h, d.say.say("supply"), size=15.5))
    wooden, stone, prestige = (sum(d.view.where[tile] == SUPPLY for tile in kind) for kind in supply_order(d))
    homes = d.box.data["buildings"][[b["id"] for b in d.box.data["buildings"]].index("residence")]["count"]
    counts = {WOODEN: wooden, OF_STONE: stone, RESIDENTIAL: -1 if homes else 0, PRESTIGE: prestige}
    names = {WOODEN: "wood", OF_STONE: "stone", RESIDENTIAL: "residential", PRESTIGE: "prestige"}
    for i, (kind, count) in enumerate(counts.items()):
        top = y + 34 + i * 59
        title, fitted = fit_whole([d.say.say(f"pile-{names[kind]}")], w - 34, 15, 13)
        drawn = ""
        for offset in (4, 2, 0):
            drawn += rect(10 + offset, offset, w - 26, 46, 4, fill="var(--tile)", stroke="var(--ink-line)",
                          stroke_width=0.9)  # fmt: skip
        drawn += path(f"M10.5 20V5a4.5 4.5 0 0 1 4.5-4.5h{number(w - 36)}a4.5 4.5 0 0 1 4.5 4.5v15z",
                      fill=f"var(--k-{tiles.BANDS[kind]})")  # fmt: skip
        drawn += text(16, 15.5, title, fitted, "start", 700, frames.CREAM)
        drawn += text((w - 14) / 2 + 2, 39.5, "∞" if count < 0 else f"×{count}", 17, weight=700)
        d.scene.draw(at(x, top, drawn))
