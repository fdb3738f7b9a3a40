"""Everything of a SQLite file into PostgreSQL and back: moving a host, and one format for backups."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import msgspec

from reverie.storage.masking import masked
from reverie.storage.port import DueRow, StoreError
from reverie.storage.postgres.store import PATIENCE, TROUBLE
from reverie.storage.shards import place
from reverie.storage.sqlite import open_database
from reverie.storage.sqlite import prepare as prepare_file

if TYPE_CHECKING:  # generic only in its stubs
    from asyncpg import Connection, Record

SOURCES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "log": ("log JOIN rooms ON code = room", ("room", "log.version", "actor", "command", "at", "events")),
    "tokens": ("tokens", ("digest", "room", "kind", "seat", "expires")),
    "erased": ("erased", ("room", "at", "house")),
    "idle": ("idle", ("what", "mark", "since")),
}
"""What both have alike, and where the file has it. Snapshots and galleries are only a cache."""
ROOM: Final = ("code", "invite", "version", "created", "active")
PORTION: Final = 2_000
CONTENTS: Final = ("rooms", "decks", "learned", "idle")
"""With everything that hangs on them."""

_due = msgspec.msgpack.Decoder(tuple[DueRow, ...])


def _columns(table: str) -> list[str]:
    return [column.rpartition(".")[2] for column in SOURCES[table][1]]


async def check_empty(addresses: Sequence[str], mark: str) -> None:
    """Nothing in them, or only what was copied under the same mark and broken off."""
    for address in addresses:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            await _refuse_games(db, address, mark)
        finally:
            await db.close()


async def _refuse_games(db: "Connection[Record]", address: str, mark: str) -> bool:
    """Whether the copy with this mark is complete already; an error where it holds other games."""
    filling, filled = await db.fetchrow("SELECT filling, filled FROM reverie") or (None, None)
    if filling not in (None, mark):
        raise StoreError(
            f"Another `reverie {filling.partition(' ')[0]}` to {masked(address)} is at work, or was broken "
            "off. "
            "Run that one again, or name an empty database."
        )
    if filled == mark and filling is None:
        return True
    full = "SELECT EXISTS (SELECT FROM rooms) OR EXISTS (SELECT FROM decks)"
    if filling is None and await db.fetchval(full):
        raise StoreError(f"There are games in {masked(address)} already. Name an empty database.")
    return False


async def begin(addresses: Sequence[str], mark: str) -> bool:
    """All databases are marked as unfinished, and emptied of what was broken off; False: all is there."""
    done = [await _begin(address, mark) for address in addresses]
    return not all(done)


async def _begin(address: str, mark: str) -> bool:
    db = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        async with db.transaction():
            await db.execute("SELECT FROM reverie FOR UPDATE")
            if await _refuse_games(db, address, mark):
                return True
            await db.execute("UPDATE reverie SET filling = $1", mark)
            for table in CONTENTS:
                await db.execute(f"DELETE FROM {table}")
        return False
    finally:
        await db.close()


async def filled(addresses: Sequence[str], mark: str) -> bool:
    """Whether everything is there, under this mark."""
    for address in addresses:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            row = await db.fetchrow("SELECT filling, filled FROM reverie")
        finally:
            await db.close()
        if row is None or tuple(row) != (None, mark):
            return False
    return True


async def undo(addresses: Sequence[str], mark: str) -> None:
    """As if nothing had been copied under this mark."""
    for address in addresses:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            async with db.transaction():
                ours = """UPDATE reverie SET filling = NULL, filled = NULL
                    WHERE $1 IN (filling, filled) RETURNING 1"""
                if await db.fetchval(ours, mark):
                    for table in CONTENTS:
                        await db.execute(f"DELETE FROM {table}")
        finally:
            await db.close()


async def erased(addresses: Sequence[str]) -> list[tuple[str, int]]:
    found = []
    for address in addresses:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            found += [(row[0], row[1]) for row in await db.fetch("SELECT room, at FROM erased")]
        finally:
            await db.close()
    return found


async def copy_in(file: Path, addresses: Sequence[str], mark: str) -> None:
    """A SQLite file into empty databases, each room where its code says; the first becomes whole last."""
    prepare_file(file)
    source = open_database(file)
    try:
        for n, address in reversed(list(enumerate(addresses))):
            await _fill(address, source, n, mark)
    except TROUBLE as problem:
        raise StoreError(f"The games cannot be copied: {problem}.") from None
    finally:
        source.close()


async def _fill(address: str, source: sqlite3.Connection, shard: int, mark: str) -> None:
    """All of it or nothing, and with it that it is all."""
    db = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        async with db.transaction():
            if await _refuse_games(db, address, mark):
                return
            due = _due_by_room(source)
            rooms = (
                (*r, *due.get(r[0], (None, None)))
                for r in _select(source, "rooms JOIN invites ON room = code", ROOM)
                if place(r[0]) == shard
            )
            await _copy(db, "rooms", (*ROOM, "due", "due_at"), rooms)
            known = await db.fetch("DELETE FROM erased RETURNING room, at, house")
            for table, (tables, wanted) in SOURCES.items():
                columns = _columns(table)
                at = columns.index("room") if "room" in columns else columns.index("what")
                rows = (
                    r for r in _select(source, tables, wanted) if place(r[at]) == shard or table == "idle"
                )
                await _copy(db, table, tuple(columns), rows)
            await db.executemany(
                "INSERT INTO erased (room, at, house) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                [tuple(row) for row in known],
            )
            time: int = source.execute("SELECT time FROM house").fetchone()[0]
            await db.execute("UPDATE reverie SET house = $1, filling = NULL, filled = $2", time, mark)
    finally:
        await db.close()


async def _copy(
    db: "Connection[Record]", table: str, columns: tuple[str, ...], rows: Iterator[tuple[Any, ...]]
) -> None:
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
                time = await db.fetchval("SELECT house FROM reverie")
                target.execute("UPDATE house SET time = max(time, ?)", (time,))
                target.execute("COMMIT")
            return rooms
        finally:
            await db.close()
    except TROUBLE as problem:
        raise StoreError(f"The games in {masked(address)} cannot be read: {problem}.") from None
    finally:
        target.close()


async def _empty(db: "Connection[Record]", target: sqlite3.Connection) -> int:
    rooms = 0
    async for row in db.cursor(f"SELECT {', '.join(ROOM)}, due FROM rooms", prefetch=PORTION):
        rooms += 1
        code, invite, *rest = tuple(row)[: len(ROOM)]
        _insert(target, "rooms", ("code", *ROOM[2:]), (code, *rest))
        _insert(target, "invites", ("room", "invite"), (code, invite))
        for d in _due.decode(row["due"]) if row["due"] else ():
            _insert(target, "due", ("room", "at", "key", "what"), (d.room, d.at, d.key, d.what))
    for table in SOURCES:
        columns = tuple(_columns(table))
        async for row in db.cursor(f"SELECT {', '.join(columns)} FROM {table}", prefetch=PORTION):
            _insert(target, table, columns, tuple(row))
    return rooms


def _insert(target: sqlite3.Connection, table: str, columns: tuple[str, ...], row: tuple[Any, ...]) -> None:
    marks = ", ".join("?" * len(columns))
    target.execute(f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)
