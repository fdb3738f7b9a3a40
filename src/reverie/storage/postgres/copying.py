"""Everything of a SQLite file into PostgreSQL and back: moving a host, and one format for backups."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec

from reverie.storage.port import DueRow, StoreError
from reverie.storage.postgres.store import PATIENCE, TROUBLE, named, prepare
from reverie.storage.shards import place
from reverie.storage.sqlite import open_database
from reverie.storage.sqlite import prepare as prepare_file

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "log": ("room", "version", "actor", "command", "at", "events"),
    "tokens": ("digest", "room", "kind", "seat", "expires"),
}
"""What both have alike. Snapshots are left behind: they are only a cache."""
ROOM: Final = ("code", "invite", "version", "created", "active")
PORTION: Final = 2_000

_due = msgspec.msgpack.Decoder(tuple[DueRow, ...])


async def copy_in(file: Path, addresses: Sequence[str]) -> int:
    """A SQLite file into empty databases, each room where its code says; how many rooms."""
    prepare_file(file)
    source = open_database(file)
    try:
        return sum([await _fill(address, source, n) for n, address in enumerate(addresses)])
    except TROUBLE as problem:
        raise StoreError(f"The games cannot be copied: {problem}.") from None
    finally:
        source.close()


async def check_empty(addresses: Sequence[str]) -> None:
    """Tables made or brought up to date, and nothing in them."""
    for address in addresses:
        await prepare(address)
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            await _refuse_games(db, address)
        finally:
            await db.close()


async def _refuse_games(db: Any, address: str) -> None:
    if await db.fetchval("SELECT EXISTS (SELECT FROM rooms)"):
        raise StoreError(f"There are games in {named(address)} already. Name an empty database.")


async def _fill(address: str, source: sqlite3.Connection, shard: int) -> int:
    """All of it or nothing."""
    await prepare(address)
    db = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        async with db.transaction():
            await _refuse_games(db, address)
            due = _due_by_room(source)
            rooms = (
                (*r, *due.get(r[0], (None, None)))
                for r in _select(source, "rooms", ROOM)
                if place(r[0]) == shard
            )
            await _copy(db, "rooms", (*ROOM, "due", "due_at"), rooms)
            for table, columns in TABLES.items():
                at = columns.index("room")
                rows = (r for r in _select(source, table, columns) if place(r[at]) == shard)
                await _copy(db, table, columns, rows)
        return int(await db.fetchval("SELECT count(*) FROM rooms"))
    finally:
        await db.close()


async def _copy(db: Any, table: str, columns: tuple[str, ...], rows: Iterator[tuple[Any, ...]]) -> None:
    while portion := list(islice(rows, PORTION)):
        await db.copy_records_to_table(table, records=portion, columns=list(columns))


def _select(source: sqlite3.Connection, table: str, columns: Iterable[str]) -> Iterator[tuple[Any, ...]]:
    yield from source.execute(f"SELECT {', '.join(columns)} FROM {table}")


def _due_by_room(source: sqlite3.Connection) -> dict[str, tuple[bytes, int]]:
    found = source.execute("SELECT room, at, key, what FROM due ORDER BY room, at")
    by_room = groupby((DueRow(*row) for row in found), lambda d: d.room)
    tasks = ((room, tuple(rows)) for room, rows in by_room)
    return {room: (msgspec.msgpack.encode(rows), rows[0].at) for room, rows in tasks}


async def copy_out(address: str, file: Path) -> int:
    """One consistent moment of a database into a fresh SQLite file, while people play; how many rooms."""
    prepare_file(file)
    target = open_database(file)
    try:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                target.execute("BEGIN")
                rooms = await _empty(db, target)
                target.execute("COMMIT")
            return rooms
        finally:
            await db.close()
    except TROUBLE as problem:
        raise StoreError(f"The games in {named(address)} cannot be read: {problem}.") from None
    finally:
        target.close()


async def _empty(db: Any, target: sqlite3.Connection) -> int:
    rooms = 0
    async for row in db.cursor(f"SELECT {', '.join(ROOM)}, due FROM rooms", prefetch=PORTION):
        rooms += 1
        _insert(target, "rooms", ROOM, tuple(row)[: len(ROOM)])
        for d in _due.decode(row["due"]) if row["due"] else ():
            _insert(target, "due", ("room", "at", "key", "what"), (d.room, d.at, d.key, d.what))
    for table, columns in TABLES.items():
        async for row in db.cursor(f"SELECT {', '.join(columns)} FROM {table}", prefetch=PORTION):
            _insert(target, table, columns, tuple(row))
    return rooms


def _insert(target: sqlite3.Connection, table: str, columns: tuple[str, ...], row: tuple[Any, ...]) -> None:
    marks = ", ".join("?" * len(columns))
    target.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)
