"""What holds in every game of Aufstieg zur Macht, whoever plays how: random games over all counts and options."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palas.games.nobility.rules.dice import limit
from palas.games.nobility.state import CITY_FIELDS, PLAYER_FIELDS, City
from tests.nobility.city import BOX, GAME, census_is_kept
from tests.nobility.players import STYLES, moments

pytestmark = pytest.mark.heavy

players = st.integers(1, 6)
seeds = st.integers(0, 2**32)
styles = st.sampled_from(sorted(STYLES)).map(STYLES.__getitem__)
options = st.fixed_dictionaries({option.id: st.booleans() for option in GAME.meta.options})
some_games = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@given(players, seeds, options, styles)
@some_games
def test_nothing_is_lost_and_nobody_has_debts(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        census_is_kept(state)


@given(players, seeds, options, styles)
@some_games
def test_scores_are_the_sum_of_their_sources_and_every_game_has_ten_rounds(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        assert state.scores() == [sum(parts.values()) for parts in state.breakdown()]
    assert state.position.round == BOX.rounds
    if count > 1:
        assert set(state.winners()) <= {s for s, vp in enumerate(state.scores()) if vp == max(state.scores())}
        assert state.winners()


@given(players, seeds, options, styles)
@some_games
def test_no_die_is_placed_beyond_the_limit(count, seed, chosen, style):
    placed = [0] * count
    for state in moments(count, seed, chosen, style):
        table = state.position
        assert isinstance(table, City)
        for seat, player in enumerate(table.people):
            if player.placed > placed[seat]:
                # the reputation may have fallen by the die itself, by no more than the council or Berk takes
                assert player.placed <= limit(table, seat) + 3 or table.event >= 0
            placed[seat] = player.placed


# Cards and dice that come and go: these lists are replaced, never changed in place, so copies share them.
SHARED = {
    "held", "dealt", "commissions", "dice_tiles", "filled", "display", "tavern", "yard", "automa", "under",
    "under_known", "council", "hall", "workshops", "owners", "desks", "apprentices", "sites", "points",
}  # fmt: skip


@given(players, seeds, styles)
@some_games
def test_what_a_copy_shares_is_never_changed_in_place(count, seed, style):
    before = []
    for state in moments(count, seed, {"events": True, "chancery": True}, style):
        holders = [state.position, *state.position.people]
        found = [getattr(holder, name, None) for holder in holders for name in sorted(SHARED)]
        lists = [values for values in found if isinstance(values, list)]
        before.append((lists, [list(values) for values in lists]))
    for lists, then in before:
        assert lists == then


def fields_of(thing: object) -> set[str]:
    """The attributes of an object that are not methods; compiled classes have no __dict__."""
    return {name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))}


def test_no_field_of_the_table_is_forgotten_when_it_is_copied_stored_or_shown():
    state = GAME.start(3, seed=1, options={"chancery": True})
    table = state.position
    engine = {"players", "stack", "answers", "options", "asks_all", "telling", "story", "box", "chancery", "events"}
    assert fields_of(table) - engine == {*CITY_FIELDS, "people"}
    assert fields_of(table.people[0]) == set(PLAYER_FIELDS)
    assert set(GAME.plain(table)) == {*CITY_FIELDS, "people"}
    shown = set(state.view(0).__struct_fields__)
    assert set(CITY_FIELDS) - shown == {"commission_pile"}
    assert set(PLAYER_FIELDS) <= set(state.view(0).people[0].__struct_fields__)
    twin = table.clone()
    for name in {*CITY_FIELDS, "people"} - SHARED:
        mine, its = getattr(table, name), getattr(twin, name)
        assert not isinstance(mine, list) or mine is not its, f"{name} is shared with the clone"
    for name in set(PLAYER_FIELDS) - SHARED:
        mine, its = getattr(table.people[0], name), getattr(twin.people[0], name)
        assert not isinstance(mine, list) or mine is not its, f"{name} is shared with the clone"
