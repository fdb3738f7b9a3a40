"""All games of a file into empty databases: marked as unfinished until everything is there (R12)."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

from reverie.storage.archive import copy_decks
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.opening import addresses, open_decks, open_store
from reverie.storage.port import StoreError

T = TypeVar("T")


async def check_empty(database: str, mark: str) -> None:
    """Fail early where the target database cannot be filled, before the server is stopped for it."""
    await (await open_store(Path("unused"), database, filling=True)).close()
    from reverie.storage.postgres.copying import check_empty as check

    await check(addresses(database), mark)


async def fill(file: Path, database: str, secret: bytes | None, mark: str) -> int:
    """Games, own pictures and the secret of their addresses. Interrupted, it starts over by its mark."""
    store = await open_store(file, database, filling=True)
    try:
        from reverie.storage.postgres.copying import begin, copy_in

        named = addresses(database)
        if await begin(named, mark):
            if secret is not None:
                await store.secret(secret)
            if await asyncio.to_thread(file.with_name(PICTURES).is_file):
                await copy_decks(open_decks(file.with_name(PICTURES), None), open_decks(file, database))
            await copy_in(file, named, mark)
        return len(await store.rooms())
    finally:
        await store.close()


async def is_filled(database: str, mark: str) -> bool:
    from reverie.storage.postgres.copying import filled

    return await _asked(filled(addresses(database), mark))


async def undo(database: str, mark: str) -> None:
    from reverie.storage.postgres.copying import undo as wipe

    await _asked(wipe(addresses(database), mark))


async def _asked(question: Coroutine[None, None, T]) -> T:
    from reverie.storage.postgres.store import TROUBLE, reason

    try:
        return await question
    except TROUBLE as problem:
        raise StoreError(f"The database does not answer: {reason(problem)}.") from None


async def erased_in(database: str) -> list[tuple[str, int]]:
    """The tables that were erased in these databases, with their dates."""
    await (await open_store(Path("unused"), database, filling=True)).close()
    from reverie.storage.postgres.copying import erased

    return await erased(addresses(database))
