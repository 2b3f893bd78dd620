"""docs/architecture.md: its picture of the imports is the present one, and a move takes the way that it tells."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path
from pkgutil import resolve_name
from types import FrameType

from documentation.examples import ROOT
from starlette.testclient import TestClient

from palas.tables import BotPool, Hall, SeatWish, Store, TableWish
from palas.web.app import make_app
from palas.web.guests import COOKIE
from palas.web.settings import Settings

sys.path.append(str(ROOT / "tools"))

import import_graph

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WALK = PAGE.partition("## One move, from click to picture")[2].partition("\n## ")[0]
IN_PYTHON = re.findall(r"`(palas\.[\w.]+)`", WALK)
IN_THE_PAGE = re.findall(r"`(\w+\.ts) (\w+)`", WALK)


def test_the_picture_shows_the_imports_as_they_are() -> None:
    fresh = import_graph.drawing(import_graph.graph(), import_graph.layers())
    assert import_graph.PICTURE.read_text("utf-8") == fresh, "run python3 tools/import_graph.py and look at the picture"
    assert "engine imports " in fresh
    assert "pictures/imports.svg" in PAGE


def test_the_picture_is_made_by_its_command_from_the_standard_library_alone(tmp_path: Path) -> None:
    copy = tmp_path / "tools" / "import_graph.py"
    copy.parent.mkdir()
    copy.write_text((ROOT / "tools" / "import_graph.py").read_text("utf-8"), "utf-8")
    (tmp_path / "docs" / "pictures").mkdir(parents=True)
    (tmp_path / "src" / "palas").mkdir(parents=True)
    (tmp_path / "src" / "palas" / "cli.py").write_text(
        "def main():\n    from palas import web\n    import palas.text\n"
    )
    (tmp_path / "src" / "palas" / "web.py").write_text("from palas.text import words\n")
    (tmp_path / "src" / "palas" / "text.py").write_text("import json\n")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    subprocess.run([sys.executable, "-I", copy], check=True, stdout=subprocess.DEVNULL)
    drawn = (tmp_path / "docs" / "pictures" / "imports.svg").read_text("utf-8")
    titles = re.findall("<title>(.* imports .*)</title>", drawn)
    assert titles[1:] == ["cli imports text, web", "web imports text", "text imports no other part"]
    assert drawn.count("marker-end") == 2  # that the command line needs the texts follows from the other two


def test_everything_on_the_way_of_a_move_exists() -> None:
    assert len(IN_PYTHON) > 15
    for name in IN_PYTHON:
        assert callable(resolve_name(name)), name
    assert len(IN_THE_PAGE) > 8
    for file, name in IN_THE_PAGE:
        text = (ROOT / "frontend" / "src" / file).read_text("utf-8")
        assert re.search(rf"(function|class) {name}\b", text), f"{file} {name}"


def test_a_move_takes_the_way_that_is_told(tmp_path: Path) -> None:
    """Two people at a table, one with a socket: what the server calls when the other moves."""
    told = {resolve_name(name).__code__: name for name in IN_PYTHON}
    called: list[str] = []

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in told:
            called.append(told[frame.f_code])

    threading.setprofile(watch)
    try:
        hall = Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}"), bots=BotPool(workers=0))
        with TestClient(make_app(Settings(data=tmp_path, limits=False), hall)) as browser:
            browser.headers["origin"] = "http://testserver"
            people = [hall.greet(None), hall.greet(None)]
            wish = TableWish("caylus", [SeatWish("person", "Ann"), SeatWish("link")], seed=7, order="as_listed")
            opened = hall.open(people[0].visitor, wish)
            table = hall.table(opened.table_id)
            table.join(people[1].visitor, opened.secrets[1], "Ben")
            (seat,) = table.standing.state.to_act
            look = table.look(people[seat].visitor, seat)
            mover, other = ({"cookie": f"{COOKIE}={people[one].new_token}"} for one in (seat, 1 - seat))
            with browser.websocket_connect(f"/t/{table.id}/live", headers=other) as socket:
                assert socket.receive_json()["version"] == look.version
                called.clear()
                move = {"seat": seat, "code": look.legal[0].code, "seen": look.version, "key": "a-fresh-key"}
                answer = browser.post(f"/t/{table.id}/act", json=move, headers=mover)
                assert answer.status_code == 200, answer.text
                assert socket.receive_json()["version"] > look.version
    finally:
        threading.setprofile(None)
    assert set(called) == set(IN_PYTHON)
    stored = IN_PYTHON[: IN_PYTHON.index("palas.tables.news.News.tell") + 1]
    assert [name for name in dict.fromkeys(called) if name in stored] == stored  # from then on several threads work
