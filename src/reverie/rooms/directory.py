"""All rooms of this process: opened when somebody comes or something is due, put away when idle."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final
from uuid import uuid4

from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.lobby.decide import RoomProgress
from reverie.rooms import tokens
from reverie.rooms.bots.players import BotPlayer, random_bot
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.cluster.log_follower import LogFollower
from reverie.rooms.cluster.messages import (
    NOBODY,
    AskForScreen,
    ClusterMessages,
    DeckChanged,
    NoticeChanged,
    PresentSeats,
    ScreenCalled,
    SeatMoved,
    Stamped,
    WhoIsThere,
)
from reverie.rooms.founding import FOUNDER
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.connections import Here
from reverie.rooms.live.due_work import DueWork
from reverie.rooms.live.folded_state import FoldedRoom, remember, write_events
from reverie.rooms.live.presence import Presence
from reverie.rooms.live.room import LiveRoom, RoomServices
from reverie.rooms.live.schedule import plan, read_rows, rows
from reverie.storage.port import NewRoom, Store, StoreError, TokenRow
from reverie.storage.retention import DAY
from reverie.wire.closing import GOING, RESTARTING
from reverie.wire.messages import Bye, Notice, Reaction

log = logging.getLogger(__name__)

SWEEP: Final = 60_000
LOOK: Final = 2_000
"""How often a server with a file of its own looks whether `reverie tables` has deleted an open table."""
COUNT: Final = 3_600_000
"""How often the time that tables lie unused is counted."""


class OpenRoom:
    """A live room with those who look after it."""

    def __init__(self, room: LiveRoom, clock: Clock, player: BotPlayer) -> None:
        self.room = room
        self.presence = Presence(room, clock)
        self.due_work = DueWork(room, clock, player)

    def idle(self, *, shared: bool) -> bool:
        """Nobody is here. With other nodes about, work that is due brings the room back to one of them."""
        return not len(self.room.connections) and (shared or not self.room.schedule) and self.presence.settled

    def stop(self) -> None:
        self.room.put_away = True
        self.presence.stop()
        self.due_work.stop()


class Directory:
    def __init__(self, services: RoomServices, player: BotPlayer = random_bot, keep_days: int = 30) -> None:
        self._services = services
        self._store: Store = services.store
        self._clock: Clock = services.clock
        self._player = player
        self._keep = keep_days * DAY
        self._open: dict[str, OpenRoom] = {}
        self._opening: dict[str, asyncio.Future[OpenRoom | None]] = {}
        self._cluster = ClusterMessages(self._store, self._clock)
        self._cluster.on_present = self._others
        self._cluster.on_asked = self._say_who
        self._cluster.on_said = self._said
        self._cluster.on_resumed = self._see_notice
        self._follower = LogFollower(
            self._store, self._clock, self._cluster, self._open, self._wake, self._deleted, self._replaced
        )
        self.on_call: Callable[[str, str, Seat], Coroutine[None, None, bool | Refusal]] | None = None
        """Asked whether a television with this code waits here, and if so to send it to the room."""
        self.on_deck: Callable[[str], Coroutine[None, None, None]] | None = None
        """Told which own deck another node has changed."""
        self.on_notice: Callable[[], Coroutine[None, None, None]] | None = None
        """Told to look what is said to everybody: another node has changed it, or may have."""
        self._sweep: Alarm | None = None
        self._look: Alarm | None = None
        self._node = uuid4().hex
        self._counted: int | None = None
        """Until when, by the steady clock."""
        self._stopped = False
        self._jobs: set[asyncio.Task[object]] = set()
        self.on_open: list[Callable[[LiveRoom], None]] = []
        """Called with every room that is fetched from the store."""

    async def start(self) -> None:
        """What was due while nobody was there is done now; later work brings its room back in time."""
        if self._store.shared:
            self._follower.start()
            self._cluster.start()
        else:
            for row in await self._store.due():
                if row.room not in self._open:
                    self._clock.call_at(row.at, lambda code=row.room: self._wake(code))  # type: ignore[misc]
            self._look = self._clock.call_at(self._clock.now() + LOOK, self._looked)
        self._job(self._count())
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
        folded = await remember(self._store, code)
        schedule = read_rows(await self._store.due(code))
        epoch = await self._store.epoch(code)
        room = LiveRoom(code, row.invite, epoch, folded, schedule, self._services)
        room.connections.elsewhere(self._cluster.elsewhere(code))
        room.on_unreadable = lambda: self._replaced(code)
        room.connections.on_own = lambda here, came: self._say(code, here, came)
        self._open[code] = opened = OpenRoom(room, self._clock, self._player)
        self._cluster.say(WhoIsThere(code))
        for look in self.on_open:
            look(room)
        return opened

    def react(self, room: LiveRoom, seat: Seat, stamp: int) -> None:
        """A stamp, for everybody at the table."""
        room.connections.say(Reaction(seat, stamp))
        self._cluster.say(Stamped(room.code, seat, stamp))

    def moved(self, room: LiveRoom, seat: Seat, to: bytes) -> None:
        """The seat goes on at another device."""
        room.moved(seat, to)
        self._cluster.say(SeatMoved(room.code, seat, to))

    def _say(self, code: str, here: Here, came: tuple[Seat, ...] = ()) -> None:
        seats, watchers = tuple(sorted(here.seats)), tuple(sorted(here.watchers))
        self._cluster.say(PresentSeats(code, seats, here.tv, came, watchers, tuple(sorted(here.devices))))

    def _say_who(self, code: str | None) -> None:
        for asked in self._open if code is None else (code,):
            if asked in self._open and (own := self._open[asked].room.connections.own) != NOBODY:
                self._say(asked, own)

    def _others(self, code: str, here: Here, came: tuple[Seat, ...]) -> None:
        """Who is connected to other nodes; a seat that came there is taken from here."""
        opened = self._open.get(code)
        if opened is not None:
            for seat in came:
                opened.room.connections.moved(seat)
            opened.room.connections.elsewhere(here)
            opened.presence.look()

    def _said(self, saying: Stamped | SeatMoved | AskForScreen | DeckChanged | NoticeChanged) -> None:
        if isinstance(saying, AskForScreen):
            self._job(self._called(saying))
            return
        if isinstance(saying, DeckChanged):
            if self.on_deck is not None:
                self._job(self.on_deck(saying.deck))
            return
        if isinstance(saying, NoticeChanged):
            self._see_notice()
            return
        opened = self._open.get(saying.room)
        if opened is None:
            return
        if isinstance(saying, Stamped):
            opened.room.connections.say(Reaction(saying.seat, saying.stamp))
        else:
            opened.room.moved(saying.seat, saying.token)

    def notice_changed(self) -> None:
        """For the other nodes: they look it up and tell their own."""
        self._cluster.say(NoticeChanged())

    def _see_notice(self) -> None:
        if self.on_notice is not None:
            self._job(self.on_notice())

    def say_to_all(self, message: Notice) -> None:
        """To everybody who is connected here, at whatever table."""
        for opened in self._open.values():
            opened.room.connections.say(message)

    def here(self, code: str) -> Here:
        """Who of a table has a connection, to whatever node."""
        opened = self._open.get(code)
        if opened is None:
            return self._cluster.elsewhere(code)
        found = opened.room.connections
        return Here(found.seats(), found.tv, found.watchers, frozenset(found.sharing.devices))

    def people(self) -> tuple[int, int]:
        """Seats with a connection, and tables with a television, on all nodes."""
        found = [self.here(code) for code in {*self._open, *self._cluster.tables()}]
        return sum(len(here.seats) for here in found), sum(here.tv for here in found)

    def deck_changed(self, deck: str) -> None:
        """For the other nodes: somebody's own deck is another one now."""
        self._cluster.say(DeckChanged(deck))

    async def call_screen(self, code: str, room: str, seat: Seat) -> bool:
        """A television that waits at another node is sent to this room, for this seat."""
        return await self._cluster.call_screen(code, room, seat)

    async def _called(self, call: AskForScreen) -> None:
        if self.on_call is not None and await self.on_call(call.code, call.room, call.seat) is True:
            self._cluster.say(ScreenCalled(call.code))

    def _wake(self, code: str) -> None:
        """Something is due there: whoever opens the room does it."""
        if not self._stopped:
            self._job(self.get(code))

    def _deleted(self, code: str) -> None:
        self._close(code, Bye("room-deleted"))

    def _replaced(self, code: str) -> None:
        """The store has another log of this room than was loaded: everybody reconnects to that one (R10)."""
        self._close(code, Bye("restarting"), RESTARTING)

    async def create(self, founded: RoomProgress, token: bytes) -> OpenRoom:
        """Kept in one piece, with the hash of its founder's token."""
        for _ in range(100):
            new = self._new(founded, token)
            if await self._store.create(new):
                room = await self.get(new.code)
                assert room is not None
                return room
        raise StoreError("No free code was found for a new table.")

    def _new(self, founded: RoomProgress, token: bytes) -> NewRoom:
        code, now = tokens.new_code() + self._store.suffix(), self._clock.now()
        return NewRoom(
            code=code,
            invite=tokens.new_invite(),
            at=now,
            events=write_events(founded.events),
            due=rows(code, plan(founded.after, 1, now, (), self._services.pace, self._services.rng)),
            grants=(TokenRow(token, code, "seat", FOUNDER),),
        )

    async def delete(self, code: str) -> bool:
        """At once, with everything that was ever played there (S9)."""
        gone = await self._store.delete(code, self._clock.now())
        self._deleted(code)
        return gone

    async def connect(self, code: str, connection: Connection) -> OpenRoom | None:
        """None: there is no such room, or nothing happens here any more."""
        opened = await self.get(code)
        if self._stopped:
            return None
        if opened is not None:  # no await from here on: a room put away meanwhile would not be heard of
            opened.presence.come(connection)
            connection.refresh()
        return opened

    async def stop(self, code: int) -> None:
        """The process ends: everybody is told to come back, and nothing else happens here."""
        self._stopped = True
        for alarm in (self._sweep, self._look):
            if alarm is not None:
                alarm.cancel()
        self._follower.stop()
        await self._cluster.stop()
        for job in self._jobs:
            job.cancel()
        for opened in self._open.values():
            opened.stop()
            opened.room.connections.end_all(Bye("restarting"), code)

    def rooms(self) -> tuple[LiveRoom, ...]:
        """Those that are open now."""
        return tuple(opened.room for opened in self._open.values())

    def folded(self, code: str) -> FoldedRoom | None:
        """A table as it is now, if it is open here."""
        opened = self._open.get(code)
        return None if opened is None else opened.room.folded

    @property
    def conflicts(self) -> int:
        """How often a command was decided anew because another node was first."""
        return self._services.tally["conflicts"]

    @property
    def partings(self) -> int:
        """How often somebody was shown out: whoever looks a token up sees whether anybody was meanwhile."""
        return self._services.tally["partings"]

    @property
    def nodes(self) -> int:
        """This one and those heard of lately."""
        return 1 + self._cluster.heard

    def counts(self) -> tuple[int, int]:
        """Rooms and connections."""
        return len(self._open), sum(len(o.room.connections) for o in self._open.values())

    def _close(self, code: str, last: Bye, sign: int = GOING) -> None:
        opened = self._open.pop(code, None)
        if opened is not None:
            opened.room.closed = True
            opened.stop()
            opened.room.connections.end_all(last, sign)

    def _swept(self) -> None:
        self._sweep = self._clock.call_at(self._clock.now() + SWEEP, self._swept)
        for code, opened in tuple(self._open.items()):
            if opened.idle(shared=self._store.shared):
                opened.room.snapshot()
                opened.stop()
                del self._open[code]
        if self._counted is None or self._clock.steady() - self._counted >= COUNT:
            self._job(self._count())

    def _looked(self) -> None:
        self._look = self._clock.call_at(self._clock.now() + LOOK, self._looked)
        if self._open:
            self._job(self._look_for_deleted())

    async def _look_for_deleted(self) -> None:
        """Another node that deletes a table says so; another process that erases one in the file does not."""
        codes = tuple(self._open)
        try:
            there = await self._store.versions(codes)
        except StoreError:  # the next write says it
            return
        for code in codes:
            if code not in there:
                self._deleted(code)

    async def _count(self) -> None:
        """R13: a table goes when it is old by the wall clock and was unused for as long by the server's own
        time, which no clock that is put right can make jump; never with somebody there."""
        now, steady = self._clock.now(), self._clock.steady()
        used = [code for code, opened in self._open.items() if len(opened.room.connections)]
        try:
            elapsed = None if self._counted is None else steady - self._counted
            await self._store.pass_time(self._node, elapsed, now, used)
            self._counted = steady
            for code in await self._store.purge(now - self._keep, self._keep, used, now):
                self._deleted(code)
        except StoreError as problem:
            log.warning("idle tables not purged: %s", problem)

    def _job(self, work: Coroutine[None, None, object]) -> None:
        job = asyncio.ensure_future(work)
        self._jobs.add(job)
        job.add_done_callback(self._finished)

    def _finished(self, job: asyncio.Task[object]) -> None:
        self._jobs.discard(job)
        if not job.cancelled() and (problem := job.exception()) is not None:
            log.error("a table cannot be opened: %s", problem)
