"""One listening connection per node; when it breaks it is made anew, and whoever listens is told to look."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from reverie.storage.port import Hint, News, NodeMessage, Resumed

if TYPE_CHECKING:  # generic only in its stubs
    from asyncpg import Connection, Record

log = logging.getLogger(__name__)

ROOMS: Final = "reverie_rooms"
WORDS: Final = "reverie_words"
PULSE: Final = 5.0
"""Seconds between two looks whether the line still stands."""
PAUSES: Final = (0.1, 0.3, 1.0, 2.0)


class Listener:
    def __init__(
        self, connect: "Callable[[], Awaitable[Connection[Record]]]", hear: Callable[[News], None]
    ) -> None:
        self._connect = connect
        self._hear = hear
        self._work = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        self._work.cancel()
        await asyncio.wait([self._work], timeout=5)

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                db = await self._connect()
            except Exception as problem:
                log.warning("no line to the other nodes: %s", str(problem) or "no answer in time")
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                continue
            failures = 0
            try:
                await self._stay(db)
            except asyncio.CancelledError:
                raise
            except Exception as problem:
                log.warning("the line to the other nodes broke: %s", str(problem) or "no answer in time")
            finally:
                db.terminate()

    async def _stay(self, db: "Connection[Record]") -> None:
        await db.add_listener(ROOMS, self._room)
        await db.add_listener(WORDS, self._word)
        self._hear(Resumed())  # what was said before is lost: the log is read again
        while not db.is_closed():
            await asyncio.sleep(PULSE)
            await db.fetchval("SELECT 1", timeout=PULSE)

    def _room(self, _db: object, _pid: int, _channel: str, text: object) -> None:
        for hint in str(text).split():
            room, _, version = hint.rpartition(":")
            if room and version.isascii() and version.isdigit():
                self._hear(Hint(room, int(version)))

    def _word(self, _db: object, _pid: int, _channel: str, text: object) -> None:
        self._hear(NodeMessage(str(text)))
