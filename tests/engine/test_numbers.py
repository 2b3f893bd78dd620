"""Titles in numbers: an observation tells a seat what it may know and no more, redealing changes only the rest."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import palas
from palas.engine.contract.battery import option_sets
from palas.engine.core.cards import listed
from palas.engine.core.luck import Quick
from palas.engine.core.scribe import MOST, Scribe
from palas.engine.errors import PalasError
from palas.engine.view import view_bytes

TITLES = palas.titles()
COUNTS = [(game.meta.id, players) for game in TITLES for players in game.meta.players]
SOME = 23  # every so many decisions of a random game are looked at


def moments(id, players, seed=0, options=None, every=SOME):
    """A random game, stopped now and then before a decision."""
    game = palas.game(id)
    rng = Random(f"numbers {id} {players} {seed}")
    state = game.start(players, seed, options)
    decisions = rng.randrange(every)
    while not state.over:
        seat = rng.choice(state.to_act)
        if decisions % every == 0:
            yield game, state, seat, rng
        decisions += 1
        state.apply_id(seat, rng.choice(state.legal_ids(seat)))
    yield game, state, 0, rng


def numbers(game, state, seat):
    mask = game.actions.mask(state, seat) if seat is not None else b""
    return bytes(game.observe(state, seat)), bytes(mask)


@pytest.mark.parametrize(("id", "players"), COUNTS)
def test_paired_worlds_have_equal_observations_and_masks(id, players):
    for game, state, _, rng in moments(id, players):
        for seat in (None, *range(players)):
            here = numbers(game, state, seat)
            for _world in range(2):
                world = game.imagine(state.view(seat), rng.getrandbits(40), manual=True)
                assert numbers(game, world, seat) == here
                assert game.observe(world, None) == game.observe(state, None)


@pytest.mark.parametrize(("id", "players"), COUNTS)
def test_numbers_fit_their_parts_and_every_position_has_as_many(id, players):
    game = palas.game(id)
    parts = game.observation(game.start(players, 0))
    assert [part.first for part in parts] == [sum(part.length for part in parts[:at]) for at in range(len(parts))]
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.meaning and 1 <= part.most <= MOST and part.length for part in parts)
    size = parts[-1].first + parts[-1].length
    for options in option_sets(game):
        for _, state, seat, _ in moments(id, players, 1, options, every=97):
            for viewer in (None, *range(players)):
                seen = game.observe(state, viewer)
                assert len(seen) == size
                assert 0 <= min(seen) <= max(seen) <= MOST
            mask = game.actions.mask(state, seat)
            assert len(mask) == game.actions.size
            assert [number for number, legal in enumerate(mask) if legal] == sorted(state.legal_ids(seat))


@pytest.mark.parametrize(("id", "players"), COUNTS)
def test_observations_differ_where_a_seat_knows_something_else(id, players):
    """Positions that look different to a seat have different numbers, but for what is too fine for them."""
    views, observations = {}, {}
    for game, state, _, _ in moments(id, players, 2, every=5):
        seen = bytes(game.observe(state, 0))
        look = view_bytes(state.view(0))
        assert views.setdefault(look, seen) == seen
        observations.setdefault(seen, set()).add(look)
    assert all(len(looks) == 1 for looks in observations.values())


@pytest.mark.parametrize(("id", "players"), COUNTS)
def test_redealing_leaves_the_view_of_the_seat_as_it_was(id, players):
    for game, state, _, rng in moments(id, players, 3):
        for seat in range(players):
            before = view_bytes(state.view(seat))
            world = state.clone()
            game.redeal(world.position, seat, rng)
            assert view_bytes(world.view(seat)) == before
            assert numbers(game, world, seat) == numbers(game, state, seat)
            assert game.census(world.position) == game.census(state.position)
            playing = world.position.clone()
            for other in playing.waiting():
                assert playing.legal_ids(other), "whoever is asked can answer"


# What a seat cannot know: the card of each set that somebody else holds face down or in hand.
HIDDEN = {
    "castle": (4, {"winter": True}, lambda player: listed(player.chosen)),
    "nobility": (4, {"chancery": True}, lambda player: player.commissions),
    "viscounts": (3, {}, lambda player: player.hand),
}
WORLDS = 1000
LIMIT = 4.5  # standard errors: with other seeds one run in a thousand would say that something is wrong


@pytest.mark.parametrize("id", HIDDEN)
def test_redealing_deals_as_imagining_does(id):
    players, options, hidden = HIDDEN[id]
    game = palas.game(id)
    for _, state, seat, _ in moments(id, players, 5, options, every=1):
        others = [other for other in range(players) if other != seat and hidden(state.position.people[other])]
        if others and len(state.entries()) > 60:
            break
    assert not state.over
    view = state.view(seat)
    imagined, redealt = Counter(), Counter()
    luck = Quick(7)
    for _world in range(WORLDS):
        imagined.update(hidden(game.imagine(view, luck, manual=True).position.people[others[0]]))
        position = state.position.clone()
        game.redeal(position, seat, luck)
        redealt.update(hidden(position.people[others[0]]))
    assert len(imagined) > len(hidden(state.position.people[others[0]])), "something is hidden here"
    assert set(imagined) == set(redealt)
    for card, count in imagined.items():
        share = (count + redealt[card]) / (2 * WORLDS)
        error = (2 * WORLDS * share * (1 - share)) ** 0.5
        assert abs(count - redealt[card]) <= LIMIT * error, card


@pytest.mark.parametrize(("id", "players"), COUNTS)
def test_standings_end_as_the_scores(id, players):
    for game, state, _, _ in moments(id, players, 4):
        standings = game.standings(state)
        assert len(standings) == players
        assert all(isinstance(one, float) and -500 < one < 1000 for one in standings)
    if players > 1:
        assert standings == [float(points) for points in state.scores()]
    else:
        assert standings == [game.value(state.position, 0)]


def test_a_title_that_says_nothing_goes_by_its_scores():
    import dice_market

    game = dice_market.GAME
    state = game.start(2, 1)
    assert game.standings(state) == [float(points) for points in state.scores()]
    assert [part.name for part in game.observation(state)][:2] == ["asked", "to_act"]
    with pytest.raises(PalasError, match="list of all its actions"):
        game.actions  # noqa: B018
    with pytest.raises(PalasError, match="dealt anew"):
        game.redeal(state.position, 0, 1)


def test_a_seat_that_does_not_exist_is_refused():
    game = palas.game("caylus")
    state = game.start(3, 1)
    for ask in (game.observe, game.actions.mask):
        with pytest.raises(PalasError, match="no seat 3; 3 play"):
            ask(state, 3)
    with pytest.raises(PalasError, match="no seat -1"):
        game.redeal(state.position.clone(), -1, 1)


def test_a_scribe_clamps_and_counts_from_the_own_seat():
    to = Scribe(1, 3, bytes(12))
    to.number(300)
    to.number(-2)
    to.one_of(2, 3)
    to.bits(0b101, 3)
    to.whose(0)
    assert list(to.written()) == [255, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0]
    assert to.at == 11
    assert [to.seated(place) for place in range(3)] == [1, 2, 0]
    assert [to.place(seat) for seat in range(3)] == [2, 0, 1]
