"""What holds in every game of Caylus, whoever plays how: random games over all player counts and options."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palas.games.caylus import PLAYER_FIELDS, TOWN_FIELDS
from palas.games.caylus.state import NOBODY, PLACING, Town
from tests.caylus.players import STYLES, moments
from tests.caylus.town import BOX, GAME, census_is_kept

pytestmark = pytest.mark.heavy

players = st.integers(2, 5)
seeds = st.integers(0, 2**32)
styles = st.sampled_from(sorted(STYLES)).map(STYLES.__getitem__)
options = st.fixed_dictionaries({option.id: st.booleans() for option in GAME.meta.options})
some_games = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@given(players, seeds, options, styles)
@some_games
def test_nothing_is_lost_and_nobody_has_debts(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        census_is_kept(state)


@given(players, seeds, options, styles)
@some_games
def test_scores_are_the_sum_of_their_sources(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        assert state.scores() == [sum(parts.values()) for parts in state.breakdown()]
        assert min(state.scores()) >= 0
    assert state.winners() == tuple(s for s, points in enumerate(state.scores()) if points == max(state.scores()))


@pytest.mark.rule("CAY-10.10")
@given(players, seeds, options, styles)
@some_games
def test_a_game_lasts_9_to_18_rounds_unless_the_castle_ends_it_sooner(count, seed, chosen, style):
    *_, end = moments(count, seed, chosen, style)
    town = end.position
    assert isinstance(town, Town)
    finished = town.built[2] == BOX.sections[2].parts
    assert town.round <= 18
    assert town.round >= 9 or finished
    assert town.scored == 3
    assert finished or town.bailiff >= BOX.sections[2].trigger


@pytest.mark.rule("CAY-5.1", "CAY-10.11")
@given(players, seeds, options, styles)
@some_games
def test_while_workers_are_placed_the_rest_of_the_round_is_at_peace(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        town = state.position
        assert isinstance(town, Town)
        if town.phase == PLACING and not state.over:
            assert set(town.claim) == {NOBODY}
            assert town.provost == town.bailiff
            assert sorted(town.order) == list(range(count))
            assert all(player.batches == 0 for player in town.people)


def fields_of(thing: object) -> set[str]:
    """The attributes of an object that are not methods; compiled classes have no __dict__."""
    return {name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))}


SHARED = {"road", "owner", "claim", "claim_effect", "where"}  # what is built: replaced, never changed in place


@pytest.mark.rule("CAY-3.1")
@pytest.mark.parametrize("seed", range(6))
def test_what_clones_share_is_never_changed_in_place(seed):
    state = GAME.start(5, seed=seed)
    luck = Random(seed)
    before = []
    while not state.over:
        town = state.position
        lists = [getattr(town, name) for name in sorted(SHARED)]
        before.append((lists, [list(values) for values in lists]))
        seat = state.to_act[0]
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))
    assert state.position.road != before[0][1][sorted(SHARED).index("road")], "something was built"
    for lists, copies in before:
        assert lists == copies


@pytest.mark.rule("CAY-3.1")
def test_no_field_of_the_table_is_forgotten_when_it_is_copied_or_stored():
    town = GAME.start(3, seed=1).position
    assert isinstance(town, Town)
    engine = {"players", "stack", "answers", "options", "asks_all", "telling", "story", "box"}
    chosen = {option.id for option in GAME.meta.options}
    assert fields_of(town) - engine - chosen == {*TOWN_FIELDS, "people"}
    assert fields_of(town.people[0]) == set(PLAYER_FIELDS)
    stored = GAME.plain(town)
    view = GAME.start(3, seed=1).view(0)
    assert set(stored) == {*TOWN_FIELDS, "people"} <= set(view.__struct_fields__)
    assert set(PLAYER_FIELDS) == set(view.people[0].__struct_fields__)
    twin = town.clone()
    for name in {*TOWN_FIELDS, "people"} - SHARED:
        mine, its = getattr(town, name), getattr(twin, name)
        assert not isinstance(mine, list) or mine is not its, f"{name} is shared with the clone"
