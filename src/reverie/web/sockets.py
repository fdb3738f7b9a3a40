"""A WebSocket as a port of the front: frames straight to the transport where nothing waits there."""

import asyncio
import logging
from typing import Final

from aiohttp import WSMsgType, web

from reverie.front.limits import Limits, Purse
from reverie.front.port import PortClosed
from reverie.front.talk import hold
from reverie.rooms.live.connection import Connection
from reverie.web.metered_socket import MeteredSocket
from reverie.web.metrics import Metrics
from reverie.web.problems import failure
from reverie.web.security import own_origin
from reverie.web.site import SITE
from reverie.wire import FRAME

log = logging.getLogger(__name__)

SLOW: Final = 10
"""Seconds without progress after which a connection is dropped (R9)."""
HEARTBEAT: Final = 15
_ENDS: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)


async def socket(request: web.Request) -> web.StreamResponse:
    site = request.app[SITE]
    if not own_origin(request, site.public):
        return failure("wrong-origin")
    address = site.address(request)
    if not site.limits.new_socket(address):
        return failure("too-many-tries")
    ws = MeteredSocket(
        Fare(site.limits, address), max_msg_size=FRAME + 1, compress=False, heartbeat=HEARTBEAT, timeout=3
    )
    if not ws.can_prepare(request).ok:
        return failure("unreadable")
    await ws.prepare(request)
    await hold(site, SocketPort(ws, request.transport, site.metrics), address, request.headers["Origin"])
    return ws


class Fare:
    """What a frame costs: one, and one more for every kilobyte, from the socket's purse and the address's."""

    __slots__ = ("_address", "_limits", "_own")

    def __init__(self, limits: Limits, address: str) -> None:
        self._limits, self._address = limits, address
        self._own = Purse(limits.allowances.commands, limits.now())

    def __call__(self, size: int) -> float:
        limits = self._limits
        if limits.off:
            return 0.0
        cost = 1 + min(size, FRAME) // 1024
        return max(self._own.wait(limits.now(), cost), limits.frames.wait(self._address, cost))


class SocketPort:
    __slots__ = ("_metrics", "_sending", "_transport", "_ws")

    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, metrics: Metrics
    ) -> None:
        self._ws = ws
        self._transport = transport
        self._metrics = metrics
        self._sending: asyncio.Task[None] | None = None
        """Only while something waits that cannot go straight to the transport."""

    async def receive(self) -> str | None:
        frame = await self._ws.receive()
        if frame.type is WSMsgType.TEXT:
            text: str = frame.data
            return text
        if frame.type in _ENDS:
            raise PortClosed
        return None

    async def send(self, frame: bytes) -> None:
        await self._ws.send_frame(frame, WSMsgType.TEXT)

    async def close(self, code: int) -> None:
        await self._ws.close(code=code)

    def attend(self, connection: Connection) -> None:
        connection.express = self._express

    async def finish(self) -> None:
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=SLOW)
        if self._sending is not None:
            self._sending.cancel()

    def _express(self, connection: Connection) -> None:
        """Straight to the transport where nothing waits there: most frames need no task."""
        transport = self._transport
        if self._sending is not None or transport is None or transport.is_closing():
            return
        if connection.ended is not None or transport.get_write_buffer_size():
            self._sending = asyncio.ensure_future(self._send(connection))
            return
        frames = connection.take()
        transport.write(b"".join([part for frame in frames for part in (text_header(len(frame)), frame)]))
        self._metrics.sent(frames)

    async def _send(self, connection: Connection) -> None:
        """Writes until nothing waits any more; whoever takes nothing for too long is dropped."""
        later = asyncio.get_running_loop().call_later
        try:
            while (frames := connection.take()) or connection.ended is not None:
                for frame in frames:
                    hang_up = later(SLOW, self._drop)
                    try:
                        await self.send(frame)
                    finally:
                        hang_up.cancel()
                self._metrics.sent(frames)
                if connection.ended is not None:
                    await self.close(connection.ended)
                    return
        except ConnectionError:
            log.debug("gone before all was sent")
        finally:
            self._sending = None

    def _drop(self) -> None:
        assert self._transport is not None
        self._metrics.dropped += 1
        self._transport.abort()


def text_header(size: int) -> bytes:
    """RFC 6455, 5.2: a whole text frame of a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
