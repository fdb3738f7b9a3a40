"""Keeps up with what other nodes write: by their hints at once, by looking where one was lost."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Final, Protocol

from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.cluster.messages import ClusterMessages
from reverie.rooms.live.room import LiveRoom
from reverie.storage.port import Hint, News, NodeMessage, Resumed, Store, StoreError

log = logging.getLogger(__name__)

SWEEP: Final = 1_500
"""Milliseconds between two looks at the versions of the open rooms."""
GRACE: Final = 1_500
"""Milliseconds that overdue timers are left to the node that has their room open, if there is one."""


class Opened(Protocol):
    @property
    def room(self) -> LiveRoom: ...


class LogFollower:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        cluster: ClusterMessages,
        rooms: Mapping[str, Opened],
        wake: Callable[[str], None],
        deleted: Callable[[str], None],
        replaced: Callable[[str], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._cluster = cluster
        self._rooms = rooms
        self._wake = wake
        self._deleted = deleted
        self._replaced = replaced
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
            case NodeMessage(text):
                self._cluster.hear(text)
            case Resumed():
                self._cluster.resume()
                self._job("", self._look_anew())

    def _newer(self, code: str, version: int) -> None:
        opened = self._rooms.get(code)
        if opened is not None and opened.room.folded.version < version:
            self._wanted[code] = max(version, self._wanted.get(code, 0))
            self._job(code, self._catch_up(opened.room))

    def _job(self, key: str, work: Coroutine[None, None, None]) -> None:
        """One at a time of a kind; what a second one would find the first one finds, or the next sweep."""
        if key in self._jobs:
            work.close()
            return
        self._jobs[key] = job = asyncio.ensure_future(work)
        job.add_done_callback(lambda _: self._jobs.pop(key, None))

    async def _catch_up(self, room: LiveRoom) -> None:
        try:
            while (version := self._wanted.pop(room.code, 0)) > room.folded.version and not room.closed:
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

    async def _look_anew(self) -> None:
        """The database was away: what answers now may be an older one, put back, or a copy that took over."""
        try:
            for code, opened in tuple(self._rooms.items()):
                if await self._store.epoch(code) != opened.room.epoch:
                    self._replaced(code)
        except StoreError as problem:
            log.warning("no look at the log for now: %s", problem)
        await self._look()

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
