"""Rulings on the box, the set-up and the course of a round (CAS-1 to 3)."""

import pytest

from palas.games.castle.box import GOODS, TALER
from tests.castle.yard import BOX, GAME, MAIDEN_FIRST, A, B, C, Ruling, castle, census_is_kept, names

DATA = GAME.data


def opened(players: int, start: int = A, **options: bool) -> Ruling:
    """A new game whose start player is drawn by hand."""
    state = GAME.start(players, seed=1, options=options, chance="manual")
    state.apply_chance(start)
    return Ruling(state)


@pytest.mark.rule("CAS-1.1", "CAS-1.2")
def test_the_box_holds_83_pieces_65_coins_and_28_helpers():
    pieces = {good["id"]: (good["count"], good["value"]) for good in DATA["resources"]}
    assert pieces == {"sand": (20, 1), "wood": (18, 2), "clay": (15, 4), "stone": (15, 5), "silver": (15, None)}
    assert sum(count for count, _value in pieces.values()) == 83
    coins = {coin["value"]: coin["count"] for coin in DATA["coins"]}
    assert coins == {1: 51, 3: 8, 5: 6}
    assert sum(value * count for value, count in coins.items()) == BOX.coins == 105
    assert max(BOX.helpers) * 4 == 28
    assert len(DATA["winter_cards"]) == 6


@pytest.mark.rule("CAS-1.3")
def test_a_set_has_eight_different_cards_three_of_them_workers():
    assert len(BOX.card_ids) == len(set(BOX.card_ids)) == 8
    assert [BOX.card_ids[card] for card in BOX.workers] == ["worker_wood", "worker_sand", "worker_stone"]
    assert sorted(BOX.card_rank) == [1, 2, 3, 4, 5, 5, 5, 6]


@pytest.mark.rule("CAS-1.4", "Q1")
def test_there_are_23_templates_nine_of_them_towers_and_six_houses():
    kinds = [BOX.building_kind[template] for template in BOX.templates]
    assert len(kinds) == 23
    assert (kinds.count("tower"), kinds.count("house"), kinds.count("well"), kinds.count("gate")) == (9, 6, 1, 2)
    assert not {"market", "smithy"} & {BOX.building_ids[template] for template in BOX.templates}
    assert len(BOX.place_ids[: BOX.castle_places]) == 16
    for template in BOX.templates:
        assert BOX.value[template] % 2 == BOX.points[template] % 2 == 0
        assert BOX.half_points[template] * 2 == BOX.points[template]


@pytest.mark.rule("CAS-1.5")
def test_the_bank_never_goes_below_zero():
    game = castle(cards={A: "messenger", B: "messenger", C: "messenger"}, talers=0, bank=5)
    assert [game.talers(seat) for seat in (A, B, C)] == [5, 0, 0]
    assert game.castle.bank == 0
    assert "Bank ist leer" in "\n".join(game.state.log(None, "de"))


@pytest.mark.rule("CAS-2.1", "CAS-2.2", "CAS-2.3", "CAS-2.4", "CAS-2.5", "CAS-2.6")
@pytest.mark.parametrize(("players", "rounds", "helpers", "bank"), [(2, 12, 7, 87), (3, 15, 6, 81), (4, 12, 6, 81)])
def test_the_set_up_for_each_number_of_players(players, rounds, helpers, bank):
    state = GAME.start(players, seed=1, chance="manual")
    table = state.position
    assert table.field_talers == rounds
    assert table.bank == bank
    assert table.tower == [1] * TALER
    assert dict(zip(GOODS, table.supply, strict=False)) == {
        "sand": 19 - players,
        "wood": 17 - players,
        "clay": 14,
        "stone": 14,
        "silver": 14,
    }
    assert table.unbuilt() == 23
    assert {BOX.building_ids[n] for n, stands in enumerate(table.standing[:-2]) if stands} == {"market", "smithy"}
    for player in table.people:
        assert (player.talers, player.goods, player.vp, player.helpers) == (3, [1, 1, 0, 0, 0], 0, helpers)
        assert names(player.hand) == set(BOX.card_ids)
    census_is_kept(state)


@pytest.mark.rule("CAS-2.5")
def test_helpers_at_the_wagons_never_keep_anybody_from_the_supply():
    game = castle(cards={A: "worker_wood"}, wagons={"wagon_wood": B, "rider_silver": B})
    assert game.goods(A) == {"wood": 2, "silver": 1}


@pytest.mark.rule("CAS-2.7")
def test_the_first_start_player_is_drawn():
    state = GAME.start(3, seed=1, chance="manual")
    assert [probability for _outcome, probability in state.outcomes()] == [1 / 3] * 3
    state.apply_chance("start_player 2")
    assert state.position.start == C
    assert state.position.people[C].talers == 4


@pytest.mark.rule("CAS-2.1", "CAS-3.1")
def test_the_start_player_takes_the_taler_of_the_highest_field_and_the_marker_passes_clockwise():
    game = opened(3, start=C)
    assert (game.castle.field, game.talers(C), game.castle.field_talers) == (15, 4, 14)
    game.choose(A="messenger", B="messenger", C="messenger")
    assert (game.castle.field, game.castle.start) == (14, A)
    assert [game.talers(seat) for seat in (A, B, C)] == [12, 11, 12]


@pytest.mark.rule("CAS-3.1")
def test_the_steps_of_a_winter_round_come_in_order():
    game = castle(
        2, winter=True, field=10, phase="end", start=B, maiden=MAIDEN_FIRST, talers=3,
        winter_pile=["plague"], pile={A: "messenger", B: "messenger"},
    )  # fmt: skip
    assert game.castle.field == 9
    kinds = [game.asks()]
    game.play(A, "offer taler").play(B, "decline")
    kinds.append(game.asks())
    game.choose(A="trader+worker_wood", B="trader+worker_sand")
    assert game.state.outcomes() == [("winter plague", 1.0)]
    assert not game.story("shows")
    game.turn_up("plague")
    kinds.append(game.asks())
    game.play(A, "discard messenger").play(B, "discard messenger")
    assert len(game.story("shows")) == 4
    order = [event.kind for event in game.state.story if event.kind in ("shows", "loaded", "resolves")]
    assert order[:7] == ["shows"] * 4 + ["loaded"] * 2 + ["resolves"]
    kinds.append(game.asks())
    assert kinds == ["courtship", "choose_cards", "plague", "trader"]


@pytest.mark.rule("CAS-3.1", "CAS-11.1")
def test_after_the_last_round_the_marker_stays():
    game = castle(field=1, start=B, cards={A: "messenger"}, rest=True)
    assert game.state.over
    assert game.castle.start == B


@pytest.mark.rule("CAS-3.2")
def test_the_final_scoring_follows_the_last_round_only():
    assert castle(field=2, cards={A: "messenger"}, rest=True).asks() == "choose_cards"
    last = castle(field=1, cards={A: "messenger"}, rest=True)
    assert [event.kind for event in last.state.story if event.kind][-2:] == ["final", "over"]
