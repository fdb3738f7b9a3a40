"""A server without a network: one thread, a file, and ports that are lists of frames."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from reverie.bots.random_player import random_move
from reverie.front.answers import Answer
from reverie.front.house import FrontHouse
from reverie.front.limits import Limits
from reverie.front.port import PortClosed
from reverie.front.requests import ROUTES, VisitorRequest, ask
from reverie.front.talk import hold
from reverie.lobby.commands import Act
from reverie.rooms.admission import Admission
from reverie.rooms.clock import SystemClock
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import Galleries
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.room import RoomServices
from reverie.storage.inline import Inline
from reverie.storage.sqlite import SqliteStore
from reverie.wire import PROTOCOL
from reverie.wire.bodies import AboutBots, KeptFor
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import ClientMessage, Do, Hello, ServerMessage, View
from tests.web.paper import PaperLibrary

T = TypeVar("T")
ORIGIN = "http://reverie.test"


class Counts:
    frames_in = 0

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()

    def took(self, outcome: str, seconds: float) -> None:
        self.outcomes[outcome] += 1


class MessagePort:
    """The other end says things with `say` and finds what it was told in `heard`."""

    def __init__(self) -> None:
        self._coming: asyncio.Queue[str | type[PortClosed] | None] = asyncio.Queue()
        self._reader = FrameReader()
        self.heard: list[ServerMessage] = []
        self.closed: int | None = None
        self._news = asyncio.Event()

    def say(self, message: ClientMessage | str | None) -> None:
        text = message if isinstance(message, str | None) else msgspec.json.encode(message).decode()
        self._coming.put_nowait(text)

    def leave(self) -> None:
        self._coming.put_nowait(PortClosed)

    async def until(self, kind: type[T], after: int = 0) -> T:
        """The first message of this kind behind those that were heard before."""
        async with asyncio.timeout(30):
            while True:
                for message in self.heard[after:]:
                    if isinstance(message, kind):
                        return message
                self._news.clear()
                await self._news.wait()

    async def receive(self) -> str | None:
        if self.closed is not None:
            raise PortClosed
        found = await self._coming.get()
        if found is PortClosed:
            raise PortClosed
        assert not isinstance(found, type)
        return found

    async def send(self, frame: bytes) -> None:
        self.heard.append(self._reader.read(frame))
        self._news.set()

    async def close(self, code: int) -> None:
        self.closed = self.closed or code
        self.leave()
        self._news.set()

    def attend(self, connection: Connection) -> None:
        connection.express = self._pass_on

    async def finish(self) -> None:
        """Nothing waits here."""

    def _pass_on(self, connection: Connection) -> None:
        self.heard += [self._reader.read(frame) for frame in connection.take()]
        if connection.ended is not None and self.closed is None:
            self.closed = connection.ended
            self.leave()
        self._news.set()


class Server:
    def __init__(self, file: Path, **limits: Any) -> None:
        self.store = SqliteStore(file, Inline)
        self._stopped = False
        clock, library = SystemClock(), PaperLibrary()
        directory = Directory(RoomServices(self.store, clock, library, 0.0))
        self.house = FrontHouse(
            clock=clock,
            directory=directory,
            admission=Admission(directory, self.store, clock, library),
            galleries=Galleries(directory, self.store, clock, library),
            library=library,
            limits=Limits(lambda: 0.0, **limits),
            metrics=Counts(),
            kept=KeptFor(30, 30, None, 10, 30, None, True),
            bots=AboutBots(by_meaning=False),
        )

    async def stop(self) -> None:
        self.house.stopping = True
        if not self._stopped:
            self._stopped = True
            await self.house.directory.stop(1012)
            await self.store.close()

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> Answer:
        route = next(r for r in ROUTES if (r.method, r.path) == (method, path))
        sent = b"" if body is None else msgspec.json.encode(body)
        return await ask(self.house, route, VisitorRequest("somewhere", body=sent, **more))

    def talk(self, *tokens: str) -> tuple[MessagePort, "asyncio.Task[None]"]:
        port = MessagePort()
        if tokens:
            port.say(Hello(PROTOCOL, tokens))
        return port, asyncio.ensure_future(hold(self.house, port, "somewhere", ORIGIN))


async def play(port: MessagePort, rng: Random) -> int:
    """Any legal move whenever there is one, until the game is over; how many it took."""
    moves, seen = 0, 0
    while True:
        view = await port.until(View, seen)
        seen = len(port.heard)
        view = next(m for m in reversed(port.heard) if isinstance(m, View))
        game = view.view.game
        assert game is not None
        if game.phase == "over":
            return moves
        move = random_move(game.menu, rng) if view.seat in game.waiting_for else None
        if move is not None:
            moves += 1
            port.say(Do(f"m{moves}", Act(game.serial, move)))
