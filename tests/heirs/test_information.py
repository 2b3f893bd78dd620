"""Rulings on what is hidden: the order of the stack, the face of the start tile, the treasures (HEI-10)."""

from random import Random

import pytest

from palas.engine.core.cards import has, listed, set_of
from palas.engine.core.luck import Quick
from palas.engine.core.state import State
from palas.engine.view import view_bytes
from palas.games.heirs.box import TERRAINS
from tests.heirs.players import moments
from tests.heirs.realm import BLUE, BOX, GAME, WHITE, census_is_kept, heirs, new_game


def known(state: State, seat: int | None) -> tuple[bytes, list[str], list[str]]:
    """Everything a seat learns: its view, what it may do, the log."""
    legal = [action.code for action in state.legal(seat)] if seat is not None and seat in state.to_act else []
    return view_bytes(state.view(seat)), legal, state.log(seat, "de")


def played_twins(seed: int, players: int, cut: int, **options) -> tuple[State, State]:
    """The same game twice up to a moment, with another key: from there chance falls in another way."""
    twins = []
    for key in (b"one" * 8, b"two" * 8):
        state = GAME.start(players, seed=seed, options=options)
        rng = Random(seed)
        while state.length < cut and not state.over:
            state.apply(rng.choice(state.legal(state.to_act[0])))
        plain = state.to_dict()
        plain["key"] = key.hex()
        plain["seed"] = None
        twins.append(GAME.from_dict(plain))
    return twins[0], twins[1]


@pytest.mark.rule("HEI-10.1", "HEI-10.2")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (1, {"level": 2}), (1, {"level": 1, "colour": "blue"})])
@pytest.mark.parametrize("cut", [10, 40, 80])
def test_worlds_that_differ_only_in_stack_order_or_treasure_faces_look_the_same(players, options, cut):
    one, two = played_twins(5, players, cut, **options)
    for seat in (None, *range(players)):
        assert known(one, seat) == known(two, seat)
    # and they were really different worlds: played on in the same way, chance falls differently
    rng = Random(1)
    while view_bytes(one.view(None)) == view_bytes(two.view(None)):
        seat = one.to_act[0]
        code = rng.choice(one.legal(seat)).code
        one.apply(GAME.parse(one, seat, code))
        two.apply(GAME.parse(two, seat, code))


@pytest.mark.rule("HEI-10.1")
def test_the_view_does_not_depend_on_the_start_tile_or_the_order_of_the_stack():
    # both worlds have drawn the same faces; the stack below could lie in any order, and the position holds none
    state = GAME.start(2, seed=3)
    plain = state.to_dict()["position"]
    assert isinstance(plain["unseen"], int)
    assert plain["unseen"].bit_count() == plain["pile"] + 1 == 21
    assert not any(isinstance(value, list) and len(value) in (20, 21) for value in plain.values())


@pytest.mark.rule("HEI-10.1", "Q9")
def test_hands_are_open_and_tiles_laid_face_down_stay_known():
    game = heirs({(1, 0): "trade_farm"}, hands={WHITE: ["land_hut"], BLUE: ["land_mill"]})
    views = [game.state.view(seat) for seat in (None, WHITE, BLUE)]
    assert len({(view.hands, view.cells, view.gone) for view in views}) == 1
    assert views[0].hands[BLUE] == set_of([BOX.tile_ids.index("land_mill")])
    assert views[0].cells[BOX.tile_ids.index("trade_farm")] >= 0


@pytest.mark.rule("HEI-10.1", "HEI-1.3")
def test_only_the_colour_of_the_top_tile_is_known_and_the_next_face_is_any_of_that_colour():
    game = heirs(stack=6, top="yellow", chance="manual").play(WHITE, "take 1")
    outcomes = game.state.outcomes()
    faces = [BOX.tile_ids.index(code.partition(" ")[2]) for code, _chance in outcomes]
    assert {TERRAINS[BOX.terrain[face]] for face in faces} == {"yellow"}
    unseen = game.realm.unseen
    assert faces == [n for n in listed(unseen) if TERRAINS[BOX.terrain[n]] == "yellow"]


@pytest.mark.rule("HEI-10.2")
def test_the_next_colour_falls_by_the_number_of_unseen_tiles_without_the_start_tile():
    game = new_game()
    for _slot in range(6):
        game.falls(game.state.outcomes()[0][0])
    game.falls("shield white", "start_tile yellow")
    left = dict.fromkeys(TERRAINS[:3], 0)
    for number in range(BOX.tiles):
        if has(game.realm.unseen, number):
            left[TERRAINS[BOX.terrain[number]]] += 1
    left["yellow"] -= 1
    chances = {code.removeprefix("top "): chance for code, chance in game.state.outcomes()}
    assert chances == {colour: pytest.approx(count / 20) for colour, count in left.items()}


@pytest.mark.rule("HEI-10.1")
def test_the_start_tile_is_never_drawn():
    for seed in range(30):
        *_, end = moments(2, seed)
        assert end.position.unseen.bit_count() == 1
        (left,) = listed(end.position.unseen)
        assert BOX.terrain[left] == end.position.start_terrain


@pytest.mark.rule("HEI-10.1")
def test_treasures_in_the_pile_and_removed_ones_look_alike():
    state = GAME.start(1, seed=2, options={"level": 1})
    view = state.view(0)
    assert view.treasures == (-1,) * 10
    assert view.treasure_pile == 6


@pytest.mark.rule("HEI-10.1")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (1, {"level": 3})])
def test_an_imagined_world_looks_like_the_real_one_and_can_be_played_on(players, options):
    for state in moments(players, 7, options):
        if state.length % 15 == 0 and not state.over:
            seat = state.to_act[0]
            view = state.view(seat)
            dream = GAME.imagine(view, Quick(state.length))
            assert view_bytes(dream.view(seat)) == view_bytes(view)
            rng = Random(1)
            while not dream.over:
                dream.apply_id(dream.to_act[0], rng.choice(dream.legal_ids(dream.to_act[0])))
                census_is_kept(dream)
