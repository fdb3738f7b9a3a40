"""A room that is being played in: one command at a time is decided, appended, folded and shown."""

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from random import Random
from typing import Any, Final
from uuid import uuid4

from msgspec import Struct, field

from reverie.game.chance import SeededChance
from reverie.game.ids import TABLE, Seat
from reverie.game.refusals import Refusal, refuse
from reverie.lobby.decide import Progress, decide
from reverie.lobby.events import RoomEvent, SeatGivenUp, SeatTaken
from reverie.lobby.fairness import next_seed
from reverie.lobby.state import Chair, playing
from reverie.rooms.agenda import Agenda, plan, read_rows, rows
from reverie.rooms.clock import Clock
from reverie.rooms.frames import Frames, Moment, Pictures
from reverie.rooms.lines import Lines
from reverie.rooms.memory import (
    Memory,
    UnreadableRoom,
    after,
    fold,
    read_events,
    snapshot_of,
    write_events,
)
from reverie.storage.port import Append, Appended, Conflict, Duplicate, Missing, Outcome, Store, TokenRow
from reverie.wire.views import KeptParts

log = logging.getLogger(__name__)

REMEMBERED: Final = 200
"""Answers kept at hand for commands sent again; older ones are looked up in the log."""
TRIES: Final = 20
SNAPSHOT_EVERY: Final = 100


class Setting(Struct, frozen=True):
    """What rooms work with."""

    store: Any  # Store; msgspec does not take protocols
    clock: Any
    pictures: Any
    pace: float = 1.0
    """How long bots think: 1 as people do, 0 not at all."""
    tally: Counter[str] = field(default_factory=Counter)
    """Counted for whoever watches over the server: commands decided anew after a conflict."""


class Applied(Struct, frozen=True):
    """The command is in the log. `events` is empty when it was there already."""

    version: int
    events: tuple[RoomEvent, ...] = ()


class LiveRoom:
    """A cache of the log with people round it; the log is the truth."""

    def __init__(self, code: str, invite: str, memory: Memory, agenda: Agenda, setting: Setting) -> None:
        self.code = code
        self.invite = invite
        self.memory = memory
        self.closed = False
        self.put_away = False
        """Nobody looks at it here any more; whatever is still under way goes to the log alone."""
        self._store: Store = setting.store
        self._clock: Clock = setting.clock
        self._pictures: Pictures = setting.pictures
        self._pace = setting.pace
        self._tally = setting.tally
        self.rng = Random(os.urandom(16))
        self._turn = asyncio.Lock()  # the mailbox: first come, first served, one append in flight
        self._answers: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.agenda = plan(memory.room, memory.version, self._clock.now(), agenda, self._pace, self.rng)
        self.lines = Lines(self._frame)
        self._kept = KeptParts()
        self._frames = Frames(memory, self.agenda, self._pictures, self._kept)
        self._moment: Moment | None = None
        self._gone: tuple[frozenset[Seat], tuple[Chair, ...], tuple[Seat, ...]] | None = None
        self.on_change: list[Any] = []
        """Called after every change of the room: due work and presence look at it."""
        self.on_unreadable: Any = lambda: None
        """Called when a newer node has written what this code does not know."""

    async def do(
        self, actor: Seat, command_id: str, command: Any, *, grant: bytes | None = None
    ) -> Applied | Refusal:
        """Apply a command once. `grant`: the hash of a token for the seat it brings about."""
        async with self._turn:
            if (known := self._answers.get((actor, command_id))) is not None:
                return Applied(known)
            answer = await self._do(actor, command_id, command, grant)
            if isinstance(answer, Applied):
                self._answers[(actor, command_id)] = answer.version
                if len(self._answers) > REMEMBERED:
                    self._answers.popitem(last=False)
            return answer

    async def by_table(self, command: Any) -> Applied | Refusal:
        """A command of the server's own."""
        return await self.do(TABLE, uuid4().hex, command)

    async def _do(self, actor: Seat, command_id: str, command: Any, grant: bytes | None) -> Applied | Refusal:
        for _ in range(TRIES):
            if self.closed:
                return refuse("no-such-room")
            before = self.memory
            progress = decide(before.room, actor, command, self._chance())
            if isinstance(progress, Refusal):
                version = await self._store.find(self.code, actor, command_id)
                return progress if version is None else Applied(version)
            now = self._clock.now()
            agenda = self._planned(progress, now, command_id)
            row = self._row(actor, command_id, progress, now, agenda, grant)
            match await self._append(row):
                case Appended(version):
                    self._changed(after(before, progress.after, version, now), agenda)
                    self._see_out(progress.events)
                    return Applied(version, progress.events)
                case Duplicate(version):
                    await self.catch_up()
                    return Applied(version)
                case Conflict():
                    self._tally["conflicts"] += 1
                    await self.catch_up()
                case Missing():
                    self.closed = True
        return refuse("busy")

    async def _append(self, row: Append) -> Outcome:
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
        running = playing(self.memory.room)
        seed = next_seed(self.memory.room) or os.urandom(32).hex() if running is None else running.seed
        return SeededChance(seed, self.memory.version + 1)

    def _planned(self, progress: Progress, now: int, command_id: str) -> Agenda:
        standing = tuple(t for t in self.agenda if t.key != command_id)
        return plan(progress.after, self.memory.version + 1, now, standing, self._pace, self.rng)

    def _row(
        self, actor: Seat, command_id: str, progress: Progress, now: int, agenda: Agenda, grant: bytes | None
    ) -> Append:
        events = progress.events
        seated = [e.seat for e in events if isinstance(e, SeatTaken)]
        given_up = [e.seat for e in events if isinstance(e, SeatGivenUp)]
        tokens = () if grant is None else (TokenRow(grant, self.code, "seat", seated[0]),)
        return Append(
            room=self.code,
            expected=self.memory.version,
            actor=actor,
            command=command_id,
            at=now,
            events=write_events(events),
            due=None if agenda == self.agenda else rows(self.code, agenda),
            grants=tokens,
            revokes=(*seated, *given_up),
        )

    async def catch_up(self) -> None:
        """Somebody else wrote to this room: read what it was."""
        tail = await self._store.tail(self.code, self.memory.version)
        if tail.rows:
            try:
                memory = fold(self.memory, tail.rows)
            except UnreadableRoom:
                self.on_unreadable()
                raise
            stored = read_rows(tail.due)  # with the times the writer gave it
            now = self._clock.now()
            self._changed(memory, plan(memory.room, memory.version, now, stored, self._pace, self.rng))
            self._see_out(tuple(event for row in tail.rows for event in read_events(row)))

    async def hear(self, version: int) -> None:
        """Another node says that the room has this version."""
        async with self._turn:
            if self.memory.version < version and not self.closed:
                await self.catch_up()

    def _changed(self, memory: Memory, agenda: Agenda) -> None:
        self.memory, self.agenda = memory, agenda
        self._frames = Frames(memory, agenda, self._pictures, self._kept)
        self._moment = self._now()  # the same for all who are told of it now
        self.lines.refresh()
        self._moment = None
        for look in self.on_change:
            look()
        if memory.version % SNAPSHOT_EVERY == 0:
            self.snapshot()

    def snapshot(self) -> None:
        saving = asyncio.ensure_future(self._store.save_snapshot(self.code, snapshot_of(self.memory)))
        saving.add_done_callback(_log_failure)

    def _see_out(self, events: tuple[RoomEvent, ...]) -> None:
        for event in events:
            if isinstance(event, SeatGivenUp):
                self.lines.removed(event.seat)

    def _frame(self, line: Any) -> bytes:
        return self._frames.frame(line, self._moment or self._now())

    def _now(self) -> Moment:
        return Moment(self._clock.now(), self.gone(), self.lines.tv)

    def gone(self) -> tuple[Seat, ...]:
        """Players without a connection just now."""
        here, chairs = self.lines.seats(), self.memory.room.chairs
        if self._gone is None or self._gone[0] is not here or self._gone[1] is not chairs:
            gone = [c.seat for c in chairs if c.seat not in here and (c.holder == "player" or c.stands_in)]
            self._gone = here, chairs, tuple(gone)
        return self._gone[2]


def _log_failure(saving: "asyncio.Future[None]") -> None:
    if not saving.cancelled() and (problem := saving.exception()) is not None:
        log.warning("work beside the table failed: %s", problem)
