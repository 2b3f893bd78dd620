"""The Chancery: desks, commission cards, dice tiles; what is hidden (NOB-15, 16)."""

import pytest

from palas.engine.core.luck import Quick
from palas.engine.view import view_bytes
from tests.nobility.city import BOX, GAME, A, B, C, D, nobility, number


def chancery(**more):
    given = {"chancery": True, "passed": [B, C], "quarters": {A: 1}} | more
    return nobility(**given)


def card_of(race: str) -> str:
    """A settlers card of that race."""
    return BOX.settler_ids[BOX.settler_race.index(BOX.race_ids.index(race))]


# -- set-up


@pytest.mark.rule("NOB-15.1", "NOB-1.2")
def test_everybody_secretly_keeps_one_of_three_cards_and_draws_a_dice_tile():
    state = GAME.start(3, seed=5, options={"chancery": True})
    assert state.to_act == (A, B, C)
    dealt = [[code.code for code in state.legal(seat)] for seat in (A, B, C)]
    assert [len(cards) for cards in dealt] == [3, 3, 3]
    assert len({card for cards in dealt for card in cards}) == 9
    state.apply(GAME.parse(state, B, dealt[B][1]))
    assert state.to_act == (A, C)
    for seat in (A, C):
        state.apply(GAME.parse(state, seat, dealt[seat][0]))
    city = state.position
    assert [f"keep {BOX.commission_ids[player.commissions[0]]}" for player in city.people] == [
        dealt[A][0],
        dealt[B][1],
        dealt[C][0],
    ]
    assert city.commission_pile.bit_count() == 15, "all others are shuffled into the stack"
    assert [len(player.dice_tiles) for player in city.people] == [1, 1, 1]
    assert (len(BOX.commission_ids), len(BOX.dice_tile_ids), len(BOX.desk_ids)) == (18, 18, 12)


@pytest.mark.rule("NOB-15.1")
def test_a_card_that_was_not_dealt_cannot_be_kept():
    state = GAME.start(3, seed=5, options={"chancery": True})
    foreign = state.legal(B)[0].code
    (reason,) = state.why_not(A, foreign)
    assert (reason.code, reason.rule) == ("not-dealt", "NOB-15.1")


# -- desks


@pytest.mark.rule("NOB-15.2", "NOB-15.3", "Q-34")
@pytest.mark.parametrize("desk", GAME.data["chancery"]["desks"], ids=lambda desk: desk["id"])
def test_every_desk_wants_its_die_its_race_and_a_worker(desk):
    players = 5 if desk["row"] == "bottom" else 2
    others = range(1, players)
    race, die = desk["race"], desk["die"]
    good = {"dice": {A: [die]}, "completed": {A: [card_of(race)]}, "passed": others}
    table = chancery(players=players, **good)
    code = f"go {desk['id']}"
    assert table.ask_die(A, desk["id"]) == [f"die {die}"]
    table.play(A, code)
    assert table.city.desks[number(desk["id"])] == A
    assert table.player(A).quarters == 0
    other = next(name for name in BOX.race_ids if name != race)
    assert chancery(players=players, **(good | {"completed": {A: [card_of(other)]}})).refuses(A, code) == (
        "no-race",
        "NOB-15.3",
    )
    assert chancery(players=players, quarters={A: 0}, **good).refuses(A, code) == ("no-worker", "NOB-15.3")
    assert chancery(players=players, desks={desk["id"]: B}, **good).refuses(A, code) == ("occupied", "NOB-5.1")
    wrong = chancery(players=players, **(good | {"dice": {A: [die % 6 + 1]}}))
    assert wrong.refuses(A, code) == ("no-die", "NOB-5.4")
    if desk["row"] == "bottom":
        assert chancery(players=4, **(good | {"passed": [B]})).refuses(A, code) == ("not-in-play", "NOB-15.2")
    else:
        assert nobility(quarters={A: 1}, **(good | {"passed": [B]})).refuses(A, code) == ("not-in-play", "NOB-15.2")


@pytest.mark.rule("NOB-15.2")
def test_a_slot_takes_one_die_a_round_for_both_desks():
    both = {A: ["S33"], B: ["S34"]}
    table = chancery(players=5, dice={A: [5, 5], B: [5]}, completed=both, quarters=2, passed=[C, D, 4])
    table.play(A, "go DK_top_5")
    assert table.refuses(B, "go DK_bottom_5") == ("occupied", "NOB-5.1")


@pytest.mark.example("NOB-TV-24")
@pytest.mark.rule("NOB-15.3", "NOB-15.4", "NOB-15.5", "NOB-15.8")
def test_a_desk_brings_its_benefit_coins_and_a_card_right():
    table = chancery(
        players=2,
        dice={A: [5, 1, 3]},
        completed={A: [card_of("human")]},
        passed=[B],
        coins={A: 4},
        commissions={A: ["CC01"]},
        dice_tiles={A: ["DT01"]},
        rest=True,
    )
    table.play(A, "go DK_top_5").go(A, "yard", 1)
    assert table.coins(A) == 0, "houses cost 4 now"
    table.go(A, "berk_mid", 3, "modifiers 1", "decline")
    assert table.asks() == "commission", "a second card is allowed"
    table.play(A, "decline")
    assert table.coins(A) == 3, "the income"


@pytest.mark.rule("NOB-15.5")
def test_council_tiles_cost_no_coins():
    given = {"dice": {A: [4]}, "stars": {A: 5}, "completed": {A: ["S17"]}, "council": {("elf", 2): "C02"}}
    assert chancery(**given).refuses(A, "go council_elf_2") == ("too-expensive", "NOB-5.7")
    table = chancery(desks={"DK_top_1": A}, **given).go(A, "council_elf_2")
    assert (table.coins(A), table.vp(A)) == (0, 5)


@pytest.mark.rule("NOB-15.5")
def test_one_more_coin_at_the_port():
    table = chancery(desks={"DK_top_2": A}, dice={A: [1]}, goods={A: {"jewelry": 1}}).go(A, "port_1")
    assert table.coins(A) == 3 + 1


@pytest.mark.rule("NOB-15.5")
def test_only_1_reputation_for_a_council_tile_and_the_pardon_comes_on_top():
    given = {"dice": {A: [4]}, "stars": {A: 5}, "completed": {A: ["S17"]}, "council": {("elf", 2): "C02"}, "coins": 9}
    one = chancery(desks={"DK_top_3": A}, reputation=12, **given).go(A, "council_elf_2")
    assert one.player(A).reputation == 11
    none = chancery(desks={"DK_top_3": A}, reputation=12, event="E10", **given).go(A, "council_elf_2")
    assert none.player(A).reputation == 12, "never negative"


@pytest.mark.rule("NOB-15.5", "NOB-15.6")
def test_two_cards_at_the_tavern_with_a_refill_after_each():
    table = chancery(
        desks={"DK_top_4": A}, dice={A: [1]}, display=["S41", "S42", "S43", "S44", "S45", "S46"], pile=["S01"]
    )
    table.go(A, "tavern", 1, "card S41")
    assert "card S01" in table.legal(A), "the new card is there already"
    table.play(A, "card S01")
    assert table.held(A) == ["S41", "S01"]
    last = chancery(
        desks={"DK_top_4": A},
        dice={A: [1]},
        display=["S41"],
        pile=[],
        held={B: [card for card in BOX.settler_ids if card != "S41"]},
    )
    last.go(A, "tavern")
    assert last.held(A) == ["S41"]


@pytest.mark.example("NOB-TV-28")
@pytest.mark.rule("NOB-15.6")
def test_the_surplus_of_two_cards_is_discarded_from_the_old_ones():
    table = chancery(desks={"DK_top_4": A}, dice={A: [1]}, held={A: ["S01", "S02"]})
    shown = table.display()
    table.go(A, "tavern", 1, f"card {shown[0]}", f"card {shown[1]}")
    assert table.legal(A) == ["discard S01", "discard S02"]
    assert table.refuses(A, f"discard {shown[0]}") == ("new-card", "NOB-6.1.3")
    table.play(A, "discard S01")
    assert table.held(A) == ["S02", shown[0], shown[1]]


@pytest.mark.rule("NOB-15.5")
def test_buildings_cost_1_less():
    table = chancery(desks={"DK_top_6": A}, dice={A: [1]}, coins={A: 3}, hall={1: "CB_01"}).go(A, "hall_1", 1, "site 1")
    assert table.coins(A) == 0


@pytest.mark.rule("NOB-15.5", "NOB-15.4", "Q-11")
def test_equal_desks_of_one_player_count_once_but_pay_twice():
    desks = {"DK_top_2": A, "DK_bottom_2": A}
    table = chancery(players=5, desks=desks, dice={A: [1]}, goods={A: {"jewelry": 1}}, passed=[B, C, D, 4], rest=True)
    table.go(A, "port_1")
    assert table.story("sold") == [(A, 4, 4)]
    assert table.coins(A) == 4 + 2 * 3
    assert table.city.desks.count(A) == 2


# -- commission cards and dice tiles


@pytest.mark.example("NOB-TV-25")
@pytest.mark.rule("NOB-15.7", "Q-12")
def test_a_dice_tile_is_filled_over_several_rounds():
    assert BOX.dice_tiles[5] == [1, 3, 6]
    given = {"commissions": {A: ["CC11"]}, "dice_tiles": {A: ["DT06"]}, "coins": {A: 8}}
    first = chancery(dice={A: [1, 2]}, **given).play(A, "go DT06_1")
    assert first.player(A).filled == [0b001]
    assert first.player(A).placed == 1
    assert first.refuses(A, "go DT06_1") == ("occupied", "NOB-5.1")
    last = chancery(dice={A: [3]}, filled={A: [[1, 3]]}, round=10, rest=True, **given).play(A, "go DT06_2")
    assert last.state.over
    assert last.story("activated") == [(A, 5)]
    assert last.state.breakdown()[A]["commissions"] == 2


@pytest.mark.rule("NOB-15.7")
def test_a_dice_tile_wants_exact_values_and_is_only_for_its_owner():
    table = chancery(dice={A: [2]}, commissions={A: ["CC11"], B: ["CC12"]}, dice_tiles={A: ["DT06"], B: ["DT01"]})
    assert table.refuses(A, "go DT06_1") == ("no-die", "NOB-5.4")
    assert table.refuses(A, "go DT01_2") == ("not-yours", "NOB-15.7")


@pytest.mark.rule("NOB-15.7", "NOB-10.1")
def test_filled_spaces_stay_filled_after_the_round():
    table = chancery(
        dice={A: [1]}, commissions={A: ["CC11"]}, dice_tiles={A: ["DT06"]}, rest=True, desks={"DK_top_1": B}
    ).play(A, "go DT06_1")
    assert table.city.round == 4
    assert table.player(A).filled == [0b001]


@pytest.mark.rule("NOB-15.8", "Q-36")
def test_one_card_and_one_more_for_each_chancery_apprentice():
    def offered(cards, desks):
        table = chancery(
            dice={A: [1]},
            commissions={A: cards},
            dice_tiles={A: [f"DT{n + 1:02d}" for n in range(len(cards))]},
            desks={f"DK_top_{n + 1}": A for n in range(desks)},
            hall={1: "CB_01"},
        )
        table.go(A, "berk_low", 1, "modifiers 1", "decline")
        return table.asks() == "commission"

    assert not offered(["CC01"], 0)
    assert offered(["CC01"], 1)
    assert not offered(["CC01", "CC02"], 1)
    assert offered(["CC01", "CC02"], 2)


@pytest.mark.rule("NOB-15.9", "NOB-6.9.2", "Q-9")
@pytest.mark.parametrize(("band", "die", "cards"), [("low", 1, 1), ("mid", 3, 2), ("high", 6, 3)])
def test_another_commission_card_from_berk(band, die, cards):
    table = chancery(
        dice={A: [die]},
        commissions={A: ["CC01"]},
        dice_tiles={A: ["DT01"]},
        desks={"DK_top_1": A},
        reputation=10,
        manual=True,
        display=[],
        supply=0,
    )
    table.go(A, f"berk_{band}", die)
    drawn = ["CC09", "CC03", "CC05"][:cards]
    table.falls(*[f"deal_commission {card}" for card in drawn])
    if cards > 1:
        assert sorted(table.legal(A)) == sorted(f"keep {card}" for card in drawn)
        assert table.refuses(A, "keep CC10") == ("not-dealt", "NOB-15.1")
        table.play(A, "keep CC03")
        assert table.player(A).reputation == 10, "the tile comes first"
    table.falls("dice_tile DT09")
    assert table.player(A).reputation == 10 - cards
    kept = "CC09" if cards == 1 else "CC03"
    assert table.player(A).commissions == [number("CC01"), number(kept)]
    assert table.player(A).dice_tiles == [0, number("DT09")]
    assert [BOX.commission_ids[card] for card in table.city.under] == [card for card in drawn if card != kept]


@pytest.mark.rule("NOB-15.9")
def test_reputation_never_falls_below_6_and_a_small_stack_is_enough():
    given = {"dice": {A: [6]}, "desks": {"DK_top_1": A}, "commissions": {A: ["CC01"]}, "dice_tiles": {A: ["DT01"]}}
    rest = [card for card in BOX.commission_ids if card not in ("CC01", "CC02", "CC04")]
    table = chancery(reputation=7, dealt={C: rest}, under=["CC04", "CC02"], hall={1: "CB_01"}, **given).go(
        A, "berk_high", 6, "modifiers 1", "decline", "draw commission"
    )
    assert table.legal(A) == ["keep CC02", "keep CC04"], "what is left"
    table.play(A, "keep CC02")
    assert table.player(A).reputation == 6
    empty = chancery(dealt={C: [*rest, "CC02", "CC04"]}, hall={1: "CB_01"}, **given)
    empty.go(A, "berk_high", 6, "modifiers 1", "decline")
    assert empty.asks() == "", "no stack, no question"


@pytest.mark.rule("NOB-15.9", "NOB-6.9.3")
def test_the_card_alone_is_reason_enough_to_visit_the_office():
    given = {"dice": {A: [1]}, "commissions": {A: ["CC01"]}, "dice_tiles": {A: ["DT01"]}, "display": [], "supply": 0}
    assert chancery(**given).refuses(A, "go berk_low") == ("nothing-at-berk", "NOB-6.9.3")
    table = chancery(desks={"DK_top_1": A}, **given)
    table.go(A, "berk_low")
    assert len(table.player(A).commissions) == 2
    either = chancery(desks={"DK_top_1": A}, **(given | {"supply": 5})).go(A, "berk_low", 1, "modifiers 1")
    assert either.legal(A) == ["decline", "draw commission"]
    must = chancery(desks={"DK_top_1": A}, hall={1: "CB_01"}, **given).go(A, "berk_low", 1, "decline")
    assert len(must.player(A).commissions) == 2, "something must be done"


# -- what is hidden


@pytest.mark.rule("NOB-16.1", "NOB-16.3", "NOB-15.10")
def test_commission_cards_are_private_until_the_final_scoring():
    table = chancery(commissions={A: ["CC01"], B: ["CC02"]}, dice_tiles={A: ["DT01"], B: ["DT02"]}, dealt={B: ["CC03"]})
    mine, theirs, nobodys = (table.state.view(seat) for seat in (A, B, None))
    assert mine.people[A].commissions == (0,)
    assert mine.people[B].commissions is None
    assert mine.people[B].dealt is None
    assert mine.people[B].commission_count == 1
    assert theirs.people[B].dealt == (number("CC03"),)
    assert all(player.commissions is None for player in nobodys.people)
    assert mine.people[B].dice_tiles == (1,), "dice tiles are open"
    over = nobility(
        2,
        phase="end",
        round=10,
        chancery=True,
        commissions={A: ["CC01"], B: ["CC02"]},
        dice_tiles={A: ["DT01"], B: ["DT02"]},
    )
    assert over.state.view(A).people[B].commissions == (1,)
    assert over.story("shows_commission") == [(A, 0, 0, 0), (B, 1, 0, 0)]


@pytest.mark.rule("NOB-16.2", "NOB-16.3")
def test_the_rejected_cards_under_the_stack_are_known_to_who_put_them_there():
    table = chancery(under=["CC04", "CC02"])
    known, unknown = table.state.view(C), table.state.view(A)
    assert known.under == (number("CC04"), number("CC02"))
    assert unknown.under == (-1, -1)
    assert unknown.under_known == (C, C)


@pytest.mark.rule("NOB-16.2", "NOB-16.3")
def test_worlds_that_differ_only_in_commission_cards_look_the_same_to_the_others():
    def world(mine, theirs, under, rest=()):
        return chancery(
            commissions={A: [mine], B: [theirs]}, dice_tiles={A: ["DT01"], B: ["DT02"]}, under=under, dealt={C: rest}
        )

    one = world("CC01", "CC02", ["CC03"], ["CC04"]).state
    two = world("CC01", "CC05", ["CC06"], ["CC07"]).state
    assert view_bytes(one.view(A)) == view_bytes(two.view(A))
    assert view_bytes(one.view(B)) != view_bytes(two.view(B))
    assert view_bytes(one.view(None)) == view_bytes(two.view(None))
    assert one.legal(A) == two.legal(A)


@pytest.mark.rule("NOB-16.2")
@pytest.mark.parametrize("seed", range(4))
def test_imagined_worlds_shuffle_what_is_hidden_and_keep_what_is_seen(seed):
    state = GAME.start(4, seed=seed, options={"chancery": True, "events": True})
    while state.position.round < 1:
        seat = state.to_act[0]
        state.apply(state.legal(seat)[0])
    view = state.view(A)
    worlds = [GAME.imagine(view, Quick(number)) for number in range(6)]
    assert all(view_bytes(world.view(A)) == view_bytes(view) for world in worlds)
    assert len({tuple(world.position.people[B].commissions) for world in worlds}) > 1
    assert all(world.position.people[A].commissions == state.position.people[A].commissions for world in worlds)


@pytest.mark.rule("NOB-16.2")
@pytest.mark.parametrize("seed", range(3))
def test_decks_and_bags_have_no_order_before_they_are_drawn_from(seed):
    """Piles are kept as sets: two tables with different luck look alike until something is drawn."""
    one = GAME.start(3, seed=seed, options={"events": True})
    plain = one.to_dict()
    two = GAME.from_dict(plain | {"key": "00" * 16, "seed": None})
    for seat in (A, B, C, None):
        assert view_bytes(one.view(seat)) == view_bytes(two.view(seat))


@pytest.mark.rule("NOB-16.4", "NOB-16.1", "Q-13")
def test_start_cards_and_characters_lie_open():
    view = GAME.start(3, seed=1).view(None)
    assert all(len(player.held) == 1 and player.character >= 0 for player in view.people)
    assert all(sum(player.dice) == 5 for player in view.people)
