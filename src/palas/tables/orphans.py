"""A process that another one started does not outlive it, however that one ends."""

from __future__ import annotations

import signal
import sys

PR_SET_PDEATHSIG = 1


def end_with_parent(by: int | None = None) -> None:
    """Let Linux end this process (by SIGKILL unless another signal is named) with the thread that started it. On other
    systems nothing happens: there the end of a pipe must do."""
    if sys.platform != "linux":
        return
    import ctypes

    prctl = getattr(ctypes.CDLL(None, use_errno=True), "prctl", None)
    if prctl is not None:
        prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL if by is None else by), 0, 0, 0)
