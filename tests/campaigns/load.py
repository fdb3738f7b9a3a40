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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import aiohttp

from tests.campaigns.cold import cold_load
from tests.campaigns.deaf import deaf
from tests.campaigns.light_client import connect
from tests.campaigns.tables import Figures, Load, Table, resident
from tests.web.server_process import free_port, start

EVERY = 5.0
"""Seconds between two moves at a table."""


@asynccontextmanager
async def serving() -> AsyncIterator[Load]:
    """A server on the first core; whoever measures is kept off it."""
    port, cores = free_port(), sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        process = await start(Path(folder), port)
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        try:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=100)) as http:
                yield Load(port, process.pid, http)
        finally:
            process.terminate()
            await process.wait()
            os.sched_setaffinity(0, cores)


async def crowd(load: Load, sizes: list[int], seconds: float) -> tuple[float, Figures]:
    """R7: how many times the CPU of a command with few rooms one with many takes, at the same rate."""
    empty, dense = resident(load.pid), None
    for size in sizes:
        await load.furnish(size)
        found = await load.measure(size, EVERY, seconds)
        print(found, flush=True)
        dense = dense or await load.measure(size, EVERY * size / sizes[-1], seconds)
    assert dense is not None
    print(f"R7: {(found.memory * 1e6 - empty) / found.rooms / 1000:.0f} kB a room with its seven sockets")
    ratio = found.cpu / dense.cpu
    costs = f"{found.cpu:.2f} ms with {found.rooms} rooms, {dense.cpu:.2f} ms with {dense.rooms}"
    print(f"R7: CPU a command {costs}; at the same rate, {ratio:.2f} times (at most 1.25)", flush=True)
    return ratio, found


async def idle(load: Load, count: int) -> None:
    """What a socket of somebody costs who only watches."""
    before = resident(load.pid)
    for n in range(0, count, 50):
        tables = [load.tables[k % len(load.tables)] for k in range(n, n + 50)]
        tokens = await asyncio.gather(*(load.onlooker(t, "spectator") for t in tables))
        await asyncio.gather(*(connect(load.port, token) for token in tokens))
    cost = (resident(load.pid) - before) / count
    print(f"memory: {cost / 1000:.1f} kB an idle socket (of {count} more)", flush=True)


async def reconnect(load: Load, count: int, within: float) -> int:
    """R8: so many come back, from many addresses, within so many seconds; how many were in."""
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

    began = time.perf_counter()
    await asyncio.gather(*(back(k, *line) for k, line in enumerate(lines)))
    last = time.perf_counter() - began
    for table in load.tables:
        table.listen()
    views = f"{1000 * median(took):.0f} ms, p99 {1000 * quantiles(took, n=100)[98]:.0f} ms"
    print(f"R8: {len(took)} of {count} came back in {last:.1f} s; to the first view p50 {views}", flush=True)
    return len(took)


@dataclass
class Plan:
    sizes: list[int]
    seconds: float
    comebacks: int
    silent: int
    watchers: int
    history: int


async def campaign(plan: Plan) -> bool:
    good = True
    if plan.sizes:
        async with serving() as load:
            ratio, last = await crowd(load, plan.sizes, plan.seconds)
            good = ratio <= 1.25 and not last.unanswered
            await idle(load, plan.watchers)
            good = await reconnect(load, plan.comebacks, 10.0) == plan.comebacks and good
    if plan.silent:
        async with serving() as load:
            good = await deaf(load, plan.silent) and good
    if plan.history:
        await cold_load(plan.history)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--reconnects", type=int, default=5000)
    parser.add_argument("--deaf", type=int, default=100)
    parser.add_argument("--watchers", type=int, default=2000)
    parser.add_argument("--history", type=int, default=5000, help="commands in the log of a room opened cold")
    c = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    plan = Plan(c.rooms, c.seconds, c.reconnects, c.deaf, c.watchers, c.history)
    good = asyncio.run(campaign(plan))
    print("All within their limits." if good else "FAILED")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
