"""Changes one thing in the rules, runs the title's tests, and tells whether they noticed: `python3 tools/mutate.py`.

Ten changes a title, the same ones for the same seed; it takes a while and is no part of the test run. Needs what the
tests need (run.py test). What survives is either a gap in the tests or a change without effect: a person has to look.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "palas" / "games"
NEEDED = ("src", "tests", "docs", "examples", "frontend/src", "frontend/package.json", "pyproject.toml", "run.py",
          "setup.py", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")  # fmt: skip
HANGS = 1200.0  # seconds after which a change counts as noticed because the game no longer ends
OTHER_ORDER = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
               ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}  # fmt: skip
OTHER_SUM: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


@dataclass(frozen=True)
class Mutation:
    """One change: what stood between two places of a file, and what stands there instead."""

    title: str
    file: Path  # below the root
    line: int
    start: int  # bytes from the beginning of the file
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {' '.join(self.old.split())}  →  {self.new}"

    def applied(self, source: bytes) -> bytes:
        """The file with the change made."""
        return source[: self.start] + self.new.encode() + source[self.end :]


@dataclass(frozen=True)
class Outcome:
    """What the tests of the title said to a change; `test` is the one that noticed it."""

    mutation: Mutation
    caught: bool
    test: str


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """The same piece of a rule, wrong in one way."""
    twin = deepcopy(node)
    if isinstance(twin, ast.Compare) and len(twin.ops) == 1:
        twin.ops = [OTHER_ORDER[type(twin.ops[0])]()]
        yield twin
    elif isinstance(twin, ast.BinOp) and type(twin.op) in OTHER_SUM:
        twin.op = OTHER_SUM[type(twin.op)]()
        yield twin
    elif isinstance(twin, ast.BoolOp):
        twin.op = ast.Or() if isinstance(twin.op, ast.And) else ast.And()
        yield twin
    elif isinstance(twin, ast.UnaryOp) and isinstance(twin.op, ast.Not):
        yield twin.operand
    elif isinstance(twin, ast.Constant) and isinstance(twin.value, bool):
        yield ast.Constant(not twin.value)
    elif isinstance(twin, ast.Constant) and isinstance(twin.value, int):
        yield ast.Constant(twin.value + 1)
    elif isinstance(twin, ast.Expr) and isinstance(twin.value, ast.Call) and "super()" not in ast.unparse(twin):
        yield ast.Pass()
    elif isinstance(twin, ast.IfExp):
        twin.body, twin.orelse = twin.orelse, twin.body
        yield twin


def rules(node: ast.AST) -> Iterator[ast.AST]:
    """All pieces of a file that say how to play: no types, no texts, nothing that only checks."""
    if isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from rules(child)


def mutations(title: str, file: Path) -> Iterator[Mutation]:
    """Everything that can be changed in a file of the rules."""
    source = file.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in rules(ast.parse(source)):
        for twin in changed(node):
            start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            new = ast.unparse(twin)
            if not isinstance(twin, ast.Pass | ast.Constant):
                new = f"({new})"
            yield Mutation(title, file.relative_to(ROOT), node.lineno, start, end, source[start:end].decode(), new)


def sample(title: str, seed: int, each: int) -> list[Mutation]:
    """So many changes of a title's rules, the same for the same seed."""
    files = sorted(set((GAMES / title / "rules").glob("*.py")) - {GAMES / title / "rules" / "refusals.py"})
    found = [mutation for file in files for mutation in mutations(title, file)]
    return Random(f"{seed} {title}").sample(found, min(each, len(found)))


class Copy:
    """A copy of the tree in which a change can be made without anybody seeing it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        ignore = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")
        for name in NEEDED:
            source, target = ROOT / name, folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(source, target, ignore=ignore) if source.is_dir() else shutil.copy2(source, target)

    def test(self, title: str) -> tuple[bool, str]:
        """Run the tests of a title up to the first that fails: are they content, and if not, which one is not?"""
        tests = [f"tests/{title}", "tests/engine/test_every_game.py", "tests/records"]
        chosen = f"{title} or {title.capitalize()}"
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "-rf"]
        env = {name: value for name, value in os.environ.items() if name != "PALAS_COMPILED"}
        env |= {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        for some in ([tests[0]], [*tests[1:], "-k", chosen]):
            try:
                done = subprocess.run(
                    [*command, *some], cwd=self.root, env=env, capture_output=True, text=True, timeout=HANGS
                )
            except subprocess.TimeoutExpired:
                return False, "the game does not end"
            if done.returncode != 0:
                lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return False, (lines or done.stdout.splitlines() or ["?"])[-1][:160]
        return True, ""

    def try_out(self, mutation: Mutation) -> Outcome:
        """Make a change, run the tests, take it back."""
        file = self.root / mutation.file
        source = file.read_bytes()
        try:
            file.write_bytes(mutation.applied(source))
            content, test = self.test(mutation.title)
        finally:
            file.write_bytes(source)
        return Outcome(mutation, not content, test)


def main(
    titles: Annotated[list[str] | None, typer.Argument(help="Titles; all without any.")] = None,
    seed: Annotated[int, typer.Option(help="Which sample of changes.")] = 1,
    each: Annotated[int, typer.Option(min=1, help="Changes per title.")] = 10,
    workers: Annotated[int, typer.Option(min=1, help="Copies of the tree in which tests run side by side.")] = 2,
    listed: Annotated[bool, typer.Option("--list", help="Only list the changes.")] = False,
) -> None:
    """Change the rules in small ways and tell what the tests do not notice."""
    console = Console()
    known = sorted(folder.parent.name for folder in GAMES.glob("*/rules"))
    for title in titles or ():
        if title not in known:
            sys.exit(f"There is no title {title}; there are {', '.join(known)}.")
    chosen = titles or known
    work = [mutation for title in chosen for mutation in sample(title, seed, each)]
    if listed:
        for mutation in work:
            console.print(str(mutation), markup=False, highlight=False, soft_wrap=True)
        return
    with tempfile.TemporaryDirectory(prefix="palas-mutate-") as folder, Progress(console=console) as progress:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(workers):
            copies.put(Copy(Path(folder) / str(number)))

        def borrowed(mutation: Mutation) -> Outcome:
            copy = copies.get()
            try:
                return copy.try_out(mutation)
            finally:
                copies.put(copy)

        task = progress.add_task("as printed", total=len(chosen) + len(work))
        for title in chosen:
            copy = copies.get()
            content, test = copy.test(title)
            copies.put(copy)
            if not content:
                sys.exit(f"The tests of {title} fail without any change: {test}")
            progress.advance(task)
        survived: list[Outcome] = []
        progress.update(task, description="changed")
        with ThreadPoolExecutor(workers) as pool:
            waiting: list[Future[Outcome]] = [pool.submit(borrowed, mutation) for mutation in work]
            for future in as_completed(waiting):
                outcome = future.result()
                said = f"caught by {outcome.test}" if outcome.caught else "SURVIVED"
                progress.console.print(f"{outcome.mutation}\n    {said}", markup=False, highlight=False, soft_wrap=True)
                progress.advance(task)
                if not outcome.caught:
                    survived.append(outcome)
    console.print(f"{len(work) - len(survived)} of {len(work)} changes caught (seed {seed}).")
    for outcome in survived:
        console.print(f"survived: {outcome.mutation}", markup=False, highlight=False, soft_wrap=True)
    sys.exit(bool(survived))


if __name__ == "__main__":
    typer.run(main)
