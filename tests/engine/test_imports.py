"""What imports what: no circle among the files, and a title that loads nothing but itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[2]

# Scoring names the type of the table it counts; the import is for type checking only.
FOR_TYPES = {
    ("palas.games.heirs.scoring", "palas.games.heirs.state"),
    ("palas.games.viscounts.scoring", "palas.games.viscounts.state"),
}
HEAVY = ("rich", "sqlalchemy", "starlette", "jinja2", "fluent", "typer", "uvicorn", "markdown_it")


def circles(imports: dict[str, set[str]]) -> list[list[str]]:
    """The groups of files that reach each other by imports (Tarjan's strongly connected components)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(file: str) -> None:
        order[file] = low[file] = len(order)
        path.append(file)
        for other in sorted(imports[file]):
            if other not in order:
                visit(other)
            if other in path:
                low[file] = min(low[file], low[other])
        if low[file] == order[file]:
            group = path[path.index(file) :]
            del path[path.index(file) :]
            if len(group) > 1:
                found.append(sorted(group))

    for file in sorted(imports):
        if file not in order:
            visit(file)
    return found


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert circles({"a": {"b"}, "b": {"c"}, "c": set(), "d": {"a", "c"}}) == []


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph("palas", cache_dir=None)
    imports = {file: set(graph.find_modules_directly_imported_by(file)) for file in graph.modules}
    for file, other in FOR_TYPES:
        assert other in imports[file], "an exception nobody needs any more"
        imports[file].remove(other)
    assert circles(imports) == []


def loaded_by(script: str) -> list[str]:
    """The modules that a fresh Python has loaded after these lines."""
    lines = f"{script}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", lines], env=env, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def drawings(modules: list[str]) -> list[str]:
    """Those of the modules that only somebody who looks needs: boards, cards, sketches, the SVG kit."""
    parts = [(name, name.split(".")[-1]) for name in modules if name.startswith("palas.")]
    return [name for name, last in parts if last.startswith(("board", "card_", "sketch")) or ".draw" in name]


@pytest.mark.parametrize("title", ["castle", "caylus", "heirs", "nobility", "viscounts"])
def test_a_title_is_loaded_alone_and_without_its_boards(title: str) -> None:
    modules = loaded_by(f"import palas; palas.game({title!r}).start(seed=1)")
    titles = {name.split(".")[2] for name in modules if name.startswith("palas.games.")}
    assert titles == {title}
    assert drawings(modules) == []
    assert [name for name in HEAVY if name in modules] == []


def test_the_list_of_titles_needs_no_board() -> None:
    modules = loaded_by("import palas; print([game.meta.titles for game in palas.titles()])")
    assert {"palas.games.caylus", "palas.games.viscounts"} <= set(modules)
    assert drawings(modules) == []


def test_words_and_boards_come_with_their_first_use() -> None:
    script = """
import palas, sys
state = palas.game("caylus").start(seed=1)
assert "fluent.runtime" not in sys.modules
state.log(0, "en")
assert "fluent.runtime" in sys.modules and "palas.games.caylus.board" not in sys.modules
assert state.game.picture(state).startswith("<svg")
"""
    assert "palas.games.caylus.board" in loaded_by(script)


def test_many_threads_may_be_the_first_to_draw() -> None:
    script = """
import palas, sys, threading
states = [palas.game(id).start(seed=1) for id in ("castle", "caylus", "heirs", "nobility", "viscounts") for _ in "1234"]
together, drawn = threading.Barrier(len(states)), []

def draw(state):
    together.wait(60)
    drawn.append((state.game.meta.id, state.game.picture(state)))

threads = [threading.Thread(target=draw, args=(state,)) for state in states]
sys.setswitchinterval(1e-6)
for thread in threads: thread.start()
for thread in threads: thread.join(120)
assert len(drawn) == len(states)
assert len(set(drawn)) == 5, "the same picture for all"
"""
    loaded_by(script)


def test_the_package_of_the_titles_has_its_name_back() -> None:
    script = """
import warnings
import palas.games.caylus as caylus
import palas
assert caylus.GAME is palas.game("caylus")
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    assert palas.games() == palas.titles()
assert [str(warning.message) for warning in told] == [
    "palas.games() is now palas.titles(); palas.games is the package."
]
assert told[0].category is DeprecationWarning and told[0].filename == "<string>"
"""
    loaded_by(script)
