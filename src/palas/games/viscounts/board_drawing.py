"""What every part of the board needs while it is drawn: the view, the words, the scene, the open question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from palas.draw import Scene, frames
from palas.draw.fitting import fit, width
from palas.draw.svg import Svg, text
from palas.engine.outlook import Outlook
from palas.games.viscounts.box import Box
from palas.games.viscounts.state import NONE, SETUP, add
from palas.games.viscounts.terms import (
    ICONS,
    INNER,
    MOVE_BONUS,
    OPPONENTS,
    PIECES,
    RIVAL_COLOUR,
    SECTIONS,
    SHOWS_ICONS,
    SLOTS,
    Ability,
    Opponent,
)
from palas.games.viscounts.view import PlayerView, RealmView
from palas.games.viscounts.words import ability_text, card_text, slot_text
from palas.text import Words

LONGEST = 18  # no end of a move is more steps away


# The same words stand on every drawing: they are put together once.


@lru_cache(maxsize=4096)
def said(words: Words, lang: str, key: str, **params: object) -> str:
    """A message."""
    return words.say(lang, key, **params)


@lru_cache(maxsize=4096)
def called(words: Words, lang: str, kind: str, number: int) -> str:
    """What a thing of that kind is called."""
    return words.namers[kind](lang, number)


@lru_cache(maxsize=1024)
def read(box: Box, words: Words, lang: str, card: int) -> str:
    """What a townsfolk card says."""
    return card_text(box, words, lang, card)


@dataclass(slots=True)
class Drawing:
    """A board of Burggrafen des Westfrankenreichs in the making."""

    view: RealmView
    box: Box
    words: Words
    lang: str
    scene: Scene
    names: Sequence[str]
    colours: Sequence[str]
    small: bool  # drawn for a phone
    question: str  # the kind of the open question, or ""
    outlook: Outlook  # what each answer brings

    # -- words

    def say(self, key: str, **params: object) -> str:
        """A caption of the board."""
        return said(self.words, self.lang, f"board-{key}", **params)

    def named(self, kind: str, number: int) -> str:
        """What a thing of that kind is called."""
        return called(self.words, self.lang, kind, number)

    def effect(self, number: int) -> str:
        return called(self.words, self.lang, "effect", number)

    def ability(self, ability: Ability) -> str:
        return ability_text(self.box, self.words, self.lang, ability)

    def card_lines(self, card: int) -> str:
        """The lines of a tooltip about a townsfolk card."""
        return f"{self.named('card', card)}\n" + read(self.box, self.words, self.lang, card).replace("; ", "\n")

    def size(self, wide: float) -> float:
        """A size of words: never too small to read."""
        return max(13.0, wide - 1) if self.small else max(14.7, wide)

    def fitted(
        self, x: float, y: float, words: str, room: float, size: float, anchor: str = "start", **values: Any
    ) -> Svg:
        """Words that fit into some room."""
        fitting, smaller = fit(words, room, self.size(size), 12.5 if self.small else 13.2)
        return text(x, y, fitting, smaller, anchor, **values)

    def title(self, x: float, y: float, w: float, h: float, title: str, note: str = "") -> None:
        """A field of the board with its heading."""
        self.scene.draw(frames.zone(x, y, w, h, title, note))

    def lines(self, name: str, room: float, size: float) -> tuple[list[str], float]:
        """A name in one line, or in two where it may be broken (`board-breaks`)."""
        least = 12.5 if self.small else 13.2
        if width(name, least) <= room:
            return [name], fit(name, room, size, least)[1]
        for broken in self.say("breaks").split():
            if broken.replace("|", "") == name:
                first, second = broken.split("|")
                return [f"{first}-", second], least
        words = name.split()
        if len(words) > 1:
            middle = max(1, len(words) // 2)
            return [" ".join(words[:middle]), " ".join(words[middle:])], least
        return [fit(name, room, size, least)[0]], least

    @contextmanager
    def zone(self, id: str, title: str, y: float, height: float) -> Iterator[None]:
        """A part of the board that a page can scroll to."""
        mark = self.scene.open_zone()
        yield
        self.scene.close_zone(mark, f"zone-{id}", title, y, height)

    # -- who

    @property
    def own(self) -> int:
        """Whose cards lie at the right: a spectator sits with the first player."""
        return self.view.seat or 0

    @property
    def members(self) -> int:
        return len(self.view.people)

    def others(self) -> list[int]:
        """Everybody else, clockwise."""
        return [(self.own + n) % self.members for n in range(1, self.members)]

    def is_rival(self, who: int) -> bool:
        return who >= self.view.players

    def rival(self) -> Opponent:
        """The board of the solo opponent."""
        return self.box.opponents[OPPONENTS.index(self.view.options["opponent"])]

    def name(self, who: int) -> str:
        """Who that is."""
        if self.is_rival(who):
            board = self.box.data["solo"]["opponents"][OPPONENTS.index(self.view.options["opponent"])]
            return str(board[f"name_{self.lang}"])
        return self.names[who]

    def colour(self, who: int) -> str:
        """The tincture of a player or of the solo opponent."""
        return RIVAL_COLOUR if self.is_rival(who) else self.colours[who]

    def home(self, who: int) -> str:
        """Where new pieces of a player come from."""
        return "" if self.is_rival(who) else f"seat-{who}"

    def person(self, who: int) -> PlayerView:
        return self.view.people[who]

    def slot_building(self, who: int, slot: int) -> int:
        return self.rival().slot_building[slot] if self.is_rival(who) else self.box.slot_building[slot]

    def slot_ability(self, who: int, slot: int) -> Ability:
        return self.rival().slot_ability[slot] if self.is_rival(who) else self.box.slot_ability[slot]

    def slot_lines(self, who: int, slot: int) -> str:
        """A building slot in words."""
        if not self.is_rival(who):
            return slot_text(self.box, self.words, self.lang, slot)
        name = self.named("building", self.slot_building(who, slot))
        return self.words.say(self.lang, "slot", building=name, ability=self.ability(self.slot_ability(who, slot)))

    def usable(self, who: int) -> list[int]:
        """The icons that count for main actions without paying: tableau, bare slots, open slots, bonus cards."""
        icons = [0] * len(ICONS)
        person = self.person(who)
        printed = self.rival().slot_icons if self.is_rival(who) else self.box.start_icons
        of = self.box.scheme_icons if self.is_rival(who) else self.box.card_icons
        for slot, card in enumerate(person.tableau):
            add(icons, printed[slot] if card == NONE else of[card])
        for slot in range(SLOTS):
            if person.slots >> slot & 1 and self.slot_ability(who, slot).kind == SHOWS_ICONS:
                add(icons, self.slot_ability(who, slot).icons)
        for number, owner in enumerate(self.view.bonus):
            if owner == who:
                add(icons, self.box.bonus_icons[number])
        return icons

    # -- where

    @property
    def side(self) -> int:
        return self.box.side_of[self.view.players]

    def drafting(self) -> bool:
        """Are player cards still being picked?"""
        return self.view.phase == SETUP

    def section_at(self, piece: int) -> int:
        """The castle section in front of a piece."""
        return (self.view.ring.index(piece) + self.view.rotation) % SECTIONS

    def next_piece(self, piece: int) -> int:
        return self.view.ring[(self.view.ring.index(piece) + 1) % PIECES]

    def townsfolk_at(self, piece: int) -> int:
        top = self.view.tops[piece]
        return top if top != NONE else self.box.cards + piece

    def manuscript_at(self, piece: int) -> int:
        top = self.view.texts[piece]
        return top if top != NONE else self.box.texts + piece

    def standing(self, space: int) -> list[int]:
        """Whose viscounts stand on a space."""
        return [who for who, person in enumerate(self.view.people) if person.space == space]

    @property
    def here(self) -> int:
        """The piece on which the own viscount stands, or none."""
        space = self.person(self.own).space
        return NONE if space == NONE else space // 3

    # -- the open question

    def ask(self, code: str, *kinds: str) -> str:
        """A code that a place would have, if one of these questions is open."""
        return code if self.question in kinds else ""

    def data(self, key: str) -> int:
        """A figure of the open question."""
        assert self.view.asked is not None
        return int(self.view.asked.data[key])

    def ways(self, space: int) -> list[int]:
        """The spaces one step ahead (VIS-4.2)."""
        piece, kind = divmod(space, 3)
        ahead = 3 * self.next_piece(piece)
        if kind == INNER:
            return [3 * piece + 1, ahead + INNER]
        return [ahead] if kind else [space + 1, space + 2]

    def prices(self) -> dict[int, int]:
        """What it costs to end the move on each space by the shortest way that is long enough (VIS-7.5)."""
        if self.question != "move":
            return {}
        person = self.person(self.own)
        value = self.data("spaces")
        open_slots = [self.box.slot_ability[slot] for slot in range(SLOTS) if person.slots >> slot & 1]
        free = sum(ability.n for ability in open_slots if ability.kind == MOVE_BONUS)
        found: dict[int, int] = {}
        here = [person.space]
        for steps in range(value + LONGEST):
            if steps >= value:
                for space in here:
                    found.setdefault(space, max(0, steps - value - free))
            here = list(dict.fromkeys(way for space in here for way in self.ways(space)))
        return found


def dashed(id: str) -> str:
    """An id of the box as part of an id in the drawing."""
    return id.replace(".", "-").replace(">", "-")
