"""What holds in every game of Im Schutze der Burg, whoever plays how: random games over all counts, both seasons."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palas.engine.core.position import SECRET
from palas.engine.view import view_bytes
from palas.games.castle.state import CASTLE_FIELDS, PLAYER_FIELDS, Castle
from tests.castle.players import STYLES, moments
from tests.castle.yard import BOX, GAME, census_is_kept, mask

pytestmark = pytest.mark.heavy

players = st.integers(2, 4)
seeds = st.integers(0, 2**32)
styles = st.sampled_from(sorted(STYLES)).map(STYLES.__getitem__)
seasons = st.fixed_dictionaries({"winter": st.booleans()})
some_games = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@pytest.mark.rule("CAS-1.5")
@given(players, seeds, seasons, styles)
@some_games
def test_nothing_is_lost_and_nobody_has_debts(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        census_is_kept(state)


@given(players, seeds, seasons, styles)
@some_games
def test_scores_are_the_sum_of_their_sources_and_never_fall(count, seed, chosen, style):
    before = [0] * count
    for state in moments(count, seed, chosen, style):
        scores = state.scores()
        assert scores == [sum(parts.values()) for parts in state.breakdown()]
        assert all(now >= then for now, then in zip(scores, before, strict=True))
        before = scores
    assert max(state.scores()) == state.scores()[state.winners()[0]]


@pytest.mark.rule("CAS-11.1", "CAS-11.2")
@given(players, seeds, seasons, styles)
@some_games
def test_a_game_lasts_its_rounds_unless_the_castle_is_finished(count, seed, chosen, style):
    *_, end = moments(count, seed, chosen, style)
    table = end.position
    assert isinstance(table, Castle)
    assert table.field == 1 or table.unbuilt() == 0
    assert table.field_talers == table.field - 1
    assert set(table.wagons) == {-1}


@pytest.mark.rule("CAS-8.1", "CAS-9.2")
@given(players, seeds, seasons, styles)
@some_games
def test_every_payment_is_exact_of_three_kinds_and_made_of_own_pieces_and_silver(count, seed, chosen, style):
    before = None
    for state in moments(count, seed, chosen, style, telling=True):
        for event in state.story[-30:]:
            if event.kind == "erected" and event.at == state.length - 1:
                _seat, template, payment, _bars = event.args
                heap = BOX.payments[payment]
                assert sum(n * value for n, value in zip(heap, BOX.good_value, strict=False)) == BOX.value[template]
                assert sum(n > 0 for n in heap) >= 3
                assert before is None or state.position.smithy >= before
        before = state.position.smithy


@pytest.mark.rule("CAS-4.4")
@given(players, seeds, st.just({"winter": True}), styles)
@some_games
def test_a_hand_is_never_empty_and_the_master_builder_never_lost(count, seed, chosen, style):
    for state in moments(count, seed, chosen, style):
        for player in state.position.people:
            assert not player.gone & mask("master_builder")
            assert (BOX.all_cards & ~player.gone).bit_count() >= 6
        if not state.over and state.position.stack[-1].mode() == SECRET:
            assert all(player.hand for player in state.position.people)


# -- what a seat may not know


@pytest.mark.rule("CAS-4.1", "CAS-15.2")
@given(players, seeds, seasons, styles)
@settings(some_games, max_examples=12)
def test_worlds_that_differ_in_face_down_cards_look_sound_and_ask_the_same(count, seed, chosen, style):
    rng = Random(seed)
    for state in moments(count, seed, chosen, style, telling=True):
        if state.over:
            break
        for seat in [*range(count), None]:
            seen = view_bytes(state.view(seat))
            other = GAME.imagine(state.view(seat), rng)
            assert view_bytes(other.view(seat)) == seen
            assert seat is None or other.legal_ids(seat) == state.legal_ids(seat)


@pytest.mark.rule("CAS-4.1")
def test_a_secret_choice_leaves_no_trace_for_the_others():
    for count in (2, 3, 4):
        worlds = []
        for pick in (0, -1):
            state = GAME.start(count, seed=9, options={"winter": True})
            state.apply(state.legal(1)[pick])
            worlds.append(state)
        for seat in (0, None):
            one, two = ((view_bytes(w.view(seat)), w.log(seat, "de"), w.log(seat, "en")) for w in worlds)
            assert one == two


@pytest.mark.rule("CAS-15.2")
def test_the_winter_pile_has_no_order_that_a_view_could_show():
    states = [GAME.start(3, seed=seed, options={"winter": True}) for seed in range(30)]
    by_start = {}
    for state in states:
        by_start.setdefault(state.position.start, set()).add(view_bytes(state.view(0)))
    assert all(len(views) == 1 for views in by_start.values())


def fields_of(thing: object) -> set[str]:
    """The attributes of an object that are not methods; compiled classes have no __dict__."""
    return {name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))}


def test_no_field_of_the_table_is_forgotten_when_it_is_copied_or_stored():
    state = GAME.start(3, seed=1)
    table = state.position
    assert isinstance(table, Castle)
    engine = {"players", "stack", "answers", "options", "asks_all", "telling", "story", "box", "winter"}
    assert fields_of(table) - engine == {*CASTLE_FIELDS, "people"}
    assert fields_of(table.people[0]) == set(PLAYER_FIELDS)
    view = state.view(0)
    assert set(GAME.plain(table)) == {*CASTLE_FIELDS, "people"} <= set(view.__struct_fields__)
    assert {*PLAYER_FIELDS, "cards", "face_down"} - {"hand"} == set(view.people[0].__struct_fields__)
    twin = table.clone()
    for name in (*CASTLE_FIELDS, "people"):
        mine, its = getattr(table, name), getattr(twin, name)
        assert not isinstance(mine, list) or mine is not its, f"{name} is shared with the clone"
    for mine, its in zip(table.people, twin.people, strict=True):
        assert mine is not its
        assert mine.goods is not its.goods
        assert mine.points is not its.points
