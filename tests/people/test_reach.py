"""Addresses that strangers type lead nowhere but to the open internet."""

from __future__ import annotations

import socket

import pytest
from people.receivers import post_office
from steady import PATIENCE

from palas.people import channels
from palas.people.channels import Message
from palas.people.errors import PeopleError, Unreachable
from palas.people.reach import Connection, Reach, is_public

MESSAGE = Message("ab" * 16, "turn", "Caylus", "Ann & <Ben> to move", "http://palas/t/x", "caylus", "x", 1, "Ann", 5)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "fe80::1%eth0", "nonsense",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101", "::ffff:1.1.1.1"])
def test_public_addresses_are(address):
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("ftp://example.org/", "reach-address"),
        ("file:///etc/passwd", "reach-address"),
        ("https://", "reach-address"),
        ("https://user:secret@example.org/", "reach-address"),
        ("https://example.org:99999/", "reach-address"),
        ("https://exämple.org/", "reach-address"),
        ("https://example.org/\r\nX: 1", "reach-address"),
        ("https://example.org/a b", "reach-address"),
        ("http://example.org:22/", "reach-port"),
        ("http://example.org:8080/", "reach-port"),
        ("http://127.0.0.1/", "reach-private"),
        ("http://[::1]/", "reach-private"),
        ("http://2130706433/", "reach-private"),
        ("http://localhost/", "reach-private"),
    ],
)
def test_odd_addresses_are_refused_for_good(url, key):
    with pytest.raises(Unreachable) as refused:
        Reach().post(url, b"", {})
    assert refused.value.key == key
    assert refused.value.lasting


def test_a_name_with_one_private_address_is_refused_and_the_checked_address_is_used(monkeypatch):
    """Names are asked for once: what they say the second time is of no use to anybody."""
    asked: list[str] = []

    def answers(*addresses: str):
        def getaddrinfo(host, port, **more):
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

        return getaddrinfo

    monkeypatch.setattr(socket, "getaddrinfo", answers("1.1.1.1", "10.0.0.1"))
    with pytest.raises(Unreachable) as refused:
        Reach().post("http://hooks.example/", b"", {})
    assert refused.value.key == "reach-private"
    connected: list[tuple[str, int]] = []

    def create_connection(address, timeout=None):
        connected.append(address)
        raise OSError("no network in tests")

    monkeypatch.setattr(socket, "getaddrinfo", answers("1.1.1.1"))
    monkeypatch.setattr(socket, "create_connection", create_connection)
    with pytest.raises(Unreachable) as failed:
        Reach().post("https://hooks.example/x", b"", {})
    assert (failed.value.key, failed.value.lasting) == ("reach-failed", False)
    assert connected == [("1.1.1.1", 443)]
    assert asked == ["hooks.example"] * 2


def test_the_keeper_of_the_server_may_vouch_for_a_host_of_his_own():
    with post_office() as post:
        assert Reach(f"ntfy.lan, {post.host}").post(f"{post.address}/topic?x=1", b"hello", {"Title": "t"}).status == 200
        assert (post.calls[0].path, post.calls[0].body) == ("/topic?x=1", b"hello")
        with pytest.raises(Unreachable):
            Reach("127.0.0.1:1").post(post.address, b"", {})


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1/", "https://[::1]/x", "http://169.254.169.254/", "http://[::ffff:10.0.0.1]/"]
)
def test_a_private_address_is_refused_before_anything_is_sent(address):
    with pytest.raises(Unreachable) as refused:
        Reach().check(address)
    assert refused.value.key == "reach-private"


def test_who_is_reached_only_when_the_time_is_up_is_not_spoken_to():
    """The time runs out while hands are shaken: nothing holds the sender from then on."""
    with post_office() as post:
        host, _, port = post.host.partition(":")
        late = Connection(host, int(port), host, False, PATIENCE)
        late.cut()
        with pytest.raises(TimeoutError):
            late.request("POST", "/", b"")
        assert post.calls == []


def test_nobody_is_followed_elsewhere():
    with post_office() as post, post_office() as inner:
        post.answers, post.location = [302], f"{inner.address}/secret"
        with pytest.raises(Unreachable) as refused:
            Reach(f"{post.host}, {inner.host}").post(post.address, b"", {})
        assert refused.value.key == "reach-redirect"
        assert inner.calls == []


# -- channels -----------------------------------------------------------------------------------------------------


def test_every_service_gets_its_own_form():
    with post_office() as post:
        reach = Reach(post.host)
        for kind in ("discord", "slack", "ntfy", "json"):
            channels.send(reach, kind, f"{post.address}/{kind}", MESSAGE)
        room = f"{post.address}/_matrix/client/v3/rooms/!abc:example.org?access_token=s3cret"
        channels.check("matrix", room, reach)
        channels.send(reach, "matrix", room, MESSAGE)
    discord, slack, ntfy, plain, matrix = post.calls
    assert discord.json == {
        "content": "Ann & <Ben> to move http://palas/t/x",
        "allowed_mentions": {"parse": []},
    }
    assert slack.json == {"text": "Ann &amp; &lt;Ben&gt; to move <http://palas/t/x>"}
    assert ntfy.body.decode() == "Ann & <Ben> to move"
    assert (ntfy.headers["title"], ntfy.headers["click"]) == ("Caylus", "http://palas/t/x")
    assert plain.json["name"] == "Ann"
    assert plain.headers["idempotency-key"] == MESSAGE.id
    assert matrix.method == "PUT"
    assert matrix.path == f"/_matrix/client/v3/rooms/!abc%3Aexample.org/send/m.room.message/{MESSAGE.id}"
    assert matrix.headers["authorization"] == "Bearer s3cret"


def test_a_room_without_a_token_is_refused():
    with pytest.raises(PeopleError) as refused:
        channels.check("matrix", "https://example.org/_matrix/client/v3/rooms/!abc:example.org", Reach())
    assert refused.value.key == "matrix-address"


def test_a_channel_that_says_no_is_not_asked_again_but_one_that_is_busy_is():
    for status, lasting in ((404, True), (429, False), (500, False)):
        with post_office() as post:
            post.answers = [status]
            with pytest.raises(Unreachable) as refused:
                channels.send(Reach(post.host), "json", post.address, MESSAGE)
            assert refused.value.lasting == lasting
