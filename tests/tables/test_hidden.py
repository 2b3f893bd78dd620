"""Paired worlds: two tables that differ only in what a seat may not know look the same to it, to the last byte."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import msgspec
import pytest
from tables.people import BOT, HERE, LINK, ME, Party, visitor

from palas.engine.view import view_bytes
from palas.tables import BotPool, Hall, Look, Table, Visitor
from palas.tables.thinking import Job, Task

NOT_COMPARED = ("game", "table_id", "at", "lengths", "view")


def shown(look: Look) -> bytes:
    """Everything a page is given, as bytes; only the table's name and the time are its own."""
    fields = {name: getattr(look, name) for name in Look.__dataclass_fields__ if name not in NOT_COMPARED}
    for name in ("decision", "legal"):
        fields[name] = repr(fields[name])
    return view_bytes(look.view) + msgspec.json.encode(fields, order="sorted") + repr(look.lengths).encode()


def twin(party: Party, rng: Random) -> tuple[str, str]:
    """A table's record, and the same with a card of seat 1 and one of seat 2 exchanged when the hands are dealt."""
    record = party.table.record(full=True)
    dealt = [event for event in party.table.standing.state.story if event.kind == "drew"]
    draws = {seat: [event.at for event in dealt if event.args[0] == seat] for seat in range(3)}
    assert [len(places) for places in draws.values()] == [3, 3, 3]
    one, two = rng.choice(draws[1]), rng.choice(draws[2])
    lines = record.lines[:]
    lines[one], lines[two] = lines[two], lines[one]
    header = json.dumps(record.header)
    return tuple("\n".join([header, *(json.dumps(line) for line in kind)]) for kind in (record.lines, lines))


def test_two_tables_that_differ_in_others_hands_look_the_same(hall, dice_market):
    """Exchange two cards between the closed hands of the others: seat 0 and the spectators see no difference."""
    compared = 0
    for seed in range(12):
        party = Party(hall, ME, LINK, LINK, game="dice_market", seed=seed)
        first, second = twin(party, Random(seed))
        if first == second:
            continue
        watcher = visitor(hall)
        tables = []
        for opened in (hall.import_table(first, party.host), hall.import_table(second, party.host)):
            tables.append(hall.table(opened.table_id))
            assert tables[-1].join(party.host, opened.secrets[0], "Ann") == 0
            tables[-1].watch(watcher, opened.watch)
        one, two = tables
        assert one.standing.state.to_dict() != two.standing.state.to_dict(), "the worlds do differ"
        for step in ("start", "an answer of another", "an answer of my own"):
            for table in tables:
                if step == "an answer of another":
                    table.change(lambda draft: draft.play(1, draft.state.legal(1)[-1].code, draft.at))
                elif step == "an answer of my own":
                    look = table.look(party.host, 0)
                    table.act(party.host, 0, look.legal[-1].code, look.version, "k")
            compare(one, two, party.host, watcher)
            compared += 1
    assert compared >= 15


def compare(one: Table, two: Table, player: Visitor, watcher: Visitor) -> None:
    """Nothing that seat 0 and the spectators are given differs."""
    middle = one.standing.state.length // 2
    for lang in ("en", "de"):
        assert shown(one.look(player, 0, lang=lang)) == shown(two.look(player, 0, lang=lang))
        assert shown(one.look(watcher, None, lang=lang)) == shown(two.look(watcher, None, lang=lang))
        assert shown(one.at(middle, player, 0, lang=lang)) == shown(two.at(middle, player, 0, lang=lang))
    for action in one.look(player, 0).legal:
        assert one.preview(player, 0, action.code) == two.preview(player, 0, action.code)
    for code in ("pass", "sell salt", "sell spice", "buy", "nonsense"):
        assert one.why_not(player, 0, code) == two.why_not(player, 0, code)
    assert one.standing.summary() == two.standing.summary()


def test_what_another_answers_in_secret_shows_nowhere(hall, dice_market):
    parties = [Party(hall, ME, LINK, LINK, game="dice_market", seed=3) for _ in range(2)]
    for party, pick in zip(parties, (0, -1), strict=True):
        party.join(1)
        party.join(2, "Dov")
        party.move(1, party.look(1).legal[pick].code)
    first, second = parties
    assert first.codes() != second.codes()
    for seat in (0, 2, None):
        assert shown(first.look(seat)) == shown(second.look(seat))


def test_a_bot_is_told_his_view_and_nothing_else(hall, dice_market, sqlite_url):
    told: list[Task] = []

    class Ear(BotPool):
        def submit(self, job: Job) -> bool:
            def prepare() -> Task | None:
                task = job.prepare()
                if task is not None:
                    told.append(task)
                return task

            return super().submit(replace(job, prepare=prepare))

    listening = Hall(hall.store, Ear(0))
    listening.start()
    party = Party(listening, ME, BOT, HERE, game="dice_market")
    party.play_out()
    listening.stop()
    assert told
    for task in told:
        view = dice_market.decode_view(task.view)
        assert view.seat == 1
        assert all(hand is None for seat, hand in enumerate(view.hands) if seat != 1 and not view.open[seat])
        assert party.table.sheet.key.hex().encode() not in task.view
        assert task.legal == view.asked.legal


def test_no_secret_of_the_table_is_in_a_look(hall, dice_market):
    party = Party(hall, ME, LINK, game="dice_market", seed=None)
    party.join(1)
    key = party.table.sheet.key.hex()
    while not party.table.standing.state.over:
        for seat in (0, 1, None):
            text = shown(party.look(seat)).decode()
            assert key not in text
            assert party.people[1].id not in text
            assert party.look(seat).result is None
        party.move()
    assert party.look(None).key == key
    assert party.look(None).result is not None


def test_when_the_game_is_over_every_seat_may_be_replayed(hall, dice_market):
    party = Party(hall, ME, LINK, game="dice_market")
    party.join(1)
    with pytest.raises(Exception, match="sit there"):
        party.table.at(10, party.host, 1)
    party.play_out()
    past = party.table.at(8, party.host, 1)
    assert past.view.hands[1] is not None
    assert past.view.hands[0] is None
