"""The log in deeds: one line for every decision, with what followed from it; nothing is lost and nothing told twice."""

from __future__ import annotations

import pytest

import palas
from palas import bots
from palas.engine.core.event import EVERYONE, Event
from palas.engine.deeds import Deed, Happening, in_short
from palas.games.viscounts.state import RIVAL

NAMES = ["Ann", "Ben"]


def told(title: str, lang: str, moves: int = 120) -> tuple[list[Happening], list[Deed]]:
    """The first moves of a game of two, and its log in deeds."""
    game = palas.game(title)
    state = game.start(players=2, seed=3)
    bot = bots.bot("greedy", seed=1)
    while not state.over and state.length < moves:
        seat = state.to_act[0]
        code = bot.choose(state.view(seat))
        state.apply(next(action for action in state.legal(seat) if action.code == code))
    story = [event for event in state.story if event.kind and event.known_to(0)]
    parts = [Happening(e.at, e.kind, e.args, game.sentence(e, lang, NAMES)) for e in story]
    return parts, game.deeds_told(parts, NAMES, lang)


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_event_stands_in_one_deed_and_deeds_are_in_order(title: str, lang: str) -> None:
    game = palas.game(title)
    parts, deeds = told(title, lang)
    shown = [part for deed in deeds for part in deed.parts]
    rest = [part for part in parts if part.kind in game.hushed or part.kind in game.headings]
    assert sorted(shown + rest, key=repr) == sorted(parts, key=repr)
    assert [deed.entry for deed in deeds] == sorted(deed.entry for deed in deeds)
    assert len(deeds) < 0.7 * len(parts), "a line is more than one event"
    assert all(deed.sentence().endswith(".") for deed in deeds)


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_a_title_names_only_events_that_it_has(title: str) -> None:
    game = palas.game(title)
    named = {*game.headings, *game.deeds, *game.gathered, *game.leads, *game.asides, *game.hushed}
    assert named <= game.event_args.keys()
    assert set(game.gathered) <= set(game.deeds)


def sentences(title: str, lang: str) -> list[str]:
    return [deed.sentence() for deed in told(title, lang)[1]]


def test_a_completed_card_is_one_line_with_what_was_given_and_won() -> None:
    assert (
        "Ben completes Elves (weapons and magic, 3–6) with 4 goods: gives 3 weapons, gives 1 magic, "
        "receives 2 workers, scores 4 VP (settlers)."
    ) in sentences("nobility", "en")
    assert (
        "Ben erfüllt Elfen (Waffen und Magische Dinge, 3–6) mit 4 Waren: gibt 3 Waffen ab, gibt 1 Magisches Ding ab, "
        "erhält 2 Arbeiter, erhält 4 SP (Siedler)."
    ) in sentences("nobility", "de")
    assert next(deed.points for deed in told("nobility", "en")[1] if deed.kind == "completed") == 4


def test_the_same_effect_several_times_is_told_once_with_its_sum() -> None:
    lines = sentences("viscounts", "en")
    assert "Ben's main action: trade: trades 6 times, pays 9 silver, gains 6 ink, draws a card." in lines


def test_the_set_up_says_what_was_laid_out() -> None:
    for title in ("caylus", "heirs", "nobility", "viscounts"):
        first = told(title, "en")[1][0]
        assert first.text == "The game is laid out."
        assert len(first.brief) >= 8


def test_what_is_paid_for_a_deed_stands_behind_it_and_what_others_get_keeps_their_name() -> None:
    lines = sentences("caylus", "en")
    assert any(
        "Ben uses the Carpenter (neutral): pays 1 food, builds the Marketplace (wood) on space 9" in line
        for line in lines
    )
    assert "Ann receives 2 deniers of income: Ben receives 2 deniers of income." in lines


GAINS = (("coins", (0, 3)), ("coins", (0, 1)), ("coins", (1, 2)), ("reputation", (0, 5)), ("house", (0,)))


def test_the_doer_is_named_again_after_somebody_else() -> None:
    """A line that went on without a name would tell it of the one who was named last."""
    game = palas.game("nobility")
    events = [Event(kind, args, EVERYONE, False, 1) for kind, args in GAINS]
    parts = tuple(Happening(e.at, e.kind, e.args, game.sentence(e, "en", NAMES)) for e in events)
    kept = ("receives 1 coin", "Ben receives 2 coins", "Ann has reputation 5 now", "receives a house")
    assert in_short(game, "coins", 0, parts, tuple(NAMES), "en").effects == kept


def test_what_was_given_bit_by_bit_stands_with_the_card_that_it_completes() -> None:
    """Which goods are given is asked one kind after the other; none of it belongs to what was done before."""
    for deed in told("nobility", "en", 400)[1]:
        paid = [part.args[2] for part in deed.parts if part.kind == "completed"]
        if paid:
            assert sum(part.args[1] for part in deed.parts if part.kind == "gave") == paid[0], deed.sentence()


def lines_of(title: str, *events: tuple[int, str, tuple[int, ...]]) -> list[str]:
    """The log in deeds of events with their entries."""
    game = palas.game(title)
    parts = [Happening(at, kind, args, game.sentence(Event(kind, args, EVERYONE, False, at), "en", NAMES))
             for at, kind, args in events]  # fmt: skip
    return [deed.sentence() for deed in game.deeds_told(parts, NAMES, "en", first=0)]


def test_what_a_die_sells_stands_in_its_line() -> None:
    game = palas.game("nobility")
    space = game.box.space_ids.index("port_2")
    dealt = (0, "round", (1,))
    sold = [(entry, "sold", (0, 0, 3)) for entry in (2, 3)]
    assert lines_of("nobility", dealt, (1, "placed", (0, 2, space, 0)), *sold)[1:] == [
        "Ann places a 2 at the Port (slot 2): sells 1 book for 3 coins (×2)."
    ]


def test_what_another_answers_in_the_midst_of_a_deed_stands_in_its_line() -> None:
    dealt = (0, "round", (1,))
    lines = lines_of(
        "viscounts", dealt, (1, "collision", (0,)), (2, "rearranged", (1,)), (2, "parted", (0,)), (3, "draws", (0,))
    )
    assert lines[1:] == [
        "Ann resolves a collision: Ben rearranges the cards of the tableau, Ann's markers return to their ends of the "
        "track, draws a card."
    ]


def test_an_opponent_whom_the_rules_play_is_named_once_in_a_line() -> None:
    lines = lines_of("viscounts", (0, "round", (1,)), (1, "collision", (RIVAL,)), (1, "virtue", (RIVAL, 1, 6)))
    assert lines[1:] == ["Opponent resolves a collision: gains 1 virtue (space 6)."]


def test_goods_that_nobody_paid_for_say_where_they_come_from() -> None:
    whole = " ".join(part.text for part in told("nobility", "en", 400)[0])
    assert "from a workshop" in whole
    assert "on top of the purchase" in whole
    assert "receives the income of 1 community building" in whole
