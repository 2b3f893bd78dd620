"""What lists, boards and sentences say is what the rules do, in the printed box and in changed ones."""

import re
from random import Random

import pytest

from palas.engine.contract.battery import option_sets
from palas.engine.packs import changed_game
from palas.games.heirs import scoring
from tests.engine.test_shown import EVERY, check
from tests.heirs.players import drifter
from tests.heirs.realm import BLUE, BOX, GAME, WHITE, Ruling, heirs

KINDS = "building_types"
DEAR = {  # a box with every kind of figure changed
    f"{KINDS}/tavern/effect": {"rule": "line_tiles", "self_points": 4, "points_per_tile": 2, "cap_per_direction": 1},
    f"{KINDS}/market/effect/points_per_tile": 3,
    f"{KINDS}/pilgrimage/effect/self_points": 5,
    f"{KINDS}/robber_castle/effect/points_per_building": 4,
    f"{KINDS}/mill/effect/terrain": "green",
    f"{KINDS}/hut/effect/self_points": 0,
    f"{KINDS}/field_camp/effect/points_if_unused": 7,
    "/".join((KINDS, "farm", "effect")): {"rule": "produce", "resource": "stone", "amount": 3},
    f"{KINDS}/trading_post/effect/points_per_building": 1,
    f"{KINDS}/cathedral/effect/points": 9,
    f"{KINDS}/siege_tower/effect/needed": 1,
    f"{KINDS}/fortress/effect/points_per_building": 3,
    f"{KINDS}/basketry/effect/terrains": ["gray", "green"],
    f"{KINDS}/pottery/effect/points_per_pair_with_guild": 9,
    f"{KINDS}/watchtower/effect/points_per_tile": 2,
    f"{KINDS}/garrison/effect/points_per_building": 5,
    "tiles/land_mill/cost": {"wood": 0, "grain": 0, "stone": 4},
    "tiles/travel_market_gray/terrain_front": "yellow",
    "treasures/treasure_vertical_green/min_tiles": 1,
    "solo/points_per_remaining_treasure": 8,
    "solo/doubled_best_buildings": 1,
    "hand_limit": 1,
}
CHEAP = {  # nothing costs anything, and little counts
    **{f"tiles/{tile}/cost": {"wood": 0, "grain": 0, "stone": 0} for tile in BOX.tile_ids},
    f"{KINDS}/siege_tower/effect/needed": 4,
    f"{KINDS}/pilgrimage/effect/points_per_tile": 0,
    "solo/points_per_remaining_treasure": 0,
    "solo/doubled_best_buildings": 0,
    "hand_limit": 5,
}
BOXES = {"printed": {}, "dear": DEAR, "cheap": CHEAP}


def changed_heirs(changes, *given, **more) -> Ruling:
    """A position of `heirs` in a changed box."""
    game = changed_game(GAME, changes)
    return Ruling(game.from_dict({**heirs(*given, **more).state.to_dict(), "changes": dict(game.pack.changes)}))


def detail(game: Ruling, code: str, lang: str = "en") -> str:
    """What the list says about an answer of white."""
    (choice,) = [choice for choice in game.state.game.choices(game.state.view(WHITE), lang) if choice.code == code]
    return choice.detail


def after(state, *codes):
    """The state after some answers of whoever is asked, up to the next chance."""
    twin = state.clone()
    twin.manual = True
    for code in codes:
        twin.apply(twin.game.parse(twin, twin.to_act[0], code))
    return twin


def check_list(game, state, seat) -> int:
    """Compare the figures in the words of a list with what happens; how many were found."""
    found = 0
    side = state.position.side_of(seat)
    before = game.holdings(state.position, seat)
    for choice in game.choices(state.view(seat), "en"):
        verb, words = choice.code.partition(" ")[0], choice.detail
        end = after(state, choice.code)
        if end.over or end.to_act != (seat,):
            continue
        shown = re.search(r"^(-?\d+) points?$|^reach (\d+)$", words)
        if verb in ("at", "withdraw") and shown:
            thing = "points" if shown[1] else "reach"
            owned = game.holdings(end.position, seat)[thing]
            assert int(shown[1] or shown[2]) == owned - (before[thing] if shown[1] else 0), choice
            found += 1
        if verb == "build":
            waived = re.search(r"(\d+) of it waived", words)
            built = after(end, end.legal(seat)[0].code)
            used = state.position.discounts - built.position.discounts
            assert (int(waived[1]) if waived else 0) == used, choice
            assert built.position.hands[side] != state.position.hands[side]
            found += 1
    return found


def check_tips(game, state) -> int:
    """What the tooltips of a side's buildings say they count adds up to what the rules count for them."""
    board = game.board(state.view(None), lang="en").svg
    tips = re.findall(r'id="cell-(\d+)"[^>]*data-tip="([^"]*)"', board)
    shown = [0, 0]
    for cell, tip in tips:
        worth = re.search(r"counts (-?\d+) points?", tip)
        if worth:
            owner = state.position.owner[state.position.at[int(cell)]]
            shown[owner] += int(worth[1]) * (2 if "doubled by a troop" in tip else 1)
    assert shown == [sum(scoring.building_points(state.position, side)) for side in (WHITE, BLUE)]
    return len(tips)


@pytest.mark.parametrize("players", GAME.meta.players)
@pytest.mark.parametrize("box", BOXES)
def test_what_is_said_about_an_answer_is_what_happens(box: str, players: int):
    game = changed_game(GAME, BOXES[box]) if BOXES[box] else GAME
    luck = Random(f"shown {box} {players}")
    options = luck.choice(list(option_sets(game)))
    state = game.start(players, f"shown {box}", options)
    questions = figures = 0
    while not state.over:
        seat = state.to_act[0]
        questions += 1
        if questions % 3 == 0:
            figures += check_list(game, state, seat)
        if questions % (2 * EVERY) == 0:
            check(game, state, seat)
            assert check_tips(game, state)
        state.apply_id(seat, drifter(state, seat, luck))
    assert check_tips(game, state)
    assert game.facts(state.position)
    assert figures > 10


@pytest.mark.rule("HEI-6.2")
@pytest.mark.parametrize(("needed", "words"), [
    (1, ("one of them beside", "schon einer neben")),
    (2, ("two of them beside", "zwei davon neben")),
    (3, ("3 of them beside", "3 davon neben")),
])  # fmt: skip
def test_a_siege_tower_says_how_many_of_them_it_takes(needed, words):
    game = changed_heirs(
        {f"{KINDS}/siege_tower/effect/needed": needed}, hands={WHITE: ["war_siege_gray_1"]}, discounts=9
    )
    for lang, word in zip(("en", "de"), words, strict=True):
        assert word in detail(game, "build war_siege_gray_1", lang)


def test_a_pilgrimage_site_says_what_it_counts_at_least():
    pilgrimage = next(tile for tile in BOX.tile_ids if "pilgrim" in tile)
    printed = heirs(hands={WHITE: [pilgrimage]}, discounts=9)
    assert "at least" not in detail(printed, f"build {pilgrimage}")
    more = changed_heirs({f"{KINDS}/pilgrimage/effect/self_points": 5}, hands={WHITE: [pilgrimage]}, discounts=9)
    for lang, word in (("en", "at least 5 points"), ("de", "mindestens 5 Punkte")):
        assert word in detail(more, f"build {pilgrimage}", lang)


@pytest.mark.rule("HEI-12.8")
@pytest.mark.parametrize(("doubled", "words"), [
    (1, ("for his best once more", "für das beste noch einmal")),
    (3, ("for his three best once more", "für die drei besten noch einmal")),
    (5, ("for his 5 best once more", "für die 5 besten noch einmal")),
])  # fmt: skip
def test_the_log_says_how_many_of_heinrichs_best_buildings_count_again(doubled, words):
    game = changed_game(GAME, {"solo/doubled_best_buildings": doubled}) if doubled != 3 else GAME
    state = game.start(1, seed=4)
    luck = Random(4)
    while not state.over:
        state.apply(luck.choice(state.legal(0)))
    for lang, word in zip(("en", "de"), words, strict=True):
        assert word in "\n".join(state.log(0, lang))
        named = word.removeprefix("for his ").removeprefix("für ").partition(" noch")[0].partition(" once")[0]
        assert named in game.words.say(lang, "source-best_buildings").lower()


@pytest.mark.rule("HEI-12.8")
def test_treasures_that_are_worth_nothing_are_counted_all_the_same():
    game = changed_heirs({"solo/points_per_remaining_treasure": 0}, {(0, 1): ("land_mill", BLUE)}, solo=WHITE,
                         treasures={"vertical_green": (0, 1)}, pile=2)  # fmt: skip
    assert game.state.game.facts(game.realm)["treasures"] == 3
