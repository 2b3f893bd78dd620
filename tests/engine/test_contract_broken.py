"""Each way to break the example game is caught by the check that is made for it."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dice_market
import msgspec
import pytest
from dice_market import BUY, CODES, SELL, SHOW, Buy, DiceMarket, Draw, Fair, Market, Roll

from palas.engine.contract import CHECKS, Report, check_game
from palas.text import COMMON, Words

Patch = pytest.MonkeyPatch
BROKEN: dict[str, tuple[str, Callable[[Patch], DiceMarket]]] = {}


def caught_by(check: str) -> Callable[[Callable[[Patch], DiceMarket]], None]:
    """Registers a broken version with the check that must fail."""

    def register(make: Callable[[Patch], DiceMarket]) -> None:
        BROKEN[make.__name__] = (check, make)

    return register


def wrap(patch: Patch, owner: type, name: str, around: Callable[..., Any]) -> DiceMarket:
    """The example with one method replaced: `around(original, self, …)`."""
    original = getattr(owner, name)
    patch.setattr(owner, name, lambda self, *rest: around(original, self, *rest))
    return DiceMarket()


@caught_by("untold")
def a_view_that_leaks_a_hand(patch: Patch) -> DiceMarket:
    def view(original, game, state, seat):
        hands = tuple(tuple(hand) for hand in state.position.hands)
        return msgspec.structs.replace(original(game, state, seat), hands=hands)

    return wrap(patch, DiceMarket, "view", view)


@caught_by("imagine-deals")
def an_imagination_that_knows_the_leaked_hand(patch: Patch) -> DiceMarket:
    return BROKEN["a_view_that_leaks_a_hand"][1](patch)


@caught_by("paired-worlds")
def a_spectator_who_looks_into_the_hands(patch: Patch) -> DiceMarket:
    def view(original, game, state, seat):
        hands = tuple(tuple(hand) for hand in state.position.hands)
        seen = original(game, state, seat)
        return msgspec.structs.replace(seen, hands=hands) if seat is None else seen

    return wrap(patch, DiceMarket, "view", view)


@caught_by("secret-answers")
def a_view_that_shows_a_secret_answer(patch: Patch) -> DiceMarket:
    def view(original, game, state, seat):
        return msgspec.structs.replace(original(game, state, seat), die=sum(state.position.answers))

    return wrap(patch, DiceMarket, "view", view)


@caught_by("no-key")
def a_view_that_carries_the_key(patch: Patch) -> DiceMarket:
    def view(original, game, state, seat):
        return msgspec.structs.replace(original(game, state, seat), rules_version=state.origin.key.hex())

    return wrap(patch, DiceMarket, "view", view)


@caught_by("clone")
def a_clone_that_shares_a_list(patch: Patch) -> DiceMarket:
    def clone(original, market):
        twin = original(market)
        twin.coins = market.coins
        return twin

    return wrap(patch, Market, "clone", clone)


@caught_by("kinds")
def candidates_that_are_no_list(patch: Patch) -> DiceMarket:
    return wrap(patch, Buy, "candidates", lambda original, step, market, seat: range(3))


@caught_by("census")
def a_lost_coin(patch: Patch) -> DiceMarket:
    def resolve(original, step, market, seat, action):
        original(step, market, seat, action)
        market.coins[seat] -= action == BUY

    return wrap(patch, Buy, "resolve", resolve)


@caught_by("every-action")
def a_legal_action_that_raises(patch: Patch) -> DiceMarket:
    def resolve(original, step, market, seat, action):
        assert action != SHOW, "forgotten"
        original(step, market, seat, action)

    return wrap(patch, Buy, "resolve", resolve)


@caught_by("why-not")
def a_why_not_that_is_empty_for_an_illegal_move(patch: Patch) -> DiceMarket:
    def why_not(original, game, state, seat, code):
        return [] if code == "buy" else original(game, state, seat, code)

    return wrap(patch, DiceMarket, "why_not", why_not)


@caught_by("one-enumerator")
def a_fast_list_that_forgets_an_action(patch: Patch) -> DiceMarket:
    return wrap(patch, Buy, "options", lambda original, step, market, seat: original(step, market, seat)[:2])


@caught_by("record")
def a_record_that_replays_differently(patch: Patch) -> DiceMarket:
    def outcome_code(original, game, market, outcome):
        return original(game, market, min(outcome, 5) if market.stack[-1].kind == "roll" else outcome)

    return wrap(patch, DiceMarket, "outcome_code", outcome_code)


@caught_by("generator")
def chance_from_the_global_generator(patch: Patch) -> DiceMarket:
    return wrap(patch, Roll, "fall", lambda original, step, market, _: original(step, market, random.randint(1, 6)))


@caught_by("generator")
def chance_from_a_generator_of_its_own(patch: Patch) -> DiceMarket:
    own = random.Random(1)
    return wrap(patch, Roll, "fall", lambda original, step, market, _: original(step, market, own.randint(1, 6)))


@caught_by("illegal")
def a_refusal_that_costs_a_coin(patch: Patch) -> DiceMarket:
    def reason(original, game, market, seat, action, refusal):
        market.receive(seat, -1)
        return original(game, market, seat, action, refusal)

    return wrap(patch, DiceMarket, "reason", reason)


@caught_by("legal")
def codes_that_are_not_unique(patch: Patch) -> DiceMarket:
    def action_code(original, game, action):
        return CODES[SELL] if action > SELL else original(game, action)

    return wrap(patch, DiceMarket, "action_code", action_code)


@caught_by("legal")
def an_empty_legal_list(patch: Patch) -> DiceMarket:
    def refusal(original, step, market, seat, action):
        return 1 if market.fair == 2 else original(step, market, seat, action)

    return wrap(patch, Buy, "refusal", refusal)


@caught_by("free-undo")
def an_undo_that_crosses_a_reveal(patch: Patch) -> DiceMarket:
    patch.setattr(Market, "tell_news", lambda market, audience, kind, args: market.tell_some(audience, kind, args))
    return DiceMarket()


@caught_by("untold")
def a_log_that_leaks_a_hidden_card(patch: Patch) -> DiceMarket:
    patch.setattr(Market, "tell_some", lambda market, audience, kind, args: Market.tell(market, kind, args))
    return DiceMarket()


@caught_by("imagine")
def an_imagination_that_changes_what_was_seen(patch: Patch) -> DiceMarket:
    def imagine_plain(original, game, view, rng):
        plain = original(game, view, rng)
        return {**plain, "hands": [plain["hands"][-1], *plain["hands"][:-1]]}

    return wrap(patch, DiceMarket, "imagine_plain", imagine_plain)


@caught_by("imagine")
def an_imagination_that_loses_a_card(patch: Patch) -> DiceMarket:
    def imagine_plain(original, game, view, rng):
        plain = original(game, view, rng)
        return {**plain, "deck": [max(0, left - 1) for left in plain["deck"]]}

    return wrap(patch, DiceMarket, "imagine_plain", imagine_plain)


@caught_by("scores")
def a_breakdown_that_does_not_add_up(patch: Patch) -> DiceMarket:
    def breakdown(original, game, market):
        return [{**part, "cards": part["cards"] // 2} for part in original(game, market)]

    return wrap(patch, DiceMarket, "breakdown", breakdown)


@caught_by("messages")
def a_missing_german_message(patch: Patch) -> DiceMarket:
    return silenced(patch, "de", "ask-buy")


@caught_by("log")
def an_event_without_an_english_message(patch: Patch) -> DiceMarket:
    return silenced(patch, "en", "event-sold")


def silenced(patch: Patch, lang: str, key: str) -> DiceMarket:
    """The example without one message."""

    class Incomplete(Words):
        def say(self, spoken: str, asked: str, /, **params: Any) -> str:
            return COMMON.say(spoken, asked) if (spoken, asked) == (lang, key) else super().say(spoken, asked, **params)

    good = Words(Path(dice_market.TEXT), base=COMMON, namers=dice_market.WORDS.namers)
    patch.setattr(DiceMarket, "words", Incomplete(good.folder, base=COMMON, namers=good.namers))
    return DiceMarket()


@caught_by("dict")
def a_dict_that_forgets_who_has_an_open_hand(patch: Patch) -> DiceMarket:
    def plain(original, game, market):
        return {**original(game, market), "open": [0] * market.players}

    return wrap(patch, DiceMarket, "plain", plain)


@caught_by("play")
def a_game_without_end(patch: Patch) -> DiceMarket:
    def work(original, step, market):
        market.fair = 0
        original(step, market)

    return wrap(patch, Fair, "work", work)


@caught_by("silent")
def a_move_that_does_more_when_it_is_told(patch: Patch) -> DiceMarket:
    def resolve(original, step, market, seat, action):
        original(step, market, seat, action)
        if market.telling:
            market.receive(seat, 1)

    return wrap(patch, Buy, "resolve", resolve)


@caught_by("chance")
def an_outcome_that_cannot_fall(patch: Patch) -> DiceMarket:
    patch.setattr(Roll, "weights", lambda step, market: [1, 1, 1, 1, 1, 0])
    return DiceMarket()


@caught_by("looking")
def a_look_that_changes_the_table(patch: Patch) -> DiceMarket:
    def census(original, game, market):
        market.fair += 1
        return original(game, market)

    return wrap(patch, DiceMarket, "census", census)


@caught_by("budget")
def a_list_that_is_too_long(patch: Patch) -> DiceMarket:
    patch.setattr(Buy, "candidates", lambda step, market, seat: [0, *[BUY] * 500])
    return DiceMarket()


def starting_differently_each_time(patch: Patch) -> DiceMarket:
    turn = itertools.count()

    def setup(original, game, players, options):
        market = original(game, players, options)
        market.receive(0, next(turn) % 3)
        return market

    return wrap(patch, DiceMarket, "setup", setup)


for name in ("rewind", "manual-chance", "verify"):
    BROKEN[f"a_start_that_differs_each_time ({name})"] = (name, starting_differently_each_time)


@caught_by("playout")
def a_draw_that_remembers_earlier_games(patch: Patch) -> DiceMarket:
    turn = itertools.count()

    def fall(original, step, market, outcome):
        original(step, market, outcome)
        if not market.telling:
            market.receive(step.seat, next(turn) % 2)

    return wrap(patch, Draw, "fall", fall)


def run(game: DiceMarket) -> Report:
    return check_game(game, players=3, games=3, options={}, limit=300)


@caught_by("pictures")
def a_picture_that_nobody_has_drawn(patch: Patch) -> DiceMarket:
    patch.setattr(DiceMarket, "stock", {"silver": "pieces.cube"})
    return DiceMarket()


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_caught_by_name(name: str) -> None:
    expected, make = BROKEN[name]
    with pytest.MonkeyPatch.context() as patch:
        report = run(make(patch))
        assert not report.ok
        assert expected in report.failed
        first = report.results[expected].first
        assert first is not None
        assert first.text("de") != first.text("en")
        assert first.command() in report.text("de")
        assert first.command().startswith("palas check dice_market --players 3 --seed ")


def test_the_sound_game_passes() -> None:
    assert run(DiceMarket()).failed == []


def test_every_check_catches_some_broken_game() -> None:
    assert {check for check, _ in BROKEN.values()} == set(CHECKS)


def test_a_failure_can_be_seen_again_with_its_seed() -> None:
    with pytest.MonkeyPatch.context() as patch:
        game = BROKEN["a_record_that_replays_differently"][1](patch)
        first = run(game).results["record"].first
        assert first is not None
        again = check_game(game, players=first.players, games=1, options=first.options, seed=first.seed, limit=300)
        assert again.results["record"].first == first


def test_a_finished_log_ends_with_the_result() -> None:
    luck = random.Random(3)
    state = DiceMarket().start(players=3, seed=3)
    while not state.over:
        assert "wins:" not in state.log(None, "en")[-1:]
        state.apply(luck.choice(state.legal(state.to_act[0])))
    last = state.log(None, "en")[-1]
    assert all(f"Player {seat + 1} {points}" in last for seat, points in enumerate(state.scores()))
    assert all(f"Player {seat + 1}" in last.partition(":")[0] for seat in state.winners())
