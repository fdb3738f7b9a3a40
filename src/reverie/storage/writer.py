"""One thread that writes: everything queued goes into one transaction, then all of it is acknowledged."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from reverie.storage.port import Unavailable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
MOST = 512
"""Jobs in one transaction, or a few more."""


class Writer:
    """Takes work that changes the database; a piece of work must leave nothing behind when it declines."""

    def __init__(self, path: Path, connect: Callable[[], sqlite3.Connection]) -> None:
        self._path = path
        self._file: tuple[int, int] | None = None
        self._fresh: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._connect = connect
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="reverie-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The answer of the work, once it is committed."""
        if self._closed:
            raise Unavailable("The database is closed.")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        if not self._fresh:
            loop.call_soon(self._hand_over)
        self._fresh.append((work, answer))
        return await answer

    def _hand_over(self) -> None:
        """All that came up in one round of the loop together: the thread is woken once for it."""
        fresh, self._fresh = self._fresh, []
        self._jobs.put(fresh)

    async def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        db: sqlite3.Connection | None = None
        more = True
        while more:
            jobs, more = self._take()
            if not jobs:
                continue
            try:
                db = self._connection(db)
                answers = _commit(db, jobs)
            except Exception as problem:  # whatever it was, the thread lives on
                _give_up(db)
                db = None
                failed = Unavailable(f"The database cannot be written: {problem}.")
                answers = [(future, None, failed) for _, future in jobs]
            _deliver(answers)
        if db is not None:
            db.close()

    def _connection(self, db: sqlite3.Connection | None) -> sqlite3.Connection:
        """R4: a file that was moved or deleted would take writes that nobody ever finds again."""
        if db is None:
            db = self._connect()
            self._file = _identity(self._path)
        elif _identity(self._path) != self._file:
            raise sqlite3.OperationalError("the file is gone")
        return db

    def _take(self) -> tuple[list[Job], bool]:
        jobs: list[Job] = []
        more = self._jobs.get()
        while more is not None:
            jobs += more
            if len(jobs) >= MOST or self._jobs.empty():
                return jobs, True
            more = self._jobs.get()
        return jobs, False


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


Answer = tuple["asyncio.Future[Any]", Any, Exception | None]


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
    db.execute("BEGIN IMMEDIATE")
    answers: list[Answer] = [(future, work(db), None) for work, future in jobs]
    db.execute("COMMIT")
    return answers


def _give_up(db: sqlite3.Connection | None) -> None:
    """A fresh connection next time: a full or vanished disk may be back by then (R4)."""
    if db is not None:
        try:
            db.rollback()
            db.close()
        except sqlite3.Error:
            pass


def _deliver(answers: list[Answer]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        by_loop.setdefault(answer[0].get_loop(), []).append(answer)
    for loop, mine in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, mine)
        except RuntimeError:  # the loop is closed: nobody is waiting any more
            continue


def _settle(answers: list[Answer]) -> None:
    for future, value, problem in answers:
        if future.done():
            continue
        if problem is not None:
            future.set_exception(problem)
        else:
            future.set_result(value)
