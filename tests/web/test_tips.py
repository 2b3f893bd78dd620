"""What a place says never lies over another place that could be clicked, says each thing once,
and names the pieces that lie on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tables.people import HERE, ME, Party

from palas.tables import Hall
from palas.web.guests import Guest
from palas.web.play import about_values
from web.conftest import Server
from web.hands import DRAWN, hear_errors
from web.positions import after, open_at, position
from web.test_phone import GAMES, on_the_board

PLACES = """[...document.querySelectorAll(".place.legal")].map((place) => {
  const box = place.querySelector(".hit").getBoundingClientRect();
  return { id: place.id, x: box.x, y: box.y, w: box.width, h: box.height };
}).filter(({ w, x, y }) => w && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_covers_no_place_that_can_be_chosen_and_says_nothing_twice(
    server: Server, browser: Browser, game: str
) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="reduce")
    page = open_at(server, context, position(game, GAMES[game], on_the_board))
    page.reload()  # drawn for this window from the start
    page.wait_for_selector(f"{DRAWN} #prompt.mine")
    heard = hear_errors(page)
    places = page.evaluate(PLACES)
    assert places
    tip = page.locator("#tip")
    for place in places:
        page.mouse.move(2, 2)
        page.mouse.move(place["x"] + place["w"] / 2, place["y"] + place["h"] / 2)
        expect(page.locator(f'.place[id="{place["id"]}"]')).to_have_attribute("aria-describedby", "tip")
        expect(tip).to_be_visible()
        box = tip.bounding_box()
        assert box is not None
        over = [
            other["id"]
            for other in places
            if box["x"] < other["x"] + other["w"] - 1 and box["x"] + box["width"] > other["x"] + 1
            and box["y"] < other["y"] + other["h"] - 1 and box["y"] + box["height"] > other["y"] + 1
        ]  # fmt: skip
        assert over == [], f"what {place['id']} says lies over {over}"
        said = tip.locator("p").all_inner_texts()
        parts = [part.strip() for line in said for part in line.split(";")]
        assert len(parts) == len(set(parts)), f"{place['id']} says something twice: {said}"
    assert heard == []
    context.close()


def test_of_a_choice_that_is_past_meanwhile_nothing_is_said(hall: Hall) -> None:
    party = Party(hall, ME, HERE)
    seat = party.to_act()
    look = party.table.look(party.people[0], seat)
    codes = [action.code for action in look.legal]
    party.move(seat, codes[0])
    assert seat not in party.table.standing.state.to_act
    guest = Guest(party.people[0], None, "en", "")
    assert [about_values(party.table, look, guest, code)["legal"] for code in codes] == [False] * len(codes)


# What is said where each piece lies: the piece, the seat it belongs to, and the tip of the place under its middle.
PIECES = """[...document.querySelectorAll(":is(#board, #dock) .mover[id^=piece-]")].map((one) => {
    const box = one.getBoundingClientRect();
    const here = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const place = here.map((other) => other.closest(".place")).find((other) => other);
    const seat = (one.dataset.home ?? "").replace("seat-", "");
    const name = document.querySelector(`#player-${seat || "none"} .name`)?.firstChild?.textContent?.trim() ?? "";
    return { piece: one.id, seat, name, tip: place?.dataset.tip ?? "" };
})"""


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_named_with_its_owner_and_what_it_counts(server: Server, browser: Browser, game: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="reduce")
    moves = 50 if game == "castle" else 120  # its games are short
    page = open_at(server, context, position(game, GAMES[game], after(moves)))
    page.reload()
    page.wait_for_selector(f"{DRAWN} #prompt.mine")
    pieces = page.evaluate(PIECES)
    assert pieces
    for piece in pieces:
        assert "\n" in piece["tip"], f"{piece['piece']} has a name and nothing more: {piece['tip']!r}"
        if piece["seat"] not in ("", "0"):  # the own things need no name
            assert piece["name"]
            assert piece["name"] in piece["tip"], f"{piece['piece']} does not say whose it is: {piece['tip']!r}"
    context.close()
