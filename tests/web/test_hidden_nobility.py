"""Commission cards stay secret on every page: two tables that differ only in what two others keep look the same."""

from __future__ import annotations

import json
from random import Random

import pytest
from starlette.testclient import TestClient
from tables.people import LINK, ME, Party

from palas.tables import Hall
from web.test_hidden_pages import PATHS, sit
from web.worlds import faceless


def exchanged(text: str, one: str, other: str) -> str:
    """The record in which these two cards have changed places."""
    return text.replace(one, "CARD").replace(other, one).replace("CARD", other)


@pytest.mark.rule("NOB-16.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_differ_in_others_commission_cards_give_the_same_pages(
    guest: TestClient, hall: Hall, seed: int
) -> None:
    party = Party(hall, ME, LINK, LINK, game="nobility", seed=seed, options={"chancery": True, "events": True})
    party.join(1, "Bea")
    party.join(2, "Cem")
    luck = Random(seed)
    for _ in range(25):
        seat = party.to_act()
        legal = [action.code for action in party.look(seat).legal]
        party.move(seat, luck.choice(legal))
    people = party.table.standing.state.position.people
    ids = party.table.standing.game.box.commission_ids
    one, two = ids[people[1].commissions[0]], ids[people[2].commissions[0]]
    record = party.table.record(full=True)
    lines = [json.dumps(line) for line in record.lines]
    texts = ["\n".join([json.dumps(record.header), *lines])]
    texts.append("\n".join([json.dumps(record.header), *(exchanged(line, one, two) for line in lines)]))
    assert texts[0] != texts[1], "the worlds do differ"
    watcher = TestClient(guest.app, follow_redirects=False, headers={"origin": "http://testserver"})
    found: dict[str, list[list[str]]] = {"seat": [], "watcher": []}
    for text in texts:
        opened = hall.import_table(text)
        sit(guest, "join", opened.table_id, opened.secrets[0])
        sit(watcher, "watch", opened.table_id, opened.watch)
        for name, client in (("seat", guest), ("watcher", watcher)):
            pages = []
            for path in PATHS:
                for lang in ("de", "en"):
                    answer = client.get(f"/t/{opened.table_id}{path}", headers={"accept-language": lang})
                    assert answer.status_code == 200, path
                    pages.append(faceless(answer.text, opened.table_id))
            found[name].append(pages)
    for name, (first, second) in found.items():
        assert first == second, name
        assert not any(card in page for page in first for card in (one, two) if name == "watcher")
