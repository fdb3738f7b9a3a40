"""Which store the host asked for: the file in the data folder, or databases named by their addresses."""

import re
from pathlib import Path
from typing import Final

from reverie.storage.deck_port import DeckStore
from reverie.storage.deck_sqlite import SqliteDecks
from reverie.storage.port import Store, StoreError
from reverie.storage.sqlite import SqliteStore

SCHEMES: Final = ("postgresql://", "postgres://")


def addresses(database: str) -> tuple[str, ...]:
    """One database, or several with spaces between them."""
    found = tuple(database.split())
    if not found or not all(one.startswith(SCHEMES) for one in found):
        raise StoreError("A database is named like postgresql://user:password@host/name.")
    return found


def without_password(database: str) -> str:
    return re.sub(r"(://[^:@/ ]*):[^@ ]*@", r"\1:…@", database)


async def open_store(file: Path, database: str | None) -> Store:
    """Ready to be used: tables made or brought up to date."""
    if database is None:
        return SqliteStore(file)
    try:
        from reverie.storage.postgres.store import PostgresStore, prepare
    except ImportError:
        raise StoreError(
            "PostgreSQL needs one more package. Install it: pip install 'reverie[postgres]'"
        ) from None
    named = addresses(database)
    for address in named:
        await prepare(address)
    stores = [PostgresStore(address) for address in named]
    if len(stores) == 1:
        return stores[0]
    from reverie.storage.shards import ShardedStore

    return ShardedStore(stores)


def open_decks(file: Path, database: str | None) -> DeckStore:
    """People's own pictures: in a file, or in the first of the databases."""
    if database is None:
        return SqliteDecks(file)
    from reverie.storage.postgres.decks import PostgresDecks

    return PostgresDecks(addresses(database)[0])
