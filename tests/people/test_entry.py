"""Coming back: another browser becomes a person's own, and nobody else's."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import insert, select, update
from tables.people import LINK, ME, Party, Time, visitor

from palas.people.entry import devices_of, make_code, note_device, sign_in, sign_out, use_code
from palas.people.errors import PeopleError
from palas.people.everything import PERSONAL, delete_person, export
from palas.people.figures import played_by, records, renew_share, share_of, shared_by, sources
from palas.people.groups import groups_of, join_group, make_group
from palas.people.ways import add_way, ways_of
from palas.tables import Hall, NotYourSeat, TableWish, Visitor
from palas.tables.schema import HOLDERS, LOG, META, TABLES


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def hall(halls, any_url: str, time: Time) -> Hall:
    return halls(any_url, bots=False, now=time)


def arrive(hall: Hall, nickname: str) -> tuple[Visitor, str]:
    """Somebody with a browser of his own; the token in its cookie."""
    greeting = hall.greet(None)
    assert greeting.new_token is not None
    return hall.rename(greeting.visitor, nickname=nickname, lang="en"), greeting.new_token


def code_for(hall: Hall, person: Visitor, kind: str = "code") -> str:
    with hall.store.writing() as connection:
        return make_code(connection, kind, person.id, hall.now())  # type: ignore[arg-type]


def use(hall: Hall, code: str) -> str:
    with hall.store.writing() as connection:
        return use_code(connection, code, ("code", "mail"), hall.now())[0]


def test_a_code_is_good_once_and_for_two_minutes(hall: Hall, time: Time) -> None:
    ann, _ = arrive(hall, "Ann")
    code = code_for(hall, ann)
    assert use(hall, code) == ann.id
    late, older = code_for(hall, ann), ""
    older, late = late, code_for(hall, ann)
    for wrong in (code, older, "nonsense", ""):
        with pytest.raises(PeopleError) as refused:
            use(hall, wrong)
        assert refused.value.key == "code-old"
    time.passes(121)
    with pytest.raises(PeopleError):
        use(hall, late)
    mailed = code_for(hall, ann, "mail")
    time.passes(1799)
    assert use(hall, mailed) == ann.id
    old = code_for(hall, ann, "mail")
    time.passes(1801)
    for worthless in (mailed, old):
        with pytest.raises(PeopleError):
            use(hall, worthless)


def test_a_new_device_sits_at_the_old_seat_and_brings_its_own_along(hall: Hall) -> None:
    ann, first = arrive(hall, "Ann")
    party = Party(hall, LINK, LINK)
    party.table.join(ann, party.opened.secrets[0], "Ann")
    phone, second = arrive(hall, "A.")
    other = Party(hall, LINK, ME)
    other.table.join(phone, other.opened.secrets[0], "A.")
    hosted_by_phone = hall.open(phone, TableWish("caylus", [LINK, LINK], seed=3))
    with hall.store.writing() as connection:
        note_device(connection, first, ann.id, "Laptop", "first", hall.now())
        add_way(connection, phone.id, "mail", "a@palas.example", hall.now())
    token = sign_in(hall, second, ann.id, "Phone", "code")
    back = hall.greet(token).visitor
    assert back.id == ann.id == hall.greet(first).visitor.id
    assert party.table.seats_of(back) == (0,)
    assert other.table.seats_of(back) == (0,), "what the phone had comes along"
    assert other.table.standing.seats[0].name == "A.", "the seat keeps the name it had"
    assert hall.table(hosted_by_phone.table_id).is_host(back)
    assert {line.id for line in hall.summaries(back)} == {party.table.id, other.table.id, hosted_by_phone.table_id}
    assert hall.greet(second).visitor.id not in (ann.id, ""), "its old cookie opens nothing of hers"
    assert party.table.seats_of(hall.greet(second).visitor) == ()
    with hall.store.reading() as connection:
        assert {device.name for device in devices_of(connection, ann.id)} == {"Laptop", "Phone"}
        assert [way.address for way in ways_of(connection, ann.id)] == ["a@palas.example"]


def test_a_browser_of_another_person_leaves_him_what_he_has(hall: Hall) -> None:
    ann, _ = arrive(hall, "Ann")
    ben, bens = arrive(hall, "Ben")
    party = Party(hall, LINK, LINK)
    party.table.join(ben, party.opened.secrets[0], "Ben")
    with hall.store.writing() as connection:
        note_device(connection, bens, ben.id, "Laptop", "first", hall.now())
    phone = sign_in(hall, None, ben.id, "Phone", "code")
    token = sign_in(hall, bens, ann.id, "Laptop", "code")
    assert hall.greet(token).visitor.id == ann.id
    assert party.table.seats_of(hall.greet(token).visitor) == ()
    assert party.table.seats_of(hall.greet(phone).visitor) == (0,)


def test_a_device_that_is_signed_out_is_a_strangers(hall: Hall) -> None:
    ann, first = arrive(hall, "Ann")
    party = Party(hall, LINK, LINK)
    party.table.join(ann, party.opened.secrets[0], "Ann")
    with hall.store.writing() as connection:
        note_device(connection, first, ann.id, "Laptop", "first", hall.now())
    phone = sign_in(hall, None, ann.id, "Phone", "code")
    with hall.store.writing() as connection:
        laptop = next(device for device in devices_of(connection, ann.id) if device.name == "Laptop")
        with pytest.raises(PeopleError):
            sign_out(connection, "somebody else", laptop.id, hall.now())
        sign_out(connection, ann.id, laptop.id, hall.now())
    stranger = hall.greet(first)
    assert stranger.new_token is not None
    with pytest.raises(NotYourSeat):
        party.table.look(stranger.visitor, 0)
    assert party.table.seats_of(hall.greet(phone).visitor) == (0,)


def test_a_cookie_that_was_signed_out_brings_nothing_to_whoever_has_it_now(hall: Hall) -> None:
    ann, first = arrive(hall, "Ann")
    party = Party(hall, LINK, LINK)
    party.table.join(ann, party.opened.secrets[0], "Ann")
    with hall.store.writing() as connection:
        note_device(connection, first, ann.id, "Laptop", "first", hall.now())
        sign_out(connection, ann.id, devices_of(connection, ann.id)[0].id, hall.now())
    finder, _ = arrive(hall, "Finder")
    token = sign_in(hall, first, finder.id, "Laptop", "code")
    for cookie in (token, first):
        assert party.table.seats_of(hall.greet(cookie).visitor) == ()
    assert party.table.seats_of(ann) == (0,), "her seat is still hers"


def test_the_cookie_from_before_is_worth_nothing_once_a_browser_has_become_anothers(hall: Hall) -> None:
    ann, first = arrive(hall, "Ann")
    party = Party(hall, LINK, LINK)
    party.table.join(ann, party.opened.secrets[0], "Ann")
    with hall.store.writing() as connection:
        note_device(connection, first, ann.id, "Laptop", "first", hall.now())
    phone = sign_in(hall, None, ann.id, "Phone", "code")
    ben, _ = arrive(hall, "Ben")
    sign_in(hall, first, ben.id, "Laptop", "code")
    assert party.table.seats_of(hall.greet(first).visitor) == ()
    assert party.table.seats_of(hall.greet(phone).visitor) == (0,)


def test_orders_come_along_and_act_for_the_same_person(hall: Hall) -> None:
    ann, _ = arrive(hall, "Ann")
    guest, _ = arrive(hall, "A guest")
    party = Party(hall, LINK, LINK, order="as_listed")
    party.people[0], party.people[1] = guest, visitor(hall, "Ben")
    for seat in (0, 1):
        party.table.join(party.people[seat], party.opened.secrets[seat], "")
    if party.to_act() == 0:
        party.move(0, "place gate")
    party.table.order(guest, 0, "left_inn")
    assert party.table.orders(guest, 0)[0].state == "waits"
    party.table.become(guest.id, ann.id)
    assert [(one.visitor, one.state) for one in party.table.orders(ann, 0)] == [(ann.id, "waits")]
    party.move(1, "place castle")
    assert party.table.standing.ordered, "the left place in the inn was taken"


def test_everything_about_a_person_can_be_taken_away_and_deleted(hall: Hall) -> None:
    ann, token = arrive(hall, "Annabella")
    party = Party(hall, LINK, LINK)
    party.table.join(ann, party.opened.secrets[0], "Annabella")
    party.people[0] = ann
    party.table.join(visitor(hall, "Ben"), party.opened.secrets[1], "Ben")
    with hall.store.writing() as connection:
        note_device(connection, token, ann.id, "Laptop", "first", hall.now())
        add_way(connection, ann.id, "mail", "annabella@palas.example", hall.now())
        renew_share(connection, ann.id, True)
    party.table.order(ann, 0, "stay_inn")
    with hall.store.reading() as connection:
        taken = json.dumps(export(connection, ann.id))
    for word in ("Annabella", "annabella@palas.example", "Laptop", party.table.id, "stay_inn"):
        assert word in taken
    delete_person(hall, ann.id)
    with hall.store.reading() as connection:
        left = json.dumps(export(connection, ann.id))
    assert "nnabella" not in left
    assert left_of(hall, "nnabella", ann.id) == []
    again = hall.table(party.table.id)
    assert again.standing.seats[0].kind == "bot", "a bot plays on, and the others' game goes on"
    assert again.seats_of(hall.greet(token).visitor) == ()


def left_of(hall: Hall, *words: str) -> list[str]:
    """Every row of the database in which one of these words stands."""
    with hall.store.reading() as connection:
        rows = [f"{table.name} {row}" for table in META.sorted_tables for row in connection.execute(select(table))]
    return [row for row in rows if any(word in row for word in words)]


def test_nothing_is_left_where_a_deleted_person_sat_before_or_with_another_browser(hall: Hall) -> None:
    ann, first = arrive(hall, "Annabella")
    with hall.store.writing() as connection:
        note_device(connection, first, ann.id, "Laptop", "first", hall.now())
    phone, second = arrive(hall, "Annaphone")
    by_phone, got_up, shared, broken = (Party(hall, LINK, LINK) for _ in range(4))
    by_phone.table.join(phone, by_phone.opened.secrets[0], "Annaphone")
    sign_in(hall, second, ann.id, "Phone", "code")
    got_up.table.join(ann, got_up.opened.secrets[0], "Annabella")
    got_up.table.leave(ann, 0)
    ben = visitor(hall, "Ben")
    shared.table.join(ann, shared.opened.secrets[0], "Annabella")
    shared.table.join(ben, shared.opened.secrets[0], "Ben")
    broken.table.join(ann, broken.opened.secrets[0], "Annabella")
    with hall.store.writing() as connection:
        spoiled = {"seq": 10_000, "at": 0.0, "kind": "do", "seat": 0, "body": "{}"}
        connection.execute(insert(LOG).values(table_id=broken.table.id, **spoiled))
        group = make_group(connection, ann.id, "Us", hall.now())
        join_group(connection, ben.id, group.id, group.secret, hall.now())
        make_group(connection, ann.id, "Alone", hall.now())
    hall.forget(broken.table.id)
    delete_person(hall, ann.id)
    assert left_of(hall, "nnabella", "nnaphone", ann.id, phone.id, "Alone") == []
    assert hall.table(shared.table.id).seats_of(ben) == (0,), "who shared the seat keeps it"
    with hall.store.reading() as connection:
        assert [one.name for one in groups_of(connection, ben.id)] == ["Us"]


def test_all_that_is_stored_by_a_persons_mark_is_told_and_deleted() -> None:
    marked = {table.name for table in META.sorted_tables if "visitor" in table.c}
    assert marked == {table.name for table in (HOLDERS, *PERSONAL)}


def test_figures_come_from_the_log_of_finished_games(hall: Hall) -> None:
    party = Party(hall, ME, LINK, game="heirs")
    ben = party.join(1, "Ben")
    assert played_by(hall, ben.id) == []
    party.play_out()
    open_one = Party(hall, LINK, LINK, game="heirs")
    open_one.table.join(ben, open_one.opened.secrets[0], "Ben")
    (played,) = played_by(hall, ben.id)
    state = party.table.standing.state
    assert (played.points, played.won) == (state.scores()[1], 1 in state.winners())
    assert played.place == (1 if played.won else 2)
    assert sum(played.parts[1].values()) == played.points
    (record,) = records([played])
    assert (record.games, record.wins, record.best) == (1, int(played.won), played.points)
    assert records([played], players=3) == []
    shares = sources([played], "heirs")
    assert not shares or sum(share.own for share in shares) == pytest.approx(1)
    with hall.store.writing() as connection:
        old = {"to_act": [], "round": None, "winners": list(state.winners())}  # as it was stored before
        connection.execute(update(TABLES).where(TABLES.c.id == party.table.id).values(summary=json.dumps(old)))
    assert played_by(hall, ben.id) == [played]


def test_a_private_link_can_be_renewed_and_taken_back(hall: Hall) -> None:
    ann, _ = arrive(hall, "Ann")
    with hall.store.writing() as connection:
        first = renew_share(connection, ann.id, True)
        assert shared_by(connection, first) == ann.id
        second = renew_share(connection, ann.id, True)
        assert shared_by(connection, first) == ""
        assert share_of(connection, ann.id) == second
        renew_share(connection, ann.id, False)
        assert shared_by(connection, second) == ""
        assert shared_by(connection, "") == ""
