"""What the documentation site has besides docs/: the README as its front page, other linked files, boards drawn anew.

MkDocs calls the `on_…` functions (`hooks` in mkdocs.yml). Links are written as GitHub wants them, from file to file of
the repository; here they are turned into links from page to page.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import palas  # noqa: E402
from palas.draw.picture import THEMES, picture  # noqa: E402
from palas.engine.introduction import introduction  # noqa: E402

LINK = re.compile(r"(!?\[[^]]*\]\()([^)#\s]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
RULES = "rules/index.md"


def place(file: Path) -> str:
    """Where a file or folder of the repository stands in the site."""
    path = file.relative_to(ROOT).as_posix()
    return {"README.md": "index.md", "docs/rules": RULES}.get(path, path.removeprefix("docs/"))


def source(page: str) -> Path:
    """The file of the repository that a page of the site was made from."""
    if page == "index.md":
        return ROOT / "README.md"
    return ROOT / "docs" / page if (ROOT / "docs" / page).exists() else ROOT / page


def links(text: str, file: Path) -> list[Path]:
    """What a text points to within the repository."""
    found = [(file.parent / link[2]).resolve() for link in LINK.finditer(text) if "://" not in link[2]]
    return [target for target in found if target.exists() and target.is_relative_to(ROOT)]


def site_links(text: str, page: str) -> str:
    """The same text with its links from page to page; what stands in code is left alone."""
    file = source(page)

    def turned(link: re.Match[str]) -> str:
        if not links(link[0], file):
            return link[0]
        target = os.path.relpath(place((file.parent / link[2]).resolve()), Path(page).parent)
        return f"{link[1]}{Path(target).as_posix()}{link[3] or ''})"

    parts = FENCE.split(text)
    return "".join(part if number % 2 else LINK.sub(turned, part) for number, part in enumerate(parts))


def python_markdown(text: str) -> str:
    """The same text for Python-Markdown, which wants an empty line before a list and four spaces within its entries."""
    lines = text.split("\n")
    indents = [0] * len(lines)
    starts = set()
    for token in MarkdownIt("commonmark").parse(text):
        if token.map and token.type.endswith("list_open") and token.level == 0:
            starts.add(token.map[0])
        if token.map and token.type == "list_item_open":
            if "" in lines[token.map[0] : token.map[1] - 1]:
                starts.add(token.map[1])  # the next entry: this one has several paragraphs
            for line in range(token.map[0] + 1, token.map[1]):
                indents[line] += 3 - len(token.info + token.markup)  # "- " takes two of the four spaces, "1. " three
    apart = ["\n" if line in starts and lines[line - 1] else "" for line in range(len(lines))]
    return "\n".join(gap + " " * indent + line for gap, indent, line in zip(apart, indents, lines, strict=True))


def titles() -> list[palas.Game]:
    """The games whose rules stand here; others may be installed beside them."""
    return [game for game in palas.titles() if (ROOT / "docs" / "rules" / f"{game.meta.id}.md").exists()]


def boards() -> dict[str, str]:
    """The board of every title as a file, light and dark, in the middle of its recorded game."""
    found = {}
    for game in titles():
        shown = introduction(game)
        assert shown is not None
        state = shown.state(len(shown.record.lines) // 2)
        for theme in THEMES:
            found[f"pictures/{game.meta.id}-{theme}.svg"] = picture(state, None, "en", theme) or ""
    return found


def shown_board(game: palas.Game) -> str:
    """The picture of a title's board that fits the reader's theme."""
    name = game.meta.titles["en"]
    return "\n".join(f"![{name}](../pictures/{game.meta.id}-{theme}.svg#only-{theme})" for theme in THEMES)


def rules_page() -> str:
    """The front page of the rule texts."""
    parts = [f"## [{game.meta.titles['en']}]({game.meta.id}.md)\n\n{shown_board(game)}\n" for game in titles()]
    intro = (
        "What Palas plays, in our own words, every rule with its number, in English and German. What makers need, "
        "such as ids, rulings and worked examples, has chapters of its own. The boards are drawn from real games.\n"
    )
    return "\n".join(["# The rules of record\n", intro, *parts])


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the front pages, all that is linked, and the boards; name in the navigation what was forgotten there."""
    added: dict[str, str | bytes] = {RULES: rules_page(), **boards()}
    added["icon.svg"] = (ROOT / "src/palas/web/static/icon.svg").read_text("utf-8")
    waiting = [ROOT / "README.md", *(ROOT / name for name in nav_pages(config.nav)), *ROOT.glob("docs/**/*.md")]
    seen = set()
    while waiting:
        file = waiting.pop()
        if file in seen or not file.is_file():
            continue
        seen.add(file)
        if file.suffix == ".md":
            waiting += links(file.read_text("utf-8"), file)
        if not file.is_relative_to(ROOT / "docs"):
            added[place(file)] = file.read_bytes() if file.suffix != ".md" else file.read_text("utf-8")
    for name, content in added.items():
        files.append(File.generated(config, name, content=content))
    assert config.nav is not None
    named = set(nav_pages(config.nav))
    config.nav += [page.src_uri for page in files.documentation_pages() if page.src_uri not in named]
    return files


def nav_pages(nav: Any) -> list[str]:
    """The pages that the navigation names."""
    if isinstance(nav, str):
        return [nav]
    return [page for part in (nav.values() if isinstance(nav, dict) else nav or ()) for page in nav_pages(part)]


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn the links, and show the board above the rules of a title."""
    name = page.file.src_uri
    if name == RULES:
        return markdown
    text = python_markdown(site_links(markdown, name))
    for game in titles():
        if name in (f"rules/{game.meta.id}.md", f"rules/{game.meta.id}.de.md"):
            head, _, rest = text.partition("\n")
            text = f"{head}\n\n{shown_board(game)}\n{rest}"
    return text
