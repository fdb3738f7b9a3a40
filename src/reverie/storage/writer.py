"""One thread that writes: everything queued goes into one transaction, then all of it is acknowledged."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from reverie.storage.port import Unavailable
from reverie.storage.runner import Witness, emptied

T = TypeVar("T")
MOST = 512
"""Jobs in one transaction, or a few more."""
PACE: Final = 0.002
"""Seconds from one commit to the next while work comes faster: what comes meanwhile shares the next one."""
SCRUB: Final = 3.0
"""Seconds after which the write-ahead log is emptied of what was erased; several are done together."""


class Job(Protocol):
    """A piece of work that somebody waits for."""

    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...

    @property
    def erases(self) -> bool: ...

    def run(self, db: sqlite3.Connection) -> None: ...

    def settle(self, problem: Exception | None) -> None: ...


class AwaitedWork(Generic[T]):
    __slots__ = ("_answer", "_deliver", "_work", "erases", "loop")

    def __init__(
        self, work: Callable[[sqlite3.Connection], T], answer: "asyncio.Future[T]", erases: bool
    ) -> None:
        self.erases = erases
        self._work = work
        self._answer = answer
        self.loop = answer.get_loop()
        self._deliver: Callable[[], None] | None = None

    def run(self, db: sqlite3.Connection) -> None:
        value = self._work(db)
        self._deliver = lambda: self._answer.set_result(value)

    def settle(self, problem: Exception | None) -> None:
        if self._answer.done():
            return
        if problem is not None or self._deliver is None:
            self._answer.set_exception(problem or Unavailable("The work was not done."))
        else:
            self._deliver()


class GroupCommitWriter:
    """Takes work that changes the database; a piece of work must leave nothing behind when it declines."""

    def __init__(
        self, path: Path, connect: Callable[[], sqlite3.Connection], witness: Witness | None = None
    ) -> None:
        self._path = path
        self._witness = witness
        self._scrub_at: float | None = None
        self._file: tuple[int, int] | None = None
        self._committed = 0.0
        self._fresh: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._connect = connect
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="reverie-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T], *, erases: bool = False) -> T:
        """The answer of the work, once it is committed."""
        if self._closed:
            raise Unavailable("The database is closed.")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        if not self._fresh:
            loop.call_soon(self._hand_over)
        self._fresh.append(AwaitedWork(work, answer, erases))
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
            failed: Exception | None = None
            try:
                if jobs:
                    db = self._connection(db)
                    _commit(db, jobs, self._witness)
                    self._committed = time.monotonic()
            except Exception as problem:  # whatever it was, the thread lives on
                _give_up(db)
                db = None
                known = isinstance(problem, Unavailable)
                failed = problem if known else Unavailable(f"The database cannot be written: {problem}.")
            _deliver(jobs, failed)
            if failed is None and any(job.erases for job in jobs):
                self._scrub_at = self._scrub_at or time.monotonic() + SCRUB
            self._scrub(db)
        if db is not None:
            db.close()  # the last to close the file empties its log
        if self._witness is not None:
            self._witness.close()

    def _scrub(self, db: sqlite3.Connection | None) -> None:
        if self._scrub_at is None or time.monotonic() < self._scrub_at:
            return
        try:
            done = db is not None and emptied(db)
        except sqlite3.Error:  # the next write will say what is wrong
            done = False
        self._scrub_at = None if done else time.monotonic() + 1

    def _connection(self, db: sqlite3.Connection | None) -> sqlite3.Connection:
        """R4: a file that was moved or deleted would take writes that nobody ever finds again."""
        if db is None:
            fresh = self._connect()
            try:
                if self._witness is not None:
                    self._witness.admit(fresh)
            except BaseException:
                fresh.close()
                raise
            db = fresh
            self._file = _identity(self._path)
        elif _identity(self._path) != self._file:
            raise sqlite3.OperationalError("the file is gone")
        return db

    def _take(self) -> tuple[list[Job], bool]:
        """What is queued; nothing, when it is time to empty the log."""
        jobs: list[Job] = []
        wait = None if self._scrub_at is None else max(0.0, self._scrub_at - time.monotonic())
        try:
            more = self._jobs.get(timeout=wait)
        except queue.Empty:
            return [], True
        if more is not None and (early := self._committed + PACE - time.monotonic()) > 0:
            time.sleep(early)
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


def _commit(db: sqlite3.Connection, jobs: list[Job], witness: Witness | None) -> None:
    db.execute("BEGIN IMMEDIATE")
    for job in jobs:
        job.run(db)
    if witness is not None:
        witness.count(db)
    db.execute("COMMIT")
    if witness is not None:
        witness.committed()


def _give_up(db: sqlite3.Connection | None) -> None:
    """A fresh connection next time: a full or vanished disk may be back by then (R4)."""
    if db is not None:
        try:
            db.rollback()
            db.close()
        except sqlite3.Error:
            pass


def _deliver(jobs: list[Job], failed: Exception | None) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, mine in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, mine, failed)
        except RuntimeError:  # the loop is closed: nobody is waiting any more
            continue


def _settle(jobs: list[Job], failed: Exception | None) -> None:
    for job in jobs:
        job.settle(failed)
