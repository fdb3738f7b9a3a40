"""S15 on PostgreSQL: what is left after a deletion, and what takes it away (docs/hosting.md says so)."""

import asyncio
import sys
from pathlib import Path

import asyncpg
import pytest

from reverie.storage.port import Append, NewRoom
from reverie.storage.postgres.store import PostgresStore, prepare
from tests.erasing import found
from tests.nodes.own_postgres import OwnPostgres, own_postgres

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL for the tests there")

TAKEN_AWAY = ("VACUUM FULL", "CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT")
"""As docs/hosting.md has it."""


def test_s15_what_postgresql_keeps_of_an_erased_table_and_when_it_is_gone() -> None:
    with own_postgres() as own:
        asyncio.run(_story(own))


async def _story(own: OwnPostgres) -> None:
    files = Path(own.server.pgdata)
    await prepare(own.address)
    store, db = PostgresStore(own.address), await asyncpg.connect(own.address)
    await db.execute("ALTER SYSTEM SET wal_recycle = off")
    await db.execute("SELECT pg_reload_conf()")
    for code in ("RM0001", "RM0002", "RM0003"):
        assert await store.create(NewRoom(code, f"invite-of-{code}", 1, f"clue-of-{code}".encode() * 9))
        for version in range(1, 30):
            await store.append(Append(code, version, 0, f"c{version}", 1, f"clue-of-{code}".encode() * 9))
    await db.execute("CHECKPOINT")
    gone = [b"clue-of-RM0002", b"invite-of-RM0002"]
    assert await store.delete("RM0002", 5)
    assert await store.read("RM0002") == []
    await db.execute("VACUUM")
    await db.execute("CHECKPOINT")
    assert any("base/" in name for name in found(files, gone)), "a plain VACUUM leaves bytes behind"
    for statement in TAKEN_AWAY:
        await db.execute(statement)
    assert found(files, gone) == {}
    assert found(files, [b"clue-of-RM0003"])
    assert len(await store.read("RM0003")) == 30
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "; ".join(TAKEN_AWAY) in page
    await db.close()
    await store.close()
