"""A server to be killed while its bots think: `python bot_house.py DATABASE TABLE_ID VISITOR_TOKEN WORKER`.

It makes the person's moves until a bot is asked; its worker (a program's text) tells the test so, and never answers.
"""

from __future__ import annotations

import sys
import threading

from palas.tables import BotPool, Hall, Store


def main(url: str, table_id: str, token: str, worker: str) -> None:
    hall = Hall(Store(url), BotPool(1, budget=1000, command=[sys.executable, "-c", worker]))
    hall.start()
    visitor = hall.greet(token).visitor
    table = hall.table(table_id)
    while not table.standing.bots_to_act():
        look = table.look(visitor, 0)
        table.act(visitor, 0, look.legal[0].code, look.version, f"move {look.version}")
    threading.Event().wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
