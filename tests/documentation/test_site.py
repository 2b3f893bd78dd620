"""The documentation as a site: built without a warning, it says what the files say and loads nothing from elsewhere."""

from __future__ import annotations

import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import pytest
from documentation.examples import PAGES, READER, ROOT
from mkdocs.commands.build import build
from mkdocs.config import load_config

from palas.draw.picture import THEMES

sys.path.append(str(ROOT / "tools"))

import docs_site

LOADING = {
    "link": "href",
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "form": "action",
}
SHAPES = ("ol", "li", "table", "tr", "td", "th", "pre", "h1", "h2", "h3", "h4", "blockquote", "strong", "em")


class Tags(HTMLParser):
    """What stands in a page: its tags, what it loads, and where its links lead."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.count: Counter[str] = Counter()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.count[tag] += 1
        self.loads += [values[LOADING[tag]] or ""] if tag in LOADING and LOADING[tag] in values else []
        self.links += [values["href"] or ""] if tag == "a" and "href" in values else []


def article(page: Path) -> str:
    text = page.read_text("utf-8")
    return text[text.index("<article") : text.index("</article>")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly: a warning ends the build."""
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_MKDOCS_2_WARNING", "1")
        build(load_config(str(ROOT / "mkdocs.yml"), strict=True, site_dir=str(folder)))
    return folder


def test_the_site_says_what_the_files_say_with_boards_of_our_own_and_nothing_from_elsewhere(site: Path) -> None:
    """One test, because one build serves all of it."""
    for source in PAGES:
        check_shapes(source, site)
    for page in site.rglob("*.html"):
        check_links(page, site)
    assert len(docs_site.titles()) == 5
    for game in docs_site.titles():
        for theme in THEMES:
            drawing = site / "pictures" / f"{game.meta.id}-{theme}.svg"
            assert ElementTree.parse(drawing).getroot().tag.endswith("svg")
            for page in (site / "rules" / "index.html", site / "rules" / game.meta.id / "index.html"):
                assert f"pictures/{drawing.name}#only-{theme}" in article(page)
    for sheet in site.rglob("*.css"):
        assert "url(http" not in sheet.read_text("utf-8").replace('"', "").replace("'", "")


def check_shapes(source: Path, site: Path) -> None:
    """Lists, tables, headings and code are on the site what they are on GitHub."""
    name = docs_site.place(source).removesuffix(".md")
    page = site / "index.html" if name == "index" else site / name / "index.html"
    meant, found = Tags(READER.render(source.read_text("utf-8"))).count, Tags(article(page)).count
    assert {tag: found[tag] for tag in SHAPES} == {tag: meant[tag] for tag in SHAPES}, name


def check_links(page: Path, site: Path) -> None:
    """All that a page loads is the site's own; links within the site lead somewhere."""
    tags = Tags(page.read_text("utf-8"))
    for address in tags.loads:
        assert not urlsplit(address).netloc, f"{page.name} loads {address}"
    for address in [*tags.loads, *tags.links]:
        parts = urlsplit(address)
        if parts.netloc or not parts.path or page.name == "404.html":
            continue
        target = (page.parent / unquote(parts.path)).resolve()
        assert target.is_relative_to(site)
        assert (target / "index.html").exists() or target.is_file(), f"{page.relative_to(site)}: {address}"


def test_links_within_the_repository_lead_to_a_file() -> None:
    found = 0
    for page in PAGES:
        for link in docs_site.LINK.finditer(docs_site.FENCE.sub("", page.read_text("utf-8"))):
            if "://" not in link[2]:
                found += 1
                assert (page.parent / link[2]).exists(), f"{page.relative_to(ROOT)}: {link[2]}"
    assert found > 20


@pytest.mark.parametrize(
    ("page", "text", "turned"),
    [
        ("index.md", "[a](docs/hosting.md#settings)", "[a](hosting.md#settings)"),
        ("index.md", "[a](docs/rules/)", "[a](rules/index.md)"),
        ("index.md", "![a](docs/pictures/lobby.png)", "![a](pictures/lobby.png)"),
        ("hosting.md", "[a](../deploy/nginx.conf)", "[a](deploy/nginx.conf)"),
        ("rules/caylus.md", "[a](../tables.md) [b](../../README.md)", "[a](../tables.md) [b](../index.md)"),
        ("CONTRIBUTING.md", "[a](LICENSE)", "[a](LICENSE)"),
        ("index.md", "```sh\n[a](docs/hosting.md)\n```", "```sh\n[a](docs/hosting.md)\n```"),
        (
            "index.md",
            "[a](https://palas.example.org/docs/hosting.md)",
            "[a](https://palas.example.org/docs/hosting.md)",
        ),
    ],
)
def test_links_between_files_become_links_between_pages(page: str, text: str, turned: str) -> None:
    assert docs_site.site_links(text, page) == turned
