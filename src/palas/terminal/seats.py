"""Who sits where: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from typing import Any

from palas.engine.core.state import State
from palas.engine.errors import BadOption, PalasError
from palas.engine.game import Game
from palas.engine.record import Record
from palas.engine.sketch import letter
from palas.engine.view import View
from palas.terminal import WORDS

HUMAN = "human"
HUMANS = ("human", "mensch", "person")  # what people may write
USUAL_BOT = "greedy"
USUAL_PLAYERS = 3


@dataclass(frozen=True)
class Seats:
    """The kind of every seat (HUMAN or the name of a bot) and the names that were given, if any."""

    kinds: tuple[str, ...]
    given: tuple[str, ...] = ()

    def names(self, lang: str) -> list[str]:
        """What everybody is called in that language."""
        return [
            self.given[seat]
            if seat < len(self.given)
            else WORDS.say(lang, "person" if kind == HUMAN else "bot", letter=letter(seat))
            for seat, kind in enumerate(self.kinds)
        ]

    def is_human(self, seat: int) -> bool:
        """Does a person sit there?"""
        return self.kinds[seat] == HUMAN

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.kinds)) if self.is_human(seat)]


def arrange(game: Game, seats: str | None, players: int | None, bots: str | None, names: str | None) -> Seats:
    """The seats that the words of a command line describe."""
    if seats is not None:
        kinds = [HUMAN if kind in HUMANS else kind for kind in split(seats)]
        if bots is not None or (players is not None and players != len(kinds)):
            raise PalasError("seats-twice", words=WORDS)
    else:
        few = game.meta.players[0]
        count = players if players is not None else USUAL_PLAYERS if USUAL_PLAYERS in game.meta.players else few
        check_count(game, count)
        kinds = [HUMAN] + [bots or USUAL_BOT] * (count - 1)
    check_count(game, len(kinds))
    for kind in kinds:
        if kind != HUMAN:
            check_bot(kind)
    return Seats(tuple(kinds), given_names(names, len(kinds)))


def check_count(game: Game, count: int) -> None:
    """Refuse a number of players that the game is not for."""
    if count not in game.meta.players:
        allowed = f"{game.meta.players[0]}-{game.meta.players[-1]}"
        raise BadOption("players", game=game.meta.id, players=str(count), allowed=allowed)


def given_names(names: str | None, count: int) -> tuple[str, ...]:
    """The names of a list; there may be fewer than seats, not more."""
    given = tuple(split(names or ""))
    if len(given) > count:
        raise PalasError("names-many", words=WORDS, names=len(given), seats=count)
    return given


def split(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def bots_package() -> Any:
    """The bots, if they are installed."""
    try:
        return import_module("palas.bots")
    except ModuleNotFoundError as error:
        if error.name != "palas.bots":
            raise
        raise PalasError("no-bots", words=WORDS) from error


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    bots = bots_package()
    unknown = PalasError("bot-unknown", words=WORDS, bot=name, known=", ".join([HUMAN, *bots.names()]))
    if not bots.seated(name.partition("@")[0]):
        raise unknown
    try:
        bots.bot(name)
    except PalasError as error:
        raise unknown from error


def bot_code(name: str, state: State, seat: int) -> str:
    """What a bot answers. It sees its view and nothing else; the same position gives the same answer again."""
    view: View = state.view(seat)
    code: str = bots_package().bot(name, seed=bot_seed(state, seat)).choose(view)
    return code


def tips_for(state: State, seat: int) -> list[Any]:
    """What a master would answer, the best first (palas.bots.coach.Tip)."""
    bots_package()
    tips: list[Any] = import_module("palas.bots.coach").tips(state.view(seat), bot_seed(state, seat))
    return tips


def bot_seed(state: State, seat: int) -> int:
    """A seed of its own for every decision: a game that is resumed or taken back goes on in the same way."""
    told = b"palas bot %d %d" % (seat, state.length)
    return int.from_bytes(blake2b(told, key=state.origin.key, digest_size=6).digest(), "big")


def names_of(players: int, lang: str) -> Sequence[str]:
    """What the seats of a record are called, which tells no names."""
    return Seats((HUMAN,) * players).names(lang)


def table_of(record: Record) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The kinds of the seats and the names that a saved game tells; empty where it tells none."""
    table = record.header.get("table")
    told = [table.get(key) if isinstance(table, dict) else None for key in ("seats", "names")]
    kinds, names = (tuple(str(entry) for entry in part) if isinstance(part, list) else () for part in told)
    return kinds, names
