"""Every card and tile of components.json does what its data says."""

import pytest

from palas.games.nobility.rules.settlers import most_of
from palas.games.nobility.terms import APPRENTICE_INCOME_BONUS, GOODS, METRICS, OPS, SETTLER_VP_BONUS
from tests.nobility.city import BOX, GAME, NEUTRAL, A, B, C, nobility

DATA = GAME.data
RICH = dict.fromkeys(GOODS, 5)


@pytest.mark.rule("NOB-6.3.7")
@pytest.mark.parametrize("tile", [t for t in DATA["buildings"] if t["kind"] == "workshop"], ids=lambda tile: tile["id"])
def test_every_workshop_offers_its_effects(tile):
    guild = tile["guild"]
    for choice, effect in enumerate(tile["choose_one"]):
        table = nobility(
            dice={A: [1, 6]},
            coins={A: 5},
            goods={A: RICH},
            reputation=10,
            passed=[B, C],
            workshops={(guild, 1): (tile["id"], NEUTRAL)},
        )
        table.go(A, f"{guild}_low", 1)
        assert len(table.legal(A)) == 1 + len(tile["choose_one"])
        table.play(A, f"use {choice + 1}")
        good = GOODS[BOX.guild_good[BOX.guild_ids.index(guild)]]
        if effect["op"] == "coins":
            assert table.coins(A) == 5 + effect["n"]
        elif effect["op"] == "reputation":
            assert table.player(A).reputation == 10 + effect["n"]
        elif effect["op"] == "good_of_guild":
            assert table.goods(A) == RICH | {good: 5 + effect["n"]}
        elif effect["op"] == "reroll":
            assert table.asks() == "reroll"
        elif effect["op"] == "buy_good_any":
            table.play(A, "good magic")
            assert (table.coins(A), table.goods(A)["magic"]) == (4, 6)
        else:
            assert effect["op"] == "swap_good"
            table.play(A, "give magic", "good books")
            assert (table.goods(A)["magic"], table.goods(A)["books"]) == (4, 6)


@pytest.mark.rule("NOB-6.4.4")
@pytest.mark.parametrize("tile", [t for t in DATA["buildings"] if t["kind"] != "workshop"], ids=lambda tile: tile["id"])
def test_every_community_building_brings_a_point_for_settlers(tile):
    table = nobility(
        sites={A: {1: tile["id"]}}, vp={A: 5}, held={A: ["S01"]}, platform={A: 1}, goods={A: {"books": 3, "artwork": 3}}
    )
    assert table.city.lasting(A, SETTLER_VP_BONUS) == 1
    assert table.city.lasting(A, APPRENTICE_INCOME_BONUS) == 0
    table.play(A, "settle S01", "pay 3books", "pay 3artwork")
    assert table.vp(A) == 5 + 6 + 1


@pytest.mark.rule("NOB-8.4", "NOB-8.3")
@pytest.mark.parametrize("card", DATA["characters"], ids=lambda card: card["id"])
def test_every_character(card):
    table = nobility(
        dice={A: [1]},
        coins=4,
        apprentices={A: {"artists": 1}},
        hall={1: "W_artists_4"},
        passed=[B, C],
        stars={A: 4},
        character={A: card["id"]},
        reputation=10,
        platform={A: 0},
    )
    table.go(A, "hall_1")
    goods = {}
    while table.asks() in ("good", "take_settler"):
        if table.asks() == "good":
            table.play(A, "good magic")
            goods["magic"] = goods.get("magic", 0) + 1
        else:
            table.play(A, table.legal(A)[0])
    got = {effect["op"]: effect["n"] for effect in card["lord_bonus"]}
    player = table.player(A)
    assert player.lord
    assert player.coins == got.get("coins", 0)
    assert player.reputation == 10 + got.get("reputation", 0)
    assert player.modifiers == got.get("modifiers", 0)
    assert sum(goods.values()) == got.get("goods_choice", 0)
    assert table.goods(A) == goods
    assert len(player.held) == got.get("settler_choice", 0)
    assert player.platform == got.get("house", 0)
    assert player.quarters == got.get("workers", 0)
    assert player.vp == 3 + got.get("vp", 0)
    rich = nobility(goods={A: RICH}, character={A: card["id"]}).city
    assert [most_of(rich, A, good) for good in range(6)] == [4 if g == card["extra_good"] else 3 for g in GOODS]


@pytest.mark.rule("NOB-7.1", "NOB-7.3")
@pytest.mark.parametrize("card", DATA["settlers"], ids=lambda card: card["id"])
def test_every_settlers_card(card):
    id = card["id"]
    table = nobility(held={A: [id]}, platform={A: 1}, goods={A: RICH}, character={A: "CH02"}, stars={A: 5})
    table.play(A, f"settle {id}")
    while table.asks() == "pay":
        table.play(A, table.legal(A)[-1])
    player = table.player(A)
    assert player.vp == card["max"]
    assert player.quarters == card["workers"]
    assert player.nobility == 5 + card["stars"]
    assert sum(player.goods) == 30 - card["max"]
    assert {good for good, count in table.goods(A).items() if count < 5} <= set(card["goods"])
    assert table.city.has_race(A, BOX.race_ids.index(card["race"]))


@pytest.mark.rule("NOB-6.8.1", "NOB-6.8.2")
@pytest.mark.parametrize("tile", DATA["council_tiles"], ids=lambda tile: tile["id"])
def test_every_council_tile(tile):
    given = {
        "dice": {A: [1]},
        "completed": {A: ["S17"]},
        "council": {("elf", 1): tile["id"]},
        "coins": {A: tile["coins"]},
        "goods": {A: tile["goods"]},
        "passed": [B, C],
        "reputation": 12,
    }
    table = nobility(stars={A: tile["nobility"]}, **given).go(A, "council_elf_1")
    assert (table.vp(A), table.coins(A), table.goods(A)) == (tile["vp"], 0, {})
    assert table.player(A).reputation == 10
    assert nobility(stars={A: tile["nobility"] - 1}, **given).refuses(A, "go council_elf_1")[0] == "no-nobility"


@pytest.mark.rule("NOB-6.7.2")
@pytest.mark.parametrize("ship", DATA["ships"], ids=lambda ship: ship["id"])
def test_every_ship_pays_its_prices_and_has_its_room(ship):
    for good in GOODS:
        price, room = ship["demand"][good]["price"], ship["demand"][good]["slots"]
        table = nobility(dice={A: [6]}, goods={A: {good: 6}}, ship=ship["id"], passed=[B, C]).play(A, "go port_6")
        sold = 0
        while table.asks() == "port":
            table.play(A, f"sell {good}")
        sold = 6 - table.goods(A).get(good, 0)
        assert sold == min(6, room)
        assert table.coins(A) == sold * price


def test_every_effect_and_metric_of_the_data_is_known():
    def ops(node):
        if isinstance(node, dict):
            if "op" in node:
                yield node["op"]
            for value in node.values():
                yield from ops(value)
        elif isinstance(node, list):
            for value in node:
                yield from ops(value)

    used = set(ops(DATA))
    assert used <= set(OPS)
    assert set(METRICS) == set(DATA["vocabulary"]["metrics"])
    written = {op for kind in ("gain", "action", "passive", "round") for op in DATA["vocabulary"][f"{kind}_ops"]}
    assert written == set(OPS)
