"""Where the statements of an SQLite store are run: on threads of its own, or at once where there are none."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

T = TypeVar("T")
Db = sqlite3.Connection


class Witness(Protocol):
    """Follows everything that is written."""

    def admit(self, db: Db) -> None:
        """Before a connection writes for the first time; it may refuse."""
        ...

    def count(self, db: Db) -> None:
        """In every transaction, at its end."""
        ...

    def committed(self) -> None:
        """Before any of it is acknowledged."""
        ...

    def close(self) -> None: ...


class Runner(Protocol):
    async def write(self, work: Callable[[Db], T]) -> T:
        """The answer of the work, once it is committed; a piece that declines must leave nothing behind."""
        ...

    async def erase(self, work: Callable[[Db], T]) -> T:
        """The same; some seconds later what it overwrote is in the write-ahead log no more."""
        ...

    async def read(self, work: Callable[[Db], T]) -> T: ...

    async def close(self) -> None: ...


class Running(Protocol):
    """How a store gets its runner: for a file, with how to connect to it."""

    def __call__(self, path: Path, connect: Callable[[], Db], witness: Witness | None = None) -> Runner: ...


def emptied(db: Db) -> bool:
    """The write-ahead log brought into the file and cut to nothing; False: somebody is reading, try again."""
    patience = db.execute("PRAGMA busy_timeout").fetchone()[0]
    db.execute("PRAGMA busy_timeout = 0")
    try:
        busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        return not busy
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience}")
