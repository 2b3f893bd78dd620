"""Effects that are due: what is printed on cards, spots, links and tracks, put on the stack step by step (VIS-18)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from palas.engine.core.position import Work
from palas.games.viscounts.rules.asking import OfEffect
from palas.games.viscounts.state import Realm
from palas.games.viscounts.terms import ANYWHERE, CHOOSE, NOTHING


class Interpreter:
    """Whoever knows what the printed steps do.

    It calls every chapter of the rules and most of them set off effects again: so it stands above them, in
    interpreter.py, and says here that it is the one.
    """

    def carry_out(self, realm: Realm, who: int, op: int, arg: int, n: int, scope: int) -> None:
        """Do one step of an effect for a player or for the solo opponent."""
        raise RuntimeError("the interpreter answers this")


INTERPRETERS: Final[list[Interpreter]] = []  # the one of interpreter.py, as soon as that is loaded


def run(realm: Realm, who: int, effect: int) -> None:
    """Carry out an effect ahead of everything pending."""
    if effect != NOTHING:
        realm.push(Resolve(who, effect, 0, ANYWHERE))


def run_now(realm: Realm, who: int, effect: int) -> None:
    """The same for a caller that puts nothing else on the stack: the effect would be taken off again at once."""
    if effect != NOTHING:
        resolve(realm, who, effect, 0, ANYWHERE)


@final
@mypyc_attr(free_list_len=1)
class Resolve(Work[Realm]):
    """An effect from one of its steps on; all that a step sets off is done before the next one (VIS-5.6)."""

    kind = "effect"

    def __init__(self, seat: int, effect: int, at: int, scope: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.at = at
        self.scope = scope  # of a player card's line

    def work(self, realm: Realm) -> None:
        resolve(realm, self.seat, self.effect, self.at, self.scope)


def resolve(realm: Realm, who: int, effect: int, at: int, scope: int) -> None:
    """Carry out the steps of an effect up to one that sets something off: the next ones wait for that (VIS-5.6)."""
    steps = realm.box.effects[effect].steps
    depth = len(realm.stack)
    while at < len(steps) and len(realm.stack) == depth:
        step = steps[at]
        if step.op != CHOOSE:
            INTERPRETERS[0].carry_out(realm, who, step.op, step.arg, step.n, scope)
        elif realm.is_rival(who):
            run_now(realm, who, step.options[0])  # VIS-22.15: the first printed
        else:
            realm.push(ChooseOption(who, effect, at))
        at += 1
    if at < len(steps):
        realm.stack.insert(depth, Resolve(who, effect, at, scope))


@final
class ChooseOption(OfEffect):
    """One of the options that a slash separates, also one without an effect now."""

    kind = "option"
    rule = "VIS-5.4"

    def __init__(self, seat: int, effect: int, at: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.at = at

    def figures(self) -> dict[str, Any]:
        return {"effect": self.effect, "at": self.at}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return realm.box.choose.all()[: len(options_of(realm, self.effect, self.at))]

    def resolve(self, realm: Realm, seat: int, action: int) -> None:
        run_now(realm, seat, options_of(realm, self.effect, self.at)[realm.box.choose.of(action)])


def options_of(realm: Realm, effect: int, at: int) -> list[int]:
    """The effects that a step of an effect lets somebody choose from."""
    return realm.box.effects[effect].steps[at].options


def repeat(realm: Realm, who: int, op: int, arg: int, n: int) -> None:
    """The rest of a step that is done several times, after all that the first time sets off."""
    if n > 0:
        realm.push(Again(who, op, arg, n))


@final
class Again(Work[Realm]):
    """A step of an effect once more: the next of several cards, workers or documents."""

    kind = "again"

    def __init__(self, seat: int, op: int, arg: int, n: int) -> None:
        super().__init__(seat)
        self.op = op
        self.arg = arg
        self.n = n

    def work(self, realm: Realm) -> None:
        INTERPRETERS[0].carry_out(realm, self.seat, self.op, self.arg, self.n, ANYWHERE)
