"""The drawn board: well-formed in every position, complete, from the own side, and nothing but the view."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from palas.draw import Board, picture
from palas.engine.core.state import State
from palas.engine.record import Record, replay
from tests.heirs.players import moments
from tests.heirs.realm import BLUE, BOX, GAME, WHITE, heirs

LISTED = {"end", "spare"}  # what has no place on the board

RECORDS = Path(__file__).resolve().parents[1] / "records" / "heirs"


def drawn(state: State, seat: int | None, lang: str = "de", shape: str = "wide", **more) -> Board:
    view = state.view(seat)
    legal = view.asked.legal if view.asked is not None else ()
    board = GAME.board(view, lang=lang, names=["Anna", "Odo"], legal=legal, shape=shape, **more)
    assert board is not None
    return board


def check(board: Board, legal: set[str]) -> None:
    """Well-formed, ids unique, every legal action that has a place offered exactly once."""
    root = ElementTree.fromstring(board.svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    offered = [element.get("data-action") for element in root.iter() if element.get("data-action")]
    assert sorted(offered) == sorted(board.covered) == sorted(legal - LISTED)
    assert len(board.svg) < 200_000
    used = set(re.findall(r'href="#([^"]+)"', board.svg)) | set(re.findall(r"url\(#([^)]+)\)", board.svg))
    assert used <= set(ids)


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"sets": "travel+war+craft"}), (1, {"level": 2, "colour": "blue"})]
)
@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_every_moment_is_drawn_and_every_choice_can_be_made_on_the_board(players, options, shape):
    seen = set()
    for state in moments(players, 11, options):
        new = not state.over and state.decision(state.to_act[0]).kind not in seen
        if state.length % 6 == 0 or state.over or new:
            for seat in (None, *range(players)):
                asked = state.view(seat).asked
                check(drawn(state, seat, "en", shape), set(asked.legal) if asked else set())
                seen.add(asked.kind if asked else "")
    assert {"turn", "build_at", "extend_at", "move", ""} <= seen


@pytest.mark.rule("HEI-6.1", "HEI-6.2")
def test_camps_sieges_and_discards_are_chosen_on_the_board_too():
    camp = heirs({(1, 0): ("land_camp_gray", WHITE)}, taken=True)
    assert "camp land_camp_gray" in drawn(camp.state, WHITE).covered
    siege = heirs({(0, 1): ("war_siege_green_1", WHITE), (1, 1): ("war_fortress_gray", BLUE)}, discounts=2,
                  hands={WHITE: ["war_siege_gray_1"]}).play(WHITE, "build war_siege_gray_1", "at 1,0")  # fmt: skip
    check(drawn(siege.state, WHITE), {"destroy", "spare"})
    hand = ["land_mill", "land_mine", "land_hut"]
    discard = heirs(hands={WHITE: hand}).play(WHITE, "take 1", "end")
    check(drawn(discard.state, WHITE), set(discard.legal(WHITE)))


def place_of(board: Board, id: str) -> tuple[float, float]:
    """Where a place lies on the drawing."""
    found = re.search(rf'id="{id}" transform="translate\(([\d.-]+) ([\d.-]+)\)"', board.svg)
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.rule("HEI-2.1", "HEI-2.3", "HEI-2.5")
def test_each_player_sees_the_land_from_the_own_side():
    game = heirs({(1, 1): ("land_mill", WHITE), (-1, -1): ("land_hut", BLUE)})
    mill, hut = (f"cell-{game.realm.cells[BOX.tile_ids.index(name)]}" for name in ("land_mill", "land_hut"))
    white, blue = drawn(game.state, WHITE), drawn(game.state, BLUE)
    assert place_of(white, mill)[0] > place_of(white, hut)[0]
    assert place_of(white, mill)[1] < place_of(white, hut)[1]
    assert place_of(blue, mill)[0] < place_of(blue, hut)[0]
    assert place_of(blue, mill)[1] > place_of(blue, hut)[1]
    spectator = drawn(game.state, None)
    assert place_of(spectator, mill) == place_of(white, mill)


@pytest.mark.rule("HEI-12.1")
def test_alone_the_human_sits_below_and_heinrichs_things_are_drawn():
    game = heirs({(0, 1): ("land_mill", WHITE), (0, -1): ("land_hut", BLUE)}, solo=BLUE, scaffold=(0, -1),
                 treasures={"vertical_green": (0, 1)}, pile=3)  # fmt: skip
    board = drawn(game.state, 0)
    assert place_of(board, f"cell-{game.realm.cells[BOX.tile_ids.index('land_hut')]}")[1] < 400
    for part in ("piece-scaffold", "piece-treasure-0", "piece-shield", "Heinrich"):
        assert part in board.svg


def test_the_land_grows_and_stays_on_the_sheet():
    row = {(x, 0): "green" for x in range(1, 8)} | {(0, y): "gray" for y in range(1, 8)}
    small, large = heirs(), heirs(row)
    for game in (small, large):
        for shape in ("wide", "phone"):
            board = drawn(game.state, WHITE, shape=shape)
            cells = re.findall(r'id="cell-\d+" transform="translate\(([\d.-]+) ([\d.-]+)\)"', board.svg)
            assert all(0 < float(x) < board.width and 0 < float(y) < board.height for x, y in cells)
            check(board, set(game.legal(WHITE)))


@pytest.mark.rule("HEI-10.1")
def test_the_drawing_knows_nothing_but_the_view():
    one = GAME.start(2, seed=5).to_dict()
    two = {**one, "key": "00" * 32, "seed": None}
    pictures = [drawn(GAME.from_dict(plain), 0).svg for plain in (one, two)]
    assert pictures[0] == pictures[1]


def test_no_german_or_english_name_is_cut_off_on_a_tile():
    for lang in ("de", "en"):
        for name in BOX.tile_ids:
            game = heirs({(1, 1): (name, WHITE)})
            assert "…" not in drawn(game.state, WHITE, lang).svg
            held = heirs(hands={WHITE: [name]})
            assert "…" not in drawn(held.state, WHITE, lang).svg


def test_what_a_line_of_the_log_speaks_of_is_on_the_board():
    for players in (1, 2):
        *_, end = moments(players, 3, telling=True)
        known = 0
        for event in end.story:
            for id in GAME.spots(end.view(None), event):
                assert id.startswith(("cell-", "slot-", "hand-", "piece-"))
                known += 1
        assert known > 30


def test_a_picture_stands_alone_in_both_themes():
    state = heirs({(1, 1): ("land_mill", WHITE)}).state
    for theme in ("light", "dark"):
        svg = picture(state, WHITE, "de", theme)
        assert svg is not None
        assert "var(" not in svg
        ElementTree.fromstring(svg)


@pytest.mark.parametrize("shape", ["phone", "desk"])
def test_every_building_bears_its_name_however_large_the_land_is(shape):
    state = replay(Record.read((RECORDS / "travel-land-trade.palas").read_text(encoding="utf-8")))
    realm = state.position
    board = state.game.board(state.view(0), lang="de", shape=shape)
    named = re.findall(
        r'font-weight="700" text-anchor="middle" fill="var\(--p-(?:argent|azure)-on\)">([^<]+)<', board.svg
    )
    standing = [tile for tile in range(realm.box.tiles) if realm.owner[tile] >= 0]
    assert len(named) == len(standing)
    assert "Bäckerei" in named


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("room", [(1000, 640), (936, 546)])
def test_no_name_is_cut_off_where_the_land_is_crowded(lang: str, room: tuple[float, float]):
    """Words that must be readable may not fit any more: then a shorter one stands there, or none."""
    for name in ("travel-land-trade", "war-craft-patrol", "solo-1-won"):
        state = replay(Record.read((RECORDS / f"{name}.palas").read_text(encoding="utf-8")))
        board = state.game.board(state.view(0), lang=lang, names=["Anna", "Odo"], shape="desk", room=room)
        assert "…" not in board.svg, re.findall(">([^<>]*…)<", board.svg)


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_only_tiles_that_can_be_taken_wear_the_ring_of_a_choice(shape):
    """What is within reach once a tile is taken counts when one builds, but a click on it does nothing."""
    ring = re.compile(r'id="slot-\d".*?</g>', re.S)
    taken = heirs({(1, 0): ("land_camp_gray", WHITE)}, taken=True)
    assert not any(code.startswith("take ") for code in taken.legal(WHITE))
    slots = ring.findall(drawn(taken.state, WHITE, shape=shape).svg)
    assert slots
    assert not any("--verdigris" in slot for slot in slots)
