"""The review: losses are never negative, the parts of luck and skill add up, and both languages tell it."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import palas
from palas.arena.review import WORST, chances_of, review, spread_out, turns_of
from palas.commands.review import review as command

RECORD = Path(__file__).resolve().parents[1] / "records" / "heirs" / "draw.palas"
app = typer.Typer()
app.command()(command)


@pytest.fixture(scope="module")
def seen():
    state = palas.replay(palas.Record.read(RECORD.read_text("utf-8")))
    heard = []
    found = review(state, simulations=1, tell=lambda done, of: heard.append((done, of)))
    assert heard[-1] == (state.length, state.length)
    return state, found


def test_losses_are_never_negative_and_the_dearest_come_first(seen):
    found = seen[1]
    assert all(one.loss >= 0 for one in found.decisions)
    assert all(one.before - one.after == pytest.approx(one.loss, abs=0.02) for one in found.decisions)
    for seat in range(2):
        dear = found.costliest(seat)
        assert len(dear) <= WORST
        assert [one.loss for one in dear] == sorted((one.loss for one in dear), reverse=True)
        assert all(one.seat == seat and one.played != one.better for one in dear)


def test_luck_and_skill_add_up_to_the_distance_from_the_mean(seen):
    state, found = seen
    mean = sum(state.scores()) / 2
    for seat, share in enumerate(found.shares):
        assert share.total == pytest.approx(state.scores()[seat] - mean)
        assert share.luck + share.own + share.others == pytest.approx(share.total, abs=0.05)
        assert share.own <= 0 <= share.others


def test_chances_add_up_and_end_with_the_result(seen):
    state, found = seen
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=0.01)
    winners = state.winners()
    assert found.moments[-1].chances == [1 / len(winners) if seat in winners else 0 for seat in range(2)]
    assert chances_of([5.0], False, ())[0] > 0.5
    shown = list(spread_out(found.moments, 5))
    assert (shown[0], shown[-1], len(shown)) == (found.moments[0], found.moments[-1], 5)
    assert found.turns == turns_of(found.moments)


def test_a_running_game_is_not_reviewed():
    with pytest.raises(palas.PalasError) as refused:
        review(palas.game("heirs").start(2, seed=1))
    assert refused.value.text("de") == "Nur auf eine beendete Partie kann man zurückschauen."


def test_the_command_tells_it_and_gives_it_as_data(seen, monkeypatch):
    monkeypatch.setattr("palas.commands.review.look_again", lambda *given: seen[1])
    told = CliRunner().invoke(app, [str(RECORD), "--lang", "de"], env={"COLUMNS": "200", "TERM": "dumb"})
    assert "Wendepunkte" in told.stdout
    assert "Verglichen mit" in told.stdout
    plain = CliRunner().invoke(app, [str(RECORD), "--json"])
    assert json.loads(plain.stdout)["players"] == 2
