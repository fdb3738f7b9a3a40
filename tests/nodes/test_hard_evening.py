"""Six players, three nodes of two versions, and everything that can happen to them in one evening."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from reverie.lobby.commands import Start
from tests.nodes.cluster import Cluster, cluster
from tests.nodes.own_postgres import Cable, OwnPostgres, cable, own_postgres
from tests.nodes.story import compare, noise, party
from tests.nodes.test_clocks import SHORT, deadlines
from tests.nodes.test_database import until_ready
from tests.nodes.test_versions import NEWER
from tests.nodes.traveller import Traveller

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]


def test_an_evening_on_which_everything_goes_wrong(tmp_path: Path) -> None:
    """Every answer is lost once, hints come twice and out of turn; a node dies, one freezes past a deadline,
    the database restarts, one node loses sight of it. 0 acknowledged commands lost, 0 applied twice."""

    async def story() -> None:
        with own_postgres() as db:
            async with (
                cable(db.socket) as line,
                cluster(tmp_path, 3, database=db.address, detours={2: line.address}, patches={1: NEWER}) as c,
            ):
                code, people = await party(c, drop_answers=True, timers=SHORT)
                playing = [asyncio.ensure_future(play_on(p, p is people[0])) for p in people]
                await noise(c, code, 50)
                for trouble in (death(c), frost(c), restart(c, db), silence(c, line)):
                    await trouble
                    await goes_on(people, playing)
                for task in playing:
                    task.cancel()
                await asyncio.wait(playing)
                rows = await compare(c, code, people)
                assert set(deadlines(rows).values()) <= {1}
                assert sum(p.travels for p in people) > 0

    asyncio.run(story())


async def play_on(person: Traveller, host: bool) -> None:
    """One game after the other."""
    while True:
        await person.play()
        if host:
            await person.do(Start())
        else:
            guest = await person.line()
            await guest.until(lambda g: g.ws.closed or g.view.view.game.phase != "over", 60)


async def goes_on(people: list[Traveller], playing: list["asyncio.Task[None]"]) -> None:
    """Everybody has something acknowledged again."""
    before = [len(person.done) for person in people]
    async with asyncio.timeout(120):
        while any(len(person.done) <= old for person, old in zip(people, before, strict=True)):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


async def death(c: Cluster) -> None:
    await c.nodes[0].kill()
    await asyncio.sleep(0.2)
    await c.nodes[0].start()


async def frost(c: Cluster) -> None:
    """Longer than any phase may take."""
    c.nodes[1].signal(signal.SIGSTOP)
    await asyncio.sleep(6)
    c.nodes[1].signal(signal.SIGCONT)


async def restart(c: Cluster, db: OwnPostgres) -> None:
    await db.stop()
    await db.start()
    await asyncio.gather(*(until_ready(c, n, 200, 30) for n in range(3)))


async def silence(c: Cluster, line: Cable) -> None:
    line.plugged.clear()
    await until_ready(c, 2, 503, 20)
    line.plugged.set()
    await until_ready(c, 2, 200, 30)
