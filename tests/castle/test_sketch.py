"""Im Schutze der Burg in text: the sketch, the choices and the log."""

import re
from io import StringIO

import pytest
from rich.console import Console

from palas.engine.steps import questions
from tests.castle.players import drifter, moments
from tests.castle.test_reasons import QUESTIONS
from tests.castle.yard import GAME, A, B, C, castle

pytestmark = pytest.mark.heavy

RULES = questions(GAME.steps)  # of every question, by its kind
NAMES = ["Ada", "Bob", "Cem", "Dora"]


def drawn(view, lang: str, width: int, part: str = "board") -> str:
    """A sketch as plain text."""
    screen = Console(width=width, record=True, file=StringIO())
    screen.print(GAME.sketch(view, lang, NAMES, width, part))
    return screen.export_text()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_sketch_fits_the_terminal_and_shows_everybody(lang, width):
    for players in (2, 4):
        for state in moments(players, 3, {"winter": True}, drifter):
            if state.length % 25 and not state.over:
                continue
            for part in GAME.sketches:
                text = drawn(state.view(0), lang, width, part)
                assert max(map(len, text.splitlines())) <= width
                assert "…" not in text
                assert "{" not in text
                if part == "board":
                    assert all(name in text for name in NAMES[:players])


def test_the_sketch_shows_what_lies_on_the_table():
    game = castle(
        winter=True, inn=True, inn_talers=2, granary=True, maiden=3, suitors=[A, B], gifts={"stone": 1, "taler": 1},
        cards={A: "worker_wood"}, load={(A, "worker_wood"): {"wood": 2}}, wagons={"wagon_sand": B}, smithy=3,
        standing=["keep", "tower_1"], places={"keep_1": B}, tower={"clay": 2}, steps=[["build", A, 4, 2]],
        goods={A: {"stone": 9, "wood": 2, "sand": 2}}, pile={B: "messenger"}, gone={B: "trader"},
    )  # fmt: skip
    text = drawn(game.state.view(A), "de", 120)
    for part in (
        "Arbeiter (Holz) (2Ho)", "Sand 18 ×4 [B]", "Wehrturm: 2Le", "Silber in der Schmiede: 3", "1 von 9 errichtet",
        "[B]14 → 3 P je leerem Platz", "2 Taler darauf", "Kornspeicher", "Burgfräulein 1St 1T; Werber A B",
        "Deine Hand", "Bote (aus dem Spiel: Händler)",
    ):  # fmt: skip
        assert part in text, part


def test_face_down_cards_are_counted_and_only_the_own_ones_named():
    game = castle(winter=True, chosen={A: "trader", B: "messenger", C: "messenger"})
    mine, theirs = (" ".join(drawn(game.state.view(seat), "en", 120).split()) for seat in (A, B))
    assert "face down: Trader" in mine
    assert "A 1 face down" in theirs
    assert "face down: Trader" not in theirs


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("kind", sorted(RULES))
def test_the_list_holds_every_legal_answer_once_under_words_of_its_own(kind, lang):
    game = QUESTIONS[kind]()
    choices = GAME.choices(game.state.view(A), lang)
    assert [choice.code for choice in choices] == game.legal(A)
    assert len({choice.text for choice in choices}) == len(choices)
    assert not any("{" in choice.detail for choice in choices)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_list_is_complete_in_whole_games(lang):
    for state in moments(4, 11, {"winter": True}, drifter):
        for seat in state.to_act:
            choices = GAME.choices(state.view(seat), lang)
            assert [choice.code for choice in choices] == [action.code for action in state.legal(seat)]
            assert len({choice.text for choice in choices}) == len(choices)


@pytest.mark.rule("CAS-9.2", "CAS-7.3.2")
def test_the_list_says_what_a_payment_takes_in_silver_and_brings_in_talers():
    game = castle(cards={A: "bricklayer"}, goods={A: {"stone": 1, "wood": 1, "sand": 2, "silver": 1}})
    game.play(A, "build house_1")
    told = {choice.code: (choice.text, choice.detail) for choice in GAME.choices(game.state.view(A), "de")}
    assert told == {
        "pay stone+wood+sand": ("1 Stein, 1 Holz und 1 Sand", "+3 Taler"),
        "pay clay+wood+2sand": ("1 Lehm, 1 Holz und 2 Sand (davon 1 aus Silber)", "+4 Taler"),
        "more_silver": ("Mehr Silber einsetzen", ""),
    }


BLUNDERS = {
    "en": r"\b1 (talers|points|pieces|rounds)\b|\b0 |\b[2-9] (taler|point)\b|[{}]|\bthe The\b|\b(a|the) a\b|  ",
    "de": r"\b1 (Punkte|Teile|Runden)\b|\b0 |\b[2-9] (Punkt|Teil)\b|[{}]|  ",
}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_line_of_the_log_is_a_whole_sentence(lang):
    for seed in range(12):
        *_, end = moments(2 + seed % 3, seed, {"winter": seed % 2 == 0}, drifter, telling=True)
        for line in end.log(None, lang, NAMES):
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert not re.search(BLUNDERS[lang], line), line
