"""Why a question is asked: what is going on below it on the stack, so that chains of effects stay clear."""

from __future__ import annotations

from palas.games.viscounts.state import CARDS, MOVEMENT, NONE, RECRUIT, SETUP, Realm
from palas.games.viscounts.terms import IMMEDIATE
from palas.text import Words

# What may be going on, by the step that waits for its end; the innermost counts.
CAUSES = (
    "ring", "castle", "hire", "dismiss", "trade", "spot", "collision", "action", "setup", "meeting", "card", "drop",
    "played", "after",
)  # fmt: skip
WAITING = {
    "sideways": "ring",
    "castle": "castle",
    "after_hire": "hire",
    "fund": "dismiss",
    "exchange": "trade",
    "links": "spot",
    "collision_over": "collision",
    "after_action": "action",
}
# Questions that an effect asks; those of the six phases explain themselves.
EFFECTS = frozenset(
    {
        "rearrange", "resource", "option", "discard", "destroy", "flip", "castle_move", "free_workers", "hire_free",
        "manuscript_free", "free_building", "group", "side", "bump", "trigger", "link",
    }
)  # fmt: skip


def cause_of(realm: Realm, seat: int) -> int:
    """What sets off the pending question, as a number: card, cause, and whether it is somebody else's turn."""
    found, card = "", NONE
    for step in reversed(realm.stack[:-1]):
        if step.kind in WAITING:
            found = WAITING[step.kind]
            break
    if not found:
        asked = realm.stack[-1].kind
        if realm.phase == SETUP:
            found = "setup"
        elif realm.phase == MOVEMENT or (realm.is_rival(realm.active) and asked == "rearrange"):
            found = "meeting"  # VIS-7.4, 22.23
        elif realm.phase == RECRUIT:
            found = "hire"
        elif realm.phase == CARDS and not realm.is_rival(realm.active):
            card = realm.people[realm.active].tableau[0]
            immediate = card != NONE and realm.box.card_timing[card] == IMMEDIATE
            found = "drop" if card == NONE else "card" if immediate else "played"  # the cards may have been rearranged
        else:
            found = "after"
    other = seat != realm.active and realm.phase != SETUP
    return (card + 1) * 100 + CAUSES.index(found) * 2 + other


def cause_text(words: Words, lang: str, number: int) -> str:
    """The cause before a question: "Collision: "."""
    card, rest = divmod(number, 100)
    name = CAUSES[rest // 2]
    if name == "card":
        return f"{words.namers['card'](lang, card - 1)}: "
    return f"{words.say(lang, f'cause-{name}', whose='other' if rest % 2 else 'own')}: "
