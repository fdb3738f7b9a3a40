"""What PostgreSQL promises beyond the contract: two nodes on one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from reverie.storage.port import Append, Appended, Conflict, Duplicate, NewRoom
from reverie.storage.postgres.store import PostgresStore, prepare
from tests.contracts.postgres_server import fresh_database


@asynccontextmanager
async def two_nodes() -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    address = await fresh_database()
    await prepare(address)
    here, there = PostgresStore(address), PostgresStore(address)
    try:
        assert await here.create(NewRoom("ABCDEF", "secret", 10, b"[0]"))
        yield here, there
    finally:
        await here.close()
        await there.close()


def row(expected: int, command: str) -> Append:
    return Append(
        room="ABCDEF", expected=expected, actor=0, command=command, at=20, events=command.encode(), due=None
    )


def test_of_two_rows_sent_at_once_the_second_does_not_follow_another_nodes_first() -> None:
    """The second was decided on top of the first; that version is the other node's now."""

    async def story() -> None:
        async with two_nodes() as (here, there):
            for turn in range(20):
                version = 1 + turn
                assert await there.append(row(version, f"theirs{turn}")) == Appended(version + 1)
                first, second = await asyncio.gather(
                    here.append(row(version, f"first{turn}")), here.append(row(version + 1, f"second{turn}"))
                )
                assert (first, second) == (Conflict(), Conflict())
            assert [r.events for r in await here.read("ABCDEF")][1:] == [b"theirs%d" % n for n in range(20)]

    asyncio.run(story())


def test_two_rows_sent_at_once_are_both_kept_or_neither_of_the_chain() -> None:
    """Both nodes send chains of two as fast as they can; no chain is ever torn, none is interleaved."""

    async def story() -> None:
        async with two_nodes() as (here, there):

            async def chains(store: PostgresStore, name: str) -> list[str]:
                won = []
                for n in range(60):
                    version = (await store.versions(["ABCDEF"]))["ABCDEF"]
                    pair = row(version, f"{name}{n}a"), row(version + 1, f"{name}{n}b")
                    first, second = await asyncio.gather(*map(store.append, pair))
                    assert isinstance(first, Appended) or not isinstance(second, Appended)
                    won += [f"{name}{n}a"] * isinstance(first, Appended)
                    won += [f"{name}{n}b"] * isinstance(second, Appended)
                return won

            won = await asyncio.gather(chains(here, "h"), chains(there, "t"))
            kept = [r.command for r in await here.read("ABCDEF")][1:]
            assert sorted(kept) == sorted(won[0] + won[1])
            for n, command in enumerate(kept):
                assert command.endswith("a") or kept[n - 1] == command[:-1] + "a"

    asyncio.run(story())


def test_a_command_that_another_node_has_written_is_a_duplicate_here() -> None:
    async def story() -> None:
        async with two_nodes() as (here, there):
            both = await asyncio.gather(here.append(row(1, "same")), there.append(row(1, "same")))
            assert sorted(map(repr, both)) == sorted(map(repr, (Appended(2), Duplicate(2))))

    asyncio.run(story())
