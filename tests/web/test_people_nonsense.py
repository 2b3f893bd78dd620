"""Nonsense in every form and link about people: one sentence, and nothing is different afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient
from steady import SEED
from tables.people import LINK, ME

from palas.people.groups import make_group
from palas.tables import BotPool, Hall, Store, TableWish
from palas.tables.schema import META
from palas.web.app import make_app
from palas.web.guests import COOKIE
from web.conftest import settings_for

WORDS = [
    "-1", "nan", "9" * 400, "x" * 3000, "a\0b", "é", "𝔘", "<script>alert(1)</script>", "../../etc/passwd", "[" * 9000,
    '{"a":' * 3000, '{"id":["a"],"response":{"clientDataJSON":5}}', "1e999", "\r\nX-Header: 1", "0001-01-01", "²",
    "http://127.0.0.1/", "https://[::1]/", "https://example.org:22/", "http://[", "https://a b/", "a@b\r\nBcc: d@e.f",
]  # fmt: skip
HERE = ""  # where the nonsense stands
FORMS: list[tuple[str, dict[str, str]]] = [
    ("/me/told", {"do": HERE}),
    ("/me/told", {"do": "mail", "address": HERE}),
    ("/me/told", {"do": "push", "subscription": HERE}),
    ("/me/told", {"do": "channel", "kind": "json", "address": HERE, "table": "TABLE"}),
    ("/me/told", {"do": "channel", "kind": "matrix", "address": HERE, "table": "TABLE"}),
    ("/me/told", {"do": "channel", "kind": HERE, "address": "https://example.org/", "table": "TABLE"}),
    ("/me/told", {"do": "channel", "kind": "json", "address": "https://example.org/", "table": HERE}),
    ("/me/told", {"do": "on", "way": HERE, "on": "1"}),
    ("/me/told", {"do": "remove", "way": HERE}),
    ("/me/told", {"do": "test", "way": HERE}),
    ("/me/told", {"do": "pace", "table": HERE, "pace": "now"}),
    ("/me/told", {"do": "pace", "table": "", "pace": HERE}),
    ("/me/told", {"do": "habits", "zone": HERE}),
    ("/me/told", {"do": "habits", "remind": HERE}),
    ("/me/told", {"do": "habits", "day_to": HERE}),
    ("/me/holiday", {"from": "2026-12-24", "to": HERE}),
    ("/me/holiday", {"from": HERE, "to": "2026-12-24"}),
    ("/me/share", {"on": HERE}),
    ("/me/devices", {"do": HERE}),
    ("/me/devices", {"do": "sign-out", "device": HERE}),
    ("/me/delete", {"sure": HERE}),
    ("/enter", {"code": HERE}),
    ("/enter", {"do": "mail", "address": HERE}),
    ("/passkey", {"do": HERE}),
    ("/passkey", {"do": "made", "answer": HERE}),
    ("/passkey", {"do": "answer", "answer": HERE}),
    ("/g/GROUP", {"do": HERE}),
    ("/g/nobodys", {"do": "join", "secret": HERE}),
    ("/invited", {"secret": HERE}),
    ("/code", {"code": HERE}),
    ("/join/TABLE", {"secret": HERE}),
    ("/t/TABLE/leave", {"seat": HERE}),
    ("/t/TABLE/stand-in", {"seat": HERE}),
    ("/t/TABLE/orders", {"seat": HERE, "do": "plain", "kind": "stay_inn"}),
    ("/t/TABLE/orders", {"seat": "0", "do": HERE}),
    ("/t/TABLE/orders", {"seat": "0", "do": "plain", "kind": HERE}),
    ("/t/TABLE/orders", {"seat": "0", "do": "line", "plan": HERE}),
    ("/t/TABLE/orders", {"seat": "0", "do": "state", "id": "some", "state": HERE}),
    ("/t/TABLE/plan", {"seat": HERE, "plan": "{}"}),
    ("/t/TABLE/plan", {"seat": "0", "plan": HERE}),
    ("/t/TABLE/plan", {"seat": "0", "plan": "{}", "deed": HERE}),
]  # fmt: skip
SPOILED_LINKS = ["/p/WORD", "/confirm/WORD/WORD", "/quiet/WORD/WORD/WORD", "/quiet/WORD/-/WORD", "/t/WORD/plan"]
PAGES = [
    "/me?seats=WORD&game=WORD&all=WORD", "/me/told?done=WORD", "/seek?game=WORD&pace=WORD&lang=WORD", "/g/WORD",
    "/t/TABLE/plan?seat=WORD&order=WORD", "/t/TABLE/orders?seat=WORD&part=WORD", "/enter?sent=WORD",
]  # fmt: skip


@pytest.fixture
def house(any_url: str, tmp_path: Any) -> Iterator[tuple[TestClient, Hall]]:
    hall = Hall(Store(any_url), bots=BotPool(workers=0), seed=SEED)
    with TestClient(make_app(settings_for(tmp_path), hall), follow_redirects=False) as client:
        client.headers.update({"origin": "http://testserver", "accept-language": "en"})
        yield client, hall


def stored(hall: Hall) -> list[str]:
    """All that is stored, but for what anybody's visit leaves: challenges, and when somebody was last seen."""
    passing = ("codes", "visitors", "devices", "facts")
    with hall.store.reading() as connection:
        tables = [table for table in META.sorted_tables if table.name not in passing]
        return [
            f"{table.name} {row}" for table in tables for row in sorted(map(str, connection.execute(select(table))))
        ]


def test_nonsense_in_forms_and_links_gets_a_sentence_and_changes_nothing(house: tuple[TestClient, Hall]) -> None:
    client, hall = house
    greeting = hall.greet(None)
    ann = hall.rename(greeting.visitor, nickname="Ann", lang="en")
    client.cookies.set(COOKIE, greeting.new_token or "")
    table = hall.open(ann, TableWish("caylus", [ME, LINK], order="as_listed", seed=7)).table_id
    with hall.store.writing() as connection:
        group = make_group(connection, ann.id, "us", 0.0).id
    before = stored(hall)
    for path, form in FORMS:
        path = path.replace("TABLE", table).replace("GROUP", group)
        for word in WORDS:
            sent = {name: value.replace("TABLE", table) or word for name, value in form.items()}
            answer = client.post(path, json=sent, headers={"accept": "application/json"})
            about = (path, json.dumps(sent)[:200], answer.status_code)
            assert 400 <= answer.status_code < 500, about
            assert answer.json()["error"].endswith((".", "!", "?")), about
            assert "Error" not in answer.json()["error"], about
    assert stored(hall) == before
    for word in [quote(word, safe="") for word in WORDS if len(word) <= 400]:
        for path in SPOILED_LINKS:
            assert 400 <= client.get(path.replace("WORD", word)).status_code < 500, (path, word)
        for path in PAGES:
            answer = client.get(path.replace("TABLE", table).replace("WORD", word))
            assert answer.status_code < 500, (path, word)
            assert "<script>alert" not in answer.text
    assert stored(hall) == before
