"""All cards of the box for the page of cards: faces, words, sources, and what to filter them by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.games.viscounts import card_faces
from palas.games.viscounts.box import Box
from palas.games.viscounts.terms import DEBT, DEED, ICONS, ITEMS, OPPONENTS, RIBBONS, TIMINGS
from palas.games.viscounts.words import (
    ability_text,
    effect_text,
    icons_text,
    joined,
    scheme_text,
    start_text,
    text_does,
)
from palas.text import Words


class Writer:
    """Writes the cards of one box in one language."""

    def __init__(self, box: Box, words: Words, lang: str) -> None:
        self.box = box
        self.words = words
        self.lang = lang

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def effect(self, number: int) -> str:
        return effect_text(self.box, self.words, self.lang, number)

    def book(self) -> CardBook:
        """Every group of cards, in the order of the rulebook."""
        people = self.box.data["townsfolk"]
        box = self.box
        groups = [
            ("townsfolk", self.townsfolk("neutral", people["neutral"], 0)),
            ("heroes", self.townsfolk("hero", people["hero"], box.neutral)),
            ("starting", self.townsfolk("starting", people["starting"], box.first_starting)),
            ("manuscripts", self.manuscripts()),
            ("player_cards", self.player_cards()),
            ("bonus", self.bonus()),
            ("papers", self.papers()),
            ("schemes", self.schemes()),
            ("opponents", self.opponents()),
        ]
        return CardBook(
            tuple(CardGroup(id, self.say(f"cards-{id}"), tuple(cards)) for id, cards in groups), self.traits()
        )

    def traits(self) -> tuple[Trait, ...]:
        """What cards can be filtered by."""
        icons = tuple((icon, self.say(f"icon-name-{icon}")) for icon in ICONS)
        values = tuple((str(n), self.say("amount-silver", amount=n)) for n in sorted(set(self.box.card_silver)))
        timings = tuple((timing, self.say(f"timing-name-{timing}")) for timing in TIMINGS[:3])
        costs = tuple((str(n), str(n)) for n in sorted(set(self.box.text_cost)))
        ribbons = tuple((ribbon, self.say(f"ribbon-{ribbon}")) for ribbon in RIBBONS)
        named = (("icon", icons), ("silver", values), ("timing", timings), ("cost", costs), ("ribbon", ribbons))
        return tuple(Trait(id, self.say(f"trait-{id}"), options) for id, options in named)

    def ours(self, plain: dict[str, Any]) -> str:
        """The German name, if it is one of ours."""
        return str(plain["name_de"]) if plain.get("name_de_source") == "ours" else ""

    # -- groups

    def townsfolk(self, kind: str, people: list[dict[str, Any]], first: int) -> Iterable[Card]:
        box = self.box
        for number, plain in enumerate(people, first):
            name = str(plain[f"name_{self.lang}"])
            lines = [
                self.say("cards-value", silver=box.card_silver[number]),
                self.say("cards-icons", icons=icons_text(self.words, self.lang, box.card_icons[number])),
            ]
            if box.card_instant[number]:
                lines.append(self.say("cards-instant", effect=self.effect(box.card_instant[number])))
            ability = box.card_ability[number]
            if ability.kind >= 0:
                told = ability_text(box, self.words, self.lang, ability)
                lines.append(self.say(f"cards-{TIMINGS[box.card_timing[number]]}", ability=told))
            else:
                lines.append(self.say("cards-no-ability"))
            traits = {f"icon:{icon}" for at, icon in enumerate(ICONS) if box.card_icons[number][at]}
            traits |= {f"silver:{box.card_silver[number]}"}
            if ability.kind >= 0:
                traits.add(f"timing:{TIMINGS[box.card_timing[number]]}")
            face = card_faces.townsfolk(box, number, name)
            ours = self.ours(plain) if plain["name_de"] != plain["name_en"] else ""
            yield Card(
                plain["id"], name, tuple(lines), face, source=plain["source"], ours=ours, traits=frozenset(traits),
                path=f"townsfolk/{kind}/{plain['id']}",
            )  # fmt: skip

    def manuscripts(self) -> Iterable[Card]:
        box = self.box
        for number, plain in enumerate(box.data["manuscripts"]):
            ribbon = RIBBONS[box.text_ribbon[number]]
            traits = frozenset({f"cost:{box.text_cost[number]}", f"ribbon:{ribbon}"})
            back = self.say("cards-grey-back") if box.text_grey[number] else self.say("cards-black-back")
            yield Card(
                plain["id"],
                capital(self.say("cards-manuscript", ribbon=self.say(f"ribbon-{ribbon}"), cost=box.text_cost[number])),
                (capital(text_does(box, self.words, self.lang, number)) + ".", back),
                card_faces.manuscript(box, number),
                source=plain["source"],
                traits=traits,
                path=f"manuscripts/{plain['id']}",
            )

    def player_cards(self) -> Iterable[Card]:
        for number, plain in enumerate(self.box.data["player_cards"]):
            goods, _, extra = start_text(self.box, self.words, self.lang, number).partition("; ")
            name = self.say("start-card", number=plain["number"])
            face = card_faces.player_card(self.box, number)
            lines = (self.say("cards-starts-with", goods=goods), self.say("cards-extra", effect=extra))
            yield Card(plain["id"], name, lines, face, source=plain["source"], path=f"player_cards/{plain['id']}")

    def bonus(self) -> Iterable[Card]:
        box = self.box
        sources = {plain["ribbon"]: plain for plain in box.data["cleric_bonus_cards"]}
        for number, ribbon in enumerate(RIBBONS):
            icons = icons_text(self.words, self.lang, box.bonus_icons[number])
            lines = (self.say("cards-bonus-for"), self.say("cards-lasting", vp=box.bonus_vp[number], icons=icons))
            traits = {f"ribbon:{ribbon}"} | {
                f"icon:{icon}" for at, icon in enumerate(ICONS) if box.bonus_icons[number][at]
            }
            plain = sources[ribbon]
            name = self.say("cards-bonus-card", ribbon=self.say(f"ribbon-{ribbon}"))
            face = card_faces.bonus(box, number)
            path = f"cleric_bonus_cards/{plain['id']}"
            yield Card(plain["id"], name, lines, face, source=plain["source"], traits=frozenset(traits), path=path)
        lines = (self.say("cards-leader-for"), self.say("cards-leader", vp=box.leader_vp, n=box.leader_hand))
        source = box.data["castle_leader_card"]["source"]
        yield Card("castle_leader", self.say("source-leader"), lines, card_faces.leader(box), source=source)

    def papers(self) -> Iterable[Card]:
        box = self.box
        named = (("debt", DEBT, box.debt_vp, box.debt_flipped_vp), ("deed", DEED, box.deed_vp, box.deed_flipped_vp))
        for id, item, before, after in named:
            lines = [self.say(f"cards-{id}", before=minus(before), after=minus(after))]
            flip = box.debt_flip if item == DEBT else box.deed_flip
            if flip:
                lines.append(self.say("cards-when-flipped", effect=self.effect(flip)))
            plain = box.data[f"{id}_card"]
            yield Card(
                id, self.say(f"cards-{id}-name"), tuple(lines), card_faces.document(box, item), source=plain["source"],
                count=plain["count"],
            )  # fmt: skip
        for id, item, places in (("poverty", DEBT, box.poverty_vp), ("prosperity", DEED, box.prosperity_vp)):
            plain = box.data[f"{id}_card"]
            piles = [str(plain["cards_on_top"][str(n)]) for n in range(1, 5)]
            lines = [
                self.say(f"cards-{id}", piles="/".join(piles)),
                self.say("cards-places", places="/".join(map(str, places))),
            ]
            yield Card(
                id, self.say(f"source-{id}"), tuple(lines), card_faces.end_card(box, item), source=plain["source"]
            )

    def schemes(self) -> Iterable[Card]:
        box = self.box
        cards = box.data["solo"]["scheme_cards"]
        for number, plain in enumerate([*cards["starting"], *cards["future"]]):
            kind = "starting-scheme" if number < box.first_future else "future-scheme"
            told = scheme_text(box, self.words, self.lang, number).partition("] ")[2]
            icons = icons_text(self.words, self.lang, box.scheme_icons[number])
            traits = frozenset(f"icon:{icon}" for at, icon in enumerate(ICONS) if box.scheme_icons[number][at])
            name = self.say(f"cards-{kind}")
            lines = (self.say("cards-icons", icons=icons), capital(told) + ".")
            face = card_faces.scheme(box, number)
            path = f"solo/scheme_cards/{'starting' if number < box.first_future else 'future'}/{plain['id']}"
            yield Card(plain["id"], name, lines, face, source=plain["source"], traits=traits, path=path)

    def opponents(self) -> Iterable[Card]:
        box = self.box
        for number, plain in enumerate(box.data["solo"]["opponents"]):
            board = box.opponents[number]
            lines = [self.say("cards-focus", action=self.say(f"action-{plain['focus']}"))]
            start = [self.say(f"amount-{item}", amount=n) for item, n in plain["start"]["resources"].items() if n]
            start += [self.say(f"amount-{item}", amount=plain["start"][f"{item}s"]) for item in ("deed", "debt")]
            if plain["start"]["building"]:
                start.append(self.say(f"building-{plain['start']['building']}"))
            lines.append(self.say("cards-starts-with", goods=", ".join(start)))
            if board.one_type:
                lines.append(self.say("cards-one-type"))
            else:
                wanted = [self.say(f"amount-{ITEMS[item]}", amount=1).partition(" ")[2] for item in board.priority]
                lines.append(self.say("cards-wants", goods=joined(self.words, self.lang, wanted, "then")))
            for at, slot in enumerate(plain["building_slots"]):
                told = ability_text(box, self.words, self.lang, board.slot_ability[at])
                lines.append(capital(self.say(f"building-{slot['building']}")) + f": {told}.")
            face = card_faces.opponent(board)
            name = str(plain[f"name_{self.lang}"])
            yield Card(
                f"opp_{OPPONENTS[number]}", name, tuple(lines), face, source=plain["source"], ours=self.ours(plain),
                path=f"solo/opponents/{plain['id']}",
            )  # fmt: skip


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def card_book(box: Box, words: Words, lang: str) -> CardBook:
    """All cards of the box."""
    return Writer(box, words, lang).book()
