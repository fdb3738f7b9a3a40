"""`make load`: many tables at once, everybody coming back at once, some who never read (R7–R9).

The server has a core to itself and the generator another. Limits are held as ratios within one run; latencies
and memory are reported as they are.
"""

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any
from uuid import uuid4

import aiohttp

from reverie.lobby.commands import Lock, Start
from tests.campaigns.light_client import LightClient, connect
from tests.web.server_process import free_port, start

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
TICKS = os.sysconf("SC_CLK_TCK")


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


@dataclass
class Table:
    """Six players in a game, and a television."""

    code: str
    tokens: list[str]
    lines: list[LightClient] = field(default_factory=list)
    sent: dict[str, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)

    def answered(self, id: str) -> None:
        if id in self.sent:
            self.took.append(time.perf_counter() - self.sent.pop(id))

    def ask(self) -> None:
        """A command of the host's that all seven are shown."""
        id = uuid4().hex
        self.sent[id] = time.perf_counter()
        self.lines[0].do(id, Lock(bool(len(self.took) % 2)))


@dataclass
class Figures:
    rooms: int
    sockets: int
    rate: float
    """Commands a second, all tables together."""
    p50: float
    p99: float
    cpu: float
    """Milliseconds of the server's CPU for a command and its seven views."""
    memory: float
    """Megabytes."""
    unanswered: int

    def __str__(self) -> str:
        return (
            f"{self.rooms:5} rooms {self.sockets:5} sockets {self.rate:6.0f}/s   p50 {self.p50:6.1f} ms  "
            f"p99 {self.p99:6.1f} ms   CPU {self.cpu:5.2f} ms a command   {self.memory:6.0f} MB"
            + (f"   {self.unanswered} unanswered" if self.unanswered else "")
        )


class Load:
    def __init__(self, port: int, pid: int, http: aiohttp.ClientSession) -> None:
        self.port, self.pid, self.http = port, pid, http
        self.tables: list[Table] = []

    async def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self.http.post(
            f"http://127.0.0.1:{self.port}{path}", json=body, headers=headers
        ) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def furnish(self, rooms: int) -> None:
        """So many tables with everybody connected."""
        while len(self.tables) < rooms:
            more = min(20, rooms - len(self.tables))
            self.tables += await asyncio.gather(*(self._table() for _ in range(more)))

    async def _table(self) -> Table:
        first = await self.post("/api/rooms", {"name": NAMES[0]})
        code = first["room"]
        tokens = [first["token"]]
        for name in NAMES[1:]:
            tokens.append((await self.post(f"/api/rooms/{code}/join", {"name": name}))["token"])
        tokens.append((await self.post(f"/api/rooms/{code}/watch", {"kind": "tv"}))["token"])
        table = Table(code, tokens)
        table.lines = [await connect(self.port, token) for token in tokens]
        started = asyncio.Event()
        table.lines[0].on_done = lambda _: started.set()
        table.lines[0].do("start", Start())
        await asyncio.wait_for(started.wait(), 30)
        table.lines[0].on_done = table.answered
        return table

    async def measure(self, rooms: int, every: float, seconds: float) -> Figures:
        """Each of so many tables asks for something every so many seconds."""
        tables = self.tables[:rooms]
        for table in tables:
            table.took.clear()
            table.sent.clear()
        loop, rng = asyncio.get_running_loop(), Random(1)
        end, before = loop.time() + seconds, cpu(self.pid)
        plan = sorted((rng.uniform(0, every), n) for n in range(rooms))
        began = loop.time()
        for lap in range(int(seconds / every)):
            for offset, n in plan:
                await asyncio.sleep(max(0.0, began + lap * every + offset - loop.time()))
                tables[n].ask()
        await asyncio.sleep(max(0.0, end - loop.time()) + 1)
        took = sorted(t for table in tables for t in table.took)
        used = cpu(self.pid) - before
        return Figures(
            rooms=rooms,
            sockets=sum(not line.closed for table in tables for line in table.lines),
            rate=len(took) / seconds,
            p50=1000 * median(took),
            p99=1000 * quantiles(took, n=100)[98],
            cpu=1000 * used / len(took),
            memory=resident(self.pid) / 1e6,
            unanswered=sum(len(t.sent) for t in tables),
        )


async def reconnect(load: Load, count: int, within: float) -> tuple[int, float]:
    """R8: so many come back, from many addresses, within so many seconds; how many were in, and how fast."""
    lines = [(table, n) for table in load.tables for n in range(len(table.tokens))][:count]
    for table, n in lines:
        table.lines[n].transport.abort()
    await asyncio.sleep(1)
    took: list[float] = []

    async def back(k: int, table: Table, n: int) -> None:
        await asyncio.sleep(within * k / len(lines))
        began = time.perf_counter()
        local = f"127.{1 + k % 200}.{k // 200 % 250}.{1 + k % 250}"
        try:
            table.lines[n] = await connect(load.port, table.tokens[n], local=local)
        except (OSError, TimeoutError):
            return
        took.append(time.perf_counter() - began)

    await asyncio.gather(*(back(k, *line) for k, line in enumerate(lines)))
    for table in load.tables:
        table.lines[0].on_done = table.answered
    return len(took), 1000 * quantiles(took, n=100)[98]


async def deaf(load: Load, count: int, rooms: int) -> float:
    """R9: the others' median with so many sockets that never read, over the median without, in pairs."""
    ratios = []
    for _ in range(3):
        quiet = await load.measure(rooms, 0.5, 5)
        silent = [table.lines[6] for table in load.tables[:count]]
        for line in silent:
            line.transport.pause_reading()
        noisy = await load.measure(rooms, 0.5, 5)
        for line in silent:
            if not line.closed:
                line.transport.resume_reading()
        ratios.append(noisy.p50 / quiet.p50)
    return median(ratios)


async def campaign(sizes: tuple[int, ...], seconds: float, comebacks: int, silent: int) -> bool:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = await start(Path(folder), port)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(process.pid, cores[:1])
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[1:])
        try:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=100)) as http:
                return await _figures(Load(port, process.pid, http), sizes, seconds, comebacks, silent)
        finally:
            process.terminate()
            await process.wait()
            os.sched_setaffinity(0, cores)


async def _figures(load: Load, sizes: tuple[int, ...], seconds: float, comebacks: int, silent: int) -> bool:
    empty, found = resident(load.pid), []
    for size in sizes:
        await load.furnish(size)
        found.append(await load.measure(size, 5.0, seconds))
        print(found[-1], flush=True)
    last = found[-1]
    print(f"memory: {(last.memory * 1e6 - empty) / last.rooms / 1000:.0f} kB a room with its seven sockets")
    same = [await load.measure(size, 5.0 * size / sizes[-1], seconds) for size in (sizes[0], sizes[-1])]
    ratio = same[1].cpu / same[0].cpu
    print(
        f"R7: CPU a command with {sizes[-1]} rooms, {ratio:.2f} times that with {sizes[0]} at the same rate"
    )
    inside, slowest = await reconnect(load, comebacks, 10.0)
    print(f"R8: {inside} of {comebacks} came back within 10 s, p99 {slowest:.0f} ms")
    others = await deaf(load, silent, min(sizes[-1], 50))
    print(f"R9: with {silent} sockets that never read the others' median is {others:.2f} times the usual")
    return ratio <= 1.25 and inside == comebacks and others <= 1.5 and not last.unanswered


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--reconnects", type=int, default=5000)
    parser.add_argument("--deaf", type=int, default=100)
    chosen = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    good = asyncio.run(campaign(tuple(chosen.rooms), chosen.seconds, chosen.reconnects, chosen.deaf))
    print("All within their limits." if good else "FAILED")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
