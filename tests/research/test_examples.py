"""The examples for researchers do what they say, with few games."""

import ast
import importlib.util
import json
from pathlib import Path

import pytest

pytestmark = pytest.mark.heavy

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "research"


def example(name):
    found = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("title", "players"), [("caylus", 2), ("castle", 3), ("heirs", 1)])
def test_random_agents_reach_the_end_through_every_adapter(title, players):
    agents = example("random_agents")
    if players > 1:
        assert sum(agents.pettingzoo(title, players, 1).values()) == pytest.approx(1)
        assert sum(agents.all_at_once(title, players, 1).values()) == pytest.approx(1)
        assert sum(agents.openspiel(title, players, 1)) == pytest.approx(1)
    assert 0 <= agents.gymnasium_seat(title, players, 1) <= 1
    assert 0 <= agents.side_by_side(title, players, 1, games=4) <= 1


def test_a_value_learned_with_numpy_beats_random_play_clearly():
    learning = example("learn_values")
    weights = learning.learn("caylus", 2, games=64, seed=1)
    assert learning.against_random("caylus", weights, games=6, seed=5) >= 5 / 6


def test_openspiels_tree_search_plays_caylus():
    state = example("openspiel_mcts").play(simulations=12, moves=400, seed=1)
    assert state.is_terminal()
    assert state.palas.scores()[0] > state.palas.scores()[1]


def test_a_level_plays_openspiels_tree_search():
    """Both seats once; greedy beats two random rollouts for each decision."""
    match = example("openspiel_match").Match()
    for seat in range(2):
        match.play("greedy", 2, seed=1, seat=seat)
    assert match.won == match.games == 2
    assert match.ahead > 0
    assert "2 games: the level wins 100 % (34-100), +" in match.told()


def test_the_notebook_shows_boards_and_a_curve():
    """Its cells are carried out one after the other; what the last line of a cell is, a notebook shows."""
    known, shown = {"__name__": "notebook"}, []
    for cell in json.loads((FOLDER / "board_and_curve.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop()
        exec(compile(tree, "notebook", "exec"), known)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), "notebook", "eval"), known))
    boards = [thing._repr_svg_() for thing in shown if hasattr(thing, "_repr_svg_")]
    assert len(boards) == 3
    assert all(board.startswith("<svg") for board in boards)
    assert "polyline" in boards[2]
    assert shown[-1]["points"] == known["state"].scores()
