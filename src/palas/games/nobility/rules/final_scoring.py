"""The end of the game: goods, nobility, commission cards, objectives (NOB-11, 14.5, 17.4)."""

from __future__ import annotations

from typing import Final

from palas.engine.core.cards import all_of
from palas.engine.core.event import EVERYONE
from palas.games.nobility.box import Scoring
from palas.games.nobility.state import FROM_COMMISSIONS, FROM_GOODS, FROM_NOBILITY, NONE, City
from palas.games.nobility.terms import FIELDS, KINDS, METRICS

ALL_FILLED: Final = all_of(FIELDS)
MARKERS: Final = ("vp", "nobility", "reputation", "coins", "modifiers")  # figures that are fields of a player


def finish(city: City) -> None:
    """Final scoring (NOB-11.1); commission cards look at the goods before they are counted."""
    earned = [0] * city.players
    for seat, player in enumerate(city.people):
        for place, card in enumerate(player.commissions):  # NOB-15.10
            active = player.filled[place] == ALL_FILLED  # NOB-15.7
            points = card_points(city, seat, city.box.commissions[card]) if active else 0
            earned[seat] += points
            city.tell_news(EVERYONE, "shows_commission", (seat, card, 1 if active else 0, points))
    for seat, player in enumerate(city.people):
        city.score(seat, sum(player.goods) // city.box.goods_per_vp, FROM_GOODS)
        city.score(seat, city.box.star_vp[player.nobility], FROM_NOBILITY)
        city.score(seat, earned[seat], FROM_COMMISSIONS)
    note_objective(city)
    city.tell("over", ())


def note_objective(city: City) -> None:
    """Remember the round at whose end the solo objective held for the first time; what counts is the end."""
    if city.objective != NONE and not city.reached and holds(city, 0, city.box.objectives[city.objective]):
        city.reached = city.round
        city.tell("reached", ())


def card_points(city: City, seat: int, scoring: Scoring) -> int:
    """What a commission card is worth (NOB-17.4)."""
    if scoring.metric >= 0:
        return min(scoring.most, metric(city, seat, scoring.metric) // scoring.per * scoring.vp)
    return scoring.vp if holds(city, seat, scoring) else 0


def holds(city: City, seat: int, scoring: Scoring) -> bool:
    """Do all conditions hold?"""
    return all(metric(city, seat, number) >= scoring.least[at] for at, number in enumerate(scoring.metrics))


def metric(city: City, seat: int, number: int) -> int:
    """A figure of a player that cards and objectives look at."""
    me = city.people[seat]
    name = METRICS[number]
    if name in MARKERS:
        marker: int = getattr(me, name)
        return marker
    if name == "goods_total":
        return sum(me.goods)
    if name == "goods_min_each":
        return min(me.goods)
    if name == "settlers_total":
        return me.completed.bit_count()
    if name in ("settlers_races", "settlers_max_same_race"):
        races = [(me.completed & cards).bit_count() for cards in city.box.race_cards]
        return max(races) if name == "settlers_max_same_race" else KINDS - races.count(0)
    if name == "houses_built":
        return me.plots
    if name == "workshops_owned":
        return city.owners.count(seat)
    if name == "workshops_guilds":
        return len({at // FIELDS for at, owner in enumerate(city.owners) if owner == seat})
    if name == "community_buildings":
        return FIELDS - me.sites.count(NONE)
    if name == "apprentices_total":
        return sum(me.apprentices)
    if name == "apprentices_guilds":
        return KINDS - me.apprentices.count(0)
    if name == "council_total":
        return me.council.bit_count()
    if name == "council_races":
        return me.council_races.bit_count()
    return city.desks.count(seat)
