"""Many tables of six players and a television that play random moves, and what the server needs for them."""

import asyncio
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any
from uuid import uuid4

import aiohttp

from reverie.bots.random_player import random_move
from reverie.lobby.commands import Act, Lock, Start
from tests.campaigns.light_client import LightClient, connect

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
    seats: list[int]
    lines: list[LightClient] = field(default_factory=list)
    sent: dict[str, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    refused: int = 0
    rng: Random = field(default_factory=lambda: Random(1))

    def listen(self) -> None:
        for line in self.lines:
            line.on_answer = self.answered

    def answered(self, id: str, done: bool) -> None:
        if id in self.sent:
            took = time.perf_counter() - self.sent.pop(id)
            if done:
                self.took.append(took)
            else:
                self.refused += 1

    def ask(self) -> None:
        """A move of somebody who is waited for; all seven are shown what comes of it."""
        line, wish = self._wish()
        id = uuid4().hex
        self.sent[id] = time.perf_counter()
        line.do(id, wish)

    def _wish(self) -> tuple[LightClient, Any]:
        host = self.lines[0].view
        game = host.view.game
        if game is None or game.phase == "over":
            return self.lines[0], Start()
        for seat in game.waiting_for:
            line = self.lines[self.seats.index(seat)]
            own = line.view.view.game
            move = None if own is None else random_move(own.menu, self.rng)
            if move is not None:
                return line, Act(game.serial, move)
        return self.lines[0], Lock(self.rng.random() < 0.5)


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
    refused: int
    unanswered: int

    def __str__(self) -> str:
        return (
            f"{self.rooms:5} rooms {self.sockets:5} sockets {self.rate:6.0f}/s   p50 {self.p50:6.1f} ms  "
            f"p99 {self.p99:6.1f} ms   CPU {self.cpu:5.2f} ms a command   {self.memory:6.0f} MB"
            + (f"   {self.refused} refused" if self.refused else "")
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

    async def onlooker(self, table: Table, kind: str) -> str:
        """The token of one more who watches."""
        seated = await self.post(f"/api/rooms/{table.code}/watch", {"kind": kind})
        return str(seated["token"])

    async def _table(self) -> Table:
        first = await self.post("/api/rooms", {"name": NAMES[0]})
        code = first["room"]
        seated = [first]
        for name in NAMES[1:]:
            seated.append(await self.post(f"/api/rooms/{code}/join", {"name": name}))
        table = Table(code, [s["token"] for s in seated], [s["seat"] for s in seated], rng=Random(code))
        table.tokens.append(await self.onlooker(table, "tv"))
        table.lines = [await connect(self.port, token) for token in table.tokens]
        started = asyncio.Event()
        table.lines[0].on_answer = lambda *_: started.set()
        table.lines[0].do("start", Start())
        await asyncio.wait_for(started.wait(), 30)
        table.listen()
        return table

    async def measure(self, rooms: int, every: float, seconds: float) -> Figures:
        """Each of so many tables makes a move every so many seconds."""
        tables = self.tables[:rooms]
        for table in tables:
            table.took.clear()
            table.sent.clear()
            table.refused = 0
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
            refused=sum(t.refused for t in tables),
            unanswered=sum(len(t.sent) for t in tables),
        )
