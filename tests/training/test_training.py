"""Training: what a net is to learn, that it learns it, that the same seed learns the same, and going on later."""

import numpy as np
import pytest

import palas
from palas.bots import nets
from palas.bots.core.net import POINTS
from palas.bots.core.search import draw
from palas.bots.nets import Weights
from palas.engine.core.luck import Quick
from palas.engine.core.position import CHANCE
from palas.training import games, trainer
from palas.training.core.selfplay import fallen, intention, likely
from palas.training.courses import COURSES, Course, course_for
from palas.training.games import Errand, Sample, compare, learn_from, opening
from palas.training.learner import Learner
from palas.training.trainer import Training, seen_of, targets_of

HEIRS = palas.game("heirs")


@pytest.fixture
def short(monkeypatch):
    """Matches after every second lesson."""
    monkeypatch.setattr(trainer, "EVERY", 2)


def test_targets_blend_the_end_with_what_was_thought_on_the_way():
    sample = Sample(b"", margins=[0, 1000, 2000], values=[0, 3000, 4000], result=10_000)
    trace = 0.8 ** (1 / 2)
    last = 10_000.0
    middle = trace * last + (1 - trace) * 4000
    first = trace * middle + (1 - trace) * 3000
    expected = [(first - 0) / POINTS, (middle - 1000) / POINTS, (last - 2000) / POINTS]
    assert targets_of(sample, 2, 0.8) == pytest.approx(expected)


def test_a_learner_learns_and_plays_in_whole_numbers_what_it_learned():
    luck = np.random.Generator(np.random.PCG64(1))
    seen = luck.integers(0, 20, (2000, 12)).astype(np.uint8)
    targets = (0.05 * seen[:, 0] - 0.02 * seen[:, 3]).astype(np.float32)
    learner = Learner(12, 8, seed=1)
    untaught = learner.whole("x", 2, "", {}).net()
    assert untaught.answer(untaught.begin(bytes([9] * 12))) == 0
    errors = [learner.learn(seen, targets) for _ in range(250)]
    assert errors[-1] < 0.1 * errors[0]
    weights = learner.whole("x", 2, "", {})
    assert weights.is_safe(255)
    net = weights.net()
    for row, target in zip(seen[:20], targets[:20], strict=True):
        assert net.answer(net.begin(bytes(row))) == pytest.approx(POINTS * target, abs=0.15 * POINTS)


def test_what_a_learner_is_not_shown_weighs_nothing():
    luck = np.random.Generator(np.random.PCG64(1))
    seen = luck.integers(0, 20, (2000, 12)).astype(np.uint8)
    learner = Learner(12, 8, seed=1, blind=[0, 5])
    learner.learn(seen, (0.05 * seen[:, 0]).astype(np.float32))
    weights = learner.whole("x", 2, "", {})
    assert len(weights.first) == 12 * 8
    for at in range(12):
        assert any(weights.first[at * 8 : at * 8 + 8]) == (at not in (0, 5))


def test_decay_draws_weights_to_nothing():
    luck = np.random.Generator(np.random.PCG64(1))
    seen = luck.integers(0, 20, (2000, 12)).astype(np.uint8)
    targets = luck.standard_normal(2000).astype(np.float32)  # nothing is to be learned, much could be known by heart
    sizes = []
    for decay in (0.0, 30.0):
        learner = Learner(12, 8, seed=1, decay=decay)
        for _ in range(30):
            learner.learn(seen, targets)
        sizes.append(float(np.abs(learner.weights["first"]).sum()))
    assert sizes[1] < 0.5 * sizes[0]


def test_a_course_names_the_parts_that_its_net_is_not_shown(tmp_path):
    game = palas.game("nobility")
    course = Course("nobility", 2, 1, hidden=4, games=1, match=2, blind=("display", "hall"))
    training = Training(game, course, tmp_path)
    parts = {part.name: part for part in game.observation(game.start(2, 0))}
    assert len(training.learner.looked) == training.learner.inputs - parts["display"].length - parts["hall"].length
    training.save(tmp_path)
    Training(game, course, tmp_path)  # goes on there
    training.best = training.whole()
    result = training.result()
    assert result is not None
    assert Weights.read(result.written()) == result
    assert result.about["blind"] == ["display", "hall"]


def test_self_play_tells_what_each_seat_saw():
    samples = learn_from(Errand("heirs", 2, [6], (None,)))
    assert len(samples) == 2
    inputs = len(HEIRS.observe(HEIRS.start(2, 0), 0))
    for sample in samples:
        assert seen_of(sample).shape == (len(sample.margins), inputs)
        assert sample.values == sample.margins  # without a net the advice is all
    assert samples[0].result == -samples[1].result


def test_planned_games_are_played_as_journeymen_play():
    """A seat answers its own questions that follow at once as it meant to when it chose."""
    game = palas.game("nobility")
    mind = nets.judge(game, 2, None)
    position = opening(game, 2, 2)
    played, luck = [], Quick(1)
    while len(played) < 30:
        if position.stack[-1].mode() == CHANCE:
            position.fall(draw(position, luck))
            continue
        seat = position.waiting()[0]
        meant = intention(mind, position, seat, luck, 0)
        assert meant[0] == likely(mind, position, seat)
        for action in meant:
            assert position.waiting() == [seat]
            position.play(seat, action)
        played.append(len(meant))
    assert max(played) > 1  # some of them had follow-ups
    assert learn_from(Errand("nobility", 2, [2], (None,), planned=True))[0].result != 0


def test_chance_falls_as_it_may_in_self_play_and_in_search():
    """Where all outcomes are equally likely no weights are given: none of them may be left out."""
    game = palas.game("nobility")
    position = game.start(2, 1, chance="manual").position
    luck = Quick(1)
    while position.stack[-1].mode() != CHANCE or position.stack[-1].weights(position):
        position.play(position.waiting()[0], position.legal_ids(position.waiting()[0])[0])
    outcomes = set(position.stack[-1].outcomes(position))
    assert {draw(position, luck) for _ in range(40 * len(outcomes))} == outcomes
    assert {fallen(position, luck, False) for _ in range(40 * len(outcomes))} == outcomes
    assert fallen(position, luck, True) == position.stack[-1].outcomes(position)[0]


def test_games_begin_as_their_number_says():
    castle = palas.game("castle")
    plain = castle.check_options({})
    same, other = (castle.position_dict(opening(castle, 2, seed)) for seed in (2, 2))
    assert same == other
    assert castle.start(2, "training 2", plain).game is castle


def test_the_same_seed_learns_the_same_net_also_when_it_was_interrupted(short, tmp_path):
    def course(lessons):
        return Course("heirs", 2, lessons, hidden=4, seed=3, games=1, match=2, ahead=False)

    whole = Training(HEIRS, course(2))
    whole.run()
    Training(HEIRS, course(1), tmp_path).run()
    later = Training(HEIRS, course(2), tmp_path)
    assert later.progress.lessons == 1
    later.run()
    assert later.whole() == whole.whole()
    assert [line["games"] for line in later.progress.log] == [1, 2]
    assert "admitted" in later.progress.log[-1]
    with pytest.raises(palas.PalasError) as refused:
        Training(HEIRS, Course("heirs", 2, 2, hidden=5, seed=3, games=1, match=2, ahead=False), tmp_path)
    assert "another training" in refused.value.text("en")


def test_only_a_net_that_wins_is_let_in(short, monkeypatch):
    training = Training(HEIRS, Course("heirs", 2, 2, hidden=4, match=2))
    run = {"won": 0.0}
    monkeypatch.setattr(trainer, "compare", lambda errand: [(run["won"], 1000 if run["won"] else -1000)])

    def act(work, errands):
        return [work(errand) for errand in errands]

    assert training.match(act)["admitted"] is False
    assert training.result() is None
    run["won"] = 1.0
    assert training.match(act)["admitted"] is True
    result = training.result()
    assert result is not None
    assert Weights.read(result.written()) == result
    assert result.about["admitted"] == 1


def test_a_match_seats_the_learner_everywhere_and_alone_plays_both():
    net = Training(HEIRS, Course("heirs", 1, 1, hidden=2)).whole()
    assert compare(Errand("heirs", 1, [4], (net, None))) == [(0.5, 0)]  # an untaught net plays as the advice


def test_among_equals_nobody_is_ahead_in_a_match_however_many_they_are(monkeypatch):
    """The best of several rivals is ahead of most seats: the mean of all margins is below zero."""
    monkeypatch.setattr(games, "play_against", lambda *_how: [6000, -6000, -9000])
    net = Training(palas.game("castle"), Course("castle", 3, 1, hidden=2)).whole()
    results = compare(Errand("castle", 3, [3, 4, 5], (net, None)))  # one deal from every seat
    assert [lead for _, lead in results] == [9000, -3000, -6000]


def test_wrong_wishes_are_refused_in_a_sentence():
    with pytest.raises(palas.PalasError):
        Training(HEIRS, Course("heirs", 5, 1))
    with pytest.raises(palas.PalasError) as refused:
        Training(HEIRS, Course("heirs", 2, 0))
    assert "at least 1" in refused.value.text("en")


def test_every_net_was_made_by_the_course_that_is_kept_for_it():
    """`palas train --all` goes by it: the same lessons, seed and settings; a log tells of every match."""
    for file in nets.folder().glob("*.net"):
        net = Weights.read(file.read_bytes())
        course = course_for(net.game, net.players)
        assert course in COURSES, file.name
        about = net.about
        assert (about["seed"], about["each"]) == (course.seed, course.games)
        for name in ("passes", "calm", "astray", "ahead", "match", "narrow", "trace"):
            assert about[name] == getattr(course, name), file.name
        assert about.get("planned", False) == course.planned, file.name
        assert (about.get("decay", 0.0), about.get("blind", [])) == (course.decay, list(course.blind)), file.name
        assert net.hidden == course.hidden
        assert about["at"] <= course.lessons * course.games
        assert [line["games"] for line in about["log"]][: course.lessons] == [
            course.games * (number + 1) for number in range(course.lessons)
        ]
        assert sum(bool(line.get("admitted")) for line in about["log"]) == about["admitted"]


def test_a_course_that_nobody_keeps_is_the_usual_one():
    assert course_for("heirs", 2) in COURSES
    assert course_for("dice_market", 3, lessons=2) == Course("dice_market", 3, 2)
