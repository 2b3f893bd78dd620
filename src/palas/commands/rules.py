"""`palas rules`: read the rules of record, search them, and see which of them the tests cite."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from palas.commands.speech import AsJson, Lang, Speech, print_json, speaking
from palas.engine.citations import Coverage, coverage
from palas.engine.errors import BadData
from palas.engine.registry import game as find_game
from palas.engine.registry import titles
from palas.engine.rulebook import (
    EXAMPLE,
    REFEREE,
    RULE,
    NoRule,
    Rule,
    Rulebook,
    Section,
    game_of,
    rulebook,
    rulebooks,
    text_file,
)

SHOWN = 80  # characters of a rule that is only listed


def rules(
    what: Annotated[str, typer.Argument(help="A game (caylus) or a rule (CAY-8.19).", metavar="[GAME|RULE]")] = "",
    number: Annotated[str, typer.Argument(help="A rule, ruling, example or chapter: 8.19, Q03, T07, 8.")] = "",
    search: Annotated[str | None, typer.Option(help="Show the rules with all these words.")] = None,
    show_coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test cites.")] = False,
    tests: Annotated[Path | None, typer.Option(help="The folder of the tests, for --coverage.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Read a game's rules by number, search them, or see which no test cites."""
    with speaking(lang) as speech:
        if show_coverage:
            tell_coverage([rulebook(what)] if what else rulebooks(), tests_folder(tests), as_json, speech)
        elif not what:
            list_books(as_json, speech)
        else:
            answer(what, number, search, as_json, speech)


def answer(what: str, number: str, search: str | None, as_json: bool, speech: Speech) -> None:
    """What somebody wants to read: a rule, a chapter, the hits of a search, or the contents."""
    if not any(what == game.meta.id for game in titles()):
        if "-" not in what:
            find_game(what)  # says which games there are
        number = number or what
        what = game_of(what)
    book = rulebook(what, speech.lang)
    if search is not None:
        tell_hits(book, search, as_json, speech)
    elif not number:
        tell_contents(book, as_json, speech)
    elif book.section(number) is not None and not has_rule(book, number):
        tell_chapter(book, number, as_json, speech)
    else:
        tell_rule(book, book.find(number), as_json, speech)


def has_rule(book: Rulebook, number: str) -> bool:
    return any(rule.id == book.full_id(number) for rule in book.rules)


def title_of(book: Rulebook, speech: Speech) -> str:
    return find_game(book.game).meta.titles[speech.lang]


# -- what there is ---------------------------------------------------------------------------------------------------


def list_books(as_json: bool, speech: Speech) -> None:
    """The games whose rules can be read."""
    found = [game for game in titles() if text_file(game) is not None]
    if as_json:
        print_json([{"game": game.meta.id, "prefix": game.meta.rule_prefix} for game in found])
        return
    speech.tell("rules-games")
    for game in found:
        speech.line(f"  {game.meta.id}  {game.meta.titles[speech.lang]}")
    speech.tell("rules-usage", game=found[0].meta.id if found else "…")


def tell_contents(book: Rulebook, as_json: bool, speech: Speech) -> None:
    """The chapters, and how many rules each has."""
    chapters = [section for section in book.sections if section.level == 1 and section.number]
    if as_json:
        plain = [{"number": s.number, "title": s.title, "rules": [r.id for r in in_chapter(book, s)]} for s in chapters]
        print_json({"game": book.game, "prefix": book.prefix, "sections": plain})
        return
    sheet = Table(box=None, pad_edge=False, show_header=False)
    sheet.add_column(justify="right", style="bold")
    sheet.add_column()
    sheet.add_column(style="dim")
    for section in chapters:
        found = in_chapter(book, section)
        span = f"{found[0].id} – {found[-1].id}" if len(found) > 1 else "".join(rule.id for rule in found)
        sheet.add_row(section.number, escape(heading(book, section, speech)), span)
    speech.console.print(Text(speech.say("rules-of", game=title_of(book, speech)), style="bold"))
    speech.console.print(sheet)
    first = book.rules[0].id if book.rules else ""
    speech.tell("rules-how", game=book.game, id=first)
    if speech.lang != book.lang:
        speech.tell("rules-language")


def in_chapter(book: Rulebook, section: Section) -> list[Rule]:
    """The rules whose number or text stands in a chapter."""
    prefix = f"{book.prefix}-{section.number}."
    numbered = [rule for rule in book.rules if rule.id.startswith(prefix)]
    return numbered or [rule for rule in book.rules if rule.section.startswith(f"{section.number}. ")]


def heading(book: Rulebook, section: Section, speech: Speech) -> str:
    """A chapter's title; that of a chapter for makers in the language of the answer, if the game has it."""
    words = find_game(book.game).words
    key = f"rules-section-{section.number.replace('.', '-')}"
    return words.say(speech.lang, key) if words.has(speech.lang, key) else section.title


def tell_chapter(book: Rulebook, number: str, as_json: bool, speech: Speech) -> None:
    """A whole chapter."""
    section = book.section(number)
    assert section is not None
    if as_json:
        found = [as_plain(rule) for rule in in_chapter(book, section)]
        print_json({"game": book.game, "number": section.number, "title": section.title, "rules": found})
        return
    tell_title(f"{section.number}  {heading(book, section, speech)}", title_of(book, speech), speech)
    speech.read(rendered(section.text))
    tell_names(book, section.text, is_english(book, section.text), speech)


# -- rules -----------------------------------------------------------------------------------------------------------


def as_plain(rule: Rule) -> dict[str, Any]:
    return asdict(rule)


def tell_rule(book: Rulebook, rule: Rule, as_json: bool, speech: Speech) -> None:
    """One rule, nicely set."""
    if as_json:
        print_json({"game": book.game, **as_plain(rule)})
        return
    section = book.section(rule.section.partition(".")[0])
    chapter = heading(book, section, speech) if section else rule.section
    where = " · ".join(part for part in (title_of(book, speech), chapter, rule.group) if part)
    tell_title(f"{rule.id}  {rule.title}".strip(), where, speech)
    speech.read(body(rule, speech))
    tell_names(book, f"{rule.title} {rule.text}", rule.kind != RULE, speech)


def tell_title(title: str, where: str, speech: Speech) -> None:
    line = Text(title, style="bold")
    line.append(f"   {where}", style="dim")
    speech.console.print(line, soft_wrap=True)


def body(rule: Rule, speech: Speech) -> Padding:
    """The text of a rule; an example in three lines."""
    parts = [part.strip() for part in rule.text.split(" | ")]
    if rule.kind != EXAMPLE or len(parts) != 3:
        return rendered(rule.text)
    labels = ("rules-given", "rules-action", "rules-expected")
    lines = [f"- *{speech.say(label)}* {part}" for label, part in zip(labels, parts, strict=True) if part]
    return rendered("\n".join(lines))


def rendered(text: str) -> Padding:
    """Markdown for the terminal; lines that begin with a) or 1. stay lines of their own."""
    lines = re.sub(r"\n(?=[a-z]\) |\d+\. |Never )", "  \n", text)
    return Padding(Markdown(lines), (0, 0, 0, 2))


def is_english(book: Rulebook, text: str) -> bool:
    """Is a chapter one for makers, which has no numbered rules and is written in English?"""
    return f"**{book.prefix}-" not in text


def tell_names(book: Rulebook, text: str, english: bool, speech: Speech) -> None:
    """For a German reader of an English text: that it is English, and what its things are called in the box."""
    if speech.lang == REFEREE or (book.lang == speech.lang and not english):
        return
    names = ", ".join(f"{english} = {german}" for german, english in book.names_in(text))
    speech.tell("rules-language")
    if names:
        speech.tell("rules-names", names=names)


def tell_hits(book: Rulebook, search: str, as_json: bool, speech: Speech) -> None:
    """The rules that a search finds."""
    found = book.search(search) if search.split() else []
    if as_json:
        print_json({"game": book.game, "search": search, "rules": [as_plain(rule) for rule in found]})
        return
    if not found:
        raise NoRule("no-hit", game=title_of(book, speech), search=search)
    speech.tell("rules-hits", count=len(found), search=search)
    for rule in found:
        tell_title(f"{rule.id}  {rule.title}".strip(), rule.section, speech)
        speech.read(body(rule, speech))


# -- coverage --------------------------------------------------------------------------------------------------------


def tests_folder(wish: Path | None) -> Path:
    """The folder of the tests: as told, or the one of the checkout we stand in or run from."""
    if wish is not None:
        return wish
    here = Path("tests")
    checkout = Path(__file__).resolve().parents[3]
    if not here.is_dir() and (checkout / "pyproject.toml").is_file():
        here = checkout / "tests"
    if not here.is_dir():
        raise BadData("no-tests")
    return here


def tell_coverage(books: list[Rulebook], tests: Path, as_json: bool, speech: Speech) -> None:
    """The rules and examples that no test cites; code 1 if there are any."""
    results = [coverage(book, tests) for book in books]
    if as_json:
        print_json([plain_coverage(result) for result in results])
    else:
        for result in results:
            tell_missing(result, speech)
    if not all(result.complete for result in results):
        raise typer.Exit(1)


def plain_coverage(result: Coverage) -> dict[str, Any]:
    return {
        "game": result.game,
        "cited": result.cited,
        "missing": [rule.id for rule in result.missing],
        "unknown": result.unknown,
    }


def tell_missing(result: Coverage, speech: Speech) -> None:
    """What one game's tests lack."""
    total = len(result.cited) + len(result.missing)
    speech.tell("rules-cited", game=result.game, cited=len(result.cited), total=total)
    for rule in result.missing:
        line = " ".join(f"{rule.title} {rule.text}".split())
        speech.line(f"  {rule.id}  {line[:SHOWN]}")
    for id, places in result.unknown.items():
        speech.tell("rules-unknown", id=id, places=", ".join(places))
