"""Alone: the automa dice and the objective (NOB-14)."""

import pytest

from palas.games.nobility.state import AUTOMA, owner_of, value_of
from palas.games.nobility.terms import HALL
from tests.nobility.city import BOX, GAME, NEUTRAL, A, nobility, number

ROLLS = ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5"]


def round_of(*automa: int, **more):
    """The start of a round with these automa dice: white, green, yellow, red, blue."""
    table = nobility(1, phase="roll", rest=True, dice=[], manual=True, round=more.pop("round", 3), **more).falls(*ROLLS)
    return table.falls(*[f"automa {value}" for value in automa])


@pytest.mark.rule("NOB-14.1", "NOB-2.9")
def test_the_setup_alone():
    for seed in range(3):
        state = GAME.start(1, seed=seed, options={"chancery": True})
        city = state.position
        assert not city.chancery
        assert (city.people[0].reputation, city.people[0].modifiers, len(city.people)) == (9, 0, 1)
        assert [city.owners[3 * guild + 1] for guild in range(6)] == [NEUTRAL] * 6
        assert city.objective >= 0
        assert BOX.setups[1].tavern == 2


@pytest.mark.rule("NOB-14.2", "NOB-14.6", "NOB-3.2")
def test_each_automa_die_has_its_place():
    hall = {slot: f"CB_{slot:02d}" for slot in range(1, 7)}
    table = round_of(3, 5, 2, 4, 6, hall=hall)
    assert table.in_the_tavern() == [3]
    assert table.in_the_yard() == [5]
    assert table.hall()[1] == ""
    assert table.city.discards == 1 << number("CB_02")
    assert (owner_of(table.city.dice[HALL + 1]), value_of(table.city.dice[HALL + 1])) == (AUTOMA, 2)
    places = table.places(A)
    for guild in BOX.guild_ids:
        assert any(place.startswith(guild) for place in places) == (guild not in ("wizards", "artists"))


@pytest.mark.rule("NOB-14.2")
def test_the_guild_of_every_value():
    names = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
    assert [BOX.guild_ids[BOX.guild_of_die[value]] for value in range(1, 7)] == names


@pytest.mark.rule("NOB-14.4", "NOB-14.2")
def test_the_automa_dice_set_the_order():
    table = round_of(4, 2, 1, 1, 2, coins=9)
    assert table.ask_die(A, "tavern") == ["die 4", "die 5"]
    assert table.ask_die(A, "yard") == ["die 1", "die 2"]


@pytest.mark.example("NOB-TV-23")
@pytest.mark.rule("NOB-14.2", "NOB-14.3", "Q-32", "Q-40")
def test_equal_dice_close_one_guild_and_reward_once():
    table = round_of(1, 1, 1, 4, 4, workshops={("wizards", 1): ("W_wizards_1", A)}, vp={A: 3})
    assert table.coins(A) == 2
    assert not [place for place in table.places(A) if place.startswith("wizards")]
    assert sum(bool(die) for die in table.city.dice) == 2, "yellow and red"


@pytest.mark.rule("NOB-14.3")
def test_every_workshop_in_the_guild_pays_twice_and_no_effect_is_used():
    workshops = {("wizards", field): (f"W_wizards_{field}", A) for field in (1, 2, 3)}
    table = round_of(1, 1, 1, 4, 1, workshops=workshops, vp={A: 12})
    assert (table.coins(A), table.vp(A)) == (4, 14)
    assert table.asks() == "turn"


@pytest.mark.rule("NOB-14.3")
def test_the_players_own_die_never_pays_owner_rewards():
    table = nobility(1, dice={A: [1, 1]}, workshops={("wizards", 1): ("W_wizards_6", A)}, vp={A: 3})
    table.go(A, "wizards_low", 1, "decline")
    assert table.coins(A) == 0


@pytest.mark.rule("NOB-14.6")
def test_the_slot_of_the_yellow_die_stays_empty_also_for_berk():
    table = round_of(1, 1, 2, 1, 2, hall={slot: f"CB_{slot:02d}" for slot in range(1, 7)})
    table.state.resume()
    table.go(A, "berk_low", 1, "modifiers 1", "replace hall")
    assert [bool(tile) for tile in table.hall()] == [True, False, True, True, True, True]


@pytest.mark.rule("NOB-14.4", "NOB-14.6", "NOB-10.1")
def test_the_round_ends_when_the_player_passes_and_the_automa_dice_leave():
    table = round_of(3, 5, 2, 4, 6)
    table.play(A, "pass")
    assert table.asks() == "chance"
    assert (table.city.tavern, table.city.yard, sum(table.city.dice)) == ([], [], 0)


@pytest.mark.rule("NOB-14.5")
def test_the_objective_must_hold_at_the_end():
    def alone(**more):
        return nobility(1, phase="end", round=10, objective="O01", **more).state

    assert alone(vp={A: 100}).winners() == (0,)
    assert alone(vp={A: 99}).winners() == ()
    assert alone(vp={A: 98}, goods={A: {"books": 4}}).winners() == (0,), "after the final scoring"
    running = nobility(1, round=9, objective="O01", vp={A: 100})
    assert running.state.winners() == ()


@pytest.mark.rule("NOB-14.5")
def test_the_round_in_which_the_objective_held_first_is_remembered():
    table = nobility(1, phase="end", round=6, objective="O08", reputation=20, vp={A: 80})
    assert table.city.reached == 6
    assert table.story("reached") == [()]
    late = nobility(1, phase="end", round=10, objective="O08", reputation=20, vp={A: 80})
    assert late.city.reached == 10
    assert GAME.facts(late.city) | {"solo": "reached", "solo_round": 10, "solo_card": "O08"} == GAME.facts(late.city)


@pytest.mark.rule("NOB-14.5")
def test_events_may_be_added():
    state = GAME.start(1, seed=2, options={"events": True})
    assert state.position.event >= 0


@pytest.mark.rule("Q-44")
def test_the_objectives_that_were_adjusted():
    first = {card["id"]: card["all_of"][0] for card in GAME.data["solo_objectives"]}
    second = {card["id"]: card["all_of"][1] for card in GAME.data["solo_objectives"] if len(card["all_of"]) > 1}
    assert first["O02"] == {"metric": "settlers_total", "min": 5}
    assert first["O03"] == {"metric": "settlers_races", "min": 4}
    assert first["O10"] == {"metric": "goods_total", "min": 28}
    assert second["O11"] == second["O14"] == {"metric": "settlers_total", "min": 3}
    assert first["O12"] == {"metric": "council_races", "min": 3}
    assert first["O15"] == {"metric": "houses_built", "min": 4}
