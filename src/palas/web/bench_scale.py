"""Weighs what sockets are sent, for `palas bench web`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.typing import ExtensionParameter


class Weighing(PerMessageDeflate):
    """The compression of a socket, which says how much came."""

    scale: Scale

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        self.scale.weight += len(frame.data)
        return super().decode(frame, max_size=max_size)


class Scale(ClientPerMessageDeflateFactory):
    """Weighs what one socket is sent, as it travels."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = 0

    def process_response_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> PerMessageDeflate:
        """The compression that was agreed on."""
        made = super().process_response_params(params, accepted_extensions)
        made.__class__, made.scale = Weighing, self  # type: ignore[attr-defined]
        return made

    def weighed(self) -> int:
        """How much came since the last time."""
        weight, self.weight = self.weight, 0
        return weight
