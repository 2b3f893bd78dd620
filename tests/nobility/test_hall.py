"""The Guild Hall, its refresh, and selling buildings (NOB-6.4 to 6.6, 10.4, 10.5)."""

import pytest

from palas.games.nobility.rules.hall import ChooseSite
from palas.games.nobility.state import value_of
from palas.games.nobility.terms import HALL
from tests.nobility.city import BOX, NEUTRAL, A, B, C, nobility, number

SMITH = {A: {"blacksmiths": 1}}
ALL_ARTISTS = {("artists", field): (f"W_artists_{field}", NEUTRAL) for field in (1, 2, 3)}


@pytest.mark.example("NOB-TV-13")
@pytest.mark.rule("NOB-6.4.1", "NOB-6.4.2", "Q-21", "Q-22")
def test_buying_a_workshop():
    table = nobility(dice={A: [3]}, coins=5, apprentices=SMITH, hall={3: "W_blacksmiths_2"}, passed=[B, C])
    table.go(A, "hall_3")
    assert table.workshop("blacksmiths", 1) == "W_blacksmiths_2"
    assert table.owner("blacksmiths", 1) == A
    assert table.apprentices(A, "blacksmiths") == 0
    player = table.player(A)
    assert (player.coins, player.nobility, player.vp) == (0, 1, 3)
    assert table.hall()[2] == ""
    assert value_of(table.city.dice[HALL + 2]) == 3
    without = nobility(dice={A: [3]}, coins=5, apprentices={B: {"blacksmiths": 1}}, hall={3: "W_blacksmiths_2"})
    assert without.refuses(A, "go hall_3") == ("no-apprentice", "NOB-6.4.2")


@pytest.mark.rule("NOB-6.4.1", "Q-21")
def test_each_slot_has_its_value_and_its_cost():
    hall = {slot: f"CB_{slot:02d}" for slot in range(1, 7)}
    for slot, cost in enumerate((4, 4, 5, 5, 6, 6), 1):
        dice = [face for face in range(1, 7) if face != slot % 6 + 1]
        table = nobility(dice={A: dice}, coins=cost, quarters=1, hall=hall, passed=[B, C])
        assert table.ask_die(A, f"hall_{slot}") == [f"die {slot}"]
        assert table.go(A, f"hall_{slot}", slot, "site 1").coins(A) == 0
        poor = nobility(dice={A: [slot]}, coins=cost - 1, quarters=1, hall=hall)
        assert poor.refuses(A, f"go hall_{slot}") == ("too-expensive", "NOB-5.7")


@pytest.mark.rule("NOB-6.4.1")
def test_a_slot_with_a_die_or_without_a_tile_sells_nothing():
    table = nobility(dice={A: [1, 2]}, coins=9, quarters=1, hall={2: "CB_01"}, on={"hall_2": (B, 2)})
    assert table.refuses(A, "go hall_1") == ("no-tile", "NOB-6.4.1")
    assert table.refuses(A, "go hall_2") == ("occupied", "NOB-5.1")


@pytest.mark.rule("NOB-6.4.1")
def test_the_hall_is_not_refilled_during_the_round():
    table = nobility(dice={A: [1, 1]}, coins=9, quarters=2, hall={1: "CB_01"}, passed=[B, C])
    table.go(A, "hall_1", 1, "site 1")
    assert table.hall() == [""] * 6


@pytest.mark.rule("NOB-6.4.2", "Q-17")
def test_a_workshop_goes_to_the_leftmost_free_field_and_needs_one():
    given = {"dice": {A: [1, 1]}, "coins": 9, "apprentices": {A: {"artists": 1}}, "passed": [B, C]}
    middle = nobility(hall={1: "W_artists_4"}, workshops={("artists", 2): ("W_artists_2", NEUTRAL)}, **given)
    assert middle.go(A, "hall_1").workshop("artists", 1) == "W_artists_4"
    first = nobility(hall={1: "W_artists_4"}, workshops={("artists", 1): ("W_artists_2", NEUTRAL)}, **given)
    first.go(A, "hall_1")
    assert first.workshop("artists", 2) == "W_artists_4"
    assert (first.player(A).nobility, first.vp(A)) == (1, 4)
    two = {("artists", field): (f"W_artists_{field}", NEUTRAL) for field in (1, 2)}
    third = nobility(hall={1: "W_artists_4"}, workshops=two, **given).go(A, "hall_1")
    assert (third.player(A).nobility, third.vp(A)) == (2, 5)
    full = nobility(hall={1: "W_artists_4"}, workshops=ALL_ARTISTS, **given)
    assert full.refuses(A, "go hall_1") == ("guild-full", "NOB-6.4.2")


@pytest.mark.rule("NOB-6.4.3", "NOB-9.2")
def test_a_master_earns_a_good_and_nothing_else():
    table = nobility(2, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}, rest=True).all_pass()
    assert (table.goods(A), table.coins(A)) == ({"artwork": 1}, 0)


@pytest.mark.rule("NOB-6.4.2", "NOB-8.4")
def test_stars_come_before_points_and_the_bonus_between_them():
    table = nobility(
        dice={A: [1]},
        coins=4,
        apprentices={A: {"artists": 1}},
        hall={1: "W_artists_4"},
        passed=[B, C],
        stars={A: 4},
        character={A: "CH07"},
    )
    table.go(A, "hall_1")
    assert table.asks() == "good"
    assert table.vp(A) == 0
    table.play(A, *["good books"] * 4)
    assert table.vp(A) == 3


@pytest.mark.example("NOB-TV-15")
@pytest.mark.rule("NOB-6.4.4", "NOB-6.6.2", "NOB-9.3", "Q-18")
def test_a_community_building():
    table = nobility(dice={A: [1]}, coins=4, quarters={A: 1}, hall={1: "CB_01"}, passed=[B, C], rest=True, round=8)
    table.go(A, "hall_1", 1, "site 2")
    player = table.player(A)
    assert (player.coins, player.nobility, player.vp, player.quarters) == (0, 2, 5, 0)
    table.play(A, "end", "pass")
    assert table.asks() == "good", "the reward above site 2"
    table.play(A, "good magic")
    assert table.goods(A) == {"magic": 1}
    later = nobility(sites={A: {2: "CB_01"}}, vp={A: 5}, stars={A: 2}, hall={})
    later.play(A, "sell site_2")
    assert (later.coins(A), later.vp(A), later.player(A).quarters) == (3, 0, 1)
    assert later.player(A).nobility == 2
    assert not later.city.bag >> number("CB_01") & 1, "the tile is out of the game"
    assert not later.city.discards


@pytest.mark.rule("NOB-6.4.4")
def test_a_community_building_needs_a_worker_in_the_quarters_and_a_free_site():
    table = nobility(dice={A: [1]}, coins=9, hall={1: "CB_01"}, apprentices=SMITH)
    assert table.refuses(A, "go hall_1") == ("no-worker", "NOB-6.4.4")
    sites = {A: {1: "CB_02", 2: "CB_03", 3: "CB_04"}}
    full = nobility(dice={A: [1]}, coins=9, hall={1: "CB_01"}, quarters=1, sites=sites, vp={A: 15})
    assert full.refuses(A, "go hall_1") == ("no-site", "NOB-6.4.4")
    asked = nobility(quarters=1, sites={A: {1: "CB_02"}}, vp={A: 5}).ask(ChooseSite(A, number("CB_01")))
    assert asked.refuses(A, "site 1") == ("occupied", "NOB-5.1")
    assert asked.legal(A) == ["site 2", "site 3"]


@pytest.mark.rule("NOB-9.3")
@pytest.mark.parametrize(("site", "gained"), [(1, "reputation"), (2, "goods"), (3, "coins")])
def test_the_reward_above_each_site_comes_in_every_income_phase(site, gained):
    table = nobility(2, sites={A: {site: "CB_01"}}, vp={A: 5}, rest=True, reputation=10)
    table.play(A, "pass").play(B, "pass")
    if gained == "goods":
        table.play(A, "good books")
    player = table.player(A)
    assert (player.reputation, sum(player.goods), player.coins) == {
        "reputation": (11, 0, 0),
        "goods": (10, 1, 0),
        "coins": (10, 0, 1),
    }[gained]


# -- selling


@pytest.mark.example("NOB-TV-14")
@pytest.mark.rule("NOB-6.6.1", "Q-17", "Q-27")
def test_selling_a_workshop():
    table = nobility(workshops={("blacksmiths", 1): ("W_blacksmiths_2", A)}, vp={A: 8}, stars={A: 1}, coins={A: 1})
    table.play(A, "sell blacksmiths_1")
    player = table.player(A)
    assert (player.coins, player.vp, player.quarters, player.nobility) == (4, 5, 1, 1)
    assert table.workshop("blacksmiths", 1) == "W_blacksmiths_2"
    assert table.owner("blacksmiths", 1) == NEUTRAL
    assert table.state.breakdown()[A]["workshops"] == -3


@pytest.mark.rule("NOB-6.6.1")
def test_a_sold_workshop_still_works_but_rewards_nobody():
    table = nobility(dice={A: [6], B: [1]}, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}, passed=[C])
    table.play(A, "sell artists_1", "end")
    assert table.refuses(B, "sell artists_1") == ("not-yours", "NOB-6.6.1")
    table.go(B, "artists_low", 1, "use 1")
    assert (table.coins(A), table.coins(B)) == (3, 1)


@pytest.mark.rule("NOB-6.6.2")
def test_only_an_own_community_building_is_sold_and_its_site_is_free_again():
    table = nobility(sites={A: {1: "CB_01"}}, vp={A: 5})
    assert table.refuses(A, "sell site_2") == ("not-yours", "NOB-6.6.2")
    table.play(A, "sell site_1")
    assert table.player(A).sites == [-1, -1, -1]


@pytest.mark.rule("NOB-6.6.1", "NOB-6.6.2")
def test_what_is_sold_is_told_with_its_number():
    for sold, sentence in (
        ("site_3", "Ann sells the community building on site 3."),
        ("artists_1", "Ann sells the workshop on field 1 of the Artists Guild."),
    ):
        table = nobility(sites={A: {3: "CB_01"}}, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 8})
        table.play(A, f"sell {sold}")
        assert sentence in table.state.log(A, "en", ["Ann", "Ben", "Cleo"])


@pytest.mark.rule("NOB-7.3", "NOB-6.4.4")
def test_a_sold_community_building_brings_no_more_points_for_settlers():
    given = {"held": {A: ["S01"]}, "platform": {A: 1}, "goods": {A: {"books": 3, "artwork": 3}}}
    table = nobility(sites={A: {1: "CB_01"}}, vp={A: 5}, **given)
    table.play(A, "sell site_1", "settle S01", "pay 3books", "pay 3artwork")
    assert table.vp(A) == 6


# -- tiles of full guilds, refresh


def refreshed(**more):
    """The Hall after a refresh, its draws by hand."""
    return nobility(2, phase="end", manual=True, council_pile=[], **more).falls("ship SH01")


@pytest.mark.example("NOB-TV-20")
@pytest.mark.rule("NOB-10.4", "NOB-6.5.1")
def test_the_hall_moves_to_the_left_and_is_filled_from_the_bag():
    hall = {1: "CB_01", 3: "CB_03", 6: "CB_06"}
    table = refreshed(hall=hall, workshops=ALL_ARTISTS)
    assert table.hall() == ["CB_01", "CB_03", "CB_06", "", "", ""]
    table.falls("building W_wizards_1", "building W_artists_4", "building CB_12")
    assert table.hall()[3:] == ["W_wizards_1", "CB_12", ""]
    assert not table.city.bag >> number("W_artists_4") & 1
    assert not table.city.discards >> number("W_artists_4") & 1, "it is gone"
    table.falls("building CB_11")
    assert table.hall()[5] == "CB_11"


@pytest.mark.rule("NOB-10.4", "NOB-6.5.1")
def test_a_tile_that_became_unbuyable_stays_until_the_refresh():
    table = nobility(2, hall={1: "W_artists_4", 2: "CB_01"}, workshops=ALL_ARTISTS, dice={A: [6], B: []}, rest=True)
    assert table.hall()[0] == "W_artists_4"
    table.play(A, "pass")
    assert table.hall()[0] == "CB_01"
    assert "W_artists_4" not in table.hall()


@pytest.mark.rule("NOB-10.5")
def test_an_empty_bag_takes_the_discards_back():
    table = refreshed(hall={1: "CB_01"}, bag=["CB_02"], discards=["CB_03"])
    assert table.chance() == ["building CB_02"]
    table.falls("building CB_02")
    assert table.chance() == ["building CB_03"]
    table.falls("building CB_03")
    assert table.hall() == ["CB_01", "CB_02", "CB_03", "", "", ""]
    assert not table.chance()[0].startswith("building"), "then slots stay empty"


@pytest.mark.rule("NOB-10.5", "NOB-6.4.1")
def test_at_berks_a_slot_that_was_empty_is_filled_as_well():
    table = nobility(dice={A: [1]}, hall={1: "CB_01"}, bag=["CB_02", "CB_03"], passed=[B, C])
    table.go(A, "berk_low", 1, "modifiers 1", "replace hall")
    assert sorted(table.hall()[:3]) == ["CB_01", "CB_02", "CB_03"]
    assert table.hall()[3:] == ["", "", ""]
    assert BOX.hall_cost == [4, 4, 5, 5, 6, 6]
