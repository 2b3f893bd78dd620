"""What holds in every game of Die zwei Erben, whoever plays how: random games over all sets, roads, sides, levels."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palas.games.heirs import scoring
from palas.games.heirs.state import NOBODY, REALM_FIELDS, Realm
from tests.heirs.players import STYLES, moments
from tests.heirs.realm import BLUE, GAME, WHITE, Ruling

pytestmark = pytest.mark.heavy

players = st.integers(1, 2)
seeds = st.integers(0, 2**32)
styles = st.sampled_from(sorted(STYLES)).map(STYLES.__getitem__)
options = st.fixed_dictionaries({option.id: st.sampled_from(option.values) for option in GAME.meta.options})
some_games = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@given(players, seeds, options, styles)
@settings(some_games, max_examples=25)
def test_nothing_is_lost_and_troops_never_meet(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        Ruling(state)


@pytest.mark.rule("HEI-9.4", "HEI-12.8")
@given(players, seeds, options)
@some_games
def test_scores_are_the_sum_of_their_sources_and_decide_the_game(count, seed, chosen):
    for state in moments(count, seed, chosen):
        realm = state.position
        assert isinstance(realm, Realm)
        if state.length % 6 == 0 or state.over:
            assert state.scores() == [sum(parts.values()) for parts in state.breakdown()]
            assert state.view(None).points == (scoring.total(realm, WHITE), scoring.total(realm, BLUE))
            assert min(state.view(None).points) >= 0
    if count == 1:
        me = realm.human
        assert state.winners() == ((0,) if scoring.total(realm, me) > scoring.total(realm, 1 - me) else ())
    else:
        ranks = [(scoring.total(realm, side), realm.in_reserve(side)) for side in (WHITE, BLUE)]
        assert state.winners() == tuple(side for side in (WHITE, BLUE) if ranks[side] == max(ranks))


@pytest.mark.rule("HEI-8.2")
@given(players, seeds, options)
@some_games
def test_a_game_has_at_least_19_turns_and_at_most_22(count, seed, chosen):
    *_, end = moments(count, seed, chosen, telling=True)
    kinds = [event.kind for event in end.story]
    turns = kinds.count("ends_turn") + kinds.count("heinrich_took")
    assert 22 - kinds.count("struck_camp") <= turns <= 22
    assert kinds.count("took") + kinds.count("heinrich_took") >= turns


@pytest.mark.rule("HEI-5.7")
@given(players, seeds, options)
@settings(some_games, max_examples=20)
def test_access_counts_four_while_the_reserve_is_full(count, seed, chosen):
    for state in moments(count, seed, chosen):
        realm = state.position
        if not state.over and realm.pile:
            for side in (WHITE, BLUE):
                if realm.human in (NOBODY, side):
                    standing = sum(cell >= 0 for cell in realm.troops[side * 3 : side * 3 + 3])
                    assert len(realm.reachable(side)) + standing == 4


def fields_of(thing: object) -> set[str]:
    """The attributes of an object that are not methods; compiled classes have no __dict__."""
    return {name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))}


@pytest.mark.rule("HEI-5.12")
def test_no_field_of_the_table_is_forgotten_when_it_is_copied_or_stored():
    state = GAME.start(1, seed=1)
    realm = state.position
    assert isinstance(realm, Realm)
    engine = {"players", "stack", "answers", "options", "asks_all", "telling", "story", "box"}
    made = {"at", "land", "sets", "score_roads"}  # from the other fields and the options
    assert fields_of(realm) - engine - made == set(REALM_FIELDS)
    assert set(GAME.plain(realm)) == set(REALM_FIELDS) <= set(state.view(0).__struct_fields__)
    twin = realm.clone()
    for name in (*REALM_FIELDS, "land"):
        mine, its = getattr(realm, name), getattr(twin, name)
        assert mine == its
        assert not isinstance(mine, list | dict) or mine is not its, f"{name} is shared with the clone"
