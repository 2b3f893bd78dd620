"""Every refusal is provoked, names its rule and its figures, in German and English."""

from collections.abc import Callable

import pytest

from palas.games.nobility.reasons import REASONS
from palas.games.nobility.rules import refusals as no
from palas.games.nobility.rules.berk import Replace
from palas.games.nobility.rules.gains import GiveGood
from palas.games.nobility.rules.guilds import PlaceApprentice, Reroll, UseWorkshop
from palas.games.nobility.rules.hall import ChooseSite
from palas.games.nobility.rules.places import SellGood
from palas.games.nobility.rules.settlers import PayGood
from palas.games.nobility.rules.tavern import Overflow
from palas.games.nobility.rules.turn import PlaceDie
from tests.nobility.city import BOX, NEUTRAL, A, B, C, Ruling, nobility, number

OWN = {"workshops": {("merchants", 3): ("W_merchants_6", A)}, "vp": {A: 9}}  # so that A is asked
FULL = {("artists", field): (f"W_artists_{field}", NEUTRAL) for field in (1, 2, 3)}
ELF = {"dice": {A: [4]}, "stars": {A: 3}, "completed": {A: ["S17"]}, "council": {("elf", 2): "C13"}, "coins": {A: 1}}
WIZARDS = {("wizards", 1): ("W_wizards_6", NEUTRAL)}
BERK = {"dice": {A: [6]}, "hall": {1: "CB_01"}, "coins": {A: 9}}

# For every refusal: a position, what A asks for there, and words that must appear in the reason.
PROVOKED: dict[int, tuple[Callable[[], Ruling], str, tuple[str, str]]] = {
    no.DONE_ALREADY: (lambda: nobility(done=["die"], **OWN), "go tavern", ("one die", "ein Würfel")),
    no.NOT_FIRST: (lambda: nobility(done=["die"], **OWN), "pass", ("start of your turn", "Beginn deines Zuges")),
    no.NOTHING_DONE: (nobility, "end", ("nothing", "nichts")),
    no.CLOSED: (lambda: nobility(event="E13", goods={A: {"books": 1}}), "go port_1", ("closed", "geschlossen")),
    no.OCCUPIED: (
        lambda: nobility(on={"berk_mid": (B, 3)}),
        "go berk_mid",
        ("Berk's Office (3–4)", "Berks Büro (3–4)"),
    ),
    no.NO_DIE: (
        lambda: nobility(dice={A: [1, 1]}, modifiers={A: 1}),
        "go castle_mid",
        ("a 3 or 4; your dice (1, 1) cannot show that with 1 modifier", "eine 3 oder 4; deine Würfel (1, 1)"),
    ),
    no.OVER_LIMIT: (
        lambda: nobility(dice={A: [5, 1]}, reputation=9, placed={A: 6}),
        "go castle_high",
        ("a 5 exceeds your limit: 6 of 9", "Eine 5 überschreitet dein Limit: 6 von 9"),
    ),
    no.TOO_EXPENSIVE: (
        lambda: nobility(coins=4),
        "go yard",
        ("costs 5 coins; you have 4", "kostet 5 Münzen; du hast 4"),
    ),
    no.NO_HOUSE: (lambda: nobility(coins=9, plots=7), "go yard", ("All 7", "alle 7 Häuser")),
    no.NO_APPRENTICE: (
        lambda: nobility(coins=9, hall={1: "W_artists_1"}),
        "go hall_1",
        ("no apprentice", "keinen Lehrling"),
    ),
    no.NO_WORKER: (
        lambda: nobility(coins=9, hall={1: "CB_01"}),
        "go hall_1",
        ("quarters are empty", "quartier ist leer"),
    ),
    no.NO_TILE: (nobility, "go hall_2", ("Guild Hall 2", "Gildenhalle 2")),
    no.GUILD_FULL: (
        lambda: nobility(coins=9, hall={1: "W_artists_4"}, workshops=FULL, apprentices={A: {"artists": 1}}),
        "go hall_1",
        ("all its workshops", "alle Werkstätten"),
    ),
    no.NO_SITE: (
        lambda: nobility(
            coins=9, hall={1: "CB_04"}, quarters=1, vp={A: 15}, sites={A: {1: "CB_01", 2: "CB_02", 3: "CB_03"}}
        ),
        "go hall_1",
        ("all 3", "Alle 3"),
    ),
    no.NOTHING_TO_SELL: (nobility, "go port_1", ("nothing that the ship", "nichts, was das Schiff")),
    no.NO_RACE: (
        lambda: nobility(**{**ELF, "stars": {A: 4}, "completed": {A: ["S01"]}}),
        "go council_elf_2",
        ("Elves", "Elfen"),
    ),
    no.NO_NOBILITY: (lambda: nobility(**ELF), "go council_elf_2", ("nobility 4; you have 3", "Adel 4; du hast 3")),
    no.NO_GOODS: (lambda: nobility(**{**ELF, "stars": {A: 4}}), "go council_elf_2", ("1 book", "1 Buch")),
    no.NOTHING_AT_BERK: (lambda: nobility(display=[], supply=0), "go berk_low", ("nothing to do", "nichts zu tun")),
    no.NOT_YOURS: (
        lambda: nobility(workshops={("artists", 1): ("W_artists_1", B)}),
        "sell artists_1",
        ("Artists", "Künstlergilde"),
    ),
    no.NOT_HELD: (nobility, "settle S01", ("do not hold", "hast du nicht")),
    no.NO_PLATFORM: (lambda: nobility(held={A: ["S01"]}), "settle S01", ("platform", "Bauplattform")),
    no.CANNOT_PAY: (
        lambda: nobility(held={A: ["S01"]}, platform=1, goods={A: {"books": 3}}),
        "settle S01",
        ("you lack artwork", "Dir fehlt: Kunstwerke"),
    ),
    no.NO_CARD: (lambda: nobility(display=[]), "go tavern", ("no settlers card", "keine Siedlerkarte")),
    no.NEW_CARD: (
        lambda: nobility(held={A: ["S01", "S02"]}).ask(Overflow(A, number("S44"), 1, 1)),
        "discard S02",
        ("held before", "vorher hattest"),
    ),
    no.NO_ROOM: (
        lambda: nobility(quarters=1, apprentices={B: {"artists": 3}}).ask(PlaceApprentice(A, 0, 1)),
        "from quarters",
        ("All 3 apprentice slots", "Alle 3 Lehrlingsfelder"),
    ),
    no.NO_SUCH_DIE: (lambda: nobility(dice={A: [1, 2]}).play(A, "go tavern"), "die 5", ("no 5", "keine 5")),
    no.MUST_SELL: (
        lambda: nobility(goods={A: {"books": 1, "magic": 1}}).ask(SellGood(A, 2, 1)),
        "stop",
        ("at least one", "mindestens"),
    ),
    no.MUST_CHOOSE: (lambda: nobility(**BERK).go(A, "berk_high", 6, "modifiers 0"), "decline", ("something", "Etwas")),
    no.NOT_DEALT: (
        lambda: nobility(chancery=True, dealt={A: ["CC01", "CC02"]}, steps=[["keep_commission", A, 1]]),
        "keep CC03",
        ("not dealt", "nicht gegeben"),
    ),
    no.NO_SLOT: (lambda: nobility(tavern=[1, 1, 1]), "go tavern", ("all 3 slots", "Alle 3 Würfelfelder")),
    no.GUILD_CLOSED: (
        lambda: nobility(on={"artists_low": (B, 1), "artists_mid": (C, 3)}),
        "go artists_high",
        ("only 2 dice", "nur 2 Würfel"),
    ),
    no.NOT_IN_PLAY: (nobility, "go DK_top_1", ("with 3 players", "bei 3 Spielern")),
    no.NO_SUCH_SLOT: (nobility, "go castle_extra", ("with 3 players", "bei 3 Spielern")),
    no.NO_MODIFIER: (
        lambda: nobility(dice={A: [1, 2]}, modifiers={A: 1}).play(A, "go tavern"),
        "die 1+2",
        ("2 modifiers; you have 1", "2 Modifikatoren; du hast 1"),
    ),
    no.NOT_IN_DISPLAY: (
        lambda: nobility(dice={A: [1]}, display=["S41", "S42"], pile=["S43"]).play(A, "go tavern"),
        "card S01",
        ("not on display", "liegt nicht aus"),
    ),
    no.NO_SPACE_ON_SHIP: (
        lambda: nobility(goods={A: {"books": 1, "magic": 1}}, ship="SH07", sold={"books": 1}).ask(SellGood(A, 2, 1)),
        "sell books",
        ("Sell 1 book: the ship", "1 Buch verkaufen: Das Schiff"),
    ),
    no.NO_SUCH_GOOD: (
        lambda: nobility(goods={A: {"books": 1}}).ask(SellGood(A, 2, 0)),
        "sell weapons",
        ("1 weapon", "1 Waffe"),
    ),
    no.NO_PLOT: (lambda: nobility(held={A: ["S01"]}, plots=7), "settle S01", ("all 7", "alle 7")),
    no.NO_MODIFIERS_LEFT: (
        lambda: nobility(supply=1, **BERK).go(A, "berk_high", 6),
        "modifiers 2",
        ("Only 1 modifier is", "nur noch 1 Modifikator"),
    ),
    no.WRONG_AMOUNT: (
        lambda: nobility(goods={A: {"books": 3, "artwork": 3}}).ask(PayGood(A, 0, 0, 0)),
        "pay 0books",
        ("1 to 3", "1 bis 3"),
    ),
    no.NO_APPRENTICE_TO_MOVE: (
        lambda: nobility(quarters=1).ask(PlaceApprentice(A, 0, 1)),
        "from merchants",
        ("no apprentice", "keinen Lehrling"),
    ),
    no.NONE_TO_RECALL: (nobility, "go board", ("no apprentice", "keinen Lehrling")),
    no.NO_WORKER_TO_PLACE: (
        lambda: nobility(apprentices={A: {"merchants": 1}}).ask(PlaceApprentice(A, 0, 1)),
        "from quarters",
        ("quarters are empty", "quartier ist leer"),
    ),
    no.NO_WORKER_FOR_DESK: (
        lambda: nobility(chancery=True, completed={A: ["S01"]}),
        "go DK_top_1",
        ("quarters are empty", "quartier ist leer"),
    ),
    no.NO_RACE_FOR_DESK: (
        lambda: nobility(chancery=True, completed={A: ["S01"]}),
        "go DK_top_3",
        ("of the Elves", "Volkes erfüllt (Elfen)"),
    ),
    no.NO_TILE_TO_REPLACE: (lambda: nobility().ask(Replace(A, 0, 1)), "replace hall", ("no tile", "kein Plättchen")),
    no.NO_COUNCIL_TILE: (nobility, "go council_elf_2", ("no tile", "kein Plättchen")),
    no.NO_CARD_TO_REPLACE: (
        lambda: nobility(display=[]).ask(Replace(A, 0, 1)),
        "replace settlers",
        ("no settlers card", "keine Siedlerkarte"),
    ),
    no.NO_YARD_SLOT: (lambda: nobility(coins=9, yard=[6, 5, 4]), "go yard", ("all 3 slots", "Alle 3 Würfelfelder")),
    no.NOT_YOUR_SITE: (nobility, "sell site_1", ("not yours", "gehört dir nicht")),
    no.NOT_YOUR_TILE: (
        lambda: nobility(chancery=True, dice_tiles={B: ["DT01"]}, commissions={B: ["CC01"]}),
        "go DT01_1",
        ("not yours", "gehört dir nicht"),
    ),
    no.NO_DIE_TO_REROLL: (lambda: nobility(dice={A: [1]}).ask(Reroll(A, 0)), "reroll 5", ("no 5", "keine 5")),
    no.NOTHING_TO_REROLL: (
        lambda: nobility(dice={A: []}, workshops=WIZARDS).ask(UseWorkshop(A, 5, 0)),
        "use 2",
        ("placed all your dice", "alle Würfel gesetzt"),
    ),
    no.NO_COIN_FOR_GOOD: (
        lambda: nobility(workshops=WIZARDS).ask(UseWorkshop(A, 5, 0)),
        "use 1",
        ("costs 1 coin; you have 0", "kostet 1 Münze; du hast 0"),
    ),
    no.NO_GOOD_TO_SWAP: (
        lambda: nobility(workshops={("wizards", 1): ("W_wizards_1", NEUTRAL)}).ask(UseWorkshop(A, 5, 0)),
        "use 1",
        ("you have no goods", "Du hast keine Waren"),
    ),
    no.NOT_THAT_MANY: (
        lambda: nobility(goods={A: {"books": 3, "artwork": 3}}).ask(PayGood(A, 0, 0, 0)),
        "pay 4books",
        ("4 books", "4 Bücher"),
    ),
    no.NOT_THAT_GOOD: (
        lambda: nobility(goods={A: {"books": 1}}).ask(GiveGood(A)),
        "give weapons",
        ("1 weapon", "1 Waffe"),
    ),
}


@pytest.mark.parametrize("refusal", sorted(REASONS), ids=lambda refusal: REASONS[refusal][0])
def test_every_refusal_is_provoked_and_explains_itself(refusal):
    position, code, words = PROVOKED[refusal]
    table = position()
    assert table.refuses(A, code) == REASONS[refusal]
    (reason,) = table.state.why_not(A, code)
    for lang, expected in zip(("en", "de"), words, strict=True):
        assert expected in reason.text(lang)


@pytest.mark.rule("NOB-6.4.4", "NOB-5.1")
def test_a_taken_site_and_a_wrong_die_are_named():
    table = nobility(quarters=1, sites={A: {1: "CB_02"}}, vp={A: 5}).ask(ChooseSite(A, number("CB_01")))
    assert "Site 1: occupied" in table.state.why_not(A, "site 1")[0].text("en")
    order = nobility(dice={A: [1, 6]}, tavern=[5]).ask(PlaceDie(A, BOX.space_ids.index("tavern")))
    assert order.refuses(A, "die 1") == ("no-die", "NOB-5.4")
    assert "Cavern Tavern: needs a 5 or 6" in order.state.why_not(A, "die 1")[0].text("en")
    over = nobility(dice={A: [1, 6]}, reputation=6, placed={A: 2}).ask(PlaceDie(A, BOX.space_ids.index("tavern")))
    assert "The 6: a 6 exceeds" in over.state.why_not(A, "die 6")[0].text("en")
