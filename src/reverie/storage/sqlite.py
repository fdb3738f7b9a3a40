"""The embedded store: one SQLite file, write-ahead log, synchronous=FULL, one writer thread."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from reverie.storage import statements as sql
from reverie.storage.port import (
    Append,
    DueRow,
    NewRoom,
    News,
    Outcome,
    RoomRow,
    Row,
    Snapshot,
    StoreError,
    Tail,
    TokenRow,
    Unavailable,
)
from reverie.storage.schema import migrate
from reverie.storage.writer import Writer

T = TypeVar("T")


def open_database(path: Path, *, create: bool = False) -> sqlite3.Connection:
    """A connection with the settings that durability rests on. A file that has gone is not made anew."""
    mode = "rwc" if create else "rw"
    address = f"{path.absolute().as_uri()}?mode={mode}"
    db = sqlite3.connect(address, uri=True, timeout=10, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA wal_autocheckpoint = 2000")
    return db


def prepare(path: Path) -> None:
    """The file, made or brought up to date; a clear message where that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = open_database(path, create=True)
        try:
            migrate(db, path.name)
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
        finally:
            db.close()
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(
            f"Reverie cannot keep its games in {path}: {problem}. "
            "Choose a folder you may write to with --data."
        ) from None


class SqliteStore:
    shared = False

    def __init__(self, path: Path) -> None:
        prepare(path)
        self._path = path
        self._writer = Writer(path, lambda: open_database(path))
        self._reader = ThreadPoolExecutor(1, "reverie-reader")
        self._reading: sqlite3.Connection | None = None

    def suffix(self) -> str:
        return ""

    async def secret(self, fresh: bytes) -> bytes:
        """One node: its secret is a file in the data folder."""
        return fresh

    async def create(self, room: NewRoom) -> bool:
        return await self._writer.do(lambda db: sql.create(db, room))

    async def append(self, row: Append) -> Outcome:
        return await self._writer.do(lambda db: sql.append(db, row))

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        await self._writer.do(lambda db: sql.save_snapshot(db, code, snapshot))

    async def grant(self, token: TokenRow) -> None:
        await self._writer.do(lambda db: sql.grant(db, token))

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        return await self._writer.do(lambda db: sql.exchange(db, used, new, now))

    async def delete(self, code: str) -> bool:
        return await self._writer.do(lambda db: sql.delete(db, code))

    async def purge(self, before: int) -> list[str]:
        return await self._writer.do(lambda db: sql.purge(db, before))

    async def well(self) -> bool:
        try:
            await asyncio.wait_for(self._writer.do(sql.touch), 5)
        except (Unavailable, TimeoutError):
            return False
        return True

    async def room(self, code: str) -> RoomRow | None:
        return await self._read(lambda db: sql.room(db, code))

    async def rooms(self) -> list[RoomRow]:
        return await self._read(sql.rooms)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        return await self._read(lambda db: sql.read(db, code, after))

    async def tail(self, code: str, after: int) -> Tail:
        return await self._read(lambda db: sql.tail(db, code, after))

    async def find(self, code: str, actor: int, command: str) -> int | None:
        return await self._read(lambda db: sql.find(db, code, actor, command))

    async def snapshot(self, code: str) -> Snapshot | None:
        return await self._read(lambda db: sql.snapshot(db, code))

    async def due(self, code: str | None = None) -> list[DueRow]:
        return await self._read(lambda db: sql.due(db, code))

    async def token(self, digest: bytes, now: int) -> TokenRow | None:
        return await self._read(lambda db: sql.token(db, digest, now))

    def watch(self, hear: Callable[[News], None]) -> None:
        """There is no other node to hear of."""

    async def tell(self, word: str) -> None:
        """Nor one to tell."""

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        return await self._read(lambda db: sql.versions(db, codes))

    async def overdue(self, now: int) -> list[str]:
        return await self._read(lambda db: sql.overdue(db, now))

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            answer: asyncio.Future[T] = asyncio.get_running_loop().run_in_executor(
                self._reader, self._on_reader, work
            )
        except RuntimeError:  # the thread takes no more work
            raise Unavailable("The database is closed.") from None
        return await answer

    def _on_reader(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        try:
            self._reading = self._reading or open_database(self._path)
            return work(self._reading)
        except sqlite3.Error as problem:
            if self._reading is not None:
                self._reading.close()
                self._reading = None
            raise Unavailable(f"The database cannot be read: {problem}.") from None
