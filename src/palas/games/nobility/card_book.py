"""All cards and tiles of the box for the page of cards: words, sources, and what to filter them by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palas.engine.cards import Card, CardBook, CardGroup, Trait
from palas.games.nobility import card_faces as faces
from palas.games.nobility.box import Box
from palas.games.nobility.terms import GOODS
from palas.games.nobility.words import CityWords, Names
from palas.text import Words


def card_book(box: Box, words: Words, lang: str) -> CardBook:
    """Everything that comes from a pile, in the order of the rules."""
    assert isinstance(words, CityWords)
    return Writer(box, words, lang).book()


class Writer:
    """Writes the cards of one box in one language."""

    def __init__(self, box: Box, words: CityWords, lang: str) -> None:
        self.box = box
        self.words = words
        self.lang = lang
        self.names = Names(box)
        self.names.words = words

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def book(self) -> CardBook:
        """Every group of cards."""
        groups = {
            "settlers": self.settlers(),
            "council": self.council(),
            "workshops": self.buildings(workshops=True),
            "community": self.buildings(workshops=False),
            "ships": self.ships(),
            "characters": self.characters(),
            "events": self.events(),
            "commissions": self.commissions(),
            "dice_tiles": self.dice_tiles(),
            "desks": self.desks(),
            "objectives": self.objectives(),
        }
        made = tuple(CardGroup(id, self.say(f"cards-{id}"), tuple(cards)) for id, cards in groups.items())
        goods = tuple((good, self.say(f"good-{good}")) for good in GOODS)
        races = tuple((race, self.names.race(self.lang, number)) for number, race in enumerate(self.box.race_ids))
        guilds = tuple((guild, self.names.guild(self.lang, number)) for number, guild in enumerate(self.box.guild_ids))
        named = (("good", goods), ("race", races), ("guild", guilds))
        return CardBook(made, tuple(Trait(id, self.say(f"cards-{id}"), options) for id, options in named))

    def of(self, place: str, plain: dict[str, Any], name: str, lines: list[str], face: str, *traits: str) -> Card:
        """A card of the size that all have; its figures stand at that place of the box."""
        told = tuple(sentence(line) for line in lines)
        return Card(
            plain["id"], capital(name), told, face, faces.W, faces.H, plain["source"], traits=frozenset(traits),
            path=f"{place}/{plain['id']}",
        )  # fmt: skip

    # -- groups

    def settlers(self) -> Iterator[Card]:
        box = self.box
        for number, plain in enumerate(box.data["settlers"]):
            race = self.names.race(self.lang, box.settler_race[number])
            least, most = box.settler_min[number], box.settler_max[number]
            goods = [self.say(f"good-{GOODS[good]}") for good in box.settler_goods[number]]
            brings = self.say(
                "settler-brings", workers=box.settler_workers[number], stars=box.settler_stars[number]
            )  # fmt: skip
            lines = [
                self.say("cards-deck", deck=box.settler_deck[number]),
                self.say("cards-wants", goods=self.words.listed(self.lang, goods), least=least, most=most),
                self.say("cards-gives", brings=brings),
            ]
            traits = [f"good:{GOODS[good]}" for good in box.settler_goods[number]]
            name = f"{race} {least}–{most}"
            yield self.of(
                "settlers", plain, name, lines, faces.settler(box, number, race), f"race:{plain['race']}", *traits
            )

    def council(self) -> Iterator[Card]:
        box = self.box
        for number, plain in enumerate(box.data["council_tiles"]):
            traits = [f"good:{good}" for good in plain["goods"]]
            name = self.say("cards-council-tile", nobility=box.council_star[number], points=box.council_vp[number])
            yield self.of(
                "council_tiles",
                plain,
                name,
                [self.names.council(self.lang, number)],
                faces.council(box, number),
                *traits,
            )

    def buildings(self, workshops: bool) -> Iterator[Card]:
        box = self.box
        for number, plain in enumerate(box.data["buildings"]):
            guild = box.building_guild[number]
            if (guild >= 0) != workshops:
                continue
            if workshops:
                effects = self.names.effects(self.lang, box.building_choices[number], "or")
                name, traits = self.names.guild(self.lang, guild), [f"guild:{plain['guild']}"]
                line, face = self.say("cards-workshop", effects=effects), faces.workshop(box, number, name)
            else:
                effects = self.names.effects(self.lang, box.building_passive[number])
                name, traits = self.say("cards-community-one"), []
                line = self.say("cards-lasting", effects=effects)
                face = faces.told(name, "prestige", "house", capital(effects))
            yield self.of("buildings", plain, name, [line], face, *traits)

    def ships(self) -> Iterator[Card]:
        for number, plain in enumerate(self.box.data["ships"]):
            name = self.say("cards-ship", number=number + 1)
            traits = [f"good:{good}" for good, room in zip(GOODS, self.box.ship_room[number], strict=True) if room]
            yield self.of(
                "ships",
                plain, name, [self.names.ship(self.lang, number)], faces.ship(self.box, number, name), *traits
            )  # fmt: skip

    def characters(self) -> Iterator[Card]:
        box = self.box
        for number, plain in enumerate(box.data["characters"]):
            name = capital(self.say(f"character-{plain['id']}"))
            good = self.say(f"good-{GOODS[box.character_good[number]]}")
            bonus = self.names.effects(self.lang, box.character_bonus[number])
            lines = [self.say("cards-extra-good", good=good), self.say("cards-lord", bonus=bonus)]
            face = faces.character(box, number, name)
            yield self.of("characters", plain, name, lines, face, f"good:{GOODS[box.character_good[number]]}")

    def events(self) -> Iterator[Card]:
        box = self.box
        for number, plain in enumerate(box.data["events"]):
            effects = self.names.effects(self.lang, box.event_effects[number])
            name = self.say(f"card-{plain['id']}")
            lines = [self.say("cards-deck", deck=box.event_deck[number]), effects]
            yield self.of("events", plain, name, lines, faces.told(name, "special", "scroll", capital(effects)))

    def commissions(self) -> Iterator[Card]:
        for number, plain in enumerate(self.box.data["chancery"]["commission_cards"]):
            scoring = self.names.scoring(self.lang, self.box.commissions[number])
            name = self.say(f"card-{plain['id']}")
            yield self.of(
                "chancery/commission_cards",
                plain,
                name,
                [scoring],
                faces.told(name, "wood", "letter", capital(scoring)),
            )

    def dice_tiles(self) -> Iterator[Card]:
        for number, plain in enumerate(self.box.data["chancery"]["dice_tiles"]):
            name = capital(self.names.dice_tile(self.lang, number))
            yield self.of(
                "chancery/dice_tiles", plain, name, [self.say("cards-dice-tile")], faces.dice_tile(self.box, number)
            )

    def desks(self) -> Iterator[Card]:
        box = self.box
        for number, plain in enumerate(box.data["chancery"]["desks"]):
            race = self.names.race(self.lang, box.desk_race[number])
            effects = self.names.effects(self.lang, box.desk_passive[number])
            name = self.say("cards-desk", die=box.desk_die[number], race=race)
            lines = [effects, self.say("cards-desk-players", players=box.desk_players[number])]
            title = f"{box.desk_die[number]} · {race}"
            face = faces.told(title, "fixed", box.race_ids[box.desk_race[number]], capital(effects))
            yield self.of("chancery/desks", plain, name, lines, face, f"race:{box.race_ids[box.desk_race[number]]}")

    def objectives(self) -> Iterator[Card]:
        for number, plain in enumerate(self.box.data["solo_objectives"]):
            needed = self.names.conditions(self.lang, self.box.objectives[number])
            name = self.say(f"card-{plain['id']}")
            yield self.of(
                "solo_objectives", plain, name, [needed], faces.told(name, "residence", "laurel", capital(needed))
            )


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return capital(words) + ("" if words.endswith(".") else ".")
