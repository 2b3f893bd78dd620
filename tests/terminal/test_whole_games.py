"""Whole games through the prompt, by people who type numbers."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest
from terminal_people import Person, typing

import palas as engine
from palas.engine.game import Pack
from palas.engine.record import Record

pytestmark = pytest.mark.usefixtures("bots")


def lines(path: Path) -> list[dict[str, object]]:
    return Record.read(path.read_text(encoding="utf-8")).lines


@pytest.mark.heavy
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("lang", "end"), [("en", "Where the points come from"), ("de", "Woher die Punkte kommen")])
def test_a_whole_game_against_bots_can_be_played_by_typing_numbers(palas, tmp_path, players, lang, end):
    file = tmp_path / "game.palas"
    person = Person(players, str(file))
    run = palas(
        "play", "caylus", "--players", str(players), "--bots", "greedy", "--seed", "7", "--lang", lang, person=person
    )
    assert run.code == 0
    assert run.err == ""
    assert end in run.out
    assert ("wins." in run.out or "share the victory" in run.out) == (lang == "en")
    found = engine.verify(Record.read(file.read_text(encoding="utf-8")))
    assert found.ok
    assert found.result


@pytest.mark.heavy
def test_a_game_saved_in_the_middle_goes_on_as_if_nothing_had_happened(palas, tmp_path):
    whole, half, rest = (tmp_path / name for name in ("whole.palas", "half.palas", "rest.palas"))
    start = ("play", "caylus", "--players", "3", "--seed", "3")
    assert palas(*start, person=Person(1, str(whole))).code == 0

    person = Person(1)

    def leaves(prompt: str = "") -> str:
        if person.typed == 40 and not half.exists():
            return f"save {half}"
        if half.exists():
            raise EOFError
        return person(prompt)

    stopped = palas(*start, person=leaves)
    assert stopped.code == 0
    assert f"palas play --resume {half}" in stopped.out
    person.file = str(rest)
    assert palas("play", "--resume", str(half), person=person).code == 0
    assert lines(rest) == lines(whole)
    assert len(lines(half)) < len(lines(whole))


def test_a_saved_game_knows_who_sat_where(palas, tmp_path):
    file = tmp_path / "game.palas"
    person = typing(f"save {file}")
    palas("play", "caylus", "--seats", "human,random,greedy", "--names", "Ada,Bob", "--seed", "3", person=person)
    run = palas("play", "--resume", str(file), "--lang", "de")
    assert "Caylus: Ada, Bob (random), Bot C (greedy)" in run.out
    assert "Das Spiel geht weiter, wo es gespeichert wurde." in run.out


def test_chance_after_a_resume_falls_as_it_would_have_fallen(palas, tmp_path):
    file = tmp_path / "game.palas"
    palas("play", "caylus", "--seats", "human,human", person=typing(f"save {file}"))
    header = Record.read(file.read_text(encoding="utf-8")).header
    assert "seed" not in header
    state = engine.replay(Record.read(file.read_text(encoding="utf-8")))
    assert state.origin.key.hex() == header["key"]


@pytest.mark.parametrize("kind", ["give_cube", "favour_effect", "owner_cube"])
def test_a_game_can_be_saved_in_the_middle_of_a_chain_of_effects(kind):
    import random

    from palas.terminal.screen import Screen
    from palas.terminal.seats import Seats
    from palas.terminal.sitting import Sitting

    for seed in range(30):
        rng = random.Random(seed)
        state = engine.game("caylus").start(4, seed)
        while not state.over and state.decision(state.to_act[0]).kind != kind:
            busy = [action for action in state.legal(state.to_act[0]) if action.code not in ("pass", "decline", "stop")]
            state.apply(rng.choice(busy or state.legal(state.to_act[0])))
        if not state.over:
            break
    assert not state.over, f"no {kind} in thirty games"
    text = Sitting(state, Seats(("human",) * 4), "en", Screen()).record().text()
    again = engine.replay(Record.read(text))
    assert again.to_dict() == state.to_dict()
    assert again.view(state.to_act[0]) == state.view(state.to_act[0])


def test_bots_alone_play_while_a_spectator_reads_along(palas):
    run = palas("play", "caylus", "--seats", "random,greedy", "--seed", "2", person=typing(""))
    assert run.code == 0
    assert "Round 1, phase 1: Income." in run.out
    assert "> " not in run.out
    assert "Where the points come from" in run.out


def test_a_data_pack_changes_what_is_played(palas, monkeypatch, tmp_path):
    def read_pack(path, game):
        data = deepcopy(game.data)
        next(b for b in data["buildings"] if b["id"] == "trading_post")["effect"]["get"]["money"] = 8
        return game.with_data(data, Pack({"changed": 8}, path.name))

    monkeypatch.setattr("palas.engine.packs.read_pack", read_pack, raising=False)
    run = palas("play", "caylus", "--seats", "human,human", "--data", str(tmp_path / "my.json"))
    assert "Trading post −1 D 8D" in " ".join(run.out.split())
