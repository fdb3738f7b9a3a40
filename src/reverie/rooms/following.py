"""Keeps up with what other nodes write: by their hints at once, by looking where one was lost."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Protocol

from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.neighbours import Neighbours
from reverie.rooms.room import LiveRoom
from reverie.storage.port import Hint, News, Resumed, Store, StoreError, Word

log = logging.getLogger(__name__)

SWEEP: Final = 1_500
"""Milliseconds between two looks at the versions of the open rooms."""
GRACE: Final = 1_500
"""How late work may be before a node without that room takes it up."""


class Opened(Protocol):
    @property
    def room(self) -> LiveRoom: ...


class Following:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        neighbours: Neighbours,
        rooms: Mapping[str, Any],
        wake: Callable[[str], None],
        deleted: Callable[[str], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._neighbours = neighbours
        self._rooms: Mapping[str, Opened] = rooms
        self._wake = wake
        self._deleted = deleted
        self._alarm: Alarm | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._wanted: dict[str, int] = {}
        self._rng = Random()

    def start(self) -> None:
        self._store.watch(self.hear)
        self._later()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for job in self._jobs.values():
            job.cancel()

    def hear(self, news: News) -> None:
        match news:
            case Hint(code, 0):
                self._deleted(code)
            case Hint(code, version):
                self._newer(code, version)
            case Word(text):
                self._neighbours.hear(text)
            case Resumed():
                self._neighbours.resume()
                self._job("", self._look())

    def _newer(self, code: str, version: int) -> None:
        opened = self._rooms.get(code)
        if opened is not None and opened.room.memory.version < version:
            self._wanted[code] = max(version, self._wanted.get(code, 0))
            self._job(code, self._catch_up(opened.room))

    def _job(self, key: str, work: Any) -> None:
        """One at a time of a kind; what a second one would find the first one finds, or the next sweep."""
        if key in self._jobs:
            work.close()
            return
        self._jobs[key] = job = asyncio.ensure_future(work)
        job.add_done_callback(lambda _: self._jobs.pop(key, None))

    async def _catch_up(self, room: LiveRoom) -> None:
        try:
            while (version := self._wanted.pop(room.code, 0)) > room.memory.version and not room.closed:
                await room.hear(version)
        except StoreError as problem:
            log.warning("a table stays behind for now: %s", problem)

    def _later(self) -> None:
        """Nodes do not look all at the same moment."""
        pause = round(SWEEP * self._rng.uniform(0.75, 1.25))
        self._alarm = self._clock.call_at(self._clock.now() + pause, self._sweep)

    def _sweep(self) -> None:
        self._later()
        self._job("", self._look())

    async def _look(self) -> None:
        try:
            codes = list(self._rooms)
            versions = await self._store.versions(codes) if codes else {}
            for code in codes:
                if code not in versions:
                    self._deleted(code)
                else:
                    self._newer(code, versions[code])
            for code in await self._store.overdue(self._clock.now() - GRACE):
                if code not in self._rooms:
                    self._wake(code)
        except StoreError as problem:
            log.warning("no look at the log for now: %s", problem)
