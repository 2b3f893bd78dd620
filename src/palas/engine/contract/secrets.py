"""Checks of one moment: what a seat may not know shows nowhere, and undo is free only where nobody learned anything."""

from __future__ import annotations

from base64 import b64encode

from palas.engine.action import Action
from palas.engine.contract.moment import Moment, expect_same, fingerprint, seen
from palas.engine.contract.report import Broken
from palas.engine.core.position import ASK, CHANCE_SEAT, SECRET
from palas.engine.core.state import State, who
from palas.engine.view import view_bytes
from palas.text import LANGUAGES

AHEAD = 6  # decisions that two worlds play on together
FEW = 6  # actions or outcomes that are compared with each other


def imagine(m: Moment) -> None:
    """`imagine` gives back the same view, with everything counted, and a game that can be played to the end."""
    if m.at_chance:
        return
    real = m.game.plain(m.state.position)
    for seat in m.trial.viewers:
        view = m.state.view(seat)
        expected = view_bytes(view)
        if m.game.decode_view(expected) != view:
            raise Broken("view-decodes", seat=name(seat))
        world = m.imagined(seat)
        expect_same(view_bytes(world.view(seat)), expected, "imagine-view", seat=name(seat))
        if m.game.census(world.position) != m.game.census(m.state.position):
            raise Broken("imagine-census", seat=name(seat))
        if is_secret_kept(m.state, seat):
            m.trial.worlds += 1
            m.trial.dealt += m.game.plain(world.position) != real
        world.resume()
        for _ in range(AHEAD):
            if world.over:
                break
            actor = m.rng.choice(world.to_act)
            world.apply(m.rng.choice(world.legal(actor)))


def is_secret_kept(state: State, seat: int | None) -> bool:
    """Has something happened that this seat was not told?"""
    return any(event.kind and not event.known_to(-1 if seat is None else seat) for event in state.story)


def paired_worlds(m: Moment) -> None:
    """Worlds that differ only in what a seat may not know look, ask and sound the same to it, and to spectators."""
    if m.at_chance:
        return
    for seat in range(m.trial.players):
        here = seen(m.state, seat)
        first, second = m.imagined(seat), m.imagined(seat)
        for world in (first, second):
            expect_same(seen(world, seat), here, "paired-view", seat=seat)
            expect_same(seen(world, None), seen(m.state, None), "spectator", seat=seat)
        for _ in range(AHEAD):
            if not go_on_together(m, first, second) or seen(first, seat) != seen(second, seat):
                break
            compare_logs(first, second, seat)
            if seen(first, None) != seen(second, None):
                raise Broken("spectator", seat=seat, detail="…")


def go_on_together(m: Moment, first: State, second: State) -> bool:
    """Do the same random thing in both worlds, if there is one."""
    if not first.to_act or first.to_act != second.to_act:
        return False
    if first.to_act == (CHANCE_SEAT,):
        both = sorted(set(first.outcome_ids()) & set(second.outcome_ids()))
        outcome = m.rng.choice(both) if both else None
        if outcome is not None:
            first.apply_chance(outcome)
            second.apply_chance(outcome)
        return outcome is not None
    actor = m.rng.choice(first.to_act)
    common = sorted(set(first.legal_ids(actor)) & set(second.legal_ids(actor)))
    if not common:
        return False
    number = m.rng.choice(common)
    for world in (first, second):
        world.apply(m.game.action(actor, number))
    return True


def compare_logs(first: State, second: State, seat: int | None) -> None:
    """Where two worlds look the same to a seat, their logs read the same to it."""
    for lang in LANGUAGES:
        a, b = first.log(seat, lang), second.log(seat, lang)
        if a != b:
            line = next((pair for pair in zip(a, b, strict=False) if pair[0] != pair[1]), ("…", "…"))
            raise Broken("log-tells", seat=name(seat), first=line[0], second=line[1])


def secret_answers(m: Moment) -> None:
    """Nobody sees a secret answer before all are in."""
    position = m.state.position
    if m.at_chance or m.state.over or position.stack[-1].mode() != SECRET or len(m.asked) < 2:
        return
    actor = m.rng.choice(m.asked)
    actions = m.state.legal(actor)
    answered = []
    for action in m.rng.sample(actions, min(FEW, len(actions))):
        world = m.state.clone()
        world.apply(action)
        answered.append(world)
        if world.view(actor).answer != action.code:
            raise Broken("own-answer", seat=actor, code=action.code)
    for seat in m.trial.viewers:
        if seat != actor:
            for world in answered[1:]:
                expect_same(seen(world, seat), seen(answered[0], seat), "answer-shows", seat=name(seat))
                compare_logs(world, answered[0], seat)


def untold(m: Moment) -> None:
    """What a seat is not told, its view does not show; what its view does not show, it is not told."""
    actor = None
    if m.at_chance:
        worlds = m.falls[:FEW]
    elif len(m.asked) == 1:
        actor = m.asked[0]
        worlds = [after for _, after in m.branches[:FEW]]
    else:
        return
    start = len(m.state.story)
    for seat in m.trial.viewers:
        if seat == actor:
            continue
        first = worlds[0]
        for second in worlds[1:]:
            if fingerprint(first) == fingerprint(second):
                continue  # two public ways to the same position
            if seen(first, seat) == seen(second, seat):
                compare_logs(first, second, seat)
                if seat is not None and seen(first, None) != seen(second, None):
                    raise Broken("spectator", seat=seat, detail="…")
            elif told(first, seat, start) == told(second, seat, start) and hidden_differs(first, second, seat, start):
                expect_same(seen(second, seat), seen(first, seat), "view-tells", seat=name(seat))


def told(state: State, seat: int | None, start: int) -> list[tuple[str, tuple[int, ...]]]:
    """The events since `start` that a seat knows."""
    viewer = -1 if seat is None else seat
    return [(event.kind, event.args) for event in state.story[start:] if event.kind and event.known_to(viewer)]


def hidden_differs(first: State, second: State, seat: int | None, start: int) -> bool:
    """Did something happen that was kept from the seat, and not the same in both worlds?"""
    viewer = -1 if seat is None else seat
    a, b = (
        [(event.kind, event.args) for event in state.story[start:] if event.kind and not event.known_to(viewer)]
        for state in (first, second)
    )
    return a != b


def no_key(m: Moment) -> None:
    """Neither the key nor the seed is in a view or a log."""
    key: bytes = m.state.origin.key
    secrets = [key.hex(), b64encode(key).decode(), str(list(key))[1:-1].replace(" ", ""), m.trial.secret_seed]
    for seat in m.trial.viewers:
        text = view_bytes(m.state.view(seat)).decode() + "\n".join(m.state.log(seat))
        if any(secret in text for secret in secrets):
            raise Broken("key-shows", seat=name(seat))


def free_undo(m: Moment) -> None:
    """A free undo takes back one's own last move, and only if nobody has learned anything from it."""
    entries = m.state.entries()
    for seat in range(m.trial.players):
        point = m.state.free_undo(seat)
        if point < 0:
            continue
        if who(entries[point]) != seat:
            raise Broken("undo-foreign", seat=seat)
        if any(event.news and event.at >= point for event in m.state.story):
            raise Broken("undo-news", seat=seat, viewer=name(None), code="…")
        twin = m.state.clone()
        twin.undo(seat)
        past = m.trial.start(manual=True)
        past.replay_entries(entries[:point] + entries[point + 1 :])
        expect_same(fingerprint(twin), fingerprint(past), "undo-differs")
    if len(m.asked) != 1 or m.state.position.stack[-1].mode() != ASK:
        return
    worlds = [(viewer, m.imagined(viewer)) for viewer in m.trial.viewers for _ in range(2)]
    for action, after in m.branches[:FEW]:
        if after.free_undo(action.seat) >= 0:
            for viewer, world in worlds:
                if not is_still_possible(m, world, viewer, action, after):
                    raise Broken("undo-news", seat=action.seat, viewer=name(viewer), code=action.code)


def is_still_possible(m: Moment, world: State, viewer: int | None, action: Action, after: State) -> bool:
    """Could the viewer, who held this world for possible, still do so after the move? Else he has learned something."""
    expected = seen(after, viewer)
    for number in world.legal_ids(action.seat):
        if viewer == action.seat and number != action.id:
            continue
        twin = world.clone()
        twin.apply(m.game.action(action.seat, number))
        if seen(twin, viewer) == expected:
            return True
    return False


def name(seat: int | None) -> str:
    """A seat or the spectator, for messages."""
    return "-" if seat is None else str(seat)
