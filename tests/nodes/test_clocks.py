"""What is due happens once: also when the node that has to do it is frozen, or dead."""

import asyncio
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.game.commands import Announce
from reverie.game.settings import Timers
from reverie.lobby.commands import Act, AddBot, Configure, Start
from reverie.storage.port import Row
from reverie.wire.messages import Done
from tests.nodes.cluster import Cluster, cluster
from tests.nodes.story import compare, logged, party

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]

SHORT = Timers(clue=5, contribute=5, vote=5, recap=5)


def deadlines(rows: list[Row]) -> Counter[tuple[int, str]]:
    """By game and the phase they end; a second one for the same phase would be twice."""
    game, found = 0, Counter[tuple[int, str]]()
    for row in rows:
        game += b'"game-started"' in row.events
        if row.command.startswith("time-up:"):
            found[game, ":".join(row.command.split(":")[:2])] += 1
    return found


async def until_logged(c: Cluster, code: str, start: str, seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while True:
            _, rows = await logged(c, code)
            if any(row.command.startswith(start) for row in rows):
                return
            await asyncio.sleep(0.3)


@pytest.mark.slow
def test_a_node_that_was_frozen_past_a_deadline_changes_nothing_when_it_wakes(tmp_path: Path) -> None:
    """The clue's time runs out while the storyteller's node is stopped; another node calls it, once."""

    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            code, people = await party(c, timers=SHORT)
            game = (await people[0].view()).view.game
            assert game is not None
            assert isinstance(await people[0].do(Act(game.serial, Announce())), Done)
            guest = await people[1].line()
            await guest.until(lambda g: g.view.deadline is not None and g.view.view.game.waiting_for == (0,))
            assert guest.view is not None
            assert guest.view.view.game is not None
            game, frozen = guest.view.view.game, c.nodes[0]
            frozen.signal(signal.SIGSTOP)
            await until_logged(c, code, f"time-up:{game.serial}:", 60)
            await asyncio.sleep(0.5)
            frozen.signal(signal.SIGCONT)
            await asyncio.sleep(1)
            assert deadlines(await compare(c, code, people))[1, f"time-up:{game.serial}"] == 1
            await asyncio.wait([asyncio.ensure_future(p.play()) for p in people], timeout=8)
            assert set(deadlines((await logged(c, code))[1]).values()) == {1}

    asyncio.run(story())


@pytest.mark.slow
def test_what_is_due_is_done_although_the_only_node_with_the_room_is_dead(tmp_path: Path) -> None:
    """A deadline and bots' moves, with nobody connected anywhere."""

    async def story() -> None:
        async with cluster(tmp_path, 2, pace=0.2) as c:
            ana = await c.post(0, "/api/rooms", {"name": "Ana"})
            guest = await c.connect(0, ana["token"])
            await guest.until(lambda g: g.view is not None)
            assert guest.view is not None
            for name in ("Bix", "Cog", "Dot"):
                assert isinstance(await guest.do(AddBot(name)), Done)
            chosen = replace(guest.view.view.settings, timers=SHORT)
            assert isinstance(await guest.do(Configure(chosen)), Done)
            started = await guest.do(Start())
            assert isinstance(started, Done)
            await c.nodes[0].kill()
            await until_logged(c, ana["room"], "bot:", 40)
            await until_logged(c, ana["room"], "time-up:", 40)
            memory, rows = await logged(c, ana["room"])
            assert memory.version > started.version
            assert set(deadlines(rows).values()) == {1}
            again = await c.connect(1, ana["token"])
            await again.until(lambda g: g.view is not None and g.view.version >= memory.version)

    asyncio.run(story())
