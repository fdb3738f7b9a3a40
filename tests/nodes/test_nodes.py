"""Players of one room on different nodes, any of which may die: nothing is lost, nothing happens twice."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.lobby.commands import Start
from reverie.rooms.memory import remember
from reverie.storage.opening import open_store
from reverie.wire.messages import Done
from tests.nodes.cluster import Cluster, cluster
from tests.web.guest import Guest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")


async def sit_down(c: Cluster, count: int = 6) -> list[dict[str, Any]]:
    """Everybody joins through another node."""
    first = await c.post(0, "/api/rooms", {"name": NAMES[0]})
    rest = [
        await c.post(n % len(c.nodes), f"/api/rooms/{first['room']}/join", {"name": NAMES[n]})
        for n in range(1, count)
    ]
    return [first, *rest]


async def settled(c: Cluster, guests: list[Guest], code: str) -> None:
    """Every view is the one of the newest version, and the log folds to the same."""
    store = await open_store(Path("unused"), c.database)
    try:
        memory = await remember(store, code)
        for guest in guests:
            await guest.until(lambda g: g.view is not None and g.view.version >= memory.version)
        rows = await store.read(code)
        assert [row.version for row in rows] == list(range(1, memory.version + 1))
    finally:
        await store.close()


def test_six_players_on_three_nodes_play_a_whole_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            seats = await sit_down(c)
            code = seats[0]["room"]
            guests = [await c.connect(n % 3, s["token"], seed=n) for n, s in enumerate(seats)]
            await asyncio.gather(*(g.until(lambda g: g.view is not None) for g in guests))
            assert isinstance(await guests[0].do(Start()), Done)
            await asyncio.wait_for(asyncio.gather(*(g.play() for g in guests)), 90)
            await settled(c, guests, code)

    asyncio.run(story())
