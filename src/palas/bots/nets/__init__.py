"""What was learned: a small net for a title and a number of seats, stored beside this file with how it was made.

A file `caylus-2.net` is a line of JSON (what it fits, how it was trained) and the compressed weights, two bytes each.
A net is used only where it fits: the printed box, and a title that shows bots what it showed when the net was trained.
"""

from __future__ import annotations

import json
import zlib
from array import array
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from sys import byteorder
from typing import Any

from palas.bots.core.judge import Judge
from palas.bots.core.net import MIDDLE, Net
from palas.engine.core.hooks import Hooks
from palas.engine.game import Game
from palas.engine.title import Title

WIDEST = 32_767


@dataclass(frozen=True)
class Weights:
    """A net as it is stored. `about` tells how it was trained."""

    game: str
    players: int
    fits: str
    hidden: int
    first: list[int]
    bias: list[int]
    last: list[int]
    base: int
    about: dict[str, Any] = field(default_factory=dict)

    def net(self) -> Net:
        """Ready to answer."""
        return Net(self.hidden, self.first, self.bias, self.last, self.base)

    def written(self) -> bytes:
        """As a file."""
        head = {name: value for name, value in asdict(self).items() if name not in ("first", "bias", "last")}
        body = array("h", [*self.first, *self.last])
        wide = array("i", self.bias)
        for numbers in (body, wide):
            if byteorder == "big":
                numbers.byteswap()
        packed = zlib.compress(wide.tobytes() + body.tobytes(), 9)
        return json.dumps(head, sort_keys=True).encode() + b"\n" + packed

    @staticmethod
    def read(data: bytes) -> Weights:
        """The net that a file holds."""
        line, _, packed = data.partition(b"\n")
        head = json.loads(line)
        plain = zlib.decompress(packed)
        hidden = head["hidden"]
        wide, body = array("i", plain[: 4 * hidden]), array("h", plain[4 * hidden :])
        for numbers in (body, wide):
            if byteorder == "big":
                numbers.byteswap()
        return Weights(**head, first=list(body[:-hidden]), bias=list(wide), last=list(body[-hidden:]))

    def is_safe(self, most: int) -> bool:
        """Can no hidden unit leave its lane, if no input is greater than `most`?"""
        for unit in range(self.hidden):
            reach = abs(self.bias[unit]) + most * sum(abs(weight) for weight in self.first[unit :: self.hidden])
            if reach >= MIDDLE:
                return False
        return True


def fitting(game: Game, players: int) -> str:
    """What a net must fit: the title, its printed box, and what bots are shown of a position."""
    parts = [(part.name, part.length) for part in game.observation(game.start(players, 0))]
    seen = json.dumps([game.meta.id, players, parts])
    box = json.dumps(game.data, sort_keys=True)
    return blake2b((seen + box).encode(), digest_size=12).hexdigest()


def folder() -> Path:
    """Where the nets lie."""
    return Path(str(files("palas.bots.nets")))


def stored(game: str, players: int, where: Path | None = None) -> Weights | None:
    """The net of a title and number of seats, if there is one."""
    file = (where or folder()) / f"{game}-{players}.net"
    return Weights.read(file.read_bytes()) if file.is_file() else None


@lru_cache(maxsize=64)
def net_for(game: Game, players: int) -> Net | None:
    """The net to play with, or None where none was trained or it does not fit."""
    if game.pack.changes:
        return None
    weights = stored(game.meta.id, players)
    if weights is None or weights.fits != fitting(game, players):
        return None
    return weights.net()


def judge(game: Game, players: int, net: Net | None) -> Judge:
    """Who values positions of a game with so many seats; one without standings of its own is judged by its advice."""
    advised = type(game).value is not Title.value
    told = type(game).hooks_type.standings is not Hooks.standings
    found = Judge(game, players, net, players == 1 or (advised and not told))
    found.follow_ups, found.rest = game.follow_ups, game.thought_to
    return found
