"""A WebSocket client that costs next to nothing, so that a load test measures the server and not itself."""

import asyncio
import base64
import os
import socket
from collections.abc import Callable
from typing import Any

import msgspec

from reverie.wire import PROTOCOL
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import Do, Hello, View

WAN = 1400
"""Bytes in a packet, as on a real line; on the loopback a server would get megabytes on their way."""


class LightClient(asyncio.Protocol):
    """Reads only the first bytes of what comes: whether it is an answer, and to which command, or a view."""

    def __init__(self, port: int, hello: Hello) -> None:
        self._port = port
        self._hello = hello
        self._buffer = b""
        self._open = False
        self.transport: Any = None
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.views = 0
        self.bytes = 0
        self._seen: list[bytes] = []
        """Views and changes that nobody has looked at yet, as they came."""
        self._reader = FrameReader()
        self.on_answer: Callable[[str, bool], None] = lambda *_: None
        """Told which command was answered, and whether it was done."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        host = f"127.0.0.1:{self._port}"
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.transport.abort()
                return
            self._open, self._buffer = True, rest
            self.send(self._hello)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        b = self._buffer
        if len(b) < 2:
            return None
        size, start = b[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(b) < start:
                return None
            size = int.from_bytes(b[2:start], "big")
        if len(b) < start + size:
            return None
        self._buffer = b[start + size :]
        return b[0] & 15, b[start : start + size]

    def _take(self, kind: int, payload: bytes) -> None:
        self.bytes += len(payload)
        if kind == 9:
            self._write(10, payload)
        elif payload.startswith((b'{"type":"done"', b'{"type":"refused"')):
            self.on_answer(msgspec.json.decode(payload)["id"], payload.startswith(b'{"type":"done"'))
        elif payload.startswith((b'{"type":"view"', b'{"type":"change"')):
            self.views += 1
            self._seen.append(payload)
            if not self.welcome.done():
                self.welcome.set_result(None)

    @property
    def view(self) -> View:
        """The newest; what came meanwhile is put together only now."""
        for frame in self._seen:
            self._reader.read(frame)
        self._seen.clear()
        assert self._reader.view is not None
        return self._reader.view

    def connection_lost(self, _problem: Exception | None) -> None:
        self.closed = True
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("turned away"))
            self.welcome.exception()

    def send(self, message: Any) -> None:
        self._write(1, msgspec.json.encode(message))

    def do(self, id: str, command: Any) -> None:
        self.send(Do(id, command))

    def _write(self, kind: int, payload: bytes) -> None:
        """Masked with zeros: allowed, and free."""
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + payload)


async def connect(
    port: int, *tokens: str, local: str | None = None, buffer: int | None = None
) -> LightClient:
    """A connection that has seen its first view. `local`: where it comes from; `buffer`: bytes it takes."""
    hello = Hello(PROTOCOL, tokens)
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setblocking(False)
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, WAN)
    if local is not None:
        line.bind((local, 0))
    await loop.sock_connect(line, ("127.0.0.1", port))
    _, client = await loop.create_connection(lambda: LightClient(port, hello), sock=line)
    await asyncio.wait_for(client.welcome, 60)
    return client
