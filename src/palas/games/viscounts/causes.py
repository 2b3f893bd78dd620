"""Why a question is asked, in words, so that chains of effects stay clear."""

from __future__ import annotations

from palas.games.viscounts.terms import CAUSES
from palas.text import Words


def cause_text(words: Words, lang: str, number: int) -> str:
    """The cause before a question: "Collision: "."""
    card, rest = divmod(number, 100)
    name = CAUSES[rest // 2]
    if name == "card":
        return f"{words.namers['card'](lang, card - 1)}: "
    return f"{words.say(lang, f'cause-{name}', whose='other' if rest % 2 else 'own')}: "
