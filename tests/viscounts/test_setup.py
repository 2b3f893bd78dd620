"""The box and the set-up (VIS-1, 3, 4)."""

from collections import Counter
from random import Random

import pytest

from palas.games.viscounts.state import NONE
from palas.games.viscounts.terms import BUILDINGS, ICONS, RESOURCES, SPOTS, TABLEAU
from tests.viscounts.realm import BOX, DATA, GAME, PIECES, A, B, C, Ruling, card, realm


def drafting(players: int, *, pairs: list[tuple[str, str]], steps: list[list[object]] | None = None, **more) -> Ruling:
    """A draft with these pairs of player card and hero laid out."""
    words = {"players": players, "phase": "draft", "pairs": pairs, "steps": steps or [["draft"]], **more}
    return Ruling(GAME.lay_out(words, chance="manual"))


PAIRS = [("pc_1", "hero_ada"), ("pc_2", "hero_emma"), ("pc_5", "hero_rudolf")]


@pytest.mark.rule("VIS-1.1", "VIS-1.2", "VIS-1.3", "VIS-1.6", "VIS-1.7", "VIS-1.8", "VIS-1.9")
def test_the_box_holds_what_the_rulebook_lists():
    assert (BOX.workers, DATA["supply"]["virtue_markers"], DATA["supply"]["corruption_markers"]) == (20, 4, 4)
    assert [BOX.slot_building.count(kind) for kind in range(len(BUILDINGS))] == [3, 3, 3]
    assert (DATA["supply"]["ink"], DATA["supply"]["gold"], DATA["supply"]["stone"]) == (24, 24, 24)
    assert (DATA["supply"]["silver"], DATA["supply"]["multiplier_factor"]) == (40, 5)
    assert len(PIECES) == 5
    assert (BOX.neutral, BOX.first_starting - BOX.neutral, BOX.cards - BOX.first_starting) == (68, 10, 8)
    assert (len(BOX.start_ids), len(BOX.bonus_vp), DATA["supply"]["debts"], DATA["supply"]["deeds"]) == (10, 4, 30, 30)
    assert (BOX.texts, sum(BOX.text_grey)) == (35, 5)
    assert (BOX.first_future, len(BOX.scheme_ids)) == (8, 16)
    assert DATA["castle"]["rings"] == 3


@pytest.mark.rule("VIS-1.4", "VIS-1.5")
def test_goods_debts_and_deeds_never_run_out():
    ruling = realm(people={A: {"goods": {"ink": 90}, "debts": 40}}, steps=[["take_document", A, 5, 3]], debts_left=0)
    assert ruling.papers()[0] == 43
    assert ruling.goods()["ink"] == 90


@pytest.mark.rule("VIS-1.10", "VIS-19.6")
def test_every_card_has_a_value_icons_and_what_its_kind_has():
    for plain in DATA["townsfolk"]["neutral"]:
        assert plain["instant"]
    for group in ("neutral", "hero", "starting"):
        for plain in DATA["townsfolk"][group]:
            assert 1 <= plain["silver"] <= 3
            assert 1 <= len(plain["icons"]) <= 3
            assert group == "neutral" or plain["instant"] == []
    without = [plain["id"] for group in DATA["townsfolk"].values() for plain in group if plain["ability"] is None]
    assert without == ["st_abbot", "st_labourer", "st_squire"]


@pytest.mark.rule("VIS-1.11")
def test_the_silver_value_hires_moves_and_pays_for_a_destroyed_card():
    hired = realm(steps=[["recruit", A]], people={A: {"goods": {"silver": 3}}}, tops={"coast": "tf_bishop"})
    assert hired.play(A, "hire tf_bishop").settle().goods() == {}
    gone = realm(steps=[["destroy", A, 1]], people={A: {"hand": ["st_financer"]}})
    assert gone.play(A, "destroy st_financer").goods() == {"silver": 3}
    moved = realm(steps=[["play", A]], people={A: {"hand": ["st_financer", "st_abbot"]}})
    assert moved.play(A, "play st_abbot").state.decision(A).data["spaces"] == 2


@pytest.mark.rule("VIS-3.1", "VIS-3.2", "VIS-3.3", "VIS-3.4", "VIS-3.5", "VIS-3.6", "VIS-3.7", "VIS-3.8", "VIS-4.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_set_up(players: int):
    state = GAME.start(players, 3)
    table = state.position
    assert sorted(table.ring) == [0, 1, 2, 3, 4]
    assert table.side == (0 if players < 3 else 1)
    assert sorted(below + 1 for below in table.below) == [13, 13, 14, 14, 14]
    assert all(BOX.text_grey[number] for number in table.texts)
    assert table.texts_below == [6] * 5
    assert not any(BOX.text_grey[number] for number in table.text_bag)
    assert table.leader == NONE
    assert table.bonus == [NONE] * 4
    assert len(table.pairs) == len(table.heroes) == players + 1
    assert 0 <= table.start < players
    for player in table.people[:players]:
        assert (player.corruption, player.virtue, player.workers, player.slots) == (1, 7, 20, 0)
    assert sorted({table.section_at(piece) for piece in range(5)}) == [0, 1, 2, 3, 4]
    assert len(BOX.space_ids) == 15
    assert sorted(n for n in BOX.space_number if n > 0) == list(range(1, 11))


def test_set_up_is_random():
    starts = [GAME.start(3, seed).position for seed in range(40)]
    assert len({tuple(table.ring) for table in starts}) > 20
    assert {table.rotation for table in starts} == {0, 1, 2, 3, 4}
    assert {table.start for table in starts} == {0, 1, 2}


@pytest.mark.rule("VIS-3.9", "VIS-3.10", "VIS-3.11", "VIS-3.12")
def test_the_draft_goes_backwards_and_the_start_player_begins():
    ruling = drafting(2, pairs=PAIRS, start="blue")
    assert ruling.asked() == A  # the start player B picks last
    assert ruling.refuses(A, "pick pc_9") == ("not-laid-out", "VIS-3.8")
    ruling.play(A, "pick pc_2")
    assert ruling.me(A).space == BOX.start_space[1]
    assert ruling.asks() == "resource"
    ruling.play(A, "gain ink", "gain gold")
    assert ruling.goods(A) == {"ink": 1, "gold": 1, "silver": 6}
    assert ruling.papers(A) == (1, 0, 2, 1)
    assert ruling.asked() == B
    ruling.play(B, "pick pc_1").settle()
    assert ruling.goods(B) == {"ink": 2, "stone": 1, "silver": 8}
    assert ruling.track(B) == (1, 6)
    assert [len(ruling.me(seat).hand) for seat in (A, B)] == [3, 3]
    assert [ruling.me(seat).owned() for seat in (A, B)] == [9, 9]
    assert ruling.track(A) == (1, 7)  # no check in set-up
    assert (ruling.table.debts_left, ruling.table.deeds_left) == (12, 12)
    assert ruling.table.pairs == []
    assert (ruling.table.active, ruling.table.round) == (B, 1)


@pytest.mark.rule("VIS-3.9")
@pytest.mark.parametrize("number", range(10))
def test_every_player_card_gives_what_it_shows(number: int):
    plain = DATA["player_cards"][number]
    others = (
        [("pc_1", "hero_ada"), ("pc_2", "hero_emma")] if number > 1 else [("pc_9", "hero_ada"), ("pc_8", "hero_emma")]
    )
    ruling = drafting(2, pairs=[(plain["id"], "hero_judith"), *others], steps=[["pick", A]])
    ruling.play(A, f"pick {plain['id']}")
    extra = plain["extra"][0]
    chosen = 0
    while not ruling.state.over:
        ruling.settle()
        if ruling.state.over:
            break
        kind = ruling.asks()
        chosen += kind == "resource"
        if extra["op"] == "build_free" and kind == "spot":
            assert ruling.legal() == [f"spot lake.s{n}" for n in (3, 4)]  # the bank of its own space
        ruling.play(A, ruling.legal()[-1])
    me = ruling.me()
    assert BOX.space_number[me.space] == plain["number"]
    silver = plain["silver"] + (BOX.card_silver[me.destroyed[0]] if me.destroyed else 0)
    assert ruling.goods().get("silver", 0) >= silver
    flipped = {"deed": 0, "debt": 0}
    if extra["op"] == "flip":
        flipped[extra["what"]] = 1
    assert me.debts + me.debts_flipped == plain["debts"]
    assert me.deeds + me.deeds_flipped == plain["deeds"] + (
        number == 7 and me.deeds + me.deeds_flipped - plain["deeds"]
    )
    assert sum(me.goods[:RESOURCES]) >= sum(plain["resources"].values())
    done = {
        "gain": me.virtue < 7 or me.corruption > 1,
        "flip": me.debts_flipped + me.deeds_flipped > 0,
        "hire_free": any(c < BOX.neutral for c in me.discard),
        "place_workers": me.workers == 18,
        "manuscript_free": len(me.manuscripts) == 1,
        "build_free": ruling.built("trading_post") == 1,
        "destroy": len(me.destroyed) == 1,
    }
    assert done[extra["op"]]


@pytest.mark.rule("VIS-3.9", "VIS-5.4")
def test_player_card_9_may_destroy_the_hero_or_nothing():
    ruling = drafting(2, pairs=[("pc_9", "hero_ada"), *PAIRS[1:]], steps=[["pick", A]]).play(A, "pick pc_9")
    assert ruling.asks() == "destroy_any"
    assert "destroy hero_ada" in ruling.legal()
    assert "decline" in ruling.legal()
    ruling.play(A, "destroy hero_ada")
    assert ruling.goods() == {"stone": 2, "silver": 5 + 2}


@pytest.mark.rule("VIS-4.3")
def test_all_spaces_of_a_piece_share_its_piles_and_its_section():
    table = realm(ring=["lake", "coast", "hills", "crags", "forest"], rotation=BOX.section_ids[2]).table
    assert [table.section_at(table.ring[n]) for n in range(5)] == [2, 3, 4, 0, 1]
    for space in range(15):
        assert table.townsfolk_at(space // 3) == table.tops[space // 3]


@pytest.mark.rule("VIS-4.4")
def test_the_trades_of_the_ten_outer_spaces():
    kinds = {}
    for number, effect in zip(BOX.space_number, BOX.trade_effect, strict=True):
        if number > 0:
            kinds[number] = GAME.words.namers["effect"]("en", effect)
    assert [kinds[n] for n in range(1, 11)] == [
        "1 silver", "1 ink", "1 silver", "1 stone", "1 ink", "flip a debt or deed", "1 gold", "destroy a card",
        "1 stone", "1 gold",
    ]  # fmt: skip


@pytest.mark.rule("VIS-4.5", "VIS-4.6")
@pytest.mark.parametrize("piece", range(5))
@pytest.mark.parametrize(("side", "spots"), [(0, 4), (1, 5)])
def test_every_piece_has_its_spots_banks_and_links(piece: int, side: int, spots: int):
    banks = BOX.spot_bank[side][piece * SPOTS : piece * SPOTS + SPOTS]
    assert len([bank for bank in banks if bank >= 0]) == spots == BOX.spots[side]
    assert banks[:spots] == sorted(banks[:spots])
    assert set(banks[:spots]) == {0, 1}
    last = piece * SPOTS + spots - 1
    assert BOX.link_reward[side][last] > 0  # to the next piece, always
    printed = DATA["board_pieces"][piece]["sides"][BOX.sides[side]]
    assert sum(link >= 0 for link in BOX.link_reward[side][piece * SPOTS : last + 1]) == len(printed["links"])
    table = realm(2 if side == 0 else 3, ring=["crags", "lake", "coast", "forest", "hills"]).table
    assert table.next_spot(last) == SPOTS * table.next_piece(piece)


@pytest.mark.rule("VIS-4.7", "VIS-12.4")
@pytest.mark.parametrize("piece", PIECES)
def test_the_printed_townsfolk_and_manuscript_serve_under_empty_piles(piece: str):
    table = realm(tops={piece: None}, texts={piece: None}).table
    at = PIECES.index(piece)
    assert BOX.card_ids[table.townsfolk_at(at)] == f"{piece}.townsfolk"
    assert BOX.text_ids[table.manuscript_at(at)] == f"{piece}.manuscript"
    assert BOX.text_cost[table.manuscript_at(at)] == 3
    assert BOX.text_ribbon[table.manuscript_at(at)] == NONE


@pytest.mark.rule("VIS-5.5", "VIS-15.6")
def test_only_the_split_between_hand_and_draw_pile_is_hidden():
    ruling = realm(
        3, people={A: {"hand": ["st_thief"]}, B: {"hand": ["st_abbot", "st_lender"], "discard": ["st_squire"]}}
    )
    mine, foreign = ruling.state.view(A), ruling.state.view(C)
    assert mine.people[A].hand == (card("st_thief"),)
    assert mine.people[B].hand is None
    assert (mine.people[B].hand_count, len(mine.people[B].unseen)) == (2, 7)
    assert mine.people[B].discard == (card("st_squire"),)
    assert foreign.people[A].hand is None
    worlds = {tuple(GAME.imagine(foreign, Random(n)).position.people[A].hand) for n in range(30)}
    assert len(worlds) > 4
    assert ICONS[4] == "criminal"
    assert TABLEAU == 3


def test_random_games_of_all_kinds_end_conserve_and_have_every_ending():
    ends: Counter[str] = Counter()
    for number in range(24):
        players = number % 4 + 1
        opponent = ("cleric", "builder", "noble", "cards")[number // 4 % 4]
        options = {"opponent": opponent, "difficulty": number % 3 + 1} if players == 1 else {}
        state = GAME.start(players, number, options)
        rng = Random(number)
        census = GAME.census(state.position)
        while not state.over:
            seat = rng.choice(state.to_act)
            state.apply_id(seat, rng.choice(state.legal_ids(seat)))
            assert GAME.census(state.position) == census
        ends[str(GAME.facts(state.position)["end"])] += 1
    assert set(ends) == {"poverty", "prosperity", "divided"}
