"""A room that is being played in: one command at a time is decided, appended, folded and shown."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Final, TypeVar
from uuid import uuid4

from msgspec import Struct

from reverie.game.chance import SeededChance
from reverie.game.ids import TABLE, Seat
from reverie.game.refusals import Refusal
from reverie.lobby.commands import BotMove, RandomFallback, RoomCommand, ServerCommand
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.events import (
    InviteRenewed,
    LobbyChange,
    LockChanged,
    RoomEvent,
    SeatGivenUp,
    SeatPromised,
    SeatReclaimed,
    SeatTaken,
    WatcherCame,
    WatcherGone,
)
from reverie.lobby.fairness import next_seed
from reverie.lobby.state import Chair, Room, playing
from reverie.rooms.clock import Clock
from reverie.rooms.deck_port import PictureAddresses
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.connections import Connections
from reverie.rooms.live.folded_state import (
    FoldedRoom,
    UnreadableRoom,
    after,
    fold,
    read_events,
    snapshot_of,
    write_events,
)
from reverie.rooms.live.frames import Frames, Moment
from reverie.rooms.live.schedule import Schedule, plan, read_rows, rows
from reverie.rooms.live.table_limits import USUAL, TableLimits
from reverie.rooms.tokens import place_of, renewals_of, renewed_invite, same
from reverie.storage.port import (
    Append,
    Appended,
    AppendOutcome,
    Conflict,
    Duplicate,
    Missing,
    Store,
    TokenRow,
)
from reverie.wire.encoded_view import EncodedFrame, KeptParts
from reverie.wire.messages import Invited, Watchers, WatcherView
from reverie.wire.problems import problem

log = logging.getLogger(__name__)

T = TypeVar("T")

REMEMBERED: Final = 24
"""Answers kept at hand for commands sent again; older ones are looked up in the log."""
TRIES: Final = 20
SNAPSHOT_EVERY: Final = 100

RoomWish = RoomCommand | BotMove | RandomFallback
"""All that can be asked of a room: read by the decoder at the edge, or made here. Nobody checks it again."""


Hearing = Callable[[Room, tuple[RoomEvent, ...]], None]


def not_learning(before: Room, events: tuple[RoomEvent, ...]) -> None:
    """The usual: nothing is kept but the table's own log."""


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What rooms work with."""

    store: Store
    clock: Clock
    pictures: PictureAddresses
    pace: float = 1.0
    """How long bots think: 1 as people do, 0 not at all."""
    secret: bytes = field(default_factory=lambda: os.urandom(32))
    """The server's own, which renewed invites are worked out from."""
    watcher_sockets: int = 4
    """Sockets that one watcher may have open."""
    tally: Counter[str] = field(default_factory=Counter)
    """How often a command was decided anew after a conflict, and how often somebody was shown out."""
    limits: TableLimits = USUAL
    """How much people may write to one table."""
    heard: Hearing = not_learning
    """Told what this node has written about a table: by whoever learns from it."""
    rng: Random = field(default_factory=SystemRandom)
    """For bots and how long they think; one for all rooms, as a generator of its own takes 2.5 kB."""


class Applied(Struct, frozen=True):
    """The command is in the log. `events` is empty when it was there already."""

    version: int
    events: tuple[RoomEvent, ...] = ()


class LiveRoom:
    """A cache of the log with people round it; the log is the truth."""

    def __init__(
        self,
        code: str,
        invite: str,
        epoch: str,
        folded: FoldedRoom,
        schedule: Schedule,
        services: RoomServices,
    ) -> None:
        self.code = code
        self._first_invite = invite
        self._secret = services.secret
        self.epoch = epoch
        """Names the log that it was read from (R10)."""
        self.folded = folded
        self.closed = False
        self.put_away = False
        """Nobody looks at it here any more; whatever is still under way goes to the log alone."""
        self._store = services.store
        self._clock = services.clock
        self._pictures = services.pictures
        self._pace = services.pace
        self._tally = services.tally
        self._limits = services.limits
        self._heard = services.heard
        self.rng = services.rng
        self._turn = asyncio.Lock()  # the mailbox: first come, first served, one append in flight
        self._answers: dict[tuple[int, str], int] = {}
        self.schedule = plan(folded.room, folded.version, self._clock.now(), schedule, self._pace, self.rng)
        self.connections = Connections(self._frame, services.watcher_sockets)
        self.connections.on_watchers = lambda: self.connections.say(self.watching())
        self._kept = KeptParts()
        self._frames = Frames(epoch, folded, self.schedule, self._pictures, self._kept)
        self._moment: Moment | None = None
        self._gone: tuple[frozenset[Seat], tuple[Chair, ...], tuple[Seat, ...]] | None = None
        self.on_change: list[Callable[[], None]] = []
        """Called after every change of the room: due work and presence look at it."""
        self.on_unreadable: Callable[[], None] = lambda: None
        """Called when a newer node has written what this code does not know."""

    async def do(
        self, actor: Seat, command_id: str, command: RoomWish, *, grant: bytes | None = None
    ) -> Applied | Refusal:
        """Apply a command once. `grant`: the hash of a token for the seat it brings about."""
        async with self._turn:
            if (known := self._answers.get((actor, command_id))) is not None:
                return Applied(known)
            answer = await self._do(actor, command_id, command, grant)
            if isinstance(answer, Applied):
                self._answers[(actor, command_id)] = answer.version
                if len(self._answers) > REMEMBERED:
                    del self._answers[next(iter(self._answers))]
            return answer

    async def ask(
        self, actor: Seat, command_id: str, command: RoomCommand, *, grant: bytes | None = None
    ) -> Applied | Refusal:
        """Apply what a person asks for, while the table's log has room for it (S17)."""
        if self._limits.allow(self.folded, command):
            return await self.do(actor, command_id, command, grant=grant)
        known = await self._store.find(self.code, actor, command_id)
        return problem("too-many-moves") if known is None else Applied(known)

    async def by_table(self, command: ServerCommand) -> Applied | Refusal:
        """A command of the server's own."""
        return await self.do(TABLE, uuid4().hex, command)

    async def _do(
        self, actor: Seat, command_id: str, command: RoomWish, grant: bytes | None
    ) -> Applied | Refusal:
        for _ in range(TRIES):
            if self.closed:
                return problem("no-such-room")
            before = self.folded
            progress = decide(before.room, actor, command, self._chance())
            if isinstance(progress, Refusal):
                version = await self._store.find(self.code, actor, command_id)
                return progress if version is None else Applied(version)
            now = self._clock.now()
            schedule = self._planned(progress, now, command_id)
            row = self._row(actor, command_id, progress, now, schedule, grant)
            match await self._append(row):
                case Appended(version):
                    self._changed(after(before, progress.after, version, now, len(row.events)), schedule)
                    self._see_out(actor, progress.events)
                    self._show()
                    self._heard(before.room, progress.events)
                    return Applied(version, progress.events)
                case Duplicate(version):
                    await self.catch_up()
                    return Applied(version)
                case Conflict():
                    self._tally["conflicts"] += 1
                    await self.catch_up()
                case Missing():
                    self.closed = True
        return problem("busy")

    async def _append(self, row: Append) -> AppendOutcome:
        try:
            return await self._store.append(row)
        except asyncio.CancelledError:  # whoever waited is gone, the row may be kept all the same
            if self.put_away:
                raise
            keeping = asyncio.ensure_future(self._catch_up_later())
            keeping.add_done_callback(_log_failure)
            raise

    async def _catch_up_later(self) -> None:
        async with self._turn:
            await self.catch_up()

    def _chance(self) -> SeededChance:
        """S10: a game's shuffles come from its secret seed; that from the secret of the room."""
        running = playing(self.folded.room)
        seed = next_seed(self.folded.room) or os.urandom(32).hex() if running is None else running.seed
        return SeededChance(seed, self.folded.version + 1)

    def _planned(self, progress: RoomProgress, now: int, command_id: str) -> Schedule:
        standing = tuple(t for t in self.schedule if t.key != command_id) if self.schedule else ()
        return plan(progress.after, self.folded.version + 1, now, standing, self._pace, self.rng)

    def _row(
        self,
        actor: Seat,
        command_id: str,
        progress: RoomProgress,
        now: int,
        schedule: Schedule,
        grant: bytes | None,
    ) -> Append:
        grants, revokes = self._tokens(progress.events, grant)
        return Append(
            room=self.code,
            expected=self.folded.version,
            actor=actor,
            command=command_id,
            at=now,
            events=write_events(progress.events),
            due=None if schedule == self.schedule else rows(self.code, schedule),
            grants=grants,
            revokes=revokes,
        )

    def _tokens(
        self, events: tuple[RoomEvent, ...], grant: bytes | None
    ) -> tuple[tuple[TokenRow, ...], tuple[int, ...]]:
        """Which tokens open this table from now on, and at which places none that did before."""
        grants: list[TokenRow] = []
        revokes: list[int] = []
        for event in events:
            if not isinstance(event, LobbyChange):
                continue
            match event:
                case SeatTaken(seat) | SeatPromised(seat):
                    revokes.append(seat)
                    if grant is not None:
                        grants.append(TokenRow(grant, self.code, "seat", seat))
                case SeatReclaimed(seat, digest):
                    revokes.append(seat)
                    grants.append(TokenRow(bytes.fromhex(digest), self.code, "seat", seat))
                case SeatGivenUp(seat):
                    revokes.append(seat)
                case WatcherCame(watcher, kind) if grant is not None:
                    grants.append(TokenRow(grant, self.code, kind, place_of(watcher)))
                case WatcherGone(watcher):
                    revokes.append(place_of(watcher))
                case _:
                    pass
        return tuple(grants), tuple(revokes)

    async def catch_up(self) -> None:
        """Somebody else wrote to this room: read what it was."""
        tail = await self._store.tail(self.code, self.folded.version)
        if tail.rows:
            try:
                folded = fold(self.folded, tail.rows)
            except UnreadableRoom:
                self.on_unreadable()
                raise
            stored = read_rows(tail.due)  # with the times the writer gave it
            now = self._clock.now()
            self._changed(folded, plan(folded.room, folded.version, now, stored, self._pace, self.rng))
            for row in tail.rows:
                self._see_out(row.actor, read_events(row))
            self._show()

    async def follow(self) -> None:
        """Whatever other nodes wrote here is known afterwards."""
        if self._store.shared:
            async with self._turn:
                await self.catch_up()

    async def hear(self, version: int) -> None:
        """Another node says that the room has this version."""
        async with self._turn:
            if self.folded.version < version and not self.closed:
                await self.catch_up()

    def _changed(self, folded: FoldedRoom, schedule: Schedule) -> None:
        self.folded, self.schedule = folded, schedule
        self._frames = Frames(self.epoch, folded, schedule, self._pictures, self._kept)

    def _show(self) -> None:
        """To all who are still here."""
        self._moment = self._now()  # the same for all who are told of it now
        self.connections.refresh()
        self._moment = None
        for look in self.on_change:
            look()
        if self.folded.version % SNAPSHOT_EVERY == 0:
            self.snapshot()

    def snapshot(self) -> None:
        saving = asyncio.ensure_future(self._store.save_snapshot(self.code, snapshot_of(self.folded)))
        saving.add_done_callback(_log_failure)

    def _see_out(self, actor: int, events: tuple[RoomEvent, ...]) -> None:
        for event in events:
            if not isinstance(event, LobbyChange):
                continue
            match event:
                case SeatGivenUp(seat):
                    self._tally["partings"] += 1
                    self.connections.given_up(seat, "left" if actor == seat else "removed")
                case SeatReclaimed(seat, digest):
                    self.moved(seat, bytes.fromhex(digest))
                case WatcherGone(watcher):
                    self._tally["partings"] += 1
                    locked = any(isinstance(other, LockChanged) for other in events)
                    self.connections.watcher_gone(watcher, "locked" if locked else "removed")
                case WatcherCame(watcher) if watcher in self.connections.watchers:
                    self.connections.say(self.watching())  # another node was faster to say so
                case InviteRenewed():
                    self.connections.say_to_invited(Invited(self.invite))
                case _:
                    pass

    def moved(self, seat: Seat, to: bytes) -> None:
        """The seat goes on at the device with this token alone."""
        self._tally["partings"] += 1
        self.connections.moved(seat, to)

    @property
    def invite(self) -> str:
        """What opens the door now."""
        return renewed_invite(self._secret, self.code, self._first_invite, self.folded.room.renewals)

    def replaced(self, invite: str) -> bool:
        """Whether this is an earlier invite of this table."""
        times = renewals_of(invite)
        earlier = renewed_invite(self._secret, self.code, self._first_invite, times)
        return times < self.folded.room.renewals and same(invite, earlier)

    def watching(self) -> Watchers:
        """Who looks on just now."""
        here = self.connections.watchers
        watchers = [w for w in self.folded.room.watchers if w.number in here]
        return Watchers(tuple(WatcherView(w.number, w.kind, w.name, w.brought) for w in watchers))

    async def found(self, look: Callable[[Room], T | None]) -> T | None:
        """Whom a token that is known belongs to; another node may have let them in just now."""
        if (found := look(self.folded.room)) is None and not self.closed:
            await self._catch_up_later()
            found = look(self.folded.room)
        return found

    def unwatched(self) -> tuple[int, ...]:
        """Watchers without a connection just now."""
        here = self.connections.watchers
        return tuple(w.number for w in self.folded.room.watchers if w.number not in here)

    def _frame(self, connection: Connection) -> EncodedFrame:
        return self._frames.frame(connection, self._moment or self._now())

    def _now(self) -> Moment:
        return Moment(self._clock.now(), self.gone(), self.connections.tv)

    def gone(self) -> tuple[Seat, ...]:
        """Players without a connection just now."""
        here, chairs = self.connections.seats(), self.folded.room.chairs
        if self._gone is None or self._gone[0] is not here or self._gone[1] is not chairs:
            gone = [c.seat for c in chairs if c.seat not in here and (c.holder == "player" or c.stands_in)]
            self._gone = here, chairs, tuple(gone)
        return self._gone[2]


def _log_failure(saving: "asyncio.Future[None]") -> None:
    if not saving.cancelled() and (problem := saving.exception()) is not None:
        log.warning("work beside the table failed: %s", problem)
