"""The places of the board: Tavern, Yard, Berk, Castle, Council, guilds, Guild Hall, Port, Chancery, tracks."""

from __future__ import annotations

from palas.draw import frames, icons, pieces
from palas.draw.fitting import wrap
from palas.draw.frames import Glyph
from palas.draw.scene import sentence_list
from palas.draw.svg import at, line, rect, text
from palas.engine.core.cards import listed
from palas.games.nobility.board_drawing import GILT, Drawing, medal, slot_body, stars
from palas.games.nobility.box import Effect
from palas.games.nobility.rules import dice
from palas.games.nobility.rules import places as rules
from palas.games.nobility.rules.berk import most_modifiers
from palas.games.nobility.rules.rounds import apprentice_income
from palas.games.nobility.rules.tavern import cards_of_a_visit
from palas.games.nobility.shorthand import council_words
from palas.games.nobility.state import NEUTRAL, NONE, City
from palas.games.nobility.terms import (
    BERK,
    BUILDING_COST_DELTA,
    CASTLE,
    COUNCIL,
    COUNCIL_IGNORE_COINS,
    COUNCIL_REP_LOSS_SET,
    DESK,
    FIELDS,
    GOODS,
    GUILD,
    HALL,
    HOUSE_COST_DELTA,
    KINDS,
    PORT,
    PORT_BONUS_COIN,
    SETTLER_VP_BONUS,
    TAVERN,
    TAVERN_TAKE_SET,
    YARD,
)

NEWS_LINE = 18  # of the words of an event


def order(d: Drawing, space: int) -> str:
    """The values that the order of the dice in Tavern or Yard leaves, if not all (NOB-6.1.1, 6.2.1)."""
    values = listed(dice.fitting(d.city, space))
    return "" if len(values) == KINDS else f"≥{values[0]}" if values[-1] == KINDS else f"≤{values[-1]}"


def lane(
    d: Drawing, space: int, slots: int, placed: tuple[int, ...], x: float, y: float, s: float, does: str = "",
    coin: tuple[float, float] | None = None,
) -> None:  # fmt: skip
    """The slots of Tavern or Yard, filled from the left; the next one can be chosen."""
    pitch = s + (6 if slots < 6 else 3)
    for number in range(slots):
        left = x + number * pitch
        if number < len(placed):
            id = f"{d.box.space_ids[space]}-{number + 1}"
            lies = d.lies(placed[number])
            d.scene.place(
                f"space-{id}", left, y, s, s, slot_body(s, ""), label=sentence_list([d.named("space", space), lies]),
                tip=f"{d.named('space', space)}\n{lies}",
            )  # fmt: skip
            d.die(id, placed[number], left + s / 2, y + s / 2, s - 7)
        elif number == len(placed):
            d.slot(space, left, y, s, order(d, space), does, 0, coin)
        else:
            d.scene.draw(at(left, y, slot_body(s, "")))
    if len(placed) >= slots:
        id = d.box.space_ids[space]
        words = d.named("space", space)
        d.scene.place(f"space-{id}", x, y, slots * pitch - 6, s, "", label=words, tip=words, action=d.turn(f"go {id}"))


def tavern(d: Drawing, x: float, y: float, w: float, h: float, columns: int) -> None:
    """The dice of the Tavern and the settlers cards on display (NOB-6.1)."""
    view = d.view
    d.scene.draw(frames.zone(x, y, w, h, d.say("space-tavern"), d.say("board-tavern-hint")))
    does = d.say("does-tavern", cards=cards_of_a_visit(d.city, d.payer))
    lane(d, TAVERN, d.box.setups[view.players].tavern, view.tavern, x + 14, y + 30, 38, does)
    pitch = (w - 20) / columns
    for place, card in enumerate(view.display):
        row, column = divmod(place, columns)
        action = f"card {d.box.settler_ids[card]}" if d.question == "take_settler" else ""
        d.settler(card, x + 11 + column * pitch, y + 78 + row * 148, pitch - 6, 142, action)


def yard(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The Construction Yard (NOB-6.2)."""
    d.scene.draw(frames.zone(x, y, w, h, d.say("space-yard")))
    s = 34 if d.box.setups[d.view.players].yard < 6 else 30
    coin = (x + w - 20, y + 17)
    lane(d, YARD, d.box.setups[d.view.players].yard, d.view.yard, x + 12, y + 30, s, d.say("does-yard"), coin)
    d.scene.draw(at(*coin, pieces.coin(dice.price(d.city, d.payer, YARD), 11)))


def slots_of(d: Drawing, spaces: list[int], x: float, y: float, pitch: float, does: list[str], s: float = 34) -> None:
    """A row of slots, each with its values inside; what a die does there is told when it is touched."""
    for number, space in enumerate(spaces):
        d.slot(space, x + number * pitch, y, s, d.values(space), does[number], d.view.dice[space])


def berk(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """Berk's Office (NOB-6.9)."""
    d.scene.draw(frames.zone(x, y, w, h, d.say("sketch-berk"), "±1"))
    does = [d.say("does-berk", most=most_modifiers(d.city, d.payer, band)) for band in range(FIELDS)]
    slots_of(d, list(range(BERK, CASTLE)), x + 12, y + 30, 46, does)


def castle(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The White Castle (NOB-6.10)."""
    d.scene.draw(frames.zone(x, y, w, h, d.say("sketch-castle")))
    spaces = [space for space in range(CASTLE, DESK) if dice.in_play(d.city, space)]
    steps = [rules.castle_steps(d.city, d.payer, space - CASTLE) for space in spaces]
    begin, s = (10, 34) if len(spaces) < 4 else (6, 30)
    pitch = (w - begin - 2) / max(3, len(spaces))
    slots_of(d, spaces, x + begin, y + 30, pitch, [d.say("effect-reputation", n=gain) for gain in steps], s)
    for number, gain in enumerate(steps):
        middle = x + begin + number * pitch + s + min(17.0, (pitch - s) / 2)
        d.scene.draw(text(middle, y + 53, f"+{gain}", 14.8, "middle", 800, GILT))


def council(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The Stone Council: a column for each race, on a phone a row (NOB-6.8)."""
    box = d.box
    hint = d.say("board-council-hint", loss=rules.council_loss(d.city, d.payer))
    d.scene.draw(frames.zone(x, y, w, h, d.say("board-council"), hint))
    left, top = (x + 88, y + 52) if d.small else (x + 50, y + 58)
    across, down = (3, 6) if d.small else (6, 3)
    pw, ph = (w - (left - x) - 8) / across, (h - (top - y) - 8) / down
    for column in range(KINDS):
        race = d.named("race", box.council_race[column])
        sign = box.race_ids[box.council_race[column]]
        if d.small:
            d.scene.draw(icons.icon(sign, x + 44, top + (column + 0.5) * ph - 20, 20, "var(--ink-3)"))
            d.scene.draw(d.fitted(x + 10, top + (column + 0.5) * ph + 8, race, 76, 14.8))
        else:
            d.scene.draw(icons.icon(sign, left + (column + 0.5) * pw, top - 28, 15, "var(--ink-3)"))
            d.scene.draw(d.fitted(left + (column + 0.5) * pw, top - 8, race, pw - 4, 14.8, "middle"))
    for row, values in enumerate(box.council_values):
        label = f"{values[0]}–{values[-1]}"
        spot = (left + (row + 0.5) * pw, top - 8) if d.small else (x + 26, top + (row + 0.5) * ph)
        d.scene.draw(text(*spot, label, 15.5, weight=700, fill="var(--ink-2)"))
        for column in range(KINDS):
            across_at, down_at = (row, column) if d.small else (column, row)
            council_tile(d, row * KINDS + column, left + across_at * pw, top + down_at * ph, pw - 5, ph - 6)


def council_tile(d: Drawing, at_: int, x: float, y: float, w: float, h: float) -> None:
    """A tile of the council: nobility, price, points; or the die that took it."""
    space = COUNCIL + at_
    placed, tile = d.view.dice[space], d.view.council[at_]
    name = d.named("space", space)
    id = d.box.space_ids[space]
    if tile == NONE:
        tip = "\n".join([name, d.lies(placed) if placed else d.say("board-empty")])
        d.scene.place(f"space-{id}", x, y, w, h, frames.empty(w, h), label=name, tip=tip, action=d.turn(f"go {id}"))
        d.die(id, placed, x + w / 2, y + h / 2, 30)
        return
    box = d.box
    body = rect(0, 0, w, h, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
    body += icons.icon("star", 13, 14, 17, GILT) + text(25, 19.5, box.council_star[tile], 15, "start", 800)
    body += medal(w - 15, 15, rules.council_points(d.city, d.payer, tile))
    price: list[Glyph] = [
        ("cube", GOODS[good]) for good, amount in enumerate(box.council_goods[tile]) for _one in range(amount)
    ]
    coins = dice.price(d.city, d.payer, space)
    action = d.turn(f"go {id}")
    if coins and action not in d.scene.legal:  # else a badge shows them
        price.append(("coin", coins))
    rows = [price] if len(price) <= 3 else [price[:3], price[3:]]
    for number, glyphs in enumerate(rows):
        body += frames.row(glyphs, w / 2, h - 15 - (len(rows) - 1 - number) * 20, 15, 3, w - 8)
    words = council_words(d.words, d.lang, d.city, d.payer, space)
    d.scene.place(
        f"space-{id}", x, y, w, h, body, label=sentence_list([name, words]), tip=f"{name}\n{words}",
        action=action, price=coins or None, badge=(w - 15, 40),
    )  # fmt: skip


def guild(d: Drawing, number: int, x: float, y: float, w: float, h: float) -> None:
    """A guild: die slots, workshop fields, apprentices (NOB-6.3)."""
    view, box = d.view, d.box
    name = d.named("guild", number)
    d.scene.draw(frames.zone(x, y, w, h))
    d.scene.draw(frames.use("cube", GOODS[box.guild_good[number]], x + 22, y + 25, 19))
    d.scene.draw(d.fitted(x + 40, y + 30, name, w - 200, 16))
    for band in range(FIELDS):
        space = GUILD + number * FIELDS + band
        tip = d.say("does-guild", goods=box.buy_most[band], apprentices=box.apprentice_most[band])
        d.slot(space, x + w - 150 + band * 48, y + 6, 36, d.values(space), tip, view.dice[space])
        if not d.small:
            d.scene.draw(
                text(x + w - 132 + band * 48, y + 60, box.buy_most[band], 14.8, weight=700, fill="var(--ink-2)")
            )
    if not d.small:
        d.scene.draw(text(x + w - 156, y + 51, d.say("board-buys"), 14.8, "end", 500, "var(--ink-2)"))
    for field in range(FIELDS):
        workshop(d, number, field, x + 10 + field * 76, y + 56, 71, h - 66)
    slots = box.setups[view.players].apprentices
    left = x + 246
    d.scene.draw(
        text(left, y + (72 if d.small else 80), d.say("board-apprentices"), d.size(14.8), "start", 500, "var(--ink-2)")
    )
    seats = [seat for seat, player in enumerate(view.people) for _one in range(player.apprentices[number])]
    pitch = min(31.0, (w - 256) / slots)
    told = [d.say("board-apprentices-of", name=d.names[seat], count=seats.count(seat)) for seat in dict.fromkeys(seats)]
    coins = d.say("coins", coins=apprentice_income(d.city, number))
    lines = [f"{name}: {d.say('board-apprentices')}", *(told or [d.say("board-free")])]
    income = [d.say("board-apprentice-income", coins=coins)] if told else []
    d.scene.place(
        f"apprentices-{box.guild_ids[number]}", left - 4, y + 88, pitch * slots + 6, 32, "",
        label=sentence_list(lines), tip="\n".join(lines + income),
    )  # fmt: skip
    count: dict[int, int] = {}
    for place in range(slots):
        d.scene.draw(frames.slot(left + 10 + place * pitch, y + 104, min(13.0, pitch / 2)))
        if place < len(seats):
            seat = seats[place]
            count[seat] = count.get(seat, 0) + 1
            d.worker(f"{seat}-{box.guild_ids[number]}-{count[seat]}", seat, left + 10 + place * pitch, y + 114)


def workshop(d: Drawing, guild: int, field: int, x: float, y: float, w: float, h: float) -> None:
    """A workshop field: what it brings, or the workshop and its master."""
    view, box = d.view, d.box
    at_ = guild * FIELDS + field
    tile, owner = view.workshops[at_], view.owners[at_]
    id = f"{box.guild_ids[guild]}_{field + 1}"
    where = d.say("board-field", guild=d.named("guild", guild), field=field + 1)
    if tile == NONE:
        body = frames.empty(w, h) + text(11, 19, field + 1, 15, weight=800, fill="var(--ink-3)")
        body += medal(w - 15, 16, box.field_vp[field], 10.5) + stars(w / 2, h - 20, box.field_stars[field])
        brings = d.say("board-field-brings", points=box.field_vp[field], stars=box.field_stars[field])
        d.scene.place(f"workshop-{id}", x, y, w, h, body, label=where, tip=f"{where}\n{d.say('board-free')}\n{brings}")
        return
    body = rect(0, 0, w, h, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
    rows = d.effects(box.building_choices[tile], guild)
    for number, glyphs in enumerate(rows):
        body += frames.row(glyphs, w / 2, 14 + number * 22, 14, 2, w - 8)
    if len(rows) > 1:
        body += line(8, 25, w - 8, 25, stroke="var(--line-strong)")
    body += text(8, h - 4, field + 1, 14, weight=800, fill="var(--ink-3)")
    whose = d.say("board-neutral") if owner == NEUTRAL else d.say("board-owned", name=d.name(owner))
    mine = owner == view.seat and owner >= 0
    d.scene.place(
        f"workshop-{id}", x, y, w, h, body, label=sentence_list([where, d.named("building", tile), whose]),
        tip=f"{where}\n{d.named('building', tile)}\n{whose}\n{d.say('board-workshop-income')}",
        action=d.turn(f"sell {id}") if mine else "",
    )  # fmt: skip
    if owner >= 0:
        d.worker(f"{owner}-{id}", owner, x + w - 16, y + h - 5)


def hall(d: Drawing, x: float, y: float, w: float, h: float, columns: int) -> None:
    """The Guild Hall (NOB-6.4)."""
    view, box = d.view, d.box
    d.scene.draw(frames.zone(x, y, w, h, d.say("sketch-hall"), d.say("board-hall-hint")))
    pitch = (w - 16) / columns
    for slot, tile in enumerate(view.hall):
        row, column = divmod(slot, columns)
        left, top, tw = x + 10 + column * pitch, y + 30 + row * 100, pitch - 6
        space = HALL + slot
        id = box.space_ids[space]
        placed = view.dice[space]
        words = d.named("building", tile) if tile != NONE else d.lies(placed)
        price = dice.price(d.city, d.payer, space)
        lines = [d.named("space", space), d.say("coins", coins=price), words]
        if tile == NONE:
            body = frames.empty(tw, 92)
        else:
            body = rect(0, 0, tw, 92, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
            guild = box.building_guild[tile]
            if guild < 0:
                body += icons.icon("house", tw / 2 - 16, 24, 26, "var(--ki-residence)")
                body += medal(tw / 2 + 16, 24, max(box.site_vp))
            else:
                body += frames.use("cube", GOODS[box.guild_good[guild]], 17, 25, 19)
                for number, glyphs in enumerate(d.effects(box.building_choices[tile], guild)):
                    body += frames.row(glyphs, tw / 2 + 14, 16 + number * 23, 14, 2, tw - 34)
        body += text(15, 84, slot + 1, 17, weight=800, fill="var(--ink-2)")
        body += at(tw - 18, 77, pieces.coin(price, 11))
        d.scene.place(
            f"space-{id}", left, top, tw, 92, body, label=sentence_list(lines), tip="\n".join(lines),
            action=d.turn(f"go {id}"), price=price, badge=(tw - 18, 77),
        )  # fmt: skip
        d.die(id, placed, left + tw / 2, top + 44, 32)


def port(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The Port and its ship (NOB-6.7)."""
    view, box = d.view, d.box
    d.scene.draw(frames.zone(x, y, w, h, d.say("sketch-port"), d.say("board-port-hint"), fill="var(--water)"))
    for slot in range(KINDS):
        space = PORT + slot
        tip = d.say("does-port", goods=box.sell_most[slot])
        left = x + 12 + slot * (58 if d.small else 40)
        d.slot(space, left, y + 30, 34, str(slot + 1), tip, view.dice[space])
    if view.ship == NONE:
        return
    ox, oy = (x + 12, y + 78) if d.small else (x + 262, y + 30)
    pw = (w - 24) / 3 if d.small else (w - 272) / 3
    for good in range(KINDS):
        left, top = ox + good % 3 * pw, oy + good // 3 * 48
        price, room, sold = rules.ship_price(d.city, d.payer, good), box.ship_room[view.ship][good], view.sold[good]
        body = rect(0, 0, pw - 6, 42, 5, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=1)
        body += at(16, 21, pieces.coin(price, 11))
        step = min(17.0, (pw - 46) / max(1, room))
        for place in range(room):
            cx = 40 + place * step
            if place < sold:
                body += frames.use("cube", GOODS[good], cx, 22, 12.5)
            else:
                body += rect(
                    cx - 6.5,
                    14.5,
                    13,
                    13,
                    2,
                    fill=f"var(--g-{GOODS[good]})",
                    fill_opacity=0.35,
                    stroke="var(--line-strong)",
                )
        words = d.say("ship-good", name=d.say(f"good-{GOODS[good]}"), price=price, room=dice.room_on_ship(d.city, good))
        d.scene.place(f"ship-{GOODS[good]}", left, top, pw - 6, 42, body, label=words, tip=words)


def rows_of_desks(city: City) -> int:
    """How many desks each slot of the Chancery has (NOB-15.2)."""
    return sum(any(dice.in_play(city, DESK + row * KINDS + die) for die in range(KINDS)) for row in range(2))


def chancery(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The Chancery: six slots, each with its desks (NOB-15.2)."""
    view, box = d.view, d.box
    d.scene.draw(frames.zone(x, y, w, h, d.say("sketch-chancery")))
    across = 2 if d.small else 6
    pw = (w - 16) / across
    rows = rows_of_desks(d.city)
    high = 62 + rows * 40
    for column in range(KINDS):
        left, top = x + 10 + column % across * pw, y + 30 + column // across * high
        placed = view.dice[DESK + column]
        d.scene.draw(at(left, top, slot_body(34, "" if placed else str(column + 1))))
        d.die(f"chancery-{column + 1}", placed, left + 17, top + 17, 27)
        d.scene.draw(d.fitted(left + 42, top + 22, d.named("race", box.desk_race[column]), pw - 50, 15))
        for row in range(rows):
            desk = row * KINDS + column
            space = DESK + desk
            id = box.desk_ids[desk]
            owner = view.desks[desk]
            body = rect(0, 0, pw - 8, 36, 5, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1)
            body += frames.slot(18, 18, 13)
            body += desk_sign(d, desk, pw)
            words = d.named("space", space)
            who = d.say("board-owned", name=d.name(owner)) if owner >= 0 else d.say("board-free")
            d.scene.place(
                f"space-{id}", left, top + 42 + row * 40, pw - 8, 36, body, label=sentence_list([words, who]),
                tip=f"{words}\n{who}", action=d.turn(f"go {id}"),
            )  # fmt: skip
            if owner >= 0:
                d.worker(f"{owner}-{id}", owner, left + 18, top + 42 + row * 40 + 30)


def desk_sign(d: Drawing, desk: int, w: float) -> str:
    """The benefits of a desk in symbols."""
    glyphs = [glyph for effect in d.box.desk_passive[desk] for glyph in lasting_glyphs(effect)]
    return frames.row(glyphs, (w + 24) / 2, 18, 16, 3, w - 50)


def lasting_glyphs(effect: Effect) -> list[Glyph]:
    """The symbols of an effect that lasts."""
    change = f"+{effect.n}" if effect.n > 0 else f"−{-effect.n}"
    signs: dict[int, list[Glyph]] = {
        COUNCIL_IGNORE_COINS: [("icon", "star", GILT), ("coin", 0)],
        PORT_BONUS_COIN: [("cube", "any"), ("words", change), ("coin", 1)],
        COUNCIL_REP_LOSS_SET: [("icon", "laurel", GILT), ("words", f"−{effect.n}")],
        TAVERN_TAKE_SET: [("icon", "mug"), ("words", f"×{effect.n}")],
        HOUSE_COST_DELTA: [("icon", "house"), ("words", change)],
        BUILDING_COST_DELTA: [("icon", "hammer"), ("words", change)],
        SETTLER_VP_BONUS: [("medal", effect.n)],
    }
    return signs[effect.op]


def news_lines(d: Drawing, w: float) -> list[tuple[str, tuple[str, ...]]]:
    """The event of the round and, alone, the objective: what they are called, and what they say in lines that fit."""
    told = []
    if d.view.event != NONE:
        told.append(("event", d.named("event", d.view.event)))
    if d.view.objective != NONE:
        told.append(("objective", d.named("objective", d.view.objective)))
    return [(kind, wrap(says, w - 104, d.size(14))) for kind, says in told]


def news_height(d: Drawing, w: float) -> float:
    """How much room that takes."""
    return sum(14 + NEWS_LINE * len(lines) for _kind, lines in news_lines(d, w))


def news(d: Drawing, x: float, y: float, w: float) -> None:
    """What everybody must know in this round (NOB-12, 14.5)."""
    for kind, lines in news_lines(d, w):
        h = 10 + NEWS_LINE * len(lines)
        body = rect(0, 0, w, h, 5, fill="var(--tile)", stroke="var(--line-strong)", stroke_width=1)
        body += text(10, 19, d.say(f"board-{kind}"), 15, "start", 700, "var(--rubric)", "caps")
        for number, said in enumerate(lines):
            body += text(96, 18 + number * NEWS_LINE, said, d.size(14), "start", 500)
        said = " ".join(lines)
        d.scene.place(f"news-{kind}", x, y, w, h, body, label=f"{d.say(f'board-{kind}')}: {said}", tip=said)
        y += h + 4


def track_value(d: Drawing, id: str, seat: int, value: int) -> str:
    """Where a marker stands, and what that counts."""
    if id == "nobility":
        return d.say("board-nobility-of", value=value, points=d.box.star_vp[value])
    limit = dice.limit(d.city, seat)
    return str(value) if limit == value else d.say("board-reputation-limit", value=value, limit=limit)


def track(d: Drawing, id: str, title: str, x: float, y: float, w: float, first: int, last: int, now: list[int]) -> None:
    """A track with everybody's marker; `now` gives each seat's step."""
    label = d.say(f"board-{title}")
    room = 0.0 if d.small else 104.0
    if d.small:
        d.scene.draw(text(x, y - 6, label, 15, "start", 700, "var(--rubric)", "caps"))
    else:
        d.scene.draw(text(x, y + 21, label, 15.5, "start", 700, "var(--rubric)", "caps"))
    every = 2 if d.small else 1
    cells = [str(step) if step % every == 0 else "" for step in range(first, last + 1)]
    d.scene.draw(frames.track(x + room, y, w - room, cells))
    step = (w - room) / len(cells)
    told = [f"{d.names[seat]}: {track_value(d, id, seat, value)}" for seat, value in enumerate(now)]
    counts = d.say(f"board-{title}-counts", round=max(1, d.view.round), rounds=last)
    d.scene.place(
        f"track-{id}", x + room, y, w - room, 44, "", label=sentence_list([label, *told]),
        tip="\n".join([label, counts, *told]), r=4,
    )  # fmt: skip
    together: dict[int, list[int]] = {}
    for seat, value in enumerate(now):
        together.setdefault(value, []).append(seat)
    for value, seats in together.items():
        spread = min(14.0, max(5.0, step / max(1, len(seats))))
        for place, seat in enumerate(seats):
            cx = x + room + (value - first + 0.5) * step + (place - (len(seats) - 1) / 2) * spread
            d.disc(id, seat, cx, y + 35, 8)
