"""A cable between the browser and the server that can be pulled out."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class Cable:
    """Forwards a port; `pull` cuts every connection and refuses new ones until `plug`.

    `hush` lets every connection stand and carries nothing any more, as when a phone sleeps; after `plug` the
    old ones stay silent.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._out = False
        self._silent = False
        self._strands: set[Strand] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._carry, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def pull(self) -> None:
        self._out = True
        self._loop.call_soon_threadsafe(self._cut)

    def hush(self) -> None:
        self._silent = True
        for strand in tuple(self._strands):
            strand.silent = True

    def plug(self) -> None:
        self._out = self._silent = False

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._cut)
        self._run(asyncio.sleep(0.1))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def _cut(self) -> None:
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._out:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers |= {writer, back}
        self._strands.add(strand := Strand(self._silent))
        await asyncio.gather(strand.pipe(reader, back), strand.pipe(there, writer))
        self._strands.remove(strand)
        self._writers -= {writer, back}
        for end in (writer, back):  # those of a silent strand are still open
            end.transport.abort()


class Strand:
    """One connection through the cable."""

    def __init__(self, silent: bool) -> None:
        self.silent = silent

    async def pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while part := await reader.read(65536):
                if not self.silent:
                    writer.write(part)
                    await writer.drain()
        if not self.silent:
            writer.close()
