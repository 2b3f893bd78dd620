"""The end of the game: scoring, ties, metrics of cards and objectives (NOB-11, 17.4)."""

import pytest

from palas.games.nobility.rules.final_scoring import card_points, holds, metric
from palas.games.nobility.terms import METRICS
from tests.nobility.city import BOX, GAME, A, B, C, nobility

# A table where every metric of A has a figure of its own.
RICH = nobility(
    5,
    chancery=True,
    vp={A: 61},
    stars={A: 9},
    reputation={A: 17},
    coins={A: 33},
    modifiers={A: 2},
    goods={A: {"books": 5, "artwork": 4, "weapons": 3, "magic": 3, "jewelry": 3, "furniture": 3}},
    completed={A: ["S01", "S02", "S17", "S33"]},
    plots={A: 6},
    workshops={
        ("artists", 1): ("W_artists_1", A),
        ("artists", 2): ("W_artists_2", A),
        ("wizards", 1): ("W_wizards_1", A),
    },
    sites={A: {1: "CB_01"}},
    apprentices={A: {"artists": 2, "scholars": 2, "wizards": 1, "merchants": 2}},
    taken={A: ["C01", "C02", "C03", "C04", "C05"]},
    desks={"DK_top_1": A, "DK_top_3": A},
)
FIGURES = {
    "vp": 61,
    "nobility": 9,
    "reputation": 17,
    "coins": 33,
    "modifiers": 2,
    "goods_total": 21,
    "goods_min_each": 3,
    "settlers_total": 4,
    "settlers_races": 3,
    "settlers_max_same_race": 2,
    "houses_built": 6,
    "workshops_owned": 3,
    "workshops_guilds": 2,
    "community_buildings": 1,
    "apprentices_total": 7,
    "apprentices_guilds": 4,
    "council_total": 5,
    "council_races": 5,
    "chancery_apprentices": 2,
}


@pytest.mark.rule("NOB-11.1")
@pytest.mark.parametrize("name", METRICS)
def test_every_metric(name):
    assert metric(RICH.city, A, METRICS.index(name)) == FIGURES[name]
    empty = nobility(2, phase="end", round=10, reputation=6).city
    assert metric(empty, A, METRICS.index(name)) == (6 if name == "reputation" else 0)


@pytest.mark.rule("NOB-15.10", "NOB-15.7")
@pytest.mark.parametrize("card", GAME.data["chancery"]["commission_cards"], ids=lambda card: card["id"])
def test_every_commission_card_scores_by_its_text_if_it_is_activated(card):
    scoring = card["scoring"]
    if scoring["type"] == "per":
        wanted = min(scoring["max_vp"], FIGURES[scoring["metric"]] // scoring["per"] * scoring["vp"])
    else:
        wanted = scoring["vp"] if all(FIGURES[c["metric"]] >= c["min"] for c in scoring["all_of"]) else 0
    assert card_points(RICH.city, A, BOX.commissions[BOX.commission_ids.index(card["id"])]) == wanted
    for filled, points in ((0b111, wanted), (0b011, 0)):
        plain = RICH.state.to_dict()
        table = plain["position"]
        table["people"][A] |= {
            "commissions": [BOX.commission_ids.index(card["id"])],
            "dice_tiles": [0],
            "filled": [filled],
        }
        table["commission_pile"] &= ~(1 << BOX.commission_ids.index(card["id"]))
        table["tile_bag"] &= ~1
        table["steps"] = [["end_round"]]
        table["round"] = 10
        end = GAME.from_dict(plain)
        assert end.breakdown()[A]["commissions"] == points


@pytest.mark.rule("NOB-14.5")
@pytest.mark.parametrize("card", GAME.data["solo_objectives"], ids=lambda card: card["id"])
def test_every_objective_holds_by_its_text(card):
    objective = BOX.objectives[BOX.objective_ids.index(card["id"])]
    assert holds(RICH.city, A, objective) == all(FIGURES[c["metric"]] >= c["min"] for c in card["all_of"])


def finished(**more):
    return nobility(phase="end", round=10, **more)


@pytest.mark.example("NOB-TV-21")
@pytest.mark.rule("NOB-11.1", "NOB-11.2", "Q-23")
def test_goods_and_nobility_score_at_the_end():
    table = finished(
        goods={A: {"books": 4, "magic": 3}}, stars={B: 12, C: 9}, coins=50, modifiers=3, quarters=4, held={A: ["S01"]}
    )
    assert [table.vp(seat) for seat in (A, B, C)] == [3, 6, 4]
    assert table.state.breakdown()[A]["goods"] == 3
    assert table.state.breakdown()[B]["nobility"] == 6
    assert [BOX.star_vp[step] for step in range(13)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@pytest.mark.example("NOB-TV-22")
@pytest.mark.rule("NOB-11.3")
def test_ties_are_broken_by_houses_and_then_by_reputation():
    def winners(plots, reputation):
        table = finished(vp={A: 80, B: 80, C: 79}, plots=plots, reputation=reputation)
        return table.state.winners()

    assert winners({A: 5, B: 5}, {A: 14, B: 15, C: 24}) == (B,)
    assert winners({A: 6, B: 5}, {A: 14, B: 15}) == (A,)
    assert winners({A: 5, B: 5, C: 7}, {A: 15, B: 15}) == (A, B)


@pytest.mark.rule("NOB-11.1", "NOB-3.4", "Q-28")
def test_round_10_has_its_income_but_no_refresh():
    table = nobility(
        2, round=10, workshops={("artists", field): (f"W_artists_{field}", A) for field in (1, 2)}, rest=True
    )
    ship = table.city.ship
    table.all_pass()
    assert table.state.over
    assert table.goods(A) == {"artwork": 2}
    assert table.vp(A) == 1, "the goods of the last income count"
    assert table.city.ship == ship


@pytest.mark.rule("NOB-11.1")
def test_commission_cards_look_at_the_goods_before_they_are_counted():
    table = finished(
        goods={A: {"books": 9}},
        chancery=True,
        commissions={A: ["CC12"]},
        dice_tiles={A: ["DT01"]},
        filled={A: [[1, 2, 3]]},
    )
    assert table.state.breakdown()[A] | {"goods": 4, "commissions": 3} == table.state.breakdown()[A]
