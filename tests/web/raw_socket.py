"""A WebSocket by hand: sends any frames at all, however many, and reads what comes back."""

import asyncio
import base64
import os

TEXT, PING, PONG, CLOSE, MORE = 1, 9, 10, 8, 0


def frame(kind: int, payload: bytes = b"", *, masked: bool = True, last: bool = True) -> bytes:
    """Masked with zeros, which changes nothing."""
    size = len(payload)
    length = bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    if masked:
        length = bytes((length[0] | 0x80,)) + length[1:] + bytes(4)
    return bytes((kind | 0x80 * last,)) + length + payload


class RawSocket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer
        self.pongs = 0
        self.closed: int | None = None
        """The code it was closed with; 1006 where nothing was said."""
        self._listening = asyncio.ensure_future(self._listen())

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def flood(self, data: bytes, seconds: float) -> None:
        """As fast as it is taken."""
        until = asyncio.get_running_loop().time() + seconds
        try:
            while (left := until - asyncio.get_running_loop().time()) > 0 and self.closed is None:
                self.writer.write(data)
                await asyncio.wait_for(self.writer.drain(), left)
        except (TimeoutError, ConnectionError):
            return

    async def ended(self, seconds: float = 10) -> int | None:
        await asyncio.wait([self._listening], timeout=seconds)
        return self.closed

    def leave(self) -> None:
        self._listening.cancel()
        self.writer.transport.abort()

    async def _listen(self) -> None:
        try:
            await self._reader.readuntil(b"\r\n\r\n")
            while True:
                kind, size = await self._reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
                payload = await self._reader.readexactly(size)
                self.pongs += kind & 15 == PONG
                if kind & 15 == CLOSE:
                    self.closed = int.from_bytes(payload[:2], "big")
                    return
        except (asyncio.IncompleteReadError, ConnectionError):
            self.closed = self.closed or 1006


async def raw_socket(port: int, early: bytes = b"", local: str | None = None) -> RawSocket:
    """`early`: sent with the request for it, before there is an answer; `local`: where it comes from."""
    host = f"127.0.0.1:{port}"
    key = base64.b64encode(os.urandom(16)).decode()
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=None if local is None else (local, 0)
    )
    asked = (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(asked.encode() + early)
    await writer.drain()
    return RawSocket(reader, writer)
