"""What the effects printed on buildings and favour cells do: the interpreter of the vocabulary (rules, section V.1)."""

from __future__ import annotations

from typing import final

from palas.games.caylus.box import BUILD, EXCHANGE, GAIN, GAIN_ONE_OF, NOTHING, PRESTIGE, TRANSFORM
from palas.games.caylus.rules import construction, effects, lawyer, trade
from palas.games.caylus.state import Town


@final
class Printed(effects.Interpreter):
    """All that can be printed."""

    def use(self, town: Town, seat: int, number: int) -> None:
        """Carry out the effect for the seat, or put its question on the stack."""
        effect = town.box.effects[number]
        if effect.op == GAIN:
            trade.receive(town, seat, effect.get)
        elif effect.op == GAIN_ONE_OF:
            town.push(trade.ChooseGain(seat, number))
        elif effect.op == EXCHANGE:
            town.push(trade.Trade(seat, number, 0))
        elif effect.op == BUILD:
            if effect.what == PRESTIGE:
                town.push(construction.BuildPrestige(seat, number))
            else:
                town.push(construction.BuildCraft(seat, number))
        elif effect.op == TRANSFORM:
            town.push(lawyer.Transform(seat, number))

    def usable(self, town: Town, seat: int, number: int) -> bool:
        """Could the seat do anything with it now (CAY-11.4)?"""
        effect = town.box.effects[number]
        if effect.op == EXCHANGE:
            return len(trade.Trade(seat, number, 0).options(town, seat)) > 1
        if effect.op == BUILD:
            if effect.what == PRESTIGE:
                return len(construction.BuildPrestige(seat, number).options(town, seat)) > 1
            return len(construction.BuildCraft(seat, number).options(town, seat)) > 1
        if effect.op == TRANSFORM:
            return len(lawyer.Transform(seat, number).options(town, seat)) > 1
        return effect.op != NOTHING


effects.INTERPRETERS[:] = [Printed()]
