"""People's own pictures in PostgreSQL, so that every node has them."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import asyncpg
from msgspec.structs import astuple

from reverie.storage.deck_port import CardRow, DeckRow, DeckTable, LearnedRow, PictureRow, PrintSize
from reverie.storage.port import Unavailable
from reverie.storage.postgres.store import PATIENCE, TROUBLE, reason

if TYPE_CHECKING:  # generic only in its stubs
    from asyncpg import Pool, Record
    from asyncpg.pool import PoolConnectionProxy

T = TypeVar("T")
READERS = 4


class PostgresDecks:
    """A pool of its own: a large picture never holds up a move."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Pool[Record] | None = None

    async def decks(self, deck: str | None = None) -> list[DeckRow]:
        wanted = """SELECT id, owner, room, about, changed, leaving FROM decks
            WHERE $1::text IS NULL OR id = $1 ORDER BY id"""
        return [DeckRow(*row) for row in await self._ask(lambda db: db.fetch(wanted, deck))]

    async def cards(self, deck: str | None = None) -> list[CardRow]:
        wanted = """SELECT deck, id, number, origin, about, bytes FROM cards
            WHERE $1::text IS NULL OR deck = $1 ORDER BY deck, number"""
        return [CardRow(*row) for row in await self._ask(lambda db: db.fetch(wanted, deck))]

    async def add_deck(self, deck: DeckRow) -> None:
        new = "INSERT INTO decks (id, owner, room, about, changed, leaving) VALUES ($1, $2, $3, $4, $5, $6)"
        row = (deck.id, deck.owner, deck.room, deck.about, deck.changed, deck.leaving)
        await self._ask(lambda db: db.execute(new, *row))

    async def save_deck(self, deck: DeckRow) -> bool:
        new = """UPDATE decks SET room = $2, about = $3, changed = $4, leaving = $5 WHERE id = $1
            RETURNING id"""
        row = (deck.id, deck.room, deck.about, deck.changed, deck.leaving)
        return await self._ask(lambda db: db.fetchval(new, *row)) is not None

    async def add_card(self, card: CardRow, pictures: PictureRow) -> bool:
        new = """
            WITH added AS (
                INSERT INTO cards (deck, id, number, origin, about, bytes)
                SELECT id, $2, $3, $4, $5, $6 FROM decks WHERE id = $1
                ON CONFLICT DO NOTHING RETURNING deck, id
            )
            INSERT INTO pictures (deck, card, small, large, whole)
            SELECT deck, id, $7, $8, $9 FROM added RETURNING card
        """
        row = (card.deck, card.id, card.number, card.origin, card.about, card.bytes)
        prints = (pictures.small, pictures.large, pictures.whole)
        return await self._ask(lambda db: db.fetchval(new, *row, *prints)) is not None

    async def change_card(self, card: CardRow, pictures: PictureRow | None) -> bool:
        new = "UPDATE cards SET number = $3, about = $4, bytes = $5 WHERE deck = $1 AND id = $2 RETURNING id"
        row = (card.deck, card.id, card.number, card.about, card.bytes)
        prints = "UPDATE pictures SET small = $3, large = $4, whole = $5 WHERE deck = $1 AND card = $2"

        async def work(db: "PoolConnectionProxy[Record]") -> bool:
            async with db.transaction():
                if await db.fetchval(new, *row) is None:
                    return False
                if pictures is not None:
                    sizes = (pictures.small, pictures.large, pictures.whole)
                    await db.execute(prints, card.deck, card.id, *sizes)
            return True

        return await self._ask(work)

    async def remove_card(self, deck: str, card: str) -> bool:
        gone = "DELETE FROM cards WHERE deck = $1 AND id = $2 RETURNING id"
        return await self._ask(lambda db: db.fetchval(gone, deck, card)) is not None

    async def remove_deck(self, deck: str) -> bool:
        gone = "DELETE FROM decks WHERE id = $1 RETURNING id"
        return await self._ask(lambda db: db.fetchval(gone, deck)) is not None

    async def put_on_table(self, deck: str, table: DeckTable) -> bool:
        new = """
            INSERT INTO deck_tables (deck, room, at)
            SELECT id, $2, $3 FROM decks WHERE id = $1 AND leaving IS NULL FOR SHARE
            ON CONFLICT (deck, room) DO UPDATE SET at = excluded.at RETURNING deck
        """
        return await self._ask(lambda db: db.fetchval(new, deck, table.room, table.at)) is not None

    async def taken_off(self, deck: str, room: str) -> None:
        await self._ask(
            lambda db: db.execute("DELETE FROM deck_tables WHERE deck = $1 AND room = $2", deck, room)
        )

    async def tables(self, deck: str) -> list[DeckTable]:
        wanted = "SELECT room, at FROM deck_tables WHERE deck = $1 ORDER BY room"
        return [DeckTable(*row) for row in await self._ask(lambda db: db.fetch(wanted, deck))]

    async def picture(self, deck: str, card: str, size: PrintSize) -> bytes | None:
        wanted = f"SELECT {size} FROM pictures WHERE deck = $1 AND card = $2"
        found: bytes | None = await self._ask(lambda db: db.fetchval(wanted, deck, card))
        return found

    async def learn(self, rows: Sequence[LearnedRow]) -> None:
        new = """INSERT INTO learned AS l (card, language, text, told, found, listeners)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (card, language, text) DO UPDATE
            SET told = l.told + excluded.told, found = l.found + excluded.found,
            listeners = l.listeners + excluded.listeners"""
        values = sorted(astuple(row) for row in rows)  # two nodes at once wait for each other in one order
        await self._ask(lambda db: db.executemany(new, values))

    async def learned(self) -> list[LearnedRow]:
        wanted = """SELECT card, language, text, told, found, listeners FROM learned
            ORDER BY (card || chr(9) || language || chr(9) || text) COLLATE "C" """
        return [LearnedRow(*row) for row in await self._ask(lambda db: db.fetch(wanted))]

    async def unlearn(self, about: str | None = None, text: str | None = None) -> int:
        gone = """WITH gone AS (DELETE FROM learned
            WHERE ($1::text IS NULL OR card = $1 OR starts_with(card, $1 || '/'))
            AND ($2::text IS NULL OR text = $2)
            RETURNING 1) SELECT count(*) FROM gone"""
        return int(await self._ask(lambda db: db.fetchval(gone, about, text)))

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()

    async def _ask(self, work: "Callable[[PoolConnectionProxy[Record]], Awaitable[T]]") -> T:
        try:
            if self._pool is None:
                self._pool = asyncpg.create_pool(
                    self._address, min_size=0, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
                )
            await self._pool  # opens it the first time
            async with self._pool.acquire(timeout=PATIENCE) as db:
                return await work(db)
        except TROUBLE as problem:
            raise Unavailable(f"The pictures cannot be reached: {reason(problem)}.") from None
