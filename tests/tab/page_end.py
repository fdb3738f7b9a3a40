"""A page at the server of its tab, without a browser."""

import asyncio
from typing import TypeVar

import msgspec

from reverie.decks.library import Library
from reverie.decks.places import BUILT_IN
from reverie.tab.server import TabServer
from reverie.wire import PROTOCOL
from reverie.wire.bodies import Seated
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import ClientMessage, Hello, ServerMessage
from tab.build import later, shelf, words
from tests.tab.drawer import Drawer

T = TypeVar("T")
LIBRARY = Library((BUILT_IN,), bytes(32))
SHELF = msgspec.json.encode(shelf(LIBRARY))
LATER = msgspec.json.encode(later(LIBRARY)).decode()
"""What a page hands over right after the start."""
WORDS = {language: msgspec.json.encode(told).decode() for language, told in words(LIBRARY).items()}
"""And, in the page's language, before it."""


class PageEnd:
    """One line; `until` and `heard` as in `tests/front/message_port.py`."""

    def __init__(self, server: TabServer, line: int, tokens: tuple[str, ...]) -> None:
        self._server, self._line = server, line
        self._reader, self._news = FrameReader(), asyncio.Event()
        self.heard: list[ServerMessage] = []
        self.closed: int | None = None
        server.open(line, self._hear, self._end)
        self.say(Hello(PROTOCOL, tokens))

    def say(self, message: ClientMessage) -> None:
        self._server.hear(self._line, msgspec.json.encode(message).decode())

    def _hear(self, frame: str) -> None:
        self.heard.append(self._reader.read(frame.encode()))
        self._news.set()

    def _end(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def until(self, kind: type[T] | tuple[type[T], ...], after: int = 0) -> T:
        async with asyncio.timeout(30):
            while True:
                for message in self.heard[after:]:
                    if isinstance(message, kind):
                        return message
                self._news.clear()
                await self._news.wait()


async def opened(drawer: Drawer) -> TabServer:
    server = TabServer(SHELF, drawer.image, drawer.keep, pace=0.0)
    await server.start()
    return server


async def ask(
    server: TabServer, method: str, path: str, body: object = None, token: str | None = None
) -> tuple[int, str]:
    sent = body if isinstance(body, str) else "" if body is None else msgspec.json.encode(body).decode()
    return await server.ask(method, path, token, sent)


async def play_now(server: TabServer, ruleset: str = "dixit", bots: int = 3) -> Seated:
    status, said = await ask(
        server, "POST", "/api/play-now", {"name": "Ana", "ruleset": ruleset, "bots": bots}
    )
    assert status == 200, said
    return msgspec.json.decode(said, type=Seated)
