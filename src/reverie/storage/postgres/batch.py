"""Group commit: while one transaction is on its way, the rows that come wait for the next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from reverie.storage.port import Append, Appended, AppendOutcome, Conflict, StoreError, Unavailable

MOST = 256
"""Rows in one transaction."""

Commit = Callable[[Sequence[Append]], Awaitable[list[AppendOutcome]]]
WaitingAppend = tuple[Append, "asyncio.Future[AppendOutcome]"]


class Batch:
    """One transaction in flight per node: notifying ones queue for a lock of the whole database anyway."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[WaitingAppend] = []
        self._work: asyncio.Task[None] | None = None

    async def add(self, row: Append) -> AppendOutcome:
        answer: asyncio.Future[AppendOutcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, answer))
        if self._work is None:
            self._work = asyncio.ensure_future(self._run())
        return await answer

    async def close(self) -> None:
        if self._work is not None:
            await asyncio.wait([self._work], timeout=5)

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._one(self._take())
        finally:
            self._work = None

    def _take(self) -> list[WaitingAppend]:
        """One row a room: what follows in the same room must see how the first one ended."""
        taken: dict[str, WaitingAppend] = {}
        rest = []
        for waiting in self._waiting:
            room = waiting[0].room
            if room in taken or len(taken) >= MOST:
                rest.append(waiting)
            else:
                taken[room] = waiting
        self._waiting = rest
        return list(taken.values())

    async def _one(self, batch: list[WaitingAppend]) -> None:
        try:
            outcomes = await self._commit([row for row, _ in batch])
        except Exception as problem:
            told = problem if isinstance(problem, StoreError) else Unavailable(str(problem))
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(told)
            return
        for (row, answer), outcome in zip(batch, outcomes, strict=True):
            if not isinstance(outcome, Appended):
                self._refuse_followers(row)
            if not answer.done():
                answer.set_result(outcome)

    def _refuse_followers(self, lost: Append) -> None:
        """What was meant to follow a row that lost must not follow the other node's row instead."""
        after = [w for w in self._waiting if w[0].room == lost.room and w[0].expected > lost.expected]
        self._waiting = [w for w in self._waiting if w not in after]
        for _, answer in after:
            if not answer.done():
                answer.set_result(Conflict())
