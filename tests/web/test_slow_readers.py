"""Whoever does not read is sent the newest view later or is dropped; nobody else notices (R9)."""

import asyncio
import base64
import os
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.lobby.commands import PickColour
from reverie.web import sockets
from reverie.wire import PROTOCOL
from reverie.wire.messages import Done, Hello, View
from tests.web.guest import House, house


async def never_reading(h: House, token: str) -> socket.socket:
    """A socket opened by hand, with a small buffer that nobody empties."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", h.site.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{h.site.port}",
        f"Origin: {h.origin}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        "\r\n",
    )
    await loop.sock_sendall(raw, "\r\n".join(lines).encode())
    await loop.sock_recv(raw, 1024)
    hello = msgspec.json.encode(Hello(PROTOCOL, (token,), whole=True))
    masked = bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello
    await loop.sock_sendall(raw, masked)
    return raw


def test_r9_sockets_that_never_read_are_dropped_and_hold_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SLOW", 0.5)

    async def story() -> None:
        async with house(tmp_path, limits=False, limit_table_rows=50_000) as h:
            ana = await h.post("/api/rooms", {"name": "Ana"})
            watch = [await h.post(f"/api/rooms/{ana['room']}/watch", {"kind": "tv"}) for _ in range(3)]
            stuck = [await never_reading(h, w["token"]) for w in watch]
            guest = await h.connect(ana["token"])
            await guest.heard(View)
            await _until(lambda: h.site.directory.counts()[1] == 4)
            n = 0
            while h.site.metrics.dropped < 3:
                n += 1
                assert n < 20_000
                assert isinstance(await guest.do(PickColour(n % 2)), Done)
                del guest.messages[:-5], guest.frames[:-5]
            await _until(lambda: h.site.directory.counts()[1] == 1)
            for raw in stuck:
                raw.close()

    asyncio.run(story())


async def _until(wanted: Any) -> None:
    async with asyncio.timeout(10):
        while not wanted():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
