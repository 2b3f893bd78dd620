"""Every step of Caylus by its kind, so that a stored position can be taken up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palas.engine.core.position import Step
from palas.games.caylus.rules import (
    buildings,
    castle,
    construction,
    favours,
    lawyer,
    provost,
    rounds,
    scoring,
    special,
    trade,
)
from palas.games.caylus.rules.placing import PlaceWorker

STEPS: dict[str, Callable[..., Step[Any]]] = {
    "tile": rounds.LayNeutral,
    "order": rounds.DealOrder,
    "round": rounds.Round,
    "phase": rounds.StartPhase,
    "next_round": rounds.NextRound,
    "place": PlaceWorker,
    "activate_special": special.ActivateSpecial,
    "leave_special": special.LeaveSpecial,
    "gate": special.LeaveGate,
    "inn": special.StayInInn,
    "guild": provost.ShiftProvost,
    "bribe": provost.ShiftProvost,
    "walk": buildings.WalkTheRoad,
    "leave_building": buildings.LeaveBuilding,
    "production": trade.ChooseGain,
    "owner_cube": trade.TakeCube,
    "take_cube": trade.TakeCube,
    "give_cube": trade.GiveCube,
    "trade": trade.Trade,
    "joust": trade.Trade,
    "delivery": trade.Delivery,
    "build_craft": construction.BuildCraft,
    "erect": construction.Erect,
    "build_prestige": construction.BuildPrestige,
    "replace": construction.ReplaceResidence,
    "transform": lawyer.Transform,
    "batch": castle.HandInBatch,
    "best_builder": castle.BestBuilder,
    "leave_castle": castle.LeaveCastle,
    "favour": favours.Favour,
    "favour_row": favours.ChooseRow,
    "favour_effect": favours.UseFavour,
    "favour_done": favours.FavourDone,
    "check_sections": scoring.CheckSections,
    "score_section": scoring.ScoreSection,
    "close_section": scoring.CloseSection,
}
