"""Games and trainings on a real Ray cluster of this machine give what one process gives."""

from dataclasses import replace

import pytest
import ray

import palas
from palas.arena.simulate import Plan, simulate
from palas.cluster import cluster
from palas.engine.errors import PalasError
from palas.training.courses import Course
from palas.training.trainer import Training

CASTLE = palas.game("castle")
PLAN = Plan(game=CASTLE, games=60, players=(2,), options=(CASTLE.check_options({}),), keep=True, seed="4")
COURSE = Course("castle", 2, lessons=1, hidden=4, games=8)


def net(elsewhere: str) -> bytes:
    training = Training(CASTLE, replace(COURSE, jobs=2) if elsewhere else COURSE)
    training.run(elsewhere=elsewhere)
    return training.whole().written()


def test_a_cluster_plays_the_same_games_and_teaches_the_same_net(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    here, there = [], []
    simulate(PLAN, 1, here.append)
    with cluster("ray"):
        simulate(PLAN, 1, there.append, "ray")
        assert there == here
        assert net("ray") == net("")
        assert ray.is_initialized(), "who finds a cluster leaves it running"
    assert not ray.is_initialized()


def test_another_cluster_is_not_known():
    with pytest.raises(PalasError, match='no cluster "slurm"'):
        simulate(PLAN, 1, lambda _outcome: None, "slurm")
