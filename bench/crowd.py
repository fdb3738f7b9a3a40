"""Players as cheap as they can be: raw sockets that read no more of a frame than its head."""

import asyncio
from typing import Any

import msgspec

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
VIEW, CHANGE, DONE = b'{"type":"view"', b'{"type":"change"', b'{"type":"done"'
MASK = b"\0\0\0\0"
"""RFC 6455 allows it, and it costs nothing."""


class Caller(asyncio.Protocol):
    """One WebSocket. Frames are kept only while somebody waits for one."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport
        self._data = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self._wanted: tuple[bytes, asyncio.Future[list[bytes]]] | None = None
        self._heard: list[bytes] = []
        self._kept: list[bytes] | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        port = transport.get_extra_info("peername")[1]
        transport.write(HANDSHAKE.format(port=port).encode())

    def say(self, message: Any) -> None:
        body = msgspec.json.encode(message)
        size = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self._transport.write(b"\x81" + size + MASK + body)

    def begin(self) -> None:
        """Keep what comes from now on, for `taken`."""
        self._kept = []

    def taken(self) -> list[bytes]:
        found, self._kept = self._kept or [], []
        return [frame for frame in found if frame.startswith((VIEW, CHANGE))]

    def end(self) -> list[bytes]:
        found = self.taken()
        self._kept = None
        return found

    async def answered(self) -> None:
        await self.until(DONE)

    async def until(self, start: bytes) -> list[bytes]:
        """All frames up to the first that begins like this."""
        self._heard = []
        self._wanted = start, asyncio.get_running_loop().create_future()
        async with asyncio.timeout(60):
            return await self._wanted[1]

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.opened.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self._data = bytearray(rest)
            self.opened.set_result(None)
        while (end := self._frame()) is not None:
            start, stop = end
            if self._data[0] == 0x89:
                self._transport.write(bytes((0x8A, 0x80 | (stop - start))) + MASK + self._data[start:stop])
            elif self._wanted is not None or self._kept is not None:
                self._hear(bytes(self._data[start:stop]))
            del self._data[:stop]

    def _frame(self) -> tuple[int, int] | None:
        """Where the body of the first frame begins and ends, if all of it is here."""
        if len(self._data) < 2:
            return None
        size, start = self._data[1], 2
        if size == 126:
            size, start = int.from_bytes(self._data[2:4], "big"), 4
        stop = start + size
        return (start, stop) if len(self._data) >= stop else None

    def _hear(self, body: bytes) -> None:
        if self._kept is not None:
            self._kept.append(body)
        if self._wanted is None:
            return
        self._heard.append(body)
        if body.startswith(b'{"type":"refused"'):
            raise SystemExit(body.decode())
        if body.startswith(self._wanted[0]):
            answer, self._wanted = self._wanted[1], None
            answer.set_result(self._heard)

    def close(self) -> None:
        self._transport.close()


async def call(port: int, hello: Any) -> Caller:
    _, caller = await asyncio.get_running_loop().create_connection(Caller, "127.0.0.1", port)
    await caller.opened
    caller.say(hello)
    return caller


async def drive(caller: Caller, commands: list[dict[str, Any]], count: int, name: str) -> None:
    """One command after the other, each after the answer to the last."""
    for n in range(count):
        caller.say({"type": "do", "id": f"{name}-{n}"} | commands[n % len(commands)])
        await caller.answered()
