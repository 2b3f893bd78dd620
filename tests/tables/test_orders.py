"""Orders for later: they act once when it comes to that, stop when it does not, and nobody else ever sees them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from tables.people import HERE, LINK, ME, Party
from tables.test_hidden import shown
from web.worlds import paired

import palas
from palas.tables import BadWish, NotYourSeat
from palas.tables.orders import LINE, Body, Order, plain_kinds, planned, verdict
from palas.tables.trial import Answer, Trial
from tests.castle.yard import castle
from tests.heirs.realm import heirs

GAMES = ("caylus", "castle", "heirs", "nobility", "viscounts")


def party_of(hall, game="caylus", seed=7):
    """A table of two whose people both have come."""
    party = Party(hall, ME, LINK, game=game, seed=seed)
    party.join(1)
    return party


def give(party, seat, *codes, strict=False):
    """An order from a line in which the other seat answers the first thing that it can, unless it is named."""
    table = party.table
    trial = Trial(table.ground(party.people[seat], seat, table.standing.state.length), 1)
    wanted = list(codes)
    while wanted:
        asked = trial.asked
        if asked == seat:
            trial.answer(Answer(seat, wanted.pop(0)))
        else:
            trial.answer(Answer(asked, trial.state.legal(asked)[0].code))
    table.order(party.people[seat], seat, LINE, planned(trial, seat, strict))


def orders(party, seat):
    return party.table.orders(party.people[seat], seat)


def moves(table):
    """The rows of the log that are moves: seat, code, and whether by order."""
    with table._hall.store.reading() as connection:
        from palas.tables.ledger import read_rows

        rows = read_rows(connection, table.id, 0)
    return [(row.seat, row.body["do"], bool(row.body.get("order"))) for row in rows if row.kind == "do"]


# -- acting -------------------------------------------------------------------------------------------------------


def test_an_order_answers_when_the_turn_comes_and_the_log_says_so(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place castle")
    assert [order.state for order in orders(party, later)] == ["waits"]
    party.move(first, "place inn")
    assert moves(party.table)[-1] == (later, "place castle", True)
    assert [order.state for order in orders(party, later)] == ["acted"]
    assert party.table.standing.ordered == {party.table.standing.state.length - 1}


def test_an_order_for_ones_own_question_now_is_followed_at_once(hall):
    party = party_of(hall)
    first = party.to_act()
    give(party, first, "place castle", "place inn")
    assert moves(party.table) == [(first, "place castle", True)]
    assert orders(party, first)[0].state == "waits"
    assert orders(party, first)[0].body.at == 1
    party.move(1 - first, "pass")
    assert moves(party.table)[-1] == (first, "place inn", True)
    assert orders(party, first)[0].state == "acted"


def test_after_a_restart_it_still_acts_and_only_once(halls, sqlite_url):
    party = party_of(halls(sqlite_url))
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place castle")
    code, version = "place inn", party.table.version
    party.hall.stop()
    party.hall.store.close()
    hall = halls(sqlite_url)
    table = hall.table(party.table.id)
    table.act(party.people[first], first, code, version, "the same")
    assert table.act(party.people[first], first, code, version, "the same").repeated
    assert [move for move in moves(table) if move[2]] == [(later, "place castle", True)]


def test_two_servers_follow_an_order_once(postgres_url, halls):
    here, there = halls(postgres_url), halls(postgres_url)
    party = party_of(here)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place castle")
    tables = [hall.table(party.table.id) for hall in (here, there)]
    version = party.table.version

    def act(table):
        return table.act(party.people[first], first, "place inn", version, "one request, sent twice")

    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(act, tables))
    assert sorted(one.repeated for one in done) == [False, True]
    assert [move for move in moves(tables[1]) if move[2]] == [(later, "place castle", True)]
    assert tables[1].orders(party.people[later], later)[0].state == "acted"


# -- stopping -----------------------------------------------------------------------------------------------------


def test_it_stops_when_what_it_wants_is_not_possible(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place inn")
    party.move(first, "place inn")
    order = orders(party, later)[0]
    assert (order.state, order.body.why, order.body.about) == ("stopped", "order-not-legal", "place inn")
    assert moves(party.table) == [(first, "place inn", False)]
    assert party.table.standing.state.to_act == (later,), "its person decides"


def test_a_strict_one_stops_when_the_answers_are_not_those_of_the_plan(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    assumed = party.look(first).legal[0].code
    give(party, later, "place castle", strict=True)
    other = next(action.code for action in party.look(first).legal if action.code not in (assumed, "place castle"))
    party.move(first, other)
    assert orders(party, later)[0].body.why in ("order-other-answers", "order-poorer")
    assert moves(party.table)[-1] == (first, other, False)


def test_a_strict_one_acts_when_all_is_as_planned(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    assumed = party.look(first).legal[0].code
    give(party, later, "place castle", strict=True)
    party.move(first, assumed)
    assert moves(party.table)[-1] == (later, "place castle", True)


def test_it_never_spends_more_than_it_says(hall):
    """Whoever passes makes places dearer for the others: an order that was made for the old price stops."""
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    table = party.table
    trial = Trial(table.ground(party.people[later], later, table.standing.state.length), 1)
    trial.answer(Answer(first, "place inn"))
    trial.answer(Answer(later, "place castle"))
    body = planned(trial, later, False)
    assert body["steps"][0]["costs"]["money"] == 1
    body["steps"][0]["costs"]["money"] = 0  # it says: for nothing
    table.order(party.people[later], later, LINE, body)
    money = table.look(party.people[later], later).view
    party.move(first, "place inn")
    assert orders(party, later)[0].body.why == "order-dearer"
    assert table.game.holdings(party.look(later).view, later) == table.game.holdings(money, later)


def test_what_was_done_by_order_can_be_taken_back_and_then_it_rests(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place castle")
    party.move(first, "place inn")
    assert party.look(later).undo == "free"
    party.table.undo(party.people[later], later, "undo it")
    order = orders(party, later)[0]
    assert (order.state, order.body.at) == ("paused", 0)
    assert party.table.standing.state.to_act == (later,), "it does not do it again"
    assert party.table.standing.ordered == frozenset()
    party.table.change_order(party.people[later], later, order.id, "waits")
    assert moves(party.table)[-1] == (later, "place castle", True)


def test_who_plays_otherwise_himself_lets_his_order_rest(hall):
    party = party_of(hall)
    first = party.to_act()
    party.move(first, "place castle")
    give(party, first, "place inn")
    party.table.undo(party.people[first], first, "back")
    assert orders(party, first)[0].state == "waits", "taking back calls for nothing"
    party.move(first, "pass")
    assert orders(party, first)[0].state == "paused"


def test_an_order_that_was_stopped_is_tried_again_or_taken_back(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place inn")
    party.move(first, "place inn")
    stopped = orders(party, later)[0]
    party.table.change_order(party.people[later], later, stopped.id, "waits")
    assert orders(party, later)[0].state == "stopped", "it still does not fit"
    party.table.change_order(party.people[later], later, stopped.id, "gone")
    assert orders(party, later) == []


def test_who_plays_after_an_order_was_stopped_hears_of_it_no_more(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place inn")
    party.move(first, "place inn")
    assert orders(party, later)[0].state == "stopped"
    party.move(later, "place castle")
    assert orders(party, later)[0].state == "paused"


def test_it_lapses_when_its_person_has_left_the_seat(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    give(party, later, "place castle")
    party.table.hand_over(party.people[later], later, "link")
    party.move(first, "place inn")
    assert not [move for move in moves(party.table) if move[2]]


# -- plain ones ---------------------------------------------------------------------------------------------------


def test_the_left_place_of_the_inn_is_taken_as_soon_as_it_is_free_for_one_denier(hall):
    party = party_of(hall)
    first, later = party.to_act(), 1 - party.to_act()
    party.table.order(party.people[later], later, "left_inn")
    party.move(first, "place castle")
    assert moves(party.table)[-1] == (later, "place inn", True)
    assert orders(party, later)[0].state == "waits", "it always holds"
    dear = party_of(hall)
    first, later = dear.to_act(), 1 - dear.to_act()
    dear.table.order(dear.people[later], later, "left_inn")
    dear.move(first, "pass")
    assert not [move for move in moves(dear.table) if move[2]], "who comes later pays two"


def test_one_passes_or_answers_by_itself_only_when_nothing_else_is_left(hall):
    party = party_of(hall)
    for seat in (0, 1):
        for kind in ("pass", "forced"):
            party.table.order(party.people[seat], seat, kind)
    seen = []
    for _ in range(120):
        if party.table.standing.state.over:
            break
        seat = party.to_act()
        assert len(party.look(seat).legal) > 1, "what has one answer is answered"
        party.move(seat)
        seen += [move for move in moves(party.table)[-3:] if move[2]]
    assert all(len(orders(party, seat)) == 2 for seat in (0, 1))


def spent(game, state, seat, code):
    """What a seat really has less of after an answer, until the next question."""
    before = game.holdings(game.view(state, seat), seat)
    after = state.clone()
    after.apply(game.parse(after, seat, code))
    now = game.holdings(game.view(after, seat), seat)
    return {thing: amount - now[thing] for thing, amount in before.items() if now[thing] < amount}


def rare():
    """Positions with questions that hardly ever come in games played by chance."""
    cards = {0: "stonemason", 1: "stonemason", 2: "stonemason", 3: "worker_wood"}
    market = castle(4, cards=cards, talers=3)
    for seat, good in enumerate(("silver", "wood", "wood")):
        market.play(seat, f"buy {good} of 4 worker_wood")
    laid = {(1, 1): ("war_siege_green_1", 0), (1, 0): ("trade_cathedral_yellow", 1)}
    siege = heirs(laid, hands={0: ["war_siege_gray_1"]}, discounts=2, troops={0: {"troop_1": (1, 1)}})
    siege.play(0, "build war_siege_gray_1", "at 2,0")
    return {"castle": (market.state, 3), "heirs": (siege.state, 0)}


@pytest.mark.parametrize("game", GAMES)
def test_every_title_offers_plain_orders_that_act_and_spend_no_more_than_they_say(game):
    title, luck, acted = palas.game(game), Random(game), set()

    def look(state, seat):
        for name, plain in title.plain_orders.items():
            code, other = verdict(Order("", "", seat, "", name, "waits", Body(), 0, 0), title, state)
            assert other is None, "a plain order waits, it is not stopped"
            if code:
                acted.add(name)
                assert title.view(state, seat).asked.kind == plain.asked
                paid = spent(title, state, seat, code)
                assert {thing: amount for thing, amount in paid.items() if amount > plain.most.get(thing, 0)} == {}

    for seed in range(12):
        options = {"nobility": {"chancery": True}, "castle": {"winter": seed % 2 == 1}}.get(game, {})
        state = title.start(title.meta.players[-1], seed, options)
        while not state.over and acted != set(title.plain_orders):
            seat = state.to_act[0]
            look(state, seat)
            state.apply(luck.choice(state.legal(seat)))
    if game in (found := rare()):
        look(*found[game])
    assert len(acted) >= 2
    assert acted == set(title.plain_orders)
    for name in title.plain_orders:
        assert len({title.words.say(lang, f"order-{name}") for lang in ("de", "en")}) == 2


def test_a_plain_order_is_offered_where_its_question_can_come():
    nobility = palas.game("nobility")
    options = {option.id: option.default for option in nobility.meta.options}
    assert "no_commission" not in plain_kinds(nobility, options)
    assert "no_commission" in plain_kinds(nobility, {**options, "chancery": True})
    assert plain_kinds(palas.game("castle"), {"winter": False})[0] == "forced"


# -- private ------------------------------------------------------------------------------------------------------


def test_nobody_else_sees_an_order_that_waits(hall):
    with_order, without = party_of(hall), party_of(hall)
    later = 1 - with_order.to_act()
    give(with_order, later, "place castle")
    for seat in (1 - later, later, None):
        assert shown(with_order.look(seat)) == shown(without.look(seat))
    assert with_order.table.record(full=True).lines == without.table.record(full=True).lines
    with pytest.raises(NotYourSeat):
        with_order.table.orders(with_order.people[1 - later], later)
    with pytest.raises(NotYourSeat):
        with_order.table.order(with_order.people[1 - later], later, "pass")
    with pytest.raises(NotYourSeat):
        with_order.table.change_order(with_order.people[1 - later], later, "x", "gone")


def test_records_say_nothing_of_orders(hall):
    party = party_of(hall)
    later = 1 - party.to_act()
    give(party, later, "place castle")
    party.move(None, "place inn")
    lines = party.table.record(full=True).lines
    assert lines[-1] == {"seat": later, "do": "place castle"}


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_one_cannot_tell_apart_are_answered_alike(hall, game):
    mine, texts = paired(palas.game(game), 45)
    found = []
    for text in texts:
        opened = hall.import_table(text)
        table = hall.table(opened.table_id)
        me = hall.rename(hall.greet(None).visitor, nickname="Ann")
        assert table.join(me, opened.secrets[mine], "Ann") == mine
        trial = Trial(table.ground(me, mine, table.standing.state.length), 5)
        for _ in range(6):
            asked = trial.asked
            if asked is None:
                break
            trial.answer(Answer(asked, trial.state.legal(asked)[0].code))
        body = planned(trial, mine, True)
        table.order(me, mine, LINE, body)
        kept = table.orders(me, mine)[0]
        found.append((moves(table)[:1], body, kept.body.steps))
    assert found[0] == found[1]
    assert found[0][0], "its first answer was due at once"


def test_a_line_without_an_own_answer_is_no_order(hall):
    party = party_of(hall)
    later = 1 - party.to_act()
    trial = Trial(party.table.ground(party.people[later], later, party.table.standing.state.length), 1)
    with pytest.raises(BadWish):
        planned(trial, later, True)
    with pytest.raises(BadWish):
        party.table.change_order(party.people[later], later, "x", "won")


def test_hot_seat_orders_belong_to_the_seat(hall):
    party = Party(hall, ME, HERE)
    first = party.to_act()
    give(party, first, "place castle")
    assert moves(party.table)[-1] == (first, "place castle", True)
