"""Hangs up on whoever connects and asks nothing, or takes for ever to ask (slow-loris, half-open lines)."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Middleware
from aiohttp.web_protocol import RequestHandler

ASKING: Final = 20.0
"""Seconds for a whole request line with its headers, from the moment somebody connects or was answered."""
SWEEP: Final = 0.25
"""How often we look, as a part of that."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Line = RequestHandler


class IdleTimeouts:
    """Knows of each connection since when it has had nothing to say."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._quiet: dict[Line, float] = {}
        self._answering: Counter[Line] = Counter()
        self._server: web.Server | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.dropped = 0

    @property
    def middleware(self) -> Middleware:
        @web.middleware
        async def noted(request: web.Request, handler: Handler) -> web.StreamResponse:
            line = request.protocol
            self._answering[line] += 1
            try:
                return await handler(request)
            finally:
                self._answering[line] -= 1
                if not self._answering[line]:
                    del self._answering[line]
                self._quiet.pop(line, None)

        return noted

    def watch(self, server: web.Server) -> None:
        self._server = server
        self._sweep()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        assert self._server is not None
        here = [line for line in self._server.connections if line not in self._answering]
        self._quiet = {line: self._quiet.get(line, loop.time()) for line in here}
        for line, since in self._quiet.items():
            if loop.time() - since > self._seconds:
                line.force_close()
                self.dropped += 1
        self._alarm = loop.call_later(self._seconds * SWEEP, self._sweep)
