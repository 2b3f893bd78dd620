"""Beside the castle: wagons and rider, the defence tower, the round fields, the winter cards."""

from __future__ import annotations

from palas.draw.fitting import fit
from palas.draw.frames import slot, use, zone
from palas.draw.icons import icon
from palas.draw.pieces import coin
from palas.draw.svg import Svg, at, circle, rect, text
from palas.engine.core.cards import listed
from palas.games.castle.board_castle import helper_place
from palas.games.castle.board_drawing import Drawing
from palas.games.castle.box import GOODS, RIDER, TALER
from palas.games.castle.rules.courtship import TakeGift
from palas.games.castle.rules.refusals import RIDER_CLOSED
from palas.games.castle.rules.resolving import EmptyTower, TakeLoad
from palas.games.castle.rules.trader import why_closed
from palas.games.castle.state import NO_MAIDEN, NOBODY


def wagons(d: Drawing, x: float, y: float, w: float) -> None:
    """Five lanes: what is in stock, how many pieces a payout brings, who stands there."""
    view, box = d.view, d.box
    d.scene.draw(zone(x, y, w, 284, d.say("wagons"), d.say("bank", talers=view.bank)))
    for wagon, id in enumerate(box.wagon_ids):
        top = y + 30 + wagon * 50
        seat = view.wagons[wagon]
        good = GOODS[wagon]
        width = w - 20
        body = rect(0, 0, width, 45, 5, fill="var(--tile)", stroke="var(--line)", stroke_width=1)
        body += icon("horseshoe" if wagon == RIDER else "wagon", 23, 22, 30, "var(--ink-2)")
        name, size = fit(d.short.say(f"good-{good}").capitalize(), 76, 15.5, 13)
        body += text(45, 19, name, size, "start", 700)
        body += text(45, 37, d.say("stock", amount=view.supply[wagon]), 14.7, "start", 500, "var(--ink-2)")
        for piece in range(min(5, box.symbols[wagon])):
            body += use("cube", good, 130 + piece * 24, 24, 18)
        if box.symbols[wagon] > 5:
            body += text(130 + 5 * 24, 30, f"×{box.symbols[wagon]}", 15, "start", 700)
        body += slot(width - 25, 22.5, 16)
        if why_closed(d.castle, NOBODY, wagon) == RIDER_CLOSED:
            body += icon("padlock", width - 25, 22.5, 15, "var(--ink-3)")
        fresh = d.say("fresh") if seat != NOBODY and view.wagon_new[wagon] else ""
        lines = [
            d.named("wagon", wagon),
            d.say("symbols", symbols=box.symbols[wagon]),
            d.worth(wagon),
            d.who(seat),
            fresh,
        ]
        codes = [d.action(verb, id) for verb in ("send", "back", "from")]
        code = d.taking(TakeLoad, wagon) or next(filter(None, codes), "")
        tip = "\n".join(part for part in lines if part)
        tip = tip[0].upper() + tip[1:]
        d.scene.place(
            f"wagon-{id}", x + 10, top, width, 45, body,
            label=f"{d.named('wagon', wagon)}, {d.say('stock', amount=view.supply[wagon])}, {d.who(seat)}",
            tip=tip, action=code, wagon=id,
        )  # fmt: skip
        d.helper(seat, id, x + 10 + width - 25, top + 22.5)


def defence_tower(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """What lies on the defence tower."""
    d.scene.draw(zone(x, y, w, h, d.say("tower")))
    for good in range(TALER):
        count = d.view.tower[good]
        body = rect(0, 0, w - 20, 32, 5, fill="var(--tile)" if count else "none", stroke="var(--line)", stroke_width=1)
        body += use("cube", GOODS[good], 20, 17, 18) + text(40, 23, f"× {count}", 17, "start", 700)
        name = d.short.say(f"amount-{GOODS[good]}", amount=count)
        d.scene.place(
            f"tower-{GOODS[good]}", x + 10, y + 30 + good * 35, w - 20, 32, body,
            label=f"{d.say('tower')}: {name}",
            tip=f"{d.say('tower')}: {name}\n{d.worth(good)}\n{d.say('tower-tip')}",
            action=d.taking(EmptyTower, good),
        )  # fmt: skip


def rounds(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The round fields: coins that still lie there, the current one ringed; winter marks."""
    view, box = d.view, d.box
    total = box.rounds[view.players]
    d.scene.draw(zone(x, y, w, h, d.say("rounds"), ""))
    columns = 3 if total <= 12 else 4
    pitch = (w - 20) / columns
    rows = -(-total // columns)
    down = (h - 34) / rows
    for place in range(total):
        field = total - place
        cx = x + 10 + pitch * (place % columns + 0.5)
        cy = y + 30 + down * (place // columns + 0.5)
        r = 15.5 if columns == 3 else 14.0
        body = slot(r, r, r)
        taler = field < view.field and box.field_taler[field]
        if taler:
            body += at(r, r, coin(field, r - 2.5))
        elif field == view.field:
            body += circle(r, r, r + 1.5, fill="none", stroke="var(--rubric)", stroke_width=3)
            body += text(r, r + 6, field, 17, weight=800, fill="var(--rubric)")
        else:
            body += text(r, r + 5, field, 15, fill="var(--ink-3)")
        marked = view.winter and box.field_winter[field]
        if marked:
            body += icon("snow", 2 * r, 3, 14, "var(--lapis)")
        lines = [
            d.say("field", field=field),
            d.say("field-now", rounds=field) if field == view.field else "",
            d.say("field-taler") if taler else "",
            d.say("winter-mark") if marked else "",
        ]
        told = "\n".join(line for line in lines if line)
        d.scene.place(
            f"round-{field}", cx - r, cy - r, 2 * r, 2 * r, body, label=told.replace("\n", ", "), tip=told, r=17
        )


# -- winter ------------------------------------------------------------------------------------------------------------


WINTER = 64.0  # how tall the zone of the winter cards is on a wide board


def winter_height(d: Drawing) -> float:
    """How tall the zone of the winter cards is: on a phone they lie one below the other."""
    return 302.0 if d.small else WINTER


def winter(d: Drawing, x: float, y: float, w: float) -> None:
    """The pile and the three cards that stay."""
    view, box = d.view, d.box
    pile = d.say("winter-pile", count=view.winter_pile.bit_count())
    d.scene.draw(zone(x, y, w, winter_height(d), d.say("winter"), pile if d.small else ""))
    if not d.small:
        d.scene.draw(text(x + 12, y + 46, pile, 14.7, "start", 500, "var(--ink-2)"))
    lying = [
        ("village_inn", view.inn_open),
        ("granary", view.granary_open),
        ("castle_maiden", view.maiden != NO_MAIDEN),
    ]
    room = w - 20 if d.small else (w - 160) / 3 - 8
    high = 82.0 if d.small else 48.0
    for number, (id, open_) in enumerate(lying):
        left, top = (x + 10, y + 30 + number * 90) if d.small else (x + 150 + number * (room + 8), y + 8)
        across, down = (18.0, 54.0) if d.small else (room * 0.55, 24.0)  # where things lie on the card
        name = d.short.words.namers["name"](d.short.lang, id)
        words, size = fit(name, room - 60 if d.small else across - 34, 15.5, 12.5)
        colour = "var(--tile)" if open_ else "var(--zone)"
        body = rect(0, 0, room, high, 6, fill=colour, stroke="var(--water)", stroke_width=2)
        title = 21 if d.small else 29
        body += icon("snow", 16, title - 5, 15, "var(--lapis)") + text(29, title, words, size, "start", 700)
        told = d.say(f"card-{id}") if open_ else d.say("face-down")
        if id == "castle_maiden" and open_:
            body += gifts(d, room, across, down)
        elif id == "village_inn" and open_ and view.inn_talers:
            body += at(room - 26, down, coin(view.inn_talers, 13))
        d.scene.place(f"winter-{id}", left, top, room, high, body, label=f"{name}: {told}", tip=f"{name}\n{told}")
        if id != "castle_maiden" and open_:
            building = box.inn_building if id == "village_inn" else box.granary_building
            for column, place in enumerate(box.places_of[building]):
                helper_place(d, place, left + across + 16 + column * 46, top + down)
        elif id == "castle_maiden" and open_ and d.taking(TakeGift, TALER):
            take_gifts(d, left + across - 12, top + down - 18)


def gifts(d: Drawing, room: float, left: float, y: float) -> Svg:
    """What lies on the maiden's card, and who courts her."""
    drawn = ""
    for good in range(TALER + 1):
        count = d.view.gifts[good]
        if count and not d.taking(TakeGift, good):
            piece = at(left, y, coin("", 10)) if good == TALER else use("cube", GOODS[good], left, y, 17)
            drawn += piece + text(left + 11, y + 6, count, 14.7, "start", 700)
            left += 36 if d.small else 26
    for column, seat in enumerate(listed(d.view.suitors)):  # on a wide card they stand below the name
        x, down = (room - 16 - column * 22, 16) if d.small else (room * 0.55 - 24 - column * 20, 39)
        drawn += use("disc", d.colours[seat], x, down, 9 if d.small else 7)
    return drawn


def take_gifts(d: Drawing, left: float, y: float) -> None:
    """The items on the maiden's card, one by one, to take from."""
    for good in range(TALER + 1):
        count = d.view.gifts[good]
        if count:
            piece = at(13, 18, coin("", 10)) if good == TALER else use("cube", GOODS[good], 13, 19, 17)
            body = piece + text(25, 24, count, 14.7, "start", 700)
            name = d.short.say(f"amount-{GOODS[good]}", amount=count)
            d.scene.place(
                f"gift-{GOODS[good]}",
                left,
                y + 2,
                38,
                32,
                body,
                label=name,
                tip=name if good == TALER else f"{name}\n{d.worth(good)}",
                action=d.taking(TakeGift, good),
            )
            left += 48 if d.small else 42
