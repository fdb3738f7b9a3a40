"""A table on a random evening: people come, go, look away, take over; every frame they are sent is kept."""

import asyncio
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import msgspec

from reverie.bots.random_player import random_move
from reverie.front.house import FrontHouse
from reverie.front.limits import Limits
from reverie.front.port import PortClosed
from reverie.front.talk import hold
from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker
from reverie.game.settings import Settings, Timers
from reverie.lobby.commands import Act, AddBot, Configure, Leave, Lock, Pause, Start
from reverie.lobby.observe import observe
from reverie.lobby.options import options
from reverie.lobby.state import chair_of
from reverie.rooms.admission import Admission
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import Galleries
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.room import LiveRoom, RoomServices
from reverie.wire import PROTOCOL, bodies
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import Bye, ClientMessage, Do, Gone, Hello, Look, Show, View
from tests.contracts.memory_store import MemoryStore
from tests.front.message_port import ORIGIN, Counts
from tests.rooms.parlour import HandClock, settle
from tests.web.paper import PaperLibrary


class Listener:
    """The client's end of a connection: puts together what it is sent, unless it is deaf for a while."""

    def __init__(self, tokens: tuple[str, ...], frames: list[bytes], *, whole: bool) -> None:
        self.tokens = tokens
        self._frames = frames
        self.whole = whole
        self.deaf = False
        self.connection: Connection | None = None
        self.reader = FrameReader()
        self.gone: tuple[Seat, ...] = ()
        self.pictures: set[CardId] = set()
        self.ended = False
        self._coming: asyncio.Queue[str | None] = asyncio.Queue()

    def say(self, message: ClientMessage) -> None:
        if isinstance(message, Show):
            self.pictures.clear()  # as the page does with what it was shown before
        self._coming.put_nowait(msgspec.json.encode(message).decode())

    def hang_up(self) -> None:
        self._coming.put_nowait(None)

    async def receive(self) -> str | None:
        found = None if self.ended else await self._coming.get()
        if found is None:
            raise PortClosed
        return found

    async def send(self, frame: bytes) -> None:
        self._hear(frame)

    async def close(self, code: int) -> None:
        self.ended = True
        self.hang_up()

    def attend(self, connection: Connection) -> None:
        self.connection = connection
        connection.express = self._take

    async def finish(self) -> None:
        """Nothing waits here."""

    def listen(self) -> None:
        self.deaf = False
        if self.connection is not None:
            self._take(self.connection)

    def _take(self, connection: Connection) -> None:
        if self.deaf:
            return
        for frame in connection.take():
            self._hear(frame)
        if connection.ended is not None and not self.ended:
            self.ended = True
            self.hang_up()

    def _hear(self, frame: bytes) -> None:
        self._frames.append(frame)
        message = self.reader.read(frame)
        if isinstance(message, View):
            self.pictures |= set(message.pictures)
            self.gone = message.gone
        elif isinstance(message, Gone):
            self.gone = message.seats
        elif isinstance(message, Bye):
            self.ended = True


@dataclass
class Evening:
    rng: Random
    store: MemoryStore = field(default_factory=MemoryStore)
    clock: HandClock = field(default_factory=HandClock)
    code: str = ""
    tokens: list[str] = field(default_factory=list)
    listeners: list[Listener] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    """What has happened, to see that everything does."""
    house: FrontHouse = field(init=False)
    talks: "list[asyncio.Task[None]]" = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)
    """Everything that anybody was sent."""
    commands: int = 0
    names: int = 0
    kept: MemoryStore | None = None

    def __post_init__(self) -> None:
        self._open()

    def _open(self) -> None:
        library = PaperLibrary()
        directory = Directory(
            RoomServices(self.store, self.clock, library, 0.0, rng=Random(self.rng.random()))
        )
        self.house = FrontHouse(
            clock=self.clock,
            directory=directory,
            admission=Admission(directory, self.store, self.clock, library),
            galleries=Galleries(directory, self.store, self.clock, library),
            library=library,
            limits=Limits(lambda: 0.0, off=True),
            metrics=Counts(),
            kept=bodies.KeptFor(30, 30, None, 10, 30, None, own_file=True),
            bots=bodies.AboutBots(by_meaning=False),
        )

    async def begin(self, ruleset: str, people: int) -> None:
        chosen = Settings(
            ruleset=ruleset,
            decks=("paper",),
            target=8,
            rounds=1,
            timers=Timers(vote=self.rng.choice((None, 60))),
        )
        first = await self.house.admission.create(bodies.CreateRoom(self._name()))
        assert isinstance(first, bodies.Seated)
        self.code = first.room
        self.tokens.append(first.token)
        await self.connect(first.token)
        for _ in range(1, people):
            await self.join()
        await self.do(Seat(0), Configure(chosen))
        await self.do(Seat(0), Start())

    def _name(self) -> str:
        self.names += 1
        return f"Player {self.names}"

    async def room(self) -> LiveRoom:
        opened = await self.house.directory.get(self.code)
        assert opened is not None
        return opened.room

    async def connect(self, *tokens: str) -> Listener:
        listener = Listener(tokens, self.frames, whole=self.rng.random() < 0.1)
        self.listeners.append(listener)
        listener.say(Hello(PROTOCOL, tokens, whole=listener.whole))
        self.talks.append(asyncio.ensure_future(hold(self.house, listener, "somewhere", ORIGIN)))
        await settle()
        return listener

    async def do(self, seat: Seat, command: Any) -> None:
        """By the line that has the seat, so that its answer brings the frame; else beside all lines."""
        self.commands += 1
        line = next((x for x in self.alive() if x.connection and seat in x.connection.seats), None)
        if line is None or line.deaf:
            await (await self.room()).do(seat, f"c{self.commands}", command)
        else:
            line.say(Do(f"c{self.commands}", command, seat))
        await settle()

    def alive(self) -> list[Listener]:
        self.listeners = [x for x in self.listeners if not x.ended]
        return self.listeners

    # ---- what can happen

    async def move(self) -> None:
        room = (await self.room()).folded.room
        if room.game is None or room.game.result is not None:
            await self.do(room.host or Seat(0), Start())
            return
        for seat in self.rng.sample(room.game.ring, len(room.game.ring)):
            game = observe(room, seat).game
            assert game is not None
            move = random_move(game.menu, self.rng)
            if move is not None and (seat in game.waiting_for or self.rng.random() < 0.1):
                await self.do(seat, Act(game.serial, move))
                return

    async def join(self) -> None:
        invite = (await self.room()).invite
        joined = await self.house.admission.join(self.code, bodies.JoinRoom(self._name(), invite=invite))
        if isinstance(joined, bodies.Seated):
            self.tokens.append(joined.token)
            await self.connect(joined.token)

    async def take_over(self) -> None:
        invite = (await self.room()).invite
        peek = await self.house.admission.peek(self.code, bodies.PeekRoom(invite))
        assert isinstance(peek, bodies.Peek)
        for free in peek.seats_to_take:
            body = bodies.TakeOverSeat(free.seat, self._name(), invite)
            taken = await self.house.admission.take_over(self.code, body)
            if isinstance(taken, bodies.Seated):
                self.tokens.append(taken.token)
                await self.connect(taken.token)
                return

    async def leave(self) -> None:
        room = (await self.room()).folded.room
        people = [c.seat for c in room.chairs if c.holder == "player"]
        if len(people) > 2:
            await self.do(self.rng.choice(people), Leave())

    async def go_and_be_away(self) -> None:
        if len(self.alive()) > 2:
            self.rng.choice(self.alive()).hang_up()
        await settle()
        await self.clock.advance(self.rng.choice((1, 50, 70)))

    async def come_back(self) -> None:
        held = {token for x in self.alive() for token in x.tokens}
        missing = [token for token in self.tokens if token not in held]
        if missing:
            await self.connect(self.rng.choice(missing))

    async def share_a_device(self) -> None:
        several = self.rng.sample(self.tokens, min(len(self.tokens), self.rng.choice((2, 3))))
        if len(several) > 1:
            await self.connect(*several)

    async def show(self) -> None:
        shared = [x for x in self.alive() if len(x.tokens) > 1 and x.connection]
        for listener in shared:
            assert listener.connection is not None
            listener.say(Show(self.rng.choice((*listener.connection.seats, None))))
        await settle()

    async def watch(self) -> None:
        kind: Any = self.rng.choice(("spectator", "tv"))
        invite = (await self.room()).invite
        watching = await self.house.admission.watch(self.code, bodies.WatchRoom(kind, invite))
        if isinstance(watching, bodies.Watching):
            await self.connect(watching.token)

    async def look(self) -> None:
        self.rng.choice(self.alive()).say(Look())
        await settle()

    async def grow_deaf(self) -> None:
        for listener in self.alive():
            if listener.deaf:
                listener.listen()
            else:
                listener.deaf = self.rng.random() < 0.2
        await settle()

    async def steer(self) -> None:
        wish = self.rng.choice(
            (Pause(True), Pause(False), Pause(False), Lock(True), Lock(False), AddBot("Robin"))
        )
        await self.do((await self.room()).folded.room.host or Seat(0), wish)

    async def restart(self) -> None:
        await self.house.directory.stop(1012)
        await settle()
        self._open()
        await self.house.directory.start()
        gone, self.listeners = self.listeners, []
        for listener in gone:
            await self.connect(*listener.tokens)

    async def restore(self) -> None:
        """A backup is taken; the next time it is put back, as another log."""
        if self.kept is None:
            self.kept = deepcopy(self.store)
            return
        self.store, self.kept = self.kept, None
        self.store.name = f"restored at {self.commands}"
        await self.restart()

    HAPPENINGS: ClassVar = {
        move: 60,
        join: 2,
        take_over: 3,
        leave: 2,
        go_and_be_away: 4,
        come_back: 6,
        share_a_device: 2,
        show: 6,
        watch: 3,
        look: 2,
        grow_deaf: 5,
        steer: 3,
        restart: 1,
        restore: 1,
    }

    async def something(self) -> None:
        what = self.rng.choices(list(self.HAPPENINGS), list(self.HAPPENINGS.values()))[0]
        self.seen.add(what.__name__)
        await what(self)
        await settle()

    async def wanted(self, listener: Listener) -> bytes:
        """The whole view as it has to be, from the state."""
        room, connection = await self.room(), listener.connection
        assert connection is not None
        state, seat, frames = room.folded.room, connection.shown, room._frames
        view = observe(state, Onlooker.SPECTATOR if seat is None else seat)
        if seat is None and connection.seats:
            speaker = state.host if state.host in connection.seats else connection.seats[0]
            assert speaker is not None
            assert chair_of(state, speaker) is not None
            view = msgspec.structs.replace(view, menu=options(state, speaker))
        had = listener.reader.view
        assert had is not None
        head = frames._headed(room._now())
        return msgspec.json.encode(
            View(
                version=room.folded.version,
                epoch=self.store.name,
                now=had.now,
                since=room.folded.since,
                deadline=head.deadline,
                gone=had.gone,
                unread=head.unread,
                tv=room.connections.tv,
                view=view,
                seat=seat,
                pictures=had.pictures,
            )
        )
