"""Sitting down by link, on open seats, on a second device; handing over, coming back, new links; secrets."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables.people import BOT, HERE, LINK, ME, OPEN, Party, visitor

from palas.tables import BadSecret, BadWish, GameOver, NotHost, SeatTaken, TableFull
from palas.tables.errors import MayNotWatch, NotYourSeat


def kinds(party):
    return [info.kind for info in party.look(None).seats]


def test_every_seat_a_person_may_take_has_a_secret_and_a_bot_has_none(hall):
    party = Party(hall, ME, HERE, LINK, OPEN, BOT)
    assert sorted(party.opened.secrets) == [0, 1, 2, 3]
    assert len({*party.opened.secrets.values(), party.opened.watch}) == 5
    assert all(len(secret) >= 22 for secret in party.opened.secrets.values())
    assert len(party.opened.table_id) >= 10


def test_only_hashes_of_secrets_are_stored(hall, tmp_path):
    party = Party(hall, ME, LINK, BOT)
    token = hall.greet(None).new_token
    friend = hall.rename(hall.greet(token).visitor, nickname="Cem")
    party.table.join(friend, party.opened.secrets[1], "Cem")
    new = party.table.rotate(friend, 1)
    party.table.watch(visitor(hall), party.opened.watch)
    hall.backup(tmp_path / "copy.db")
    files = [*Path(str(hall.store.path)).parent.iterdir(), tmp_path / "copy.db"]
    stored = b"".join(path.read_bytes() for path in files)
    assert friend.id.encode() in stored, "the search finds what is there"
    for secret in (*party.opened.secrets.values(), party.opened.watch, token, new):
        assert secret.encode() not in stored


def test_a_friend_sits_down_by_link(hall):
    party = Party(hall, ME, LINK)
    assert kinds(party) == ["person", "link"]
    friend = party.join(1, "Cem")
    assert kinds(party) == ["person", "person"]
    assert party.table.seats_of(friend) == (1,)
    assert party.look(0).names == ("Ann", "Cem")
    assert any("Cem" in text for _, text in party.look(0).log)
    version = party.table.version
    assert party.table.join(friend, party.opened.secrets[1], "Cem") == 1
    assert party.table.version == version, "the same link again changes nothing"


@pytest.mark.parametrize("wrong", ["", "x", "A" * 22, "ä"])
def test_a_wrong_link_opens_nothing(hall, wrong):
    party = Party(hall, ME, LINK, BOT)
    stranger = visitor(hall)
    with pytest.raises(BadSecret):
        party.table.join(stranger, wrong, "Eve")
    with pytest.raises(BadSecret):
        party.table.watch(stranger, wrong)
    with pytest.raises(BadSecret):
        party.table.join(stranger, party.opened.watch, "Eve")
    with pytest.raises(BadSecret):
        party.table.join(stranger, Party(hall, ME, LINK).opened.secrets[1], "Eve")
    assert party.table.seats_of(stranger) == ()


def test_a_second_device_has_the_same_seat(hall):
    party = Party(hall, ME, LINK)
    friend = party.join(1, "Cem")
    phone = visitor(hall)
    assert party.table.join(phone, party.opened.secrets[1], "another name") == 1
    assert party.look(0).names == ("Ann", "Cem")
    assert party.table.look(phone, 1).view == party.table.look(friend, 1).view
    while party.table.standing.state.to_act != (1,):
        party.move(0)
    party.table.act(phone, 1, "pass", party.table.version, "k")
    assert [line.id for line in hall.summaries(phone)] == [party.table.id]


def test_an_open_seat_is_for_anyone_but_only_once(hall):
    party = Party(hall, ME, OPEN, OPEN)
    dov, eve, fay = (visitor(hall, name) for name in ("Dov", "Eve", "Fay"))
    assert [line.id for line in hall.open_tables()] == [party.table.id]
    party.table.sit(dov, 1, "Dov")
    version = party.table.version
    party.table.sit(dov, 1, "Dov")
    assert party.table.version == version
    with pytest.raises(SeatTaken):
        party.table.sit(eve, 1, "Eve")
    with pytest.raises(BadWish):
        party.table.sit(dov, 2, "Dov again")
    party.table.sit(eve, 2, "Dov")
    assert party.look(0).names == ("Ann", "Dov", "Dov 2"), "two of one name are told apart"
    with pytest.raises(TableFull):
        party.table.sit(fay, 2, "Fay")
    assert hall.open_tables() == []


def test_a_seat_at_the_hosts_device_may_move_to_a_device_of_its_own(hall):
    party = Party(hall, ME, HERE)
    assert party.table.seats_of(party.host) == (0, 1)
    bea = visitor(hall)
    party.table.join(bea, party.opened.secrets[1], "")
    assert kinds(party) == ["person", "person"]
    assert party.table.seats_of(party.host) == (0,)
    assert party.look(0).names == ("Ann", "Bea")
    with pytest.raises(NotYourSeat):
        party.table.look(party.host, 1)


def test_spectators_come_by_their_own_link_and_only_look(hall):
    party = Party(hall, ME, LINK)
    guest = visitor(hall)
    with pytest.raises(MayNotWatch):
        party.table.look(guest, None)
    party.table.watch(guest, party.opened.watch)
    party.table.watch(guest, party.opened.watch)
    assert party.table.look(guest, None).view.seat is None
    with pytest.raises(NotYourSeat):
        party.table.look(guest, 0)
    with pytest.raises(NotYourSeat):
        party.table.act(guest, 0, "pass", party.table.version, "k")
    with pytest.raises(NotHost):
        party.table.hand_over(guest, 1, "bot")


def test_the_host_gives_an_absent_persons_seat_to_a_bot_and_he_comes_back(hall):
    party = Party(hall, ME, LINK)
    friend = party.join(1)
    assert party.table.hand_over(party.host, 1, "bot:random") is None
    info = party.look(0).seats[1]
    assert (info.kind, info.away, info.bot) == ("person", True, "random")
    party.play(3)
    assert all(seat == 0 for seat in party.table.standing.state.to_act), "the bot plays"
    party.table.come_back(friend, 1)
    assert not party.look(0).seats[1].away
    while party.table.standing.state.to_act != (1,):
        party.move(0)
    party.move(1)


def test_the_host_gives_a_seat_to_a_friend_by_a_new_link(hall):
    party = Party(hall, ME, LINK)
    gone = party.join(1, "Cem")
    secret = party.table.hand_over(party.host, 1, "link")
    assert kinds(party) == ["person", "link"]
    assert party.table.seats_of(gone) == ()
    with pytest.raises(BadSecret):
        party.table.join(gone, party.opened.secrets[1], "Cem")
    with pytest.raises(NotYourSeat):
        party.table.come_back(gone, 1)
    dov = visitor(hall)
    assert party.table.join(dov, secret, "Dov") == 1
    assert party.look(0).names == ("Ann", "Dov")


def test_a_seat_is_played_at_the_hosts_device(hall):
    party = Party(hall, ME, BOT)
    party.table.hand_over(party.host, 1, "here", name="Bea")
    assert party.table.seats_of(party.host) == (0, 1)
    assert party.look(0).names == ("Ann", "Bea")


def test_a_friend_who_comes_late_takes_his_seat_from_the_bot(hall):
    party = Party(hall, ME, LINK)
    party.table.hand_over(party.host, 1, "bot")
    assert kinds(party) == ["person", "bot"]
    party.play(2)
    party.join(1, "Cem")
    assert kinds(party) == ["person", "person"]


def test_only_the_host_or_who_sits_there_hands_over(hall):
    party = Party(hall, ME, LINK, LINK)
    cem = party.join(1, "Cem")
    dov = party.join(2, "Dov")
    with pytest.raises(NotHost):
        party.table.hand_over(dov, 1, "bot")
    with pytest.raises(NotHost):
        party.table.hand_over(cem, 1, "here")
    party.table.hand_over(cem, 1, "bot")
    assert party.look(0).seats[1].away
    for wrong in ("", "throne", "bot:nobody", "link:x"):
        with pytest.raises(BadWish):
            party.table.hand_over(party.host, 1, wrong)


def test_a_finished_game_has_no_seats_to_give(hall, dice_market):
    party = Party(hall, ME, BOT, game="dice_market")
    party.play_out()
    with pytest.raises(GameOver):
        party.table.hand_over(party.host, 1, "link")


def test_a_lost_link_is_replaced_and_shuts_out_whoever_found_it(hall):
    party = Party(hall, ME, LINK)
    cem = party.join(1, "Cem")
    thief = visitor(hall)
    party.table.join(thief, party.opened.secrets[1], "Eve")
    secret = party.table.rotate(cem, 1)
    assert party.table.seats_of(thief) == ()
    assert party.table.seats_of(cem) == (1,)
    with pytest.raises(BadSecret):
        party.table.join(thief, party.opened.secrets[1], "Eve")
    assert party.table.join(visitor(hall), secret, "") == 1
    newest = party.table.rotate(party.host, 1)
    assert party.table.seats_of(cem) == ()
    assert kinds(party) == ["person", "link"]
    assert party.table.join(cem, newest, "Cem") == 1
    with pytest.raises(NotHost):
        party.table.rotate(cem, 0)
    bots = Party(hall, ME, BOT)
    with pytest.raises(BadWish):
        bots.table.rotate(bots.host, 1)


def test_names_are_one_clean_line(hall):
    party = Party(hall, ME, LINK, LINK, LINK)
    party.join(1, "  <b>Cem</b>\n\r\x00 ")
    party.join(2, "Ann")
    party.join(3, "\u202e\u200b")
    assert party.look(0).names == ("Ann", "<b>Cem</b>", "Ann 2", "Cem 3")
    with pytest.raises(BadWish):
        Party(hall, ME, LINK).join(1, "x" * 25)


def test_random_order_deals_the_seats(hall):
    places = {next(iter(p.people)) for p in (Party(hall, ME, BOT, BOT, BOT, order="random", seed=n) for n in range(20))}
    assert places == {0, 1, 2, 3}
