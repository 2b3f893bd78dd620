"""Every sentence exists in German and English, with the same parameters, and is said somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import palas
from palas.cli import COMMANDS
from palas.engine.steps import questions
from palas.games.caylus.box import BOARD, GOODS, KINDS, PRESTIGE, SPECIALS
from palas.games.caylus.reasons import MISFITS, REASONS
from palas.games.caylus.state import END, INCOME, SOURCES
from palas.games.caylus.words import EVENTS
from palas.terminal.answers import PARTS
from palas.text import LANGUAGES

RULES = questions(palas.game("caylus").steps)  # of every question, by its kind

SOURCE = Path(palas.__file__).parent
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
CAYLUS = SOURCE / "games" / "caylus" / "text"
KEY = r"[a-z][A-Za-z0-9_-]*"


class Variables(Visitor):
    """Collects the parameters of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a catalogue and their parameters."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@cache
def trees() -> list[ast.Module]:
    """The code that can say something."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def templates() -> str:
    """The pages."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.html")))


@cache
def literals() -> set[str]:
    """Every text in the code, and every quoted key in the pages."""
    quoted = re.findall(rf"[\"']({KEY})[\"']", templates())
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } | set(quoted)


@cache
def patterns() -> list[re.Pattern[str]]:
    """Every text that is put together from a word with a dash and something else."""
    found = [re.compile(re.escape(start) + "(.+)") for start in re.findall(rf"[\"']({KEY}-)[\"'] ?~", templates())]
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                if isinstance(parts[0], str) and re.fullmatch(rf"{KEY}-", parts[0]):
                    found.append(re.compile("".join("(.+)" if part is None else re.escape(part) for part in parts)))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_say_the_same_things(folder):
    english, german = messages(folder / "en.ftl"), messages(folder / "de.ftl")
    assert set(english) == set(german)
    for key, parameters in english.items():
        assert parameters == german[key], key


def plain_uses(key: str) -> bool:
    """Does the code say it, or is it an error that the code raises?"""
    return key in literals() or (key.startswith("error-") and key.removeprefix("error-") in literals())


@pytest.mark.parametrize("folder", [f for f in FOLDERS if f != CAYLUS], ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_sentence_is_said_somewhere(folder):
    unused = [
        key
        for key in messages(folder / "en.ftl")
        if not plain_uses(key) and not any(pattern.fullmatch(key) for pattern in patterns())
    ]
    assert unused == []


def said(tree: ast.Module) -> Iterator[str]:
    """The keys that the code of a file says by their whole name."""
    sayers = {"say", *(name for node in ast.walk(tree) for name in imported(node, "palas.commands.language"))}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        words = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args[:2]]
        keys = [word for word in words if isinstance(word, str) and word not in LANGUAGES]
        if name in sayers and keys and isinstance(keys[0], str):
            yield keys[0]
        if name in ERRORS and words and isinstance(words[0], str):
            yield f"error-{words[0]}"


def imported(node: ast.AST, module: str) -> list[str]:
    """The names that a line imports from there, if they can say something."""
    if isinstance(node, ast.ImportFrom) and node.module == module:
        return [alias.name for alias in node.names if alias.name == "told"]
    return []


ERRORS = ("PalasError", "BadData", "BadOption", "NotAsked", "UnknownAction", "UnknownGame", "Misuse")


def test_nothing_is_said_that_no_catalogue_has():
    known = {key for folder in FOLDERS for key in messages(folder / "en.ftl")}
    wanted = {key for tree in trees() for key in said(tree)}
    assert len(wanted) > 60
    tails = {
        key[at + 1 :] for key in known for at, sign in enumerate(key) if sign == "-"
    }  # a way to say may add a head
    assert sorted(wanted - known - tails) == []


# -- the sentences of Caylus whose keys come from its tables -----------------------------------------------------------

BOX = palas.game("caylus").box
VERBS = {code.partition(" ")[0] for code in BOX.codes}
ODD_PLACES = [SPECIALS[place] for place, effect in enumerate(BOX.special_effect) if BOX.effects[effect].op == BOARD]
BUILT = [KINDS[effect.what] for effect in BOX.effects if effect.what >= 0]
TABLES: dict[str, set[str]] = {
    "ask": set(RULES),
    "act": {*VERBS, "provost-stays"},
    "event": {kind for kind in EVENTS if kind != "revealed"},
    "reason": {code for code, _rule in REASONS.values()} | {f"misfit-{kind}-{verb}" for kind, verb in MISFITS},
    "source": set(SOURCES),
    "phase": {str(phase) for phase in range(INCOME, END + 1)},
    "amount": set(GOODS),
    "good": set(GOODS),
    "option": {f"{option.id}{tail}" for option in palas.game("caylus").meta.options for tail in ("", "-help")},
    "effect": {*ODD_PLACES, *(f"build-{kind}" for kind in BUILT)},
}
PLAIN = {"effect": {"castle", "residence", "income"}}  # said by their whole names


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("prefix", TABLES)
def test_caylus_has_a_sentence_for_everything_in_its_tables_and_no_other(prefix, lang):
    keys = {key.partition("-")[2] for key in messages(CAYLUS / f"{lang}.ftl") if key.partition("-")[0] == prefix}
    assert keys - PLAIN.get(prefix, set()) == TABLES[prefix]


def test_every_other_sentence_of_caylus_is_said_somewhere():
    rest = [key for key in messages(CAYLUS / "en.ftl") if key.partition("-")[0] not in TABLES]
    made = {f"short-{good}" for good in GOODS} | {f"kind-{kind}" for kind in ("wood", "stone", "prestige")}
    made |= {f"sketch-{part}" for part in ("workers", "income", "residences")}
    made |= {f"kind-{kind}-short" for kind in ("fixed", "neutral")}
    assert KINDS[PRESTIGE] == "prestige"
    others = [p for p in patterns() if not p.pattern.startswith(("short", "kind", "sketch"))]
    unused = [key for key in rest if not plain_uses(key) and key not in made]
    assert [key for key in unused if not any(pattern.fullmatch(key) for pattern in others)] == []


def test_every_command_and_every_drawing_has_its_help():
    known = messages(SOURCE / "terminal" / "text" / "en.ftl")
    assert {f"help-{part}" for part in PARTS} | {f"word-{part}" for part in PARTS} <= set(known)
    assert {f"help-{name}" for name in ("play", "games", "replay", "verify")} <= set(known)
    assert set(COMMANDS) >= {"play", "games", "replay", "verify"}
