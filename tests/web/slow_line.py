"""A slow line for the tests of the pages: whoever waits for the wrong thing is found out here.

    PALAS_TEST_LAG=0.4 python3 run.py test tests/web -n 6

Every request, every reply and every line of news is then held back by a random time of up to so many seconds, and every
bot dawdles: what a page shows just after a move may be over a moment later.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palas.tables import BotPool
from palas.tables.thinker import Answer
from palas.tables.thinking import Task

LAG = float(os.environ.get("PALAS_TEST_LAG", "0"))


def slow_line(app: ASGIApp) -> ASGIApp:
    """The app as it is reached over a slow line, if one is wanted."""
    luck = random.Random(LAG)

    async def reached(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_late(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.send"):
                await asyncio.sleep(luck.uniform(0, LAG))
            await send(message)

        if scope["type"] == "http":
            await asyncio.sleep(luck.uniform(0, LAG))
        await app(scope, receive, send_late)

    return reached if LAG else app


class Dawdlers(BotPool):
    """Bots that take their time, if a slow line is wanted."""

    luck = random.Random(LAG)

    def _ask(self, process: subprocess.Popen[bytes], task: Task) -> Answer | None:
        time.sleep(self.luck.uniform(0, LAG))
        return super()._ask(process, task)
