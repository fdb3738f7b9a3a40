"""Nodes that die or freeze, a database that restarts: nothing acknowledged is lost, nothing done twice."""

import asyncio
import sys
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tests.nodes.cluster import cluster
from tests.nodes.story import finish, noise, party

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]


@pytest.mark.slow
def test_a_node_is_killed_again_and_again_during_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c)

            async def accidents() -> None:
                rng = Random(7)
                for _ in range(4):
                    await asyncio.sleep(rng.uniform(0.3, 1.5))
                    node = c.nodes[rng.randrange(3)]
                    await node.kill()
                    await asyncio.sleep(0.2)
                    await node.start()

            trouble = asyncio.ensure_future(accidents())
            await finish(c, code, people)
            await trouble
            assert sum(p.travels for p in people) > 0

    asyncio.run(story())


@pytest.mark.slow
def test_every_acknowledgement_is_lost_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c, drop_answers=True)
            await finish(c, code, people)

    asyncio.run(story())


@pytest.mark.slow
def test_the_database_drops_every_connection_during_a_game(tmp_path: Path) -> None:
    """As it does when it restarts: nodes connect, listen and catch up again by themselves."""

    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c)

            async def restarts() -> None:
                db = await asyncpg.connect(c.database)
                try:
                    for _ in range(3):
                        await asyncio.sleep(0.7)
                        await db.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                        )
                finally:
                    await db.close()

            trouble = asyncio.ensure_future(restarts())
            await finish(c, code, people)
            await trouble

    asyncio.run(story())


@pytest.mark.slow
def test_hints_that_come_twice_or_late_or_for_nothing_do_no_harm(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c)

            trouble = asyncio.ensure_future(noise(c, code))
            await finish(c, code, people)
            await trouble

    asyncio.run(story())
