"""One line from the page to its worker, as a port of the front."""

import asyncio
from collections.abc import Callable

from reverie.front.port import PortClosed
from reverie.rooms.live.connection import Connection

Send = Callable[[str], object]
HangUp = Callable[[int], object]


class MessagePort:
    """Frames come by `hear` and go at once: nobody is slow here."""

    def __init__(self, send: Send, hang_up: HangUp) -> None:
        self._send, self._hang_up = send, hang_up
        self._coming: asyncio.Queue[str | None] = asyncio.Queue()
        self._over = False

    def hear(self, frame: str) -> None:
        self._coming.put_nowait(frame)

    def leave(self) -> None:
        """The page has closed the line."""
        self._over = True
        self._coming.put_nowait(None)

    async def receive(self) -> str | None:
        frame = await self._coming.get()
        if frame is None:
            raise PortClosed
        return frame

    async def send(self, frame: bytes) -> None:
        if not self._over:
            self._send(frame.decode())

    async def close(self, code: int) -> None:
        self._end(code)

    def attend(self, connection: Connection) -> None:
        connection.express = self._express
        self._express(connection)

    async def finish(self) -> None:
        """Nothing waits here."""

    def _express(self, connection: Connection) -> None:
        for frame in connection.take():
            if not self._over:
                self._send(frame.decode())
        if connection.ended is not None:
            self._end(connection.ended)

    def _end(self, code: int) -> None:
        if not self._over:
            self.leave()
            self._hang_up(code)
