"""The castle on the board: towers, gates, houses and the buildings with places for helpers."""

from __future__ import annotations

from palas.draw.fitting import fit, wrap
from palas.draw.frames import CREAM, slot
from palas.draw.icons import icon
from palas.draw.pieces import coin, medal, shadow
from palas.draw.svg import Svg, at, number, path, rect, text
from palas.games.castle.board_drawing import Drawing
from palas.games.castle.state import NOBODY

SNOW = "#F3F7F9"  # in both themes
ICONS = {
    "keep": "tower", "tavern": "mug", "gate": "gate", "stable": "horseshoe", "servants": "worker", "palace": "castle",
    "well": "well", "tower": "tower", "house": "house", "market": "scales", "smithy": "anvil",
}  # fmt: skip


def price(d: Drawing, building: int, x: float, y: float) -> Svg:
    """What a template costs and scores: a plaque and a medal, around x."""
    plaque = rect(x - 36, y - 12, 34, 24, 3, fill="var(--surface)", stroke="var(--ink-line)", stroke_width=1.1)
    cost = icon("hammer", x - 27.5, y, 11, "var(--ink-3)") + text(
        x - 12, y + 5.5, d.box.value[building], 15.5, weight=800
    )
    return plaque + cost + at(x + 14, y, medal(d.box.points[building], 12))


def snow(d: Drawing, w: float) -> Svg:
    """In winter snow lies on what stands."""
    if not d.view.winter:
        return ""
    half, third = number(w / 2), number(w / 3)
    outline = f"M0 2Q{number(w / 6)} -9 {third} -4T{number(2 * w / 3)} -4T{number(w)} 2"
    return path(f"{outline}Q{number(w * 0.8)} 5 {half} 2T0 2z", fill=SNOW, stroke="var(--ink-3)", stroke_width=0.7)


def tip(d: Drawing, building: int) -> str:
    """What a tooltip says about a building."""
    box = d.box
    lines = [d.named("building", building)]
    if not d.view.standing[building]:
        lines.append(d.say("unbuilt", value=box.value[building], points=box.points[building]))
        lines.append(d.say("half", points=box.half_points[building]))
    else:
        lines.append(d.say("stands"))
    for place in box.places_of[building]:
        lines += d.scores(place)
        if d.view.places[place] != NOBODY:
            lines.append(d.who(d.view.places[place]))
    return "\n".join(dict.fromkeys(lines))  # places that are alike are told once


def build_code(d: Drawing, building: int) -> str:
    """What choosing an unbuilt building does. Of alike ones the rules name one; whichever is touched stands for it."""
    kind = d.box.building_kind
    alike = [other for other in range(len(kind)) if kind[other] == kind[building] and not d.view.standing[other]]
    codes = [d.action("build", d.box.building_ids[other]) for other in (building, *alike)]
    return next((code for code in codes if code in d.scene.legal), codes[0])


def put(d: Drawing, building: int, x: float, y: float, w: float, h: float, body: Svg) -> None:
    """A building as a place that answers."""
    name = d.named("building", building)
    stands = bool(d.view.standing[building])
    d.scene.place(
        f"building-{d.box.building_ids[building]}", x, y, w, h, body,
        label=name if stands else d.say("unbuilt-label", name=name, value=d.box.value[building]),
        tip=tip(d, building),
        action="" if stands else build_code(d, building),
        building=d.box.building_ids[building],
    )  # fmt: skip


def helper_place(d: Drawing, place: int, x: float, y: float, r: float = 16) -> None:
    """A place for a helper whose middle is x, y: its fee, or who stands there."""
    box = d.box
    id = box.place_ids[place]
    seat = d.view.places[place]
    open_ = d.castle.is_open(box.place_building[place])
    body = slot(r, r, r)
    if seat == NOBODY:
        fee = box.place_fee[place]
        body += at(r, r, coin(fee, 11.5)) if open_ else text(r, r + 5.3, fee, 15, weight=700, fill="var(--ink-3)")
    code = d.action("helper", id)
    d.scene.place(
        f"place-{id}", x - r, y - r, 2 * r, 2 * r, body,
        label=f"{d.named('place', place)}, {d.who(seat)}",
        tip="\n".join([d.named("building", box.place_building[place]), *d.scores(place), d.who(seat)]),
        action=code or d.action("from", id), r=r + 3, place=id,
        price=box.place_fee[place] if code else None, badge=(r, r),
    )  # fmt: skip
    d.helper(seat, id, x, y)


def card(d: Drawing, building: int, x: float, y: float, w: float, h: float) -> None:
    """A building with places: a tile that stands, or a template with its price."""
    box = d.box
    stands = bool(d.view.standing[building])
    name = d.named("building", building)
    kind = box.building_kind[building]
    if stands:
        words, size = fit(name, w - 16, 16, 14)
        band = f"M.6 24V5A4.5 4.5 0 0 1 5.1.5H{number(w - 5.1)}a4.5 4.5 0 0 1 4.5 4.5V24z"
        body = shadow(w / 2, h, w / 2 - 3, 3)
        body += rect(0, 0, w, h, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.2)
        body += path(band, fill="var(--k-stone)") + text(8, 17.5, words, size, "start", 700, CREAM) + snow(d, w)
    else:
        words, size = fit(name, w - 88, 16, 12.5)
        body = template(w, h) + text(8, 20, words, size, "start", 700) + price(d, building, w - 32, 17)
    places = box.places_of[building]
    tone = "var(--ink)" if stands else "var(--ink-3)"
    big = w >= 170
    body += icon(ICONS[kind], 29 if big else 24, h / 2 + 8, 38 if big else 28, tone, None if stands else 0.55)
    line = scoring_line(d, places)
    words, size = fit(line, w - (68 if big else 14), 14.7, 12)
    body += text(60 if big else 8, h - 8, words, size, "start", 500, "var(--ink-2)")
    put(d, building, x, y, w, h, body)
    first = 78 if big else w - 25 - (len(places) - 1) * 46
    for number_, place in enumerate(places):
        helper_place(d, place, x + first + number_ * 46, y + h / 2 + 4)


def scoring_line(d: Drawing, places: list[int]) -> str:
    """What helpers there score, in a few words."""
    kind = d.box.building_kind[d.box.place_building[places[0]]]
    shares = [d.box.place_num[place] / d.box.place_den[place] for place in places]
    told = "/".join(f"{share:g}".replace("0.5", "½") for share in dict.fromkeys(shares))
    points = str(d.box.keep_points) if kind == "keep" else told
    return d.say(f"line-{kind}", points=points, pieces=d.box.palace_pieces, bars=d.view.smithy)


def template(w: float, h: float) -> Svg:
    """A building that is not there yet."""
    return rect(
        0, 0, w, h, 5, fill="var(--zone)", stroke="var(--line-strong)", stroke_width=1.2, stroke_dasharray="5 3"
    )


def tower(d: Drawing, building: int, x: float, y: float, w: float = 74, h: float = 76) -> None:
    """A tower of the curtain wall."""
    stands = bool(d.view.standing[building])
    outline = f"M0 {number(h)}V0h15v8h12v-8h{number(w - 54)}v8h12v-8h15v{number(h)}z"
    dash: dict[str, str] = {} if stands else {"stroke_dasharray": "5 3"}
    body = shadow(w / 2, h, w / 2, 3) if stands else ""
    body += path(
        outline, fill="var(--tile)" if stands else "var(--zone)", stroke_linejoin="round", stroke_width=1.2,
        stroke="var(--ink-line)" if stands else "var(--line-strong)", **dash,
    )  # fmt: skip
    body += icon("tower", w / 2, 43, 40, "var(--ink-2)") + snow(d, w) if stands else price(d, building, w / 2 + 4, 44)
    put(d, building, x, y, w, h, body)


def small(d: Drawing, building: int, x: float, y: float, w: float, h: float = 64) -> None:
    """A house or the well."""
    stands = bool(d.view.standing[building])
    words, size = fit(d.named("building", building), w - 8, 14.7, 12)
    if stands:
        body = shadow(w / 2, h, w / 2 - 2, 3)
        body += rect(0, 0, w, h, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.2)
        body += icon(ICONS[d.box.building_kind[building]], w / 2, h / 2 - 6, 32, "var(--ink-2)")
        body += text(w / 2, h - 6, words, size, weight=700) + snow(d, w)
    else:
        body = template(w, h) + text(w / 2, 19, words, size, weight=700, fill="var(--ink-2)")
        body += price(d, building, w / 2 + 5, 42)
    put(d, building, x, y, w, h, body)


def counter(d: Drawing, kind: str, x: float, y: float, w: float) -> None:
    """On a phone: how many towers or houses stand, and the next one to build."""
    box, view = d.box, d.view
    alike = [b for b, name in enumerate(box.building_kind) if name == kind]
    left = [b for b in alike if not view.standing[b]]
    body = template(w, 92) if left else rect(0, 0, w, 92, 5, fill="var(--tile)", stroke="var(--ink-line)")
    body += icon(ICONS[kind], 28, 50, 36, "var(--ink-2)")
    body += text(8, 19, d.say(f"{kind}s"), 15.5, "start", 700)
    told = d.say("built", built=len(alike) - len(left), total=len(alike))
    lines = wrap(told, w - 62, 14.7)
    for row, line in enumerate(lines):
        body += text(54, 46 + row * 17, line, 14.7, "start", 500, "var(--ink-2)")
    if left:
        body += price(d, left[0], w - 30, 76)
    put(d, left[0] if left else alike[-1], x, y, w, 92, body)


def castle(d: Drawing, x: float, y: float) -> None:
    """The whole castle: a curtain wall with nine towers and two gates, and what stands inside."""
    box = d.box
    w, h = 840.0, 500.0
    wall = rect(x + 30, y + 34, w - 60, h - 70, 8, fill="var(--zone)", stroke="var(--road)", stroke_width=12)
    for inset, r in ((23, 10), (37, 5)):
        wall += rect(
            x + inset, y + inset + 4, w - 2 * inset, h - 2 * inset - 10, r,
            fill="none", stroke="var(--ink-line)", stroke_width=1.1,
        )  # fmt: skip
    d.scene.draw(wall)
    towers = [b for b, kind in enumerate(box.building_kind) if kind == "tower"]
    spots = [(0, 0), (178, 0), (590, 0), (766, 0), (766, 212), (766, 424), (590, 424), (0, 424), (0, 212)]
    for building, (dx, dy) in zip(towers, spots, strict=False):
        tower(d, building, x + dx, y + dy)
    number_of = box.building_ids.index
    card(d, number_of("gate_small"), x + 304, y - 4, 232, 88)
    for id, dx, width in (("tavern", 86, 222), ("keep", 316, 190), ("palace", 514, 222)):
        card(d, number_of(id), x + dx, y + 94, width, 94)
    houses = [b for b, kind in enumerate(box.building_kind) if kind in ("house", "well")]
    houses.sort(key=lambda b: box.building_kind[b] == "well")
    for column, building in enumerate(houses):
        small(d, building, x + 86 + column * 93, y + 198, 88)
    for id, dx, width in (("servants", 86, 226), ("market", 320, 132), ("smithy", 460, 138), ("stable", 606, 130)):
        card(d, number_of(id), x + dx, y + 272, width, 94)
    card(d, number_of("gate_large"), x + 286, y + 402, 240, 94)
