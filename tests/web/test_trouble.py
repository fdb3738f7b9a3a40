"""R4: a disk that is full or a database that is gone. No acknowledgement, a clear word, and it recovers."""

import asyncio
import resource
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import aiohttp
import pytest

from reverie.lobby.commands import Lock
from reverie.rooms.live.folded_state import remember
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads
from reverie.web.options import database
from reverie.wire import PROTOCOL
from reverie.wire.messages import Done, Hello, Refused
from tests.web.guest import Guest
from tests.web.server_process import free_port, start

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits a running process")

Deed = Callable[[int, Path], None]


def fill_disk(pid: int, data: Path) -> None:
    """No file of the server's may grow, not even over space it has: as on a disk without a byte left."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))


def free_disk(pid: int, data: Path) -> None:
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


def take_away(pid: int, data: Path) -> None:
    database(data).rename(data / "elsewhere")


def bring_back(pid: int, data: Path) -> None:
    (data / "elsewhere").rename(database(data))


@pytest.mark.parametrize(("breaks", "mends"), [(fill_disk, free_disk), (take_away, bring_back)])
def test_r4_nothing_is_acknowledged_meanwhile_and_afterwards_all_goes_on(
    tmp_path: Path, breaks: Deed, mends: Deed
) -> None:
    async def story(guest: Guest, ready: Callable[[], Awaitable[int]], pid: int) -> int:
        done = await guest.do(Lock(True))
        assert isinstance(done, Done)
        assert await ready() == 200
        breaks(pid, tmp_path)
        for n in range(3):
            refused = await guest.do(Lock(bool(n % 2)), id=f"try-{n}")
            assert isinstance(refused, Refused)
            assert refused.code == "unavailable"
        assert await ready() == 503
        mends(pid, tmp_path)
        for n in range(3):  # sent again with the same id, each is applied once
            again = await guest.do(Lock(bool(n % 2)), id=f"try-{n}")
            assert isinstance(again, Done)
            assert again.version == done.version + n + 1
        assert await ready() == 200
        return done.version + 3

    asyncio.run(_with_server(tmp_path, story))


async def _with_server(data: Path, story: Callable[..., Awaitable[int]]) -> None:
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    process = await start(data, port)
    try:
        async with aiohttp.ClientSession() as http:
            async with http.post(f"{origin}/api/rooms", json={"name": "Ana"}) as answer:
                seated = await answer.json()
            guest = Guest(await http.ws_connect(f"{origin}/ws", origin=origin), Random(1))
            await guest.send(Hello(PROTOCOL, (seated["token"],)))
            guest.listening = asyncio.ensure_future(guest.listen())
            await guest.until(lambda g: g.view)

            async def ready() -> int:
                async with http.get(f"{origin}/readyz") as answer:
                    return answer.status

            version = await story(guest, ready, process.pid)
    finally:
        process.terminate()
        await process.wait()
    store = SqliteStore(database(data), Threads)
    assert (await remember(store, seated["room"])).version == version
    await store.close()
