"""Games as data: every decision with its observation, its legal actions and how the game ended, and a card about it."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from palas import __version__
from palas.arena.games import Outcome
from palas.arena.simulate import Plan, simulate
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import State, what, who
from palas.engine.errors import PalasError
from palas.engine.record import Record, replay
from palas.research.rewards import MARGIN, WIN, Judge
from palas.research.spec import spec
from palas.research.words import WORDS

PARQUET = ".parquet"
LINES = ".jsonl"
FORMAT = 1

COLUMNS = {
    "game": "the number of the game, from 0",
    "move": "the number of the decision in it, from 0",
    "seat": "who decided",
    "question": "the kind of question",
    "observation": "what the seat knew: a byte for each number of the spec (base64 in JSON lines)",
    "legal": "the numbers of the legal actions",
    "action": "the number of the action that was chosen",
    "code": "its text",
    "bot": "who chose it",
    "win": "the share of the win that the seat got at the end",
    "margin": "the points by which the seat was ahead at the end; alone the points",
    "score": "the points of the seat at the end",
    "seed": "the seed of the game",
}

Row = dict[str, Any]


def rows_of(number: int, outcome: Outcome) -> Iterator[Row]:
    """Every decision of a finished game, taken from its record."""
    end = replay(Record.read(outcome.record))
    game = end.game
    wins, margins = (Judge(game, reward).returns(end.position) for reward in (WIN, MARGIN))
    state: State = game.at_start(end.origin, True)
    move = 0
    for entry in end.entries():
        seat = who(entry)
        if seat != CHANCE_SEAT:
            yield {
                "game": number,
                "move": move,
                "seat": seat,
                "question": state.position.stack[-1].kind,
                "observation": game.observe(state, seat),
                "legal": state.legal_ids(seat),
                "action": what(entry),
                "code": game.action_code(what(entry)),
                "bot": outcome.setting.seats[seat] if outcome.setting.seats else "random",
                "win": wins[seat],
                "margin": margins[seat],
                "score": outcome.scores[seat],
                "seed": outcome.setting.seed,
            }
            move += 1
        state.replay_entries([entry])


class Lines:
    """A file of JSON lines."""

    def __init__(self, file: Path) -> None:
        self.out: IO[str] = file.open("w", encoding="utf-8", newline="\n")

    def add(self, rows: list[Row]) -> None:
        """The decisions of one game."""
        from base64 import b64encode

        for row in rows:
            plain = {**row, "observation": b64encode(row["observation"]).decode()}
            self.out.write(json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n")

    def close(self) -> None:
        """Nothing more comes."""
        self.out.close()


class Columns:
    """A Parquet file, a row group for each game."""

    def __init__(self, file: Path) -> None:
        import pyarrow as arrow
        import pyarrow.parquet as parquet

        kinds = {"observation": arrow.binary(), "legal": arrow.list_(arrow.int32())}
        kinds |= dict.fromkeys(("question", "code", "bot", "seed"), arrow.string())
        kinds |= dict.fromkeys(("game", "move", "seat", "action", "score"), arrow.int32())
        kinds |= dict.fromkeys(("win", "margin"), arrow.float32())
        self.schema = arrow.schema([(name, kinds[name]) for name in COLUMNS])
        self.table = arrow.Table
        self.out = parquet.ParquetWriter(file, self.schema, compression="zstd", version="2.6")

    def add(self, rows: list[Row]) -> None:
        """The decisions of one game."""
        self.out.write_table(self.table.from_pylist(rows, schema=self.schema))

    def close(self) -> None:
        """Nothing more comes."""
        self.out.close()


def write(plan: Plan, file: Path, jobs: int, tell: Callable[[Outcome], None], cluster: str = "") -> dict[str, Any]:
    """Play the games of a plan into a file, and write the card beside it; the same plan writes the same bytes."""
    if file.suffix not in (PARQUET, LINES):
        raise PalasError("dataset-format", words=WORDS, file=file.name)
    out = Columns(file) if file.suffix == PARQUET else Lines(file)
    counts = {"games": 0, "decisions": 0}
    failed: list[str] = []

    def keep(outcome: Outcome) -> None:
        if outcome.problem:
            failed.append(outcome.problem)
        else:
            rows = list(rows_of(counts["games"], outcome))
            out.add(rows)
            counts["games"] += 1
            counts["decisions"] += len(rows)
        tell(outcome)

    try:
        simulate(plan, jobs, keep, cluster)
    finally:
        out.close()
    if failed:
        raise PalasError("dataset-failed", words=WORDS, detail=failed[0])
    card = card_of(plan, file, counts)
    file.with_suffix(file.suffix + ".card.json").write_text(
        json.dumps(card, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )
    return card


def card_of(plan: Plan, file: Path, counts: dict[str, int]) -> dict[str, Any]:
    """What the file holds and how to make it again; nothing in it depends on the machine but the versions."""
    game = plan.game
    numbers = spec(game, plan.players[0], plan.options[0])
    versions = {"palas": __version__, "python": platform.python_version()}
    if file.suffix == PARQUET:
        import pyarrow

        versions["pyarrow"] = pyarrow.__version__
    bots = list(plan.bots) or ["random"]
    return {
        "format": FORMAT,
        "file": file.name,
        "sha256": sha256(file.read_bytes()).hexdigest(),
        "game": game.meta.id,
        "title": game.meta.titles["en"],
        "rules_version": game.meta.rules_version,
        "players": numbers.players,
        "options": dict(plan.options[0]),
        "changes": dict(game.pack.changes),
        "bots": bots,
        "seed": plan.seed,
        **counts,
        "versions": versions,
        "columns": COLUMNS,
        "actions": numbers.actions,
        "observation": [asdict(part) for part in numbers.parts],
        "made_by": f"palas dataset {game.meta.id} {file.name} --games {plan.games} --players {numbers.players} "
        f"--bots {','.join(bots)} --seed {plan.seed}",
        "licence": "The moves of these games were chosen by programs; use them as you like.",
    }
