"""What many sockets are sent is compressed once, not once for each.

Sockets agree on a compression that forgets one message before the next, so the same message has the same form for all.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future
from hashlib import blake2b
from threading import Lock

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LARGEST = 8_000_000  # bytes that are kept in all
SMALL = 1000  # bytes; what is smaller is sent as it is
LEVEL = 4  # three fifths of the work of zlib's usual 6 for a twentieth more bytes
WINDOW = 15  # bits, unless a client wants to remember less
END = b"\x00\x00\xff\xff"  # of a flushed stream; it is not sent


class Press:
    """Compressed messages by what they say; the last ones are kept. May be asked from any thread."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[bytes, int], bytes] = OrderedDict()
        self.begun: dict[tuple[bytes, int], Future[bytes]] = {}
        self.size = 0
        self.made = 0
        self.lock = Lock()

    def prepare(self, text: str) -> None:
        """Compress a message that is about to be sent; not on the event loop."""
        message = text.encode()
        if len(message) >= SMALL:
            self.squeezed(message)

    def squeezed(self, message: bytes, window: int = WINDOW) -> bytes:
        """The message, compressed."""
        key = key_of(message, window)
        with self.lock:
            found = self.kept.get(key)
            if found is not None:
                return found
            begun = self.begun.get(key)
            if begun is None:
                ours = self.begun[key] = Future()
        if begun is not None:
            return begun.result()
        try:
            squeezer = zlib.compressobj(LEVEL, wbits=-window)
            made = (squeezer.compress(message) + squeezer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)
        except BaseException as error:
            with self.lock:
                del self.begun[key]
            ours.set_exception(error)
            raise
        with self.lock:
            del self.begun[key]
            self.made += 1
            self.kept[key] = made
            self.size += len(made)
            while self.size > LARGEST:
                self.size -= len(self.kept.popitem(last=False)[1])
        ours.set_result(made)
        return made


def key_of(message: bytes, window: int) -> tuple[bytes, int]:
    """What a compressed message is known by."""
    return blake2b(message, digest_size=16).digest(), window


PRESS = Press()


class SharedDeflate(PerMessageDeflate):
    """The compression of one socket, which takes what was compressed for another."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or not frame.fin:
            return super().encode(frame)
        if len(frame.data) < SMALL:
            return frame
        data = PRESS.squeezed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, True, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on a compression that can be shared."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[object]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and the compression that follows from it."""
        agreed, plain = super().process_request_params(params, accepted_extensions)  # type: ignore[arg-type]
        return agreed, SharedDeflate(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
        )
