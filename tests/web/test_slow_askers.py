"""Hundreds who connect and say nothing, or a byte now and then: nobody notices, and they are dropped."""

import asyncio
import statistics
import time
from pathlib import Path

import pytest

from reverie.lobby.commands import PickColour
from reverie.web import server
from reverie.wire.messages import View
from tests.web.guest import Guest, House, house

MANY = 300
HEAD = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


async def latency(guest: Guest, times: int = 40) -> float:
    took = []
    for n in range(times):
        began = time.perf_counter()
        await guest.do(PickColour(n % 2))
        took.append(time.perf_counter() - began)
    return statistics.median(took)


async def _slow(h: House, number: int) -> asyncio.StreamReader:
    """A third says nothing, a third a byte now and then, a third begins a body and stops."""
    reader, writer = await asyncio.open_connection("127.0.0.1", h.site.port)
    reader.writer = writer  # type: ignore[attr-defined]
    if number % 3 == 1:
        asyncio.get_running_loop().create_task(_drip(writer))
    elif number % 3 == 2:
        writer.write(HEAD + b"Content-Length: 900\r\n\r\n{")
    return reader


async def _drip(writer: asyncio.StreamWriter) -> None:
    for byte in HEAD * 9:
        if writer.is_closing():
            return
        writer.write(bytes((byte,)))
        await asyncio.sleep(0.3)


def test_slow_loris_and_half_open_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ASKING", 4.0)
    monkeypatch.setattr("reverie.web.api.BODY", 4.0)

    async def story() -> None:
        async with house(tmp_path, limits=False) as h:
            ana = await h.post("/api/rooms", {"name": "Ana"})
            guest = await h.connect(ana["token"])
            await guest.heard(View)
            before = await latency(guest)
            slow = await asyncio.gather(*(_slow(h, n) for n in range(MANY)))
            during = await latency(guest)
            async with asyncio.timeout(30):
                await asyncio.gather(*(_end(reader) for reader in slow))
            after = await latency(guest)
            assert not guest.ws.closed  # whoever plays is not meant
            times = [f"{1e3 * t:.2f}" for t in (before, during, after)]
            print(f"median latency before, with {MANY} slow ones, after: {times} ms")
            assert during < 1.5 * max(before, after) + 0.005
            assert (await h.ask(f"/api/rooms/{ana['room']}/peek"))[0] == 200

    asyncio.run(story())


async def _end(reader: asyncio.StreamReader) -> None:
    try:
        await reader.read()
    except ConnectionError:
        pass
    finally:
        reader.writer.close()  # type: ignore[attr-defined]
