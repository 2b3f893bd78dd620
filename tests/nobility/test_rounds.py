"""Income, refresh, events (NOB-3.5, 9, 10, 12)."""

import pytest

from palas.games.nobility.rules.dice import price
from palas.games.nobility.terms import (
    AFTER_ROLL,
    ALL_ROUND,
    AT_REVEAL,
    BUILDING_COST_DELTA,
    HALL,
    HOUSE_COST_DELTA,
    SLOTS,
    YARD,
)
from tests.nobility.city import BOX, GAME, A, B, C, D, nobility, number

# -- income


@pytest.mark.example("NOB-TV-12")
@pytest.mark.rule("NOB-9.1", "NOB-9.2", "NOB-9.5", "Q-1")
def test_apprentices_are_paid_by_how_many_there_are_in_the_guild():
    table = nobility(
        4,
        apprentices={A: {"scholars": 2}, B: {"scholars": 1}},
        workshops={("scholars", 1): ("W_scholars_1", C)},
        vp={C: 3},
        phase="income",
    )
    assert [table.coins(seat) for seat in (A, B, C, D)] == [4, 2, 0, 0]
    assert table.goods(C) == {"books": 1}


@pytest.mark.rule("NOB-9.1", "NOB-2.1", "Q-1")
@pytest.mark.parametrize("card", GAME.data["setup_cards"], ids=lambda card: card["id"])
def test_the_income_table_of_every_setup_card(card):
    for count in range(1, card["guild_apprentice_slots"] + 1):
        table = nobility(card["players"], apprentices={A: {"artists": count}}, phase="income")
        assert table.coins(A) == count * card["apprentice_income"][str(count)]


@pytest.mark.rule("NOB-9.4", "NOB-9.5", "NOB-15.4")
def test_chancery_apprentices_bring_3_coins_and_do_not_count_in_guilds():
    table = nobility(
        chancery=True, desks={"DK_top_1": A, "DK_top_2": A}, apprentices={A: {"artists": 1}}, phase="income"
    )
    assert table.coins(A) == 2 * 3 + 3


@pytest.mark.rule("NOB-9.5")
def test_choices_of_income_are_made_in_turn_order():
    sites = {seat: {2: f"CB_0{seat + 1}"} for seat in (A, B, C)}
    table = nobility(start=B, sites=sites, vp=5, phase="income")
    for seat in (B, C, A):
        assert table.asked() == seat
        table.play(seat, "good books")


# -- refresh


@pytest.mark.rule("NOB-10.1", "NOB-10.2", "NOB-10.6")
def test_the_refresh_phase():
    table = nobility(
        start=C,
        dice=[1],
        placed={A: 9},
        on={"castle_low": (A, 1), "port_3": (B, 3)},
        tavern=[2],
        yard=[5],
        sold={"books": 2},
        ship="SH01",
        event="E12",
        phase="end",
        round=3,
    )
    city = table.city
    assert city.dice == [0] * SLOTS
    assert (city.tavern, city.yard) == ([], [])
    assert city.sold == [0] * 6
    assert city.ship != number("SH01")
    assert not city.ship_pile >> number("SH01") & 1
    assert (city.start, city.round) == (A, 4)
    assert city.event != number("E12")
    assert not city.event_pile >> number("E12") & 1
    assert [table.player(seat).placed for seat in (A, B, C)] == [0, 0, 0]
    assert table.asked() == A


@pytest.mark.rule("NOB-10.3")
def test_the_council_is_filled_row_by_row_until_the_stack_is_empty():
    rows = {(race, row): f"C{number:02d}" for number, (race, row) in enumerate(spaces(), 1)}
    del rows["elf", 1], rows["dwarf", 2], rows["trobit", 3]
    table = nobility(council=rows, council_pile=["C20", "C21"], phase="end", manual=True)
    table.falls("ship SH01", "council_tile C21", "council_tile C20")
    taken = [BOX.council_ids[tile] if tile >= 0 else "" for tile in table.city.council]
    columns = [BOX.race_ids[race] for race in BOX.council_race]
    assert taken[columns.index("elf")] == "C21"
    assert taken[6 + columns.index("dwarf")] == "C20"
    assert taken[12 + columns.index("trobit")] == "", "the stack is empty"


def spaces() -> list[tuple[str, int]]:
    return [(BOX.race_ids[race], row) for row in (1, 2, 3) for race in BOX.council_race]


# -- events


@pytest.mark.rule("NOB-12.1", "NOB-2.10", "NOB-12.2")
@pytest.mark.parametrize("seed", range(3))
def test_five_events_of_each_deck_one_per_round(seed):
    state = GAME.start(2, seed=seed, options={"events": True})
    while not state.over:
        legal = [action.code for action in state.legal(state.to_act[0])]
        code = next((lazy for lazy in ("pass", "end", "stop", "decline") if lazy in legal), legal[0])
        state.apply(GAME.parse(state, state.to_act[0], code))
    decks = [BOX.event_deck[event.args[0]] for event in state.story if event.kind == "event"]
    assert decks == [1] * 5 + [2] * 5
    assert BOX.event_deck.count(1) == BOX.event_deck.count(2) == 8


@pytest.mark.rule("NOB-12.1")
def test_without_the_module_there_are_no_events():
    state = GAME.start(2, seed=1)
    assert state.position.event_pile == 0
    assert not [event for event in state.story if event.kind == "event"]


@pytest.mark.rule("NOB-3.2", "NOB-3.5")
def test_a_gift_is_chosen_in_turn_order_before_the_dice_are_rolled():
    table = nobility(start=B, dice=[], events=True, phase="roll", rest=True, round=2, manual=True)
    table.falls("event E08")
    for seat in (B, C, A):
        assert table.asked() == seat
        assert table.asks() == "good"
        assert table.dice(seat) == []
        table.play(seat, "good books")
        assert table.goods(seat) == {"books": 1}, "the next one sees it"
    assert table.chance()[0] == "roll 1"


@pytest.mark.rule("NOB-3.2", "NOB-3.5")
def test_lucky_stars_let_everybody_roll_again_in_turn_order():
    table = nobility(2, start=B, dice=[], events=True, phase="roll", rest=True, round=7, manual=True)
    table.falls("event E15", *["roll 6"] * 10)
    assert (table.asked(), table.asks()) == (B, "reroll")
    table.play(B, "reroll 6", "stop").falls("roll 1")
    assert table.dice(B) == [1, 6, 6, 6, 6]
    assert table.asked() == A
    table.play(A, "stop")
    assert (table.asked(), table.asks()) == (B, "turn")


@pytest.mark.rule("NOB-3.5", "NOB-12.1")
@pytest.mark.parametrize(
    "card", [card for card, t in zip(BOX.event_ids, BOX.event_timing, strict=True) if t == ALL_ROUND]
)
def test_an_event_for_the_round_changes_nothing_at_the_reveal(card):
    table = nobility(2, dice=[], events=True, phase="roll", rest=True, manual=True, round=1 + 5 * (number(card) // 8))
    before = table.state.to_dict()["position"]["people"]
    table.falls(f"event {card}")
    assert table.state.to_dict()["position"]["people"] == before
    assert BOX.event_timing.count(AT_REVEAL) == BOX.event_timing.count(AFTER_ROLL) == 1


def event(card: str, **more):
    given = {"event": card, "passed": [B, C], "coins": {A: 9}} | more
    return nobility(**given)


def test_port_traders():
    table = event("E01", dice={A: [1]}, goods={A: {"jewelry": 1}}).go(A, "port_1")
    assert table.coins(A) == 9 + 3 + 1


@pytest.mark.rule("NOB-12.3")
def test_hardworking_apprentices_but_not_in_the_chancery():
    table = nobility(event="E02", apprentices={A: {"artists": 2}}, phase="income", chancery=True, desks={"DK_top_1": A})
    assert table.coins(A) == 2 * (2 + 1) + 3


@pytest.mark.rule("NOB-12.3")
def test_flourishing_guilds_with_a_purchase():
    assert event("E03", dice={A: [1]}).go(A, "artists_low", 1, "buy 1").goods(A) == {"artwork": 2}
    assert event("E03", dice={A: [1]}).go(A, "artists_low", 1, "buy 0").goods(A) == {}


@pytest.mark.rule("NOB-12.3")
def test_the_open_tavern_takes_any_value_but_has_no_more_slots():
    assert "tavern" in event("E04", dice={A: [1]}, tavern=[6, 6]).places(A)
    assert event("E04", dice={A: [1]}, tavern=[6, 6, 6]).refuses(A, "go tavern")[0] == "no-slot"


@pytest.mark.rule("NOB-12.2")
def test_timber_delivery_adds_up_with_the_desk():
    assert event("E05", dice={A: [1]}).go(A, "yard").coins(A) == 5
    both = event("E05", dice={A: [1]}, chancery=True, desks={"DK_top_5": A}).go(A, "yard")
    assert both.coins(A) == 6


@pytest.mark.rule("NOB-12.2")
def test_prices_never_fall_below_0():
    data = GAME.data | {"events": [dict(card) for card in GAME.data["events"]]}
    for card in data["events"]:
        if card["id"] in ("E05", "E09"):
            card["effects"] = [{**card["effects"][0], "n": -9}]
    cheap = GAME.with_data(data, GAME.pack)
    table = cheap.start(2, seed=1).position
    table.event = 4
    assert table.lasting(0, HOUSE_COST_DELTA) == -9
    assert price(table, 0, YARD) == 0
    table.event = 8
    assert table.lasting(0, BUILDING_COST_DELTA) == -9
    assert price(table, 0, HALL + 5) == 0


@pytest.mark.rule("NOB-12.3")
def test_an_audience_with_the_queen_stops_at_24():
    assert event("E06", dice={A: [1]}, reputation=10).go(A, "castle_low").player(A).reputation == 12
    assert event("E06", dice={A: [6]}, reputation=22).go(A, "castle_high").player(A).reputation == 24


@pytest.mark.rule("NOB-12.3")
def test_the_helpful_clerk_only_with_the_modifiers():
    table = event("E07", dice={A: [1]}).go(A, "berk_low")
    assert table.legal(A) == ["modifiers 0", "modifiers 2"]
    assert table.play(A, "modifiers 2").player(A).modifiers == 2
    other = event("E07", dice={A: [1]}).go(A, "berk_low", 1, "modifiers 0")
    assert other.player(A).modifiers == 0


def test_master_masons():
    table = event("E09", dice={A: [3]}, quarters=1, hall={3: "CB_01"}).go(A, "hall_3", 3, "site 3")
    assert table.coins(A) == 9 - 4


ELF = {"dice": {A: [4]}, "stars": {A: 5}, "completed": {A: ["S17"]}, "council": {("elf", 2): "C02"}}


def test_the_royal_pardon():
    assert event("E10", reputation=12, **ELF).go(A, "council_elf_2").player(A).reputation == 11


@pytest.mark.rule("NOB-12.2", "NOB-7.6")
def test_the_feast_of_welcome_adds_up_with_community_buildings():
    table = event(
        "E11",
        held={A: ["S01"]},
        platform={A: 1},
        goods={A: {"books": 3, "artwork": 3}},
        sites={A: {1: "CB_01"}},
        vp={A: 5},
    )
    table.play(A, "settle S01", "pay 3books", "pay 3artwork")
    assert table.vp(A) == 5 + 6 + 1 + 2


@pytest.mark.rule("NOB-12.3", "NOB-5.2")
def test_the_curfew_lowers_the_limit_for_further_dice():
    table = event("E12", dice={A: [1, 2]}, reputation=10, placed={A: 7})
    assert table.ask_die(A, "wizards_low") == ["die 1"]
    over = event(
        "E12", dice={A: [1]}, reputation=10, placed={A: 9}, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}
    )
    assert over.refuses(A, "go wizards_low") == ("over-limit", "NOB-5.2")


@pytest.mark.rule("NOB-12.1")
def test_a_storm_at_sea_closes_the_port():
    table = event("E13", dice={A: [1]}, goods={A: {"jewelry": 1}})
    assert table.refuses(A, "go port_1") == ("closed", "NOB-12.1")


def test_the_great_council_session():
    assert event("E14", **ELF).go(A, "council_elf_2").vp(A) == 5 + 2


def test_busy_workshops():
    table = nobility(event="E16", workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}, phase="income")
    assert table.goods(A) == {"artwork": 2}
