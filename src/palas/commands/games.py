"""`palas games`: which games there are, for how many, with which options."""

from __future__ import annotations

import json as json_format
from typing import Any

from rich.padding import Padding
from rich.text import Text

import palas
from palas.commands.language import Json, Lang, lang_of
from palas.engine.game import Game, Option
from palas.terminal import WORDS
from palas.terminal.screen import Screen


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games."""
    spoken = lang_of(lang)
    if json:
        print(json_format.dumps([plain(game, spoken) for game in palas.titles()], ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for game in palas.titles():
        meta = game.meta
        line = WORDS.say(spoken, "games-line", players=players_text(meta.players), rules=meta.rules_version)
        head = Text(meta.id, "bold").append(f"  {meta.titles[spoken]}  ", "not bold").append(line, "dim not bold")
        screen.print(head)
        for option in meta.options:
            name, help = option_words(game, option, spoken)
            screen.print(Text(f"  --option {option.id}", "bold").append(f"  {name}", "not bold"))
            values = ", ".join(str(value).lower() for value in option.values)
            usual = WORDS.say(spoken, "games-option", values=values, usual=str(option.default).lower())
            rule = f" ({option.rule})" if option.rule else ""
            screen.print(Padding(Text(f"{help}{rule} {usual}"), (0, 0, 0, 6)))


def players_text(players: tuple[int, ...]) -> str:
    """2–5, or the counts one by one."""
    if len(players) > 2 and players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(map(str, players))


def option_words(game: Game, option: Option, lang: str) -> tuple[str, str]:
    """An option's name and what it does."""
    keys = (f"option-{option.id}", f"option-{option.id}-help")
    name, help = (game.words.say(lang, key) if game.words.has(lang, key) else "" for key in keys)
    return name or option.id, help


def plain(game: Game, lang: str) -> dict[str, Any]:
    """A game as data."""
    meta = game.meta
    options = []
    for option in meta.options:
        name, help = option_words(game, option, lang)
        facts = {"id": option.id, "default": option.default, "values": list(option.values), "rule": option.rule}
        options.append({**facts, "name": name, "help": help})
    return {
        "id": meta.id,
        "titles": dict(meta.titles),
        "players": list(meta.players),
        "modes": list(meta.modes),
        "rules_version": meta.rules_version,
        "options": options,
    }
