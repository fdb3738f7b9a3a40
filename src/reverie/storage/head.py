"""How far the log had come, kept beside it: a log that was cut or replaced from outside is noticed (R10)."""

import os
import re
import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

from reverie.storage.port import StoreError, Unavailable
from reverie.storage.private import hand_over

FILE: Final = "head"
BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""Bytes as they are: elsewhere than on Windows they always are."""
RECORD: Final = re.compile(rb"reverie-head ([0-9a-f]{32}) (\d{20})\n")


class Mark(NamedTuple):
    lineage: str
    """A random id: made with the database, and anew when that is restored from a backup."""
    writes: int
    """Transactions since then."""


def place(database: Path) -> Path:
    return database.with_name(FILE)


def mark_in(db: sqlite3.Connection) -> Mark:
    lineage, writes = db.execute("SELECT lineage, writes FROM head").fetchone()
    return Mark(lineage.hex(), writes)


def recorded(file: Path) -> Mark | None:
    """None: it says nothing that can be read."""
    found = RECORD.fullmatch(file.read_bytes())
    return None if found is None else Mark(found[1].decode(), int(found[2]))


def record(file: Path, mark: Mark) -> None:
    """Whole or not at all."""
    part = file.with_name(f"tmp-{file.name}-{os.getpid()}")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o600)
    try:
        os.write(descriptor, _line(mark))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    hand_over(part)
    part.replace(file)


def _line(mark: Mark) -> bytes:
    return f"reverie-head {mark.lineage} {mark.writes:020d}\n".encode()


def missing(database: Path, now: Mark) -> str | None:
    """What is wrong with the log, for the operator."""
    file = place(database)
    try:
        then = recorded(file)
    except FileNotFoundError:  # made before there were records, or by hand
        return None
    if then is not None and then.lineage == now.lineage and then.writes <= now.writes:
        return None
    if then is None:
        found = f"{file} cannot be read, so nobody can tell whether the log is whole"
    elif then.lineage != now.lineage:
        found = f"{database} is another file than the one that was last written"
    else:
        found = (
            f"{database} ends too early: {then.writes - now.writes} writes that were acknowledged are missing"
        )
    return (
        f"{found}. Perhaps {database.name}-wal was deleted or cut, or an older file was copied here. "
        "Nothing is written until you decide: stop the server and put the missing file back, or go on "
        f"with what is there: reverie accept --data {database.parent}"
    )


class Head:
    """Follows the writer of one database: counts in every transaction, records after it."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._writes = 0
        self._lineage = ""
        self._file: int | None = None
        self.trouble: str | None = None

    def look(self, db: sqlite3.Connection) -> None:
        """Before anything is written: whether the log is as long as it was."""
        now = mark_in(db)
        self.trouble = missing(self._database, now)
        if self.trouble is None:
            record(place(self._database), now)

    def admit(self, db: sqlite3.Connection) -> None:
        """Refuses to write to a log that is not the one that was left, until the operator accepts it."""
        now = mark_in(db)
        if self.trouble is not None:
            self.trouble = missing(self._database, now)
            if self.trouble is not None:
                raise Unavailable(self.trouble)
        self._lineage, self._writes = now
        self._close()
        self._file = os.open(place(self._database), os.O_WRONLY | BINARY)

    def count(self, db: sqlite3.Connection) -> None:
        """Part of the transaction."""
        db.execute("UPDATE head SET writes = ?", (self._writes + 1,))

    def committed(self) -> None:
        """After it, before anything is acknowledged. Not flushed: a record too old accuses nobody."""
        self._writes += 1
        if self._file is not None:
            try:
                os.lseek(self._file, 0, os.SEEK_SET)  # Windows has no `pwrite`
                os.write(self._file, _line(Mark(self._lineage, self._writes)))
            except OSError:
                self._close()

    def _close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    close = _close


def accept(database: Path) -> str | None:
    """The log as it is becomes the one that counts; what had been wrong with it."""
    if not database.is_file():
        raise StoreError(f"There are no games in {database.parent}. Name the folder with --data.")
    try:
        db = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        try:
            now = mark_in(db)
        finally:
            db.close()
    except sqlite3.Error as problem:
        raise StoreError(f"{database} cannot be read: {problem}.") from None
    found = missing(database, now)
    if found is not None:
        record(place(database), now)
    return found
