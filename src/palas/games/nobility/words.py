"""The words of Aufstieg zur Macht: what events, actions and things are called in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from palas.engine.core.cards import has
from palas.games.nobility.box import Box, Effect, Scoring
from palas.games.nobility.state import SOURCES
from palas.games.nobility.terms import GOODS, LOCATIONS, METRICS, OPS, USES
from palas.text import COMMON, Words

# The names of each event's numbers; `CityWords` says how a number of that name is spoken.
EVENTS: dict[str, tuple[str, ...]] = {
    "turned_up": ("card",),
    "reshuffled": (),
    "took_settler": ("seat", "card"),
    "discarded_settler": ("seat", "card"),
    "completed": ("seat", "card", "paid"),
    "ship": ("ship",),
    "neutral": ("building",),
    "character": ("seat", "character"),
    "start_player": ("seat",),
    "round": ("round",),
    "event": ("event",),
    "objective": ("objective",),
    "reached": (),
    "automa": ("automa", "value"),
    "closed_guild": ("guild",),
    "set_aside": (),
    "rolled": ("seat", "ones", "twos", "threes", "fours", "fives", "sixes"),
    "placed": ("seat", "value", "onto", "spent"),
    "passed": ("seat",),
    "house": ("seat",),
    "paid": ("seat", "coins"),
    "coins": ("seat", "coins"),
    "goods": ("seat", "amount", "good"),
    "goods_besides": ("seat", "amount", "good"),
    "goods_made": ("seat", "amount", "good"),
    "community_income": ("seat", "buildings"),
    "bought": ("seat", "amount", "good", "coins"),
    "gave": ("seat", "amount", "good"),
    "workers": ("seat", "workers"),
    "modifiers": ("seat", "modifiers"),
    "reputation": ("seat", "reputation"),
    "nobility": ("seat", "nobility"),
    "lord": ("seat",),
    "scored": ("seat", "points", "source"),
    "unscored": ("seat", "points", "source"),
    "uses_workshop": ("seat", "guild", "field", "use"),
    "owner_reward": ("owner", "guild", "field"),
    "apprentice": ("seat", "guild"),
    "moved": ("seat", "from_guild", "guild"),
    "recalled": ("seat", "guild"),
    "buys_building": ("seat", "building"),
    "workshop": ("seat", "guild", "field"),
    "community": ("seat", "site"),
    "sold_workshop": ("seat", "guild", "field"),
    "sold_community": ("seat", "site"),
    "came_home": ("seat",),
    "sold": ("seat", "one_good", "price"),
    "council": ("seat", "race", "council"),
    "in_the_council": ("council", "race", "row"),
    "in_the_hall": ("building", "slot"),
    "put_aside": ("building",),
    "replaced_settlers": ("seat",),
    "left_tavern": ("card",),
    "replaced_hall": ("seat",),
    "left_hall": ("building", "slot"),
    "desk": ("seat", "desk"),
    "draws_commission": ("seat",),
    "dealt_commission": ("seat", "commission"),
    "kept_commission": ("seat", "commission"),
    "dice_tile": ("seat", "first", "second", "third"),
    "activated": ("seat", "dice_tile"),
    "shows_commission": ("seat", "commission", "active", "points"),
    "income": (),
    "over": (),
}
PIECES = (  # facts that tell which things of the box were used
    "used_settlers", "used_buildings", "bought_buildings", "used_council", "used_ships", "used_characters",
    "seen_events", "used_desks", "full_tiles",
)  # fmt: skip
FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")


class CityWords(Words):
    """Messages that also know an amount of a good as one thing, dice as a list, and whether there is more to do."""

    def named(self, lang: str, params: Mapping[str, Any]) -> dict[str, Any]:
        known = super().named(lang, params)
        if "amount" in params and "good" in params:
            known["goods"] = self.amount(lang, params["good"], params["amount"])
        if "die" in params and "cards" in params:  # what else can be done stands behind what could be done
            known["also"] = "yes" if params["die"] == "yes" or params["cards"] else "no"
        if "ones" in params:
            dice = [str(value + 1) for value, face in enumerate(FACES) for _die in range(params[face])]
            known["dice"] = ", ".join(dice)
        return known

    def amount(self, lang: str, good: int, amount: int) -> str:
        """Some goods of a type: "2 books"."""
        return self.say(lang, f"amount-{GOODS[good]}", amount=amount)

    def council(self, lang: str, nobility: int, goods: list[int], coins: int, points: int) -> str:
        """What the council demands, takes and gives."""
        parts = [self.amount(lang, good, amount) for good, amount in enumerate(goods) if amount]
        if coins or not parts:
            parts.append(self.say(lang, "coins", coins=coins))
        return self.say(lang, "council-tile", nobility=nobility, price=self.listed(lang, parts), points=points)

    def listed(self, lang: str, parts: Sequence[str], word: str = "and") -> str:
        """Several things in a row: "a, b and c"."""
        *most, last = parts or ["–"]
        return self.say(lang, word, most=", ".join(most), last=last) if most else last


def words_for(box: Box) -> CityWords:
    """The messages of Aufstieg zur Macht, with the names of this box."""
    names = Names(box)
    names.words = CityWords(
        files("palas.games.nobility").joinpath("text"),
        base=COMMON,
        namers={
            "card": names.settler,
            "good": lambda lang, number: names.words.say(lang, f"good-{GOODS[number]}"),
            "one_good": lambda lang, number: names.words.amount(lang, number, 1),
            "goods_mask": names.goods_mask,
            "guild": names.guild,
            "from_guild": names.guild,
            "race": names.race,
            "character": names.character,
            "event": names.event,
            "objective": names.objective,
            "commission": names.commission,
            "automa": lambda lang, number: names.words.say(lang, f"automa-{number}"),
            "building": names.building,
            "use": lambda lang, number: names.effect(lang, box.building_choices[number // USES][number % USES]),
            "council": names.council,
            "ship": names.ship,
            "dice_tile": names.dice_tile,
            "space": names.space,
            "onto": names.onto,
            "desk": names.desk,
            "values": names.values,
            "effect": names.effect,
            "effects": names.effects,
            **dict.fromkeys(PIECES, names.id),
            **dict.fromkeys(("scored_cards", "solo_card", "reached_cards"), names.card),
            "source": lambda lang, number: names.words.say(lang, f"source-{SOURCES[number]}"),
            "thing": lambda lang, action: action_text(box, names.words, lang, box.codes[action]),
        },
    )
    return names.words


class Names:
    """What the things of a box are called."""

    words: CityWords

    def __init__(self, box: Box) -> None:
        self.box = box

    def id(self, lang: str, id: str) -> str:
        """A card or tile in statistics: its number in the box."""
        return id

    def card(self, lang: str, id: str) -> str:
        """A commission card or objective in statistics."""
        return f"{id} {self.words.say(lang, f'card-{id}')}"

    def guild(self, lang: str, number: int) -> str:
        return str(self.box.data["guilds"][number][lang]).partition(" / ")[0]

    def race(self, lang: str, number: int) -> str:
        return self.words.say(lang, f"race-{self.box.race_ids[number]}")

    def settler(self, lang: str, number: int) -> str:
        """A settlers card: race, goods, demand."""
        box = self.box
        goods = [self.words.say(lang, f"good-{GOODS[good]}") for good in box.settler_goods[number]]
        return self.words.say(
            lang,
            "settler",
            race=self.race(lang, box.settler_race[number]),
            goods=self.words.listed(lang, goods),
            least=box.settler_min[number],
            most=box.settler_max[number],
        )

    def goods_mask(self, lang: str, mask: int) -> str:
        """Some types of goods."""
        goods = [self.words.say(lang, f"good-{GOODS[good]}") for good in range(len(GOODS)) if has(mask, good)]
        return self.words.listed(lang, goods)

    def council(self, lang: str, number: int) -> str:
        """A council tile as it is printed."""
        box = self.box
        price = box.council_goods[number], box.council_coins[number]
        return self.words.council(lang, box.council_star[number], *price, box.council_vp[number])

    def ship(self, lang: str, number: int) -> str:
        """A ship tile: prices and spaces."""
        prices, room = self.box.ship_price[number], self.box.ship_room[number]
        parts = []
        for good, name in enumerate(GOODS):
            if room[good]:
                named = self.words.say(lang, f"good-{name}")
                parts.append(self.words.say(lang, "ship-good", name=named, price=prices[good], room=room[good]))
        return ", ".join(parts)

    def effect(self, lang: str, effect: Effect) -> str:
        """What an effect does."""
        key = OPS[effect.op] if effect.location < 0 else f"{OPS[effect.op]}-{LOCATIONS[effect.location]}"
        sign = "less" if effect.n < 0 else "more"
        return self.words.say(lang, f"effect-{key}", n=abs(effect.n), sign=sign, price=self.box.good_price)

    def effects(self, lang: str, effects: list[Effect], word: str = "and") -> str:
        """What several effects do."""
        return self.words.listed(lang, [self.effect(lang, effect) for effect in effects], word)

    def building(self, lang: str, number: int) -> str:
        """A building tile: its guild and what it does."""
        guild = self.box.building_guild[number]
        if guild < 0:
            return self.words.say(lang, "community-building")
        effects = self.effects(lang, self.box.building_choices[number], "or")
        return self.words.say(lang, "workshop-of", guild=self.guild(lang, guild), effects=effects)

    def character(self, lang: str, number: int) -> str:
        """A character: name, type of goods, bonus."""
        return self.words.say(
            lang,
            "character",
            name=self.words.say(lang, f"character-{self.box.character_ids[number]}"),
            good=self.words.say(lang, f"good-{GOODS[self.box.character_good[number]]}"),
            bonus=self.effects(lang, self.box.character_bonus[number]),
        )

    def event(self, lang: str, number: int) -> str:
        """An event card: its name and what it does."""
        name = self.words.say(lang, f"card-{self.box.event_ids[number]}")
        return self.words.say(lang, "card", name=name, text=self.effects(lang, self.box.event_effects[number]))

    def objective(self, lang: str, number: int) -> str:
        """A solo objective: its name and what must hold."""
        name = self.words.say(lang, f"card-{self.box.objective_ids[number]}")
        return self.words.say(lang, "card", name=name, text=self.conditions(lang, self.box.objectives[number]))

    def commission(self, lang: str, number: int) -> str:
        """A commission card: its name and what it scores."""
        name = self.words.say(lang, f"card-{self.box.commission_ids[number]}")
        return self.words.say(lang, "card", name=name, text=self.scoring(lang, self.box.commissions[number]))

    def scoring(self, lang: str, scoring: Scoring) -> str:
        """What a commission card scores."""
        if scoring.metric < 0:
            return self.words.say(lang, "score-if", points=scoring.vp, conditions=self.conditions(lang, scoring))
        what = self.words.say(lang, f"each-{METRICS[scoring.metric]}", n=scoring.per)
        return self.words.say(lang, "score-each", points=scoring.vp, what=what, most=scoring.most)

    def conditions(self, lang: str, scoring: Scoring) -> str:
        """Everything that must hold."""
        parts = [
            self.words.say(lang, f"need-{METRICS[metric]}", n=least)
            for metric, least in zip(scoring.metrics, scoring.least, strict=True)
        ]
        return self.words.listed(lang, parts)

    def dice_tile(self, lang: str, number: int) -> str:
        """A dice tile by its values."""
        return self.words.say(lang, "dice-tile", values="-".join(map(str, self.box.dice_tiles[number])))

    def desk(self, lang: str, number: int) -> str:
        """A desk: its die and what it brings."""
        benefit = self.effects(lang, self.box.desk_passive[number])
        row = self.words.say(lang, f"row-{number // 6}")
        return self.words.say(lang, "desk", die=self.box.desk_die[number], row=row, benefit=benefit)

    def values(self, lang: str, mask: int) -> str:
        """Values of a die: "3 or 4"."""
        return self.words.listed(lang, [str(value) for value in range(1, 7) if has(mask, value)], "or")

    def band(self, lang: str, values: list[int]) -> str:
        """The values of a slot: "3–4"."""
        if len(values) == 6:
            return self.words.say(lang, "any-value")
        whole = len(values) > 1 and values == list(range(values[0], values[-1] + 1))
        return f"{values[0]}–{values[-1]}" if whole else self.words.listed(lang, [str(v) for v in values], "or")

    def space(self, lang: str, number: int) -> str:
        """A space for a die."""
        tail, params = self.place(lang, self.box.space_ids[number])
        return self.words.say(lang, f"space-{tail}", **params)

    def onto(self, lang: str, number: int) -> str:
        """Where a die is put."""
        tail, params = self.place(lang, self.box.space_ids[number])
        return self.words.say(lang, f"onto-{tail}", **params)

    def place(self, lang: str, space: str) -> tuple[str, dict[str, Any]]:
        """What kind of space it is, and its figures."""
        box = self.box
        head, _, tail = space.rpartition("_")
        if head in box.guild_ids:
            guild = self.guild(lang, box.guild_ids.index(head))
            return "guild", {"guild": guild, "band": self.band(lang, box.guild_values[band(tail)])}
        if head in ("hall", "port"):
            return head, {"slot": int(tail)}
        if head in ("berk", "castle"):
            values = (box.berk_values if head == "berk" else box.castle_values)[band(tail)]
            return head, {"band": self.band(lang, values)}
        if head.startswith("council"):
            race = self.race(lang, box.race_ids.index(head.removeprefix("council_")))
            return "council", {"race": race, "row": int(tail)}
        if space in box.desk_ids:
            desk = box.desk_ids.index(space)
            return "desk", {"desk": self.desk(lang, desk), "die": box.desk_die[desk]}
        if head in box.dice_tile_ids:
            tile = box.dice_tile_ids.index(head)
            return "tile", {"tile": self.dice_tile(lang, tile), "value": box.dice_tiles[tile][int(tail) - 1]}
        return space, {}


def band(word: str) -> int:
    """The number of a slot by its word."""
    return ("low", "mid", "high", "extra").index(word)


def action_text(box: Box, words: CityWords, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    key = f"act-{verb}"
    params: dict[str, Any] = {}
    if verb == "go":
        params["name"] = words.namers["space"](lang, box.space_ids.index(rest))
    elif verb == "die":
        rolled, change = re.fullmatch(r"(\d)([+-]\d)?", rest).groups()  # type: ignore[union-attr]
        spent = int(change or 0)
        key = "act-die-changed" if spent else key
        params = {"rolled": int(rolled), "value": int(rolled) + spent, "spent": abs(spent)}
    elif verb in ("settle", "card", "discard"):
        params["name"] = words.namers["card"](lang, box.settler_ids.index(rest))
    elif verb == "pay":
        amount, good = re.fullmatch(r"(\d)(\w+)", rest).groups()  # type: ignore[union-attr]
        params["name"] = words.amount(lang, GOODS.index(good), int(amount))
    elif verb == "sell":
        key, params = sale_text(box, words, lang, rest)
    elif verb in ("good", "give"):
        params["name"] = words.amount(lang, GOODS.index(rest), 1)
    elif verb == "from":
        key = "act-from-quarters" if rest == "quarters" else key
        params = {} if rest == "quarters" else {"name": words.namers["guild"](lang, box.guild_ids.index(rest))}
    elif verb == "keep":
        params["name"] = words.namers["commission"](lang, box.commission_ids.index(rest))
    elif verb in ("replace", "draw"):
        key = f"act-{verb}-{rest}"
    elif rest:
        params["number"] = int(rest)
    return words.say(lang, key, **params)


def sale_text(box: Box, words: CityWords, lang: str, what: str) -> tuple[str, dict[str, Any]]:
    """The message for a sale: a good at the Port, a workshop, a community building."""
    if what in GOODS:
        return "act-sell", {"name": words.amount(lang, GOODS.index(what), 1)}
    if what.startswith("site_"):
        return "act-sell-site", {"site": int(what.removeprefix("site_"))}
    guild, _, field = what.rpartition("_")
    name = words.namers["guild"](lang, box.guild_ids.index(guild))
    return "act-sell-workshop", {"name": name, "field": int(field)}
