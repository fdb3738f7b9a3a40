"""A real server process: killed at any moment it loses nothing it acknowledged; asked to stop it says so."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import aiohttp
import pytest

from reverie.game.ids import TABLE
from reverie.lobby.commands import Lock
from reverie.rooms.live.folded_state import fold, remember
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads
from reverie.web.options import database
from reverie.wire import PROTOCOL
from reverie.wire.messages import Bye, Do, Done, Hello, View
from tests.web.guest import Guest
from tests.web.server_process import free_port, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")


async def connect(http: aiohttp.ClientSession, port: int, token: str) -> Guest:
    origin = f"http://127.0.0.1:{port}"
    guest = Guest(await http.ws_connect(f"{origin}/ws", origin=origin), Random(1))
    await guest.send(Hello(PROTOCOL, (token,)))
    return guest


async def lock_and_unlock(guest: Guest, acknowledged: dict[str, int]) -> None:
    """Commands as fast as they are answered, until the server is gone."""
    for n in range(10_000):
        id = uuid4().hex
        try:
            await guest.send(Do(id, Lock(bool(n % 2))))
            while True:
                message = await guest.ws.receive()
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                read = guest.reader.read(message.data)
                if isinstance(read, Done) and read.id == id:
                    acknowledged[id] = read.version
                    break
        except (ConnectionError, aiohttp.ClientError):
            return


def test_r1_after_kill_9_everything_acknowledged_is_there_once(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        rng = Random(4)
        acknowledged: dict[str, dict[str, int]] = {}
        seats: list[dict[str, Any]] = []
        async with aiohttp.ClientSession() as http:
            for life in range(4):
                process = await start(tmp_path, port)
                if life == 0:
                    for _ in range(3):
                        url = f"http://127.0.0.1:{port}/api/rooms"
                        async with http.post(url, json={"name": "Ana"}) as answer:
                            seats.append(await answer.json())
                guests = [await connect(http, port, s["token"]) for s in seats]
                work = [
                    asyncio.ensure_future(lock_and_unlock(g, acknowledged.setdefault(s["room"], {})))
                    for g, s in zip(guests, seats, strict=True)
                ]
                await asyncio.sleep(0.2 + rng.random() * 0.6)
                os.kill(process.pid, signal.SIGKILL)
                await process.wait()
                await asyncio.gather(*work)
        await _compare(tmp_path, acknowledged)

    asyncio.run(story())


async def _compare(data: Path, acknowledged: dict[str, dict[str, int]]) -> None:
    store = SqliteStore(database(data), Threads)
    assert sum(map(len, acknowledged.values())) > 50
    for room, versions in acknowledged.items():
        rows = await store.read(room)
        assert [r.version for r in rows] == list(range(1, len(rows) + 1))
        kept = {r.command: r.version for r in rows if r.actor != TABLE}
        assert versions.items() <= kept.items()
        assert await remember(store, room) == fold(None, rows)
    await store.close()


def test_r2_sigterm_says_goodbye_with_1012(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        process = await start(tmp_path, port)
        async with aiohttp.ClientSession() as http:
            async with http.post(f"http://127.0.0.1:{port}/api/rooms", json={"name": "Ana"}) as answer:
                seated = await answer.json()
            guest = await connect(http, port, seated["token"])
            listening = asyncio.ensure_future(guest.listen())
            await guest.heard(View)
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(listening, 5)
            assert guest.messages[-1] == Bye("restarting")
            assert guest.ws.close_code == 1012
            assert await asyncio.wait_for(process.wait(), 8) == 0

    asyncio.run(story())
