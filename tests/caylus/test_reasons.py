"""Every refusal names its rule and every question can be asked, in German and English."""

from collections.abc import Callable

import pytest

from palas.engine.boxed import box_file
from palas.engine.game import Pack
from palas.engine.steps import questions
from palas.games.caylus.reasons import REASONS
from palas.games.caylus.rules import refusals
from palas.games.caylus.rules.castle import HandInBatch
from palas.games.caylus.rules.construction import BuildCraft, BuildPrestige
from palas.games.caylus.rules.favours import UseFavour
from tests.caylus.town import (
    BUILDINGS,
    CASTLE_BUILDING,
    GAME,
    PROVOST,
    SPECIAL,
    A,
    B,
    C,
    D,
    Ruling,
    caylus,
    effect_of,
    favour_effect,
)

RULES = questions(GAME.steps)  # of every question, by its kind

RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def at(building: str, **more) -> Ruling:
    """A stands at B's building on space 9."""
    road = {9: (building, B), **more.pop("road", {})}
    workers = {9: A, **more.pop("workers_on", {})}
    return caylus(phase=BUILDINGS, road=road, workers_on=workers, goods={A: more.pop("goods", RICH)}, provost=9, **more)


FULL = dict.fromkeys([*range(10, 16), *range(17, 29)], ("residence", C))

# For every refusal: a position, who asks for what there, the reason, its rule, and words that must appear in it.
PROVOKED: dict[int, tuple[Callable[[], Ruling], str, str, str, tuple[str, str]]] = {
    refusals.NO_WORKER_LEFT: (
        lambda: caylus(money=9, workers_on={1: A, 2: A, 3: A, 4: A, 5: A, 6: A}),
        "place gate", "no-worker-left", "CAY-5.3", ("worker", "Arbeiter"),
    ),
    refusals.TOO_EXPENSIVE: (
        lambda: caylus(money=2, passed=[C, D]), "place gate", "too-expensive", "CAY-5.5", ("3 deniers", "3 Denar"),
    ),
    refusals.OCCUPIED: (
        lambda: caylus(money=2, special={"gate": B}), "place gate", "occupied", "CAY-5.4", ("Gate", "Tor"),
    ),
    refusals.ALREADY_THERE: (
        lambda: caylus(money=2, castle=[A]), "place castle", "already-there", "CAY-5.4", ("Castle", "Schloss"),
    ),
    refusals.STABLES_CLOSED: (
        lambda: caylus(2, money=2), "place stables", "stables-closed", "CAY-13.2", ("stables", "Ställe"),
    ),
    refusals.NOT_FOR_WORKERS: (
        lambda: caylus(money=2, road={9: ("p_statue", B)}), "place p_statue", "not-for-workers", "CAY-5.4",
        ("Statue", "Statue"),
    ),
    refusals.NOT_ON_THE_ROAD: (
        lambda: caylus(money=2), "place w_quarry", "not-on-the-road", "CAY-5.4", ("Quarry", "Steinbruch"),
    ),
    refusals.NOT_THE_GATE: (
        lambda: caylus(phase=SPECIAL, special={"gate": A}), "place gate", "not-the-gate", "CAY-6.3", ("gate", "Tor"),
    ),
    refusals.OFF_THE_ROAD: (
        lambda: caylus(phase=PROVOST, provost=28, money=5), "provost +1", "off-the-road", "CAY-7.2",
        ("provost", "Vogt"),
    ),
    refusals.NO_MONEY: (
        lambda: caylus(phase=PROVOST, provost=9, money=1), "provost +2", "no-money", "CAY-7.1",
        ("2 deniers", "2 Denar"),
    ),
    refusals.TILE_GONE: (
        lambda: at("w_mason", road={10: ("s_bank", B)}), "build s_bank", "tile-gone", "CAY-8.8", ("Bank", "Bank"),
    ),
    refusals.ROAD_FULL: (
        lambda: at("w_mason", road=FULL).ask(BuildCraft(A, effect_of("w_mason"))), "build s_bank", "road-full",
        "CAY-8.11", ("road", "Straße"),
    ),
    refusals.CANNOT_PAY: (
        lambda: at("w_mason", goods={"stone": 1, "food": 1}), "build s_bank", "cannot-pay", "CAY-3.5",
        ("1 wood", "1 Holz"),
    ),
    refusals.NO_RESIDENCE: (
        lambda: at("s_architect").ask(BuildPrestige(A, effect_of("s_architect"))), "build p_hotel", "no-residence",
        "CAY-8.13", ("residence", "Wohngebäude"),
    ),
    refusals.NOT_YOUR_RESIDENCE: (
        lambda: at("s_architect", road={3: ("residence", A), 4: ("residence", A)}).play(A, "build p_hotel"),
        "replace 5", "not-your-residence", "CAY-8.13", ("residence", "Wohngebäude"),
    ),
    refusals.NOT_TRANSFORMABLE: (
        lambda: at("w_lawyer", money=1), "transform gold_mine", "not-transformable", "CAY-8.17",
        ("Gold mine", "Goldgrube"),
    ),
    refusals.NOT_YOUR_BUILDING: (
        lambda: at("w_lawyer", money=1, road={10: ("s_bank", B)}), "transform s_bank", "not-your-building", "CAY-8.17",
        ("Bank", "Bank"),
    ),
    refusals.ALREADY_CLAIMED: (
        lambda: at("w_lawyer", money=1, road={10: ("s_bank", A)}, workers_on={10: C}, claims={10: A}),
        "transform s_bank", "already-claimed", "CAY-8.17", ("Bank", "Bank"),
    ),
    refusals.NO_SUCH_CUBE: (
        lambda: at("w_market", goods={"food": 1, "wood": 1}).play(A, "trade any>6money"), "give gold",
        "no-such-cube", "CAY-3.5", ("cube", "Rohstoff"),
    ),
    refusals.CASTLE_FULL: (
        lambda: caylus(phase=CASTLE_BUILDING, goods={A: RICH}, houses={B: (0, 0, 14)}, scored=2).ask(HandInBatch(A)),
        "batch food+wood+gold", "castle-full", "CAY-9.6", ("castle", "Schloss"),
    ),
    refusals.NO_BATCH: (
        lambda: caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: {"food": 1, "wood": 1, "stone": 1}}),
        "batch food+wood+gold", "no-batch", "CAY-9.3", ("cubes", "Rohstoffe"),
    ),
    refusals.ROW_USED: (
        lambda: caylus(phase=CASTLE_BUILDING, favours_due=[A], used={A: ["money"]}), "row money", "row-used",
        "CAY-11.6", ("row", "Zeile"),
    ),
    refusals.COLUMN_NOT_REACHED: (
        lambda: caylus(phase=CASTLE_BUILDING, favours_due=[A]).play(A, "row money"), "column 2",
        "column-not-reached", "CAY-11.4", ("column", "Spalte"),
    ),
    refusals.NO_EFFECT_THERE: (
        lambda: caylus(phase=CASTLE_BUILDING, columns={A: {"buildings": 1}}).ask(UseFavour(A, 3)), "column 1",
        "no-effect-there", "CAY-11.4", ("", ""),
    ),
    refusals.TAKE_THE_FIRST: (
        lambda: at("w_mason"), "build s_architect.2", "take-the-first", "CAY-8.8", ("Architect", "Architekt"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("refusal", PROVOKED, ids=lambda number: REASONS[number][0])
@pytest.mark.rule("CAY-3.5", "CAY-5.3", "CAY-5.4", "CAY-5.5", "CAY-6.3", "CAY-7.1", "CAY-7.2", "CAY-8.8", "CAY-8.11")
@pytest.mark.rule("CAY-8.13", "CAY-8.17", "CAY-9.3", "CAY-9.6", "CAY-11.4", "CAY-11.6", "CAY-13.2")
def test_a_refusal_names_its_rule_in_both_languages(refusal: int):
    position, code, reason, rule, words = PROVOKED[refusal]
    game = position()
    assert game.refuses(A, code) == (reason, rule)
    (told,) = game.state.why_not(A, code)
    for lang, word in zip(("en", "de"), words, strict=True):
        assert word in told.text(lang)


@pytest.mark.rule("CAY-8.8")
def test_a_tile_that_is_gone_is_refused_without_a_price_even_if_it_would_cost_nothing():
    data = box_file("palas.games.caylus", "components.json")
    next(building for building in data["buildings"] if building["id"] == "s_bank")["cost"] = {"stone": 1}
    cheap = GAME.with_data(data, Pack())
    favour = caylus(
        phase=CASTLE_BUILDING, columns={A: {"buildings": 3}}, goods={A: RICH}, scored=1, road={9: ("s_bank", B)}
    ).ask(BuildCraft(A, favour_effect("buildings", 3)))
    state = cheap.from_dict(favour.state.to_dict())
    (reason,) = state.why_not(A, "build s_bank")
    assert (reason.code, reason.params) == ("tile-gone", {"thing": GAME.action_id("build s_bank")})
    assert "Bank" in reason.text("de")


def test_every_refusal_there_is_has_been_provoked():
    numbers = {name: number for name, number in vars(refusals).items() if name.isupper()}
    assert set(PROVOKED) == set(REASONS) == set(numbers.values())
    assert len({code for code, _rule in REASONS.values()}) == len(REASONS)


@pytest.mark.rule("CAY-5.3")
def test_an_action_that_answers_another_question_is_refused_as_such():
    game = caylus(money=9)
    for code in ("decline", "batch food+wood+gold", "provost +1", "row money", "stay"):
        (reason,) = game.state.why_not(A, code)
        assert reason.code == "other-question"
        assert reason.text("en") != reason.text("de")


QUESTIONS: dict[str, Callable[[], Ruling]] = {
    "place": lambda: caylus(money=5),
    "gate": lambda: caylus(phase=SPECIAL, special={"gate": A}),
    "guild": lambda: caylus(phase=SPECIAL, special={"merchants_guild": A}),
    "joust": lambda: caylus(phase=SPECIAL, special={"joust_field": A}, money=1, goods={A: RICH}),
    "inn": lambda: caylus(phase=SPECIAL, inn_right=A),
    "bribe": lambda: caylus(phase=PROVOST, money=1),
    "production": lambda: caylus(phase=BUILDINGS, workers_on={1: A}),
    "owner_cube": lambda: caylus(phase=BUILDINGS, road={9: ("s_farm", A)}, workers_on={9: B}, provost=9),
    "build_craft": lambda: at("w_mason"),
    "build_prestige": lambda: at("s_architect", road={3: ("residence", A)}),
    "replace": lambda: at("s_architect", road={3: ("residence", A), 4: ("residence", A)}).play(A, "build p_hotel"),
    "transform": lambda: at("w_lawyer", money=1),
    "trade": lambda: at("w_market"),
    "give_cube": lambda: at("w_market").play(A, "trade any>6money"),
    "take_cube": lambda: at("w_peddler", money=2).play(A, "trade money>basic"),
    "batch": lambda: caylus(phase=CASTLE_BUILDING, castle=[A], goods={A: RICH}),
    "favour_row": lambda: caylus(phase=CASTLE_BUILDING, favours_due=[A]),
    "favour_effect": lambda: caylus(phase=CASTLE_BUILDING, favours_due=[A]).play(A, "row money"),
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_of_section_15_can_be_asked_in_both_languages(kind: str):
    game = QUESTIONS[kind]()
    assert (game.asks(), game.asked()) == (kind, A)
    decision = game.state.decision(A)
    assert decision.rule == RULES[kind]
    for lang in ("en", "de"):
        sentence = decision.text(lang)
        assert sentence
        assert "{" not in sentence
        assert "ask-" not in sentence
    assert decision.text("en") != decision.text("de")
    assert game.state.view(A).asked.legal == tuple(game.legal(A))


def test_there_is_no_other_question():
    assert set(QUESTIONS) == set(RULES)


@pytest.mark.rule("CAY-11.2")
def test_a_question_says_which_building_or_favour_asks_it():
    assert "Mason" in at("w_mason").state.decision(A).text("en")
    assert "Maurer" in at("w_mason").state.decision(A).text("de")
    favour = caylus(phase=CASTLE_BUILDING, favours_due=[A], columns={A: {"buildings": 1}}, goods={A: RICH}).play(
        A, "row buildings", "column 2"
    )
    assert favour.asks() == "build_craft"
    assert "favour" in favour.state.decision(A).text("en")
    special = caylus(phase=SPECIAL, special={"joust_field": A}, money=1, goods={A: RICH})
    assert "Joust" in special.state.decision(A).text("en")
    assert at("s_bank", money=5).state.decision(A).data["place"] >= 0
