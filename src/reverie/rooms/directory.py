"""All rooms of this process: opened when somebody comes or something is due, put away when idle."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from reverie.game.ids import Seat
from reverie.lobby.events import RoomOpened
from reverie.rooms import passes
from reverie.rooms.agenda import read_rows
from reverie.rooms.bot_players import BotPlayer, random_bot
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.duty import Duty
from reverie.rooms.following import Following
from reverie.rooms.line import GOING, RESTARTING, Line
from reverie.rooms.lines import Here
from reverie.rooms.memory import remember, write_events
from reverie.rooms.neighbours import (
    NOBODY,
    CallScreen,
    DeckChanged,
    Neighbours,
    Present,
    ScreenCalled,
    SeatMoved,
    Stamped,
    WhoIsThere,
)
from reverie.rooms.presence import Presence
from reverie.rooms.room import LiveRoom, Setting
from reverie.storage.port import NewRoom, Store, StoreError
from reverie.wire.messages import Bye, Reaction

log = logging.getLogger(__name__)

SWEEP: Final = 60_000
DAY: Final = 86_400_000


class OpenRoom:
    """A live room with those who look after it."""

    def __init__(self, room: LiveRoom, clock: Clock, player: BotPlayer) -> None:
        self.room = room
        self.presence = Presence(room, clock)
        self.duty = Duty(room, clock, player)

    def idle(self, *, shared: bool) -> bool:
        """Nobody is here. With other nodes about, work that is due brings the room back to one of them."""
        return not len(self.room.lines) and (shared or not self.room.agenda) and self.presence.settled

    def stop(self) -> None:
        self.room.put_away = True
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
        self._neighbours = Neighbours(self._store, self._clock)
        self._neighbours.on_present = self._others
        self._neighbours.on_asked = self._say_who
        self._neighbours.on_said = self._said
        self._following = Following(
            self._store, self._clock, self._neighbours, self._open, self._wake, self._deleted
        )
        self.on_call: Callable[[str, str], Awaitable[bool]] | None = None
        """Asked whether a television with this code waits here, and if so to send it to the room."""
        self.on_deck: Callable[[str], Awaitable[None]] | None = None
        """Told which own deck another node has changed."""
        self._sweep: Alarm | None = None
        self._stopped = False
        self._jobs: set[asyncio.Future[Any]] = set()
        self.on_open: list[Callable[[LiveRoom], None]] = []
        """Called with every room that is fetched from the store."""

    async def start(self) -> None:
        """What was due while nobody was there is done now; later work brings its room back in time."""
        if self._store.shared:
            self._following.start()
            self._neighbours.start()
        else:
            for row in await self._store.due():
                if row.room not in self._open:
                    self._clock.call_at(row.at, lambda code=row.room: self._wake(code))  # type: ignore[misc]
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
        room.lines.elsewhere(self._neighbours.elsewhere(code))
        room.on_unreadable = lambda: self._close(code, Bye("restarting"), RESTARTING)
        room.lines.on_own = lambda here, came: self._say(code, here, came)
        self._open[code] = opened = OpenRoom(room, self._clock, self._player)
        self._neighbours.say(WhoIsThere(code))
        for look in self.on_open:
            look(room)
        return opened

    def react(self, room: LiveRoom, seat: Seat, stamp: int) -> None:
        """A stamp, for everybody at the table."""
        room.lines.say(Reaction(seat, stamp))
        self._neighbours.say(Stamped(room.code, seat, stamp))

    def moved(self, room: LiveRoom, seat: Seat) -> None:
        """The seat goes on at another device."""
        room.lines.moved(seat)
        self._neighbours.say(SeatMoved(room.code, seat))

    def _say(self, code: str, here: Here, came: tuple[Seat, ...] = ()) -> None:
        self._neighbours.say(Present(code, tuple(sorted(here.seats)), here.tv, came))

    def _say_who(self, code: str | None) -> None:
        for asked in self._open if code is None else (code,):
            if asked in self._open and (own := self._open[asked].room.lines.own) != NOBODY:
                self._say(asked, own)

    def _others(self, code: str, here: Here, came: tuple[Seat, ...]) -> None:
        """Who is connected to other nodes; a seat that came there is taken from here."""
        opened = self._open.get(code)
        if opened is not None:
            for seat in came:
                opened.room.lines.moved(seat)
            opened.room.lines.elsewhere(here)
            opened.presence.look()

    def _said(self, saying: Stamped | SeatMoved | CallScreen | DeckChanged) -> None:
        if isinstance(saying, CallScreen):
            self._job(self._called(saying))
            return
        if isinstance(saying, DeckChanged):
            if self.on_deck is not None:
                self._job(self.on_deck(saying.deck))
            return
        opened = self._open.get(saying.room)
        if opened is None:
            return
        if isinstance(saying, Stamped):
            opened.room.lines.say(Reaction(saying.seat, saying.stamp))
        else:
            opened.room.lines.moved(saying.seat)

    def deck_changed(self, deck: str) -> None:
        """For the other nodes: somebody's own deck is another one now."""
        self._neighbours.say(DeckChanged(deck))

    async def call_screen(self, code: str, room: str) -> bool:
        """A television that waits at another node is sent to this room."""
        return await self._neighbours.call_screen(code, room)

    async def _called(self, call: CallScreen) -> None:
        if self.on_call is not None and await self.on_call(call.code, call.room):
            self._neighbours.say(ScreenCalled(call.code))

    def _wake(self, code: str) -> None:
        """Something is due there: whoever opens the room does it."""
        if not self._stopped:
            self._job(self.get(code))

    def _deleted(self, code: str) -> None:
        self._close(code, Bye("room-deleted"))

    async def create(self, opened: RoomOpened) -> OpenRoom:
        for _ in range(100):
            new = self._new(opened)
            if await self._store.create(new):
                room = await self.get(new.code)
                assert room is not None
                return room
        raise StoreError("No free code was found for a new table.")

    def _new(self, opened: RoomOpened) -> NewRoom:
        code = passes.new_code() + self._store.suffix()
        return NewRoom(code, passes.new_invite(), self._clock.now(), write_events((opened,)))

    async def delete(self, code: str) -> bool:
        """At once, with everything that was ever played there (S9)."""
        gone = await self._store.delete(code)
        self._deleted(code)
        return gone

    async def connect(self, code: str, line: Line) -> OpenRoom | None:
        """None: there is no such room, or nothing happens here any more."""
        opened = await self.get(code)
        if self._stopped:
            return None
        if opened is not None:  # no await from here on: a room put away meanwhile would not be heard of
            opened.presence.come(line)
            line.refresh()
        return opened

    async def stop(self, code: int) -> None:
        """The process ends: everybody is told to come back, and nothing else happens here."""
        self._stopped = True
        if self._sweep is not None:
            self._sweep.cancel()
        self._following.stop()
        await self._neighbours.stop()
        for job in self._jobs:
            job.cancel()
        for opened in self._open.values():
            opened.stop()
            opened.room.lines.end_all(Bye("restarting"), code)

    def rooms(self) -> tuple[LiveRoom, ...]:
        """Those that are open now."""
        return tuple(opened.room for opened in self._open.values())

    @property
    def conflicts(self) -> int:
        """How often a command was decided anew because another node was first."""
        return self._setting.tally["conflicts"]

    @property
    def nodes(self) -> int:
        """This one and those heard of lately."""
        return 1 + self._neighbours.heard

    def counts(self) -> tuple[int, int]:
        """Rooms and connections."""
        return len(self._open), sum(len(o.room.lines) for o in self._open.values())

    def _close(self, code: str, last: Bye, sign: int = GOING) -> None:
        opened = self._open.pop(code, None)
        if opened is not None:
            opened.room.closed = True
            opened.stop()
            opened.room.lines.end_all(last, sign)

    def _swept(self) -> None:
        self._sweep = self._clock.call_at(self._clock.now() + SWEEP, self._swept)
        for code, opened in tuple(self._open.items()):
            if opened.idle(shared=self._store.shared):
                opened.room.snapshot()
                opened.stop()
                del self._open[code]
        self._job(self._purge())

    async def _purge(self) -> None:
        try:
            for code in await self._store.purge(self._clock.now() - self._keep):
                self._deleted(code)
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
