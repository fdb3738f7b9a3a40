"""Several databases: a code finds its own, and one that is away leaves the tables of the others alone."""

import asyncio

import pytest

from reverie.storage.port import Append, Appended, DueRow, NewRoom, StoreError, TokenRow
from reverie.storage.postgres.store import PostgresStore, prepare
from reverie.storage.shards import ShardedStore
from tests.contracts.postgres_server import fresh_database

AWAY = "postgresql://nobody@127.0.0.1:1/none"
HERE, THERE = "ABCDEF", "GHJKMN3"


def test_a_database_that_is_away_leaves_the_tables_of_the_others_alone() -> None:
    async def story() -> None:
        address = await fresh_database()
        await prepare(address)
        store = ShardedStore([PostgresStore(address), PostgresStore(AWAY)])
        try:
            token = TokenRow(b"d" * 32, HERE, "seat", 0)
            due = DueRow(HERE, 30, "k", b"")
            assert await store.create(NewRoom(HERE, "x", 10, b"[0]"))
            row = Append(HERE, 1, 0, "c", 20, b"[]", due=(due,), grants=(token,))
            assert await store.append(row) == Appended(2)
            assert await store.well()
            assert await store.token(token.digest, 0) == token
            assert await store.versions([HERE, THERE]) == {HERE: 2, THERE: 0}
            assert await store.overdue(40) == [HERE]
            with pytest.raises(StoreError):  # it may be a seat at a table of the other one
                await store.token(b"x" * 32, 0)
            with pytest.raises(StoreError):
                await store.room(THERE)
        finally:
            await store.close()

    asyncio.run(story())
