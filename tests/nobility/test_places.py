"""Tavern, Yard, Port, Stone Council, Berk's Office, White Castle and the own board (NOB-6.1, 6.2, 6.7 to 6.11)."""

import pytest

from palas.games.nobility.rules.places import SellGood
from tests.nobility.city import BOX, GAME, A, B, C, D, F, nobility

SHOWN = ["S40", "S41", "S42", "S43", "S44", "S45"]


# -- Cavern Tavern


@pytest.mark.example("NOB-TV-5")
@pytest.mark.rule("NOB-6.1.1")
def test_each_die_in_the_tavern_is_at_least_as_high_as_the_one_to_its_left():
    table = nobility(4, dice={A: [2], B: [1, 3], C: [2, 6], D: [5, 6]}, display=SHOWN)
    table.go(A, "tavern", 2, "card S40")
    assert table.ask_die(B, "tavern") == ["die 3"]
    table.go(B, "tavern", 3, "card S41")
    assert table.ask_die(C, "tavern") == ["die 6"]
    table.go(C, "tavern", 6, "card S42")
    assert table.ask_die(D, "tavern") == ["die 6"]
    table.go(D, "tavern", 6, "card S43")
    assert table.in_the_tavern() == [2, 3, 6, 6]


@pytest.mark.rule("NOB-6.1.1", "NOB-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_tavern_and_the_yard_have_a_slot_for_each_player(players):
    table = nobility(players, dice=[6], coins=9, tavern=[1] * (players - 1), yard=[6] * (players - 1))
    assert {"tavern", "yard"} <= set(table.places(A))
    full = nobility(players, dice=[6], coins=9, tavern=[1] * players, yard=[6] * players)
    assert full.refuses(A, "go tavern") == ("no-slot", "NOB-6.1.1")
    assert full.refuses(A, "go yard") == ("no-slot", "NOB-6.2.1")


@pytest.mark.rule("NOB-6.1.1", "NOB-6.2.1")
def test_a_die_that_breaks_the_order_is_refused():
    table = nobility(dice={A: [4]}, coins=9, tavern=[5], yard=[3])
    assert table.refuses(A, "go tavern") == ("no-die", "NOB-5.4")
    assert table.refuses(A, "go yard") == ("no-die", "NOB-5.4")


@pytest.mark.rule("NOB-6.1.2", "NOB-16.1", "Q-13")
def test_a_card_must_be_taken_and_the_display_is_refilled_at_once():
    table = nobility(dice={A: [2, 2]}, display=SHOWN, pile=["S01"])
    table.go(A, "tavern")
    assert table.legal(A) == [f"card {card}" for card in SHOWN]
    assert table.refuses(A, "card S01") == ("not-in-display", "NOB-6.1.2")
    table.play(A, "card S44")
    assert table.held(A) == ["S44"]
    assert table.display() == ["S40", "S41", "S42", "S43", "S45", "S01"]


@pytest.mark.example("NOB-TV-27")
@pytest.mark.rule("NOB-6.1.3")
def test_a_fourth_card_replaces_one_held_before():
    table = nobility(dice={A: [2, 2]}, display=SHOWN, held={A: ["S01", "S02", "S03"]}, vp={A: 7})
    table.go(A, "tavern", "", "card S40")
    assert table.legal(A) == ["discard S01", "discard S02", "discard S03"]
    table.play(A, "discard S02")
    assert table.held(A) == ["S01", "S03", "S40"]
    assert table.city.settler_discards == 1 << BOX.settler_ids.index("S02")
    assert table.vp(A) == 7, "no penalty"


@pytest.mark.rule("NOB-6.1.5")
def test_the_discarded_card_cannot_come_back_by_the_same_refill():
    table = nobility(dice={A: [2, 2]}, display=SHOWN, held={A: ["S01", "S02", "S03"]}, pile=[], passed=[B, C])
    assert table.city.settler_discards
    table = nobility(
        dice={A: [2, 2]},
        display=BOX.settler_ids[3:9],
        held={A: ["S01", "S02", "S03"], B: BOX.settler_ids[9:]},
        pile=[],
        passed=[B, C],
    )
    table.go(A, "tavern", "", "card S04", "discard S01")
    assert "S01" not in table.display()
    assert len(table.display()) == 5
    assert table.city.settler_discards == 1
    table.go(A, "tavern", "", "card S05", "discard S02")
    assert table.display() == ["S06", "S07", "S08", "S09", "S01"], "by the next refill it does"


@pytest.mark.rule("NOB-6.1.4")
def test_the_discards_are_shuffled_when_the_pile_is_empty():
    table = nobility(dice={A: [2]}, display=SHOWN, pile=[], manual=True)
    discarded = [card for card in BOX.settler_ids if card not in SHOWN]
    table.go(A, "tavern", "", "card S40")
    assert table.chance() == [f"settler {card}" for card in discarded]
    table.falls("settler S07")
    assert table.display() == [*SHOWN[1:], "S07"]
    assert table.story("reshuffled") == [()]


@pytest.mark.rule("NOB-6.1.4", "NOB-5.7")
def test_with_both_piles_empty_the_display_gets_smaller_and_at_last_closes_the_tavern():
    everything = BOX.settler_ids[1:]
    table = nobility(dice={A: [2, 2]}, display=["S01"], held={B: everything}, pile=[], passed=[B, C])
    table.go(A, "tavern")
    assert table.held(A) == ["S01"]
    assert table.display() == []
    assert table.refuses(A, "go tavern") == ("no-card", "NOB-6.1.4")


# -- Construction Yard


@pytest.mark.example("NOB-TV-6")
@pytest.mark.rule("NOB-6.2.1", "NOB-6.2.2")
def test_each_die_in_the_yard_is_at_most_as_high_as_the_one_to_its_left():
    table = nobility(dice={A: [6], B: [3], C: [4, 3]}, coins=5)
    table.go(A, "yard").go(B, "yard")
    assert table.ask_die(C, "yard") == ["die 3"]
    table.go(C, "yard")
    assert table.in_the_yard() == [6, 3, 3]
    for seat in (A, B, C):
        assert (table.coins(seat), table.player(seat).platform) == (0, 1)


@pytest.mark.rule("NOB-6.2.2", "NOB-1.3")
def test_a_house_costs_5_coins_and_there_are_7():
    poor = nobility(dice={A: [6]}, coins=4)
    assert poor.refuses(A, "go yard") == ("too-expensive", "NOB-5.7")
    assert "5 coins; you have 4" in poor.state.why_not(A, "go yard")[0].text("en")
    none = nobility(dice={A: [6]}, coins=9, platform={A: 2}, plots={A: 5})
    assert none.refuses(A, "go yard") == ("no-house", "NOB-6.2.2")


# -- Port


@pytest.mark.example("NOB-TV-16")
@pytest.mark.rule("NOB-6.7.1", "NOB-6.7.2")
def test_a_3_sells_up_to_three_goods_at_the_prices_of_the_ship():
    goods = {"jewelry": 2, "magic": 1, "furniture": 1}
    table = nobility(dice={A: [3]}, goods={A: goods}, ship="SH17", passed=[B, C])
    table.go(A, "port_3", 3, "sell jewelry", "sell magic", "sell furniture")
    assert table.coins(A) == 3 + 2 + 1
    assert table.goods(A) == {"jewelry": 1}
    assert table.asks() == "", "three are enough"


@pytest.mark.rule("NOB-6.7.1", "Q-8")
def test_at_least_one_good_must_be_sold_and_one_may_stop_after_it():
    table = nobility(dice={A: [6]}, goods={A: {"jewelry": 1, "magic": 1}}, passed=[B, C])
    table.go(A, "port_6")
    assert table.refuses(A, "stop") == ("must-sell", "NOB-6.7.1")
    assert table.refuses(A, "sell books") == ("no-such-good", "NOB-6.7.1")
    table.play(A, "sell magic", "stop")
    assert table.goods(A) == {"jewelry": 1}


@pytest.mark.rule("NOB-6.7.1")
def test_the_six_slots_take_one_die_of_their_value_each():
    table = nobility(dice={A: [1, 2, 3, 4, 5]}, goods={A: {"jewelry": 1}}, on={"port_4": (B, 4)})
    assert [space for space in table.places(A) if space.startswith("port")] == [f"port_{n}" for n in (1, 2, 3, 5)]
    for slot in range(1, 7):
        table = nobility(dice={A: [slot, slot % 6 + 1]}, goods={A: {"jewelry": 1}})
        assert table.ask_die(A, f"port_{slot}") == [f"die {slot}"]
        assert BOX.sell_most[slot - 1] == slot


@pytest.mark.example("NOB-TV-17")
@pytest.mark.rule("NOB-6.7.2")
def test_a_full_type_cannot_be_sold_until_the_next_ship():
    assert (BOX.ship_price[6][0], BOX.ship_room[6][0]) == (4, 1)
    table = nobility(dice={A: [3], B: [4, 5]}, goods={A: {"books": 1}, B: {"books": 1, "magic": 1}}, ship="SH07")
    table.go(A, "port_3")
    assert table.coins(A) == 4
    assert "port_4" in table.places(B)
    full = nobility(dice={A: [3]}, goods={A: {"books": 1}}, ship="SH07", sold={"books": 1})
    assert full.refuses(A, "go port_3") == ("nothing-to-sell", "NOB-6.7.1")
    asked = nobility(dice={A: [3]}, goods={A: {"books": 1}}, ship="SH07", sold={"books": 1}).ask(SellGood(A, 3, 1))
    assert asked.refuses(A, "sell books") == ("no-space-on-ship", "NOB-6.7.2")


# -- Stone Council

ELF = {"completed": {A: ["S17"]}, "council": {("elf", 2): "C13"}}


def council(**more):
    given = {
        "dice": {A: [4]},
        "stars": {A: 5},
        "coins": {A: 2},
        "passed": [B, C],
        **ELF,
        "goods": {A: {"books": 1, "weapons": 1, "magic": 1}},
    } | more
    return nobility(**given)


@pytest.mark.example("NOB-TV-18")
@pytest.mark.rule("NOB-6.8.1", "NOB-6.8.2", "Q-9", "Q-19")
def test_a_council_tile_is_paid_scores_and_costs_reputation():
    table = council(reputation=7).go(A, "council_elf_2")
    assert table.vp(A) == 9
    assert table.player(A).reputation == 6
    assert (table.goods(A), table.coins(A)) == ({}, 0)
    assert table.player(A).council == 1 << 12
    assert table.city.dice[BOX.space_ids.index("council_elf_2")], "the die lies where the tile was"
    without = council(completed={A: ["S01"]})
    assert without.refuses(A, "go council_elf_2") == ("no-race", "NOB-6.8.1")
    assert "Elfen" in without.state.why_not(A, "go council_elf_2")[0].text("de")


@pytest.mark.rule("NOB-6.8.1")
def test_the_conditions_of_a_council_tile():
    assert council(stars={A: 3}).refuses(A, "go council_elf_2") == ("no-nobility", "NOB-6.8.1")
    assert "nobility 4; you have 3" in council(stars={A: 3}).state.why_not(A, "go council_elf_2")[0].text("en")
    assert council(stars={A: 4}).refuses(A, "go council_elf_1") == ("no-tile", "NOB-6.8.1")
    assert council(coins={A: 1}).refuses(A, "go council_elf_2") == ("too-expensive", "NOB-5.7")
    assert council(goods={A: {"books": 1, "magic": 1}}).refuses(A, "go council_elf_2") == ("no-goods", "NOB-6.8.1")
    assert "go council_elf_2" in council(stars={A: 4}).legal(A)


@pytest.mark.rule("NOB-6.8.1", "Q-19")
@pytest.mark.parametrize(("row", "values"), [(1, [1, 2]), (2, [3, 4]), (3, [5, 6])])
def test_the_rows_of_the_council_take_two_values_each(row, values):
    others = [face for face in range(1, 7) if face not in values]
    table = council(dice={A: [*values, *others[:3]]}, council={("elf", row): "C13"})
    assert table.ask_die(A, f"council_elf_{row}") == [f"die {value}" for value in values]


@pytest.mark.rule("NOB-6.8.1", "NOB-7.4")
@pytest.mark.parametrize("race", BOX.race_ids)
def test_every_member_of_the_council_wants_settlers_of_its_race(race):
    for other in BOX.race_ids:
        card = BOX.settler_ids[BOX.settler_race.index(BOX.race_ids.index(other))]
        table = council(completed={A: [card]}, council={(race, 2): "C13"})
        assert (f"go council_{race}_2" in table.legal(A)) == (race == other)


# -- Berk the Clerk's Office


def berk(**more):
    given = {"dice": {A: [1, 3, 6]}, "coins": {A: 9}, "passed": [B, C], "hall": {1: "CB_01"}, "quarters": {}} | more
    return nobility(**given)


@pytest.mark.example("NOB-TV-19")
@pytest.mark.rule("NOB-6.9.1", "NOB-6.9.2", "NOB-6.4.1", "Q-10")
def test_berk_gives_modifiers_and_then_replaces_what_has_no_die():
    hall = {1: "CB_01", 3: "CB_03", 4: "CB_04", 6: "CB_06"}
    table = berk(dice={A: [6]}, hall=hall, on={"hall_2": (B, 2), "hall_5": (C, 5)})
    table.go(A, "berk_high")
    assert table.asks() == "modifiers"
    table.play(A, "modifiers 3")
    assert (table.player(A).modifiers, table.coins(A)) == (3, 7)
    assert table.asks() == "replace"
    table.play(A, "replace hall")
    assert [bool(tile) for tile in table.hall()] == [True, False, True, True, False, True]
    assert not set(table.hall()) & set(hall.values()), "they lie with the discards"
    assert table.city.discards.bit_count() == 4


@pytest.mark.rule("NOB-6.9.1")
@pytest.mark.parametrize(("band", "die", "most"), [("low", 1, 1), ("mid", 3, 2), ("high", 6, 3)])
def test_each_slot_of_the_office_offers_its_modifiers(band, die, most):
    table = berk().go(A, f"berk_{band}", die)
    assert table.legal(A) == [f"modifiers {n}" for n in range(most + 1)]
    table.play(A, f"modifiers {most}", "decline")
    assert table.coins(A) == 9 - (most - 1)
    assert table.player(A).modifiers == most


@pytest.mark.rule("NOB-6.9.1", "Q-16")
def test_berk_replaces_all_six_settlers_cards():
    table = berk(display=SHOWN, pile=["S01", "S02", "S03", "S04", "S05", "S06"]).go(A, "berk_low", 1, "modifiers 0")
    table.play(A, "replace settlers")
    assert sorted(table.display()) == ["S01", "S02", "S03", "S04", "S05", "S06"]


@pytest.mark.rule("NOB-6.9.3")
def test_what_is_removed_goes_to_the_discards_before_new_cards_are_drawn():
    table = berk(display=["S40", "S41"], held={B: [c for c in BOX.settler_ids if c not in ("S40", "S41")]}, pile=[])
    table.go(A, "berk_low", 1, "modifiers 1", "replace settlers")
    assert sorted(table.display()) == ["S40", "S41"]
    tiles = berk(hall={1: "CB_01", 2: "CB_02"}, bag=[]).go(A, "berk_low", 1, "modifiers 1", "replace hall")
    assert sorted(tiles.hall()) == ["", "", "", "", "CB_01", "CB_02"]


@pytest.mark.rule("NOB-6.9.1", "NOB-6.9.3")
def test_something_must_be_done_in_the_office():
    table = berk().go(A, "berk_low", 1, "modifiers 0")
    assert table.refuses(A, "decline") == ("must-choose", "NOB-6.9.1")
    alone = berk(display=[], hall={}).go(A, "berk_mid", 3)
    assert alone.refuses(A, "modifiers 0") == ("must-choose", "NOB-6.9.1")


@pytest.mark.rule("NOB-6.9.3", "NOB-1.3", "Q-14")
def test_no_more_modifiers_than_the_supply_has():
    table = berk(supply=2).go(A, "berk_high", 6)
    assert table.legal(A) == ["modifiers 0", "modifiers 1", "modifiers 2"]
    assert table.refuses(A, "modifiers 3") == ("no-modifiers-left", "NOB-6.9.3")
    none = berk(supply=0).go(A, "berk_high", 6)
    assert none.asks() == "replace"
    assert none.refuses(A, "decline") == ("must-choose", "NOB-6.9.1")


@pytest.mark.rule("NOB-6.9.3")
def test_without_coins_the_free_modifier_is_still_there():
    table = berk(coins={A: 0}).go(A, "berk_high", 6)
    assert table.legal(A) == ["modifiers 0", "modifiers 1"]
    assert table.refuses(A, "modifiers 2") == ("too-expensive", "NOB-5.7")


@pytest.mark.rule("NOB-6.9.3")
def test_each_option_of_the_office_needs_something_to_take_or_replace():
    empty = berk(supply=0, display=[], hall={})
    assert empty.refuses(A, "go berk_low") == ("nothing-at-berk", "NOB-6.9.3")
    no_cards = berk(display=[]).go(A, "berk_low", 1, "modifiers 1")
    assert no_cards.refuses(A, "replace settlers") == ("no-card", "NOB-6.9.3")
    no_tiles = berk(hall={}).go(A, "berk_low", 1, "modifiers 1")
    assert no_tiles.refuses(A, "replace hall") == ("no-tile", "NOB-6.9.3")


# -- White Castle, own board


@pytest.mark.rule("NOB-6.10.1", "Q-20")
@pytest.mark.parametrize(("slot", "value", "gain"), [("low", 2, 1), ("mid", 3, 2), ("high", 6, 3)])
def test_the_white_castle_gives_reputation(slot, value, gain):
    table = nobility(dice={A: [value, 1]}, reputation=10, passed=[B, C]).go(A, f"castle_{slot}", value)
    assert table.player(A).reputation == 10 + gain


@pytest.mark.rule("NOB-6.10.1", "NOB-13.1", "NOB-8.1")
def test_the_fourth_slot_of_the_castle_is_open_to_six():
    for value in range(1, 7):
        table = nobility(6, dice={A: [value]}, reputation=10, passed=[B, C, D, 4, F])
        assert {"castle_extra", f"castle_{('low', 'mid', 'high')[(value - 1) // 2]}"} <= set(table.places(A))
        assert table.go(A, "castle_extra").player(A).reputation == 12
    five = nobility(5, dice={A: [3]})
    assert five.refuses(A, "go castle_extra") == ("not-in-play", "NOB-6.10.1")


@pytest.mark.rule("NOB-8.1")
def test_reputation_stops_at_24():
    table = nobility(dice={A: [6]}, reputation=23, passed=[B, C]).go(A, "castle_high")
    assert table.player(A).reputation == 24


@pytest.mark.rule("NOB-6.11.1")
def test_a_5_or_6_on_the_own_board_brings_an_apprentice_back():
    own = {A: {"artists": 1, "wizards": 2}}
    table = nobility(dice={A: [1, 2, 4, 5, 6]}, apprentices=own, passed=[B, C])
    assert table.ask_die(A, "board") == ["die 5", "die 6"]
    table.go(A, "board", 5)
    assert table.legal(A) == ["from artists", "from wizards"]
    assert table.refuses(A, "from scholars") == ("no-apprentice", "NOB-6.11.1")
    table.play(A, "from wizards")
    assert (table.apprentices(A, "wizards"), table.player(A).quarters) == (1, 1)
    assert table.refuses(A, "go board") == ("occupied", "NOB-5.1")


@pytest.mark.rule("NOB-6.11.1", "NOB-6.4.3", "NOB-15.3")
def test_masters_and_apprentices_of_the_chancery_are_not_recalled():
    table = nobility(
        dice={A: [6]}, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}, chancery=True, desks={"DK_top_1": A}
    )
    assert table.refuses(A, "go board") == ("no-apprentice", "NOB-6.11.1")


def test_every_space_has_a_name_in_both_languages():
    for number, _space in enumerate(BOX.space_ids):
        german, english = (GAME.words.namers["space"](lang, number) for lang in ("de", "en"))
        assert german != english
