"""Every refusal names its rule, every question can be asked and every choice has words, in German and English."""

from collections.abc import Callable

import pytest

import palas
from palas.engine.steps import questions
from palas.games.heirs.reasons import REASONS
from palas.games.heirs.rules import refusals
from tests.heirs.realm import BLUE, BOX, GAME, WHITE, Ruling, heirs

RULES = questions(palas.game("heirs").steps)  # of every question, by its kind

RING = {(x, y): "green" for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}

# For every refusal: a position, what white asks for there, the reason, its rule, and words that must appear in it.
PROVOKED: dict[int, tuple[Callable[[], Ruling], str, str, str, tuple[str, str]]] = {
    refusals.TAKEN_ALREADY: (
        lambda: heirs(taken=True), "take 1", "taken-already", "HEI-5.1", ("taken", "genommen"),
    ),
    refusals.NOT_REACHABLE: (
        heirs, "take 4", "not-reachable", "HEI-4.2", ("reach 3 you get only to slots 1, 2 and 3", "1, 2 und 3"),
    ),
    refusals.NO_TILE_IN_SLOT: (heirs, "take 0", "no-tile-in-slot", "HEI-4.2", ("royal shield", "Königliche Schild")),
    refusals.NOT_IN_HAND: (
        heirs, "build land_mill", "not-in-hand", "HEI-5.5", ("the yellow mill", "die gelbe Mühle"),
    ),
    refusals.NO_RESOURCES: (
        lambda: heirs(hands={WHITE: ["land_mill"]}, start="gray", reserve={1: "gray", 2: "gray", 3: "green"}),
        "build land_mill", "no-resources", "HEI-5.6",
        ("(2 wood and 1 stone) you lack 1 wood. You have access to 1 wood and 3 stone", "fehlt dir 1 Holz"),
    ),
    refusals.NO_CELL: (
        lambda: heirs(RING, hands={WHITE: ["land_mill"]}, discounts=3, start="gray"), "build land_mill", "no-cell",
        "HEI-5.5", ("empty cell", "kein Feld"),
    ),
    refusals.MOVED_ALREADY: (
        lambda: heirs({(1, 0): "gray"}, moved=["troop_1"]), "troop 1", "moved-already", "HEI-5.10",
        ("first troop", "erste Truppe"),
    ),
    refusals.NOWHERE_TO_GO: (heirs, "troop 2", "nowhere-to-go", "HEI-5.10", ("second troop", "zweite Truppe")),
    refusals.TAKE_FIRST: (heirs, "end", "take-first", "HEI-5.1", ("take a tile", "Plättchen nehmen")),
    refusals.NOT_YOUR_CAMP: (
        lambda: heirs(taken=True), "camp land_camp_gray", "not-your-camp", "HEI-6.1",
        ("Field camp (gray)", "Feldlager (grau)"),
    ),
    refusals.TAKE_BEFORE_CAMP: (
        lambda: heirs({(1, 0): ("land_camp_gray", WHITE)}), "camp land_camp_gray", "take-before-camp", "HEI-6.1",
        ("after", "nachdem"),
    ),
    refusals.CELL_OCCUPIED: (
        lambda: heirs(hands={WHITE: ["land_mill"]}).play(WHITE, "extend land_mill"), "at 0,0", "cell-occupied",
        "HEI-5.8", ("on M10", "Auf M10"),
    ),
    refusals.NOT_ADJACENT: (
        lambda: heirs(hands={WHITE: ["land_mill"]}, discounts=3).play(WHITE, "build land_mill"), "at 3,-2",
        "not-adjacent", "HEI-5.5", ("P8", "P8"),
    ),
    refusals.TOO_FAR: (
        lambda: heirs({(1, 0): "gray", (2, 0): "green"}).play(WHITE, "troop follower"), "at 2,0", "too-far",
        "HEI-5.10", ("follower troop is not next to O10", "Gefolgetruppe steht nicht neben O10"),
    ),
    refusals.NO_TILE_THERE: (
        lambda: heirs({(1, 0): "gray"}).play(WHITE, "troop follower"), "at 0,1", "no-tile-there", "HEI-5.10",
        ("no tile on M11", "Auf M11"),
    ),
    refusals.TROOP_THERE: (
        lambda: heirs({(1, 0): "gray", (0, 1): "gray"}, troops={BLUE: {"follower": (1, 0)}})
        .play(WHITE, "troop follower"), "at 1,0", "troop-there", "HEI-5.11", ("on N10", "Auf N10"),
    ),
    refusals.FOLLOWER_STAYS: (
        lambda: heirs({(1, 0): "gray"}).play(WHITE, "troop follower"), "withdraw", "follower-stays", "HEI-5.10",
        ("never", "nie"),
    ),
    refusals.IN_RESERVE: (
        lambda: heirs({(1, 0): "gray"}).play(WHITE, "troop 1"), "withdraw", "in-reserve", "HEI-5.10",
        ("reserve already", "schon in der Reserve"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("refusal", PROVOKED, ids=lambda number: REASONS[number][0])
@pytest.mark.rule("HEI-4.2", "HEI-5.1", "HEI-5.5", "HEI-5.6", "HEI-5.8", "HEI-5.10", "HEI-5.11", "HEI-6.1")
def test_a_refusal_names_its_rule_in_both_languages(refusal: int):
    position, code, reason, rule, words = PROVOKED[refusal]
    game = position()
    assert game.refuses(WHITE, code) == (reason, rule)
    (told,) = game.state.why_not(WHITE, code)
    for lang, word in zip(("en", "de"), words, strict=True):
        assert word in told.text(lang)


def test_every_refusal_there_is_has_been_provoked():
    numbers = {name: number for name, number in vars(refusals).items() if name.isupper()}
    assert set(PROVOKED) == set(REASONS) == set(numbers.values())
    assert len({code for code, _rule in REASONS.values()}) == len(REASONS)


@pytest.mark.rule("HEI-5.9")
def test_a_refusal_counts_reductions_and_a_troop_of_the_reserve_is_told_otherwise():
    game = heirs(hands={WHITE: ["land_mill"]}, start="gray", reserve={1: "gray", 2: "gray", 3: "gray"}, discounts=1)
    (reason,) = game.state.why_not(WHITE, "build land_mill")
    assert "even with 1 resource less" in reason.text("en")
    assert "auch mit 1 Ressource weniger" in reason.text("de")
    far = heirs({(1, 0): "gray", (2, 0): "green"}).play(WHITE, "troop 1")
    (reason,) = far.state.why_not(WHITE, "at 2,0")
    assert reason.text("de") == "Neben O10 steht keine deiner Truppen. (HEI-5.10)"


@pytest.mark.rule("HEI-5.1")
def test_an_action_that_answers_another_question_is_refused_as_such():
    game = heirs(hands={WHITE: ["land_mill"]})
    for code in ("withdraw", "destroy", "spare", "discard land_mill", "at 1,0"):
        (reason,) = game.state.why_not(WHITE, code)
        assert reason.code == "other-question"
    (reason,) = game.state.why_not(BLUE, "take 1")
    assert reason.code == "not-your-turn"


SIEGE = {(0, 1): ("war_siege_green_1", WHITE), (1, 1): ("war_fortress_gray", BLUE)}
QUESTIONS: dict[str, Callable[[], Ruling]] = {
    "turn": heirs,
    "build_at": lambda: heirs(hands={WHITE: ["land_mill"]}, discounts=3).play(WHITE, "build land_mill"),
    "extend_at": lambda: heirs(hands={WHITE: ["land_mill"]}).play(WHITE, "extend land_mill"),
    "move": lambda: heirs({(1, 0): "gray"}).play(WHITE, "troop follower"),
    "siege": lambda: heirs(SIEGE, hands={WHITE: ["war_siege_gray_1"]}, discounts=2).play(
        WHITE, "build war_siege_gray_1", "at 1,0"
    ),
    "discard": lambda: heirs(hands={WHITE: ["land_mill", "land_mine", "land_hut"]}).play(WHITE, "take 1", "end"),
}


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.rule("HEI-5.2", "HEI-6.2")
def test_every_question_of_section_11_can_be_asked_in_both_languages(kind: str):
    game = QUESTIONS[kind]()
    assert (game.asks(), game.asked()) == (kind, WHITE)
    decision = game.state.decision(WHITE)
    assert decision.rule == RULES[kind]
    for lang in ("en", "de"):
        assert decision.text(lang)
        assert "{" not in decision.text(lang)
    assert decision.text("en") != decision.text("de")
    assert game.state.view(WHITE).asked.legal == tuple(game.legal(WHITE))


def test_there_is_no_other_question():
    assert set(QUESTIONS) == set(RULES)


@pytest.mark.rule("HEI-5.1", "HEI-6.1")
def test_the_question_of_the_turn_says_what_is_left_and_what_can_be_paid():
    start = heirs(start="gray", reserve={1: "gray", 2: "green", 3: "yellow"})
    assert "take a tile" in start.state.decision(WHITE).text("en")
    assert "1 Holz, 1 Getreide und 2 Stein" in start.state.decision(WHITE).text("de")
    assert "end your turn" in heirs(taken=True).state.decision(WHITE).text("en")
    camp = heirs({(1, 0): ("land_camp_gray", WHITE)}, taken=True, discounts=2).play(WHITE, "camp land_camp_gray")
    assert "one more tile" in camp.state.decision(WHITE).text("en")
    assert "zahlst 2 Ressourcen weniger" in camp.state.decision(WHITE).text("de")


def test_every_action_has_words_in_both_languages():
    for code in BOX.codes[: BOX.at.at(70)]:
        for lang in ("de", "en"):
            assert GAME.action_text(code, lang)
    assert GAME.action_text("build trade_post_farm", "de") == "Bauen: Handelsposten (gelb, Bauernhof)"


@pytest.mark.rule("HEI-3.1")
def test_options_and_their_values_have_words():
    for lang in ("de", "en"):
        for option in GAME.meta.options:
            assert GAME.words.say(lang, f"option-{option.id}")
            assert GAME.words.say(lang, f"option-{option.id}-help")
            for value in option.values:
                if not isinstance(value, bool):
                    assert GAME.words.has(lang, f"option-{option.id}-{value}")
        for mode in GAME.meta.modes:
            assert GAME.words.has(lang, f"mode-{mode}")
    assert GAME.words.say("de", "option-sets-travel+land+war") == "Reise, Land & Industrie, Krieg"
    assert GAME.words.say("en", "option-colour-blue") == "Blue"
