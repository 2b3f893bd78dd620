"""Every lesson: its tasks can be done, its words exist in both languages, and no mechanism of the game is forgotten."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import palas
from palas.engine.lesson import DONE, OTHER, RARELY, WRONG, Lesson, Task, courses
from palas.engine.rulebook import rulebook
from palas.engine.steps import questions

LESSONS = {game.meta.id: courses(game) for game in palas.titles() if courses(game)}
COURSES = {f"{title} {name}".strip(): course for title, found in LESSONS.items() for name, course in found.items()}
PARTS = ("name", "task", "sub", "hint", "done")
LANGS = ("en", "de")


@pytest.fixture(params=COURSES)
def taught(request: pytest.FixtureRequest) -> Lesson:
    return COURSES[request.param]


@pytest.fixture(params=LESSONS)
def both(request: pytest.FixtureRequest) -> Mapping[str, Lesson]:
    return LESSONS[request.param]


def test_every_title_has_a_lesson_and_a_chapter_of_what_comes_rarely() -> None:
    assert set(LESSONS) == {game.meta.id for game in palas.titles()}
    assert all(set(found) == {"", RARELY} for found in LESSONS.values())


def test_it_takes_five_to_ten_minutes(taught: Lesson) -> None:
    assert (4 if taught.course else 5) <= taught.minutes(1) <= 10
    assert taught.course or 8 <= len(taught.tasks) <= 14


def test_every_task_is_legal_where_it_is_set_and_the_game_goes_on_from_it(taught: Lesson) -> None:
    ats = [task.at for task in taught.tasks]
    assert taught.course or ats == sorted(set(ats))
    for task in taught.tasks:
        state = taught.asked(task)
        assert state.to_act[0] == taught.seat
        assert taught.course or task.want[0] == taught.answers[task.at], "the game goes on with it"
        assert bool(task.position) == bool(taught.course)
        assert set(task.want) <= {action.code for action in state.legal(taught.seat)}
        palas.playout(state, 1)
    taught.end()


def test_a_try_is_done_or_works_too_or_gets_a_reason_with_its_rule(taught: Lesson) -> None:
    for task in taught.tasks:
        legal = {action.code for action in taught.asked(task).legal(taught.seat)}
        done = taught.attempt(task, task.want[0])
        assert (done.kind, done.reasons) == (DONE, ())
        assert done.state is not None
        for code in sorted(legal - set(task.want))[:3]:
            assert taught.attempt(task, code).kind == OTHER
        for code in sorted({code for other in taught.tasks for code in other.want} - legal)[:6]:
            refused = taught.attempt(task, code)
            assert (refused.kind, refused.state) == (WRONG, None)
            assert all(reason.rule and reason.text("de") for reason in refused.reasons)
            assert refused.reasons


def test_the_rules_of_a_task_are_rules(taught: Lesson) -> None:
    known = {rule.id for rule in rulebook(taught.game.meta.id).rules}
    for task in taught.tasks:
        assert task.teaches
        assert set(task.teaches) <= known, task.id


# -- every mechanism of the game is done at least once

# What no task wants: saying no, going on, and a second way of doing what another verb does.
NOT_WANTED = {
    "castle": {"decline", "stop", "sell", "more_silver", "send_host"},
    "caylus": {"decline", "stop", "withdraw"},
    "heirs": {"spare"},
    "nobility": {"decline", "stop", "end"},
    "viscounts": {"decline", "skip"},
}
# Chapters of the rules in which nobody does anything: what is in the box, setting up, what happens or counts by itself,
# who knows what, and counts of players or variants under which the same things are done.
NOTHING_TO_DO = {
    "castle": {1, 2, 3, 11},
    "caylus": {1, 2, 3, 13, 14},
    "heirs": {1, 2, 3, 9, 10},
    "nobility": {1, 2, 3, 10, 11, 13, 14, 16},
    "viscounts": {1, 4, 20, 21, 22},
}
# What is done, beyond the kinds of questions and the verbs: its rule, and what a reader answers to which question.
MECHANISMS = {
    "castle": {
        **{
            f"the {card}": (rule, f"choose_cards play {card}")
            for card, rule in {
                "messenger": "7.1.1", "trader": "4.1", "bricklayer": "7.3.2", "stonemason": "7.4.3",
                "worker_stone": "7.5.1", "master_builder": "7.6.1",
            }.items()
        },
        "a wagon": ("7.2.1", "trader send wagon_clay"),
        "the rider": ("7.2.2", "trader send rider_silver"),
        "displacing a helper": ("7.2.2", "trader send wagon_stone"),
        "the defence tower": ("7.3.1", "tower take"),
        "two players": ("14.1", "first"),
        "the plague": ("15.7", "plague discard"),
        "the wall breach": ("15.8", "wall_breach turn"),
        "the snowdrift": ("15.10", "snowdrift discard"),
        "the castle maiden": ("15.9", "courtship offer"),
        "the village inn": ("15.5", "toll back"),
        "the granary": ("15.6", "helper helper granary"),
        "scoring with talers": ("12.6", "market convert"),
        "scoring with pieces": ("12.7", "palace turn"),
    },
    "caylus": {
        "the bridge": ("5.2", "place pass"),
        "an own building": ("5.5", "place place w_"),
        "a building of others": ("5.6", "place place w_"),
        "the gate": ("6.3", "gate place"),
        "the trading post": ("6.4", "gate place trading_post"),
        "the merchants' guild": ("6.5", "guild provost"),
        "the joust field": ("6.6", "joust trade"),
        "the stables": ("6.8", "place place stables"),
        "the inn": ("6.9", "place place inn"),
        "staying at the inn": ("6.11", "inn stay"),
        "the provost": ("7.1", "bribe provost"),
        "production": ("8.4", "production gain"),
        "the owner's cube": ("8.5", "owner_cube take"),
        "the carpenter": ("8.9", "build_craft build w_"),
        "the mason": ("8.7", "build_craft build s_"),
        "the architect": ("8.13", "build_prestige build p_"),
        "a white cube": ("8.12", "give_cube give"),
        "the lawyer": ("8.16", "transform transform"),
        "the marketplace": ("8.3", "trade trade any>6money"),
        "the peddler": ("8.23", "take_cube take"),
        "the tailor": ("8.24", "trade trade 3cloth"),
        "the castle": ("9.3", "batch batch"),
        "a scoring": ("10.5", "favour_row row"),
        "the row of points": ("11.2", "favour_row row prestige"),
        "the row of money": ("11.4", "favour_row row money"),
        "the row of cubes": ("10.5", "favour_row row cubes"),
        "the row of buildings": ("11.8", "favour_effect column 2"),
    },
    "heirs": {
        "taking": ("5.3", "turn take"),
        "building": ("5.5", "build_at at"),
        "extending": ("5.8", "extend_at at"),
        "stationing": ("5.10", "move at"),
        "withdrawing": ("5.10", "move withdraw"),
        "a field camp": ("6.1", "turn camp"),
        "siege towers": ("6.2", "siege destroy"),
        "producers": ("6.3", "turn build"),
        "a discount": ("5.9", "turn build"),
        "a full hand": ("5.2", "discard discard"),
        "the last turns": ("8.1", "turn take"),
        "Heinrich": ("12.3", "turn end"),
        "a treasure": ("12.7", "extend_at at"),
    },
    "nobility": {
        "the Cavern Tavern": ("6.1.2", "take_settler card"),
        "the Construction Yard": ("6.2.2", "turn go yard"),
        "a guild": ("6.3.4", "buy_goods buy"),
        "apprentices": ("6.3.5", "apprentice from"),
        "a workshop": ("6.4.2", "turn go hall"),
        "a community building": ("6.4.4", "site site"),
        "using workshops": ("6.3.2", "workshop use"),
        "selling a building": ("6.6.2", "turn sell"),
        "the Port": ("6.7.1", "port sell"),
        "the Stone Council": ("6.8.1", "turn go council"),
        "Berk's Office": ("6.9.1", "replace replace"),
        "the White Castle": ("6.10.1", "turn go castle"),
        "the own board": ("6.11.1", "recall from"),
        "settlers": ("7.1", "turn settle"),
        "a modifier": ("5.4", r"die die 4\+1"),
        "the Lord": ("8.4", "good good"),
        "passing and income": ("4.3", "turn pass"),
        "events": ("12.1", "reroll reroll"),
        "commissions": ("15.1", "first_commission keep"),
        "a desk": ("15.3", "turn go DK"),
        "a dice tile": ("15.7", "turn go DT"),
        "one more commission": ("15.9", "commission draw"),
    },
    "viscounts": {
        "trading": ("9.1", "trade times"),
        "building": ("10.2", "building build"),
        "placing workers": ("11.1", "action do workers"),
        "transcribing": ("12.1", "action do transcribe"),
        "a link": ("10.4", "link link"),
        "rising": ("11.3", "workers workers"),
        "bumping": ("11.4", "bump bump"),
        "a castle move": ("11.7", "castle_move worker"),
        "hiring": ("13.1", "recruit hire"),
        "dismissing": ("8.5", "dismiss dismiss"),
        "a collision": ("14.1", "trigger use"),
        "a criminal": ("6.4", "option choose"),
        "a card that drops off": ("6.1", "resource gain"),
        "flipping": ("16.2", "flip flip"),
        "converting": ("19.4", "pay pay"),
        "rearranging": ("19.5", "rearrange order"),
    },
}  # fmt: skip


def answered(course: Lesson, task: Task) -> list[str]:
    """What the reader does at a task: the kind of the question, and the answer."""
    kind = course.asked(task).decision(course.seat).kind
    return [f"{kind} {code}" for code in task.want]


def chapter(rule: str) -> int:
    """The chapter in which a numbered rule stands; 0 for rulings and examples."""
    found = re.match(r"[A-Z]+-(\d+)\.", rule)
    return int(found[1]) if found else 0


def test_every_kind_of_question_is_done(both: Mapping[str, Lesson]) -> None:
    asked = {course.asked(task).decision(course.seat).kind for course in both.values() for task in course.tasks}
    assert asked == set(questions(both[""].game.steps))


def test_every_verb_is_done(both: Mapping[str, Lesson]) -> None:
    game = both[""].game
    done = {code.split()[0] for course in both.values() for task in course.tasks for code in task.want}
    assert {code.split()[0] for code in game.actions.codes()} - done == NOT_WANTED[game.meta.id]


def test_every_chapter_of_the_rules_is_done(both: Mapping[str, Lesson]) -> None:
    title = both[""].game.meta.id
    done = {chapter(rule) for course in both.values() for task in course.tasks for rule in task.teaches}
    assert {chapter(rule.id) for rule in rulebook(title).rules} - done - {0} == NOTHING_TO_DO[title]


def test_every_mechanism_is_done(both: Mapping[str, Lesson]) -> None:
    title = both[""].game.meta.id
    done = [(task.teaches, answered(course, task)) for course in both.values() for task in course.tasks]
    missing = [
        name
        for name, (rule, answer) in MECHANISMS[title].items()
        if not any(
            any(one.split("-")[1] == rule for one in teaches) and any(re.search(answer, code) for code in codes)
            for teaches, codes in done
        )
    ]
    assert missing == []


def keys(taught: Lesson, lang: str) -> set[str]:
    text = taught.words.folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    return {one.id.name for one in FluentParser().parse(text).body if isinstance(one, ftl.Message)}


def test_every_word_exists_in_both_languages_and_no_other(taught: Lesson) -> None:
    tasks = [task for course in courses(taught.game).values() for task in course.tasks]
    assert len({task.id for task in tasks}) == len(tasks)
    wanted = {f"{part}-{task.id}" for part in PARTS for task in tasks}
    others = {f"other-{task.id}" for task in tasks}
    for lang in LANGS:
        assert keys(taught, lang) - others == wanted
    assert keys(taught, "en") == keys(taught, "de")
    for task in taught.tasks:
        for part in PARTS:
            said = {lang: taught.say(lang, part, task) for lang in LANGS}
            assert re.findall(r"\d+", said["en"]) == re.findall(r"\d+", said["de"]), f"{part}-{task.id}"
            assert part == "name" or all(text[-1] in ".:?!”“" for text in said.values())
            assert len(said["de"]) <= {"name": 34, "task": 90, "sub": 190, "hint": 190, "done": 330}[part], (
                f"{part}-{task.id}"
            )


def test_the_last_minutes_are_few(taught: Lesson) -> None:
    assert taught.minutes(len(taught.tasks) + 1) == 1
