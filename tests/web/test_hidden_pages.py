"""Nobody's page shows what that person may not know: not in a byte, not before the device was handed over."""

from __future__ import annotations

from random import Random

from starlette.testclient import TestClient
from tables.conftest import dice_market  # noqa: F401
from tables.people import LINK, ME, Party
from tables.test_hidden import twin

from palas.tables import Hall
from web.worlds import faceless

PATHS = (
    "",
    "/news",
    "/news?form=view",
    "/replay",
    "/replay?n=3",
    "/about?code=pass",
    "/about?code=sell+salt",
    "/seats",
)
OWN = {"en": "You are watching"}


def sit(client: TestClient, kind: str, table: str, secret: str) -> None:
    assert client.post(f"/{kind}/{table}", data={"secret": secret, "nickname": "Ann"}).status_code == 303


def pages(client: TestClient, table: str, lang: str) -> list[str]:
    """Everything this person can load of a table; only the table's own name and commitment are taken out."""
    found = []
    for path in PATHS:
        answer = client.get(f"/t/{table}{path}", headers={"accept-language": lang})
        assert answer.status_code == 200, path
        found.append(faceless(answer.text, table))
    return found


def test_worlds_that_differ_in_others_hands_give_the_same_pages(
    guest: TestClient,
    hall: Hall,
    dice_market: object,  # noqa: F811
) -> None:
    compared = 0
    watcher = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    for seed in range(6):
        party = Party(hall, ME, LINK, LINK, game="dice_market", seed=seed)
        first, second = twin(party, Random(seed))
        if first == second:
            continue
        tables = []
        for text in (first, second):
            opened = hall.import_table(text)
            sit(guest, "join", opened.table_id, opened.secrets[0])
            sit(watcher, "watch", opened.table_id, opened.watch)
            tables.append(opened.table_id)
        states = [hall.table(table).standing.state.to_dict()["position"]["hands"] for table in tables]
        assert states[0] != states[1], "the worlds do differ"
        for move in range(2):
            for client in (guest, watcher):
                for lang in ("en", "de"):
                    one, two = (pages(client, table, lang) for table in tables)
                    assert one == two
                    compared += len(one)
            for table in tables if not move else ():
                now = guest.get(f"/t/{table}/news?form=view").json()
                content = {"seat": 0, "code": now["legal"][-1], "seen": now["version"], "key": "same-move"}
                assert guest.post(f"/t/{table}/act", json=content).status_code == 200
    assert compared >= 100


def test_hot_seat_asks_for_the_next_person_before_anything_hidden_is_shown(
    guest: TestClient,
    hall: Hall,
    dice_market: object,  # noqa: F811
) -> None:
    form = {"game": "dice_market", "seat0": "me", "seat1": "here", "nickname": "Ann", "name1": "Bea"}
    opened = guest.post("/open", data={**form, "order": "as_listed", "pace": "0"})
    table = opened.headers["location"].split("/t/")[1].split("#")[0]
    page = guest.get(f"/t/{table}").text
    assert "Hand the device to Ann" in page
    shown = guest.get(f"/t/{table}/news?form=view").json()
    assert shown["seat"] is None
    assert shown["legal"] == []
    mine = guest.get(f"/t/{table}/news?form=view&seat=0").json()
    assert mine["seat"] == 0
    assert mine["legal"]
    content = {"seat": 0, "code": mine["legal"][-1], "seen": mine["version"], "key": "ann-sells"}
    answer = guest.post(f"/t/{table}/act", json=content).json()
    assert "Hand the device to Bea" in answer["fragments"]["prompt"]
    assert answer["seat"] is None


def test_a_game_without_secrets_needs_no_curtain(guest: TestClient) -> None:
    form = {"game": "caylus", "seat0": "me", "seat1": "here", "nickname": "Ann", "name1": "Bea", "pace": "0"}
    opened = guest.post("/open", data=form)
    page = guest.get("/t/" + opened.headers["location"].split("/t/")[1].split("#")[0]).text
    assert "Hand the device" not in page
    assert "data-action=" in page
