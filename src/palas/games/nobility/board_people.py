"""The players' boards: dice, goods, houses, sites, quarters, settlers cards, dice tiles."""

from __future__ import annotations

from palas.draw import frames, icons, pieces
from palas.draw.fitting import fit, wrap
from palas.draw.frames import Glyph
from palas.draw.scene import sentence_list
from palas.draw.svg import at, rect, text
from palas.engine.core.cards import has
from palas.games.nobility.board_drawing import GILT, Drawing, glyphs_of, medal, slot_body
from palas.games.nobility.rules import dice
from palas.games.nobility.shorthand import dice_of
from palas.games.nobility.state import NONE, die
from palas.games.nobility.terms import BOARD, FIELDS, GOODS, TILE

ROWS = 330  # the height of a player's board without dice tiles
LINE = 18  # of words
TILE_ROW = 40  # in the dock: a dice tile and what its commission card says
TILE_ROWS = 58  # on a board, where words are larger
MOST_TILES = 3  # for more there is no room


def height(d: Drawing) -> float:
    """How high a player's board is: every dice tile needs a row more."""
    return ROWS + TILE_ROWS * min(max(len(player.dice_tiles) for player in d.view.people), MOST_TILES)


def mat(d: Drawing, seat: int, x: float, y: float, w: float) -> None:
    """Everything that lies before a player."""
    me = d.view.people[seat]
    d.scene.draw(frames.zone(x, y, w, height(d) - 8))
    d.scene.draw(frames.use("disc", d.colours[seat], x + 22, y + 20, 10))
    d.scene.draw(d.fitted(x + 40, y + 25, d.names[seat], w - 170, 16))
    signs: list[Glyph] = [("medal", me.vp), ("coin", me.coins), ("words", f"±{me.modifiers}")]
    d.scene.draw(frames.row(signs, x + w - 66, y + 20, 18, 10))
    own_dice(d, seat, x, y, w)
    goods = [(good, amount) for good, amount in enumerate(me.goods) if amount]
    for place, (good, amount) in enumerate(goods):
        left = x + 18 + place * 48
        d.scene.draw(frames.use("cube", GOODS[good], left, y + 92, 17))
        d.scene.draw(text(left + 14, y + 97, amount, 16, "start", 700))
    people(d, seat, x, y, w)
    sites(d, seat, x, y, w)
    held(d, seat, x + 12, y + 178, w - 20, 88)
    character(d, seat, x, y + 276, w)
    commissions(d, seat, x, y + ROWS - 14, w, TILE_ROWS)


def own_area(d: Drawing, seat: int, y: float, w: float) -> float:
    """The dock: dice first, then the limit as a bar, people, sites and cards; where it ends."""
    me = d.view.people[seat]
    free_dice(d, seat, y, w - 44)
    board_slot(d, seat, w - 42, y + 8)
    y += 52
    limit_bar(d, seat, 4, y, w - 8)
    y += 38
    people(d, seat, -8, y - 112, w)
    sites(d, seat, 6, y - 108, w)
    y += 66
    if me.held:
        held(d, seat, 2, y, w, 76)
        y += 80
    if me.character != NONE:
        character(d, seat, -10, y, w + 20)
        y += 2 * LINE + 4
    commissions(d, seat, -10, y, w + 20, TILE_ROW)
    return y + TILE_ROW * min(len(me.dice_tiles), MOST_TILES)


def free_dice(d: Drawing, seat: int, y: float, w: float) -> None:
    """The dice that are not placed, and how often one may be changed by one."""
    me = d.view.people[seat]
    for place, value in enumerate(dice_of(me.dice)):
        told = d.say("board-die", value=value, name=d.names[seat])
        body = at(19, 19, pieces.die(value, d.colours[seat], 38))
        d.scene.place(
            f"die-{seat}-{place + 1}", 5 + place * 46, y + 5, 38, 38, body, label=told,
            tip=f"{told}\n{d.say('board-die-counts', value=value)}", r=6,
        )  # fmt: skip
    if not dice_of(me.dice):
        d.scene.draw(text(6, y + 30, d.say("board-no-dice"), 15, "start", 500, "var(--ink-2)"))
    d.scene.draw(text(w - 6, y + 30, f"±1 ×{me.modifiers}", 16, "end", 700, "var(--ink-2)"))


def limit_bar(d: Drawing, seat: int, x: float, y: float, w: float) -> None:
    """How much a seat may place: a cell for each point, those of the dice that lie already are filled (NOB-5.2)."""
    most, placed = dice.limit(d.city, seat), d.view.people[seat].placed
    words = d.say("board-limit", most=most, placed=placed, free=max(0, most - placed))
    d.scene.draw(text(x, y + 12, words, 15, "start", 700))
    step = w / max(1, most)
    cells = "".join(
        rect(x + n * step, y + 19, step - 2, 12, 2, fill="var(--ink-2)" if n < placed else "var(--slot)",
             stroke="var(--line-strong)", stroke_width=1)
        for n in range(most)
    )  # fmt: skip
    d.scene.draw(cells)


def own_dice(d: Drawing, seat: int, x: float, y: float, w: float) -> None:
    """The dice that are not placed, and the slot of the own board (NOB-6.11)."""
    me = d.view.people[seat]
    for place, value in enumerate(dice_of(me.dice)):
        d.scene.draw(at(x + 24 + place * 33, y + 56, pieces.die(value, d.colours[seat], 26)))
    left = f"{me.placed}/{dice.limit(d.city, seat)}"
    d.scene.draw(text(x + w - 62, y + 62, left, 16, "end", 700, "var(--ink-2)"))
    board_slot(d, seat, x + w - 52, y + 40)


def board_slot(d: Drawing, seat: int, x: float, y: float) -> None:
    """The slot for a die on the own board (NOB-6.11)."""
    me = d.view.people[seat]
    placed = die(seat, me.board_die) if me.board_die else 0
    name = d.named("space", BOARD)
    mine = seat == d.view.seat
    d.scene.place(
        f"space-board-{seat}", x, y, 34, 34, slot_body(34, "" if placed else d.values(BOARD)),
        label=sentence_list([name, d.names[seat]]), tip=f"{name}\n{d.say('does-board')}\n{d.names[seat]}",
        action=d.turn("go board") if mine and not placed else "",
    )  # fmt: skip
    d.die(f"board-{seat}", placed, x + 17, y + 17, 27)


def people(d: Drawing, seat: int, x: float, y: float, w: float) -> None:
    """Workers in the quarters and houses, on the platform and built."""
    me = d.view.people[seat]
    quarters = f"{d.names[seat]}: {d.say('board-in-quarters', workers=me.quarters)}"
    d.scene.place(f"quarters-{seat}", x + 10, y + 110, 176, 26, "", label=quarters,
                  tip=f"{quarters}\n{d.say('board-quarters-serve')}", r=4)  # fmt: skip
    houses = d.say("board-houses-of", name=d.names[seat], platform=me.platform, built=me.plots)
    d.scene.place(f"houses-{seat}", x + 10, y + 138, 176, 26, "", label=houses,
                  tip=f"{houses}\n{d.say('board-houses-serve')}", r=4)  # fmt: skip
    d.scene.draw(text(x + 14, y + 127, d.say("board-quarters"), d.size(14.8), "start", 500, "var(--ink-2)"))
    for place in range(min(me.quarters, 5)):
        d.worker(f"{seat}-quarters-{place + 1}", seat, x + 92 + place * 17, y + 134, 22)
    if me.quarters > 5:
        d.scene.draw(text(x + 182, y + 128, f"×{me.quarters}", 15, "end", 700))
    d.scene.draw(text(x + 14, y + 155, d.say("board-houses"), d.size(14.8), "start", 500, "var(--ink-2)"))
    for place in range(me.platform + me.plots):
        built = place < me.plots
        figure = frames.use("house", d.colours[seat] if built else "neutral", 0, 0, 14)
        d.scene.piece(f"piece-house-{seat}-{place + 1}", x + 78 + place * 16, y + 151, figure, f"seat-{seat}")


def sites(d: Drawing, seat: int, x: float, y: float, w: float) -> None:
    """The three sites for community buildings (NOB-6.4.4)."""
    me = d.view.people[seat]
    for site in range(FIELDS):
        left, top = x + w - 184 + site * 58, y + 108
        name = d.say("board-site", site=site + 1)
        income = d.words.namers["effects"](d.lang, d.box.site_income[site])
        taken = me.sites[site] != NONE
        body = frames.empty(54, 62)
        glyphs = [glyph for effect in d.box.site_income[site] for glyph in glyphs_of(d.box, effect, 0)]
        body += frames.row(glyphs, 27, 14, 14, 2, 48)
        if taken:
            body += icons.icon("house", 27, 42, 26, "var(--ki-residence)")
        else:
            body += medal(27, 42, d.box.site_vp[site], 10.5)
        mine = seat == d.view.seat and taken
        d.scene.place(
            f"site-{seat}-{site + 1}", left, top, 54, 62, body, label=sentence_list([d.names[seat], name, income]),
            tip=f"{name}\n{d.say('board-site-brings', income=income, points=d.box.site_vp[site])}\n{d.names[seat]}",
            action=d.turn(f"sell site_{site + 1}") if mine else "",
        )  # fmt: skip


def held(d: Drawing, seat: int, x: float, y: float, w: float, h: float) -> None:
    """The settlers cards that are not completed."""
    me = d.view.people[seat]
    pitch = w / max(3, len(me.held))
    for place, card in enumerate(me.held):
        mine = seat == d.view.seat
        action = d.turn(f"settle {d.box.settler_ids[card]}") if mine else ""
        note = d.say("board-held", name=d.names[seat])
        d.settler(card, x + place * pitch, y, pitch - 5, h, action, note)


def character(d: Drawing, seat: int, x: float, y: float, w: float) -> None:
    """Who the player is: the good with a fourth cube, and the bonus of a Lord (NOB-8.3, 8.4)."""
    me = d.view.people[seat]
    if me.character == NONE:
        return
    who = d.named("character", me.character)
    body = lines(d, who, w - 28, "var(--ink-2)" if me.lord else "var(--ink)")
    d.scene.place(f"character-{seat}", x + 12, y, w - 24, 2 * LINE, body, label=f"{d.names[seat]}: {who}", tip=who)


def commissions(d: Drawing, seat: int, x: float, y: float, w: float, row: int) -> None:
    """The dice tiles, each beside what its commission card says, as far as this view knows it (NOB-15.7, 15.10)."""
    me = d.view.people[seat]
    for place, tile in enumerate(me.dice_tiles[:MOST_TILES]):
        top = y + place * row
        for hole in range(FIELDS):
            dice_hole(d, seat, TILE + tile * FIELDS + hole, has(me.filled[place], hole), x + 14 + hole * 36, top + 3)
        if me.commissions and place < len(me.commissions):
            says = d.named("commission", me.commissions[place])
            body = lines(d, says, w - 138, "var(--ink)", row // LINE)
            d.scene.place(f"commission-{seat}-{place + 1}", x + 124, top, w - 136, row - 4, body, label=says, tip=says)


def dice_hole(d: Drawing, seat: int, space: int, filled: bool, x: float, y: float) -> None:
    """A space of a dice tile."""
    body = slot_body(32, "" if filled else d.values(space))
    if filled:
        body += icons.icon("check", 16, 16, 18, GILT)
    name, id = d.named("space", space), d.box.space_ids[space]
    mine = seat == d.view.seat and not filled
    d.scene.place(
        f"space-{id}", x, y, 32, 32, body, label=sentence_list([name, d.names[seat]]),
        tip=f"{name}\n{d.names[seat]}", action=d.turn(f"go {id}") if mine else "",
    )  # fmt: skip


def lines(d: Drawing, words: str, room: float, fill: str, most: int = 2) -> str:
    """So many lines of words at most; the last is made smaller if it must."""
    whole = wrap(words, room, d.size(14))
    said = [*whole[: most - 1], " ".join(whole[most - 1 :])]
    sized = [fit(line, room, d.size(14), 13) for line in said if line]
    return "".join(text(2, 15 + n * LINE, line, size, "start", 500, fill) for n, (line, size) in enumerate(sized))
