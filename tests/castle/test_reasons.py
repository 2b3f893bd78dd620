"""Every refusal names its rule and every question can be asked, in German and English."""

from collections.abc import Callable

import pytest

from palas.engine.steps import questions
from palas.games.castle.reasons import REASONS
from palas.games.castle.rules import refusals
from palas.games.castle.rules.helpers import ChooseHelper, PlaceHelper
from palas.games.castle.rules.stonemason import BuyPiece
from palas.games.castle.rules.trader import SendHelper
from tests.castle.yard import BOX, GAME, MAIDEN_COURTED, MAIDEN_FIRST, A, B, C, Ruling, castle

RULES = questions(GAME.steps)  # of every question, by its kind

RICH = {"sand": 9, "wood": 9, "clay": 5, "stone": 5}
FULL = {"wagon_sand": A, "wagon_wood": B, "wagon_clay": B, "wagon_stone": C}
EVERYWHERE = {"market_1": A, "market_2": A, "smithy_6": A, "smithy_10": A, "keep_1": A, "palace_1": A}


def placing(**more) -> Ruling:
    """A may place two helpers."""
    more.setdefault("erected", {A: 1})
    more.setdefault("talers", {A: 30})
    return castle(helpers_due={A: 2}, **more)


def paying(goods: dict[str, int]) -> Ruling:
    """A pays for the stable."""
    return castle(cards={A: "stonemason"}, goods={A: goods}).play(A, "build stable")


def winter(card: str, **more) -> Ruling:
    """The winter card has come up."""
    chosen = {A: "messenger", B: "messenger", C: "messenger"}
    return castle(winter=True, chosen=chosen, **more).turn_up(card)


def exchanging() -> Ruling:
    """How many bars for stone? One to three."""
    return paying({"stone": 1, "clay": 1, "sand": 4, "silver": 3}).play(A, "more_silver", "pay 2stone+clay+4sand")


def buying() -> Ruling:
    """A may buy from B's worker."""
    return castle(cards={A: "stonemason", B: "worker_wood", C: "worker_sand"}, talers=3)


# For every refusal: a position, who asks for what there, the reason, its rule, and words that must appear in it.
PROVOKED: dict[int, tuple[Callable[[], Ruling], str, str, str, tuple[str, str]]] = {
    refusals.NOT_IN_HAND: (
        lambda: castle(pile={A: "trader"}), "play trader", "not-in-hand", "CAS-4.3", ("Trader", "Händler"),
    ),
    refusals.MASTER_BUILDER_TOO_EARLY: (
        lambda: castle(), "play master_builder", "master-builder-too-early", "CAS-4.2", ("8 cards", "8 Karten"),
    ),
    refusals.SOLD_OUT: (
        lambda: castle(cards={A: "worker_stone"}, supply={"wood": 0}), "take wood", "sold-out", "CAS-5.2",
        ("wood", "Holz"),
    ),
    refusals.NO_HELPER: (
        lambda: castle(places=EVERYWHERE, standing=["keep", "palace"]).ask(SendHelper(A)), "send wagon_sand",
        "no-helper", "CAS-7.2.1", ("helper", "Gehilfen"),
    ),
    refusals.NOT_THE_HOST: (
        lambda: castle(winter=True, inn=True, cards={A: "trader"}, places={"inn_host": B}, talers=2),
        "send_host wagon_sand", "not-the-host", "CAS-15.5", ("village inn", "Dorfschänke"),
    ),
    refusals.RIDER_CLOSED: (
        lambda: castle(cards={A: "trader"}, wagons={"wagon_sand": B}), "send rider_silver", "rider-closed",
        "CAS-7.2.2", ("3 are free", "3 sind frei"),
    ),
    refusals.OWN_HELPER: (
        lambda: castle(cards={A: "trader"}, wagons=FULL), "send wagon_sand", "own-helper", "CAS-7.2.3",
        ("sand wagon", "Fuhrwerk mit Sand"),
    ),
    refusals.PLACED_THIS_ROUND: (
        lambda: castle(cards={A: "trader"}, wagons=FULL, new=["wagon_wood"]), "send wagon_wood", "placed-this-round",
        "CAS-7.2.2", ("wood wagon", "Fuhrwerk mit Holz"),
    ),
    refusals.WAGON_OCCUPIED: (
        lambda: castle(cards={A: "trader"}, wagons={"wagon_sand": B, "wagon_wood": C, "wagon_clay": C}),
        "send wagon_sand", "wagon-occupied", "CAS-7.2.2", ("one is free", "eines ist frei"),
    ),
    refusals.NOT_YOUR_HELPER: (
        lambda: placing(wagons={"wagon_sand": A, "wagon_wood": B}).play(A, "helper market_1"), "from wagon_wood",
        "not-your-helper", "CAS-10.6", ("wood wagon", "Fuhrwerk mit Holz"),
    ),
    refusals.TOWER_HAS_NONE: (
        lambda: castle(cards={A: "bricklayer"}, tower={"sand": 1, "wood": 1}), "take clay", "tower-has-none",
        "CAS-7.3.1", ("clay", "Lehm"),
    ),
    refusals.OWN_WORKER: (
        lambda: castle(2, cards={A: ["stonemason", "worker_sand"], B: "worker_wood"}, talers=2),
        "buy sand of 1 worker_sand", "own-worker", "CAS-7.4.1", ("own", "eigenen"),
    ),
    refusals.NO_SUCH_WORKER: (
        buying, "buy sand of 2 worker_stone", "no-such-worker", "CAS-7.4.1", ("Worker (stone)", "Arbeiter (Stein)"),
    ),
    refusals.BOUGHT_ALREADY: (
        lambda: buying().play(A, "buy wood of 2 worker_wood"), "buy silver of 2 worker_wood", "bought-already",
        "CAS-7.4.1", ("Worker (wood)", "Arbeiter (Holz)"),
    ),
    refusals.NOT_ON_THE_CARD: (
        buying, "buy clay of 2 worker_wood", "not-on-the-card", "CAS-7.4.1", ("clay", "Lehm"),
    ),
    refusals.NO_TALER: (
        lambda: castle(cards={A: "stonemason", B: "worker_wood"}, goods={A: RICH}).ask(BuyPiece(A, 0)),
        "buy wood of 2 worker_wood", "no-taler", "CAS-7.4.1", ("1 taler", "1 Taler"),
    ),
    refusals.ALREADY_STANDS: (
        lambda: castle(cards={A: "stonemason"}, goods={A: RICH}, standing=["keep"]), "build keep", "already-stands",
        "CAS-8.1", ("Keep", "Bergfried"),
    ),
    refusals.TAKE_THE_FIRST: (
        lambda: castle(cards={A: "stonemason"}, goods={A: RICH}), "build tower_2", "take-the-first", "CAS-8.1",
        ("Tower", "Turm"),
    ),
    refusals.CANNOT_PAY: (
        lambda: castle(cards={A: "stonemason"}, goods={A: {"stone": 1, "wood": 1, "sand": 1}}), "build palace",
        "cannot-pay", "CAS-8.1", ("30 building points", "Bauwert 30"),
    ),
    refusals.NOTHING_ERECTED: (
        lambda: castle(talers={A: 30}).ask(PlaceHelper(A, 2)), "helper market_1", "nothing-erected", "CAS-10.1",
        ("erected", "errichtet"),
    ),
    refusals.NOT_OPEN: (placing, "helper keep_1", "not-open", "CAS-10.2", ("Keep", "Bergfried")),
    refusals.PLACE_OCCUPIED: (
        lambda: placing(places={"smithy_10": B}), "helper smithy_10", "place-occupied", "CAS-10.2",
        ("Smithy, fee 10", "Schmiede, Lehrgeld 10"),
    ),
    refusals.FEE_TOO_HIGH: (
        lambda: placing(talers={A: 9}), "helper smithy_10", "too-expensive", "CAS-10.3", ("10 talers", "10 Taler"),
    ),
    refusals.SAME_BUILDING: (
        lambda: placing().play(A, "helper market_1"), "helper market_2", "same-building", "CAS-10.4",
        ("Market", "Markt"),
    ),
    refusals.NOT_IN_PILE: (
        lambda: winter("plague", pile={A: "trader"}, talers=5), "discard bricklayer", "not-in-pile", "CAS-15.7",
        ("Bricklayer", "Maurer"),
    ),
    refusals.NOT_OWNED: (
        lambda: castle(winter=True, maiden=MAIDEN_FIRST, phase="court", talers=1), "offer stone",
        "not-owned", "CAS-15.9", ("stone", "Stein"),
    ),
    refusals.TOO_MUCH: (exchanging, "silver 3stone", "too-much", "CAS-9.2", ("2 silver bars", "2 Silberbarren")),
    refusals.TOO_LITTLE: (exchanging, "silver 0stone", "too-little", "CAS-9.2", ("1 silver bar", "1 Silberbarren")),
    refusals.NO_WORKER_CARD: (
        lambda: winter("snowdrift", pile={A: "worker_wood"}, gone={A: "worker_sand"}, talers=5), "discard worker_sand",
        "no-worker-card", "CAS-15.10", ("Worker (sand)", "Arbeiter (Sand)"),
    ),
    refusals.NOT_ON_MAIDEN: (
        lambda: castle(winter=True, maiden=MAIDEN_COURTED, steps=[["share_gifts", B, 0]],
                       gifts={"sand": 1, "wood": 1}), "take clay", "not-on-maiden", "CAS-15.9", ("clay", "Lehm"),
    ),
    refusals.PIECES_MISSING: (
        lambda: paying({"stone": 2, "clay": 2, "sand": 4, "wood": 3}), "pay stone+clay+4wood+sand",
        "pieces-missing", "CAS-8.1", ("1 wood", "1 Holz"),
    ),
    refusals.NO_MORE_SILVER: (
        lambda: paying({"stone": 2, "clay": 2, "sand": 4, "wood": 3}), "more_silver", "no-more-silver", "CAS-9.2",
        ("silver", "Silber"),
    ),
    refusals.TAKE_THE_FIRST_PLACE: (
        placing, "helper market_2", "take-the-first-place", "CAS-10.2", ("Market", "Markt"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("refusal", PROVOKED, ids=lambda number: REASONS[number][0])
@pytest.mark.rule("CAS-4.2", "CAS-4.3", "CAS-5.2", "CAS-7.2.1", "CAS-7.2.2", "CAS-7.2.3", "CAS-7.3.1", "CAS-7.4.1")
@pytest.mark.rule("CAS-8.1", "CAS-9.2", "CAS-10.1", "CAS-10.2", "CAS-10.3", "CAS-10.4", "CAS-10.6", "CAS-15.5")
def test_a_refusal_names_its_rule_in_both_languages(refusal: int):
    position, code, reason, rule, words = PROVOKED[refusal]
    game = position()
    assert game.refuses(A, code) == (reason, rule)
    (told,) = game.state.why_not(A, code)
    for lang, word in zip(("en", "de"), words, strict=True):
        assert word in told.text(lang)


# The other questions that refuse something with the same words: the rule is another.
OTHERS: dict[tuple[int, str], tuple[Callable[[], Ruling], str, str]] = {
    (refusals.NONE_FOR_SILVER, "palace"): (
        lambda: castle(field=1, phase="end", standing=["palace"], places={"palace_1": A},
                       goods={A: {"silver": 1, "sand": 1}}, supply={"stone": 0}), "turn silver>stone", "CAS-9.1",
    ),
    (refusals.NO_STONE_FOR_SILVER, "wall_breach"): (
        lambda: winter("wall_breach", goods={A: {"stone": 1, "silver": 1}}, supply={"stone": 0}),
        "turn silver>stone", "CAS-9.2",
    ),
    (refusals.NO_HELPER_ANYWHERE, "helper"): (
        lambda: castle(standing=["keep", "palace"], erected={A: 1}, talers={A: 30},
                       places=dict.fromkeys(["market_1", "market_2", "smithy_6", "keep_1", "palace_1", "palace_2"], A),
                       ).ask(PlaceHelper(A, 2)),
        "helper smithy_10", "CAS-10.6",
    ),
    (refusals.NO_HELPER, "helper_from"): (
        lambda: castle(standing=["keep", "palace"], places=dict.fromkeys(list(EVERYWHERE)[1:], A),
                       wagons={"wagon_sand": A}).ask(ChooseHelper(A, 0)), "from stock", "CAS-10.6",
    ),
    (refusals.NOT_YOUR_HELPER, "toll"): (
        lambda: castle(winter=True, inn=True, cards={A: "trader"}, wagons={"wagon_sand": A, "wagon_wood": A}),
        "back wagon_clay", "CAS-15.5",
    ),
    (refusals.TOO_EXPENSIVE, "plague"): (
        lambda: winter("plague", pile={A: ["trader", "bricklayer"]}), "pay", "CAS-15.7",
    ),
    (refusals.TOO_EXPENSIVE, "snowdrift"): (lambda: winter("snowdrift"), "pay", "CAS-15.10"),
    (refusals.TOO_EXPENSIVE, "market"): (
        lambda: castle(field=1, phase="end", places={"market_1": A}, talers={A: 3}),
        "convert 4", "CAS-12.6",
    ),
    (refusals.NOT_OWNED, "palace"): (
        lambda: castle(field=1, phase="end", standing=["palace"], places={"palace_1": A},
                       goods={A: {"sand": 1}}), "turn silver>stone", "CAS-12.7",
    ),
    (refusals.NOT_OWNED, "wall_breach"): (
        lambda: winter("wall_breach", goods={A: {"silver": 1}}), "turn stone", "CAS-15.8",
    ),
    (refusals.NOT_OWNED, "courtship"): (*PROVOKED[refusals.NOT_OWNED][:2], "CAS-15.9"),
}  # fmt: skip


@pytest.mark.parametrize("case", OTHERS, ids=lambda case: f"{REASONS[case[0]][0]} {case[1]}")
@pytest.mark.rule("CAS-9.1", "CAS-9.2", "CAS-10.6", "CAS-12.6", "CAS-12.7", "CAS-15.5", "CAS-15.7", "CAS-15.8")
def test_a_refusal_that_several_questions_share_names_the_rule_of_its_question(case: tuple[int, str]):
    position, code, rule = OTHERS[case]
    game = position()
    assert game.asks() == case[1]
    assert game.refuses(A, code) == (REASONS[case[0]][0], rule)
    assert REASONS[case[0]][1] in ("", rule)


def test_every_refusal_there_is_has_been_provoked():
    numbers = {name: number for name, number in vars(refusals).items() if name.isupper()}
    assert {*PROVOKED, *(refusal for refusal, _kind in OTHERS)} == set(REASONS) == set(numbers.values())
    assert len(set(REASONS.values())) == len(REASONS)


@pytest.mark.rule("CAS-9.2")
def test_a_payment_that_takes_no_more_silver_is_named():
    goods = {"stone": 2, "clay": 1, "sand": 4, "wood": 2, "silver": 1}
    game = paying(goods).play(A, "more_silver")
    assert game.asks() == "payment"
    stuck = next(code for code in paying(goods).legal(A) if code not in game.legal(A) and code != "more_silver")
    assert game.refuses(A, stuck) == ("no-more-silver", "CAS-9.2")
    assert "Stein" in game.state.why_not(A, stuck)[0].text("de")


@pytest.mark.rule("CAS-4.1")
def test_an_action_that_answers_another_question_is_refused_as_such():
    game = castle()
    for code in ("decline", "build keep", "helper keep_1", "convert 4", "sell"):
        (reason,) = game.state.why_not(A, code)
        assert reason.code == "other-question"
        assert reason.text("en") != reason.text("de")


QUESTIONS: dict[str, Callable[[], Ruling]] = {
    "choose_cards": lambda: castle(),
    "equip_first": lambda: castle(2, cards={A: ["worker_wood", "worker_sand"]}),
    "worker_first": lambda: castle(2, cards={A: ["worker_wood", "worker_sand"]}).play(A, "first worker_wood"),
    "load": lambda: castle(cards={A: "worker_stone"}),
    "trader": lambda: castle(cards={A: "trader"}),
    "toll": OTHERS[(refusals.NOT_YOUR_HELPER, "toll")][0],
    "tower": lambda: castle(cards={A: "bricklayer"}, tower={"sand": 1, "wood": 1}),
    "buy": buying,
    "sell": lambda: castle(cards={B: "stonemason", A: "worker_wood"}, talers=3,
                           load={(A, "worker_wood"): {"wood": 1}}).play(B, "buy wood of 1 worker_wood"),
    "build": lambda: castle(cards={A: "stonemason"}, goods={A: RICH}),
    "payment": lambda: paying(RICH),
    "silver": exchanging,
    "helper": placing,
    "helper_from": lambda: placing(wagons={"wagon_sand": A}).play(A, "helper market_1"),
    "plague": lambda: winter("plague", pile={A: "trader"}, talers=5),
    "snowdrift": lambda: winter("snowdrift"),
    "wall_breach": lambda: winter("wall_breach", goods={A: {"stone": 1}}),
    "courtship": PROVOKED[refusals.NOT_OWNED][0],
    "gift": PROVOKED[refusals.NOT_ON_MAIDEN][0],
    "market": OTHERS[(refusals.TOO_EXPENSIVE, "market")][0],
    "palace": OTHERS[(refusals.NOT_OWNED, "palace")][0],
}  # fmt: skip


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_of_section_16_can_be_asked_in_both_languages(kind: str):
    game = QUESTIONS[kind]()
    assert game.asks() == kind
    assert game.state.to_act[0] == A
    decision = game.state.decision(A)
    assert decision.rule == RULES[kind]
    for lang in ("en", "de"):
        sentence = decision.text(lang)
        assert sentence
        assert "{" not in sentence
        assert "ask-" not in sentence
    assert decision.text("en") != decision.text("de")
    assert game.state.view(A).asked.legal == tuple(game.legal(A))
    for code in game.legal(A):
        texts = {GAME.action_text(code, lang) for lang in ("en", "de")}
        assert all(text and "{" not in text and "act-" not in text for text in texts)


def test_there_is_no_other_question():
    assert set(QUESTIONS) == set(RULES)


def test_every_action_there_is_has_words():
    for code in BOX.codes:
        assert GAME.action_text(code, "de")
        assert GAME.action_text(code, "en")
