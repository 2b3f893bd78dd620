"""Being told: by mail, push and channel, once for every turn, and only what the reader may see."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace

import pytest
from people.receivers import Browser, Mailbox, Post, mailbox, post_office
from tables.people import HERE, LINK, ME, Party, Time, visitor

from palas.people import outbox
from palas.people.habits import Habits, write_habits, write_pace
from palas.people.ways import Way, add_way, own_way, ways_of
from palas.tables import Clock, Hall, Visitor
from palas.web.messenger import Messenger
from palas.web.settings import Settings


class House:
    """A hall with a messenger whose rounds the test makes, and everybody who may be told."""

    def __init__(self, hall: Hall, time: Time, mails: Mailbox, post: Post, **settings: object) -> None:
        self.hall, self.time, self.mails, self.post = hall, time, mails, post
        self.settings = Settings(
            mail=mails.address, mail_from="tables@palas.example", reach=post.host, hold=10.0, mail_pictures=False,
            public_url="https://palas.example", **settings,  # type: ignore[arg-type]
        )  # fmt: skip
        self.messenger = Messenger(self.settings, hall)
        self.party = Party(hall, ME, LINK)
        self.ben = self.party.join(1, "Ben")
        self.table = self.party.table

    def way(self, visitor: Visitor, kind: str, address: str, **more: object) -> Way:
        with self.hall.store.writing() as connection:
            return add_way(connection, visitor.id, kind, address, self.hall.now(), **more)  # type: ignore[arg-type]

    def mail(self, visitor: Visitor) -> Way:
        return self.way(visitor, "mail", f"{visitor.nickname.lower()}@palas.example")

    def wish(self, visitor: Visitor, pace: str, table: str = "") -> None:
        with self.hall.store.writing() as connection:
            write_pace(connection, visitor.id, table, pace)

    def habits(self, visitor: Visitor, habits: Habits) -> None:
        with self.hall.store.writing() as connection:
            write_habits(connection, visitor.id, habits)

    def pass_the_turn(self) -> int:
        """Moves until it is the other's turn; whose it is then."""
        seat = self.party.to_act()
        while self.party.to_act() == seat:
            self.party.move()
        return self.party.to_act()

    def round(self, seconds: float = 10.0) -> None:
        self.time.passes(seconds)
        self.messenger.courier.round()

    def states(self) -> list[tuple[str, str]]:
        with self.hall.store.reading() as connection:
            rows = sorted(outbox.listed(connection, all=True), key=lambda post: (post.since, post.kind != "turn"))
        return [(post.state, post.note) for post in rows]

    def subjects(self) -> list[str]:
        return [str(mail["subject"]) for mail in self.mails.mails]


@pytest.fixture
def receivers() -> Iterator[SimpleNamespace]:
    with mailbox() as mails, post_office() as post:
        yield SimpleNamespace(mails=mails, post=post)


@pytest.fixture
def house(halls: Callable[..., Hall], sqlite_url: str, receivers: SimpleNamespace) -> House:
    time = Time()
    return House(halls(sqlite_url, bots=False, now=time), time, receivers.mails, receivers.post)


def ben_is_asked(house: House) -> None:
    while house.party.to_act() != 1:
        house.party.move()


# -- once for every turn ------------------------------------------------------------------------------------------


def test_whoever_is_to_move_gets_one_mail_and_nobody_else(house: House) -> None:
    house.mail(house.ben)
    ben_is_asked(house)
    house.messenger.courier.round()
    assert house.mails.mails == [], "a move that is taken back at once tells nobody"
    house.round()
    house.round()
    assert house.subjects() == ["Your turn: Caylus with Ann"]
    assert house.states() == [("sent", "")]
    mail = house.mails.mails[0]
    assert (mail["to"], mail["from"]) == ("ben@palas.example", "Palas <tables@palas.example>")
    plain = mail.get_body(("plain",)).get_content()
    html = mail.get_body(("html",)).get_content()
    link = f"https://palas.example/t/{house.table.id}?seat=1"
    for text in (plain, html):
        assert link in text
        assert "Ben, it is your turn." in text
        assert "worker" in text
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert mail["list-unsubscribe"].startswith("<https://palas.example/quiet/")


def test_a_mail_is_in_the_language_of_its_reader(house: House) -> None:
    house.hall.rename(house.ben, lang="de")
    house.mail(house.ben)
    ben_is_asked(house)
    house.round()
    assert house.subjects() == ["Du bist am Zug: Caylus mit Ann"]
    assert "Setze einen Arbeiter ein" in house.mails.mails[0].get_body(("plain",)).get_content()


def test_the_mail_shows_the_board(house: House) -> None:
    drawn: list[str] = []
    house.messenger.studio = SimpleNamespace(png=lambda svg, width: drawn.append(svg) or b"\x89PNG...")  # type: ignore
    house.mail(house.ben)
    ben_is_asked(house)
    house.round()
    assert len(drawn) == 1
    assert drawn[0].startswith("<svg")
    pictures = [part for part in house.mails.mails[0].walk() if part.get_content_type() == "image/png"]
    assert [picture.get_content() for picture in pictures] == [b"\x89PNG..."]
    assert 'src="cid:board"' in house.mails.mails[0].get_body(("html",)).get_content()


def test_the_studio_draws_a_real_board() -> None:
    import palas
    from palas.draw import picture
    from palas.web.pictures import Studio

    svg = picture(palas.game("heirs").start(players=2, seed=1), 0)
    assert svg is not None
    png = Studio().png(svg, 600)
    assert png is not None
    assert png.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(png[16:20], "big") == 600
    assert Studio().png("no drawing", 600) is None


@pytest.mark.parametrize("title", ["castle", "caylus", "heirs", "nobility", "viscounts"])
def test_the_picture_of_a_mail_is_cut_to_what_is_asked(title: str) -> None:
    """Never below three quarters of its size in a mail of 600 pixels; what can be chosen is in it."""
    import re
    from random import Random

    import palas
    from palas.web.cutouts import about_question, asked

    game = palas.game(title)
    state, luck, cut = game.start(2, seed=4), Random(3), 0
    for _ in range(40):
        seat = state.to_act[0]
        legal = state.legal(seat)
        board = game.board(state.view(seat), legal=[action.code for action in legal], shape="desk", room=(984, 624))
        assert board is not None
        svg, places = about_question(board), asked(board.svg)
        view = re.search(r'viewBox="([^"]+)"', svg)
        assert view is not None
        x, y, width, height = (float(side) for side in view[1].split())
        assert (svg != board.svg) == bool(places)
        if places:
            cut += 1
            assert 0 < width <= 800
            assert x >= 0
            assert y >= 0
            assert x + width <= board.width + 1
            assert y + height <= board.height + 1
            assert any(x <= one[0] and one[2] <= x + width and y <= one[1] and one[3] <= y + height for one in places)
        state.apply(luck.choice(legal))
    assert cut >= 5


def test_an_answer_before_the_time_is_up_stops_the_message(house: House) -> None:
    house.mail(house.ben)
    house.wish(house.ben, "later")
    ben_is_asked(house)
    house.round(600)
    house.pass_the_turn()
    house.round(600)
    assert house.mails.mails == []
    assert house.states() == [("dropped", "passed")]


def test_a_turn_that_comes_again_takes_the_place_of_an_earlier_message(house: House) -> None:
    house.mail(house.ben)
    house.wish(house.ben, "later")
    ben_is_asked(house)
    house.pass_the_turn()
    ben_is_asked(house)
    assert house.states() == [("dropped", "overtaken"), ("waiting", "")]
    house.round(900)
    assert len(house.mails.mails) == 1


def test_a_move_taken_back_and_made_again_tells_nobody_twice(house: House) -> None:
    house.mail(house.ben)
    while house.party.to_act() != 1:
        code = house.party.move()
    house.round()
    house.table.undo(house.party.host, 0, "undo 1")
    assert house.party.to_act() == 0
    house.round()
    house.party.move(0, code)
    house.round()
    assert len(house.mails.mails) == 1
    house.table.undo(house.party.host, 0, "undo 2")
    house.time.passes(2 * 3600)
    house.party.move(0, code)
    house.round()
    assert len(house.mails.mails) == 2, "after so long it is a turn of its own"


def test_who_looks_at_the_table_is_told_nothing(house: House) -> None:
    house.mail(house.ben)
    house.messenger.presence.looks(house.ben.id, house.table.id)
    ben_is_asked(house)
    house.round()
    assert house.states() == [("dropped", "seen")]
    house.messenger.presence.leaves(house.ben.id, house.table.id)
    house.pass_the_turn()
    ben_is_asked(house)
    house.round()
    assert len(house.mails.mails) == 1


def test_whoever_gives_his_seat_away_is_not_told_of_it(house: House) -> None:
    house.mail(house.ben)
    ben_is_asked(house)
    house.table.hand_over(house.party.host, 1, "link")
    house.round()
    assert house.mails.mails == []


def test_people_who_share_a_device_are_not_told_of_each_other(halls, sqlite_url, receivers) -> None:
    time = Time()
    hall = halls(sqlite_url, bots=False, now=time)
    house = House(hall, time, receivers.mails, receivers.post)
    party = Party(hall, ME, HERE)
    house.way(party.host, "mail", "ann@palas.example")
    while party.to_act() != 1:
        party.move()
    house.round()
    assert house.mails.mails == []


# -- when ---------------------------------------------------------------------------------------------------------


def test_each_table_has_its_own_pace_and_never_means_never(house: House) -> None:
    house.mail(house.ben)
    house.wish(house.ben, "never")
    ben_is_asked(house)
    house.round(3600)
    assert house.states() == []
    house.wish(house.ben, "now", house.table.id)
    house.pass_the_turn()
    ben_is_asked(house)
    house.round()
    assert len(house.mails.mails) == 1


def test_what_comes_in_quiet_hours_comes_in_one_mail(house: House) -> None:
    house.mail(house.ben)
    night = int(house.time.now % 86400 // 60 // 15 * 15)
    house.habits(house.ben, Habits("UTC", day_from=(night + 600) % 1440, day_to=night or 1440))
    other = Party(house.hall, ME, LINK, seed=8)
    other.people[1] = house.ben
    other.table.join(house.ben, other.opened.secrets[1], "Ben")
    ben_is_asked(house)
    while other.to_act() != 1:
        other.move()
    house.round(60)
    assert house.mails.mails == []
    house.round(600 * 60)
    assert house.subjects() == ["2 tables wait for you"]
    assert [state for state, _ in house.states()] == ["sent", "sent"]
    text = house.mails.mails[0].get_body(("plain",)).get_content()
    for table in (house.table, other.table):
        assert f"https://palas.example/t/{table.id}?seat=1" in text


def test_a_reminder_comes_before_the_clock_runs_out(halls, sqlite_url, receivers) -> None:
    time = Time()
    hall = halls(sqlite_url, bots=False, now=time)
    house = House(hall, time, receivers.mails, receivers.post)
    house.party = Party(hall, ME, LINK, clock=Clock("turn", 86400))
    house.table = house.party.table
    ben = house.party.join(1, "Ben")
    house.way(ben, "mail", "ben@palas.example")
    ben_is_asked(house)
    house.round()
    house.messenger.presence.looks(ben.id, house.table.id)
    house.round(86400 - 7200 - 20)
    assert house.subjects() == ["Your turn: Caylus with Ann"]
    house.round(20)
    assert house.subjects()[1:] == ["Time is running out: Caylus with Ann"], "also to one whose page lies open"
    assert "Time until" in house.mails.mails[0].get_body(("plain",)).get_content()


def test_waking_a_table_that_sleeps_tells_whoever_is_to_move_once(house: House) -> None:
    house.mail(house.ben)
    ben_is_asked(house)
    house.round()
    house.time.passes(22 * 86400)
    house.table.wake(house.party.host)
    house.table.wake(house.party.host)
    house.round()
    house.round()
    assert len(house.mails.mails) == 2


# -- channels and pushes ------------------------------------------------------------------------------------------


def test_a_channel_is_told_who_is_to_move_and_nothing_else(house: House) -> None:
    house.way(house.party.host, "json", f"{house.post.address}/hook", table_id=house.table.id)
    house.pass_the_turn()
    house.round()
    house.pass_the_turn()
    house.round()
    assert [call.json["name"] for call in house.post.calls] == ["Ben", "Ann"]
    told = house.post.calls[0].json
    assert told["text"] == "Ben to move · Caylus · Round 1"
    assert told["link"] == f"https://palas.example/t/{house.table.id}"
    assert set(told) == {"id", "event", "title", "text", "link", "game", "table", "seat", "name", "round"}


def test_a_channel_falls_silent_when_whoever_added_it_may_not_look_any_more(house: House) -> None:
    house.way(house.ben, "json", f"{house.post.address}/hook", table_id=house.table.id)
    house.pass_the_turn()
    house.round()
    assert len(house.post.calls) == 1
    house.table.leave(house.ben, 1)
    guest = visitor(house.hall, "Cem")
    house.table.sit(guest, 1, "Cem")
    house.party.people[1] = guest
    house.pass_the_turn()
    house.round()
    assert len(house.post.calls) == 1, "the table is closed to whoever left it"
    assert ("dropped", "left") in house.states()


def test_a_push_is_signed_and_sealed_for_one_browser(house: House) -> None:
    browser = Browser(f"{house.post.address}/push/1")
    house.way(house.ben, "push", browser.subscription.text())
    ben_is_asked(house)
    house.round()
    (call,) = house.post.calls
    told = browser.open(call, house.messenger.pusher.public_key, house.post.address)
    assert told["title"] == "It is your turn."
    assert told["url"] == f"/t/{house.table.id}?seat=1"
    assert told["waiting"] == 1
    assert "Caylus with Ann" in told["body"]
    assert len(call.headers["topic"]) == 32
    assert b"Caylus" not in call.body


def test_the_keys_of_a_server_are_made_once(house: House) -> None:
    again = Messenger(house.settings, house.hall)
    assert again.pusher.public_key == house.messenger.pusher.public_key
    assert again.quiet_link("a", "b") == house.messenger.quiet_link("a", "b")


# -- when it does not arrive --------------------------------------------------------------------------------------


def test_what_does_not_arrive_is_tried_again_with_growing_pauses(house: House) -> None:
    way = house.mail(house.ben)
    house.mails.refuse = "451 later"
    ben_is_asked(house)
    house.round()
    tries = []
    for seconds in (29, 1, 119, 1):
        house.round(seconds)
        with house.hall.store.reading() as connection:
            tries.append(outbox.listed(connection)[0].tries)
    assert tries == [1, 2, 2, 3]
    with house.hall.store.reading() as connection:
        failing = own_way(connection, house.ben.id, way.id)
    assert (failing.failing is not None, failing.error) == (True, "mail-refused")
    house.mails.refuse = ""
    house.round(480)
    assert len(house.mails.mails) == 1
    with house.hall.store.reading() as connection:
        assert own_way(connection, house.ben.id, way.id).failing is None


def test_a_browser_that_is_gone_is_forgotten(house: House) -> None:
    browser = Browser(f"{house.post.address}/push/1")
    house.way(house.ben, "push", browser.subscription.text())
    house.post.answers = [410]
    ben_is_asked(house)
    house.round()
    assert house.states() == [("failed", "push-gone")]
    with house.hall.store.reading() as connection:
        assert ways_of(connection, house.ben.id) == []


def test_a_way_that_is_switched_off_is_silent(house: House) -> None:
    way = house.mail(house.ben)
    ben_is_asked(house)
    with house.hall.store.writing() as connection:
        from palas.people.ways import change_way

        change_way(connection, way.id, on=False)
    house.round()
    assert house.states() == [("dropped", "switched-off")]


def test_a_message_is_stored_with_the_move_or_not_at_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the outbox cannot be written, the move is not made either."""
    house.mail(house.ben)
    version = house.table.version

    def broken(*args: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr(outbox, "write", broken)
    with pytest.raises(RuntimeError):
        ben_is_asked(house)
    assert house.table.version == version
    monkeypatch.undo()
    ben_is_asked(house)
    assert house.states() == [("waiting", "")]


@pytest.mark.parametrize("url", ["postgres_url"])
def test_two_processes_send_a_message_once(halls, request, url, receivers) -> None:
    """With PostgreSQL two halls look into one outbox; what one has claimed the other leaves alone."""
    time = Time()
    hall, other = (halls(request.getfixturevalue(url), bots=False, now=time) for _ in "ab")
    house = House(hall, time, receivers.mails, receivers.post)
    second = Messenger(house.settings, other)
    house.mail(house.ben)
    ben_is_asked(house)
    time.passes(10)
    mine = house.messenger.courier.take(10)
    assert len(mine) == 1
    assert second.courier.take(10) == []
    house.messenger.courier.send(mine[0])
    second.courier.round()
    assert len(house.mails.mails) == 1
    house.messenger.presence.looks(house.ben.id, house.table.id)
    assert second.presence.looking([house.ben.id], house.table.id)
    house.messenger.presence.leaves(house.ben.id, house.table.id)
    assert not second.presence.looking([house.ben.id], house.table.id)
    house.pass_the_turn()
    ben_is_asked(house)
    time.passes(10)
    assert house.messenger.courier.take(10), "claimed by a process that dies now"
    time.passes(121)
    second.courier.round()
    assert len(house.mails.mails) == 2


# -- paired worlds ------------------------------------------------------------------------------------------------


def test_letters_of_two_worlds_that_a_seat_cannot_tell_apart_are_the_same(house: House, dice_market: object) -> None:
    """Exchange two cards in the closed hands of others: mail, push and channel say the same, to the last byte."""
    from random import Random

    from tables.test_hidden import twin

    from palas.web import letters

    compared = 0
    for seed in range(6):
        party = Party(house.hall, ME, LINK, LINK, game="dice_market", seed=seed)
        worlds = twin(party, Random(seed))
        if worlds[0] == worlds[1]:
            continue
        told = []
        for text in worlds:
            opened = house.hall.import_table(text, party.host)
            table = house.hall.table(opened.table_id)
            table.join(party.host, opened.secrets[0], "Ann")
            zone = Habits().place
            turn = letters.tell(table, party.host, 0, house.hall.now(), zone)
            letter = letters.turn_letter(turn, "turn", "link", "quiet", "settings", None)
            push = letters.turn_push(turn, "turn", "link", "tag", 1)
            post = outbox.Post("id", "turn", "", "", table.id, 0, 1, 1, "", 0, 0, False, 0)
            message = replace(letters.channel_message(post, table, "en", "link"), table="")
            told.append((letter, json.dumps(push), message))
        assert told[0] == told[1]
        compared += 1
    assert compared >= 3


def test_the_outbox_is_shown_without_addresses(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    from palas.commands.outbox import outbox as shown

    database = str(house.hall.store.url)
    shown(database=database)
    assert "Nothing waits" in capsys.readouterr().out
    house.mail(house.ben)
    ben_is_asked(house)
    shown(database=database, json=True)
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["state"], row["kind"], row["way"], row["table"]) == ("waiting", "turn", "mail", house.table.id)
    assert "palas.example" not in json.dumps(row)
    house.round()
    shown(database=database)
    assert "Nothing waits" in capsys.readouterr().out
    shown(database=database, all=True, lang="de")
    assert "gesendet" in capsys.readouterr().out
