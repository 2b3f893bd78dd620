"""The guilds: die slots, workshops, goods, apprentices (NOB-6.3)."""

import pytest

from palas.games.nobility.rules.guilds import PlaceApprentice, Reroll
from tests.nobility.city import BOX, GUILDS, NEUTRAL, A, B, C, D, nobility

BANDS = ("low", "mid", "high")


@pytest.mark.rule("NOB-6.3.1")
@pytest.mark.parametrize("guild", GUILDS)
def test_every_guild_has_three_slots_for_two_values_each(guild):
    for number, band in enumerate(BANDS):
        low = 2 * number + 1
        table = nobility(dice={A: [low, low + 1, (low + 2) % 6, (low + 4) % 6]})
        assert table.ask_die(A, f"{guild}_{band}") == [f"die {low}", f"die {low + 1}"]


@pytest.mark.rule("NOB-6.3.1", "NOB-2.1", "Q-29", "Q-39")
@pytest.mark.parametrize(("players", "usable"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_only_some_slots_of_a_guild_are_used_in_a_round(players, usable):
    taken = {f"artists_{band}": (A, 2 * n + 1) for n, band in enumerate(BANDS[:usable])}
    table = nobility(players, dice=[6, 5], on=taken)
    code = "go artists_high"
    if usable < 3:
        assert table.refuses(A, code) == ("guild-closed", "NOB-6.3.1")
    else:
        assert table.refuses(A, code) == ("occupied", "NOB-5.1")
    one_less = dict(list(taken.items())[:-1])
    assert code in nobility(players, dice=[6, 5], on=one_less).legal(A), "the same player may come again"


@pytest.mark.rule("NOB-6.3.1", "Q-2")
@pytest.mark.parametrize(
    ("band", "die", "goods", "apprentices"), [("low", 1, 1, 2), ("mid", 3, 2, 1), ("high", 5, 3, 0)]
)
def test_what_each_slot_allows(band, die, goods, apprentices):
    table = nobility(dice={A: [die]}, coins=9, quarters=5, passed=[B, C]).go(A, f"wizards_{band}")
    assert table.legal(A) == [f"buy {n}" for n in range(goods + 1)]
    table.play(A, f"buy {goods}")
    for _worker in range(apprentices):
        assert table.asks() == "apprentice"
        table.play(A, "from quarters")
    assert table.asks() == ""
    assert table.apprentices(A, "wizards") == apprentices
    assert table.goods(A) == {"magic": goods}
    assert table.coins(A) == 9 - goods


@pytest.mark.rule("NOB-6.3.4", "Q-3")
def test_each_guild_sells_its_own_goods():
    sold = {}
    for guild in GUILDS:
        table = nobility(dice={A: [6]}, coins=1, passed=[B, C]).go(A, f"{guild}_high", 6, "buy 1")
        (sold[guild],) = table.goods(A)
    assert sold == {
        "artists": "artwork",
        "blacksmiths": "weapons",
        "carpenters": "furniture",
        "merchants": "jewelry",
        "scholars": "books",
        "wizards": "magic",
    }


@pytest.mark.example("NOB-TV-9")
@pytest.mark.rule("NOB-6.3.4")
@pytest.mark.parametrize(("bought", "received"), [(2, 4), (1, 3), (0, 0)])
def test_own_apprentices_bring_free_goods_with_a_purchase(bought, received):
    table = nobility(dice={A: [3]}, coins=5, apprentices={A: {"artists": 2}, B: {"artists": 1}}, passed=[B, C])
    table.go(A, "artists_mid", 3, f"buy {bought}")
    assert table.goods(A).get("artwork", 0) == received
    assert table.coins(A) == 5 - bought


@pytest.mark.rule("NOB-6.3.4")
def test_goods_must_be_paid_and_masters_bring_none_for_free():
    table = nobility(dice={A: [6]}, coins=2, workshops={("artists", 3): ("W_artists_1", A)}, vp={A: 9}, passed=[B, C])
    table.go(A, "artists_high", 6, "decline")
    assert table.refuses(A, "buy 3") == ("too-expensive", "NOB-5.7")
    table.play(A, "buy 2")
    assert table.goods(A) == {"artwork": 2}


@pytest.mark.example("NOB-TV-10")
@pytest.mark.rule("NOB-6.3.2", "NOB-6.3.6", "Q-31")
@pytest.mark.parametrize(("answer", "own"), [("use 1", 1), ("decline", 0)])
def test_workshops_then_goods_then_apprentices(answer, own):
    table = nobility(
        dice={A: [2]},
        coins={A: 3},
        quarters={A: 1},
        passed=[B, C],
        workshops={("wizards", 1): ("W_wizards_2", B)},
        apprentices={A: {"artists": 1}},
    )
    table.go(A, "wizards_low")
    assert table.coins(B) == 1, "in any case"
    assert table.asks() == "workshop"
    table.play(A, answer)
    assert table.coins(A) == 3 + own
    assert table.legal(A) == ["buy 0", "buy 1"]
    table.play(A, "buy 1")
    assert table.legal(A) == ["stop", "from quarters", "from artists"]
    table.play(A, "from quarters", "from artists")
    assert (table.apprentices(A, "wizards"), table.apprentices(A, "artists")) == (2, 0)
    assert table.goods(A) == {"magic": 1}, "new apprentices came too late"


@pytest.mark.example("NOB-TV-11")
@pytest.mark.rule("NOB-6.3.3", "NOB-2.6", "Q-17")
def test_with_two_players_owners_are_rewarded_twice_and_neutral_workshops_reward_nobody():
    workshops = {("wizards", 1): ("W_wizards_6", B), ("wizards", 2): ("W_wizards_2", NEUTRAL)}
    table = nobility(2, dice={A: [2, 3, 1]}, workshops=workshops, passed=[B])
    table.go(A, "wizards_low", 2, "decline")
    assert table.coins(B) == 2
    assert table.refuses(A, "go wizards_mid") == ("guild-closed", "NOB-6.3.1")
    mid = nobility(2, dice={A: [3, 1]}, workshops=workshops, passed=[B])
    mid.go(A, "wizards_mid", 3, "decline", "use 1")
    assert (mid.coins(A), mid.coins(B)) == (1, 2)


@pytest.mark.rule("NOB-6.3.1", "NOB-6.3.2", "Q-15")
@pytest.mark.parametrize(("band", "die", "reached"), [("low", 1, 1), ("mid", 4, 2), ("high", 5, 3)])
def test_a_die_activates_the_fields_it_reaches_in_order(band, die, reached):
    tiles = ["W_artists_1", "W_artists_4", "W_artists_6"]  # a coin, goods, goods
    workshops = {("artists", field): (tiles[field - 1], NEUTRAL) for field in (1, 2, 3)}
    table = nobility(dice={A: [die]}, workshops=workshops, passed=[B, C]).go(A, f"artists_{band}")
    for field in range(1, reached + 1):
        assert table.state.decision(A).data["building"] == BOX.building_ids.index(tiles[field - 1])
        table.play(A, "decline")
    assert table.asks() != "workshop"
    only_second = nobility(dice={A: [1, 2]}, workshops={("artists", 2): (tiles[1], NEUTRAL)}, passed=[B, C])
    only_second.go(A, "artists_low", 1)
    assert only_second.asks() == "turn", "fields are counted, not tiles"


@pytest.mark.rule("NOB-6.3.2")
def test_the_own_workshop_works_but_gives_no_owner_reward():
    table = nobility(dice={A: [1]}, workshops={("artists", 1): ("W_artists_1", A)}, vp={A: 3}, passed=[B, C])
    table.go(A, "artists_low", 1, "use 1")
    assert table.coins(A) == 1
    assert table.story("owner_reward") == []


@pytest.mark.rule("NOB-6.3.2", "Q-22")
def test_the_reward_of_each_field():
    workshops = {("artists", field): (f"W_artists_{field}", owner) for field, owner in ((1, B), (2, C), (3, D))}
    table = nobility(4, dice={A: [5]}, workshops=workshops, passed=[B, C, D], vp={D: 5})
    table.go(A, "artists_high")
    while table.asks() == "workshop":
        table.play(A, "decline")
    assert (table.coins(B), table.coins(C), table.vp(D)) == (1, 1, 6)


@pytest.mark.rule("NOB-6.3.8")
def test_a_player_may_own_several_workshops_of_a_guild():
    workshops = {("artists", field): (f"W_artists_{field}", B) for field in (1, 2)}
    table = nobility(dice={A: [3]}, workshops=workshops, passed=[B, C], vp={B: 7})
    table.go(A, "artists_mid", 3, "decline", "decline")
    assert table.coins(B) == 2


# -- the six effects


def using(tile: str, **more):
    """A visits the guild of that workshop with a 1, where it stands on field 1."""
    guild = tile.split("_")[1]
    given = {"dice": {A: [1, 6, 6]}, "passed": [B, C], "workshops": {(guild, 1): (tile, NEUTRAL)}} | more
    return nobility(**given).go(A, f"{guild}_low", 1)


@pytest.mark.rule("NOB-6.3.7", "NOB-6.3.8")
def test_a_coin_may_pay_for_goods():
    table = using("W_artists_1").play(A, "use 1")
    assert table.legal(A) == ["buy 0", "buy 1"]


@pytest.mark.rule("NOB-6.3.7")
def test_reputation_raises_the_limit_for_later_dice():
    table = using("W_artists_2", reputation=6).play(A, "use 1")
    assert table.player(A).reputation == 7
    assert "castle_high" in table.places(A), "1 + 6 is within 7"


@pytest.mark.rule("NOB-6.3.7", "NOB-6.3.8", "Q-43")
def test_any_number_of_own_unplaced_dice_is_rolled_again_once():
    table = using("W_artists_3", dice={A: [1, 2, 6, 6]}, manual=True).play(A, "use 1")
    assert table.legal(A) == ["stop", "reroll 2", "reroll 6"]
    assert table.refuses(A, "reroll 1") == ("no-such-die", "NOB-6.3.8"), "the die just placed is out of reach"
    table.play(A, "reroll 6", "reroll 6")
    assert table.refuses(A, "reroll 6") == ("no-such-die", "NOB-6.3.8")
    table.play(A, "stop").falls("roll 3", "roll 4")
    assert table.dice(A) == [2, 3, 4]


@pytest.mark.rule("NOB-6.3.7")
def test_a_reroll_may_take_no_die_and_needs_one():
    assert using("W_artists_3").play(A, "use 1", "stop").dice(A) == [6, 6]
    assert using("W_wizards_4", dice={A: [1]}).refuses(A, "use 1") == ("nothing-to-reroll", "NOB-6.3.8")
    last = nobility(dice={A: [4]}).ask(Reroll(A, 0)).play(A, "reroll 4")
    assert last.story("rolled")[-1][0] == A


@pytest.mark.rule("NOB-6.3.7", "NOB-6.3.8")
def test_after_a_reroll_the_rest_of_the_die_is_decided():
    table = using("W_artists_3", coins={A: 1}).play(A, "use 1", "reroll 6", "stop")
    assert table.asks() == "buy_goods"


@pytest.mark.rule("NOB-6.3.7")
def test_a_good_of_the_guild():
    assert using("W_artists_4").play(A, "use 1").goods(A) == {"artwork": 1}


@pytest.mark.rule("NOB-6.3.7", "NOB-6.3.8")
def test_any_good_is_bought_without_free_goods_and_beside_step_2():
    table = using("W_artists_4", coins={A: 2}, apprentices={A: {"artists": 1}}).play(A, "use 2", "good artwork")
    assert (table.goods(A), table.coins(A)) == ({"artwork": 1}, 1)
    assert table.legal(A) == ["buy 0", "buy 1"], "it does not count towards the maximum"
    table.play(A, "buy 0")
    assert table.goods(A) == {"artwork": 1}, "and it is no purchase in step 2"
    assert using("W_artists_4").refuses(A, "use 2") == ("too-expensive", "NOB-6.3.8")


@pytest.mark.rule("NOB-6.3.7", "NOB-6.3.8")
def test_a_good_is_swapped_for_another_type():
    table = using("W_artists_5", goods={A: {"books": 2, "magic": 1}}).play(A, "use 2")
    assert table.legal(A) == ["give books", "give magic"]
    assert table.refuses(A, "give artwork") == ("no-such-good", "NOB-6.3.7")
    table.play(A, "give books")
    assert "good books" not in table.legal(A)
    table.play(A, "good jewelry")
    assert table.goods(A) == {"books": 1, "magic": 1, "jewelry": 1}
    assert using("W_artists_6").refuses(A, "use 1") == ("no-good-to-swap", "NOB-6.3.8")


# -- apprentices


@pytest.mark.rule("NOB-6.3.5", "NOB-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_guild_has_an_apprentice_slot_for_each_player(players):
    others = {B: {"wizards": players - 1}}
    table = nobility(players, dice={A: [1]}, quarters=2, apprentices=others, passed=range(1, players))
    table.go(A, "wizards_low", 1, "from quarters")
    assert table.asks() == "", "the guild is full"
    full = nobility(players, quarters=2, apprentices={B: {"wizards": players}}).ask(PlaceApprentice(A, 5, 2))
    assert full.refuses(A, "from quarters") == ("no-room", "NOB-6.3.5")


@pytest.mark.rule("NOB-6.3.5", "Q-30")
def test_apprentices_come_from_the_quarters_or_another_guild():
    table = nobility(
        dice={A: [1]},
        apprentices={A: {"artists": 1}, B: {"scholars": 1}},
        passed=[B, C],
        chancery=True,
        workshops={("merchants", 1): ("W_merchants_1", A)},
        vp={A: 3},
        desks={"DK_top_1": A},
    )
    table.go(A, "wizards_low")
    assert table.legal(A) == ["stop", "from artists"], "masters and the Chancery's apprentices stay"
    assert table.refuses(A, "from quarters") == ("no-worker", "NOB-6.3.5")
    assert table.refuses(A, "from scholars") == ("no-apprentice", "NOB-6.3.5")
    table.play(A, "from artists")
    assert table.story("moved") == [(A, GUILDS.index("artists"), GUILDS.index("wizards"))]


@pytest.mark.rule("NOB-6.3.6")
def test_apprentices_without_a_purchase_and_income_in_the_same_round():
    table = nobility(dice={A: [1]}, coins={A: 1}, quarters={A: 1}, passed=[B, C], rest=True)
    table.go(A, "wizards_low", 1, "buy 0", "from quarters")
    assert table.coins(A) == 1 + 3
