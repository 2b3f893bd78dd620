"""Pages about people: being told, other devices, one's own page; in a browser with passkeys and a service worker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from people.receivers import Mailbox, mailbox
from playwright.sync_api import Browser, BrowserContext, Page, expect
from sqlalchemy import update
from starlette.testclient import TestClient
from steady import SEED, wait_for
from tables.people import LINK, ME

from palas.people.figures import renew_share
from palas.people.groups import make_group
from palas.people.outbox import listed
from palas.people.schema import WAYS as TOLD
from palas.people.ways import add_way
from palas.tables import BotPool, Hall, Store, TableWish, Visitor
from palas.web.app import make_app
from palas.web.build import install
from palas.web.guests import COOKIE, WAYS
from palas.web.messenger import Messenger
from web.conftest import Server, serving, settings_for
from web.hands import DRAWN, hear_errors, known, until
from web.test_axe import axe

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class House(Server):
    """A server that sends mail, under a name for which browsers make passkeys."""

    mails: Mailbox
    messenger: Messenger


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    hall = Hall(Store(f"sqlite:///{folder / 'palas.db'}"), bots=BotPool(workers=0), seed=SEED)
    with mailbox() as mails:
        app = make_app(settings_for(folder, mail=mails.address, mail_pictures=False, hold=0.0), hall)
        with serving(app) as address:
            made = House(address.replace("127.0.0.1", "localhost"), hall)
            made.mails, made.messenger = mails, app.state.messenger
            yield made


@pytest.fixture
def device(browser: Browser) -> Iterator[Any]:
    """Makes browsers of their own."""
    made: list[BrowserContext] = []

    def new(**wish: Any) -> BrowserContext:
        size = {"width": 1280, "height": 900}
        made.append(browser.new_context(locale="en-GB", viewport=size, service_workers="allow", **wish))
        return made[-1]

    yield new
    for context in made:
        context.close()


def with_authenticator(context: BrowserContext) -> tuple[Page, Any, str]:
    """A page whose device can keep passkeys."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return page, session, made["authenticatorId"]


def seated(house: House, context: BrowserContext) -> str:
    """Ann has a seat; the table's id."""
    ann = known(context, house, "Ann")
    return house.hall.open(ann, TableWish("caylus", [ME, LINK], order="as_listed", seed=7)).table_id


def test_a_passkey_brings_a_person_back_to_the_seat(house: House, device: Any) -> None:
    first = device()
    table = seated(house, first)
    page, session, id = with_authenticator(first)
    page.goto(f"{house.address}/me/told")
    page.click("#passkey-make")
    page.wait_for_url(re.compile("done=saved"))
    expect(page.locator("#devices ~ .lines")).to_contain_text("Passkey")
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]

    other, session, id = with_authenticator(device())
    session.send("WebAuthn.addCredential", {"authenticatorId": id, "credential": credential})
    other.goto(f"{house.address}/enter")
    other.click("#passkey-use")  # first click
    other.wait_for_url(re.compile("/me$"))
    other.click(f'a[href="/t/{table}"]')  # second click: at the seat
    other.wait_for_selector(f"{DRAWN} #prompt.mine")

    stranger, _, _ = with_authenticator(device())
    stranger.goto(f"{house.address}/enter")
    stranger.click("#passkey-use")
    expect(stranger.locator("#passkey-note")).to_contain_text("did not work")
    stranger.goto(f"{house.address}/t/{table}")
    assert stranger.locator("#prompt.mine").count() == 0


def test_a_code_from_the_other_device_is_good_once(house: House, device: Any) -> None:
    first = device()
    table = seated(house, first)
    page = first.new_page()
    page.goto(f"{house.address}/me/told")
    page.click("#code-make")
    page.wait_for_selector("#device-code svg")
    link = page.locator("#device-code").get_attribute("data-link") or ""
    assert link.startswith(f"{house.address}/enter#")

    phone = device(is_mobile=True).new_page()
    phone.goto(link)
    phone.wait_for_url("**/enter")  # the secret does not stay in the address
    phone.click("#enter-code button")  # first click
    phone.wait_for_url(re.compile("/me$"))
    phone.click(f'a[href="/t/{table}"]')  # second click
    phone.wait_for_selector(f"{DRAWN} #prompt.mine")

    stranger = device().new_page()
    stranger.goto(link)
    stranger.click("#enter-code button")
    expect(stranger.locator(".error-note")).to_contain_text("not valid any more")
    stranger.goto(f"{house.address}/t/{table}")
    assert stranger.locator("#prompt.mine").count() == 0

    page.goto(f"{house.address}/me/told")
    expect(page.locator("#devices ~ .lines")).to_contain_text("by code")
    page.locator("#devices ~ .lines li", has_text="by code").locator("button").click()
    page.wait_for_url(re.compile("done=saved"))
    phone.goto(f"{house.address}/t/{table}")
    assert phone.locator("#prompt.mine").count() == 0, "a device that is signed out has no seat"


def test_a_link_by_mail_brings_a_person_back(house: House, device: Any) -> None:
    first = device()
    table = seated(house, first)
    page = first.new_page()
    page.goto(f"{house.address}/me/told")
    page.fill("#address", "ann@palas.example")
    page.click(".adding button")
    expect(page.locator(".way.is-unconfirmed")).to_contain_text("ann@palas.example")
    wait_for(lambda: mails_to(house, "Is this your address?"), "no mail to confirm the address")
    page.goto(link_in(house, mails_to(house, "Is this your address?")[-1]))
    page.click("main form button")
    expect(page.locator("main")).to_contain_text("Thank you")

    other = device().new_page()
    other.goto(f"{house.address}/enter")
    for address in ("nobody@palas.example", "ann@palas.example"):
        other.fill("#address", address)
        other.click("form:has(#address) button")
        expect(other.locator("[role=status].chip")).to_contain_text("If this address is known")
    wait_for(lambda: mails_to(house, "Your link to Palas"), "no mail with a link")
    (mail,) = mails_to(house, "Your link to Palas")
    assert mail["to"] == "ann@palas.example", "and nobody else was written to"
    other.goto(link_in(house, mail))
    other.click("#enter-code button")
    other.wait_for_url(re.compile("/me$"))
    other.goto(f"{house.address}/t/{table}")
    other.wait_for_selector(f"{DRAWN} #prompt.mine")


def mails_to(house: House, subject: str) -> list[Any]:
    return [mail for mail in house.mails.mails if mail["subject"] == subject]


def link_in(house: House, mail: Any) -> str:
    """The link in a mail, on the port that the test was given."""
    found = re.search(r"http://[^/]+(/\S+)", mail.get_body(("plain",)).get_content())
    assert found is not None
    return house.address + found[1]


# The worker notes what the browser has really shown. Asking `getNotifications` instead may come between storing and
# showing, and then the browser takes the message for one that was swept away, and forgets it.
SHOWN = """() => {
  const show = self.registration.showNotification.bind(self.registration);
  self.registration.showNotification = (title, more) => show(title, more).then(() => { self.shown = title; });
}"""


def test_the_service_worker_shows_messages_and_says_when_there_is_no_line(house: House, whole_browser: Browser) -> None:
    context = whole_browser.new_context(
        locale="en-GB", viewport={"width": 1280, "height": 900}, service_workers="allow"
    )
    context.grant_permissions(["notifications"], origin=house.address)
    page = context.new_page()
    session = context.new_cdp_session(page)
    versions: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: versions.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.goto(f"{house.address}/about")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    wait_for(lambda: versions, "no service worker", pause=page.wait_for_timeout)
    wait_for(lambda: context.service_workers, "the service worker does not run", pause=page.wait_for_timeout)
    (worker,) = context.service_workers
    worker.evaluate("self.navigator.setAppBadge = (count) => { self.badge = count; return Promise.resolve(); }")
    worker.evaluate(SHOWN)
    told = '{"title": "It is your turn.", "body": "Caylus", "url": "/t/abc", "tag": "turn-abc", "waiting": 2}'
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.address, "registrationId": versions[-1]["registrationId"], "data": told},
    )
    wait_for(lambda: worker.evaluate("self.shown") == "It is your turn.", "no message", pause=page.wait_for_timeout)
    wait_for(lambda: worker.evaluate("self.badge") == 2, "no badge", pause=page.wait_for_timeout)
    context.set_offline(True)
    page.goto(f"{house.address}/rules")
    expect(page.locator("h1")).to_have_text("No connection")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)", "it has its styles"
    context.set_offline(False)
    page.goto(f"{house.address}/rules")
    expect(page.locator("h1")).not_to_have_text("No connection")


def test_the_icon_of_the_app_counts_the_games_that_wait(house: House, device: Any) -> None:
    """No home screen is needed to see what the browser is told to show there: the last word is what stands."""
    context = device()
    noted = """for (const name of ["setAppBadge", "clearAppBadge"])
        navigator[name] = (count) => { (window.badges ??= []).push(count ?? 0); return Promise.resolve(); }"""
    context.add_init_script(noted)
    page = context.new_page()

    def badge(path: str) -> int | None:
        page.goto(house.address + path)
        return page.evaluate("(window.badges ?? []).at(-1)")  # type: ignore[no-any-return]

    ann = known(context, house, "Ann")
    assert badge("/me") == 0
    wish = TableWish("caylus", [ME, LINK], order="as_listed", seed=7)
    tables = [house.hall.table(house.hall.open(ann, wish).table_id) for _ in range(2)]
    waiting = sum(0 in table.standing.thinking() for table in tables)
    assert waiting == 2
    assert badge("/me") == badge("/") == 2
    for left, table in ((1, tables[0]), (0, tables[1])):
        while 0 in table.standing.thinking():
            look = table.look(ann, 0)
            table.act(ann, 0, look.legal[-1].code, look.version, f"move {look.version}")
        assert badge("/me") == left


def test_what_is_chosen_without_a_line_is_sent_once_when_it_is_back(house: House, device: Any) -> None:
    context = device()
    table = house.hall.table(seated(house, context))
    context.add_cookies([{"name": WAYS, "value": "one_click=1", "url": house.address}])
    page = context.new_page()
    page.goto(f"{house.address}/t/{table.id}")
    page.wait_for_selector(f"{DRAWN} #prompt.mine")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # it holds the page that says what is wrong
    before = table.version
    context.set_offline(True)
    until(page, "!navigator.onLine")  # or the page still tries, and only the reply may be lost
    page.click('.prompt .choice[data-code="pass"]')
    expect(page.locator("body")).to_contain_text("your choice is kept")
    assert table.version == before
    page.reload()  # what this page sends once it runs, Chromium may already let through
    expect(page.locator("h1")).to_have_text("No connection")
    context.set_offline(False)
    page.goto(f"{house.address}/me")
    wait_for(lambda: table.version > before, "what was kept is not sent", pause=page.wait_for_timeout)
    after = table.version
    page.goto(f"{house.address}/t/{table.id}")
    page.wait_for_selector("#prompt:not(.mine)")
    until(page, "localStorage.getItem('palas:kept') === '[]'")  # the first page may have gone before its reply came
    assert table.version == after, "and once is enough"


def test_the_app_can_be_put_on_the_home_screen(house: House, device: Any) -> None:
    context = device()
    table = seated(house, context)
    answer = context.request.get(f"{house.address}/palas.webmanifest").json()
    assert (answer["start_url"], answer["display"]) == ("/urgent", "standalone")
    sizes = {icon["sizes"] for icon in answer["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in answer["icons"]:
        png = context.request.get(house.address + icon["src"]).body()
        assert png.startswith(b"\x89PNG")
        assert f"{int.from_bytes(png[16:20], 'big')}x{int.from_bytes(png[20:24], 'big')}" == icon["sizes"]
    assert context.request.get(f"{house.address}/icon/7.png").status == 404
    page = context.new_page()
    page.goto(f"{house.address}/urgent")
    assert page.url.endswith(f"/t/{table}"), "it opens at the table that waits"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_pages_about_people_are_accessible(house: House, device: Any, lang: str) -> None:
    install(everything=True)
    problems: list[str] = []
    desk, phone = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
    for scheme, view in (("light", desk), ("dark", phone)):
        context = device(color_scheme=scheme)
        seated(house, context)
        house.hall.rename(house.hall.greet(cookie(context)).visitor, lang=lang)
        with house.hall.store.writing() as connection:
            group = make_group(connection, house.hall.greet(cookie(context)).visitor.id, "Wednesday", 0.0)
        page = context.new_page()
        page.set_viewport_size(view)
        heard = hear_errors(page)
        for path in (
            "/me/told",
            "/me",
            "/enter",
            "/enter#abc",
            "/offline",
            "/seek",
            "/invited#abc",
            f"/g/{group.id}",
            "/g/abc#abc",
        ):
            page.goto("about:blank")
            page.goto(house.address + path)
            problems += axe(page, f"{lang} {scheme} {path}")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{path} is wider than the screen"
        assert heard == []
    assert problems == [], "\n".join(problems)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_thinking_ahead_and_the_links_of_mails_are_accessible(house: House, device: Any, lang: str) -> None:
    install(everything=True)
    problems: list[str] = []
    messenger = house.messenger
    for scheme, view in (("light", {"width": 1440, "height": 900}), ("dark", {"width": 390, "height": 844})):
        context = device(color_scheme=scheme)
        table = seated(house, context)
        ann = house.hall.rename(house.hall.greet(cookie(context)).visitor, lang=lang)
        with house.hall.store.writing() as connection:
            way = add_way(connection, ann.id, "mail", f"{scheme}@palas.example", 0.0, confirmed=False)
            link = renew_share(connection, ann.id, True)
        house.hall.table(table).order(ann, 0, "stay_inn")
        page = context.new_page()
        page.set_viewport_size(view)
        heard = hear_errors(page)
        for path in (
            f"/t/{table}/plan",
            f"/t/{table}/orders",
            "/analysis",
            f"/p/{link}",
            f"/confirm/{way.id}/{messenger.mark('confirm', way.id)}",
            f"/quiet/{way.id}/{table}/{messenger.mark(way.id, table)}",
        ):
            page.goto(house.address + path)
            problems += axe(page, f"{lang} {scheme} {path}")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{path} is wider than the screen"
        assert heard == []
    assert problems == [], "\n".join(problems)


def cookie(context: BrowserContext) -> str:
    return next(one["value"] for one in context.cookies() if one["name"] == COOKIE)


# -- without a browser --------------------------------------------------------------------------------------------


def test_the_forms_of_being_told_work_without_a_script(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    page = guest.get("/me/told")
    assert page.status_code == 200
    assert "This server sends no mail." in page.text
    table = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link"}).headers["location"]
    table = table.split("/t/")[1].split("/")[0].split("#")[0]
    hook = {"do": "channel", "table": table, "kind": "discord", "address": "https://discord.com/api/webhooks/1/x"}
    assert guest.post("/me/told", data=hook).status_code == 303
    for address in ("http://127.0.0.1/", "https://example.org:22/", "javascript:alert(1)", "https://u:p@example.org/"):
        assert guest.post("/me/told", data={**hook, "address": address}).status_code == 400
    text = guest.get("/me/told").text
    way = re.search(r'name="way" value="(\w+)"', text)
    assert way is not None
    for deed, due in (
        ({"do": "on", "way": way[1], "on": ""}, 303),
        ({"do": "on", "way": way[1], "on": "1"}, 303),
        ({"do": "pace", "table": table, "pace": "daily"}, 303),
        ({"do": "pace", "table": "", "pace": "later"}, 303),
        ({"do": "pace", "table": table, "pace": "weekly"}, 400),
        ({"do": "habits", "zone": "Europe/Berlin", "day_from": "480", "day_to": "1320", "remind": "3600"}, 303),
        ({"do": "habits", "zone": "Atlantis", "day_from": "480", "day_to": "1320", "remind": "3600"}, 400),
        ({"do": "habits", "zone": "", "day_from": "481", "day_to": "1320", "remind": "3600"}, 400),
        ({"do": "mail", "address": "ann@palas.example"}, 400),
        ({"do": "push", "subscription": "{}"}, 400),
        ({"do": "push", "subscription": "nonsense"}, 400),
        ({"do": "remove", "way": "0" * 32}, 400),
        ({"do": "remove", "way": way[1]}, 303),
        ({"do": "nothing"}, 400),
    ):
        assert guest.post("/me/told", data=deed).status_code == due, deed
    text = guest.get("/me/told").text
    assert "Europe/Berlin" in text
    assert 'value="480"' in text


def test_nobody_changes_anothers_ways(guest: TestClient, hall: Hall, tmp_path: Path) -> None:
    from palas.people.ways import add_way

    ben = hall.rename(hall.greet(None).visitor, nickname="Ben")
    with hall.store.writing() as connection:
        way = add_way(connection, ben.id, "mail", "ben@palas.example", 0.0)
    for deed in ("on", "remove", "test"):
        refused = guest.post("/me/told", data={"do": deed, "way": way.id})
        assert refused.status_code == 400
    table = hall.open(ben, TableWish("caylus", [ME, LINK], seed=1)).table_id
    hook = {"do": "channel", "table": table, "kind": "slack", "address": "https://hooks.slack.com/x"}
    assert guest.post("/me/told", data=hook).status_code == 403
    assert "ben@palas.example" not in guest.get("/me/told").text


def test_a_page_that_is_still_open_in_a_browser_that_was_signed_out_is_told_nothing_more(
    guest: TestClient, hall: Hall
) -> None:
    """A laptop was left behind with its page of the table open."""
    from starlette.websockets import WebSocketDisconnect

    from palas.people.entry import devices_of, sign_out

    greeting = hall.greet(None)
    ann, token = hall.rename(greeting.visitor, nickname="Ann"), greeting.new_token
    opened = hall.open(ann, TableWish("caylus", [ME, LINK], order="as_listed", seed=7))
    table = hall.table(opened.table_id)
    guest.cookies.set(COOKIE, token or "")
    guest.post("/me/devices", data={"do": "code"})
    with guest.websocket_connect(f"/t/{table.id}/live?seat=0", headers={"origin": "http://testserver"}) as socket:
        assert "fragments" in socket.receive_json()
        with hall.store.writing() as connection:
            sign_out(connection, ann.id, devices_of(connection, ann.id)[0].id, hall.now())
        ben = hall.greet(None).visitor
        table.join(ben, opened.secrets[1], "Ben")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert guest.get(f"/t/{table.id}/news?form=view&seat=0").status_code == 403


def test_nobody_floods_an_address_with_mails_of_this_server(hall: Hall, tmp_path: Path) -> None:
    """Not with one cookie, nor with many; and whoever asks for links learns nothing of it."""
    with mailbox() as mails:
        app = make_app(settings_for(tmp_path, mail=mails.address, mail_pictures=False), hall)
        refused = []
        for _ in range(12):
            strange = TestClient(app, follow_redirects=False, headers={"origin": "http://testserver"})
            answer = strange.post(
                "/me/told", json={"do": "mail", "address": "ann@palas.example"}, headers={"accept": "application/json"}
            )
            refused.append(answer.json().get("key", ""))
        assert refused == [""] * 6 + ["letters-often"] * 6
        with hall.store.writing() as connection:
            connection.execute(update(TOLD).values(confirmed=True))
        asked = strange.post("/enter", data={"do": "mail", "address": "ann@palas.example"})
        assert asked.headers["location"] == "/enter?sent=1"
        with hall.store.reading() as connection:
            assert len(listed(connection)) == 6, "no more than these are on their way"


def test_one_address_asks_for_so_many_mails_and_no_more(hall: Hall, tmp_path: Path) -> None:
    with mailbox() as mails:
        app = make_app(settings_for(tmp_path, mail=mails.address, mail_pictures=False, limits=True), hall)
        strange = TestClient(app, follow_redirects=False, headers={"origin": "http://testserver"})
        codes = [
            strange.post("/me/told", data={"do": "mail", "address": f"{number}@palas.example"}).status_code
            for number in range(14)
        ]
        assert codes == [303] * 12 + [429] * 2
        assert strange.post("/enter", data={"do": "mail", "address": "a@palas.example"}).status_code == 429
        assert strange.post("/me/told", data={"do": "pace", "table": "", "pace": "daily"}).status_code == 303


def test_a_mail_program_stops_mails_with_one_click_and_only_those(guest: TestClient, hall: Hall) -> None:
    from palas.people.habits import read_pace
    from palas.people.ways import add_way, read_way

    ben = hall.rename(hall.greet(None).visitor, nickname="Ben")
    with hall.store.writing() as connection:
        way = add_way(connection, ben.id, "mail", "ben@palas.example", 0.0)
    messenger = guest.app.state.messenger  # type: ignore[attr-defined]
    link = messenger.quiet_link(way.id, "abc").removeprefix(messenger.settings.address)
    strange = TestClient(guest.app, follow_redirects=False)
    assert "No more mails?" in strange.get(link, headers={"accept": "text/html"}).text
    assert strange.post(link[:-2] + "00", data={"List-Unsubscribe": "One-Click"}).status_code == 400
    assert strange.post(link, data={"List-Unsubscribe": "One-Click"}).text == "ok\n"
    with hall.store.reading() as connection:
        assert read_pace(connection, ben.id, "abc") == "never"
        assert read_pace(connection, ben.id, "abd") == "now"
    whole = messenger.quiet_link(way.id, "").removeprefix(messenger.settings.address)
    assert "Done." in strange.post(whole, headers={"accept": "text/html"}).text
    with hall.store.reading() as connection:
        kept = read_way(connection, way.id)
    assert kept is not None
    assert not kept.on


def test_a_private_link_shows_finished_games_alone(guest: TestClient, hall: Hall) -> None:
    guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "link", "nickname": "Ann", "name1": "Xaver"})
    assert "Xaver" in guest.get("/me").text
    guest.post("/me/share", data={"on": "1"})
    link = re.search(r'value="http://testserver(/p/[\w-]+)"', guest.get("/me").text)
    assert link is not None
    stranger = TestClient(guest.app, follow_redirects=False, headers={"accept-language": "en"})
    shown = stranger.get(link[1]).text
    assert "Ann" in shown
    assert "Xaver" not in shown, "a game that goes on is nobody's business"
    assert "/t/" not in shown
    guest.post("/me/share", data={"on": "1"})
    assert stranger.get(link[1]).status_code == 404


# -- open tables --------------------------------------------------------------------------------------------------


def opened(guest: TestClient, **fields: str) -> str:
    """A table that looks for players; its id."""
    form = {"game": "caylus", "seat0": "me", "seat1": "open", "seat2": "open", "order": "as_listed", **fields}
    place = guest.post("/open", data=form).headers["location"]
    return place.split("/t/")[1].split("/")[0].split("#")[0]


def another(guest: TestClient) -> TestClient:
    """Somebody else at the same server."""
    return TestClient(
        guest.app, follow_redirects=False, headers={"origin": "http://testserver", "accept-language": "en"}
    )


def test_open_tables_say_how_they_are_played_and_are_found_by_it(guest: TestClient) -> None:
    days = opened(
        guest, nickname="Ann", clock="turn-86400", seek_note="One  a day\u202e", seek_experience="new", seek_lang="de"
    )
    live = opened(guest, nickname="Ann", clock="turn-60", seek_experience="known")
    ben = another(guest)
    text = ben.get("/seek").text
    assert f"/t/{days}/sit" in text
    assert f"/t/{live}/sit" in text
    for words in ("One a day", "over days", "at one sitting", "beginners welcome", "2 seats free", "Deutsch"):
        assert words in text, words
    for query, shown, hidden in (
        ("pace=days", days, live), ("pace=live", live, days), ("experience=new", days, live), ("lang=en", live, days),
    ):  # fmt: skip
        found = ben.get(f"/seek?{query}").text
        assert f"/t/{shown}/sit" in found
        assert f"/t/{hidden}/sit" not in found
    assert f"/t/{days}/sit" not in guest.get("/seek").text, "one's own table is not sought"
    refused = guest.post("/open", data={"game": "caylus", "seat0": "me", "seat1": "open", "seek_experience": "?"})
    assert refused.status_code == 400


def test_a_seat_is_taken_left_and_taken_by_another_until_the_host_looks_for_nobody(guest: TestClient) -> None:
    table = opened(guest, nickname="Ann")
    ben, cem = another(guest), another(guest)
    assert ben.post(f"/t/{table}/sit", data={"seat": "1", "nickname": "Ben"}).status_code == 303
    assert cem.post(f"/t/{table}/leave", data={"seat": "1"}).status_code == 403
    assert ben.post(f"/t/{table}/leave", data={"seat": "1"}).headers["location"] == "/me"
    assert "Ben gets up" in guest.get(f"/t/{table}").text
    assert cem.post(f"/t/{table}/sit", data={"seat": "1", "nickname": "Cem"}).status_code == 303
    assert ben.post(f"/t/{table}/close", data={}).status_code == 403
    assert guest.post(f"/t/{table}/close", data={}).status_code == 303
    assert f"/t/{table}/sit" not in ben.get("/seek").text
    assert ben.post(f"/t/{table}/sit", data={"seat": "2", "nickname": "Ben"}).status_code == 409


def test_a_private_hall_is_seen_by_those_who_were_invited(hall: Hall, tmp_path: Path) -> None:
    from palas.people.seeking import hall_secret

    form = {"game": "caylus", "seat0": "me", "seat1": "link", "order": "as_listed"}
    with TestClient(make_app(settings_for(tmp_path, invite_only=True), hall), follow_redirects=False) as client:
        client.headers.update({"origin": "http://testserver", "accept-language": "en"})
        for path in ("/", "/seek"):
            refused = client.get(path)
            assert refused.status_code == 403
            assert "invited people only" in refused.text
        assert client.post("/open", data=form).status_code == 403
        assert client.get("/rules").status_code == 200
        assert client.post("/invited", data={"secret": "wrong"}).status_code == 400
        with hall.store.writing() as connection:
            secret = hall_secret(connection)
        assert client.post("/invited", data={"secret": secret}).status_code == 303
        assert client.get("/").status_code == 200
        place = client.post("/open", data=form).headers["location"]
        table, seat = place.split("/t/")[1].split("/")[0], place.split("1=")[1].split("&")[0]
        friend = another(client)
        assert friend.get("/").status_code == 403
        waiting, public = (
            re.split("[/#]", client.post("/open", data={**form, **more}).headers["location"])[2]
            for more in ({"seat1": "open"}, {"public": "1"})
        )
        assert friend.post(f"/t/{waiting}/sit", data={"seat": "1"}).status_code == 403, "an address is no invitation"
        assert friend.post(f"/t/{public}/branch", data={"n": "0"}).status_code == 403
        assert friend.get("/").status_code == 403
        assert friend.post(f"/join/{table}", json={"secret": seat, "nickname": "Ben"}).status_code == 303
        assert friend.get("/").status_code == 200, "whoever has a seat here was invited"


def test_who_is_refused_a_seat_is_called_as_before(guest: TestClient) -> None:
    table = opened(guest, nickname="Ann")
    strange = another(guest)
    strange.get("/me")  # is known from now on, and has no name
    refused = strange.post(f"/t/{table}/sit", data={"seat": "0", "nickname": "Evelina"})
    assert refused.status_code in (400, 403, 409)
    assert "Evelina" not in strange.get("/settings").text


# -- time ---------------------------------------------------------------------------------------------------------


def test_a_table_can_be_opened_with_a_clock_that_rests_and_holidays_stop_it(guest: TestClient, hall: Hall) -> None:
    rests = {"clock": "turn-86400", "rest_night": "1", "rest_weekends": "1", "zone": "Europe/Berlin"}
    table = hall.table(opened(guest, nickname="Ann", **rests))
    clock = table.standing.face.clock
    assert clock is not None
    assert clock.rest is not None
    assert (clock.rest.zone, clock.rest.night_from, clock.rest.weekends) == ("Europe/Berlin", 1320, True)
    form = {"game": "caylus", "seat0": "me", "seat1": "open", **rests, "zone": "Atlantis"}
    assert guest.post("/open", data=form).status_code == 400
    assert guest.post("/me/holiday", data={"from": "2030-07-01", "to": "2030-07-14"}).status_code == 303
    (span,) = table.standing.face.holidays.values()
    assert span[1] - span[0] == 14 * 86400
    assert "is on holiday" in guest.get(f"/t/{table.id}").text
    assert guest.post("/me/holiday", data={"from": "", "to": "", "do": "end"}).status_code == 303
    assert table.standing.face.holidays == {}


def test_people_at_a_table_let_a_bot_stand_in(guest: TestClient, hall: Hall) -> None:
    id = opened(guest, nickname="Ann", seat2="none")
    ben = another(guest)
    ben.post(f"/t/{id}/sit", data={"seat": "1", "nickname": "Ben"})
    table = hall.table(id)
    absent = table.standing.thinking()[0]
    other, person = (ben, guest) if absent == 0 else (guest, ben)
    assert "A bot shall stand in" in other.get(f"/t/{id}/seats").text
    assert "A bot shall stand in" not in person.get(f"/t/{id}/seats").text
    assert other.post(f"/t/{id}/stand-in", data={"seat": str(absent)}).status_code == 303
    assert table.standing.seats[absent].away


# -- groups -------------------------------------------------------------------------------------------------------


def test_a_group_has_one_invitation_its_tables_and_its_results(guest: TestClient, hall: Hall) -> None:
    assert guest.post("/g", data={"name": "   "}).status_code == 400
    guest.post("/settings", data={"nickname": "Ann", "lang": "en", "theme": ""})
    place = guest.post("/g", data={"name": "Wednesday"}).headers["location"]
    text = guest.get(place).text
    link = re.search(rf'value="http://testserver{place}#([\w-]+)"', text)
    assert link is not None
    assert "Wednesday" in guest.get("/me").text
    ben, stranger = another(guest), another(guest)
    assert "Wednesday" not in ben.get(place).text, "before he joins he learns nothing"
    assert ben.post(place, data={"do": "join", "secret": "wrong"}).status_code == 400
    assert stranger.post(place, data={"do": "renew"}).status_code == 400
    assert ben.post(place, data={"do": "join", "secret": link[1]}).status_code == 303
    table = opened(guest, nickname="Ann", game="heirs", seat1="open", seat2="none")
    assert "no table at which two of you" in guest.get(place).text.lower()
    ben.post(f"/t/{table}/sit", data={"seat": "1", "nickname": "Ben"})
    assert f"/t/{table}" in ben.get(place).text
    play_out(hall, table)
    for person in (guest, ben):
        shown = person.get(place).text
        assert " : " in shown
        assert "Ben" in shown
    assert "no table at which two of you" in ben.get(place).text.lower()
    guest.post(place, data={"do": "renew"})
    assert stranger.post(place, data={"do": "join", "secret": link[1]}).status_code == 400
    ben.post(place, data={"do": "leave"})
    assert "Wednesday" not in ben.get(place).text


def play_out(hall: Hall, id: str) -> None:
    """Both seats play at random to the end."""
    table, luck = hall.table(id), Random(2)
    while not table.standing.state.over:
        seat = table.standing.state.to_act[0]
        person = Visitor(table.standing.seats[seat].visitors[0])
        look = table.look(person, seat)
        table.act(person, seat, luck.choice(look.legal).code, look.version, f"move {look.version}")
