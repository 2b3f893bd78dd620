"""What a person has played: places, points and where they came from, all from the log of finished games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, update

from palas.engine.errors import PalasError
from palas.people.schema import SHARES
from palas.tables import Hall
from palas.tables.hashes import new_secret
from palas.tables.ledger import dump, new
from palas.tables.schema import HOLDERS, SEATS, TABLES


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a person."""

    table_id: str
    game: str
    players: int
    ended: float
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    names: tuple[str, ...]
    parts: tuple[Mapping[str, int], ...]  # points by source, of every seat
    counts: bool  # from the beginning, with the box as it is: records are made of these

    @property
    def points(self) -> int:
        """The person's own points."""
        return self.scores[self.seat]

    @property
    def won(self) -> bool:
        """Did he win?"""
        return self.seat in self.winners

    @property
    def place(self) -> int:
        """Which place he took: winners are first."""
        if self.won:
            return 1
        return 1 + sum(other in self.winners or score > self.points for other, score in enumerate(self.scores))


def played_by(hall: Hall, visitor: str) -> list[Played]:
    """The finished games in which a person held one seat, the last one first."""
    held = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.visitor == visitor)
    with hall.store.reading() as connection:
        seats: dict[str, list[int]] = {}
        for table_id, seat in connection.execute(held):
            seats.setdefault(table_id, []).append(seat)
        query = (
            select(TABLES.c.id, TABLES.c.game, TABLES.c.players, TABLES.c.changed, TABLES.c.summary)
            .add_columns(TABLES.c.position, TABLES.c.changes)
            .where(TABLES.c.id.in_(select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)))
            .where(TABLES.c.finished.is_(True))
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        )
        rows = connection.execute(query).mappings().all()
        names: dict[str, list[str]] = {}
        told = select(SEATS.c.table_id, SEATS.c.name).order_by(SEATS.c.table_id, SEATS.c.seat)
        for table_id, name in connection.execute(told.where(SEATS.c.table_id.in_([row["id"] for row in rows]))):
            names.setdefault(table_id, []).append(name)
    found = []
    for row in rows:
        if len(seats[row["id"]]) != 1:
            continue  # all seats at one device: nobody's record
        summary = whole_summary(hall, row["id"], json.loads(row["summary"]))
        if summary is None:
            continue
        found.append(
            Played(
                table_id=row["id"],
                game=row["game"],
                players=row["players"],
                ended=row["changed"],
                seat=seats[row["id"]][0],
                scores=tuple(summary["scores"]),
                winners=tuple(summary["winners"]),
                names=tuple(names[row["id"]]),
                parts=tuple(summary["parts"]),
                counts=row["position"] == dump(None) and row["changes"] == dump({}),
            )
        )
    return found


def whole_summary(hall: Hall, table_id: str, summary: dict[str, Any]) -> dict[str, Any] | None:
    """How a game ended; one that was stored before this was kept is read from its log once."""
    if "scores" in summary:
        return summary
    try:
        whole = hall.table(table_id).standing.summary()
    except PalasError:
        return None  # it cannot be replayed
    with hall.store.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=dump(whole)))
    return whole


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A person's games of one title."""

    game: str
    games: int
    wins: int
    best: int
    mean: float
    points: tuple[int, ...]  # of each, the first one first


def records(played: Iterable[Played], players: int = 0) -> list[GameRecord]:
    """By title, most played first; with a number of seats only those."""
    by_game: dict[str, list[Played]] = {}
    for one in played:
        if one.counts and one.players > 1 and (not players or one.players == players):
            by_game.setdefault(one.game, []).append(one)
    found = [record_of(game, games) for game, games in by_game.items()]
    return sorted(found, key=lambda record: (-record.games, record.game))


def record_of(game: str, games: Sequence[Played]) -> GameRecord:
    """One title."""
    points = [one.points for one in reversed(games)]
    wins = sum(one.won for one in games)
    return GameRecord(game, len(games), wins, max(points), sum(points) / len(points), tuple(points))


@dataclass(frozen=True, slots=True)
class SourceShare:
    """Where points came from: the person's own share and that of all who sat with him, from 0 to 1."""

    source: str
    own: float
    mean: float


def sources(played: Iterable[Played], game: str, players: int = 0) -> list[SourceShare]:
    """Where a person's points in a title came from, the greatest share first."""
    own: dict[str, int] = {}
    all_seats: dict[str, int] = {}
    for one in played:
        if one.game != game or not one.counts or one.players < 2 or (players and one.players != players):
            continue
        for seat, parts in enumerate(one.parts):
            for source, points in parts.items():
                all_seats[source] = all_seats.get(source, 0) + max(0, points)
                if seat == one.seat:
                    own[source] = own.get(source, 0) + max(0, points)
    mine, everyone = sum(own.values()), sum(all_seats.values())
    if not mine or not everyone:
        return []
    shares = [SourceShare(name, own.get(name, 0) / mine, points / everyone) for name, points in all_seats.items()]
    return sorted((share for share in shares if share.own or share.mean), key=lambda share: (-share.own, share.source))


# -- the private link ---------------------------------------------------------------------------------------------


def share_of(connection: Connection, visitor: str) -> str:
    """The secret of a person's private link; empty if there is none."""
    return connection.execute(select(SHARES.c.secret).where(SHARES.c.visitor == visitor)).scalar() or ""


def renew_share(connection: Connection, visitor: str, on: bool) -> str:
    """A new private link, which makes the old one worthless; or none."""
    secret = new_secret() if on else ""
    if on:
        query = new(connection, SHARES).values(visitor=visitor, secret=secret)
        connection.execute(query.on_conflict_do_update(index_elements=["visitor"], set_={"secret": secret}))
    else:
        connection.execute(SHARES.delete().where(SHARES.c.visitor == visitor))
    return secret


def shared_by(connection: Connection, secret: str) -> str:
    """Whose private link that is; empty: nobody's any more."""
    return connection.execute(select(SHARES.c.visitor).where(SHARES.c.secret == secret)).scalar() or ""
