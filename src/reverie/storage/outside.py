"""The file of a server from another process: read as it is, and a table erased from it, while people play."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from reverie.storage import statements
from reverie.storage.damage import said
from reverie.storage.head import mark_in, missing
from reverie.storage.journal import check_whole, refuse_moving
from reverie.storage.port import RoomRow, Row, Snapshot, StoreError
from reverie.storage.runner import emptied
from reverie.storage.sqlite import open_database

T = TypeVar("T")
PATIENCE: Final = 20.0
"""Seconds to wait for readers, until the write-ahead log can be emptied of what was erased."""


class FileOutside:
    def __init__(self, path: Path) -> None:
        check_whole(path.parent)
        if not path.is_file():
            raise StoreError(f"There are no games in {path.parent}. Name the folder with --data.")
        refuse_moving(path.parent)
        self._path = path
        address = f"{path.absolute().as_uri()}?mode=ro"
        self._db = sqlite3.connect(address, uri=True, timeout=10, isolation_level=None)

    async def rooms(self) -> list[RoomRow]:
        return self._asked(statements.rooms)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        return self._asked(lambda db: statements.read(db, code, after))

    async def snapshot(self, code: str) -> Snapshot | None:
        return self._asked(lambda db: statements.snapshot(db, code))

    def _asked(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return ask(self._db)
        except sqlite3.Error as problem:
            older = "Of an older Reverie? Start the server once."
            raise StoreError(said(f"{self._path} cannot be read", self._path, problem, older)) from None

    async def delete(self, code: str, now: int) -> bool:
        """S15: overwritten, and out of the write-ahead log when this returns. A server notices by itself."""
        try:
            with closing(open_database(self._path)) as db:
                if (trouble := missing(self._path, mark_in(db))) is not None:
                    raise StoreError(trouble)
                db.execute("BEGIN IMMEDIATE")
                gone = statements.delete(db, code, now)
                db.execute("COMMIT")
                if gone:
                    _scrub(db)
                return gone
        except sqlite3.Error as problem:
            raise StoreError(f"{self._path} cannot be written: {problem}. Nothing was deleted.") from None

    async def close(self) -> None:
        self._db.close()


def _scrub(db: sqlite3.Connection) -> None:
    """Checkpoint the WAL until it is empty, so that nothing deleted is left in it; writers need not stop."""
    end = time.monotonic() + PATIENCE
    while not emptied(db) and time.monotonic() < end:
        time.sleep(0.1)
