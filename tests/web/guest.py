"""A guest with a real socket: joins, records every frame, and plays any legal move."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import aiohttp
import msgspec

from reverie.bots.random_player import random_move
from reverie.game.ids import Seat
from reverie.game.views import GameView
from reverie.lobby.commands import Act, PlayerCommand
from reverie.web.options import Options
from reverie.web.server import running
from reverie.web.site import Site
from reverie.wire import PROTOCOL
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import Do, Done, Hello, Refused, ServerMessage, View
from tests.web.paper import PaperLibrary


@dataclass
class House:
    """A running server and a browser to reach it."""

    site: Site
    http: aiohttp.ClientSession

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.site.port}"

    async def post(self, path: str, body: Any = None, token: str | None = None, **headers: str) -> Any:
        status, answer = await self.ask(path, body, token, **headers)
        assert status == 200, answer
        return answer

    async def ask(
        self, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        async with self.http.post(self.origin + path, json=body or {}, headers=headers) as answer:
            return answer.status, await answer.json()

    async def connect(self, *tokens: str, show: Seat | None = None, **kind: Any) -> "Guest":
        ws = await self.http.ws_connect(f"{self.origin}/ws", origin=self.origin)
        guest = Guest(ws, Random(kind.pop("seed", 1)))
        await guest.send(Hello(PROTOCOL, tokens, show))
        guest.listening = asyncio.ensure_future(guest.listen())
        return guest


@asynccontextmanager
async def house(data: Path, **options: Any) -> AsyncIterator[House]:
    chosen: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "bot_pace": 0.0} | options
    async with (
        running(Options(data=data, **chosen), PaperLibrary()) as site,
        aiohttp.ClientSession() as http,
    ):
        yield House(site, http)


@dataclass
class Guest:
    ws: aiohttp.ClientWebSocketResponse
    rng: Random
    frames: list[bytes] = field(default_factory=list)
    messages: list[ServerMessage] = field(default_factory=list)
    """What the frames say; for a change the view that it leads to."""
    reader: FrameReader = field(default_factory=FrameReader)
    listening: "asyncio.Future[None] | None" = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    patience: float = 30
    """Seconds, where nothing else is said."""

    @property
    def view(self) -> View | None:
        return self.reader.view

    async def send(self, message: Any) -> None:
        await self.ws.send_str(msgspec.json.encode(message).decode())

    async def listen(self) -> None:
        async for message in self.ws:
            frame = message.data.encode()
            self.frames.append(frame)
            self.messages.append(self.reader.read(frame))
            self.changed.set()
        self.changed.set()

    async def until(self, wanted: Any, seconds: float | None = None) -> Any:
        """Wait until a look at the guest gives something."""
        async with asyncio.timeout(seconds or self.patience):
            while not (found := wanted(self)):
                self.changed.clear()
                await self.changed.wait()
        return found

    async def heard(self, kind: type, seconds: float | None = None) -> Any:
        return await self.until(lambda g: next((m for m in g.messages if isinstance(m, kind)), None), seconds)

    async def do(
        self, command: PlayerCommand, id: str | None = None, seat: Seat | None = None
    ) -> Done | Refused:
        id = id or uuid4().hex
        already = len(self.messages)
        await self.send(Do(id, command, seat))
        answer: Done | Refused = await self.until(
            lambda g: next(
                (m for m in g.messages[already:] if isinstance(m, Done | Refused) and m.id == id), None
            )
        )
        return answer

    async def play(self, enough: Callable[[GameView], bool] = lambda game: False) -> None:
        """Any legal move whenever there is one, until the game is over or it is enough."""
        while True:
            view: View = await self.until(lambda g: g.view is not None and _awaited(g.view) and g.view, 60)
            game = view.view.game
            assert game is not None
            if game.phase == "over" or enough(game):
                return
            move = random_move(game.menu, self.rng)
            if move is None:
                await self.until(lambda g, old=view: g.view is not old, 60)
                continue
            answer = await self.do(Act(game.serial, move))
            if isinstance(answer, Done):
                await self.until(lambda g, a=answer: g.view.version >= a.version)


def _awaited(view: View) -> bool:
    game = view.view.game
    return game is not None and (game.phase == "over" or view.seat in game.waiting_for)
