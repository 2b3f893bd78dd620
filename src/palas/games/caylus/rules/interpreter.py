"""What the effects printed on buildings and favour cells do: the interpreter of the vocabulary (rules, section V.1)."""

from __future__ import annotations

from typing import final

from palas.games.caylus.box import BUILD, EXCHANGE, GAIN, GAIN_ONE_OF, NOTHING, PRESTIGE, TRANSFORM
from palas.games.caylus.rules import construction, effects, lawyer, trade
from palas.games.caylus.rules.marks import OfEffect
from palas.games.caylus.state import Town


@final
class Printed(effects.Interpreter):
    """All that can be printed."""

    def use(self, town: Town, seat: int, number: int) -> None:
        question = asked(town, seat, number)
        if question is not None:
            town.push(question)
        elif town.box.effects[number].op == GAIN:
            trade.receive(town, seat, town.box.effects[number].get)

    def usable(self, town: Town, seat: int, number: int) -> bool:
        question = asked(town, seat, number)
        if question is None or isinstance(question, trade.ChooseGain):
            return town.box.effects[number].op != NOTHING
        return len(question.options(town, seat)) > 1


def asked(town: Town, seat: int, number: int) -> OfEffect | None:
    """What an effect asks the seat, if it asks something."""
    effect = town.box.effects[number]
    if effect.op == GAIN_ONE_OF:
        return trade.ChooseGain(seat, number)
    if effect.op == EXCHANGE:
        return trade.Trade(seat, number, 0)
    if effect.op == BUILD and effect.what == PRESTIGE:
        return construction.BuildPrestige(seat, number)
    if effect.op == BUILD:
        return construction.BuildCraft(seat, number)
    return lawyer.Transform(seat, number) if effect.op == TRANSFORM else None


effects.INTERPRETERS[:] = [Printed()]
