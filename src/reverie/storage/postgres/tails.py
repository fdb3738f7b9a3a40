"""Group reading: while one look at the log is on its way, the rooms that come wait for the next."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from reverie.storage.port import StoreError, Tail, Unavailable

ReadTails = Callable[[Mapping[str, int]], Awaitable[Mapping[str, Tail]]]
WaitingReader = tuple[str, int, "asyncio.Future[Tail]"]
NOTHING = Tail((), ())
MOST = 256
"""Rooms in one statement."""


class Tails:
    """A hint names many rooms at once; their rows come with one statement."""

    def __init__(self, look: ReadTails) -> None:
        self._look = look
        self._waiting: list[WaitingReader] = []
        self._work: asyncio.Task[None] | None = None

    async def after(self, code: str, version: int) -> Tail:
        answer: asyncio.Future[Tail] = asyncio.get_running_loop().create_future()
        self._waiting.append((code, version, answer))
        if self._work is None:
            self._work = asyncio.ensure_future(self._run())
        return await answer

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()

    async def _run(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._one(waiting)
        finally:
            self._work = None

    async def _one(self, waiting: list[WaitingReader]) -> None:
        wanted: dict[str, int] = {}
        for code, version, _ in waiting:
            wanted[code] = min(version, wanted.get(code, version))
        try:
            found = await self._look(wanted)
        except asyncio.CancelledError:
            for _, _, answer in waiting:
                answer.cancel()
            raise
        except Exception as problem:
            told = problem if isinstance(problem, StoreError) else Unavailable(str(problem))
            for _, _, answer in waiting:
                if not answer.done():
                    answer.set_exception(told)
            return
        for code, version, answer in waiting:
            if not answer.done():
                tail = found.get(code, NOTHING)
                answer.set_result(Tail(tuple(r for r in tail.rows if r.version > version), tail.due))
