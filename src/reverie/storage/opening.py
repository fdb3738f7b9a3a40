"""Which store the host asked for: the file in the data folder, or databases named by their addresses."""

from pathlib import Path
from typing import Final

from reverie.storage.deck_port import DeckStore
from reverie.storage.deck_sqlite import SqliteDecks
from reverie.storage.masking import readable_address
from reverie.storage.port import Store, StoreError
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads

RUNNING: Final = Threads
"""Where an installed server runs the statements of its files."""
SCHEMES: Final = ("postgresql://", "postgres://")


def addresses(database: str) -> tuple[str, ...]:
    """One database, or several with spaces between them."""
    found = tuple(database.split())
    if not found or not all(one.startswith(SCHEMES) for one in found):
        raise StoreError("A database is named like postgresql://user:password@host/name.")
    if not all(map(readable_address, found)):
        raise StoreError("In a password write @ as %40, / as %2F, : as %3A, ? as %3F and # as %23.")
    return found


async def open_store(file: Path, database: str | None, *, filling: bool = False) -> Store:
    """Ready to be used: tables made or brought up to date, and nothing half copied into them."""
    if database is None:
        return SqliteStore(file, RUNNING)
    try:
        from reverie.storage.postgres.store import PostgresStore, prepare
    except ImportError:
        raise StoreError(
            "PostgreSQL needs one more package. Install it: pip install 'reverie[postgres]'"
        ) from None
    named = addresses(database)
    for address in named:
        await prepare(address, filling=filling)
    stores = [PostgresStore(address) for address in named]
    if len(stores) == 1:
        return stores[0]
    from reverie.storage.shards import ShardedStore

    return ShardedStore(stores)


def open_decks(file: Path, database: str | None) -> DeckStore:
    """People's own pictures: in a file, or in the first of the databases."""
    if database is None:
        return SqliteDecks(file, RUNNING)
    from reverie.storage.postgres.decks import PostgresDecks

    return PostgresDecks(addresses(database)[0])
