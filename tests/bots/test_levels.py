"""The levels: legal, honest and repeatable in every game, count and mode; nets fit or are left alone."""

import gc
import json
import os
import tracemalloc
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic

import pytest

import palas
from palas.bots import bot, nets, seated
from palas.bots.core.judge import MILLE
from palas.bots.core.net import MIDDLE, ONE, POINTS, SHARP, Net
from palas.bots.core.search import MOST_NODES, Arms, Node, Solver, Tree, priors, think
from palas.bots.levels import RANKS, rank_of
from palas.bots.styles import STYLES, chosen, styles_of
from palas.bots.thought import Budget, Opinion, Thought, at_sight, consider, continued, judge_for, worlds_for
from palas.bots.words import level_name
from palas.engine import registry
from palas.engine.core.luck import Quick
from palas.engine.core.position import ASK
from palas.engine.packs import changed_game

pytestmark = pytest.mark.heavy

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "dice_market"
TITLES = [game.meta.id for game in palas.titles()]
TABLES = [(game.meta.id, count) for game in palas.titles() for count in game.meta.players]


def some_way_in(title, players, seed=3, moves=12):
    """A state after some random moves."""
    game = palas.game(title)
    state = game.start(players, seed)
    luck = Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = state.to_act[0]
        state.apply_id(seat, luck.choice(state.legal_ids(seat)))
    return state


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_every_level_can_be_seated_in_every_game_and_count(title, players):
    state = some_way_in(title, players)
    for name in ("apprentice", "journeyman", "master@2"):
        seat = state.to_act[0]
        code = bot(name, seed=1).choose(state.view(seat))
        assert code in state.view(seat).asked.legal
        state.apply(state.game.parse(state, seat, code))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", ["apprentice", "journeyman", "master@2"])
def test_a_level_answers_worlds_that_look_the_same_in_the_same_way(title, name):
    """What is hidden is dealt anew: the view is the same, and so is the answer."""
    state = some_way_in(title, 2)
    seat = state.to_act[0]
    view = state.view(seat)
    twin = state.game.imagine(view, 99)
    assert twin.view(seat) == view
    assert bot(name, seed=5).choose(twin.view(seat)) == bot(name, seed=5).choose(view)


def test_a_budget_is_part_of_the_name():
    assert rank_of("master") is RANKS["master"]
    assert rank_of("master@200").budget == Budget(200)
    assert rank_of("hermit@0.5s").budget == Budget(seconds=0.5)
    for wrong in ("master@", "master@x", "master@1.5", "apprentice@3", "clever@3", "master@-1", "master@9999999"):
        assert rank_of(wrong) is None
        with pytest.raises(palas.PalasError):
            bot(wrong)


def test_a_time_budget_ends_the_thinking():
    state = some_way_in("caylus", 2)
    view = state.view(state.to_act[0])
    thought = consider(view, Budget(seconds=0.05), Quick(1))
    assert thought.simulations < 1_000_000
    assert thought.code in view.asked.legal


def test_opinions_are_sorted_and_about_every_answer():
    state = some_way_in("caylus", 2)
    view = state.view(state.to_act[0])
    thought = consider(view, Budget(20), Quick(1))
    assert sorted(opinion.code for opinion in thought.opinions) == sorted(view.asked.legal)
    assert sum(opinion.looks for opinion in thought.opinions) == thought.simulations == 20
    looks = [opinion.looks for opinion in thought.opinions]
    assert looks == sorted(looks, reverse=True)


def test_more_tables_are_imagined_only_where_something_is_hidden_and_time_allows():
    open_view = some_way_in("caylus", 2).view(0)
    hidden = some_way_in("viscounts", 2).view(0)
    assert [worlds_for(open_view, Budget(n)) for n in (30, 4000)] == [1, 1]
    assert [worlds_for(hidden, Budget(n)) for n in (30, 100, 400)] == [1, 2, 4]


def test_a_secret_question_is_searched_for_all_who_must_answer():
    """Castle: both choose cards at once; what the other has already answered is not used."""
    game = palas.game("castle")
    state = game.start(2, seed=1)
    assert len(state.to_act) == 2
    first, second = state.to_act
    before = bot("master@6", seed=2).choose(state.view(second))
    state.apply(state.legal(first)[-1])
    position = game.imagine(state.view(second), 1, manual=True).position
    tree = Tree(nets.judge(game, 2, None), position, Quick(1))
    assert [arms.seat for arms in tree.root.arms] == [0, 1]
    assert think(tree, 5, 0.0, monotonic) == 5
    assert bot("master@6", seed=2).choose(state.view(second)) == before


def test_first_looks_follow_the_values():
    even = priors([500, 500, 500, 500])
    assert even == [0.25] * 4
    ahead = priors([3000, 1500, -90_000])
    assert ahead[0] > 2.5 * ahead[1] > 0
    assert ahead[2] < 1e-6
    arms = Arms(0, [7, 8], [1000, 900])
    assert arms.select() == 0


def test_what_was_not_looked_at_is_as_far_off_as_what_was():
    """First sight hopes too much: an answer that lost three points on a closer look is not left for an untried one."""
    arms = Arms(0, [7, 8], [5000, 3000])
    arms.visits[0] = arms.tried = 4
    arms.totals[0] = 4 * 2000
    assert arms.select() == 1  # 2 points against a hope of 3
    arms.gained = 4 * (2000 - 5000)
    assert arms.select() == 0  # against a hope that is 3 points off as well


def test_a_look_is_judged_by_both_seats_once_all_follow_up_questions_are_answered():
    state = some_way_in("caylus", 2)
    judge = nets.judge(state.game, 2, nets.net_for(state.game, 2))
    tree = Tree(judge, state.game.imagine(state.view(state.to_act[0]), 1, manual=True).position, Quick(1))
    arms = tree.root.arms[0]
    end = tree.root.position.clone()
    given = judge.carry_out(end, arms.seat, arms.actions[arms.first.index(max(arms.first))])
    assert given[0] in arms.actions
    assert tree.open(Node(tree.root.position)) == judge.values(end)


def test_a_thought_ends_where_the_title_says():
    """Nobility: all that a die brings is thought through, and not what else is done in the turn."""
    state = palas.game("nobility").start(2, 3)
    judge = nets.judge(state.game, 2, None)
    position = state.game.imagine(state.view(state.to_act[0]), 1, manual=True).position
    seat = position.waiting()[0]
    assert position.stack[-1].kind == "turn"
    ends = []
    for action in position.legal_ids(seat)[:]:
        twin = position.clone()
        given = judge.carry_out(twin, seat, action)
        assert len(given) <= 1 + state.game.follow_ups
        step = twin.stack[-1]
        if step.mode() == ASK and step.seat == seat:
            ends.append(step.kind)
    assert set(ends) == {"turn"}


def test_the_net_is_exact_in_whole_numbers():
    luck = Random(1)
    hidden, inputs = 5, 43  # an odd unit is alone in its word, and the last inputs are fewer than are compared at once
    first = [luck.randrange(-900, 900) for _ in range(hidden * inputs)]
    bias = [luck.randrange(-20_000, 20_000) for _ in range(hidden)]
    last = [luck.randrange(-9000, 9000) for _ in range(hidden)]
    net = Net(hidden, first, bias, last, 777)
    before = bytes(luck.randrange(256) for _ in range(inputs))
    now = bytes(value if luck.random() < 0.7 else luck.randrange(256) for value in before)
    for seen in (before, now, bytes(inputs), bytes([255] * inputs)):
        units = [bias[j] + sum(seen[i] * first[i * hidden + j] for i in range(inputs)) for j in range(hidden)]
        assert max(map(abs, units)) < MIDDLE
        expected = (777 + sum(max(0, unit) * weight for unit, weight in zip(units, last, strict=True))) * POINTS
        assert net.answer(net.begin(seen)) == expected // (ONE * SHARP)
    assert list(net.changed(net.begin(before), now).units) == list(net.begin(now).units)


def weights_for(game, players, **changes):
    inputs = len(game.observe(game.start(players, 0), 0))
    plain = {
        "game": game.meta.id, "players": players, "fits": nets.fitting(game, players), "hidden": 2,
        "first": [1] * (2 * inputs), "bias": [5, -5], "last": [3, 4], "base": 6, "about": {"games": 1},
    }  # fmt: skip
    return nets.Weights(**(plain | changes))


def test_a_net_survives_its_file():
    weights = weights_for(palas.game("caylus"), 2)
    assert nets.Weights.read(weights.written()) == weights
    assert weights.is_safe(255)
    assert not weights_for(palas.game("caylus"), 2, bias=[MIDDLE, 0]).is_safe(255)


def test_a_net_that_does_not_fit_is_left_alone(tmp_path, monkeypatch):
    caylus = palas.game("caylus")
    monkeypatch.setattr(nets, "folder", lambda: tmp_path)
    nets.net_for.cache_clear()
    try:
        assert nets.net_for(caylus, 2) is None
        (tmp_path / "caylus-2.net").write_bytes(weights_for(caylus, 2).written())
        (tmp_path / "caylus-3.net").write_bytes(weights_for(caylus, 3, fits="another box").written())
        nets.net_for.cache_clear()
        assert nets.net_for(caylus, 2) is not None
        assert nets.net_for(caylus, 3) is None
        assert nets.net_for(changed_game(caylus, {"income/base": 9}), 2) is None
    finally:
        nets.net_for.cache_clear()


def test_all_nets_fit_are_safe_and_small():
    files = sorted(nets.folder().glob("*.net"))
    assert sum(os.path.getsize(file) for file in files) < 5_000_000
    for file in files:
        weights = nets.Weights.read(file.read_bytes())
        assert file.name == f"{weights.game}-{weights.players}.net"
        assert weights.fits == nets.fitting(palas.game(weights.game), weights.players), file.name
        assert weights.is_safe(255)
        assert weights.about["log"]
        assert json.dumps(weights.about)


def test_without_advice_a_position_is_judged_by_its_points(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLE)
    game = import_module("dice_market").GAME
    monkeypatch.setitem(registry._known, "dice_market", game)
    state = game.start(2, seed=1)
    judge = nets.judge(game, 2, None)
    points = state.scores()
    assert judge.margins(state.position)[0] == MILLE * (points[0] - points[1])
    seat = state.to_act[0]
    assert bot("master@3", seed=1).choose(state.view(seat)) in state.view(seat).asked.legal


class Ticking:
    """A clock that goes on by itself whenever somebody looks at it."""

    def __init__(self, step):
        self.now = 0.0
        self.step = step

    def __call__(self):
        self.now += self.step
        return self.now


@pytest.mark.parametrize("title", ["caylus", "viscounts"])
def test_time_is_never_overrun(title):
    state = some_way_in(title, 2)
    for step in (0.02, 0.07, 0.2):
        clock = Ticking(step)
        thought = consider(state.view(state.to_act[0]), Budget(seconds=1.0), Quick(1), clock=clock)
        assert thought.code
        assert clock.now - step <= 1.1
        assert thought.simulations <= 1.0 / step


def test_no_garbage_is_collected_in_a_thought_nor_looked_for_in_it_afterwards():
    """With large trees the collector takes longer than a short budget leaves to spare."""
    state = some_way_in("heirs", 2)
    level, collecting = bot("master@1s", seed=1), []

    def clock():
        collecting.append(gc.isenabled())
        return len(collecting) / 100

    level.clock = clock
    assert gc.isenabled()
    assert level.choose(state.view(state.to_act[0]))
    assert gc.isenabled()
    assert collecting
    assert not any(collecting)
    young = {id(thing) for thing in gc.get_objects(generation=0)}
    assert level.kept
    assert not any(id(tree.root.arms) in young for tree in level.kept)


@pytest.mark.parametrize("title", ["caylus", "viscounts"])
def test_all_trees_of_a_thought_are_full_at_some_time(title, monkeypatch):
    """However long a level may think: so much memory and no more."""
    monkeypatch.setattr("palas.bots.thought.MOST_NODES", 80)
    state = some_way_in(title, 2)
    trees = []
    thought = consider(state.view(state.to_act[0]), Budget(4000), Quick(1), kept=trees)
    assert len(trees) == worlds_for(state.view(state.to_act[0]), Budget(4000))
    assert 60 <= sum(tree.size for tree in trees) <= 80 + len(trees)
    assert thought.simulations < 4000


@pytest.mark.parametrize("title", TITLES)
def test_full_trees_take_less_than_300_megabytes(title):
    """A hundred more positions of the largest table, weighed to the byte."""
    state = some_way_in(title, palas.game(title).meta.players[-1], moves=40)
    view = state.view(state.to_act[0])
    tree = Tree(judge_for(view), state.game.imagine(view, 1, manual=True).position, Quick(1))
    think(tree, 20, 0.0, monotonic)
    gc.collect()
    tracemalloc.start()
    try:
        size = tree.size
        think(tree, 100, 0.0, monotonic)
        gc.collect()
        weight = tracemalloc.get_traced_memory()[0] / (tree.size - size)
    finally:
        tracemalloc.stop()
    assert 1000 < weight < 300_000_000 / MOST_NODES


def test_what_was_searched_below_the_answers_given_is_searched_further():
    """Caylus: after a move and its reply, the question met in the tree becomes its root, with all its visits."""
    game = palas.game("caylus")
    state = some_way_in("caylus", 2)
    seat = state.to_act[0]
    trees = []
    consider(state.view(seat), Budget(40), Quick(1), kept=trees)
    (tree,) = trees
    node = tree.below(seat)[0]
    met = game.imagine(state.view(seat), 1, manual=True)
    met.position = node.position.clone()
    visits = node.visits
    judge = nets.judge(game, 2, None)
    assert continued(state.view(seat), judge, [tree], Quick(1)) == []  # this question lies behind us
    thought = consider(met.view(seat), Budget(5), Quick(1), kept=trees)
    assert trees == [tree]
    assert tree.root is node
    assert 0 < tree.size < 41
    assert node.visits == visits + 5
    assert thought.simulations == 5


@pytest.mark.parametrize("title", ["caylus", "castle"])
def test_the_same_seeds_and_simulations_give_the_same_game(title):
    games = []
    for _ in range(2):
        state = palas.game(title).start(2, seed=4)
        players = [bot("master@6", seed=1), bot("journeyman", seed=2)]
        for _move in range(12):
            seat = state.to_act[0]
            state.apply(state.game.parse(state, seat, players[seat].choose(state.view(seat))))
        games.append(palas.record(state).text())
    assert games[0] == games[1]


def test_answers_as_good_as_each_other_are_chosen_by_lot():
    """Castle in summer has no chance: without this every game of a journeyman would be the same."""
    view = palas.game("castle").start(2, seed=1).view(0)
    thoughts = {bot("journeyman", seed=seed).choose(view) for seed in range(12)}
    first = at_sight(view, Quick(1)).opinions
    near = {opinion.code for opinion in first if opinion.first >= max(one.first for one in first) - 0.2}
    assert thoughts <= near


def last_question(game):
    """The last question of a game at random with more than one answer."""
    luck = Random(2)
    state = game.start(2, seed=2)
    last = state.clone()
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_ids(seat)
        if len(legal) > 1:
            last = state.clone()
        state.apply_id(seat, luck.choice(legal))
    return last


@pytest.mark.parametrize("title", ["caylus", "viscounts"])
def test_reckoning_out_a_near_end_overruns_no_time(title):
    last = last_question(palas.game(title))
    seat = last.to_act[0]
    actions = last.legal_ids(seat)
    judge = nets.judge(last.game, 2, None)
    assert Solver(judge, 500, 1.0, Ticking(0.6)).answers(last.position, seat, actions) == [], "there was no time"
    assert Solver(judge, 500, 1.0, Ticking(1e-9)).answers(last.position, seat, actions) != []
    for step in (0.02, 0.07):
        clock = Ticking(step)
        assert consider(last.view(seat), Budget(seconds=1.0), Quick(1), clock=clock).code
        assert clock.now - step <= 1.1


def test_a_near_end_is_reckoned_out_and_a_far_one_is_not():
    game = palas.game("caylus")
    last = last_question(game)
    judge = nets.judge(game, 2, None)
    seat = last.to_act[0]
    actions = last.legal_ids(seat)
    ends = []
    for action in actions:
        after = last.clone()
        after.apply_id(seat, action)
        while not after.over:
            after.apply_id(after.to_act[0], after.legal_ids(after.to_act[0])[0])
        ends.append(judge.margins(after.position)[seat])
    found = Solver(judge, 500).answers(last.position, seat, actions)
    assert max(found) >= max(ends)
    start = game.start(2, seed=2)
    assert Solver(judge, 50).answers(start.position, start.to_act[0], start.legal_ids(start.to_act[0])) == []
    thought = consider(last.view(seat), Budget(40), Quick(1))
    assert thought.opinions[0].points == max(found) / MILLE


def test_a_style_likes_answers_of_its_title():
    for game in palas.titles():
        codes = [game.action_code(number) for number in range(game.action_count())]
        assert set(game.manners) <= set(STYLES) - {"schemer"}
        assert styles_of(game)[-1] == "schemer"
        for patterns in game.manners.values():
            for pattern in patterns:
                assert any(fnmatchcase(code, pattern) for code in codes), (game.meta.id, pattern)


def test_of_answers_nearly_as_good_a_style_takes_what_it_likes():
    view = palas.game("caylus").start(2, seed=1).view(palas.game("caylus").start(2, seed=1).to_act[0])

    def answer(code, points, looks=5):
        return Opinion(code, points, looks, points)

    thought = Thought(
        (answer("place n_farm", 3.0), answer("place castle", 2.0), answer("place n_market", 1.0)), 30, True
    )
    assert chosen(view, thought, "courtier", 1) == "place castle"
    assert chosen(view, thought, "miser", 1) == "place n_farm"  # the market is too much worse
    assert chosen(view, thought, "builder", 1) == "place n_farm"


def test_a_style_is_part_of_the_name():
    rank = rank_of("master+builder@20")
    assert rank.style == "builder"
    assert rank.budget == Budget(20)
    for wrong in ("master+clever", "apprentice+miser", "greedy+miser", "master+"):
        assert rank_of(wrong) is None
        assert not seated(wrong)
    assert seated("hermit+miser")
    assert level_name("master+miser", "de") == "Meister · Geizhals"
    state = some_way_in("castle", 2)
    for style in STYLES:
        seat = state.to_act[0]
        view = state.view(seat)
        assert bot(f"journeyman+{style}", seed=1).choose(view) in view.asked.legal
        assert bot(f"master+{style}@3", seed=1).choose(view) in view.asked.legal
