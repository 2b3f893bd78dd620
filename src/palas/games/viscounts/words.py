"""The words of Burggrafen des Westfrankenreichs: what events, actions and things are called in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from palas.engine.action import Choice
from palas.engine.core.cards import listed
from palas.games.viscounts.box import Box
from palas.games.viscounts.causes import cause_text
from palas.games.viscounts.rules.cards import reordered
from palas.games.viscounts.rules.movement import price_of, steps_to
from palas.games.viscounts.state import NONE, POVERTY, Realm
from palas.games.viscounts.terms import (
    ACTIONS,
    AI_ACTION,
    ALWAYS,
    AT_ONCE,
    BUILD_FREE,
    BUILDINGS,
    CHOOSE,
    CONVERT,
    DEBT,
    EFFECT,
    FLIP,
    GAIN,
    ICONS,
    ITEMS,
    MANUSCRIPT_FREE,
    MOVE_BONUS,
    NO_CRIMINAL,
    OPS,
    PER,
    RIBBONS,
    SHOWS_ICONS,
    SLOTS,
    SPACES,
    SPOTS,
    TIMINGS,
    TRIGGER,
    Ability,
)
from palas.games.viscounts.terms import EVENTS as EVENT_NAMES
from palas.games.viscounts.view import RealmView
from palas.text import COMMON, Words

# The names of each event's numbers; `words_for` says how a number of that name is spoken.
EVENTS: dict[str, tuple[str, ...]] = {
    "start_player": ("seat",),
    "pair": ("start_card", "card"),
    "picked": ("seat", "start_card", "card"),
    "turned_up": ("card", "piece"),
    "text_up": ("text", "piece"),
    "round": ("round",),
    "turn": ("seat",),
    "dropped": ("seat", "card"),
    "played": ("seat", "card"),
    "ability": ("seat", "card"),
    "moved": ("seat", "space", "price"),
    "skipped": ("seat",),
    "acts": ("seat", "action"),
    "dismissed": ("seat", "card", "price"),
    "paid": ("seat", "amount", "item"),
    "trades": ("seat", "times"),
    "built": ("seat", "building", "spot"),
    "opened": ("seat", "opened"),
    "placed": ("seat", "count", "section"),
    "to_ring_2": ("seat", "section"),
    "to_ring_3": ("seat", "section"),
    "sideways": ("seat", "section"),
    "aside": ("seat", "section", "target"),
    "bumped": ("seat", "section", "ring"),
    "leader": ("seat",),
    "transcribed": ("seat", "text"),
    "bonus_card": ("seat", "ribbon"),
    "hired": ("seat", "card", "price"),
    "gained": ("seat", "amount", "item"),
    "flipped": ("seat", "document"),
    "virtue": ("seat", "amount", "track"),
    "corruption": ("seat", "amount", "track"),
    "met": ("seat", "track"),
    "collision": ("seat",),
    "collides": ("seat", "track"),
    "parted": ("seat",),
    "shuffled": ("seat",),
    "draws": ("seat",),
    "drew": ("seat", "card"),
    "discarded": ("seat", "card"),
    "destroyed": ("seat", "card", "silver"),
    "rearranged": ("seat",),
    "scheme": ("seat", "scheme"),
    "gained_scheme": ("seat", "scheme"),
    "end_card": ("end_card", "round"),
    "over": (),
    "scored": ("seat", "points"),
}


class RealmWords(Words):
    """Messages that also know an amount of something as one thing: "1 gold", "2 debts"."""

    def named(self, lang: str, params: Mapping[str, Any]) -> dict[str, Any]:
        known = super().named(lang, params)
        if "amount" in params and "item" in params:
            known["goods"] = self.say(lang, f"amount-{ITEMS[params['item']]}", amount=params["amount"])
        return known


def words_for(box: Box) -> Words:
    """The messages of the game, with the names of this box."""
    people = box.data["townsfolk"]
    names = {
        lang: {card["id"]: card[f"name_{lang}"] for card in [*people["neutral"], *people["hero"], *people["starting"]]}
        for lang in ("de", "en")
    }
    pieces = {lang: [str(piece[f"name_{lang}"]) for piece in box.data["board_pieces"]] for lang in ("de", "en")}

    def card(lang: str, number: int) -> str:
        if number >= box.cards:
            return words.say(lang, "printed-townsfolk", piece=pieces[lang][number - box.cards])
        return str(names[lang][box.card_ids[number]])

    def space(lang: str, number: int) -> str:
        piece = pieces[lang][number // 3]
        return words.say(lang, f"space-{SPACES[number % 3]}", piece=piece, number=box.space_number[number])

    def section(lang: str, number: int) -> str:
        return words.say(lang, "section", reward=effect_text(box, words, lang, box.ring2_reward[number]))

    words = RealmWords(
        files("palas.games.viscounts").joinpath("text"),
        base=COMMON,
        namers={
            "card": card,
            "piece": lambda lang, number: pieces[lang][number],
            "space": space,
            "spot": lambda lang, n: words.say(lang, "spot", piece=pieces[lang][n // SPOTS], number=n % SPOTS + 1),
            "section": section,
            "target": section,
            "text": lambda lang, number: text_text(box, words, lang, number),
            "start_card": lambda lang, number: words.say(
                lang, "start-card", number=box.data["player_cards"][number]["number"]
            ),
            "scheme": lambda lang, number: scheme_text(box, words, lang, number),
            "ribbon": lambda lang, number: words.say(lang, f"ribbon-{RIBBONS[number]}"),
            "building": lambda lang, number: words.say(lang, f"building-{BUILDINGS[number]}"),
            "action": lambda lang, number: words.say(lang, f"action-{ACTIONS[number]}"),
            "item": lambda lang, number: words.say(lang, f"amount-{ITEMS[number]}", amount=1),
            "document": lambda lang, number: words.say(
                lang, "amount-debt" if number == DEBT else "amount-deed", amount=1
            ),
            "end_card": lambda lang, n: words.say(lang, "poverty-card" if n == POVERTY else "prosperity-card"),
            "slot": lambda lang, number: slot_text(box, words, lang, number),
            "opened": lambda lang, number: opened_text(box, words, lang, number),
            "effect": lambda lang, number: effect_text(box, words, lang, number),
            "cause": lambda lang, number: cause_text(words, lang, number),
            "thing": lambda lang, action: action_text(box, words, lang, box.codes[action]),
        },
    )
    return words


# -- things


def joined(words: Words, lang: str, parts: list[str], last: str) -> str:
    """Parts in one phrase: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say(lang, last).join([", ".join(parts[:-1]), parts[-1]])


def effect_text(box: Box, words: Words, lang: str, number: int) -> str:
    """An effect in words."""
    steps = box.effects[number].steps
    parts = []
    for at, step in enumerate(steps):
        op, arg, n = step.op, step.arg, step.n
        if op == GAIN:
            gained = words.say(lang, f"amount-{ITEMS[arg]}", amount=n)
            if FLIP in [later.op for later in steps[at + 1 :]]:  # or the verb of what is flipped would go with it
                gained = words.say(lang, "effect-gain", goods=gained)
            parts.append(gained)
        elif op == FLIP:
            parts.append(words.say(lang, f"effect-flip-{'any' if ITEMS[arg] == 'any_resource' else ITEMS[arg]}", n=n))
        elif op == CHOOSE:
            options = [effect_text(box, words, lang, option) for option in step.options]
            parts.append(joined(words, lang, options, "or"))
        elif op == BUILD_FREE:
            parts.append(words.say(lang, "effect-build_free", building=words.say(lang, f"building-{BUILDINGS[arg]}")))
        elif op == MANUSCRIPT_FREE:
            costs = [str(cost) for cost in listed(arg)]
            parts.append(words.say(lang, "effect-manuscript_free", costs=joined(words, lang, costs, "or")))
        elif op == AI_ACTION:
            parts.append(words.say(lang, f"action-{ACTIONS[arg]}"))
        else:
            parts.append(words.say(lang, f"effect-{OPS[op]}", n=n))
    return joined(words, lang, parts, "and")


def icons_text(words: Words, lang: str, icons: list[int]) -> str:
    """Icons in words."""
    return ", ".join(words.say(lang, f"icon-{ICONS[kind]}", n=n) for kind, n in enumerate(icons) if n)


def ability_text(box: Box, words: Words, lang: str, ability: Ability) -> str:
    """An ability in words, without its timing."""
    plain = words.namers["effect"](lang, ability.effect)
    kind = ability.kind
    if kind < 0:
        return words.say(lang, "no-ability")
    if kind in (EFFECT, AT_ONCE):
        return plain
    if kind == TRIGGER:
        if ability.action >= 0:
            return words.say(
                lang, "ability-after", action=words.say(lang, f"action-{ACTIONS[ability.action]}"), effect=plain
            )
        text = words.say(lang, f"ability-{EVENT_NAMES[ability.event]}", effect=plain)
        if ability.condition == ALWAYS:
            return text
        return words.say(lang, "without-criminals" if ability.condition == NO_CRIMINAL else "with-criminals", text=text)
    if kind == CONVERT:
        to = words.say(lang, f"icon-{ICONS[ability.action]}", n=ability.to_n)
        if ability.from_icon >= 0:
            source = words.say(lang, f"icon-{ICONS[ability.from_icon]}", n=ability.from_n)
        else:
            goods = [words.say(lang, f"amount-{ITEMS[good]}", amount=ability.from_n) for good in ability.pay]
            source = joined(words, lang, goods, "or")
        return words.say(lang, "ability-convert", source=source, to=to, once="yes" if ability.limit else "no")
    if kind == SHOWS_ICONS:
        return icons_text(words, lang, ability.icons)
    return words.say(lang, f"ability-{('move', 'dismiss', 'hand')[kind - MOVE_BONUS]}", n=ability.n)


def card_text(box: Box, words: Words, lang: str, card: int) -> str:
    """What a townsfolk card does: value, icons, instant effect, ability."""
    parts = [
        words.say(lang, "amount-silver", amount=box.card_silver[card]),
        icons_text(words, lang, box.card_icons[card]),
    ]
    if box.card_instant[card]:
        parts.append(words.say(lang, "instant", effect=effect_text(box, words, lang, box.card_instant[card])))
    ability = box.card_ability[card]
    if ability.kind >= 0:
        timing = TIMINGS[box.card_timing[card]]
        parts.append(words.say(lang, f"timing-{timing}", ability=ability_text(box, words, lang, ability)))
    return "; ".join(parts)


def slot_text(box: Box, words: Words, lang: str, slot: int) -> str:
    """A building of the own board, with what its slot gives."""
    name = words.say(lang, f"building-{BUILDINGS[box.slot_building[slot]]}")
    return words.say(lang, "slot", building=name, ability=ability_text(box, words, lang, box.slot_ability[slot]))


def opened_text(box: Box, words: Words, lang: str, number: int) -> str:
    """What a slot gives that a building has opened; those of the solo opponents come after the players'."""
    board, slot = divmod(number, SLOTS)
    abilities = box.opponents[board - 1].slot_ability if board else box.slot_ability
    return ability_text(box, words, lang, abilities[slot])


def text_does(box: Box, words: Words, lang: str, text: int) -> str:
    """What a manuscript gives, at once or at the end of the game."""
    if box.text_per[text] >= 0:
        return words.say(lang, f"per-{PER[box.text_per[text]]}", vp=box.text_vp[text], each=box.text_each[text])
    return effect_text(box, words, lang, box.text_effect[text])


def text_text(box: Box, words: Words, lang: str, text: int) -> str:
    """A manuscript by what it does; they have no names."""
    cost = box.text_cost[text]
    does = text_does(box, words, lang, text)
    if box.text_ribbon[text] < 0:
        return words.say(lang, "printed-manuscript", cost=cost, does=does)
    ribbon = words.say(lang, f"ribbon-{RIBBONS[box.text_ribbon[text]]}")
    return words.say(lang, "manuscript", ribbon=ribbon, cost=cost, does=does)


def start_text(box: Box, words: Words, lang: str, start: int) -> str:
    """What a player card gives."""
    goods = [words.say(lang, f"amount-{ITEMS[i]}", amount=n) for i, n in enumerate(box.start_goods[start]) if n]
    for item, count in (("deed", box.start_deeds[start]), ("debt", box.start_debts[start])):
        goods.append(words.say(lang, f"amount-{item}", amount=count))
    return f"{', '.join(goods)}; {effect_text(box, words, lang, box.start_extra[start])}"


def scheme_text(box: Box, words: Words, lang: str, scheme: int) -> str:
    """A scheme card by its header and what it does."""
    rows = [effect_text(box, words, lang, row) for row in box.scheme_rows[scheme] if row]
    options = [effect_text(box, words, lang, option) for option in box.scheme_options[scheme]]
    does = ", ".join([*rows, words.say(lang, "spaces", n=box.scheme_move[scheme]), " / ".join(options)])
    return words.say(lang, "scheme", icons=icons_text(words, lang, box.scheme_icons[scheme]), does=does)


# -- actions

# What the answers of a verb are about.
THINGS = {
    "play": "card", "discard": "card", "destroy": "card", "use": "card", "hire": "card", "pick": "start_card",
    "take": "text", "move": "space", "build": "slot", "spot": "spot", "link": "spot", "section": "section",
    "group": "section",
}  # fmt: skip


def action_text(box: Box, words: Words, lang: str, code: str) -> str:
    """An action's code in words, as a button or a numbered choice shows it."""
    verb, _, rest = code.partition(" ")
    key = f"act-{verb}"
    params: dict[str, Any] = {}
    name = words.namers
    if rest == "top" or verb in ("side", "do", "flip"):
        key = f"act-{verb}-{rest}"
    elif verb in THINGS:
        params = {"name": name[THINGS[verb]](lang, thing_of(box, code))}
    elif verb == "bump":
        section, ring, who = rest.split(".")
        params = {"name": name["section"](lang, box.section_ids.index(section)), "ring": int(ring), "number": int(who)}
    elif verb == "worker":
        start, _, end = rest.partition(">")
        params = {
            "name": name["section"](lang, box.section_ids.index(start)),
            "other": name["section"](lang, box.section_ids.index(end)),
        }
    elif verb in ("gain", "pay"):
        amount, good = re.fullmatch(r"(\d*)(\w+)", rest).groups()  # type: ignore[union-attr]
        params = {"name": words.say(lang, f"amount-{good}", amount=int(amount or 1))}
    elif verb in ("workers", "times", "choose"):
        params = {"n": int(rest)}
    elif verb == "order":
        params = {"name": "–".join(rest)}
    return words.say(lang, key, **params)


def thing_of(box: Box, code: str) -> int:
    """The thing that an action is about, by its number."""
    return box.spans[code.partition(" ")[0]].of(box.numbers[code])


def choices(box: Box, words: Words, view: RealmView, lang: str, realm: Realm) -> list[Choice]:
    """The legal answers with what they do: options by their effect, cards with icons and ability."""
    return [choice(box, words, view, lang, realm, code) for code in (view.asked.legal if view.asked else ())]


def choice(box: Box, words: Words, view: RealmView, lang: str, realm: Realm, code: str) -> Choice:
    """One legal answer."""
    assert view.asked is not None
    text = action_text(box, words, lang, code)
    verb, _, rest = code.partition(" ")
    if rest == "top" or verb not in box.spans:
        return Choice(code, text)
    thing = thing_of(box, code)
    if verb == "choose":
        option = box.effects[view.asked.data["effect"]].steps[view.asked.data["at"]].options[thing]
        return Choice(code, words.say(lang, "act-option", effect=effect_text(box, words, lang, option)))
    if THINGS.get(verb) == "card":
        return Choice(code, text, card_text(box, words, lang, thing))
    if verb == "pick":
        hero = view.heroes[view.pairs.index(thing)]
        return Choice(
            code,
            words.say(lang, "act-pick-pair", name=text, hero=words.namers["card"](lang, hero)),
            f"{start_text(box, words, lang, thing)}; {card_text(box, words, lang, hero)}",
        )
    if verb in ("spot", "link"):
        rewards = box.spot_reward if verb == "spot" else box.link_reward
        return Choice(code, text, effect_text(box, words, lang, rewards[realm.side][thing]))
    if verb == "move":
        value, seat = view.asked.data["spaces"], view.seat or 0
        far, price = steps_to(realm, seat, value, thing), price_of(realm, seat, value, thing)
        return Choice(code, text, words.say(lang, "move-way", spaces=far, price=price))
    if verb == "order":
        cards = reordered(realm.people[view.seat or 0].tableau, rest)
        named = [words.namers["card"](lang, card) for card in cards if card != NONE]
        return Choice(code, words.say(lang, "act-order", name=" – ".join(named)))
    return Choice(code, text)
