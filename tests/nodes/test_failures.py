"""Nodes that die or freeze, a database that restarts: nothing acknowledged is lost, nothing done twice."""

import asyncio
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from reverie.lobby.commands import Configure, Start
from reverie.rooms.memory import read_events, remember
from reverie.storage.opening import open_store
from reverie.wire.messages import Done
from tests.nodes.cluster import Cluster, cluster
from tests.nodes.test_nodes import sit_down
from tests.nodes.traveller import Traveller

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")


async def party(c: Cluster, drop_answers: bool = False, **settings: Any) -> tuple[str, list[Traveller]]:
    """Six players, two at each node, in a game that has begun."""
    seats = await sit_down(c)
    people = [
        Traveller(c, s["token"], n % len(c.nodes), Random(n), drop_answers=drop_answers)
        for n, s in enumerate(seats)
    ]
    if settings:
        view = await people[0].view()
        chosen = replace(view.view.settings, **settings)
        assert isinstance(await people[0].do(Configure(chosen)), Done)
    assert isinstance(await people[0].do(Start()), Done)
    for person in people:
        guest = await person.line()
        await guest.until(lambda g: g.view.view.game is not None)
    return seats[0]["room"], people


async def finish(c: Cluster, code: str, people: list[Traveller], seconds: float = 100) -> None:
    """The game is played to its end, and afterwards everything is as the log says."""
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in people)), seconds)
    await compare(c, code, people)


async def compare(c: Cluster, code: str, people: list[Traveller]) -> None:
    store = await open_store(Path("unused"), c.database)
    try:
        memory, rows = await remember(store, code), await store.read(code)
        assert [row.version for row in rows] == list(range(1, memory.version + 1))
        assert len({(row.actor, row.command) for row in rows}) == len(rows)
        kept = {row.command: row.version for row in rows}
        for person in people:
            assert person.done.items() <= kept.items()
            guest = await person.line()
            await guest.until(lambda g: g.view.version >= memory.version)
            assert guest.view is not None
            assert guest.view.version == memory.version
        assert all(read_events(row) for row in rows)
    finally:
        await store.close()


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
def test_a_node_that_was_frozen_past_a_deadline_changes_nothing_when_it_wakes(tmp_path: Path) -> None:
    """The clue's time runs out while the storyteller's node is stopped; another node calls it, once."""

    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c)
            frozen = c.nodes[0]
            frozen.signal(signal.SIGSTOP)
            others = [p for p in people if p.node != 0]
            await asyncio.sleep(2.5)
            frozen.signal(signal.SIGCONT)
            await finish(c, code, people)
            assert others

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

            async def noise() -> None:
                db, rng = await asyncpg.connect(c.database), Random(3)
                try:
                    for _ in range(300):
                        version = rng.choice((1, 2, 5, 30, 500, 10_000))
                        await db.execute("SELECT pg_notify('reverie_rooms', $1)", f"{code}:{version}")
                        await db.execute("SELECT pg_notify('reverie_rooms', 'NOSUCH:3')")
                        await db.execute(
                            "SELECT pg_notify('reverie_words', $1)", rng.choice(("", "{}", "[1]"))
                        )
                        await asyncio.sleep(0.01)
                finally:
                    await db.close()

            trouble = asyncio.ensure_future(noise())
            await finish(c, code, people)
            await trouble

    asyncio.run(story())
