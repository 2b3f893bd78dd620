"""A small language for tests at a table: a clock that the test moves, people who sit down, moves at random."""

from __future__ import annotations

from random import Random
from typing import Any

from steady import SEED

from palas.tables import BotPool, Hall, Look, SeatWish, Store, Table, TableWish, Visitor

ME, HERE, LINK, OPEN = SeatWish("person", "Ann"), SeatWish("here", "Bea"), SeatWish("link", "Cem"), SeatWish("open")
BOT = SeatWish("bot", bot="random")


class Time:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


def new_hall(url: str, *, bots: bool = True, **more: Any) -> Hall:
    """A hall whose bots think at once, in the thread of whoever moved before them."""
    hall = Hall(Store(url), BotPool(0) if bots else None, **{"seed": SEED, **more})
    hall.start()
    return hall


def visitor(hall: Hall, nickname: str = "", lang: str = "en") -> Visitor:
    """Somebody who has just come in."""
    return hall.rename(hall.greet(None).visitor, nickname=nickname, lang=lang)


class Party:
    """A table with a host, whose first seats are as wished; friends join by link as they are named."""

    def __init__(self, hall: Hall, *seats: SeatWish, game: str = "caylus", seed: int | None = 7, **wish: Any) -> None:
        self.hall = hall
        self.host = visitor(hall, "Ann")
        self.people: dict[int, Visitor] = {}
        wish = {"order": "as_listed", "pace": 0.0, "seed": seed, **wish}
        self.opened = hall.open(self.host, TableWish(game, list(seats), **wish))
        self.table: Table = hall.table(self.opened.table_id)
        for seat in self.table.seats_of(self.host):
            self.people[seat] = self.host
        self.rng = Random(1)
        self.moves = 0

    def join(self, seat: int, nickname: str = "Cem") -> Visitor:
        """A friend comes by the seat's link."""
        friend = visitor(self.hall, nickname)
        assert self.table.join(friend, self.opened.secrets[seat], nickname) == seat
        self.people[seat] = friend
        return friend

    def look(self, seat: int | None) -> Look:
        return self.table.look(self.host if seat is None else self.people[seat], seat)

    def to_act(self) -> int:
        """A seat of a person that must decide now."""
        return next(seat for seat in self.table.look(self.host, None).to_act if seat in self.people)

    def move(self, seat: int | None = None, code: str | None = None, key: str | None = None) -> str:
        """A move of that seat (of whoever must decide), any legal one unless it is named."""
        seat = self.to_act() if seat is None else seat
        look = self.look(seat)
        code = self.rng.choice(look.legal).code if code is None else code
        self.moves += 1
        self.table.act(self.people[seat], seat, code, look.version, f"move {self.moves}" if key is None else key)
        return code

    def play(self, moves: int) -> None:
        """So many moves at random."""
        for _ in range(moves):
            self.move()

    def play_out(self) -> None:
        """Random moves to the end of the game."""
        while not self.table.standing.state.over:
            self.move()

    def codes(self) -> list[str]:
        """The stored moves, with what was taken back."""
        return [line["do"] for line in self.table.record(full=True).lines if "do" in line]
