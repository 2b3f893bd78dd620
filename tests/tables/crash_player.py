"""A server to be killed: plays random moves for two people and tells each one that was acknowledged.

    python crash_player.py DATABASE TABLE_ID VISITOR_TOKEN SEED [KEY SEAT SEEN CODE]

The last four repeat the request that was in flight when the last one was killed.
"""

from __future__ import annotations

import sys
from random import Random

from palas.tables import BotPool, Hall, Store


def main(url: str, table_id: str, token: str, seed: str, *pending: str) -> None:
    hall = Hall(Store(url), BotPool(0))
    hall.start()
    visitor = hall.greet(token).visitor
    table = hall.table(table_id)
    rng = Random(seed)
    print("ready", flush=True)
    number = 0
    if pending:
        key, seat, seen, code = pending
        done = table.act(visitor, int(seat), code, int(seen), key)
        print(f"ack\t{key}\t{seat}\t{done.version}\t{code}", flush=True)
    while not table.standing.state.over:
        seat = str(table.standing.state.to_act[0])
        look = table.look(visitor, int(seat))
        code = rng.choice(look.legal).code
        key = f"{seed}.{number}"
        number += 1
        print(f"send\t{key}\t{seat}\t{look.version}\t{code}", flush=True)
        done = table.act(visitor, int(seat), code, look.version, key)
        print(f"ack\t{key}\t{seat}\t{done.version}\t{code}", flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
