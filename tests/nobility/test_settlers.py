"""Settlers cards, reputation, nobility, characters (NOB-7, 8)."""

from itertools import product

import pytest

from palas.games.nobility.rules.settlers import PayGood
from palas.games.nobility.rules.tavern import Overflow
from palas.games.nobility.terms import GOODS
from tests.nobility.city import BOX, A, B, C, nobility, number

PLENTY = dict.fromkeys(["books", "artwork", "weapons", "magic", "jewelry", "furniture"], 9)
# The seed's card: furniture, weapons, magic, books, 8 to 12.
EXAMPLE = next(
    card for card, goods in zip(BOX.settler_ids, BOX.settler_goods, strict=True) if sorted(goods) == [0, 2, 3, 5]
)


def settling(card: str, **more):
    given = {"held": {A: [card]}, "platform": {A: 1}, "goods": {A: PLENTY}, "passed": [B, C], "character": {A: "CH02"}}
    return nobility(**(given | more))


def payments(table, card: str) -> set[tuple[int, ...]]:
    """Everything that may be paid for a card, in the order of its types."""
    goods = BOX.settler_goods[number(card)]
    found = set()

    def pay(state):
        legal = state.legal(A)
        if not legal or not legal[0].code.startswith("pay "):
            found.add(tuple(9 - state.position.people[A].goods[good] for good in goods))
            return
        for action in legal:
            twin = state.clone()
            twin.apply(action)
            pay(twin)

    pay(table.play(A, f"settle {card}").state)
    return found


@pytest.mark.example("NOB-TV-7")
@pytest.mark.rule("NOB-7.2", "NOB-7.3", "NOB-8.3", "Q-25")
def test_the_settlers_of_the_example():
    assert (BOX.settler_min[number(EXAMPLE)], BOX.settler_max[number(EXAMPLE)]) == (8, 12)

    def paid(furniture: int, weapons: int, magic: int, books: int, character: str = "CH02") -> bool:
        amounts = {"furniture": furniture, "weapons": weapons, "magic": magic, "books": books}
        wanted = tuple(amounts[GOODS[good]] for good in BOX.settler_goods[number(EXAMPLE)])
        return wanted in payments(settling(EXAMPLE, character={A: character}), EXAMPLE)

    assert paid(3, 2, 1, 2)
    assert paid(3, 3, 3, 3)
    assert not paid(3, 3, 3, 0), "a type missing"
    assert not paid(3, 2, 1, 1), "below the minimum"
    assert not paid(4, 2, 1, 1)
    assert paid(4, 2, 1, 1, "CH03"), "Belvedere Stonefist: furniture"
    assert not paid(4, 3, 3, 3, "CH03"), "13 is too much"
    table = settling(EXAMPLE).play(A, f"settle {EXAMPLE}")
    while table.asks() == "pay":
        table.play(A, table.legal(A)[-1])
    assert table.vp(A) == 12


@pytest.mark.rule("NOB-7.2")
@pytest.mark.parametrize("card", ["S01", "S03", "S06"])
def test_all_payments_of_a_card_and_no_other(card):
    this = number(card)
    goods = BOX.settler_goods[this]
    most = [4 if GOODS[good] == "jewelry" else 3 for good in goods]  # A is Martok Coinforged
    wanted = {
        amounts
        for amounts in product(range(1, 5), repeat=len(goods))
        if BOX.settler_min[this] <= sum(amounts) <= BOX.settler_max[this]
        and all(amount <= limit for amount, limit in zip(amounts, most, strict=True))
    }
    assert payments(settling(card), card) == wanted


@pytest.mark.example("NOB-TV-8")
@pytest.mark.rule("NOB-7.3", "NOB-7.6", "NOB-8.4", "NOB-6.4.4")
def test_settlers_with_community_buildings_and_a_new_lord():
    card = next(
        card
        for card in BOX.settler_ids
        if (BOX.settler_workers[number(card)], BOX.settler_stars[number(card)]) == (2, 1)
        and BOX.settler_max[number(card)] == 9
        and len(BOX.settler_goods[number(card)]) == 3
    )
    table = settling(card, sites={A: {1: "CB_01", 2: "CB_02"}}, vp={A: 10}, stars={A: 4})
    table.play(A, f"settle {card}")
    while table.asks() == "pay":
        table.play(A, table.legal(A)[-1])
    player = table.player(A)
    assert player.vp == 10 + 11
    assert (player.quarters, player.nobility, player.coins) == (2, 5, 5)
    assert (player.platform, player.plots) == (0, 1)
    assert table.story("lord") == [(A,)]


@pytest.mark.rule("NOB-7.1")
def test_a_card_shows_race_goods_demand_workers_and_stars():
    for card in range(len(BOX.settler_ids)):
        assert 2 <= len(BOX.settler_goods[card]) <= 5
        assert len(BOX.settler_goods[card]) <= BOX.settler_min[card] < BOX.settler_max[card]
        assert BOX.settler_max[card] <= 3 * len(BOX.settler_goods[card])
        assert BOX.settler_workers[card] >= 1
        assert BOX.settler_stars[card] >= 0


@pytest.mark.rule("NOB-7.2")
def test_a_card_needs_a_house_on_the_platform_a_plot_and_the_goods():
    assert settling("S01", platform={A: 0}).refuses(A, "settle S01") == ("no-platform", "NOB-7.2")
    assert settling("S01").refuses(A, "settle S02") == ("not-held", "NOB-7.2")
    short = settling("S01", goods={A: {"books": 9}})
    assert short.refuses(A, "settle S01") == ("cannot-pay", "NOB-7.2")
    assert "you lack artwork" in short.state.why_not(A, "settle S01")[0].text("en")
    few = settling("S01", goods={A: {"books": 1, "artwork": 1}})
    assert "only 2 of the 3 goods" in few.state.why_not(A, "settle S01")[0].text("en")
    full = nobility(held={A: ["S01"]}, goods={A: PLENTY}, plots={A: 7})
    assert full.refuses(A, "settle S01") == ("no-plot", "NOB-7.2")


@pytest.mark.rule("NOB-7.2")
def test_wrong_amounts_are_refused_with_a_reason():
    table = settling("S01", goods={A: {"books": 2, "artwork": 3}}).play(A, "settle S01")
    assert table.refuses(A, "pay 0books") == ("wrong-amount", "NOB-7.2")
    assert table.refuses(A, "pay 3books") == ("no-such-good", "NOB-7.2")
    assert table.refuses(A, "pay 1magic") == ("misfit-pay-pay", "NOB-7.2"), "only shown types"
    asked = settling("S01").ask(PayGood(A, 0, 1, 3))
    assert asked.refuses(A, "pay 4artwork") == ("wrong-amount", "NOB-7.2")


@pytest.mark.rule("NOB-7.4")
def test_a_completed_card_stays_and_cannot_be_completed_again():
    table = settling("S01", platform={A: 2}).play(A, "settle S01", "pay 3books", "pay 3artwork")
    assert table.player(A).completed == 1
    assert table.held(A) == []
    assert table.city.has_race(A, BOX.race_ids.index("trobit"))
    assert (table.player(A).platform, table.player(A).plots) == (1, 1), "one house for one card"


@pytest.mark.rule("NOB-7.5", "NOB-1.3")
def test_no_more_workers_than_the_supply_has():
    table = settling("S01", quarters={A: 13}).play(A, "settle S01", "pay 3books", "pay 3artwork")
    assert table.player(A).quarters == 14


@pytest.mark.rule("NOB-7.6", "NOB-8.5")
def test_the_completed_card_does_not_count_when_the_bonus_gives_a_new_one():
    table = settling(
        "S02",
        held={A: ["S01", "S02", "S03"]},
        stars={A: 4},
        character={A: "CH11"},
        display=["S41", "S42"],
        pile=["S44"],
    )
    table.play(A, "settle S02", "pay 3weapons", "pay 3jewelry")
    assert table.asks() == "take_settler"
    assert table.vp(A) == 0, "points come after the bonus"
    table.play(A, "card S41")
    assert table.held(A) == ["S01", "S03", "S41"]
    assert {"S42", "S44"} <= set(table.display())
    assert (table.vp(A), table.coins(A)) == (6, 3)


@pytest.mark.rule("NOB-8.1", "NOB-8.2")
def test_the_ends_of_the_tracks():
    assert (BOX.rep_min, BOX.rep_max, BOX.rep_start, BOX.rep_start_six) == (6, 24, 9, 7)
    assert (BOX.star_max, BOX.lord_at) == (12, 5)
    table = settling("S06", stars={A: 11}).play(A, "settle S06")
    while table.asks() == "pay":
        table.play(A, table.legal(A)[-1])
    assert table.player(A).nobility == 12, "a star is lost"


@pytest.mark.rule("NOB-8.3", "Q-25")
def test_the_good_of_the_character_may_be_paid_four_times():
    merchant = settling("S02", character={A: "CH02"}).play(A, "settle S02")
    assert "pay 4weapons" not in merchant.legal(A)
    merchant.play(A, "pay 2weapons")
    assert merchant.legal(A) == ["pay 2jewelry", "pay 3jewelry", "pay 4jewelry"]


@pytest.mark.rule("NOB-8.4")
def test_the_bonus_comes_once():
    table = settling("S02", stars={A: 5}, character={A: "CH02"}).play(A, "settle S02", "pay 3weapons", "pay 3jewelry")
    assert table.player(A).nobility == 6
    assert table.coins(A) == 0


@pytest.mark.rule("NOB-8.5")
def test_a_bonus_that_cannot_be_used_is_lost():
    builder = settling("S02", stars={A: 4}, character={A: "CH10"}, plots={A: 5}, platform={A: 2})
    builder.play(A, "settle S02", "pay 3weapons", "pay 3jewelry")
    assert (builder.player(A).houses, builder.player(A).platform, builder.coins(A)) == (0, 1, 1)
    tokens = settling("S02", stars={A: 4}, character={A: "CH04"}, supply=1)
    tokens.play(A, "settle S02", "pay 3weapons", "pay 3jewelry")
    assert tokens.player(A).modifiers == 1
    empty = settling(
        "S02",
        stars={A: 4},
        character={A: "CH11"},
        display=[],
        pile=[],
        held={A: ["S02"], B: [card for card in BOX.settler_ids if card != "S02"]},
    )
    empty.play(A, "settle S02", "pay 3weapons", "pay 3jewelry")
    assert empty.coins(A) == 3


@pytest.mark.rule("NOB-8.5", "NOB-6.1.3")
def test_the_bonus_card_follows_the_rules_of_taking_but_is_no_visit_to_the_tavern():
    table = nobility(
        dice={A: [1]},
        coins=4,
        apprentices={A: {"artists": 1}},
        hall={1: "W_artists_4"},
        passed=[B, C],
        chancery=True,
        stars={A: 4},
        character={A: "CH11"},
        held={A: ["S01", "S02", "S03"]},
        desks={"DK_top_4": A},
    )
    table.go(A, "hall_1")
    shown = table.display()
    table.play(A, f"card {shown[0]}")
    assert table.legal(A) == ["discard S01", "discard S02", "discard S03"]
    table.play(A, "discard S01")
    assert table.held(A) == ["S02", "S03", shown[0]], "one card, whatever the desk says"
    assert table.in_the_tavern() == []


@pytest.mark.rule("NOB-6.1.3")
def test_only_a_card_held_before_is_discarded():
    table = nobility(held={A: ["S01", "S02", "S40"]}).ask(Overflow(A, number("S44"), 1, 0b11))
    assert table.refuses(A, "discard S40") == ("new-card", "NOB-6.1.3")
