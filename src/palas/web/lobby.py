"""The first page: my tables, open tables, and a new one in one form."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import palas
from palas import bots
from palas.bots.styles import BALANCED, STYLES
from palas.bots.words import style_name
from palas.engine.game import Game, Option
from palas.engine.lesson import RARELY, lesson
from palas.tables import Clock, Opened, SeatWish, TableSummary, TableWish
from palas.tables.resting import Rest
from palas.tables.seating import LONGEST_NAME
from palas.tables.thinking import thinks_compiled
from palas.web.alone import lines_of
from palas.web.doorkeeper import advert_in, check_welcome, keep_advert
from palas.web.guests import (
    PACES,
    Guest,
    Upload,
    data,
    form_of,
    go,
    guest_of,
    hall_of,
    keep_coach,
    page,
    poster_of,
    settings_of,
    thread,
)  # fmt: skip
from palas.web.levels import USUAL_LEVEL, bot_levels, bot_title, level_cards
from palas.web.looks import NOBODY
from palas.web.puzzle_cards import first_page
from palas.web.rates import household_of
from palas.web.uploads import Uploads
from palas.web.words import WORDS, WebError

BOT_NAMES = ("Odo", "Gisela", "Wolfram", "Mechthild", "Konrad", "Adelheid", "Lambert", "Hedwig", "Ruprecht", "Irmgard")
CLOCKS: dict[str, Clock | None] = {
    "none": None,
    "turn-60": Clock("turn", 60),
    "turn-300": Clock("turn", 300),
    "turn-86400": Clock("turn", 86400),
    "bank-1200": Clock("bank", 1200, 15),
    "bank-3600": Clock("bank", 3600, 30),
}
QUICK_OPPONENTS = 2
ALONE = "alone"  # without bots, against what the rules put in the way
NIGHT = (22 * 60, 8 * 60)  # minutes of the day between which clocks rest, where it was agreed


@dataclass(frozen=True)
class OptionCard:
    """A choice before the game starts, in plain words, with the rule it changes."""

    id: str
    title: str
    help: str
    rule: str
    default: bool | str
    choices: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class GameCard:
    """A title as the lobby shows it."""

    id: str
    title: str
    players: str
    most: int
    minutes: str
    modes: str
    options: tuple[OptionCard, ...]
    taught: bool  # has it a lesson?
    rarely: bool  # and one about what comes rarely?
    alone: bool  # can it be played alone?
    colours: tuple[str, ...]  # the tinctures of its seats


def game_card(game: Game, lang: str) -> GameCard:
    """A title in words."""
    counts = game.meta.players
    modes = [mode for mode in game.meta.modes if mode != "standard"]
    return GameCard(
        id=game.meta.id,
        title=game.meta.titles[lang],
        players=f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0]),
        most=max(counts),
        minutes=game.meta.minutes,
        modes=", ".join(mode_title(game, mode, lang) for mode in modes),
        options=tuple(option_card(game, option, lang) for option in game.meta.options),
        taught=lesson(game) is not None,
        rarely=lesson(game, RARELY) is not None,
        alone=1 in counts,
        colours=tuple(game.colours(max(counts), game.check_options({}))),
    )


def mode_title(game: Game, mode: str, lang: str) -> str:
    """A way to play a title, in its own words or in those that all share."""
    shared = WORDS.say(lang, f"mode-{mode}") if WORDS.has(lang, f"mode-{mode}") else mode
    return word(game, lang, f"mode-{mode}", shared)


def option_card(game: Game, option: Option, lang: str) -> OptionCard:
    """An option in words."""
    yes_no = option.values == (False, True)
    choices = () if yes_no else tuple(
        (str(value), word(game, lang, f"option-{option.id}-{value}", str(value))) for value in option.values
    )  # fmt: skip
    return OptionCard(
        id=option.id,
        title=word(game, lang, f"option-{option.id}", option.id),
        help=word(game, lang, f"option-{option.id}-help", ""),
        rule=option.rule,
        default=bool(option.default) if yes_no else str(option.default),
        choices=choices,
    )


def word(game: Game, lang: str, key: str, otherwise: str) -> str:
    """A message of the game, if it has it."""
    return game.words.say(lang, key) if game.words.has(lang, key) else otherwise


def seat_kinds(guest: Guest) -> list[tuple[str, str]]:
    """What a seat can be."""
    return [
        ("me", guest.say("seat-me")),
        *((f"bot:{name}", guest.say("seat-bot-level", level=bot_title(name, guest.lang))) for name in bot_levels()),
        ("link", guest.say("seat-link")),
        ("open", guest.say("seat-open")),
        ("here", guest.say("seat-here")),
        ("none", guest.say("seat-none")),
    ]


async def show(request: Request) -> Response:
    """The lobby."""
    guest = await guest_of(request)
    return await thread(lobby_page, request, guest)


def lobby_page(request: Request, guest: Guest) -> Response:
    """The lobby as a guest sees it."""
    check_welcome(request, guest)
    hall = hall_of(request)
    mine: list[TableSummary] = hall.summaries(guest.visitor) if guest.visitor else []
    alone = lines_of(hall.solo_games(guest.visitor), guest) if guest.visitor else []
    known = {table.id for table in mine}
    open_tables = [table for table in hall.open_tables(30) if table.id not in known]
    shelf = sorted(palas.titles(), key=lambda game: game.meta.year or 9999)  # those we know longest first
    games = [game_card(game, guest.lang) for game in shelf]
    most = max(game.most for game in games)
    usual = f"bot:{USUAL_LEVEL}"
    asked = request.query_params.get("game")
    chosen = next((game.id for game in games if game.id == asked), games[0].id)
    return page(
        request, guest, "lobby.html", here="tables", games=games, most=most, chosen=chosen,
        mine=[table for table in mine if table.my_turn and not table.finished],
        running=[table for table in mine if not table.my_turn and not table.finished],
        finished=[table for table in mine if table.finished][:12], alone=alone,
        seat_colours=[colours_of(games, chosen, seat) for seat in range(most)],
        open=open_tables, seat_kinds=seat_kinds(guest), seat_defaults=["me", usual, usual, *["none"] * most],
        levels=level_cards({game.id: game.most for game in games}, guest), interpreted=not thinks_compiled(),
        styles=[(style, style_name(style, guest.lang)) for style in (BALANCED, *STYLES)], has_styles=has_styles,
        clocks=[(name, guest.say(f"clock-{name}")) for name in CLOCKS],
        paces=[(name, guest.say(f"pace-{name.replace('.', '-')}")) for name in PACES],
        pace=guest.pace if guest.pace in PACES else f"{settings_of(request).pace:g}",
        title_of=lambda id: game_title(id, guest.lang), what_of=lambda table: what_of(table, guest),
        since=lambda at: ago(at, guest), puzzle=first_page(guest),
    )  # fmt: skip


def colours_of(games: list[GameCard], chosen: str, seat: int) -> list[str]:
    """Every tincture that a seat has in some game, that of the chosen game first."""
    order = sorted(games, key=lambda game: game.id != chosen)
    return list(dict.fromkeys(game.colours[seat] for game in order if seat < len(game.colours)))


def game_title(id: str, lang: str) -> str:
    """The title of a game, also of one that is no longer installed."""
    found = next((game for game in palas.titles() if game.meta.id == id), None)
    return str(found.meta.titles[lang]) if found else id


def what_of(table: TableSummary, guest: Guest) -> str:
    """What happens at a table, in a few words."""
    if table.trouble:
        return guest.say("table-trouble")
    if table.finished:
        winners = [table.seats[seat].name for seat in table.winners]
        return guest.say("won", names=", ".join(winners), count=len(winners))
    free = sum(seat.waits for seat in table.seats)
    if free and not table.my_seats:
        return guest.say("free-seats", count=free)
    if table.my_turn:
        return guest.say("your-turn")
    names = [table.seats[seat].name for seat in table.to_act]
    return guest.say("others-turn", names=", ".join(names))


def ago(at: float, guest: Guest) -> str:
    """How long ago, as people say it."""
    minutes = max(0, int((time.time() - at) / 60))
    if minutes < 2:
        return guest.say("just-now")
    if minutes < 120:
        return guest.say("minutes-ago", count=minutes)
    if minutes < 48 * 60:
        return guest.say("hours-ago", count=minutes // 60)
    return guest.say("days-ago", count=minutes // 1440)


async def open_table(request: Request) -> Response:
    """Open a table as the form says; its links travel in the fragment, which never reaches a server."""
    guest = await poster_of(request, "open")
    await thread(check_welcome, request, guest)
    fields, files = await form_of(request)
    advert = advert_in(fields)
    hall = hall_of(request)
    visitor = guest.visitor or NOBODY
    name = tidy_name(fields.get("nickname", "")) or guest.name
    wish = await thread(wish_of, fields, guest, name or guest.say("guest-name"), settings_of(request).pace)
    if "pack" in files:
        wish = replace(wish, changes=await changes_of(request, files["pack"], wish.game))
    opened: Opened = await thread(hall.open, visitor, wish)
    if name and name != guest.name:
        await thread(hall.rename, visitor, nickname=name)
    if any(seat.kind in ("open", "link") for seat in wish.seats):
        await thread(keep_advert, request, opened.table_id, advert)
    place = place_of(opened, share=any(seat.kind == "link" for seat in wish.seats))
    # with `stay` the page keeps what was typed until it is known that the table is open
    answer = data(request, guest, {"go": place}) if fields.get("stay") == "1" else go(request, guest, place)
    coached = fields.get("coach") == "1"
    if coached or "coach_shown" in fields:  # an empty box is not sent: it counts only where it was seen
        keep_coach(request, answer, coached)
    return answer


def place_of(opened: Opened, *, share: bool = False) -> str:
    """Where a new table is reached: its page, or first the page with its links if somebody is to be invited."""
    links = "&".join(f"{seat}={secret}" for seat, secret in opened.secrets.items())
    links += f"&code={opened.code}" if opened.code else ""
    links += f"&watch={opened.watch}" if opened.watch else ""
    return f"/t/{opened.table_id}{'/seats' if share else ''}#{links}"


def wish_of(fields: Mapping[str, str], guest: Guest, name: str, pace: float) -> TableWish:
    """The wished table."""
    game = palas.game(fields.get("game", ""))
    if fields.get("quick") == ALONE:
        kinds = ["me"]
    elif fields.get("quick"):
        count = min(max(game.meta.players), 1 + QUICK_OPPONENTS)
        kinds = ["me", *[f"bot:{USUAL_LEVEL}"] * (count - 1)]
    else:
        kinds = [fields.get(f"seat{seat}", "none") for seat in range(max(game.meta.players))]
    usual = fields.get("style", BALANCED)
    kinds = [styled(kind, fields.get(f"style{seat}") or usual) for seat, kind in enumerate(kinds)]
    seats = seat_wishes(kinds, [tidy_name(fields.get(f"name{seat}", "")) for seat in range(len(kinds))], name, guest)
    clock = fields.get("clock", "none")
    order = fields.get("order", "random")
    told_pace = fields.get("pace", "")
    if clock not in CLOCKS or order not in ("random", "as_listed") or told_pace not in ("", *PACES):
        raise WebError("bad-request")
    return TableWish(
        game=game.meta.id,
        seats=seats,
        options={} if fields.get("quick") else options_of(fields, game),
        order="random" if order == "random" else "as_listed",
        clock=with_rest(CLOCKS[clock], fields),
        pace=float(told_pace or (guest.pace if guest.pace in PACES else pace)),
        public=fields.get("public") == "1",
        name=fields.get("table_name", ""),
        hints=fields.get("hints") == "1",
    )


def with_rest(clock: Clock | None, fields: Mapping[str, str]) -> Clock | None:
    """The clock with the hours in which it rests, on the clocks of the host's place."""
    night, weekends = fields.get("rest_night") == "1", fields.get("rest_weekends") == "1"
    if clock is None or not (night or weekends):
        return clock
    begin, end = NIGHT if night else (0, 0)
    return replace(clock, rest=Rest(fields.get("zone", ""), begin, end, weekends))


async def changes_of(request: Request, file: Upload, game: str) -> dict[str, Any]:
    """What a data pack changes in the box; one sentence says what is wrong with it."""
    uploads: Uploads = request.app.state.uploads
    return await uploads.changes(household_of(request), file.content, file.name, game)


def styled(kind: str, style: str) -> str:
    """A bot's seat with the style that he shall have; who has no style of his own plays as he does."""
    if style == BALANCED:
        return kind
    if style not in STYLES:
        raise WebError("bad-request")
    return f"{kind}+{style}" if has_styles(kind) else kind


def has_styles(kind: str) -> bool:
    """Is it a seat of a bot who can have a style?"""
    return kind.startswith("bot:") and bots.seated(f"{kind[4:]}+{STYLES[0]}")


def seat_wishes(kinds: list[str], names: list[str], me: str, guest: Guest) -> list[SeatWish]:
    """The seats, those that are not wanted left out; bots get names that nobody at the table has."""
    spare = [name for name in BOT_NAMES if name not in (me, *names)]
    random.shuffle(spare)
    wishes: list[SeatWish] = []
    seated = False
    for kind, name in zip(kinds, names, strict=True):
        number = len(wishes) + 1
        if kind == "none":
            continue
        if kind == "me" and not seated:
            wishes.append(SeatWish("person", me))
            seated = True
        elif kind in ("here", "me"):
            wishes.append(SeatWish("here", name or guest.say("person-number", number=number)))
        elif kind == "link":
            wishes.append(SeatWish("link", name or guest.say("friend-number", number=number)))
        elif kind == "open":
            wishes.append(SeatWish("open", guest.say("free-seat-number", number=number)))
        elif kind.startswith("bot:") and bots.seated(kind[4:]):
            wishes.append(SeatWish("bot", spare.pop() if spare else kind[4:], kind[4:]))
        else:
            raise WebError("bad-request")
    return wishes


def options_of(fields: Mapping[str, str], game: Game) -> dict[str, Any]:
    """The options of a form: a box that is not ticked is not sent."""
    chosen: dict[str, Any] = {}
    for option in game.meta.options:
        told = fields.get(f"option.{game.meta.id}.{option.id}")
        if option.values == (False, True):
            chosen[option.id] = told == "1"
        elif told is not None:
            chosen[option.id] = next((value for value in option.values if str(value) == told), told)
    return chosen


def tidy_name(name: str) -> str:
    """A name as it is kept: without line breaks and signs nobody sees, and not too long."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]
