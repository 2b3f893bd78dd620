"""Burggrafen des Westfrankenreichs: hands and draw piles of the others show nowhere, not in a byte of any channel."""

from __future__ import annotations

import json
from urllib.parse import quote_plus

import pytest
from starlette.testclient import TestClient
from tables.people import visitor
from tables.test_hidden import shown

import palas
from palas.tables import Hall, Table
from web.test_hidden_pages import sit
from web.worlds import faceless

GAME = palas.game("viscounts")
PATHS = ("", "/news", "/news?form=view", "/replay", "/replay?n=9", "/about?code=play+st_thief", "/seats")


def twins(seed: int) -> tuple[int, int, str, str]:
    """The same game after its draft, twice: in the second one another card of a draw pile was drawn to a hand."""
    state = GAME.start(3, seed)
    while state.position.round == 0:  # type: ignore[attr-defined]
        seat = state.to_act[0]
        state.apply(state.legal(seat)[seed % len(state.legal(seat))])
    mine = state.to_act[0]
    other = (mine + 1) % 3
    drawn = [event for event in state.story if event.kind == "drew" and event.args[0] == other]
    left = state.position.people[other].draw  # type: ignore[attr-defined]
    assert len(drawn) == 3
    assert left
    record = palas.record(state)
    lines = [json.dumps(line) for line in record.lines]
    header = json.dumps(record.header)
    before = "\n".join([header, *lines])
    at = drawn[-1].at
    assert record.lines[at]["chance"].startswith("top_card")
    lines[at] = json.dumps({"chance": f"top_card {GAME.box.card_ids[left[seed % len(left)]]}"})  # type: ignore[attr-defined]
    return mine, other, before, "\n".join([header, *lines])


def seen(client: TestClient, table: Table, path: str, lang: str) -> str:
    """A page as this person gets it; only the table's own name is taken out."""
    answer = client.get(f"/t/{table.id}{path}", headers={"accept-language": lang})
    assert answer.status_code == 200, path
    return faceless(answer.text, table.id)


@pytest.mark.parametrize("seed", range(3))
def test_paired_worlds_give_the_same_pages_looks_previews_and_reasons(guest: TestClient, hall: Hall, seed: int) -> None:
    mine, other, *texts = twins(seed)
    watcher = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    onlooker = visitor(hall)
    opened = [hall.import_table(text) for text in texts]
    tables = [hall.table(one.table_id) for one in opened]
    hands = [table.standing.state.to_dict()["position"]["people"][other]["hand"] for table in tables]
    assert hands[0] != hands[1], "the worlds do differ"
    for one in opened:
        sit(guest, "join", one.table_id, one.secrets[mine])
        sit(watcher, "watch", one.table_id, one.watch)
        hall.table(one.table_id).watch(onlooker, one.watch)
    for move in range(3):
        first, second = tables
        for lang in ("en", "de"):
            assert shown(first.look(onlooker, None, lang=lang)) == shown(second.look(onlooker, None, lang=lang))
            for client in (guest, watcher):
                for path in PATHS:
                    pages = [seen(client, table, path, lang) for table in tables]
                    assert pages[0] == pages[1], (move, path)
        news = guest.get(f"/t/{first.id}/news?form=view").json()
        if not news["legal"]:
            break
        for code in news["legal"]:
            told = [seen(guest, table, f"/about?code={quote_plus(code)}", "en") for table in tables]
            assert told[0] == told[1]
        for table in tables:
            now = guest.get(f"/t/{table.id}/news?form=view").json()
            content = {"seat": mine, "code": now["legal"][0], "seen": now["version"], "key": f"move-number-{move}"}
            assert guest.post(f"/t/{table.id}/act", json=content).status_code == 200
    assert move > 0


def test_piles_of_the_board_have_no_order_that_could_be_known() -> None:
    """A face-down pile is a bag: after the top card is gone, every unseen card may be the next one."""
    state = GAME.start(2, 3)
    table = state.position
    for field in ("bag", "text_bag"):
        assert getattr(table, field) == sorted(getattr(table, field))  # type: ignore[attr-defined]
    view = state.view(0)
    assert view.bag == tuple(table.bag)  # type: ignore[attr-defined]
    assert "key" not in view.__struct_fields__
    assert "luck" not in view.__struct_fields__
