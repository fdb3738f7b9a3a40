"""`make load-nodes`: 1, 2 and 4 nodes on one PostgreSQL; durable commands a second, and what a hint costs.

Nodes, database and senders share this machine, so more nodes than cores are not faster; what counts are the
ratios within one run, medians, and the processor time a command takes.
"""

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import uniform
from statistics import median, quantiles
from uuid import uuid4

import aiohttp

from reverie.lobby.commands import Lock, Rename, Start
from reverie.storage.postgres.store import prepare
from reverie.wire.messages import Done
from tests.campaigns.hint_cost import hint_cost, hint_report
from tests.campaigns.light_client import LightClient, connect
from tests.campaigns.tables import TICKS, cpu
from tests.contracts import postgres_server
from tests.contracts.postgres_server import fresh_database
from tests.nodes.cluster import Cluster, cluster
from tests.nodes.test_nodes import sit_down

PACE = 1 / 12
"""Seconds between two commands of one connection, at the fastest that the server listens to (limits.py)."""


@dataclass
class Figures:
    nodes: int
    senders: int
    contended: bool
    rate: float
    p50: float
    p99: float
    retries: float
    refused: int
    database: float
    """CPU seconds of the database a second."""
    servers: float

    def __str__(self) -> str:
        where = "two at a table, 12 a second" if self.contended else "a table each, no pause"
        return (
            f"{self.nodes} nodes  {self.senders:3} senders, {where:27} {self.rate:5.0f}/s  "
            f"p50 {self.p50:6.1f} ms  p99 {self.p99:6.1f} ms  {self.retries:.3f} retries  "
            f"CPU a command: database {1000 * self.database / self.rate:.2f} ms, "
            f"nodes {1000 * self.servers / self.rate:.2f} ms; "
            f"in all {self.database:.2f} + {self.servers:.2f} cores"
            + (f"; {self.refused} refused" if self.refused else "")
        )


def database_cpu() -> float:
    """Of the server and all its processes."""
    root = postgres_server.STARTED[0].get_pid()
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields, pid = stat.read_text().rpartition(")")[2].split(), int(stat.parent.name)
        except OSError:
            continue
        if root in (int(fields[1]), pid):
            total += cpu(pid)
        if pid == root:
            total += (int(fields[13]) + int(fields[14])) / TICKS  # of those that have ended
    return total


class Sender:
    """Somebody who always has one command under way, or one at every beat of a pace."""

    def __init__(self, line: LightClient, host: bool, pace: float) -> None:
        self._line, self._host, self._pace = line, host, pace
        self.took: list[float] = []
        self.refused = 0

    async def send_until(self, end: float) -> None:
        n = 0
        await asyncio.sleep(uniform(0, self._pace))
        while time.perf_counter() < end:
            n += 1
            answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self._line.on_answer = lambda _, done, a=answer: a.set_result(done)  # type: ignore[misc]
            began = time.perf_counter()
            self._line.do(uuid4().hex, Lock(bool(n % 2)) if self._host else Rename(f"Bo {n % 7}"))
            if await asyncio.wait_for(answer, 30):
                self.took.append(time.perf_counter() - began)
            else:
                self.refused += 1
            await asyncio.sleep(max(0.0, began + self._pace * uniform(0.8, 1.2) - time.perf_counter()))


Table = tuple[LightClient, LightClient]


async def measure(c: Cluster, tables: list[Table], contended: bool, seconds: float) -> Figures:
    senders = [Sender(host, True, 0.0) for host, _ in tables]
    if contended:
        half = tables[: len(tables) // 2]
        senders = [Sender(line, line is host, PACE) for host, friend in half for line in (host, friend)]
    pids = [node.process.pid for node in c.nodes if node.process is not None]
    before, servers, retries = database_cpu(), sum(map(cpu, pids)), await conflicts(c)
    began = time.perf_counter()
    await asyncio.gather(*(sender.send_until(began + seconds) for sender in senders))
    spent = time.perf_counter() - began
    took = [t for sender in senders for t in sender.took]
    return Figures(
        nodes=len(c.nodes),
        senders=len(senders),
        contended=contended,
        rate=len(took) / spent,
        p50=1000 * median(took),
        p99=1000 * quantiles(took, n=100)[98],
        retries=(await conflicts(c) - retries) / len(took),
        refused=sum(sender.refused for sender in senders),
        database=(database_cpu() - before) / spent,
        servers=(sum(map(cpu, pids)) - servers) / spent,
    )


async def conflicts(c: Cluster) -> int:
    """How often a row was decided anew, of all nodes."""
    total = 0
    for node in c.nodes:
        async with c.http.get(f"http://127.0.0.1:{node.metrics}/metrics") as answer:
            lines = (await answer.text()).splitlines()
        total += int(float(next(x for x in lines if x.startswith("reverie_conflicts_total")).split()[1]))
    return total


async def furnish(c: Cluster, count: int) -> list[Table]:
    """So many tables; the host at one node, a friend at the next, so that hints have somewhere to go."""

    async def table(n: int) -> Table:
        here, there = n % len(c.nodes), (n + 1) % len(c.nodes)
        first = await c.post(here, "/api/rooms", {"name": "Ana"})
        friend = await c.post(here, f"/api/rooms/{first['room']}/join", {"name": "Bo"})
        host = await connect(c.nodes[here].port, first["token"])
        return host, await connect(c.nodes[there].port, friend["token"])

    return await asyncio.gather(*map(table, range(count)))


async def real_games(c: Cluster, tables: int, seconds: float) -> str:
    """Six at a table, spread over the nodes, who play as fast as they can: how often two are at odds."""
    began, before, commands = time.perf_counter(), await conflicts(c), 0

    async def table(n: int) -> int:
        seats = await sit_down(c)
        guests = [await c.connect((n + k) % len(c.nodes), s["token"], seed=k) for k, s in enumerate(seats)]
        await asyncio.gather(*(g.until(lambda g: g.view is not None) for g in guests))
        await guests[0].do(Start())
        await asyncio.wait([asyncio.ensure_future(g.play()) for g in guests], timeout=seconds)
        for guest in guests:
            await guest.ws.close()
        return sum(isinstance(m, Done) for g in guests for m in g.messages)

    commands = sum(await asyncio.gather(*map(table, range(tables))))
    spent = time.perf_counter() - began
    retries = (await conflicts(c) - before) / commands
    return (
        f"{len(c.nodes)} nodes  {tables} real games of six, nobody thinks: {commands / spent:.0f}/s, "
        f"{retries:.3f} retries a command"
    )


async def campaign(counts: list[int], sizes: list[int], seconds: float, rounds: int) -> None:
    address = await fresh_database()
    await prepare(address)
    for rows in (32, 128, 0) if rounds else ():
        found = await asyncio.to_thread(hint_cost, address, rows, seconds / 3, rounds)
        print(hint_report(rows, found), flush=True)
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            async with cluster(Path(folder), count) as c:
                tables = await furnish(c, max(sizes))
                await measure(c, tables[: min(sizes)], False, 1)  # warm
                for size in sizes:
                    for contended in (False, True):
                        print(await measure(c, tables[:size], contended, seconds), flush=True)
                print(await real_games(c, 4, seconds), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--senders", type=int, nargs="+", default=[16, 64, 256])
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=11)
    args = parser.parse_args()
    try:
        asyncio.run(campaign(args.nodes, args.senders, args.seconds, args.rounds))
    except aiohttp.ClientError as problem:
        parser.error(str(problem))
    finally:
        postgres_server.stop()


if __name__ == "__main__":
    main()
