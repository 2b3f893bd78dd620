"""Every refusal names its rule: all answers of every question's kind are tried, in all five games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import palas
from palas.engine.core.state import State
from palas.engine.record import origin_state, replay_line
from palas.engine.rulebook import RULE, rulebook
from palas.engine.steps import questions
from palas.text import LANGUAGES
from tests.caylus.test_construction import at_the_architect
from tests.caylus.town import A
from tests.recording import RECORDS, read

MODES: list[tuple[str, int, dict[str, Any]]] = [
    ("caylus", 2, {}), ("caylus", 4, {"jeweller": True}),
    ("castle", 2, {"winter": True}), ("castle", 3, {}), ("castle", 4, {"winter": True}),
    ("heirs", 2, {"sets": "land+trade+war"}), ("heirs", 1, {}),
    ("nobility", 1, {"events": True}), ("nobility", 3, {"chancery": True, "events": True}),
    ("viscounts", 1, {}), ("viscounts", 2, {}), ("viscounts", 3, {}),
]  # fmt: skip
GAMES = 12  # of each mode
RARE = {("castle", 2): (75,), ("castle", 4): (124,)}  # games in which what is asked seldom is asked
LOOKS = 20  # at each kind of question, and later at every fiftieth
RARELY = 50
MISSED = 40  # answers of one question that are tried, if more are refused for the same verb


def refused(state: State, seat: int, rng: Random) -> list[int]:
    """All answers with a verb of the question that are not legal now; of very many, some."""
    position = state.position
    codes = position.box.codes
    legal = set(state.legal_ids(seat))
    offered = {*legal, *position.stack[-1].candidates(position, seat)}
    verbs = {codes[number].split()[0] for number in offered}
    found = [number for number, code in enumerate(codes) if number not in legal and code.split()[0] in verbs]
    far = [number for number in found if number not in offered]
    near = [number for number in found if number in offered]
    return near + (far if len(far) <= MISSED else rng.sample(far, MISSED))


def check(state: State, seat: int, rng: Random, known: set[str]) -> None:
    """Every refusal of an answer of the question's kind has a rule, and says more than that something else is asked."""
    kind = state.position.stack[-1].kind
    for number in refused(state, seat, rng):
        code = state.game.action_code(number)
        reasons = state.why_not(seat, code)
        assert reasons, code
        for reason in reasons:
            assert reason.rule in known, f"{kind}: {code}: {reason.text()}"
            assert reason.code != "other-question", f"{kind}: {code} is of the kind that is asked"


def played(title: str) -> Iterator[tuple[State, int]]:
    """Positions with somebody to ask: of games by chance in every mode, and of the recorded games."""
    game = palas.game(title)
    for players, options in [(players, options) for name, players, options in MODES if name == title]:
        for seed in (*range(GAMES), *RARE.get((title, players), ())):
            state = game.start(players, seed=seed, options=options)
            rng = Random(seed)
            while not state.over:
                seat = rng.choice(state.to_act)
                yield state, seat
                state.apply_id(seat, rng.choice(state.legal_ids(seat)))
    for path in sorted((RECORDS / title).glob("*.palas")):
        record = read(path)
        state = origin_state(record)
        for number, line in enumerate(record.lines):
            if state.to_act and state.to_act[0] >= 0:
                yield state, state.to_act[0]
            replay_line(state, line, number)


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_every_refusal_of_an_answer_of_the_question_s_kind_names_its_rule(title: str) -> None:
    known = {rule.id for rule in rulebook(title).of(RULE)}
    rng = Random(1)
    looks: Counter[str] = Counter()
    for state, seat in played(title):
        kind = state.position.stack[-1].kind
        looks[kind] += 1
        if looks[kind] <= LOOKS or looks[kind] % RARELY == 0:
            check(state, seat, rng, known)
    missing = set(questions(palas.game(title).steps)) - set(looks)
    assert missing == ({"replace"} if title == "caylus" else set()), "every kind of question was asked"


def test_a_prestige_building_replaces_a_residence_of_one_s_own() -> None:
    """Two residences and the goods for a prestige building are too rare for games by chance."""
    state = at_the_architect({"stone": 3, "gold": 2}, road={2: ("residence", A), 4: ("residence", A)}).state
    known = {rule.id for rule in rulebook("caylus").of(RULE)}
    check(state, A, Random(1), known)
    state.apply(state.game.parse(state, A, "build p_hotel"))
    assert state.position.stack[-1].kind == "replace"
    check(state, A, Random(1), known)


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_every_misfit_has_its_sentence_and_is_about_a_question_of_the_game(title: str) -> None:
    game = palas.game(title)
    kinds = {*questions(game.steps), "any"}
    known = {rule.id for rule in rulebook(title).of(RULE)}
    for (kind, verb), rule in game.misfits.items():
        assert kind in kinds
        assert rule in known
        for lang in LANGUAGES:
            assert game.words.has(lang, f"reason-misfit-{kind}-{verb}")


def sentence(state: State, code: str) -> str:
    (reason,) = state.why_not(state.to_act[0], code)
    return reason.text("en")


def ask(title: str, players: int, kind: str, seeds: int = 40, **options: Any) -> State:
    """The first position in which a question of this kind is asked."""
    game = palas.game(title)
    for seed in range(seeds):
        state = game.start(players, seed=seed, options=options)
        rng = Random(seed)
        while not state.over:
            if state.position.stack[-1].kind == kind:
                return state
            seat = state.to_act[0]
            state.apply_id(seat, rng.choice(state.legal_ids(seat)))
    raise AssertionError(f"{kind} is never asked")


@pytest.mark.rule("CAY-8.23", "CAY-8.7")
def test_no_gold_at_a_peddler_and_no_stone_building_at_a_carpenter() -> None:
    assert "never gold or money. (CAY-8.23)" in sentence(ask("caylus", 3, "take_cube"), "take gold")
    at_a_carpenter = ask("caylus", 3, "build_craft")
    assert "a carpenter builds wood buildings" in sentence(at_a_carpenter, "build p_statue")


@pytest.mark.rule("CAS-4.1", "CAS-7.3.1")
def test_two_players_play_two_cards_and_a_bricklayer_takes_from_the_tower() -> None:
    assert "with two players exactly two. (CAS-4.1)" in sentence(ask("castle", 2, "choose_cards"), "play trader")
    assert "you must take one kind of it. (CAS-7.3.1)" in sentence(ask("castle", 3, "tower"), "stop")


@pytest.mark.rule("VIS-8.5")
def test_dismissing_beyond_the_limit() -> None:
    assert "at most once a turn, as part of a main action. (VIS-8.5)" in sentence(
        ask("viscounts", 2, "recruit"), "dismiss"
    )


def test_an_answer_to_another_question_names_the_rule_that_asks_now() -> None:
    state = palas.game("caylus").start(3, seed=1)
    (reason,) = state.why_not(state.to_act[0], "row money")
    assert (reason.code, reason.rule) == ("other-question", "CAY-5.1")
