"""The log leaves nothing out: what comes, goes, opens or closes on the table is told, in its order and once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import palas
from palas.engine.core.event import Event
from palas.engine.core.state import State
from palas.engine.record import Record, replay
from palas.text import LANGUAGES
from tests.caylus.town import BUILDINGS, A, B, caylus

RECORDS = Path(__file__).resolve().parents[1] / "records"
NOBILITY = ("four-players-drifting", "two-players", "solo-O11", "solo-O13", "three-players-with-undo")
VISCOUNTS = ("two-players-poverty", "three-players-prosperity", "solo-builder-1", "solo-noble-1")


@cache
def game_of(title: str, name: str) -> State:
    return replay(Record.read((RECORDS / title / f"{name}.palas").read_text(encoding="utf-8")))


def moments(state: State) -> Iterator[tuple[State, list[Event]]]:
    """The game after each entry, and what was told of it."""
    past = state.game.at_start(state.origin, True)
    for entry in state.entries():
        before = len(past.story)
        past.replay_entries([entry])
        yield past, [event for event in past.story[before:] if event.kind]


@pytest.mark.parametrize("name", NOBILITY)
def test_whatever_leaves_the_guild_hall_or_the_tavern_is_named(name: str) -> None:
    hall: set[int] = set()
    display: set[int] = set()
    for past, told in moments(game_of("nobility", name)):
        city = past.position
        gone = hall - set(city.hall) - {-1}
        named = {event.args[0] for event in told if event.kind in ("left_hall", "put_aside")}
        named |= {event.args[1] for event in told if event.kind == "buys_building"}
        assert gone <= named, [past.game.words.namers["building"]("en", tile) for tile in gone - named]
        cards = display - set(city.display)
        named = {event.args[0] for event in told if event.kind == "left_tavern"}
        named |= {event.args[1] for event in told if event.kind == "took_settler"}
        assert cards <= named
        hall, display = set(city.hall), set(city.display)


@pytest.mark.rule("NOB-14.3")
def test_the_guild_that_an_automaton_die_closes_is_named() -> None:
    state = game_of("nobility", "solo-O11")
    seen = 0
    for past, told in moments(state):
        kinds = [event.kind for event in told]
        if "automa" not in kinds or told[kinds.index("automa")].args[0] < 3:
            continue
        seen += 1
        closed = [event for event in told if event.kind == "closed_guild"]
        value = told[kinds.index("automa")].args[1]
        if closed:
            assert closed[0].args == (past.game.box.guild_of_die[value],)
        else:
            assert "set_aside" in kinds, "an equal blue die"
    assert seen == 20
    assert any("Guild is closed in this round." in line for line in state.log(None, "en"))


@pytest.mark.rule("NOB-6.6")
def test_the_worker_of_a_sold_building_is_told_to_come_home() -> None:
    sales = 0
    for _, told in moments(game_of("nobility", "solo-O13")):
        kinds = [event.kind for event in told]
        for sold in ("sold_workshop", "sold_community"):
            if sold in kinds:
                sales += 1
                assert "came_home" in kinds[kinds.index(sold) :]
    assert sales == 3


def test_a_workshop_says_what_it_does() -> None:
    state = game_of("nobility", "three-players-events-chancery")
    uses = [event for event in state.story if event.kind == "uses_workshop"]
    assert uses
    for lang in LANGUAGES:
        for event in uses:
            effect = state.game.words.namers["use"](lang, event.args[3])
            assert state.game.sentence(event, lang).endswith(f": {effect}.")


@pytest.mark.parametrize("name", VISCOUNTS)
def test_a_building_tells_the_slot_that_it_opens(name: str) -> None:
    for past, told in moments(game_of("viscounts", name)):
        realm = past.position
        kinds = [event.kind for event in told]
        for at, event in enumerate(told):
            if event.kind != "built":
                continue
            who = min(event.args[0], realm.members - 1)
            slot = realm.spot_slot[event.args[2]]
            opens = realm.slot_ability(who, slot).kind >= 0
            assert ("opened" in kinds[at + 1 : at + 2]) is opens
            if opens:
                assert past.game.sentence(told[at + 1], "de").count(":") >= 1


@pytest.mark.rule("VIS-15.3")
@pytest.mark.parametrize("name", VISCOUNTS)
def test_what_is_shuffled_before_a_card_is_drawn_is_told_before(name: str) -> None:
    """A card is drawn by chance in the entry after it was told: nothing but this may stand between."""
    story = [event for event in game_of("viscounts", name).story if event.kind]
    for draws, then in pairwise(story):
        if draws.kind == "draws":
            assert then.kind != "shuffled"


@pytest.mark.rule("VIS-14.2", "VIS-17.1")
@pytest.mark.parametrize("name", VISCOUNTS)
def test_a_collision_is_told_once_and_so_is_its_end(name: str) -> None:
    together: set[int] = set()
    resolved: set[int] = set()
    for event in game_of("viscounts", name).story:
        if event.kind == "met":
            assert event.args[0] not in together, "they have met already"
            together.add(event.args[0])
        elif event.kind == "collision":
            resolved.add(event.args[0])
        elif event.kind == "parted":
            together.remove(event.args[0])
            resolved.remove(event.args[0])
    assert not resolved


def test_to_gain_one_paper_and_turn_the_other_over_reads_like_it() -> None:
    game = palas.game("viscounts")
    box, words = game.box, game.words
    texts = {words.namers["effect"]("de", number) for number in range(len(box.effects))}
    assert "1 Schuldschein erhalten und 1 Urkunde umdrehen" in texts
    assert "1 Schuldschein und 1 Urkunde umdrehen" not in texts
    assert "gain 1 debt and flip a deed" in {words.namers["effect"]("en", n) for n in range(len(box.effects))}


@pytest.mark.rule("CAY-8.2")
def test_who_can_do_nothing_at_the_lawyer_does_not_use_it() -> None:
    rich = {"money": {A: 1}, "goods": {A: {"cloth": 1}}}
    for purse, kind in (({}, "idle"), (rich, "activates")):
        game = caylus(road={9: ("w_lawyer", B)}, workers_on={9: A}, phase=BUILDINGS, provost=9, **purse)
        told = [event.kind for event in game.state.story if event.kind in ("idle", "activates")]
        assert told == [kind], purse
    poor = caylus(road={9: ("w_lawyer", B)}, workers_on={9: A}, phase=BUILDINGS, provost=9)
    assert any("can do nothing at the Lawyer" in line for line in poor.state.log(None, "en"))


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_the_set_up_says_what_was_laid_out(title: str) -> None:
    game = palas.game(title)
    state = game.start(players=max(game.meta.players), seed=4)
    told = [event for event in state.story if event.kind and event.known_to(-1)]
    assert len([event for event in told if event.kind not in (*game.headings, *game.deeds)]) >= 3
