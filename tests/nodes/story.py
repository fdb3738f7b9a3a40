"""What the stories of many nodes have in common: a party that plays, and the reckoning at the end."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
from msgspec.structs import replace

from reverie.lobby.commands import Configure, Start
from reverie.lobby.observe import observe
from reverie.rooms.live.folded_state import FoldedRoom, fold, remember
from reverie.storage.opening import open_store
from reverie.storage.port import Row
from reverie.wire.messages import Done, View
from tests.nodes.cluster import Cluster
from tests.nodes.test_nodes import sit_down
from tests.nodes.traveller import Traveller


async def party(
    c: Cluster, count: int = 6, drop_answers: bool = False, **settings: Any
) -> tuple[str, list[Traveller]]:
    """Players spread over all nodes, in a game that has begun."""
    seats = await sit_down(c, count)
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


async def finish(c: Cluster, code: str, people: list[Traveller], seconds: float = 300) -> list[Row]:
    """The game is played to its end, and afterwards everything is as the log says."""
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in people)), seconds)
    return await compare(c, code, people)


async def noise(c: Cluster, code: str, times: int = 300) -> None:
    """Hints that come twice, late, out of turn or for nothing, and words that are none."""
    db, rng = await asyncpg.connect(c.database), Random(3)
    try:
        for _ in range(times):
            version = rng.choice((1, 2, 5, 30, 500, 10_000))
            await db.execute("SELECT pg_notify('reverie_rooms', $1)", f"{code}:{version}")
            await db.execute("SELECT pg_notify('reverie_rooms', 'NOSUCH:3')")
            await db.execute("SELECT pg_notify('reverie_words', $1)", rng.choice(("", "{}", "[1]")))
            await asyncio.sleep(0.01)
    finally:
        await db.close()


async def logged(c: Cluster, code: str, database: str = "") -> tuple[FoldedRoom, list[Row]]:
    """The whole log, folded from its first row, and the same from the newest snapshot."""
    store = await open_store(Path("unused"), database or c.database)
    try:
        rows = await store.read(code)
        memory = fold(None, rows)
        quick = await remember(store, code)
        assert quick.version > memory.version or quick == memory
        return memory, rows
    finally:
        await store.close()


async def compare(c: Cluster, code: str, people: list[Traveller], database: str = "") -> list[Row]:
    """0 acknowledged commands lost, 0 applied twice, and every view is what the log's fold shows."""
    for _ in range(20):  # a deadline or somebody else may come in between
        memory, rows = await logged(c, code, database)
        assert [row.version for row in rows] == list(range(1, memory.version + 1))
        assert len({(row.actor, row.command) for row in rows}) == len(rows)
        kept = {row.command: row.version for row in rows}
        assert all(person.done.items() <= kept.items() for person in people)
        views = [await newest(person, memory.version) for person in people]
        if all(view.version == memory.version for view in views):
            for view in views:
                same_view(view, memory)
            return rows
    raise AssertionError("the table never comes to rest")


async def newest(person: Traveller, version: int) -> View:
    guest = await person.line()
    await guest.until(lambda g: g.view is not None and g.view.version >= version)
    assert guest.view is not None
    return guest.view


def same_view(view: View, memory: FoldedRoom) -> None:
    """Its content, not only its version."""
    assert view.version == memory.version
    assert view.seat is not None
    wanted = msgspec.json.encode(observe(memory.room, view.seat))
    assert msgspec.json.encode(view.view) == wanted
