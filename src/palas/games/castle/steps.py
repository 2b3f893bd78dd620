"""Every step of Im Schutze der Burg by its kind, so that a stored position can be taken up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palas.engine.core.position import Step
from palas.games.castle.rules import (
    building,
    choosing,
    courtship,
    final_scoring,
    helpers,
    resolving,
    rounds,
    stonemason,
    trader,
    winter,
)

STEPS: dict[str, Callable[..., Step[Any]]] = {
    "start_player": rounds.DrawStartPlayer,
    "round": rounds.Round,
    "end_round": rounds.EndRound,
    "choose_cards": choosing.ChooseCards,
    "reveal": choosing.Reveal,
    "equip": resolving.Equip,
    "equip_first": resolving.WhichWorker,
    "worker_first": resolving.WhichWorker,
    "equip_worker": resolving.EquipWorker,
    "choose_load": resolving.ChooseLoad,
    "load": resolving.TakeLoad,
    "rank": resolving.ResolveRank,
    "character": resolving.Character,
    "tower": resolving.EmptyTower,
    "trader": trader.SendHelper,
    "toll": trader.TakeHelperBack,
    "payout": trader.Payout,
    "buy": stonemason.BuyPiece,
    "sell": stonemason.SellLast,
    "build": building.Erect,
    "payment": building.ChoosePayment,
    "silver": building.ExchangeSilver,
    "helper": helpers.PlaceHelper,
    "helper_from": helpers.ChooseHelper,
    "winter": winter.TurnUp,
    "plague": winter.Plague,
    "snowdrift": winter.Snowdrift,
    "wall_breach": winter.MendWall,
    "court_turn": courtship.CourtTurn,
    "courtship": courtship.Offer,
    "share_gifts": courtship.ShareGifts,
    "gift": courtship.TakeGift,
    "score_building": final_scoring.ScoreBuilding,
    "market": final_scoring.ConvertTalers,
    "palace": final_scoring.TurnPieces,
}
