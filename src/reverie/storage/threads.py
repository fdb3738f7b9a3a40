"""A thread that writes, in groups, and one that reads: nobody at a table waits for the disk of another."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from reverie.storage.damage import said
from reverie.storage.port import Unavailable
from reverie.storage.runner import Db, T, Witness
from reverie.storage.writer import GroupCommitWriter


class Threads:
    def __init__(self, path: Path, connect: Callable[[], Db], witness: Witness | None = None) -> None:
        self._path, self._connect = path, connect
        self._writer = GroupCommitWriter(path, connect, witness)
        self._reader = ThreadPoolExecutor(1, "reverie-reader")
        self._reading: Db | None = None

    async def write(self, work: Callable[[Db], T]) -> T:
        return await self._writer.do(work)

    async def erase(self, work: Callable[[Db], T]) -> T:
        return await self._writer.do(work, erases=True)

    async def read(self, work: Callable[[Db], T]) -> T:
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._reader, self._on_reader, work)
        except RuntimeError:  # the thread takes no more work
            raise Unavailable("The database is closed.") from None
        return await answer

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    def _on_reader(self, work: Callable[[Db], T]) -> T:
        try:
            self._reading = self._reading or self._connect()
            return work(self._reading)
        except sqlite3.Error as problem:
            if self._reading is not None:
                self._reading.close()
                self._reading = None
            raise Unavailable(said("The database cannot be read", self._path, problem)) from None
