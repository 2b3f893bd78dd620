"""Die zwei Erben in few words: what a building does, and the choices of a question with what they cost or bring."""

from __future__ import annotations

from palas.engine.action import Choice
from palas.engine.outlook import Outlook
from palas.games.heirs import scoring
from palas.games.heirs.box import RESOURCES, TERRAINS, TROOPS, Box, Effect
from palas.games.heirs.rules.turn import BuildAt, MoveTroop, access, missing
from palas.games.heirs.state import Realm
from palas.games.heirs.view import RealmView
from palas.games.heirs.words import action_text, listed, type_name
from palas.text import Words

ORDER = ("destroy", "spare", "take", "build", "extend", "camp", "troop", "withdraw", "at", "discard", "end")


def points(words: Words, lang: str, amount: int) -> str:
    """1 point, 3 points."""
    return words.say(lang, "choice-points", points=amount)


def effect_text(box: Box, words: Words, lang: str, tile: int) -> str:
    """What a building does, in one line."""
    effect = box.tile_effect[tile]
    rule = effect.rule
    key = f"effect-{Effect.RULES[rule]}"
    if rule == Effect.LONGEST_ROAD and effect.own > effect.each:
        key += "-least"
    terrain = box.terrain[tile] if rule == Effect.LINE_SAME_TERRAIN else effect.terrain
    types, more = effect.types, 0
    if rule in (Effect.OWN_OF_TYPE, Effect.UPGRADE_CRAFT):
        types = [box.target[tile]]
        craft = box.effects[box.target[tile]]
        more = craft.with_guild - craft.each
    elif rule == Effect.DIAGONAL_BUILDINGS:
        types = [effect.type]
    return words.say(
        lang,
        key,
        own=points(words, lang, effect.own),
        each=points(words, lang, effect.each),
        more=points(words, lang, more),
        cap=effect.cap,
        line=words.say(lang, "line-row" if box.in_row[tile] else "line-column"),
        pattern=words.say(lang, "pattern-diagonal" if box.diagonal[tile] else "pattern-orthogonal"),
        terrain=words.say(lang, f"terrain-{TERRAINS[terrain]}") if terrain >= 0 else "",
        pair=" + ".join(words.say(lang, f"terrain-{TERRAINS[one]}") for one in effect.pair),
        types=listed(words, lang, [type_name(box, lang, type) for type in types]),
        amount=effect.amount,
        needed=effect.needed,
        resource=words.say(lang, f"resource-{RESOURCES[effect.resource]}") if effect.resource >= 0 else "",
    )


def choices(view: RealmView, outlook: Outlook, words: Words, lang: str) -> list[Choice]:
    """The legal answers as a person wants to read them."""
    if view.asked is None or view.seat is None:
        return []
    lister = Lister(view.seat, outlook, words, lang)
    return [lister.choice(code) for code in sorted(view.asked.legal, key=lambda c: ORDER.index(c.partition(" ")[0]))]


class Lister:
    """Turns the codes of one question into choices."""

    def __init__(self, seat: int, outlook: Outlook, words: Words, lang: str) -> None:
        self.outlook = outlook
        self.realm: Realm = outlook.position
        self.box = self.realm.box
        self.words = words
        self.lang = lang
        self.side = self.realm.side_of(seat)

    def say(self, key: str, **params: object) -> str:
        return self.words.say(self.lang, key, **params)

    def choice(self, code: str) -> Choice:
        """An answer with what it costs, brings or does."""
        verb, _, rest = code.partition(" ")
        text = action_text(self.box, self.words, self.lang, code)
        if verb == "take":
            tile = self.realm.reserve[int(rest)]
            text = self.say("act-take-tile", name=self.words.namers["tile"](self.lang, tile))
            slot = self.say("choice-slot", slot=int(rest))
            return Choice(code, text, f"{slot}; {self.cost(tile, 0)}; {self.effect(tile)}")
        if verb in ("build", "extend", "discard", "camp"):
            return Choice(code, text, self.about_tile(verb, self.box.tile_ids.index(rest)))
        if verb == "at":
            return Choice(code, text, self.about_cell(code))
        if verb == "withdraw":
            reach = self.realm.reach(self.side) + self.outlook.brings(code)["reach"]
            return Choice(code, text, self.say("choice-reach", reach=reach))
        if verb == "troop":
            cell = self.realm.troops[self.side * TROOPS + self.box.troop.of(self.box.numbers[code])]
            where = self.say("choice-reserve") if cell < 0 else self.words.namers["cell"](self.lang, cell)
            return Choice(code, text, where)
        return Choice(code, text)

    def about_tile(self, verb: str, tile: int) -> str:
        """What playing a tile costs and does."""
        if verb == "extend":
            terrain = self.say(f"terrain-{TERRAINS[self.box.terrain[tile]]}")
            return self.say("choice-terrain", terrain=terrain)
        if verb == "camp":
            return self.say("choice-camp")
        less = missing(self.realm, tile, access(self.realm, self.side)) if verb == "build" else 0
        return f"{self.cost(tile, less)}; {self.effect(tile)}"

    def cost(self, tile: int, less: int) -> str:
        """What a tile costs, and how much of it is waived."""
        cost = self.words.namers["cost"](self.lang, self.box.cost[tile])
        return self.say("choice-less", cost=cost, less=less) if less else self.say("choice-cost", cost=cost)

    def effect(self, tile: int) -> str:
        """What the building does."""
        return effect_text(self.box, self.words, self.lang, tile)

    def about_cell(self, code: str) -> str:
        """What a building would be worth on a cell; which tile lies where a troop may go."""
        step = self.realm.stack[-1]
        if isinstance(step, BuildAt):
            return points(self.words, self.lang, self.outlook.brings(code).get("points", 0))
        if isinstance(step, MoveTroop):
            tile = self.realm.at[self.box.at.of(self.box.numbers[code])]
            name = self.words.namers["tile"](self.lang, tile)
            owner = self.realm.owner[tile]
            terrain = self.say(f"terrain-{TERRAINS[self.realm.terrain_of(tile)]}")
            if owner < 0:
                return self.say("choice-open", terrain=terrain)
            own = self.say("choice-own" if owner == self.side else "choice-foreign", name=name)
            return f"{own}, {points(self.words, self.lang, scoring.value(self.realm, tile))}"
        return ""
