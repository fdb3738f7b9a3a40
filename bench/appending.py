"""How many commands a second the log takes for good: ours with 64 at once, and one transaction for each."""

import asyncio
import sqlite3
import time
from pathlib import Path

from reverie.storage.port import Append, Appended, NewRoom
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads

FLIGHT, EACH, ALONE = 64, 40, 200
EVENTS = b'[{"type":"cards-given","seat":3,"cards":["first-dreams/017"]}]'


def append_rates(folder: Path, rounds: int) -> list[tuple[float, float]]:
    """Per second, both on the same disk, in turns."""
    return [_lap(folder / f"{n}") for n in range(rounds)]


def _lap(folder: Path) -> tuple[float, float]:
    """In a folder of its own: beside a database lies the record of the last one written there."""
    folder.mkdir(parents=True)
    return asyncio.run(_together(folder / "ours.db")), _alone(folder / "plain.db")


async def _together(path: Path) -> float:
    """64 tables, each appending its next command as soon as the last one is on disk."""
    store = SqliteStore(path, Threads)
    codes = [f"TABLE{n}" for n in range(FLIGHT)]
    for code in codes:
        assert await store.create(NewRoom(code, "invite", 0, b"[]"))

    async def one_table(code: str) -> None:
        for n in range(1, EACH + 1):
            assert await store.append(Append(code, n, 0, f"{n}", n, EVENTS)) == Appended(n + 1)

    began = time.perf_counter()
    await asyncio.gather(*map(one_table, codes))
    rate = FLIGHT * EACH / (time.perf_counter() - began)
    await store.close()
    return rate


def _alone(path: Path) -> float:
    """The same rows with the same settings, committed one by one by a loop that does nothing else."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA wal_autocheckpoint = 2000")
    db.execute("CREATE TABLE rooms (code TEXT PRIMARY KEY, version INTEGER) WITHOUT ROWID")
    db.execute(
        "CREATE TABLE log (room TEXT, version INTEGER, actor INTEGER, command TEXT, at INTEGER, events BLOB,"
        " PRIMARY KEY (room, version), UNIQUE (room, actor, command))"
    )
    db.execute("INSERT INTO rooms VALUES ('ABCDEF', 1)")
    began = time.perf_counter()
    for n in range(ALONE):
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE rooms SET version = ? WHERE code = 'ABCDEF'", (n,))
        db.execute("INSERT INTO log VALUES ('ABCDEF', ?, 0, ?, ?, ?)", (n, f"{n}", n, EVENTS))
        db.execute("COMMIT")
    rate = ALONE / (time.perf_counter() - began)
    db.close()
    return rate
