"""How many clicks two people need for a whole game: `python3 tools/clicks.py [GAME …]`. Needs what the tests need.

Every decision of a game among two people is looked at as their page shows it. To choose takes one click where the
answer lies on the board, stands in the line of the question or in the tray; one for each part where an answer is made
of several (tile, then cell); the presses of plus or minus and one more where an amount is set; and one to open the list
where it stands only there. One more click confirms: before, that was so for every choice (`before`); now it is only so
where something hidden becomes known (`now`), because everything else can be taken back.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import palas  # noqa: E402
from palas.bots import bot  # noqa: E402
from palas.tables import BotPool, Hall, SeatWish, Store, TableWish  # noqa: E402
from palas.web.guests import DESK, Guest  # noqa: E402
from palas.web.looks import Chair, board_of, prompt_of  # noqa: E402

SEED = 5
GUEST = Guest(None, None, "en", "", DESK)


@dataclass
class Count:
    """The clicks of some decisions: as they were before, and as they are now."""

    decisions: int = 0
    before: int = 0
    now: int = 0

    @property
    def saved(self) -> float:
        """The share of the clicks that is no longer needed."""
        return 1 - self.now / self.before if self.before else 0.0


def choosing(asked: dict[str, Any], drawn: str, code: str) -> int:
    """The clicks by which an answer is chosen on the page."""
    if f'data-action="{escape(code)}"' in drawn:
        return 1
    parts = sum(escape(code) in part.partition('"')[0].split("|") for part in drawn.split('data-parts="')[1:])
    if parts:
        return parts
    tray = asked["tray"]
    steps = {answer.code: answer.parts for answer in tray.steps}
    if code in steps:
        first = tray.steps[0].parts
        return 1 + sum(abs(steps[code].get(name, 0) - first.get(name, 0)) for name in {*steps[code], *first})
    shown = {item.code for item in (*asked["few"], *tray.buttons)}
    return 1 if code in shown or asked["many"] else 2  # a long list opens by itself


def count(game: str, most: int = 100_000) -> Count:
    """The clicks of two people who go by a bot's advice, for a whole game or its first decisions."""
    total = Count()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Store(f"sqlite:///{folder}/palas.db"), bots=BotPool(workers=0), seed=SEED)
        people = [hall.greet(None).visitor for _ in range(2)]
        wish = TableWish(game, [SeatWish("person", "Ann"), SeatWish("open")], order="as_listed", seed=SEED)
        opened = hall.open(people[0], wish)
        table = hall.table(opened.table_id)
        table.join(people[1], opened.secrets[1], "Ben")
        advisers = [bot("greedy", seed=SEED + seat) for seat in range(2)]
        while not table.standing.state.over and total.decisions < most:
            seat = table.standing.state.to_act[0]
            look = table.look(people[seat], seat, lang="en")
            code = advisers[seat].choose(look.view)
            board = board_of(look, GUEST, set())
            asked = prompt_of(look, Chair(seat, (seat,)), GUEST, board.covered)
            chosen = choosing(asked, board.svg + board.dock + board.leaf, code)
            asks = next(item.reveals for item in asked["items"] if item.code == code)
            total.decisions += 1
            total.before += chosen + 1
            total.now += chosen + asks
            table.act(people[seat], seat, code, seen=look.version, key=f"click {total.decisions}")
    return total


def main(games: list[str]) -> None:
    """A line for each game."""
    print(f"{'game':12}{'decisions':>11}{'before':>9}{'now':>7}{'fewer':>8}")
    for game in games or [title.meta.id for title in palas.titles() if 2 in title.meta.players]:
        told = count(game)
        print(f"{game:12}{told.decisions:11}{told.before:9}{told.now:7}{told.saved:8.0%}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
