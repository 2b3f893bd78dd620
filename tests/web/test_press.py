"""What many sockets are sent is compressed once, and every client can read it."""

from __future__ import annotations

import json
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from steady import PATIENCE
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from palas.tables import Hall
from palas.web import press
from palas.web.app import make_app
from palas.web.press import END, PRESS, Press
from web.conftest import serving, settings_for
from web.test_serve import Person

MESSAGE = b"The bailiff goes three steps, the provost one. " * 1000


def plain(squeezed: bytes, window: int = 15) -> bytes:
    return zlib.decompressobj(wbits=-window).decompress(squeezed + END)


def test_the_same_message_is_compressed_once() -> None:
    made = Press()
    first = made.squeezed(MESSAGE)
    assert made.squeezed(bytes(MESSAGE)) is first
    assert plain(first) == MESSAGE
    assert len(first) < len(MESSAGE) / 20
    assert plain(made.squeezed(MESSAGE, 9), 9) == MESSAGE
    assert made.made == 2


def test_all_who_are_about_to_send_it_wait_for_one() -> None:
    made = Press()
    with ThreadPoolExecutor(8) as crowd:
        list(crowd.map(made.prepare, [MESSAGE.decode()] * 50))
    assert made.made == 1
    assert not made.begun
    made.squeezed(MESSAGE)
    assert made.made == 1


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "LARGEST", 500)
    made = Press()
    for number in range(50):
        made.squeezed(MESSAGE + bytes([number]))
    assert made.size == sum(map(len, made.kept.values())) <= 500
    assert made.kept


@pytest.mark.parametrize(
    "way",
    [
        {"compression": None},
        {"compression": "deflate"},
        {"compression": None, "extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=9)]},
        {"compression": None, "extensions": [ClientPerMessageDeflateFactory(client_max_window_bits=9)]},
    ],
    ids=["none", "any", "small window", "small window of its own"],
)
def test_every_client_can_read_it(hall: Hall, tmp_path: Path, way: dict) -> None:
    with serving(make_app(settings_for(tmp_path), hall)) as address:
        person = Person()
        opened = person.post(f"{address}/open", {"game": "caylus", "seat0": "me", "seat1": "here"})
        table = opened.headers["location"].split("/t/")[1].split("#")[0]
        cookie = opened.headers["set-cookie"].partition(";")[0]
        opened.close()
        told = person.get(f"{address}/t/{table}/news")
        live = f"{address.replace('http', 'ws')}/t/{table}/live"
        before = PRESS.made
        patient = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None, "max_size": None}
        for _ in range(3):
            with connect(live, origin=address, additional_headers={"cookie": cookie}, **patient, **way) as tab:
                assert json.loads(tab.recv(PATIENCE)) == told
                tab.send("ping")
                assert json.loads(tab.recv(PATIENCE)) == {"pong": 1}
        assert PRESS.made - before <= 2, "once as usual, once for a window of its own"
