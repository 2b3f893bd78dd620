"""Components and set-up for two to six players (NOB-1, 2, 13)."""

from collections import Counter

import pytest

from palas.games.nobility.terms import GOODS
from tests.nobility.city import BOX, GAME, NEUTRAL, A

DATA = GAME.data


@pytest.mark.rule("NOB-1.1", "NOB-1.2", "Q-24", "Q-26", "Q-33", "Q-37")
def test_the_contents_of_the_box():
    counts = DATA["counts"]
    assert (counts["settlers"], counts["ships"], counts["council_tiles"], counts["buildings"]) == (48, 18, 30, 48)
    assert (counts["characters"], counts["solo_objectives"], counts["setup_cards"], counts["events"]) == (13, 15, 5, 16)
    assert (counts["modifiers"], counts["workers"], counts["houses"], counts["dice"]) == (20, 84, 42, 30)
    for name in ("settlers", "ships", "council_tiles", "buildings", "characters", "events", "solo_objectives"):
        assert len(DATA[name]) == counts[name], name
    assert len(DATA["setup_cards"]) == 5
    assert len(BOX.desk_ids) == counts["chancery_desks"] == 12
    assert len(BOX.commission_ids) == counts["commission_cards"] == 18
    assert len(BOX.dice_tile_ids) == counts["dice_tiles"] == 18
    assert Counter(BOX.building_guild) == {**dict.fromkeys(range(6), 6), -1: 12}
    races = Counter(zip(BOX.settler_race, BOX.settler_deck, strict=True))
    assert set(races.values()) == {4}


@pytest.mark.rule("NOB-1.3", "Q-14")
def test_what_is_limited():
    assert (BOX.modifiers, BOX.workers, BOX.houses) == (20, 14, 7)
    limits = {entry["id"]: entry["limit"] for entry in DATA["supply"]}
    assert limits["goods"] is None
    assert limits["coins"] is None


@pytest.mark.rule("NOB-1.4", "Q-4")
def test_a_building_tile_is_one_component_with_one_function():
    for tile in DATA["buildings"]:
        assert ("choose_one" in tile) != ("passive" in tile)
        assert 1 <= len(tile.get("choose_one", tile.get("passive"))) <= 2


@pytest.mark.rule("NOB-2.1", "Q-1", "Q-39")
def test_the_setup_cards():
    table = {
        2: (2, 2, 1, 2, [3, 2]),
        3: (3, 3, 2, 3, [3, 2, 1]),
        4: (4, 4, 2, 4, [3, 2, 2, 1]),
        5: (5, 5, 3, 5, [3, 2, 2, 1, 1]),
        6: (6, 6, 3, 6, [4, 3, 2, 2, 1, 1]),
    }
    for players, (tavern, yard, dice, apprentices, income) in {1: table[2], **table}.items():
        card = BOX.setups[players]
        assert (card.tavern, card.yard, card.guild_dice, card.apprentices) == (tavern, yard, dice, apprentices)
        assert card.income == [0, *income]


@pytest.mark.rule("NOB-2.3", "NOB-2.4", "NOB-2.5", "NOB-2.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_lies_out_at_the_start(players):
    city = GAME.start(players, seed=players).position
    assert len(city.display) == 6
    assert all(BOX.settler_deck[card] == 1 for player in city.people for card in player.held)
    decks = {BOX.settler_deck[card] for card in range(48) if city.settler_pile >> card & 1}
    assert decks == {1, 2}
    assert city.settler_pile.bit_count() == 48 - 6 - players
    assert city.ship_pile.bit_count() == 17
    assert -1 not in city.council
    assert city.council_pile.bit_count() == 12
    assert -1 not in city.hall
    neutral = 6 if players == 2 else 0
    assert city.owners.count(NEUTRAL) == neutral
    assert city.bag.bit_count() == 48 - 6 - neutral
    if neutral:
        for guild in range(6):
            tile = city.workshops[guild * 3 + 1]
            assert BOX.building_guild[tile] == guild
            assert city.owners[guild * 3 : guild * 3 + 3] == [-1, NEUTRAL, -1]


@pytest.mark.rule("NOB-2.7", "NOB-2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_everybody_starts_with(players):
    city = GAME.start(players, seed=1).position
    assert city.round == 1
    for player in city.people:
        assert (player.coins, player.goods, player.platform, player.houses) == (8, [1] * len(GOODS), 1, 6)
        assert (player.reputation, player.nobility, player.vp, player.quarters) == (9, 0, 0, 0)
        assert len(player.held) == 1
    assert len({player.character for player in city.people}) == players


@pytest.mark.rule("NOB-2.8", "NOB-2.11")
def test_the_start_player_is_drawn_and_turns_go_clockwise():
    starts = {GAME.start(3, seed=seed).position.start for seed in range(12)}
    assert starts == {0, 1, 2}
    state = GAME.start(3, seed=1)
    city = state.position
    assert state.to_act == (city.start,)
    assert city.turn_order() == [(city.start + n) % 3 for n in range(3)]


@pytest.mark.rule("NOB-2.9", "NOB-2.11", "NOB-13.1")
@pytest.mark.parametrize(
    ("players", "modifiers"),
    [(2, [0, 0]), (3, [0, 0, 0]), (4, [0, 0, 0, 1]), (5, [0, 0, 0, 1, 2]), (6, [0, 0, 0, 1, 2, 3])],
)
def test_later_seats_start_with_modifiers(players, modifiers):
    for seed in range(4):
        city = GAME.start(players, seed=seed).position
        if city.start == A or players != 6:
            assert [city.people[seat].modifiers for seat in city.turn_order()] == modifiers


@pytest.mark.example("NOB-TV-26")
@pytest.mark.rule("NOB-13.1")
def test_six_players():
    state = GAME.start(6, seed=3, options={"chancery": False})
    city = state.position
    assert city.chancery
    for seat in range(6):
        state.apply(state.legal(seat)[0])
    assert all(player.reputation == 7 and sum(player.dice) == 4 for player in city.people)
    assert [city.people[seat].modifiers for seat in city.turn_order()] == [0, 0, 0, 1, 2, 3]
    spaces = [BOX.space_ids[space] for space in range(len(BOX.space_ids))]
    assert "castle_extra" in spaces
    assert all(BOX.desk_players[desk] <= 6 for desk in range(12))
