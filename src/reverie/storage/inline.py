"""Every statement at once, on one connection: for a process with one thread and one reader."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from reverie.storage.port import Unavailable
from reverie.storage.runner import Db, T, Witness, emptied


class Inline:
    def __init__(self, path: Path, connect: Callable[[], Db], witness: Witness | None = None) -> None:
        self._connect = connect
        self._witness = witness
        self._db: Db | None = None
        self._closed = False

    async def write(self, work: Callable[[Db], T]) -> T:
        return self._run(lambda db: self._written(db, work), "written")

    async def erase(self, work: Callable[[Db], T]) -> T:
        answer = await self.write(work)
        self._run(emptied, "written")
        return answer

    async def read(self, work: Callable[[Db], T]) -> T:
        return self._run(work, "read")

    async def close(self) -> None:
        self._closed = True
        self._drop()

    def _written(self, db: Db, work: Callable[[Db], T]) -> T:
        if self._witness is not None:
            self._witness.admit(db)
        db.execute("BEGIN IMMEDIATE")
        answer = work(db)
        if self._witness is not None:
            self._witness.count(db)
        db.execute("COMMIT")
        if self._witness is not None:
            self._witness.committed()
        return answer

    def _run(self, work: Callable[[Db], T], what: str) -> T:
        if self._closed:
            raise Unavailable("The database is closed.")
        try:
            self._db = self._db or self._connect()
            return work(self._db)
        except sqlite3.Error as problem:
            self._drop()
            raise Unavailable(f"The database cannot be {what}: {problem}.") from None

    def _drop(self) -> None:
        """A fresh connection next time; what was not committed goes with the old one."""
        if self._db is not None:
            self._db.close()
            self._db = None
        if self._witness is not None:
            self._witness.close()
