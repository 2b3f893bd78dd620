"""Whatever is sent, however damaged, is answered in one sentence: never a crash, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route
from starlette.testclient import TestClient

from palas.tables import Hall
from palas.web.guests import read_fields, read_form
from palas.web.settings import read_settings
from palas.web.words import WebError

JSON = {"content-type": "application/json", "accept": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
FILES = {"content-type": "multipart/form-data; boundary=x"}
PART = b'--x\r\ncontent-disposition: form-data; name="game"'
DAMAGED: dict[str, tuple[dict[str, str], bytes]] = {
    "nested ten thousand deep": (JSON, b'{"seat": ' + b"[" * 10_000 + b"]" * 10_000 + b"}"),
    "nested and never closed": (JSON, b'{"seat": ' * 3_000),
    "a list": (JSON, b"[1]"),
    "a number": (JSON, b"7"),
    "nothing": (JSON, b""),
    "a list in a field": (JSON, b'{"seat": [0], "n": {}}'),
    "a number of five thousand digits": (JSON, b'{"seat": ' + b"9" * 5000 + b', "n": ' + b"9" * 5000 + b"}"),
    "a number of thirty digits": (JSON, b'{"seat": ' + b"9" * 30 + b', "n": ' + b"9" * 30 + b"}"),
    "infinity": (JSON, b'{"seat": 1e999, "n": -1e999}'),
    "no number": (JSON, b'{"seat": NaN, "n": NaN}'),
    "half a surrogate": (JSON, b'{"seat": "\\ud800", "n": "\\ud800"}'),
    "half a surrogate in bytes": (JSON, b'{"seat": "\xed\xa0\x80"}'),
    "no text": (JSON, b"\xff\xfe{}"),
    "a hole": (JSON, b'{"seat": "\\u0000", "n": "\\u0000", "key": "' + b"\\u0000" * 8 + b'"}'),
    "the same twice": (JSON, b'{"seat": 99, "seat": 98, "n": 99, "n": -1}'),
    "a form of holes": (FORM, b"seat=%00&n=%00&key=%00%00%00%00%00%00%00%00&code=%00&secret=%00&nickname=%00"),
    "a form that is no text": (FORM, b"seat=\xff&n=\xff"),
    "a form with signs that are no text": (FORM, b"seat=%ff%ed%a0%80&n=%ff"),
    "a form of a thousand fields": (FORM, b"&".join(b"a%d=1" % n for n in range(1000))),
    "digits of another script": (FORM, "seat=٣٣&n=-٣&key=12345678".encode()),
    "a file form without a boundary": ({"content-type": "multipart/form-data"}, PART),
    "a file form that ends early": (FILES, PART),
    "a file form of nothing": (FILES, b""),
    "a file form without names": (FILES, b"--x\r\n\r\nabc\r\n--x--\r\n"),
    "a file form with a strange head": (FILES, b"--x\r\n\xff\x00: \xff\r\n\r\nabc\r\n--x--\r\n"),
    "a file form of three hundred parts": (FILES, b"".join(PART + b"\r\n\r\na\r\n" for _ in range(300)) + b"--x--\r\n"),
    "a file form within a file form": (
        FILES, PART + b"\r\ncontent-type: multipart/mixed; boundary=y\r\n\r\n" + b"--y\r\n" * 900 + b"\r\n--x--\r\n"
    ),
    "a file form of a strange boundary": ({"content-type": 'multipart/form-data; boundary="\\\\"'}, PART),
}  # fmt: skip


def routes(guest: TestClient, method: str) -> list[str]:
    found = [route for route in guest.app.routes if isinstance(route, Route)]  # type: ignore[attr-defined]
    return [route.path for route in found if method in (route.methods or ())]


def opened(guest: TestClient) -> str:
    form = {"game": "caylus", "seat0": "me", "seat1": "here", "seat2": "link", "order": "as_listed", "pace": "0"}
    return str(guest.post("/open", data=form).headers["location"].split("/t/")[1].split("#")[0].split("/")[0])


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_body_is_refused_wherever_it_is_sent(guest: TestClient, hall: Hall, name: str) -> None:
    table = opened(guest)
    headers, body = DAMAGED[name]
    before = hall.table(table).version
    harmless = {"/t/{table:str}/rematch", "/settings", "/open", "/join/{table:str}", "/t/{table:str}/back"}
    harmless |= {f"/t/{{table:str}}/{button}" for button in ("close", "wake", "ask", "code")}  # nothing to fill in
    for route in routes(guest, "POST"):
        answer = guest.post(route.replace("{table:str}", table), content=body, headers=headers)
        assert 400 <= answer.status_code < 500 or (route in harmless and answer.status_code < 400), (
            route,
            answer.text,
        )
        if answer.status_code >= 400:
            said = answer.json()["error"] if headers is JSON else answer.text
            assert "went wrong on our side" not in said
    assert hall.table(table).version == before


@pytest.mark.parametrize(
    "query",
    ["seat=%00&n=%00&q=%00&code=%00&seen=%00&since=0&game=%00&step=%00&card=%00&shape=%00",
     "seat=%ff%ed%a0%80&n=%ff&q=%ff&code=%ff&seen=%ff&since=%ff&step=%ff&card=%ff&group=%ff",
     "seat=" + "9" * 5000 + "&n=" + "9" * 5000 + "&step=" + "9" * 5000 + "&seen=" + "9" * 5000,
     "seat=٣&n=²&step=٣&seen=²&q=(((&code=" + "x" * 5000, "q=" + "a " * 2000],
)  # fmt: skip
def test_a_damaged_address_is_answered(guest: TestClient, query: str) -> None:
    table = opened(guest)
    for route in routes(guest, "GET"):
        for id in (table, "%00", "%ff%ed%a0%80", "x" * 3000):
            if id != table and "{" not in route:
                continue
            path = route.replace("{table:str}", id).replace("{game:str}", "castle" if id == table else id)
            answer = guest.get(f"{path}?{query}")
            assert answer.status_code < 500, (path, answer.text)


@pytest.mark.parametrize("length", ["9" * 5000, "-1", "", "1e3", "٣"])
def test_a_damaged_length_is_refused(guest: TestClient, length: str) -> None:
    headers = [(b"content-length", length.encode("utf-8")), (b"content-type", b"application/json")]
    answer = guest.post("/open", content=b"{}", headers=headers)
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize(
    "cookie",
    ["palas=" + "x" * 5000, "palas=\x01", "palas=%00; palas_ways=====&&&", "palas_shape=\xff", "=;=;=", "\xff"],
)
def test_a_damaged_cookie_is_nobodys(guest: TestClient, cookie: str) -> None:
    for path in ("/", "/settings"):
        assert guest.get(path, headers=[(b"cookie", cookie.encode("latin-1"))]).status_code == 200


@settings(derandomize=True, deadline=None, max_examples=300)
@given(body=st.binary(max_size=300), told=st.sampled_from([JSON, FORM]))
def test_any_body_is_fields_or_refused(body: bytes, told: dict[str, str]) -> None:
    fields_or_refusal(lambda: read_fields(body, told["content-type"]))


@settings(derandomize=True, deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(
    body=st.lists(
        st.sampled_from(
            [b"--x", b"--x--", b"\r\n", b"\n", b"\r\n\r\n", PART, b"; filename=", b'"', b"content-type: a/b"]
        )
        | st.binary(max_size=20),
        max_size=30,
    ).map(b"".join),
    told=st.sampled_from([FILES["content-type"], "multipart/form-data", "multipart/form-data; boundary="]),
)
def test_any_file_form_is_fields_and_files_or_refused(body: bytes, told: str) -> None:
    fields_or_refusal(lambda: read_form(body, told))


def fields_or_refusal(read: Callable[[], object]) -> None:
    with suppress(WebError):
        read()


@pytest.mark.parametrize(
    "text",
    ["port = " + "[" * 20_000, "port = []", "serve = 5", "port = 1e999", "workers = {}", "pace = nan", "limits = []",
     "data = []", "data = 7", 'data = "\\u0000"', "port = " + "9" * 5000, "port = 0x" + "f" * 5000, "pace = inf",
     "pace = -1"],
)  # fmt: skip
def test_a_damaged_file_of_settings_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "palas.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WebError) as caught:
        read_settings({}, environ={}, config=file)
    assert len(caught.value.text("de").splitlines()) == 1
