"""Every card, manuscript, spot and link does what its data says: tests made from components.json (VIS-18, 19)."""

from typing import Any

import pytest

from palas.games.viscounts.rules.funding import converters, icons_for, reach, worth
from palas.games.viscounts.terms import ACTIONS, COLLISION, FLIP_DEBT, ICONS, ITEMS, RESOURCES, SPOTS
from tests.viscounts.realm import BOX, DATA, GAME, A, Ruling, card, realm, refused_dismissal, resolving, text

TOWNSFOLK = [*DATA["townsfolk"]["neutral"], *DATA["townsfolk"]["hero"], *DATA["townsfolk"]["starting"]]
NEUTRAL = DATA["townsfolk"]["neutral"]
SPOTS_AND_LINKS = [
    (side, at, what, reward)
    for side in (0, 1)
    for what, table in (("spot", BOX.spot_reward), ("link", BOX.link_reward))
    for at, reward in enumerate(table[side])
    if reward > 0
]


def name(plain: dict[str, Any]) -> str:
    return str(plain["id"])


def wealth(**more: Any) -> dict[str, Any]:
    """A player with something of everything, so that every effect can show."""
    return {
        "debts": 4, "deeds": 4, "corruption": 2, "virtue": 7, "hand": ["st_thief", "st_abbot", "st_lender"],
        "discard": ["st_squire"], "tableau": [None, "st_trader", "st_labourer"], "goods": {"silver": 5}, **more,
    }  # fmt: skip


def expected(ruling: Ruling, steps: list[dict[str, Any]], option: int) -> None:
    """Carry out an effect by its data, answering every question, and check each step as it comes."""
    for step in steps:
        op, n = step["op"], step.get("n", 1)
        before = snapshot(ruling)
        if op == "gain" and step["item"] == "any_resource":
            for _one in range(n):
                ruling.play(A, "gain gold")
            assert difference(ruling, before) == {"gold": n}
        elif op == "choose":
            ruling.play(A, f"choose {option + 1}")
            expected(ruling, step["options"][option], 0)
        elif op == "rearrange":
            assert ruling.asks() == "rearrange"
            ruling.play(A, ruling.legal()[1])
            assert sorted(ruling.me().tableau) == sorted(before["tableau"])
            assert ruling.me().tableau != before["tableau"]
        elif op in ("discard", "destroy"):
            for _one in range(n):
                assert ruling.asks() == op
                ruling.play(A, ruling.legal()[-1])
            zone = ruling.me().discard if op == "discard" else ruling.me().destroyed
            assert len(zone) == len(before[op]) + n
        elif op == "hire_free":
            ruling.play(A, "hire tf_tinker_bn").settle()
            assert card("tf_tinker_bn") in ruling.me().discard
        elif op == "flip":
            flipped(ruling, step["what"], before)
        elif op == "castle_move":
            ruling.play(A, "worker cs_flip>cs_gold_move")
            assert ruling.castle()[0] == {"C": 1}
        elif op == "shuffle":
            assert before["discarded"] == 0 or ruling.me().discard == []
        elif op == "place_workers":
            ruling.play(A, "section cs_virtue")
            assert ruling.me().workers <= before["workers"] - n + 1
        elif op == "build_free":
            ruling.play(A, ruling.legal()[-1])
            ruling.play(A, "spot forest.s4")
            assert ruling.built(step["building"]) == 1
        elif op == "manuscript_free":
            ruling.play(A, ruling.legal()[0])


def flipped(ruling: Ruling, what: str, before: dict[str, Any]) -> None:
    if ruling.asks() == "flip":
        ruling.play(A, "flip deed")
        assert ruling.me().deeds_flipped == before["deeds_flipped"] + 1
    elif what == "debt":
        assert ruling.asks() == "resource"
        ruling.play(A, "gain ink")
        assert ruling.me().debts_flipped
    else:
        assert ruling.me().deeds_flipped


def snapshot(ruling: Ruling) -> dict[str, Any]:
    me = ruling.me()
    return {
        "goods": me.goods[:], "tableau": me.tableau[:], "discard": me.discard[:], "destroy": me.destroyed[:],
        "deeds_flipped": me.deeds_flipped, "workers": me.workers, "discarded": len(me.discard),
    }  # fmt: skip


def difference(ruling: Ruling, before: dict[str, Any]) -> dict[str, int]:
    now = ruling.me().goods
    return {ITEMS[at]: now[at] - before["goods"][at] for at in range(4) if now[at] != before["goods"][at]}


def plain_gains(steps: list[dict[str, Any]]) -> dict[str, int]:
    """What an effect gives without asking."""
    found: dict[str, int] = {}
    for step in steps:
        if step["op"] == "gain" and step["item"] != "any_resource":
            found[step["item"]] = found.get(step["item"], 0) + step["n"]
    return found


def gained(ruling: Ruling, steps: list[dict[str, Any]], silver: int = 5, virtue: int = 7, corruption: int = 2) -> None:
    """The gains that come without a question are there at the end."""
    want = plain_gains(steps)
    me = ruling.me()
    for item in ("ink", "stone"):
        assert me.goods[ITEMS.index(item)] >= want.get(item, 0)
    if not any(step["op"] in ("destroy", "choose") for step in steps):
        assert me.goods[ITEMS.index("silver")] == silver + want.get("silver", 0)
    assert me.virtue <= virtue - want.get("virtue", 0)
    assert me.corruption >= corruption + want.get("corruption", 0)
    assert me.debts + me.debts_flipped == 4 + want.get("debt", 0) + option_gain(steps, "debt", ruling)
    assert me.deeds + me.deeds_flipped == 4 + want.get("deed", 0) + option_gain(steps, "deed", ruling)


def option_gain(steps: list[dict[str, Any]], item: str, ruling: Ruling) -> int:
    """Debts or deeds of the option that was chosen."""
    if not any(step["op"] == "choose" for step in steps):
        return 0
    me = ruling.me()
    total = me.debts + me.debts_flipped if item == "debt" else me.deeds + me.deeds_flipped
    return total - 4


def options_of(steps: list[dict[str, Any]]) -> int:
    return max([1, *(len(step["options"]) for step in steps if step["op"] == "choose")])


EFFECTS = [
    pytest.param(plain, option, id=f"{plain['id']}-{option + 1}")
    for plain in TOWNSFOLK
    if plain["ability"] and plain["ability"]["kind"] in ("effect", "trigger")
    for option in range(options_of(plain["ability"]["effect"]))
]


@pytest.mark.rule("VIS-19.1", "VIS-19.2", "VIS-19.3", "VIS-6.1", "VIS-6.5")
@pytest.mark.parametrize(("plain", "option"), EFFECTS)
def test_the_ability_of_every_card_acts_at_its_time(plain: dict[str, Any], option: int):
    ability, id = plain["ability"], plain["id"]
    steps = ability["effect"]
    tops = {} if id == "tf_tinker_bn" else {"lake": "tf_tinker_bn"}
    if id == "tf_tinker_bn":
        tops = {"lake": "tf_tinker_cn"}
    ring1 = {("B", A): 1}
    if plain["timing"] == "immediate":
        hand = [*wealth()["hand"], id] if id not in wealth()["hand"] else wealth()["hand"]
        ruling = realm(steps=[["play", A]], people={A: wealth(hand=hand)}, tops=tops, ring1=ring1).play(A, f"play {id}")
        corruption = 2 + ruling.table.criminals(A) if "criminal" in plain["icons"] else 2
    elif plain["timing"] == "dropoff":
        tableau = ["st_trader", "st_labourer", id]
        hand = [other for other in wealth()["hand"] if other != id]
        ruling = realm(steps=[["shift", A]], people={A: wealth(tableau=tableau, hand=hand)}, tops=tops, ring1=ring1)
        corruption = 2
        assert card(id) in ruling.me().discard
    else:
        corruption = 2
        event = ability["when"]["event"]
        tableau = [id, "st_labourer", None] if id != "st_labourer" else [id]
        people = {A: wealth(tableau=tableau)}
        pending = {
            "after_action": [["after_action", A, ACTIONS.index(ability["when"].get("action", "trade"))]],
            "collision_any": [["fire", A, COLLISION]],
            "flip_debt": [["fire", A, FLIP_DEBT]],
            "gain_debt": [["take_document", A, ITEMS.index("debt"), 1]],
        }[event]
        ruling = realm(steps=pending, people=people, tops=tops, ring1=ring1, phase="action")
        if event == "gain_debt":
            ruling.me().debts -= 1  # the one that set it off
    expected(ruling, steps, option)
    gained(ruling, steps, corruption=corruption)


@pytest.mark.rule("VIS-19.2")
@pytest.mark.parametrize("plain", [p for p in TOWNSFOLK if p["timing"] == "permanent"], ids=name)
def test_a_permanent_ability_does_nothing_when_played_or_dropped(plain: dict[str, Any]):
    people = {
        A: wealth(
            tableau=["st_trader", "st_labourer", plain["id"]]
            if plain["id"] != "st_trader"
            else [None, None, "st_trader"]
        )
    }
    ruling = realm(steps=[["shift", A]], people=people)
    assert ruling.state.over
    assert ruling.papers() == (4, 0, 4, 0)


CONVERTERS = [plain for plain in TOWNSFOLK if plain["ability"] and plain["ability"]["kind"] == "convert"]


@pytest.mark.rule("VIS-19.4", "VIS-8.2")
@pytest.mark.parametrize("plain", CONVERTERS, ids=name)
def test_every_converting_card_funds_its_action(plain: dict[str, Any]):
    ability = plain["ability"]
    action = ACTIONS.index(ability["action"])
    own = plain["icons"].count(ICONS[action])
    empty = {"draw": [], "tableau": [None, None, plain["id"]]}
    table = realm(people={A: {**empty, "slots": ["tp3"], "goods": dict.fromkeys(("gold", "stone", "ink"), 3)}}).table
    table.people[A].tableau = [card("st_journeyman"), card("st_lender"), card(plain["id"])]
    plain_icons = icons_for(table, A, action, -1)
    if "icon" in ability["from"]:
        merchants = 2 + 2 + 2 + plain["icons"].count("merchant")
        assert plain_icons == own + merchants // ability["from"]["n"]
        return
    assert plain_icons == own
    for good in ability["from"]["pay"]:
        payment = next(
            p
            for p in range(len(BOX.pay_good))
            if (BOX.pay_good[p], BOX.pay_amount[p]) == (ITEMS.index(good), ability["from"]["n"])
        )
        twice = worth(BOX, converters(table, A, action), action, payment, 2)
        assert worth(BOX, converters(table, A, action), action, payment, 1) == ability["to"]["n"]
        assert twice == (ability["to"]["n"] + 1 if ability["limit_per_action"] else 2 * ability["to"]["n"])
    assert reach(table, A, converters(table, A, action), action, 0) >= 3


@pytest.mark.rule("VIS-13.2", "VIS-8.5")
@pytest.mark.parametrize("plain", NEUTRAL, ids=name)
def test_every_neutral_card_is_hired_with_its_instant_effect(plain: dict[str, Any]):
    ruling = realm(steps=[["recruit", A]], people={A: wealth()}, tops={"coast": plain["id"]})
    ruling.play(A, f"hire {plain['id']}")
    assert ruling.me().discard[-1] == card(plain["id"])
    ruling.settle()
    expected(ruling, plain["instant"], 0)
    gained(ruling, plain["instant"], silver=5 - plain["silver"])


@pytest.mark.rule("VIS-8.5")
@pytest.mark.parametrize("plain", NEUTRAL, ids=name)
def test_every_neutral_card_is_dismissed_for_its_icons(plain: dict[str, Any]):
    for action in range(4):
        space = "coast.L" if action < 2 else "coast.I"
        goods = {"silver": 20, "stone": 9, "gold": 9, "ink": 9}
        ruling = realm(
            people={A: {"space": space, "tableau": ["st_abbot", "st_squire", "st_labourer"], "goods": goods}},
            tops={"coast": plain["id"]},
        )
        fits = ICONS[action] in plain["icons"] or "criminal" in plain["icons"]
        assert (refused_dismissal(ruling.table, A, action) == 0) == fits
        if fits:
            icons = plain["icons"].count(ICONS[action]) + plain["icons"].count("criminal")
            assert (
                icons_for(ruling.table, A, action, card(plain["id"])) == icons_for(ruling.table, A, action, -1) + icons
            )


MANUSCRIPTS = [plain for plain in DATA["manuscripts"] if plain["type"] == "instant"]


@pytest.mark.rule("VIS-12.2")
@pytest.mark.parametrize("plain", MANUSCRIPTS, ids=name)
def test_every_instant_manuscript(plain: dict[str, Any]):
    others = {"hills": None, "forest": None, "crags": None, "lake": "ms_grey_3_virtue"}
    if plain["id"] == "ms_grey_3_virtue":
        others["lake"] = None
    ruling = realm(
        steps=[["transcribe", A]],
        people={A: wealth()},
        texts={"coast": plain["id"], **others},
        tops={"lake": "tf_tinker_bn"},
    ).settle()
    assert ruling.me().manuscripts[0] == text(plain["id"])
    expected(ruling, plain["effect"], 0)
    gained(ruling.settle(), [s for s in plain["effect"] if s["op"] == "gain"])


@pytest.mark.rule("VIS-12.4")
@pytest.mark.parametrize("piece", DATA["board_pieces"], ids=name)
def test_every_printed_manuscript_and_townsfolk(piece: dict[str, Any]):
    ruling = realm(steps=[["transcribe", A]], people={A: wealth(space=f"{piece['id']}.I")}, texts={piece["id"]: None})
    expected(ruling, piece["printed_manuscript"]["effect"], 0)
    gained(ruling, [s for s in piece["printed_manuscript"]["effect"] if s["op"] == "gain"])
    icons = piece["printed_townsfolk"]["icons"]
    action = 3 if "cleric" in icons or "criminal" in icons else 2
    ruling = realm(
        steps=[["dismiss", A, action]],
        people={
            A: wealth(
                space=f"{piece['id']}.I", tableau=["st_trader", "st_labourer"], goods={"silver": 5, "ink": 9, "gold": 9}
            )
        },
        tops={piece["id"]: None},
    ).play(A, "dismiss")
    silver = 5 - piece["printed_townsfolk"]["silver"]
    assert ruling.goods()["silver"] == silver
    assert ruling.table.dismissed == []
    assert ruling.track() != (2, 7)


@pytest.mark.rule("VIS-10.3", "VIS-10.4")
@pytest.mark.parametrize(("side", "at", "what", "reward"), SPOTS_AND_LINKS)
def test_every_spot_and_link_pays_its_reward(side: int, at: int, what: str, reward: int):
    players = 2 if side == 0 else 3
    ruling = realm(
        players, people={A: wealth()}, tops={"lake": "tf_tinker_bn"}, ring1={("B", A): 1}, steps=[resolving(reward)]
    )
    printed = DATA["board_pieces"][at // SPOTS]["sides"][BOX.sides[side]]
    if what == "spot":
        plain = next(s for s in printed["spots"] if s["order"] == at % SPOTS + 1)
    else:
        plain = next(s for s in printed["links"] if s["a"].endswith(f".s{at % SPOTS + 1}"))
    expected(ruling, plain["reward"], 0)
    gained(ruling, plain["reward"])


def test_every_card_has_a_name_and_words_in_both_languages():
    from palas.games.viscounts.words import card_text, scheme_text, start_text, text_text

    for lang in ("de", "en"):
        for number in range(len(BOX.card_ids)):
            assert GAME.words.namers["card"](lang, number)
            assert card_text(BOX, GAME.words, lang, number)
        for number in range(len(BOX.text_ids)):
            assert text_text(BOX, GAME.words, lang, number)
        for number in range(len(BOX.scheme_ids)):
            assert scheme_text(BOX, GAME.words, lang, number)
        for number in range(len(BOX.start_ids)):
            assert start_text(BOX, GAME.words, lang, number)
    assert RESOURCES == 3


AT_A_TIME = [plain for plain in TOWNSFOLK if plain["ability"] and plain["timing"] in ("immediate", "dropoff")]


@pytest.mark.rule("VIS-19.1", "VIS-6.1", "VIS-6.5")
@pytest.mark.parametrize("plain", AT_A_TIME, ids=name)
def test_an_ability_does_nothing_at_the_other_time(plain: dict[str, Any]):
    id = plain["id"]
    if plain["timing"] == "dropoff":
        hand = [*(other for other in wealth()["hand"] if other != id), id]
        ruling = realm(steps=[["play", A]], people={A: wealth(hand=hand)}, ring1={("B", A): 1}).play(A, f"play {id}")
        assert ruling.asks() == "move"  # straight on to phase 2
    else:
        ruling = realm(steps=[["shift", A]], people={A: wealth(tableau=[None, None, id])}, ring1={("B", A): 1})
        assert ruling.state.over
        assert ruling.track() == (2, 7)
    assert ruling.papers() == (4, 0, 4, 0)
    assert ruling.goods() == {"silver": 5}
