"""Files that people send: whatever they are, one worker looks at them for a moment and nobody else waits."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import socket
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from packs.test_hostile import HOSTILE
from starlette.testclient import TestClient
from steady import PATIENCE, run_apart, wait_for

import palas
from palas.engine.boxed import with_pack
from palas.engine.game import installed
from palas.engine.packs import BadPack, changed_game
from palas.web import uploads
from palas.web.uploads import MOST_OF_ONE, MOST_WAITING, WORKERS, Uploads, pack_changes, try_out
from palas.web.words import WebError
from web import burdens, test_serve
from web.test_serve import Process


def send(guest: TestClient, file: bytes, name: str = "my.json") -> Any:
    return guest.post("/open", data={"game": "caylus", "quick": "1"}, files={"pack": (name, file, "application/json")})


@pytest.mark.parametrize("burden", [burdens.spin, burdens.dig, burdens.hoard, burdens.vanish])
def test_a_worker_that_takes_too_much_is_ended_and_the_next_file_has_a_new_one(burden: Callable[..., Any]) -> None:
    async def story() -> None:
        checks = Uploads()
        first = await checks.in_worker(burdens.whoami)
        with pytest.raises(WebError) as caught:
            await checks.in_worker(burden)
        assert caught.value.key == "upload-slow"
        second = await checks.in_worker(burdens.whoami)
        if burden is not burdens.hoard:  # which is only told that there is no more
            assert first != second
            with pytest.raises(ProcessLookupError):
                os.kill(first, 0)

    run_apart(story)


def test_every_hostile_pack_is_answered_in_one_sentence_and_opens_no_table(guest: TestClient) -> None:
    for name, file in HOSTILE.items():
        answer = send(guest, file)
        assert answer.status_code in (400, 413, 422), name
        assert answer.text.count('class="error-note"') == 1, name
    assert "my.json" not in guest.get("/").text


def test_a_refusal_from_a_worker_names_the_entry(guest: TestClient) -> None:
    answer = send(guest, b'{"changes": {"income/base": "much"}}')
    assert answer.status_code == 400
    assert "income/base: a whole number" in answer.text
    with pytest.raises(BadPack, match="income/base"):
        pack_changes(b'{"changes": {"income/base": "much"}}', "my.json", "caylus")


@pytest.mark.parametrize("game", palas.titles(), ids=lambda game: game.meta.id)
def test_a_pack_is_tried_out_before_a_table_opens_with_it(game: palas.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    try_out(game)

    def torn(*_: Any, **__: Any) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(type(game), "board", torn)
    with pytest.raises(palas.BadData, match="cannot be played with this data pack: IndexError"):
        pack_changes(b'{"changes": {}}', "my.json", game.meta.id)


def test_while_files_are_checked_nobody_else_waits_and_there_are_never_many(
    guest: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "pack_changes", burdens.hold)
    answers: list[int] = []
    senders = [
        threading.Thread(target=lambda: answers.append(send(guest, str(tmp_path).encode()).status_code))
        for _ in range(MOST_OF_ONE)
    ]
    for sender in senders:
        sender.start()
    try:
        wait_for(lambda: len(list(tmp_path.glob("begun-*"))) == min(WORKERS, MOST_OF_ONE), "no check has begun")
        assert guest.get("/").status_code == 200
        opened = guest.post("/open", data={"game": "caylus", "quick": "1"})
        assert guest.get(opened.headers["location"].split("#")[0]).status_code == 200
        third = send(guest, str(tmp_path).encode())
        assert third.status_code == 503
        assert "Several data packs are being checked already" in third.text
        assert not answers
    finally:
        (tmp_path / "end").touch()
        for sender in senders:
            sender.join(PATIENCE)
    assert answers == [303] * MOST_OF_ONE


def test_the_line_before_the_workers_is_short_whoever_stands_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "pack_changes", burdens.hold)

    async def story() -> None:
        checks = Uploads()
        folder = str(tmp_path).encode()
        async with anyio.create_task_group() as group:
            for number in range(MOST_WAITING):
                group.start_soon(checks.changes, f"10.0.0.{number}", folder, "my.json", "caylus")
            while checks.under_way.total() < MOST_WAITING:
                await anyio.sleep(0)
            with pytest.raises(WebError) as caught:
                await checks.changes("10.0.1.1", folder, "my.json", "caylus")
            assert (caught.value.key, caught.value.status) == ("uploads-busy", 503)
            (tmp_path / "end").touch()
        assert not checks.under_way
        assert len(list(tmp_path.glob("begun-*"))) == WORKERS

    run_apart(story)


SERVE = """
import sys
import palas.web.uploads
from web.burdens import hold
if __name__ == "__main__":
    palas.web.uploads.pack_changes = hold
    palas.web.uploads.PATIENCE = 600  # seconds for which it may hold out
    from palas.cli import main
    sys.argv = ["palas", *sys.argv[1:]]
    main()
"""


def test_the_server_ends_when_it_is_told_with_uploads_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "serve.py"
    script.write_text(SERVE)
    monkeypatch.setattr(test_serve, "PALAS", [sys.executable, str(script)])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    server = Process(tmp_path / "data")
    port = int(server.address.rpartition(":")[2])
    whole = form(str(tmp_path).encode())
    half = [form(b" " * 400_000)[:200_000]] * 10
    with contextlib.ExitStack() as connections:
        connections.callback(server.kill)  # which has ended by then, if all is well
        for request in [whole, whole, *half]:
            connection = connections.enter_context(socket.create_connection(("127.0.0.1", port)))
            connection.sendall(request)
        wait_for(lambda: len(list(tmp_path.glob("begun-*"))) == min(WORKERS, MOST_OF_ONE), "no check has begun")
        workers = [int(file.name.removeprefix("begun-")) for file in tmp_path.glob("begun-*")]
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
    said = server.everything()
    assert said.rstrip().endswith("Palas is closed.")
    assert "Traceback" not in said
    wait_for(lambda: not any(alive(worker) for worker in workers), "a worker goes on")


def form(file: bytes) -> bytes:
    """The request that sends a file."""
    parts = [b'name="game"\r\n\r\ncaylus', b'name="quick"\r\n\r\n1', b'name="pack"; filename="my.json"\r\n\r\n' + file]
    body = b"".join(b"--x\r\ncontent-disposition: form-data; " + part + b"\r\n" for part in parts) + b"--x--\r\n"
    head = (
        "POST /open HTTP/1.1\r\nhost: palas\r\norigin: http://palas\r\n"
        f"content-type: multipart/form-data; boundary=x\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# -- what stays in memory -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "path"),
    [("castle", "resources/sand/name_en"), ("heirs", "sets/travel/name_en"), ("caylus", "buildings/w_mason/name_en"),
     ("viscounts", "townsfolk/neutral/tf_acolyte/name_en"), ("nobility", "supply/modifiers/limit")],
)  # fmt: skip
def test_packs_that_nobody_plays_with_any_more_leave_the_memory(game: str, path: str) -> None:
    """However many are played with, drawn and told of, only the last ones are kept."""
    kept = with_pack.cache_info().maxsize or 0
    made: list[weakref.ref[palas.Game]] = []
    for number in range(kept + 20):
        changed = installed(game, {path: f"Name {number}" if path.endswith("name_en") else 21 + number})
        state = changed.start(seed=1)
        state.apply_id(state.to_act[0], state.legal_ids(state.to_act[0])[0])
        state.log(None, "en")
        if number % 10 == 0:
            changed.board(state.view(None), lang="en")
        made.append(weakref.ref(changed))
    del changed, state
    gc.collect()
    assert len([one for one in made if one() is not None]) <= kept
    with_pack.cache_clear()
    gc.collect()
    assert not [one for one in made if one() is not None]


def test_names_may_be_as_long_as_a_line() -> None:
    game = palas.game("heirs")
    names = [f"building_types/{entry['id']}/name_en" for entry in game.data["building_types"]]
    changed = changed_game(game, dict.fromkeys(names, "X" * 80))
    assert len(changed.pack.changes) == len(names)
    file = json.dumps({"changes": dict(changed.pack.changes)}).encode()
    assert pack_changes(file, "my.json", "heirs") == changed.pack.changes


def test_a_tile_with_more_options_than_fit_is_told_as_far_as_it_goes() -> None:
    """Sixty exchanges on a tile are accepted; the page of such a table must be drawn in both languages."""
    options = [{"pay": {"any": 9, "money": number + 1}, "get": {"any": 9, "pp": 1}} for number in range(60)]
    changes = {"buildings/n_farm/effect": {"op": "exchange", "options": options}}
    game = changed_game(palas.game("caylus"), pack_changes(json.dumps({"changes": changes}).encode(), "x", "caylus"))
    view = game.start(seed=1).view(None)
    for lang in ("de", "en"):
        drawn = game.board(view, lang=lang)
        assert drawn is not None
        assert "…" in drawn.svg
