"""What the recorded games show together (tests/records replays each of them)."""

from pathlib import Path

import pytest

from palas.games.castle.box import WINTER_CARDS
from palas.games.castle.state import Castle
from tests.castle.transcripts import SHELF
from tests.castle.yard import GAME
from tests.recording import end_of, read

FILES = SHELF.files


def table(path: Path) -> Castle:
    castle = end_of(path).position
    assert isinstance(castle, Castle)
    return castle


def told(kind: str) -> set[str]:
    """The recorded games in which something of this kind happened."""
    return {path.stem for path in FILES if any(event.kind == kind for event in end_of(path).story)}


@pytest.mark.rule("CAS-2.1", "CAS-15.1")
def test_the_recorded_games_cover_all_player_counts_in_both_seasons():
    played = {(read(path).header["players"], read(path).header["options"]["winter"]) for path in FILES}
    assert played == {(players, winter) for players in GAME.meta.players for winter in (False, True)}


@pytest.mark.rule("CAS-11.1", "CAS-11.2")
def test_the_recorded_games_end_in_both_ways():
    early = {path.stem for path in FILES if table(path).field > 1}
    assert early == {"two-players-castle-finished", "four-players-castle-finished"}
    assert all(table(SHELF.folder / f"{stem}.palas").unbuilt() == 0 for stem in early)
    assert any(table(path).field == 1 and table(path).unbuilt() for path in FILES)


@pytest.mark.rule("CAS-15.3", "CAS-15.5", "CAS-15.6", "CAS-15.7", "CAS-15.8", "CAS-15.9", "CAS-15.10")
def test_every_winter_card_comes_up_and_does_something():
    shown = {event.args[0] for path in FILES for event in end_of(path).story if event.kind == "winter_card"}
    assert shown == set(range(len(WINTER_CARDS)))
    for kind in ("toll", "toll_kept", "inn_talers", "mended", "removed_card", "paid", "offered", "maiden_won", "gift"):
        assert told(kind), kind
    assert any(parts["granary"] for path in FILES for parts in end_of(path).breakdown())


@pytest.mark.rule("CAS-7.2.2", "CAS-7.4.1", "CAS-9.2", "CAS-12.6", "CAS-12.7")
def test_the_recorded_games_show_what_is_rare():
    for kind in ("displaced", "bought", "converted", "turned", "turned_silver", "took_back", "host_leaves"):
        assert told(kind), kind
    assert any(line.get("do") == "more_silver" for path in FILES for line in read(path).lines)


@pytest.mark.rule("CAS-13.1")
def test_a_recorded_game_is_decided_by_talers():
    ties = [path for path in FILES if end_of(path).scores().count(max(end_of(path).scores())) > 1]
    assert ties
    for path in ties:
        (winner,) = end_of(path).winners()
        best = max(end_of(path).scores())
        rivals = [seat for seat, points in enumerate(end_of(path).scores()) if points == best and seat != winner]
        assert all(table(path).people[winner].talers >= table(path).people[seat].talers for seat in rivals)
