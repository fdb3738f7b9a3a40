"""All rooms of this process: opened when somebody comes or something is due, put away when idle."""

import asyncio
import logging
from typing import Any, Final

from reverie.lobby.events import RoomOpened
from reverie.rooms import passes
from reverie.rooms.agenda import read_rows
from reverie.rooms.bot_players import BotPlayer, random_bot
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.duty import Duty
from reverie.rooms.line import Line
from reverie.rooms.memory import remember, write_events
from reverie.rooms.presence import Presence
from reverie.rooms.room import LiveRoom, Setting
from reverie.storage.port import NewRoom, Store, StoreError
from reverie.wire.messages import Bye

log = logging.getLogger(__name__)

SWEEP: Final = 60_000
DAY: Final = 86_400_000


class OpenRoom:
    """A live room with those who look after it."""

    def __init__(self, room: LiveRoom, clock: Clock, player: BotPlayer) -> None:
        self.room = room
        self.presence = Presence(room, clock)
        self.duty = Duty(room, clock, player)

    @property
    def idle(self) -> bool:
        return not len(self.room.lines) and not self.room.agenda and self.presence.settled

    def stop(self) -> None:
        self.presence.stop()
        self.duty.stop()


class Directory:
    def __init__(self, setting: Setting, player: BotPlayer = random_bot, keep_days: int = 30) -> None:
        self._setting = setting
        self._store: Store = setting.store
        self._clock: Clock = setting.clock
        self._player = player
        self._keep = keep_days * DAY
        self._open: dict[str, OpenRoom] = {}
        self._opening: dict[str, asyncio.Future[OpenRoom | None]] = {}
        self._sweep: Alarm | None = None
        self._jobs: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        """What was due while nobody was there is done now; later work brings its room back in time."""
        for row in await self._store.due():
            if row.room not in self._open:
                self._clock.call_at(row.at, lambda code=row.room: self._job(self.get(code)))  # type: ignore[misc]
        self._sweep = self._clock.call_at(self._clock.now() + SWEEP, self._swept)

    async def get(self, code: str) -> OpenRoom | None:
        """The room with this code, if there is one."""
        found = self._open.get(code)
        if found is not None:
            return found
        if code not in self._opening:
            opening = asyncio.ensure_future(self._load(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(self._opening[code])

    async def _load(self, code: str) -> OpenRoom | None:
        row = await self._store.room(code)
        if row is None:
            return None
        memory = await remember(self._store, code)
        agenda = read_rows(await self._store.due(code))
        room = LiveRoom(code, row.invite, memory, agenda, self._setting)
        self._open[code] = opened = OpenRoom(room, self._clock, self._player)
        return opened

    async def create(self, opened: RoomOpened) -> OpenRoom:
        for _ in range(100):
            new = NewRoom(passes.new_code(), passes.new_invite(), self._clock.now(), write_events((opened,)))
            if await self._store.create(new):
                room = await self.get(new.code)
                assert room is not None
                return room
        raise StoreError("No free code was found for a new table.")

    async def delete(self, code: str) -> bool:
        """At once, with everything that was ever played there (S9)."""
        gone = await self._store.delete(code)
        self._close(code, Bye("room-deleted"))
        return gone

    async def connect(self, code: str, line: Line) -> OpenRoom | None:
        opened = await self.get(code)
        if opened is not None:  # no await from here on: a room put away meanwhile would not be heard of
            opened.presence.come(line)
            line.refresh()
        return opened

    async def stop(self, code: int) -> None:
        """The process ends: everybody is told to come back, and nothing else happens here."""
        if self._sweep is not None:
            self._sweep.cancel()
        for job in self._jobs:
            job.cancel()
        for opened in self._open.values():
            opened.stop()
            opened.room.lines.end_all(Bye("restarting"), code)

    def counts(self) -> tuple[int, int]:
        """Rooms and connections."""
        return len(self._open), sum(len(o.room.lines) for o in self._open.values())

    def _close(self, code: str, last: Bye) -> None:
        opened = self._open.pop(code, None)
        if opened is not None:
            opened.room.closed = True
            opened.stop()
            opened.room.lines.end_all(last, 1000)

    def _swept(self) -> None:
        self._sweep = self._clock.call_at(self._clock.now() + SWEEP, self._swept)
        for code, opened in tuple(self._open.items()):
            if opened.idle:
                opened.room.snapshot()
                opened.stop()
                del self._open[code]
        self._job(self._purge())

    async def _purge(self) -> None:
        try:
            for code in await self._store.purge(self._clock.now() - self._keep):
                self._close(code, Bye("room-deleted"))
        except StoreError as problem:
            log.warning("idle tables not purged: %s", problem)

    def _job(self, work: Any) -> None:
        job = asyncio.ensure_future(work)
        self._jobs.add(job)
        job.add_done_callback(self._finished)

    def _finished(self, job: "asyncio.Future[Any]") -> None:
        self._jobs.discard(job)
        if not job.cancelled() and (problem := job.exception()) is not None:
            log.error("a table cannot be opened: %s", problem)
