"""Recorded games go the same way through engine, PettingZoo, Gymnasium, batch and OpenSpiel: a hash at each step."""

from collections import Counter

import pyspiel
import pytest

import palas
from palas.engine.core.luck import Quick
from palas.engine.core.position import CHANCE_SEAT
from palas.engine.core.state import what, who
from palas.research import Batch, spiel, zoo
from palas.research.gym import PalasEnv
from tests.truth import chosen_records, engine, print_of

pytestmark = pytest.mark.heavy


PATHS = chosen_records()
every_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")


@every_record
def test_pettingzoo(path):
    script, prints = engine(path)
    env, answers = zoo.env(script.game, script.players, options=script.options), script.answers()
    env.reset(options={"state": script.start()})
    found = [print_of(env.unwrapped.state_of_game.position, script.game)]
    while len(found) < len(prints):
        seat = env.possible_agents.index(env.agent_selection)
        action = next(answers[seat])
        assert env.last()[0]["action_mask"][action] == 1
        env.step(action)
        found.append(print_of(env.unwrapped.state_of_game.position, script.game))
    assert found == prints
    assert all(env.terminations.values())
    winners = script.end.winners()
    assert [env.rewards[agent] for agent in env.agents] == [
        1 / len(winners) if seat in winners else 0 for seat in range(script.players)
    ]


class Scripted:
    """A bot that answers as the record says."""

    name = "scripted"

    def __init__(self, game, answers):
        self.game = game
        self.answers = answers

    def choose(self, view):
        return self.game.action_code(next(self.answers))


@every_record
def test_gymnasium(path):
    script, prints = engine(path)
    env, answers = PalasEnv(script.game, script.players, options=script.options), script.answers()
    env._seat_bots = lambda luck: None
    env.bots = {seat: Scripted(script.game, answers[seat]) for seat in range(1, script.players)}
    env.reset(options={"state": script.start()})
    found = [print_of(env.state.position, script.game)]
    over = env.state.over
    while not over:
        action = next(answers[0])
        assert env.action_masks()[action] == 1
        _, reward, over, _, _ = env.step(action)
        found.append(print_of(env.state.position, script.game))
    assert set(found) <= set(prints)
    assert found[-1] == prints[-1]
    assert reward == (1 / len(script.end.winners()) if 0 in script.end.winners() else 0)


@every_record
def test_the_batch(path):
    script, prints = engine(path)
    batch, answers = Batch(script.game, script.players, games=2, options=script.options), script.answers()
    batch.put(1, script.start())
    found = [print_of(batch.position(1), script.game)]
    while len(found) < len(prints):
        position = batch.position(1)
        actions = batch.random_actions()
        actions[1] = next(answers[int(batch.seats[1])])
        assert batch.masks[1, actions[1]] == 1
        assert bytes(batch.observations[1]) == bytes(script.game.observe(position, int(batch.seats[1])))
        batch.step(actions)
        found.append(print_of(position, script.game))
    assert found == prints
    assert batch.dones[1]


@every_record
def test_openspiel(path):
    script, prints = engine(path)
    options = ";".join(f"{name}={value}" for name, value in script.options.items())
    game = pyspiel.load_game("palas_" + script.game.meta.id, {"players": script.players, "options": options})
    state, answers = game.new_initial_state(), script.answers()
    outcomes = iter([what(entry) for entry in script.end.entries() if who(entry) == CHANCE_SEAT])
    found = []
    while True:
        while state.is_chance_node():
            wanted = next(outcomes)
            number = next(n for n, _ in state.chance_outcomes() if state.outcome(n) == wanted)
            state.apply_action(number)
        found.append(print_of(state.palas.position, script.game))
        if state.is_terminal():
            break
        state.apply_action(next(answers[state.current_player()]))
    assert found == prints
    again = game.deserialize_state(state.serialize())
    assert print_of(again.palas.position, script.game) == prints[-1]


# The first thing that chance decides: how to see it in a position, and how many equally likely ways there are.
FIRST = {
    "castle": (3, lambda castle: castle.start, 3),
    "caylus": (2, lambda town: town.road[town.box.neutral_spaces[0]], 6),
    "heirs": (2, lambda realm: realm.active, 2),
    "nobility": (4, lambda city: city.start, 4),
    "viscounts": (4, lambda realm: realm.start, 4),
}
DEALT = 1200


@pytest.mark.parametrize("id", FIRST)
def test_chance_falls_as_its_weights_say(id):
    """In the batch as often as the outcomes are likely; with other seeds one run in ten thousand would be refused."""
    players, seen, ways = FIRST[id]
    fallen = Counter(seen(position) for position in Batch(id, players, games=DEALT, seed=5)._games.positions)
    assert len(fallen) == ways
    error = (DEALT * (ways - 1)) ** 0.5 / ways
    assert all(abs(count - DEALT / ways) < 4.5 * error for count in fallen.values())


@pytest.mark.parametrize("id", FIRST)
def test_every_kind_of_chance_is_drawn_as_often_as_its_outcomes_say(id):
    """At every kind of chance of a game: chi-square of what random play and searches draw, against `outcomes()`."""
    players = FIRST[id][0]
    state, luck = palas.game(id).start(players, seed=11, chance="manual"), Quick(11)
    met = set()
    while not state.over:
        outcomes, numbers = state.outcomes(), state.outcome_ids()
        if not outcomes:
            legal = state.legal_ids(state.to_act[0])
            state.apply_id(state.to_act[0], legal[luck.below(len(legal))])
            continue
        step = state.position.stack[-1]
        if step.kind not in met and len(outcomes) > 1:
            met.add(step.kind)
            drawn = Counter(step.imagine(state.position, luck) for _ in range(40 * len(outcomes)))
            assert set(drawn) <= set(numbers)
            expected = [40 * len(outcomes) * share for _, share in outcomes]
            square = sum((drawn[n] - wanted) ** 2 / wanted for n, wanted in zip(numbers, expected, strict=True))
            free = len(outcomes) - 1
            assert square < free + 4.5 * (2 * free) ** 0.5, step.kind
        state.apply_chance(outcomes[luck.below(len(outcomes))][0])
    assert met


@pytest.mark.parametrize("id", [game.meta.id for game in palas.titles()])
def test_openspiels_chances_are_those_of_the_engine(id):
    state = pyspiel.load_game(f"palas_{id}").new_initial_state()
    assert spiel.NAMES
    chances = 0
    for _move in range(60):
        if state.is_chance_node():
            chances += 1
            told = [(state.action_to_string(number), share) for number, share in state.chance_outcomes()]
            engine_says = [(code, share) for code, share in state.palas.outcomes()]
            assert [code for code, _ in told] == [code for code, _ in engine_says]
            assert [share for _, share in told] == pytest.approx([share for _, share in engine_says])
            state.apply_action(0)
        else:
            state.apply_action(state.legal_actions()[0])
    assert chances
