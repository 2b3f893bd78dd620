"""Checks of one moment: what may be done, what may not, and what it does."""

from __future__ import annotations

import json
from typing import Any

from palas import playout
from palas.engine.action import Action
from palas.engine.contract.moment import Moment, describe, expect_same, fingerprint, play_on, seen
from palas.engine.contract.report import Broken
from palas.engine.core.luck import Quick
from palas.engine.core.position import OK
from palas.engine.errors import IllegalAction, NotAsked, PalasError
from palas.engine.record import Record, record, replay
from palas.text import LANGUAGES

SAMPLE = 40  # codes of a long list that are looked at one by one
AHEAD = 8  # decisions that a copy plays on


def legal(m: Moment) -> None:
    """Legal lists are never empty, their codes are unique and can be read back."""
    for seat in m.asked:
        actions = m.state.legal(seat)
        if not actions:
            raise Broken("no-legal", seat=seat)
        codes = [action.code for action in actions]
        if len(set(codes)) != len(codes):
            raise Broken("twice", seat=seat, code=next(code for code in codes if codes.count(code) > 1))
        if [action.id for action in actions] != m.state.legal_ids(seat):
            raise Broken("ids", seat=seat)
        for action in m.rng.sample(actions, min(SAMPLE, len(actions))):
            read = m.game.parse(m.state, seat, f" {action.code} ")
            if (read.seat, read.code, read.id) != (seat, action.code, action.id):
                raise Broken("code", code=action.code, detail=f"{read!r}")
    for seat in range(m.trial.players):
        if seat not in m.asked and m.state.legal(seat):
            raise Broken("not-asked", seat=seat)
        if seat not in m.asked:
            try:
                m.state.decision(seat)
            except NotAsked:
                continue
            raise Broken("not-asked", seat=seat)


def one_enumerator(m: Moment) -> None:
    """The list of legal actions is the list of candidates without those that are refused."""
    for seat in m.asked:
        position = m.state.position
        step = position.stack[-1]
        candidates = step.candidates(position, seat)
        if len(set(candidates)) != len(candidates):
            raise Broken("candidates-twice", kind=step.kind)
        checked = [action for action in candidates if step.refusal(position, seat, action) == OK]
        listed = m.state.legal_ids(seat)
        if checked != listed:
            codes = [m.game.action_code(n) for n in sorted(set(checked) ^ set(listed))] or ["…"]
            raise Broken("lists-differ", kind=step.kind, codes=", ".join(codes))


def kinds(m: Moment) -> None:
    """What the rules give is a list of whole numbers: the compiled engine takes nothing else."""
    position = m.state.position
    given: list[tuple[str, Any]] = [("scores", position.scores())]
    if position.stack:
        step = position.stack[-1]
        given += [("fields", step.fields()), ("seats", step.seats(position))]
        if m.at_chance:
            given += [("outcomes", step.outcomes(position)), ("weights", step.weights(position))]
        for seat in m.asked:
            given += [("candidates", step.candidates(position, seat)), ("options", step.options(position, seat))]
    for name, value in given:
        if not isinstance(value, list) or not all(isinstance(number, int) for number in value):
            raise Broken("kind", name=name, found=f"{value!r}")


def why_not(m: Moment) -> None:
    """`why_not` is empty exactly for the legal actions."""
    known = list(m.trial.codes)
    others = m.rng.sample(known, min(SAMPLE, len(known)))
    for seat in range(m.trial.players):
        allowed = {action.code for action in m.state.legal(seat)}
        tried = [*others, *allowed, "no such action"]
        if seat in m.asked:
            position = m.state.position
            tried += [m.game.action_code(number) for number in position.stack[-1].candidates(position, seat)]
        for code in dict.fromkeys(tried):
            reasons = m.state.why_not(seat, code)
            if (not reasons) != (code in allowed):
                raise Broken("why-not-missing" if not reasons else "why-not-wrong", seat=seat, code=code)


def every_action(m: Moment) -> None:
    """Every legal action and every outcome can be carried out, up to the next question."""
    for action, after in m.branches:
        if not after.over and not after.to_act:
            raise Broken("nobody-asked", code=action.code)
    assert len(m.falls) >= m.at_chance


def illegal(m: Moment) -> None:
    """An illegal action raises IllegalAction and changes nothing."""
    state = m.state.clone()
    tried: list[Action] = []
    for seat in m.asked:
        position = state.position
        allowed = state.legal_ids(seat)
        refused = [n for n in position.stack[-1].candidates(position, seat) if n not in allowed]
        tried += [m.game.action(seat, number) for number in m.rng.sample(refused, min(5, len(refused)))]
        tried += [m.game.action(other, allowed[0]) for other in range(m.trial.players) if other not in m.asked]
    before, entries = fingerprint(m.state), state.entries()
    for action in tried:
        try:
            state.apply(action)
        except IllegalAction as error:
            if not error.reasons:
                raise Broken("no-reason", code=action.code) from error
        except Exception as error:
            raise Broken("illegal-error", code=action.code, detail=describe(error)) from error
        else:
            raise Broken("illegal-accepted", code=action.code)
        expect_same(fingerprint(state), before, "illegal-changes", code=action.code)
        if state.entries() != entries:
            raise Broken("illegal-changes", code=action.code, detail=str(len(state.entries())))


def clone(m: Moment) -> None:
    """A clone equals its original, goes its own way, and would have gone the same way."""
    state = m.auto()
    before, story = fingerprint(state), state.log(None)
    twin = state.clone()
    third = state.clone()
    expect_same(fingerprint(twin), before, "clone-differs")
    play_on([twin, third], m.rng, AHEAD, "clone-plays")
    expect_same(fingerprint(state), before, "clone-shares")
    if state.log(None) != story:
        raise Broken("clone-shares", detail="log")
    repeated = state.clone()
    for entry in twin.entries()[state.length :]:
        repeated.manual = True
        repeated.replay_entries([entry])
    expect_same(fingerprint(repeated), fingerprint(twin), "clone-plays")
    expect_same(fingerprint(state), before, "clone-shares")


def dict_round_trip(m: Moment) -> None:
    """A position survives `to_dict` and `from_dict`, through JSON, and goes on in the same way."""
    plain = json.loads(json.dumps(m.state.to_dict()))
    given = json.dumps(plain)
    expected = fingerprint(m.state)
    twin = m.game.from_dict(plain, chance="manual")
    expect_same(fingerprint(twin), expected, "dict-differs")
    for seat in m.trial.viewers:
        expect_same(seen(twin, seat), seen(m.state, seat), "dict-differs")
    twin.resume()
    play_on([m.auto(), twin], m.rng, AHEAD, "dict-plays")
    if json.dumps(plain) != given:
        raise Broken("dict-shared")


def record_round_trip(m: Moment) -> None:
    """A record, written and read at any moment, replays to the same position, log and future."""
    state = m.auto()
    text = record(state).text()
    twin = replay(Record.read(text), m.game)
    expect_same(fingerprint(twin), fingerprint(state), "record-differs")
    for seat in m.trial.viewers:
        if twin.log(seat) != state.log(seat):
            raise Broken("record-differs", detail="log")
    if record(twin).text() != text:
        raise Broken("record-differs", detail="text")
    play_on([state, twin], m.rng, AHEAD, "record-plays")


def looking(m: Moment) -> None:
    """Looking changes nothing: views, lists, reasons, logs, scores."""
    state = m.state.clone()
    before = fingerprint(state)
    for seat in m.trial.viewers:
        state.view(seat)
        state.log(seat)
        if seat is not None:
            state.legal(seat)
            state.free_undo(seat)
            state.why_not(seat, next(iter(m.trial.codes), ""))
    state.scores()
    state.breakdown()
    state.winners()
    state.outcomes()
    m.game.census(state.position)
    expect_same(fingerprint(state), before, "looking-changes")


def silent(m: Moment) -> None:
    """`apply_id` leads to the same position as `apply`."""
    for seat in m.asked:
        action = m.rng.choice(m.state.legal(seat))
        loud, quiet = m.auto(), m.auto()
        loud.apply(action)
        quiet.apply_id(seat, action.id)
        expect_same(fingerprint(quiet), fingerprint(loud), "silent-differs", code=action.code)


def random_playout(m: Moment) -> None:
    """`playout` leaves the state alone and gives the same scores for the same seed."""
    if not m.trial.finished:
        return  # it might never end
    before = fingerprint(m.state)
    seed = m.rng.getrandbits(32)
    first, second = playout(m.state, Quick(seed)), playout(m.state, Quick(seed))
    expect_same(fingerprint(m.state), before, "playout-changes")
    if first != second or len(first) != m.trial.players:
        raise Broken("playout-differs", detail=f"{first} {second}")


def census(m: Moment) -> None:
    """Nothing is lost and nothing appears, whatever is done."""
    counted = m.game.census(m.state.position)
    if m.trial.census is None:
        m.trial.census = counted
    for code, found in [("", counted), *((a.code, m.game.census(after.position)) for a, after in m.branches)]:
        compare_census(m, code, found)
    for after in m.falls:
        compare_census(m, "", m.game.census(after.position))


def compare_census(m: Moment, code: str, found: dict[str, int]) -> None:
    """Two counts of the same things must be equal."""
    expected = m.trial.census or {}
    for thing in {**expected, **found}:
        if found.get(thing) != expected.get(thing):
            before, after = str(expected.get(thing)), str(found.get(thing))
            raise Broken("census", thing=thing, before=before, after=after, code=code)


def scores(m: Moment) -> None:
    """The breakdown adds up to the scores, for every seat and after every action."""
    for state in [m.state, *(after for _, after in m.branches)]:
        points = state.scores()
        parts = [sum(part.values()) for part in state.breakdown()]
        if points != parts or len(points) != m.trial.players:
            raise Broken("breakdown", scores=str(points), parts=str(parts))


def chance(m: Moment) -> None:
    """Outcomes are unique, their probabilities add up to one, and text and number mean the same."""
    if not m.at_chance:
        return
    outcomes, numbers = m.state.outcomes(), m.state.outcome_ids()
    codes = [code for code, _ in outcomes]
    if not outcomes or len(set(codes)) != len(codes) or len(set(numbers)) != len(numbers):
        raise Broken("outcomes", codes=", ".join(codes))
    total = sum(probability for _, probability in outcomes)
    if abs(total - 1) > 1e-9 or any(probability <= 0 for _, probability in outcomes):
        raise Broken("probabilities", total=str(total))
    for code, after in zip(codes, m.falls, strict=False):
        twin = m.state.clone()
        twin.apply_chance(code)
        expect_same(fingerprint(twin), fingerprint(after), "outcome-differs", code=code)
    twin = m.state.clone()
    try:
        twin.apply_chance("no such outcome")
    except PalasError:
        expect_same(fingerprint(twin), fingerprint(m.state), "outcome-differs", code="no such outcome")
    else:
        raise Broken("outcomes", codes="no such outcome")


def budget(m: Moment) -> None:
    """No list of legal actions is longer than the budget."""
    for seat in m.asked:
        length = len(m.state.legal_ids(seat))
        if length > m.trial.budget:
            kind = m.state.position.stack[-1].kind
            raise Broken("budget", kind=kind, length=length, budget=m.trial.budget)


def messages(m: Moment) -> None:
    """Every question, action, reason and event can be said in every language."""
    for lang in LANGUAGES:
        for seat in m.asked:
            said(m.state.decision(seat).text(lang))
            position = m.state.position
            candidates = position.stack[-1].candidates(position, seat)
            for number in m.rng.sample(candidates, min(SAMPLE, len(candidates))):
                code = m.game.action_code(number)
                said(m.game.action_text(code, lang))
                for reason in m.state.why_not(seat, code):
                    said(reason.text(lang))
        for after in [m.state, *(after for _, after in m.branches[:SAMPLE]), *m.falls]:
            for event in after.story[len(m.state.story) - 1 :]:
                if event.kind:
                    said(m.game.sentence(event, lang))
        for option in m.game.meta.options:
            said(m.game.words.say(lang, f"option-{option.id}"))
            said(m.game.words.say(lang, f"option-{option.id}-help"))
        said(m.game.meta.titles[lang])


def said(text: str) -> None:
    """A sentence must not be empty."""
    if not text.strip():
        raise Broken("silence")
