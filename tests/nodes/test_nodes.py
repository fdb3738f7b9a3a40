"""Players of one room on different nodes: they see each other's moves, their coming and their going."""

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from reverie.lobby.commands import Start
from reverie.rooms.live.folded_state import remember
from reverie.rooms.tokens import SYMBOLS
from reverie.storage.opening import open_store
from reverie.wire import PROTOCOL
from reverie.wire.messages import (
    Bye,
    Done,
    Elsewhere,
    Gone,
    Pair,
    Paired,
    Pairing,
    React,
    Reaction,
    View,
    Welcome,
)
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


async def whole_game(c: Cluster) -> str:
    """Played to the end by six people on all nodes; every view is the newest, and the log has no gap."""
    seats = await sit_down(c)
    code: str = seats[0]["room"]
    guests = [await c.connect(n % len(c.nodes), s["token"], seed=n) for n, s in enumerate(seats)]
    await asyncio.gather(*(g.until(lambda g: g.view is not None) for g in guests))
    assert isinstance(await guests[0].do(Start()), Done)
    await asyncio.wait_for(asyncio.gather(*(g.play() for g in guests)), 90)
    store = await open_store(Path("unused"), c.database)
    try:
        memory = await remember(store, code)
        for guest in guests:
            await guest.until(lambda g: g.view is not None and g.view.version == memory.version)
        assert [row.version for row in await store.read(code)] == list(range(1, memory.version + 1))
    finally:
        await store.close()
    return code


def test_six_players_on_three_nodes_play_a_whole_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            await whole_game(c)

    asyncio.run(story())


@pytest.mark.slow
def test_rooms_live_in_the_database_that_their_code_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 2, databases=3) as c:
            codes = [(await c.post(n % 2, "/api/rooms", {"name": "Ana"}))["room"] for n in range(30)]
            codes.append(await whole_game(c))
            for place, database in enumerate(c.database.split()):
                store = await open_store(Path("unused"), database)
                here = {row.code for row in await store.rooms()}
                await store.close()
                assert here == {x for x in codes if (SYMBOLS.index(x[6]) if len(x) > 6 else 0) == place}

    asyncio.run(story())


def test_what_is_beside_the_log_reaches_the_other_nodes(tmp_path: Path) -> None:
    """Stamps, a second tab, who is gone, a television that waits at another node, a table deleted."""

    async def story() -> None:
        async with cluster(tmp_path, 2) as c:
            seats = await sit_down(c, 3)
            ana, bo, cleo = [await c.connect(n % 2, s["token"], seed=n) for n, s in enumerate(seats)]
            for guest in (ana, bo, cleo):
                await guest.until(lambda g: g.view is not None and gone(g) == ())

            await ana.send(React(1))
            assert (await bo.heard(Reaction)).seat == seats[0]["seat"]

            again = await c.connect(1, seats[0]["token"])
            await ana.heard(Elsewhere)
            await again.until(lambda g: g.view is not None and gone(g) == ())

            await bo.ws.close()
            await cleo.until(lambda g: seats[1]["seat"] in gone(g))
            bo = await c.connect(0, seats[1]["token"])
            await again.until(lambda g: gone(g) == ())

            screen = await waiting_screen(c, 1)
            await c.post(0, "/api/tv", {"code": (await screen.heard(Pairing)).code}, seats[1]["token"], 204)
            assert (await screen.heard(Paired)).room == seats[0]["room"]
            assert (await screen.heard(Welcome)).role == "tv"
            await bo.until(lambda g: g.view is not None and g.view.tv)

            await c.delete(0, f"/api/rooms/{seats[0]['room']}", seats[0]["token"])
            assert (await again.heard(Bye)).reason == "room-deleted"

    asyncio.run(story())


def gone(guest: Guest) -> tuple[int, ...]:
    """As last heard, in a view or beside it."""
    last = next(m for m in reversed(guest.messages) if isinstance(m, View | Gone))
    return last.gone if isinstance(last, View) else last.seats


async def waiting_screen(c: Cluster, node: int) -> Guest:
    origin = c.nodes[node].origin
    screen = Guest(await c.http.ws_connect(f"{origin}/ws", origin=origin), Random(1))
    await screen.send(Pair(PROTOCOL))
    screen.listening = asyncio.ensure_future(screen.listen())
    return screen
