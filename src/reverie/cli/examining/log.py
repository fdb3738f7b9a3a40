"""The database: there, whole, of this version, and nothing broken off."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from reverie.cli.examining.finding import Case, Finding, count
from reverie.cli.measures import size
from reverie.storage.damage import sound
from reverie.storage.head import mark_in, missing
from reverie.storage.journal import JOURNAL, MOVING
from reverie.storage.masking import masked, without_secrets
from reverie.storage.opening import addresses
from reverie.storage.schema import NEWEST
from reverie.web.options import database

PATIENCE: Final = 5
OLDEST_POSTGRES: Final = 140000
ABOUT: Final = "database"


async def log(case: Case) -> list[Finding]:
    if case.options.database is None:
        return [await asyncio.to_thread(_file, case, database(case.data))]
    return [await _postgres(address) for address in addresses(case.options.database)]


def _file(case: Case, file: Path) -> Finding:
    if (case.data / JOURNAL).is_file():
        said = "a restore was broken off; the next start finishes it"
        return Finding("fix", ABOUT, said, "start the server", ("reverie",))
    if (case.data / MOVING).is_file():
        said = "a move to PostgreSQL was broken off"
        return Finding("fix", ABOUT, said, "run it again: it goes on", ("reverie move",))
    if not file.is_file():
        return Finding("ok", ABOUT, "none yet; the first start makes one")
    restore = ("reverie restore FILE",)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            version: int = db.execute("PRAGMA user_version").fetchone()[0]
            if version > NEWEST:
                return Finding("fix", ABOUT, "written by a newer Reverie", "update this one")
            if not sound(db):
                return Finding("fix", ABOUT, f"{file} is damaged", "put a backup back", restore)
            if version < NEWEST:
                said = f"of an older Reverie (version {version} of {NEWEST}); the next start brings it up"
                return Finding("look", ABOUT, said, "save it first", ("reverie backup",))
            if (trouble := missing(file, mark_in(db))) is not None:
                accept = (f"reverie accept --data {case.data}",)
                return Finding("fix", ABOUT, trouble.partition(". ")[0], "put it back, or go on", accept)
            tables: int = db.execute("SELECT count(*) FROM rooms").fetchone()[0]
    except (sqlite3.Error, OSError) as problem:
        return Finding("fix", ABOUT, f"{file} cannot be read: {problem}", "put a backup back", restore)
    said = f"SQLite {sqlite3.sqlite_version}, {size(file.stat().st_size)}, {count(tables, 'table')}, whole"
    return Finding("ok", ABOUT, said)


async def _postgres(address: str) -> Finding:
    try:
        import asyncpg
    except ImportError:
        package = ("pip install 'reverie[postgres]'",)
        return Finding("fix", ABOUT, "PostgreSQL needs one more package", "install it", package)
    try:
        async with asyncio.timeout(PATIENCE):
            db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            return await _asked(db, address)
        finally:
            await db.close()
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        why = without_secrets(str(problem)) or "no answer"
        return Finding("fix", ABOUT, f"{masked(address)} cannot be used: {why}", "see whether it runs")


async def _asked(db: object, address: str) -> Finding:
    async def value(statement: str) -> object:
        return await db.fetchval(statement)  # type: ignore[attr-defined]

    number, version = int(str(await value("SHOW server_version_num"))), await value("SHOW server_version")
    if number < OLDEST_POSTGRES:
        return Finding("fix", ABOUT, f"PostgreSQL {version} is too old", "use 14 or newer")
    off = [name for name in ("fsync", "synchronous_commit") if await value(f"SHOW {name}") == "off"]
    if off:
        said = f"{' and '.join(off)} off: what was acknowledged can be lost"
        return Finding("fix", ABOUT, said, "set in postgresql.conf", tuple(f"{name} = on" for name in off))
    if await value("SELECT to_regclass('reverie')") is None:
        return Finding("ok", ABOUT, f"PostgreSQL {version} at {masked(address)}, empty")
    if await value("SELECT filling FROM reverie") is not None:
        return Finding("fix", ABOUT, "not everything was copied into it", "run the same command again")
    tables = int(str(await value("SELECT count(*) FROM rooms")))
    return Finding("ok", ABOUT, f"PostgreSQL {version} at {masked(address)}, {count(tables, 'table')}")
