"""The cards on the board: the order of play with what everybody shows, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from palas.draw.fitting import fit, wrap
from palas.draw.frames import use, zone
from palas.draw.icons import icon
from palas.draw.pieces import shadow, shield
from palas.draw.svg import Svg, at, circle, rect, text
from palas.engine.core.cards import has, set_of, without
from palas.games.castle.board_drawing import Drawing
from palas.games.castle.box import GOODS, TALER, WORKER
from palas.games.castle.rules.resolving import shown_of_rank

ICONS = {
    "messenger": "letter", "trader": "scales", "bricklayer": "brick", "stonemason": "hammer", "worker": "saw",
    "master": "compasses",
}  # fmt: skip
RANKS = 6
ORDER = 196.0  # how tall the order of play is on a wide board
HAND = 104.0  # and the own hand


def picture(d: Drawing, card: int) -> str:
    """The icon of a card."""
    return ICONS[d.box.card_ids[card].partition("_")[0]]


def shown(d: Drawing, rank: int) -> list[tuple[int, int]]:
    """The revealed cards of a rank, from the start player on: (seat, card)."""
    return [(seat, card) for seat in d.castle.from_start() for card in shown_of_rank(d.castle, seat, rank)]


def first_of(d: Drawing, rank: int) -> int:
    """A card of that rank."""
    return d.box.card_rank.index(rank)


def order(d: Drawing, x: float, y: float, w: float) -> None:
    """Six columns in the order of ranks with the cards of this round; the current rank is red."""
    note = "" if d.view.start < 0 else d.say("start-player", name=d.names[d.view.start])
    d.scene.draw(zone(x, y, w, ORDER, d.say("order"), note))
    apart = (w - 20) / RANKS
    top, bottom = y + 30, y + ORDER - 10
    for column in range(RANKS):
        rank = column + 1
        left, width = x + 10 + column * apart, apart - 8
        cards = shown(d, rank)
        few = len(cards) < 3  # then there is room for what the rank does
        column_head(d, rank, left, top, width, bottom - top, deeds=few)
        first = top + (78 if few else 38)
        each = min(72.0, (bottom - 4 - first - 4 * (len(cards) - 1)) / max(1, len(cards)))
        for place, (seat, card) in enumerate(cards):
            banner(d, seat, card, left + 8, first + place * (each + 4), width - 16, each)
        if not cards:
            d.scene.draw(at(left + width / 2, bottom - 44, in_hands(d, rank)))


def holders(d: Drawing, rank: int) -> list[tuple[int, int]]:
    """Who may still play cards of a rank, and how many: hand and face-down cards are one set for all (CAS-16)."""
    ranked = set_of(d.box.ranked[rank])
    counts = [(player.cards & ranked).bit_count() for player in d.view.people]
    return [(seat, count) for seat, count in enumerate(counts) if count]


def in_hands(d: Drawing, rank: int) -> Svg:
    """The shields of all who may still play a rank, around the middle; a dash for nobody."""
    held = holders(d, rank)
    if not held or d.view.over:
        return text(0, 20, "–", 20, fill="var(--ink-3)")
    wide = pitch(d, rank)
    drawn = text(0, 4, d.say("in-hands"), 14.7, weight=500, fill="var(--ink-3)")
    return drawn + shields(d, rank, wide * len(held) / 2, 22)


def pitch(d: Drawing, rank: int) -> float:
    """How far apart the shields of a rank stand: workers are counted."""
    return 26.0 if d.box.card_rank.count(rank) == 1 else 42.0


def shields(d: Drawing, rank: int, right: float, y: float) -> Svg:
    """The shields of all who may still play a rank, up to the right."""
    held, wide = holders(d, rank), pitch(d, rank)
    drawn = ""
    for place, (seat, count) in enumerate(held):
        left = right - (len(held) - place) * wide
        drawn += at(left + 13, y, shield(d.colours[seat], 20))
        if wide > 26:
            drawn += text(left + 25, y + 5, f"×{count}", 14.7, "start", 700, "var(--ink-2)")
    return drawn


def column_head(d: Drawing, rank: int, x: float, y: float, w: float, h: float, deeds: bool = True) -> None:
    """The number, the name and the deed of a rank."""
    now = d.rank == rank and not d.view.over
    body = rect(
        0, 0, w, h, 6, fill="var(--raised)" if now else "var(--board)",
        stroke="var(--rubric)" if now else "var(--line)", stroke_width=2.5 if now else 1,
    )  # fmt: skip
    body += circle(20, 20, 13, fill="var(--rubric)" if now else "var(--sunk)")
    body += text(20, 25.5, rank, 16, weight=800, fill="var(--on-rubric)" if now else "var(--ink-2)")
    card = first_of(d, rank)
    name = d.named("card", card).partition(" (")[0]
    words, size = fit(name, w - 48, 17.5, 14)
    body += text(40, 26, words, size, "start", 700, "var(--ink)", "display")
    deed = d.short.rank(rank)
    for row, line in enumerate(wrap(deed, w - 18, 14.7)[:2] if deeds else ()):
        body += text(10, 54 + row * 17, line, 14.7, "start", 500, "var(--ink-2)")
    tip = f"{name}\n{deed if rank == WORKER else d.short.card(card, names=True)}"
    tip += f"\n{d.say('in-hands')}: {', '.join(d.names[seat] for seat, _ in holders(d, rank)) or '–'}"
    d.scene.place(f"rank-{rank}", x, y, w, h, body, label=name, tip=tip, r=6)


def banner(d: Drawing, seat: int, card: int, x: float, y: float, w: float, h: float) -> None:
    """A revealed card: whose, and what lies on it."""
    colour = d.colours[seat]
    body = shadow(w / 2, h, w / 2 - 10, 2.5)
    body += rect(0, 0, w, h, 6, fill="var(--tile)", stroke="var(--ink-line)", stroke_width=1.1)
    body += rect(0, 0, 8, h, 3, fill=f"var(--p-{colour})")
    tall = h >= 60
    line = 21.0 if tall else h / 2
    is_worker = card in d.box.workers
    goods = d.castle.on_worker(seat, d.box.workers.index(card)) if is_worker else [0] * TALER
    beside = 0 if tall else 30 * sum(count > 0 for count in goods)  # pieces beside the name instead of below it
    body += at(27, line, shield(colour, 24 if tall else 18))
    words, size = fit(d.names[seat], w - 76 - beside, 16, 11)
    body += text(46, line + 6, words, size, "start", 700)
    body += icon(picture(d, card), w - 20, line, 24 if tall else 17, "var(--ink-2)")
    name = d.named("card", card)
    if is_worker and tall and sum(count > 0 for count in goods) < 2:  # else they need the room
        label, size = fit(name, w - 20, 14.7, 12)
        body += text(w - 10, h - 9, label.partition(" (")[2].rstrip(")"), size, "end", 500, "var(--ink-2)")
    told = d.say("card-of", name=d.names[seat], card=name)
    tip = f"{told}\n{d.short.card(card, names=True)}"
    if any(goods):
        tip += f"\n{d.say('lies-on', goods=d.short.goods(goods))}"
    d.scene.place(f"card-{seat}-{d.box.card_ids[card]}", x, y, w, h, body, label=told, tip=tip)
    row = y + (h - 19 if tall else h / 2)
    left = x + (18 if tall else w - 36 - beside)
    for good in range(TALER):
        if goods[good]:
            cube = use("cube", GOODS[good], 13, 14, 20 if tall else 15)
            size = 28.0 if tall else 24.0
            code = d.action("buy", f"{GOODS[good]} of {seat + 1} {d.box.card_ids[card]}")
            name = d.short.say(f"amount-{GOODS[good]}", amount=goods[good])
            many = text(24, 26, goods[good], 14, "start", 800) if goods[good] > 1 else ""
            d.scene.place(
                f"load-{seat}-{d.box.card_ids[card]}-{GOODS[good]}", left, row - 14, size, size, cube + many,
                label=f"{told}: {name}", tip=f"{name}\n{d.worth(good)}\n{told}", action=code,
                price=d.box.buy_price if code else None, badge=(24, 2),
            )  # fmt: skip
            left += 46 if tall else 30


# -- the own hand ------------------------------------------------------------------------------------------------------


def hand(d: Drawing, x: float, y: float, w: float, columns: int, each: float) -> float:
    """The eight cards of the seat that looks: in hand, face down, played or gone. Gives the height."""
    pitch = (w - 20) / columns
    rows = -(-len(d.box.card_ids) // columns)
    h = 38 + rows * (each + 8) - (8 if rows == 1 else 0)
    d.scene.draw(zone(x, y, w, h, d.say("hand"), d.say("pairs") if asks_pairs(d) else d.say("hand-note")))
    if d.view.seat is None:
        return h
    for place, card in enumerate(sorted(range(len(d.box.card_ids)), key=lambda card: d.box.card_rank[card])):
        left, top = x + 10 + place % columns * pitch, y + 30 + place // columns * (each + 8)
        hand_card(d, card, left, top, pitch - 8, each)
    return h


def hand_card(d: Drawing, card: int, x: float, y: float, w: float, h: float) -> None:
    """One of the own cards."""
    assert d.view.seat is not None
    me = d.view.people[d.view.seat]
    colour = d.colours[d.view.seat]
    where = "hand"
    for name, cards in (("chosen", me.chosen or 0), ("shown", me.shown), ("pile", me.pile), ("gone", me.gone)):
        if has(cards, card):
            where = name
    if d.view.answer is not None and d.box.card_ids[card] in d.view.answer.partition(" ")[2].split("+"):
        where = "chosen"
    ready = where == "hand"
    name = d.named("card", card)
    body = card_face(d, card, name, where, colour, w, h)
    pairs = pairs_with(d, card) if asks_pairs(d) else []
    code = (
        pairs[0] if pairs else d.action("play", d.box.card_ids[card])
    )  # of pairs one that says why it cannot be played
    code = code or d.action("discard", d.box.card_ids[card])
    told = d.say(f"where-{where}")
    d.scene.place(
        f"hand-{d.box.card_ids[card]}", x, y, w, h, body, label=name if ready else f"{name}: {told}",
        tip=f"{name}\n{d.short.card(card, names=True)}\n{told}", action=code,
        parts=[pair for pair in pairs if pair in d.scene.legal], card=d.box.card_ids[card],
    )  # fmt: skip


def asks_hand(d: Drawing) -> bool:
    """Is a card of the own hand to be chosen now?"""
    return any(code.startswith(("play ", "discard ")) for code in d.answers)


def asks_pairs(d: Drawing) -> bool:
    """Are two cards to be chosen now (CAS-14.1)? A hand of one card is played alone (CAS-4.1)."""
    return any(d.box.play_pair.has(d.box.numbers[code]) for code in d.answers)


def pairs_with(d: Drawing, card: int) -> list[str]:
    """The codes of all pairs with a card, those with another card of the own hand first."""
    assert d.view.seat is not None
    others = without(d.view.people[d.view.seat].cards, card)
    found = [(not pair & others, n) for n, pair in enumerate(d.box.pairs) if has(pair, card)]
    return [d.box.codes[d.box.play_pair.at(n)] for _, n in sorted(found)]


def equipment(goods: Sequence[int], middle: float, y: float) -> Svg:
    """What a worker is equipped with, around a middle: how many of what."""
    drawn, held = "", [(count, good) for good, count in enumerate(goods) if count]
    for place, (count, good) in enumerate(held):
        left = middle + (place - len(held) / 2) * 32
        drawn += text(left + 11, y + 5, count, 14, "end", 700, "var(--ink-2)") + use(
            "cube", GOODS[good], left + 21, y, 15
        )
    return drawn


def card_face(d: Drawing, card: int, name: str, where: str, colour: str, w: float, h: float) -> Svg:
    """The face of a card; what is not in hand is pale and says where it is."""
    ready = where in ("hand", "chosen")
    body = shadow(w / 2, h, w / 2 - 6, 3) if ready else ""
    dash: dict[str, str] = {} if where != "gone" else {"stroke_dasharray": "4 3"}
    body += rect(
        0,
        0,
        w,
        h,
        6,
        fill="var(--tile)" if ready else "var(--zone)",
        stroke="var(--ink-line)",
        stroke_width=1.1,
        **dash,
    )
    body += rect(0, 0, w, 8, 3, fill=f"var(--p-{colour})", opacity=1 if ready else 0.45)
    face = name.replace(" (", ": ").rstrip(")")
    if d.small and card in d.box.workers:
        face = face.partition(": ")[2]  # the saw says that he is a worker
        face = face[:1].upper() + face[1:]
    words, size = fit(face, w - 10, 14.7, 11.5)
    tone = "var(--ink)" if ready else "var(--ink-3)"
    low = h < 80  # on a wide board the picture stands left of the line, not above it
    middle = h - 22 if low else 48.0
    lines = [words] if low or words == face else face.split(" ", 1)  # a long name stands in two lines
    for row, line in enumerate(lines):
        body += text(w / 2, 25 + row * 12 - (len(lines) - 1) * 3, line, size, weight=700, fill=tone)
    middle += 6 * (len(lines) - 1)
    size, faint = (26, 0.6) if low else (30, 0.6)
    shade = "var(--ink-2)" if ready else "var(--ink-3)"
    body += icon(picture(d, card), 44 if low else w / 2, middle, size, shade, None if ready else faint)
    body += circle(16, middle, 10, fill="var(--sunk)")
    body += text(16, middle + 5, d.box.card_rank[card], 14, weight=800, fill=tone)
    x, y, room = ((w + 56) / 2, middle + 5, w - 64) if low else (w / 2, h - 7, w - 8)
    told = d.say(f"where-{where}") if where != "hand" else ""
    if where == "hand" and card in d.box.workers:
        return body + equipment(d.box.card_equip[card], x, y - (5 if low else 2))
    line, size = fit(told, room, 14, 11)
    return body + text(x, y, line, size, weight=600, fill="var(--rubric)" if where == "chosen" else "var(--ink-2)")
