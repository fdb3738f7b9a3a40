"""What the hint inside an append costs: four processes that append, in turns with and without it."""

import asyncio
import multiprocessing
import time
from statistics import median
from typing import Any, NamedTuple
from uuid import uuid4

import asyncpg

from reverie.storage.port import Append, Appended
from reverie.storage.postgres import statements as sql
from reverie.storage.postgres.store import PostgresStore

SPOKEN = sql.APPEND
HINT = "pg_notify('reverie_rooms', string_agg(code || ':' || version, ' '))"
assert HINT in sql.APPEND
SILENT = sql.APPEND.replace(HINT, "NULL")


class Job(NamedTuple):
    """One process that appends for some seconds, as one of several."""

    address: str
    worker: int
    rows: int
    """In one transaction; 0: a node's own group commit, with 128 rooms that always have a row under way."""
    seconds: float
    notify: bool


async def _append(job: Job) -> int:
    """How many rows one process appends; it listens as well, as nodes do."""
    sql.APPEND = SPOKEN if job.notify else SILENT  # type: ignore[misc]
    db = await asyncpg.connect(job.address)
    listening = await asyncpg.connect(job.address)
    await listening.add_listener("reverie_rooms", lambda *_: None)
    codes = [f"L{job.worker}{n:04}" for n in range(job.rows or 128)]
    for code in codes:
        await db.execute(sql.CREATE, code, "x", 0, b"[]")
    versions = {row[0]: row[1] for row in await db.fetch(sql.VERSIONS, codes)}
    work = _grouped if job.rows == 0 else _alone
    done = await work(job.address, db, versions, time.perf_counter() + job.seconds)
    await db.close()
    await listening.close()
    return done


async def _alone(_address: str, db: Any, versions: dict[str, int], end: float) -> int:
    """One transaction after the other, each of all rooms."""
    done, codes, many = 0, list(versions), len(versions)
    nothing: list[Any] = [None] * many
    while time.perf_counter() < end:
        ids, expected = [uuid4().hex for _ in codes], list(versions.values())
        won = await db.fetchval(
            *(sql.APPEND, codes, expected, [0] * many, ids, [1] * many, [b"x" * 200] * many),
            *([False] * many, nothing, nothing),
        )
        for code in won:
            versions[code] += 1
        done += len(won)
    return done


async def _grouped(address: str, _db: Any, versions: dict[str, int], end: float) -> int:
    store = PostgresStore(address)

    async def room(code: str) -> int:
        done = 0
        while time.perf_counter() < end:
            row = Append(code, versions[code], 0, uuid4().hex, 1, b"x" * 200)
            assert isinstance(await store.append(row), Appended)
            versions[code] += 1
            done += 1
        return done

    done = sum(await asyncio.gather(*map(room, versions)))
    await store.close()
    return done


def _appender(job: Job) -> int:
    return asyncio.run(_append(job))


def hint_cost(address: str, rows: int, seconds: float, rounds: int) -> list[tuple[float, float]]:
    """Rows a second of four processes, without and with the hint, round by round, in turns."""
    found = []
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        pool.map(_appender, [Job(address, w, rows, 1.0, True) for w in range(4)])  # warm
        for n in range(rounds):
            rates = {}
            for notify in (True, False) if n % 2 else (False, True):
                done = pool.map(_appender, [Job(address, w, rows, seconds, notify) for w in range(4)], 1)
                rates[notify] = sum(done) / seconds
            found.append((rates[False], rates[True]))
    return found


def hint_report(rows: int, found: list[tuple[float, float]]) -> str:
    ratios = sorted(hinted / alone for alone, hinted in found)
    what = f"{rows} rows a transaction" if rows else "group commit of four nodes"
    return (
        f"{what}: append alone {median(a for a, _ in found):.0f} rows/s, "
        f"with its hint {median(h for _, h in found):.0f}; "
        f"ratio: median {median(ratios):.2f}, from {ratios[0]:.2f} to {ratios[-1]:.2f}, {len(ratios)} rounds"
    )
