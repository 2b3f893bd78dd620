"""Manuscripts: taking them, their effects, and the cleric bonus cards (VIS-12)."""

from __future__ import annotations

from typing import Final, final

from palas.engine.core.cards import has
from palas.engine.core.position import OK, Chance, changed
from palas.games.viscounts.rules import effects
from palas.games.viscounts.rules import refusals as no
from palas.games.viscounts.rules.asking import OfEffect
from palas.games.viscounts.state import NOBODY, NONE, Realm, take

SET_FOR_BONUS: Final = 3  # manuscripts of one ribbon (VIS-12.3)


class TurnText(Chance[Realm]):
    """The next manuscript of a pile comes to light."""

    kind = "manuscript"
    things = "text_ids"

    def __init__(self, piece: int) -> None:
        super().__init__(NONE)
        self.piece = piece

    def outcomes(self, realm: Realm) -> list[int]:
        return realm.text_bag

    def fall(self, realm: Realm, outcome: int) -> None:
        take(realm.text_bag, outcome)
        realm.texts = changed(realm.texts, self.piece, outcome)
        if realm.telling:
            realm.tell("text_up", (outcome, self.piece))


def transcribe(realm: Realm, who: int, piece: int) -> None:
    """The manuscript is taken, then its effect; a printed one gives only its effect (VIS-12.2, 12.4)."""
    text = realm.manuscript_at(piece)
    realm.say("transcribed", who, text)
    effects.run(realm, who, realm.box.text_effect[text])
    if realm.texts[piece] == NONE:
        return
    me = realm.people[who]
    me.manuscripts = [*me.manuscripts, text]
    realm.texts = changed(realm.texts, piece, NONE)
    if realm.texts_below[piece]:
        realm.texts_below = changed(realm.texts_below, piece, realm.texts_below[piece] - 1)
        realm.push(TurnText(piece))
    ribbon = realm.box.text_ribbon[text]
    if realm.bonus[ribbon] == NOBODY and count_ribbon(realm, who, ribbon) >= SET_FOR_BONUS:
        realm.bonus = changed(realm.bonus, ribbon, who)
        realm.say("bonus_card", who, ribbon)


def count_ribbon(realm: Realm, who: int, ribbon: int) -> int:
    """How many manuscripts of a colour somebody has."""
    return sum(1 for text in realm.people[who].manuscripts if realm.box.text_ribbon[text] == ribbon)


def is_free(realm: Realm, text: int, costs: int) -> bool:
    """Is it a visible manuscript with one of these costs? Printed ones never are (Q-10)."""
    return text != NONE and has(costs, realm.box.text_cost[text])


def offer_free(realm: Realm, who: int, costs: int) -> None:
    """One of the visible manuscripts with these costs is taken (VIS-12.5)."""
    if any(is_free(realm, text, costs) for text in realm.texts):
        realm.push(FreeManuscript(who, costs))


@final
class FreeManuscript(OfEffect):
    """Which manuscript is taken without paying."""

    kind = "manuscript_free"
    rule = "VIS-12.5"

    def __init__(self, seat: int, costs: int) -> None:
        super().__init__(seat)
        self.costs = costs

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.box.take.at(text) for text in realm.texts if text != NONE]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return OK if is_free(realm, realm.box.take.of(action), self.costs) else no.NOT_FREE

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        transcribe(realm, seat, realm.texts.index(realm.box.take.of(action)))
