"""Real server processes on one real PostgreSQL, and people who are spread over them."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from reverie.game.ids import Seat
from reverie.wire import PROTOCOL
from reverie.wire.messages import Hello
from tests.contracts.postgres_server import fresh_database
from tests.web.guest import Guest
from tests.web.server_process import free_port

NODE = """
import sys
from pathlib import Path
from reverie.web import server
from tests.web.paper import PaperLibrary
data, port, database, pace = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], float(sys.argv[4])
metrics = int(sys.argv[5])
server.open_library = lambda *_: PaperLibrary()
options = server.Options(
    data=data, host="127.0.0.1", port=port, database=database, bot_pace=pace, limits=False,
    metrics_port=metrics)
server.run(options, lambda _: print("up", flush=True))
"""


@dataclass
class Node:
    """One process; it can die and come back on the same port."""

    data: Path
    database: str
    port: int = field(default_factory=free_port)
    metrics: int = field(default_factory=free_port)
    pace: float = 0.0
    patch: str = ""
    """Python that runs first: what a node of another version does otherwise."""
    process: asyncio.subprocess.Process | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        arguments = (str(self.data), str(self.port), self.database, str(self.pace), str(self.metrics))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            self.patch + NODE,
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )
        assert self.process.stdout is not None
        assert await asyncio.wait_for(self.process.stdout.readline(), 90) == b"up\n"

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, what)

    async def kill(self) -> None:
        """As the system does when memory runs out."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), 15)
            except TimeoutError:
                await self.kill()


@dataclass
class Cluster:
    database: str
    nodes: list[Node]
    http: aiohttp.ClientSession

    async def post(
        self, node: int, path: str, body: Any = None, token: str | None = None, status: int = 200
    ) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self.http.post(self.nodes[node].origin + path, json=body or {}, headers=headers) as answer:
            assert answer.status == status, await answer.text()
            return await answer.json() if status == 200 else None

    async def delete(self, node: int, path: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with self.http.delete(self.nodes[node].origin + path, headers=headers) as answer:
            assert answer.status < 300, await answer.text()

    async def connect(self, node: int, *tokens: str, show: Seat | None = None, seed: int = 1) -> Guest:
        origin = self.nodes[node].origin
        guest = Guest(await self.http.ws_connect(f"{origin}/ws", origin=origin), Random(seed))
        await guest.send(Hello(PROTOCOL, tokens, show))
        guest.listening = asyncio.ensure_future(guest.listen())
        return guest


@asynccontextmanager
async def cluster(
    data: Path,
    count: int,
    databases: int = 1,
    pace: float = 0.0,
    database: str = "",
    detours: Mapping[int, str] | None = None,
    patches: Mapping[int, str] | None = None,
) -> AsyncIterator[Cluster]:
    """On databases of their own, or on one that the test looks after; some nodes reach it by another way."""
    database = database or " ".join([await fresh_database() for _ in range(databases)])
    nodes = [Node(data / f"node{n}", database, pace=pace) for n in range(count)]
    for n, address in (detours or {}).items():
        nodes[n].database = address
    for n, patch in (patches or {}).items():
        nodes[n].patch = patch
    async with aiohttp.ClientSession() as http:
        try:
            await asyncio.gather(*(node.start() for node in nodes))
            yield Cluster(database, nodes, http)
        finally:
            await asyncio.gather(*(node.stop() for node in nodes))
