"""How the table of Aufstieg zur Macht is drawn: from a view alone, wide for a desk or tall for a phone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from palas.draw import TINCTURES, Board, Scene, frames
from palas.draw.fitting import for_the_rail
from palas.draw.svg import rect
from palas.engine.core.event import Event
from palas.engine.outlook import Outlook
from palas.games.nobility import board_people as mats
from palas.games.nobility import board_places as places
from palas.games.nobility.board_drawing import Drawing
from palas.games.nobility.box import Box
from palas.games.nobility.state import City
from palas.games.nobility.terms import GOODS, KINDS
from palas.games.nobility.view import CityView
from palas.games.nobility.words import CityWords

WIDE = 1200.0
DESK = 774.0  # the height of the city on a desk
DOCK = 374.0
PHONE = 390.0


def draw_board(
    box: Box,
    words: CityWords,
    view: CityView,
    *,
    lang: str,
    names: Sequence[str],
    legal: Collection[str] = (),
    last: Collection[str] = (),
    shape: str = "wide",
    colours: Sequence[str] = TINCTURES,
    titles: bool = False,
    outlook: Outlook,
) -> Board:
    """The board as one SVG. `last` are ids of places and pieces that have just changed (see `spots`)."""
    question = view.asked.kind if view.asked is not None and legal else ""
    scene = Scene(legal=frozenset(legal), asking=bool(legal), last=frozenset(last), titles=titles)
    d = Drawing(view, box, words, lang, scene, names, colours, shape == "phone", question, outlook)
    title = d.say("board-title", round=view.round)
    if shape.startswith("area-"):
        d.small = True
        mats.mat(d, int(shape.removeprefix("area-")), 0, 0, DOCK)
        return scene.finish(DOCK, mats.height(d), title, lang, "area")
    if shape == "desk":
        return scene.finish(*desk(d), title, lang, shape).with_dock(dock(d))
    if d.small:
        return scene.finish(*tall(d), title, lang, shape).with_dock(sheet(d))
    return scene.finish(*wide(d), title, lang, shape)


def desk_size(city: City) -> tuple[float, float]:
    """The size of the board on a desk: the city, and the Chancery below it."""
    return WIDE, DESK + (office_height(city) + 6 if city.chancery else 0)


def office_height(city: City) -> float:
    """How high the Chancery is."""
    return 84 + places.rows_of_desks(city) * 40.0


def desk(d: Drawing) -> tuple[float, float]:
    """The city alone, as flat as a screen: what lies before the players is in the dock and in their panels."""
    width, height = desk_size(d.city)
    d.scene.draw(frames.sheet(width, height))
    with d.zone("zone-places", d.say("board-places"), 14, 306):
        places.tavern(d, 16, 14, 614, 228, 6)
        places.yard(d, 16, 248, 228, 72)
        places.berk(d, 250, 248, 158, 72)
        places.castle(d, 414, 248, 216, 72)
    with d.zone("zone-council", d.say("board-council"), 14, 306):
        places.council(d, 636, 14, 548, 306)
    with d.zone("zone-guilds", d.say("board-guilds"), 326, 254):
        for number in range(KINDS):
            places.guild(d, number, 16 + number % 3 * 391, 326 + number // 3 * 130, 386, 124)
    with d.zone("zone-market", d.say("board-market"), 586, 128):
        places.hall(d, 16, 586, 576, 128, 6)
        places.port(d, 598, 586, 586, 128)
    with d.zone("zone-tracks", d.say("board-tracks"), 720, 50):
        people, box = d.view.people, d.box
        now = [player.reputation for player in people]
        places.track(d, "reputation", "reputation", 22, 721, 560, box.rep_min, box.rep_max, now)
        places.track(d, "nobility", "nobility", 592, 721, 330, 0, box.star_max, [p.nobility for p in people])
        round_track(d, 932, 721, 250)
    if d.city.chancery:
        with d.zone("zone-chancery", d.say("sketch-chancery"), DESK - 4, office_height(d.city)):
            places.chancery(d, 16, DESK - 4, 1168, office_height(d.city))
    return width, height


def round_track(d: Drawing, x: float, y: float, w: float) -> None:
    """Which round it is."""
    places.track(d, "round", "round", x, y, w, 1, d.box.rounds, [])
    step = (w - 104) / d.box.rounds
    now = x + 104 + (max(1, d.view.round) - 1) * step
    d.scene.draw(rect(now, y, step, 32, 4, fill="none", stroke="var(--last)", stroke_width=2.4))


def sheet(d: Drawing) -> Board | None:
    """On a phone: the dice and their limit, for the sheet below the board."""
    if d.view.seat is None:
        return None
    board = d.scene
    d.scene = board.beside()
    mats.free_dice(d, d.view.seat, 0, DOCK)
    mats.limit_bar(d, d.view.seat, 4, 50, DOCK - 8)
    drawn = d.scene.finish(DOCK, 84, d.say("board-own"), d.lang, "dock")
    d.scene = board
    return drawn


def dock(d: Drawing) -> Board | None:
    """What a seat needs in order to decide: its dice and their limit, its people and cards, the event of the round."""
    if d.view.seat is None:
        return None
    board = d.scene
    d.scene, d.small = board.beside(), True
    with for_the_rail(DOCK):
        height = mats.own_area(d, d.view.seat, 0, DOCK)
        news = places.news_height(d, DOCK)
        places.news(d, 0, height, DOCK)
        drawn = d.scene.finish(DOCK, height + news, d.say("board-own"), d.lang, "dock")
    d.scene, d.small = board, False
    return drawn


def wide(d: Drawing) -> tuple[float, float]:
    """The city on top, the Chancery below it, then everybody's board, three in a row."""
    office = office_height(d.city) if d.city.chancery else 0.0
    news = places.news_height(d, 1160)
    desk = 916 + news
    top = desk + (office + 10 if office else 0)
    lines = -(-d.view.players // 3)
    high = mats.height(d)
    height = top + lines * high + 14
    d.scene.draw(frames.sheet(WIDE, height))
    with d.zone("zone-places", d.say("board-places"), 18, 318):
        places.tavern(d, 20, 18, 610, 236, 6)
        places.yard(d, 20, 264, 224, 72)
        places.berk(d, 252, 264, 156, 72)
        places.castle(d, 414, 264, 216, 72)
    with d.zone("zone-council", d.say("board-council"), 18, 318):
        places.council(d, 642, 18, 538, 318)
    with d.zone("zone-guilds", d.say("board-guilds"), 346, 304):
        for number in range(KINDS):
            places.guild(d, number, 20 + number % 3 * 389.5, 346 + number // 3 * 156, 381, 148)
    with d.zone("zone-market", d.say("board-market"), 660, 132):
        places.hall(d, 20, 660, 560, 132, 6)
        places.port(d, 590, 660, 590, 132)
    with d.zone("zone-tracks", d.say("board-tracks"), 804, 100):
        tracks(d, 24, 804, 1152)
        places.news(d, 20, 910, 1160)
    if office:
        with d.zone("zone-chancery", d.say("sketch-chancery"), desk, office):
            places.chancery(d, 20, desk, 1160, office)
    with d.zone("zone-people", d.say("board-people"), top, lines * high):
        for seat in range(d.view.players):
            mats.mat(d, seat, 20 + seat % 3 * 389.5, top + seat // 3 * high, 381)
    return WIDE, height


def tracks(d: Drawing, x: float, y: float, w: float) -> None:
    """Reputation, nobility and the round."""
    view, box = d.view, d.box
    people = view.people
    places.track(d, "reputation", "reputation", x, y, w, box.rep_min, box.rep_max, [p.reputation for p in people])
    places.track(d, "nobility", "nobility", x, y + 58, w * 0.62, 0, box.star_max, [p.nobility for p in people])
    label = w * 0.66
    round_track(d, x + label, y + 58, w - label)


def tall(d: Drawing) -> tuple[float, float]:
    """Everything one below the other, for a screen of 390 pixels."""
    rows = places.rows_of_desks(d.city)
    office = 38 + 3 * (62 + rows * 40.0) if d.city.chancery else 0.0
    high = mats.height(d)
    council = 386 + 168.0
    guilds = council + 560
    market = guilds + KINDS * 152 + 6
    line = market + 240 + 190
    desk = line + 150 + places.news_height(d, 374)
    people = desk + (office + 10 if office else 0)
    height = people + d.view.players * high + 14
    d.scene.draw(rect(0, 0, PHONE, height, fill="var(--board)"))
    with d.zone("zone-places", d.say("board-places"), 0, council):
        places.tavern(d, 8, 8, 374, 384, 3)
        places.yard(d, 8, 400, 374, 72)
        places.berk(d, 8, 478, 166, 70)
        places.castle(d, 180, 478, 202, 70)
    with d.zone("zone-council", d.say("board-council"), council, 560):
        places.council(d, 8, council, 374, 552)
    with d.zone("zone-guilds", d.say("board-guilds"), guilds, market - guilds):
        for number in range(KINDS):
            places.guild(d, number, 8, guilds + number * 152, 374, 146)
    with d.zone("zone-market", d.say("board-market"), market, line - market):
        places.hall(d, 8, market, 374, 236, 3)
        places.port(d, 8, market + 244, 374, 180)
    with d.zone("zone-tracks", d.say("board-tracks"), line, 150):
        box, people_ = d.box, d.view.people
        now = [player.reputation for player in people_]
        places.track(d, "reputation", "reputation", 8, line + 24, 374, box.rep_min, box.rep_max, now)
        places.track(d, "nobility", "nobility", 8, line + 96, 374, 0, box.star_max, [p.nobility for p in people_])
        places.news(d, 8, line + 146, 374)
    if office:
        with d.zone("zone-chancery", d.say("sketch-chancery"), desk, office):
            places.chancery(d, 8, desk, 374, office)
    with d.zone("zone-people", d.say("board-people"), people, height - people):
        for seat in range(d.view.players):
            mats.mat(d, seat, 8, people + seat * high, 374)
    return PHONE, height


def spots(box: Box, event_args: Mapping[str, tuple[str, ...]], view: CityView, event: Event) -> tuple[str, ...]:
    """The ids of the places and pieces on the board that an event is about."""
    facts = dict(zip(event_args.get(event.kind, ()), event.args, strict=True))
    found: list[str] = []
    if "onto" in facts:
        space = box.space_ids[facts["onto"]]
        found.append(f"space-board-{facts['seat']}" if space == "board" else f"space-{space}")
    if "guild" in facts and "field" in facts:
        found.append(f"workshop-{box.guild_ids[facts['guild']]}_{facts['field']}")
    if event.kind in ("reputation", "nobility"):
        found.append(f"piece-{event.kind}-{facts['seat']}")
    if event.kind in ("turned_up", "took_settler"):
        held = {card for player in view.people for card in player.held}
        if facts["card"] in {*view.display, *held}:
            found.append(f"card-{box.settler_ids[facts['card']]}")
    if event.kind == "in_the_hall":
        found.append(f"space-hall_{facts['slot']}")
    if event.kind in ("community", "sold_community"):
        found.append(f"site-{facts['seat']}-{facts['site']}")
    if event.kind == "sold":
        found.append(f"ship-{GOODS[facts['one_good']]}")
    return tuple(found)
