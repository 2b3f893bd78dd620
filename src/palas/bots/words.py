"""The words of the bots: what levels are called, and how a coach explains himself."""

from __future__ import annotations

from importlib.resources import files

from palas.text import COMMON, Words

WORDS = Words(files("palas.bots").joinpath("text"), base=COMMON)


def signed(points: float, lang: str, digits: int = 1) -> str:
    """A difference with its sign, as people of that language write it: "+1.5", "−0.3"."""
    text = f"{abs(points):.{digits}f}"
    if float(text) == 0:
        return "±0"
    return ("+" if points > 0 else "−") + (text.replace(".", ",") if lang == "de" else text)


def level_name(name: str, lang: str) -> str:
    """What a bot is called: "Master", "Master · builder"; one of another's making by its own name."""
    level, _, style = name.partition("+")
    key = f"level-{level}"
    if not WORDS.has(lang, key):
        return name
    told = WORDS.say(lang, key)
    return f"{told} · {style_name(style, lang)}" if style else told


def style_name(style: str, lang: str) -> str:
    """What a style is called."""
    return WORDS.say(lang, f"style-{style}")
