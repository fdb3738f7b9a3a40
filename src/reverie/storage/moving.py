"""All games from the file in the data folder to PostgreSQL; broken off at any step, it goes on (R12)."""

import asyncio
import secrets
from pathlib import Path

from msgspec import Struct

from reverie.storage.archive import back_up
from reverie.storage.filling import check_empty, fill, is_filled, undo
from reverie.storage.guard import Guard, ask_to_stop
from reverie.storage.journal import DATABASE, MOVING, clear_games, refuse_moving, settle, write
from reverie.storage.leftovers import flush, remove
from reverie.storage.port import StoreError


class Moved(Struct, frozen=True):
    rooms: int
    saved: Path | None


def move(data: Path, database: str, secret: bytes, save_to: Path, patience: float) -> Moved:
    """A running server is asked to stop once it is clear that the database can take its games."""
    begun = _begun(data)
    mark = begun or f"move {secrets.token_hex(16)}"
    asyncio.run(check_empty(database, mark))
    if not ask_to_stop(data, patience):
        raise StoreError(f"The server that uses {data} does not stop. Stop it, then try again.")
    guard = Guard(data)
    try:
        settle(data)
        if begun is None:
            back_up(data, save_to)
            write(data / MOVING, mark)
        try:
            rooms = asyncio.run(fill(data / DATABASE, database, secret, mark))
        except StoreError:
            asyncio.run(undo(database, mark))
            remove(data / MOVING)
            raise
        _forget(data)
    finally:
        guard.release()
    return Moved(rooms, save_to if begun is None else None)


def _begun(data: Path) -> str | None:
    """The mark of a move that was broken off."""
    try:
        return (data / MOVING).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


def _forget(data: Path) -> None:
    """Delete the SQLite copy after the move: nobody plays on in it, and it cannot outlive an erasure."""
    clear_games(data)
    flush(data)
    remove(data / MOVING)


async def finish_move(data: Path, database: str) -> None:
    """By a server that starts on the database: everything is there, or it is said what to do."""
    mark = await asyncio.to_thread(_begun, data)
    if mark is not None:
        if not await is_filled(database, mark):
            refuse_moving(data)
        guard = Guard(data)
        try:
            await asyncio.to_thread(_forget, data)
        finally:
            guard.release()
