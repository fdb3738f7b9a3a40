"""A bad line: everything arrives late, some connections break, some go silent for a while (R6)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random


@dataclass
class Weather:
    delay: float = 0.3
    """Seconds on the way, give or take the spread."""
    spread: float = 0.2
    reset: float = 0.01
    """How likely a piece of data breaks the connection instead of arriving."""
    hole: float = 0.003
    """How likely it is the last thing that arrives for a while: the line goes silent without breaking."""
    silence: float = 30.0


@dataclass
class BadLine:
    target: int
    weather: Weather
    rng: Random
    port: int = 0
    resets: int = 0
    holes: int = 0
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, away = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        ways = [asyncio.ensure_future(self._carry(a, b)) for a, b in ((reader, away), (there, writer))]
        self._tasks |= set(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (writer, away):
            end.transport.abort()
        self._tasks -= set(ways)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """In order, each piece as late as the slowest before it."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.ensure_future(self._deliver(pieces, target))
        loop = asyncio.get_running_loop()
        try:
            while data := await source.read(65536):
                w = self.weather
                at = loop.time() + max(0.0, w.delay + self.rng.uniform(-w.spread, w.spread))
                if self.rng.random() < w.reset:
                    self.resets += 1
                    return
                if self.rng.random() < w.hole:
                    self.holes += 1
                    at += w.silence
                pieces.put_nowait((at, data))
        except ConnectionError:
            return
        finally:
            sending.cancel()

    async def _deliver(
        self, pieces: "asyncio.Queue[tuple[float, bytes]]", target: asyncio.StreamWriter
    ) -> None:
        while True:
            at, data = await pieces.get()
            await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))
            target.write(data)


@asynccontextmanager
async def bad_line(target: int, weather: Weather, seed: int = 1) -> AsyncIterator[BadLine]:
    line = BadLine(target, weather, Random(seed))
    server = await asyncio.start_server(line.meet, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        for task in tuple(line._tasks):
            task.cancel()
