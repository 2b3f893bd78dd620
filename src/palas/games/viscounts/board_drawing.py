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
from palas.games.viscounts.rules.actions import here
from palas.games.viscounts.rules.asking import price_of
from palas.games.viscounts.state import NONE, SETUP, Realm
from palas.games.viscounts.terms import RIVAL_COLOUR, Ability
from palas.games.viscounts.view import PlayerView, RealmView
from palas.games.viscounts.words import ability_text, card_text, slot_text
from palas.text import Words

# The same words stand on every drawing: they are put together once.


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
    answers: frozenset[str]  # what the open question takes as an answer, be it legal now or not
    outlook: Outlook  # what each answer brings

    @property
    def realm(self) -> Realm:
        """The position that the view shows: whatever follows from the rules is asked on it."""
        realm: Realm = self.outlook.position
        return realm

    # -- words

    def say(self, key: str, **params: object) -> str:
        """A caption of the board."""
        return self.words.say(self.lang, f"board-{key}", **params)

    def named(self, kind: str, number: int) -> str:
        """What a thing of that kind is called."""
        return self.words.called(self.lang, kind, number)

    def effect(self, number: int) -> str:
        return self.words.called(self.lang, "effect", number)

    def ability(self, ability: Ability) -> str:
        return ability_text(self.box, self.words, self.lang, ability)

    def worth(self, kind: int) -> str:
        """What one, two and three buildings of a kind score."""
        return self.say("building-points", points="/".join(str(n) for n in self.box.building_vp[kind][1:]))

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

    def name(self, who: int) -> str:
        """Who that is."""
        if self.is_rival(who):
            return str(self.box.data["solo"]["opponents"][self.realm.opponent][f"name_{self.lang}"])
        return self.names[who]

    def colour(self, who: int) -> str:
        """The tincture of a player or of the solo opponent."""
        return RIVAL_COLOUR if self.is_rival(who) else self.colours[who]

    def home(self, who: int) -> str:
        """Where new pieces of a player come from."""
        return "" if self.is_rival(who) else f"seat-{who}"

    def person(self, who: int) -> PlayerView:
        return self.view.people[who]

    def slot_lines(self, who: int, slot: int) -> str:
        """A building slot in words."""
        if not self.is_rival(who):
            return slot_text(self.box, self.words, self.lang, slot)
        name = self.named("building", self.realm.slot_building(who, slot))
        ability = self.ability(self.realm.slot_ability(who, slot))
        return self.words.say(self.lang, "slot", building=name, ability=ability)

    # -- where

    def drafting(self) -> bool:
        """Are player cards still being picked?"""
        return self.view.phase == SETUP

    def standing(self, space: int) -> list[int]:
        """Whose viscounts stand on a space."""
        return [who for who, person in enumerate(self.view.people) if person.space == space]

    @property
    def piece(self) -> int:
        """The piece on which the own viscount stands, or none."""
        space = self.person(self.own).space
        return NONE if space == NONE else space // 3

    # -- the open question

    def asks(self, *verbs: str) -> bool:
        """Is one of these verbs among the answers to the open question?"""
        return any(code.partition(" ")[0] in verbs for code in self.answers)

    def ask(self, *codes: str) -> str:
        """The first of these codes that the open question takes as an answer, be it legal now or not."""
        return next((code for code in codes if code in self.answers), "")

    def acts_here(self, action: int) -> bool:
        """Is the main action being chosen, and is this one of the two of the own viscount's space?"""
        return self.asks("do") and action in here(self.realm, self.own)

    def price(self, code: str) -> int | None:
        """The silver that an answer costs, if any."""
        return (code and price_of(self.realm, self.own, self.box.numbers[code])) or None

    def data(self, key: str) -> int:
        """A figure of the open question."""
        assert self.view.asked is not None
        return int(self.view.asked.data[key])


def dashed(id: str) -> str:
    """An id of the box as part of an id in the drawing."""
    return id.replace(".", "-").replace(">", "-")
