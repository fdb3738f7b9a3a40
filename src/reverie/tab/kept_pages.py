"""A database in memory; the pages that change are kept elsewhere before anything is acknowledged."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from reverie.storage.port import Unavailable
from reverie.storage.runner import Db, T
from reverie.storage.schema import migrate

PAGE: Final = 4096

Keep = Callable[[int, Mapping[int, bytes]], Awaitable[object]]
"""All of these pages or none of them, and how many there are now; done once they are safe."""


class KeptPages:
    """A `Runner`: one statement after the other, each kept before anybody hears of it."""

    def __init__(self, image: bytes, keep: Keep) -> None:
        """`image` is what was kept before: all pages one after the other, or nothing."""
        self._keep = keep
        self._kept = image
        self._db = _opened(image)
        self._turn = asyncio.Lock()
        self._closed = False

    @property
    def image(self) -> bytes:
        return self._kept

    async def start(self) -> None:
        """Create or migrate the schema, and persist it like any other change."""
        async with self._turn:
            migrate(self._db, "What this browser keeps")
            await self._keep_changes()

    async def write(self, work: Callable[[Db], T]) -> T:
        async with self._turn:
            try:
                self._open().execute("BEGIN IMMEDIATE")
                answer = work(self._db)
                self._db.execute("COMMIT")
            except sqlite3.Error as problem:
                self._back()
                raise Unavailable(f"The database cannot be written: {problem}.") from None
            except BaseException:
                self._back()
                raise
            await self._keep_changes()
            return answer

    async def erase(self, work: Callable[[Db], T]) -> T:
        return await self.write(work)

    async def read(self, work: Callable[[Db], T]) -> T:
        """Nothing that is not safe yet is read."""
        async with self._turn:
            try:
                return work(self._open())
            except sqlite3.Error as problem:
                raise Unavailable(f"The database cannot be read: {problem}.") from None

    async def close(self) -> None:
        async with self._turn:
            self._closed = True
            self._db.close()

    def _open(self) -> Db:
        if self._closed:
            raise Unavailable("The database is closed.")
        return self._db

    async def _keep_changes(self) -> None:
        """What cannot be kept has not happened."""
        image = self._db.serialize()
        try:
            await self._keep(len(image) // PAGE, changed(self._kept, image))
        except BaseException as problem:
            self._back()
            if isinstance(problem, Exception):
                raise Unavailable(f"The browser cannot keep this: {problem}.") from None
            raise
        self._kept = image

    def _back(self) -> None:
        self._db.close()
        self._db = _opened(self._kept)


def changed(before: bytes, after: bytes) -> dict[int, bytes]:
    """The pages of `after` that are not as they were, by number."""
    return {
        at // PAGE: page
        for at in range(0, len(after), PAGE)
        if (page := after[at : at + PAGE]) != before[at : at + PAGE]
    }


def _opened(image: bytes) -> Db:
    db = sqlite3.connect(":memory:", isolation_level=None)
    if image:
        db.deserialize(image)
    else:
        db.execute(f"PRAGMA page_size = {PAGE}")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")
    return db
