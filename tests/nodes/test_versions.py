"""Nodes of two versions on one database, as during an upgrade: what one does not know, it leaves alone."""

import asyncio
import sys
from pathlib import Path

import asyncpg
import pytest

from reverie.lobby.commands import Lock
from reverie.storage.port import StoreError
from reverie.storage.postgres.schema import NEWEST
from reverie.storage.postgres.store import prepare
from reverie.wire.messages import Bye, Done, React, Reaction
from tests.nodes.cluster import cluster
from tests.nodes.story import compare, party
from tests.nodes.test_nodes import gone, sit_down

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]

NEWER = """
import msgspec
from reverie.lobby.events import LockChanged
from reverie.rooms.cluster import messages
from reverie.rooms.live import folded_state, room

WEATHER = {"type": "weather-changed", "sun": True}

def write_events(events):
    raw = msgspec.json.decode(msgspec.json.encode(events))
    return msgspec.json.encode(raw + [WEATHER] * any(isinstance(e, LockChanged) for e in events))

def read_events(row):
    raw = [e for e in msgspec.json.decode(row.events) if e["type"] != "weather-changed"]
    return folded_state._events.decode(msgspec.json.encode(raw))

room.write_events, room.read_events, folded_state.read_events = write_events, read_events, read_events
breath = messages.ClusterMessages._breath

def with_weather(self):
    said = msgspec.json.decode(breath(self))
    said["all"] = [{"type": "weather", "sun": True}, *said["all"]]
    return msgspec.json.encode(said).decode()

messages.ClusterMessages._breath = with_weather
"""
"""A node that knows one event and one saying more: it says the new word in every breath, and writes the new
event when a table is locked."""


def test_a_node_stops_serving_only_the_table_in_which_something_unknown_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 2) as c:
            await c.nodes[1].stop()
            c.nodes[1].patch = NEWER
            await c.nodes[1].start()
            seats, others = await sit_down(c, 2), await sit_down(c, 2)
            old, new = await c.connect(0, seats[0]["token"]), await c.connect(1, seats[1]["token"])
            calm, friend = await c.connect(0, others[0]["token"]), await c.connect(1, others[1]["token"])
            for guest in (old, new, calm, friend):  # the words beside the new one are heard
                await guest.until(lambda g: g.view is not None and gone(g) == ())
            await new.send(React(2))
            assert (await old.heard(Reaction)).stamp == 2

            host = await c.connect(1, seats[0]["token"])
            await host.until(lambda g: g.view is not None)
            back = await c.connect(0, seats[1]["token"])
            await back.until(lambda g: g.view is not None)
            assert isinstance(await host.do(Lock(True)), Done)
            assert (await back.heard(Bye)).reason == "restarting"
            refused = await c.connect(0, seats[1]["token"])
            await refused.until(lambda g: g.ws.closed)
            assert refused.ws.close_code == 1013

            moved = await c.connect(1, seats[1]["token"])
            await moved.until(lambda g: g.view is not None and g.view.view.locked)
            assert isinstance(await host.do(Lock(False)), Done)
            await moved.until(lambda g: not g.view.view.locked)

            await calm.send(React(1))
            assert (await friend.heard(Reaction)).stamp == 1
            async with c.http.get(c.nodes[0].origin + "/readyz") as answer:
                assert answer.status == 200

    asyncio.run(story())


@pytest.mark.slow
def test_the_database_is_migrated_a_step_ahead_while_older_nodes_play(tmp_path: Path) -> None:
    """A step only adds, so they go on; only a node that starts anew asks for its update."""

    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c)
            playing = asyncio.gather(*(p.play() for p in people))
            await asyncio.sleep(0.1)
            db = await asyncpg.connect(c.database)
            try:
                async with db.transaction():
                    await db.execute("ALTER TABLE rooms ADD COLUMN weather TEXT NOT NULL DEFAULT 'fair'")
                    await db.execute("ALTER TABLE log ADD COLUMN weather TEXT")
                    await db.execute("ALTER TABLE tokens ADD COLUMN weather TEXT")
                    await db.execute("CREATE TABLE weathers (id INTEGER)")
                    await db.execute("UPDATE reverie SET version = $1", NEWEST + 1)
                assert not playing.done()
                await playing
                with pytest.raises(StoreError, match="Update Reverie"):
                    await prepare(c.database)
                await db.execute("UPDATE reverie SET version = $1", NEWEST)
            finally:
                await db.close()
            await compare(c, code, people)

    asyncio.run(story())
