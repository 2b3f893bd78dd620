"""Pages to read: the rules with an anchor at every number, the settings, and what Palas is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

import palas
from palas.engine.handbook import handbook
from palas.engine.rulebook import REFEREE, makers_file, rulebook, text_file
from palas.web.guests import (
    PACES,
    WAYS,
    drawn,
    fields_of,
    go,
    guest_of,
    hall_of,
    keep_coach,
    page,
    poster_of,
    set_cookie,
    thread,
)  # fmt: skip
from palas.web.lobby import tidy_name
from palas.web.looks import NOBODY
from palas.web.words import WebError

LONGEST_SEARCH = 80
STRONG_ID = re.compile(r"<strong>([A-Z]{2,4}-[A-Z]?-?\d+(?:\.\d+)*)")
BARE_ID = re.compile(r"\b([A-Z]{2,4}-\d+(?:\.\d+)+)\b(?![^<]*>)")
HEADING = re.compile(r"<h([23])>(.*?)</h\1>", re.S)


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game as HTML, with its chapters."""

    html: Markup
    chapters: tuple[tuple[str, str], ...]
    lang: str


@cache
def rules_page(game_id: str, lang: str) -> RulesPage | None:
    """The rules of record as a page, in English if they are not written in the language; None for a game without."""
    game = palas.game(game_id)
    file = text_file(game, lang) or text_file(game)
    return None if file is None else page_of(file, lang if text_file(game, lang) else REFEREE)


@cache
def makers_page(game_id: str) -> RulesPage | None:
    """What stands behind the rules, for makers; None for a game without."""
    file = makers_file(palas.game(game_id))
    return None if file is None else page_of(file, REFEREE)


def page_of(file: Traversable, lang: str) -> RulesPage:
    """A text with numbered rules as a page."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(file.read_text(encoding="utf-8"))
    chapters: list[tuple[str, str]] = []
    seen: set[str] = set()

    def headed(match: re.Match[str]) -> str:
        level, title = match[1], match[2]
        anchor = "c-" + re.sub(r"\W+", "-", re.sub(r"<[^>]+>", "", title)).strip("-").lower()[:50]
        if level == "2":
            chapters.append((anchor, re.sub(r"<[^>]+>", "", title)))
        return f'<h{level} id="{anchor}">{title}</h{level}>'

    def numbered(match: re.Match[str]) -> str:
        if match[1] in seen:
            return match[0]
        seen.add(match[1])
        return f'<strong class="rule" id="{match[1]}">{match[1]}'

    html = STRONG_ID.sub(numbered, HEADING.sub(headed, html))
    html = BARE_ID.sub(lambda match: f'<a href="#{match[1]}">{match[1]}</a>' if match[1] in seen else match[0], html)
    html = re.sub(r'(<strong class="rule" id="[^"]+">)<a href="#[^"]+">([^<]+)</a>', r"\1\2", html)
    html = html.replace("<table>", '<table tabindex="0">')
    return RulesPage(Markup(html), tuple(chapters), lang)


async def rules(request: Request) -> Response:
    """The games that have rules to read."""
    guest = await guest_of(request)

    def make() -> Response:
        games = [
            (game.meta.id, game.meta.titles[guest.lang])
            for game in palas.titles()
            if rules_page(game.meta.id, guest.lang)
        ]
        books = [game.meta.id for game in palas.titles() if handbook(game, guest.lang) is not None]
        return page(request, guest, "rules_list.html", here="rules", games=games, books=books)

    return await thread(make)


async def rules_of(request: Request) -> Response:
    """The rules of one game, or what a search in them finds."""
    guest = await guest_of(request)
    game = palas.game(request.path_params["game"])

    def make() -> Response:
        made = rules_page(game.meta.id, guest.lang)
        if made is None:
            raise WebError("no-rules", status=404)
        wanted = request.query_params.get("q", "").strip()[:LONGEST_SEARCH]
        found = []
        if wanted:
            for rule in rulebook(game.meta.id, guest.lang).search(wanted):
                found.append((rule.id, marked(f"{rule.title} {rule.text}".strip(), wanted)))
        return page(
            request, guest, "rules.html", here="rules", game=game.meta.id, title=game.meta.titles[guest.lang],
            rules=made, wanted=wanted, found=found, makers=makers_file(game) is not None,
            book=handbook(game, guest.lang) is not None,
        )  # fmt: skip

    return await thread(make)


async def makers(request: Request) -> Response:
    """What stands behind the rules of one game: ids, questions, worked examples, rulings, provenance."""
    guest = await guest_of(request)
    game = palas.game(request.path_params["game"])

    def make() -> Response:
        made = makers_page(game.meta.id)
        if made is None:
            raise WebError("no-rules", status=404)
        return page(
            request,
            guest,
            "makers.html",
            here="rules",
            game=game.meta.id,
            title=game.meta.titles[guest.lang],
            rules=made,
        )

    return await thread(make)


def marked(text: str, wanted: str) -> Markup:
    """A text in which the words that were searched for are marked."""
    words = "|".join(re.escape(str(escape(word))) for word in wanted.split())
    return Markup(re.sub(f"({words})", r"<mark>\1</mark>", str(escape(text)), flags=re.I) if words else escape(text))


async def about(request: Request) -> Response:
    """What Palas is, whose work it builds on, which facts were reconstructed."""
    guest = await guest_of(request)
    return await drawn(request, guest, "about.html", here="about", version=palas.__version__)


async def settings(request: Request) -> Response:
    """What a guest can set."""
    guest = await guest_of(request)
    return await drawn(
        request, guest, "settings.html", here="settings", paces=PACES, saved="saved" in request.query_params
    )


async def save_settings(request: Request) -> Response:
    """Keep the settings: those of the person with the visitor, those of the device in a cookie."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    lang, theme = fields.get("lang", ""), fields.get("theme", "")
    if lang not in ("", "de", "en") or theme not in ("", "light", "dark"):
        raise WebError("bad-request")
    await thread(
        hall_of(request).rename, guest.visitor or NOBODY, nickname=tidy_name(fields.get("nickname", "")), lang=lang,
        theme=theme, sound=fields.get("sound") == "1", notice=fields.get("notice") == "1",
    )  # fmt: skip
    response = go(request, guest, "/settings?saved=1")
    ways = [f"{way}=1" for way in ("one_click", "forced", "still", "coach") if fields.get(way)]
    if fields.get("pace") in PACES:
        ways.append(f"pace={fields['pace']}")
    set_cookie(request, response, WAYS, "&".join(ways))
    return response


async def quick_setting(request: Request) -> Response:
    """The switches of the top bar and of the table: theme, language, the coach."""
    guest = await poster_of(request, "join")
    fields = await fields_of(request)
    visitor = guest.visitor or NOBODY
    if fields.get("lang") in ("de", "en"):
        await thread(hall_of(request).rename, visitor, lang=fields["lang"])
    elif fields.get("theme") in ("light", "dark"):
        await thread(hall_of(request).rename, visitor, theme=fields["theme"])
    elif fields.get("coach") not in ("on", "off"):
        raise WebError("bad-request")
    back = fields.get("back", "/")
    response = go(request, guest, back if re.fullmatch(r"/[\w/.-]*", back) and not back.startswith("//") else "/")
    if "coach" in fields:
        keep_coach(request, response, fields["coach"] == "on")
    return response
