"""The draft: pairs of a player card and a hero, and the own cards while one of them may be destroyed (VIS-3.8, 3.9)."""

from __future__ import annotations

from palas.games.viscounts import board_cards as cards
from palas.games.viscounts.board_drawing import Drawing
from palas.games.viscounts.words import start_text


def pairs(d: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The pairs that are laid out, one below the other."""
    for order, start in enumerate(d.view.pairs):
        top = y + order * (h + 8)
        hero = d.view.heroes[order] if order < len(d.view.heroes) else -1
        if hero < 0:
            continue
        name = d.words.say(d.lang, "act-pick-pair", name=d.named("start_card", start), hero=d.named("card", hero))
        gives = start_text(d.box, d.words, d.lang, start).replace("; ", "\n")
        d.scene.place(
            f"pair-{d.box.start_ids[start]}", x, top, w, h, cards.start_body(d, start, hero, w, h), label=name,
            tip=f"{name}\n{gives}\n{d.card_lines(hero)}", action=d.ask(f"pick {d.box.start_ids[start]}"),
        )  # fmt: skip


def own_cards(d: Drawing, x: float, y: float, w: float, columns: int, h: float) -> float:
    """All own cards before they are shuffled; how high they lie."""
    owned = sorted(d.person(d.own).discard)
    wide = (w - 6 * (columns - 1)) / columns
    for order, card in enumerate(owned):
        left, top = x + order % columns * (wide + 6), y + order // columns * (h + 6)
        body = cards.townsfolk_body(d, card, wide, h)
        d.scene.place(
            f"own-{d.box.card_ids[card]}", left, top, wide, h, body, label=d.named("card", card),
            tip=d.card_lines(card), action=d.ask(f"destroy {d.box.card_ids[card]}"),
        )  # fmt: skip
    return -(-len(owned) // columns) * (h + 6)
