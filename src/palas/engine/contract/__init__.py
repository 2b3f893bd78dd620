"""The contract battery: checks that every game must pass, whoever wrote it (architecture, section 9.2)."""

from __future__ import annotations

from palas.engine.contract.battery import CHECKS, check_game
from palas.engine.contract.report import Failure, Report, Result

__all__ = ["CHECKS", "Failure", "Report", "Result", "check_game"]
