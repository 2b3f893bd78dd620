"""The words of Aufstieg zur Macht: whole sentences, lists of choices, the drawing in text, and nothing left unsaid."""

import re
from collections.abc import Iterator
from io import StringIO
from itertools import groupby
from random import Random

import pytest
from rich.console import Console

import palas
from palas.engine.core.state import State
from palas.engine.steps import questions
from palas.games.nobility.reasons import MISFITS, REASONS
from palas.games.nobility.state import SOURCES
from palas.games.nobility.terms import METRICS, OPS
from palas.games.nobility.words import EVENTS
from tests.nobility.city import BOX, GAME, A, B, C, nobility
from tests.nobility.players import drifter

RULES = questions(palas.game("nobility").steps)  # of every question, by its kind

NAMES = ["Ada", "Bob", "Cem", "Dora", "Eli", "Flo"]
LANGUAGES = ["de", "en"]
BOTH = {"events": True, "chancery": True}


def positions(players: int, seed: int) -> Iterator[State]:
    """Every tenth position of a random game."""
    state = GAME.start(players, seed, BOTH)
    rng = Random(seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(GAME.action(seat, drifter(state, seat, rng)))
        if state.length % 10 == 0 or state.over:
            yield state


BLUNDERS = {
    "en": r"\b1 (coins|goods|workers|modifiers|books|weapons|cards)\b|\b[2-9] (coin|book|weapon|card)\b|[{}]|  |\.\.",
    "de": r"\b1 (Münzen|Waren|Modifikatoren|Bücher|Kunstwerke|Plätze)\b|\b[2-9] (Münze|Ware|Buch)\b|[{}]|  |\.\.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3, 6])
def test_every_line_of_the_log_is_a_whole_sentence(lang, players):
    *_, end = positions(players, players)
    for line in end.log(None, lang, NAMES):
        assert line[0].isupper(), line
        assert line.endswith("."), line
        assert not re.search(BLUNDERS[lang], line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_choice_is_said_without_blunders(lang):
    for players in (1, 4):
        for state in positions(players, players + 10):
            for seat in state.to_act:
                question = state.decision(seat).text(lang)
                assert question.endswith(("?", ".", ")"))
                choices = GAME.choices(state.view(seat), lang)
                assert sorted(choice.code for choice in choices) == sorted(a.code for a in state.legal(seat))
                assert len({choice.text for choice in choices}) == len(choices)
                for text in [question, *(f"{choice.text} {choice.detail}".strip() for choice in choices)]:
                    assert not re.search(BLUNDERS[lang], text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_sketch_fits_the_terminal_and_shows_everybody(lang, width):
    for players, seed in ((1, 2), (4, 3), (6, 4)):
        for state in positions(players, seed):
            if state.length % 150 and not state.over:
                continue
            screen = Console(width=width, record=True, file=StringIO())
            for part in GAME.sketches:
                screen.print(GAME.sketch(state.view(0), lang, NAMES, width, part))
            text = screen.export_text()
            assert max(map(len, text.splitlines())) <= width
            assert all(NAMES[seat] in text for seat in range(players))
            assert "…" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_choices_of_a_turn_say_what_they_cost_and_bring(lang):
    table = nobility(
        dice={A: [1, 6]},
        coins={A: 9},
        quarters={A: 1},
        hall={1: "CB_01"},
        event="E09",
        reputation=10,
        held={A: ["S01"]},
        platform={A: 1},
        goods={A: {"books": 3, "artwork": 3}},
        passed=[B, C],
    )
    details = {choice.code: choice.detail for choice in GAME.choices(table.state.view(A), lang)}
    coins = {"de": "Münzen", "en": "coins"}[lang]
    assert details["go hall_1"].startswith(f"−3 {coins}")
    assert details["go yard"] == f"−5 {coins}"
    assert details["go castle_high"].startswith("3 ")
    assert details["settle S01"] == {"de": "2 Arbeiter", "en": "2 workers"}[lang]
    assert next(iter(details)) == "settle S01"
    assert list(details)[-1] == "pass"


@pytest.mark.rule("NOB-4.1")
def test_the_answers_of_a_turn_stand_under_headings_and_those_of_other_questions_do_not():
    table = nobility(held={A: ["S01"]}, platform={A: 1}, goods={A: {"books": 3, "artwork": 3}}, passed=[B, C])
    choices = GAME.choices(table.state.view(A), "en")
    assert [heading for heading, _ in groupby(choices, key=lambda choice: choice.group)] == [
        "Free actions", "Place a die", "Finish the turn",
    ]  # fmt: skip
    assert {c.group for c in choices if c.code.startswith("go ")} == {"Place a die"}
    table.play(A, "go tavern")
    assert {c.group for c in GAME.choices(table.state.view(A), "en")} == {""}


def test_a_workshop_says_what_its_effects_are():
    table = nobility(dice={A: [1]}, coins={A: 1}, workshops={("artists", 1): ("W_artists_4", B)}, passed=[B, C])
    table.play(A, "go artists_low")
    texts = [choice.text for choice in GAME.choices(table.state.view(A), "en")]
    assert texts == ["Yes: 1 good of the guild", "Yes: buy any good for 1 coin", "No"]


@pytest.mark.rule("NOB-15.7")
def test_commission_cards_and_objectives_say_their_conditions():
    say = GAME.words.namers
    assert say["commission"]("en", 0) == "Workshop holder – 2 VP per own workshop, at most 8"
    assert say["commission"]("de", 4) == "Freunde in jeder Gilde – 3 SP je 2 Gilden mit eigenen Lehrlingen, höchstens 9"
    assert say["commission"]("en", 13) == "Good name – 6 VP with reputation 16"
    assert say["objective"]("de", 14).endswith(
        "4 errichtete Häuser, 3 eigene Werkstätten und 1 eigenes Gemeindegebäude"
    )
    for lang in LANGUAGES:
        for kind, ids in (
            ("commission", BOX.commission_ids),
            ("objective", BOX.objective_ids),
            ("event", BOX.event_ids),
        ):
            texts = [say[kind](lang, number) for number in range(len(ids))]
            assert len(set(texts)) == len(ids)
            assert all(re.search(r"\d", text) or "–" in text for text in texts)


def test_nothing_is_left_without_words_and_no_word_without_use():
    file = GAME.words.folder.joinpath("en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z][\w-]*) =", file, re.MULTILINE))
    tables = {
        "ask": set(RULES),
        "event": set(EVENTS),
        "reason": {code for code, _rule in REASONS.values()} | {f"misfit-{kind}-{verb}" for kind, verb in MISFITS},
        "source": set(SOURCES),
        "each": set(METRICS),
        "need": set(METRICS),
        "effect": {
            *(set(OPS) - {"ignore_order", "close_location"}),
            "ignore_order-cavern_tavern",
            "ignore_order-construction_yard",
            "close_location-port",
        },
        "card": {"", *BOX.event_ids, *BOX.objective_ids, *BOX.commission_ids},
        "character": {"", *BOX.character_ids},
    }
    for prefix, wanted in tables.items():
        found = {key.partition("-")[2] for key in keys if key.partition("-")[0] == prefix}
        assert found == wanted, prefix


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_statistics_count_has_words(lang):
    for players in (1, 3):
        *_, end = positions(players, players)
        for name, fact in GAME.facts(end.position).items():
            assert GAME.words.say(lang, f"fact-{name}")
            for word in [fact] if isinstance(fact, str) else fact if isinstance(fact, list) else []:
                known = GAME.words.namers.get(name)
                assert known(lang, word) if known else GAME.words.say(lang, f"fact-{name}-{word}")
