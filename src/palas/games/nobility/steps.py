"""Every step of Aufstieg zur Macht by its kind, so that a stored position can be taken up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palas.engine.core.position import Step
from palas.games.nobility.rules import berk, gains, guilds, hall, places, rounds, settlers, solo, tavern, turn

STEPS: dict[str, Callable[..., Step[Any]]] = {
    "gain": gains.Gain,
    "good": gains.ChooseGood,
    "swap": gains.GiveGood,
    "swap_for": gains.OtherGood,
    "refill": tavern.Refill,
    "settler": tavern.TurnUpSettler,
    "take_settler": tavern.TakeSettler,
    "overflow": tavern.Overflow,
    "take_another": tavern.TakeAnother,
    "to_discards": tavern.ToDiscards,
    "pay": settlers.PayGood,
    "score_settler": settlers.ScoreSettler,
    "turn": turn.Turn,
    "next_turn": turn.NextTurn,
    "die": turn.PlaceDie,
    "recall": places.Recall,
    "port": places.SellGood,
    "workshops": guilds.Workshops,
    "workshop": guilds.UseWorkshop,
    "reroll": guilds.Reroll,
    "roll": guilds.RollDice,
    "buy_goods": guilds.BuyGoods,
    "apprentice": guilds.PlaceApprentice,
    "score": hall.Score,
    "site": hall.ChooseSite,
    "fill_hall": hall.FillHall,
    "building": hall.DrawBuilding,
    "modifiers": berk.TakeModifiers,
    "replace": berk.Replace,
    "commission": berk.DrawCommissions,
    "deal_commission": berk.DealCommission,
    "keep_commission": berk.KeepCommission,
    "commission_loss": berk.LoseForCommission,
    "dice_tile": berk.DrawDiceTile,
    "first_commission": berk.ChooseCommissions,
    "deal_settler": rounds.DealSettler,
    "ship": rounds.DrawShip,
    "fill_council": rounds.FillCouncil,
    "council_tile": rounds.DrawCouncil,
    "neutral": rounds.DrawNeutral,
    "character": rounds.DealCharacter,
    "start_player": rounds.DrawStartPlayer,
    "round": rounds.Round,
    "event": rounds.RevealEvent,
    "after_roll": rounds.AfterRoll,
    "actions": rounds.Actions,
    "income": rounds.Income,
    "end_round": rounds.EndRound,
    "objective": solo.DrawObjective,
    "automa": solo.RollAutoma,
}
