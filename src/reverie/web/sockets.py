"""One WebSocket: hello, then commands in and views out."""

import asyncio
import logging
import time
from typing import Final

from aiohttp import WSMsgType, web

from reverie.game.refusals import Refusal
from reverie.rooms.line import GOING, RESTARTING, Line
from reverie.rooms.room import LiveRoom
from reverie.storage.port import StoreError
from reverie.web.greeting import greet
from reverie.web.limits import Throttle
from reverie.web.problems import failure
from reverie.web.security import own_origin
from reverie.web.site import SITE, Site
from reverie.wire import FRAME
from reverie.wire.codec import Unreadable, read_message, write_message
from reverie.wire.messages import (
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Look,
    Pair,
    React,
    Refused,
    ServerMessage,
    Show,
)

log = logging.getLogger(__name__)

SLOW: Final = 10
"""Seconds without progress after which a connection is dropped (R9)."""
HEARTBEAT: Final = 15
PATIENCE: Final = 20
"""Frames that make no sense, before we hang up."""


async def socket(request: web.Request) -> web.StreamResponse:
    site = request.app[SITE]
    if not own_origin(request, site.public):
        return failure("wrong-origin")
    ws = web.WebSocketResponse(max_msg_size=FRAME + 1, compress=False, heartbeat=HEARTBEAT, timeout=3)
    if not ws.can_prepare(request).ok:
        return failure("unreadable")
    await ws.prepare(request)
    if site.stopping:
        await _bye(ws, Bye("restarting"), RESTARTING)
        return ws
    await Talk(site, ws, request).hold(site.address(request))
    return ws


async def _bye(ws: web.WebSocketResponse, last: ServerMessage, code: int = GOING) -> None:
    await ws.send_frame(write_message(last), WSMsgType.TEXT)
    await ws.close(code=code)


class Talk:
    """The server's end of one connection."""

    __slots__ = ("_nonsense", "_sending", "_site", "_stamps", "_throttle", "_transport", "_ws")

    def __init__(self, site: Site, ws: web.WebSocketResponse, request: web.Request) -> None:
        self._site = site
        self._ws = ws
        self._transport = request.transport
        now = time.monotonic()
        self._throttle = Throttle(now)
        self._stamps = Throttle(now, burst=5, per_second=1)
        self._nonsense = 0
        self._sending: asyncio.Task[None] | None = None
        """Only while something waits that cannot go straight to the transport."""

    async def hold(self, address: str) -> None:
        try:
            greeted = await greet(self._site, self._ws, address)
        except (TimeoutError, ConnectionError):
            await self._ws.close(code=1008)
            return
        except StoreError:
            greeted = None
        if greeted is None:
            await self._ws.close(code=1013)  # try again later
            return
        if isinstance(greeted, Bye):
            await _bye(self._ws, greeted, RESTARTING if greeted.reason == "restarting" else GOING)
            return
        line, code = greeted
        line.express = self._express
        opened = await self._site.directory.connect(code, line)
        if opened is None:
            gone = (Bye("restarting"), RESTARTING) if self._site.stopping else (Bye("room-deleted"), GOING)
            await _bye(self._ws, *gone)
            return
        try:
            await self._listen(opened.room, line)
        finally:
            opened.presence.go(line)
            line.end()
            if self._sending is not None:
                await asyncio.wait([self._sending], timeout=SLOW)
            if self._sending is not None:
                self._sending.cancel()

    def _express(self, line: Line) -> None:
        """Straight to the transport where nothing waits there: most frames need no task."""
        transport = self._transport
        if self._sending is not None or transport is None or transport.is_closing():
            return
        if line.ended is not None or transport.get_write_buffer_size():
            self._sending = asyncio.ensure_future(self._send(line))
            return
        frames = line.take()
        transport.write(b"".join([part for frame in frames for part in (text_header(len(frame)), frame)]))
        self._site.metrics.sent(frames)

    async def _send(self, line: Line) -> None:
        """Writes until nothing waits any more; whoever takes nothing for too long is dropped."""
        ws, later = self._ws, asyncio.get_running_loop().call_later
        try:
            while (frames := line.take()) or line.ended is not None:
                for frame in frames:
                    hang_up = later(SLOW, self._drop)
                    try:
                        await ws.send_frame(frame, WSMsgType.TEXT)
                    finally:
                        hang_up.cancel()
                self._site.metrics.sent(frames)
                if line.ended is not None:
                    await ws.close(code=line.ended)
                    return
        except ConnectionError:
            log.debug("gone before all was sent")
        finally:
            self._sending = None

    def _drop(self) -> None:
        assert self._transport is not None
        self._site.metrics.dropped += 1
        self._transport.abort()

    async def _listen(self, room: LiveRoom, line: Line) -> None:
        async for frame in self._ws:
            if frame.type is not WSMsgType.TEXT:
                await self._ws.close(code=1003)
                return
            self._site.metrics.frames_in += 1
            if not self._site.limits.off and (pause := self._throttle.pause(time.monotonic())):
                await asyncio.sleep(pause)
            try:
                await self._hear(room, line, read_message(frame.data))
            except Unreadable as problem:
                self._nonsense += 1
                line.say(Refused(problem.id, "unreadable"))
                if self._nonsense >= PATIENCE:
                    line.end(code=1008)

    async def _hear(self, room: LiveRoom, line: Line, message: ClientMessage) -> None:
        match message:
            case Do():
                line.ask()
                line.answer(await self._do(room, line, message))
            case Look():
                line.forget()
                line.refresh()
            case Show(seat):
                line.shown = seat if seat in line.seats else None
                line.forget()  # the page has put away what it was shown before
                line.refresh()
            case React(stamp):
                if line.seats and not self._stamps.pause(time.monotonic()):
                    seat = line.shown if line.shown is not None else line.seats[0]
                    self._site.directory.react(room, seat, stamp)
            case Hello() | Pair():
                line.say(Refused("", "unreadable"))

    async def _do(self, room: LiveRoom, line: Line, message: Do) -> Done | Refused:
        began = time.perf_counter()
        seat = message.seat if message.seat is not None else line.shown
        if seat is None and len(line.seats) == 1:
            seat = line.seats[0]
        if seat is None or seat not in line.seats:
            return Refused(message.id, "not-seated")
        try:
            answer = await room.do(seat, message.id, message.command)
        except StoreError:
            self._site.metrics.took("unavailable", time.perf_counter() - began)
            return Refused(message.id, "unavailable")
        except Exception:
            log.exception("%s failed", type(message.command).__name__)
            self._site.metrics.took("broken", time.perf_counter() - began)
            return Refused(message.id, "broken")
        outcome = "refused" if isinstance(answer, Refusal) else "done"
        self._site.metrics.took(outcome, time.perf_counter() - began)
        if isinstance(answer, Refusal):
            return Refused(message.id, answer.code, answer.params)
        return Done(message.id, answer.version)


def text_header(size: int) -> bytes:
    """RFC 6455, 5.2: a whole text frame of a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
