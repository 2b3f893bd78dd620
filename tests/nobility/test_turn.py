"""The round, the turn, dice, limit and modifiers (NOB-3 to 5)."""

import pytest

from tests.nobility.city import BOX, GAME, NEUTRAL, A, B, C, nobility

IDLE = {("merchants", 3): ("W_merchants_6", A)}  # something to sell, so that A is still asked


@pytest.mark.rule("NOB-4.1", "NOB-4.3")
def test_a_turn_holds_each_of_three_acts_once_in_any_order():
    table = nobility(
        dice={A: [3, 3, 3]},
        held={A: ["S01", "S02"]},
        platform={A: 2},
        goods={A: {"books": 3, "artwork": 3, "weapons": 3, "jewelry": 3}},
        workshops={("artists", 1): ("W_artists_1", A), ("artists", 2): ("W_artists_2", A)},
        vp={A: 9},
    )
    assert table.refuses(A, "end") == ("nothing-done", "NOB-4.3")
    table.play(A, "sell artists_1")
    assert table.refuses(A, "sell artists_2") == ("done-already", "NOB-4.1")
    assert table.refuses(A, "pass") == ("not-first", "NOB-4.3")
    table.play(A, "settle S01", "pay 2books", "pay 2artwork")
    assert table.refuses(A, "settle S02") == ("done-already", "NOB-4.1")
    table.play(A, "go castle_mid")
    assert table.asked() == B, "after all three the turn ends by itself"


@pytest.mark.rule("NOB-4.2", "Q-5")
def test_workers_of_a_card_completed_before_may_be_used_by_the_die():
    table = nobility(dice={A: [1]}, held={A: ["S01"]}, platform={A: 1}, goods={A: {"books": 3, "artwork": 3}})
    table.play(A, "settle S01", "pay 3books", "pay 3artwork").go(A, "artists_low")
    assert table.asks() == "apprentice"
    table.play(A, "from quarters", "from quarters")
    assert table.apprentices(A, "artists") == 2


@pytest.mark.rule("NOB-4.2", "Q-5")
def test_no_card_is_completed_and_nothing_sold_in_the_middle_of_a_die():
    table = nobility(
        dice={A: [1]},
        held={A: ["S01"]},
        platform={A: 1},
        goods={A: {"books": 3, "artwork": 3}},
        coins={A: 3},
        quarters={A: 1},
        workshops={("wizards", 1): ("W_wizards_1", A)},
        vp={A: 3},
    )
    table.go(A, "artists_low")
    assert table.asks() == "buy_goods"
    for code in ("settle S01", "sell wizards_1"):
        (reason,) = table.state.why_not(A, code)
        assert reason.code == "other-question"
    table.play(A, "buy 0", "stop")
    assert {"settle S01", "sell wizards_1", "end"} == set(table.legal(A))


@pytest.mark.rule("NOB-4.2")
def test_a_worker_freed_by_a_sale_before_may_be_used_by_the_die():
    table = nobility(dice={A: [1]}, workshops={("wizards", 1): ("W_wizards_1", A)}, vp={A: 3})
    table.play(A, "sell wizards_1").go(A, "artists_low")
    table.play(A, "buy 0", "from quarters")
    assert table.apprentices(A, "artists") == 1


@pytest.mark.rule("NOB-3.3", "NOB-4.3")
def test_who_passes_takes_no_further_turn_and_the_others_go_on():
    table = nobility(start=B, turn=B, dice=[1, 1], rest=True)
    table.play(B, "pass")
    assert table.asked() == C
    table.go(C, "castle_low").play(A, "pass")
    assert table.asked() == C
    assert table.legal(B) == []
    table.play(C, "pass")
    assert table.city.round == 4


@pytest.mark.rule("NOB-4.3", "Q-41")
def test_who_can_do_nothing_passes_without_being_asked_and_does_not_come_back():
    table = nobility(
        2,
        dice={A: [1, 1], B: []},
        coins={A: 5},
        workshops={("artists", 1): ("W_artists_1", NEUTRAL)},
        held={B: ["S01"]},
        platform={B: 1},
        goods={B: {"books": 1}},
        rest=True,
    )
    table.go(A, "castle_low")
    assert table.asked() == A
    assert table.story("passed") == [(B,)]
    table.go(A, "artists_low", "", "decline", "buy 0")
    assert table.city.round == 4, "B, who passed, is not asked again"


@pytest.mark.rule("NOB-4.3", "Q-6")
def test_without_a_placeable_die_one_may_still_complete_a_card_or_sell():
    table = nobility(
        dice={A: []},
        held={A: ["S01"]},
        platform={A: 1},
        goods={A: {"books": 3, "artwork": 3}},
        workshops={("artists", 1): ("W_artists_1", A)},
        vp={A: 3},
    )
    assert table.legal(A) == ["pass", "settle S01", "sell artists_1"]
    table.play(A, "sell artists_1", "end")
    assert not table.city.passed >> A & 1, "a turn with an act is no pass"


@pytest.mark.rule("NOB-4.4")
def test_unused_dice_are_rolled_again_and_bring_nothing():
    table = nobility(dice=[6, 6, 6, 6, 6], reputation=6, rest=True)
    before = table.vp(A), table.coins(A)
    for seat in (A, B, C):
        table.play(seat, "pass")
    assert table.city.round == 4
    assert (table.vp(A), table.coins(A)) == before
    assert all(len(table.dice(seat)) == 5 for seat in (A, B, C))


@pytest.mark.rule("NOB-4.5", "NOB-6.3.2")
def test_owner_rewards_go_also_to_players_who_have_passed():
    table = nobility(dice={A: [1]}, passed=[B], workshops={("artists", 1): ("W_artists_1", B)})
    table.go(A, "artists_low", "", "decline")
    assert table.coins(B) == 1


# -- dice, limit, modifiers


@pytest.mark.rule("NOB-5.1")
def test_one_die_per_space_until_the_end_of_the_round():
    table = nobility(dice={A: [3, 3], B: [3]}, passed=[C], on={"castle_mid": (B, 3)})
    assert table.refuses(A, "go castle_mid") == ("occupied", "NOB-5.1")
    table.go(A, "carpenters_mid")
    assert table.refuses(B, "go carpenters_mid") == ("occupied", "NOB-5.1")


@pytest.mark.example("NOB-TV-1")
@pytest.mark.rule("NOB-5.2")
def test_the_question_says_how_much_of_the_limit_is_left():
    def left(**more):
        return nobility(dice={A: [1]}, **more).state.decision(A).data["left"]

    assert [left(reputation=10, placed={A: placed}) for placed in (0, 4, 8)] == [10, 6, 2]
    assert left(reputation=10, placed={A: 7}, event="E12") == 1, "the curfew takes two"


@pytest.mark.rule("NOB-5.2")
def test_the_sum_of_placed_dice_stays_within_reputation():
    def sums(*order: int) -> bool:
        table = nobility(dice={A: [5, 2, 3, 2, 4]}, passed=[B, C], reputation=11, coins=1, workshops=IDLE, vp={A: 9})
        slots = {"artists": 0, "blacksmiths": 0, "carpenters": 0, "wizards": 0}
        for value, guild in zip(order, slots, strict=False):
            band = ("low", "mid", "high")[(value - 1) // 2]
            if f"go {guild}_{band}" not in table.legal(A):
                assert table.refuses(A, f"go {guild}_{band}") == ("over-limit", "NOB-5.2")
                return False
            table.go(A, f"{guild}_{band}", value, "buy 0", "end")
        return True

    assert sums(5, 2, 3)
    assert sums(2, 3, 2, 4)
    assert not sums(5, 2, 3, 2)


@pytest.mark.example("NOB-TV-2")
@pytest.mark.rule("NOB-5.3", "NOB-6.10.1")
def test_reputation_gained_by_a_die_counts_for_the_next_one():
    table = nobility(dice={A: [3, 4]}, passed=[B, C], reputation=9, placed={A: 6})
    assert "wizards_mid" in table.places(A)
    assert table.ask_die(A, "wizards_mid") == ["die 3"]
    table.go(A, "castle_mid", 3)
    assert (table.player(A).placed, table.player(A).reputation) == (9, 11)
    assert table.story("passed")[-1] == (A,), "a 4 would need 13"
    two = nobility(dice={A: [3, 2]}, passed=[B, C], reputation=9, placed={A: 6})
    two.go(A, "castle_mid", 3)
    assert "wizards_low" in two.places(A)


@pytest.mark.example("NOB-TV-3")
@pytest.mark.rule("NOB-5.3", "NOB-6.8.2")
def test_when_reputation_falls_placed_dice_stay():
    table = nobility(
        dice={A: [3, 1]},
        reputation=12,
        placed={A: 9},
        stars=5,
        completed={A: ["S17"]},
        coins={A: 9},
        goods={A: dict.fromkeys(["books", "weapons", "magic"], 1)},
        council={("elf", 2): "C13"},
        passed=[B, C],
        workshops=IDLE,
        vp={A: 9},
    )
    table.go(A, "council_elf_2")
    assert (table.player(A).placed, table.player(A).reputation) == (12, 10)
    table.play(A, "end")
    assert table.refuses(A, "go castle_low") == ("over-limit", "NOB-5.2")


@pytest.mark.example("NOB-TV-4")
@pytest.mark.rule("NOB-5.4", "NOB-5.5", "Q-7")
def test_modifiers_change_a_die_within_1_and_6_and_count_for_the_limit():
    table = nobility(dice={A: [1, 6, 3]}, modifiers={A: 2}, reputation=24)
    table.play(A, "go tavern")
    legal = table.legal(A)
    assert "die 1-1" not in BOX.codes
    assert "die 6+1" not in BOX.codes
    assert {"die 1", "die 1+1", "die 1+2", "die 3-2", "die 3+2", "die 6-2", "die 6"} <= set(legal)
    assert table.refuses(A, "die 1+3") == ("no-modifier", "NOB-5.4")
    assert table.refuses(A, "die 2") == ("no-such-die", "NOB-5.1")
    supply = table.city.modifiers
    table.play(A, "die 3+2", f"card {table.display()[0]}")
    assert table.in_the_tavern() == [5]
    assert table.player(A).placed == 5
    assert table.player(A).modifiers == 0
    assert table.city.modifiers == supply + 2


@pytest.mark.rule("NOB-5.5")
def test_the_changed_value_decides_how_much_is_sold_and_which_workshops_work():
    table = nobility(dice={A: [3]}, modifiers={A: 1}, goods={A: {"furniture": 4, "books": 1}}, passed=[B, C])
    assert {"port_2", "port_3", "port_4"} <= set(table.places(A))
    table.go(A, "port_4")
    assert table.state.decision(A).data["left"] == 4


@pytest.mark.rule("NOB-5.6")
def test_every_space_counts_against_the_limit():
    table = nobility(
        dice={A: [5]},
        reputation=6,
        placed={A: 2},
        apprentices={A: {"artists": 1}},
        chancery=True,
        dice_tiles={A: ["DT02"]},
        commissions={A: ["CC01"]},
        completed={A: ["S33"]},
        quarters={A: 1},
        workshops=IDLE,
        vp={A: 9},
    )
    for space in ("board", "DT02_3", "DK_top_5", "tavern", "castle_high", "berk_high"):
        assert table.refuses(A, f"go {space}") == ("over-limit", "NOB-5.2"), space


@pytest.mark.rule("NOB-5.7", "Q-8", "Q-42")
def test_a_die_needs_an_action_that_can_be_carried_out_except_in_guilds_and_castle():
    table = nobility(dice={A: [1, 2, 3, 5, 6]}, coins={A: 0}, display=[], supply=0)
    guilds = [f"{guild}_{band}" for guild in BOX.guild_ids for band in ("low", "mid", "high")]
    assert table.player(A).reputation == 24
    assert table.places(A) == [*guilds, "castle_low", "castle_mid", "castle_high"]
    table.go(A, "castle_high", 6)
    assert table.player(A).reputation == 24
    assert table.player(A).placed == 6


@pytest.mark.rule("NOB-3.1", "NOB-3.2", "NOB-3.4", "NOB-2.2")
def test_ten_rounds_of_four_phases_and_the_final_scoring():
    state = GAME.start(2, seed=4)
    while not state.over:
        state.apply(GAME.parse(state, state.to_act[0], "pass"))
    kinds = [event.kind for event in state.story]
    assert state.position.round == 10
    assert kinds.count("round") == kinds.count("income") == 10
    assert kinds.count("ship") == 10, "no refresh in the last round"
    rounds = [i for i, kind in enumerate(kinds) if kind == "round"]
    for at in rounds[:-1]:
        first = kinds[at:]
        assert first.index("rolled") < first.index("passed") < first.index("income") < first.index("ship")


@pytest.mark.rule("NOB-3.2")
def test_everybody_rolls_all_own_dice_at_the_start_of_a_round():
    table = nobility(4, round=2, start=C, phase="roll", rest=True, dice=[], manual=True)
    assert table.chance() == [f"roll {face}" for face in range(1, 7)]
    for seat in (C, 3, A, B):
        table.falls("roll 6", "roll 2", "roll 2", "roll 1", "roll 5")
        assert table.dice(seat) == [1, 2, 2, 5, 6]
    assert table.asked() == C


@pytest.mark.rule("NOB-4.1")
def test_the_question_of_a_turn_says_what_is_left_of_it_and_how_much_can_be_completed_and_sold():
    table = nobility(
        dice={A: [1]},
        held={A: ["S01", "S02"]},
        platform={A: 2},
        goods={A: {"books": 3, "artwork": 3}},
        workshops={("wizards", 1): ("W_wizards_1", A), ("artists", 2): ("W_artists_2", A)},
        vp={A: 6},
    )
    for done in ((), ("settle S01", "pay 3books", "pay 3artwork"), ("sell wizards_1",)):
        table.play(A, *done)
        told, legal = table.state.decision(A).data, table.legal(A)
        assert told["die"] == "yes"
        assert any(code.startswith("go ") for code in legal)
        assert told["cards"] == sum(code.startswith("settle ") for code in legal)
        assert told["sales"] == sum(code.startswith("sell ") for code in legal) == (0 if "sell" in str(done) else 2)
    early = nobility(
        dice={A: [3]}, held={A: ["S01"]}, platform={A: 2}, goods={A: {"books": 3, "artwork": 3}}, vp={A: 6}
    )
    early.play(A, "go castle_mid")
    assert early.asked() == A
    assert early.state.decision(A).data["die"] == "done"
