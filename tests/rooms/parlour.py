"""A house with a clock turned by hand: rooms, people on their lines, and a store with a script."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from reverie.bots.random_player import random_move
from reverie.game.ids import OWLS, Seat
from reverie.game.settings import Settings
from reverie.lobby.commands import Act, BotMove, Configure, Start
from reverie.lobby.observe import observe
from reverie.rooms.admission import Admission
from reverie.rooms.bots.players import BotPlayer, random_bot
from reverie.rooms.directory import Directory, OpenRoom
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.room import Applied, LiveRoom, RoomServices
from reverie.wire import bodies
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import Role, ServerMessage, View
from tests.contracts.memory_store import MemoryStore
from tests.web.paper import PaperLibrary


@dataclass
class HandClock:
    time: int = 1_000_000
    gone_by: int = 0
    _alarms: list[tuple[int, int, "HandAlarm"]] = field(default_factory=list)
    _order: Any = field(default_factory=count)

    def now(self) -> int:
        return self.time

    def steady(self) -> int:
        return self.gone_by

    def sleep(self, milliseconds: int) -> None:
        """Time goes by and nothing rings meanwhile."""
        self.time += milliseconds
        self.gone_by += milliseconds

    def call_at(self, when: int, ring: Callable[[], None]) -> "HandAlarm":
        alarm = HandAlarm(ring)
        heapq.heappush(self._alarms, (max(when, self.time), next(self._order), alarm))
        return alarm

    async def advance(self, seconds: float) -> None:
        until = self.time + round(seconds * 1000)
        await settle()
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            self.sleep(max(0, when - self.time))
            if not alarm.cancelled:
                alarm.ring()
                await settle()
        self.sleep(max(0, until - self.time))


@dataclass
class HandAlarm:
    ring: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


async def settle() -> None:
    """Let everything run that can run."""
    for _ in range(60):
        await asyncio.sleep(0)


@dataclass
class Person:
    """Somebody on a line: everything that was sent to them."""

    line: Connection
    heard: list[ServerMessage] = field(default_factory=list)
    """What was sent; for a change the view that it leads to."""
    reader: FrameReader = field(default_factory=FrameReader)
    reading: "asyncio.Future[None] | None" = None

    @property
    def view(self) -> View:
        return next(m for m in reversed(self.heard) if isinstance(m, View))

    async def read(self) -> None:
        while True:
            self.heard += [self.reader.read(frame) for frame in await self.line.next()]
            if self.line.ended is not None:
                return

    def said(self, kind: type) -> list[Any]:
        return [m for m in self.heard if isinstance(m, kind)]


class Parlour:
    def __init__(
        self, store: MemoryStore | None = None, clock: HandClock | None = None, pace: float = 0
    ) -> None:
        self.store = store or MemoryStore()
        self.clock = clock or HandClock()
        self.pace = pace
        self._start(random_bot)

    def _start(self, player: BotPlayer) -> None:
        library = PaperLibrary()
        self.directory = Directory(RoomServices(self.store, self.clock, library, self.pace), player)
        self.admission = Admission(self.directory, self.store, self.clock, library)

    def beside(self) -> "Parlour":
        """Another node on the same store."""
        return Parlour(self.store, self.clock, self.pace)

    async def restarted(self) -> "Parlour":
        await self.directory.stop(1012)
        again = self.beside()
        await again.directory.start()
        return again

    async def table(self, people: int, ruleset: str = "dixit", **settings: Any) -> "Table":
        first = await self.admission.create(bodies.CreateRoom("P0"))
        assert isinstance(first, bodies.Seated)
        seats = [first]
        for n in range(1, people):
            joined = await self.admission.join(first.room, bodies.JoinRoom(f"P{n}"))
            assert isinstance(joined, bodies.Seated)
            seats.append(joined)
        opened = await self.directory.get(first.room)
        assert opened is not None
        chosen = Settings(ruleset=ruleset, decks=("paper",), **settings)
        assert isinstance(await opened.room.do(seats[0].seat, "configure", Configure(chosen)), Applied)
        table = Table(self, opened, seats, {})
        for seated in seats:
            await table.connect(seated.seat)
        return table


@dataclass
class Table:
    parlour: Parlour
    opened: OpenRoom
    seats: list[bodies.Seated]
    people: dict[Seat, Person]

    @property
    def room(self) -> LiveRoom:
        return self.opened.room

    @property
    def game(self) -> Any:
        return self.room.folded.room.game

    async def connect(self, *seats: Seat, shown: Seat | None = None, role: Role = "spectator") -> Person:
        line = Connection("player" if seats else role, seats, seats[0] if len(seats) == 1 else shown)
        person = Person(line)
        opened = await self.parlour.directory.connect(self.opened.room.code, line)
        assert opened is not None
        self.opened = opened
        person.reading = asyncio.ensure_future(person.read())
        for seat in seats:
            self.people[seat] = person
        await settle()
        return person

    async def drop(self, seat: Seat) -> None:
        self.opened.presence.go(self.people[seat].line)
        self.people[seat].line.end()
        await settle()

    async def start(self) -> None:
        assert isinstance(await self.room.do(self.seats[0].seat, "start", Start()), Applied)

    def a_move(self, seat: Seat, seed: int = 0) -> Act | None:
        """Some legal move of a seat."""
        view = observe(self.room.folded.room, seat).game
        assert view is not None
        move = random_move(view.menu, Random(seed)) if seat in view.waiting_for else None
        return None if move is None else Act(view.serial, move)

    def must_move(self, seat: Seat) -> Act:
        move = self.a_move(seat)
        assert move is not None
        return move

    async def play_until(self, phase: str, leave: int = 0) -> None:
        """Legal moves of whoever is waited for, until the phase, with so many of its moves left to make."""
        for step in range(500):
            view = observe(self.room.folded.room, self.seats[0].seat).game
            assert view is not None
            if view.phase == phase and len(view.waiting_for) <= (leave or 99):
                return
            seat = view.waiting_for[0]
            move = self.a_move(seat, step)
            assert move is not None
            command = BotMove(move) if seat in OWLS else move
            assert isinstance(await self.room.do(seat, f"auto-{step}-{view.serial}", command), Applied)
        raise AssertionError(f"{phase} was never reached")


def play(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(_cleanly(story))


async def _cleanly(story: Callable[[], Awaitable[None]]) -> None:
    await story()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await settle()
