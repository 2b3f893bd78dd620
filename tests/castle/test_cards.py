"""Rulings on choosing cards, equipping workers and the order of resolution (CAS-4 to 6)."""

import pytest

from palas.games.castle.box import unpacked
from tests.castle.yard import BOX, A, B, C, castle, names

ALL = set(BOX.card_ids)


@pytest.mark.rule("CAS-4.1")
def test_everybody_chooses_one_card_at_the_same_time_and_nobody_sees_it():
    game = castle()
    assert game.state.to_act == (A, B, C)
    assert game.legal(B) == [f"play {card}" for card in BOX.card_ids if card != "master_builder"]
    before = game.state.view(A)
    game.choose(B="trader")
    assert game.state.to_act == (A, C)
    after = game.state.view(A)
    assert (after.people, after.pending) == (before.people, before.pending)
    assert game.state.view(B).answer == "play trader"
    assert game.state.view(None).answer is None


@pytest.mark.rule("CAS-4.1", "CAS-14.1")
def test_with_two_players_everybody_chooses_two_cards():
    game = castle(2)
    assert len(game.legal(A)) == 7 * 6 // 2
    assert "play messenger+trader" in game.legal(A)
    assert "play messenger" not in game.legal(A)
    game.choose(A="messenger+trader", B="messenger+worker_wood")
    assert names(game.player(A).shown) == {"messenger", "trader"}


@pytest.mark.rule("CAS-4.1", "Q2")
def test_who_has_fewer_cards_than_required_plays_what_is_there():
    rest = [card for card in BOX.card_ids if card not in ("master_builder", "worker_sand", "worker_stone")]
    game = castle(2, winter=True, field=6, pile={A: rest}, gone={A: ["worker_sand", "worker_stone"]})
    assert game.legal(A) == ["play master_builder"]
    assert "eine Karte" in game.state.decision(A).text("de")
    game.choose(A="master_builder", B="messenger+trader")
    game.pass_all("trader")
    assert game.hand(A) == ALL - {"worker_sand", "worker_stone"}


@pytest.mark.example("CAS-X16")
@pytest.mark.rule("CAS-4.2")
def test_with_all_cards_in_hand_the_master_builder_is_not_chosen():
    game = castle()
    assert game.refuses(A, "play master_builder") == ("master-builder-too-early", "CAS-4.2")
    assert "play master_builder" in castle(pile={A: "trader"}).legal(A)
    pair = castle(2)
    assert pair.refuses(A, "play trader+master_builder") == ("master-builder-too-early", "CAS-4.2")


@pytest.mark.rule("CAS-4.2", "Q3")
def test_all_cards_means_all_that_one_still_owns_and_is_judged_when_they_are_put_down():
    game = castle(winter=True, gone={A: ["worker_wood", "trader"]})
    assert game.refuses(A, "play master_builder") == ("master-builder-too-early", "CAS-4.2")
    assert "6" in game.state.why_not(A, "play master_builder")[0].text("en")
    later = castle(winter=True, chosen={A: "master_builder", B: "messenger", C: "messenger"}, pile={A: "trader"})
    later.turn_up("plague")
    assert later.castle.people[A].gone
    assert later.hand(A) == ALL - {"trader"}
    assert "master_builder" in later.hand(A)


@pytest.mark.rule("CAS-4.3")
def test_played_cards_lie_open_and_cannot_be_chosen():
    game = castle(pile={A: ["trader", "messenger"]})
    assert game.refuses(A, "play trader") == ("not-in-hand", "CAS-4.3")
    assert names(game.state.view(B).people[A].pile) == {"trader", "messenger"}
    again = castle(cards={A: "messenger"}, rest=True)
    assert again.pile(A) == {"messenger"}
    assert "play messenger" not in again.legal(A)


@pytest.mark.rule("CAS-4.4", "CAS-7.6.2")
def test_the_master_builder_is_back_in_hand_in_the_round_he_is_played():
    game = castle(cards={A: "master_builder"}, pile={A: ["trader", "bricklayer"]}, rest=True)
    assert game.hand(A) == ALL
    assert game.pile(A) == set()


@pytest.mark.rule("CAS-5.1")
@pytest.mark.parametrize(
    ("worker", "pieces"), [("worker_wood", {"wood": 2, "silver": 1}), ("worker_sand", {"sand": 2, "clay": 1})]
)
def test_a_worker_is_equipped_with_what_is_printed(worker, pieces):
    game = castle(cards={A: worker, B: "worker_stone"})
    assert game.loaded(A, worker) == pieces
    assert game.goods(A) == {}
    assert game.asks() == "load"
    assert game.asked() == B


@pytest.mark.rule("CAS-5.1")
@pytest.mark.parametrize("chosen", [("sand", "sand"), ("clay", "wood"), ("wood", "wood")])
def test_the_stone_worker_chooses_two_pieces_equal_or_different(chosen):
    game = castle(cards={A: "worker_stone", B: "worker_sand"})
    assert game.loaded(A, "worker_stone") == {"stone": 1}
    assert game.legal(A) == ["take sand", "take clay", "take wood"]
    game.play(A, *[f"take {good}" for good in chosen])
    pieces = {"stone": 1, **{good: chosen.count(good) for good in chosen}}
    assert game.goods(A) == pieces


@pytest.mark.rule("CAS-5.2", "Q4")
def test_sold_out_pieces_are_skipped_and_two_equal_ones_need_two_in_the_supply():
    game = castle(cards={A: "worker_wood"}, supply={"wood": 1, "silver": 0})
    assert game.goods(A) == {"wood": 1}
    choice = castle(cards={A: "worker_stone"}, supply={"sand": 1, "clay": 1, "wood": 0, "stone": 0})
    assert choice.legal(A) == ["take sand", "take clay"]
    assert choice.refuses(A, "take wood") == ("sold-out", "CAS-5.2")
    choice.play(A, "take sand")
    assert choice.goods(A) == {"sand": 1, "clay": 1}
    last = castle(cards={A: "worker_stone"}, supply={"sand": 0, "clay": 0, "wood": 1})
    assert last.goods(A) == {"stone": 1, "wood": 1}
    nothing = castle(cards={A: "worker_stone"}, supply={"sand": 0, "clay": 0, "wood": 0})
    assert nothing.goods(A) == {"stone": 1}


@pytest.mark.rule("CAS-5.2", "Q4")
def test_the_start_player_is_equipped_first():
    game = castle(start=B, cards={A: "worker_wood", B: "worker_wood", C: "worker_wood"}, supply={"wood": 3})
    assert [game.goods(seat).get("wood", 0) for seat in (A, B, C)] == [0, 2, 1]


@pytest.mark.rule("CAS-5.2", "CAS-6.3", "Q5")
def test_who_shows_two_workers_says_which_is_equipped_and_which_acts_first():
    game = castle(2, cards={A: ["worker_sand", "worker_stone"], B: "worker_wood"}, supply={"clay": 1})
    assert (game.asks(), game.asked()) == ("equip_first", A)
    game.play(A, "first worker_sand")
    assert game.loaded(A, "worker_sand") == {"sand": 2, "clay": 1}
    assert game.legal(A) == ["take sand", "take wood"]
    game.play(A, "take wood", "take wood")
    assert (game.asks(), game.asked()) == ("worker_first", A)
    game.play(A, "first worker_stone")
    taken = [unpacked(args[1]) for args in game.story("took") if args[0] == A]
    assert taken == [[0, 2, 0, 1, 0], [2, 0, 1, 0, 0]]
    game.pass_all("build")
    assert [args[0] for args in game.story("resolves")] == [A, A, B]
    after = castle(2, start=B, cards={A: ["worker_sand", "worker_wood"], B: "worker_stone"})
    after.play(B, "take sand", "take sand").play(A, "first worker_sand").play(A, "first worker_wood")
    assert [args[0] for args in after.story("resolves")] == [B, A, A]


@pytest.mark.rule("CAS-5.3")
def test_pieces_on_a_worker_belong_to_nobody_until_he_acts_and_are_not_refilled():
    game = castle(cards={A: "worker_wood", B: "stonemason"}, talers=1)
    assert game.goods(A) == {}
    game.play(B, "buy wood of 1 worker_wood")
    assert game.goods(A) == {"wood": 1, "silver": 1}
    assert game.loaded(A, "worker_wood") == {}


@pytest.mark.rule("CAS-6.1", "CAS-6.2")
def test_cards_are_carried_out_by_rank_and_equal_ones_from_the_start_player():
    game = castle(
        4, start=C, cards={0: "worker_wood", 1: "messenger", 2: "worker_sand", 3: "bricklayer"}, tower={"sand": 1}
    )
    assert [args[0] for args in game.story("resolves")] == [1, 3, 2, 0]
    ranks = castle(2, cards={A: ["master_builder", "messenger"], B: ["stonemason", "trader"]})
    ranks.pass_all("trader", "buy")
    order = [BOX.card_ids[args[1]] for args in ranks.story("resolves")]
    assert order == ["messenger", "trader", "stonemason", "master_builder"]
