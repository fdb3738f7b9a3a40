"""The embedded store: one SQLite file, write-ahead log, synchronous=FULL."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from reverie.storage import statements as sql
from reverie.storage.damage import said
from reverie.storage.head import Head
from reverie.storage.port import (
    Append,
    AppendOutcome,
    DueRow,
    KeptGallery,
    NewRoom,
    News,
    RoomRow,
    Row,
    Snapshot,
    StoreError,
    Tail,
    TokenRow,
    Unavailable,
)
from reverie.storage.private import own
from reverie.storage.runner import Runner, Running
from reverie.storage.schema import VACUUM, migrate

MANY: Final = 1000
"""So many blank rows are not worth making the file smaller for."""


def open_database(path: Path, *, create: bool = False) -> sqlite3.Connection:
    """A connection with the settings that durability rests on. A file that has gone is not made anew."""
    mode = "rwc" if create else "rw"
    if create:
        own(path)
    address = f"{path.absolute().as_uri()}?mode={mode}"
    db = sqlite3.connect(address, uri=True, timeout=10, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA wal_autocheckpoint = 2000")
    db.execute("PRAGMA secure_delete = ON")  # a page that is given up is not left readable
    return db


def prepare(path: Path) -> None:
    """The file, made or brought up to date; a clear message where that cannot be."""
    with _opened(path):
        pass


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        db = open_database(path, create=True)
        try:
            migrate(db, path.name)
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
            yield db
        finally:
            db.close()  # the last one to close empties the WAL, also of what was erased before a crash
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(why_not(path, "its games", problem)) from None


def why_not(path: Path, what: str, problem: Exception) -> str:
    """What is wrong with a file, and what to do about it."""
    told = f"Reverie cannot keep {what} in {path}"
    return said(told, path, problem, "Choose a folder you may write to with --data.")


def _make_smaller(db: sqlite3.Connection) -> None:
    """Rows of erased rooms, blank since then, are taken out once they are more than those that count."""
    blank: int = db.execute("SELECT blank FROM house").fetchone()[0]
    living: int = db.execute("SELECT coalesce(sum(version), 0) FROM rooms").fetchone()[0]
    if blank < MANY or blank < living:
        return
    db.execute("BEGIN IMMEDIATE")
    for table in ("log", "snapshots", "galleries", "invites"):
        db.execute(f"DELETE FROM {table} WHERE room NOT IN (SELECT code FROM rooms)")
    db.execute("COMMIT")
    db.execute(VACUUM)  # removes the bytes that moved rows leave behind (`schema.py`)
    db.execute("UPDATE house SET blank = 0")


class SqliteStore:
    shared = False

    def __init__(self, path: Path, running: Running) -> None:
        head = Head(path)
        with _opened(path) as db:
            head.look(db)
            if head.trouble is None:
                _make_smaller(db)
        self._begin(running(path, lambda: open_database(path), head), head)

    @classmethod
    def run_by(cls, runner: Runner) -> Self:
        """A store without a file: its runner has made the tables and sees to it that they last."""
        store = cls.__new__(cls)
        store._begin(runner)
        return store

    def _begin(self, runner: Runner, head: Head | None = None) -> None:
        self._epoch = secrets.token_hex(4)
        self._head = head
        self._runner = runner

    @property
    def held(self) -> str | None:
        return None if self._head is None else self._head.trouble

    def suffix(self) -> str:
        return ""

    async def secret(self, fresh: bytes) -> bytes:
        """One node: its secret is a file in the data folder."""
        return fresh

    async def notice(self) -> bytes | None:
        return await self._runner.read(sql.notice)

    async def set_notice(self, notice: bytes | None) -> None:
        await self._runner.write(lambda db: sql.set_notice(db, notice))

    async def create(self, room: NewRoom) -> bool:
        return await self._runner.write(lambda db: sql.create(db, room))

    async def append(self, row: Append) -> AppendOutcome:
        return await self._runner.write(lambda db: sql.append(db, row))

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        await self._runner.write(lambda db: sql.save_snapshot(db, code, snapshot))

    async def grant(self, token: TokenRow, by: bytes | None = None) -> bool:
        return await self._runner.write(lambda db: sql.grant(db, token, by))

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        return await self._runner.write(lambda db: sql.exchange(db, used, new, now))

    async def delete(self, code: str, now: int) -> bool:
        return await self._runner.erase(lambda db: sql.delete(db, code, now))

    async def pass_time(self, node: str, elapsed: int | None, now: int, used: Sequence[str]) -> None:
        await self._runner.write(lambda db: sql.pass_time(db, elapsed, now, used))

    async def unused(self, marks: Mapping[str, int]) -> dict[str, int]:
        return await self._runner.write(lambda db: sql.unused(db, marks))

    async def purge(self, before: int, unused_for: int, spared: Sequence[str], now: int) -> list[str]:
        return await self._runner.erase(lambda db: sql.purge(db, before, unused_for, spared, now))

    async def well(self) -> bool:
        try:
            await asyncio.wait_for(self._runner.write(sql.touch), 5)
        except (Unavailable, TimeoutError):
            return False
        return True

    async def room(self, code: str) -> RoomRow | None:
        return await self._runner.read(lambda db: sql.room(db, code))

    async def rooms(self) -> list[RoomRow]:
        return await self._runner.read(sql.rooms)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        return await self._runner.read(lambda db: sql.read(db, code, after))

    async def tail(self, code: str, after: int) -> Tail:
        return await self._runner.read(lambda db: sql.tail(db, code, after))

    async def find(self, code: str, actor: int, command: str) -> int | None:
        return await self._runner.read(lambda db: sql.find(db, code, actor, command))

    async def snapshot(self, code: str) -> Snapshot | None:
        return await self._runner.read(lambda db: sql.snapshot(db, code))

    async def gallery(self, code: str, game: int) -> KeptGallery | None:
        return await self._runner.read(lambda db: sql.gallery(db, code, game))

    async def save_gallery(self, code: str, game: int, gallery: KeptGallery) -> None:
        await self._runner.write(lambda db: sql.save_gallery(db, code, game, gallery))

    async def due(self, code: str | None = None) -> list[DueRow]:
        return await self._runner.read(lambda db: sql.due(db, code))

    async def token(self, digest: bytes, now: int) -> TokenRow | None:
        return await self._runner.read(lambda db: sql.token(db, digest, now))

    def watch(self, hear: Callable[[News], None]) -> None:
        """There is no other node to hear of."""

    async def tell(self, word: str) -> None:
        """Nor one to tell."""

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        return await self._runner.read(lambda db: sql.versions(db, codes))

    async def epoch(self, code: str) -> str:
        """Another one at every start: the file may be an older one by then, and no other process has it."""
        return self._epoch

    async def overdue(self, now: int) -> list[str]:
        return await self._runner.read(lambda db: sql.overdue(db, now))

    async def close(self) -> None:
        await self._runner.close()
