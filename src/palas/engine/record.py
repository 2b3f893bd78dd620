"""The game as a file: a header, one line per action or outcome, the result (architecture, section 6)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from palas.engine.core.luck import Stream, commitment, seed_key
from palas.engine.core.position import CHANCE_SEAT, pick, weight_of_all
from palas.engine.core.state import DROP, REWIND, State, what, who
from palas.engine.errors import BadData, PalasError
from palas.engine.game import Game, Origin
from palas.engine.packs import changed_game
from palas.engine.registry import game as find_game

FORMAT = 1

Line = dict[str, Any]
T = TypeVar("T", int, str)


@dataclass(frozen=True)
class Record:
    """A recorded game: `text()` is the file, `Record.read(text)` takes it back."""

    header: Line
    lines: list[Line]
    result: Line | None = None

    def text(self) -> str:
        """The file: JSON lines."""
        rows = [self.header, *self.lines, *([self.result] if self.result else [])]
        return "".join(json.dumps(row, ensure_ascii=False, separators=(", ", ": ")) + "\n" for row in rows)

    @staticmethod
    def read(text: str) -> Record:
        """The record in a file's text; BadData says what is wrong with it."""
        rows: list[Line] = []
        for number, line in enumerate(text.rstrip().split("\n"), 1):
            try:
                row = json.loads(line)
            except (ValueError, RecursionError) as error:
                raise BadData("record-line", line=number, detail=str(error)) from error
            if not isinstance(row, dict):
                raise BadData("record-line", line=number, detail="{…}?")
            rows.append(row)
        header = rows[0]
        if "palas" not in header or "game" not in header:
            raise BadData("record", detail="palas, game?")
        if header["palas"] != FORMAT:
            raise BadData("record", detail=f"palas: {header['palas']}")
        result = rows.pop() if len(rows) > 1 and "scores" in rows[-1] else None
        return Record(header, rows[1:], result)


def record(state: State, *, keep_key: bool = False) -> Record:
    """The record of a game, finished or not. The key of an unfinished unseeded game is told only on request."""
    game: Game = state.game
    origin: Origin = state.origin
    header: Line = {
        "palas": FORMAT,
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "players": origin.players,
        "options": dict(origin.options),
    }
    if game.pack.changes:
        header["data"] = {"hash": game.pack.hash, "changes": dict(game.pack.changes)}
    if origin.ask_all:
        header["ask_all"] = True
    if origin.position is not None:
        header["position"] = dict(origin.position)
        header["draws"] = origin.draws
    if origin.seed is not None and origin.key == seed_key(origin.seed):
        header["seed"] = origin.seed
    elif origin.key:
        header["commitment"] = commitment(origin.key)
        if keep_key:
            header["key"] = origin.key.hex()
    result: Line | None = None
    if state.over:
        result = {"scores": state.scores(), "winners": list(state.winners())}
        if "commitment" in header:
            result["key"] = origin.key.hex()
    return Record(header, journal_lines(state), result)


def journal_lines(state: State) -> list[Line]:
    """The journal in words: {"seat", "do"}, {"chance"}, {"undo"} (back to n entries) or {"drop"} (entry n alone)."""
    game: Game = state.game
    lines: list[Line] = []
    kept: list[int] = []
    past = game.at_start(state.origin, True)
    for entry in state.journal:
        doer, number = who(entry), what(entry)
        if doer in (REWIND, DROP):
            lines.append({"undo" if doer == REWIND else "drop": number})
            kept = kept[:number] + (kept[number + 1 :] if doer == DROP else [])
            past = game.at_start(state.origin, True)
            past.replay_entries(kept)
            continue
        if doer == CHANCE_SEAT:
            lines.append({"chance": game.outcome_code(past.position, number)})
        else:
            lines.append({"seat": doer, "do": game.action_code(number)})
        kept.append(entry)
        past.replay_entries([entry])
    return lines


def replay(record: Record, game: Game | None = None) -> State:
    """The state at the end of a record; every action is checked again, and so is the result.

    The game is found by its id, unless the caller brings one that is not installed.
    """
    state = origin_state(record, game)
    for number, line in enumerate(record.lines, 2):
        replay_line(state, line, number)
    if record.result is not None:
        check_result(state, record.result)
    state.resume()
    return state


def origin_state(record: Record, game: Game | None = None) -> State:
    """The state with which a record begins, stopping at every chance."""
    header = record.header
    try:
        game = find_game(header["game"]) if game is None else game
        if header["game"] != game.meta.id:
            raise BadData("foreign", expected=game.meta.id, found=str(header["game"]))
        if header["rules"] != game.meta.rules_version:
            needed, present = str(header["rules"]), game.meta.rules_version
            raise BadData("rules-version", game=game.meta.id, needed=needed, present=present)
        if "data" in header:
            game = changed_game(game, header["data"]["changes"], header["data"]["hash"])
        return game.at_given(game.origin(header, record_key(record)), True)
    except PalasError:
        raise
    except Exception as error:  # whatever a broken header makes the rules stumble over
        raise BadData("record", detail=f"{type(error).__name__}: {error}") from error


def record_key(record: Record) -> bytes:
    """The key of a record: from its seed or as told; empty if it is still secret."""
    if "seed" in record.header:
        return seed_key(record.header["seed"])
    return bytes.fromhex(told_key(record))


def told_key(record: Record) -> str:
    """The key that a record tells, if any."""
    return str(record.header.get("key") or (record.result or {}).get("key") or "")


def replay_line(state: State, line: Mapping[str, Any], number: int) -> None:
    """Carry out one line of a record."""
    game: Game = state.game
    try:
        if "do" in line:
            state.apply(game.parse(state, entry(line, "seat", int), entry(line, "do", str)))
        elif "chance" in line:
            state.apply_chance(entry(line, "chance", str))
        elif "undo" in line:
            state.rewind(entry(line, "undo", int))
        elif "drop" in line:
            state.drop(entry(line, "drop", int))
        else:
            raise ValueError(json.dumps(line))
    except PalasError as error:
        raise BadData("record-line", line=number, detail=error) from error
    except (KeyError, ValueError) as error:
        raise BadData("record-line", line=number, detail=f"{type(error).__name__}: {error}") from error


def entry(line: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """One value of a line, which must be of that kind."""
    value = line[name]
    if type(value) is not kind:
        raise ValueError(f"{name}: {json.dumps(value)}")
    return value


def check_result(state: State, result: Mapping[str, Any]) -> None:
    """A record's result must be what its moves lead to."""
    found = {"scores": state.scores(), "winners": list(state.winners())}
    told = {"scores": result.get("scores"), "winners": result.get("winners")}
    if not state.over or found != told:
        raise BadData("record-result", told=json.dumps(told), found=json.dumps(found) if state.over else "…")


@dataclass(frozen=True)
class Verification:
    """What `verify` found: the moves, the result, the commitment, the shuffles. None: nothing to check it against."""

    moves: bool
    result: bool | None
    commitment: bool | None
    shuffles: bool | None
    chances: int
    problem: PalasError | None = None

    @property
    def ok(self) -> bool:
        """Is nothing wrong?"""
        return self.moves and False not in (self.result, self.commitment, self.shuffles)


def verify(record: Record, game: Game | None = None) -> Verification:
    """Check a record from the outside: legal moves, true result, and chance that fell as the key says."""
    key = told_key(record)
    committed: bool | None = None
    fair: bool | None = None
    result: bool | None = None
    problem: PalasError | None = None
    moves = False
    chances = 0
    try:
        state = origin_state(record, game)
        if key and "commitment" in record.header:
            committed = commitment(bytes.fromhex(key)) == record.header["commitment"]
            problem = None if committed else BadData("record-commitment")
        known = bool(state.origin.key)
        luck = state.origin.luck()
        for number, line in enumerate(record.lines, 2):
            if "chance" in line and state.to_act == (CHANCE_SEAT,):
                chances += 1
                expected = drawn(state, luck)
                replay_line(state, line, number)
                if known and expected != line["chance"]:
                    fair = False
                    problem = problem or BadData("record-chance", line=number, told=line["chance"], found=expected)
                elif known:
                    fair = fair is not False
            else:
                replay_line(state, line, number)
        moves = True
        if record.result is not None:
            result = False
            check_result(state, record.result)
            result = True
    except PalasError as error:
        problem = error
    return Verification(moves, result, committed, fair, chances, problem)


def drawn(state: State, luck: Stream) -> str:
    """The outcome that the key gives to the pending chance."""
    position = state.position
    step = position.stack[-1]
    outcomes, weights = step.outcomes(position), step.weights(position)
    point = luck.draw(state.draws, weight_of_all(outcomes, weights))
    code: str = state.game.outcome_code(position, outcomes[pick(weights, point)])
    return code
