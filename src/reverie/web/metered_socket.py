"""A WebSocket whose every frame is paid for before it is parsed; who has to wait is not read from (S19)."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WebSocketError, WSCloseCode, web
from aiohttp.http_websocket import WebSocketReader, WebSocketWriter
from aiohttp.web_protocol import RequestHandler

MOST_HELD: Final = 1024 * 1024
"""Bytes that came before the socket could be paused; more than a read brings is a flood."""

Pay = Callable[[int], float]
"""Told the size of a frame: how many seconds to wait before it is read."""


class MeteredSocket(web.WebSocketResponse):
    def __init__(self, pay: Pay, **options: Any) -> None:
        super().__init__(**options)
        self._pay = pay

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: WebSocketWriter) -> None:
        line = request.protocol
        early, line._message_tail = line._message_tail, b""
        super()._post_start(request, protocol, writer)
        self.headers.clear()  # they are sent; a socket stays for an evening, and there are many
        assert self._parser is not None
        meter = FrameMeter(self._parser, line, self._refuse, self._pay)
        line._payload_parser = meter
        if early:
            meter.feed_data(early)

    def _refuse(self, code: WSCloseCode, why: str) -> None:
        if self._reader is not None:
            self._reader.set_exception(WebSocketError(code, why))


class FrameMeter:
    """Stands before the parser: looks at the header of each frame and lets it through when it is paid for."""

    __slots__ = ("_alarm", "_ended", "_held", "_inside", "_line", "_parser", "_pay", "_refuse")

    def __init__(
        self,
        parser: WebSocketReader,
        line: RequestHandler,
        refuse: Callable[[WSCloseCode, str], None],
        pay: Pay,
    ) -> None:
        self._parser = parser
        self._line = line
        self._refuse = refuse
        self._pay = pay
        self._held = b""
        self._inside = 0
        """Bytes of the frame that is being let through that are still to come."""
        self._alarm: asyncio.TimerHandle | None = None
        self._ended = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if self._ended:
            return False, b""
        self._held += data
        if len(self._held) > MOST_HELD:
            return self._end(WSCloseCode.POLICY_VIOLATION, "too much at once")
        return (False, b"") if self._waits else self._let_through()

    def feed_eof(self) -> None:
        self._stop()
        self._parser.feed_eof()

    def _let_through(self) -> tuple[bool, bytes]:
        held, at = self._held, 0
        while at < len(held):
            if self._inside:
                step = min(self._inside, len(held) - at)
                at, self._inside = at + step, self._inside - step
                continue
            head = _header(held, at)
            if head is None:
                break
            masked, self._inside, size = head
            if not masked:  # RFC 6455, 5.1
                return self._end(WSCloseCode.PROTOCOL_ERROR, "frames of a client are masked")
            if pause := self._pay(size):
                self._wait(pause)
                break
        self._held = held[at:]
        return self._parser.feed_data(held[:at]) if at else (False, b"")

    def _wait(self, seconds: float) -> None:
        transport = self._line.transport
        if transport is not None and transport.is_reading():
            transport.pause_reading()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._alarm = None
        self._let_through()
        transport = self._line.transport
        if self._waits or self._line._reading_paused:  # by us, or because what was read is not yet answered
            return
        if transport is not None and not transport.is_reading():
            transport.resume_reading()

    @property
    def _waits(self) -> bool:
        return self._alarm is not None

    def _end(self, code: WSCloseCode, why: str) -> tuple[bool, bytes]:
        self._stop()
        self._refuse(code, why)
        return False, b""

    def _stop(self) -> None:
        self._ended, self._held = True, b""
        if self._alarm is not None:
            self._alarm.cancel()


def _header(data: bytes, at: int) -> tuple[bool, int, int] | None:
    """Whether the frame is masked, its bytes with the header, its bytes without (RFC 6455, 5.2)."""
    if len(data) < at + 2:
        return None
    masked, size, start = bool(data[at + 1] & 0x80), data[at + 1] & 0x7F, 2
    if size > 125:
        start = 4 if size == 126 else 10
        if len(data) < at + start:
            return None
        size = int.from_bytes(data[at + 2 : at + start], "big")
    return masked, start + 4 * masked + size, size
