"""`make load-nodes`: 1, 2 and 4 nodes on one PostgreSQL; durable commands a second, and what a hint costs.

The machine may be busy: what counts are the ratios within one run, and medians.
"""

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from uuid import uuid4

import aiohttp
import asyncpg

from reverie.lobby.commands import Lock
from reverie.storage.postgres import statements as sql
from reverie.storage.postgres.store import prepare
from tests.campaigns.tables import cpu
from tests.contracts import postgres_server
from tests.contracts.postgres_server import fresh_database
from tests.nodes.cluster import Cluster, cluster
from tests.web.guest import Guest

SILENT = sql.APPEND.replace("pg_notify('reverie_rooms', code || ':' || version)", "NULL")
ROWS = 32
"""Rooms in one transaction of the append alone."""


async def _append(address: str, worker: int, seconds: float, notify: bool) -> int:
    """How many rows one process appends, one transaction at a time, each of many rooms."""
    db = await asyncpg.connect(address)
    listening = await asyncpg.connect(address)
    await listening.add_listener("reverie_rooms", lambda *_: None)
    codes = [f"L{worker}{n:04}" for n in range(ROWS)]
    for code in codes:
        await db.execute(sql.CREATE, code, "x", 0, b"[]")
    found = await db.fetch(sql.VERSIONS, codes)
    versions = {row[0]: row[1] for row in found}
    statement, done, end = (sql.APPEND if notify else SILENT), 0, time.perf_counter() + seconds
    nothing: list[Any] = [None] * ROWS
    while time.perf_counter() < end:
        ids = [uuid4().hex for _ in codes]
        expected = [versions[c] for c in codes]
        won = await db.fetch(
            *(statement, codes, expected, [0] * ROWS, ids, [1] * ROWS, [b"x" * 200] * ROWS),
            *([False] * ROWS, nothing, nothing),
        )
        for row in won:
            versions[row[0]] += 1
        done += len(won)
    await db.close()
    await listening.close()
    return done


def _appender(job: tuple[str, int, float, bool]) -> int:
    return asyncio.run(_append(*job))


def hint_cost(address: str, processes: int, seconds: float, rounds: int) -> tuple[float, float, float]:
    """Rows a second without and with the hint in the statement, and the median ratio, in turns."""
    ratios, without, with_hint = [], [], []
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for n in range(rounds):
            rates = {}
            for notify in (True, False) if n % 2 else (False, True):
                done = pool.map(_appender, [(address, w, seconds, notify) for w in range(processes)])
                rates[notify] = sum(done) / seconds
            without.append(rates[False])
            with_hint.append(rates[True])
            ratios.append(rates[True] / rates[False])
    return median(without), median(with_hint), median(ratios)


@dataclass
class Figures:
    nodes: int
    flying: int
    rate: float
    p50: float
    p99: float
    retries: float
    database: float
    """CPU seconds of the database a second."""
    servers: float

    def __str__(self) -> str:
        return (
            f"{self.nodes} nodes  {self.flying:3} in flight  {self.rate:6.0f}/s   p50 {self.p50:6.1f} ms  "
            f"p99 {self.p99:6.1f} ms   {self.retries:.3f} retries a command   "
            f"CPU: database {self.database:.2f}, nodes {self.servers:.2f}"
        )


def database_cpu() -> float:
    """Of the server and all its processes."""
    root = postgres_server.STARTED[0].get_pid()
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if root in (parent, int(stat.parent.name)):
                total += cpu(int(stat.parent.name))
        except OSError:
            continue
    return total


async def measure(c: Cluster, hosts: list[Guest], flying: int, seconds: float) -> Figures:
    """So many commands under way all the time, each at a table of its own or two at one, on all nodes."""
    took: list[float] = []
    end = time.perf_counter() + seconds
    pids = [node.process.pid for node in c.nodes if node.process is not None]
    before, servers, retries = database_cpu(), sum(map(cpu, pids)), await conflicts(c)

    async def one(host: Guest, n: int) -> None:
        while time.perf_counter() < end:
            n += 1
            began = time.perf_counter()
            await host.do(Lock(bool(n % 2)))
            took.append(time.perf_counter() - began)

    began = time.perf_counter()
    await asyncio.gather(*(one(hosts[n % len(hosts)], n) for n in range(flying)))
    spent = time.perf_counter() - began
    return Figures(
        nodes=len(c.nodes),
        flying=flying,
        rate=len(took) / spent,
        p50=1000 * median(took),
        p99=1000 * quantiles(took, n=100)[98],
        retries=(await conflicts(c) - retries) / len(took),
        database=(database_cpu() - before) / spent,
        servers=(sum(map(cpu, pids)) - servers) / spent,
    )


async def conflicts(c: Cluster) -> int:
    """How often a row was decided anew, of all nodes."""
    total = 0
    for node in c.nodes:
        async with c.http.get(f"http://127.0.0.1:{node.metrics}/metrics") as answer:
            lines = (await answer.text()).splitlines()
        total += int(next(x for x in lines if x.startswith("reverie_conflicts_total")).split()[1])
    return total


async def furnish(c: Cluster, count: int) -> list[Guest]:
    """So many tables; the host at one node, a friend at the next, so that hints have somewhere to go."""

    async def table(n: int) -> Guest:
        first = await c.post(n % len(c.nodes), "/api/rooms", {"name": "Ana"})
        friend = await c.post(n % len(c.nodes), f"/api/rooms/{first['room']}/join", {"name": "Bo"})
        await c.connect((n + 1) % len(c.nodes), friend["token"])
        return await c.connect(n % len(c.nodes), first["token"])

    return await asyncio.gather(*map(table, range(count)))


async def campaign(counts: list[int], flying: list[int], seconds: float, rounds: int) -> None:
    address = await fresh_database()
    await prepare(address)
    without, with_hint, ratio = await asyncio.to_thread(hint_cost, address, 4, seconds / 2, rounds)
    print(f"append alone {without:.0f} rows/s, with its hint {with_hint:.0f}/s; median ratio {ratio:.2f}")
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            async with cluster(Path(folder), count) as c:
                hosts = await furnish(c, 64)
                await measure(c, hosts, min(flying), 1)  # warm
                for many in flying:
                    print(await measure(c, hosts, many, seconds), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--flying", type=int, nargs="+", default=[64, 256])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    try:
        asyncio.run(campaign(args.nodes, args.flying, args.seconds, args.rounds))
    except aiohttp.ClientError as problem:
        parser.error(str(problem))
    finally:
        postgres_server.stop()


if __name__ == "__main__":
    main()
