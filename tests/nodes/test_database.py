"""The database restarts under load, or one node loses sight of it: /readyz says so, then all goes on (R4)."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from tests.nodes.cluster import Cluster, cluster
from tests.nodes.own_postgres import cable, own_postgres
from tests.nodes.story import compare, finish, party

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]


async def readiness(c: Cluster, node: int) -> int:
    async with c.http.get(c.nodes[node].origin + "/readyz") as answer:
        return answer.status


async def until_ready(c: Cluster, node: int, status: int, seconds: float) -> float:
    """How long it took."""
    began = time.monotonic()
    async with asyncio.timeout(seconds):
        while True:
            if await readiness(c, node) == status:
                return time.monotonic() - began
            await asyncio.sleep(0.05)


@pytest.mark.slow
def test_the_database_restarts_during_a_game(tmp_path: Path) -> None:
    """Really: stopped fast, started again. Nodes connect, listen and catch up by themselves."""

    async def story() -> None:
        with own_postgres() as db:
            async with cluster(tmp_path, 3, database=db.address) as c:
                code, people = await party(c)
                playing = asyncio.ensure_future(finish(c, code, people))
                await asyncio.sleep(0.6)
                await db.stop()
                assert [await readiness(c, n) for n in range(3)] == [503, 503, 503]
                await asyncio.sleep(0.5)
                assert not playing.done()
                await db.start()
                assert await asyncio.gather(*(until_ready(c, n, 200, 20) for n in range(3)))
                await playing

    asyncio.run(story())


@pytest.mark.slow
def test_the_database_restarts_five_times_during_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        with own_postgres() as db:
            async with cluster(tmp_path, 3, database=db.address) as c:
                code, people = await party(c, target=60)
                playing = asyncio.ensure_future(finish(c, code, people))
                for _ in range(5):
                    await asyncio.sleep(0.8)
                    await db.stop()
                    await db.start()
                await playing

    asyncio.run(story())


@pytest.mark.slow
def test_a_node_that_is_cut_off_from_the_database_comes_back_with_nothing_lost(tmp_path: Path) -> None:
    """Its line goes silent without breaking; its players go on at the other nodes, or wait for it."""

    async def story() -> None:
        with own_postgres() as db:
            async with (
                cable(db.socket) as line,
                cluster(tmp_path, 3, database=db.address, detours={2: line.address}) as c,
            ):
                code, people = await party(c)
                playing = asyncio.ensure_future(finish(c, code, people))
                await asyncio.sleep(0.5)
                line.plugged.clear()
                assert await until_ready(c, 2, 503, 15) < 15
                assert await readiness(c, 0) == 200
                await asyncio.sleep(12)
                line.plugged.set()
                await until_ready(c, 2, 200, 30)
                await playing
                here = [p for p in people if p.node == 2] or people[:1]
                for person in here:
                    await person.leave()
                    person.node = 2
                await compare(c, code, here)  # and the node that was away shows what the log says

    asyncio.run(story())
