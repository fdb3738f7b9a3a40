"""A node falls silent in the middle of a join: the table goes on at the others, whole or without it."""

import asyncio
import sys

import pytest

from reverie.storage.port import Append, Appended, NewRoom, TokenRow
from reverie.storage.postgres.store import PostgresStore, prepare
from tests.nodes.own_postgres import cable, own_postgres

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL for the tests there")

TOKEN = TokenRow(b"d" * 32, "", "seat", 1)


def row(room: str, expected: int, command: str, *tokens: TokenRow) -> Append:
    seats = tuple(t.seat for t in tokens if t.seat is not None)
    return Append(room, expected, 0, command, 20, b"[]", None, tokens, seats)


def test_a_node_that_falls_silent_in_the_middle_of_a_join_holds_up_nobody() -> None:
    """After each of the database's answers in turn: none of them leaves a lock behind."""

    async def story(answers: int) -> bool:
        """Whether the node had its answer before it fell silent."""
        code, token = f"ROOM{answers:02}", TOKEN
        with_code = TokenRow(token.digest[:-1] + bytes([answers]), code, token.kind, token.seat)
        async with cable(db.socket) as line:
            silent, other = PostgresStore(line.address), PostgresStore(db.address)
            try:
                assert await other.create(NewRoom(code, "x", 10, b"[0]"))
                assert isinstance(await silent.append(row(code, 1, "warm")), Appended)
                line.answers_left = answers
                joining = asyncio.ensure_future(silent.append(row(code, 2, "join", with_code)))
                await line.fell_silent(joining)
                async with asyncio.timeout(3):
                    joined = await other.find(code, 0, "join") is not None
                    assert (await other.token(with_code.digest, 0) is not None) is joined
                    assert isinstance(await other.append(row(code, 2 + joined, "next")), Appended)
                answered = joining.done() and joining.exception() is None
                joining.cancel()
                await asyncio.gather(joining, return_exceptions=True)
                return answered
            finally:
                line.plugged.set()
                await silent.close()
                await other.close()

    async def every() -> None:
        await prepare(db.address)
        for answers in range(12):
            if await story(answers):
                assert answers > 0
                return
        raise AssertionError("never answered")

    with own_postgres() as db:
        asyncio.run(every())
