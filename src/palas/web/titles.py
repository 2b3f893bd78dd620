"""The page of a title: what it is, who made it, where its figures come from, and how to put other ones in the box."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

import palas
from palas.arena.puzzles import puzzles_of
from palas.engine.core.state import State
from palas.engine.errors import UnknownGame
from palas.engine.game import Game
from palas.engine.handbook import aid
from palas.engine.introduction import introduction
from palas.engine.packs import export
from palas.engine.packs.sources import RECONSTRUCTED, SOURCES, sourced_entries
from palas.engine.rulebook import text_file
from palas.web.guests import guest_of, page, thread
from palas.web.lobby import game_card
from palas.web.words import WORDS, WebError

PICTURED = 0.55  # so far into the recorded game the picture is taken
MOVES = 60  # or so many moves into any game


@dataclass(frozen=True)
class Origin:
    """How many entries of a box come from one kind of source."""

    id: str
    count: int
    part: int  # in percent of all


@dataclass(frozen=True)
class Group:
    """A part of the box with entries that are reconstructed, wholly or in some figures: how many of how many."""

    title: str
    reconstructed: int
    entries: int


@dataclass(frozen=True)
class Sources:
    """Where the figures of a box come from. `partly`: entries of which only some figures are reconstructed."""

    origins: tuple[Origin, ...]
    groups: tuple[Group, ...]
    entries: int
    reconstructed: int
    partly: int


def found_game(id: str) -> Game:
    """The game of an address; another is no page of ours."""
    try:
        return palas.game(id)
    except UnknownGame as error:
        raise WebError("no-page", status=404) from error


def sources_of(game: Game, lang: str) -> Sources:
    """The entries of the box, counted by source, and the parts of the box that are reconstructed."""
    counts: Counter[str] = Counter()
    entries: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    for entry in sourced_entries(game.data):
        group = entry.path.partition("/")[0]
        counts[entry.source] += 1
        entries[group] += 1
        guessed[group] += RECONSTRUCTED in (entry.source, *entry.fields.values())
    total = sum(counts.values())
    return Sources(
        origins=tuple(
            Origin(name, counts[name], round(100 * counts[name] / total)) for name in SOURCES if counts[name]
        ),
        groups=tuple(
            Group(group_title(game, name, lang), count, entries[name]) for name, count in guessed.most_common() if count
        ),
        entries=total,
        reconstructed=counts[RECONSTRUCTED],
        partly=sum(guessed.values()) - counts[RECONSTRUCTED],
    )


def group_title(game: Game, name: str, lang: str) -> str:
    """What a part of the box is called."""
    for words in (game.words, WORDS):
        if words.has(lang, f"box-{name}"):
            return words.say(lang, f"box-{name}")
    return name.replace("_", " ")


def pictured(game: Game) -> State:
    """A position in the middle of a game: of the recorded one, or of one that nobody thinks about."""
    told = introduction(game)
    if told is not None:
        return told.state(int(len(told.record.lines) * PICTURED))
    state = game.start(max(count for count in game.meta.players if count <= 3), seed=1)
    luck = Random(1)
    for _ in range(MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))
    return state


@cache
def picture_of(game: Game, lang: str) -> Markup | None:
    """The board in the middle of a game, as a spectator sees it; None where a title has no drawing."""
    board = game.board(pictured(game).view(None), lang=lang)
    return None if board is None else Markup(board.svg)


@cache
def has_cards(game: Game) -> bool:
    """Does a title have cards or tiles to look through?"""
    return game.cards("en") is not None


async def show(request: Request) -> Response:
    """The page of a title."""
    guest = await guest_of(request)
    game = found_game(request.path_params["game"])

    def make() -> Response:
        other = "en" if guest.lang == "de" else "de"
        return page(
            request, guest, "game.html", here="games", meta=game.meta, game=game_card(game, guest.lang),
            title=game.meta.titles[guest.lang], other=game.meta.titles[other], other_lang=other,
            picture=picture_of(game, guest.lang), sources=sources_of(game, guest.lang), packs=bool(game.data),
            own_box=bool(game.data and game.schema),
            rules=text_file(game) is not None, aid=aid(game, guest.lang) is not None,
            cards=has_cards(game), puzzles=bool(puzzles_of(game)),
        )  # fmt: skip

    return await thread(make)


async def data_file(request: Request) -> Response:
    """The contents of the box as a file, to be edited: what `palas data export` prints."""
    game = found_game(request.path_params["game"])
    headers = {"content-disposition": f'attachment; filename="{game.meta.id}.json"'}
    return await thread(lambda: Response(f"{export(game)}\n", media_type="application/json", headers=headers))
